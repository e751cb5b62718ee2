"""The object `post_processor` of a tokenizer.json."""

from __future__ import annotations

from collections.abc import Mapping

from engine.documented_json.remarks import Remarks
from engine.formats.hugging_face.components import Readers, read_component
from engine.formats.hugging_face.fields import Value
from engine.pipeline.post_processors import (
    BertProcessing,
    ByteLevelProcessor,
    NamedId,
    PostProcessor,
    PostProcessorSequence,
    RobertaProcessing,
    SpecialTokens,
    TemplatePiece,
    TemplateProcessing,
)


def read_post_processor(
    value: Value, ids: Mapping[str, int], remarks: Remarks
) -> PostProcessor | None:
    """Read the post-processor; None if there is none.

    Args:
        value: the object.
        ids: label -> id, for names that come without id.
        remarks: where to tell of tokens that are put around a text and do not exist.

    Raises:
        TokenizerFileError: it is no post-processor.
        UnknownComponentError: it is not known here.
    """
    if value.value is None:
        return None
    reading = _Reading(ids, remarks)
    return read_component(
        value, "post-processor", reading.readers, "processors", PostProcessorSequence
    )


class _Reading:
    def __init__(self, ids: Mapping[str, int], remarks: Remarks) -> None:
        self._ids, self._remarks = ids, remarks
        self.readers: Readers[PostProcessor] = {
            "BertProcessing": self._bert,
            "ByteLevel": self._byte_level,
            "RobertaProcessing": self._roberta,
            "TemplateProcessing": self._template,
        }

    def _byte_level(self, value: Value) -> PostProcessor:
        return ByteLevelProcessor(
            value.member("add_prefix_space").flag(True),
            value.member("trim_offsets").flag(True),
            value.member("use_regex").flag(True),
        )

    def _bert(self, value: Value) -> PostProcessor:
        sep, cls = self._named(value.member("sep")), self._named(value.member("cls"))
        return BertProcessing(sep, cls)

    def _roberta(self, value: Value) -> PostProcessor:
        if not (value.has("trim_offsets") and value.has("add_prefix_space")):
            # Files from before these settings: the library takes them for BertProcessing.
            return self._bert(value)
        return RobertaProcessing(
            self._named(value.member("sep")),
            self._named(value.member("cls")),
            value.member("trim_offsets").flag(True),
            value.member("add_prefix_space").flag(True),
        )

    def _named(self, value: Value) -> NamedId:
        """Read a pair of name and id; where the id is null, that of the vocabulary is meant."""
        items = list(value.items())
        if len(items) != 2:
            value.fail("this must be a name and an id, not {value}", value=value.shown)
        name, number = items[0].text(), items[1]
        return NamedId(name, number.whole(self._ids.get(name)))

    def _template(self, value: Value) -> PostProcessor:
        special = {
            name: _special_tokens(value.member("special_tokens").member(name))
            for name in (
                value.member("special_tokens").members() if value.has("special_tokens") else ()
            )
        }
        single = self._pieces(value.member("single"), special)
        pair = self._pieces(value.member("pair"), special) if value.has("pair") else ()
        return TemplateProcessing(single, pair, special)

    def _pieces(
        self, value: Value, special: Mapping[str, SpecialTokens]
    ) -> tuple[TemplatePiece, ...]:
        pieces = tuple(map(_piece, value.items()))
        for piece in pieces:
            if not piece.is_text and piece.name not in special:
                self._remarks.add(
                    "the template names {name!r} and does not say which token that is: nothing is"
                    " put there",
                    name=piece.name[:60],
                )
        return pieces


def _piece(value: Value) -> TemplatePiece:
    is_text = value.has("Sequence")
    if not is_text and not value.has("SpecialToken"):
        value.fail("this is no piece of a template: {value}", value=value.shown)
    piece = value.member("Sequence" if is_text else "SpecialToken")
    name = piece.member("id")
    label = name.choice(("A", "B"), "A") if is_text else name.text()
    return TemplatePiece(label, is_text, piece.member("type_id").whole(0))


def _special_tokens(value: Value) -> SpecialTokens:
    ids = tuple(item.whole() for item in value.member("ids").items())
    tokens = tuple(item.text() for item in value.member("tokens").items())
    if len(ids) != len(tokens):
        value.fail("there are {ids} ids for {tokens} tokens", ids=len(ids), tokens=len(tokens))
    return SpecialTokens(ids, tokens)
