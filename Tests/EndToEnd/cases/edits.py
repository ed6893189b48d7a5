"""Edits that are more than typing: a word put right, a caret moved, a selection made by the application."""
import os
import signal
import time

import hand
from suites import TABLE_FIELDS, Skip, case

from . import steps

TYPOS = (("teh", "the"), ("tëh", "thé"))


def _type_all(desk, text):
    """A hand that could type all of `text`, having typed it."""
    typist = hand.Hand(desk)
    typist.type(text)
    typist.felt()
    return typist


def _expect(desk, text):
    desk.keys_typed = text
    desk.app.expect(text)


def _empty(desk, is_told=True):
    """The application empties its field. Not all tell of that, so a letter is typed and taken back for the keyboard to
    see it, and a moment passes; not so with `is_told` false."""
    steps.barrier(desk)
    desk.app.obey("empty")
    desk.keys_typed = ""
    desk.app.expect("")
    steps.barrier(desk)
    if is_told:
        for typed, shown in (("q", "q"), ("\b", "")):     # not at once, or neither would leave
            _type_all(desk, typed)
            desk.app.expect(shown)
            desk.events.pace(0.2)
        desk.keys_typed = ""
        desk.app.was_changed = not desk.app.tells_later


def _replace_behind_typing(desk, before):
    """Types a word with a mistake, has it replaced at once, and types on without looking."""
    right, rounds = 0, 10 if desk.long else 3
    for typo, word in TYPOS:
        if not desk.app.has_input_method:
            word = typo     # nobody knows what stands there, so nothing is put right
        for n in range(rounds):
            typist = hand.Hand(desk)
            typist.type(before + typo)
            typist.replace(typo, word)
            typist.type(" x")
            typist.felt()
            if desk.app.leaves_words:
                right += _expect_right_or_untouched(desk, before + "{} x", typo, word)
            else:
                _expect(desk, f"{before}{word} x")
            _empty(desk)
    desk.check()
    if desk.app.leaves_words:
        words = len(TYPOS) * rounds
        assert right >= 0.9 * words, f"only {right} of {words} words put right"
        return f"{right} of {words} words put right"
    return None if desk.app.has_input_method else "no word may be put right here, and none was"


@case(applications=TABLE_FIELDS)
def word_replaced(desk):
    return _replace_behind_typing(desk, "abc ")


@case(applications=TABLE_FIELDS)
def word_replaced_at_the_start(desk):
    """Nothing stands before it, so a field that deletes too much cannot be seen to."""
    return _replace_behind_typing(desk, "")


@case(applications=TABLE_FIELDS)
def text_changed_by_the_application(desk):
    """It empties its field, as after sending a message, and perhaps tells nobody: what is typed next arrives once, without
    waiting, and a word is put right or left alone, never damaged."""
    for n in range(4 if desk.long else 2):
        _type_all(desk, "the x")
        _expect(desk, "the x")
        desk.events.pace(0.5)
        _empty(desk, is_told=False)
        _type_all(desk, "teh")
        _expect(desk, "teh")
        typist = _type_all(desk, " teh")
        typist.replace("teh", "the")
        typist.type(" x")
        typist.felt()
        desk.events.until(lambda: desk.app.text in ("teh the x", "teh teh x"), lambda: repr(desk.app.text), 5)
        steps.barrier(desk)
        desk.app.expect(desk.app.text)
        _empty(desk, is_told=False)


@case(applications=TABLE_FIELDS)
def caret_moved(desk):
    """By characters as people see them, in any direction of writing; typing goes on there."""
    left_out = ""
    for text, offset, typed, shown in (
            ("hello world", -3, "X", "hello woXrld"),
            ("ab cd", -20, "X", "Xab cd"),
            ("a👍🏽b👨‍👩‍👧c", -2, "X", "a👍🏽bX👨‍👩‍👧c"),
            ("a👍🏽b👨‍👩‍👧c", -4, "X", "aX👍🏽b👨‍👩‍👧c"),
            ("مرحبا", -2, "ل", "مرحلبا")):
        if not text.isascii() and not desk.app.has_input_method:
            left_out = "NOT TRIED among emoji and Arabic letters: no key types them, and only keys reach it"
            continue
        if not text.isascii() and not text.startswith("a") and not desk.long:
            left_out = "NOT TRIED among Arabic letters: that is for the long runs"
            continue
        typist = _type_all(desk, "")
        typist.insert(text)
        typist.move_caret(offset)
        typist.insert(typed)
        _expect(desk, shown)
        _empty(desk)
    typist = _type_all(desk, "abcd")
    typist.move_caret(-3)
    typist.move_caret(2)
    typist.type("x")
    _expect(desk, "abcxd")
    return left_out


def _move_caret_by_application(desk, text, offset):
    """Types `text`; then the application itself moves the caret, and perhaps tells nobody. What stands behind it now."""
    _type_all(desk, text)
    desk.app.expect(text)
    steps.barrier(desk)
    desk.app.obey(f"caret {offset}")
    desk.keys_typed = text[:offset]
    return text[offset:]


@case(applications=TABLE_FIELDS)
def caret_moved_by_the_application(desk):
    """What is typed then arrives there, once and in order; a word put right there comes out exactly, or as typed."""
    for typed in ("xy\bz", "\b\bxy", "a\bb\bc"):
        behind = _move_caret_by_application(desk, "hello world", 5)
        _type_all(desk, typed)
        desk.check(behind=behind)
        _empty(desk)
    if not desk.long:
        return None
    right = 0
    for n in range(10):
        behind = _move_caret_by_application(desk, "hello world", 5)
        typist = _type_all(desk, " teh")
        typist.replace("teh", "the")
        typist.type(" x")
        typist.felt()
        right += _expect_right_or_untouched(desk, "hello {} x" + behind)
        _empty(desk)
    assert right >= 5 or not desk.app.has_input_method, f"only {right} of 10 words put right"
    return f"{right} of 10 words put right"


def _expect_right_or_untouched(desk, text, typo="teh", word="the"):
    """It becomes `text` with either in it, and stays so; whether the word was put right."""
    texts = (text.format(typo), text.format(word))
    desk.events.until(lambda: desk.app.text in texts, lambda: repr(desk.app.text), 5)
    shown = desk.app.text
    steps.barrier(desk)
    assert desk.app.text == shown, f"{desk.app.text!r} after {shown!r}"
    return shown == texts[1]


@case(applications=TABLE_FIELDS)
def word_replaced_while_the_application_stops(desk):
    """It hangs for 0.2 seconds right behind the word: that is put right exactly, or left as it was typed."""
    if not desk.app.has_input_method:
        raise Skip("no input method reaches this application, so no word is put right")
    right, rounds = 0, 10 if desk.long else 2
    for n in range(rounds):
        before = ("", "abc ")[n % 2]
        typist = hand.Hand(desk)
        typist.type(before + "teh")
        if n < rounds / 2:
            typist.felt()   # in the others it has not got the last letters yet
        os.killpg(desk.app.process.pid, signal.SIGSTOP)
        try:
            resume = time.monotonic() + 0.2
            typist.replace("teh", "the")
            typist.type(" x")
            typist.felt()
            desk.events.pace(max(0, resume - time.monotonic()))
        finally:
            os.killpg(desk.app.process.pid, signal.SIGCONT)
        right += _expect_right_or_untouched(desk, before + "{} x")
        _empty(desk)
    desk.check()
    assert right >= rounds / 2, f"only {right} of {rounds} words put right"
    return f"{right} of {rounds} words put right"


@case(applications=TABLE_FIELDS)
def selected_by_the_application(desk):
    """What is typed takes the place of the selection, and Backspace takes all of it away."""
    for typed, shown in (("x", "x"), ("\b", ""), ("\bab", "ab"), ("xy\b", "x")):
        _type_all(desk, "hello")
        desk.app.expect("hello")
        desk.app.obey("select")
        steps.barrier(desk)
        _type_all(desk, typed)
        _expect(desk, shown)
        _empty(desk)
    desk.check()


@case(applications=("gtk3", "gtk4", "gtk4view"), long=True)
def selection_swallowed_before_a_replacement(desk):
    """A space takes the selection's place, so the word before it is gone and must not be put right any more. (Other
    applications tell nothing from which that could be known.)"""
    _type_all(desk, "say teh")
    desk.app.expect("say teh")
    desk.app.obey("select")
    steps.barrier(desk)
    typist = _type_all(desk, " ")
    typist.replace("teh ", "the ")
    typist.type("x")
    _expect(desk, " x")
    desk.check()
