"""Subjects for handouts, and handouts as files."""

from functools import cache
from pathlib import Path

from pytestqt.qtbot import QtBot

from engine import BPETokenizer, Corpus, Trace, TrainingOptions
from gui.export.handout.comparison_pages import ComparisonSubject
from gui.export.handout.training_pages import TrainingSubject
from gui.export.handout_export import HandoutExport
from gui.state.compare_state import Split
from gui.work.compare_job import LaneWay, encode
from gui.work.tokenizer_shelf import Shelf, TokenizerKey

WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
FOUR_WORDS = tuple(WORDS.items())
TITLES = ("A: Rank-ordered", "B: Longest match")
WAIT = 60_000


@cache
def trace(**words: int) -> Trace:
    return Trace(Corpus.from_counts(words or WORDS), TrainingOptions())


def training(**changes) -> TrainingSubject:
    values = {"trace": trace(), "title": "Four words", "rule": "none"} | changes
    return TrainingSubject(**values)


@cache
def split(text: str = "lowest nest newer lowZ", words=FOUR_WORDS) -> Split:
    tokenizer = BPETokenizer()
    texts = [word for word, count in words for _ in range(count)]
    tokenizer.train(texts, vocab_size=20)
    shelf, key = Shelf(), TokenizerKey(1)
    shelf.put_tokenizer(key, tokenizer)
    ways = LaneWay(key, "rank-ordered"), LaneWay(key, "longest-match")
    return Split(text, ways, (tokenizer, tokenizer), encode(shelf, text, ways))


def comparison(**changes) -> ComparisonSubject:
    values = {"split": split(), "titles": TITLES, "title": "Two ways to split"} | changes
    return ComparisonSubject(**values)


def handout(qtbot: QtBot, subject, path: Path, language: str = "en") -> Path:
    """Make a handout and wait for it."""
    export = HandoutExport(subject, language, path)
    with qtbot.waitSignal(export.finished, timeout=WAIT):
        export.start()
    return path
