"""The panel of ties: what the next step chooses among, why it takes this pair, what others would.

It only puts sentences, chips and the table of rules under each other. Everything but the list of
tied pairs keeps its height, so that nothing jumps while the player runs.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from gui.look import theme
from gui.training.fork_button import ForkButton
from gui.training.pair_chips import PairChips
from gui.training.rule_choices import RuleChoices
from gui.training.tie_sentences import TieSentences
from gui.training.ties_state import TiedPair, TiesState, TrainingEnd
from gui.widgets.plain_text import typewriter, unbroken
from gui.widgets.viewport import own_viewport

_SCROLL_BAR = 14  # its width with a little air
_MOST_LINES = 4  # of chips; with more room than that the panel ends below the rules
_NARROW = 42  # letters in a line below which explanations take three lines


class TiesPanel(QScrollArea):
    """Shows a `TiesState`, or why there is none.

    Attributes:
        head: what stands beside the heading once somebody lays it out.

    Signals:
        pair_clicked: the key of a pair.
        fork_requested: a person wants another choice than this one.
    """

    pair_clicked = Signal(object)
    fork_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TiesState | TrainingEnd | None = None
        self._sentences = TieSentences(self)
        self._headline = _label("heading")
        self._explanation = _label("")
        self._caption = _label("muted")
        self._chips = PairChips()
        self._choices = RuleChoices()
        self.head = ForkButton()
        self.head.fork_requested.connect(self.fork_requested)
        self._chips.pair_clicked.connect(self.pair_clicked)
        self._choices.wording_changed.connect(self._word_caption)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        for part in (self._headline, self._explanation, self._chips, self._caption, self._choices):
            self._column.addWidget(part, 1000 if part is self._chips else 0)
        self._column.addStretch(1)
        own_viewport(self)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._dress()
        self.retranslate()

    def show_ties(self, state: TiesState | TrainingEnd | None) -> None:
        """Show the choice of the next step, the end of the training, or that there is none yet."""
        if state != self._state:
            self._state = state
            self._refresh()

    def summary(self) -> str:
        """Headline and explanation in plain text, for whoever announces steps."""
        say = self._sentences
        first, second = say.headline(self._state), say.explanation(self._state)
        return f"{first}. {second}" if first else second

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Ties"))
        self._word_caption()
        self._refresh()

    def _refresh(self) -> None:
        state = self._state if isinstance(self._state, TiesState) else None
        self._headline.setText(self._sentences.headline(self._state))
        explained = self._sentences.explanation(self._state, typewriter)
        self._explanation.setText(unbroken(explained))
        self.setAccessibleDescription(self.summary())
        self._chips.show_pairs(*_chips_of(state))
        self._choices.show_choices(state)
        self.head.allow(state is not None and state.tie_size > 1 and bool(state.rule))
        for part in (self._chips, self._choices):
            part.setVisible(state is not None)
        self._caption_where_there_is_room()

    def _caption_where_there_is_room(self) -> None:
        """Leave out the caption where the pairs would lose a line to it.

        subtle: it takes the room of the pairs' second line, so that nothing below it moves.
        """
        roomy = self.height() >= self._whole_height(self.width()) or self._chips.lines() == 1
        self._caption.setVisible(roomy and isinstance(self._state, TiesState))

    def _word_caption(self) -> None:
        """Name the table of rules; where there are only signs in it, tell what they mean."""
        worded = self._choices.worded
        self._caption.setText(
            self.tr("The choice of each rule") if worded else self.tr("Rules: = same, ≠ different")
        )

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(0, gap // 2, 0, gap // 2)
        self._chips.setMaximumHeight(self._chips.height_of(_MOST_LINES))
        self._column.setSpacing(gap * 3 // 4)
        self._keep_lines()

    def _keep_lines(self) -> None:
        """Let the explanation have the room of a long one, so that nothing jumps below it."""
        self._explanation.setMinimumHeight(self._lines_height(self.width()))

    def _lines_height(self, width: int) -> int:
        metrics = QFontMetrics(theme.active().ui_font())
        lines = 3 if width < _NARROW * metrics.averageCharWidth() else 2
        return lines * metrics.lineSpacing() + 2

    def height_within(self, width: int, most: int) -> int:
        """How high the panel must be to show everything with two lines of chips, in any state.

        Where that is more than `most` the caption is left out, and then what it must.
        """
        whole = self._whole_height(width)
        return whole if whole <= most else min(most, whole - self._caption_height())

    def _whole_height(self, width: int) -> int:
        inner = [
            _line_height(self._headline),
            self._lines_height(width),
            self._chips.height_of(2),
            self._choices.height_in(width - _SCROLL_BAR),
        ]
        margins = self._column.contentsMargins()
        gaps = (len(inner) - 1) * self._column.spacing()
        return sum(inner) + gaps + margins.top() + margins.bottom() + self._caption_height()

    def _caption_height(self) -> int:
        return _line_height(self._caption) + self._column.spacing()

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the table of rules; what does not fit in height scrolls."""
        width = self._choices.minimumSizeHint().width() + _SCROLL_BAR
        return QSize(width, 6 * self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep room for the lines that this width asks for, before the content is laid out."""
        self._keep_lines()
        self._choices.give_room(self.width() - _SCROLL_BAR)
        self._caption_where_there_is_room()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._dress()
            self._refresh()


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.RichText if not role else Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)  # its size hint is for another width, and too high
    label.setSizePolicy(policy)
    return label


def _line_height(label: QLabel) -> int:
    """How high a label makes itself for one line."""
    return label.fontMetrics().height() + 1


def _chips_of(state: TiesState | None) -> tuple[tuple[TiedPair, ...], TiedPair | None, int]:
    """The pairs to show, which of them wins, and how many more there are."""
    if state is None:
        return (), None, 0
    among = any(state.winner.same_as(pair) for pair in state.tied)
    pairs = state.tied if among else (state.winner, *state.tied)
    return pairs, state.winner, state.hidden
