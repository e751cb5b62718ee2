"""Programs that give the ids of texts: this one, in every state it can be in, and its peers.

Each is made from the same tokenizer file and says how long it took, in processor seconds of its
process, and a digest of the ids, by which they are compared. `bench_throughput` lets them take
turns, each in a process of its own (`alone`).
"""

import hashlib
import os
import random
import string
import time
from array import array
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from engine import BPETokenizer
from engine.text.alphabet import label_bytes
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.pretokenize import SPLIT_RULES

PATTERN = SPLIT_RULES["document"]
Encode = Callable[[str], list[int]]


class Answer(NamedTuple):
    """What a program says of a text.

    Attributes:
        seconds: How long it took.
        digest: The same for the same ids.
    """

    seconds: float
    digest: str


class Peer:
    """Another program."""

    def __init__(self, name: str, path: Path) -> None:
        trained = BPETokenizer.load(path)
        os.environ["TOKENIZERS_PARALLELISM"] = "false"
        make = {"tiktoken": _tiktoken, "tokenizers": _tokenizers}[name]
        self._encode = make(trained)

    def read(self, text: str) -> Answer:
        """Split a text."""
        return _timed(self._encode, text)


class Own:
    """This program, with a text that it reads in every state."""

    def __init__(self, path: Path, text: str) -> None:
        self._path, self._text = path, text
        self._read = BPETokenizer.load(path)

    def first(self, mode: str) -> Answer:
        """Read the text with a tokenizer that knows none of its words.

        It is ready as the peers are: what it prepares from the vocabulary is there. Words that are
        in no text make it do so.
        """
        self._read = BPETokenizer.load(self._path)
        self._read.encode(_words_of_no_text(), mode=mode)
        return self.again(mode)

    def after_training(self) -> Answer:
        """Read the text with a tokenizer that has just learned from it, and never read a text."""
        trained, writing = BPETokenizer(), self._read.writing
        total = len(self._read.vocab_list)
        trained.train([self._text], vocab_size=total, alphabet=writing.alphabet)
        return _timed(trained.encode, self._text)

    def again(self, mode: str) -> Answer:
        """Read the text that was read before."""
        return self._timed(self._text, mode)

    def edited(self, mode: str) -> Answer:
        """Read the text with a character more in the middle of what was read before."""
        middle = len(self._text) // 2
        return self._timed(self._text[:middle] + "q" + self._text[middle:], mode)

    def read(self, text: str, mode: str = "rank-ordered") -> Answer:
        """Read another text, in whatever state this is."""
        return self._timed(text, mode)

    def _timed(self, text: str, mode: str) -> Answer:
        return _timed(lambda text: self._read.encode(text, mode=mode), text)


def _words_of_no_text() -> str:
    """Make many short words and a long one: each sort is split in its own way."""
    draw = random.Random(1)
    lengths = [9] * 300 + [100]
    return " ".join("".join(draw.choices(string.ascii_lowercase, k=k)) for k in lengths)


def _timed(encode: Encode, text: str) -> Answer:
    start = time.process_time()
    ids = encode(text)
    seconds = time.process_time() - start
    return Answer(seconds, hashlib.sha256(array("q", ids).tobytes()).hexdigest())


def _tiktoken(trained: BPETokenizer) -> Encode:
    ranks = {label_bytes(label): trained.vocab[label] for label in trained.vocab_list}
    library = import_module("tiktoken")
    encoding = library.Encoding("own", pat_str=PATTERN, mergeable_ranks=ranks, special_tokens={})
    return encoding.encode_ordinary


def _tokenizers(trained: BPETokenizer) -> Encode:
    library = import_module("tokenizers")
    stages = [library.pre_tokenizers.Split(library.Regex(PATTERN), "isolated")]
    written = {label: label for label in trained.vocab_list}
    if trained.writing.alphabet == "bytes":
        stages.append(library.pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False))
        written = {label: _byte_characters(label) for label in trained.vocab_list}
    vocabulary = {written[label]: trained.vocab[label] for label in trained.vocab_list}
    merges = [(written[left], written[right]) for left, right in trained.merge_list]
    tokenizer = library.Tokenizer(library.models.BPE(vocabulary, merges))
    tokenizer.pre_tokenizer = library.pre_tokenizers.Sequence(stages)
    return lambda text: tokenizer.encode(text).ids


def _byte_characters(label: str) -> str:
    return "".join(BYTE_CHARACTERS[byte] for byte in label_bytes(label))
