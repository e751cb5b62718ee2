"""Learns, applies, reads and explains tokenizers. Knows no window.

The public names, from raw text to answers: `pretokenize` and `Corpus` make counted words, `train`
makes merges of them one step at a time, `Trace` goes to any position of that, the tokenizer classes
encode and decode, `open_tokenizer` reads files, `find_disagreements` compares two ways to split.

The packages, in the order in which to read them, each built on those before: `text`, `training` and
`models`, `tokenizer` with its `documented_json`, `pipeline`, `formats`, `analysis`.
"""

from typing import TYPE_CHECKING

from engine.late_names import late_names

if TYPE_CHECKING:
    from engine.analysis.disagreements import find_disagreements
    from engine.documented_json import TokenizerFileError
    from engine.formats import open_tokenizer
    from engine.text.corpus import Corpus
    from engine.text.pretokenize import pretokenize
    from engine.tokenizer import BaseTokenizer, BPETokenizer, SimpleBPETokenizer
    from engine.training import MergeStep, Trace, TrainingOptions, train
else:
    __getattr__ = late_names(
        __name__,
        {
            "BPETokenizer": "engine.tokenizer",
            "BaseTokenizer": "engine.tokenizer",
            "Corpus": "engine.text.corpus",
            "MergeStep": "engine.training",
            "SimpleBPETokenizer": "engine.tokenizer",
            "TokenizerFileError": "engine.documented_json",
            "Trace": "engine.training",
            "TrainingOptions": "engine.training",
            "find_disagreements": "engine.analysis.disagreements",
            "open_tokenizer": "engine.formats",
            "pretokenize": "engine.text.pretokenize",
            "train": "engine.training",
        },
    )

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
