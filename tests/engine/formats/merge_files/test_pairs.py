"""vocab.json and merges.txt against the library that writes them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tokenizers import (
    ByteLevelBPETokenizer,
    CharBPETokenizer,
    SentencePieceBPETokenizer,
    Tokenizer,
    models,
)

from engine import TokenizerFileError, open_tokenizer
from engine.formats import OpeningOptions
from tests.engine.cases import read_case

CORPUS = [
    "low lower lowest newest widest",
    "Ещё не вечер, don't! 日本 12",
    "the cat's hat, ok?",
] * 6
TEXTS = st.text(alphabet=st.sampled_from("".join(CORPUS) + "\n\té😀'"), max_size=40)


def trained(kind, folder, **options):
    library = kind(**options)
    special = (
        ["<s>", "<pad>", "</s>", "<unk>", "<mask>"] if kind is ByteLevelBPETokenizer else ["<unk>"]
    )
    library.train_from_iterator(CORPUS, vocab_size=340, special_tokens=special, show_progress=False)
    library.save_model(str(folder))
    return library, open_tokenizer(folder / "vocab.json")


@pytest.fixture(scope="module")
def bytes_pair(tmp_path_factory):
    return trained(ByteLevelBPETokenizer, tmp_path_factory.mktemp("bytes"))


@pytest.fixture(scope="module")
def word_end_pair(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ends")
    return trained(CharBPETokenizer, folder, unk_token="<unk>", lowercase=False)


@pytest.fixture(scope="module")
def space_pair(tmp_path_factory):
    return trained(SentencePieceBPETokenizer, tmp_path_factory.mktemp("spaces"))


def check(pair, text, **options):
    library, tokenizer = pair
    expected = library.encode(text, add_special_tokens=False)
    encoding = tokenizer.encode(text, **options)
    assert (encoding.ids, encoding.tokens) == (expected.ids, expected.tokens)
    return expected, encoding


@given(text=TEXTS)
def test_byte_level_pairs_split_as_the_library_does(bytes_pair, text):
    expected, _ = check(bytes_pair, text)
    assert bytes_pair[1].decode(expected.ids) == bytes_pair[0].decode(expected.ids)


@given(text=TEXTS)
def test_pairs_with_marks_of_words_ends_split_as_the_library_does(word_end_pair, text):
    expected, encoding = check(word_end_pair, text)
    assert encoding.spans == expected.offsets


@given(text=TEXTS)
def test_pairs_with_visible_spaces_split_as_the_library_does(space_pair, text):
    expected, encoding = check(space_pair, text)
    assert encoding.spans == expected.offsets


def test_roberta_has_its_names_around_a_text(bytes_pair):
    tokenizer = bytes_pair[1]
    tokens = tokenizer.encode("low <mask>", add_special_tokens=True).tokens
    assert tokens[0] == "<s>" and [token.strip() for token in tokens[-2:]] == ["<mask>", "</s>"]


@pytest.mark.parametrize("lower_case", [True, False])
def test_lower_casing_is_a_choice(tmp_path, lower_case):
    trained(CharBPETokenizer, tmp_path, unk_token="<unk>", lowercase=False)
    options = OpeningOptions(lower_case=lower_case)
    tokenizer = open_tokenizer(tmp_path / "vocab.json", options=options)
    assert [(c.name, c.value) for c in tokenizer.choices] == [
        ("lower_case", "yes" if lower_case else "no")
    ]
    assert (tokenizer.encode("LOW").tokens == tokenizer.encode("low").tokens) is lower_case


# Which file belongs to which


def write_pair(folder, vocabulary, merges, names=("vocab.json", "merges.txt")):
    (folder / names[0]).write_text(json.dumps(vocabulary))
    (folder / names[1]).write_bytes(merges)


VOCABULARY = {
    label: number
    for number, label in enumerate(["#", "a", "b", "##", "ab", "#a", "v", "#v", "##a"])
}


@pytest.mark.parametrize(
    "merges",
    [
        b"#version: 0.2\n# #\na b\n# a\n# v\n",
        b"# #\na b\n# a\n# v\n",
        b"#version: 0.2\n# #\na b\n# a\n# v",
        b"# #\n#version: 0.2\na b\n# a\n# v\n",
        b"#version: 0.2\r\n# #\r\na b\r\n# a\r\n# v\r\n",
    ],
)
@pytest.mark.parametrize("opened", ["vocab.json", "merges.txt"])
def test_only_a_first_line_is_a_heading(tmp_path, merges, opened):
    write_pair(tmp_path, VOCABULARY, merges)
    tokenizer = open_tokenizer(tmp_path / opened)
    assert tokenizer.merges == (("#", "#"), ("a", "b"), ("#", "a"), ("#", "v"))
    assert tokenizer.encode("##a").tokens == ["##", "a"]
    library = Tokenizer(models.BPE(VOCABULARY, list(tokenizer.merges)))
    for text in ("##", "ab", "#a", "##a", "#v", "#va#"):
        assert tokenizer.encode(text).ids == library.encode(text).ids


def test_a_carriage_return_may_be_a_token(tmp_path):
    vocabulary = json.loads(read_case("bugfiles/B35_vocab.json"))
    write_pair(
        tmp_path, vocabulary, read_case("bugfiles/B35_merges.txt"), ("x_vocab.json", "x_merges.txt")
    )
    tokenizer = open_tokenizer(tmp_path / "x_merges.txt")
    assert tokenizer.merges == (("a", "\r"), ("\r", "b"), ("a", "b"))
    assert tokenizer.encode("a\r").tokens == ["a\r"]


def test_what_does_not_fit_is_no_partner(tmp_path):
    write_pair(tmp_path, {"a": 0, "b": 1, "ab": 2}, b"c d\ncd d\n")
    tokenizer = open_tokenizer(tmp_path / "vocab.json")
    assert tokenizer.merges == () and any("merges.txt" in warning for warning in tokenizer.warnings)
    chosen = OpeningOptions(partner=tmp_path / "merges.txt")
    with pytest.raises(TokenizerFileError, match="none of the merges"):
        open_tokenizer(tmp_path / "vocab.json", options=chosen)


def test_a_partner_can_be_chosen(tmp_path):
    write_pair(tmp_path, VOCABULARY, b"a b\n# v\n", ("one.json", "two"))
    chosen = OpeningOptions(partner=tmp_path / "two")
    assert len(open_tokenizer(tmp_path / "one.json", options=chosen).merges) == 2
    chosen = OpeningOptions(partner=tmp_path / "one.json")
    (tmp_path / "two").write_bytes(b"#version: 0.2\na b\n# v\n")
    assert len(open_tokenizer(tmp_path / "two", options=chosen).merges) == 2


def test_unusable_and_repeated_merges_are_told_of(tmp_path):
    merges = b"#version: 0.2\n# #\nb a\na b\n# a\n# v\n\n# #\n"
    write_pair(tmp_path, VOCABULARY, merges)
    tokenizer = open_tokenizer(tmp_path / "vocab.json")
    said = " ".join(tokenizer.warnings)
    assert "line 3 needs 'ba'" in said and "line 7 is empty" in said
    assert "line 2 comes again in line 8" in said


@pytest.mark.parametrize("line", [b"a\n", b"a b c\n", b" b\n", b"a \n"])
def test_a_line_that_is_no_merge_is_named(tmp_path, line):
    (tmp_path / "x.txt").write_bytes(b"#version: 0.2\na b\n" + line)
    with pytest.raises(TokenizerFileError) as caught:
        open_tokenizer(tmp_path / "x.txt")
    assert caught.value.place == "line 3"


def test_byte_level_merges_alone_have_the_ids_of_gpt2(tmp_path):
    (tmp_path / "vocab.bpe").write_text("#version: 0.2\nĠ t\nĠt h\n", encoding="utf-8")
    tokenizer = open_tokenizer(tmp_path / "vocab.bpe")
    assert tokenizer.encode("! th").ids == [0, 257]
    assert any("need not be the right ones" in warning for warning in tokenizer.warnings)


def test_of_several_halves_the_one_of_the_same_name_is_taken(tmp_path):
    vocabulary = {"a": 0, "b": 1, "\r": 2, "ab": 3, "a\r": 4, "\rb": 5}
    (tmp_path / "x_vocab.json").write_text(json.dumps(vocabulary))
    (tmp_path / "x_crlf_merges.txt").write_bytes(b"#version: 0.2\r\na b\r\n")
    (tmp_path / "x_merges.txt").write_bytes(b"#version: 0.2\na \r\n\r b\na b\n")
    tokenizer = open_tokenizer(tmp_path / "x_vocab.json")
    assert tokenizer.merges == (("a", "\r"), ("\r", "b"), ("a", "b"))


@pytest.mark.parametrize("opened", ["vocab.json", "merges.txt"])
def test_whichever_half_is_opened_both_files_are_named(tmp_path, opened):
    trained(ByteLevelBPETokenizer, tmp_path)
    assert dict(open_tokenizer(tmp_path / opened).facts) == {
        "two files": ("vocab.json", "merges.txt")
    }
