"""How far the numbers beside it can be trusted: a shape and a word, and why in the tool tip.

The shape differs as well as the word, so that neither colour nor language is needed to tell them
apart: a disc is exact, a diamond recovered, a triangle approximate. Who comes to it with the keys
or presses it is told why at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.analysis.fidelity import Fidelity, Kind
from gui.look import theme
from gui.sentences.remarks import translated_reason

_MOST_REASONS: Final = 8
_BY_KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class FidelityBadge(QWidget):
    """Shows a `Fidelity`; None leaves nothing to be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fidelity: Fidelity | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def show_fidelity(self, fidelity: Fidelity | None) -> None:
        """Show another one."""
        if fidelity != self._fidelity:
            self._fidelity = fidelity
            self.retranslate()

    def fidelity(self) -> Fidelity | None:
        """What is shown."""
        return self._fidelity

    def text(self) -> str:
        """The word beside the shape."""
        return fidelity_name(self._fidelity.kind) if self._fidelity else ""

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self.setVisible(self._fidelity is not None)
        self.setAccessibleName(self.text())
        lines = fidelity_sentences(self._fidelity) if self._fidelity else ()
        self.setAccessibleDescription(" ".join(lines))
        self.setToolTip("".join(f"<p>{escape(line)}</p>" for line in lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the shape and the word."""
        metrics, gap = QFontMetricsF(theme.active().ui_font()), theme.active().spacing
        width = self._side() + gap / 2 + metrics.horizontalAdvance(self.text()) + gap
        return QSize(round(width) + 1, round(metrics.height()) + 2)

    def minimumSizeHint(self) -> QSize:
        """The same: it is worthless when cut off."""
        return self.sizeHint()

    def _say_why(self) -> None:
        QToolTip.showText(self.mapToGlobal(QPoint()), self.toolTip(), self)

    def _side(self) -> float:
        return float(round(QFontMetricsF(theme.active().ui_font()).ascent()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shape and the word."""
        if self._fidelity is None:
            return
        look, side = theme.active(), self._side()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            shape = QRectF(1, (self.height() - side) / 2, side, side)
            _draw_shape(painter, shape, self._fidelity.kind)
            painter.setFont(look.ui_font())
            painter.setPen(look.text)
            left = round(side + look.spacing / 2) + 1
            room = self.rect().adjusted(left, 0, 0, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(look.accent, 1.5))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say why, and show where the keys are."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            QTimer.singleShot(0, self, self._say_why)  # a tool tip goes when the focus moves
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say it no longer."""
        super().focusOutEvent(event)
        QToolTip.hideText()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press: what is said at once Qt would hide again at the release."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Say why to who does not wait for a tool tip."""
        self._say_why()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self.update()


def fidelity_name(kind: Kind) -> str:
    """The word for it, also for exports."""
    names: Mapping[Kind, str] = {
        "exact": QCoreApplication.translate("Fidelity", "Exact"),
        "recovered": QCoreApplication.translate("Fidelity", "Recovered"),
        "approximate": QCoreApplication.translate("Fidelity", "Approximate"),
    }
    return names[kind]


def fidelity_sentences(fidelity: Fidelity) -> tuple[str, ...]:
    """What the word means, and the reasons, each a sentence."""
    meanings: Mapping[Kind, str] = {
        "exact": QCoreApplication.translate(
            "Fidelity", "Tokens and ids are those that the reference program computes."
        ),
        "recovered": QCoreApplication.translate(
            "Fidelity",
            "Tokens and ids are those that the reference program computes; the merges are"
            " worked out here.",
        ),
        "approximate": QCoreApplication.translate(
            "Fidelity", "Tokens and ids may differ from those of the reference program."
        ),
    }
    reasons = fidelity.reasons[:_MOST_REASONS]
    said = (translated_reason(reason) for reason in reasons)
    more = ("…",) if len(fidelity.reasons) > _MOST_REASONS else ()
    return (meanings[fidelity.kind], *(f"{text[:1].upper()}{text[1:]}." for text in said), *more)


def _draw_shape(painter: QPainter, place: QRectF, kind: Kind) -> None:
    look = theme.active()
    inner = place.adjusted(1, 1, -1, -1)
    if kind == "exact":
        _fill(painter, look.accent)
        painter.drawEllipse(inner)
        _draw_tick(painter, inner, look.accent_text)
    elif kind == "recovered":
        _fill(painter, look.bar)
        middle = inner.center()
        corners = (
            QPointF(middle.x(), inner.top()),
            QPointF(inner.right(), middle.y()),
            QPointF(middle.x(), inner.bottom()),
            QPointF(inner.left(), middle.y()),
        )
        painter.drawPolygon(QPolygonF(corners))
    else:
        _fill(painter, look.warning)
        top = QPointF(inner.center().x(), inner.top())
        painter.drawPolygon(QPolygonF((top, inner.bottomRight(), inner.bottomLeft())))


def _fill(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.setPen(QPen(theme.active().outline, 1))


def _draw_tick(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """A tick in the disc."""
    width, height = place.width(), place.height()
    points = [
        place.topLeft() + QPointF(across * width, down * height)
        for across, down in ((0.27, 0.52), (0.44, 0.69), (0.74, 0.33))
    ]
    painter.setPen(QPen(colour, max(1.5, width * 0.12)))
    painter.drawPolyline(QPolygonF(points))
