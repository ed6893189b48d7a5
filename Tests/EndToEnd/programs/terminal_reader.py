"""Runs inside a terminal emulator, takes the keyboard raw, and writes what it was sent, a JSON line for each piece.

    terminal_reader.py FILE
"""
import json
import os
import sys
import time
import tty

report = open(sys.argv[1], "w", buffering=1)


def tell(**what):
    report.write(json.dumps({**what, "time": time.time()}) + "\n")


tty.setraw(0)
received = b""
tell(ready=True)
while data := os.read(0, 4096):
    received += data
    tell(text=received.decode(errors="replace"))
