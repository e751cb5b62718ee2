"""Every normalizer gives the text and the places that the Hugging Face library gives."""

import base64
import io

import pytest
import sentencepiece
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import Regex, Tokenizer, models
from tokenizers import normalizers as library

from engine.text import normalizers as ours
from engine.text.aligned import AlignedText
from tests.engine.text.nasty import nasty_text

PAIRS = {
    "NFC": (ours.NFC(), library.NFC()),
    "NFD": (ours.NFD(), library.NFD()),
    "NFKC": (ours.NFKC(), library.NFKC()),
    "NFKD": (ours.NFKD(), library.NFKD()),
    "Lowercase": (ours.Lowercase(), library.Lowercase()),
    "StripAccents": (ours.StripAccents(), library.StripAccents()),
    "Nmt": (ours.Nmt(), library.Nmt()),
    "Prepend": (ours.Prepend("▁x"), library.Prepend("▁x")),
    "Strip": (ours.Strip(), library.Strip()),
    "Strip left": (ours.Strip(True, False), library.Strip(True, False)),
    "ByteLevel": (ours.ByteLevelNormalizer(), library.ByteLevel()),
    "Replace": (ours.Replace(" ", "▁"), library.Replace(" ", "▁")),
    "Replace longer": (ours.Replace("a", "bcd"), library.Replace("a", "bcd")),
    "Replace by nothing": (ours.Replace("a", ""), library.Replace("a", "")),
    "Replace regex": (
        ours.Replace(r"\s{2,}|[[:punct:]]+", "-", is_regex=True),
        library.Replace(Regex(r"\s{2,}|[[:punct:]]+"), "-"),
    ),
    "BertNormalizer": (ours.BertNormalizer(), library.BertNormalizer()),
}


def characters_of(aligned, text):
    """Give the places of an aligned text in characters."""
    owner = [n for n, c in enumerate(text) for _ in c.encode("utf-8", "surrogatepass")]
    owner.append(len(text))
    return [
        (owner[start], owner[end - 1] + 1 if end > start else owner[start])
        for start, end in zip(aligned.starts, aligned.ends, strict=True)
    ]


@pytest.mark.parametrize("name", PAIRS)
@settings(max_examples=150)
@given(text=nasty_text())
def test_a_normalizer_gives_the_librarys_text_and_places(name, text):
    own, theirs = PAIRS[name]
    aligned = own(AlignedText.original(text))
    assert aligned.text == theirs.normalize_str(text)
    assert characters_of(aligned, text) == library_places(theirs, text)


def library_places(normalizer, text):
    tokenizer = Tokenizer(models.BPE(vocab={"?": 0}, merges=[], unk_token="?", fuse_unk=False))
    tokenizer.normalizer = normalizer
    return tokenizer.encode(text).offsets


@settings(max_examples=150)
@given(
    text=nasty_text(),
    clean=st.booleans(),
    chinese=st.booleans(),
    accents=st.sampled_from([None, True, False]),
    lowercase=st.booleans(),
)
def test_bert_normalizer_does_so_with_all_its_settings(text, clean, chinese, accents, lowercase):
    own = ours.BertNormalizer(clean, chinese, accents, lowercase)
    theirs = library.BertNormalizer(clean, chinese, accents, lowercase)
    aligned = own(AlignedText.original(text))
    assert aligned.text == theirs.normalize_str(text)
    assert characters_of(aligned, text) == library_places(theirs, text)


@pytest.fixture(scope="module")
def charsmap():
    """The map that SentencePiece puts into a model trained on nothing much."""
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(["low lower newest widest"] * 20),
        model_writer=model,
        vocab_size=20,
        model_type="bpe",
        normalization_rule_name="nmt_nfkc_cf",
        minloglevel=2,
    )
    from engine.formats.sentencepiece.model_proto import read_model_proto

    return read_model_proto(model.getvalue(), "").normalizer.charsmap


def test_a_precompiled_map_gives_the_librarys_text(charsmap):
    own = ours.Precompiled(charsmap)
    theirs = library.Precompiled(charsmap)

    @settings(max_examples=400)
    @given(text=nasty_text())
    def check(text):
        assert own(AlignedText.original(text)).text == theirs.normalize_str(text)

    check()
    assert base64.b64decode(own.settings()["precompiled_charsmap"]) == charsmap


def test_normalizers_follow_each_other():
    own = ours.NormalizerSequence([ours.NFD(), ours.StripAccents(), ours.Lowercase()])
    assert own(AlignedText.original("Éа́")).text == "eа"


def test_a_text_that_does_not_change_stays_as_it_is():
    text = AlignedText.original("plain words")
    for own, _ in (PAIRS[name] for name in ("NFC", "NFKC", "StripAccents", "Strip", "Lowercase")):
        assert own(text) is text
