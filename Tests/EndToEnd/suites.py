"""Where the cells run: Debian 12 on this machine, Debian 13 in a chroot."""
import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Suite:
    name: str
    root: str
    compositors: tuple
    applications: tuple = ("gtk3", "gtk4", "gtk4view", "qt6", "foot", "firefox", "chromium")
    # (compositor, application) of the runs that are not long; None: all of them.
    everyday: tuple = None


SUITES = {suite.name: suite for suite in (
    Suite("debian-12", "/", ("sway", "phoc"), everyday=(
        ("sway", "gtk3"), ("sway", "gtk4"), ("sway", "qt6"), ("sway", "foot"), ("phoc", "gtk4"))),
    Suite("debian-13", os.environ.get("PRESSBOARD_DEBIAN_13", "/var/cache/pressboard/trixie"), ("sway", "phoc")),
)}


@dataclass(frozen=True)
class Group:
    """Cells that share one compositor and one keyboard, run one after the other."""
    suite: str
    compositor: str
    application: str

    def __str__(self):
        return f"{self.suite} {self.compositor} {self.application}"


@dataclass(frozen=True)
class Case:
    """Something a person does with the keyboard, and what must come of it. `run(desk)` raises when it does not."""
    name: str
    run: object
    applications: tuple
    options: tuple = ()         # of the keyboard
    compositors: tuple = ("sway", "phoc")
    long: bool = False          # only in the long runs
    brief: bool = False         # only in the others
    helpers: bool = False       # with capitals, smart marks and whatever else helps with the text; else as the keys say
    words: bool = False         # there is a word list
    own_keyboard: bool = False  # starts, stops or disturbs the keyboard, so it gets one for itself


ALL = ("gtk3", "gtk4", "qt6", "foot")
FIELDS = ("gtk3", "gtk4", "qt6")
# The real table: every application that people type into.
TABLE = ("gtk3", "gtk4", "gtk4view", "qt6", "foot", "firefox", "chromium")
TABLE_FIELDS = tuple(application for application in TABLE if application != "foot")
CASES = []


def case(applications=ALL, **attributes):
    """Declares the decorated function a case; its name is the case's."""
    def declare(run):
        CASES.append(Case(run.__name__, run, tuple(applications), **attributes))
        return run
    return declare


class Skip(Exception):
    """The case cannot be run here; says why."""
