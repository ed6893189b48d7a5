"""One headless desktop: a session bus, a compositor with a touchscreen, and the programs of a test."""
import ctypes
import os
import pwd
import shutil
import signal
import struct
import subprocess
import tempfile
import time

import events
import pixels
import touchscreen
import wire

# Sway refuses to run as root, so root gives everything to a user that every system has, also one in a chroot (a bus
# runs for no user without a name). Others stay who they are.
USER = pwd.getpwnam("nobody").pw_uid if os.getuid() == 0 else os.getuid()

SETTINGS = """[org/gnome/desktop/a11y/applications]
screen-keyboard-enabled=true
[org/gnome/desktop/input-sources]
sources=[('xkb','us')]
[org/gnome/desktop/interface]
gtk-enable-animations=false
"""

SWAY = """output HEADLESS-1 resolution {width}x{height} position 0,0 scale {scale}
seat seat0 fallback true
xwayland disable
default_border none
focus_on_window_activation focus
"""

PHOC = """[core]
xwayland=false
[output:HEADLESS-1]
mode = {width}x{height}
scale = {scale}
"""


_SET_PARENT_DEATH_SIGNAL = 1
_C = ctypes.CDLL(None)


def end_with_parent():
    """In a child: it is asked to end when the process that started it has ended, however that came."""
    _C.prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGTERM)


class Process:
    """A program of the session. Its standard output is read as lines; its errors go to a file or, if somebody
    listens, to them as well."""

    def __init__(self, session, name, argv, environment, on_output=None, on_error=None, on_end=None):
        self.name, self.session = name, session
        self.output_path, self.error_path = (f"{session.directory}/{name}.{end}" for end in ("out", "err"))
        self._files = []
        pipes = [self._stream(self.output_path, on_output), self._stream(self.error_path, on_error)]
        clock, clock_writer = os.pipe2(os.O_CLOEXEC)

        def prepare():
            session.become_user()
            os.write(clock_writer, struct.pack("d", time.time()))

        self._popen = subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=pipes[0], stderr=pipes[1], env=environment, preexec_fn=prepare)
        self.pid, self.input = self._popen.pid, self._popen.stdin
        (self.started,) = struct.unpack("d", os.read(clock, 8))     # time of day, just before exec
        for fd in (*pipes, clock, clock_writer):
            os.close(fd)

    def _stream(self, path, handler):
        """Where the program writes: straight to the file, or a pipe whose lines we keep there and hand on."""
        if handler is None:
            return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        reader, writer = os.pipe2(os.O_CLOEXEC)
        copy = open(path, "a", buffering=1)
        self._files.append((reader, copy))

        def take(line):
            copy.write(line + "\n")
            handler(line)

        self.session.events.watch_lines(reader, take)
        return writer

    @property
    def running(self):
        return self._popen.poll() is None

    @property
    def status(self):
        return self._popen.poll()

    def signal(self, number):
        if self.running:
            os.kill(self.pid, number)

    def wait(self, seconds=5):
        """Reads on until the program has ended; returns its exit status."""
        self.session.events.until(lambda: not self.running, f"end of {self.name}", seconds)
        self._close()
        return self.status

    def stop(self, seconds=3):
        """Asks the program and whatever it started to end, and makes it so."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.pid, number)
            except ProcessLookupError:
                break
            try:
                self._popen.wait(seconds)
                break
            except subprocess.TimeoutExpired:
                pass
        self._popen.poll()
        self._close()

    def _close(self):
        for reader, copy in self._files:
            self.session.events.forget(reader)
            os.close(reader)
            copy.close()
        self._files = []
        self.input.close()

    def errors(self, length=1500):
        with open(self.error_path, errors="replace") as file:
            return file.read()[-length:]


class Session:
    """
        with Session("sway", size=(720, 1440)) as session:
            …

    `root` is "/" or a directory with another Debian in it; /tmp is the same inside and outside.
    `scale` is the output's; positions and sizes are in its pixels all the same.
    """

    def __init__(self, compositor, root="/", size=(720, 1440), scale=1, shim=None):
        self.compositor, self.root, self.size, self.scale = compositor, root, size, scale
        self.events = events.Events()
        self.processes = []
        self.directory = tempfile.mkdtemp(prefix=f"pressboard-{compositor}-", dir="/tmp")
        self.runtime, self.home = self.directory + "/run", self.directory + "/home"
        self._write(self.home + "/.config/glib-2.0/settings/keyfile", SETTINGS)
        os.makedirs(self.runtime)
        self._shim = shim or touchscreen.build_shim(root, os.path.join(os.getcwd(), ".build/end-to-end"))
        self._touch_socket = self.directory + "/touchscreen"
        self.environment = {
            "HOME": self.home, "XDG_RUNTIME_DIR": self.runtime, "PATH": "/usr/bin:/bin:/usr/games", "LANG": "C.UTF-8",
            "XDG_SESSION_TYPE": "wayland", "XDG_DATA_DIRS": "/usr/share", "GSETTINGS_BACKEND": "keyfile",
            "NO_AT_BRIDGE": "1", "GTK_A11Y": "none", "QT_QPA_PLATFORM": "wayland", "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        self.programs = self.directory + "/programs"
        shutil.copytree(os.path.join(touchscreen.HERE, "programs"), self.programs)
        shutil.copy(self._shim, self.programs + "/touchshim.so")
        self._give_to_user()
        self.display = None
        self._fingers = None

    # Programs

    def become_user(self):
        """In the child, before the program: its own process group, root directory and user."""
        os.setsid()
        if self.root != "/":
            os.chroot(self.root)
        os.chdir("/tmp")
        if os.getuid() == 0:
            os.setgroups([])
            os.setgid(USER)
            os.setuid(USER)
        end_with_parent()

    def bring(self, path):
        """A copy of a program where the session's user can run it, also inside a chroot."""
        copy = f"{self.programs}/{os.path.basename(path)}"
        if not os.path.exists(copy):
            shutil.copy(path, copy)
            os.chmod(copy, 0o755)
            # Until it is on the disk, its code would count as memory that it wrote.
            with open(copy, "rb") as file:
                os.fsync(file.fileno())
        return copy

    def bring_words(self, language="en"):
        """Puts a word list where the session's user keeps data. Without it no word is suggested or put right."""
        folder = f"{self.home}/.local/share/pressboard/lexicon"
        os.makedirs(folder, exist_ok=True)
        copy = shutil.copy(f".build/lexicon/{language}.lexicon", folder)
        with open(copy, "rb") as file:
            os.fsync(file.fileno())     # as in `bring`
        self._give_to_user()

    def start(self, name, argv, environment=None, **handlers):
        """Starts a program of the session; `name` names its logs."""
        process = Process(self, name, argv, {**self.environment, **(environment or {})}, **handlers)
        self.processes.append(process)
        return process

    def run(self, argv, seconds=10):
        """Runs a program to its end; its exit status, output and errors."""
        done = subprocess.run(argv, env=self.environment, preexec_fn=self.become_user, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=seconds)
        return done.returncode, done.stdout, done.stderr

    # Beginning and end

    def __enter__(self):
        try:
            self._start_bus()
            self._start_compositor()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, kind, error, trace):
        self.stop()

    def stop(self):
        """Ends every program, youngest first, and removes the session's files."""
        for process in reversed(self.processes):
            process.stop()
        self.processes = []
        if os.path.exists(self.directory):
            shutil.rmtree(self.directory, ignore_errors=True)

    def save_logs(self, directory):
        os.makedirs(directory, exist_ok=True)
        for name in os.listdir(self.directory):
            if name.endswith((".out", ".err", ".png")):
                shutil.copy(f"{self.directory}/{name}", directory)

    def _write(self, path, content):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(content)

    def _give_to_user(self):
        for directory, _, names in os.walk(self.directory):
            for path in [directory, *(os.path.join(directory, name) for name in names)]:
                if os.getuid() == 0:
                    os.chown(path, USER, USER)
        os.chmod(self.directory, 0o755)
        os.chmod(self.runtime, 0o700)

    def _start_bus(self):
        address = f"unix:path={self.runtime}/bus"
        ready = []
        bus = self.start("bus", ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address",
                                 f"--address={address}"], on_output=ready.append)
        self.events.until(lambda: ready or not bus.running, "the session bus")
        if not ready:
            raise RuntimeError(f"the session bus ended with {bus.status}: {bus.errors()}")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address

    def _start_compositor(self):
        width, height = self.size
        configuration = self.directory + "/compositor.conf"
        template, argv = {"sway": (SWAY, ["sway", "-c", configuration]),
                          "phoc": (PHOC, ["phoc", "-C", configuration])}[self.compositor]
        self._write(configuration, template.format(width=width, height=height, scale=self.scale))
        said = []
        process = self.start("compositor", argv, {
            "WLR_BACKENDS": "headless", "WLR_HEADLESS_OUTPUTS": "1", "WLR_LIBINPUT_NO_DEVICES": "1",
            "WLR_RENDERER": "pixman", "LD_PRELOAD": self.programs + "/touchshim.so",
            "TOUCHSHIM_SOCKET": self._touch_socket}, on_error=said.append)
        self.events.until(lambda: "touchshim: ready" in said or not process.running, "the compositor")
        if not process.running:
            raise RuntimeError(f"{self.compositor} ended with {process.status}: {process.errors()}")
        displays = [name for name in os.listdir(self.runtime)
                    if name.startswith("wayland-") and not name.endswith(".lock")]
        self.display = displays[0]
        self.environment["WAYLAND_DISPLAY"] = self.display
        self.client().close()

    # Hands and eyes

    def client(self):
        return wire.Client(f"{self.runtime}/{self.display}")

    def mouse(self):
        return wire.Mouse(self.client(), self.size)

    @property
    def fingers(self):
        if self._fingers is None:
            self._fingers = touchscreen.Touchscreen(self._touch_socket, self.size)
        return self._fingers

    def tap(self, x, y, hold=0.012, finger=0):
        """Touches and lifts; returns the times of day of both."""
        down = self.fingers.down(x, y, finger)
        self.events.pace(hold)
        return down, self.fingers.up(finger)

    def picture(self, area=None):
        """What is on the screen, or in `area` (x, y, width, height) of it."""
        where = ["-g", "{},{} {}x{}".format(*area)] if area else []
        done = subprocess.run(["grim", "-t", "ppm", *where, "-"], capture_output=True, timeout=20,
                              env={**self.environment, "PATH": os.environ["PATH"]})
        if done.returncode:
            raise RuntimeError("grim: " + done.stderr.decode(errors="replace"))
        return pixels.Picture.from_ppm(done.stdout)

    def still_picture(self, area=None):
        """The same once nothing moves any more: fades and pops are over, two pictures in a row are equal."""
        last = None

        def unchanged():
            nonlocal last
            before, last = last, self.picture(area)
            return before == last
        self.events.pace(0.3)
        self.events.until(unchanged, "a screen that stands still")
        return last
