"""What a case works with: a session, the keyboard, an application with its field focused, and a hand that types."""
import apps
import hand
import keyboards

COUNTED = ("edits", "letters", "lost", "doubled", "judged", "unjudged", "switches", "lost_at_switches")


class Desk:
    def __init__(self, session, keyboard, application, group, long=False):
        self.session, self.keyboard, self.app, self.group = session, keyboard, application, group
        self.events, self.fingers = session.events, session.fingers
        self.keys_typed = ""    # everything typed so far, \b and \n included
        self.long = long
        # Of typing in bulk: edits and what became of them, and how many delays could be judged. Apart from them: how
        # often the application moved its focus under the fingers, and the letters that are in no field since.
        self.counts = dict.fromkeys(COUNTED, 0)

    @property
    def log(self):
        return self.keyboard.log

    def text(self):
        """What the application must show by now."""
        return self.app.edited(self.keys_typed)

    def tap(self, key_id, hold=0.012, finger=0):
        return self.keyboard.tap(key_id, hold, finger)

    def type(self, text, look=True):
        """Taps `text` key by key. A hand that looks waits for what it typed wherever page or case may have changed."""
        for character in text:
            key_id = self.keyboard.find(character)
            steady = self.keyboard.page == "alphabetic" and not self.keyboard.upper and character.isalpha()
            self.tap(key_id)
            self.keys_typed += character
            if not steady and look:
                self.app.expect(self.text())
                self.keyboard.changed()
            else:
                self.events.pace(0.018)

    def typed(self, characters):
        """Notes what was typed by other means than `type`."""
        self.keys_typed += characters

    def check(self, mark="z", behind=""):
        """The application's text is what was typed, with `behind` standing behind the caret, and stays so: a mark typed
        there arrives as the very next thing, after which the application has nothing left to handle. A letter that came
        twice, or late, would stand before the mark or behind it."""
        self.app.expect(self.text() + behind)
        self.keyboard.changed()
        self.tap(self.keyboard.find(mark))
        self.typed(mark)
        self.app.expect(self.text() + behind)
        self.app.settle()
        assert self.app.text == self.text() + behind, apps.describe(self.app.text, self.text() + behind)
        assert not self.log.held_codes, f"keys still down: {self.log.held_codes}"
        # Without an input method it is told nothing, not even of another field.
        if self.app.has_input_method and (self.app.tells_all or not self.app.was_changed):
            self._check_belief()

    def settled(self):
        """Waits until nothing is under way with the keyboard any more; what it believes then."""
        def settled():
            return (told := self.keyboard.believed()).get("settled") == "yes" and told
        return self.events.until(settled, "a keyboard with nothing under way")

    def _check_belief(self):
        """What the keyboard takes for the text is the text: all of it, or what stands before the caret."""
        told = self.settled()
        text = self.app.text.replace("\n", "\\n")
        if "before" in told:
            believed = told["before"] + told["selected"] + told["after"]
            # Of a long text only a part is told.
            assert believed == text or len(believed) > 1000 and believed in text, \
                f"the keyboard believes {apps.describe(believed, text)}"
        elif not self.app.was_changed:
            assert text.endswith(told["shadow"]), f"the keyboard believes {text!r} to end with {told['shadow']!r}"

    def expect_counting(self, characters, seconds):
        """Waits for the text that typing these in bulk has made, and counts what is missing or too much."""
        self.counts["edits"] += len(characters)
        self.counts["letters"] += sum(character != "\b" for character in characters)
        try:
            self.app.expect(self.text(), seconds)
        except Exception:
            lost, doubled = hand.difference(self.app.text, self.text())
            self.counts["lost"] += lost
            self.counts["doubled"] += doubled
            raise

    def centre(self, character):
        return self.keyboard.key(keyboards.key_of(character)).centre
