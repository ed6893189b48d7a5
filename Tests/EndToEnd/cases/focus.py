"""When the keyboard is there, and when it is not."""
import hand
from suites import FIELDS, TABLE_FIELDS, Skip, case

from . import steps


def _needs_input_method(desk):
    if not desk.app.has_input_method:
        raise Skip("this Qt has no text-input here, so no keyboard can know of its fields")


@case(applications=FIELDS)
def shows_and_hides(desk):
    _needs_input_method(desk)
    if desk.group.application == "qt6":
        raise Skip("Qt 6.8 keeps its text-input enabled when its focus goes to a button")
    for _ in range(3):
        desk.app.move_focus("button")
        desk.keyboard.wait_hidden()
        desk.app.move_focus("field")
        desk.keyboard.wait_visible()
    desk.type("ok")
    desk.check()


@case(applications=FIELDS)
def stays_between_fields(desk):
    """Going from one field to the next does not take the keyboard away for a moment."""
    _needs_input_method(desk)
    start = len(desk.log.messages)
    for _ in range(3):
        desk.app.move_focus("password")
        steps.barrier(desk)
        desk.app.move_focus("field")
        steps.barrier(desk)
    desk.type("ok")
    desk.check()
    assert not desk.log.requests("zwlr_layer_shell_v1", "get_layer_surface", start), "the surface was made anew"


@case(applications=TABLE_FIELDS)
def password(desk):
    """In a secret field every letter arrives and is sent as what the field takes; nothing strays into the other. So it
    is for a hand that looks, and for one in haste."""
    desk.app.move_focus("password")
    steps.barrier(desk)
    for character in "secret\b\bt12":
        desk.keyboard.changed()
        desk.tap(desk.keyboard.find(character))
        steps.barrier(desk)
    _expect_password(desk, "secrt12")
    desk.keyboard.show_page("alphabetic")
    typist = hand.Hand(desk)
    typist.at_a_rate(50, hand.edits_at_random("password", 300 if desk.long else 40))
    typist.felt()
    _expect_password(desk, "secrt12" + desk.app.edited("".join(edit.character for edit in typist.edits)))


def _expect_password(desk, password):
    """It becomes that and stays so; the field beside it gets nothing."""
    desk.events.until(lambda: desk.app.password == password, lambda: f"{password} but {desk.app.password!r}", 10)
    steps.barrier(desk)
    assert (desk.app.password, desk.app.text) == (password, "")


@case(applications=("gtk3", "gtk4"))
def hide_key(desk):
    """The hide key folds the keyboard; touching the field brings it back."""
    desk.tap("key.hide")
    desk.keyboard.wait_hidden()
    # A hand's way from the keyboard to the field: what the field reports before that answers its new size.
    desk.events.pace(0.4)
    steps.touch_application(desk)
    desk.keyboard.wait_visible()
    desk.keyboard.changed()
    desk.type("ok")
    desk.check()


@case(applications=("gtk3", "gtk4"))
def fullscreen_application(desk):
    """An application that fills the screen does not cover the keyboard."""
    if (desk.group.suite, desk.group.compositor) == ("debian-12", "phoc"):
        raise Skip("phoc 0.24 keeps the layer above such windows for its own shell; from 0.28 on it raises keyboards")
    key = desk.keyboard.key("key.space")
    area = [int(value) for value in (key.x + 4, key.y + 4, key.width - 8, key.height - 8)]
    before = desk.session.picture(area)
    desk.app.order("fullscreen")
    desk.events.until(lambda: desk.app.fullscreen, "a window that fills the screen")
    desk.type("full")
    desk.check()
    assert desk.session.picture(area).difference(before).share < 0.02, "something covers the keyboard"
