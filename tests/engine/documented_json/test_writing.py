"""Saving: the whole file or nothing."""

import json
import os
from pathlib import Path

import pytest

from engine import TokenizerFileError
from engine.documented_json import Document, Settings, load, save, write_atomically, writing

posix_only = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")

DOCUMENT = Document(
    vocab={"e": 0, "s": 1, "es": 2, "\ud83d": 3, "ё,": 4, "<unk>": 5},
    merges=(("e", "s"),),
    vocab_list=("e", "s", "es", "\ud83d", "ё,"),
    settings=Settings(split_rule="gpt2", end_of_word="_", tie_rule="lowest-ids"),
)


def test_what_was_saved_is_loaded(tmp_path):
    save(DOCUMENT, tmp_path / "t.json")
    assert load(tmp_path / "t.json") == DOCUMENT


def test_the_nine_fields_come_first_in_the_documented_order(tmp_path):
    save(DOCUMENT, tmp_path / "t.json")
    assert list(json.loads((tmp_path / "t.json").read_text("utf-8"))) == [
        "vocab",
        "vocab_size",
        "pad_token",
        "unk_token",
        "bos_token",
        "eos_token",
        "tokenizer_type",
        "merges",
        "vocab_list",
        "training",
    ]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_an_interrupted_save_leaves_the_old_file_whole(tmp_path, monkeypatch, failing, error):
    path = tmp_path / "t.json"
    path.write_text("old")

    def fail(*_):
        raise error

    target, name = (os, "fsync") if failing == "fsync" else (Path, "replace")
    monkeypatch.setattr(target, name, fail)
    with pytest.raises((TokenizerFileError, KeyboardInterrupt)) as caught:
        save(DOCUMENT, path)
    if isinstance(error, OSError):
        assert "No space left" in caught.value.reason and caught.value.path == path
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]  # and no litter


def test_the_old_file_is_not_touched_before_the_new_one_is_on_the_disk(tmp_path, monkeypatch):
    path = tmp_path / "t.json"
    path.write_text("old")
    contents = []
    monkeypatch.setattr(writing.os, "fsync", lambda _: contents.append(path.read_text()))
    write_atomically(path, b"new")
    assert contents[0] == "old" and path.read_text() == "new"


@posix_only
def test_permissions_and_links_are_kept(tmp_path):
    path, link = tmp_path / "t.json", tmp_path / "link.json"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_atomically(link, b"new")
    assert link.is_symlink() and path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path):
    (tmp_path / "other").write_text("")
    write_atomically(tmp_path / "t.json", b"new")
    assert (tmp_path / "t.json").stat().st_mode == (tmp_path / "other").stat().st_mode


@pytest.mark.parametrize("name", ["folder", "loop", "missing/t.json", "a\0b"])
def test_impossible_places_are_refused(tmp_path, name):
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(TokenizerFileError, match="could not be written"):
        save(DOCUMENT, f"{tmp_path}/{name}")
    assert (tmp_path / "folder").is_dir()
