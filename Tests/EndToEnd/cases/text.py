"""Typing: the application's text is what was touched."""
from suites import FIELDS, TABLE, case

from . import steps


@case(applications=TABLE)
def hello(desk):
    desk.type("Hello, world! 12")
    desk.check()


@case()
def capitals(desk):
    """Shift for one letter, shift twice quickly for many, shift again for none."""
    desk.type("aBcDE")
    desk.keyboard.show_case(False)
    desk.tap("key.shift")
    desk.tap("key.shift")
    steps.wait_for_capitals(desk)
    for letter in "XYZ":
        desk.tap(f"key.character.{letter.lower()}")
        desk.typed(letter)
        desk.app.expect(desk.text())
    desk.keyboard.changed()
    assert desk.keyboard.upper, "a locked shift lasts"
    desk.type("w")
    desk.check()


@case()
def symbols(desk):
    """Every mark of both pages, by its key."""
    for page in ("numeric", "symbolic"):
        desk.keyboard.show_page(page)
        for character in steps.characters_on_page(desk):
            desk.type(character)
    desk.check()


@case(options=("--layout", "en-test"))
def accent_and_emoji(desk):
    """A letter that no key of a US keyboard types, and an emoji: by commit where there is an input method, as keys
    from our own keymap in a terminal and where there is none. Close behind other letters, so that order shows."""
    desk.type("aé")
    desk.type("b😀")
    desk.keyboard.show_page("symbolic")
    for character in "éé😀é":
        desk.tap(desk.keyboard.find(character))
        desk.typed(character)
    desk.app.expect(desk.text())
    desk.keyboard.changed()
    desk.type("é\bc")
    desk.check()
    if desk.app.has_input_method and desk.group.application != "foot":
        assert "é" in "".join(desk.log.typed()), "é went out as a commit"
    else:
        assert not any("é" in text for text in desk.log.typed() if text), "é went out as a key"


@case()
def backspaces(desk):
    desk.type("abcd\b\bef\b")
    desk.check()
    desk.type("\b" * 5)
    desk.type("\b\bgh")     # on an empty field two of them change nothing
    desk.check()


@case()
def letters_and_backspaces_in_haste(desk):
    """Without looking: each goes out before the application has answered the one before."""
    for character in "ab\bcd\b\befg\bh" * 4:
        desk.tap(desk.keyboard.find(character), hold=0.005)
        desk.typed(character)
    desk.check()


@case(applications=FIELDS)
def backspace_held(desk):
    """A held Backspace repeats until the finger lifts, and not once more."""
    desk.type("abcdefghijkl")
    desk.app.expect("abcdefghijkl")
    x, y = desk.keyboard.key("key.backspace").centre
    desk.fingers.down(x, y)
    desk.events.until(lambda: len(desk.app.text) <= 6, "six letters gone")
    desk.fingers.up()
    steps.barrier(desk)
    left = desk.app.text
    assert left and "abcdefghijkl".startswith(left), left
    desk.keys_typed = left
    desk.check()


@case()
def return_key(desk):
    """What is typed right before Return is submitted with it, what follows right behind is not."""
    for character in "ok\nsee":
        desk.tap(desk.keyboard.find(character), hold=0.005)
    if desk.group.application == "foot":
        desk.typed("ok\nsee")
        desk.check()
        return
    desk.typed("oksee")
    desk.app.expect("oksee")
    assert desk.app.submitted == ["ok"], f"submitted {desk.app.submitted}"
    desk.check()
