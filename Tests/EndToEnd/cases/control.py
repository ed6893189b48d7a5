"""Asking for the keyboard, and telling it to go."""
import json
import signal

from suites import case

from . import steps


def _bus(desk, *arguments):
    status, output, errors = desk.session.run(
        ["dbus-send", "--session", "--print-reply=literal", "--dest=sm.puri.OSK0", "/sm/puri/OSK0", *arguments])
    assert status == 0, errors
    return output.split()


def _visible_on_bus(desk):
    return _bus(desk, "org.freedesktop.DBus.Properties.Get", "string:sm.puri.OSK0", "string:Visible")[-1] == "true"


@case(applications=("gtk4", "foot"), own_keyboard=True)
def shown_over_dbus(desk):
    """Phosh's way: SetVisible, and a property that says what is on the screen."""
    for wanted in (False, True, False, True):
        _bus(desk, "sm.puri.OSK0.SetVisible", f"boolean:{str(wanted).lower()}")
        desk.keyboard.until(lambda: desk.log.visible == wanted, f"visible: {wanted}")
        desk.keyboard.until(lambda: _visible_on_bus(desk) == wanted, f"Visible is {wanted} on the bus")
    desk.keyboard.changed()
    desk.type("bus")
    desk.check()


@case(applications=("gtk4", "foot"), own_keyboard=True)
def shown_by_command_and_signal(desk):
    for option, wanted in (("--hide", False), ("--show", True), ("--toggle", False), ("--toggle", True)):
        status, _, errors = desk.keyboard.ask(option)
        assert status == 0, errors
        desk.keyboard.until(lambda: desk.log.visible == wanted, f"{option}: visible is {wanted}")
    for number, wanted in ((signal.SIGUSR1, False), (signal.SIGUSR2, True), (signal.SIGRTMIN, False), (signal.SIGRTMIN, True)):
        desk.keyboard.process.signal(number)
        desk.keyboard.until(lambda: desk.log.visible == wanted, f"signal {number}: visible is {wanted}")
    desk.keyboard.changed()
    desk.type("cmd")
    desk.check()


@case(applications=("gtk4",), own_keyboard=True)
def second_one_and_none(desk):
    """A second daemon says that one runs; without a daemon the commands say that none does."""
    status, _, errors = desk.keyboard.ask()
    assert status == 4 and errors.strip(), f"exit status {status}, {errors!r}"
    desk.type("still")
    desk.check()
    status, _, errors = desk.keyboard.ask("--quit")
    assert status == 0, errors
    assert desk.keyboard.process.wait() == 0
    for option in ("--show", "keys"):
        status, _, errors = desk.keyboard.ask(option)
        assert status == 3 and errors.strip(), f"{option}: exit status {status}, {errors!r}"


def _ended_while_typing(desk, number):
    """With a finger on shift, one on Backspace, and keys on their way."""
    desk.type("abcdefghijklmnop")
    desk.app.expect(desk.text())
    start = len(desk.log.messages)
    x, y = desk.keyboard.key("key.shift").centre
    desk.fingers.down(x, y, finger=1)
    x, y = desk.keyboard.key("key.backspace").centre
    desk.fingers.down(x, y, finger=0)
    desk.events.until(lambda: len(desk.log.pressed_keys(start)) >= 2, "Backspace as keys")
    desk.keyboard.process.signal(number)
    assert desk.keyboard.process.wait() == 0
    assert not desk.log.held_codes, f"keys left down: {desk.log.held_codes}"
    assert desk.log.modifiers == 0, f"modifiers left: {desk.log.modifiers}"
    for finger in (0, 1):
        desk.fingers.up(finger)


@case(applications=("gtk3", "foot"), own_keyboard=True)
def sigterm_leaves_nothing_down(desk):
    _ended_while_typing(desk, signal.SIGTERM)
    _nothing_repeats(desk)


@case(applications=("gtk4",), own_keyboard=True)
def sigint_leaves_nothing_down(desk):
    _ended_while_typing(desk, signal.SIGINT)
    _nothing_repeats(desk)


def _nothing_repeats(desk):
    """A key left down would repeat in the application: 25 a second after 600 ms. Wait longer than that once."""
    steps.barrier(desk)
    left = desk.app.text
    desk.events.pace(0.8)
    steps.barrier(desk)
    assert desk.app.text == left, f"{left!r} became {desk.app.text!r} by itself"


def repairs(desk):
    """The repairs that the keyboard counted, told as it ends."""
    desk.keyboard.process.signal(signal.SIGTERM)
    desk.keyboard.process.wait()
    told = next(line for line in reversed(desk.keyboard.errors) if line.startswith("{"))
    return ", ".join(f"{count} {name}" for name, count in json.loads(told).items() if count) or "none"
