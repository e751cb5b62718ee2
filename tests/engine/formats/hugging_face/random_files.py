"""Files that hypothesis makes up: any components around small models."""

import json

from hypothesis import strategies as st
from tokenizers import pre_tokenizers

FLAG = st.booleans()
BEHAVIORS = ("Removed", "Isolated", "MergedWithPrevious", "MergedWithNext", "Contiguous")
LETTERS = "abAB01 éß.,!?▁-_中\n"
WORDS = (
    "ab",
    "ba",
    "aab",
    "AB",
    "01",
    "a b",
    " a",
    "▁a",
    "▁ab",
    "a▁",
    "éa",
    "..",
    "a,",
    "Ġa",
    "b\n",
)
PIECES = [*LETTERS, *WORDS]


def component(name, **members):
    """An object of a type; members are strategies or plain values."""
    strategies = {
        key: value if isinstance(value, st.SearchStrategy) else st.just(value)
        for key, value in members.items()
    }
    return st.fixed_dictionaries({"type": st.just(name), **strategies})


def sequence(parts, members):
    """One of the parts, or some of them one after the other, or nothing."""
    several = component("Sequence", **{members: st.lists(parts, max_size=3)})
    return st.none() | parts | several


STRING = st.fixed_dictionaries(
    {"String": st.sampled_from(["a", " ", "ab", "▁", ".", "é", "  ", ""])}
)
REGEX = st.fixed_dictionaries(
    {
        "Regex": st.sampled_from(
            [
                r"\s+",
                r"\p{L}+",
                "[a-b]",
                r"\d",
                "a|b",
                r"(?i:ab)",
                r" ?\w+",
                "b$",
                "a*",
                "",
                r"\p{N}{1,3}",
                r"\p{Han}+",
                r"[一-龥぀-ゟ゠-ヿ]+",
                r"\s++",
                r"(?>a|ab)b",
                r"(?=[A-Z])",
                r"(?<=a)b",
                r"\s+(?!\S)|\s+",
                r"\A\s+|\s+\z",
                r"[^\r\n\p{L}\p{N}]?\p{L}+",
                r"[\p{L}&&[^a]]+",
                r"[[:punct:]]",
                r"\b\w",
                r"\d{1,2}(?=(?:\d{2})+\b)",
                r"[^\n]*\n",
                r" ?[^(\s|[.,!?…。，、।۔،])]+",
                r"\X",
                r"[\p{P}\p{S}]+",
                r"\p{Lu}\p{Ll}*",
                r"(.)\1",
            ]
        )
    }
)
PATTERN = STRING | REGEX

NORMALIZERS = st.one_of(
    component(
        "BertNormalizer",
        clean_text=FLAG,
        handle_chinese_chars=FLAG,
        strip_accents=st.none() | FLAG,
        lowercase=FLAG,
    ),
    *(
        component(name)
        for name in ("Lowercase", "NFC", "NFD", "NFKC", "NFKD", "Nmt", "StripAccents", "ByteLevel")
    ),
    component("Prepend", prepend=st.sampled_from(["▁", "a", "ab"])),
    component("Replace", pattern=PATTERN, content=st.sampled_from(["▁", "", "b", "ab", " "])),
    component("Strip", strip_left=FLAG, strip_right=FLAG),
)

METASPACE = component(
    "Metaspace",
    replacement=st.sampled_from("▁_"),
    prepend_scheme=st.sampled_from(["always", "first", "never"]),
    split=FLAG,
)
BYTE_LEVEL = component("ByteLevel", add_prefix_space=FLAG, trim_offsets=FLAG, use_regex=FLAG)

PRE_TOKENIZERS = st.one_of(
    *(
        component(name)
        for name in ("BertPreTokenizer", "UnicodeScripts", "Whitespace", "WhitespaceSplit")
    ),
    BYTE_LEVEL,
    METASPACE,
    component("CharDelimiterSplit", delimiter=st.sampled_from("a ▁")),
    component("Digits", individual_digits=FLAG),
    component("Punctuation", behavior=st.sampled_from(BEHAVIORS)),
    component("Split", pattern=PATTERN, behavior=st.sampled_from(BEHAVIORS), invert=FLAG),
)

NAMES = st.sampled_from(["<s>", "</s>", "[CLS]"])
NAMED = st.tuples(NAMES, st.integers(0, 9)).map(list)
TEXT_PIECE = st.just({"Sequence": {"id": "A", "type_id": 0}})
SPECIAL_PIECE = NAMES.map(lambda name: {"SpecialToken": {"id": name, "type_id": 0}})
SPECIAL = {
    "<s>": {"id": "<s>", "ids": [1], "tokens": ["<s>"]},
    "</s>": {"id": "</s>", "ids": [2, 1], "tokens": ["</s>", "<s>"]},
    "[CLS]": {"id": "[CLS]", "ids": [3], "tokens": [" x"]},
}
POST_PROCESSORS = st.one_of(
    BYTE_LEVEL,
    component("BertProcessing", sep=NAMED, cls=NAMED),
    component("RobertaProcessing", sep=NAMED, cls=NAMED, trim_offsets=FLAG, add_prefix_space=FLAG),
    component(
        "TemplateProcessing",
        single=st.lists(TEXT_PIECE | SPECIAL_PIECE, min_size=1, max_size=4),
        pair=[{"Sequence": {"id": "A", "type_id": 0}}, {"Sequence": {"id": "B", "type_id": 0}}],
        special_tokens=SPECIAL,
    ),
)

DECODERS = st.one_of(
    *(component(name) for name in ("ByteFallback", "Fuse")),
    BYTE_LEVEL,
    METASPACE,
    component("BPEDecoder", suffix=st.sampled_from(["</w>", "b", "a"])),
    component(
        "CTC", pad_token=st.sampled_from(["a", "<pad>"]), word_delimiter_token="b", cleanup=FLAG
    ),
    component("Replace", pattern=PATTERN, content=st.sampled_from(["", "b", " "])),
    component("Strip", content=st.sampled_from("a ▁"), start=st.integers(0, 2), stop=st.just(0)),
    component("WordPiece", prefix=st.sampled_from(["##", "a"]), cleanup=FLAG),
)

ADDED = st.lists(
    st.tuples(
        st.sampled_from(["<s>", "<s", "</s>", "ab", "a", " b", "b ", "  ", "É", "xX", "ba1", "中"]),
        st.fixed_dictionaries(
            {name: FLAG for name in ("special", "normalized", "lstrip", "rstrip", "single_word")}
        ),
    ).map(lambda pair: {"id": 0, "content": pair[0], **pair[1]}),
    max_size=5,
    unique_by=lambda token: token["content"],
)


def bpe(draw):
    """Merges of any neighbours that give one of the words."""
    if draw(FLAG):
        letters = sorted(pre_tokenizers.ByteLevel.alphabet())
        words = ["Ġa", "ab", "Ġab", "ba", "Ã©", "Ġb"]
    else:
        letters, words = list(LETTERS), list(WORDS)
    known = [*letters]
    merges = []
    for word in draw(st.permutations(words)):
        cuts = [n for n in range(1, len(word)) if {word[:n], word[n:]} <= {*known}]
        if cuts:
            cut = draw(st.sampled_from(cuts))
            merges.append([word[:cut], word[cut:]])
            known.append(word)
    bytes_known = draw(st.sampled_from([(), range(256)]))
    labels = ["<unk>", *known, *(f"<0x{byte:02X}>" for byte in bytes_known)]
    if draw(FLAG):
        merges = [" ".join(merge) if " " not in "".join(merge) else merge for merge in merges]
        merges = [merge for merge in merges if isinstance(merge, str)]
    return {
        "type": "BPE",
        "dropout": None,
        "unk_token": "<unk>",
        "fuse_unk": draw(FLAG),
        "byte_fallback": draw(FLAG),
        "ignore_merges": draw(FLAG),
        "vocab": {label: number for number, label in enumerate(dict.fromkeys(labels))},
        "merges": merges,
    }


def word_piece(draw):
    """Words, and the same as continuations."""
    words = draw(st.lists(st.sampled_from(PIECES), unique=True, min_size=3))
    labels = ["[UNK]", *words, *(f"##{word}" for word in words[: draw(st.integers(0, 9))])]
    return {
        "type": "WordPiece",
        "unk_token": "[UNK]",
        "continuing_subword_prefix": "##",
        "max_input_chars_per_word": draw(st.sampled_from([3, 100])),
        "vocab": {label: number for number, label in enumerate(labels)},
    }


def word_level(draw):
    """Words only."""
    words = ["<unk>", *draw(st.lists(st.sampled_from(PIECES), unique=True))]
    return {
        "type": "WordLevel",
        "unk_token": "<unk>",
        "vocab": {label: number for number, label in enumerate(words)},
    }


def unigram(draw):
    """Words with scores that are never equal in sum."""
    words = draw(st.lists(st.sampled_from(PIECES), unique=True, min_size=3))
    pieces = [
        ["<unk>", 0.0],
        *([word, -1 - 0.37 ** (n % 9) - n / 7] for n, word in enumerate(words)),
    ]
    return {"type": "Unigram", "unk_id": 0, "vocab": pieces, "byte_fallback": False}


@st.composite
def files(draw):
    """The text of a tokenizer.json."""
    model = draw(st.sampled_from([bpe, bpe, word_piece, word_level, unigram]))(draw)
    return json.dumps(
        {
            "version": "1.0",
            "truncation": None,
            "padding": None,
            "added_tokens": draw(ADDED),
            "normalizer": draw(sequence(NORMALIZERS, "normalizers")),
            "pre_tokenizer": draw(sequence(PRE_TOKENIZERS, "pretokenizers")),
            "post_processor": draw(sequence(POST_PROCESSORS, "processors")),
            "decoder": draw(sequence(DECODERS, "decoders")),
            "model": model,
        }
    )


TEXTS = st.lists(
    st.sampled_from(
        [
            *PIECES,
            "<s>",
            "</s>",
            "<",
            "É",
            "É",
            "xx",
            "XX",
            "\t",
            "\x85",
            "\u2003",
            "😀",
            "ﬁ",
            "e\u0301",
            "  ",
        ]
    ),
    max_size=12,
).map("".join)
