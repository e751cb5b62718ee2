"""BERT's vocabularies against the library, and vocabularies that come alone."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import BertWordPieceTokenizer

from engine import open_tokenizer
from engine.formats import OpeningOptions

CORPUS = ["low lower lowest newest widest", "Ещё не вечер, don't! 日本 12", "Ünïcode Straße"] * 6
TEXTS = st.text(alphabet=st.sampled_from("".join(CORPUS) + "\n\té😀\u0301\u200d"), max_size=40)


@pytest.fixture(scope="module", params=[True, False])
def both(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("bert")
    library = BertWordPieceTokenizer(lowercase=request.param)
    library.train_from_iterator(CORPUS, vocab_size=150, min_frequency=1, show_progress=False)
    library.save_model(str(folder))
    path = folder / "vocab.txt"
    return BertWordPieceTokenizer(str(path), lowercase=request.param), open_tokenizer(path), path


@given(text=TEXTS)
def test_tokens_and_places_are_those_of_the_library(both, text):
    library, tokenizer, _ = both
    expected = library.encode(text)
    encoding = tokenizer.encode(text, add_special_tokens=True)
    assert (encoding.ids, encoding.tokens) == (expected.ids, expected.tokens)
    assert encoding.spans == expected.offsets
    assert tokenizer.decode(encoding.ids) == library.decode(encoding.ids)


def test_capitals_in_the_vocabulary_tell_whether_letters_are_lowered(both):
    library, tokenizer, path = both
    lowered = library.normalize("A") == "a"
    (choice,) = tokenizer.choices
    assert (choice.name, choice.value == "yes") == ("lower_case", lowered)
    other = open_tokenizer(path, options=OpeningOptions(lower_case=not lowered))
    assert other.encode("LOW").tokens != tokenizer.encode("LOW").tokens


def test_a_list_of_such_tokens_in_json_is_the_same(both, tmp_path):
    _, tokenizer, path = both
    (tmp_path / "x.json").write_text(json.dumps(path.read_text("utf-8").split("\n")[:-1]))
    other = open_tokenizer(tmp_path / "x.json")
    assert other.vocabulary == tokenizer.vocabulary
    assert other.encode("newest low").ids == tokenizer.encode("newest low").ids


def test_lines_end_at_line_feeds_only(tmp_path):
    tokens = [
        "[PAD]",
        "[UNK]",
        "[CLS]",
        "[SEP]",
        "a",
        "\u2028",
        "\x85",
        "\xa0",
        "\u3000",
        "\r",
        "b",
    ]
    (tmp_path / "vocab.txt").write_text("\n".join(tokens) + "\n", "utf-8", newline="")
    vocabulary = open_tokenizer(tmp_path / "vocab.txt").vocabulary
    assert vocabulary == {token: number for number, token in enumerate(tokens)}


def test_odd_lines_are_told_of(tmp_path):
    (tmp_path / "vocab.txt").write_text("[UNK]\na\n\na\n")
    tokenizer = open_tokenizer(tmp_path / "vocab.txt")
    said = " ".join(tokenizer.warnings)
    assert tokenizer.vocabulary == {"[UNK]": 0, "a": 3}
    assert "line 3 is empty" in said and "'a' is given more than once (ids 1, 3)" in said


def test_words_of_more_than_a_hundred_characters_are_unknown(tmp_path):
    (tmp_path / "vocab.txt").write_text("[UNK]\nhello\n##hello\n")
    tokenizer = open_tokenizer(tmp_path / "vocab.txt")
    assert len(tokenizer.encode("hello" * 20)) == 20
    assert tokenizer.encode("hello" * 20 + "h").tokens == ["[UNK]"]


# Alone


def test_a_vocabulary_alone_splits_by_longest_match_and_says_so(tmp_path):
    (tmp_path / "x.json").write_text('{"a": 0, "b": 1, "ab": 2}')
    tokenizer = open_tokenizer(tmp_path / "x.json")
    assert tokenizer.encode("aba").tokens == ["ab", "a"]
    assert any("longest match" in warning for warning in tokenizer.warnings)


def test_a_byte_level_vocabulary_alone_reads_bytes(tmp_path):
    (tmp_path / "x.json").write_text('{"a": 0, "Ġ": 1, "Ġa": 2, "Ã": 3, "©": 4}')
    tokenizer = open_tokenizer(tmp_path / "x.json")
    encoding = tokenizer.encode("a aé")
    assert encoding.tokens == ["a", "Ġa", "Ã", "©"]
    assert tokenizer.decode(encoding.ids) == "a aé"


def test_a_map_of_characters_is_called_so(tmp_path):
    (tmp_path / "x.json").write_text('{"<pad>": 0, "a": 1, "b": 2}')
    assert any(
        "map of characters" in warning for warning in open_tokenizer(tmp_path / "x.json").warnings
    )
