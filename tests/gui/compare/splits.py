"""Splits of the four-word example, for tests of what is made of them."""

import json
from pathlib import Path

from engine import BPETokenizer
from engine.formats import open_tokenizer
from engine.text.byte_characters import BYTE_CHARACTERS, as_byte_text
from gui.compare.presenter import Presenter
from gui.state.compare_state import Split
from gui.work.compare_job import LaneWay, encode
from gui.work.sealed import AnyTokenizer
from gui.work.tokenizer_shelf import Shelf, TokenizerKey

WORDS = ["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3


def four_words(**options: object) -> BPETokenizer:
    """The tokenizer of the classic example."""
    tokenizer = BPETokenizer()
    tokenizer.train(WORDS, **{"vocab_size": 20, **options})
    return tokenizer


def split_of(text: str, *lanes: tuple[AnyTokenizer, str]) -> Split:
    """A text split by each of (tokenizer, mode)."""
    shelf = Shelf()
    ways = []
    for number, (tokenizer, mode) in enumerate(lanes):
        shelf.put_tokenizer(TokenizerKey(number), tokenizer)
        ways.append(LaneWay(TokenizerKey(number), mode))
    tokenizers = tuple(tokenizer for tokenizer, _ in lanes)
    return Split(text, tuple(ways), tokenizers, encode(shelf, text, tuple(ways)))


def present(text: str, *modes: str, tokenizer: AnyTokenizer | None = None) -> Presenter:
    """What is shown of a text in lanes of one tokenizer; by rank and by longest match if unsaid."""
    used = four_words() if tokenizer is None else tokenizer
    modes = modes or ("rank-ordered", "longest-match")
    return Presenter(split_of(text, *((used, mode) for mode in modes)))


def of_bytes(folder: Path, *texts: str) -> AnyTokenizer:
    """A file like GPT-2's, whose labels are made of characters for bytes: merges join each text."""
    labels, merges = list(BYTE_CHARACTERS), []
    for text in map(as_byte_text, texts):
        for end in range(2, len(text) + 1):
            if text[:end] not in labels:
                merges.append([text[: end - 1], text[end - 1]])
                labels.append(text[:end])
    stage = {"type": "ByteLevel", "add_prefix_space": False, "use_regex": True}
    model = {"type": "BPE", "merges": merges}
    model["vocab"] = {label: number for number, label in enumerate(labels)}
    added = [{"id": len(labels), "content": "<|é|>", "special": True}]
    path = folder / "tokenizer.json"
    content = {"added_tokens": added, "pre_tokenizer": stage, "decoder": stage, "model": model}
    path.write_text(json.dumps(content), encoding="utf-8")
    return open_tokenizer(path)
