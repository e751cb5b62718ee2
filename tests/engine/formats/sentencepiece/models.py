"""Small SentencePiece models, trained here with every setting that changes how texts are split."""

import io
import random
from functools import cache

import sentencepiece

SETTINGS = {
    "bpe": {"model_type": "bpe"},
    "bpe, bytes": {"model_type": "bpe", "byte_fallback": True, "vocab_size": 330},
    "bpe as of LLaMA": {
        "model_type": "bpe",
        "byte_fallback": True,
        "vocab_size": 340,
        "normalization_rule_name": "identity",
        "remove_extra_whitespaces": False,
        "split_digits": True,
        "allow_whitespace_only_pieces": True,
    },
    "bpe, spaces behind": {"model_type": "bpe", "treat_whitespace_as_suffix": True},
    "bpe across spaces": {"model_type": "bpe", "split_by_whitespace": False},
    "bpe, own pieces": {
        "model_type": "bpe",
        "user_defined_symbols": ["ab", "<u>", "▁c", "aab"],
        "control_symbols": ["<c>"],
    },
    "bpe, nothing put before": {
        "model_type": "bpe",
        "add_dummy_prefix": False,
        "remove_extra_whitespaces": False,
        "pad_id": 3,
    },
    "unigram": {"model_type": "unigram"},
    "unigram, bytes": {"model_type": "unigram", "byte_fallback": True, "vocab_size": 330},
    "unigram, own pieces": {
        "model_type": "unigram",
        "user_defined_symbols": ["ab", "<u>", "▁c", "aab"],
        "unk_surface": "",
    },
    "unigram, small letters": {
        "model_type": "unigram",
        "normalization_rule_name": "nmt_nfkc_cf",
        "bos_id": -1,
    },
    "unigram, spaces kept": {
        "model_type": "unigram",
        "remove_extra_whitespaces": False,
        "normalization_rule_name": "nfkc",
        "treat_whitespace_as_suffix": True,
        "unk_surface": "▁?",
    },
    "unigram, nothing put before": {
        "model_type": "unigram",
        "add_dummy_prefix": False,
        "byte_fallback": True,
        "vocab_size": 330,
    },
    "char": {"model_type": "char", "vocab_size": 16},
    "char, own pieces": {
        "model_type": "char",
        "vocab_size": 20,
        "user_defined_symbols": ["ab", "▁c"],
        "normalization_rule_name": "identity",
    },
    "word": {"model_type": "word", "vocab_size": 40},
    "word, bytes": {"model_type": "word", "byte_fallback": True, "vocab_size": 300},
    "word, nothing put before": {
        "model_type": "word",
        "vocab_size": 40,
        "add_dummy_prefix": False,
        "remove_extra_whitespaces": False,
        "treat_whitespace_as_suffix": True,
    },
}


@cache
def trained(name: str) -> bytes:
    """The content of a model file."""
    chosen = random.Random(7)
    sentences = [
        "".join(chosen.choice("aaabbcdeё日12  ") for _ in range(chosen.randrange(3, 30)))
        for _ in range(300)
    ]
    model = io.BytesIO()
    options = {"vocab_size": 60, "hard_vocab_limit": False, "minloglevel": 9, **SETTINGS[name]}
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(sentences), model_writer=model, **options
    )
    return model.getvalue()


@cache
def library(name: str) -> sentencepiece.SentencePieceProcessor:
    """The reference."""
    return sentencepiece.SentencePieceProcessor(model_proto=trained(name))
