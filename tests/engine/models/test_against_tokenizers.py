"""Rank-ordered splitting against the `tokenizers` library, on vocabularies that it trained."""

import json
import random

import pytest
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

from engine.models.rank_ordered import RankOrdered
from tests.engine.cases import texts

SOURCES = {
    "letters": lambda chance: ["".join(chance.choices("abcde", k=30)) for _ in range(200)],
    "one letter": lambda _: ["a" * 500],
    "syllables": lambda chance: [
        " ".join(
            "".join(chance.choices(["lo", "w", "er", "est", "n", "ew"], k=4)) for _ in range(9)
        )
        for _ in range(100)
    ],
    "nasty texts": lambda _: [text for text in texts().values() if _is_whole(text)],
}


def _is_whole(text):
    return not any("\ud800" <= character <= "\udfff" for character in text)


def trained(lines, by_bytes, size):
    """A tokenizer of the library, and its merges."""
    tokenizer = Tokenizer(models.BPE())
    if by_bytes:
        tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
        alphabet = pre_tokenizers.ByteLevel.alphabet()
    else:
        tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
        alphabet = []
    trainer = trainers.BpeTrainer(
        vocab_size=size, show_progress=False, initial_alphabet=alphabet, special_tokens=[]
    )
    tokenizer.train_from_iterator(lines, trainer)
    merges = json.loads(tokenizer.to_str())["model"]["merges"]
    return tokenizer, [tuple(merge) for merge in merges]


@pytest.mark.parametrize("by_bytes", [True, False], ids=["bytes", "characters"])
@pytest.mark.parametrize("source", SOURCES)
def test_every_word_is_split_as_the_library_splits_it(source, by_bytes):
    chance = random.Random(source)
    lines = SOURCES[source](chance)
    library, merges = trained(lines, by_bytes, 600)
    model = RankOrdered(merges)
    characters = sorted(library.get_vocab(), key=len)[:40]
    known = {token for token in library.get_vocab() if len(token) == 1}
    others = ["".join(chance.choices(characters, k=chance.randint(1, 60))) for _ in range(300)]
    for line in [*lines, *others]:
        words = [word for word, _ in library.pre_tokenizer.pre_tokenize_str(line)]
        words = [word for word in words if set(word) <= known]
        for word in words:
            parts = library.model.tokenize(word)
            assert model.split(word) == [part.value for part in parts]


def test_long_words_are_split_as_the_library_splits_them():
    library, merges = trained(["a" * 3000 + " " + "ab" * 1000], False, 40)
    model = RankOrdered(merges)
    for word in ("a" * 100_000, "ab" * 5000 + "a" * 777, "b" * 1000):
        assert model.split(word) == [part.value for part in library.model.tokenize(word)]
