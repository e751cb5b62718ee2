"""What people hear who listen to the window instead of looking at it."""

from __future__ import annotations

from functools import partial

from PySide6 import QtGui  # its classes for accessibility are made when they are first named
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say the sentence when it has nothing more urgent to say.

    What is to be seen is drawn before that.
    """
    QTimer.singleShot(0, widget, partial(_say, widget, sentence))


def _say(widget: QWidget, sentence: str) -> None:
    reader = QtGui.QAccessible
    if reader.isActive():
        event = QtGui.QAccessibleAnnouncementEvent(widget, sentence)
        event.setPoliteness(reader.AnnouncementPoliteness.Polite)
        reader.updateAccessibility(event)
