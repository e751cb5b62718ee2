"""All keys on one page (F1), read from the same actions that the keys belong to.

Where they are too many to be read from the last row on one page, each view has one of its own.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from gui.actions import Actions
from gui.look import theme
from gui.widgets.token_box import pixel_font

_Columns = Sequence[Sequence[str]]

# As many columns as the screen is wide enough for.
_COLUMNS: Final[Sequence[_Columns]] = (
    (("playback", "view", "help"), ("compare", "explore"), ("file", "edit", "lessons")),
    (("playback", "view", "explore", "lessons"), ("compare", "file", "edit", "help")),
    (("playback", "view", "compare", "explore", "file", "edit", "lessons", "help"),),
)
_TABS: Final = (
    ("playback", "view"),
    ("compare",),
    ("explore",),
    ("file", "edit"),
    ("lessons", "help"),
)
_SHARE: Final = 0.96  # of the screen that the dialog may take
_SCALES: Final = (1.0, 0.95, 0.9, 0.85)  # of the type: smaller, nobody reads it from afar
_BESIDE, _BELOW = 72, 140  # pixels around the page: margins, scroll bar, note, button
_OF_TABS: Final = 48  # pixels above it, where there are tabs


class KeysOverview(QDialog):
    """Groups of actions with their keys, side by side where there is room."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._pages = QTabWidget()
        self._pages.setDocumentMode(True)
        self._areas: list[QScrollArea] = []
        self._largest = QSize()  # of the pages
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setProperty("role", "muted")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self._pages, 1)
        column.addWidget(self._note)
        column.addWidget(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the pages anew in the current language."""
        self.setWindowTitle(self.tr("Keys"))
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
        room = space - QSize(_BESIDE, _BELOW)
        whole = self._fitting(titles, _COLUMNS, room)
        self._clear()
        if whole is not None:
            self._add(whole, self.tr("All keys"))
        else:
            self._add_tabs(titles, room - QSize(0, _OF_TABS))
        self._pages.tabBar().setVisible(whole is None)
        around = QSize(_BESIDE, _BELOW + (_OF_TABS if whole is None else 0))
        self.resize((self._largest + around).boundedTo(space))

    def _fitting(
        self, titles: Mapping[str, str], choices: Sequence[_Columns], room: QSize
    ) -> QWidget | None:
        """A page of which all is seen, as large as there is room for; None where that is small."""
        for scale, columns in product(_SCALES, choices):
            page = self._make_page(titles, columns, scale)
            if page.sizeHint().boundedTo(room) == page.sizeHint():
                return page
        return None

    def _add_tabs(self, titles: Mapping[str, str], room: QSize) -> None:
        """A page for each view; the one that is looked at comes to the front."""
        for names in _TABS:
            beside = tuple((name,) for name in names)
            page = self._fitting(titles, (beside, (names,)), room)
            if page is None:
                page = self._make_page(titles, (names,), _SCALES[-1])
            self._add(page, ", ".join(titles[name] for name in names))
            if names[0] in ("compare", "explore") and self._actions.group(names[0])[0].isEnabled():
                self._pages.setCurrentIndex(self._pages.count() - 1)

    def _add(self, page: QWidget, name: str) -> None:
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.setAccessibleName(name)
        area.setWidget(page)
        self._areas.append(area)
        self._largest = self._largest.expandedTo(page.sizeHint())
        self._pages.addTab(area, name)

    def _clear(self) -> None:
        self._pages.clear()
        for area in self._areas:
            area.deleteLater()
        self._areas.clear()
        self._largest = QSize()

    def _lane_keys(self) -> Sequence[tuple[str, str]]:
        """The keys that a lane has while it holds the focus."""
        return (
            (self.tr("In a lane: tokens and the places between"), "← →"),
            (self.tr("In a lane: every place"), "Alt+→"),
            (self.tr("In a lane: why here?"), self.tr("Enter")),
        )

    def _make_page(self, titles: Mapping[str, str], columns: _Columns, scale: float) -> QWidget:
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(24)
        for names in columns:
            column = QVBoxLayout()
            column.setSpacing(10)
            for name in names:
                further = self._lane_keys() if name == "compare" else ()
                column.addLayout(_group(titles[name], self._actions.group(name), further, scale))
            column.addStretch(1)
            row.addLayout(column)
        row.addStretch(1)  # a key stays beside its name where there is more room
        return page

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _group(
    title: str, actions: Sequence[QAction], further: Sequence[tuple[str, str]], scale: float
) -> QGridLayout:
    """A title and below it each action with its key, in type of a size."""
    look = theme.active()
    words, signs = pixel_font(look.ui_font(), scale), pixel_font(look.token_font(), scale)
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    heading = QLabel(title)
    heading.setProperty("role", "heading")
    heading.setFont(words)
    grid.addWidget(heading, 0, 0, 1, 2)
    named = [
        (action.text().replace("&", ""), _key_text(action.shortcuts()))
        for action in actions
        if action.shortcuts()
    ]
    for name, keys in (*named, *further):
        row = grid.rowCount()
        key = QLabel(keys)
        key.setFont(signs)
        key.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        label = QLabel(name)
        label.setFont(words)
        grid.addWidget(label, row, 0)
        grid.addWidget(key, row, 1)
    grid.setColumnStretch(0, 1)
    return grid


def _key_text(keys: Sequence[QKeySequence]) -> str:
    """The first key, with arrows and the minus as signs that can be read from afar."""
    text = keys[0].toString(QKeySequence.SequenceFormat.PortableText)
    for spoken, sign in (("Right", "→"), ("Left", "←")):
        text = text.replace(spoken, sign)
    if text.endswith("-"):
        return f"{text[:-1]}−"
    return text if "→" in text or "←" in text else _native(keys[0])


def _native(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.NativeText)
