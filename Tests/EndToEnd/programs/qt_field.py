"""A Qt 6 window with text fields; it speaks and listens as gtk_field.py does."""
import json
import os
import sys
import time

from PyQt6.QtCore import QSocketNotifier, QTimer
from PyQt6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget


def tell(**what):
    sys.stdout.write(json.dumps({**what, "time": time.time()}) + "\n")
    sys.stdout.flush()


application = QApplication(sys.argv)
window = QWidget()
layout = QVBoxLayout(window)
targets = {"field": QLineEdit(), "password": QLineEdit(), "button": QPushButton("no text here")}
targets["field"].textChanged.connect(lambda text: tell(text=text))
targets["field"].returnPressed.connect(lambda: submit())
targets["password"].setEchoMode(QLineEdit.EchoMode.Password)
targets["password"].textChanged.connect(lambda text: tell(password=text))
targets["button"].clicked.connect(lambda: tell(clicked=True))
for widget in targets.values():
    layout.addWidget(widget)
window.resize(600, 400)
application.focusWindowChanged.connect(lambda focused: tell(active=focused is not None))
window.showMaximized()
targets["field"].setFocus()
tell(ready=True)


clears = False


def submit():
    tell(submitted=targets["field"].text())
    if clears:
        targets["field"].clear()


def obey(name, word):
    global clears
    if name == "focus":
        targets[word].setFocus()
        tell(focus=word)
    elif name == "select":
        targets["field"].selectAll()
    elif name == "empty":
        targets["field"].clear()
    elif name == "caret":
        targets["field"].setCursorPosition(int(word))
    elif name == "clears":
        clears = True
    elif name == "fullscreen":
        window.showFullScreen()
    elif name == "answer":
        QTimer.singleShot(0, lambda: tell(answer=word))


def hear():
    orders = os.read(0, 4096).decode().splitlines()
    if not orders:
        application.quit()
    for order in orders:
        name, *words = order.split()
        obey(name, words[0] if words else None)


orders = QSocketNotifier(0, QSocketNotifier.Type.Read)
orders.activated.connect(hear)
sys.exit(application.exec())
