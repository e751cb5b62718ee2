"""Splitting: whole texts for a lane, long words, and all strings over an alphabet.

``python -m tests.benchmarks.bench_encoding``
"""

import time
from itertools import product

from engine import BPETokenizer, find_disagreements
from engine.analysis.explain import explain
from engine.analysis.lanes import differing, encode_lane
from engine.analysis.token_facts import token_facts
from engine.documented_json import Document
from engine.models.modes import MODES
from tests.benchmarks.corpora import mixed_text
from tests.engine.cases import example_tokenizer


def timed(function, *arguments, repeat=1):
    """Milliseconds of the fastest call, and what it gave."""
    best = float("inf")
    for _ in range(repeat):
        start = time.perf_counter()
        result = function(*arguments)
        best = min(best, time.perf_counter() - start)
    return best * 1000, result


def lanes(text: str, alphabet: str, rule: str) -> None:
    """A megabyte of text in each mode: first, again, after a key, compared with another lane."""
    tokenizer = BPETokenizer()
    tokenizer.train([text[:300_000]], vocab_size=2500, alphabet=alphabet, rule=rule)
    middle = len(text) // 2
    edited = text[:middle] + "q" + text[middle:]
    ranked = encode_lane(tokenizer, text)
    for mode in MODES:
        fresh = BPETokenizer.from_document(_document(tokenizer))
        first, lane = timed(encode_lane, fresh, text, mode)
        again, _ = timed(encode_lane, fresh, text, mode, repeat=5)
        key, _ = timed(encode_lane, fresh, edited, mode)
        compared, _ = timed(differing, ranked, lane, repeat=3)
        print(
            f"    {mode:14} {len(lane):7} tokens: first {first:4.0f} ms, again {again:3.0f} ms,"
            f" after a key {key:3.0f} ms, compared {compared:2.0f} ms"
        )
    why, _ = timed(explain, tokenizer, text, middle, repeat=5)
    facts, _ = timed(token_facts, tokenizer, 2000, repeat=5)
    print(f"    one explanation {why:.1f} ms, facts of a token {facts:.3f} ms")


def _document(tokenizer: BPETokenizer):
    vocab_list = tuple(tokenizer.vocab_list)
    merges = tuple(tokenizer.merge_list)
    return Document(tokenizer.vocab, merges, vocab_list, settings=tokenizer.settings)


def long_words() -> None:
    """One word of equal letters, and how much longer ten times as many letters take."""
    tokenizer = BPETokenizer()
    tokenizer.train(["a" * 4096, " " * 4096], vocab_size=26)
    for letter, mode in product("a ", MODES):
        split = tokenizer.splitter.split
        short, _ = timed(split, letter * 100_000, mode)
        long, _ = timed(split, letter * 1_000_000, mode)
        print(
            f"    {letter!r} {mode:14} 100 000: {short:4.0f} ms, 1 000 000: {long:5.0f} ms"
            f" ({long / short:.1f} x)"
        )


def disagreements() -> None:
    """The classroom's 1 111 100 strings, against splitting each of them twice."""
    tokenizer = example_tokenizer()
    fast, found = timed(lambda: list(find_disagreements(tokenizer, "deilnorstw", 2, 6)))
    start, different, splits = time.perf_counter(), 0, tokenizer.splitter.split
    for length in range(2, 7):
        for letters in product("deilnorstw", repeat=length):
            text = "".join(letters)
            different += splits(text, "rank-ordered") != splits(text, "longest-match")
    slow = (time.perf_counter() - start) * 1000
    assert different == len(found) == 4320
    print(
        f"    {len(found)} found in {fast:.0f} ms; double loop {slow:.0f} ms; {slow / fast:.0f} x"
    )


def main() -> None:
    """Print the figures."""
    text = mixed_text(1_000_000)
    for alphabet, rule in product(("characters", "bytes"), ("document", "cl100k")):
        print(f"1 000 000 characters, {alphabet}, {rule}:")
        lanes(text, alphabet, rule)
    print("one word:")
    long_words()
    print("all strings of length 2 to 6 over ten letters:")
    disagreements()


if __name__ == "__main__":
    main()
