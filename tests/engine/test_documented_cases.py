"""Nasty texts through every tokenizer of the documented format, as its reference computes them."""

import pytest

from engine import BPETokenizer, open_tokenizer
from tests.engine.cases import OWN, load_case, read_case, texts

MODES = {"bpe": "rank-ordered", "greedy": "longest-match"}
LAYOUTS = ("own", "own_legacy", "own_no_merges")


def open_case(folder, name, layout="own"):
    path = folder / f"{layout}.json"
    path.write_bytes(read_case(f"files/{name}/{layout}.json"))
    return open_tokenizer(path)


@pytest.fixture(scope="module", params=OWN)
def case(request, tmp_path_factory):
    """A tokenizer's name, its three layouts as opened, and the answers of the reference."""
    folder = tmp_path_factory.mktemp(request.param)
    opened = {layout: open_case(folder, request.param, layout) for layout in LAYOUTS}
    return request.param, opened, load_case(f"expected/{request.param}.json")["results"]


def pieces(encoding, text):
    return [text[start:end] for start, end in encoding.spans]


@pytest.mark.parametrize(
    ("layout", "mode"),
    [
        ("own", "bpe"),
        ("own", "greedy"),
        ("own_legacy", "bpe"),
        ("own_legacy", "greedy"),
        ("own_no_merges", "greedy"),
    ],
)
def test_ids_pieces_and_decoded_texts_are_those_of_the_reference(case, layout, mode):
    _, opened, expected = case
    tokenizer = opened[layout]
    assert len(expected) == 64
    for name, answers in expected.items():
        text, answer = texts()[name], answers[mode]
        encoding = tokenizer.encode(text, mode=MODES[mode])
        assert encoding.ids == answer["ids"], name
        assert pieces(encoding, text) == answer["pieces"], name
        assert tokenizer.decode(encoding.ids) == answer["decoded"], name
        kept = tokenizer.decode(encoding.ids, skip_special_tokens=False)
        assert kept == answer["decoded_keep_special"], name
        assert (tokenizer.decode(encoding.ids) == text) is answer["roundtrip"], name


def test_without_merges_both_modes_are_longest_match(case):
    _, opened, expected = case
    tokenizer = opened["own_no_merges"]
    for name, answers in expected.items():
        assert tokenizer.encode(texts()[name]).ids == answers["greedy"]["ids"]
    assert "longest match" in tokenizer.warnings[0]


def test_training_on_the_corpus_gives_the_file(case):
    name, _, _ = case
    file = load_case(f"files/{name}/own.json")
    requested = {"own_doc_example": 20, "own_doc_cats": 40, "own_commas": 60, "own_ru_1000": 1000}
    tokenizer = BPETokenizer()
    tokenizer.train(load_case(f"files/{name}/corpus.json"), vocab_size=requested[name])
    assert tokenizer.vocab == file["vocab"] and tokenizer.vocab_list == file["vocab_list"]
    assert [list(pair) for pair in tokenizer.merge_list] == file["merges"]


@pytest.mark.parametrize("word", load_case("expected/own_two_ways.json"))
def test_one_token_made_by_two_merges(tmp_path, word):
    tokenizer = open_case(tmp_path, "own_two_ways")
    assert len(tokenizer.merges) == 4
    for mode, (ids, tokens) in load_case("expected/own_two_ways.json")[word].items():
        encoding = tokenizer.encode(word, mode=MODES[mode])
        assert (encoding.ids, encoding.tokens) == (ids, tokens)
