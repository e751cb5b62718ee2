"""What files are, found out and read as one job."""

from __future__ import annotations

import json
import os
import pickle
from pathlib import Path

import pytest

from engine import BPETokenizer
from gui.work.loaded_tokenizer import LoadedTokenizer, looks_like_tokenizer
from gui.work.opening import SMALL, Opening
from gui.work.opening_job import open_all


@pytest.fixture
def tokenizer(tmp_path: Path) -> Path:
    path = tmp_path / "low.json"
    trained = BPETokenizer()
    trained.train(["low lower lowest"], merges=5)
    trained.save(path)
    return path


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def large(path: Path, json_text: str) -> Path:
    """The same JSON, large by its blanks."""
    return written(path, json_text + " " * SMALL)


def test_each_file_is_what_its_content_says(tmp_path: Path, tokenizer: Path) -> None:
    counts = written(tmp_path / "counts.json", '{"low": 5}')
    text = written(tmp_path / "text.json", "low lower")
    broken = written(tmp_path / "broken.json", '{"vocab": {"a": 0}, "merges": [')
    opened = open_all(Opening((counts, tokenizer, text, broken)))
    assert opened.texts == (counts, text)
    good, bad = opened.tokenizers
    assert isinstance(good, LoadedTokenizer) and good.path == tokenizer
    assert type(bad).__name__ == "TokenizerFileError"


def test_what_was_asked_for_as_a_tokenizer_is_never_a_text(tmp_path: Path) -> None:
    text = written(tmp_path / "text.txt", "low lower")
    opened = open_all(Opening((text,), only_tokenizers=True))
    assert opened.texts == ()
    assert "this is a text" in str(opened.tokenizers[0])


def test_what_was_opened_crosses_a_process_border(tokenizer: Path, tmp_path: Path) -> None:
    opened = open_all(Opening((tokenizer, tmp_path / "missing"), only_tokenizers=True))
    good, bad = pickle.loads(pickle.dumps(opened)).tokenizers
    assert good.tokenizer.encode("lower").ids == opened.tokenizers[0].tokenizer.encode("lower").ids
    assert str(bad) == str(opened.tokenizers[1])


def test_large_json_is_not_opened_in_the_window(tmp_path: Path, tokenizer: Path) -> None:
    path = large(tmp_path / "large.json", tokenizer.read_text(encoding="utf-8"))
    assert Opening((tokenizer,)).is_small
    assert not Opening((tokenizer, path)).is_small
    assert not Opening((path,), only_tokenizers=True).is_small


def test_a_large_text_is_recognised_at_once_and_a_large_binary_read_elsewhere(
    tmp_path: Path,
) -> None:
    path = written(tmp_path / "large.txt", "low " * SMALL)
    assert Opening((path,)).is_small
    assert not Opening((path,), only_tokenizers=True).is_small


def test_a_folder_is_as_large_as_what_is_in_it(tmp_path: Path, tokenizer: Path) -> None:
    assert Opening((tmp_path,)).is_small
    large(tmp_path / "large.json", "{}")
    assert not Opening((tmp_path,)).is_small


def test_what_cannot_be_looked_at_is_small(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert Opening((tmp_path / "missing", pipe)).is_small


@pytest.mark.parametrize(
    ("value", "tokenizer"),
    [({"vocab": {"a": 0}, "merges": []}, True), ({"low": 5, "lower": 2}, False), ([1, 2], False)],
)
def test_large_json_is_judged_by_its_beginning(
    tmp_path: Path, value: object, tokenizer: bool
) -> None:
    path = written(tmp_path / "file.json", json.dumps(value))
    assert looks_like_tokenizer(path) is tokenizer
    assert looks_like_tokenizer(large(path, json.dumps(value))) is tokenizer
