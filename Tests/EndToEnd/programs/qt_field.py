"""A Qt 6 window with text fields; it speaks and listens as gtk_field.py does."""
import json
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
targets["field"].returnPressed.connect(lambda: tell(submitted=targets["field"].text()))
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


def obey():
    line = sys.stdin.readline().split()
    if not line or line[0] == "quit":
        application.quit()
    elif line[0] == "focus":
        targets[line[1]].setFocus()
        tell(focus=line[1])
    elif line[0] == "fullscreen":
        window.showFullScreen()
    elif line[0] == "answer":
        QTimer.singleShot(0, lambda: tell(answer=line[1]))


orders = QSocketNotifier(0, QSocketNotifier.Type.Read)
orders.activated.connect(obey)
sys.exit(application.exec())
