"""What the last key changed: told in the line under the text, and flashed in the lanes."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gui.compare.flashing import Flashing
from gui.compare.lanes_area import NAMES, LanesArea
from gui.compare.presenter import Presenter
from gui.compare.stability_line import LaneChange, StabilityLine
from gui.state.preferences import Preferences
from gui.work.compare_edits import Change, change_between


class Changes(QObject):
    """Compares each split with the one before it, while that is wanted."""

    def __init__(self, area: LanesArea, line: StabilityLine, preferences: Preferences) -> None:
        """Watch if that was wanted last."""
        super().__init__(area)
        self._area, self._line, self._preferences = area, line, preferences
        self._flashing = Flashing(self)
        self._typed: str | None = None
        line.set_watching(preferences.flashing)
        line.watching_requested.connect(self.set_watching)

    def set_watching(self, watching: bool) -> None:
        """Flash changes, or no longer."""
        self._preferences.flashing = watching
        self._line.set_watching(watching)
        if not watching:
            self._flashing.end()

    def follow_typing(self, text: str) -> None:
        """A person has edited the text, which is this now; any other just replaces it."""
        self._typed = text

    def compare(self, before: Presenter | None, after: Presenter) -> None:
        """Show what an edit changed; nothing if it was no edit of the text."""
        self._flashing.end()
        edited = before is not None and before.split.text != after.split.text
        if before is None or not edited or not self._preferences.flashing:
            self._line.clear()
            return
        replaced = after.split.text != self._typed
        if replaced or before.split.ways != after.split.ways or not before.split.text:
            self._line.clear()
            return
        self._tell(before, after)

    def _tell(self, before: Presenter, after: Presenter) -> None:
        found = _change(before, after)
        if found is None:  # it is another text
            self._line.clear()
            return
        one_key = abs(len(after.split.text) - len(before.split.text)) == 1
        named = [LaneChange(NAMES[i], each.changed) for i, each in enumerate(found.lanes)]
        self._line.show_changes(named, keys=1 if one_key else 0)
        fresh = [each.fresh for each in found.lanes]
        still = self._preferences.reduced_motion
        self._flashing.begin(list(zip(self._area.panes, fresh, strict=True)), still=still)


def _change(before: Presenter, after: Presenter) -> Change | None:
    """What the edit between two splits did; the worker may have found out already."""
    old, new = before.split, after.split
    known = new.encoded.change
    if known is not None and new.encoded.since == old.encoded.serial:
        return known
    return change_between(old.text, old.encoded.encodings, new.text, new.encoded.encodings)
