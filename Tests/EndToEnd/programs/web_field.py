"""A browser with a page of text fields; it speaks and listens as gtk_field.py does.

    web_field.py firefox|chromium [entry|view]

The page is served on the loopback address. It tells what happens by requests, and hears orders as server-sent events.
"""
import http.server
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

BROWSER = sys.argv[1]
KIND = sys.argv[2] if len(sys.argv) > 2 else "entry"
FIELD = '<textarea id=field rows=4></textarea>' if KIND == "view" else '<input id=field>'

PAGE = """<!doctype html><meta charset=utf-8><title>field</title>
<style>input, textarea, button { display: block; font-size: 30px; width: 90%; margin: 4px }</style>
<form id=form>FIELD<input id=password type=password></form><button id=button>no text here</button>
<script>
const named = id => document.getElementById(id);
let last = Promise.resolve();   // one report after the other, so that their order holds
const tell = what => {
  const body = JSON.stringify({...what, time: (performance.timeOrigin + performance.now()) / 1000});
  last = last.then(() => fetch("/tell", {method: "POST", body}));
};
let clears = false;
const submit = () => {
  tell({submitted: named("field").value});
  if (clears) { named("field").value = ""; tell({text: ""}); }
};
named("form").addEventListener("submit", event => { event.preventDefault(); submit(); });
named("field").addEventListener("input", event => tell({text: event.target.value}));
named("password").addEventListener("input", event => tell({password: event.target.value}));
named("button").addEventListener("click", () => tell({clicked: true}));
for (const kind of ["focus", "blur"]) window.addEventListener(kind, () => tell({active: document.hasFocus()}));
// Return submits also with two fields in the form.
named("field").addEventListener("keydown", event => {
  if (event.key == "Enter" && event.target.tagName == "INPUT") { event.preventDefault(); submit(); }
});
const obey = {
  focus: target => { named(target).focus(); tell({focus: target}); },
  select: () => named("field").select(),
  empty: () => { named("field").value = ""; tell({text: ""}); },
  caret: offset => named("field").setSelectionRange(Number(offset), Number(offset)),
  clears: () => { clears = true; },
  // After everything that is already waiting to be handled.
  answer: word => setTimeout(() => setTimeout(() => tell({answer: word}), 0), 0),
};
const orders = new EventSource("/orders");
orders.onmessage = event => { const [name, word] = event.data.split(" "); if (obey[name]) obey[name](word); };
orders.onopen = () => { named("field").focus(); tell({ready: true, active: document.hasFocus()}); };
</script>""".replace("FIELD", FIELD, 1)

PREFERENCES = {
    "app.normandy.enabled": False, "app.update.enabled": False, "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False, "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False, "toolkit.telemetry.reportingpolicy.firstRun": False,
    "termsofuse.bypassNotification": True, "browser.preonboarding.enabled": False, "signon.rememberSignons": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "extensions.getAddons.cache.enabled": False, "services.settings.server": "",
}

orders = queue.Queue()


class Desk(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        if self.path == "/orders":
            self._begin(200, "text/event-stream")
            self.wfile.write(b": the stream is open once something came\n\n")
            self.wfile.flush()
            while True:
                self.wfile.write(f"data: {orders.get()}\n\n".encode())
                self.wfile.flush()
        body = PAGE.encode() if self.path == "/" else b""
        self._begin(200 if body else 404, "text/html; charset=utf-8")
        self.wfile.write(body)

    def do_POST(self):
        line = self.rfile.read(int(self.headers["Content-Length"])).decode()
        sys.stdout.write(json.dumps(json.loads(line)) + "\n")
        sys.stdout.flush()
        self._begin(204, "text/plain")

    def _begin(self, status, kind):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.end_headers()


def command(url, profile):
    if BROWSER == "chromium":
        return ["chromium", "--no-sandbox", "--ozone-platform=wayland", "--enable-wayland-ime",
                "--wayland-text-input-version=3", "--no-first-run", "--test-type", "--disable-gpu",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--password-store=basic", f"--user-data-dir={profile}", f"--app={url}"]
    with open(profile + "/user.js", "w") as file:
        for name, value in PREFERENCES.items():
            file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
    os.environ.update(MOZ_ENABLE_WAYLAND="1", MOZ_CRASHREPORTER_DISABLE="1", MOZ_DISABLE_CONTENT_SANDBOX="1")
    return ["firefox-esr", "--no-remote", "--profile", profile, url]


def listen():
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        orders.put(line.strip())
    os.kill(os.getpid(), signal.SIGTERM)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Desk)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
threading.Thread(target=listen, daemon=True).start()
profile = tempfile.mkdtemp()
browser = subprocess.Popen(command(f"http://127.0.0.1:{server.server_port}/", profile), stdout=subprocess.DEVNULL)
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
try:
    sys.exit(browser.wait())
finally:
    browser.terminate()
    shutil.rmtree(profile, ignore_errors=True)
