"""What a Wayland client says and hears, read from its WAYLAND_DEBUG=1 output (libwayland 1.21 and later)."""
import re
from dataclasses import dataclass

_LINE = re.compile(r"^\[\s*(?:(?P<ms>\d+)\.(?P<us>\d{3})|(?P<h>\d\d):(?P<m>\d\d):(?P<s>\d\d)\.(?P<frac>\d{6}))\]\s+"
                   r"(?:\{[^}]*\}\s*)?(?P<sent>->)?\s*(?P<interface>[a-z_0-9]+)[@#](?P<id>\d+)\."
                   r"(?P<name>[a-z_0-9]+)\((?P<arguments>.*)\)$")
_MICROSECONDS_A_DAY = 86_400_000_000


@dataclass(frozen=True)
class Message:
    time: int  # microseconds, of a clock that starts over at `wrap`
    wrap: int
    sent: bool
    interface: str
    object: int
    name: str
    arguments: str

    def is_request(self, interface, name):
        return self.sent and self.interface == interface and self.name == name

    def is_event(self, interface, name):
        return not self.sent and self.interface == interface and self.name == name

    def objects(self, interface):
        """Ids of the objects of that interface among the arguments."""
        return [int(number) for number in re.findall(rf"\b{interface}[@#](\d+)", self.arguments)]

    def integers(self):
        return [int(part) for part in self.arguments.split(",") if re.fullmatch(r"\s*-?\d+\s*", part)]

    def string(self):
        """The first string among the arguments. The log does not escape quotes, so it ends at the last one."""
        found = re.search(r'"(.*)"', self.arguments)
        return found.group(1) if found else None

    def since(self, epoch):
        """Milliseconds from a time of day (seconds since 1970, UTC) to this message."""
        difference = (self.time - int(epoch * 1e6)) % self.wrap
        return (difference - self.wrap if difference > self.wrap // 2 else difference) / 1000


def parse(line):
    """The message on a line of the log, or None."""
    found = _LINE.match(line)
    if not found:
        return None
    if found["ms"]:
        time, wrap = int(found["ms"]) * 1000 + int(found["us"]), 1 << 32
    else:
        seconds = (int(found["h"]) * 60 + int(found["m"])) * 60 + int(found["s"])
        time, wrap = seconds * 1_000_000 + int(found["frac"]), _MICROSECONDS_A_DAY
    return Message(time, wrap, bool(found["sent"]), found["interface"], int(found["id"]), found["name"],
                   found["arguments"])


def read(path):
    with open(path, errors="replace") as file:
        return [message for message in map(parse, file) if message]


class KeyboardLog:
    """Follows an on-screen keyboard's messages and knows what a test asks about: is it on the screen, is a field
    active, which keys are held, what was typed."""

    ROLES = {"zwlr_layer_shell_v1": "get_layer_surface", "zwp_input_panel_v1": "get_input_panel_surface"}

    def __init__(self):
        self.messages = []
        self.visible = False    # the compositor has put the keyboard's surface on an output
        self.active = False     # a text field is active
        self.activations = 0
        self.frames = 0         # commits with a new buffer, of the keyboard's surface
        self.dones = 0          # input method `done` events
        self.touch_frames = 0
        self.held_codes = set()
        self.modifiers = 0
        self.surface = None     # wl_surface of the keyboard
        self._role = None
        self._pending_active = None
        self._attached = False
        self._committed = False

    def feed(self, line):
        if message := parse(line):
            self.messages.append(message)
            self._follow_surface(message)
            self._follow_text(message)

    def requests(self, interface, name, start=0):
        return [message for message in self.messages[start:] if message.is_request(interface, name)]

    def typed(self, start=0):
        """Strings committed since message number `start`."""
        return [message.string() for message in self.requests("zwp_input_method_v2", "commit_string", start)]

    def longest_silence(self, start=0):
        """The milliseconds that the application took at most to say anything behind committed text."""
        longest, since = 0, None
        for message in self.messages[start:]:
            if message.is_request("zwp_input_method_v2", "commit_string"):
                since = since or message.time
            elif since and message.is_event("zwp_input_method_v2", "done"):
                longest, since = max(longest, message.time - since), None
        return longest / 1000

    def pressed_keys(self, start=0):
        """Key presses sent by the virtual keyboard since message number `start`."""
        keys = self.requests("zwp_virtual_keyboard_v1", "key", start)
        return [message.integers()[1] for message in keys if message.integers()[2] == 1]

    def _follow_surface(self, message):
        if message.sent and self.ROLES.get(message.interface) == message.name:
            self.surface = message.objects("wl_surface")[0]
            role = re.search(r"new id (\w+)[@#](\d+)", message.arguments)
            self._role = (role.group(1), int(role.group(2)))
            self._attached = self._committed = False
        elif self.surface is None:
            return
        elif message.sent and message.name == "destroy" and (message.interface, message.object) in (
                self._role, ("wl_surface", self.surface)):
            self.surface, self._role, self.visible = None, None, False
        elif message.interface == "wl_surface" and message.object == self.surface:
            if message.name == "attach":
                self._attached = not message.arguments.startswith("nil")
                if not self._attached:
                    self._committed = self.visible = False
            elif message.name == "commit" and self._attached:
                self._committed = True
                self.frames += 1
            elif message.name == "enter":
                self.visible = self._committed

    def _follow_text(self, message):
        if message.interface == "wl_touch":
            self.touch_frames += message.is_event("wl_touch", "frame")
        elif message.interface == "zwp_input_method_v2" and not message.sent:
            if message.name in ("activate", "deactivate"):
                self._pending_active = message.name == "activate"
            elif message.name == "done":
                self.dones += 1
                self.activations += self._pending_active is True
                if self._pending_active is not None:
                    self.active, self._pending_active = self._pending_active, None
        elif message.sent and message.interface == "zwp_virtual_keyboard_v1":
            if message.name == "key":
                _, code, state = message.integers()
                (self.held_codes.add if state else self.held_codes.discard)(code)
            elif message.name == "modifiers":
                self.modifiers = message.integers()[0]
