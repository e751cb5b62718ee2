"""Learns, applies, reads and explains tokenizers. Knows no window.

The public names, from raw text to answers: `pretokenize` and `Corpus` make counted words, `train`
makes merges of them one step at a time, `Trace` goes to any position of that, the tokenizer classes
encode and decode, `open_tokenizer` reads files, `find_disagreements` compares two ways to split.
"""

from engine.analysis import find_disagreements
from engine.documented_json import TokenizerFileError
from engine.formats import open_tokenizer
from engine.text.corpus import Corpus
from engine.text.pretokenize import pretokenize
from engine.tokenizer import BaseTokenizer, BPETokenizer, SimpleBPETokenizer
from engine.training import MergeStep, Trace, TrainingOptions, train

__all__ = [
    "BPETokenizer",
    "BaseTokenizer",
    "Corpus",
    "MergeStep",
    "SimpleBPETokenizer",
    "TokenizerFileError",
    "Trace",
    "TrainingOptions",
    "find_disagreements",
    "open_tokenizer",
    "pretokenize",
    "train",
]
