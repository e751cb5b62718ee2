"""The patterns that nearly all tokenizer files cut texts by, and what is known of them.

Any pattern may be written in a file. These few are known to take time in proportion to the text,
so that they need no clock, which takes twice as long as they do; and none of their matches goes
across a line end between two letters.
"""

from __future__ import annotations

from engine.text.pretokenize import SPLIT_RULES

QWEN = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)
"""How Qwen cuts texts."""

# subtle: of the two patterns that OpenAI gave for this rule, this one means the same to Oniguruma,
# where {1,3}+ is no possessive repetition.
CL100K = QWEN.replace(r"|\p{N}|", r"|\p{N}{1,3}|")
"""How cl100k and Llama 3 do."""

PUBLISHED = frozenset({SPLIT_RULES["gpt2"], SPLIT_RULES["o200k"], CL100K, QWEN})
