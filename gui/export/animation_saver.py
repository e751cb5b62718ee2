"""Save animation: ask what and where, draw it while the window goes on, say how it went."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QMainWindow, QMessageBox, QProgressDialog

from gui import messages
from gui.export.animation import AnimationExport, AnimationWish, MakeScene
from gui.export.mp4 import find_ffmpeg
from gui.export.save_animation import SaveAnimationDialog

AskWhere = Callable[[str], Path | None]
"""A proposed name -> the file to write, which has the same ending; None: the person does not."""


class AnimationSaver(QObject):
    """Leads a person from the wish for a film to the file; one film at a time."""

    def __init__(self, ask_where: AskWhere, window: QMainWindow) -> None:
        """Ask for files with `ask_where`, and show everything over `window`."""
        super().__init__(window)
        self._ask_where, self._window = ask_where, window
        self._export: AnimationExport | None = None
        self._bar: QProgressDialog | None = None

    @property
    def running(self) -> bool:
        """Whether a film is being made."""
        return self._export is not None

    def ask(self, make_scene: MakeScene, length: int, position: int, *, whole: bool) -> None:
        """Ask for what the film is to be, and make it.

        Args:
            make_scene: makes the scene in a theme.
            length: its last position.
            position: where it stands now.
            whole: propose all of it instead of some steps from there on.
        """
        dialog = SaveAnimationDialog(
            length, position, mp4=find_ffmpeg() is not None, whole=whole, parent=self._window
        )
        if self.running or dialog.exec() != QDialog.DialogCode.Accepted:
            return
        path = self._ask_where(f"steps{dialog.wish.ending}")
        if path is not None:
            self.save(make_scene, dialog.wish, path)

    def save(self, make_scene: MakeScene, wish: AnimationWish, path: Path) -> AnimationExport:
        """Make the film and tell in the status bar when it is done; a failure gets a box."""
        export = self._export = AnimationExport(make_scene, wish, path, self)
        export.progressed.connect(self._show_progress)
        export.finished.connect(self._tell_end)
        export.failed.connect(self._tell_failure)
        export.cancelled.connect(self._forget)
        self._bar = self._make_bar()
        export.start()
        return export

    def cancel(self) -> None:
        """Stop; the window is closing, or the person does not want it any more."""
        if self._export is not None:
            self._export.cancel()

    def _make_bar(self) -> QProgressDialog:
        text, stop = self.tr("The animation is being drawn."), self.tr("Cancel")
        bar = QProgressDialog(text, stop, 0, 0, self._window)
        bar.setWindowTitle(self.tr("Save animation"))
        bar.setAutoClose(False)
        bar.setAutoReset(False)
        bar.canceled.connect(self.cancel)
        return bar

    def _show_progress(self, done: int, total: int) -> None:
        if self._bar is not None:
            self._bar.setMaximum(total)
            self._bar.setValue(done)

    def _forget(self) -> None:
        bar, export, self._bar, self._export = self._bar, self._export, None, None
        for each in (bar, export):
            if each is not None:
                each.deleteLater()
        if bar is not None:
            bar.hide()

    def _tell_end(self, path: Path) -> None:
        self._forget()
        text = self.tr("Animation saved to {path}").format(path=path)
        self._window.statusBar().showMessage(text, 8000)

    def _tell_failure(self, problem: Exception) -> None:
        self._forget()
        QMessageBox.warning(
            self._window, self.tr("The animation was not saved"), messages.explain(problem)
        )
