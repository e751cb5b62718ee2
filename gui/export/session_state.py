"""From the session to its record, and back.

The way there is reading; the way back is a number of wishes, some of which take time: files are
opened and trained on elsewhere. `Restoration` makes them in an order in which none undoes another,
and tells in the end what was not there any more.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from engine.formats.options import NO_OPTIONS
from engine.text.remark import Remark
from gui.export.fingerprints import SMALL, has_changed
from gui.export.session_record import (
    NO_SCORE,
    NOTHING_CHOSEN,
    CorpusRecord,
    FileRecord,
    LabRecord,
    LaneRecord,
    SessionRecord,
)
from gui.predict.ballot import Score
from gui.session import Session
from gui.state.compare_state import CompareState, Source
from gui.state.trained_sources import END, HERE
from gui.state.usual_setup import own_setup
from gui.work.corpus_source import CorpusSource
from gui.work.samples import find_sample

_TRAINED: Final = (HERE, END)
_SHORTER: Final = (
    "the training is shorter now: it ends after {length} steps, and the session was at {wished}"
)


def record_of(
    session: Session,
    view: str = "training",
    lesson: str = "",
    page: str = "",
    lab: LabRecord = NOTHING_CHOSEN,
    score: Score = NO_SCORE,
) -> SessionRecord:
    """The session as it is now. No file is read: `write_session` does that.

    Args:
        session: the session.
        view: the view that is shown.
        lesson: the place in a lesson, if one is being given.
        page: the page of the view, where it has pages.
        lab: what was chosen in the experiments.
        score: how well a class has guessed.
    """
    compare = session.compare
    return SessionRecord(
        corpus=_corpus_of(session.source),
        setup=session.setup,
        position=session.player.position,
        replays=session.replaying,
        view=view,
        compare_text=compare.text,
        lanes=tuple(LaneRecord(lane.source, lane.mode) for lane in compare.lanes),
        tokenizers=tuple(_file_of(session, each) for each in _files_of(compare)),
        lesson=lesson,
        page=page,
        lab=lab,
        score=score,
        program=QCoreApplication.applicationVersion(),
    )


def _files_of(compare: CompareState) -> list[Source]:
    return [source for source in compare.all_sources() if source.key not in _TRAINED]


def _file_of(session: Session, source: Source) -> FileRecord:
    """A tokenizer file; what was chosen is known of the one that was opened last."""
    last, path = session.tokenizer, Path(source.key)
    is_last = last is not None and last.path == path
    return FileRecord(path, options=last.options if last is not None and is_last else NO_OPTIONS)


def _corpus_of(source: CorpusSource) -> CorpusRecord:
    is_kept = source.kind == "text" or (source.kind == "sample" and len(source.text) <= SMALL)
    return CorpusRecord(
        kind=source.kind,
        sample=source.sample,
        text=source.text if is_kept else None,
        files=tuple(map(FileRecord, source.paths)),
        encoding=source.encoding,
        line_by_line=source.line_by_line,
    )


def restore(session: Session, record: SessionRecord) -> Restoration:
    """Bring a session into the state of a record; the view and the lesson are left to the caller.

    Returns:
        What tells when it is done; the session keeps it alive until then.
    """
    restoration = Restoration(session, record)
    QTimer.singleShot(0, restoration, restoration.start)
    return restoration


class Restoration(QObject):
    """Makes the wishes that bring a record back.

    Signals:
        finished: the remarks on what is missing, an empty tuple if nothing is.
    """

    finished = Signal(object)

    def __init__(self, session: Session, record: SessionRecord) -> None:
        """Begin with `start`."""
        super().__init__(session)
        self._session = session
        self._record = record
        self._missing: list[Remark] = []
        self._to_open: list[FileRecord] = []
        self._shown_before: object = None
        self._wanted = True

    def start(self) -> None:
        """Open the corpus and the tokenizers."""
        session = self._session
        if not self._wanted:
            return
        session.openings.cancel()
        session.player.pause()
        self._shown_before = session.shown_request
        together = self._corpus_paths()
        for file in self._tokenizers():
            if file.options == NO_OPTIONS:
                together.append(file.path)
            else:
                self._to_open.append(file)
        if together:
            session.open_files(together)
        self._when_opened()

    def abandon(self) -> None:
        """Wish for nothing more: something else is wanted by now. `finished` is not told."""
        self._wanted = False
        self.deleteLater()  # which also ends all listening

    # The corpus

    def _corpus_paths(self) -> list[Path]:
        """Wish for the corpus; paths that are to be opened together with the tokenizers."""
        corpus = self._record.corpus
        if corpus.kind == "sample":
            self._open_sample(corpus)
        elif corpus.kind == "text":
            self._set_text(corpus.text or "", corpus.line_by_line)
        else:
            return self._files(corpus)
        return []

    def _open_sample(self, corpus: CorpusRecord) -> None:
        sample = find_sample(corpus.sample)
        if sample is not None and corpus.text in (None, sample.read()):
            self._train_on(CorpusSource.of_sample(sample))
        elif corpus.text is not None:
            self._set_text(corpus.text, corpus.line_by_line)
        else:
            self._missing.append(
                Remark(
                    "this version of the program has no sample called {name!r}", name=corpus.sample
                )
            )

    def _set_text(self, text: str, line_by_line: bool) -> None:
        self._train_on(CorpusSource.of_text(text, line_by_line=line_by_line))

    def _train_on(self, source: CorpusSource) -> None:
        """Train as recorded; where merges are replayed, their file brings its own setup later."""
        session, record = self._session, self._record
        usual = own_setup(session.preferences)
        session.train_on(source, usual if record.replays else record.setup)

    def _files(self, corpus: CorpusRecord) -> list[Path]:
        gone = [file for file in corpus.files if not _is_there(file.path)]
        if gone:
            self._do_without(corpus, gone[0].path.name)
            return []
        self._tell_of_changes(corpus.files)
        paths = [file.path for file in corpus.files]
        if corpus.encoding is None:
            return paths
        self._session.open_files(paths, corpus.encoding)
        return []

    def _do_without(self, corpus: CorpusRecord, name: str) -> None:
        if corpus.text is not None:
            template = "{name} is not there any more; its text comes from the session"
            self._set_text(corpus.text, False)
        else:
            template = "{name} is not there any more; what was trained on it cannot be shown"
        self._missing.append(Remark(template, name=name))

    # The tokenizers

    def _tokenizers(self) -> list[FileRecord]:
        files = self._record.tokenizers
        there = [file for file in files if _is_there(file.path)]
        for file in files:
            if file not in there:
                name = file.path.name
                self._missing.append(
                    Remark("the tokenizer {name} is not there any more", name=name)
                )
        self._tell_of_changes(there)
        return there

    def _tell_of_changes(self, files: list[FileRecord] | tuple[FileRecord, ...]) -> None:
        for file in filter(has_changed, files):
            self._missing.append(
                Remark("{name} has changed since the session was saved", name=file.path.name)
            )

    # What comes after the files

    def _when_opened(self) -> None:
        """Go on as soon as no file is being opened; what a person opens meanwhile is waited for."""
        openings = self._session.openings
        if openings.running:
            openings.ended.connect(self._go_on_when_opened)
        elif self._to_open:
            file = self._to_open.pop(0)
            self._session.open_tokenizer(file.path, file.options)
            self._when_opened()
        else:
            self._choose()

    def _go_on_when_opened(self) -> None:
        if self._wanted and not self._session.openings.running:
            self._session.openings.ended.disconnect(self._go_on_when_opened)
            self._when_opened()

    def _choose(self) -> None:
        """Set everything that the opened files have a say in."""
        session, record = self._session, self._record
        if not record.replays:
            session.stop_replaying()
        session.set_setup(record.setup, own=False)
        self._choose_lanes()
        session.compare.set_text(record.compare_text)
        if session.training:
            session.trace_changed.connect(self._go_when_shown)
            session.training_finished.connect(self._finish_when_trained)
        else:
            self._finish()

    def _choose_lanes(self) -> None:
        compare, lanes = self._session.compare, self._record.lanes
        if not lanes:
            return
        while len(compare.lanes) > len(lanes):
            compare.remove_lane(len(compare.lanes) - 1)
        known = {source.key for source in compare.sources()}
        for number, lane in enumerate(lanes):
            if number == len(compare.lanes):
                compare.add_lane()
            if number < len(compare.lanes):
                compare.set_source(number, lane.source if lane.source in known else END)
                compare.set_mode(number, lane.mode)

    def _go_when_shown(self) -> None:
        """Go to the position as soon as steps of the right training are shown."""
        session = self._session
        if self._wanted and session.shown_request is not self._shown_before:
            session.trace_changed.disconnect(self._go_when_shown)
            session.seek(self._record.position)

    def _finish_when_trained(self) -> None:
        if self._wanted and not self._session.training:
            self._session.training_finished.disconnect(self._finish_when_trained)
            self._finish()

    def _finish(self) -> None:
        """Be at the position, and say what is not as it was."""
        session, wished = self._session, self._record.position
        length = len(session.trace) if session.trace is not None else 0
        session.seek(wished)
        if wished > length and not self._missing:
            self._missing.append(Remark(_SHORTER, length=length, wished=wished))
        self.finished.emit(tuple(self._missing))
        self.deleteLater()


def is_about_length(remark: object) -> bool:
    """Whether a remark says that the training has become shorter."""
    return isinstance(remark, Remark) and remark.template == _SHORTER


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
