"""Words, by touch: put right, taken back, suggested, picked. The keyboard has the English list, as it is installed."""
import contextlib
import os

from suites import Skip, case

from . import steps

FIELDS = ("gtk3", "gtk4", "firefox")
PACE = 0.05     # seconds from one tap to the next: a quick typist
# Milliseconds behind which a word is left as it was typed: nobody expects it to change under his eyes later.
LATE = 200


def _tap(desk, text, pace=PACE):
    """Taps letters, spaces and Backspace without a look at what becomes of them."""
    for character in text:
        desk.tap({" ": "key.space", "\b": "key.backspace"}.get(character, f"key.character.{character}"))
        desk.events.pace(pace)


def _bar(desk):
    """What the slots say, from the left."""
    desk.keyboard.changed()
    slots = {key_id: key.label for key_id, key in desk.keyboard.keys.items() if key_id.startswith("bar.")}
    return [slots[key_id] for key_id in sorted(slots)]


def _wait_for_bar(desk, holds, what):
    desk.keyboard.until(lambda: holds(_bar(desk)), lambda: f"{what} in the bar, which says {_bar(desk)}", 5)
    return _bar(desk)


def _pick(desk, word):
    slot = 1 + _wait_for_bar(desk, lambda bar: word in bar, word).index(word)
    desk.tap(f"bar.{slot}")


def _expect(desk, text):
    """It becomes so and stays so, and the keyboard believes nothing else."""
    desk.app.expect(text)
    steps.barrier(desk)
    desk.events.pace(0.3)   # longer than any verdict is waited for
    desk.app.settle()
    assert desk.app.text == text, f"text is {desk.app.text!r}, not {text!r}"
    if desk.app.tells_all:
        believed = desk.keyboard.believed()
        assert believed.get("before") == text, f"the keyboard believes {believed}"


def _expect_corrected(desk, text, since):
    """The same, but for an application that has stood still since that message so long that words were rightly left alone."""
    try:
        _expect(desk, text)
    except AssertionError:
        silence = desk.log.longest_silence(since)
        if silence > LATE and len(desk.app.text) == len(text):
            raise Skip(f"the application stood still for {silence:.0f} ms, and no word waits so long") from None
        raise


@case(applications=FIELDS, helpers=True, words=True)
def misspelt_sentence(desk):
    """Arrives corrected, at the pace of a quick typist."""
    steps.wait_for_capitals(desk)
    since = len(desk.log.messages)
    _tap(desk, "teh freind will recieve it tommorow ")
    _expect_corrected(desk, "The friend will receive it tomorrow ", since)


@case(applications=FIELDS, helpers=True, words=True)
def right_words_stay(desk):
    steps.wait_for_capitals(desk)
    _tap(desk, "they will not run on wayland here ")
    _expect(desk, "They will not run on wayland here ")


@case(applications=FIELDS, helpers=True, words=True)
def backspace_gives_back_what_was_typed(desk):
    """Once, right behind a correction; there the word stays as it was typed."""
    steps.wait_for_capitals(desk)
    since = len(desk.log.messages)
    _tap(desk, "so teh ")
    _expect_corrected(desk, "So the ", since)
    _tap(desk, "\b")
    _expect(desk, "So teh")
    _tap(desk, " is teh ")
    _expect(desk, "So teh is teh ")


@case(applications=FIELDS, helpers=True, words=True)
def mark_behind_a_word(desk):
    """Corrects it as a space does."""
    steps.wait_for_capitals(desk)
    since = len(desk.log.messages)
    _tap(desk, "freind")
    desk.tap(desk.keyboard.find("!"))
    _expect_corrected(desk, "Friend!", since)


@case(applications=FIELDS, helpers=True, words=True)
def word_from_the_bar(desk):
    """Replaces the typed one and brings its space."""
    steps.wait_for_capitals(desk)
    _tap(desk, "see you tomor")
    _pick(desk, "tomorrow")
    _expect(desk, "See you tomorrow ")


@case(applications=FIELDS, helpers=True, words=True)
def typed_word_from_the_bar(desk):
    """Keeps it as it is."""
    steps.wait_for_capitals(desk)
    _tap(desk, "teh")
    bar = _wait_for_bar(desk, lambda bar: "“Teh”" in bar and "The" in bar, "both words")
    assert bar.index("“Teh”") == 0 and bar.index("The") == 1, f"the bar says {bar}"
    desk.tap("bar.1")
    _expect(desk, "Teh ")


@case(applications=FIELDS, helpers=True, words=True)
def unlisted_word(desk):
    """A word that no list has stands in the bar as it was typed, and stays as it was hit."""
    steps.wait_for_capitals(desk)
    _tap(desk, "use kubectl")
    bar = _wait_for_bar(desk, lambda bar: "“kubectl”" in bar, "the typed word")
    assert bar.index("“kubectl”") == 0, f"the bar says {bar}"
    _tap(desk, " now")
    _expect(desk, "Use kubectl now")


@case(applications=FIELDS, helpers=True, words=True)
def next_words(desk):
    """An empty field offers words to begin with; behind a word those that follow."""
    _wait_for_bar(desk, lambda bar: len([word for word in bar if word]) == 3, "three words")
    steps.wait_for_capitals(desk)
    _tap(desk, "thank ")
    _pick(desk, "you")
    _expect(desk, "Thank you ")


@case(applications=FIELDS, helpers=True, words=True, own_keyboard=True)
def password_without_words(desk):
    """Nothing is shown, nothing changed, and nothing of it lies on the disk or is offered later: not once the keyboard has
    gone from the screen, and not once it has ended."""
    desk.app.move_focus("password")
    steps.barrier(desk)
    desk.keyboard.changed()
    for _ in range(3):
        _tap(desk, "teh qzwyx ")
    assert not any(_bar(desk)), f"the bar says {_bar(desk)}"
    typed = "teh qzwyx " * 3
    desk.events.until(lambda: desk.app.password == typed, lambda: f"password {desk.app.password!r}", 5)
    desk.app.settle()
    assert (desk.app.password, desk.app.text) == (typed, "")
    _put_away(desk)
    _assert_nothing_kept(desk)
    # In another field it is not known either.
    desk.app.move_focus("field")
    desk.keyboard.wait_visible()
    desk.keyboard.changed()
    _tap(desk, "so qzw")
    _wait_for_bar(desk, lambda bar: "“qzw”" in bar, "the typed word")
    assert "qzwyx" not in _bar(desk), f"the bar says {_bar(desk)}"
    desk.keyboard.stop()
    _assert_nothing_kept(desk)


@case(applications=("gtk3", "gtk4"), helpers=True, words=True)
def learned_word(desk):
    """What is kept three times is offered from then on, and lies in a file that nobody else can read."""
    steps.wait_for_capitals(desk)
    _tap(desk, "so qzwyx qzwyx qzwyx so ")
    _expect(desk, "So qzwyx qzwyx qzwyx so ")
    _put_away(desk)
    path = os.path.join(desk.session.home, ".local/share/pressboard/learned")
    desk.events.until(lambda: b"qzwyx" in _kept(desk).get(path, b""), "the word on the disk")
    assert os.stat(path).st_mode & 0o777 == 0o600, "others can read it"
    desk.app.move_focus("field")
    desk.keyboard.wait_visible()
    desk.keyboard.changed()
    _tap(desk, "qzw")
    _pick(desk, "qzwyx")
    _expect(desk, "So qzwyx qzwyx qzwyx so qzwyx ")


def _put_away(desk):
    desk.app.move_focus("button")
    desk.keyboard.wait_hidden()


def _assert_nothing_kept(desk):
    found = [path for path, content in _kept(desk).items() if b"qzwyx" in content]
    assert not found, f"{found} hold it"


def _kept(desk):
    """All files of the user but word lists, by path."""
    kept = {}
    for top in (desk.session.home, desk.session.runtime):
        for folder, _, names in os.walk(top):
            for path in [f"{folder}/{name}" for name in names if not name.endswith(".lexicon")]:
                # A draft that gets its name meanwhile is there under that.
                with contextlib.suppress(FileNotFoundError):
                    if os.path.isfile(path):
                        with open(path, "rb") as file:
                            kept[path] = file.read()
    return kept
