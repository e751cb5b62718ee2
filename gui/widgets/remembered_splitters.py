"""Splitters whose sizes are remembered once a person has moved a handle.

Until then the sizes are whatever the owner thinks right; `is_free` tells it where it may decide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSplitter

from gui.state.preferences import Preferences


class RememberedSplitters(QObject):
    """Recalls and remembers the sizes of named splitters."""

    def __init__(
        self,
        splitters: Mapping[str, QSplitter],
        preferences: Preferences,
        sizes: Callable[[str], list[int]] | None = None,
    ) -> None:
        """Recall what was remembered.

        Args:
            splitters: the splitters by the names under which they are remembered.
            preferences: where they are remembered.
            sizes: what is remembered of the named splitter; its sizes if unsaid.
        """
        super().__init__()
        self._splitters, self._preferences = dict(splitters), preferences
        self._sizes = sizes or (lambda name: self._splitters[name].sizes())
        self._moved: set[str] = set()
        for name, splitter in self._splitters.items():
            self._recall(name, splitter)
            splitter.splitterMoved.connect(lambda *_, name=name: self._remember(name))

    def is_free(self, name: str) -> bool:
        """Whether nobody has chosen the sizes of this splitter."""
        return name not in self._moved

    def forget(self) -> None:
        """Forget what was chosen."""
        self._moved.clear()
        for name in self._splitters:
            self._preferences.forget_sizes(name)

    def _recall(self, name: str, splitter: QSplitter) -> None:
        sizes = self._preferences.sizes(name, splitter.count())
        if sizes is not None:
            self._moved.add(name)
            splitter.setSizes(sizes)

    def _remember(self, name: str) -> None:
        self._moved.add(name)
        self._preferences.set_sizes(name, self._sizes(name))
