"""The tie rules learn what the programs learn that they are named after."""

import contextlib
import io
import json
import random
from collections import Counter
from pathlib import Path

import pytest
import sentencepiece
import tokenizers
from subword_nmt import learn_bpe
from tokenizers import models, pre_tokenizers, trainers

from engine.text.corpus import Corpus
from engine.training import Trace, TrainingOptions

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"
BOOKS = ["dead_souls.txt", "alice.txt"]


def random_words(seed: int) -> dict[str, int]:
    draw = random.Random(seed)
    letters = draw.choice(["ab", "abc", "abcdef", "абвг", "abcdefghij"])
    return {
        "".join(draw.choices(letters, k=draw.randint(1, 10))): draw.randint(1, 9)
        for _ in range(draw.randint(5, 30))
    }


def book_words(name: str) -> dict[str, int]:
    return dict(Counter((SAMPLES / name).read_text(encoding="utf-8").split()))


def hugging_face(words: dict[str, int], vocab_size: int) -> list[tuple[str, str]]:
    """Return the merges that the tokenizers library learns."""
    tokenizer = tokenizers.Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    trainer = trainers.BpeTrainer(vocab_size=vocab_size, show_progress=False)
    texts = ([word] * count for word, count in words.items())
    tokenizer.train_from_iterator(texts, trainer)
    return [tuple(pair) for pair in json.loads(tokenizer.to_str())["model"]["merges"]]


def subword_nmt(words: dict[str, int], merges: int) -> list[tuple[str, str]]:
    """Return the merges that subword-nmt 0.3 learns: it writes codes of version 0.2."""
    codes = io.StringIO()
    with contextlib.redirect_stderr(io.StringIO()):
        lines = [f"{word} {count}\n" for word, count in words.items()]
        learn_bpe.learn_bpe(lines, codes, merges, min_frequency=1, is_dict=True)
    return [tuple(line.split(" ")) for line in codes.getvalue().rstrip("\n").split("\n")[1:]]


def sentence_piece(words: dict[str, int], vocab_size: int) -> list[str]:
    """Return the pieces that SentencePiece's BPE learns, in the order of its merges.

    It puts its own space sign before each word.
    """
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter([word for word, count in words.items() for _ in range(count)]),
        model_writer=model,
        model_type="bpe",
        vocab_size=vocab_size,
        character_coverage=1.0,
        normalization_rule_name="identity",
        split_by_unicode_script=False,
        split_by_number=False,
        max_sentencepiece_length=64,
        bos_id=-1,
        eos_id=-1,
        num_threads=1,
        minloglevel=3,
    )
    processor = sentencepiece.SentencePieceProcessor(model_proto=model.getvalue())
    return [processor.id_to_piece(i) for i in range(1, processor.get_piece_size())]


def pairs(trace: Trace) -> list[tuple[str, str]]:
    return [step.pair for step in trace]


@pytest.mark.parametrize("seed", range(60))
def test_lowest_ids_learns_what_hugging_face_learns(seed):
    words = random_words(seed)
    options = TrainingOptions(vocab_size=150, tie_rule="lowest-ids")
    assert pairs(Trace(Corpus.from_counts(words), options)) == hugging_face(words, 150)


@pytest.mark.parametrize("book", BOOKS)
def test_lowest_ids_learns_what_hugging_face_learns_from_a_book(book):
    words = book_words(book)
    options = TrainingOptions(vocab_size=2500, tie_rule="lowest-ids")
    assert pairs(Trace(Corpus.from_counts(words), options)) == hugging_face(words, 2500)


@pytest.mark.parametrize("seed", range(60))
def test_greatest_symbols_learns_what_subword_nmt_learns(seed):
    words = random_words(seed)
    options = TrainingOptions(
        merges=30, tie_rule="greatest-symbols", end_of_word="</w>", end_of_word_attached=True
    )
    assert pairs(Trace(Corpus.from_counts(words), options)) == subword_nmt(words, 30)


@pytest.mark.parametrize("book", BOOKS)
def test_greatest_symbols_learns_what_subword_nmt_learns_from_a_book(book):
    words = book_words(book)
    options = TrainingOptions(
        merges=1500, tie_rule="greatest-symbols", end_of_word="</w>", end_of_word_attached=True
    )
    assert pairs(Trace(Corpus.from_counts(words), options)) == subword_nmt(words, 1500)


@pytest.mark.parametrize("seed", range(40))
def test_sentencepiece_learns_what_sentencepiece_learns(seed):
    words = random_words(seed)
    marked = Corpus.from_counts({"▁" + word: count for word, count in words.items()})
    trace = Trace(marked, TrainingOptions(merges=25, tie_rule="sentencepiece"))
    learned = sentence_piece(words, 1 + trace.vocabulary_size_at(len(trace)))
    assert [step.token for step in trace] == learned[: len(trace)]


@pytest.mark.parametrize("book", BOOKS)
def test_sentencepiece_learns_what_sentencepiece_learns_from_a_book(book):
    words = book_words(book)
    marked = Corpus.from_counts({"▁" + word: count for word, count in words.items()})
    trace = Trace(marked, TrainingOptions(merges=1500, tie_rule="sentencepiece"))
    learned = sentence_piece(words, 1 + trace.vocabulary_size_at(len(trace)))
    assert [step.token for step in trace] == learned[: len(trace)]
