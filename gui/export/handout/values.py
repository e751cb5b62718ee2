"""What a handout says, as plain values: all texts in the right language, all labels ready to read.

Whoever knows the trace or the lanes makes them; `training_html` and `comparison_html` write them
down. No Qt.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandoutToken:
    """A token as a coloured box.

    Attributes:
        label: the token.
        colour: which of the five colours it has; None for none.
        place: of a comparison, the page of the difference that it is a part of.
        unknown: it stands for something that the vocabulary does not have.
    """

    label: str
    colour: int | None
    place: int | None = None
    unknown: bool = False


@dataclass(frozen=True, slots=True)
class HandoutBar:
    """A pair with its count.

    Attributes:
        left: the left token.
        right: the right token.
        count: how often they are adjacent, as it is written.
        share: the same as a share of the highest count, 0..1.
        winner: the next step merges this pair.
        tied: other pairs are as frequent.
    """

    left: str
    right: str
    count: str
    share: float
    winner: bool = False
    tied: bool = False


@dataclass(frozen=True, slots=True)
class HandoutWord:
    """A word in its tokens.

    Attributes:
        count: how often it occurs, as it is written.
        tokens: its tokens.
        touched: the next step changes it.
    """

    count: str
    tokens: tuple[HandoutToken, ...]
    touched: bool = False


@dataclass(frozen=True, slots=True)
class TrainingPage:
    """A position of a training.

    Attributes:
        title: which position it is.
        sentence: what the last step did and what comes next.
        tie: the tie in a few words.
        why: why this pair is next.
        bars: the most frequent pairs.
        words: some words.
        more: how many more there are, as a sentence.
    """

    title: str
    sentence: str
    tie: str
    why: str
    bars: tuple[HandoutBar, ...]
    words: tuple[HandoutWord, ...]
    more: str = ""


@dataclass(frozen=True, slots=True)
class HandoutMerge:
    """A line of the list of merges.

    Attributes:
        page: which page shows the state that it leads to; None if none does.
        cells: rank, left, right, token, count, tie size, as they are written.
    """

    page: int | None
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ComparisonLane:
    """A lane with the whole text.

    Attributes:
        title: its tokenizer and its way.
        numbers: how many tokens it has, as a sentence.
        tokens: the tokens; a line ends where one of them holds a line end.
        ids: their ids, as they are written.
    """

    title: str
    numbers: str
    tokens: tuple[HandoutToken, ...]
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ComparisonPage:
    """A place where lanes differ, or all of the text.

    Attributes:
        title: which place it is.
        sentence: what is to be seen.
        lanes: of each lane, its title, its tokens there and their ids.
    """

    title: str
    sentence: str
    lanes: tuple[tuple[str, tuple[HandoutToken, ...], tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class HandoutTexts:
    """The words around what is shown.

    Attributes:
        language: the code of the language that all texts are in.
        first, back, forward, last: what the buttons do.
        keys: which keys do the same, as a sentence.
        steps: the name of the buttons and the slider together.
        made_by: the program, with its version.
    """

    language: str
    first: str
    back: str
    forward: str
    last: str
    keys: str
    steps: str
    made_by: str


@dataclass(frozen=True, slots=True)
class TrainingHandout:
    """A training to be stepped through.

    Attributes:
        title: what was trained on.
        facts: names and values of what was chosen.
        pages: the positions.
        merges: the list of merges.
        columns: the names of its columns.
        pairs, pair, count, words, tokens, merge_list: captions.
        winner: what marks the pair that is merged next, in words.
        tied: what marks tied pairs, in words.
        touched: what marks words that change next, in words.
        texts: everything else.
    """

    title: str
    facts: tuple[tuple[str, str], ...]
    pages: tuple[TrainingPage, ...]
    merges: tuple[HandoutMerge, ...]
    columns: tuple[str, ...]
    pairs: str
    pair: str
    count: str
    words: str
    tokens: str
    merge_list: str
    winner: str
    tied: str
    touched: str
    texts: HandoutTexts


@dataclass(frozen=True, slots=True)
class ComparisonHandout:
    """A text in lanes, with the places where they differ to be stepped through.

    Attributes:
        title: what is compared.
        facts: names and values.
        pages: all of the text, then the places.
        lanes: the lanes.
        lanes_title, lane, tokens, ids: captions.
        texts: everything else.
    """

    title: str
    facts: tuple[tuple[str, str], ...]
    pages: tuple[ComparisonPage, ...]
    lanes: tuple[ComparisonLane, ...]
    lanes_title: str
    lane: str
    tokens: str
    ids: str
    texts: HandoutTexts
