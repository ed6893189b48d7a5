"""`make order`: which functions a keyboard runs, ours, those of Swift's runtime and of libstdc++: first those of every
tap, then all others, each in the order of their first call.

The linker puts them side by side. Otherwise they lie strewn over five megabytes, and as the kernel maps sixteen pages
around each one that is touched, nearly all of that counts as the program's memory. And a tap that finds its code on
120 pages instead of 260 takes a tenth less of the processor's time.
"""
import collections
import glob
import json
import os
import re
import subprocess

import keyboards
from bench import LETTERS, Bench

HEAD = """# Functions that a keyboard runs, those of every tap first: the linker puts them side by side, see Makefile.
# Made by `make order`; names that are gone since then are passed over.
"""
LETTER_TAPS = 60


def run(program, out):
    called = _calls(program)
    libraries = [_runtime_library(), _compiler_library("libstdc++.a"), *_objects(program)]
    movable = set().union(*map(_movable, libraries))
    ordered = [name for name in called if name in movable]
    # Callgrind numbers functions as they come; sorting keeps that order.
    ordered.sort(key=lambda name: called[name] < LETTER_TAPS / 2)
    with open(out, "w") as file:
        file.write(HEAD + "".join(name + "\n" for name in ordered))
    print(f"{out}: {len(ordered)} functions")
    return 0


def _calls(program):
    """How often each of the program's functions was called, in the order of the profile, which is that of the first
    calls."""
    with Bench() as desk:
        session = desk.session
        copy = session.bring(program)
        profile = session.runtime + "/profile"
        keyboard = _Profiled(session, copy, profile)
        session.events.until(lambda: desk._drawn() or not keyboard.process.running, "a drawn keyboard", 60)
        _use(desk, keyboard)
        keyboard.stop()
        calls, counts, inside, callee = {}, collections.Counter(), False, None
        with open(profile) as file:
            for line in file:
                what, _, name = line.strip().partition("=")
                # Recursion is told by a number behind an apostrophe.
                name = re.sub(r"'\d+$", "", name)
                if what == "ob":
                    inside = name == copy
                elif what == "fn" and inside:
                    calls.setdefault(name)
                elif what == "cfn":
                    callee = name
                elif what == "calls":
                    counts[callee] += int(name.split()[0])
        return {name: counts[name] for name in calls}


class _Profiled(keyboards.Pressboard):
    def __init__(self, session, program, profile):
        self.program, self.arguments = program, ()
        keyboards.Keyboard.__init__(self, session, [
            "valgrind", "--tool=callgrind", "--demangle=no", "--compress-strings=no", "--compress-pos=no",
            f"--callgrind-out-file={profile}", program], traced=False)
        self._keys, self._page_of = None, {}


def _use(desk, keyboard):
    """What people do most: letters, space, Backspace, Return, capitals, pages, another field."""
    session = desk.session

    def tap(key_id, hold=0.05):
        keyboard.tap(key_id, hold)
        session.events.pace(0.2)
    session.events.pace(3)
    for n in range(LETTER_TAPS):
        tap(f"key.character.{LETTERS[7 * n % 26]}")
    for key_id in ("key.space", "key.backspace", "key.primary"):
        tap(key_id)
    for upper in (True, False):
        keyboard.show_case(upper)
        tap("key.character.a")
        keyboard.changed()
    for page in ("numeric", "symbolic", "alphabetic"):
        keyboard.show_page(page)
    tap("key.backspace", 0.9)
    desk.app.move_focus("button")
    session.events.pace(1)
    desk.app.move_focus("field")
    session.events.pace(1.5)
    tap("key.character.z")


def _runtime_library():
    told = subprocess.run(["swiftc", "-print-target-info", "-static-stdlib"], check=True, capture_output=True)
    return json.loads(told.stdout)["paths"]["runtimeResourcePath"] + "/linux/libswiftCore.a"


def _compiler_library(name):
    return subprocess.run(["gcc", "-print-file-name=" + name], check=True, capture_output=True, text=True).stdout.strip()


def _objects(program):
    """What the program itself was compiled to."""
    return glob.glob(os.path.dirname(os.path.abspath(program)) + "/*.build/**/*.o", recursive=True)


def _movable(library):
    """The functions of a library that have a section of their own; all others can only be moved together."""
    listed = subprocess.run(["objdump", "--syms", library], check=True, text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL).stdout
    return set(re.findall(r"^[0-9a-f]+ .{5} F \.text\.\S+\t[0-9a-f]+ (?:\.\w+ )?(\S+)$", listed, re.MULTILINE))
