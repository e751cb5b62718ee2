"""A table of the four tie rules: which pair each would take, and whether that is the same one.

Painted, with rows that never move, so that the eye finds the same rule at the same place at every
step. Where the panel is narrow, the words "same" and "different" shrink to their signs, and then
each pair goes under the name of its rule.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look import theme
from gui.training.tie_sentences import pair_text, rule_names
from gui.training.ties_state import TiedPair, TiesState
from gui.widgets.token_box import TokenFace, plain_look

_SAME, _DIFFERENT = "=", "≠"
_PAIR_LETTERS = 11  # room for a pair, in letters of the token font, before words give way to it
_FEWEST_LETTERS = 8  # and before the table takes two lines for each rule


class RuleChoices(QWidget):
    """Shows the choices of a `TiesState`; None keeps the names of the rules only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TiesState | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._face = self._new_face()
        self.retranslate()

    def show_choices(self, state: TiesState | None) -> None:
        """Show what each rule would take."""
        if state != self._state:
            self._state = state
            self._describe()
            self.update()

    def rows(self) -> tuple[tuple[str, str, str], ...]:
        """What can be read: (rule, pair, "same" or "different")."""
        choices = dict(self._state.choices) if self._state else {}
        return tuple(
            (name, pair_text(choices[rule]), self._word(choices[rule]))
            for rule, name in rule_names().items()
            if rule in choices
        )

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("What each tie rule would choose"))
        self._describe()
        self.updateGeometry()
        self.update()

    def _describe(self) -> None:
        rows = (f"{rule}: {pair} ({word})" for rule, pair, word in self.rows())
        self.setAccessibleDescription("; ".join(rows))

    def _word(self, pair: TiedPair) -> str:
        return self.tr("same") if self._is_same(pair) else self.tr("different")

    def _is_same(self, pair: TiedPair) -> bool:
        return self._state is not None and pair.same_as(self._state.winner)

    # Measures

    def _new_face(self) -> TokenFace:
        look = theme.active()
        scale = (look.token_point_size - 1) / look.token_point_size
        return TokenFace(look.token_font(), scale, padding=0.04)

    def _line(self) -> int:
        return int(max(self._face.height, QFontMetrics(self.font()).height()) + 5)

    def _marker(self) -> int:
        return round(QFontMetrics(self.font()).height() * 0.8)

    def _name_width(self) -> int:
        metrics = QFontMetrics(theme.active().heading_font())
        return max(metrics.horizontalAdvance(name) for name in rule_names().values()) + 10

    def _word_width(self) -> int:
        metrics = QFontMetrics(self.font())
        words = (f"{_DIFFERENT} {self.tr('different')}", f"{_SAME} {self.tr('same')}")
        return max(metrics.horizontalAdvance(word) for word in words) + 6

    def _sign_width(self) -> int:
        return QFontMetrics(self.font()).horizontalAdvance(_DIFFERENT) + 6

    def _pair_room(self, width: int, verdict: int) -> int:
        return width - self._marker() - self._name_width() - verdict

    def _letters(self, count: int) -> float:
        return count * self._face.text_width("m")

    def _has_words(self, width: int) -> bool:
        if self._is_double(width):
            return True
        return self._pair_room(width, self._word_width()) >= self._letters(_PAIR_LETTERS)

    def _is_double(self, width: int) -> bool:
        """Whether each rule takes two lines."""
        return self._pair_room(width, self._sign_width()) < self._letters(_FEWEST_LETTERS)

    # Drawing

    def _draw_row(self, painter: QPainter, top: int, rule: str, name: str) -> None:
        look, width = theme.active(), self.width()
        choice = dict(self._state.choices).get(rule) if self._state else None
        current = self._state is not None and self._state.rule == rule
        painter.setFont(look.heading_font() if current else self.font())
        painter.setPen(look.text if current else look.muted)
        rect = QRect(self._marker(), top, width, self._line())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, name)
        if current:
            _draw_triangle(painter, QPointF(0, top + self._line() / 2), self._marker() * 0.6)
        if choice is None:
            return
        verdict = self._draw_verdict(painter, top, choice)
        if self._is_double(width):
            left, room, top = self._marker(), width - self._marker(), top + self._line()
        else:
            left = self._marker() + self._name_width()
            room = self._pair_room(width, verdict)
        self._draw_pair(painter, choice, left, top, room)

    def _draw_verdict(self, painter: QPainter, top: int, choice: TiedPair) -> int:
        """Write "= same" or "≠ different" at the right edge; return the width kept for it."""
        look, same = theme.active(), self._is_same(choice)
        sign = _SAME if same else _DIFFERENT
        words = self._has_words(self.width())
        kept = self._word_width() if words else self._sign_width()
        font = QFont(self.font())
        font.setBold(not same)
        painter.setFont(font if not words else self.font())
        painter.setPen(look.muted if same else look.text)
        text = f"{sign} {self._word(choice)}" if words else sign
        rect = QRect(self.width() - kept + 6, top, kept - 6, self._line())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, text)
        return kept

    def _draw_pair(
        self, painter: QPainter, pair: TiedPair, left: float, top: float, room: float
    ) -> None:
        face, look = self._face, theme.active()
        plus = face.text_width("+") + 2 * face.gap
        half = (room - plus) / 2
        widths = [face.width(label) for label in pair[:2]]
        top += (self._line() - face.height) / 2
        for index, label in enumerate(pair[:2]):
            shown = face.elided(label, max(half, room - plus - widths[1 - index]))
            face.draw(painter, left, top, face.width(shown), shown, plain_look(look))
            left += face.width(shown)
            if index == 0:
                painter.setFont(face.font)
                painter.setPen(look.muted)
                painter.drawText(QPointF(left + face.gap, face.baseline(top)), "+")
                left += plus

    # Overrides

    def hasHeightForWidth(self) -> bool:
        """Narrow tables take two lines for a rule."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Four rules of one line or two."""
        return len(rule_names()) * self._line() * (2 if self._is_double(width) else 1)

    def sizeHint(self) -> QSize:
        """Everything in one line for each rule."""
        letters = round(self._letters(_PAIR_LETTERS))
        width = self._marker() + self._name_width() + letters + self._word_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The names of the rules, with the verdict beside them."""
        width = self._marker() + self._name_width() + self._sign_width()
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change between one line and two."""
        super().resizeEvent(event)
        if self._is_double(event.size().width()) != self._is_double(event.oldSize().width()):
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._face = self._new_face()
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rules."""
        height = self._line() * (2 if self._is_double(self.width()) else 1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row, (rule, name) in enumerate(rule_names().items()):
                self._draw_row(painter, row * height, rule, name)


def _draw_triangle(painter: QPainter, left: QPointF, size: float) -> None:
    """Point at the rule in force."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.active().outline)
    half = QPointF(0, size * 0.6)
    painter.drawPolygon(QPolygonF([left - half, left + QPointF(size, 0), left + half]))
