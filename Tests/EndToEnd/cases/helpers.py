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


@case(applications=HELPED, helpers=True)
def words_deleted_by_holding(desk):
    """A held Backspace deletes whole words in the end, and not one more character once the finger has left."""
    text = "abcdefghij " * 12
    desk.keyboard.drive(f"insert {text}")
    desk.app.expect(text)
    steps.barrier(desk)
    x, y = desk.keyboard.key("key.backspace").centre
    desk.fingers.down(x, y)
    desk.events.pace(2.9)
    desk.fingers.up()
    steps.barrier(desk)
    desk.events.pace(0.3)
    left = desk.app.text
    assert text.startswith(left) and len(left) % 11 == 0, f"{left!r} is left"
    assert len(left) <= len(text) - 33, f"{left!r} is left"
    desk.app.settle()
    assert desk.app.text == left, "it went on"


@case(applications=HELPED, helpers=True)
def caret_dragged(desk):
    """A finger that drags on the space bar moves the caret, a character for each 8 points beyond the first 24, and types
    no space."""
    desk.keyboard.drive("insert hello world")
    desk.app.expect("hello world")
    steps.barrier(desk)
    x, y = desk.keyboard.key("key.space").centre
    desk.fingers.down(x, y)
    for n in range(1, 13):
        desk.events.pace(0.02)
        desk.fingers.motion(x - 4 * n, y)
    desk.events.pace(0.1)
    desk.fingers.up()
    steps.barrier(desk)
    desk.keyboard.changed()
    _tap(desk, "x")
    _expect(desk, "hello woxrld")


@case(applications=HELPED, helpers=True)
def callout(desk):
    """A long press on e offers its accents: the base is chosen, the next one is é."""
    _tap(desk, "a")
    for slide, typed in ((0, "e"), (32, "é")):
        x, y = desk.keyboard.key("key.character.e").centre
        desk.fingers.down(x, y)
        desk.events.pace(0.45)
        desk.fingers.motion(x + slide, y)
        desk.events.pace(0.03)
        desk.fingers.up()
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
