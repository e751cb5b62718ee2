"""What every tokenizer has, whatever way it splits."""

import json

import pytest

from engine import BaseTokenizer
from engine.tokenizer import DEFAULT_SPECIAL_TOKENS


class Letters(BaseTokenizer):
    """The smallest tokenizer there is."""

    def train(self, texts, vocab_size=1000):
        self._set_vocab({letter: i for i, letter in enumerate(sorted(set("".join(texts))))})

    def encode(self, text):
        return [self.vocab.get(letter, self.unk_token_id) for letter in text]

    def decode(self, ids):
        return "".join(self.inverse_vocab[number] for number in ids)


@pytest.fixture
def letters():
    tokenizer = Letters()
    tokenizer.train(["cab"])
    tokenizer.add_special_tokens()
    return tokenizer


def test_the_base_class_is_abstract():
    with pytest.raises(TypeError):
        BaseTokenizer()


def test_special_tokens_come_last(letters):
    assert letters.get_vocab() == {
        "a": 0, "b": 1, "c": 2, "<pad>": 3, "<unk>": 4, "<bos>": 5, "<eos>": 6,
    }  # fmt: skip
    ids = letters.pad_token_id, letters.unk_token_id, letters.bos_token_id, letters.eos_token_id
    assert ids == (3, 4, 5, 6)
    assert len(letters) == letters.vocab_size == letters.get_vocab_size() == 7


def test_ids_of_special_tokens_are_none_before_there_are_such_tokens():
    assert Letters().unk_token_id is None


def test_adding_twice_changes_nothing(letters):
    before = letters.get_vocab()
    letters.add_special_tokens(DEFAULT_SPECIAL_TOKENS)
    letters.add_special_tokens(["a"])
    assert letters.vocab == before


def test_one_string_is_no_list_of_tokens(letters):
    with pytest.raises(TypeError):
        letters.add_special_tokens("<mask>")


def test_a_copy_of_the_vocabulary_is_a_copy(letters):
    letters.get_vocab()["x"] = 99
    assert "x" not in letters.vocab


def test_unknown_characters_show_as_the_unknown_token(letters):
    assert letters.tokenize("abz") == ["a", "b", "<unk>"]


def test_saving_keeps_vocabulary_and_special_tokens_only(letters, tmp_path):
    path = tmp_path / "t.json"
    letters.unk_token = "a"
    letters.save(path)
    fields = json.loads(path.read_text())
    assert set(fields) == {
        "vocab", "vocab_size", "pad_token", "unk_token", "bos_token", "eos_token", "tokenizer_type",
    }  # fmt: skip
    loaded = Letters.load(path)
    assert loaded.vocab == letters.vocab and loaded.unk_token == "a" and loaded.unk_token_id == 0
