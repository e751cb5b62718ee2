"""What is saved in another format opens again with the same ids, or the losses say otherwise."""

import json
from itertools import product

import pytest
import tiktoken
from hypothesis import given
from hypothesis import strategies as st
from tiktoken.load import load_tiktoken_bpe
from tokenizers import ByteLevelBPETokenizer, Tokenizer

from engine import BPETokenizer, TokenizerFileError, open_tokenizer
from engine.formats import OpeningOptions
from engine.formats.ranked.known import PATTERNS
from engine.formats.saving import FORMATS, losses, save_as
from engine.formats.saving.tried_texts import TEXTS as TRIED_TEXTS
from engine.pipeline import DocumentedTokenizer
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.patterns.published import CL100K
from tests.engine.cases import example_tokenizer, find_case

CORPUS = [
    "low lower lowest newest widest 123",
    "Ещё не вечер, don't! 日本",
    "the cat's hat, ok?",
] * 6
TEXTS = st.text(alphabet=st.sampled_from("".join(CORPUS) + "\n\té😀"), max_size=40)


def byte_level(folder):
    library = ByteLevelBPETokenizer()
    library.train_from_iterator(CORPUS, vocab_size=340, show_progress=False)
    library.save_model(str(folder))
    return open_tokenizer(folder / "vocab.json")


def trained(**options):
    tokenizer = BPETokenizer()
    tokenizer.train(CORPUS, vocab_size=300, **options)
    return DocumentedTokenizer(tokenizer)


@pytest.fixture(scope="module")
def tokenizers(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sources")
    pair = byte_level(folder)
    ranks = save_as(pair, folder / "x.tiktoken", "tiktoken")
    return {
        "pair": pair,
        "ranks": open_tokenizer(ranks, options=OpeningOptions(split_rule="gpt2")),
        "cl100k": open_tokenizer(ranks, options=OpeningOptions(split_rule="cl100k")),
        "characters": trained(),
        "bytes": trained(alphabet="bytes", rule="gpt2"),
        "marked": trained(rule="whitespace", end_of_word="</w>", end_of_word_attached=True),
        "marked apart": trained(rule="whitespace", end_of_word="_"),
    }


ADDED = {"id": 200_000, "content": "<|im_start|>", "special": True, "normalized": False}
WITHOUT_LOSS = {
    ("pair", "tokenizer.json"),
    ("pair", "vocab+merges"),
    ("ranks", "tokenizer.json"),
    ("ranks", "vocab+merges"),
    ("ranks", "tiktoken"),
    ("cl100k", "tokenizer.json"),
    ("bytes", "documented"),
    ("characters", "documented"),
    ("marked", "documented"),
    ("marked apart", "documented"),
}
GUESSED = {("pair", "tiktoken")}
"""Here the split rule is found again, but only because it is guessed."""

WITH_SPECIAL = {
    ("characters", "tokenizer.json"),
    ("bytes", "tokenizer.json"),
    ("marked", "tokenizer.json"),
}
"""Here only special tokens are another thing: the texts below have none."""

WITH_HALVES = {(name, "documented") for name in ("pair", "ranks", "cl100k")}
"""Here only half characters are another thing."""

EQUAL = WITHOUT_LOSS | GUESSED | WITH_SPECIAL | WITH_HALVES


@pytest.fixture(scope="module")
def saved(tokenizers, tmp_path_factory):
    folder = tmp_path_factory.mktemp("saved")
    return {
        (name, format): save_as(tokenizers[name], folder / f"{name} {format}", format)
        for name, format in EQUAL
    }


@pytest.fixture(scope="module")
def opened(saved):
    return {case: open_tokenizer(path) for case, path in saved.items()}


@pytest.fixture(scope="module")
def in_library(saved):
    whole = (case for case in saved if case[1] == "tokenizer.json")
    return {case: Tokenizer.from_file(str(saved[case])) for case in whole}


def test_what_can_be_written_without_loss_is_written_so(tokenizers):
    found = {
        (name, format)
        for name, tokenizer in tokenizers.items()
        for format, lost in losses(tokenizer).items()
        if not lost
    }
    assert found == WITHOUT_LOSS


def known_only(tokenizer, text):
    """Leave out what the tokenizer has no token for: formats differ in what becomes of that."""
    known = set("".join(CORPUS))
    return "".join(c for c in text if c in known) if tokenizer.format == "documented JSON" else text


@given(text=TEXTS, case=st.sampled_from(sorted(EQUAL)))
def test_the_saved_file_opens_with_the_same_ids(tokenizers, opened, text, case):
    text = known_only(tokenizers[case[0]], text)
    first, second = tokenizers[case[0]].encode(text), opened[case].encode(text)
    assert second.ids == first.ids and second.spans == first.spans
    assert opened[case].decode(first.ids) == tokenizers[case[0]].decode(first.ids)


@given(
    text=TEXTS, name=st.sampled_from(["pair", "ranks", "cl100k", "characters", "bytes", "marked"])
)
def test_the_library_reads_tokenizer_json_with_the_same_ids(tokenizers, in_library, text, name):
    text = known_only(tokenizers[name], text)
    library = in_library[name, "tokenizer.json"]
    ids = tokenizers[name].encode(text).ids
    assert library.encode(text, add_special_tokens=False).ids == ids
    assert library.decode(ids) == tokenizers[name].decode(ids)


def test_tiktoken_reads_the_ranks(tokenizers, saved):
    path = saved["pair", "tiktoken"]
    ranks = load_tiktoken_bpe(str(path))
    encoding = tiktoken.Encoding(
        "x", pat_str=PATTERNS["gpt2"], mergeable_ranks=ranks, special_tokens={}
    )
    assert encoding.encode_ordinary(CORPUS[1]) == tokenizers["pair"].encode(CORPUS[1]).ids


# What is lost


def sentences(tokenizer, format, forbids):
    return " ".join(loss.remark for loss in losses(tokenizer)[format] if loss.forbids is forbids)


def test_losses_are_given_for_every_format(tokenizers):
    for tokenizer in tokenizers.values():
        assert tuple(losses(tokenizer)) == FORMATS


def test_a_lone_mark_of_words_ends_has_no_place_in_other_formats(tokenizers, tmp_path):
    tokenizer = tokenizers["marked apart"]
    for format in ("tokenizer.json", "vocab+merges"):
        assert "a symbol of its own" in sentences(tokenizer, format, True)
        with pytest.raises(TokenizerFileError, match="a symbol of its own"):
            save_as(tokenizer, tmp_path / "x", format)
    assert not (tmp_path / "x").exists()


def test_special_tokens_and_rules_that_are_lost_are_named(tokenizers):
    assert "special tokens" in sentences(tokenizers["bytes"], "tiktoken", False)
    assert "split rule would be lost" in sentences(tokenizers["cl100k"], "tiktoken", False)
    assert "would be recognised" in sentences(tokenizers["characters"], "tokenizer.json", False)


def test_a_rule_that_is_only_guessed_again_is_told_of(tokenizers, tmp_path):
    """The files of merges are taken for GPT-2's everywhere; of ranks everybody has to be told."""
    assert "guessed" in sentences(tokenizers["pair"], "tiktoken", False)
    vocabulary = [*BYTE_CHARACTERS, *(f"a{number}" for number in range(80_000))]
    stages = {"type": "ByteLevel", "add_prefix_space": False, "use_regex": False}
    split = {"type": "Split", "pattern": {"Regex": CL100K}, "behavior": "Isolated"}
    content = {
        "pre_tokenizer": {
            "type": "Sequence",
            "pretokenizers": [{**split, "invert": False}, stages],
        },
        "decoder": stages,
        "added_tokens": [ADDED],
        "model": {
            "type": "BPE",
            "vocab": {label: number for number, label in enumerate(vocabulary)},
            "merges": [],
        },
    }
    (tmp_path / "tokenizer.json").write_text(json.dumps(content))
    tokenizer = open_tokenizer(tmp_path / "tokenizer.json")
    told = sentences(tokenizer, "vocab+merges", False)
    assert "other programs take that of GPT-2" in told
    assert "which tokens are special is not in these files" in told
    assert sentences(tokenizers["ranks"], "vocab+merges", False) == ""


@pytest.mark.parametrize("name", ["pair", "bytes"])
def test_what_becomes_of_half_characters_is_told_where_it_changes(tokenizers, saved, opened, name):
    documented = opened[name, "documented"].encode("a\ud800").ids
    other = opened[name, "tokenizer.json"].encode("a\ud800").ids
    assert documented != other == opened[name, "documented"].encode("a\ufffd").ids
    format = "documented" if name == "pair" else "tokenizer.json"
    assert "half characters" in sentences(tokenizers[name], format, False)


def test_characters_that_were_an_error_and_vanish_then_are_told(tokenizers):
    tokenizer = trained(special_tokens=[])
    assert "would be dropped" in sentences(tokenizer, "tokenizer.json", False)
    assert "dropped" not in sentences(tokenizers["characters"], "tokenizer.json", False)


def test_merges_of_bytes_without_ranks_are_left_out_and_told(tmp_path):
    """Ranks join any bytes; merges only those that are tokens."""
    (tmp_path / "x.tiktoken").write_text("YQ== 0\nYg== 1\nYWI= 2\nbG8= 3\n")
    tokenizer = open_tokenizer(tmp_path / "x.tiktoken")
    assert sentences(tokenizer, "tiktoken", True) == ""
    for format in ("tokenizer.json", "vocab+merges"):
        assert "1 merges join symbols that are no tokens" in sentences(tokenizer, format, False)
    assert "an error" in sentences(tokenizer, "tokenizer.json", False)
    path = save_as(tokenizer, tmp_path / "tokenizer.json", "tokenizer.json")
    assert open_tokenizer(path).encode("abab").ids == tokenizer.encode("abab").ids == [2, 2]
    assert Tokenizer.from_file(str(path)).encode("abab").ids == [2, 2]


def test_characters_that_vanished_and_are_an_error_then_are_told(tmp_path):
    vocabulary = {"a": 0, "b": 1, "ab": 2}
    model = {"type": "BPE", "unk_token": None, "vocab": vocabulary, "merges": [["a", "b"]]}
    (tmp_path / "x.json").write_text(json.dumps({"model": model}))
    tokenizer = open_tokenizer(tmp_path / "x.json")
    assert "an error, where now they are dropped" in sentences(tokenizer, "documented", False)


def test_two_files_whose_labels_look_like_those_of_other_stages_lose_them(tokenizers, tmp_path):
    """Without its pre-tokenizer GPT-2's vocabulary is one of characters, and nothing says so."""
    path = save_as(tokenizers["pair"], tmp_path / "tokenizer.json", "tokenizer.json")
    file = json.loads(path.read_text())
    (tmp_path / "bare.json").write_text(json.dumps({**file, "pre_tokenizer": None}))
    tokenizer = open_tokenizer(tmp_path / "bare.json")
    assert "settings of the stages" in sentences(tokenizer, "vocab+merges", False)


@pytest.mark.parametrize("prepend_scheme", ["always", "never"])
def test_two_files_that_alone_split_otherwise_say_which_stages_are_lost(tmp_path, prepend_scheme):
    """Opened again, they are given the usual stages of such labels, which may be others."""
    spaces = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": prepend_scheme}
    letters = dict.fromkeys("".join(TRIED_TEXTS).replace(" ", "▁"))
    model = {
        "type": "BPE",
        "vocab": {label: number for number, label in enumerate([*letters, "<unk>", "he"])},
        "merges": [["h", "e"]],
        "unk_token": "<unk>",
    }
    content = {"model": model, "pre_tokenizer": spaces, "decoder": spaces}
    (tmp_path / "x.json").write_text(json.dumps(content))
    tokenizer = open_tokenizer(tmp_path / "x.json")
    again = open_tokenizer(save_as(tokenizer, tmp_path / "pair", "vocab+merges"))
    count = sum(tokenizer.encode(text).ids != again.encode(text).ids for text in TRIED_TEXTS)
    told = sentences(tokenizer, "vocab+merges", False)
    assert "lost, for the files do not tell: Metaspace" in told
    assert "other programs would split nearly" in told or "by another program" in told
    assert (f"{count} of {len(TRIED_TEXTS)} texts that were tried" in told) == (count > 0)
    assert ("nearly every text otherwise (" in told) == (2 * count > len(TRIED_TEXTS))


def test_parts_with_a_prefix_make_no_tokens_in_two_files(tmp_path):
    """What the reader leaves out is left out when texts are tried, too."""
    model = {
        "type": "BPE",
        "vocab": {"a": 0, "##b": 1, "ab": 2, "?": 3},
        "merges": [["a", "##b"]],
        "unk_token": "?",
        "continuing_subword_prefix": "##",
    }
    (tmp_path / "x.json").write_text(json.dumps({"model": model}))
    told = sentences(open_tokenizer(tmp_path / "x.json"), "vocab+merges", False)
    assert "do not tell: continuing_subword_prefix" in told


def test_ranks_with_an_empty_token_are_written_as_whisper_does(tmp_path):
    (tmp_path / "x.tiktoken").write_bytes(b"YQ== 0\nYg== 1\n= 2\n")
    path = save_as(open_tokenizer(tmp_path / "x.tiktoken"), tmp_path / "y.tiktoken", "tiktoken")
    assert path.read_bytes() == b"YQ== 0\nYg== 1\n= 2\n"


def test_clips_list_is_written_with_the_nearest_stages(tmp_path):
    file = find_case("files/clip/bpe_simple_vocab_16e6.txt.gz")
    if file is None:
        pytest.skip("CLIP's list is not among the copies")
    tokenizer = open_tokenizer(file)
    assert "no longer be mended" in sentences(tokenizer, "tokenizer.json", False)
    path = save_as(tokenizer, tmp_path / "tokenizer.json", "tokenizer.json")
    library = Tokenizer.from_file(str(path))
    for text in ["  A photo of  a cat! ", "Ещё не вечер", "don't 12 \n<end_of_text>", "e\u0301"]:
        ids = tokenizer.encode(text, add_special_tokens=True).ids
        assert (
            library.encode(text).ids
            == ids
            == open_tokenizer(path).encode(text, add_special_tokens=True).ids
        )


def test_only_tokenizers_with_merges_have_other_formats(tmp_path):
    (tmp_path / "vocab.txt").write_text("[UNK]\nlow\n")
    tokenizer = open_tokenizer(tmp_path / "vocab.txt")
    assert losses(tokenizer)["tokenizer.json"] == ()
    assert "by merges" in sentences(tokenizer, "documented", True)


def test_ranks_that_lead_to_other_merges_are_refused(tmp_path):
    vocabulary = {"a": 0, "Ġ": 1, "b": 2, "c": 3, "ab": 4, "abc": 5, "bc": 6, "Ġa": 7}
    (tmp_path / "vocab.json").write_text(json.dumps(vocabulary))
    (tmp_path / "merges.txt").write_text("#version: 0.2\nb c\na bc\na b\nĠ a\n", "utf-8")
    tokenizer = open_tokenizer(tmp_path / "vocab.json")
    assert "ranks cannot say" in sentences(tokenizer, "tiktoken", True)


def test_merges_that_never_happen_do_not_keep_ranks_from_saying_how_tokens_are_made(tmp_path):
    """Llama 3's file lists every pair that makes a token; of each token one pair is merged."""
    vocabulary = {"a": 0, "b": 1, "c": 2, "Ġ": 3, "ab": 4, "bc": 5, "abc": 6, "abcab": 7}
    merges = ["a b", "b c", "a bc", "ab c", "abc ab"]
    (tmp_path / "vocab.json").write_text(json.dumps(vocabulary))
    (tmp_path / "merges.txt").write_text("\n".join(["#version: 0.2", *merges]), "utf-8")
    tokenizer = open_tokenizer(tmp_path / "vocab.json")
    assert sentences(tokenizer, "tiktoken", True) == ""
    path = save_as(tokenizer, tmp_path / "x.tiktoken", "tiktoken")
    ranks = open_tokenizer(path, options=OpeningOptions(split_rule="gpt2"))
    for text in map("".join, product("abc", repeat=6)):
        assert ranks.encode(text).ids == tokenizer.encode(text).ids


def test_a_token_that_ranks_do_not_make_is_counted_once(tmp_path):
    vocabulary = {"a": 0, "b": 1, "c": 2, "Ġ": 3, "abc": 4, "bc": 5, "ab": 6}
    (tmp_path / "vocab.json").write_text(json.dumps(vocabulary))
    (tmp_path / "merges.txt").write_text("#version: 0.2\na b\nb c\nab c\na bc\n", "utf-8")
    (loss,) = (
        loss for loss in losses(open_tokenizer(tmp_path / "vocab.json"))["tiktoken"] if loss.forbids
    )
    assert loss.remark.values["count"] == 2  # bc comes after ab, and abc after both


def test_an_added_token_keeps_an_id_that_the_library_would_not_give(tmp_path):
    special = {"<|end|>": 900}
    file = {"pat_str": r"\w+|\W", "special_tokens": special, "bpe_ranks": "! 0 bA== bw== bG8="}
    (tmp_path / "x.json").write_text(json.dumps(file))
    path = save_as(
        open_tokenizer(tmp_path / "x.json"), tmp_path / "tokenizer.json", "tokenizer.json"
    )
    assert open_tokenizer(path).encode("lo<|end|>").ids == [2, 900]
    assert Tokenizer.from_file(str(path)).encode("lo<|end|>").ids == [2, 900]


def test_a_format_nobody_knows_is_an_error(tmp_path):
    with pytest.raises(ValueError, match="is none of"):
        save_as(DocumentedTokenizer(example_tokenizer()), tmp_path / "x", "tiktokken")


def test_a_file_that_cannot_be_written_leaves_the_old_one(tokenizers, tmp_path):
    (tmp_path / "old").write_text("old")
    with pytest.raises(TokenizerFileError):
        save_as(tokenizers["pair"], tmp_path / "old", "vocab+merges")
    assert (tmp_path / "old").read_text() == "old"


def test_gpt2s_pair_does_not_find_the_end_of_text_and_the_losses_say_so(tokenizers, tmp_path):
    library = ByteLevelBPETokenizer()
    library.train_from_iterator(CORPUS, vocab_size=340, show_progress=False)
    library.add_special_tokens(["<|endoftext|>"])
    library.save(str(tmp_path / "tokenizer.json"))
    opened = open_tokenizer(tmp_path / "tokenizer.json")
    assert "no longer be recognised (1)" in sentences(opened, "vocab+merges", False)
    pair = open_tokenizer(save_as(opened, tmp_path / "pair", "vocab+merges"))
    assert pair.encode("<|endoftext|>").ids != opened.encode("<|endoftext|>").ids
    assert "recognised" not in sentences(tokenizers["pair"], "vocab+merges", False)


def test_ranks_that_begin_after_special_tokens_open_again(tmp_path):
    library = ByteLevelBPETokenizer()
    library.train_from_iterator(CORPUS, vocab_size=340, special_tokens=["<s>", "<end>"])
    library.save(str(tmp_path / "tokenizer.json"))
    opened = open_tokenizer(tmp_path / "tokenizer.json")
    path = save_as(opened, tmp_path / "no ending", "tiktoken")
    again = open_tokenizer(path, options=OpeningOptions(split_rule="gpt2"))
    assert again.encode(CORPUS[0]).ids == opened.encode(CORPUS[0]).ids
