"""The old layout {"a,b": rank}."""

import pytest

from engine import BPETokenizer, TokenizerFileError
from engine.documented_json.comma_keys import read_comma_keys
from engine.documented_json.remarks import Remarks
from tests.engine.cases import OWN, read_case


def read(merges, vocab):
    remarks = Remarks()
    return read_comma_keys(merges, set(vocab), "file.json", remarks), remarks.finished()


def test_commas_inside_tokens_are_told_from_the_comma_between():
    vocab = [",", "a", "b", ",,", ",a", ",,a", "ab", "a,", "a,b"]
    pairs, remarks = read({"a,b": 0, ",,,": 1, ",,a": 2, "a,,": 3}, vocab)
    assert pairs == [("a", "b"), (",", ","), (",", "a"), ("a", ",")]
    assert not remarks


def test_earlier_merges_decide_an_ambiguous_key():
    # ",,," is cut by the first merge into ",," and ",": nothing else can be meant by the second.
    pairs, remarks = read({",,,": 0, ",,,,": 1}, [",", ",,", ",,,"])
    assert pairs == [(",", ","), (",,", ",")]
    assert len(remarks) == 1 and "',,,,' can be cut at 2 commas" in remarks[0]


@pytest.mark.parametrize("name", OWN)
def test_old_files_hold_the_same_merges_as_new_ones(name, tmp_path):
    tokenizers = []
    for layout in ("own", "own_legacy"):
        path = tmp_path / f"{layout}.json"
        path.write_bytes(read_case(f"files/{name}/{layout}.json"))
        tokenizers.append(BPETokenizer.load(path))
    new, old = tokenizers
    assert old.merge_list == new.merge_list and old.vocab == new.vocab


def test_equal_ranks_keep_the_order_of_the_file_and_are_reported():
    pairs, remarks = read(
        {"l,o": 7, "e,s": 7, "es,t": 3}, ["l", "o", "e", "s", "lo", "es", "t", "est"]
    )
    assert pairs == [("es", "t"), ("l", "o"), ("e", "s")]
    assert len(remarks) == 1 and "7" in remarks[0]


@pytest.mark.parametrize("key", ["a", "a,b", ",", "a,", "", ",a", "x,y", "," * 20_000])
def test_a_key_without_a_cut_is_refused(key):
    with pytest.raises(TokenizerFileError) as caught:
        read({key: 0}, ["a", "b", ","])
    assert caught.value.place.startswith("$.merges")


@pytest.mark.parametrize("rank", ["0", 0.5, None, True, [0]])
def test_a_rank_that_is_no_number_is_refused(rank):
    with pytest.raises(TokenizerFileError, match="no whole number"):
        read({"a,b": rank}, ["a", "b", "ab"])
