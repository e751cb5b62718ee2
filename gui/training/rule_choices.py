"""A table of the four tie rules: which pair each would take, and whether that is the same one.

Painted, with rows that never move, so that the eye finds the same rule at the same place at every
step. Where the panel is narrow, the words "same" and "different" shrink to their signs, and then
each pair goes under the name of its rule.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme
from gui.training.tie_sentences import pair_text, rule_names
from gui.training.ties_state import TiedPair, TiesState
from gui.widgets.token_box import TokenFace, plain_look, stamp_ratio

_SAME, _DIFFERENT = "=", "≠"
_PAIR_LETTERS = 11  # room for a pair, in letters of the token font, before words give way to it
_FEWEST_LETTERS = 7  # and before the table takes two lines for each rule


class RuleChoices(QWidget):
    """Shows the choices of a `TiesState`; None keeps the names of the rules only.

    Signals:
        wording_changed: the verdicts are words now, or no longer.
    """

    wording_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TiesState | None = None
        self._rule = ""
        self._worded = False
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_choices(self, state: TiesState | None) -> None:
        """Show what each rule would take."""
        if state != self._state:
            self._state = state
            self._take_rule(state.rule if state is not None else self._rule)
            self._describe()
            self.update()

    def _take_rule(self, rule: str) -> None:
        """Set this rule in bold letters, which take more room than the others'."""
        if rule != self._rule:
            self._rule = rule
            self._measure()
            self.updateGeometry()

    @property
    def worded(self) -> bool:
        """Whether the verdicts are written in words and not only as signs."""
        return self._worded

    def rows(self) -> tuple[tuple[str, str, str], ...]:
        """What can be read: (rule, pair, "same" or "different")."""
        choices = self._choices()
        return tuple(
            (name, pair_text(choices[rule]), self._word(choices[rule]))
            for rule, name in self._names.items()
            if rule in choices
        )

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("What each tie rule would choose"))
        self.setToolTip(self.tr("= the same pair, ≠ a different one"))
        self._measure()
        self._describe()
        self.updateGeometry()
        self.update()

    def _choices(self) -> dict[str, TiedPair]:
        """What each rule takes; without a tie all of them take the only candidate."""
        state = self._state
        if state is not None and not state.choices and state.tie_size == 1:
            return dict.fromkeys(self._names, state.tied[0])
        return dict(state.choices) if state is not None else {}

    def _describe(self) -> None:
        rows = (f"{rule}: {pair} ({word})" for rule, pair, word in self.rows())
        self.setAccessibleDescription("; ".join(rows))

    def _word(self, pair: TiedPair) -> str:
        return self.tr("same") if self._is_same(pair) else self.tr("different")

    def _is_same(self, pair: TiedPair) -> bool:
        return self._state is not None and pair.same_as(self._state.winner)

    # Measures

    def _measure(self) -> None:
        """Take every length that depends on the font and the language, once."""
        look = theme.active()
        scale = (look.token_point_size - 1) / look.token_point_size
        self._face = TokenFace(look.token_font(), scale, padding=0.04)
        self._bold, self._normal = look.heading_font(), look.ui_font()
        self._names = rule_names()
        metrics, bold = QFontMetrics(self._normal), QFontMetrics(self._bold)
        self._line = int(max(self._face.height, metrics.height()) + 5)
        self._marker = round(metrics.height() * 0.8)
        self._name_width = 10 + max(
            (bold if rule == self._rule else metrics).horizontalAdvance(name)
            for rule, name in self._names.items()
        )
        self._sign_width = bold.horizontalAdvance(_DIFFERENT) + 6
        words = f"{_DIFFERENT} {self.tr('different')}", f"{_SAME} {self.tr('same')}"
        self._word_width = max(map(bold.horizontalAdvance, words)) + 6
        self._plus = self._face.text_width("+") + 2 * self._face.gap
        self._letter = self._face.text_width("m")
        self._take_width(self.width())

    def give_room(self, width: int) -> None:
        """Choose between one line and two for the least width that the table will have.

        Its own width is no measure: two lines may call a scroll bar, for want of which one line
        would do, and so on without end.
        """
        self._room = width
        if self._is_double(width) != self._double:
            self._take_width(self.width())
            self.updateGeometry()
            self.update()

    def height_in(self, width: int) -> int:
        """How high the table is when it is given this room."""
        return len(self._names) * self._line * (2 if self._is_double(width) else 1)

    def _is_double(self, room: int) -> bool:
        """Whether each rule takes two lines."""
        return self._pair_room(room, self._sign_width) < _FEWEST_LETTERS * self._letter

    def _take_width(self, width: int) -> None:
        """Choose between words and signs for a width, and between one line and two."""
        self._double = self._is_double(self._room)
        roomy = self._pair_room(width, self._word_width) >= _PAIR_LETTERS * self._letter
        beside_name = self._pair_room(width, self._word_width) >= 0
        worded = beside_name if self._double else roomy
        before, self._worded = self._worded, worded
        self._verdict_width = self._word_width if worded else self._sign_width
        if worded != before:
            self.wording_changed.emit()

    def _pair_room(self, width: int, verdict: int) -> int:
        return width - self._marker - self._name_width - verdict

    # Drawing

    def _draw_row(self, painter: QPainter, top: int, rule: str, choice: TiedPair | None) -> None:
        look = theme.active()
        current = self._state is not None and self._state.rule == rule
        painter.setFont(self._bold if current else self._normal)
        painter.setPen(look.text if current else look.muted)
        rect = QRect(self._marker, top, self.width(), self._line)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, self._names[rule])
        if current:
            _draw_triangle(painter, QPointF(0, top + self._line / 2), self._marker * 0.6)
        if choice is not None:
            self._draw_verdict(painter, top, choice)
            self._draw_choice(painter, top, choice)

    def _draw_verdict(self, painter: QPainter, top: int, choice: TiedPair) -> None:
        """Write "= same" or "≠ different" at the right edge."""
        look, same = theme.active(), self._is_same(choice)
        text = _SAME if same else _DIFFERENT
        if self.worded:
            text = f"{text} {self._word(choice)}"
        painter.setFont(self._normal if same else self._bold)
        painter.setPen(look.muted if same else look.text)
        left = self.width() - self._verdict_width + 6
        rect = QRect(left, top, self._verdict_width, self._line)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, text)

    def _draw_choice(self, painter: QPainter, top: int, choice: TiedPair) -> None:
        """Draw the pair beside the name of its rule, or under it."""
        left, room = self._marker, self.width() - self._marker
        if self._double:
            top += self._line
        else:
            left += self._name_width
            room = self._pair_room(self.width(), self._verdict_width)
        self._draw_pair(painter, choice, left, top + (self._line - self._face.height) / 2, room)

    def _draw_pair(
        self, painter: QPainter, pair: TiedPair, left: float, top: float, room: float
    ) -> None:
        face, look = self._face, theme.active()
        box, ratio = plain_look(look), stamp_ratio(painter)
        half = (room - self._plus) / 2
        widths = [face.width(label) for label in pair[:2]]
        for index, label in enumerate(pair[:2]):
            shown = face.elided(label, max(half, room - self._plus - widths[1 - index]))
            face.draw(painter, (left, top), face.width(shown), shown, box, ratio)
            left += face.width(shown)
            if index == 0:
                painter.setFont(face.font)
                painter.setPen(look.muted)
                painter.drawText(QPointF(left + face.gap, face.baseline(top)), "+")
                left += self._plus

    # Overrides

    def sizeHint(self) -> QSize:
        """Everything in one line for each rule."""
        letters = round(_PAIR_LETTERS * self._letter)
        width = self._marker + self._name_width + letters + self._word_width
        return QSize(width, self.height_in(self._room))

    def minimumSizeHint(self) -> QSize:
        """The names of the rules, with the verdict beside them."""
        width = self._marker + self._name_width + self._sign_width
        return QSize(width, self.height_in(self._room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change between one line and two."""
        super().resizeEvent(event)
        self._take_width(event.size().width())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rules."""
        height = self._line * (2 if self._double else 1)
        choices = self._choices()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row, rule in enumerate(self._names):
                self._draw_row(painter, row * height, rule, choices.get(rule))


def _draw_triangle(painter: QPainter, left: QPointF, size: float) -> None:
    """Point at the rule in force."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.active().outline)
    half = QPointF(0, size * 0.6)
    painter.drawPolygon(QPolygonF([left - half, left + QPointF(size, 0), left + half]))
