"""The panel of differing words and the search behind it, with the session's lanes and corpus."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.text.reading import CorpusError
from gui import messages
from gui.compare.differing_job import Search, has_counts, list_words
from gui.compare.differing_panel import DifferingPanel
from gui.compare.differing_rows import DifferingSummary, DifferingWish
from gui.compare.differing_search import DifferingSearch
from gui.compare.lanes_area import NAMES
from gui.compare.presenter import Presenter
from gui.look import translation
from gui.samples import find_sample
from gui.session import Session
from gui.tokenizer_shelf import TrainedOn

_MOST_LETTERS = 12


class SearchLink(QObject):
    """Starts searches, and shows what they find.

    The first two lanes are compared, whatever others there are.
    """

    def __init__(self, panel: DifferingPanel, session: Session) -> None:
        """Search when the panel asks for it."""
        super().__init__(panel)
        self._panel, self._session = panel, session
        self._search = DifferingSearch(self)
        self._presenter: Presenter | None = None
        self._filled = False
        self._alphabets = ("", "")
        panel.start_requested.connect(self._start)
        panel.cancel_requested.connect(self._search.cancel)
        self._search.found.connect(panel.add_rows)
        self._search.progressed.connect(panel.show_progress)
        self._search.finished.connect(self._finish)
        self._search.failed.connect(self._fail)

    def show(self, presenter: Presenter) -> None:
        """Other lanes may be compared now."""
        self._presenter = presenter
        first, second = presenter.lanes[0], presenter.lanes[min(1, len(presenter.lanes) - 1)]
        self._panel.setEnabled(len(presenter.lanes) > 1)
        alphabets = first.alphabet, second.alphabet
        if alphabets != self._alphabets:
            self._alphabets = alphabets
            self._panel.set_lanes(NAMES[0], NAMES[1], alphabets)
        if not self._filled:
            self._filled = True
            self._fill()

    def show_corpus(self) -> None:
        """Tell which corpus there is."""
        size = self._session.size
        self._panel.set_corpus(self._title(), size.distinct_words if size else 0)

    def close(self) -> None:
        """Stop; the window is closing."""
        self._search.close()

    def _fill(self) -> None:
        """Suggest all strings of the letters that the corpus has, if it has few."""
        trace = self._session.trace
        symbols = [] if trace is None else [s for s in trace.symbols if len(s) == 1]
        if 0 < len(symbols) <= _MOST_LETTERS:
            wish = DifferingWish("alphabet", alphabet="".join(sorted(symbols)), longest=6)
        else:
            wish = DifferingWish("corpus")
        self._panel.set_wish(wish)

    def _start(self, wish: DifferingWish) -> None:
        if self._presenter is None or len(self._presenter.lanes) < 2:
            return
        first, second = self._presenter.split.ways[:2]
        parcel = self._session.compare.parcel((first, second))
        corpus = None
        if wish.source == "corpus" and self._session.trace is not None:
            corpus = TrainedOn(self._session.trace, self._session.setup.rule)
        self._panel.begin(self._occurrences(wish))
        self._search.start(Search(wish, (first, second), parcel, corpus))

    def _occurrences(self, wish: DifferingWish) -> int:
        """How often all words occur together; 0 where that is not known."""
        if wish.source == "corpus":
            size = self._session.size
            return size.words if size else 0
        try:
            counted = wish.source == "list" and has_counts(wish.words)
            return sum(list_words(wish.words).values()) if counted else 0
        except CorpusError:  # the search says what is wrong with the list
            return 0

    def _finish(self, summary: DifferingSummary) -> None:
        self._panel.finish(summary)

    def _fail(self, failure: object) -> None:
        self._panel.fail(messages.explain(failure))

    def _title(self) -> str:
        source = self._session.source
        if source.kind == "files":
            more = len(source.paths) - 1
            return source.paths[0].name + (f" + {more}" if more else "")
        sample = find_sample(source.sample) if source.kind == "sample" else None
        return sample.title(translation.current()) if sample else self.tr("Typed text")
