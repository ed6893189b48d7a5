"""Steps that several cases take."""
import keyboards


def wait_for_capitals(desk):
    def capitals():
        desk.keyboard.changed()
        return desk.keyboard.upper
    desk.keyboard.until(capitals, "capitals on the keys")


def characters_on_page(desk):
    """What the page's keys type, in reading order."""
    found = [keyboards.typed_by(key_id) for key_id in desk.keyboard.keys]
    return [character for character in found if character]


def barrier(desk):
    """Everything sent by the keyboard so far has reached the application and was handled by it: the compositor has
    answered twice (once for what it had read, once for what that led to), then the application."""
    client = desk.session.client()
    client.roundtrip()
    client.roundtrip()
    client.close()
    desk.app.settle()


def overlap(desk, first, second, pause=0.02):
    """Two fingers as fast thumbs use them: the second comes down before the first has left."""
    desk.fingers.down(*desk.centre(first), finger=0)
    desk.events.pace(pause)
    desk.fingers.down(*desk.centre(second), finger=1)
    desk.events.pace(pause)
    desk.fingers.up(0)
    desk.events.pace(pause)
    desk.fingers.up(1)
    desk.events.pace(pause)
    desk.typed(first + second)


def slide(desk, start, end, finger=0, steps=8):
    """A finger comes down at one point, moves to another in small steps and stays there."""
    desk.fingers.down(*start, finger=finger)
    for n in range(1, steps + 1):
        desk.events.pace(0.008)
        desk.fingers.motion(*(a + (b - a) * n / steps for a, b in zip(start, end)), finger=finger)



def touch_application(desk):
    """Touches the field at the top of the application's window."""
    width, _ = desk.session.size
    desk.session.tap(width / 2, 20)
