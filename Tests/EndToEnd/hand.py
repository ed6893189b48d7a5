"""A hand in haste: it types on without looking, and notes what it did."""
import collections
import difflib
import random
import time

import keyboards

LETTERS = "abcdefghijklmnopqrstuvwxyz"
# Linux's codes of the keys of a US keyboard.
CODES = {14: "\b", 28: "\n", 57: " ", **{
    first + n: letter for first, row in ((16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"))
    for n, letter in enumerate(row)}}

Edit = collections.namedtuple("Edit", "character asked")     # `asked`: the time of day; None for a touch
Delay = collections.namedtuple("Delay", "milliseconds edit")


class Hand:
    """Touches keys of the page that is shown, and asks over the control socket for what they do not type. All of it
    is handled in the order in which it was done."""

    def __init__(self, desk):
        self.desk = desk
        self.edits = []
        self.latest = 0.0   # by so many seconds it was late for an edit: how busy the machine is
        desk.keyboard.read_keys()
        desk.events.catch_up()      # the keyboard has answered, so all that it has logged before is there
        self._start = len(desk.log.messages)
        self._frames = desk.log.touch_frames    # that the keyboard will have been told of

    def tap(self, character, hold=0.008):
        self.desk.tap(keyboards.key_of(character), hold)
        self._frames += 2
        self._note(Edit(character, None))

    def insert(self, text):
        self.felt()
        asked, _ = self.desk.keyboard.drive(f"insert {text}")
        self._note(Edit(text, asked))

    def type(self, text):
        """What has no key of its own on the page is asked for."""
        for character in text:
            if keyboards.key_of(character) in self.desk.keyboard.keys:
                self.tap(character)
            else:
                self.insert(character)

    def replace(self, old, new):
        self.felt()
        self.desk.keyboard.drive(f"replace {old}\t{new}")

    def move_caret(self, offset):
        self.felt()
        self.desk.keyboard.drive(f"caret {offset}")

    def felt(self):
        """Returns once the keyboard has heard of every touch."""
        self.desk.keyboard.until(lambda: self.desk.log.touch_frames >= self._frames, "the keyboard told of each touch")

    def _note(self, edit):
        self.edits.append(edit)
        self.desk.typed(edit.character)

    def at_a_rate(self, rate, characters):
        """`rate` a second; the seconds it took."""
        began = time.monotonic()
        for n, character in enumerate(characters):
            self.desk.events.pace(max(0, began + n / rate - time.monotonic()))
            self.latest = max(self.latest, time.monotonic() - began - n / rate)
            self.type(character)
        return time.monotonic() - began

    def delays(self):
        """From each edit to the request that it became. What was taken back before it could be sent became none; fails
        if many others seem to have become none."""
        messages = self.desk.log.messages[self._start:]
        touches = zip([message for message in messages if message.is_event("wl_touch", "down")],
                      [message for message in messages if message.is_event("wl_touch", "up")])
        made = [(edit, None if edit.asked else next(touches)) for edit in self.edits]
        sent, modifiers = [], 0
        for message in messages:
            if message.is_request("zwp_virtual_keyboard_v1", "modifiers"):
                modifiers = message.integers()[0]
            sent += [(_told_apart(character), message) for character in _typed_by(message, modifiers)]
        # What was sent again is there twice.
        pairs = difflib.SequenceMatcher(None, [_told_apart(edit.character) for edit, _ in made],
                                        [character for character, _ in sent], autojunk=False).get_matching_blocks()
        delays, known, end = [], 0, 0
        for pair in pairs:
            known += _taken_back([edit.character for edit, _ in made[end:pair.a]])
            end = pair.a + pair.size
            delays += [Delay(_milliseconds(sent[pair.b + n][1], *made[pair.a + n]), made[pair.a + n][0])
                       for n in range(pair.size)]
        known += len(delays)
        assert known >= 0.9 * len(made), f"{known} of {len(made)} edits can be told apart in the log"
        return delays


def _taken_back(characters):
    """How many of them were typed and taken back, or took something back."""
    standing = count = 0
    for character in characters:
        if character != "\b":
            standing += 1
        elif standing:
            standing, count = standing - 1, count + 2
    return count


def _told_apart(character):
    """The same for all that the log does not tell apart: what goes as a key with modifiers."""
    return character if character in CODES.values() else "other"


def _typed_by(message, modifiers):
    """The characters that a request types; None for one that is not known."""
    if message.is_request("zwp_input_method_v2", "commit_string"):
        return list(message.string())
    if message.is_request("zwp_virtual_keyboard_v1", "key"):
        _, code, state = message.integers()
        return [None if modifiers else CODES.get(code)] if state else []
    return []


def _milliseconds(request, edit, touch):
    if edit.asked:
        return request.since(edit.asked)
    # A tap types when the finger leaves, unless it has done so before.
    down, up = touch
    return (request.time - (up if up.time <= request.time else down).time) / 1000


def edits_at_random(seed, count, accents="é"):
    """Letters; one edit in seven is a Backspace, one in thirty an accent."""
    chance, shown = random.Random(seed), 0
    for _ in range(count):
        choice = chance.random()
        if choice < 1 / 7 and shown:
            shown -= 1
            yield "\b"
        else:
            shown += 1
            yield chance.choice(accents) if accents and choice > 29 / 30 else chance.choice(LETTERS)


def difference(got, wanted):
    """How many letters of `wanted` are missing and how many of `got` are too many."""
    lost = doubled = 0
    for kind, a, b, c, d in difflib.SequenceMatcher(None, wanted, got, autojunk=False).get_opcodes():
        if kind != "equal":
            lost, doubled = lost + b - a, doubled + d - c
    return lost, doubled


def share(delays, part):
    """The milliseconds that this part of them do not exceed."""
    values = sorted(delay.milliseconds for delay in delays)
    return values[min(len(values) - 1, int(len(values) * part))]


def spread(delays):
    """Median, 95th percentile and longest, in words."""
    return "/".join(f"{share(delays, part):.2f}" for part in (0.5, 0.95, 1)) if delays else "none"
