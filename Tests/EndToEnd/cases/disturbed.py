"""The field goes away under the fingers."""
import os
import signal

import apps
import hand
from suites import TABLE, TABLE_FIELDS, case

from . import steps


@case(applications=TABLE_FIELDS, long=True)
def fields_switched_while_typing(desk):
    """Each letter is in the field that had the focus when it was typed or in the next; none is lost or moved."""
    for n in range(5 if desk.long else 1):
        typist, letters = hand.Hand(desk), hand.LETTERS * 2
        desk.app.text = desk.app.password = ""

        def typed():
            for n, letter in enumerate(letters):
                if n in (14, 33):
                    desk.app.order("focus " + ("password" if n == 14 else "field"))
                yield letter
        typist.at_a_rate(20, typed())
        typist.felt()
        steps.barrier(desk)
        desk.events.until(lambda: len(desk.app.text) + len(desk.app.password) >= len(letters), lambda: _shown(desk), 5)
        start = letters.find(desk.app.password)
        assert 10 <= start <= 20 and desk.app.text + desk.app.password == letters.replace(desk.app.password, "", 1) \
            + desk.app.password, _shown(desk)
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
