"""`make order`: which functions of Swift's runtime and of libstdc++ a keyboard runs, in the order of their first call.

The linker puts them side by side. Otherwise they lie strewn over three megabytes, and as the kernel maps sixteen pages
around each one that is touched, nearly all of that counts as the program's memory.
"""
import json
import re
import subprocess

import keyboards
from bench import LETTERS, Bench

HEAD = """# Functions of the Swift runtime and of libstdc++ that a keyboard runs, in the order of their first call: the linker
# puts them side by side, see Makefile. Made by `make order`; names that a later runtime lacks are passed over.
"""


def run(program, out):
    called = _called(program)
    runtime = _movable(_runtime_library()) | _movable(_compiler_library("libstdc++.a"))
    order = [name for name in called if name in runtime]
    with open(out, "w") as file:
        file.write(HEAD + "".join(name + "\n" for name in order))
    print(f"{out}: {len(order)} functions")
    return 0


def _called(program):
    """The names of the program's functions in the order of the profile, which is that of the first calls."""
    with Bench() as desk:
        session = desk.session
        copy = session.bring(program)
        profile = session.runtime + "/profile"
        keyboard = _Profiled(session, copy, profile)
        session.events.until(lambda: desk._drawn() or not keyboard.process.running, "a drawn keyboard", 60)
        _use(desk, keyboard)
        keyboard.stop()
        names, inside = {}, False
        with open(profile) as file:
            for line in file:
                if line.startswith("ob="):
                    inside = line.strip() == "ob=" + copy
                elif inside and line.startswith("fn="):
                    # Recursion is told by a number behind an apostrophe.
                    names.setdefault(re.sub(r"'\d+$", "", line[3:].strip()))
        return list(names)


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
    for n in range(60):
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


def _movable(library):
    """The functions of a library that have a section of their own; all others can only be moved together."""
    listed = subprocess.run(["objdump", "--syms", library], check=True, text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL).stdout
    return set(re.findall(r"^[0-9a-f]+ .{5} F \.text\.\S+\t[0-9a-f]+ (?:\.\w+ )?(\S+)$", listed, re.MULTILINE))
