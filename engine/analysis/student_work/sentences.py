"""What is said about a student's work: a sentence for every name in `mistakes` and `splits`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.analysis.student_work.look_alikes import alphabet_of, listed
from engine.text.remark import Remark

CHOICES: Mapping[str, Remark] = {
    "sorted-words": Remark(
        "Of equally frequent pairs the one met first was taken, but the words were walked in"
        " alphabetical order."
    ),
    "frequent-words-first": Remark(
        "Of equally frequent pairs the one met first was taken, but the most frequent words were"
        " walked first."
    ),
    "last-seen": Remark("Of equally frequent pairs the one met last was taken."),
    "smallest-symbols": Remark("Of equally frequent pairs the first by alphabet was taken."),
    "other-ties": Remark(
        "Every merge takes one of the most frequent pairs; only the ties fall otherwise."
    ),
}

MISTAKES: Mapping[str, Remark] = {
    "counts-ignored": Remark(
        "Each word was counted once, however often it occurs: counts of pairs must be multiplied"
        " by the counts of the words."
    ),
    "lower-cased": Remark("Upper case was taken for lower case."),
    "spaces-dropped": Remark("The space that belongs to a word was left out."),
    "reversed": Remark("The two tokens of the pairs were written in the wrong order."),
    "bytes-taken": Remark("Bytes were merged; here characters are."),
    "characters-taken": Remark("Characters were merged; here bytes are."),
    "other-mark": Remark("Another end-of-word mark was used."),
    "mark-added": Remark("An end-of-word mark was used; here there is none."),
    "mark-in-front": Remark("A mark was put before the words; here there is none."),
    "mark-forgotten": Remark("The end-of-word mark was forgotten."),
    "mark-attached": Remark(
        "The end-of-word mark was made part of the last symbol; here it is a symbol of its own."
    ),
    "mark-separate": Remark(
        "The end-of-word mark was made a symbol of its own; here it is part of the last symbol."
    ),
    "across-words": Remark(
        "Pairs were counted and merged across the ends of words: no token may reach into the next"
        " word."
    ),
    "disjoint-counts": Remark(
        "Overlapping occurrences were not counted: aaa holds the pair a a twice, though only one"
        " can be replaced."
    ),
    "once-per-word": Remark(
        "A pair was counted once per word, though it occurs more than once in some."
    ),
    "counts-not-updated": Remark(
        "The pairs were counted only once, at the beginning: after each merge they must be counted"
        " anew."
    ),
    "losses-forgotten": Remark(
        "After a merge new pairs were counted, but the pairs that are gone kept their old counts."
    ),
    "first-only": Remark("Only the first occurrence in each word was replaced."),
    "right-to-left": Remark("A pair was replaced from right to left; it goes from left to right."),
    "text-replaced": Remark(
        "Characters were replaced without looking where tokens end: the pair s t is not in es t."
    ),
    "longest-match": Remark(
        "After each merge the words were split anew by the longest tokens; they stay as the merges"
        " left them."
    ),
    "left-to-right": Remark(
        "After each merge the words were split anew from left to right; merges are applied in the"
        " order in which they were learned."
    ),
    "score": Remark(
        "The pair of the greatest score was taken, its count divided by the counts of its tokens:"
        " that is WordPiece. Here the count alone decides."
    ),
    "alphabet": Remark("The first pair by alphabet was taken, whatever its count."),
}

REPEATED = Remark("This pair was merged before: after its merge it does not occur any more.")
LEFT_OUT = Remark("One merge was left out; what follows is right.")
SWAPPED = Remark("Two merges stand in the wrong order; what follows is right.")
EXTRA = Remark("One merge too many was put in; what follows is right.")

STOPS: Mapping[str, Remark] = {
    "stops-early": Remark("There are merges left to make."),
    "stops-at-one": Remark(
        "The merges end where no pair occurs twice; pairs that occur once are merged here, too."
    ),
    "special-tokens-counted": Remark(
        "Special tokens were counted in the size of the vocabulary; here only trained tokens are."
    ),
    "size-for-merges": Remark(
        "The number of merges was taken for the size of the vocabulary: symbols were counted, too."
    ),
    "stops-late": Remark("More merges were made than were asked for."),
    "merges-for-size": Remark(
        "The size of the vocabulary was taken for the number of merges: symbols count, too."
    ),
    "rare-pairs-merged": Remark("Pairs were merged that occur less often than was asked for."),
    "nothing-left": Remark("No pair is left, but the merges go on."),
}

SPLITS: Mapping[str, Remark] = {
    "letters": Remark("The tokens together are not the word."),
    "longest-match": Remark(
        "The longest token that fits was taken from left to right; the merges must be applied in"
        " the order of their ranks."
    ),
    "longest-from-the-end": Remark(
        "The longest token that fits was taken from the end; the merges must be applied in the"
        " order of their ranks."
    ),
    "left-to-right": Remark(
        "The merges were applied from left to right as they fit; the lowest rank comes first."
    ),
    "fewest-tokens": Remark(
        "As few tokens as there can be were taken; the merges must be applied in the order of"
        " their ranks."
    ),
    "ranks-reversed": Remark(
        "The merge learned last was applied first; the lowest rank comes first."
    ),
    "first-only": Remark("Each merge was applied only once; it is applied wherever it fits."),
    "text-replaced": Remark(
        "Characters were replaced without looking where tokens end: the pair s t is not in es t."
    ),
    "no-merges": Remark("No merge was applied."),
    "stops-early": Remark("There are merges left to apply."),
    "mark-forgotten": Remark("The end-of-word mark was forgotten."),
    "mark-written": Remark("A mark was written that is not used here."),
    "lower-cased": Remark("Upper case was taken for lower case."),
}

_TIE_RULES: Mapping[str, Remark] = {
    "first-seen": Remark("Of equally frequent pairs the one met first was taken."),
    "lowest-ids": Remark("Of equally frequent pairs the one with the lowest ids was taken."),
    "greatest-symbols": Remark("Of equally frequent pairs the last by alphabet was taken."),
    "sentencepiece": Remark(
        "Of equally frequent pairs the one that makes the shortest token was taken, as"
        " SentencePiece does."
    ),
}


def tie_rule(name: str) -> Remark:
    """Say what a tie rule takes."""
    return _TIE_RULES[name]


def other_split(rule: str) -> Remark:
    """Say by which rule the text was split."""
    return Remark("The text was split into words by another rule: {rule}.", rule=rule)


def look_alikes(twins: Mapping[str, str]) -> Remark:
    """Say which letters only look like those of the corpus."""
    letters = listed(twins)
    by_alphabet = {
        "CYRILLIC": Remark(
            "Cyrillic letters were written that only look like these: {letters}.", letters=letters
        ),
        "GREEK": Remark(
            "Greek letters were written that only look like these: {letters}.", letters=letters
        ),
        "LATIN": Remark(
            "Latin letters were written that only look like these: {letters}.", letters=letters
        ),
    }
    mixed = Remark("Letters were written that only look like these: {letters}.", letters=letters)
    return by_alphabet.get(alphabet_of(twins), mixed)


def looks_right(step: int, pair: tuple[str, str]) -> Remark:
    """Say that a pair only looks like the right one."""
    return Remark(
        "Step {step}: the pair that was taken only looks like {left!r} + {right!r}.",
        step=step + 1,
        left=pair[0],
        right=pair[1],
    )


def no_token(token: str) -> Remark:
    """Say that no word is split into this."""
    return Remark("{token!r} is no token: no merge makes it.", token=token)


def unknown_token(token: str) -> Remark:
    """Say that a token came from nowhere."""
    return Remark(
        "{token!r} is neither a symbol of the corpus nor the result of an earlier merge.",
        token=token,
    )


def all_right(count: int) -> Remark:
    """Say that there is nothing to say."""
    return Remark("All merges are right: {count}.", count=count)


def differs(
    step: int, taken: tuple[str, str], count: int, expected: tuple[str, str], most: int
) -> Remark:
    """Say at which step a pair was taken that is not the most frequent one."""
    values: dict[str, object] = {
        "step": step + 1,
        "left": taken[0],
        "right": taken[1],
        "count": count,
        "other_left": expected[0],
        "other_right": expected[1],
        "other_count": most,
    }
    if not count:
        return Remark(
            "Step {step}: {left!r} + {right!r} was taken, which does not occur; the most frequent"
            " pair is {other_left!r} + {other_right!r} (count {other_count}).",
            **values,
        )
    if count == most:
        return Remark(
            "Step {step}: {left!r} + {right!r} (count {count}) was taken, which is as frequent as"
            " {other_left!r} + {other_right!r}; the tie rule takes the other one.",
            **values,
        )
    return Remark(
        "Step {step}: {left!r} + {right!r} (count {count}) was taken; the most frequent pair is"
        " {other_left!r} + {other_right!r} (count {other_count}).",
        **values,
    )


def ends_early(made: int, expected: tuple[str, str], count: int) -> Remark:
    """Say what the next merge would be."""
    return Remark(
        "The merges so far are right: {made}. Step {step} is {left!r} + {right!r} (count {count}).",
        made=made,
        step=made + 1,
        left=expected[0],
        right=expected[1],
        count=count,
    )


def ends_late(right: int, made: int) -> Remark:
    """Say how many merges there should be."""
    return Remark("Training ends after {right} merges; here are {made}.", right=right, made=made)
