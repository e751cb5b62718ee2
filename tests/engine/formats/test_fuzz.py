"""Damaged files open or are refused with a sentence, whatever is wrong with them.

Small files of every kind are made here; then bytes of them are changed, and values of those that
are JSON. What opens must split texts, be examined and saved, too, or say in its own words why it
cannot; and what is saved without a loss gives the same ids when it is opened again.
"""

import copy
import gzip
import io
import json
import random
import time

import pytest
import sentencepiece
from tokenizers import (
    Tokenizer,
    decoders,
    models,
    normalizers,
    pre_tokenizers,
    processors,
    trainers,
)

from engine import TokenizerFileError, open_tokenizer
from engine.analysis.doctor import examine
from engine.formats.saving import losses, save_as
from engine.pipeline import UnsupportedTokenizerError
from engine.text.patterns import PatternTimeoutError
from engine.tokenizer import UnknownCharactersError
from tests.engine.cases import example_tokenizer

SECONDS = 0.6
NOT_SPLIT = (UnsupportedTokenizerError, UnknownCharactersError, PatternTimeoutError)
TEXTS = ("low lower 12", "Ещё 日本 \ud83d 😀\n")
VALUES = (None, True, 0, -1, 1.5, 1e400, 10**30, "", "a", "\ud800", "<unk>", [], [[]], {}, [0, 1])
CORPUS = ["low lower lowest newest widest", "Ещё не вечер 日本"] * 5


def hugging_face(kind, trainer, **stages):
    library = Tokenizer(kind)
    for name, stage in stages.items():
        setattr(library, name, stage)
    library.train_from_iterator(CORPUS, trainer)
    return library.to_str().encode()


def sentencepiece_model(kind):
    out = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(CORPUS * 3),
        model_writer=out,
        model_type=kind,
        vocab_size=60,
        byte_fallback=False,
        hard_vocab_limit=False,
        minloglevel=3,
    )
    return out.getvalue()


def files(folder):
    example_tokenizer().save(folder / "own.json")
    special = ["<unk>", "[CLS]", "[SEP]"]
    template = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair=None, special_tokens=[("[CLS]", 1), ("[SEP]", 2)]
    )
    byte_level = hugging_face(
        models.BPE(unk_token="<unk>"),
        trainers.BpeTrainer(vocab_size=80, special_tokens=special, show_progress=False),
        normalizer=normalizers.Sequence([normalizers.NFC(), normalizers.Replace("a", "b")]),
        pre_tokenizer=pre_tokenizers.ByteLevel(),
        post_processor=template,
        decoder=decoders.ByteLevel(),
    )
    unigram = hugging_face(
        models.Unigram(),
        trainers.UnigramTrainer(
            vocab_size=60, special_tokens=special, show_progress=False, unk_token="<unk>"
        ),
        normalizer=normalizers.BertNormalizer(),
        pre_tokenizer=pre_tokenizers.Metaspace(),
        decoder=decoders.Metaspace(),
    )
    return {
        "own": (folder / "own.json").read_bytes(),
        "byte-level": byte_level,
        "unigram": unigram,
        "sentencepiece BPE": sentencepiece_model("bpe"),
        "sentencepiece unigram": sentencepiece_model("unigram"),
        "tiktoken": b"IQ== 0\nIg== 1\nbG8= 2\nbG93 3\n",
        "tiktoken gzip": gzip.compress(b"IQ== 0\nIg== 1\nbG8= 2\nbG93 3\n"),
        "tiktoken JSON": json.dumps(
            {"pat_str": r"\w+|\W", "special_tokens": {"<e>": 9}, "bpe_ranks": "! 0 bA== bw== bG8="}
        ).encode(),
        "tekken": json.dumps(
            {
                "config": {"pattern": r"\S+", "default_num_special_tokens": 3},
                "vocab": [{"rank": 0, "token_bytes": "bA=="}, {"rank": 1, "token_bytes": "bw=="}],
            }
        ).encode(),
        "vocabulary": '{"a": 0, "Ġ": 1, "Ġa": 2, "<|e|>": 3}'.encode(),
        "merges": "#version: 0.2\nĠ l\nĠl o\no w\n".encode(),
        "codes": b"#version: 0.2\nl o\nlo w</w>\ne r</w>\n",
        "clip": b'"bpe_simple_vocab_16e6.txt#version: 0.2\nl o\nlo w</w>\n',
        "BERT": b"[PAD]\n[UNK]\n[CLS]\n[SEP]\nlow\n##er\n",
        "list": b'["[UNK]", "low", "##er"]',
        "minbpe": b"minbpe v1\n \\w+|\\W\n1\n<e> 300\n108 111\n256 119\n",
    }


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    return files(tmp_path_factory.mktemp("good"))


def with_other_bytes(data, choice):
    data = bytearray(data)
    for _ in range(choice.randint(1, 4)):
        place = choice.randrange(len(data) + 1)
        what = choice.random()
        if what < 0.4:
            data[place : place + 1] = bytes([choice.randrange(256)])
        elif what < 0.6:
            del data[place : place + choice.randint(1, 20)]
        elif what < 0.8:
            data[place:place] = data[: choice.randint(1, 40)]
        else:
            del data[place:]
    return bytes(data)


def with_other_values(data, choice):
    value = json.loads(data)
    for _ in range(choice.randint(1, 3)):
        _change(value, choice)
    return json.dumps(value).encode()


def _change(value, choice):
    """Go down at random, and put something else somewhere."""
    while isinstance(value, dict | list) and value:
        key = choice.choice(list(value) if isinstance(value, dict) else range(len(value)))
        if choice.random() < 0.35 or not isinstance(value[key], dict | list) or not value[key]:
            what = choice.random()
            if what < 0.25:
                del value[key]
            elif what < 0.5 and isinstance(value, dict):
                value[choice.choice(["vocab", "type", "id", "x", ""])] = value.pop(key)
            else:
                value[key] = copy.deepcopy(choice.choice(VALUES))
            return
        value = value[key]


def check(path):
    try:
        tokenizer = open_tokenizer(path)
    except TokenizerFileError as error:
        assert error.path is not None and error.reason
        return
    for text in TEXTS:
        try:
            encoding = tokenizer.encode(text, add_special_tokens=True)
            # A template may name ids that nothing has.
            known = [number for number in encoding.ids if number in tokenizer.vocabulary.values()]
            tokenizer.decode(known)
        except NOT_SPLIT:
            pass
    examine(tokenizer)
    for format, lost in losses(tokenizer).items():
        if not lost and tokenizer.refusal is None:
            saved = open_tokenizer(save_as(tokenizer, path.with_name(f"saved as {format}"), format))
            for text in TEXTS:
                assert plain_ids(saved, text) == plain_ids(tokenizer, text), format


def plain_ids(tokenizer, text):
    try:
        return tokenizer.encode(text, match_special_tokens=False).ids
    except NOT_SPLIT:
        return None


def run(good, name, damage, path):
    end = time.process_time() + SECONDS
    seed = 0
    while time.process_time() < end:
        choice = random.Random(f"{name} {seed}")
        data = damage(good[name], choice)
        path.write_bytes(data)
        try:
            check(path)
        except Exception as error:
            error.add_note(f"{name}, seed {seed}: {data[:2000]!r}")
            raise
        seed += 1
    assert seed > 5


NAMES = """own, byte-level, unigram, sentencepiece BPE, sentencepiece unigram, tiktoken,
 tiktoken gzip, tiktoken JSON, tekken, vocabulary, merges, codes, clip, BERT, list, minbpe"""


@pytest.mark.parametrize("name", [name.strip() for name in NAMES.split(",")])
def test_files_with_damaged_bytes_open_or_are_refused(good, name, tmp_path):
    run(good, name, with_other_bytes, tmp_path / "x.json")


@pytest.mark.parametrize(
    "name", ["own", "byte-level", "unigram", "tiktoken JSON", "tekken", "vocabulary"]
)
def test_json_with_other_values_opens_or_is_refused(good, name, tmp_path):
    run(good, name, with_other_values, tmp_path / "x.json")


@pytest.mark.parametrize("name", ["own", "byte-level", "tiktoken", "sentencepiece BPE", "minbpe"])
def test_undamaged_files_open(good, name, tmp_path):
    (tmp_path / "x").write_bytes(good[name])
    assert open_tokenizer(tmp_path / "x").vocabulary
