"""When a split is shown: at once where the text is short, else when the lanes are ready for it.

While the worker splits a long text, its field takes it and the lanes cut it and lay out what will
be in sight, in turns of their own. Text and tokens change together: until then the lanes show the
text before, with its tokens. Then the lanes are drawn one by one, and what is said of the split
comes last. What is shown of it, and where, is the affair of the view.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from gui.compare.lanes_area import LanesArea
from gui.compare.presenter import Presenter
from gui.compare.text_input import TextInput
from gui.state.compare_state import CompareState

_SHORT = 5_000  # characters that are cut and laid out in no time


class SplitShowing(QObject):
    """Brings the text of the state into its field, and its split into the lanes.

    Signals:
        shown: the presenter of what the lanes showed before, or None, and that of what they do now.
        drawn: the presenter of a long text that has been drawn since, of a short one at once.
    """

    shown = Signal(object, object)
    drawn = Signal(object)

    def __init__(self, state: CompareState, text: TextInput, area: LanesArea) -> None:
        """Show what there is already, and from now on whatever comes."""
        super().__init__(area)
        self._state, self._text, self._area = state, text, area
        self.presenter: Presenter | None = None
        state.text_changed.connect(self._take_text)
        state.split_changed.connect(self._take_split)
        for changed in (state.text_changed, state.busy_changed):
            changed.connect(self._show_waiting)
        text.field.settled.connect(self.prepare)
        area.paragraphs.prepared.connect(self._show)
        area.paragraphs.turns.given.connect(self._take_turn)
        self._take_text()
        self._show_waiting()

    def prepare(self) -> None:
        """Do what can be done for the lanes before there are tokens."""
        text = self._state.text
        if self._area.isVisible() and len(text) > _SHORT:
            self._area.prepare(text)

    def settle(self) -> None:
        """Show now all that there is."""
        self._text.field.settle()
        self._area.paragraphs.finish_preparing()
        self._area.paragraphs.turns.finish()
        # What has been said by now may need more room.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _take_text(self) -> None:
        if self._text.text() != self._state.text:
            self._text.show_text(self._state.text)
        if not self._text.field.arriving:  # where it is, what a person sees of it comes first
            self.prepare()

    def _take_split(self) -> None:
        self.prepare()
        self._show()

    def _show(self) -> None:
        """Show the split of now, unless it is shown or the lanes are not ready for its text."""
        split = self._state.split
        is_shown = self.presenter is not None and self.presenter.split is split
        if split is None or is_shown or self._area.paragraphs.is_preparing(split.text):
            return
        before, self.presenter = self.presenter, Presenter(split, self.presenter)
        self._area.set_lane_count(len(self.presenter.lanes))
        self._area.show_tokens(split.text, [lane.tokens for lane in self.presenter.lanes])
        self.shown.emit(before, self.presenter)
        self._area.paragraphs.turns.ask(self)
        if len(split.text) <= _SHORT:
            self._area.paragraphs.turns.finish()

    def _take_turn(self, whose: object) -> None:
        if whose is self:
            self.drawn.emit(self.presenter)

    def _show_waiting(self) -> None:
        """An empty pane says whether there is no text, or no answer yet."""
        self._area.show_waiting(bool(self._state.text), self._state.busy)
