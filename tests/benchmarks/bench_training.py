"""Training: against compiled trainers, with every tie rule, on the worst inputs, and how it grows.

``python -m tests.benchmarks training`` (see ``__main__``). Reading the file, splitting, counting
and the whole trace are part of what is measured; importing is not. All programs take turns in one
run, each time in a process of its own; ratios are of wall time, below 1 this project is faster.
"""

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


def tables(short: bool) -> Iterator[Table]:
    """Measure; the short form only what tells soon whether a change was good."""
    if short:
        yield from _against_peers(10_000_000, (8_000,), 1, ("bytes",))
        yield from _against_peers(1_000_000, (8_000,), 2, ALPHABETS)
        yield _tie_rules(1_000_000, 32_000, 1)
        yield _growth((1_250_000, 5_000_000))
        return
    for size in SIZES:
        yield from _against_peers(size, (1_000, 8_000, 32_000), 5, ALPHABETS)
        yield _tie_rules(size, 8_000, 3)
        yield _tie_rules(size, 32_000, 3)
    yield _growth((1_250_000, 2_500_000, 5_000_000, 10_000_000))
    yield _worst_inputs()


def _against_peers(
    size: int, vocabularies: tuple[int, ...], rounds: int, alphabets: tuple[str, ...]
) -> Iterator[Table]:
    path, recipe = real_text(size)
    for alphabet in alphabets:
        peers = installed(alphabet)
        rows = [_row(path, count, alphabet, peers, rounds) for count in vocabularies]
        heads = [head for peer in peers for head in (peer, f"x {peer}")]
        columns = ("tokens", "s", "processor s", "MB", *heads)
        note = f"{recipe}; medians of {rounds}; of the peers seconds, then the ratio, and MB."
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


def _growth(sizes: tuple[int, ...]) -> Table:
    rows: list[tuple[str, ...]] = []
    for size in sizes:
        path, _ = real_text(size)
        own = measure("ours", path, 8_000, "characters")
        rows.append(
            (f"{size / 1e6:g} MB", *_own_cells(own), f"{own['processor'] / size * 1e6:.3f}")
        )
    columns = ("text", "s", "processor s", "MB", "processor s for each MB")
    return Table("How it grows: 8 000 tokens, characters", columns, rows)


def _worst_inputs() -> Table:
    rows: list[tuple[str, ...]] = []
    for name, text in _worst_texts():
        path = FOLDER / "worst.txt"
        path.write_text(text, encoding="utf-8")
        for vocabulary in (8_000, 2_000_000_000):
            own = measure("ours", path, vocabulary, "characters")
            rows.append((name, "8 000" if vocabulary == 8_000 else "all", *_own_cells(own)))
    columns = ("text", "tokens", "s", "processor s", "MB")
    return Table("Worst inputs, characters", columns, rows)


def _worst_texts() -> Iterator[tuple[str, str]]:
    draw = random.Random(1)
    letters = "".join(draw.choices("abcdefghijklmnopqrstuvwxyz", k=1_000_000))
    yield "a line of 1 000 000 letters without spaces", letters
    yield "`a` × 1 000 000", "a" * 1_000_000
    yield "1 000 000 distinct words", " ".join(f"{i:x}" for i in range(1 << 20, (1 << 20) + 10**6))
    signs = [chr(0x4E00 + i) for i in range(20_000)]
    words = ("".join(draw.choices(signs, k=3)) for _ in range(250_000))
    yield "an alphabet of 20 000 characters, 250 000 words", " ".join(words)
