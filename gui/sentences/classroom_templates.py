"""The sentences about forks, all ways, a student's work and languages, marked for translation.

`remark_templates` holds what is said of files; this is what the engine says to a class.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

CLASSROOM_TEMPLATES: Final = (
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{left!r} + {right!r} is not among the most frequent pairs at step {step}",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "merges that were only replayed have no other way to go"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "all ways are followed for the first {merges} merges; after that there are more than"
        " {limit} states: ask for fewer merges or fewer words",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the field {field} is missing or no text"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no list of sentences here"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a sentence is an object"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{written!r} is no pair; write two tokens as e s or e+s"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the text is longer than {limit} characters"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is neither a quoted token nor a bracket or a comma"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there are no merges here"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a split is a word and its tokens: lowest: low est"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there are no splits here"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "This pair was merged before: after its merge it does not occur any more.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "One merge was left out; what follows is right."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Two merges stand in the wrong order; what follows is right."
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "One merge too many was put in; what follows is right."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Of equally frequent pairs the one met first was taken, but the words were walked in"
        " alphabetical order.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Of equally frequent pairs the one met first was taken, but the most frequent words"
        " were walked first.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Of equally frequent pairs the one met last was taken."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Of equally frequent pairs the first by alphabet was taken."
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Every merge takes one of the most frequent pairs; only the ties fall otherwise.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Each word was counted once, however often it occurs: counts of pairs must be"
        " multiplied by the counts of the words.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Upper case was taken for lower case."),
    QT_TRANSLATE_NOOP("EngineRemarks", "The space that belongs to a word was left out."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "The two tokens of the pairs were written in the wrong order."
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Bytes were merged; here characters are."),
    QT_TRANSLATE_NOOP("EngineRemarks", "Characters were merged; here bytes are."),
    QT_TRANSLATE_NOOP("EngineRemarks", "Another end-of-word mark was used."),
    QT_TRANSLATE_NOOP("EngineRemarks", "An end-of-word mark was used; here there is none."),
    QT_TRANSLATE_NOOP("EngineRemarks", "A mark was put before the words; here there is none."),
    QT_TRANSLATE_NOOP("EngineRemarks", "The end-of-word mark was forgotten."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The end-of-word mark was made part of the last symbol; here it is a symbol of its own.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The end-of-word mark was made a symbol of its own; here it is part of the last symbol.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Pairs were counted and merged across the ends of words: no token may reach into the"
        " next word.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Overlapping occurrences were not counted: aaa holds the pair a a twice, though only"
        " one can be replaced.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "A pair was counted once per word, though it occurs more than once in some.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The pairs were counted only once, at the beginning: after each merge they must be"
        " counted anew.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "After a merge new pairs were counted, but the pairs that are gone kept their old counts.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Only the first occurrence in each word was replaced."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "A pair was replaced from right to left; it goes from left to right."
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Characters were replaced without looking where tokens end: the pair s t is not in es t.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "After each merge the words were split anew by the longest tokens; they stay as the"
        " merges left them.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "After each merge the words were split anew from left to right; merges are applied in"
        " the order in which they were learned.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The pair of the greatest score was taken, its count divided by the counts of its"
        " tokens: that is WordPiece. Here the count alone decides.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "The first pair by alphabet was taken, whatever its count."),
    QT_TRANSLATE_NOOP("EngineRemarks", "There are merges left to make."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The merges end where no pair occurs twice; pairs that occur once are merged here, too.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Special tokens were counted in the size of the vocabulary; here only trained tokens are.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The number of merges was taken for the size of the vocabulary: symbols were counted, too.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "More merges were made than were asked for."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The size of the vocabulary was taken for the number of merges: symbols count, too.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Pairs were merged that occur less often than was asked for."
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "No pair is left, but the merges go on."),
    QT_TRANSLATE_NOOP("EngineRemarks", "The tokens together are not the word."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The longest token that fits was taken from left to right; the merges must be applied"
        " in the order of their ranks.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The longest token that fits was taken from the end; the merges must be applied in"
        " the order of their ranks.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The merges were applied from left to right as they fit; the lowest rank comes first.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "As few tokens as there can be were taken; the merges must be applied in the order of"
        " their ranks.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The merge learned last was applied first; the lowest rank comes first.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Each merge was applied only once; it is applied wherever it fits."
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "No merge was applied."),
    QT_TRANSLATE_NOOP("EngineRemarks", "There are merges left to apply."),
    QT_TRANSLATE_NOOP("EngineRemarks", "A mark was written that is not used here."),
    QT_TRANSLATE_NOOP("EngineRemarks", "Of equally frequent pairs the one met first was taken."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Of equally frequent pairs the one with the lowest ids was taken."
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Of equally frequent pairs the last by alphabet was taken."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Of equally frequent pairs the one that makes the shortest token was taken, as"
        " SentencePiece does.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "The text was split into words by another rule: {rule}."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{token!r} is neither a symbol of the corpus nor the result of an earlier merge.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "All merges are right: {count}."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Step {step}: {left!r} + {right!r} (count {count}) was taken; the most frequent pair"
        " is {other_left!r} + {other_right!r} (count {other_count}).",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The merges so far are right: {made}. Step {step} is {left!r} + {right!r} (count {count}).",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Step {step}: the pair that was taken only looks like {left!r} + {right!r}.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Cyrillic letters were written that only look like these: {letters}."
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Greek letters were written that only look like these: {letters}."
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Latin letters were written that only look like these: {letters}."
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "Letters were written that only look like these: {letters}."
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{token!r} is no token: no merge makes it."),
    QT_TRANSLATE_NOOP("EngineRemarks", "Training ends after {right} merges; here are {made}."),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Step {step}: {left!r} + {right!r} was taken, which does not occur; the most frequent"
        " pair is {other_left!r} + {other_right!r} (count {other_count}).",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Step {step}: {left!r} + {right!r} (count {count}) was taken, which is as frequent as"
        " {other_left!r} + {other_right!r}; the tie rule takes the other one.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{wrong} of {count} splits differ; the first is {word!r}."),
    QT_TRANSLATE_NOOP("EngineRemarks", "All splits are right: {count}."),
    QT_TRANSLATE_NOOP("EngineRemarks", "only a Unigram model has a lattice"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a score of this vocabulary is no finite number"),
)
