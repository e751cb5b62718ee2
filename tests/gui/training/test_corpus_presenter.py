"""What the corpus panel is given to show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gui.training.corpus_presenter import corpus_state
from gui.training.text_beginning import MOST_CHARACTERS
from gui.work.corpus_source import CorpusSource
from gui.work.samples import samples
from gui.work.training_job import CorpusSize


def test_a_sample_is_shown_whole() -> None:
    for sample in samples():
        state = corpus_state(CorpusSource.of_sample(sample), None)
        assert (state.sample, state.text, state.whole) == (sample.id, sample.read(), True)
        assert state.is_counts == (sample.kind == "counts")
        assert state.line_by_line == sample.line_by_line
        assert state.facts is None


def test_a_short_file_is_shown_whole_and_a_long_one_from_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_text("ёж\r\n", encoding="utf-8", newline="")
    state = corpus_state(CorpusSource.of_files([path]), None)
    assert (state.text, state.whole, state.files) == ("ёж\r\n", True, ("corpus.txt",))
    path.write_text("ё" * MOST_CHARACTERS, encoding="utf-8")
    state = corpus_state(CorpusSource.of_files([path]), None)
    assert not state.whole and state.text.startswith("ёё")


def test_of_several_files_the_first_is_shown_and_none_can_be_edited(tmp_path: Path) -> None:
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path in paths:
        path.write_text(path.stem, encoding="utf-8")
    state = corpus_state(CorpusSource.of_files(paths), None)
    assert (state.text, state.whole, state.files) == ("a", False, ("a.txt", "b.txt"))


def test_a_file_that_cannot_be_read_shows_nothing(tmp_path: Path) -> None:
    state = corpus_state(CorpusSource.of_files([tmp_path / "gone"]), None)
    assert state.text == ""


def test_a_faulty_list_of_counts_is_still_one() -> None:
    assert corpus_state(CorpusSource("text", text="low\t5\nlower\t0\n"), None).is_counts


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("name", ["word{}", 'word{}5,"', "слово{}, 5,"])
def test_a_json_list_of_counts_is_known_by_its_beginning(
    tmp_path: Path, name: str, indent: int | None
) -> None:
    path = tmp_path / "counts.json"
    counts = {name.format(number): number + 1 for number in range(20_000)}
    path.write_text(json.dumps(counts, ensure_ascii=False, indent=indent), encoding="utf-8")
    state = corpus_state(CorpusSource.of_files([path]), None)
    assert not state.whole and state.is_counts


@pytest.mark.parametrize("value", [{"a": "text"}, {"a": [1, 2]}, {"a": {"b": 1}}])
def test_other_long_json_is_no_list_of_counts(tmp_path: Path, value: object) -> None:
    path = tmp_path / "lines.json"
    path.write_text(json.dumps(value)[:-1] + ', "b": "x"' * 30_000 + "}", encoding="utf-8")
    assert not corpus_state(CorpusSource.of_files([path]), None).is_counts


def test_the_size_is_passed_on() -> None:
    size = CorpusSize(7, 2, 25, 5, 30, skipped_characters=3)
    state = corpus_state(CorpusSource("text", text="low"), size)
    assert state.facts is not None
    assert (state.facts.words, state.facts.bytes, state.skipped_characters) == (7, 30, 3)
