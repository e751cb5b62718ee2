"""Whole texts against their words, split one by one."""

import pickle
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import pairwise

import pytest

from engine import BPETokenizer
from engine.models.modes import MODES
from engine.text import pieces
from engine.text.pretokenize import pretokenize
from engine.tokenizer import UnknownCharactersError, text_ids, word_ids
from engine.tokenizer.text_ids import TextIds

MANY = " ".join(f"{number:b}" for number in range(400))  # so many new words are split together

SCRAPS = ("low", "er", "est", "new", "w", " ", "  ", "\n", "ёж", "😀", "1", "!", "'s")


def texts(seed, total, longest=80):
    draw = random.Random(seed)
    return ["".join(draw.choices(SCRAPS, k=draw.randrange(1, longest))) for _ in range(total)]


def word_by_word(tokenizer, text, mode):
    words = pretokenize(text, tokenizer.rule)
    return [number for word in words for number in tokenizer.split_word(word, mode).ids]


@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@pytest.mark.parametrize("rule", ["document", "cl100k", "whitespace", "none", "[a-z]+"])
@pytest.mark.parametrize("mark", ["", "_", "</w>"])
def test_texts_are_their_words_before_and_after_a_piece_is_remembered(
    alphabet, rule, mark, monkeypatch
):
    monkeypatch.setattr(pieces, "_PIECE", 20)
    tokenizer = BPETokenizer()
    attached = mark == "</w>"
    options = {"rule": rule, "end_of_word": mark, "end_of_word_attached": attached}
    tokenizer.train(texts(1, 30), vocab_size=300, alphabet=alphabet, **options)
    for text in texts(2, 40):
        for mode in MODES:
            wanted = word_by_word(tokenizer, text, mode)
            assert [tokenizer.encode(text, mode=mode) for _ in range(2)] == [wanted] * 2


@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
def test_what_training_knows_of_its_words_is_what_splitting_gives(alphabet):
    for seed in range(20):
        tokenizer = BPETokenizer()
        options = {"vocab_size": 20 + 30 * seed, "alphabet": alphabet, "min_count": 1 + seed % 3}
        tokenizer.train(texts(seed, 20), end_of_word="_" * (seed % 2), **options)
        words, ids, edges = tokenizer._trained_words.most_frequent(1000)
        assert len(words) > 0
        for word, (begin, end) in zip(words, pairwise(edges.tolist()), strict=True):
            assert tuple(ids[begin:end].tolist()) == tokenizer.split_word(word).ids


def test_training_on_nothing_knows_no_words():
    tokenizer = BPETokenizer()
    tokenizer.train([])
    assert tokenizer.encode("") == [] and tokenizer.encode("a") == [tokenizer.unk_token_id]


def test_an_unknown_character_is_told_again_and_leaves_nothing_behind():
    tokenizer = BPETokenizer()
    tokenizer.train(["low"], special_tokens=[])
    for _ in range(2):
        with pytest.raises(UnknownCharactersError):
            tokenizer.encode("low Z")
        assert tokenizer.encode("low") == [tokenizer.vocab["low"]]


def test_the_answer_is_the_callers_own():
    reader = TextIds("document", lambda word: (len(word),))
    reader.read("low lower").append(9)
    assert reader.read("low lower") == [3, 6]
    long = "low lower " * 500
    ids = reader.read(long)
    reader.read(long).append(9)
    assert reader.read(long) == ids


@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@pytest.mark.parametrize("mark", ["", "_", "</w>"])
@pytest.mark.parametrize("together", [1, 3])
def test_new_words_of_some_pieces_are_split_together(alphabet, mark, together, monkeypatch):
    monkeypatch.setattr(pieces, "_PIECE", 2000)
    monkeypatch.setattr(text_ids, "_TOGETHER", together)
    tokenizer = BPETokenizer()
    attached = mark == "</w>"
    options = {"end_of_word": mark, "end_of_word_attached": attached}
    tokenizer.train(texts(1, 30), vocab_size=300, alphabet=alphabet, **options)
    draw = random.Random(4)
    words = [
        "".join(draw.choices("lowernstё😀Z\ud800", k=draw.randrange(1, 9))) for _ in range(3000)
    ]
    words[100] = "low" * 500
    text = "".join(word + draw.choice([" ", "\n", "! "]) for word in words)
    for mode in MODES:
        wanted = word_by_word(tokenizer, text, mode)
        assert [tokenizer.encode(text, mode=mode) for _ in range(2)] == [wanted] * 2


def test_a_word_with_an_unknown_character_among_many_new_ones_is_told():
    tokenizer = BPETokenizer()
    tokenizer.train(["0123456789 \n"], special_tokens=[])
    text = "\n".join(map(str, range(1000)))
    for mode in MODES:
        with pytest.raises(UnknownCharactersError) as told:
            tokenizer.encode(text + " Z y", mode=mode)
        assert told.value.characters == ("Z", "y")
    assert tokenizer.decode(tokenizer.encode(text)) == text


def test_words_are_forgotten_when_there_are_too_many(monkeypatch):
    monkeypatch.setattr(text_ids, "_MOST_WORDS", 50)
    monkeypatch.setattr(text_ids, "_MOST_CHARACTERS", 1000)
    reader = TextIds("document", lambda word: tuple(map(ord, word)))
    for text in [*texts(5, 60), "low " * 300, "x" * 2000, "low"]:
        assert reader.read(text) == list(map(ord, text))
        assert len(reader._words.words) < 50 + len(text)


@pytest.fixture(autouse=True, params=["as it is", "as if all were long"])
def _long(request, monkeypatch):
    if request.param != "as it is":
        monkeypatch.setattr(text_ids, "_SHORT", 0)


@pytest.mark.parametrize("special", [["<unk>", "2"], ["<unk>"], ["2"], []])
def test_a_character_that_only_the_ids_know_is_found_by_every_mode(special):
    tokenizer = BPETokenizer()
    tokenizer.train(["01 0"], special_tokens=special)
    text = MANY + " 2" * bool(special)
    for mode in MODES:
        assert tokenizer.encode(text, mode=mode) == word_by_word(tokenizer, text, mode)


def test_what_is_remembered_is_forgotten_with_the_vocabulary():
    tokenizer = BPETokenizer()
    for special in ([], ["1"], ["11", "2"]):
        tokenizer.train(
            ["0 01 011"], vocab_size=4 + len(special), special_tokens=["<unk>", *special]
        )
        for text in (MANY, MANY + " 2 q"):
            for mode in MODES:
                wanted = word_by_word(tokenizer, text, mode)
                assert tokenizer.encode(text, mode=mode) == wanted
        tokenizer.add_special_tokens(["q"])
        for mode in MODES:
            assert tokenizer.encode(text, mode=mode) == word_by_word(tokenizer, text, mode)
    assert "_longest_together" not in pickle.loads(pickle.dumps(tokenizer)).__dict__


def test_tokens_and_words_of_any_length_are_split_together():
    tokenizer = BPETokenizer()
    tokenizer.train(["a" * 300], vocab_size=9)
    words = ["a" * length + "b" * (length % 3) for length in range(1, 200)]
    text = "\n".join(words)
    for mode in MODES:
        assert tokenizer.encode(text, mode=mode) == word_by_word(tokenizer, text, mode)


@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@pytest.mark.parametrize("mark", ["", "_", "</w>"])
def test_a_long_new_word_is_split_like_any_other(alphabet, mark):
    tokenizer = BPETokenizer()
    options = {"end_of_word": mark, "end_of_word_attached": mark == "</w>", "alphabet": alphabet}
    tokenizer.train(["aaaaaab lower lowest newest 😀"] * 3, vocab_size=300, **options)
    draw = random.Random(4)
    for letters in ("a", "ab", "lowerst", "lowerst!?", "ab2"):  # nothing else has a 2
        text = "".join(draw.choices(letters, k=3000)) + " low"
        for mode in MODES:
            assert tokenizer.encode(text, mode=mode) == word_by_word(tokenizer, text, mode)


def test_threads_may_read_with_one_tokenizer_at_the_same_time():
    tokenizer = BPETokenizer()
    tokenizer.train(texts(1, 30), vocab_size=100)
    several = [" ".join(texts(seed, 20)) for seed in range(24)]
    wanted = [word_by_word(tokenizer, text, "rank-ordered") for text in several]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(tokenizer.encode, several)) == wanted
    finally:
        sys.setswitchinterval(interval)


def test_an_interrupted_reading_leaves_nothing_wrong_behind(monkeypatch):
    tokenizer = BPETokenizer()
    tokenizer.train(texts(1, 30), vocab_size=100)
    several = [" ".join(texts(seed, 20)) for seed in range(20)]
    learn, draw = word_ids.with_room, random.Random(1)

    def interrupted(*arguments):
        if draw.random() < 0.2:
            raise KeyboardInterrupt
        return learn(*arguments)

    monkeypatch.setattr(word_ids, "with_room", interrupted)
    for text in several:
        with suppress(KeyboardInterrupt):
            assert tokenizer.encode(text) == word_by_word(tokenizer, text, "rank-ordered")
    monkeypatch.undo()
    for text in several:
        assert tokenizer.encode(text) == word_by_word(tokenizer, text, "rank-ordered")
