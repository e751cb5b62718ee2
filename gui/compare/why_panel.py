"""Why is there a boundary here, or why none: the answer of every lane that was asked."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.reasons import Explanation
from engine.text.alphabet import visible
from gui.compare.quotes import Quotes
from gui.compare.why_sentences import WhySentences
from gui.look import icons, theme
from gui.widgets.plain_text import isolated, unbroken

_BETWEEN = 3  # pixels over and under a lane's reasons


@dataclass(frozen=True, slots=True)
class LaneExplanation:
    """What a lane answers.

    Attributes:
        explanation: the engine's answer.
        lane: the lane as the window names it; "" where only one lane was asked.
        alphabet: what the labels of the lane's tokenizer are made of, for `visible`.
    """

    explanation: Explanation
    lane: str = ""
    alphabet: str = "characters"


class WhyPanel(QScrollArea):
    """Shows explanations; `watch_requested` asks to watch the word around the place being split."""

    watch_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answers: tuple[LaneExplanation, ...] = ()
        self._problem = ""
        self._titled = False
        self._sentences = WhySentences(self)
        self._headline = QLabel()
        self._headline.setProperty("role", "heading")
        self._watch = QPushButton()
        self._watch.clicked.connect(self.watch_requested)
        self._body = QLabel()
        inside = QWidget()
        self._row, self._column = QHBoxLayout(), QVBoxLayout(inside)
        said = QVBoxLayout()
        said.addWidget(self._headline)
        said.addWidget(self._body)
        self._row.addLayout(said, 1)
        self._row.addWidget(self._watch, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(self._row)
        self._column.addStretch(1)
        self.setWidget(inside)
        self._prepare(inside)
        self._dress()
        self.retranslate()

    def show_explanations(self, answers: Sequence[LaneExplanation]) -> None:
        """Show what the lanes answer about one place; nothing for no lanes."""
        if answers or self._answers or self._problem:
            self._answers, self._problem = tuple(answers), ""
            self._say()

    def show_problem(self, sentence: str) -> None:
        """Say why there is no answer."""
        self._answers, self._problem = (), sentence
        self._say()

    def set_titled(self, titled: bool) -> None:
        """Say nothing over the reasons where what is around asks "Why?" already.

        A lane that is asked alone does not say by itself whether there is a boundary.
        """
        self._titled = titled
        self.retranslate()

    def text(self) -> str:
        """What is said, in plain text, a line for each lane."""
        return "\n".join(self._line(answer, str) for answer in self._answers) or self._empty()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Why a boundary is there"))
        self._watch.setText("" if self._titled else self.tr("Watch"))  # the lines are wider so
        self._watch.setAccessibleName(self.tr("Watch this word being split"))
        self._watch.setToolTip(self._watch.accessibleName())
        self._say()

    def _empty(self) -> str:
        return self._problem or self.tr(
            "Click between two letters to learn why there is a boundary, or why there is none."
        )

    def _say(self) -> None:
        answers = self._answers
        verdicts = {answer.explanation.boundary for answer in answers}
        agree = len(verdicts) == 1
        headline = self._sentences.headline(answers[0].explanation) if agree else self.tr("Why?")
        self._headline.setText(headline)
        says_verdicts = all(answer.lane for answer in answers)
        self._headline.setVisible(bool(answers) and not (self._titled and says_verdicts))
        self._watch.setVisible(any(a.explanation.word_start is not None for a in answers))
        lines = (unbroken(self._line(answer, _boxed)) for answer in answers)
        paragraphs = "".join(f"<p style='margin:{_BETWEEN}px 0'>{line}</p>" for line in lines)
        self._body.setText(paragraphs or f"<p>{html.escape(self._empty())}</p>")
        self._body.setProperty("role", "" if answers else "muted")
        self._body.style().polish(self._body)
        self.setAccessibleDescription(self.text())

    def _line(self, answer: LaneExplanation, write: Callable[[str], str]) -> str:
        explanation = answer.explanation
        quotes = Quotes(
            partial(_quoted, write, answer.alphabet), partial(_quoted, write, "characters")
        )
        said = " ".join(self._sentences.sentences(explanation, quotes))
        if not answer.lane:
            return said
        verdict = self.tr("boundary") if explanation.boundary else self.tr("no boundary")
        lane = f"<b>{html.escape(answer.lane)}</b>" if write is _boxed else answer.lane
        return self.tr("{lane}, {verdict}. {reasons}").format(
            lane=lane, verdict=verdict, reasons=said
        )

    def _prepare(self, inside: QWidget) -> None:
        for label in (self._headline, self._body):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._body.setTextFormat(Qt.TextFormat.RichText)
        self._body.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # Its least height is that in its least width; what counts is the height in this width.
        inside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        for ground in (inside, self.viewport()):
            ground.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self._body)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._watch.setIcon(icons.icon("play"))
        self._row.setSpacing(gap)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(gap // 2)

    def sizeHint(self) -> QSize:
        """A headline and three lines."""
        return QSize(48 * self.fontMetrics().averageCharWidth(), self._height_of(4))

    def minimumSizeHint(self) -> QSize:
        """A headline and two lines; more scrolls."""
        return QSize(20 * self.fontMetrics().averageCharWidth(), self._height_of(3))

    def _height_of(self, lines: int) -> int:
        return round((lines + 0.8) * 1.15 * self.fontMetrics().lineSpacing())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
            self._say()


def _quoted(write: Callable[[str], str], alphabet: str, label: str) -> str:
    return write(isolated(visible(label, alphabet)))


def _boxed(name: str) -> str:
    """A token on a ground of its own, in the font of tokens."""
    look = theme.active()
    style = f"font-family:'{look.token_font().family()}'; background-color:{look.raised.name()}"
    return f'<span style="{style}">{html.escape(name)}</span>'
