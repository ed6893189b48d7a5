"""What `make run` shows where there is no Wayland session: the keyboard in a headless sway, and a sentence typed on it
by touch into a GTK window."""
import os

import apps
import desk
import keyboards
import session

SENTENCE = "Hello, world! This was typed by touch"


def run(program, size):
    with session.Session("sway", size=size) as where:
        keyboard = keyboards.Pressboard(where, program)
        window = apps.GTK3(where, "view").wait_ready()
        keyboard.wait_visible()
        hand = desk.Desk(where, keyboard, window, None)
        hand.type(SENTENCE)
        window.expect(hand.text())
        misplaced = [key.id for key in keyboard.keys.values()
                     if key.x < 0 or key.y < 0 or key.x + key.width > size[0] or key.y + key.height > size[1]]
        path = os.path.abspath("out/run-{}x{}.png".format(*size))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        where.still_picture().save(path)
    print(f"typed by touch into a GTK window: {window.text}")
    print(f"screenshot: {path}")
    if misplaced:
        print(f"keys outside of the screen: {', '.join(misplaced)}")
        return 1
    return 0

