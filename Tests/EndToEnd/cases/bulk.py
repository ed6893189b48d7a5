"""Typing in bulk: at 20 and 50 a second, letters with Backspaces and accents among them, nothing may be lost."""
import collections
import os
import signal
import time

import apps
import hand
from suites import TABLE, case

from . import steps

EDITS_A_FIELD = 200     # then it is emptied: applications get slower as their one line grows
# By so many seconds the hand itself comes late when the machine is so busy that a hold may be the application's, as
# long as that is not many times as long.
BUSY, MANY = 0.03, 3


class Limits(collections.namedtuple("Limits", "longest usual")):
    """In milliseconds: no character is held back longer than `longest`, and 95 in 100 of the edits by touch not
    longer than `usual`."""

    def hold(self, delays):
        return _held(delays).milliseconds <= self.longest and hand.share(_by_touch(delays), 0.95) <= self.usual

    def explained(self, delays, late):
        """Whether a machine so busy that the hand was late by so many seconds may be the reason why they do not hold."""
        return late >= BUSY and _held(delays).milliseconds <= self.longest + 1000 * MANY * late


ON_THE_KEYMAP = Limits(100, 1)
# A letter that crosses a message while nobody knows the compositor's rule yet: the application's answer tells. So once
# in a keyboard's life the others wait for an application that has stopped.
STOPPED = Limits(500, 100)
# What has no place on the keymap waits for earlier keys, and what follows waits behind it.
OFF_THE_KEYMAP = Limits(1200, 1200)


def _by_touch(delays):
    return [delay for delay in delays if not delay.edit.asked]


def _held(delays):
    """The character that was held back longest."""
    return max((delay for delay in delays if delay.edit.character != "\b"), key=lambda delay: delay.milliseconds)


def _type_in_bulk(desk, rate, count, seed, accents="é", disturb=None, limits=ON_THE_KEYMAP):
    """Types `count` random edits, looking at the text only when the field is full. What came of it, in words."""
    judged, seconds, latest = [], 0, 0
    for begun in range(0, count, EDITS_A_FIELD):
        typist = hand.Hand(desk)
        edits = list(hand.edits_at_random(f"{seed}/{begun}", min(EDITS_A_FIELD, count - begun), accents))
        if disturb:
            edits = disturb(edits)
        seconds += typist.at_a_rate(rate, edits)
        typist.felt()
        desk.expect_counting([edit.character for edit in typist.edits], 10)
        delays = typist.delays()
        latest = max(latest, typist.latest)
        if not limits.hold(delays) and limits.explained(delays, typist.latest):
            desk.counts["unjudged"] += len(delays)
        else:
            judged += delays
        if begun + EDITS_A_FIELD < count and desk.app.can_be_emptied:
            steps.barrier(desk)
            desk.app.obey("empty")
            desk.keys_typed = ""
            desk.app.expect("")
    desk.check()
    said = f"{count} edits at {count / seconds:.0f}/s, the hand late by {latest * 1000:.0f} ms"
    if desk.counts["unjudged"]:
        said += f", TOO BUSY to judge the delays of {desk.counts['unjudged']}"
    if not judged:
        return said
    desk.counts["judged"] += len(judged)
    said += (f", to request: by touch {hand.spread(_by_touch(judged))} ms, characters "
             f"{hand.spread([delay for delay in judged if delay.edit.character != chr(8)])}, "
             f"not on the page {hand.spread([delay for delay in judged if delay.edit.asked])}")
    assert limits.hold(judged), f"{_held(judged).edit.character!r} was held back, or too many were: {said}"
    return said


@case(applications=TABLE)
def twenty_a_second(desk):
    return _type_in_bulk(desk, 20, 600 if desk.long else 100, 20)


@case(applications=TABLE)
def fifty_a_second(desk):
    """é is on the keymap: it need not wait for anything."""
    return _type_in_bulk(desk, 50, 3000 if desk.long else 300, 50)


@case(applications=TABLE, long=True)
def fifty_a_second_off_the_keymap(desk):
    """ж has no key: it waits for earlier keys, which the application may not have got to, and what follows with it."""
    # Where no input method reaches the field, only what has a key can be typed.
    reached = desk.app.has_input_method
    said = _type_in_bulk(desk, 50, 400, 51, "ж" if reached else "", limits=OFF_THE_KEYMAP)
    return said if reached else f"NOT TRIED with ж, which cannot be typed here; {said}"


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
        return _type_in_bulk(desk, 30, 200, 30, disturb=stop_three_times, limits=STOPPED)
    finally:
        os.killpg(desk.app.process.pid, signal.SIGCONT)


@case(applications=tuple(name for name in TABLE if name != "foot"))
def messages(desk):
    """What is typed right before Return is in the message, what follows right behind is not; in a field with many
    lines it is on the next one."""
    accents = ["oké", "éa"] if desk.app.has_input_method else []
    words = ["ok", "see", "a", "then"] * (5 if desk.long else 2) + accents * 5
    if not desk.app.has_lines:
        desk.app.obey("clears")
    typist = hand.Hand(desk)
    for word in words:
        typist.type(word + "\n")
    typist.felt()
    if desk.app.has_lines:
        desk.app.expect("".join(word + "\n" for word in words), 10)
    else:
        try:
            desk.events.until(lambda: len(desk.app.submitted) >= len(words), "", 10)
        finally:
            assert desk.app.submitted == words, apps.describe("\n".join(desk.app.submitted), "\n".join(words))
    return None if accents else "NOT TRIED with é: no input method reaches this application"
