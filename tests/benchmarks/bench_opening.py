"""Opening large files, against the library that each is made for, each time in a fresh process.

``python -m tests.benchmarks.bench_opening [NAME-PART ...]``

The files are made up, see `tokenizer_files`. Both sides are imported before the clock starts, which
counts processor time; the runs of both alternate.
"""

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks import tokenizer_files as files
from tests.benchmarks.report import Figure

ROUNDS = 5
OURS = """
import sys, time
from engine import open_tokenizer
begin = time.process_time()
open_tokenizer({path!r})
print(time.process_time() - begin)
"""
THEIRS = """
import sys, time
{imports}
begin = time.process_time()
{call}
print(time.process_time() - begin)
"""
JSON = ("from tokenizers import Tokenizer", "Tokenizer.from_file({path!r})")
PAIR = (
    "from tokenizers.implementations import ByteLevelBPETokenizer",
    "ByteLevelBPETokenizer({path!r}, {path!r}.replace('vocab.json', 'merges.txt'))",
)
BERT = (
    "from tokenizers.implementations import BertWordPieceTokenizer",
    "BertWordPieceTokenizer({path!r})",
)
SENTENCEPIECE = ("import sentencepiece", "sentencepiece.SentencePieceProcessor({path!r})")
TIKTOKEN = (
    "import tiktoken, tiktoken.load",
    "ranks = tiktoken.load.load_tiktoken_bpe({path!r})\n"
    "tiktoken.Encoding('x', pat_str=r'\\S+|\\s+', mergeable_ranks=ranks, special_tokens={{}})",
)
CASES = {
    "pair 50 000": (files.write_pair, (50_000,), PAIR),
    "pair 200 000": (files.write_pair, (200_000,), PAIR),
    "bert 30 000": (files.write_bert, (30_000,), BERT),
    "bert 120 000": (files.write_bert, (120_000,), BERT),
    "tiktoken 100 000": (files.write_ranks, (100_000,), TIKTOKEN),
    "tiktoken 200 000": (files.write_ranks, (200_000,), TIKTOKEN),
    "sentencepiece bpe 32 000": (files.write_sentencepiece, (32_000, "bpe"), SENTENCEPIECE),
    "sentencepiece bpe 200 000": (files.write_sentencepiece, (200_000, "bpe"), SENTENCEPIECE),
    "sentencepiece uni 32 000": (files.write_sentencepiece, (32_000, "unigram"), SENTENCEPIECE),
    "sentencepiece uni 200 000": (files.write_sentencepiece, (200_000, "unigram"), SENTENCEPIECE),
    "json bpe 50 000": (files.write_json, (50_000, "bpe"), JSON),
    "json bpe 200 000": (files.write_json, (200_000, "bpe"), JSON),
    "json unigram 200 000": (files.write_json, (200_000, "unigram"), JSON),
    "json wordpiece 200 000": (files.write_json, (200_000, "wordpiece"), JSON),
}


def seconds(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return float(done.stdout)


def compare(path, imports, call):
    """Median processor time of both sides, in milliseconds."""
    ours, theirs = OURS.format(path=str(path)), THEIRS.format(imports=imports, call=call)
    theirs = theirs.format(path=str(path))
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(ROUNDS)]
    return [1000 * statistics.median(side) for side in zip(*pairs, strict=True)]


def main(wanted):
    """Print a table, and what is asked."""
    figures = []
    print("| file | this program, ms | its library, ms | ratio |\n| --- | --: | --: | --: |")
    for name, (write, arguments, peer) in CASES.items():
        if wanted and not any(part in name for part in wanted):
            continue
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = compare(write(Path(folder), *arguments), *peer)
        print(f"| {name} | {ours:.0f} | {theirs:.0f} | {ours / theirs:.2f} |", flush=True)
        figures.append(Figure(f"opening {name}", ours / theirs, 2.0, "x its library"))
    print(*(figure.line() for figure in figures), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
