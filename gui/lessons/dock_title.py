"""The title bar of the lesson's dock: its name and two buttons in the type of the theme.

Qt's own title bar keeps the type of the theme in which it was made, and its buttons are too small
for a projector. A long name goes on in a second line. A drag on it moves the dock, as with Qt's.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from gui.look import icons, theme

_HIGHEST = 1_000


class DockTitle(QWidget):
    """Shows the title of a dock, lets it float, and closes it."""

    def __init__(self, dock: QDockWidget) -> None:
        """Be the title bar of `dock`."""
        super().__init__(dock)
        self._dock = dock
        self.name = QLabel()
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.name.setWordWrap(True)
        self.name.setProperty("role", "heading")
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._float, self._close = QToolButton(), QToolButton()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.name, 1)
        for button in (self._float, self._close):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the menu has keys for the dock
            self._row.addWidget(button)
        self._float.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self._close.clicked.connect(dock.close)
        dock.windowTitleChanged.connect(self._show_name)
        dock.topLevelChanged.connect(lambda _: self.retranslate())
        self._dress()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        floating = self._dock.isFloating()
        texts = (
            self.tr("Back into the window") if floating else self.tr("Into a window of its own"),
            self.tr("Hide the lesson"),
        )
        for button, text in zip((self._float, self._close), texts, strict=True):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def _show_name(self, name: str) -> None:
        self.name.setText(name)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the name needs: the dock asks its title for no other height."""
        self.name.setFixedHeight(self._height_within(self.name.width()))

    def _height_within(self, width: int) -> int:
        """How high the name must be in this width; no lower than the buttons beside it."""
        room = QRect(0, 0, max(1, width), _HIGHEST)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        needed = self.name.fontMetrics().boundingRect(room, wrapped, self.name.text()).height()
        return max(self._float.sizeHint().height(), needed)

    def _dress(self) -> None:
        look = theme.active()
        gap = round(look.spacing)
        self._row.setContentsMargins(gap, gap // 2, gap // 2, 0)
        self._row.setSpacing(gap // 2)
        side = round(1.3 * look.point_size)
        for button, icon in ((self._float, "detach"), (self._close, "close")):
            button.setIcon(icons.icon(icon))
            button.setIconSize(QSize(side, side))
        self._fit()

    # Qt

    def sizeHint(self) -> QSize:
        """As high as the name needs in the width that the dock has by now, and we shall have."""
        margins = self._row.contentsMargins()
        beside = margins.left() + margins.right() + 2 * self._row.spacing()
        beside += self._float.sizeHint().width() + self._close.sizeHint().width()
        height = self._height_within(self._dock.width() - beside)
        return QSize(super().sizeHint().width(), margins.top() + height + margins.bottom())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the name take the lines that it needs in this width."""
        super().resizeEvent(event)
        self._row.activate()
        self._fit()
        self._row.activate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()
