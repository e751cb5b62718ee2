"""The panel of differing words and the search behind it, with the session's lanes and corpus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject

from engine.text.reading import CorpusError
from gui.compare.differing_job import Search, has_counts, list_words
from gui.compare.differing_panel import DifferingPanel
from gui.compare.differing_rows import DifferingSummary, DifferingWish, SearchedSide
from gui.compare.differing_search import DifferingSearch
from gui.compare.lanes_area import NAMES
from gui.compare.presenter import Presenter
from gui.look import translation
from gui.sentences import messages
from gui.session import Session
from gui.state.source_names import source_names
from gui.state.trained_sources import END, HERE
from gui.work.compare_job import LaneWay
from gui.work.samples import find_sample
from gui.work.tokenizer_shelf import TrainedOn

_MOST_LETTERS = 12


class SearchLink(QObject):
    """Starts searches in two of the lanes, and shows what they find."""

    def __init__(self, panel: DifferingPanel, session: Session) -> None:
        """Search when the panel asks for it."""
        super().__init__(panel)
        self._panel, self._session = panel, session
        self._search = DifferingSearch(self)
        self._presenter: Presenter | None = None
        self._filled = False
        self._pair = (0, 1)
        self._alphabets = ("", "")
        self._sides: tuple[SearchedSide, ...] = ()
        self._ways: tuple[LaneWay, ...] = ()
        panel.start_requested.connect(self._start)
        panel.cancel_requested.connect(self._search.cancel)
        panel.lanes.pair_chosen.connect(self._choose)
        panel.lanes.source_requested.connect(self._search_at)
        session.compare.sources_changed.connect(self._show_sources)
        panel.installEventFilter(self)
        self._search.found.connect(panel.add_rows)
        self._search.progressed.connect(panel.show_progress)
        self._search.finished.connect(self._finish)
        self._search.failed.connect(self._fail)

    def show(self, presenter: Presenter) -> None:
        """Other lanes may be compared now."""
        before, self._presenter = self._presenter, presenter
        if before is not None and before.split.ways == presenter.split.ways:
            return
        count = len(presenter.lanes)
        if max(self._pair) >= count:
            self._pair = (0, min(1, count - 1))
        self._panel.setEnabled(count > 1)
        self._show_lanes()
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

    def _choose(self, pair: tuple[int, int]) -> None:
        self._pair = pair
        self._show_lanes()

    def _show_lanes(self) -> None:
        """Show which lanes there are, which two are compared, and with which tokenizers."""
        presenter = self._presenter
        if presenter is None:
            return
        names = NAMES[: len(presenter.lanes)]
        lanes = [presenter.lanes[index] for index in self._pair]
        first, second = (NAMES[index] for index in self._pair)
        alphabets = lanes[0].alphabet, lanes[1].alphabet
        self._panel.lanes.show_lanes(names, self._pair)
        self._panel.set_lanes(first, second, alphabets)
        sizes = [lane.tokenizer.totals for lane in lanes]
        self._panel.lanes.show_sides(self._searched(sizes))
        self._show_sources()

    def _searched(self, sizes: Sequence[tuple[int, int]]) -> tuple[SearchedSide, ...]:
        """The chosen lanes with what their tokenizers are."""
        state = self._session.compare
        names = {source.key: source.name for source in state.sources()}
        sources = [state.lanes[index].source for index in self._pair if index < len(state.lanes)]
        pairs = zip(self._pair, sources, sizes, strict=False)
        return tuple(SearchedSide(NAMES[i], names.get(key, ""), *size) for i, key, size in pairs)

    def _show_sources(self) -> None:
        """Offer the places of the trained tokenizer, if it is what is compared."""
        state = self._session.compare
        chosen = {state.lanes[index].source for index in self._pair if index < len(state.lanes)}
        trained = [source for source in state.sources() if source.key in (HERE, END)]
        if not chosen & {HERE, END}:
            trained = []
        alike = chosen.pop() if len(chosen) == 1 else ""
        self._panel.lanes.show_sources(source_names(trained), alike)

    def _search_at(self, source: str) -> None:
        """Search with the trained tokenizer at one of its places, which the lanes show then."""
        state = self._session.compare
        for index in self._pair:
            if state.lanes[index].source in (HERE, END):
                state.set_source(index, source)
        self._panel.ask()

    def _start(self, wish: DifferingWish) -> None:
        ways = self._session.compare.ways()
        if len(ways) < 2 or max(self._pair) >= len(ways):
            return
        chosen = ways[self._pair[0]], ways[self._pair[1]]
        parcel = self._session.compare.parcel(chosen)
        corpus = None
        if wish.source == "corpus" and self._session.trace is not None:
            corpus = TrainedOn(self._session.trace, self._session.setup.rule)
        self._sides = self._searched([(0, 0), (0, 0)])
        self._panel.begin(self._occurrences(wish))
        self._ways = chosen
        self._search.start(Search(wish, chosen, parcel, corpus))

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
        pairs = zip(self._sides, summary.sizes, strict=False)
        sides = [replace(side, merges=m, vocabulary=v) for side, (m, v) in pairs]
        self._panel.finish(summary, sides)

    def _fail(self, failure: object) -> None:
        self._panel.fail(messages.explain(failure))

    def _title(self) -> str:
        source = self._session.source
        if source.kind == "files":
            more = len(source.paths) - 1
            return source.paths[0].name + (f" + {more}" if more else "")
        sample = find_sample(source.sample) if source.kind == "sample" else None
        return sample.title(translation.current()) if sample else self.tr("Typed text")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Call the corpus and the places of the tokenizer by their names in the language of now."""
        if event.type() == QEvent.Type.LanguageChange:
            self.show_corpus()
            self._show_lanes()
        return super().eventFilter(watched, event)
