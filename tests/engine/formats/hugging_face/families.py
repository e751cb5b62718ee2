"""Tokenizers like those that well-known models have, as far as their stages go.

The vocabularies are trained here, on text of many languages, and are small; the stages, added
tokens and settings are those that the families are known by.
"""

import base64
import io
import json
from functools import cache

import sentencepiece
from tokenizers import Tokenizer, pre_tokenizers, trainers

from engine.formats.ranked.known import PATTERNS
from engine.formats.sentencepiece.model_proto import read_model_proto
from tests.benchmarks.corpora import mixed_text
from tests.engine.cases import texts

ALPHABET = pre_tokenizers.ByteLevel.alphabet()
DEEPSEEK = (
    "[!\"#$%&'()*+,\\-./:;<=>?@\\[\\\\\\]^_`{|}~][A-Za-z]+|[^\r\n\\p{L}\\p{P}\\p{S}]?"
    "[\\p{L}\\p{M}]+| ?[\\p{P}\\p{S}]+[\r\n]*|\\s*[\r\n]+|\\s+(?!\\S)|\\s+"
)
TEKKEN = (
    "[^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+|"
    "[^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]+[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]*|"
    "\\p{N}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+"
)


@cache
def corpus():
    """Lines of books and programs, and what nobody expects."""
    lines = mixed_text(700_000).split("\n")
    picked = [line + "\n" for line in lines[::37] if line][:1500]
    # Lone halves of characters are no text to a library of another language.
    nasty = [text.encode("utf-8", "ignore").decode() for text in texts().values()]
    return picked + nasty * 3


@cache
def charsmap(name):
    """The map of characters that SentencePiece puts into its files, in base64."""
    written = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(["ab ba abc"] * 9),
        model_writer=written,
        vocab_size=9,
        hard_vocab_limit=False,
        minloglevel=9,
        normalization_rule_name=name,
    )
    file = read_model_proto(written.getvalue(), "")
    return base64.b64encode(file.normalizer.charsmap).decode()


def added(content, special=True, **fields):
    """An entry of added_tokens."""
    usual = {"single_word": False, "lstrip": False, "rstrip": False, "normalized": not special}
    return {"content": content, "special": special, **usual, **fields}


def byte_level(**fields):
    usual = {"add_prefix_space": False, "trim_offsets": True, "use_regex": True}
    return {"type": "ByteLevel", **usual, **fields}


def split(pattern, behavior="Isolated", invert=False, kind="Regex"):
    return {"type": "Split", "pattern": {kind: pattern}, "behavior": behavior, "invert": invert}


def replace(pattern, content, kind="String"):
    return {"type": "Replace", "pattern": {kind: pattern}, "content": content}


def metaspace(**fields):
    usual = {"replacement": "▁", "prepend_scheme": "always", "split": True}
    return {"type": "Metaspace", **usual, **fields}


def several(members, *parts):
    return {"type": "Sequence", members: list(parts)}


def before(*parts):
    return several("pretokenizers", *parts)


def changes(*parts):
    return several("normalizers", *parts)


def precompiled(name="nmt_nfkc"):
    return {"type": "Precompiled", "precompiled_charsmap": charsmap(name)}


def around(*names):
    """A template; "A" is the text."""

    def piece(name):
        kind = "Sequence" if name == "A" else "SpecialToken"
        return {kind: {"id": name, "type_id": 0}}

    return lambda ids: {
        "type": "TemplateProcessing",
        "single": [piece(name) for name in names],
        "pair": [*map(piece, names), {"Sequence": {"id": "B", "type_id": 1}}],
        "special_tokens": {
            name: {"id": name, "ids": [ids[name]], "tokens": [name]}
            for name in names
            if name != "A"
        },
    }


def roberta(trim, prefix):
    return lambda ids: {
        "type": "RobertaProcessing",
        "sep": ["</s>", ids["</s>"]],
        "cls": ["<s>", ids["<s>"]],
        "trim_offsets": trim,
        "add_prefix_space": prefix,
    }


def clip_processing(ids):
    return {
        "type": "RobertaProcessing",
        "sep": ["<|endoftext|>", ids["<|endoftext|>"]],
        "cls": ["<|startoftext|>", ids["<|startoftext|>"]],
        "trim_offsets": False,
        "add_prefix_space": False,
    }


def bert_processing(ids):
    return {
        "type": "BertProcessing",
        "sep": ["[SEP]", ids["[SEP]"]],
        "cls": ["[CLS]", ids["[CLS]"]],
    }


def bert_normalizer(**fields):
    usual = {"clean_text": True, "handle_chinese_chars": True, "strip_accents": None}
    return {"type": "BertNormalizer", "lowercase": True, **usual, **fields}


def of_type(name, **fields):
    return {"type": name, **fields}


WORD_PIECE_DECODER = {"type": "WordPiece", "prefix": "##", "cleanup": True}
LLAMA_DECODER = several(
    "decoders",
    replace("▁", " "),
    of_type("ByteFallback"),
    of_type("Fuse"),
    {"type": "Strip", "content": " ", "start": 1, "stop": 0},
)
GEMMA_DECODER = several("decoders", replace("▁", " "), of_type("ByteFallback"), of_type("Fuse"))
LLAMA_NORMALIZER = changes({"type": "Prepend", "prepend": "▁"}, replace(" ", "▁"))
SPECIAL = [added("<unk>"), added("<s>"), added("</s>")]
BERT_NAMES = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
BERT_ADDED = [added(name) for name in BERT_NAMES]
OF_T5 = [added(f"<extra_id_{n}>") for n in range(20)]
ROBERTA_ADDED = [
    *(added(name, normalized=True) for name in ("<s>", "<pad>", "</s>", "<unk>")),
    added("<mask>", lstrip=True),
]
SPACES = [added(" " * n, special=False) for n in range(24, 1, -1)]
ALBERT = changes(
    replace("``", '"'),
    replace("''", '"'),
    of_type("NFKD"),
    of_type("StripAccents"),
    of_type("Lowercase"),
    precompiled(),
    replace(" {2,}", " ", "Regex"),
)
XLM_SPLIT = before(of_type("WhitespaceSplit"), metaspace())
NAMES_OF_CHATS = [added(f"<|{name}|>") for name in ("endoftext", "im_start", "im_end")]


def bpe(**fields):
    return {"kind": "BPE", **fields}


BYTES = bpe(alphabet=True)
FALLBACK = bpe(byte_fallback=True, fuse_unk=True, unk_token="<unk>", by_words=True)
UNIGRAM = {"kind": "Unigram"}
WORD_PIECE = {"kind": "WordPiece"}

# model, normalizer, pre-tokenizer, post-processor, decoder, added tokens
FAMILIES = {
    "gpt2": (BYTES, None, byte_level(), byte_level(trim_offsets=False), byte_level(),
             [added("<|endoftext|>")]),
    "roberta": (BYTES, None, byte_level(), roberta(True, False), byte_level(), ROBERTA_ADDED),
    "roberta with a space before": (BYTES, None, byte_level(add_prefix_space=True),
                                    roberta(True, True), byte_level(), ROBERTA_ADDED),
    "llama 3": (bpe(alphabet=True, ignore_merges=True), None,
                before(split(PATTERNS["cl100k"]), byte_level(use_regex=False)),
                lambda ids: several("processors", byte_level(), around("<|endoftext|>", "A")(ids)),
                byte_level(), NAMES_OF_CHATS),
    "qwen 2": (BYTES, of_type("NFC"),
               before(split(PATTERNS["qwen"]),
                      byte_level(use_regex=False, trim_offsets=False)),
               byte_level(trim_offsets=False, use_regex=False), byte_level(),
               [*NAMES_OF_CHATS, added("<tool_call>", False, normalized=False)]),
    "deepseek 3": (BYTES, changes(),
                   before(split(r"\p{N}{1,3}"), split("[一-龥぀-ゟ゠-ヿ]+"), split(DEEPSEEK),
                          byte_level(use_regex=False)),
                   lambda ids: several(
                       "processors", byte_level(trim_offsets=False),
                       around("<｜begin▁of▁sentence｜>", "A")(ids)),
                   byte_level(), [added("<｜begin▁of▁sentence｜>"),
                                  added("<｜User｜>", False)]),
    "deepseek coder": (BYTES, changes(),
                       before(split(r"[\r\n]"), split(r"\s?\p{L}+"), split(r"\s?\p{P}+"),
                              split("[一-龥ࠀ-一가-퟿]+"), of_type("Digits", individual_digits=True),
                              byte_level(use_regex=False)),
                       byte_level(trim_offsets=False), byte_level(), [added("<|EOT|>")]),
    "falcon": (BYTES, None,
               before(of_type("Punctuation", behavior="Contiguous"), byte_level(),
                      of_type("Digits", individual_digits=False), split("[0-9][0-9][0-9]")),
               byte_level(trim_offsets=False), byte_level(), NAMES_OF_CHATS),
    "bloom": (BYTES, None,
              before(split(r" ?[^(\s|[.,!?…。，、।۔،])]+"), byte_level(use_regex=False)),
              byte_level(trim_offsets=False), byte_level(), SPECIAL),
    "starcoder": (BYTES, None,
                  before(of_type("Digits", individual_digits=True), byte_level()),
                  byte_level(), byte_level(),
                  [added("<|endoftext|>"), added("<fim_prefix>"), added("<reponame>")]),
    "command-r": (bpe(alphabet=True, ignore_merges=True), of_type("NFC"),
                  before(of_type("Digits", individual_digits=True), byte_level()),
                  around("<BOS_TOKEN>", "A"), byte_level(), [added("<BOS_TOKEN>")]),
    "gpt-neox": (BYTES, of_type("NFC"), byte_level(), byte_level(), byte_level(),
                 [added("<|endoftext|>"), *SPACES]),
    "modern bert": (BYTES, of_type("NFC"), byte_level(), around("[CLS]", "A", "[SEP]"),
                    byte_level(), [*BERT_ADDED[:4], added("[MASK]", lstrip=True), *SPACES,
                                   added("|||EMAIL_ADDRESS|||", False)]),
    "phi": (BYTES, None, byte_level(), byte_level(), byte_level(),
            [added("<|endoftext|>"), *SPACES, *(added("\t" * n, False) for n in range(9, 1, -1))]),
    "whisper": (BYTES, None, byte_level(),
                around("<|startoftranscript|>", "<|notimestamps|>", "A", "<|endoftext|>"),
                byte_level(),
                [added("<|endoftext|>"), added("<|startoftranscript|>"), added("<|en|>"),
                 added("<|notimestamps|>"), *(added(f"<|0.{n:02}|>", False) for n in range(9))]),
    "mistral 3": (bpe(alphabet=True, ignore_merges=True), None,
                  before(split(TEKKEN), byte_level(use_regex=False)),
                  around("<s>", "A"), byte_level(), [*SPECIAL, added("[INST]")]),
    "gpt-oss": (BYTES, None, before(split(PATTERNS["o200k"]), byte_level(use_regex=False)),
                byte_level(trim_offsets=False), byte_level(), NAMES_OF_CHATS),
    "t5": (UNIGRAM, precompiled(), before(of_type("WhitespaceSplit"), metaspace()),
           around("A", "</s>"), metaspace(), [*SPECIAL, *OF_T5]),
    "t5, one stage": (UNIGRAM, changes(precompiled(), replace(" {2,}", "▁", "Regex")),
                      metaspace(), around("A", "</s>"), metaspace(), [*SPECIAL, *OF_T5]),
    "xlm-r": (UNIGRAM, precompiled(), XLM_SPLIT, around("<s>", "A", "</s>"), metaspace(),
              [*SPECIAL, added("<pad>"), added("<mask>", lstrip=True)]),
    "camembert": (UNIGRAM, changes(precompiled(), replace(" {2,}", " ", "Regex")), XLM_SPLIT,
                  around("<s>", "A", "</s>"), metaspace(),
                  [added("<s>NOTUSED"), *SPECIAL, added("<mask>", lstrip=True, normalized=True)]),
    "albert": (UNIGRAM, ALBERT, XLM_SPLIT, around("[CLS]", "A", "[SEP]"), metaspace(),
               [*BERT_ADDED[1:4], added("<pad>"), added("[MASK]", lstrip=True)]),
    "xlnet": (UNIGRAM, changes(replace("``", '"'), replace("''", '"'), of_type("NFKD"),
                               of_type("StripAccents"), precompiled(),
                               replace(" {2,}", " ", "Regex")),
              XLM_SPLIT, around("A", "<sep>", "<cls>"), metaspace(),
              [*SPECIAL, added("<sep>"), added("<cls>"), added("<mask>", lstrip=True)]),
    "mbart": (UNIGRAM, precompiled(), XLM_SPLIT, around("A", "</s>", "en_XX"), metaspace(),
              [*SPECIAL, added("en_XX"), added("ru_RU"), added("<mask>", lstrip=True)]),
    "pegasus": (UNIGRAM, changes(precompiled(), replace(" {2,}", " ", "Regex")),
                before(of_type("WhitespaceSplit"), metaspace()), around("A", "</s>"), metaspace(),
                [*SPECIAL, added("<mask_2>"), *(added(f"<unk_{n}>") for n in range(2, 9))]),
    "deberta 2": (UNIGRAM, changes({"type": "Strip", "strip_left": True, "strip_right": True},
                                   precompiled(), replace(" {2,}", " ", "Regex")),
                  before(metaspace()), around("[CLS]", "A", "[SEP]"), metaspace(), BERT_ADDED),
    "deberta 2 with marks apart": (
        UNIGRAM, changes(of_type("Lowercase"), precompiled()),
        before(of_type("Punctuation", behavior="Isolated"), metaspace()),
        around("[CLS]", "A", "[SEP]"), metaspace(), BERT_ADDED),
    "nllb": (bpe(fuse_unk=True, unk_token="<unk>"), precompiled(), XLM_SPLIT,
             around("A", "</s>", "eng_Latn"), metaspace(),
             [*SPECIAL, added("eng_Latn"), added("<mask>", lstrip=True)]),
    "gemma": (FALLBACK, replace(" ", "▁"), split(" ", "MergedWithPrevious", kind="String"),
              around("<bos>", "A"), GEMMA_DECODER,
              [added("<bos>"), *SPECIAL, *(added("\n" * n, False, normalized=False)
                                           for n in range(9, 0, -1)),
               *(added("▁" * n, False, normalized=False) for n in range(9, 1, -1)),
               added("<table>", False, normalized=False)]),
    "llama 2": (FALLBACK, LLAMA_NORMALIZER, None, around("<s>", "A"), LLAMA_DECODER, SPECIAL),
    "code llama": (FALLBACK, LLAMA_NORMALIZER, None, around("<s>", "A"), LLAMA_DECODER,
                   [*SPECIAL, *(added(f"▁<{name}>") for name in ("PRE", "SUF", "MID", "EOT"))]),
    "llama, not legacy": (FALLBACK, None, metaspace(prepend_scheme="first", split=False),
                          around("<s>", "A"), LLAMA_DECODER, SPECIAL),
    "tiny llama": (FALLBACK, LLAMA_NORMALIZER, None, around("<s>", "A"), LLAMA_DECODER,
                   [added(name, normalized=True) for name in ("<unk>", "<s>", "</s>")]),
    "yi": (FALLBACK, replace(" ", "▁"), None, None, GEMMA_DECODER,
           [added("<unk>"), added("<|startoftext|>"), added("<|im_end|>", lstrip=True)]),
    "phi 3": (FALLBACK, LLAMA_NORMALIZER, None, around("<s>", "A"), LLAMA_DECODER,
              [added("<unk>"), added("<s>"), added("</s>", False, normalized=False, rstrip=True),
               *(added(f"<|{name}|>", rstrip=True) for name in ("user", "assistant", "end"))]),
    "phi 4": (BYTES, None, before(split(PATTERNS["cl100k"], "Removed", True),
                                  byte_level(use_regex=False)),
              byte_level(trim_offsets=False), byte_level(),
              [added(f"<|{name}|>", lstrip=True, rstrip=True)
               for name in ("im_start", "im_sep", "im_end", "endoftext")]),
    "smol lm": (BYTES, None, before(of_type("Digits", individual_digits=True), byte_level()),
                None, byte_level(), [*NAMES_OF_CHATS, added("<repo_name>")]),
    "olmo": (BYTES, of_type("NFC"), byte_level(), around("A", "<|endoftext|>"), byte_level(),
             [added("<|endoftext|>"), added("|||IP_ADDRESS|||", False, normalized=True),
              *SPACES[:5]]),
    "marian": (UNIGRAM, changes(precompiled(), replace(" {2,}", " ", "Regex")), metaspace(),
               around("A", "</s>"), metaspace(), [*SPECIAL, added(">>rus<<"), added("<pad>")]),
    "mistral 1": (bpe(byte_fallback=True, fuse_unk=True, unk_token="<unk>"), LLAMA_NORMALIZER,
                  None, around("<s>", "A"), LLAMA_DECODER,
                  [*SPECIAL, added("[INST]"), added("[/INST]", rstrip=True)]),
    "bert, japanese letters": (
        WORD_PIECE, bert_normalizer(lowercase=False, strip_accents=False),
        before(of_type("BertPreTokenizer"), split("[一-龥ぁ-んァ-ヶー]")), bert_processing,
        WORD_PIECE_DECODER, BERT_ADDED),
    "bert, small letters": (WORD_PIECE, bert_normalizer(), of_type("BertPreTokenizer"),
                            around("[CLS]", "A", "[SEP]"), WORD_PIECE_DECODER, BERT_ADDED),
    "bert, all letters": (WORD_PIECE, bert_normalizer(lowercase=False),
                          of_type("BertPreTokenizer"), around("[CLS]", "A", "[SEP]"),
                          WORD_PIECE_DECODER, BERT_ADDED),
    "bert, accents kept": (WORD_PIECE, bert_normalizer(strip_accents=False),
                           of_type("BertPreTokenizer"), bert_processing,
                           WORD_PIECE_DECODER, BERT_ADDED),
    "bert of nothing": (WORD_PIECE, bert_normalizer(
        clean_text=False, handle_chinese_chars=False, strip_accents=True, lowercase=False),
        of_type("BertPreTokenizer"), bert_processing, WORD_PIECE_DECODER, BERT_ADDED),
    "mpnet": (WORD_PIECE, bert_normalizer(), of_type("BertPreTokenizer"),
              lambda ids: {"type": "RobertaProcessing", "sep": ["[SEP]", ids["[SEP]"]],
                           "cls": ["[CLS]", ids["[CLS]"]], "trim_offsets": True,
                           "add_prefix_space": False},
              WORD_PIECE_DECODER, [*BERT_ADDED, added("<mask>", lstrip=True)]),
    "gpt 1": (bpe(unk_token="<unk>", end_of_word_suffix="</w>"), bert_normalizer(),
              of_type("BertPreTokenizer"), None, of_type("BPEDecoder", suffix="</w>"),
              [added("<unk>")]),
    "xlm": (bpe(unk_token="<unk>", end_of_word_suffix="</w>"),
            changes(of_type("NFKC"), of_type("Lowercase"), of_type("StripAccents")),
            before(of_type("Whitespace")), None, of_type("BPEDecoder", suffix="</w>"),
            [added("<unk>"), added("<special1>")]),
    "clip": (bpe(alphabet=True, unk_token="<|endoftext|>", end_of_word_suffix="</w>"),
             changes(of_type("NFC"), replace(r"\s+", " ", "Regex"), of_type("Lowercase")),
             before(split(r"'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+",
                          "Removed", True), byte_level()),
             clip_processing, byte_level(),
             [added("<|startoftext|>", normalized=True), added("<|endoftext|>")]),
    "scripts": (bpe(unk_token="<unk>"), changes(of_type("Nmt"), of_type("NFKC")),
                before(of_type("UnicodeScripts"), of_type("Digits", individual_digits=False)),
                None, None, [added("<unk>")]),
    "prefixes": (bpe(unk_token="<unk>", continuing_subword_prefix="##"), of_type("NFKC"),
                 of_type("Whitespace"), None, WORD_PIECE_DECODER, [added("<unk>")]),
    "words": ({"kind": "WordLevel"}, of_type("Lowercase"), of_type("Whitespace"), None, None,
              [added("<unk>"), added("[MASK]", single_word=True)]),
    "letters of speech": ({"kind": "WordLevel", "of": "letters"}, replace(" ", "|"),
                          split("", "Isolated"), None,
                          {"type": "CTC", "pad_token": "<pad>", "word_delimiter_token": "|",
                           "cleanup": True}, [added("<pad>"), added("<unk>")]),
    "delimiters": ({"kind": "WordLevel"}, changes(of_type("NFD"), of_type("StripAccents")),
                   of_type("CharDelimiterSplit", delimiter=" "), None, None, [added("<unk>")]),
}  # fmt: skip


@cache
def family(name, size=900):
    """The text of such a tokenizer.json."""
    model, normalizer, pre_tokenizer, post_processor, decoder, tokens = FAMILIES[name]
    parts = {"normalizer": normalizer, "pre_tokenizer": pre_tokenizer}
    by_words = {"normalizer": None, "pre_tokenizer": metaspace()}
    trained = json.loads(_trained(model, by_words if model.get("by_words") else parts, size))
    trained.update(parts)
    vocabulary = trained["model"]["vocab"]
    ids = (
        vocabulary
        if isinstance(vocabulary, dict)
        else {t: n for n, (t, _) in enumerate(vocabulary)}
    )
    ids = dict(ids)
    total = len(ids)
    for token in tokens:
        token_id = ids.setdefault(token["content"], total)
        total += token_id == total
        trained["added_tokens"].append({"id": token_id, **token})
    trained["post_processor"] = post_processor(ids) if callable(post_processor) else post_processor
    trained["decoder"] = decoder
    return json.dumps(trained)


def _trained(model, parts, size):
    kind = model["kind"]
    fields = {
        name: value
        for name, value in model.items()
        if name not in ("kind", "alphabet", "of", "by_words")
    }
    empty = {"type": kind, "vocab": {}, "merges": [], "unk_token": "<unk>", **fields}
    if kind == "Unigram":
        empty = {"type": kind, "vocab": [["<unk>", 0.0]], "unk_id": 0, "byte_fallback": False}
    elif kind == "WordPiece":
        empty = {"type": kind, "unk_token": "[UNK]", "continuing_subword_prefix": "##",
                 "max_input_chars_per_word": 100, "vocab": {}}  # fmt: skip
    elif kind == "WordLevel":
        empty = {"type": kind, "unk_token": "<unk>", "vocab": {}}
    elif "unk_token" not in fields:
        empty["unk_token"] = None
    whole = {"version": "1.0", "truncation": None, "padding": None, "added_tokens": [],
             "post_processor": None, "decoder": None, "model": empty, **parts}  # fmt: skip
    tokenizer = Tokenizer.from_str(json.dumps(whole))
    lines = corpus()
    tokenizer.train_from_iterator(lines, _trainer(model, size))
    return _without_added(tokenizer.to_str(), empty)


def _trainer(model, size):
    kind = model["kind"]
    alphabet = ALPHABET if model.get("alphabet") else []
    bytes_known = [f"<0x{byte:02X}>" for byte in range(256)] if model.get("byte_fallback") else []
    unknown = model.get("unk_token")
    if kind == "BPE":
        names = [unknown] if unknown else []
        options = {
            name: model[name]
            for name in ("continuing_subword_prefix", "end_of_word_suffix")
            if name in model
        }
        return trainers.BpeTrainer(
            vocab_size=size + len(bytes_known),
            initial_alphabet=alphabet,
            special_tokens=names + bytes_known,
            limit_alphabet=300,
            show_progress=False,
            **options,
        )
    if kind == "Unigram":
        names = ["<unk>", "<s>", "</s>", "[CLS]", "[SEP]"]
        return trainers.UnigramTrainer(
            vocab_size=size, special_tokens=names, unk_token="<unk>", show_progress=False
        )
    if kind == "WordPiece":
        return trainers.WordPieceTrainer(
            vocab_size=size,
            special_tokens=list(BERT_NAMES),
            limit_alphabet=300,
            show_progress=False,
        )
    limit = 60 if model.get("of") == "letters" else size
    return trainers.WordLevelTrainer(
        vocab_size=limit, special_tokens=["<unk>", "<pad>"], show_progress=False
    )


def _without_added(text, empty):
    """Take off what the trainer made of special tokens, and put settings back that it forgets."""
    file = json.loads(text)
    file["added_tokens"] = []
    for name, value in empty.items():
        if name not in ("vocab", "merges", "unk_id"):
            file["model"][name] = value
    return json.dumps(file)
