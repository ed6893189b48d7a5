"""Waiting for things to happen: one selector over every pipe and socket that can tell of something."""
import os
import selectors
import time


class NotSeen(AssertionError):
    """What was waited for did not come in time."""


class Events:
    """Reads lines from file descriptors, hands each to its handler, and waits for a condition to become true.

    Nothing here sleeps for a guess: a wait ends at the line that makes its condition true, or fails at its deadline.
    """

    def __init__(self):
        self._selector = selectors.DefaultSelector()

    def watch_lines(self, fd, handler):
        """Calls `handler` with each line of text that arrives at `fd`, until its other end closes."""
        os.set_blocking(fd, False)
        self._selector.register(fd, selectors.EVENT_READ, _Lines(fd, handler))

    def forget(self, fd):
        """Stops watching `fd`; what has already arrived is handed over first."""
        try:
            key = self._selector.get_key(fd)
        except KeyError:
            return
        while key.data.read():
            pass
        self._selector.unregister(fd)

    def turn(self, seconds):
        """Handles what is there, waiting at most `seconds` for something; whether there was something."""
        ready = self._selector.select(max(0, seconds))
        for key, _ in ready:
            if key.data.read() is None:
                self._selector.unregister(key.fd)
        return bool(ready)

    def catch_up(self):
        """Handles all that has arrived."""
        while self.turn(0):
            pass

    def until(self, condition, what, seconds=10.0):
        """Waits until `condition()` holds and returns its value. `what` may be a function that says what is so instead."""
        deadline = time.monotonic() + seconds
        while True:
            value = condition()
            if value:
                return value
            left = deadline - time.monotonic()
            if left <= 0:
                raise NotSeen(f"not seen in {seconds:g} s: {what() if callable(what) else what}")
            self.turn(min(left, 0.5))

    def pace(self, seconds):
        """Lets time pass as a hand does, a finger resting on a key for instance, and goes on reading meanwhile."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self.turn(left)


class _Lines:
    def __init__(self, fd, handler):
        self.fd, self.handler, self.rest = fd, handler, b""

    def read(self):
        """True if something was read, False if nothing was there, None at the end."""
        try:
            data = os.read(self.fd, 1 << 16)
        except BlockingIOError:
            return False
        except OSError:
            return None
        if not data:
            return None
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.handler(line.decode(errors="replace"))
        return True
