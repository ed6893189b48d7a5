"""Long random typing. Nothing may be lost, doubled or moved, however the fingers come."""
import random
import time

import apps
import keyboards
from suites import case

from . import control, steps

LONGEST_TAP = 0.4   # seconds; a Backspace that is held longer may repeat
BACKSPACE = 14      # Linux's code of the key
LETTERS = "qwertyuiopasdfghjklzxcvbnm"


class RandomHand:
    """Two fingers at random: each comes down on some key and leaves a little later, often after the other has come
    down. Every touch counts, in the order of coming down."""

    def __init__(self, desk, seed, letters, backspace, pause):
        """`backspace` is the share of Backspaces; `pause(random)` the seconds from one touch to the next."""
        self.random = random.Random(seed)
        self.desk, self.letters, self.backspace, self.pause = desk, letters, backspace, pause
        self.keys = {}  # finger → its key
        self.since = {}  # finger → when it came down, and how many messages there were by then
        self.frames = desk.log.touch_frames     # that the keyboard will have been told of
        self.repeats = 0    # of Backspaces that were held too long

    def choose(self, shown):
        choice = self.random.random()
        if choice < self.backspace and len(shown) > 3:
            return "\b"
        if choice < self.backspace + 0.1 and shown and shown[-1] != " ":
            return " "
        return self.random.choice([letter for letter in self.letters if letter not in self.keys.values()])

    def run(self, touches, both=True):
        desk = self.desk
        self.plain = ""     # what a field would show
        for n in range(touches):
            finger = n % 2 if both else 0
            if finger in self.keys:
                self._lift(finger)
            character = self.choose(self.plain)
            x, y = desk.keyboard.key(keyboards.key_of(character)).at(*(self.random.uniform(0.25, 0.75) for _ in "xy"))
            desk.fingers.down(x, y, finger=finger)
            self.frames += 1
            self.keys[finger] = character
            self.since[finger] = time.monotonic(), len(desk.log.messages)
            self.plain = self.plain[:-1] if character == "\b" else self.plain + character
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
            down, since = self.since[finger]
            held = time.monotonic() - down
            self.desk.fingers.up(finger)
            self.frames += 1
            if key == "\b" and held > LONGEST_TAP:
                self._count_repeats(since, held)

    def _count_repeats(self, since, held):
        """The machine stood still with a Backspace down, so it may have repeated: as often as the text says, but no oftener
        than it was sent as a key since then."""
        desk = self.desk
        desk.keyboard.until(lambda: desk.log.touch_frames >= self.frames, "the keyboard told of each touch")
        desk.settled()
        steps.barrier(desk)
        sent = desk.log.pressed_keys(since).count(BACKSPACE)
        # The first may have taken back a letter before that was sent, and then neither was. Not so in a terminal: that
        # answers nothing and may not have got to all of them, but all are sent.
        repeats = [max(0, sent - 1)] if desk.group.application == "foot" else range(sent + 1)

        def as_often():
            return next((n for n in repeats if desk.app.edited(desk.keys_typed + "\b" * n) == desk.app.text), None)
        desk.events.until(lambda: as_often() is not None, lambda: f"a Backspace held for {held:.1f} s and sent {sent} "
                          f"times: {apps.describe(desk.app.text, desk.text())}", 5)
        count = as_often()
        desk.typed("\b" * count)
        self.plain = self.plain[:len(self.plain) - count]
        self.repeats += count


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
    return _type(desk, RandomHand(desk, seed, LETTERS, 0.14, lambda random: 0.05 + random.expovariate(60)), 1000)


@case(long=True, applications=("gtk4", "qt6"), compositors=("sway",), own_keyboard=True)
def two_thousand_letters(desk):
    """Twenty a second, bursts among them, one in seven a Backspace: the rate at which sending plainly loses letters on a
    compositor that drops commits with a stale serial."""
    return _type(desk, RandomHand(desk, 7, "abcdefghijklmnop", 1 / 7, lambda random: random.expovariate(20)), 2000, both=False)


def _type(desk, hand, touches, both=True):
    hand.run(touches, both)
    desk.expect_counting(desk.keys_typed, 20)
    desk.check()
    _assert_sound(desk)
    repeats = f", of a Backspace {hand.repeats} repeats" if hand.repeats else ""
    return f"{touches} touches{repeats}, repairs: {control.repairs(desk)}"
