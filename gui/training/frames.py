"""What the pair bars and the word boxes show: frozen values between the trace and the painter.

The presenter makes one state per position of the trace; the widgets draw a frame from two states
and an alpha between them and know nothing else. All labels are ready for the screen: the presenter
has passed every token through `engine.text.alphabet.visible` once; the widgets do not do it again.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from gui.predict.ballot import Guess


@dataclass(frozen=True, slots=True)
class PairBar:
    """One pair and how often it is adjacent at this position.

    Attributes:
        key: what makes it the same pair in the next state, for example `(left_id, right_id)`.
        left: label of the left token, ready for the screen.
        right: label of the right token, ready for the screen.
        count: how often the pair is adjacent, weighted by word counts; exact.
        winner: the next step merges this pair.
        tied: it shares the highest count with at least one other pair (the winner too).
        new: it holds the token that the step before this position made; it was not there earlier.
        guess: what a class guesses about it; None where nobody guesses.
    """

    key: Hashable
    left: str
    right: str
    count: int
    winner: bool = False
    tied: bool = False
    new: bool = False
    guess: Guess | None = None

    @property
    def hidden(self) -> bool:
        """Whether the count is not told yet."""
        return self.guess is not None and self.guess.right is None


@dataclass(frozen=True, slots=True)
class BarsState:
    """The pairs of one position, most frequent first, ties in the order of the rule.

    Attributes:
        bars: the pairs to draw; more than `PairBars.capacity()` do no harm and make pairs that rise
            into view or sink out of it move truthfully, so a few dozen more are welcome.
        tie_size: number of pairs with the highest count, in `bars` or not; 1 is no tie.
        top_count: the highest count; 0 without pairs.
        pair_total: number of distinct pairs at this position.
        note: the sentence to show when there are no bars; empty for the usual one (no pairs left).
        empty: there is not even a word.
        asked: a class is guessing: counts are not told, and the order says nothing.
    """

    bars: tuple[PairBar, ...] = ()
    tie_size: int = 0
    top_count: int = 0
    pair_total: int = 0
    note: str = ""
    empty: bool = False
    asked: bool = False


@dataclass(frozen=True, slots=True)
class WordToken:
    """One token of a word.

    Attributes:
        label: the token, ready for the screen.
        colour_key: a number that stays with the token, such as its id; it picks the colour.
        start: offset of its first symbol in the word.
        length: number of its symbols.
    """

    label: str
    colour_key: int
    start: int
    length: int


@dataclass(frozen=True, slots=True)
class WordRow:
    """One distinct word in its present segmentation.

    Attributes:
        key: what makes it the same word in the next state, for example its index.
        tokens: the tokens from left to right (of a very long word only the first some hundred).
        count: how often the word occurs in the corpus.
        touched: the next step changes this word.
        pinned: a person asked to keep it in view.
        merges: indices i, ascending, such that tokens i and i+1 become one in the next step.
        cut: `tokens` ends before the word does.
    """

    key: Hashable
    tokens: tuple[WordToken, ...]
    count: int
    touched: bool = False
    pinned: bool = False
    merges: tuple[int, ...] = ()
    cut: bool = False


@dataclass(frozen=True, slots=True)
class WordsState:
    """The words of one position in the order of display: touched, pinned, most frequent.

    Attributes:
        rows: the words to draw; those beyond `WordBoxes.capacity()` are counted as hidden.
        hidden: how many words there are beside `rows`.
        note: the sentence to show when there are no rows; empty for the usual one.
        makes: the token that the next step makes (its label and colour count); without it the two
            labels are put together, which is wrong where bytes join to a character.
        searched: whether only words that hold a text are shown.
    """

    rows: tuple[WordRow, ...] = ()
    hidden: int = 0
    note: str = ""
    makes: WordToken | None = None
    searched: bool = False
