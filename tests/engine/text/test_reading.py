"""Opening and decoding text files."""

import codecs
import os
import pickle
import socket

import pytest

from engine.text import reading
from engine.text.reading import (
    CorpusError,
    InputFileError,
    UnknownEncodingError,
    decode,
    read_bytes,
    read_text,
)

posix_only = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")

RUSSIAN = "Съешь же ещё этих мягких французских булок, да выпей чаю."


@pytest.mark.parametrize("text", ["", "a\r\nb\rc\n", RUSSIAN, "a\0b", "\u2028", "x\ufeffy"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be-bom", "utf-32"])
def test_unicode_files_are_read_as_they_are(tmp_path, text, encoding):
    if encoding == "utf-16-be-bom":
        data = codecs.BOM_UTF16_BE + text.encode("utf-16-be")
    else:
        data = text.encode(encoding)
    path = tmp_path / "text"
    path.write_bytes(data)
    assert read_text(path) == text


@pytest.mark.parametrize("encoding", ["cp1251", "koi8_r", "cp866", "iso8859_5", "mac_cyrillic"])
def test_another_encoding_is_asked_for_and_the_right_one_offered_first(tmp_path, encoding):
    path = tmp_path / "text.txt"
    path.write_bytes(b"abc " + RUSSIAN.encode(encoding))
    with pytest.raises(UnknownEncodingError) as caught:
        read_text(path)
    assert caught.value.candidates[0] == encoding
    assert caught.value.position == 4
    assert caught.value.path == path
    assert read_text(path, encoding) == "abc " + RUSSIAN


def test_of_what_is_no_text_nobody_is_asked_for_an_encoding():
    with pytest.raises(CorpusError) as caught:
        decode(bytes((*range(128, 256), *range(128))) * 4)
    assert not isinstance(caught.value, UnknownEncodingError)
    assert caught.value.place == "byte 128"


def test_of_utf_16_without_a_mark_the_encoding_is_asked_for_in_spite_of_its_zeros():
    with pytest.raises(UnknownEncodingError) as caught:
        decode("Déjà vu, très déjà vu: là où l’été s’est arrêté.".encode("utf-16-le"))
    assert "utf_16_le" in caught.value.candidates


def test_a_given_encoding_that_does_not_fit_is_an_error_with_its_place(tmp_path):
    path = tmp_path / "text.txt"
    path.write_bytes(b"ab\xff")
    with pytest.raises(CorpusError) as caught:
        read_text(path, "ascii")
    assert caught.value.place == "byte 2" and "ascii" in caught.value.reason


def test_an_encoding_that_does_not_exist_is_an_error():
    with pytest.raises(CorpusError, match="no encoding called"):
        decode(b"a", "klingon")


@pytest.mark.parametrize("data", [b"\xff\xfea", b"\xef\xbb\xbf\xff"])
def test_a_broken_text_with_a_byte_order_mark_is_an_error(data):
    with pytest.raises(CorpusError, match="does not belong"):
        decode(data)


@posix_only
def test_what_is_no_regular_file_is_never_opened(tmp_path, monkeypatch):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "broken").symlink_to(tmp_path / "nothing")
    (tmp_path / "zero").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as unix:
        monkeypatch.chdir(tmp_path)  # the names of sockets must be short
        unix.bind("socket")
        expected = {
            "pipe": "pipe",
            "loop": "cannot be read",
            "broken": "file not found",
            "zero": "device",
            "socket": "socket",
            "missing": "file not found",
            ".": "folder",
            "a\0b": "name of a file",
        }
        for name, reason in expected.items():
            with pytest.raises(CorpusError, match=reason):
                read_text(f"{tmp_path}/{name}")


def test_a_file_that_is_too_large_is_refused(tmp_path):
    path = tmp_path / "large"
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    with pytest.raises(InputFileError, match="larger than 4 bytes"):
        read_bytes(path, 4)


def test_a_file_without_permission_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "secret"
    path.write_bytes(b"1")

    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(reading.Path, "open", refuse)
    with pytest.raises(CorpusError, match="no permission"):
        read_text(path)


@pytest.mark.parametrize(
    "error",
    [CorpusError("a.txt", "line 3", "odd"), UnknownEncodingError("a.txt", ("cp1251",), 7)],
)
def test_errors_cross_a_process_border(error):
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error) and copy.__dict__ == error.__dict__
    assert str(copy) == str(error)
