"""The heads of the lanes with the state: what can be chosen, what was, what each lane adds up to.

It knows what tokenizers are called; `LanesArea`, to which it adds that, knows none.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from gui.compare.lanes_area import LanesArea
from gui.compare.lanes_bar import LanesBar
from gui.compare.presenter import Presenter
from gui.state.compare_state import MOST_LANES, CompareState
from gui.state.source_names import source_names


class LaneHeads(QObject):
    """Connects the heads of `area` with the lanes of the state."""

    def __init__(self, state: CompareState, area: LanesArea, bar: LanesBar) -> None:
        """What is chosen in a head becomes a wish."""
        super().__init__(area)
        self._state, self._area, self._bar = state, area, bar
        self._presenter: Presenter | None = None
        area.source_requested.connect(state.set_source)
        area.mode_requested.connect(state.set_mode)
        area.remove_requested.connect(state.remove_lane)
        state.lanes_changed.connect(self.show_lanes)
        state.sources_changed.connect(self._follow_sources)

    def show_lanes(self) -> None:
        """Show how many lanes there are and what was chosen in each."""
        lanes = self._state.lanes
        self._area.set_lane_count(len(lanes))
        self._bar.set_can_add(len(lanes) < MOST_LANES)
        self.show_sources()
        for head, lane in zip(self._area.heads, lanes, strict=True):
            head.set_mode(lane.mode)
        self._forget_stale()

    def _forget_stale(self) -> None:
        """Where a long text is still split as a head said before, show it bare until it is not."""
        shown = self._presenter.split.ways if self._presenter else ()
        for index, (before, now) in enumerate(zip(shown, self._state.ways(), strict=False)):
            if (before.tokenizer.number, before.mode) != (now.tokenizer.number, now.mode):
                self._area.panes[index].show_tokens(None)
                self._area.heads[index].show_numbers(None)

    def show_sources(self) -> None:
        """Show which tokenizers there are."""
        sources = self._state.sources()
        entries = source_names(sources)
        known = {source.key for source in sources}
        for head, lane in zip(self._area.heads, self._state.lanes, strict=False):
            head.set_tokenizers(entries)
            if lane.source in known:
                head.set_tokenizer(lane.source)

    def show(self, presenter: Presenter) -> None:
        """Show what the lanes of a split add up to."""
        self._presenter = presenter
        for head, lane in zip(self._area.heads, presenter.lanes, strict=False):
            head.show_numbers(lane.numbers())
        self.show_notes()
        self._forget_stale()

    def show_notes(self) -> None:
        """Say of lanes that lack merges what they do instead."""
        lanes = self._presenter.lanes if self._presenter else ()
        notes = _notes()
        for head, lane in zip(self._area.heads, lanes, strict=False):
            is_asked = lane.real_way == lane.way.mode
            head.set_note("" if is_asked else notes.get(lane.real_way, ""))

    def _follow_sources(self) -> None:
        """They change with every step of the player: nothing is done for it unseen."""
        if self._area.isVisible() or self._presenter is None:
            self.show_sources()


def _notes() -> Mapping[str, str]:
    """What is said of each way that nobody chose."""
    return {
        "longest-match": QCoreApplication.translate(
            "CompareView", "This tokenizer has no merges, so it splits by longest match."
        ),
        "best-score": QCoreApplication.translate(
            "CompareView", "This tokenizer has no merges: it takes the split of the highest score."
        ),
        "whole-word": QCoreApplication.translate(
            "CompareView", "This tokenizer has no merges: it looks words up as a whole."
        ),
    }
