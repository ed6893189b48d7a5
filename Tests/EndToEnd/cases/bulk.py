"""Typing in bulk: at 20 and 50 a second, letters with Backspaces and accents among them, nothing may be lost."""
import os
import signal
import time

import apps
import hand
from suites import TABLE, case

from . import steps

# No letter with a place on the keymap is held back longer than this, in milliseconds, nor 95 in 100 of the edits longer
# than that. Only said, not asserted, when the machine was so busy that the hand itself came late by so many seconds.
LONGEST_HOLD, USUAL_HOLD, BUSY = 100, 1, 0.03
EDITS_A_FIELD = 200     # then it is emptied: applications get slower as their one line grows


def _type_in_bulk(desk, rate, count, seed, accents="é", disturb=None, checks_holds=False):
    """Types `count` random edits, looking at the text only when the field is full. What came of it, in words."""
    delays, seconds, latest = [], 0, 0
    for begun in range(0, count, EDITS_A_FIELD):
        typist = hand.Hand(desk)
        edits = list(hand.edits_at_random(f"{seed}/{begun}", min(EDITS_A_FIELD, count - begun), accents))
        if disturb:
            edits = disturb(edits)
        seconds += typist.at_a_rate(rate, edits)
        typist.felt()
        desk.counts["letters"] += len(typist.edits)
        try:
            desk.app.expect(desk.text(), 10)
        except Exception:
            lost, doubled = hand.difference(desk.app.text, desk.text())
            desk.counts["lost"] += lost
            desk.counts["doubled"] += doubled
            raise
        delays += typist.delays()
        latest = max(latest, typist.latest)
        if begun + EDITS_A_FIELD < count and desk.app.can_be_emptied:
            steps.barrier(desk)
            desk.app.obey("empty")
            desk.keys_typed = ""
            desk.app.expect("")
    desk.check()
    by_touch = [delay for delay in delays if not delay.edit.asked]
    letters = [delay for delay in by_touch if delay.edit.character != "\b"]
    said = (f"{count} edits at {count / seconds:.0f}/s, to request: by touch {hand.spread(by_touch)} ms, "
            f"letters {hand.spread(letters)}, accents {hand.spread([delay for delay in delays if delay.edit.asked])}, "
            f"the hand late by {latest * 1000:.0f}")
    if checks_holds and latest < BUSY:
        # Side by side with other cells the application itself may be late.
        assert hand.share(letters, 1) <= LONGEST_HOLD or not desk.long, f"a letter was held back: {said}"
        assert hand.share(by_touch, 0.95) <= USUAL_HOLD, f"edits were held back: {said}"
    return said


def _accents(desk):
    """Where no input method reaches the field, only what has a key can be typed."""
    return "é" if desk.app.has_input_method else ""


@case(applications=TABLE)
def twenty_a_second(desk):
    return _type_in_bulk(desk, 20, 600 if desk.long else 100, 20, _accents(desk))


@case(applications=TABLE, options=("--layout", "en-test"))
def fifty_a_second(desk):
    """é is on the keymap: it need not wait for anything."""
    return _type_in_bulk(desk, 50, 3000 if desk.long else 300, 50, checks_holds=True)


@case(applications=TABLE, long=True)
def fifty_a_second_off_the_keymap(desk):
    """é has no key: it waits for earlier keys, which the application may not have got to, and what follows with it."""
    return _type_in_bulk(desk, 50, 400, 51, _accents(desk))


@case(applications=TABLE, long=True, options=("--layout", "en-test"))
def application_that_stops(desk):
    """It hangs for 0.3 seconds, three times; what was typed meanwhile comes in order."""
    def stop_three_times(edits):
        for n, character in enumerate(edits):
            if n in (40, 90, 140):
                os.killpg(desk.app.process.pid, signal.SIGSTOP)
                resume = time.monotonic() + 0.3
            elif n > 40 and n in (49, 99, 149):
                desk.events.pace(max(0, resume - time.monotonic()))
                os.killpg(desk.app.process.pid, signal.SIGCONT)
            yield character
    try:
        return _type_in_bulk(desk, 30, 200, 30, disturb=stop_three_times)
    finally:
        os.killpg(desk.app.process.pid, signal.SIGCONT)


@case(applications=tuple(name for name in TABLE if name != "foot"))
def messages(desk):
    """What is typed right before Return is in the message, what follows right behind is not; in a field with many
    lines it is on the next one."""
    words = (["ok", "see", "a", "then"] * (5 if desk.long else 2)) + ["oké", "éa"] * (5 if desk.app.has_input_method else 0)
    if not desk.app.has_lines:
        desk.app.obey("clears")
    typist = hand.Hand(desk)
    for word in words:
        typist.type(word + "\n")
    typist.felt()
    if desk.app.has_lines:
        desk.app.expect("".join(word + "\n" for word in words), 10)
        return
    try:
        desk.events.until(lambda: len(desk.app.submitted) >= len(words), "", 10)
    finally:
        assert desk.app.submitted == words, apps.describe("\n".join(desk.app.submitted), "\n".join(words))
