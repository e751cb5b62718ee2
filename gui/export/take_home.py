"""What can be taken home from a view: a film, a handout, a table. It decides which there is.

It adds to the exporters that it knows the session: what is shown becomes their subject.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QMessageBox

from engine import TokenizerFileError
from engine.analysis.fidelity import EXACT, Fidelity, doubts_in
from engine.analysis.trace_csv import save_trace_csv
from gui.export.animation_saver import AnimationSaver, AskWhere
from gui.export.export_progress import ExportProgress, ExportTexts
from gui.export.handout.comparison_pages import ComparisonSubject
from gui.export.handout.training_pages import MOST_PAGES, TrainingSubject
from gui.export.handout_dialog import HandoutDialog
from gui.export.handout_export import HandoutExport
from gui.export.scene import speaking
from gui.export.split_lanes import can_be_filmed, lane_titles, split_lanes, split_scene
from gui.export.training_scene import TrainingScene
from gui.look import translation
from gui.sentences import messages
from gui.session import Session
from gui.training.corpus_presenter import corpus_state
from gui.view_stack import COMPARE
from gui.work.corpus_source import CorpusSource
from gui.work.samples import find_sample

_PAGES_BEFORE: Final = MOST_PAGES // 2


class TakeHome(QObject):
    """Saves films, handouts and tables of what a session shows."""

    def __init__(self, session: Session, ask_where: AskWhere, window: QMainWindow) -> None:
        """Ask for files with `ask_where`, and show everything over `window`."""
        super().__init__(window)
        self._session, self._ask_where, self._window = session, ask_where, window
        self._progress = ExportProgress(window)
        self._films = AnimationSaver(ask_where, self._progress, window)

    # What can be saved now

    def can_save_animation(self, view: str) -> bool:
        """Whether there are steps; of the comparison, whether a word was asked about."""
        if view == COMPARE:
            return can_be_filmed(self._session.compare)
        return self._has_steps()

    def can_save_handout(self, view: str) -> bool:
        """Whether there are steps; of the comparison, whether a text was split."""
        if view == COMPARE:
            subject = self._comparison()
            return subject is not None and subject.is_small_enough
        return self._has_steps()

    # Wishes

    def save_animation(self, view: str) -> None:
        """Ask for a film of a view, and make it."""
        session, trace = self._session, self._session.trace
        session.player.pause()
        if not self.can_save_animation(view):
            return
        if view == COMPARE:
            compare = session.compare
            length = max(len(lane.steps) for lane in split_lanes(compare))
            self._films.ask(lambda theme: split_scene(compare, theme), length, 0, whole=True)
        elif trace is not None:
            position, trust = session.player.position, self._fidelity()
            self._films.ask(
                lambda theme: TrainingScene(trace, theme, fidelity=trust),
                len(trace),
                position,
                whole=False,
            )

    def save_handout(self, view: str) -> None:
        """Ask in which language and where, and write a handout of a view."""
        if not self.can_save_handout(view):
            return
        dialog = HandoutDialog(self._window)
        if not dialog.exec():
            return
        with speaking(dialog.language):
            subject = self._comparison() if view == COMPARE else self._training()
        path = self._ask_where("handout.html")
        if path is None or subject is None:
            return
        texts = ExportTexts(
            title=self.tr("Save handout"),
            running=self.tr("The handout is being written."),
            saved=self.tr("Handout saved to {path}"),
            failed=self.tr("The handout was not saved"),
        )
        self._progress.begin(HandoutExport(subject, dialog.language, path, self), texts)

    def save_table(self) -> None:
        """Ask where, and write the steps as a table."""
        trace = self._session.trace
        path = self._ask_where("merges.csv") if trace is not None else None
        if trace is None or path is None:
            return
        try:
            save_trace_csv(trace, path)
        except TokenizerFileError as error:
            title = self.tr("The table was not saved")
            QMessageBox.warning(self._window, title, messages.explain(error))
            return
        text = self.tr("Table saved to {path}").format(path=path)
        self._window.statusBar().showMessage(text, 8000)

    def cancel(self) -> None:
        """Stop what is being made; the window is closing."""
        self._progress.cancel()

    # How

    def _has_steps(self) -> bool:
        trace = self._session.trace
        return trace is not None and len(trace) > 0

    def _training(self) -> TrainingSubject | None:
        """The steps around the present one, if there are more than a handout holds."""
        session, trace, snapshot = self._session, self._session.trace, self._session.snapshot
        request = session.shown_request
        if trace is None or snapshot is None or request is None:
            return None
        first = 0
        if len(trace) > MOST_PAGES:
            first = max(0, min(session.player.position - _PAGES_BEFORE, len(trace) - MOST_PAGES))
        listed = corpus_state(request.source, None).is_counts
        return TrainingSubject(
            trace=trace,
            title=self._name_of(request.source),
            rule=None if listed else request.setup.rule,
            first=first,
            last=first + MOST_PAGES,
            complete=snapshot.complete,
            replayed=request.merges is not None,
            fidelity=self._fidelity(),
        )

    def _fidelity(self) -> Fidelity:
        """How far the steps can be trusted: replayed ones as far as the file they came from."""
        loaded = self._session.tokenizer
        if not self._session.replaying or loaded is None:
            return EXACT
        doubts = doubts_in(loaded.warnings)
        return Fidelity("approximate", doubts) if doubts else EXACT

    def _comparison(self) -> ComparisonSubject | None:
        compare = self._session.compare
        split = compare.split
        titles = lane_titles(compare)
        if split is None or len(titles) != len(split.encoded.encodings):
            return None
        return ComparisonSubject(split, titles, self.tr("A text, compared"))

    def _name_of(self, source: CorpusSource) -> str:
        """What a corpus is called."""
        sample = find_sample(source.sample) if source.kind == "sample" else None
        if sample is not None:
            return sample.title(translation.current())
        if source.paths:
            return ", ".join(path.name for path in source.paths)
        return self.tr("A text of one's own")
