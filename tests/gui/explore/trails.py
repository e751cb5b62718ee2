"""A text on its way through stages like BERT's, made by hand."""

from engine.pipeline.values import Stage, StageResult, TrailPiece

TEXT = "The café"


def plain(text: str, start: int = 0) -> TrailPiece:
    """A piece whose characters stand for themselves."""
    offsets = [start]
    for character in text:
        offsets.append(offsets[-1] + len(character.encode()))
    return TrailPiece(text, offsets[:-1], offsets[1:], start, offsets[-1])


def token(label: str, start: int, end: int, number: int) -> TrailPiece:
    """A token of the bytes from `start` to `end`."""
    return TrailPiece(label, [start] * len(label), [end] * len(label), start, end, number)


def bert() -> tuple[StageResult, ...]:
    """ "The café": lower case without accents, words, pieces of words, tokens around."""
    lower = TrailPiece("the cafe", range(8), [1, 2, 3, 4, 5, 6, 7, 9], 0, 9)
    words = (plain("the"), TrailPiece("cafe", [4, 5, 6, 7], [5, 6, 7, 9], 4, 9))
    pieces = (token("the", 0, 3, 7), token("ca", 4, 6, 8), token("##fe", 6, 9, 9))
    around = (token("[CLS]", 0, 0, 1), *pieces, token("[SEP]", 9, 9, 2))
    return (
        StageResult(Stage("normalizer", "BertNormalizer", {"lowercase": True}), (lower,)),
        StageResult(Stage("pre-tokenizer", "BertPreTokenizer"), words),
        StageResult(Stage("model", "WordPiece", {"unk_token": "[UNK]"}), pieces),
        StageResult(Stage("post-processor", "TemplateProcessing"), around),
    )


def decoded() -> StageResult:
    """The ids of `bert` decoded: small letters, no accent."""
    piece = TrailPiece("the cafe", range(8), [1, 2, 3, 4, 5, 6, 7, 9], 0, 9)
    return StageResult(Stage("decoder", "WordPiece", {"prefix": "##"}), (piece,))
