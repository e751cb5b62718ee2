"""Save animation: ask what and where, draw it while the window goes on, say how it went."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QMainWindow

from gui.export.animation import AnimationExport, AnimationWish, MakeScene
from gui.export.export_progress import ExportProgress, ExportTexts
from gui.export.mp4 import find_ffmpeg
from gui.export.save_animation import SaveAnimationDialog

AskWhere = Callable[[str], Path | None]
"""A proposed name -> the file to write, which has the same ending; None: the person does not."""


class AnimationSaver(QObject):
    """Leads a person from the wish for a film to the file."""

    def __init__(self, ask_where: AskWhere, progress: ExportProgress, window: QMainWindow) -> None:
        """Ask for files with `ask_where`, and show everything over `window`."""
        super().__init__(window)
        self._ask_where, self._progress, self._window = ask_where, progress, window

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
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        path = self._ask_where(f"steps{dialog.wish.ending}")
        if path is not None:
            self.save(make_scene, dialog.wish, path)

    def save(self, make_scene: MakeScene, wish: AnimationWish, path: Path) -> AnimationExport:
        """Make the film and tell in the status bar when it is done; a failure gets a box."""
        export = AnimationExport(make_scene, wish, path, self)
        texts = ExportTexts(
            title=self.tr("Save animation"),
            running=self.tr("The animation is being drawn."),
            saved=self.tr("Animation saved to {path}"),
            failed=self.tr("The animation was not saved"),
        )
        self._progress.begin(export, texts)
        return export
