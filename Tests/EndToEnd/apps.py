"""The applications that get typed into. Each reports its own text; that text is what a test asserts."""
import json
import os

import events
import session


class Application:
    """A running application and what it has told of itself."""

    label = None            # its name in cells, and of its logs
    program = None          # what must be installed for it, if that is not part of what every test needs
    has_input_method = True  # it offers its field to an input method; otherwise only keys reach it
    # An input method hears of what the application does to its text by itself: always; once it is typed into; never.
    tells_all, tells_later = True, True
    can_be_emptied = True   # by order
    leaves_words = False    # how it tells of its text changes, so now and then a word is left as it was typed
    has_lines = False       # Return begins a new line; elsewhere it submits

    def __init__(self, where, argv, **environment):
        self.session = where
        self.text = ""
        self.password = ""
        self.submitted = []
        self.changes = []   # (time of day, text)
        self.ready = self.active = self.fullscreen = False
        self.focus = "field"
        self.clicks = 0
        self.was_changed = False    # by order, not by typing
        self._answers = []
        number = sum(1 for process in where.processes if process.name.startswith(self.label))
        self.process = where.start(f"{self.label}-{number}", argv, environment, on_output=self._take)

    def _take(self, line):
        try:
            told = json.loads(line)
        except ValueError:
            return
        if "text" in told:
            self.text = told["text"]
            self.changes.append((told["time"], self.text))
        self.password = told.get("password", self.password)
        self.ready = told.get("ready", self.ready)
        self.active = told.get("active", self.active)
        self.fullscreen = told.get("fullscreen", self.fullscreen)
        self.focus = told.get("focus", self.focus)
        self.clicks += "clicked" in told
        if "submitted" in told:
            self.submitted.append(told["submitted"])
        if "answer" in told:
            self._answers.append(told["answer"])

    def wait_ready(self):
        self.session.events.until(lambda: self.ready and self.active or not self.process.running,
                                  lambda: f"{self.label} with the keyboard focus", 20)
        if not self.process.running:
            raise RuntimeError(f"{self.label} ended with {self.process.status}: {self.process.errors()}")
        return self

    def order(self, line):
        self.was_changed |= line.split()[0] in ("select", "empty", "caret", "clears")
        self.process.input.write((line + "\n").encode())
        self.process.input.flush()

    def obey(self, line):
        """Returns once the order was carried out."""
        self.order(line)
        self.settle()

    def move_focus(self, target):
        self.order(f"focus {target}")
        self.session.events.until(lambda: self.focus == target, f"focus on the {target}")

    def settle(self):
        """Returns once the application has handled what had reached it."""
        word = str(len(self._answers))
        self.order(f"answer {word}")
        self.session.events.until(lambda: word in self._answers, f"an answer from {self.label}")

    def expect(self, text, seconds=5):
        """Waits until the application's text is `text`; fails at once when it can no longer become so by typing on."""
        try:
            self.session.events.until(lambda: self.text == text, "", seconds)
        except events.NotSeen:
            raise events.NotSeen(describe(self.text, text)) from None

    def edited(self, text):
        """How the field shows `text`, in which \\b stands for Backspace and \\n for Return."""
        shown = []
        for character in text:
            if character == "\b":
                del shown[-1:]
            else:
                shown.append(character)
        return "".join(shown)

    def stop(self):
        self.process.stop()


def describe(got, wanted):
    """Where two texts part, in words."""
    at = next((n for n, (a, b) in enumerate(zip(got, wanted)) if a != b), min(len(got), len(wanted)))
    if len(wanted) < 60:
        return f"text is {got!r}, not {wanted!r}"
    return (f"text of {len(got)} letters, not {len(wanted)}; from letter {at} on "
            f"{got[max(0, at - 6):at + 10]!r}, not {wanted[max(0, at - 6):at + 10]!r}")


class GTK(Application):
    def __init__(self, where, kind="entry", **environment):
        argv = ["/usr/bin/python3", where.programs + "/gtk_field.py", self.version, kind]
        super().__init__(where, argv, **environment)


class GTK3(GTK):
    label, version = "gtk3", "3"


class GTK4(GTK):
    label, version = "gtk4", "4"


class GTK4View(GTK):
    """Many lines of text, in a field that shows only a part of long text."""
    label, version, has_lines = "gtk4view", "4", True

    def __init__(self, where, **environment):
        super().__init__(where, "view", **environment)


class Browser(Application):
    """A page with text fields. Slower to start than the others, and on a loaded machine much slower."""

    leaves_words = True

    def __init__(self, where, **environment):
        super().__init__(where, ["/usr/bin/python3", where.programs + "/web_field.py", self.label], **environment)


class Firefox(Browser):
    label, program, tells_all = "firefox", "/usr/bin/firefox-esr", False


class Chromium(Browser):
    label, program, tells_all, tells_later = "chromium", "/usr/bin/chromium", False, False


class Qt6(Application):
    label, tells_all = "qt6", False

    def __init__(self, where, **environment):
        super().__init__(where, ["/usr/bin/python3", where.programs + "/qt_field.py"], **environment)
        # Debian 12's Qt 6.4 has no text-input client on these compositors: keys are all that reaches it.
        self.has_input_method = where.root != "/"


class Foot(Application):
    """A terminal: what its reader received, control characters and all."""

    label = "foot"
    returns, erases = "\r", "\x7f"
    can_be_emptied = False

    def __init__(self, where, *arguments, **environment):
        number = sum(1 for process in where.processes if process.name.startswith(self.label))
        pipe = f"{where.directory}/foot-{number}.pipe"
        os.mkfifo(pipe)
        if os.getuid() == 0:
            os.chown(pipe, session.USER, session.USER)
        # Held open for writing too, so that it does not end before the reader in the terminal has opened it.
        where.events.watch_lines(os.open(pipe, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC), self._take)
        argv = ["foot", *arguments, "-e", "/usr/bin/python3", where.programs + "/terminal_reader.py", pipe]
        super().__init__(where, argv, **environment)
        self.active = True  # it cannot tell; the keyboard hears of its field once it has the focus

    def edited(self, text):
        return text.replace("\b", self.erases).replace("\n", self.returns)

    def settle(self):
        """A terminal answers nothing; its reader tells all it gets at once."""


KINDS = {kind.label: kind for kind in (GTK3, GTK4, GTK4View, Qt6, Foot, Firefox, Chromium)}
