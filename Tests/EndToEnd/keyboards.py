"""On-screen keyboards: ours, and the two that we are measured against."""
import os
import socket
import time
from dataclasses import dataclass

import protocol_log


@dataclass(frozen=True)
class Key:
    """A drawn key, in pixels of the output."""
    id: str
    x: float
    y: float
    width: float
    height: float
    label: str

    @property
    def centre(self):
        return self.x + self.width / 2, self.y + self.height / 2

    def at(self, across, down):
        """A point of the key; 0…1 from left to right and from top to bottom."""
        return self.x + self.width * across, self.y + self.height * down


class Keyboard:
    """A running on-screen keyboard whose protocol messages are followed."""

    name = None

    def __init__(self, where, argv, environment=None, traced=True):
        self.session = where
        self.log = protocol_log.KeyboardLog()
        self.errors = []    # what it says itself
        number = sum(1 for process in where.processes if process.name.startswith(self.name))
        self.process = where.start(f"{self.name}-{number}", argv,
                                   {**({"WAYLAND_DEBUG": "1"} if traced else {}), **(environment or {})},
                                   on_error=self._take if traced else None)

    def _take(self, line):
        self.log.feed(line)
        if not line.startswith("["):
            self.errors.append(line)

    def until(self, condition, what, seconds=10):
        self.session.events.until(lambda: condition() or not self.process.running, what, seconds)
        if not self.process.running:
            raise RuntimeError(f"{self.name} ended with {self.process.status}: {self.process.errors()}")

    def wait_visible(self):
        self.until(lambda: self.log.visible, "the keyboard on the screen")
        return self

    def wait_hidden(self):
        self.until(lambda: not self.log.visible, "the keyboard gone from the screen")

    def tap(self, key, hold=0.012, finger=0):
        return self.session.tap(*self.key(key).centre, hold, finger)

    def key(self, key_id):
        raise NotImplementedError

    def stop(self):
        self.process.stop()


class Peer(Keyboard):
    """Somebody else's: English letters in ten equal columns, three rows of known height at 720 × 1440."""

    argv, rows = None, None
    LETTERS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")

    def __init__(self, where, **options):
        super().__init__(where, self.argv, **options)
        width, height = where.size
        column = width / 10
        self._keys = {}
        for y, letters, indent in zip(self.rows, self.LETTERS, (0, 0.5, 1.5)):
            for n, letter in enumerate(letters):
                key_id = f"key.character.{letter}"
                self._keys[key_id] = Key(key_id, column * (n + indent), height - y - 15, column, 30, letter)
        # Left of the third row.
        self._keys["key.shift"] = Key("key.shift", column / 4, height - self.rows[2] - 15, column, 30, "")

    def key(self, key_id):
        return self._keys[key_id]


class Wvkbd(Peer):
    """It types keys, on touch-down, and is always shown."""
    name, argv, rows = "wvkbd", ["wvkbd-mobintl"], (148, 107, 66)

    def __init__(self, where, **options):
        width, height = where.size
        self._place = 0, height - 100, width, 20
        self._empty = where.picture(self._place)
        super().__init__(where, **options)

    def wait_visible(self):
        """It is never told that its surface has entered an output, so the screen itself is looked at."""
        self.until(lambda: self.session.picture(self._place) != self._empty, "wvkbd on the screen")
        return self


class Squeekboard(Peer):
    """It commits strings, on touch-down, while a text field is active."""
    name, argv, rows = "squeekboard", ["squeekboard"], (199, 143, 87)


class Pressboard(Keyboard):
    """Ours. What stands where is asked of the running keyboard and read anew whenever a key may have changed it."""

    name = "pressboard"
    PAGES = ("alphabetic", "numeric", "symbolic")
    HELPERS = ("autoCapitalization", "smartPunctuation", "periodShortcut", "punctuationSpacing", "deleteByWord",
               "autoCorrection", "slideToType")

    def __init__(self, where, program, *options, **more):
        self.program = where.bring(program)
        # It tells, as it ends, what the text path had to repair; and it takes edits over its socket.
        super().__init__(where, [self.program, *options], {"PRESSBOARD_STATS": "1", "PRESSBOARD_DRIVE": "1"}, **more)
        self._control = f"{where.runtime}/pressboard-{where.display}.sock"
        self._helps = None  # as it comes
        self._keys = None
        self._page_of = {}  # character → the page it was seen on

    # Geometry

    @property
    def keys(self):
        if self._keys is None:
            self.read_keys()
        return self._keys

    def read_keys(self):
        """The keys on the screen now, by id."""
        status, output, errors = self.ask("keys")
        if status:
            raise RuntimeError(f"pressboard keys: exit status {status}: {errors}")
        self._keys = parse_keys(output, self.session.scale)
        for key_id in self._keys:
            if character := typed_by(key_id):
                self._page_of.setdefault(character, self.page)
        return self._keys

    def changed(self):
        """Something was typed that may have changed page or case."""
        self._keys = None

    def key(self, key_id):
        if key_id not in self.keys:
            raise KeyError(f"no {key_id} on the {self.page} page")
        return self.keys[key_id]

    def ask(self, *options):
        """Runs the program as a command beside the daemon; exit status, output and errors."""
        return self.session.run([self.program, *options])

    def drive(self, edit):
        """Asks for an edit that no finger made; when it was asked for, and the lines of the answer."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(5)
            line.connect(self._control)
            began = time.time()
            line.sendall(f"drive {edit}\n".encode())
            answer = b""
            while piece := line.recv(4096):
                answer += piece
        status, *lines = answer.decode().split("\n")
        assert status == "ok", f"{edit!r} is answered with {status!r}"
        return began, lines

    def help_with_text(self, helps):
        """Turns everything on or off that makes other text of what the keys say. The rest stays as it comes."""
        if helps != self._helps:
            self._helps = helps
            self.until(self.listens, "a keyboard that listens")
            for field in self.HELPERS:
                self.set(field, helps)
            self.changed()

    def set(self, field, holds):
        """Turns a setting of `KeyboardBehavior` on or off."""
        _, answer = self.drive(f"set {field}={str(holds).lower()}")
        assert "refused" not in answer, f"there is no {field}"

    def listens(self):
        try:
            return self.drive("look")
        except (FileNotFoundError, ConnectionRefusedError):
            return False

    def believed(self):
        """What it takes the text around the caret to be, as far as it knows: before, selected, after, shadow, settled."""
        return dict((line.split(" ", 1) + [""])[:2] for line in self.drive("look")[1] if line)

    @property
    def page(self):
        if "key.shift" in self.keys:
            return "alphabetic"
        return "symbolic" if "key.type.numeric" in self.keys else "numeric"

    @property
    def upper(self):
        """Capitals are on the keys."""
        return self.keys["key.character.a"].label == "A"

    # Using it

    def show_page(self, page):
        while self.page != page:
            before = self.page
            way = page if f"key.type.{page}" in self.keys else "numeric"
            self.tap(f"key.type.{way}")
            self._await(lambda: self.page != before, f"a page other than {before}")

    def show_case(self, upper):
        if self.upper != upper:
            self.tap("key.shift")
            self._await(lambda: self.upper == upper, "capitals" if upper else "small letters")

    def find(self, character):
        """Goes to the page that `character` is on and returns the id of its key."""
        key_id = key_of(character)
        for page in (self.page, self._page_of.get(character), *self.PAGES):
            if page:
                self.show_page(page)
                if key_id in self.keys:
                    break
        else:
            raise KeyError(f"no page has {character!r}")
        if character.isascii() and character.isalpha():
            self.show_case(character.isupper())
        return key_id

    def _await(self, condition, what):
        """Reads the keys again at each sign of life until they are as wanted."""
        def holds():
            self.changed()
            return condition()
        self.until(holds, what)


SPECIAL = {" ": "key.space", "\b": "key.backspace", "\n": "key.primary"}


def key_of(character):
    """The id of the key that types it."""
    if character in SPECIAL:
        return SPECIAL[character]
    if ord(character[0]) >= 0x1F000:
        return "key.emoji." + "-".join(f"{ord(scalar):X}" for scalar in character)
    return "key.character." + character.lower()


def typed_by(key_id):
    """The character a key types, in lower case; None for keys that type none."""
    if key_id.startswith("key.character."):
        return key_id.removeprefix("key.character.")
    if key_id.startswith("key.emoji."):
        return "".join(chr(int(scalar, 16)) for scalar in key_id.removeprefix("key.emoji.").split("-"))
    return None


def parse_keys(output, scale=1):
    keys = {}
    for line in output.splitlines():
        key_id, x, y, width, height, label = line.split("\t")
        x, y, width, height = (float(value) * scale for value in (x, y, width, height))
        if key_id in keys:
            raise ValueError(f"two keys are called {key_id}")
        keys[key_id] = Key(key_id, x, y, width, height, label)
    return keys
