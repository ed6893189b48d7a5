"""Mice, and keyboards that come and go."""
from suites import case

from . import steps
import wire


def _plug_in_mouse(desk):
    """A mouse that the keyboard has heard of: what it does before that, the compositor tells nobody."""
    mouse = desk.session.mouse()
    desk.keyboard.until(lambda: desk.log.requests("wl_seat", "get_pointer"), "interest in the pointer")
    steps.barrier(desk)
    return mouse


@case(own_keyboard=True)
def mouse_without_motion(desk):
    """A mouse whose first event on the keyboard is that it has come in, at a key, and whose second is a press."""
    mouse = _plug_in_mouse(desk)
    for n, letter in enumerate("quartz"):
        x, y = desk.centre(letter)
        if n % 2:
            mouse.move(x, 20)   # off the keyboard, so that it comes in again
        mouse.down(x, y)
        desk.events.pace(0.012)
        mouse.up()
        desk.typed(letter)
        desk.app.expect(desk.text())
    desk.check()


@case(own_keyboard=True)
def mouse_sliding(desk):
    """A pressed mouse is one finger: it types the key it is let go on."""
    mouse = _plug_in_mouse(desk)
    mouse.down(*desk.centre("q"))
    for x, y in (desk.keyboard.key("key.character.w").at(0.1, 0.5), desk.centre("w")):
        desk.events.pace(0.02)
        mouse.move(x, y)
    mouse.up()
    desk.typed("w")
    desk.check()


@case(own_keyboard=True)
def hardware_keyboards_come_and_go(desk):
    """Each changes the seat's capabilities, also while a finger is down. No tap is lost and none counts twice."""
    desk.type("abc")
    for round_ in range(4):
        client = desk.session.client()
        hardware = wire.HardwareKeyboard(client)
        desk.type("de")
        desk.app.expect(desk.text())
        hardware.tap("m")
        desk.typed("m")
        desk.app.expect(desk.text())
        desk.fingers.down(*desk.centre("f"))
        client.close()
        steps.barrier(desk)
        desk.fingers.up()
        desk.typed("f")
        desk.type("gh")
    desk.check()
    if desk.app.has_input_method and desk.group.application != "foot":
        touches = [m for m in desk.log.messages if m.is_event("wl_touch", "down")]
        assert len({m.object for m in touches[-2:]}) == 1, "more than one wl_touch is heard"
