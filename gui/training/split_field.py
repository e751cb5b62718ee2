"""The split rule: a name or an own pattern, and how a line splits under it, at once.

The preview never waits: a pattern that backtracks without end is stopped and named.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from engine.text.pretokenize import SPLIT_RULES, SplitPatternError, custom_rule
from gui.look import theme
from gui.training.setup_field import SetupField
from gui.training.split_rule_names import split_rule_names
from gui.training.split_spans import Piece, SplitTooSlowError, split_line
from gui.widgets.choice import Choice
from gui.widgets.pattern_edit import PatternEdit
from gui.widgets.split_preview import SplitPreview

OWN: Final = "own"
_SPACES: Final = "whitespace"
_LONGEST_LINE: Final = 200

_HINTS: Final = {
    "document": QT_TRANSLATE_NOOP(
        "SplitField",
        "Letters and digits with the space before them, runs of other signs, runs of spaces.",
    ),
    "gpt2": QT_TRANSLATE_NOOP(
        "SplitField",
        "Letters, digits and signs apart, each with the space before; 's and the like are cut off.",
    ),
    "cl100k": QT_TRANSLATE_NOOP(
        "SplitField", "GPT-3.5 and GPT-4. Digits in groups of three; a sign may begin a word."
    ),
    "o200k": QT_TRANSLATE_NOOP(
        "SplitField", "GPT-4o. As cl100k, and a capital after a small letter begins a word."
    ),
    _SPACES: QT_TRANSLATE_NOOP(
        "SplitField", "What stands between white space; the white space itself is dropped."
    ),
    "none": QT_TRANSLATE_NOOP(
        "SplitField", "The whole text is one word, so merges go across spaces."
    ),
    OWN: QT_TRANSLATE_NOOP(
        "SplitField", "Each match of the pattern is a word; everything else is left out."
    ),
}


class SplitField(SetupField):
    """Chooses how a text is cut into words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = Choice((*SPLIT_RULES, OWN))
        self.pattern = PatternEdit()
        self.line_label = QLabel(wordWrap=True)
        self.line = QLineEdit(maxLength=_LONGEST_LINE)
        self.preview = SplitPreview()
        self._note = QLabel(wordWrap=True)
        self._note.setProperty("role", "warning")
        self._applies = True
        for widget in (self.choice, self.hint, self.pattern):
            self.add(widget)
        self.add(self.line_label, gap=4)
        self.add(self.line)
        self.add(self.preview)
        self.add(self._note)
        self.title.setBuddy(self.choice)
        self.line_label.setBuddy(self.line)
        self.pattern.set_pattern(r"\w+|[^\w\s]+")
        self.choice.value_chosen.connect(self._follow_edit)
        self.pattern.pattern_edited.connect(self._follow_edit)
        self.pattern.entered.connect(self.entered)
        self.line.textChanged.connect(self._show_preview)
        self.restyle()
        self.retranslate()

    def rule(self) -> str:
        """The rule as the engine takes it: a name, or a pattern that no name hides."""
        name = self.choice.value()
        return custom_rule(self.pattern.pattern()) if name == OWN else name

    def set_rule(self, rule: str) -> None:
        """Show a rule; tells nobody."""
        if rule != self.rule():
            self.choice.set_value(rule if rule in SPLIT_RULES else OWN)
            if rule not in SPLIT_RULES:
                self.pattern.set_pattern(rule)
        self._show()

    def is_valid(self) -> bool:
        """Whether the rule can split a text: a name always, a pattern when it compiles."""
        return self.choice.value() != OWN or self.pattern.fault() is None

    def set_applies(self, applies: bool) -> None:
        """Say whether the corpus is a text at all: a list of words with counts is not split."""
        self._applies = applies
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.title.setText(self.tr("Split rule"))
        self.choice.set_texts({**split_rule_names(), OWN: self.tr("Own pattern")})
        self.choice.setAccessibleName(self.tr("Split rule"))
        self.line_label.setText(self.tr("Try it on a line"))
        self.line.setAccessibleName(self.tr("Line for trying the split rule"))
        if not self.line.isModified():
            self.line.setText(self.tr("It's 12345!  OK?"))
            self.line.setCursorPosition(0)
        self.preview.setAccessibleName(self.tr("The line, split"))
        self._show()

    def restyle(self) -> None:
        """Write the line in the token font of the theme."""
        self.line.setFont(theme.active().token_font())

    def _follow_edit(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        own = self.choice.value() == OWN
        self.choice.setEnabled(self._applies)
        for widget in (self.line_label, self.line, self.preview):
            widget.setVisible(self._applies)
        self.pattern.setVisible(own and self._applies)
        if self._applies:
            hint = QCoreApplication.translate("SplitField", str(_HINTS[self.choice.value()]))
        else:
            hint = self.tr("A list of words with counts is not split.")
        self.say(hint)
        self.choice.setAccessibleDescription(hint)
        self._show_preview()

    def _show_preview(self) -> None:
        note = ""
        pieces: tuple[Piece, ...] = ()
        try:
            pieces = self._split()
        except SplitTooSlowError:
            note = self.tr("This pattern tries too many ways: splitting the line was stopped.")
        except SplitPatternError:
            pieces = (Piece(self.line.text(), is_word=False),) if self.line.text() else ()
        self.preview.show_pieces(pieces)
        self.preview.setAccessibleDescription(self._in_words(pieces))
        self._note.setText(note)
        self._note.setVisible(bool(note) and self._applies)

    def _split(self) -> tuple[Piece, ...]:
        name = self.choice.value()
        return split_line(self.line.text(), self.pattern.pattern() if name == OWN else name)

    def _in_words(self, pieces: tuple[Piece, ...]) -> str:
        words = ", ".join(f"“{piece.text}”" for piece in pieces if piece.is_word)
        return self.tr("Words: {words}").format(words=words)
