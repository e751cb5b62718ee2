"""The window itself, before anything is in it: its place, and the files dropped on it.

It needs neither engine nor session, nor Qt's large namespace of enumerations (which takes longer to
build than the window), so it is painted at once; `window_content` fills it then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from gui.state.look_preferences import LookPreferences
from gui.widgets.dropped_files import take_files
from gui.window_place import keep_on_screen, leave_full_screen, restore_place, save_place

if TYPE_CHECKING:  # PySide6 makes a class when it is first named: not before the first paint
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent


class MainWindow(QMainWindow):
    """The program's only window; `content` is what fills it, once something does.

    Signals:
        files_dropped: a list of paths.
        language_changed, theme_changed, state_changed, closed: what they say.
    """

    files_dropped = Signal(object)
    language_changed = Signal()
    theme_changed = Signal()
    state_changed = Signal()
    closed = Signal()

    def __init__(self, preferences: LookPreferences) -> None:
        """Be where the window was when it was closed."""
        super().__init__()
        self._preferences = preferences
        self.content: QObject | None = None
        self._when_painted: list[Callable[[], object]] = []
        self.setAcceptDrops(True)
        self.retranslate()
        restore_place(self, preferences)

    def take_size(self, size: tuple[int, int] | None, *, on_screen: bool = False) -> None:
        """Have this size in pixels, whatever is remembered.

        With `on_screen` no more than the screen has, its title bar included: for a person.
        """
        if size is not None:
            leave_full_screen(self)
            self.setMinimumSize(0, 0)
            self.resize(*size)
            if on_screen:
                keep_on_screen(self)

    def when_painted(self, then: Callable[[], object]) -> None:
        """Call a function once, as soon as what is in the window now has been drawn."""
        self._when_painted.append(then)
        self.update()

    def retranslate(self) -> None:
        """Take every text in the current language."""
        self.setWindowTitle(self.tr("BPE Visualizer"))

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()
        elif event.type() == QEvent.Type.PaletteChange:
            self.theme_changed.emit()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.state_changed.emit()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let those begin who wait for it: afterwards, when everything is drawn."""
        super().paintEvent(event)
        waiting, self._when_painted = self._when_painted, []
        for then in waiting:
            QTimer.singleShot(0, self, then)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files from anywhere."""
        take_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped files; what they are, their content says."""
        if files := take_files(event):
            self.files_dropped.emit(files)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place and end all work."""
        save_place(self, self._preferences)
        self.closed.emit()
        super().closeEvent(event)
