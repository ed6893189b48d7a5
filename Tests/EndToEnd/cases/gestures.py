"""Fingers: overlapping, sliding, held, taken away."""
from suites import case

from . import steps


@case()
def two_fingers(desk):
    """Twenty overlapping pairs arrive in the order in which the fingers came down."""
    for _ in range(20):
        steps.overlap(desk, "q", "e")
    desk.check()


@case()
def slide_to_neighbour(desk):
    """The key lifted on types, and only that."""
    steps.slide(desk, desk.centre("q"), desk.centre("w"))
    desk.fingers.up()
    desk.typed("w")
    desk.check()


@case()
def trembling_finger(desk):
    """A finger that moves a little within its key types once."""
    key = desk.keyboard.key("key.character.g")
    for _ in range(3):
        steps.slide(desk, key.at(0.2, 0.3), key.at(0.8, 0.7))
        desk.fingers.up()
        desk.typed("g")
    desk.check()


@case()
def capitals_by_chord(desk):
    """Shift held with one finger while another types; lifting it brings small letters back."""
    shift = desk.keyboard.key("key.shift").centre
    desk.fingers.down(*shift, finger=5)
    for letter in "ab":
        desk.tap(f"key.character.{letter}", finger=0)
        desk.typed(letter.upper())
        desk.app.expect(desk.text())
    desk.fingers.up(5)
    desk.events.pace(0.02)
    desk.tap("key.character.c")
    desk.typed("c")
    desk.check()


@case()
def marks_by_chord(desk):
    """123 held while another finger types marks; lifting it brings the letters back."""
    desk.keyboard.show_page("numeric")
    one, two = desk.keyboard.key("key.character.1").centre, desk.keyboard.key("key.character.2").centre
    desk.keyboard.show_page("alphabetic")
    way = desk.keyboard.key("key.type.numeric").centre
    desk.fingers.down(*way, finger=5)
    for x, y in (one, two):
        desk.events.pace(0.02)
        desk.session.tap(x, y, finger=0)
    desk.fingers.up(5)
    desk.typed("12")
    desk.app.expect(desk.text())
    desk.keyboard.changed()
    assert desk.keyboard.page == "alphabetic", "the letters are back"
    desk.check()


@case()
def slide_from_123(desk):
    """One finger: from 123 to a mark and away; the mark is typed and the letters return."""
    desk.keyboard.show_page("numeric")
    mark = desk.keyboard.key("key.character.5").centre
    desk.keyboard.show_page("alphabetic")
    steps.slide(desk, desk.keyboard.key("key.type.numeric").centre, mark)
    desk.fingers.up()
    desk.typed("5")
    desk.app.expect(desk.text())
    desk.keyboard.changed()
    assert desk.keyboard.page == "alphabetic", "the letters are back"
    desk.check()


@case()
def cancelled_touch(desk):
    """The compositor takes the touch for itself: nothing is typed, and the next tap is a new one."""
    desk.type("a")
    desk.fingers.down(*desk.centre("q"))
    desk.events.pace(0.03)
    desk.fingers.cancel()
    desk.check()


@case()
def gaps_belong_to_keys(desk):
    """A finger between two keys types one of them."""
    q, w = desk.keyboard.key("key.character.q"), desk.keyboard.key("key.character.w")
    edge = (q.x + q.width + w.x) / 2
    desk.session.tap(edge - 1, q.centre[1])
    desk.session.tap(edge + 1, q.centre[1])
    desk.typed("qw")
    desk.check()
