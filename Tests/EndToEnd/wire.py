"""A Wayland client in plain Python, written against the wire format: enough to act as a mouse or a hardware keyboard."""
import array
import os
import socket
import struct
import time


def uint(value):
    return struct.pack("<I", value & 0xFFFFFFFF)


def text(value):
    data = value.encode() + b"\0"
    return uint(len(data)) + data + b"\0" * (-len(data) % 4)


class WireError(Exception):
    """The compositor closed the connection or reported a protocol error."""


class Client:
    """One connection. Ids are never used twice; events nobody asked for are dropped, file descriptors closed."""

    DISPLAY, SYNC, GET_REGISTRY, BIND = 1, 0, 1, 0

    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(path)
        self._bytes = b""
        self._last_id = 1
        self._handlers = {self.DISPLAY: self._on_display}
        self.globals = {}  # interface -> (name, version) of the first one announced
        self._registry = self.new_id()
        self._handlers[self._registry] = self._on_registry
        self.request(self.DISPLAY, self.GET_REGISTRY, uint(self._registry))
        self.roundtrip()

    def close(self):
        self._socket.close()

    def new_id(self):
        self._last_id += 1
        return self._last_id

    def request(self, object_id, opcode, *arguments, fds=()):
        body = b"".join(arguments)
        message = struct.pack("<IHH", object_id, opcode, 8 + len(body)) + body
        control = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))] if fds else []
        self._socket.sendmsg([message], control)

    def bind(self, interface, version=1):
        name, _ = self.globals[interface]
        object_id = self.new_id()
        self.request(self._registry, self.BIND, uint(name), text(interface), uint(version), uint(object_id))
        return object_id

    def roundtrip(self, seconds=10):
        """Returns once the compositor has acted on everything sent so far."""
        callback, answered = self.new_id(), []
        self._handlers[callback] = lambda opcode, body: answered.append(True)
        self.request(self.DISPLAY, self.SYNC, uint(callback))
        deadline = time.monotonic() + seconds
        while not answered:
            self._socket.settimeout(max(0.01, deadline - time.monotonic()))
            self._read()
        del self._handlers[callback]

    def _read(self):
        data, ancillary, _, _ = self._socket.recvmsg(1 << 16, socket.CMSG_SPACE(28 * 4))
        for _, kind, payload in ancillary:
            if kind == socket.SCM_RIGHTS:
                for fd in array.array("i", payload):
                    os.close(fd)
        if not data:
            raise WireError("the compositor closed the connection")
        self._bytes += data
        while len(self._bytes) >= 8:
            object_id, opcode, size = struct.unpack_from("<IHH", self._bytes)
            if len(self._bytes) < size:
                return
            body, self._bytes = self._bytes[8:size], self._bytes[size:]
            if handler := self._handlers.get(object_id):
                handler(opcode, body)

    def _on_display(self, opcode, body):
        if opcode == 0:
            object_id, code, length = struct.unpack_from("<III", body)
            message = body[12:11 + length].decode(errors="replace")
            raise WireError(f"protocol error {code} on object {object_id}: {message}")

    def _on_registry(self, opcode, body):
        if opcode == 0:
            name, length = struct.unpack_from("<II", body)
            interface = body[8:7 + length].decode()
            (version,) = struct.unpack_from("<I", body, 8 + length + -length % 4)
            self.globals.setdefault(interface, (name, version))


def milliseconds():
    return uint(int(time.monotonic() * 1000))


class Mouse:
    """A pointer device made by zwlr_virtual_pointer_v1."""

    MOTION_ABSOLUTE, BUTTON, FRAME, LEFT_BUTTON = 1, 2, 4, 0x110

    def __init__(self, client, size):
        self._client, self._size = client, size
        manager = client.bind("zwlr_virtual_pointer_manager_v1")
        self._id = client.new_id()
        client.request(manager, 0, uint(0), uint(self._id))
        client.roundtrip()

    def move(self, x, y):
        width, height = self._size
        where = [uint(int(value)) for value in (x, y, width, height)]
        self._client.request(self._id, self.MOTION_ABSOLUTE, milliseconds(), *where)
        self._client.request(self._id, self.FRAME)

    def press(self):
        self._button(1)

    def release(self):
        self._button(0)

    def _button(self, state):
        self._client.request(self._id, self.BUTTON, milliseconds(), uint(self.LEFT_BUTTON), uint(state))
        self._client.request(self._id, self.FRAME)

    # A mouse can stand in for one finger.
    def down(self, x, y, finger=0):
        self.move(x, y)
        self.press()

    def up(self, finger=0):
        self.release()


class HardwareKeyboard:
    """A keyboard device made by zwp_virtual_keyboard_v1: it stands for one that is plugged in, and so keeps the seat's
    keyboard capability while it lives."""

    KEYMAP = ('xkb_keymap { xkb_keycodes { include "evdev+aliases(qwerty)" }; xkb_types { include "complete" }; '
              'xkb_compat { include "complete" }; xkb_symbols { include "pc+us+inet(evdev)" }; };\0').encode()
    FIRST_CODE_OF_ROW = {16: "qwertyuiop", 30: "asdfghjkl", 44: "zxcvbnm"}  # evdev
    CODES = {letter: first + n for first, row in FIRST_CODE_OF_ROW.items() for n, letter in enumerate(row)}

    def __init__(self, client):
        self._client = client
        seat = client.bind("wl_seat")
        manager = client.bind("zwp_virtual_keyboard_manager_v1")
        self._id = client.new_id()
        client.request(manager, 0, uint(seat), uint(self._id))
        keymap = os.memfd_create("keymap")
        os.write(keymap, self.KEYMAP)
        client.request(self._id, 0, uint(1), uint(len(self.KEYMAP)), fds=[keymap])
        client.roundtrip()
        os.close(keymap)

    def tap(self, letter):
        for state in (1, 0):
            self._client.request(self._id, 1, milliseconds(), uint(self.CODES[letter]), uint(state))
        self._client.roundtrip()
