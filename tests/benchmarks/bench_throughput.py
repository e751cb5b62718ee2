"""Ids of texts and of long words, against tiktoken and tokenizers on the same merges.

``python -m tests.benchmarks throughput`` (see ``__main__``). All run in one thread and one process;
processor seconds, medians, ratios: below 1 this project is faster. Every answer is compared.
"""

import os
import random
import re
import string
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from engine import BPETokenizer
from engine.text.alphabet import label_bytes
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.pretokenize import SPLIT_RULES
from tests.benchmarks.real_text import real_text
from tests.benchmarks.report import Result, Table, alternated

os.environ["TOKENIZERS_PARALLELISM"] = "false"
PACKAGES = ("tiktoken", "tokenizers", "regex")
PATTERN = SPLIT_RULES["document"]
ROUNDS = 3
Encode = Callable[[str], list[int]]


def tables(short: bool) -> Iterator[Table]:
    """Measure; the short form takes a tenth of the text and a quarter of the vocabulary."""
    size, vocabulary = (1_000_000, 8_000) if short else (10_000_000, 32_000)
    text = real_text(size)[0].read_text("utf-8")
    for alphabet in ("bytes", "characters"):
        trained = BPETokenizer()
        trained.train([text], vocab_size=vocabulary, alphabet=alphabet)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "trained.json"
            trained.save(path)
            yield _whole_texts(trained, path, text, f"{size // 10**6} MB", 2 if short else 5)
        if alphabet == "bytes":
            yield _long_words(trained, text, (100_000,) if short else (100_000, 1_000_000))


def _whole_texts(trained: BPETokenizer, path: Path, text: str, name: str, rounds: int) -> Table:
    own = trained.encode(text)
    peers = {peer: _seconds(encode, text, own) for peer, encode in _peers(trained).items()}
    found = alternated({**_own_runs(trained, path, text, own), **peers}, rounds)
    theirs = {peer: found.pop(peer)["seconds"] for peer in peers}
    rows = [(way, *_against(one["seconds"], theirs)) for way, one in found.items()]
    columns = ("ids of the text", "s", *(f"x {peer}" for peer in peers))
    seconds = ", ".join(f"{peer} {time:.2f} s" for peer, time in theirs.items())
    alphabet, total = trained.writing.alphabet, len(trained.vocab_list)
    return Table(f"{name}, {total} tokens, {alphabet}", columns, rows, f"{seconds}; same ids.")


def _against(own: float, theirs: dict[str, float]) -> tuple[str, ...]:
    return f"{own:.2f}", *(f"**{own / peer:.2f}**" for peer in theirs.values())


def _own_runs(
    trained: BPETokenizer, path: Path, text: str, ids: list[int]
) -> dict[str, Callable[[], Result]]:
    middle = len(text) // 2
    edited = text[:middle] + "q" + text[middle:]
    read = BPETokenizer.load(path)

    def first() -> Result:
        nonlocal read
        read = BPETokenizer.load(path)
        return _seconds(read.encode, text, ids)()

    def after_training() -> Result:
        trained._text_ids["rank-ordered"].forget_pieces()
        return _seconds(trained.encode, text, ids)()

    def longest(text: str) -> list[int]:
        return read.encode(text, mode="longest-match")

    return {
        "the first time, words unknown": first,
        "the first time, words known from the training": after_training,
        "again": _seconds(lambda text: read.encode(text), text, ids),
        "again, with a character changed": _seconds(lambda text: read.encode(text), edited),
        "by longest match, the first time": _seconds(longest, text),
        "by longest match, again": _seconds(longest, text),
    }


def _seconds(encode: Encode, text: str, wanted: list[int] | None = None) -> Callable[[], Result]:
    def run() -> Result:
        start = time.process_time()
        ids = encode(text)
        result = {"seconds": time.process_time() - start}
        if wanted is not None and ids != wanted:
            raise ValueError("the ids are different")
        return result

    return run


def _peers(trained: BPETokenizer) -> dict[str, Encode]:
    known = {"tokenizers": _tokenizers}
    if trained.writing.alphabet == "bytes":
        known = {"tiktoken": _tiktoken, **known}
    return {name: make(trained) for name, make in known.items() if find_spec(name) is not None}


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


def _long_words(trained: BPETokenizer, text: str, lengths: tuple[int, ...]) -> Table:
    """Each run reads a word that was never read before: it begins with another letter."""
    tiktoken = _tiktoken(trained) if find_spec("tiktoken") is not None else None
    rows: list[tuple[str, ...]] = []
    for length in lengths:
        for name, word in _words(text, length):
            new = [f"{letter}{word}" for letter in string.ascii_uppercase[:ROUNDS]]
            runs = {
                "own": _each(trained.encode, new),
                "longest": _each(lambda text: trained.encode(text, mode="longest-match"), new),
            }
            if tiktoken is not None:
                runs["tiktoken"] = _each(tiktoken, new)
                if any(trained.encode(word) != tiktoken(word) for word in new):
                    raise ValueError("the ids are different")
                trained._forget_words()
            found = {run: one["seconds"] for run, one in alternated(runs, ROUNDS).items()}
            ratio = f"**{found['own'] / found['tiktoken']:.1f}**" if tiktoken else ""
            times = f"{found['own']:.3f}", ratio, f"{found['longest']:.3f}"
            rows.append((f"{length:,} {name}".replace(",", " "), *times))
    columns = ("one word of", "s", "x tiktoken", "by longest match, s")
    return Table("Long words, bytes", columns, rows)


def _each(encode: Encode, texts: list[str]) -> Callable[[], Result]:
    """Read another of the texts in each run."""
    rest = iter(texts)
    return lambda: _seconds(encode, next(rest))()


def _words(text: str, length: int) -> Iterator[tuple[str, str]]:
    draw = random.Random(1)
    yield "equal letters", "a" * length
    yield "random letters", "".join(draw.choices("abcdefghijklmnopqrstuvwxyz", k=length))
    letters = re.sub(r"[\W_]+", "", text)
    yield "letters of the text", (letters * (length // len(letters) + 1))[:length]
