"""The field goes away under the fingers."""
import os
import signal

import apps
import hand
from suites import TABLE, TABLE_FIELDS, case

from . import steps

SWITCHES = (14, 33)     # the application moves the focus before these letters


@case(applications=TABLE_FIELDS)
def fields_switched_while_typing(desk):
    """Each letter is in one field, in order and once. Only the letter that is on its way while the application moves the
    focus may be missing."""
    for _ in range(5 if desk.long else 1):
        typist, letters = hand.Hand(desk), hand.LETTERS * 2

        def typed():
            for n, letter in enumerate(letters):
                if n in SWITCHES:
                    desk.app.order("focus " + ("password" if n == SWITCHES[0] else "field"))
                yield letter
        typist.at_a_rate(20, typed())
        typist.felt()
        typist.tap("z")
        try:
            desk.events.until(lambda: desk.app.text.endswith("zz"), lambda: _shown(desk), 5)
            desk.app.settle()
        finally:
            desk.counts["switches"] += len(SWITCHES)
            desk.counts["lost_at_switches"] += max(0, len(letters + "z") - len(desk.app.text + desk.app.password))
        assert _is_in_order(desk, letters + "z"), _shown(desk)
        desk.app.obey("empty")
        desk.app.move_focus("password")
        steps.barrier(desk)
        typist = hand.Hand(desk)
        typist.type("\b" * len(desk.app.password))
        desk.events.until(lambda: desk.app.password == "", lambda: _shown(desk), 5)
        desk.app.move_focus("field")
        steps.barrier(desk)
    desk.keys_typed = ""
    desk.check()
    return "{lost_at_switches} missing at {switches} switches".format(**desk.counts)


def _is_in_order(desk, letters):
    """Whether these are in the two fields, but for one at each switch. A slow application moves the focus some letters
    after it was told to, or before it gets to those that were typed earlier."""
    text, password = desk.app.text, desk.app.password
    for first in range(SWITCHES[1]):
        for first_lost in (0, 1):
            start = first + first_lost
            end = start + len(password)
            for second_lost in (0, 1):
                if password == letters[start:end] and text == letters[:first] + letters[end + second_lost:]:
                    return True
    return False


def _shown(desk):
    return f"{desk.app.text!r} in the field, {desk.app.password!r} in the password"


@case(applications=TABLE)
def killed_while_typing(desk):
    """The next application gets what is typed into it and nothing of what came before."""
    typist = hand.Hand(desk)

    def typed():
        for n, letter in enumerate(hand.LETTERS + "\b" * 4):
            if n == 20:
                os.killpg(desk.app.process.pid, signal.SIGKILL)
            yield letter
    typist.at_a_rate(50, typed())
    desk.app.process.wait()
    before = desk.log.activations
    desk.app = apps.KINDS[desk.group.application](desk.session).wait_ready()
    try:
        if desk.app.has_input_method:
            desk.keyboard.until(lambda: desk.log.active and desk.log.activations > before, "an active field")
        else:
            desk.keyboard.ask("--show")
        desk.keyboard.wait_visible()
        desk.keys_typed = ""
        desk.keyboard.changed()
        steps.barrier(desk)
        assert desk.app.text == "", f"{desk.app.text!r} came from before"
        desk.type("next")
        desk.check()
    finally:
        desk.app.stop()
