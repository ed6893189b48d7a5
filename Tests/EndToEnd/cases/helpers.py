"""What helps with the text, by touch: capitals, stops, quotes, words deleted, the caret dragged, callouts."""
from suites import case

from . import steps

HELPED = ("gtk3", "gtk4", "firefox")


def _tap(desk, text):
    """Taps the keys of `text` without a look at the case: it comes by itself."""
    for character in text:
        if character.isalpha():
            desk.keyboard.show_page("alphabetic")
            desk.tap(f"key.character.{character.lower()}")
        else:
            desk.tap(desk.keyboard.find(character))
        desk.events.pace(0.03)
        desk.keyboard.changed()


def _expect(desk, text):
    desk.app.expect(text)
    steps.barrier(desk)
    desk.app.expect(text)


def _drag_space_bar(desk, across):
    """A finger that comes down on the space bar and moves so far."""
    x, y = desk.keyboard.key("key.space").centre
    desk.fingers.down(x, y)
    for n in range(1, 13):
        desk.events.pace(0.02)
        desk.fingers.motion(x + across * n / 12, y)
    desk.events.pace(0.1)
    desk.fingers.up()


def _choose_from_callout(desk, letter, slide):
    """A long press, and what stands so far from the letter's own place."""
    x, y = desk.keyboard.key(f"key.character.{letter}").centre
    desk.fingers.down(x, y)
    desk.events.pace(0.45)
    desk.fingers.motion(x + slide, y)
    desk.events.pace(0.03)
    desk.fingers.up()


@case(applications=HELPED, helpers=True)
def automatic_capital(desk):
    """At the start of a text and behind a stop, not within."""
    steps.wait_for_capitals(desk)
    _tap(desk, "hi")
    _expect(desk, "Hi")
    _tap(desk, ". ok so")
    _expect(desk, "Hi. Ok so")


@case(applications=HELPED, helpers=True)
def two_spaces_make_a_stop(desk):
    _tap(desk, "ab")
    desk.tap("key.space")
    desk.events.pace(0.05)
    desk.tap("key.space")
    _expect(desk, "Ab. ")
    _tap(desk, "c")
    _expect(desk, "Ab. C")


@case(applications=HELPED, helpers=True)
def smart_quotes(desk):
    _tap(desk, "a \"b\" it's")
    _expect(desk, "A “b” it’s")


@case(applications=("gtk3",), helpers=True)
def within_a_long_text(desk):
    """The application tells a part of it only, which begins right before the caret: no sentence does, and what is typed
    there is known all the same."""
    text, caret = ("lorem " * 2000)[:10_004], 6006
    desk.app.obey(f"fill {len(text)},{caret}")
    # It tells where the caret is once it is typed into.
    for edit, shown in (("insert x", "x"), ("backspace", "")):
        desk.keyboard.drive(edit)
        desk.app.expect(text[:caret] + shown + text[caret:])
        desk.settled()
    desk.keyboard.changed()
    assert not desk.keyboard.upper, "a cut begins no sentence"
    _tap(desk, "ab")
    for _ in range(2):
        desk.tap("key.space")
        desk.events.pace(0.05)
    _expect(desk, text[:caret] + "ab. " + text[caret:])


@case(applications=HELPED, helpers=True)
def words_deleted_by_holding(desk):
    """A held Backspace deletes whole words in the end, and not one more character once the finger has left."""
    text = "abcdefghij " * 12
    desk.keyboard.drive(f"insert {text}")
    desk.app.expect(text)
    steps.barrier(desk)
    x, y = desk.keyboard.key("key.backspace").centre
    desk.fingers.down(x, y)
    desk.events.pace(2.2)
    # A browser may stand still for a while, and what is deleted then waits for it.
    desk.events.until(lambda: len(desk.app.text) <= len(text) - 33, lambda: f"{desk.app.text!r} is left", 10)
    desk.fingers.up()
    desk.settled()
    steps.barrier(desk)
    left = desk.app.text
    assert text.startswith(left) and len(left) % 11 == 0, f"{left!r} is left"
    desk.events.pace(0.3)
    desk.app.settle()
    assert desk.app.text == left, "it went on"


@case(applications=HELPED, helpers=True)
def caret_dragged(desk):
    """A finger that drags on the space bar moves the caret, a character for each 8 points, and types
    no space."""
    desk.keyboard.drive("insert hello world")
    desk.app.expect("hello world")
    steps.barrier(desk)
    _drag_space_bar(desk, -48)
    steps.barrier(desk)
    desk.keyboard.changed()
    _tap(desk, "x")
    _expect(desk, "hellox world")


@case(applications=HELPED, helpers=True)
def callout(desk):
    """A long press on e offers its accents: the base is chosen, the next one is é."""
    _tap(desk, "a")
    for slide, typed in ((0, "e"), (32, "é")):
        _choose_from_callout(desk, "e", slide)
        desk.typed(typed)
        desk.app.expect("A" + desk.keys_typed)


@case(applications=HELPED, helpers=True)
def password_without_help(desk):
    """Exactly what the keys say."""
    desk.app.move_focus("password")
    steps.barrier(desk)
    desk.keyboard.changed()
    assert not desk.keyboard.upper, "a secret begins small"
    for key in ("a", "b", "space", "space", "c"):
        desk.tap("key.space" if key == "space" else f"key.character.{key}")
        desk.events.pace(0.05)
    desk.events.until(lambda: desk.app.password == "ab  c", lambda: f"ab  c but {desk.app.password!r}", 5)
    desk.app.settle()
    assert (desk.app.password, desk.app.text) == ("ab  c", "")


@case(applications=("foot",), helpers=True)
def terminal_without_help(desk):
    """Exactly what the keys say."""
    assert not desk.keyboard.upper, "a command begins small"
    _tap(desk, "ls  \"a\" it's. ok")
    desk.typed("ls  \"a\" it's. ok")
    desk.app.expect(desk.text())


@case(applications=("foot",), helpers=True)
def keys_of_a_terminal(desk):
    """Escape, Tab, arrows; Control and Alt for the next key, whatever key it is, and for each while they are locked."""
    strip = {"escape": "\x1b", "tab": "\t", "arrow-up": "\x1b[A", "arrow-down": "\x1b[B", "arrow-left": "\x1b[D",
             "arrow-right": "\x1b[C"}
    _tap(desk, "ls")
    for name in strip:
        desk.tap(f"key.custom.{name}")
        desk.events.pace(0.03)
    _expect(desk, "ls" + "".join(strip.values()))
    before = desk.app.text
    for keys in (("control", "c"), ("alt", "b"), ("control", "alt", "d"), ("control", "control", "a", "e", "control", "x"),
                 ("control", "arrow-up"), ("alt", "arrow-left"), ("control", "arrow-right")):
        for name in keys:
            desk.tap(f"key.character.{name}" if len(name) == 1 else f"key.custom.{name}")
            desk.events.pace(0.03)
            desk.keyboard.changed()
    _expect(desk, before + "\x03" + "\x1bb" + "\x1b\x04" + "\x01\x05" + "x"
            + "\x1b[1;5A" + "\x1b[1;3D" + "\x1b[1;5C")


@case(applications=("foot",), helpers=True)
def fingers_on_a_terminal(desk):
    """A callout's accent is typed, the dragged caret is arrow keys, and a held Backspace is one key at a time."""
    _tap(desk, "a")
    _choose_from_callout(desk, "e", 32)
    _expect(desk, "aé")
    _drag_space_bar(desk, -48)
    _expect(desk, "aé" + "\x1b[D" * 6)
    before = desk.app.text
    x, y = desk.keyboard.key("key.backspace").centre
    desk.fingers.down(x, y)
    desk.events.until(lambda: len(desk.app.text) >= len(before) + 6, "six times Backspace")
    desk.fingers.up()
    desk.settled()
    steps.barrier(desk)
    left = desk.app.text
    assert set(left[len(before):]) == {desk.app.erases}, repr(left)
    desk.events.pace(0.3)
    assert desk.app.text == left, "it went on"
