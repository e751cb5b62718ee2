"""All keys on one page (F1), read from the same actions that the keys belong to."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QFontInfo, QKeySequence
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
from gui.widgets.token_box import pixel_font

# As many columns as the screen is wide enough for.
_COLUMNS: Final = (
    (("playback", "view", "help"), ("compare", "explore"), ("file", "edit", "lessons")),
    (("playback", "view", "explore", "lessons"), ("compare", "file", "edit", "help")),
    (("playback", "view", "compare", "explore", "file", "edit", "lessons", "help"),),
)
_SHARE: Final = 0.96  # of the screen that the dialog may take
_SCALES: Final = tuple(percent / 100 for percent in range(100, 55, -5))  # of the type
_LEAST_TYPE: Final = 12  # pixels: smaller than this nobody reads it
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
        page = self._fitting_page(titles, space - QSize(_BESIDE, _BELOW))
        self._page.setWidget(page)
        self.resize((page.sizeHint() + QSize(_BESIDE, _BELOW)).boundedTo(space))

    def _fitting_page(self, titles: Mapping[str, str], room: QSize) -> QWidget:
        """All keys seen at once, as large as there is room for; else as many columns as fit."""
        usual = theme.active().ui_font()
        least = min(1.0, _LEAST_TYPE / QFontInfo(usual).pixelSize())
        scales = [scale for scale in _SCALES if scale >= least]
        for scale, columns in product(scales, _COLUMNS):
            page = self._make_page(titles, columns, scale)
            if page.sizeHint().boundedTo(room) == page.sizeHint():
                return page
        for columns in _COLUMNS:
            page = self._make_page(titles, columns, scales[-1])
            if page.sizeHint().width() <= room.width():
                break
        return page

    def _lane_keys(self) -> Sequence[tuple[str, str]]:
        """The keys that a lane has while it holds the focus."""
        return (
            (self.tr("In a lane: tokens and the places between"), "← →"),
            (self.tr("In a lane: every place"), "Alt+→"),
            (self.tr("In a lane: why here?"), self.tr("Enter")),
        )

    def _make_page(
        self, titles: Mapping[str, str], columns: Sequence[Sequence[str]], scale: float
    ) -> QWidget:
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
    if text == "-":
        return "−"
    return text if "→" in text or "←" in text else _native(keys[0])


def _native(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.NativeText)
