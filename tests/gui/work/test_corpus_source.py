"""Where a corpus comes from, before anything of it is read."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from engine import Corpus
from engine.text.reading import CorpusError
from gui.work.corpus_source import CorpusSource
from gui.work.samples import samples


def test_a_source_is_small_and_reads_what_the_engine_reads(tmp_path: Path) -> None:
    path = tmp_path / "counts.tsv"
    path.write_text("low\t5\nlower\t2\n", encoding="utf-8")
    source = CorpusSource.of_files([path])
    assert (
        source.read("none").words
        == Corpus.from_file(path, "none").words
        == {
            "low": 5,
            "lower": 2,
        }
    )
    assert source.weight() == path.stat().st_size
    assert CorpusSource.of_files([tmp_path / "gone"]).weight() == 0


def test_an_edited_sample_is_no_sample_any_more() -> None:
    cat = next(sample for sample in samples() if sample.id == "cat")
    source = CorpusSource.of_sample(cat)
    edited = source.edited("a cat\na dog")
    assert edited.kind == "text" and edited.sample == ""
    assert edited.read("document").words == Corpus.from_texts(["a cat", "a dog"]).words
    assert source.edited(source.text) is source


def test_a_source_crosses_to_the_worker(tmp_path: Path) -> None:
    source = CorpusSource.of_files([tmp_path / "a.txt"], "cp1251")
    assert pickle.loads(pickle.dumps(source)) == source
    assert hash(source) == hash(pickle.loads(pickle.dumps(source)))


def test_a_changed_file_has_another_time(tmp_path: Path) -> None:
    source = CorpusSource.of_files([tmp_path / "a.txt"])
    assert source.file_times() == (0,)
    (tmp_path / "a.txt").write_text("low", encoding="utf-8")
    assert source.file_times() != (0,)


def test_typed_counts_with_a_fault_say_where() -> None:
    with pytest.raises(CorpusError) as caught:
        CorpusSource("text", text="low\t5\nlower\t0\n").read("document")
    assert caught.value.place == "line 2"
