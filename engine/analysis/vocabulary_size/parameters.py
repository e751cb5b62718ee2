"""What a vocabulary costs in a language model: for every token a row of embedding and head.

The embedding turns each of V ids into d numbers, and the head turns d numbers into one number for
each of V ids. Many models *tie* them: the same V·d numbers serve for both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class LanguageModel:
    """The sizes of a language model.

    Attributes:
        name: its name.
        vocabulary: V, the rows of the embedding.
        width: d, the numbers per row.
        rest: parameters that have nothing to do with the vocabulary.
        tied: whether the head is the embedding.
        bias: whether the head has one more number per token.
        source: where the numbers are from.
    """

    name: str
    vocabulary: int
    width: int
    rest: int
    tied: bool = True
    bias: bool = False
    source: str = ""

    def __post_init__(self) -> None:
        """Refuse what is no size."""
        if self.vocabulary < 0 or self.width < 0 or self.rest < 0:
            raise ValueError("sizes of a model cannot be less than 0")

    @property
    def embedding(self) -> int:
        """Parameters of the embedding: V·d."""
        return self.vocabulary * self.width

    @property
    def head(self) -> int:
        """Parameters of the head that are not those of the embedding."""
        weights = 0 if self.tied else self.embedding
        return weights + (self.vocabulary if self.bias else 0)

    @property
    def total(self) -> int:
        """All parameters."""
        return self.embedding + self.head + self.rest

    @property
    def share(self) -> float:
        """The part of all parameters that embedding and head are, 0…1."""
        return (self.embedding + self.head) / self.total if self.total else 0.0

    def with_vocabulary(self, vocabulary: int) -> LanguageModel:
        """Give the same model with another vocabulary."""
        return replace(self, vocabulary=vocabulary)


def of_total(
    name: str,
    vocabulary: int,
    width: int,
    total: int,
    tied: bool = True,
    bias: bool = False,
    source: str = "",
) -> LanguageModel:
    """Make a model of which the sum of all parameters is known.

    >>> of_total("GPT-2", 50_257, 768, 124_439_808).rest
    85842432

    Raises:
        ValueError: embedding and head alone are more than that.
    """
    bare = LanguageModel(name, vocabulary, width, 0, tied, bias, source)
    if bare.total > total:
        raise ValueError(f"embedding and head have {bare.total} parameters, more than {total}")
    return replace(bare, rest=total - bare.total)


PRESETS: tuple[LanguageModel, ...] = (
    of_total(
        "GPT-2 124M",
        50_257,
        768,
        124_439_808,
        source="Radford et al. 2019; sizes of the published model",
    ),
    of_total(
        "GPT-2 1.5B",
        50_257,
        1_600,
        1_557_611_200,
        source="Radford et al. 2019; sizes of the published model",
    ),
    of_total(
        "LLaMA 7B",
        32_000,
        4_096,
        6_738_415_616,
        tied=False,
        source="Touvron et al. 2023, table 2; sizes of the published model",
    ),
    of_total(
        "Llama 3 8B",
        128_256,
        4_096,
        8_030_261_248,
        tied=False,
        source="Llama team 2024, table 3; sizes of the published model",
    ),
    of_total(
        "Gemma 2B",
        256_000,
        2_048,
        2_506_172_416,
        source="Gemma team 2024, tables 1 and 2; the report counts 128 spare rows more",
    ),
)
"""Published models, smallest vocabulary first within a family."""
