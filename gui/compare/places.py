"""Going to places of the text and asking about them: why there is a boundary, which word is there.

A place is asked about for one of two reasons: a person clicked a gap or went to a difference, and
wants to know why; or clicked a token, and only its word is needed for watching.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gui.announcement import announce
from gui.compare.differences import next_difference
from gui.compare.frames import Gap, LostPiece, TextSpan
from gui.compare.ids_link import IdsLink
from gui.compare.lanes_area import NAMES, LanesArea
from gui.compare.pointing import Pointing
from gui.compare.presenter import Presenter
from gui.compare.watch_panel import WatchedWord, WatchPanel
from gui.compare.why_panel import LaneExplanation, WhyPanel
from gui.state.compare_state import CompareState
from gui.work.compare_job import Place


class Places(QObject):
    """Connects lanes, ruler and ids with what is said about a place.

    Signals:
        reasons_shown: there are reasons now that a person has asked for.
    """

    reasons_shown = Signal()

    def __init__(
        self,
        state: CompareState,
        area: LanesArea,
        pointing: Pointing,
        panels: tuple[WhyPanel, WatchPanel],
        ids: IdsLink,
    ) -> None:
        """Answer the wishes of `area` and `ids`."""
        super().__init__(area)
        self._state, self._area, self._pointing = state, area, pointing
        self._why, self._watch = panels
        self._ids = ids
        self._presenter: Presenter | None = None
        self._at = -1
        self._asked: int | None = None
        self._wants_reasons = True
        area.gap_clicked.connect(self._ask_why)
        area.token_clicked.connect(self._choose)
        area.loss_requested.connect(self._show_loss)
        area.place_requested.connect(self.go_to)
        ids.token_chosen.connect(self._go_to_token)
        state.place_changed.connect(self._show_place)

    def show(self, presenter: Presenter) -> None:
        """Another split: other lanes are asked what the ones before were, another text nothing."""
        before, self._presenter = self._presenter, presenter
        asked, self._asked = self._asked, None
        same_text = before is not None and before.split.text == presenter.split.text
        if same_text:
            self._light_up(self._at)
            if before and before.split.ways != presenter.split.ways:
                self._why.show_explanations(())  # reasons of other tokenizers, until these answer
        if same_text and asked is not None:
            self._ask(asked, reasons=self._wants_reasons)
            return
        self._at = -1
        self._why.show_explanations(())
        self._watch.show_words(())

    def begin(self) -> None:
        """Go to the first difference, or to the first token where there is none."""
        presenter = self._presenter
        if presenter is None or len(presenter.differences):
            self.step(1)
        elif len(presenter.lanes[0].encoding):
            span = presenter.lanes[0].span(0)
            self._pointing.look_at(span)
            self._ask(span.byte_start, reasons=False)

    def step(self, step: int) -> None:
        """Go to the next or the previous difference; after the last one comes the first."""
        if self._presenter is None or not len(self._presenter.differences):
            return
        differences = self._presenter.differences
        byte = next_difference(differences, self._at, step)
        self.go_to(int(differences[0 if step > 0 else -1, 0]) if byte is None else byte)

    def go_to(self, byte: int) -> None:
        """Show a place of the text; if lanes differ there, light it up and tell why."""
        self._area.group.reveal(byte)
        self._at = byte
        span = self._light_up(byte)
        if span is not None and self._presenter is not None:
            self._pointing.look_at(span)
            question = self._presenter.open_question(span.byte_start, span.byte_end)
            self._ask(question, reasons=True)

    def _light_up(self, byte: int) -> TextSpan | None:
        """Light up the difference that begins at a byte, if lanes differ there."""
        presenter = self._presenter
        if presenter is None:
            return None
        found = presenter.differences[presenter.differences[:, 0] == byte]
        if not len(found):
            return None
        span = presenter.text_span(int(found[0, 0]), int(found[0, 1]))
        self._area.show_highlight(span)
        return span

    def _ask(self, byte: int, *, reasons: bool) -> None:
        self._asked, self._wants_reasons = byte, reasons
        self._state.ask_about(byte)

    def _ask_why(self, _lane: int, gap: Gap) -> None:
        self._ask(gap.byte_offset, reasons=True)

    def _choose(self, lane: int, token: int) -> None:
        """A token was clicked: tell its word to those who watch, and its row to the ids."""
        if self._presenter is not None:
            self._at = self._presenter.lanes[lane].span(token).byte_start
            self._ids.choose(lane, token)
            self._ask(self._at, reasons=False)

    def _go_to_token(self, lane: int, token: int) -> None:
        if self._presenter is not None and lane < len(self._area.panes):
            self._area.panes[lane].show_caret(token)
            self._choose(lane, token)

    def _show_loss(self, lane: int, piece: LostPiece) -> None:
        presenter = self._presenter
        if presenter is None:
            return
        token = presenter.lanes[lane].token_at(presenter.byte_of(piece.start))
        if token is not None:
            self._area.panes[lane].show_caret(token)
        else:  # text that the split rule drops
            self._area.group.reveal(presenter.byte_of(piece.start))

    def _show_place(self) -> None:
        """Show what the lanes answered."""
        place, presenter = self._state.place, self._presenter
        if place is None or presenter is None or presenter.split is not self._state.split:
            return
        if self._wants_reasons:
            self._why.show_explanations(_answers(presenter, place))
            self.reasons_shown.emit()
            announce(self._area, self._why.text())
        self._watch.show_words(_words(presenter, place))


def _answers(presenter: Presenter, place: Place) -> list[LaneExplanation]:
    lanes = zip(NAMES, presenter.lanes, place.explanations, strict=False)
    return [LaneExplanation(answer, name, lane.alphabet) for name, lane, answer in lanes]


def _words(presenter: Presenter, place: Place) -> list[WatchedWord]:
    lanes = zip(NAMES, presenter.lanes, place.words, strict=False)
    return [
        WatchedWord(name, lane.tokenizer, lane.way.mode, word.text if word else None)
        for name, lane, word in lanes
    ]
