"""One token of a vocabulary: what it is, what it was merged from, what it became part of."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.vocabulary import VocabularyTable, all_descendants
from engine.text.code_points import IntArray
from gui.explore.token_canvas import TreeCanvas
from gui.explore.token_names import TokenNames
from gui.explore.token_tip import in_file_notes
from gui.explore.token_tree import TreeArea
from gui.explore.token_uses import MOST_SHOWN, TokenUses
from gui.explore.vocabulary_cells import characters, hexadecimal, score
from gui.explore.vocabulary_words import kind_meaning, kind_word, script_word
from gui.look import theme
from gui.look.missing_glyphs import drawable
from gui.look.translation import format_number
from gui.widgets.elided_label import ElidedLabel
from gui.widgets.sign_notes import rare_sign_notes, sign_notes

_MOST_BYTES = 24
_MOST_CHARACTERS = 60
_BETWEEN = "   "
_CONTENT_SCALE = 0.8
"""The bytes of an ordinary token stand in one line: what is below needs the room."""


class TokenPanel(QWidget):
    """Shows a row of a `VocabularyTable`; `row_requested` names the row that was clicked."""

    row_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: TokenNames | None = None
        self._row: int | None = None
        self._as_text, self._is_example = True, False
        self._uses: IntArray = np.zeros(0, np.int64)
        self._direct = 0
        self.setProperty("shrinks", True)  # the tree and the uses scroll: they can be lower
        self._title = ElidedLabel(self)
        self._example = QLabel(self)
        self._facts = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._bytes = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._signs = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._note = QLabel(self, wordWrap=True)
        self._below = self._bytes, self._signs, self._note
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
        shown = None if self._names is None else self._names.table
        if (table, row, is_example) == (shown, self._row, self._is_example):
            return
        self._is_example = is_example
        self._names, self._row = None, None
        self._uses, self._direct = np.zeros(0, np.int64), 0
        if table is not None and row is not None and 0 <= row < len(table):
            self._names, self._row = TokenNames(table, self._as_text), row
            self._uses = all_descendants(table, row)
            self._direct = int(table.child_counts[row])
        self._show_names()

    def set_as_text(self, as_text: bool) -> None:
        """Show characters that the file writes for bytes as text, or as they are."""
        if as_text != self._as_text:
            self._as_text = as_text
            if self._names is not None:
                self._names = TokenNames(self._names.table, as_text)
            self._show_names()

    def tree_picture(self) -> TreeCanvas:
        """The whole tree, seen or not, as a widget that a picture can be made of."""
        return self.tree.canvas

    def text(self) -> str:
        """What is said of the token, a line each."""
        labels = self._title, self._example, self._facts, *self._below, self._used
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def sentence(self) -> str:
        """The token and its facts in one line."""
        if self._names is None or self._row is None:
            return ""
        return f"{self._names.name(self._row)}: {self._facts.text()}"

    # Words

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Token"))
        self.tree.canvas.setAccessibleName(self.tr("What the token was merged from"))
        keys = self.tr("Arrows walk through the tree, Return goes to a token, + and − zoom, 0 fits")
        self.tree.setToolTip(keys)
        self.tree.canvas.setWhatsThis(keys)
        self.uses.setAccessibleName(self.tr("Tokens that it became part of"))
        self._example.setText(self.tr("Example"))
        self._example.setToolTip(self.tr("No token has been chosen in the vocabulary yet."))
        self._fill()

    def _show_names(self) -> None:
        """Show the token and its relatives by their names."""
        self.tree.show_token(self._names, self._row)
        self.uses.show_rows(self._names, self._uses)
        self._fill()

    def _fill(self) -> None:
        names, row = self._names, self._row
        some = names is not None and row is not None
        for part in (self._title, self._facts):
            part.setVisible(some)
        self._example.setVisible(some and self._is_example)
        for label in (self._bytes, self._signs, self._used):
            label.setText("")
        self._note.setText("" if some else self.tr("Choose a token in the vocabulary."))
        if names is not None and row is not None:
            name, table = names.name(row), names.table
            self._title.show_text(name, "\n".join([*in_file_notes(names, row), *sign_notes(name)]))
            self._facts.setText(" · ".join(self._parts(table, row)))
            self._bytes.setText(self._content(table, row, name))
            self._signs.setText("\n".join(rare_sign_notes(name)))
            self._used.setText(self._used_text(table))
            self._note.setText(self._tree_note(table, row))
        for label in (*self._below, self._used):
            label.setVisible(bool(label.text()))
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
        return parts

    def _content(self, table: VocabularyTable, row: int, name: str) -> str:
        """The text, where the name is another one, and the bytes."""
        said = []
        text = drawable(characters(table.text(row), _MOST_CHARACTERS))
        if text not in ("", name):
            said.append(self.tr("Text: {text}").format(text=text))
        size = max(0, int(table.byte_lengths[row]))
        count = self.tr("{count} byte(s)", "", size).format(count=format_number(size))
        data = hexadecimal(table.data(row), _MOST_BYTES)
        said.append(f"{count}: {data}" if data else count)
        return _BETWEEN.join(said)

    def _stands_alone(self) -> bool:
        drawing = self.tree.canvas.drawing()
        return drawing is None or len(drawing.tree.nodes) == 1

    def _tree_note(self, table: VocabularyTable, row: int) -> str:
        drawing = self.tree.canvas.drawing()
        if drawing is None or not drawing.tree.is_whole:
            return self.tr("The tree is too large; only its upper levels are shown.")
        if not self._stands_alone():
            return ""
        if int(table.ranks[row]) >= 0:
            return self.tr("The parts of its merge are not in the vocabulary.")
        return kind_meaning(table.kind(row))

    def _used_text(self, table: VocabularyTable) -> str:
        total = len(self._uses)
        if not total:
            has_merges = bool((table.ranks >= 0).any())  # without them it says nothing of a token
            return self.tr("It is part of no other token.") if has_merges else ""
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
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._example)
        self._column.addLayout(head)
        for part in (self._facts, *self._below):
            self._column.addWidget(part)
        self._column.addWidget(self.tree, 3)
        self._column.addWidget(self._used)
        self._column.addWidget(self.uses, 1)
        self._column.addStretch(0)
        for label in (self._facts, *self._below, self._used):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        for label in (self._example, self._signs, self._note, self._used):
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
        small = look.token_font()
        small.setPointSizeF(_CONTENT_SCALE * small.pointSizeF())
        self._bytes.setFont(small)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            # subtle: after the style, which gives the labels their former font back
            QTimer.singleShot(0, self, self._dress)
