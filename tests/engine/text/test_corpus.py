"""Counting words."""

import os
import pickle
import subprocess
import sys

import pytest

from engine import Corpus
from engine.text.corpus import corpus_hash
from engine.text.reading import CorpusError, UnknownEncodingError


def test_words_stand_in_order_of_first_appearance():
    words = Corpus.from_texts(["low lower", "new low", "low"]).words
    assert list(words.items()) == [("low", 2), (" lower", 1), ("new", 1), (" low", 1)]


def test_a_corpus_keeps_its_rule():
    corpus = Corpus.from_texts(["a1b2"], r"[0-9]")
    assert dict(corpus.words) == {"1": 1, "2": 1}
    assert corpus.rule == "[0-9]" and corpus.skipped_characters == 2


def test_an_empty_corpus_is_a_corpus():
    assert Corpus.from_texts([]).words == {} == Corpus.from_texts([""]).words


def test_one_string_is_not_a_list_of_texts():
    with pytest.raises(TypeError):
        Corpus.from_texts("low lower")


def test_a_wrong_rule_is_refused_even_without_texts():
    with pytest.raises(ValueError, match="split rule"):
        Corpus.from_texts([], "gpt4")


def test_counts_are_taken_as_they_are():
    counts = {" low": 5, "lower\n": 1 << 40}
    assert Corpus.from_counts(counts).words == counts


@pytest.mark.parametrize(
    "counts",
    [
        {"a": 0},
        {"a": -1},
        {"a": 1.0},
        {"a": True},
        {"": 1},
        {1: 1},
        {"a": 1 << 63},
        {"ab": 1 << 62},
    ],
)
def test_impossible_counts_are_refused(counts):
    with pytest.raises(CorpusError):
        Corpus.from_counts(counts)


@pytest.mark.parametrize("count", [1 << 63, pytest.param(10**5_000, id="long")])
def test_a_count_that_is_too_large_is_called_so(count):
    with pytest.raises(CorpusError, match="'low': the count is larger than 64 bits hold"):
        Corpus.from_counts({"low": count})


def test_a_file_is_one_text_with_its_line_ends(tmp_path):
    path = tmp_path / "text.txt"
    path.write_bytes(b"low\r\nlow")
    assert Corpus.from_file(path).words == {"low": 2, "\r": 1, "\n": 1}


def test_a_file_of_counts_is_recognised(tmp_path):
    path = tmp_path / "text.txt"
    path.write_text("low\t5\nlower\t2\n")
    assert Corpus.from_file(path).words == {"low": 5, "lower": 2}


def test_several_files_are_added_up(tmp_path):
    (tmp_path / "a").write_text("low low", encoding="utf-8")
    (tmp_path / "b").write_text('{"low": 5, "ещё": 1}', encoding="utf-8")
    words = Corpus.from_files([tmp_path / "a", tmp_path / "b"]).words
    assert list(words.items()) == [("low", 6), (" low", 1), ("ещё", 1)]


def test_errors_name_file_place_and_reason(tmp_path):
    path = tmp_path / "counts.tsv"
    path.write_text("low\t5\nlower\t2\nnew\tmany\n")
    with pytest.raises(CorpusError) as caught:
        Corpus.from_file(path)
    assert (caught.value.file, caught.value.place) == (path, "line 3")
    assert "many" in caught.value.reason


def test_another_encoding_can_be_named(tmp_path):
    path = tmp_path / "text.txt"
    path.write_bytes("ещё".encode("cp1251"))
    with pytest.raises(UnknownEncodingError):
        Corpus.from_file(path)
    assert Corpus.from_file(path, encoding="cp1251").words == {"ещё": 1}


def test_a_corpus_crosses_a_process_border():
    corpus = Corpus.from_texts(["low \ud83d"])
    assert pickle.loads(pickle.dumps(corpus)) == corpus


def test_the_fingerprint_tells_order_and_counts_apart():
    fingerprints = {
        corpus_hash(counts)
        for counts in (
            [("a", 1), ("b", 2)],
            [("b", 2), ("a", 1)],
            [("a", 2), ("b", 2)],
            [("a 1 ", 1)],
        )
    }
    assert len(fingerprints) == 4
    assert corpus_hash([("\ud83d", 1)]).startswith("sha256:")


def test_counting_does_not_depend_on_the_hash_seed():
    program = (
        "from engine import Corpus, train\n"
        "c = Corpus.from_texts(['the cat sat on the mat', 'the dog sat on the log'])\n"
        "print(list(c.words), [s.pair for s in train(c)])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(outputs) == 1
