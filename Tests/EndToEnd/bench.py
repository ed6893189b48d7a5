"""`make bench`: ours beside two others, in the same run, on the same machine, in one table.

Everything is measured from outside, in the same way for all: by the clock of WAYLAND_DEBUG inside the keyboard's process,
by the application's own report of its text, and by /proc. Numbers are medians of several runs; the keyboards take turns.
A finger types on lifting with ours and on touching with the others: each is measured from the event that types.
"""
import collections
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

import apps
import keyboards
import process_stats
import session
import touchscreen
import wire
from bench_table import print_table

LETTERS = "qwertyuiopasdfghjklzxcvbnm"
SENTENCE = "the quick brown fox jumps over a lazy dog and teh old freind will recieve some letters about music and books "
TYPING = {("zwp_virtual_keyboard_v1", "key"), ("zwp_input_method_v2", "commit_string")}


class Contestant:
    """How to start a keyboard and what it does differently."""

    def __init__(self, name, program):
        self.name, self.program = name, program
        self.types_on_lift = name == "pressboard"

    def start(self, desk, traced):
        if self.name == "pressboard":
            return keyboards.Pressboard(desk, self.program, traced=traced)
        return {"wvkbd": keyboards.Wvkbd, "squeekboard": keyboards.Squeekboard}[self.name](desk, traced=traced)

    def shift(self, keyboard):
        return keyboard.key("key.shift").centre

    def type_when_pressed(self, keyboard):
        """Has it type on touching, as the others always do."""
        if self.types_on_lift:
            keyboard.until(keyboard.listens, "a keyboard that listens")
            keyboard.set("insertOnKeyDown", True)


class Bench:
    """A desktop with a GTK 3 field focused and a hardware keyboard plugged in (one of the others types everything twice
    without)."""

    def __init__(self):
        self.session = session.Session("sway")

    def __enter__(self):
        self.session.__enter__()
        self.hardware_client = self.session.client()
        wire.HardwareKeyboard(self.hardware_client)
        self.app = apps.GTK3(self.session).wait_ready()
        return self

    def __exit__(self, *error):
        self.session.__exit__(*error)

    def show(self, contestant, traced):
        """Starts a keyboard and waits until it can be touched."""
        keyboard = contestant.start(self.session, traced)
        if traced:
            keyboard.wait_visible()
        else:
            self.session.events.until(lambda: self._drawn() or not keyboard.process.running, f"{contestant.name} drawn")
        return keyboard

    def _drawn(self):
        """The bottom of the screen is no longer the empty desktop or window: many colours."""
        width, height = self.session.size
        return len(self.session.picture((0, height - 60, width, 50)).colours((0, 0, width, 50))) > 3

    def type(self, keyboard, count, rest=0.018, start=0):
        """Taps `count` letters; (time down, time up) of each."""
        taps = []
        for n in range(start, start + count):
            taps.append(keyboard.tap(f"key.character.{LETTERS[7 * n % 26]}"))
            self.session.events.pace(rest)
        return taps

    def type_sentences(self, keyboard, count, rest=0.018):
        """The first `count` characters of sentences, one behind the other."""
        for n in range(count):
            character = SENTENCE[n % len(SENTENCE)]
            keyboard.tap("key.space" if character == " " else f"key.character.{character}")
            self.session.events.pace(rest)

    def expect(self, count, start=0):
        wanted = "".join(LETTERS[7 * n % 26] for n in range(start, start + count))
        # Ours sets a capital where a text begins.
        self.session.events.until(lambda: self.app.text.lower() == wanted, f"{count} letters", 20)


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


# The runs. Each returns name → value; values of several runs are put together by their median.


def run_start(contestant):
    """From exec to the commit that maps the surface, a text field focused; and from the first configure to it."""
    with Bench() as desk:
        keyboard = desk.show(contestant, traced=True)
        desk.session.events.pace(0.05)
        log = keyboard.log
        first = next(n for n, message in enumerate(log.messages) if _maps(log, message))
        configured = next(m for m in log.messages if m.is_event("zwlr_layer_surface_v1", "configure"))
        mapped = log.messages[first]
        return {"start": mapped.since(keyboard.process.started), "first redraw": (mapped.time - configured.time) / 1000}


def _maps(log, message):
    """The first commit of the keyboard's surface with a buffer."""
    surface = next((m.objects("wl_surface")[0] for m in log.messages
                    if m.is_request("zwlr_layer_shell_v1", "get_layer_surface")), None)
    attached = next((m for m in log.messages if m.is_request("wl_surface", "attach") and m.object == surface
                     and not m.arguments.startswith("nil")), None)
    return (attached is not None and message.is_request("wl_surface", "commit") and message.object == surface
            and message.time >= attached.time)


def run_typing(contestant, count):
    """Untraced: what typing costs, how long the text takes, what memory it leaves."""
    with Bench() as desk:
        keyboard = desk.show(contestant, traced=False)
        pid = keyboard.process.pid
        desk.session.events.pace(1)
        memory = process_stats.memory(pid)
        before = process_stats.activity(pid)
        taps = desk.type(keyboard, count)
        desk.expect(count)
        after = process_stats.activity(pid)
        delays = _until_text(desk, [up if contestant.types_on_lift else down for down, up in taps])
        return {"rss": memory.rss / 1024, "pss": memory.pss / 1024, "private dirty": memory.private_dirty / 1024,
                "cpu": after.since(before).cpu * 1000 / count, "threads": after.threads,
                "text median": statistics.median(delays), "text p95": percentile(delays, 0.95)}


def _until_text(desk, events):
    """Milliseconds from each event that types a letter to the application's report of it."""
    by_length = {}
    for time, text in desk.app.changes:
        by_length.setdefault(len(text), time)
    # A field gets slower as its one line grows; only while it is short is the keyboard what is measured.
    return [1000 * (by_length[n + 1] - time) for n, time in enumerate(events[:300]) if n + 1 in by_length]


def run_pressing(contestant, count):
    """Untraced, and every keyboard types when it is touched."""
    with Bench() as desk:
        keyboard = desk.show(contestant, traced=False)
        contestant.type_when_pressed(keyboard)
        desk.session.events.pace(1)
        taps = desk.type(keyboard, count)
        desk.expect(count)
        return {"press median": statistics.median(_until_text(desk, [down for down, _ in taps]))}


def run_words(contestant, count):
    """Sentences, and a word list with which words are suggested and put right: what that costs besides."""
    with Bench() as desk:
        desk.session.bring_words()
        keyboard = desk.show(contestant, traced=False)
        pid = keyboard.process.pid
        desk.session.events.pace(1)
        before = process_stats.activity(pid)
        desk.type_sentences(keyboard, count)
        desk.session.events.pace(1)
        typed = process_stats.activity(pid)
        desk.session.events.pace(5)
        rested = process_stats.activity(pid)
        assert "the old friend will receive" in desk.app.text, f"words were not put right: {desk.app.text[:80]!r}"
        return {"words cpu": typed.since(before).cpu * 1000 / count, "words wakeups": rested.since(typed).wakeups}


def run_vocabulary(contestant, count):
    """What `count` words leave in memory that a keyboard without a word list, which has typed nothing, does not have."""
    with Bench() as desk:
        keyboard = desk.show(contestant, traced=False)
        desk.session.events.pace(1)
        without = process_stats.memory(keyboard.process.pid)
    with Bench() as desk:
        desk.session.bring_words()
        keyboard = desk.show(contestant, traced=False)
        words = len(SENTENCE.split())
        for start in range(0, count, words):
            desk.type_sentences(keyboard, len(SENTENCE), rest=0.008)
            desk.session.events.until(lambda: "the old friend will receive" in desk.app.text, "words put right", 10)
            # Emptied, or it would get slower with each sentence.
            desk.app.obey("empty")
            desk.session.events.until(lambda: desk.app.text == "", "an empty field")
        desk.session.events.pace(1)
        return {"words dirty": (process_stats.memory(keyboard.process.pid).private_dirty - without.private_dirty) / 1024}


def run_traced(contestant, count):
    """Traced: what happens inside, from the keyboard's own protocol messages."""
    with Bench() as desk:
        keyboard = desk.show(contestant, traced=True)
        desk.session.events.pace(0.3)
        log = keyboard.log
        start = len(log.messages)
        desk.type(keyboard, count, rest=0.03)
        desk.expect(count)
        messages = log.messages[start:]
        typing = _delays(messages, "up" if contestant.types_on_lift else "down", _types)
        surface = log.surface
        redraws = _delays(messages, "down", lambda m: m.is_request("wl_surface", "commit") and m.object == surface)
        damage = sum(_area(m) for m in messages if m.object == surface and m.sent and m.interface == "wl_surface"
                     and m.name.startswith("damage"))
        start = len(log.messages)
        shift = contestant.shift(keyboard)
        for _ in range(20):
            desk.session.tap(*shift)
            desk.session.events.pace(0.4)   # slower than a double tap
        full = _delays(log.messages[start:], "up" if contestant.types_on_lift else "down",
                       lambda m: m.is_request("wl_surface", "commit") and m.object == surface)
        count_of = collections.Counter((m.interface, m.name) for m in messages if m.sent)
        return {"commit median": statistics.median(typing), "commit p99": percentile(typing, 0.99),
                "key redraw": statistics.median(redraws), "full redraw": statistics.median(full) if full else None,
                "damage": damage / count, "pools": count_of["wl_shm", "create_pool"],
                "keymaps": count_of["zwp_virtual_keyboard_v1", "keymap"]}


def _types(message):
    return (message.sent and (message.interface, message.name) in TYPING
            and (message.name != "key" or message.integers()[2] == 1))


def _delays(messages, event, is_answer):
    """Milliseconds from each touch event of that name to the first answer before the next."""
    delays, since = [], None
    for message in messages:
        if message.interface == "wl_touch" and not message.sent and message.name in ("down", "up"):
            since = message.time if message.name == event else since if event == "down" else None
        elif since is not None and is_answer(message):
            delays.append((message.time - since) / 1000)
            since = None
    return delays


def _area(message):
    _, _, width, height = message.integers()
    return min(width, 4096) * min(height, 4096)


def run_idle(contestants, seconds):
    """All at once, each on its own desktop: how often they wake when nobody touches them."""
    desks = {}
    results = {contestant.name: {} for contestant in contestants}
    try:
        for contestant in contestants:
            desk = Bench().__enter__()
            desks[contestant.name] = desk, contestant, desk.show(contestant, traced=False)
        for state in ("shown", "hidden"):
            for desk, contestant, keyboard in desks.values():
                if state == "hidden":
                    if contestant.name == "wvkbd":
                        keyboard.process.signal(10)     # SIGUSR1
                    desk.app.move_focus("button")
                desk.session.events.pace(1)
            before = {name: process_stats.activity(keyboard.process.pid) for name, (_, _, keyboard) in desks.items()}
            next(iter(desks.values()))[0].session.events.pace(seconds)
            for name, (_, _, keyboard) in desks.items():
                results[name][f"wakeups {state}"] = process_stats.activity(keyboard.process.pid).since(before[name]).wakeups
    finally:
        for desk, _, _ in desks.values():
            desk.__exit__(None, None, None)
    return results


def run_endurance(contestant, count):
    """What memory ten thousand taps leave behind, as a share of all that the keyboard has in memory. Only what it wrote
    itself tells: code is mapped sixteen pages at a time wherever the system has them, and shared buffers jump by whole
    pictures with what the compositor maps at the moment."""
    with Bench() as desk:
        keyboard = desk.show(contestant, traced=False)
        desk.type(keyboard, 100, rest=0.01)
        before = process_stats.memory(keyboard.process.pid)
        for start in range(100, count, 500):
            desk.type(keyboard, min(500, count - start), rest=0.004, start=start)
        desk.expect(count)
        after = process_stats.memory(keyboard.process.pid)
        return {"growth": 100 * (after.anonymous - before.anonymous) / before.rss}


def stripped_size(program):
    with tempfile.TemporaryDirectory() as directory:
        copy = shutil.copy(program, directory)
        subprocess.run(["strip", copy], check=True)
        return os.path.getsize(copy) / 1e6


def run(program, names, quick):
    touchscreen.build_shim("/", ".build/end-to-end")
    contestants = [Contestant(name, program) for name in names]
    starts, runs, taps, endurance, words, seconds = (3, 1, 200, 2000, 200, 5) if quick else (11, 5, 500, 10_000, 1000, 20)
    values = collections.defaultdict(lambda: collections.defaultdict(list))

    def measure(work, times, *arguments, of=contestants):
        for n in range(times):
            for contestant in of:
                print(f"  {work.__name__.removeprefix('run_')} {n + 1}/{times} {contestant.name}", file=sys.stderr)
                for row, value in work(contestant, *arguments).items():
                    if value is not None:
                        values[contestant.name][row].append(value)

    measure(run_start, starts)
    measure(run_typing, runs, taps)
    ours = [contestant for contestant in contestants if contestant.name == "pressboard"]
    measure(run_pressing, runs, taps, of=[contestant for contestant in contestants if contestant.name != "squeekboard"])
    measure(run_words, runs, taps, of=ours)
    measure(run_traced, runs, min(taps, 300))
    for name, idle in run_idle(contestants, seconds).items():
        for row, value in idle.items():
            values[name][row].append(value)
    measure(run_endurance, 1, endurance, of=ours)
    measure(run_vocabulary, 1, words, of=ours)
    if ours:
        values["pressboard"]["size"].append(stripped_size(program))
    medians = {name: {row: statistics.median(found) for row, found in rows.items()} for name, rows in values.items()}
    missed = print_table(medians, names)
    return 1 if missed else 0
