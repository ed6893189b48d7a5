"""A GTK window with text fields that tells on standard output, a JSON line each, what happens to them.

    gtk_field.py 3|4 [entry|password|view]

Lines on standard input: "focus field", "focus button", "focus password", "select" (all of the field), "empty" (the
field), "caret OFFSET" (in the field), "fill LENGTH,CARET" (the field with words), "clears" (from now on the field is
emptied when it is submitted), "fullscreen", "answer WORD".
"""
import json
import os
import sys
from time import time as clock

import gi

clears = False
VERSION = sys.argv[1]
KIND = sys.argv[2] if len(sys.argv) > 2 else "entry"
gi.require_version("Gtk", VERSION + ".0")
gi.require_version("Gdk", VERSION + ".0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def tell(time=None, **what):
    sys.stdout.write(json.dumps({**what, "time": time or clock()}) + "\n")
    sys.stdout.flush()


def text_view():
    view = Gtk.TextView()
    buffer = view.get_buffer()
    buffer.connect("changed", lambda _: tell(clock(), text=buffer.get_text(*buffer.get_bounds(), True)))
    return view


def entry(name, secret):
    field = Gtk.Entry()
    if secret:
        field.set_input_purpose(Gtk.InputPurpose.PASSWORD)
        field.set_visibility(False)
    field.connect("changed", lambda _: tell(clock(), **{name: field.get_text()}))
    field.connect("activate", submit)
    return field


def submit(field):
    tell(submitted=field.get_text())
    if clears:
        field.set_text("")


def focus(widget):
    if isinstance(widget, Gtk.Entry):
        widget.grab_focus_without_selecting()
    else:
        widget.grab_focus()


def select_all(field):
    if KIND == "view":
        field.get_buffer().select_range(*field.get_buffer().get_bounds())
    else:
        field.select_region(0, -1)


def place_caret(field, offset):
    if KIND == "view":
        buffer = field.get_buffer()
        buffer.place_cursor(buffer.get_iter_at_offset(offset))
    else:
        field.set_position(offset)


def fill(field, length, caret):
    """Many words, and the caret within."""
    (field.get_buffer() if KIND == "view" else field).set_text(("lorem " * length)[:length])
    place_caret(field, caret)


def build(window):
    field = text_view() if KIND == "view" else entry("text", KIND == "password")
    targets = {"field": field, "password": entry("password", True), "button": Gtk.Button(label="no text here")}
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    field.set_vexpand(KIND == "view")
    for widget in targets.values():
        box.append(widget) if VERSION == "4" else box.pack_start(widget, widget is field and KIND == "view", True, 0)
    window.set_child(box) if VERSION == "4" else window.add(box)
    window.set_default_size(600, 400)
    window.set_decorated(False)     # so that the field is at the top
    window.maximize()
    targets["button"].connect("clicked", lambda _: tell(clicked=True))
    window.connect("notify::is-active", lambda *_: tell(active=window.is_active()))
    if VERSION == "4":
        window.connect("notify::fullscreened", lambda *_: tell(fullscreen=window.is_fullscreen()))
    else:
        window.connect("window-state-event", lambda _, event: tell(
            fullscreen=bool(event.new_window_state & Gdk.WindowState.FULLSCREEN)))
    window.present() if VERSION == "4" else window.show_all()
    focus(field)
    tell(ready=True)

    def obey(name, word):
        global clears
        if name == "focus":
            focus(targets[word])
            tell(focus=word)
        elif name == "select":
            select_all(field)
        elif name == "empty":
            (field.get_buffer() if KIND == "view" else field).set_text("")
        elif name == "caret":
            place_caret(field, int(word))
        elif name == "fill":
            fill(field, *(int(number) for number in word.split(",")))
        elif name == "clears":
            clears = True
        elif name == "fullscreen":
            window.fullscreen()
        elif name == "answer":
            # After everything that is already waiting to be handled.
            GLib.idle_add(lambda: tell(answer=word), priority=GLib.PRIORITY_LOW)

    def hear(channel, condition):
        orders = os.read(0, 4096).decode().splitlines()     # short ones, so each comes whole
        if not orders:
            sys.exit(0)
        for order in orders:
            name, *words = order.split()
            obey(name, words[0] if words else None)
        return True

    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, hear)


if VERSION == "4":
    application = Gtk.Application(application_id="org.example.Field", flags=1 << 5)  # not unique
    application.connect("activate", lambda app: build(Gtk.ApplicationWindow(application=app)))
    application.run([])
else:
    top = Gtk.Window()
    top.connect("destroy", Gtk.main_quit)
    build(top)
    Gtk.main()
