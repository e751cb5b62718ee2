"""Looking for words that two lanes split differently, in this process."""

import pytest

from engine import Corpus, Trace, TrainingOptions
from gui.compare.differing_job import Search, list_words, search
from gui.compare.differing_rows import DifferingSummary, DifferingWish
from gui.work.compare_job import LaneWay
from gui.work.tokenizer_shelf import Parcel, TokenizerKey, TrainedOn
from tests.gui.compare.splits import four_words

KEY = TokenizerKey(1)
WAYS = (LaneWay(KEY, "rank-ordered"), LaneWay(KEY, "longest-match"))


class Ears:
    def __init__(self) -> None:
        self.rows, self.told = [], []

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        self.told.append((done, total))

    def part(self, value: object) -> None:
        self.rows.extend(value)


def look(wish: DifferingWish, **more: object) -> tuple[DifferingSummary, Ears]:
    ears = Ears()
    order = Search(wish, WAYS, Parcel(tokenizers={KEY: four_words()}), **more)
    return search(order, ears), ears


def test_4320_of_the_strings_of_the_classic_example_differ():
    wish = DifferingWish("alphabet", alphabet="deilnorstw", shortest=2, longest=6)
    summary, ears = look(wish)
    assert (summary.differ, summary.total, summary.complete) == (4_320, 1_111_100, True)
    assert len(ears.rows) == 4_320
    assert ears.rows[0] == ("nes", 1, ("n", "es"), ("ne", "s"))
    assert ears.told[-1][1] == 1_111_100


def test_words_of_a_corpus_come_with_their_counts():
    words = {"nest": 4, "low": 5, "honest": 2}
    corpus = TrainedOn(Trace(Corpus.from_counts(words), TrainingOptions(merges=1)), "document")
    summary, ears = look(DifferingWish("corpus"), corpus=corpus)
    assert summary == DifferingSummary(
        "corpus", 2, 3, count=6, count_total=11, sizes=((10, 20), (10, 20))
    )
    assert [row[:2] for row in ears.rows] == [("nest", 4), ("honest", 2)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("low\t5\nnest\t6", {"low": 5, "nest": 6}),
        ("nest\nlow\nnest\n", {"nest": 2, "low": 1}),
        ("two words\n\n", {"two words": 1}),
        ("", {}),
    ],
)
def test_a_pasted_list_is_read_with_or_without_counts(text, words):
    assert list_words(text) == words


def test_a_list_without_counts_has_no_share():
    summary, _ = look(DifferingWish("list", words="nest\nlow"))
    assert summary == DifferingSummary("list", 1, 2, sizes=((10, 20), (10, 20)))
