"""What is remembered of lessons between starts: bookmarks, the last step, the chosen files.

It adds to `preferences` what the remembered values mean; whatever makes no sense is not there.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gui.state.preferences import Preferences


class LessonMemory:
    """Remembers by the name of the lesson."""

    def __init__(self, preferences: Preferences) -> None:
        """Keep everything in `preferences`."""
        self._preferences = preferences

    def bookmarks(self, lesson: str) -> frozenset[str]:
        """The names of the steps with a bookmark."""
        names = self._of(lesson).get("bookmarks")
        if not isinstance(names, list):
            return frozenset()
        return frozenset(name for name in names if isinstance(name, str))

    def set_bookmarks(self, lesson: str, names: frozenset[str]) -> None:
        """Remember which steps have a bookmark."""
        self._set(lesson, "bookmarks", sorted(names))

    def last_step(self, lesson: str) -> str:
        """The name of the step that was shown last."""
        name = self._of(lesson).get("step")
        return name if isinstance(name, str) else ""

    def set_last_step(self, lesson: str, name: str) -> None:
        """Remember where the lesson was left."""
        self._set(lesson, "step", name)

    def file(self, lesson: str, name: str) -> Path | None:
        """The file that was chosen, if it is still there."""
        files = self._of(lesson).get("files")
        written = files.get(name) if isinstance(files, dict) else None
        if not isinstance(written, str) or not written or "\0" in written:
            return None
        try:
            return Path(written) if Path(written).exists() else None
        except OSError:
            return None

    def set_file(self, lesson: str, name: str, path: Path) -> None:
        """Remember which file was chosen."""
        files = self._of(lesson).get("files")
        known = dict(files) if isinstance(files, dict) else {}
        self._set(lesson, "files", {**known, name: str(path)})

    def _of(self, lesson: str) -> Mapping[str, object]:
        known = self._preferences.lessons.get(lesson)
        return known if isinstance(known, dict) else {}

    def _set(self, lesson: str, name: str, value: object) -> None:
        whole = dict(self._preferences.lessons)
        whole[lesson] = {**self._of(lesson), name: value}
        self._preferences.lessons = whole
