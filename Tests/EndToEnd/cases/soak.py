"""Long random typing. Nothing may be lost, doubled or moved, however the fingers come."""
import random
import time

import apps
import keyboards
from suites import Skip, case

from . import control

LETTERS = "qwertyuiopasdfghjklzxcvbnm"


class RandomHand:
    """Two fingers at random: each comes down on some key and leaves a little later, often after the other has come
    down. Every touch counts, in the order of coming down."""

    def __init__(self, desk, seed, letters, backspace, pause):
        """`backspace` is the share of Backspaces; `pause(random)` the seconds from one touch to the next."""
        self.random = random.Random(seed)
        self.desk, self.letters, self.backspace, self.pause = desk, letters, backspace, pause
        self.keys = {}  # finger → its key
        self.since = {}  # finger → when it came down

    def choose(self, shown):
        choice = self.random.random()
        if choice < self.backspace and len(shown) > 3:
            return "\b"
        if choice < self.backspace + 0.1 and shown and shown[-1] != " ":
            return " "
        return self.random.choice([letter for letter in self.letters if letter not in self.keys.values()])

    def run(self, touches, both=True):
        desk = self.desk
        plain = ""  # what a field would show
        for n in range(touches):
            finger = n % 2 if both else 0
            if finger in self.keys:
                self._lift(finger)
            character = self.choose(plain)
            x, y = desk.keyboard.key(keyboards.key_of(character)).at(*(self.random.uniform(0.25, 0.75) for _ in "xy"))
            desk.fingers.down(x, y, finger=finger)
            self.keys[finger] = character
            self.since[finger] = time.monotonic()
            plain = plain[:-1] if character == "\b" else plain + character
            desk.typed(character)
            pause = self.pause(self.random)
            if not both or self.random.random() < 0.6 or character == "\b":     # a held Backspace would repeat
                hold = min(pause, 0.1) * self.random.uniform(0.1, 0.9)
                desk.events.pace(hold)
                self._lift(finger)
                pause -= hold
            desk.events.pace(pause)
            assert desk.keyboard.process.running, "the keyboard has ended"
        for finger in list(self.keys):
            self._lift(finger)

    def _lift(self, finger):
        if key := self.keys.pop(finger, None):
            held = time.monotonic() - self.since[finger]
            self.desk.fingers.up(finger)
            if key == "\b" and held > 0.45:
                raise Skip(f"this machine stood still: a Backspace was held for {held:.1f} s, and so it repeated")


def _assert_sound(desk):
    assert not any("error" in message.name and message.interface == "wl_display" for message in desk.log.messages
                   if not message.sent), "a protocol error"


@case(applications=("gtk4", "foot"), compositors=("sway",), own_keyboard=True)
def soak_on_sway(desk):
    return _soak(desk, 12)


@case(applications=("gtk3", "qt6"), compositors=("phoc",), own_keyboard=True)
def soak_on_phoc(desk):
    return _soak(desk, 34)


def _soak(desk, seed):
    RandomHand(desk, seed, LETTERS, 0.14, lambda random: 0.05 + random.expovariate(60)).run(1000)
    desk.app.expect(desk.text(), 15)
    desk.check()
    _assert_sound(desk)
    return f"{len(desk.keys_typed)} touches, repairs: {control.repairs(desk)}"


@case(long=True, applications=("gtk4", "qt6"), compositors=("sway",), own_keyboard=True)
def two_thousand_letters(desk):
    """Twenty a second, bursts among them, one in seven a Backspace: the rate at which sending plainly loses letters on a
    compositor that drops commits with a stale serial."""
    RandomHand(desk, 7, "abcdefghijklmnop", 1 / 7, lambda random: random.expovariate(20)).run(2000, both=False)
    desk.app.expect(desk.text(), 20)
    desk.check()
    _assert_sound(desk)
    return f"2000 letters, repairs: {control.repairs(desk)}"
