"""Training: against compiled trainers, with every tie rule, on the worst inputs, and how it grows.

``python -m tests.benchmarks training`` (see ``__main__``). Reading the file, splitting, counting
and the whole trace are part of what is measured; importing is not. All programs take turns in one
run, each time in a process of its own; ratios are of wall time, below 1 this project is faster.
"""

import math
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from engine.training import TIE_RULES
from tests.benchmarks.real_text import FOLDER, real_text
from tests.benchmarks.report import Result, Table, alternated
from tests.benchmarks.trainers import installed, measure

PACKAGES = ("tokenizers", "rustbpe", "sentencepiece", "bpeasy", "numpy")
ALPHABETS = ("characters", "bytes")
SIZES = {10_000_000: "10 MB", 1_000_000: "1 MB"}
VOCABULARIES = (1_000, 8_000, 32_000)
GROWING = (1_000_000, 2_000_000, 4_000_000, 8_000_000)
ALL = 4_000_000
"""A vocabulary that no text here can fill: training ends when no pair is left."""

PATIENCE = 30.0
"""So many seconds another program gets for one of the worst inputs."""


def tables(short: bool) -> Iterator[Table]:
    """Measure; the short form only what tells soon whether a change was good."""
    if short:
        yield from _against_peers(10_000_000, (8_000,), 1, ("bytes",))
        yield from _against_peers(1_000_000, (8_000,), 2, ALPHABETS)
        yield _tie_rules(1_000_000, 32_000, 3)
        yield _growth((1_000_000, 4_000_000), ())
        return
    for size, rounds in ((10_000_000, 3), (1_000_000, 5)):
        yield from _against_peers(size, VOCABULARIES, rounds, ALPHABETS)
        for tokens in VOCABULARIES:
            yield _tie_rules(size, tokens, 3)
    yield _growth(GROWING, GROWING)
    yield _worst_inputs()


def _against_peers(
    size: int, vocabularies: tuple[int, ...], rounds: int, alphabets: tuple[str, ...]
) -> Iterator[Table]:
    path, recipe = real_text(size)
    for alphabet in alphabets:
        peers = installed(alphabet)
        rows = [_row(path, count, alphabet, peers, rounds) for count in vocabularies]
        heads = [head for peer in peers for head in (peer, f"x {peer}")]
        columns = ("tokens", "s", "processor s", "MB", *heads, "MB x tokenizers")
        note = f"{recipe}; medians of {rounds}; of the peers seconds, MB, and the ratio of seconds."
        yield Table(f"{SIZES[size]}, {alphabet}", columns, rows, note)


def _row(
    path: Path, vocabulary: int, alphabet: str, peers: list[str], rounds: int
) -> tuple[str, ...]:
    runs = {name: partial(measure, name, path, vocabulary, alphabet) for name in ("ours", *peers)}
    found = alternated(runs, rounds)
    own = found.pop("ours")
    cells = [f"{vocabulary:,}".replace(",", " "), *_own_cells(own)]
    for peer in found.values():
        cells.append(f"{peer['seconds']:.2f} ({peer['megabytes']:.0f} MB)")
        cells.append(f"**{own['seconds'] / peer['seconds']:.2f}**")
    library = found.get("tokenizers")
    cells.append(f"{own['megabytes'] / library['megabytes']:.2f}" if library else "")
    return tuple(cells)


def _own_cells(own: Result) -> tuple[str, str, str]:
    return f"{own['seconds']:.2f}", f"{own['processor']:.2f}", f"{own['megabytes']:.0f}"


def _tie_rules(size: int, tokens: int, rounds: int) -> Table:
    path, _ = real_text(size)
    runs = {
        rule: partial(measure, f"ours:{rule}", path, tokens, "characters") for rule in TIE_RULES
    }
    found = alternated(runs, rounds)
    usual = found["first-seen"]["processor"]
    rows = [
        (rule, *_own_cells(own), f"{own['processor'] / usual:.2f}") for rule, own in found.items()
    ]
    columns = ("tie rule", "s", "processor s", "MB", "x first-seen")
    shown = f"{tokens:,}".replace(",", " ")
    title = f"{SIZES[size]}, {shown} tokens, characters, by tie rule"
    return Table(title, columns, rows, "The ratio is of processor seconds.")


def _growth(texts: tuple[int, ...], lines: tuple[int, ...]) -> Table:
    """Tell what growing texts cost, and growing lines of random letters without a space."""
    rows = [
        *_growing("text", 8_000, {size: real_text(size)[0] for size in texts}),
        *_growing("line", ALL, {size: _written(_line_of(size), f"line-{size}") for size in lines}),
    ]
    columns = ("characters", "s", "processor s", "MB", "processor s for n log n")
    note = "A text for 8 000 tokens, a line until no pair is left; the smallest one's n log n is 1."
    return Table("How it grows", columns, rows, note)


def _growing(kind: str, vocabulary: int, files: dict[int, Path]) -> Iterator[tuple[str, ...]]:
    first = 0.0
    for size, path in files.items():
        own = measure("ours", path, vocabulary, "characters")
        unit = own["processor"] / (size * math.log(size))
        first = first or unit
        yield (f"{kind}, {size / 1e6:g} MB", *_own_cells(own), f"{unit / first:.2f}")


def _worst_inputs() -> Table:
    rows: list[tuple[str, ...]] = []
    for name, text, some in _worst_texts():
        path = _written(text, "worst")
        for vocabulary in (some, ALL):
            own = [measure(f"ours:{rule}", path, vocabulary, "characters") for rule in TIE_RULES]
            most = max(result["megabytes"] for result in own)
            cells = (f"{result['seconds']:.2f}" for result in own)
            shown = "all" if vocabulary == ALL else f"{vocabulary:,}".replace(",", " ")
            rows.append((name, shown, *cells, f"{most:.0f}", _patiently(path, vocabulary)))
    columns = ("text", "tokens", *(f"{rule}, s" for rule in TIE_RULES), "MB", "tokenizers, s")
    return Table("Worst inputs, characters", columns, rows)


def _patiently(path: Path, vocabulary: int) -> str:
    """Say how long the library needs, as long as one likes to wait; nobody waits twice."""
    if not installed("characters") or vocabulary == ALL:
        return ""
    try:
        result = measure("tokenizers", path, vocabulary, "characters", PATIENCE)
    except TimeoutError:
        return f"more than {PATIENCE:.0f}"
    return f"{result['seconds']:.2f} ({result['megabytes']:.0f} MB)"


def _written(text: str, name: str) -> Path:
    path = FOLDER / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    return path


def _line_of(letters: int) -> str:
    return "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz", k=letters))


def _worst_texts() -> Iterator[tuple[str, str, int]]:
    """Give names, texts, and vocabularies that leave some thousand merges."""
    yield "a line of 1 000 000 letters without spaces", _line_of(1_000_000), 8_000
    yield "`a` × 1 000 000", "a" * 1_000_000, 8_000
    numbers = (f"{i:x}" for i in range(1 << 20, (1 << 20) + 10**6))
    yield "1 000 000 distinct words", " ".join(numbers), 8_000
    draw = random.Random(1)
    signs = [chr(0x4E00 + i) for i in range(20_000)]
    words = ("".join(draw.choices(signs, k=3)) for _ in range(250_000))
    yield "an alphabet of 20 000 characters, 250 000 words", " ".join(words), 28_000
