"""All keys on one page (F1), read from the same actions that the keys belong to."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.actions import Actions
from gui.look import theme

# As many columns as the screen is wide enough for.
_COLUMNS: Final = (
    (("playback", "view", "help"), ("compare", "explore"), ("file", "edit", "lessons")),
    (("playback", "view", "explore", "lessons"), ("compare", "file", "edit", "help")),
    (("playback", "view", "compare", "explore", "file", "edit", "lessons", "help"),),
)
_SHARE: Final = 0.96  # of the screen that the dialog may take
_BESIDE, _BELOW = 72, 140  # pixels around the page: margins, scroll bar, note, button


class KeysOverview(QDialog):
    """Groups of actions with their keys, side by side where there is room."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._page = QScrollArea()
        self._page.setWidgetResizable(True)
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setProperty("role", "muted")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self._page, 1)
        column.addWidget(self._note)
        column.addWidget(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the page anew in the current language."""
        self.setWindowTitle(self.tr("Keys"))
        self._page.setAccessibleName(self.tr("All keys"))
        self._note.setText(
            self.tr("While the cursor is in a text field, keys without Ctrl write there.")
        )
        titles = {
            "file": self.tr("File"),
            "edit": self.tr("Edit"),
            "view": self.tr("View"),
            "compare": self.tr("Compare"),
            "explore": self.tr("Explore"),
            "lessons": self.tr("Lessons"),
            "help": self.tr("Help"),
            "playback": self.tr("Playback"),
        }
        space = self.screen().availableSize() * _SHARE
        for columns in _COLUMNS:
            page = self._make_page(titles, columns)
            if page.sizeHint().width() + _BESIDE <= space.width():
                break
        self._page.setWidget(page)
        self.resize(
            min(page.sizeHint().width() + _BESIDE, space.width()),
            min(page.sizeHint().height() + _BELOW, space.height()),
        )

    def _lane_keys(self) -> Sequence[tuple[str, str]]:
        """The keys that a lane has while it holds the focus."""
        return (
            (self.tr("In a lane: tokens and the places between"), "← →"),
            (self.tr("In a lane: every place"), "Alt+→"),
            (self.tr("In a lane: why here?"), self.tr("Enter")),
        )

    def _make_page(self, titles: Mapping[str, str], columns: Sequence[Sequence[str]]) -> QWidget:
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(24)
        for names in columns:
            column = QVBoxLayout()
            column.setSpacing(10)
            for name in names:
                further = self._lane_keys() if name == "compare" else ()
                column.addLayout(_group(titles[name], self._actions.group(name), further))
            column.addStretch(1)
            row.addLayout(column)
        return page

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _group(
    title: str, actions: Sequence[QAction], further: Sequence[tuple[str, str]] = ()
) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    heading = QLabel(title)
    heading.setProperty("role", "heading")
    grid.addWidget(heading, 0, 0, 1, 2)
    named = [
        (action.text().replace("&", ""), _key_text(action.shortcuts()))
        for action in actions
        if action.shortcuts()
    ]
    for name, keys in (*named, *further):
        row = grid.rowCount()
        key = QLabel(keys)
        key.setFont(theme.active().token_font())
        key.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(QLabel(name), row, 0)
        grid.addWidget(key, row, 1)
    grid.setColumnStretch(0, 1)
    return grid


def _key_text(keys: Sequence[QKeySequence]) -> str:
    """The first key, with arrows and the minus as signs that can be read from afar."""
    text = keys[0].toString(QKeySequence.SequenceFormat.PortableText)
    for spoken, sign in (("Right", "→"), ("Left", "←")):
        text = text.replace(spoken, sign)
    if text == "-":
        return "−"
    return text if "→" in text or "←" in text else _native(keys[0])


def _native(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.NativeText)
