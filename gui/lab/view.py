"""The experiments, one page each: what else could have been learned, what it costs, who is right.

It composes and decides nothing. A further page is a line in `PAGES`; it is made when somebody looks
at it first.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from gui.lab.check_page import CheckPage
from gui.lab.curve_page import CurvePage
from gui.lab.fork_page import ForkPage
from gui.lab.lattice_page import LatticePage
from gui.lab.page import LabPage
from gui.lab.parameters_page import ParametersPage
from gui.lab.price_page import PricePage
from gui.lab.ways_page import WaysPage
from gui.look import theme
from gui.player import Player
from gui.session import Session
from gui.turns import at_once
from gui.widgets.page_tabs import PageTabs
from gui.widgets.tab_page import Page, low

_PREVIOUS: Final = QKeySequence("Ctrl+Shift+Tab")

PAGES: Final[Mapping[str, type[LabPage]]] = {
    "fork": ForkPage,
    "ways": WaysPage,
    "curve": CurvePage,
    "languages": PricePage,
    "parameters": ParametersPage,
    "lattice": LatticePage,
    "check": CheckPage,
}
"""The pages by name, in the order of their tabs."""


class LatePages(Mapping[str, LabPage]):
    """The pages by name; each is made when it is asked for first.

    Attributes:
        made: those that are made.
    """

    def __init__(self, make: Callable[[str], LabPage]) -> None:
        """Have none yet."""
        self._make = make
        self.made: dict[str, LabPage] = {}

    def __getitem__(self, name: str) -> LabPage:
        if name not in self.made:
            self.made[name] = self._make(name)
        return self.made[name]

    def __contains__(self, name: object) -> bool:
        return name in PAGES

    def __iter__(self) -> Iterator[str]:
        return iter(PAGES)

    def __len__(self) -> int:
        return len(PAGES)


class LabView(QWidget):
    """All experiments.

    Attributes:
        pages: the pages by name.

    Signals:
        told: a sentence about what is shown, for the status bar.
        busy_changed: whether something is being worked out is different now.
        step_requested: a person wants to see this position of the training in its own view.
    """

    told = Signal(str)
    busy_changed = Signal()
    step_requested = Signal(object)

    def __init__(
        self, session: Session, parent: QWidget | None = None, *, in_parts: bool = False
    ) -> None:
        """Experiment with what `session` trains.

        With `in_parts` there is no page until its maker has gone through `make`.
        """
        super().__init__(parent)
        self._session = session
        self.pages = LatePages(lambda name: at_once(self._make_page(name)))
        self._sentences: dict[str, str] = {}
        self._tabs, self._stack = PageTabs(len(PAGES)), QStackedWidget()
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._tabs)
        self._column.addWidget(self._stack, 1)  # before its pages, which are dressed once then
        self._names: list[str] = []  # of the pages in the stack
        self._tabs.page_chosen.connect(lambda number: self.open(list(PAGES)[number]))
        self._stack.currentChanged.connect(self._follow)
        for keys, step in ((QKeySequence.StandardKey.NextChild, 1), (_PREVIOUS, -1)):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self._tabs.step, step))
        self._dress()
        self.retranslate()
        if not in_parts:
            at_once(self.make())

    def make(self) -> Generator[None, None, None]:
        """Make the page that is seen first, a part at a time."""
        first = next(iter(PAGES))
        self.pages.made[first] = yield from self._make_page(first)

    def _make_page(self, name: str) -> Generator[None, None, LabPage]:
        page = PAGES[name](self._session)
        yield
        room = Page(low(page))
        yield
        page.told.connect(partial(self._tell, name))
        page.busy_changed.connect(self.busy_changed)
        page.step_requested.connect(self.step_requested)
        if isinstance(page, CheckPage):
            page.fork_requested.connect(self._fork_with)
        self._names.append(name)
        self._stack.addWidget(room)
        return page

    # For the window

    @property
    def busy(self) -> bool:
        """Whether the page that is looked at still works something out."""
        return self.pages[self.opened()].busy

    def opened(self) -> str:
        """The name of the page that is looked at."""
        return self._names[self._stack.currentIndex()]

    def open(self, name: str) -> None:
        """Look at a page."""
        _ = self.pages[name]
        self._stack.setCurrentIndex(self._names.index(name))

    def fork_at(self, position: int) -> None:
        """Let a second timeline part from the training at this position."""
        self.fork.fork_at(position)

    def _fork_with(self, position: int, pair: tuple[str, str]) -> None:
        """Let a second timeline take a student's pair."""
        self.open("fork")
        self.fork.fork_at(position)
        self.fork.state.take(pair)

    @property
    def fork(self) -> ForkPage:
        """The page of the second timeline."""
        page = self.pages["fork"]
        assert isinstance(page, ForkPage)
        return page

    @property
    def check(self) -> CheckPage:
        """The page of a student's work."""
        page = self.pages["check"]
        assert isinstance(page, CheckPage)
        return page

    def go_to_tie(self, direction: int) -> None:
        """Go to the next tie (1) or the one before (-1) of what is shown."""
        self.pages[self.opened()].go_to_tie(direction)

    def panels(self) -> dict[str, QWidget]:
        """The parts of the page that is looked at of which a picture can be saved."""
        return self.pages[self.opened()].panels()

    def player(self) -> Player | None:
        """The player that the keys are for, where the page has one of its own."""
        return self.pages[self.opened()].player()

    def reset_layout(self) -> None:
        """Give every part the size that it had at first."""
        for page in self.pages.made.values():
            page.reset_layout()

    def close_work(self) -> None:
        """End all work; the window is closing."""
        for page in self.pages.made.values():
            page.close_work()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Experiments"))
        for part in (self._tabs, self._stack):
            part.setAccessibleName(self.tr("Experiments"))
        pages = PAGES.values()
        self._tabs.set_names([page.title() for page in pages], [page.tip() for page in pages])

    # How

    def _follow(self) -> None:
        """Let only the page that is looked at work."""
        opened = self.opened()
        self._tabs.show_page(list(PAGES).index(opened))
        for name, page in self.pages.made.items():
            page.set_active(name == opened and self.isVisible())
        self.told.emit(self._sentences.get(opened, ""))
        self.busy_changed.emit()

    def _tell(self, name: str, sentence: str) -> None:
        self._sentences[name] = sentence
        if name == self.opened():
            self.told.emit(sentence)

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._column.setContentsMargins(gap, gap, gap, gap)

    # Qt

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keys begin in the page; a proxy would hide the tabs from the Tab key."""
        self.pages[self.opened()].setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Work from now on."""
        super().showEvent(event)
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:
        """Work no longer: nobody looks."""
        super().hideEvent(event)
        for page in self.pages.made.values():
            page.set_active(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()
