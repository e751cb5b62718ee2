"""A tokenizer that is hardly more than a model: enough for whoever looks at vocabularies."""

from engine import BPETokenizer
from engine.documented_json import Document, Settings
from engine.models.bpe_model import BPEModel
from engine.pipeline import DocumentedTokenizer, Stage, Token, Tokenizer, UnknownIdError


class BareTokenizer(Tokenizer):
    """A model, with whatever else a test wants to be said of it."""

    format = "bare"
    special_ids = frozenset()
    warnings = ()

    def __init__(self, model, data=None, stages=None, **attributes):
        self.model, self._data = model, data or model.data
        self._stages = stages
        self._labels = {number: label for label, number in model.vocabulary.items()}
        for name, value in attributes.items():
            setattr(self, name, value)

    @property
    def vocabulary(self):
        return self.model.vocabulary

    @property
    def merges(self):
        return self.model.merges

    def token(self, id):
        for added in self.added_tokens:
            if added.id == id:
                return Token(id, added.content, added.content.encode(), added.special, True)
        if id not in self._labels:
            raise UnknownIdError((id,))
        label = self._labels[id]
        return Token(id, label, self._data(label), id in self.special_ids)

    def stages(self):
        if self._stages is not None:
            return self._stages
        return (Stage("model", self.model.kind, self.model.settings()),)

    def encode(self, *arguments, **options):
        raise NotImplementedError

    decode = trail = split = encode


def bpe(merges, letters="abc", **options):
    """A BPE model of letters and merges, as a tokenizer.json has it."""
    labels = [*letters, *("".join(pair) for pair in merges)]
    vocabulary = {label: number for number, label in enumerate(dict.fromkeys(labels))}
    attributes = options.pop("attributes", {})
    return BareTokenizer(BPEModel(vocabulary, merges, **options), **attributes)


def with_vocabulary(vocabulary, merges=(), **attributes):
    """A BPE model with a vocabulary that its merges do not explain."""
    return BareTokenizer(BPEModel(vocabulary, merges), **attributes)


def documented(vocabulary, merges, **settings):
    """A tokenizer of the documented format."""
    document = Document(vocabulary, tuple(merges), tuple(vocabulary), {}, Settings(**settings))
    return DocumentedTokenizer(BPETokenizer.from_document(document))
