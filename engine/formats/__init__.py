"""Tokenizer files -> Tokenizer: one module or folder per format.

`opening` leads from a path to a tokenizer: `folder` chooses a file, `packed` unpacks it, `detect`
recognises it by its content, `source` is what was read, and `options` what a person says about it.
What is no tokenizer is told by `lookalikes` and `merge_list` and named by `refusals`. The formats:
`documented`, `minbpe`, `hugging_face`, `merge_files`, `ranked`, `sentencepiece`, `word_lists`; and
`saving` writes some of them.
"""

from typing import TYPE_CHECKING

from engine.late_names import late_names

if TYPE_CHECKING:
    from engine.formats.detect import Recognition, recognise
    from engine.formats.opening import open_tokenizer
    from engine.formats.options import OpeningOptions
else:
    __getattr__ = late_names(
        __name__,
        {
            "OpeningOptions": "engine.formats.options",
            "Recognition": "engine.formats.detect",
            "open_tokenizer": "engine.formats.opening",
            "recognise": "engine.formats.detect",
        },
    )

__all__ = ["OpeningOptions", "Recognition", "open_tokenizer", "recognise"]
