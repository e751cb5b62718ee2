"""One token of a vocabulary: what it is, what it was merged from, what it became part of."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.vocabulary import VocabularyTable, all_descendants
from engine.text.code_points import IntArray
from gui.explore.token_canvas import TreeCanvas
from gui.explore.token_tree import TreeArea
from gui.explore.token_uses import MOST_SHOWN, TokenUses
from gui.explore.vocabulary_cells import characters, hexadecimal, score, shown_label
from gui.explore.vocabulary_words import kind_meaning, kind_word, script_word
from gui.look import theme
from gui.look.missing_glyphs import drawable
from gui.look.translation import format_number
from gui.widgets.elided_label import ElidedLabel

_MOST_BYTES = 24
_MOST_CHARACTERS = 60
_BETWEEN = "   "


class TokenPanel(QWidget):
    """Shows a row of a `VocabularyTable`; `row_requested` names the row that was clicked."""

    row_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: VocabularyTable | None = None
        self._row: int | None = None
        self._is_example = False
        self._uses: IntArray = np.zeros(0, np.int64)
        self._direct = 0
        self.setProperty("shrinks", True)  # the tree and the uses scroll: they can be lower
        self._title = ElidedLabel(self)
        self._facts = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._bytes = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._note = QLabel(self, wordWrap=True)
        self.tree = TreeArea(self)
        self._used = QLabel(self, wordWrap=True)
        self.uses = TokenUses(self)
        self._lay_out()
        self._dress()
        self.retranslate()
        self._fill()

    def show_token(
        self, table: VocabularyTable | None, row: int | None, *, is_example: bool = False
    ) -> None:
        """Show another token, or an example that nobody has chosen; None: none."""
        if (table, row, is_example) == (self._table, self._row, self._is_example):
            return
        self._is_example = is_example
        known = table is not None and row is not None and 0 <= row < len(table)
        self._table, self._row = (table, row) if known else (None, None)
        self._uses, self._direct = np.zeros(0, np.int64), 0
        if self._table is not None and self._row is not None:
            self._uses = all_descendants(self._table, self._row)
            self._direct = int(self._table.child_counts[self._row])
        self.tree.show_token(self._table, self._row)
        self.uses.show_rows(self._table, self._uses)
        self._fill()

    def tree_picture(self) -> TreeCanvas:
        """The whole tree, seen or not, as a widget that a picture can be made of."""
        return self.tree.canvas

    def text(self) -> str:
        """What is said of the token, a line each."""
        labels = (self._title, self._facts, self._bytes, self._note, self._used)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def sentence(self) -> str:
        """The token and its facts in one line."""
        if self._table is None or self._row is None:
            return ""
        return f"{shown_label(self._table, self._row)}: {self._facts.text()}"

    # Words

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Token"))
        self.tree.canvas.setAccessibleName(self.tr("What the token was merged from"))
        keys = self.tr("Arrows walk through the tree, Return goes to a token, + and − zoom, 0 fits")
        self.tree.setToolTip(keys)
        self.tree.canvas.setWhatsThis(keys)
        self.uses.setAccessibleName(self.tr("Tokens that it became part of"))
        self._fill()

    def _fill(self) -> None:
        table, row = self._table, self._row
        some = table is not None and row is not None
        for part in (self._title, self._facts, self._bytes, self._used):
            part.setVisible(some)
        self._note.setText("" if some else self.tr("Choose a token in the vocabulary."))
        if table is not None and row is not None:
            self._title.show_text(shown_label(table, row))
            self._facts.setText(" · ".join(self._parts(table, row)))
            self._bytes.setText(self._content(table, row))
            self._bytes.setVisible(bool(self._bytes.text()))
            self._used.setText(self._used_text())
            self._note.setText(self._tree_note(table, row))
        self._note.setVisible(bool(self._note.text()))
        self.tree.setVisible(some and not self._stands_alone())
        self.uses.setVisible(bool(len(self._uses)))
        self.setAccessibleDescription(self.text())

    def _parts(self, table: VocabularyTable, row: int) -> list[str]:
        """Short facts that stand one after another."""
        rank, length = int(table.ranks[row]), int(table.character_lengths[row])
        parts = [
            self.tr("id {id}").format(id=format_number(int(table.ids[row]))),
            kind_word(table.kind(row)),
        ]
        if rank >= 0:
            parts.append(self.tr("rank {rank}").format(rank=format_number(rank)))
        if said := score(table, row):
            parts.append(self.tr("score {score}").format(score=said))
        parts.append(script_word(table.script(row)))
        if length >= 0:
            text = self.tr("{count} character(s)", "", length)
            parts.append(text.format(count=format_number(length)))
        size = max(0, int(table.byte_lengths[row]))
        parts.append(self.tr("{count} byte(s)", "", size).format(count=format_number(size)))
        return parts

    def _content(self, table: VocabularyTable, row: int) -> str:
        """The text and the bytes, as far as there are any."""
        said = []
        if text := drawable(characters(table.text(row), _MOST_CHARACTERS)):
            said.append(self.tr("Text: {text}").format(text=text))
        if data := hexadecimal(table.data(row), _MOST_BYTES):
            said.append(self.tr("Bytes: {bytes}").format(bytes=data))
        return _BETWEEN.join(said)

    def _stands_alone(self) -> bool:
        drawing = self.tree.canvas.drawing()
        return drawing is None or len(drawing.tree.nodes) == 1

    def _tree_note(self, table: VocabularyTable, row: int) -> str:
        drawing = self.tree.canvas.drawing()
        if drawing is None or not drawing.tree.is_whole:
            return self.tr("The tree is too large; only its upper levels are shown.")
        if self._is_example:
            return self.tr("An example: no token has been chosen in the vocabulary yet.")
        if not self._stands_alone():
            return ""
        if int(table.ranks[row]) >= 0:
            return self.tr("The parts of its merge are not in the vocabulary.")
        return kind_meaning(table.kind(row))

    def _used_text(self) -> str:
        total = len(self._uses)
        if not total:
            return self.tr("It is part of no other token.")
        text = self.tr("Part of {count} token(s), directly of {direct}", "", total)
        said = text.format(count=format_number(total), direct=format_number(self._direct))
        if total <= MOST_SHOWN:
            return said
        more = self.tr("the first {count} are shown", "", MOST_SHOWN)
        return f"{said}; {more.format(count=format_number(MOST_SHOWN))}"

    # Look

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._title, self._facts, self._bytes, self._note):
            self._column.addWidget(part)
        self._column.addWidget(self.tree, 3)
        self._column.addWidget(self._used)
        self._column.addWidget(self.uses, 1)
        self._column.addStretch(0)
        for label in (self._facts, self._bytes, self._note, self._used):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        for label in (self._note, self._used):
            label.setProperty("role", "muted")
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse
        self._facts.setTextInteractionFlags(selectable)
        self.tree.canvas.row_requested.connect(self.row_requested)
        self.uses.row_requested.connect(self.row_requested)
        self.setFocusProxy(self.tree.canvas)

    def _dress(self) -> None:
        look = theme.active()
        self._column.setSpacing(round(look.spacing) // 2)
        bold = look.token_font()
        bold.setBold(True)
        self._title.setFont(bold)
        self._bytes.setFont(look.token_font())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            # subtle: after the style, which gives the labels their former font back
            QTimer.singleShot(0, self, self._dress)
