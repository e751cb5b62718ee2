"""Faults that were reported against other programs, on files of this format.

The number in a name only tells the reports apart.
"""

import pytest

from tests.engine.formats.hugging_face.test_reading import BPE, changed, read


def level(words, **members):
    vocab = {word: number for number, word in enumerate(["[UNK]", *words])}
    return read({"type": "WordLevel", "unk_token": "[UNK]", "vocab": vocab}, **members)


def added(content, **flags):
    return {"id": 0, "content": content, **flags}


@pytest.mark.parametrize(
    ("normalized", "found"), [(True, ["YESTERDAY", "Yesterday"]), (False, ["Yesterday"])]
)
def test_b29_added_tokens_are_looked_for_before_or_after_the_normalizer(normalized, found):
    content = "yesterday" if normalized else "Yesterday"
    tokenizer = level(
        ["i", "saw"],
        added_tokens=[added(content, normalized=normalized)],
        normalizer={"type": "Lowercase"},
        pre_tokenizer={"type": "WhitespaceSplit"},
    )
    for word in ("Yesterday", "YESTERDAY"):
        encoding = tokenizer.encode(f"I saw {word}")
        assert (encoding.ids[-1] == 3) is (word in found)
        assert encoding.spans == [(0, 1), (2, 5), (6, 15)]


def test_b31_the_scheme_first_looks_at_the_beginning_of_the_text():
    tokenizer = level(
        ["▁a", "▁b", "a"],
        added_tokens=[added("<s>", special=True)],
        pre_tokenizer={"type": "Metaspace", "replacement": "▁", "prepend_scheme": "first"},
    )
    assert tokenizer.encode("<s>a b").tokens == ["<s>", "a", "▁b"]
    assert tokenizer.encode("a b").tokens == ["▁a", "▁b"]


def test_b56_an_unknown_word_is_one_token_with_its_whole_span():
    model = {"type": "WordPiece", "unk_token": "[UNK]", "vocab": {"[UNK]": 0, "a": 1}}
    tokenizer = read(model, pre_tokenizer={"type": "BertPreTokenizer"})
    encoding = tokenizer.encode("💩💩💩💩 a")
    assert encoding.tokens == ["[UNK]", "a"] and encoding.spans == [(0, 4), (5, 6)]
    assert encoding.bytes[0] == "💩💩💩💩".encode()


def test_b91_of_a_pair_listed_twice_the_last_rank_counts_and_that_is_told():
    vocab = {token: number for number, token in enumerate(["n", "e", "s", "t", "es", "ne"])}
    merges = [["e", "s"], ["n", "e"]]
    for listed, tokens in ((merges, ["n", "es", "t"]), ([*merges, merges[0]], ["ne", "s", "t"])):
        tokenizer = read({"type": "BPE", "vocab": vocab, "merges": listed})
        assert tokenizer.encode("nest").tokens == tokens
        assert bool(tokenizer.warnings) is (len(listed) == 3)


def test_special_tokens_can_be_read_as_plain_text():
    tokenizer = read(
        changed(vocab={**BPE["vocab"], "<": 3}),
        added_tokens=[added("<ab", special=True), added("<a", normalized=False)],
    )
    assert tokenizer.encode("<ab").tokens == ["<ab"]
    # What the special token took is not looked at again for another one.
    assert tokenizer.encode("<ab", match_special_tokens=False).tokens == ["<", "ab"]
    assert tokenizer.encode("<aab", match_special_tokens=False).tokens == ["<a", "ab"]
