"""The tabs beside the lanes: token, ids, words, watching; where room is short, the reasons too.

Beside the lanes each page has the height of the window. Under them (`set_reasons`) there is little,
so only the page that is looked at asks for room, and those that need more say so (`wants_room`).
Watching needs so much that it scrolls in a low window.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QTabWidget, QWidget

from gui.widgets.tab_page import Page, ShrinkingArea

_LEAST_LINES: Final = 5  # of a page that scrolls


class _LowPage(Page):
    """A page that can be lower than its content, but not narrower."""

    def __init__(self, content: QWidget) -> None:
        area = ShrinkingArea(content)
        area.setWidget(content)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for ground in (content, area.viewport()):
            ground.setAutoFillBackground(False)
        super().__init__(area)
        self.content = content

    def minimumSizeHint(self) -> QSize:
        """All of the width, and a few lines."""
        margins = self.contentsMargins()
        return QSize(
            self.content.minimumSizeHint().width() + margins.left() + margins.right(),
            _LEAST_LINES * self.fontMetrics().height(),
        )


class SideTabs(QTabWidget):
    """The tabs; `page_changed` says that another page is looked at, or that it needs more room."""

    page_changed = Signal()

    def __init__(self, pages: Sequence[QWidget]) -> None:
        """Hold token, ids, words and watching, in this order."""
        super().__init__()
        self._token, self._ids, self._words, self._watch = pages
        self._reasons: QWidget | None = None
        self.setUsesScrollButtons(False)
        for page in pages:
            self.addTab(_LowPage(page) if page is self._watch else Page(page), "")
        self.currentChanged.connect(self._follow)
        self.retranslate()

    def set_reasons(self, reasons: QWidget | None) -> None:
        """Hold the reasons as the first page, or give them back (None)."""
        if reasons is self._reasons:
            return
        before, self._reasons = self._reasons, reasons
        self.blockSignals(True)
        if reasons is not None:
            self.insertTab(0, Page(reasons), "")
            if self.is_open(self._token):
                self.setCurrentIndex(0)
        elif before is not None:
            page = self._page(0)
            self.removeTab(0)
            before.setParent(None)
            page.deleteLater()
        self.blockSignals(False)
        self.retranslate()
        self._follow()

    @property
    def wants_room(self) -> bool:
        """Whether the open page needs more than a few lines."""
        return any(map(self.is_open, (self._ids, self._words, self._watch)))

    def is_open(self, content: QWidget | None) -> bool:
        """Whether the page with this content is looked at."""
        page = self.currentWidget()
        return isinstance(page, Page) and page.content is content

    def open(self, content: QWidget | None) -> None:
        """Look at the page with this content; without one, at the reasons, or else the token."""
        contents = [self._page(index).content for index in range(self.count())]
        usual = self._reasons or self._token
        self.setCurrentIndex(contents.index(content if content in contents else usual))

    def offer_reasons(self) -> None:
        """There are new reasons: show them, unless a person is busy with another page."""
        if self._reasons is not None and not self.wants_room:
            self.open(self._reasons)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        titles = {
            id(self._reasons): (
                QCoreApplication.translate("WhyPanel", "Why?"),
                QCoreApplication.translate("WhyPanel", "Why a boundary is there"),
            ),
            id(self._token): (
                QCoreApplication.translate("CompareView", "Token"),
                QCoreApplication.translate("CompareView", "The token that is pointed at"),
            ),
            id(self._ids): (
                QCoreApplication.translate("CompareView", "Ids"),
                QCoreApplication.translate(
                    "CompareView", "The ids of a lane, to be copied or pasted"
                ),
            ),
            id(self._words): (
                QCoreApplication.translate("CompareView", "Words"),
                QCoreApplication.translate("CompareView", "Words that lanes split differently"),
            ),
            id(self._watch): (
                QCoreApplication.translate("CompareView", "Watch"),
                QCoreApplication.translate("CompareView", "Watch how a word is split"),
            ),
        }
        for index in range(self.count()):
            title, tip = titles[id(self._page(index).content)]
            self.setTabText(index, title)
            self.setTabToolTip(index, tip)
        for part in (self, self.tabBar()):
            part.setAccessibleName(
                QCoreApplication.translate("CompareView", "Token, ids, words and watching")
            )

    def _page(self, index: int) -> Page:
        page = self.widget(index)
        assert isinstance(page, Page)
        return page

    def _follow(self) -> None:
        """Let only the open page ask for height where they stand under the lanes."""
        policy = QSizePolicy.Policy
        for index in range(self.count()):
            page = self._page(index)
            small = self._reasons is not None and page is not self.currentWidget()
            page.setSizePolicy(policy.Preferred, policy.Ignored if small else policy.Preferred)
        self.page_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
