"""Runs cells, (suite, compositor, application, case), groups of them side by side, and reports each on a line."""
import concurrent.futures
import json
import os
import signal
import subprocess
import sys
import threading
import time
import traceback

import apps
import cases  # noqa: F401  (declares them)
import desk
import keyboards
import session
import touchscreen
from suites import CASES, SUITES, Group, Skip


def groups(suite, long=False):
    """Those that take longest come first, so that nothing waits for them at the end."""
    slow = ("chromium", "firefox", "gtk4view")
    pairs = [(compositor, application) for application in sorted(suite.applications, key=lambda name: name not in slow)
             for compositor in suite.compositors]
    return [Group(suite.name, *pair) for pair in pairs if long or suite.everyday is None or pair in suite.everyday]


def cells(group, only=(), long=False):
    return [case for case in CASES
            if group.application in case.applications and group.compositor in case.compositors
            and not (case.brief if long else case.long)
            and all(word in f"{group} {case.name}".split() for word in only)]


class Results:
    def __init__(self):
        self.counts = {"passed": 0, "failed": 0, "skipped": 0}
        self.bulk = dict.fromkeys(desk.COUNTED, 0)
        self.failures = []
        self.busy = 0   # cells in which the machine was too busy to judge all delays
        self._lock = threading.Lock()

    def report(self, cell, outcome, seconds, detail, bulk=None):
        with self._lock:
            self.counts[outcome] += 1
            for name, count in (bulk or {}).items():
                self.bulk[name] += count
            self.busy += bool(bulk and bulk["unjudged"])
            line = f"{outcome:8}{cell} ({seconds:.1f} s)" + (f": {detail}" if detail else "")
            print(line, flush=True)
            if outcome == "failed":
                self.failures.append(line)

    def typed_in_bulk(self):
        return ("in bulk {edits} edits, {letters} of them letters: {lost} lost, {doubled} doubled; {judged} delays judged, "
                "{unjudged} not, as the machine was too busy, in {busy} cells; apart from that {lost_at_switches} lost "
                "at {switches} switches of the application's own").format(**self.bulk, busy=self.busy)

    def summary(self):
        return ", ".join(f"{count} {outcome}" for outcome, count in self.counts.items())


def run_suite(suite, program, only, long, jobs):
    """Runs all its groups, `jobs` at a time; exit status."""
    results = Results()
    work = [group for group in groups(suite, long) if cells(group, only, long)]
    touchscreen.build_shim(suite.root, ".build/end-to-end")
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda group: _run_group_apart(group, program, only, long, results), work))
    # Once more, where they are looked for.
    print(*results.failures, results.typed_in_bulk(), sep="\n")
    print(results.summary(), flush=True)
    # A long run is to have tried every application.
    absent = sorted({program for group in work if (program := _absent(group))}) if long else []
    if absent:
        print(f"NOT ALL WAS RUN: there is no {', no '.join(absent)} in {suite.root}", flush=True)
    return 1 if results.counts["failed"] or absent or not results.counts["passed"] else 0


def _absent(group):
    """The program that the group's application needs, if it is not installed."""
    program = apps.KINDS[group.application].program
    return program if program and not os.path.exists(SUITES[group.suite].root + program) else None


def _run_group_apart(group, program, only, long, results):
    """Each group has a process of its own, so that none waits for another's events."""
    argv = [sys.executable, touchscreen.HERE, "group", *str(group).split(), "--program", program]
    argv += [argument for word in only for argument in ("--only", word)] + (["--long"] if long else [])
    worker = subprocess.Popen(argv, stdout=subprocess.PIPE, text=True, preexec_fn=session.end_with_parent)
    for line in worker.stdout:
        results.report(**json.loads(line))
    if worker.wait():
        results.report(str(group), "failed", 0, f"the group's process ended with {worker.returncode}")


def run_group(group, program, only, long):
    """In the group's own process: runs its cells, telling each result as a JSON line."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))   # leaves through every `finally`
    suite = SUITES[group.suite]
    todo = cells(group, only, long)
    if absent := _absent(group):
        for case in todo:
            _tell(group, case, "skipped", 0, f"SKIPPED: there is no {absent} here")
        return
    # Cells with the same keyboard stand together; those that need one for themselves get a new desktop.
    shared = [case for case in todo if not case.own_keyboard]
    by_options = {}
    for case in shared:
        by_options.setdefault((case.options, case.words), []).append(case)
    for members in by_options.values():
        _run_cells(group, suite, program, members, long)
    for case in todo:
        if case.own_keyboard:
            _run_cells(group, suite, program, [case], long)


def _run_cells(group, suite, program, members, long):
    """Cases that want the same keyboard."""
    remaining = list(members)
    while remaining:
        try:
            where, keyboard = _start(group, suite, program, members[0])
        except Exception as error:  # noqa: BLE001  (any failure to start fails the cells)
            for case in remaining:
                _tell(group, case, "failed", 0, f"the session did not start: {error}")
            return
        try:
            while remaining:
                case = remaining.pop(0)
                if not _run_cell(group, case, where, keyboard, long):
                    break   # what is left gets a fresh desktop
        finally:
            where.stop()


def _start(group, suite, program, case):
    """A session, and in it the keyboard that the case wants."""
    where = session.Session(group.compositor, suite.root).__enter__()
    try:
        if case.words:
            where.bring_words()
        return where, keyboards.Pressboard(where, program, *case.options)
    except BaseException:
        where.stop()
        raise


def _run_cell(group, case, where, keyboard, long):
    """True if the desktop is fit for the next cell."""
    began = time.monotonic()
    application, at_desk, outcome, detail = None, None, "passed", ""
    try:
        keyboard.help_with_text(case.helpers)
        before = keyboard.log.activations
        application = apps.KINDS[group.application](where).wait_ready()
        if application.has_input_method:
            keyboard.until(lambda: keyboard.log.active and keyboard.log.activations > before, "an active field")
        else:
            keyboard.ask("--show")
        keyboard.wait_visible()
        keyboard.changed()
        if not application.has_input_method:
            keyboard.show_page("alphabetic")    # nobody told the keyboard that this is another field
        at_desk = desk.Desk(where, keyboard, application, group, long)
        detail = case.run(at_desk) or ""
    except Skip as reason:
        outcome, detail = "skipped", str(reason)
    except Exception as error:  # noqa: BLE001  (every failure is the cell's)
        outcome, detail = "failed", f"{type(error).__name__}: {error}".splitlines()[0]
        _keep_evidence(group, case, where, keyboard)
    finally:
        for finger in list(where.fingers.fingers):
            where.fingers.cancel(finger)
        if application:
            application.stop()
    _tell(group, case, outcome, time.monotonic() - began, detail, at_desk.counts if at_desk else None)
    return outcome != "failed" and keyboard.process.running


def _keep_evidence(group, case, where, keyboard):
    directory = os.path.join("out", "e2e", "-".join([*str(group).split(), case.name]))
    os.makedirs(directory, exist_ok=True)
    with open(f"{directory}/trace.txt", "w") as file:
        traceback.print_exc(file=file)
    try:
        where.picture().save(f"{where.directory}/screen.png")
    except Exception as error:  # noqa: BLE001  (the evidence must not hide the failure)
        print(f"no screenshot: {error}", file=sys.stderr)
    keyboard.stop()     # as it ends it tells what it had to repair
    where.save_logs(directory)


def _tell(group, case, outcome, seconds, detail, bulk=None):
    print(json.dumps(dict(cell=f"{group} {case.name}", outcome=outcome, seconds=seconds, detail=detail,
                          bulk=bulk)), flush=True)
