"""Ids of texts and of long words, against tiktoken and tokenizers on the same merges.

``python -m tests.benchmarks throughput`` (see ``__main__``). Every program runs in one thread of a
process of its own, and they take turns; processor seconds, medians, ratios: below 1 this project is
faster. Every answer is compared.
"""

import random
import re
import string
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from engine import BPETokenizer
from tests.benchmarks.alone import Alone
from tests.benchmarks.encoders import Answer, Own, Peer
from tests.benchmarks.real_text import real_text
from tests.benchmarks.report import Figure, Result, Table, alternated

PACKAGES = ("tiktoken", "tokenizers", "regex")
ROUNDS = 3
RANKED, LONGEST = "rank-ordered", "longest-match"
KNOWN = "the first time, words known from the training"
FIRST_BY_LONGEST = "by longest match, the first time"
MOST_FOR_LONG_WORDS = 10.0


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
            own, peers = Alone(Own, path, text), _peers(path, alphabet)
            title = f"{size // 10**6} MB, {vocabulary} tokens, {alphabet}"
            yield _whole_texts(own, peers, text, title, short)
            if alphabet == "bytes":
                lengths = (100_000,) if short else (100_000, 1_000_000)
                yield _long_words(own, peers.get("tiktoken"), text, lengths)
            for program in (own, *peers.values()):
                program.end()


def _peers(path: Path, alphabet: str) -> dict[str, Alone]:
    names = ("tiktoken", "tokenizers") if alphabet == "bytes" else ("tokenizers",)
    return {name: Alone(Peer, name, path) for name in names if find_spec(name) is not None}


def _whole_texts(own: Alone, peers: dict[str, Alone], text: str, title: str, short: bool) -> Table:
    ids = own.ask("read", text).digest
    of_peers = {name: _run(partial(peer.ask, "read", text), ids) for name, peer in peers.items()}
    found = alternated({**_own_runs(own, ids), **of_peers}, 2 if short else 5)
    theirs = {peer: found.pop(peer)["seconds"] for peer in peers}
    rows = [(way, *_against(one["seconds"], theirs)) for way, one in found.items()]
    columns = ("ids of the text", "s", *(f"x {peer}" for peer in peers))
    seconds = ", ".join(f"{peer} {time:.2f} s" for peer, time in theirs.items())
    figures = tuple(
        Figure(f"ids of {title}, {way}", found[way]["seconds"] / time, 1, f"x {peer}")
        for way in (KNOWN, FIRST_BY_LONGEST)
        for peer, time in theirs.items()
        if not short  # of a tenth of the text nothing is asked
    )
    return Table(title, columns, rows, f"{seconds}; same ids.", figures)


def _against(own: float, theirs: dict[str, float]) -> tuple[str, ...]:
    return f"{own:.2f}", *(f"**{own / peer:.2f}**" for peer in theirs.values())


def _own_runs(own: Alone, ids: str) -> dict[str, Callable[[], Result]]:
    return {
        "the first time, words unknown": _run(partial(own.ask, "first", RANKED), ids),
        KNOWN: _run(partial(own.ask, "after_training"), ids),
        "again": _run(partial(own.ask, "again", RANKED), ids),
        "again, with a character changed": _run(partial(own.ask, "edited", RANKED)),
        FIRST_BY_LONGEST: _run(partial(own.ask, "first", LONGEST)),
        "by longest match, again": _run(partial(own.ask, "again", LONGEST)),
    }


def _run(ask: Callable[[], Answer], wanted: str | None = None) -> Callable[[], Result]:
    def run() -> Result:
        answer = ask()
        if wanted not in (None, answer.digest):
            raise ValueError("the ids are different")
        return {"seconds": answer.seconds}

    return run


def _long_words(own: Alone, tiktoken: Alone | None, text: str, lengths: tuple[int, ...]) -> Table:
    """Each run reads a word that was never read before: it begins with another letter."""
    rows: list[tuple[str, ...]] = []
    figures: list[Figure] = []
    for length in lengths:
        for name, word in _words(text, length):
            title = f"{length:,} {name}".replace(",", " ")
            times, ratio = _long_word(own, tiktoken, word)
            rows.append((title, *times))
            if ratio is not None:
                what = f"a new word of {title}"
                figures.append(Figure(what, ratio, MOST_FOR_LONG_WORDS, "x tiktoken"))
    columns = ("one word of", "s", "x tiktoken", "by longest match, s")
    return Table("Long words, bytes", columns, rows, figures=tuple(figures))


def _long_word(
    own: Alone, tiktoken: Alone | None, word: str
) -> tuple[tuple[str, str, str], float | None]:
    new = [f"{letter}{word}" for letter in string.ascii_uppercase[:ROUNDS]]
    wanted = [tiktoken.ask("read", word).digest for word in new] if tiktoken else [None] * ROUNDS
    runs = {
        "own": _each(partial(own.ask, "read"), new, wanted),
        "longest": _each(lambda word: own.ask("read", word, LONGEST), new, [None] * ROUNDS),
    }
    if tiktoken:
        runs["tiktoken"] = _each(partial(tiktoken.ask, "read"), new, wanted)
    found = {run: one["seconds"] for run, one in alternated(runs, ROUNDS).items()}
    ratio = found["own"] / found["tiktoken"] if tiktoken else None
    shown = "" if ratio is None else f"**{ratio:.1f}**"
    return (f"{found['own']:.3f}", shown, f"{found['longest']:.3f}"), ratio


def _each(
    read: Callable[[str], Answer], texts: list[str], wanted: list[str | None] | list[str]
) -> Callable[[], Result]:
    """Read another of the texts in each run."""
    rest = zip(texts, wanted, strict=True)

    def run() -> Result:
        text, digest = next(rest)
        return _run(partial(read, text), digest)()

    return run


def _words(text: str, length: int) -> Iterator[tuple[str, str]]:
    draw = random.Random(1)
    yield "equal letters", "a" * length
    yield "random letters", "".join(draw.choices("abcdefghijklmnopqrstuvwxyz", k=length))
    letters = re.sub(r"[\W_]+", "", text)
    yield "letters of the text", (letters * (length // len(letters) + 1))[:length]
