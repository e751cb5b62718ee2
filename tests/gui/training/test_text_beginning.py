"""The beginning of files, whole characters only, in the encoding that a person may choose."""

import os
import sys
from pathlib import Path

import pytest

from engine.text import reading
from engine.text.reading import CorpusError, UnknownEncodingError, read_text
from gui.training.text_beginning import beginning, encoding_choices, encoding_name

TEXT = "Привет, мир! Съешь ещё этих мягких французских булок.\n"


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("limit", range(1, 30))
def test_a_character_cut_at_the_limit_is_left_out(tmp_path: Path, limit: int) -> None:
    path = written(tmp_path / "a.txt", TEXT.encode())
    shown = beginning(path, limit=limit)  # one line
    assert TEXT.startswith(shown)
    assert len(shown) >= limit // 2


def test_a_line_cut_at_the_limit_is_left_out(tmp_path: Path) -> None:
    path = written(tmp_path / "a.tsv", b"low\t5\nlower\t2\nnewest\t6\n")
    assert beginning(path, limit=15) == "low\t5\nlower\t2\n"
    assert beginning(path) == path.read_text()


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_byte_order_marks_are_understood(tmp_path: Path, encoding: str) -> None:
    path = written(tmp_path / "a.txt", TEXT.encode(encoding))
    assert beginning(path) == TEXT


def test_a_chosen_encoding_is_used(tmp_path: Path) -> None:
    path = written(tmp_path / "a.txt", TEXT.encode("koi8_r"))
    assert beginning(path, "koi8_r", limit=6) == "Привет"
    with pytest.raises(CorpusError):
        beginning(path)


def test_other_encodings_are_not_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "likely_encodings", None)  # calling it would fail
    path = written(tmp_path / "a.txt", TEXT.encode("cp1251"))
    with pytest.raises(UnknownEncodingError):
        beginning(path)


def asked(path: Path) -> UnknownEncodingError:
    with pytest.raises(UnknownEncodingError) as caught:
        read_text(path)
    return caught.value


@pytest.mark.parametrize("encoding", ["cp1251", "koi8_r", "cp866"])
def test_a_choice_shows_the_first_line_that_tells_encodings_apart(
    tmp_path: Path, encoding: str
) -> None:
    data = ("plain line\n" * 900 + TEXT * 3).encode(encoding)
    choices = encoding_choices(asked(written(tmp_path / "a.txt", data)))
    previews = {choice.encoding: choice.preview for choice in choices}
    assert previews[encoding].startswith("Привет, мир!")
    assert len(choices) <= 5


def test_previews_survive_encodings_that_do_not_fit(tmp_path: Path) -> None:
    error = UnknownEncodingError(written(tmp_path / "a.txt", b"ab\xff\xfe\x81"), ("cp1252",), 2)
    assert encoding_choices(error)[0].preview.startswith("ab")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files there")
def test_nothing_that_is_no_file_is_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert (
        encoding_choices(UnknownEncodingError(tmp_path / "pipe", ("cp1251",), 0))[0].preview == ""
    )


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("cp1251", "Windows-1251"),
        ("koi8_r", "KOI8-R"),
        ("cp866", "DOS 866"),
        ("mac_cyrillic", "Mac Cyrillic"),
        ("latin_1", "ISO 8859-1"),
        ("utf_16_le", "UTF-16-LE"),
    ],
)
def test_encodings_have_the_names_that_people_know(encoding: str, name: str) -> None:
    assert encoding_name(encoding) == name
