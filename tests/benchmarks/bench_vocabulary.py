"""A vocabulary of 200 000 tokens: the table, its way to the window, filters, sorting, examination.

``python -m tests.benchmarks.bench_vocabulary [TOKENS]``
"""

import pickle
import random
import sys
import time

import numpy as np

from engine.analysis.differences import compare_vocabularies
from engine.analysis.doctor import examine
from engine.analysis.statistics import statistics
from engine.analysis.vocabulary import COLUMNS, TokenFilter, sort_rows, vocabulary_table
from tests.engine.analysis.bare_tokenizer import bpe

FILTERS = (
    "e", "the", "при", '" а"', "hex: d0 b0", "id: 100-150000", "kind: merge", "script: Cyrillic",
    "/^the/", "/e$/", r"/^\p{Lu}+$/", r"/\s/", "/(?=a)b/",
)  # fmt: skip


def timed(name, function, *arguments):
    """Print the processor time of the first call and of the fastest of three more."""
    times = []
    for _ in range(4):
        start = time.process_time()
        result = function(*arguments)
        times.append((time.process_time() - start) * 1000)
        if times[0] > 500:
            break
    print(f"    {name}: {times[0]:.1f} ms, again {min(times):.1f}")
    return result


def made_up(total):
    """A tokenizer whose merges join what frequent tokens would be: half Latin, half Cyrillic."""
    choose = random.Random(1)
    alphabets = list(" abcdefghijklmnopqrstuvwxyzABC"), list(" абвгдежзийклмнопрстуфхцчшщыьэюя")
    known = {letter for letters in alphabets for letter in letters}
    letters = sorted(known)
    merges = []
    while len(known) < total:
        tokens = choose.choice(alphabets)
        left, right = choose.choice(tokens), choose.choice(tokens[: 20 + len(tokens) // 50])
        if left + right not in known and len(left + right) < 12 and " " not in right:
            known.add(left + right)
            merges.append((left, right))
            tokens.append(left + right)
    return bpe(merges, letters)


def main(total):
    """Print the figures."""
    print(f"{total} tokens:")
    tokenizer = made_up(total)
    table = timed("table", vocabulary_table, tokenizer)
    sent = timed("pickled", pickle.dumps, table, 5)
    timed(f"unpickled ({len(sent) / 1e6:.0f} MB)", pickle.loads, sent)
    timed("counted", statistics, table)
    for typed in FILTERS:
        timed(f"filter {typed}", TokenFilter.parse(typed).rows, table)
    rows = np.arange(len(table))
    for column in COLUMNS:
        timed(f"sort by {column}", sort_rows, table, rows, column)
    timed("compared with itself", compare_vocabularies, tokenizer, tokenizer, table, table)
    timed("examined", examine, tokenizer, table)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
