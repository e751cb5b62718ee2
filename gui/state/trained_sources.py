"""How the tokenizers of the training are called wherever one can be chosen: two keys of sources."""

from typing import Final

HERE: Final = "here"
"""The tokenizer as it is at the position of the player."""

END: Final = "end"
"""The tokenizer with all merges that there are."""
