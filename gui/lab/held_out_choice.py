"""Choose which text is held out: none, the end of the corpus, one that is typed, a file."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from gui.lab.curve_state import HeldOut
from gui.look import theme
from gui.widgets.choice import Choice

_KINDS = ("none", "part", "text", "file")
_MOST_PER_CENT = 50
_LONGEST_KIND = 22  # letters


class HeldOutChoice(QWidget):
    """A box for the kind, and beside it what the kind needs.

    Signals:
        kind_requested: "none", "text", or "file": one is to be asked for.
        part_requested: the last part of the corpus is to be held out: its share, 0…1.
        text_edited: what was typed.
    """

    kind_requested = Signal(str)
    part_requested = Signal(float)
    text_edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hold nothing out."""
        super().__init__(parent)
        self._held_out = HeldOut()
        self._label = QLabel()
        self.kind = Choice(_KINDS)
        self.share = QSpinBox()
        self.text = QLineEdit()
        self.open = QPushButton()
        self._lay_out()
        self.kind.value_chosen.connect(self._choose)
        self.share.valueChanged.connect(lambda share: self.part_requested.emit(share / 100))
        self.text.textEdited.connect(self.text_edited)
        self.open.clicked.connect(lambda: self.kind_requested.emit("file"))
        self.retranslate()
        self.show_held_out(self._held_out, listed=False)

    def show_held_out(self, held_out: HeldOut, *, listed: bool) -> None:
        """Show what is held out; of a list of words no part can be."""
        self._held_out = held_out
        self.kind.set_value(held_out.kind)
        self.kind.set_offered("part", offered=not listed)
        self.share.blockSignals(True)
        self.share.setValue(round(100 * held_out.share))
        self.share.blockSignals(False)
        if held_out.kind == "text" and self.text.text() != held_out.text:
            self.text.setText(held_out.text)
        self.share.setVisible(held_out.kind == "part")
        self.text.setVisible(held_out.kind == "text")
        self.open.setVisible(held_out.kind in ("text", "file"))
        self._name_kinds()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(self.tr("Held-o&ut text:"))
        self._label.setBuddy(self.kind)
        self.kind.setAccessibleName(self.tr("Held-out text"))
        self.kind.setAccessibleDescription(
            self.tr(
                "Its curve shows what the vocabulary is worth on a text it was not learned from"
            )
        )
        self.share.setAccessibleName(self.tr("Per cent of the corpus that are held out"))
        self.share.setSuffix("\N{NO-BREAK SPACE}%")
        self.text.setAccessibleName(self.tr("The text that is held out"))
        self.text.setPlaceholderText(self.tr("type or paste a text"))
        self.open.setText(self.tr("Open…"))
        self.open.setAccessibleName(self.tr("Open a file to be held out"))
        self._name_kinds()

    def _lay_out(self) -> None:
        self.share.setRange(1, _MOST_PER_CENT)
        self.share.setKeyboardTracking(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(theme.active().spacing))
        row.addWidget(self._label)
        row.addWidget(self.kind, 2)
        row.addWidget(self.share)
        row.addWidget(self.text, 3)
        row.addWidget(self.open)

    def _name_kinds(self) -> None:
        name = self._held_out.name
        file = self.tr("file: {name}").format(name=name) if name else self.tr("a file…")
        self.kind.set_texts(
            {
                "none": self.tr("none"),
                "part": self.tr("the end of the corpus"),
                "text": self.tr("another text"),
                "file": file,
            }
        )
        # What stands in it is read whole, but "none" needs no line of its own on a projector.
        self.kind.setMinimumContentsLength(min(_LONGEST_KIND, len(self.kind.currentText())))

    def _choose(self, kind: str) -> None:
        if kind == "part":
            self.part_requested.emit(self.share.value() / 100)
        else:
            self.kind_requested.emit(kind)
