"""Runs inside a terminal emulator, takes the keyboard raw, and writes what it was sent, a JSON line for each piece.

    terminal_reader.py FILE
"""
import json
import os
import re
import sys
import time
import tty

report = open(sys.argv[1], "w", buffering=1)


def tell(**what):
    report.write(json.dumps({**what, "time": time.time()}) + "\n")


FOCUS = re.compile(rb"\x1b\[([IO])")
tty.setraw(0)
os.write(1, b"\x1b[?1004h")  # asks the terminal to tell of its keyboard focus
received = b""
tell(ready=True)
while data := os.read(0, 4096):
    for focus in FOCUS.findall(data):
        tell(active=focus == b"I")
    if data := FOCUS.sub(b"", data):
        received += data
        tell(text=received.decode(errors="replace"))
