"""Each page as a golden image. Written anew by `python3 Tests/EndToEnd pictures`, then looked at by a person."""
import os

import events
import pixels
import touchscreen
from suites import Skip, case

from . import steps

GOLDEN = os.path.join(touchscreen.HERE, "golden")
SHARE, MEAN = 0.004, 0.6    # tolerance: visibly different pixels, mean difference of samples


@case(applications=("gtk4",), compositors=("sway",), own_keyboard=True)
def pictures(desk):
    if desk.session.root != "/":
        raise Skip("golden images are of Debian 12's fonts")
    writing = "PRESSBOARD_WRITE_PICTURES" in os.environ
    area = _keyboard_area(desk)
    for name, prepare in _PAGES:
        prepare(desk)
        path = f"{GOLDEN}/{name}.png"
        if writing:
            desk.session.still_picture(area).save(path)
        else:
            _expect(desk, area, pixels.Picture.load(path), name)
    return f"{len(_PAGES)} pages" + (" written" if writing else "")


def _lock_capitals(desk):
    for _ in "ab":
        desk.events.pace(0.6)   # so that what follows is no double tap
        desk.keyboard.show_case(False)
    desk.tap("key.shift")
    desk.tap("key.shift")
    steps.wait_for_capitals(desk)


_PAGES = [
    ("letters", lambda desk: None),
    ("capitals", lambda desk: desk.keyboard.show_case(True)),
    ("caps-lock", _lock_capitals),
    ("numbers", lambda desk: desk.keyboard.show_page("numeric")),
    ("symbols", lambda desk: desk.keyboard.show_page("symbolic")),
]


def _keyboard_area(desk):
    """From a little above the highest key down to the bottom of the screen."""
    top = int(min(key.y for key in desk.keyboard.keys.values())) - 8
    width, height = desk.session.size
    return 0, top, width, height - top


def _expect(desk, area, golden, name):
    seen = None

    def alike():
        nonlocal seen
        seen = desk.session.picture(area)
        difference = golden.difference(seen)
        return difference.share <= SHARE and difference.mean <= MEAN
    try:
        desk.events.until(alike, "", 3)
    except events.NotSeen:
        seen.save(f"{desk.session.directory}/{name}.seen.png")
        raise AssertionError(f"{name} is not as its golden image: {golden.difference(seen)}") from None
