"""The bundled corpora: complete, clean, and what the index says of them."""

import json

import pytest

from engine import Corpus, Trace, train
from engine.text.word_counts import parse_word_counts
from gui.work.samples import SAMPLES_FOLDER, Sample, find_sample, samples, start_sample

ALL = pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample.id)


def trained(sample: Sample) -> Trace:
    counts = parse_word_counts(sample.read())
    rule = sample.setup.rule
    corpus = (
        Corpus.from_texts(list(sample.texts()), rule)
        if counts is None
        else Corpus.from_counts(counts, rule)
    )
    return Trace(train(corpus, sample.setup.options))


@ALL
def test_a_sample_has_a_title_in_both_languages_and_its_own_id(sample: Sample) -> None:
    assert set(sample.titles) == {"en", "ru"}
    assert find_sample(sample.id) is sample
    assert sample.title("fr") == sample.title("en")


@ALL
def test_a_sample_is_what_the_index_says_it_is(sample: Sample) -> None:
    assert (parse_word_counts(sample.read()) is not None) == (sample.kind == "counts")


@ALL
def test_a_sample_is_clean_text(sample: Sample) -> None:
    text = sample.read()
    assert not any(ord(sign) < 32 and sign != "\n" and sign != "\t" for sign in text)
    assert not any(word in text.lower() for word in ("\ufffd", "gutenberg", "licen"))


@ALL
def test_a_sample_trains_with_its_own_setup(sample: Sample) -> None:
    trace = trained(sample)
    assert len(trace) > 0
    size = sample.setup.options.vocab_size
    assert size is None or trace.vocabulary_size_at(len(trace)) == size


@ALL
def test_the_source_of_every_sample_is_named(sample: Sample) -> None:
    assert f"`{sample.path.name}`" in (SAMPLES_FOLDER / "SOURCES.md").read_text("utf-8")


def test_every_file_of_the_folder_is_in_the_index() -> None:
    files = {path.name for path in SAMPLES_FOLDER.iterdir()} - {"samples.json", "SOURCES.md"}
    assert files == {sample.path.name for sample in samples()}


def test_ids_are_distinct() -> None:
    index = json.loads((SAMPLES_FOLDER / "samples.json").read_text("utf-8"))
    assert len({entry["id"] for entry in index}) == len(index) == len(samples())


def test_an_id_of_another_version_is_no_sample() -> None:
    assert find_sample("gone") is None


def test_the_start_sample_makes_the_twelve_merges_of_the_textbook() -> None:
    tokens = [step.token for step in trained(start_sample()).steps]
    assert " ".join(tokens) == "es est lo low ne new newest wi wid widest lowe lower"


def test_the_cat_sentences_give_33_tokens_in_20_merges() -> None:
    sample = find_sample("cat")
    assert sample is not None
    trace = trained(sample)
    assert (len(trace), trace.vocabulary_size_at(20)) == (20, 33)


@pytest.mark.parametrize("sample_id", ["dead-souls", "alice"])
def test_the_two_books_are_long_enough(sample_id: str) -> None:
    sample = find_sample(sample_id)
    assert sample is not None
    assert sample.path.stat().st_size >= 30_000
