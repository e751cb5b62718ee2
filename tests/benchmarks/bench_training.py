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
from tests.benchmarks.report import Figure, Result, Table, alternated
from tests.benchmarks.trainers import installed, measure

PACKAGES = ("tokenizers", "rustbpe", "sentencepiece", "bpeasy", "numpy")
ALPHABETS = ("characters", "bytes")
SIZES = {10_000_000: "10 MB", 1_000_000: "1 MB"}
VOCABULARIES = (1_000, 8_000, 32_000)
GROWING = (1_000_000, 2_000_000, 4_000_000, 8_000_000)
ALL = 4_000_000
"""A vocabulary that no text here can fill: training ends when no pair is left."""

MOST_MEMORY, MOST_BY_RULE = 1.2, 1.5
"""What is asked: times the memory of tokenizers, and times what first-seen takes."""

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
        rows: list[tuple[str, ...]] = []
        figures: list[Figure] = []
        for count in vocabularies:
            found = _measured(path, count, alphabet, peers, rounds)
            rows.append(_row(count, found))
            what = f"training {SIZES[size]}, {alphabet}, {_spaced(count)} tokens"
            figures += _figures(what, _most(size, alphabet, count), found)
        heads = [head for peer in peers for head in (peer, f"x {peer}")]
        columns = ("tokens", "s", "processor s", "MB", *heads, "MB x tokenizers")
        note = f"{recipe}; medians of {rounds}; of the peers seconds, MB, and the ratio of seconds."
        yield Table(f"{SIZES[size]}, {alphabet}", columns, rows, note, tuple(figures))


def _most(size: int, alphabet: str, tokens: int) -> dict[str, float]:
    """Return what is asked: at most so many times the seconds of each peer."""
    if size < 10_000_000:
        return {"tokenizers": 0.65, "rustbpe": 1.7}
    if alphabet == "bytes":
        return {"tokenizers": 0.5, "rustbpe": 1.2, "bpeasy": 1.0}
    return {"tokenizers": 0.7 if tokens < 8_000 else 0.6, "sentencepiece": 1.0}


def _measured(
    path: Path, vocabulary: int, alphabet: str, peers: list[str], rounds: int
) -> dict[str, Result]:
    runs = {name: partial(measure, name, path, vocabulary, alphabet) for name in ("ours", *peers)}
    return alternated(runs, rounds)


def _figures(what: str, limits: dict[str, float], found: dict[str, Result]) -> Iterator[Figure]:
    own = found["ours"]
    for peer, most in limits.items():
        if peer in found:
            yield Figure(what, own["seconds"] / found[peer]["seconds"], most, f"x {peer}")
    if library := found.get("tokenizers"):
        ratio = own["megabytes"] / library["megabytes"]
        yield Figure(f"{what}, memory", ratio, MOST_MEMORY, "x tokenizers")


def _row(vocabulary: int, found: dict[str, Result]) -> tuple[str, ...]:
    own, library = found["ours"], found.get("tokenizers")
    cells = [_spaced(vocabulary), *_own_cells(own)]
    for name, peer in found.items():
        if name != "ours":
            cells.append(f"{peer['seconds']:.2f} ({peer['megabytes']:.0f} MB)")
            cells.append(f"**{own['seconds'] / peer['seconds']:.2f}**")
    cells.append(f"{own['megabytes'] / library['megabytes']:.2f}" if library else "")
    return tuple(cells)


def _spaced(number: int) -> str:
    return f"{number:,}".replace(",", " ")


def _own_cells(own: Result) -> tuple[str, str, str]:
    return f"{own['seconds']:.2f}", f"{own['processor']:.2f}", f"{own['megabytes']:.0f}"


def _tie_rules(size: int, tokens: int, rounds: int) -> Table:
    path, _ = real_text(size)
    runs = {
        rule: partial(measure, f"ours:{rule}", path, tokens, "characters") for rule in TIE_RULES
    }
    found = alternated(runs, rounds)
    usual = found["first-seen"]["processor"]
    ratios = {rule: own["processor"] / usual for rule, own in found.items()}
    rows = [(rule, *_own_cells(own), f"{ratios[rule]:.2f}") for rule, own in found.items()]
    columns = ("tie rule", "s", "processor s", "MB", "x first-seen")
    title = f"{SIZES[size]}, {_spaced(tokens)} tokens, characters, by tie rule"
    what = f"training {SIZES[size]}, {_spaced(tokens)} tokens, dearest tie rule"
    figure = Figure(what, max(ratios.values()), MOST_BY_RULE, "x first-seen")
    return Table(title, columns, rows, "The ratio is of processor seconds.", (figure,))


def _growth(texts: tuple[int, ...], lines: tuple[int, ...]) -> Table:
    """Tell what growing texts cost, and growing lines of random letters without a space."""
    text = _growing("text", 8_000, {size: real_text(size)[0] for size in texts})
    line = _growing("line", ALL, {size: _written(_line_of(size), f"line-{size}") for size in lines})
    rows = [(name, *_own_cells(own), f"{ratio:.2f}") for name, own, ratio in text + line]
    columns = ("characters", "s", "processor s", "MB", "processor s for n log n")
    note = "A text for 8 000 tokens, a line until no pair is left; the smallest one's n log n is 1."
    largest = (rising[-1] for rising in (text, line) if rising)
    figures = (Figure(f"training a {name}", ratio, 1.0, "x n log n") for name, _, ratio in largest)
    return Table("How it grows", columns, rows, note, tuple(figures))


def _growing(kind: str, vocabulary: int, files: dict[int, Path]) -> list[tuple[str, Result, float]]:
    """Return of each file its name, what was measured, and how much more than n log n it is."""
    first, found = 0.0, []
    for size, path in files.items():
        own = measure("ours", path, vocabulary, "characters")
        unit = own["processor"] / (size * math.log(size))
        first = first or unit
        found.append((f"{kind} of {size / 1e6:g} MB", own, unit / first))
    return found


def _worst_inputs() -> Table:
    rows: list[tuple[str, ...]] = []
    for name, text, some in _worst_texts():
        path = _written(text, "worst")
        for vocabulary in (some, ALL):
            own = [measure(f"ours:{rule}", path, vocabulary, "characters") for rule in TIE_RULES]
            most = max(result["megabytes"] for result in own)
            cells = (f"{result['seconds']:.2f}" for result in own)
            shown = "all" if vocabulary == ALL else _spaced(vocabulary)
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
