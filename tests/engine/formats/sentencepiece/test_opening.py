"""What is asked of a model before it is opened, and what it then tells of itself."""

import io

import pytest
import sentencepiece
from sentencepiece import sentencepiece_model_pb2 as library_fields

from engine import TokenizerFileError
from engine.formats.sentencepiece import open_sentencepiece
from engine.pipeline import UnknownIdError
from tests.engine.formats.sentencepiece.models import trained

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = range(1, 7)
LOW = (("<unk>", UNKNOWN, 0.0), ("<s>", CONTROL, 0.0), ("▁", NORMAL, -4.0), ("low", NORMAL, -1.0))


def made(*pieces, **trainer):
    """A model of (text, type, score)."""
    proto = library_fields.ModelProto()
    for text, kind, score in pieces:
        proto.pieces.add(piece=text, type=kind, score=score)
    proto.trainer_spec.SetInParent()
    for name, value in trainer.items():
        setattr(proto.trainer_spec, name, value)
    return proto


def refused(proto):
    with pytest.raises(TokenizerFileError) as caught:
        open_sentencepiece(proto.SerializeToString(), "m.model")
    return caught.value.place, str(caught.value.reason)


def agrees(proto, *texts):
    data = proto.SerializeToString()
    processor = sentencepiece.SentencePieceProcessor(model_proto=data)
    tokenizer = open_sentencepiece(data, "m.model")
    for text in texts:
        ids = processor.encode(text)
        assert tokenizer.encode(text).ids == ids
        assert tokenizer.decode(ids) == processor.decode(ids)
    return tokenizer


def test_a_model_made_by_hand_splits_as_in_the_library():
    assert agrees(made(*LOW), "low", "lowlow  low", "slow", "").merges == ()


def test_what_the_library_refuses_is_refused_with_its_place():
    assert refused(made(*LOW, ("", NORMAL, 0))) == ("piece 4", "this piece is empty")
    place, reason = refused(made(*LOW, ("low", NORMAL, -2)))
    assert (place, reason) == ("piece 4", "the piece 'low' is the same as piece 3")
    assert "here are 0" in refused(made(("low", NORMAL, 0)))[1]
    assert "here are 2" in refused(made(*LOW, ("<unk2>", UNKNOWN, 0)))[1]


def test_pieces_for_bytes_must_be_all_or_none():
    some = [(f"<0x{byte:02X}>", BYTE, 0.0) for byte in range(255)]
    last = ("<0xFF>", BYTE, 0.0)
    assert "255 pieces" in refused(made(*LOW, *some, byte_fallback=True))[1]
    assert "1 pieces" in refused(made(*LOW, last))[1]
    agrees(made(*LOW, *some, last, byte_fallback=True), "lowé", "é")


def test_a_damaged_map_of_characters_is_refused():
    proto = made(*LOW)
    proto.normalizer_spec.precompiled_charsmap = b"\xff\xff\xff\x7fabc"
    assert "map of characters" in refused(proto)[1]


def test_maps_that_lead_anywhere_are_walked_without_harm():
    proto = made(*LOW)
    proto.normalizer_spec.precompiled_charsmap = b"\x10\0\0\0" + b"\xff" * 16 + b"abc"
    assert open_sentencepiece(proto.SerializeToString(), "").encode("low é\0").ids


def test_unused_pieces_are_never_given():
    agrees(made(*LOW, ("lo", NORMAL, -2), ("w", NORMAL, -2), ("lowlow", UNUSED, -1)), "lowlow")
    bpe = made(
        *LOW[:3],
        *((letter, NORMAL, -9.0) for letter in "low"),
        ("lo", NORMAL, -1.0),
        ("low", UNUSED, -2.0),
        model_type=2,
    )
    agrees(bpe, "low", "lowlow low")


def test_the_decoded_text_goes_through_its_own_map():
    lower = sentencepiece_map()
    proto = made(*LOW, ("LOW", NORMAL, -1.0))
    proto.denormalizer_spec.precompiled_charsmap = lower
    proto.denormalizer_spec.add_dummy_prefix = False
    proto.denormalizer_spec.remove_extra_whitespaces = False
    proto.denormalizer_spec.escape_whitespaces = False
    assert agrees(proto, "LOW low").decode([4]) == "low"


def sentencepiece_map():
    """The map that makes letters small, from a model trained with it."""
    proto = library_fields.ModelProto.FromString(trained("unigram, small letters"))
    return proto.normalizer_spec.precompiled_charsmap


def test_a_model_that_does_not_say_its_type_opens_with_a_warning():
    proto = made(*LOW)
    proto.ClearField("trainer_spec")
    tokenizer = agrees(proto, "low")
    assert "may be cut off" in tokenizer.warnings[0]
    assert agrees(made(*LOW), "low").warnings == ()


def test_ids_that_no_piece_has_are_named():
    with pytest.raises(UnknownIdError, match="no such id: 99, -1"):
        open_sentencepiece(made(*LOW).SerializeToString(), "").decode([3, 99, -1])


def test_the_stages_and_the_trail_show_what_happens_to_a_text():
    tokenizer = open_sentencepiece(trained("unigram, small letters"), "")
    kinds = [stage.kind for stage in tokenizer.stages()]
    assert kinds == ["normalizer", "model", "post-processor", "decoder"]
    trail = tokenizer.trail(" A ﬁ")
    assert [piece.text for piece in trail[0].pieces] == ["▁a▁fi"]
    assert "".join(piece.text for piece in trail[1].pieces) == "▁a▁fi"


def test_lone_surrogates_become_the_character_that_stands_for_them():
    tokenizer = open_sentencepiece(trained("bpe, bytes"), "")
    assert tokenizer.encode("a\ud83d").ids == tokenizer.encode("a\ufffd").ids
    assert tokenizer.encode("\ud83d\ude00").ids == tokenizer.encode("😀").ids


# What the stages tell


def ends(proto):
    tokenizer = open_sentencepiece(proto.SerializeToString(), "m.model")
    return [s.settings for s in tokenizer.stages() if s.kind == "post-processor"]


def test_begin_and_end_are_told_as_the_file_names_them():
    pieces = (*LOW, ("</s>", CONTROL, 0.0))
    both = {"bos_piece": "<s>", "bos_id": 1, "eos_piece": "</s>", "eos_id": 4}
    assert ends(made(*pieces)) == [both]
    assert ends(made(*LOW)) == [{"bos_piece": "<s>", "bos_id": 1}]
    # A piece that texts hold begins none: the library refuses to put it there.
    assert ends(made(*pieces, bos_piece="low")) == [{"eos_piece": "</s>", "eos_id": 4}]
    assert ends(made(LOW[0], *LOW[2:])) == []


def test_every_stage_of_a_model_is_sentencepieces_own():
    names = {s.kind: s.name for s in agrees(made(*LOW), "low").stages()}
    assert names == {
        "normalizer": "SentencePiece",
        "model": "Unigram",
        "post-processor": "SentencePiece",
        "decoder": "SentencePiece",
    }


def test_what_a_rule_ends_with_a_space_ends_where_the_library_says(tmp_path):
    (tmp_path / "rules.tsv").write_text("0062\t0062 0020\n0063\t0064 0065\n", "utf-8")
    model = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(["abc cab bca"] * 50),
        model_writer=model,
        model_type="bpe",
        vocab_size=30,
        hard_vocab_limit=False,
        normalization_rule_tsv=str(tmp_path / "rules.tsv"),
        minloglevel=9,
    )
    processor = sentencepiece.SentencePieceProcessor(model_proto=model.getvalue())
    tokenizer = open_sentencepiece(model.getvalue(), "m.model")
    for text in ("ab", "b", "ab   ", "aba b b", "ac", "abc "):
        expected = processor.encode(text, return_type="offset_mapping")
        assert tokenizer.encode(text).ids == expected["ids"]
        assert tokenizer.encode(text).spans == expected["offsets"]
