"""Texts that were edited away are found again by what stands in them."""

from gui.state.edited_texts import MOST, EditedTexts
from gui.work.corpus_source import CorpusSource
from gui.work.samples import start_sample


def test_a_text_is_found_with_its_source_and_the_place_it_was_left_at_last():
    texts, sample = EditedTexts(), CorpusSource.of_sample(start_sample())
    texts.leave(sample.text, sample, 2)
    texts.leave(sample.text, sample, 4)
    assert texts.find(sample.text) == (sample, 4)
    assert texts.find(sample.text + " ") is None


def test_only_the_latest_texts_are_remembered():
    texts = EditedTexts()
    for number in range(MOST + 3):
        texts.leave(str(number), CorpusSource.of_text(str(number)), number)
    assert [texts.find(str(number)) is None for number in (0, 2, 3)] == [True, True, False]
