"""Opening files that are whole, odd, broken, or no files at all."""

import gzip
import os
import pickle
import socket
import subprocess
import sys

import pytest

from engine import TokenizerFileError, open_tokenizer
from engine.tokenizer import UnknownCharactersError
from tests.engine.cases import example_tokenizer, read_case

posix_only = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")

OPENS = {
    "00_control_own.json": (24, 10),
    "02_utf16le_bom.json": (24, 10),
    "49_ids_holes.json": (24, 10),
    "57_empty_vocab.json": (0, 0),
    "59_legacy_unambiguous.json": (9, 4),
    "61_legacy_task_example.json": (3, 1),
    "72_hf_no_model_type.json": (3, 1),
    "76_hf_catastrophic_regex.json": (3, 1),
    "86_gz_named.json": (24, 10),
}

OPENS_WITH_WARNING = {
    "14_top_list_tokens.json": "no merges",
    "18_dup_keys.json": "'a' is given more than once (ids 0, 2)",
    "37_merges_result_missing.json": "'ww'",
    "39_dup_ids.json": "'e' and 'es' share id 1",
    "45_huge_id.json": "1000000000000000000",
    "51_empty_merge_part.json": "empty part",
    "53_vocab_size_wrong.json": "99999, but the vocabulary has 24",
    "55_unk_not_in_vocab.json": "'<UNK>'",
    "63_legacy_rank_gaps_dups.json": "both have rank 7",
    "80_hf_template_unknown_token.json": "'[CLS]'",
    "82_hf_wordpiece_no_unk.json": "'[UNK]'",
    "88_vocab_without_merges_vocab.json": "merges.txt",
}

REFUSED = {
    "04_cp1251.json": ("byte 12", "not UTF-8: byte 0xB8 at offset 12"),
    "10_empty.json": ("", "empty"),
    "12_truncated.json": ("line 33, column 20", "cut off"),
    "20_pickle.json": ("", "pickle"),
    "22_tokenizer_config.json": ("", "tokenizer.json beside it"),
    "24_keras_tokenizer.json": ("", "Keras word index, not a subword tokenizer"),
    "31_vocab_is_list_of_ints.json": ("$.vocab", "must be an object"),
    "33_merges_string.json": ("$.merges", "must be a list of pairs or an object"),
    "35_merges_numbers.json": ("$.merges[0]", "merge number 0"),
    "41_infinity_id.json": ('$.vocab["d"]', "-Infinity"),
    "43_float_id.json": ('$.vocab["d"]', "0.5"),
    "47_id_1e400.json": ('$.vocab["d"]', "Infinity"),
    "70_hf_unknown_model.json": ("$.model.type", "'NeuralMagic'"),
    "74_hf_merge_result_missing.json": ("$.model.merges[0]", "'ab'"),
    "78_hf_unigram_nan.json": ("$.model.vocab[1][1]", "NaN"),
    "90_tiktoken_bad_base64.tiktoken": ("line 2", "base64"),
    "92_tiktoken_dup.tiktoken": ("line 2", "given at line 1"),
    "98_tekken_bad.json": ("$.vocab[1]", "base64"),
    "96_sp_empty.model": ("", "empty"),
}


@pytest.fixture
def open_bad(tmp_path):
    def opened(name):
        (tmp_path / name).write_bytes(read_case(f"bad/{name}"))
        return open_tokenizer(tmp_path / name)

    return opened


@pytest.mark.parametrize("name", OPENS)
def test_odd_but_right_files_open(open_bad, name):
    tokenizer = open_bad(name)
    assert (len(tokenizer.vocabulary), len(tokenizer.merges)) == OPENS[name]
    assert tokenizer.warnings == ()


@pytest.mark.parametrize("name", OPENS_WITH_WARNING)
def test_questionable_files_open_with_a_warning(open_bad, name):
    assert any(OPENS_WITH_WARNING[name] in warning for warning in open_bad(name).warnings)


@pytest.mark.parametrize("name", REFUSED)
def test_broken_and_foreign_files_are_refused_with_place_and_reason(open_bad, tmp_path, name):
    with pytest.raises(TokenizerFileError) as caught:
        open_bad(name)
    place, words = REFUSED[name]
    assert caught.value.path == tmp_path / name
    assert caught.value.place == place and words in caught.value.reason
    assert name in str(caught.value)


def test_a_hundred_thousand_levels_of_json_are_refused_without_a_crash(tmp_path):
    path = tmp_path / "deep.json"
    for text in ("[" * 200_000, '{"a":' * 200_000 + "0" + "}" * 200_000, '{"vocab":' * 200_000):
        path.write_text(text)
        with pytest.raises(TokenizerFileError, match="nested too deeply"):
            open_tokenizer(path)


# How the odd files behave


def test_an_ignored_merge_gives_no_empty_id(open_bad):
    assert open_bad("37_merges_result_missing.json").encode("ww").ids == [9, 9]


def test_of_two_tokens_with_one_id_decoding_gives_the_one_that_was_named(open_bad):
    tokenizer = open_bad("39_dup_ids.json")
    assert tokenizer.decode([1]) == "es"


def test_ids_in_holes_are_named(open_bad):
    with pytest.raises(ValueError, match="no such id: 1"):
        open_bad("49_ids_holes.json").decode([1])


def test_empty_merge_parts_do_not_loop(open_bad):
    assert open_bad("51_empty_merge_part.json").encode("lowest").tokens == ["low", "est"]


@pytest.mark.parametrize("name", ["55_unk_not_in_vocab.json", "57_empty_vocab.json"])
def test_without_an_unknown_token_unknown_characters_are_named(open_bad, name):
    with pytest.raises(UnknownCharactersError, match="'Z'"):
        open_bad(name).encode("Z")


def test_the_only_possible_cut_of_an_old_key_is_found(open_bad):
    assert open_bad("61_legacy_task_example.json").merges == ((",", "a"),)


def test_equal_ranks_keep_the_order_of_the_file(open_bad):
    merges = open_bad("63_legacy_rank_gaps_dups.json").merges
    assert merges == (("l", "o"), ("e", "s"), ("es", "t"))


# No files


@posix_only
def test_what_is_no_regular_file_is_refused_before_it_is_opened(tmp_path, monkeypatch):
    os.mkfifo(tmp_path / "fifo.json")
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    (tmp_path / "broken.json").symlink_to(tmp_path / "nothing")
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as unix:
        unix.bind("socket.json")
        expected = {
            "fifo.json": "pipe",
            "loop.json": "cannot be read",
            "broken.json": "file not found",
            "zero.json": "device",
            "socket.json": "socket",
            "missing.json": "file not found",
            "": "folder",
        }
        for name, words in expected.items():
            with pytest.raises(TokenizerFileError, match=words):
                open_tokenizer(tmp_path / name)


@posix_only
def test_a_folder_that_holds_one_tokenizer_is_opened(tmp_path):
    (tmp_path / "notes.json").write_text("{}")
    (tmp_path / "broken.json").write_text("{")
    os.mkfifo(tmp_path / "fifo.json")
    example_tokenizer().save(tmp_path / "mine.json")
    assert len(open_tokenizer(tmp_path).vocabulary) == 24


def test_a_folder_with_several_tokenizers_asks_which(tmp_path):
    for name in ("a.json", "b.json"):
        example_tokenizer().save(tmp_path / name)
    with pytest.raises(TokenizerFileError, match=r"a\.json, b\.json"):
        open_tokenizer(tmp_path)


def test_of_the_files_of_one_tokenizer_the_one_that_says_most_is_opened(tmp_path):
    (tmp_path / "vocab.txt").write_text("[UNK]\na\n")
    assert open_tokenizer(tmp_path).format == "vocab.txt (WordPiece)"
    (tmp_path / "vocab.json").write_text('{"a": 0, "b": 1, "ab": 2}')
    (tmp_path / "merges.txt").write_text("#version: 0.2\na b\n")
    assert open_tokenizer(tmp_path).merges == (("a", "b"),)
    (tmp_path / "tokenizer.json").write_text(
        '{"model": {"type": "BPE", "vocab": {"a": 0}, "merges": []}, "added_tokens": []}'
    )
    assert open_tokenizer(tmp_path).format == "tokenizer.json"


@pytest.mark.parametrize(
    ("data", "words"),
    [(b"PK\x03\x04" + bytes(50), "ZIP"), (b"GGUF" + bytes(50), "GGUF"), (b"# Text\n", "folder")],
)
def test_a_folder_without_a_tokenizer_that_can_be_opened_says_what_is_there(tmp_path, data, words):
    (tmp_path / "model.bin").write_bytes(data)
    with pytest.raises(TokenizerFileError, match=words):
        open_tokenizer(tmp_path)


# gzip


def test_a_gzip_file_is_what_is_in_it(tmp_path):
    plain = read_case("bad/00_control_own.json")
    for number, data in enumerate(
        (gzip.compress(plain), gzip.compress(plain[:50]) + gzip.compress(plain[50:]))
    ):
        path = tmp_path / f"{number}.json"
        path.write_bytes(data)
        assert len(open_tokenizer(path).vocabulary) == 24


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (gzip.compress(b"{}" * 99, mtime=0)[:-9], "cut off"),
        (b"\x1f\x8b" + bytes(40), "damaged"),
        (gzip.compress(bytes(1 << 26), mtime=0), "far more than a tokenizer needs"),
        (gzip.compress(gzip.compress(b"{}", mtime=0), mtime=0), "holds another"),
    ],
)
def test_damaged_gzip_files_are_refused(tmp_path, data, words):
    path = tmp_path / "tokenizer.json.gz"
    path.write_bytes(data)
    with pytest.raises(TokenizerFileError, match=words):
        open_tokenizer(path)


def test_errors_cross_a_process_border(tmp_path):
    with pytest.raises(TokenizerFileError) as caught:
        open_tokenizer(tmp_path / "missing.json")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (copy.path, copy.place, copy.reason) == (tmp_path / "missing.json", "", "file not found")
    assert copy.reason.template == "file not found"


@posix_only
def test_a_huge_id_needs_no_huge_memory(tmp_path):
    path = tmp_path / "huge.json"
    path.write_bytes(read_case("bad/45_huge_id.json"))
    program = (
        "import resource, sys\n"
        "from engine import open_tokenizer\n"
        "resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))\n"
        "tokenizer = open_tokenizer(sys.argv[1])\n"
        "assert tokenizer.decode(tokenizer.encode('wid').ids) == 'wid'\n"
    )
    subprocess.run([sys.executable, "-c", program, str(path)], check=True)


def test_a_documented_file_shows_how_its_merges_are_written(tmp_path):
    path = tmp_path / "own.json"
    path.write_text('{"vocab": {"a": 0, "b": 1, "ab": 2}, "merges": {"a,b": 0}}')
    assert open_tokenizer(path).source == {"merges": {"a,b": 0}}
    path.write_text('{"vocab": {"a": 0, "b": 1, "ab": 2}, "merges": [["a", "b"]]}')
    assert open_tokenizer(path).source == {"merges": [["a", "b"]]}
