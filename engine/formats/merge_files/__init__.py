"""Files with merges, one a line: GPT-2's pair and its kin, CLIP's list, codes of subword-nmt."""

from engine.formats.merge_files.clip import open_clip
from engine.formats.merge_files.halves import open_merges, open_vocabulary

__all__ = ["open_clip", "open_merges", "open_vocabulary"]
