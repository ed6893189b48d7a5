"""The touchscreen that touchshim.c adds to a compositor: building the shim, and fingers on the glass."""
import os
import shutil
import socket
import subprocess
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "touchshim.c")
# Debian 12's package is plain "wlroots"; later ones carry their version, since they can stand beside each other.
WLROOTS = ["wlroots", "wlroots-0.18", "wlroots-0.19", "wlroots-0.20"]


def build_shim(root, directory):
    """Compiles the shim with the compiler and headers below `root`; returns its path. Built again when the source changes."""
    os.makedirs(directory, exist_ok=True)
    library = os.path.join(directory, f"touchshim-{root.strip('/').replace('/', '-') or 'host'}.so")
    if os.path.exists(library) and os.path.getmtime(library) > os.path.getmtime(SOURCE):
        return library
    enter = [] if root == "/" else ["chroot", root]
    names = [name for name in WLROOTS
             if subprocess.run([*enter, "pkg-config", "--exists", name], capture_output=True).returncode == 0]
    if not names:
        raise RuntimeError(f"no wlroots headers below {root}: run make deps")
    flags = subprocess.run([*enter, "pkg-config", "--cflags", names[0], "wayland-server"],
                           capture_output=True, text=True, check=True).stdout.split()
    # Compiled where both sides of a chroot see it: /tmp is the same directory in both.
    scratch = f"/tmp/pressboard-shim-{os.getpid()}"
    os.makedirs(scratch)
    try:
        shutil.copy(SOURCE, scratch)
        subprocess.run([*enter, "gcc", "-shared", "-fPIC", "-O1", "-Wall", *flags, "-o", f"{scratch}/shim.so",
                        f"{scratch}/touchshim.c", "-ldl"], check=True)
        shutil.move(f"{scratch}/shim.so", library)
    finally:
        shutil.rmtree(scratch)
    return library


class Touchscreen:
    """Fingers on the glass, in pixels of an output that fills the layout. Each call is one frame."""

    def __init__(self, socket_path, size):
        self._width, self._height = size
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(socket_path)
        self.fingers = set()

    def close(self):
        self._socket.close()

    def down(self, x, y, finger=0):
        self.fingers.add(finger)
        return self._send(f"down {finger} {x / self._width:.6f} {y / self._height:.6f}")

    def motion(self, x, y, finger=0):
        return self._send(f"motion {finger} {x / self._width:.6f} {y / self._height:.6f}")

    def up(self, finger=0):
        self.fingers.discard(finger)
        return self._send(f"up {finger}")

    def cancel(self, finger=0):
        self.fingers.discard(finger)
        return self._send(f"cancel {finger}")

    def _send(self, line):
        """Returns the time of day at which the event left."""
        now = time.time()
        self._socket.sendall(f"{line}\nframe\n".encode())
        return now
