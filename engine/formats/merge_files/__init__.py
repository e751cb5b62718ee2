"""Files with merges, one a line: GPT-2's pair and its kin, CLIP's list, codes of subword-nmt.

`lines` reads them. `halves` opens a vocabulary or its merges with the `partners` that lie beside
it, `codes` merges without any, `clip` (with `clip_cleaning`) a list of its own kind. `pair` makes
the tokenizer, with the stages that go with such labels by `styles`.
"""

from engine.formats.merge_files.clip import open_clip
from engine.formats.merge_files.halves import open_merges, open_vocabulary

__all__ = ["open_clip", "open_merges", "open_vocabulary"]
