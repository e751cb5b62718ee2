"""What is dropped or pasted while a tokenizer is explored: another tokenizer, or a text for it.

In the training a text is a corpus. Who explores a file does not want to train: a text goes through
the stages, and whatever is no text is opened as a tokenizer, or told what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Signal

from engine.text.reading import CorpusError
from gui.look.translation import format_decimal, format_number
from gui.session import Session
from gui.work.compare_reading import TextFile, TooLong, read
from gui.work.loaded_tokenizer import is_surely_text
from gui.work.opening import Opening

MOST_BYTES: Final = 1 << 20
"""So long a text may be, in UTF-8: the comparison has the same one."""


class Arrivals(QObject):
    """Takes files and texts.

    Signals:
        refused: a sentence, why a text was not taken.
        failed: the exception that tells why a file was not read.
    """

    refused = Signal(str)
    failed = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        """Open and show in `session`."""
        super().__init__(parent)
        self._session = session

    def take(self, data: QMimeData) -> bool:
        """Take what was pasted; whether there was anything."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self.take_files(paths)
        elif data.hasText() and data.text():
            self.take_text(data.text())
        else:
            return False
        return True

    def take_text(self, text: str) -> None:
        """Lead a text through the stages, if it is not too long."""
        size = len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
        if size > MOST_BYTES:
            self._refuse(self.tr("The text"), size)
        else:
            self._session.explore.set_text(text)

    def take_files(self, paths: Iterable[Path]) -> None:
        """Open the tokenizers among them; without any, the first text goes through the stages."""
        listed = tuple(paths)
        tokenizers = tuple(path for path in listed if not is_surely_text(path))
        if tokenizers:
            self._session.openings.start(Opening(tokenizers, only_tokenizers=True))
        elif listed:
            self._read(listed[0])

    def _read(self, path: Path) -> None:
        """Read a text: as long as it may be, that takes less than a frame."""
        try:
            found = read(TextFile(path, MOST_BYTES), _Silence())
        except (CorpusError, OSError) as error:
            self.failed.emit(error)
        else:
            if isinstance(found, TooLong):
                self._refuse(path.name, found.size)
            else:
                self._session.explore.set_text(found)

    def _refuse(self, name: str, size: int) -> None:
        text = self.tr("{name} has {size} MB; a text that is split here may have {most} MB.")
        most = format_number(MOST_BYTES >> 20)
        self.refused.emit(
            text.format(name=name, size=format_decimal(size / MOST_BYTES, 1), most=most)
        )


class _Silence:
    """Nobody hears how far a small file is."""

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        """Show nothing."""

    def part(self, value: object) -> None:
        """Show nothing."""
