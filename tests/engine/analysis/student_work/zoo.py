"""Programs as students write them, each with one mistake, in the plainest code."""

import re
from collections import Counter
from itertools import pairwise


def pairs_of(tokens):
    return list(pairwise(tokens))


def replace_pair(tokens, pair):
    out, i = [], 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def first_of_most_frequent(counts):
    return max(counts, key=counts.get)


def program(
    words,
    merges,
    *,
    split=list,
    weight=lambda count: count,
    count_in=pairs_of,
    replace=replace_pair,
    choose=first_of_most_frequent,
    recount=True,
):
    """Byte-pair encoding, with everything that one can get wrong as an argument."""
    corpus = [(split(word), weight(count)) for word, count in words.items()]
    found, counts = [], {}
    for _ in range(merges):
        if recount or not counts:
            counts = {}
            for tokens, count in corpus:
                for pair in count_in(tokens):
                    counts[pair] = counts.get(pair, 0) + count
        if not counts:
            break
        pair = choose(counts)
        found.append(pair)
        counts.pop(pair)
        corpus = [(replace(tokens, pair), count) for tokens, count in corpus]
    return found


def non_overlapping(tokens):
    """What `str.count` finds in the text."""
    text = "|".join(tokens)
    found = []
    for left, right in dict.fromkeys(pairs_of(tokens)):
        border = rf"(?<![^|]){re.escape(left)}\|{re.escape(right)}(?![^|])"
        found += [(left, right)] * len(re.findall(border, text))
    return found


def last_of_most_frequent(counts):
    best = None
    for pair, count in counts.items():
        if best is None or count >= counts[best]:
            best = pair
    return best


def by_alphabet_among_most_frequent(counts):
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[0][0]


def replace_first(tokens, pair):
    for i, found in enumerate(pairs_of(tokens)):
        if found == pair:
            return [*tokens[:i], "".join(pair), *tokens[i + 2 :]]
    return tokens


def replace_backwards(tokens, pair):
    backwards = replace_pair(tokens[::-1], pair[::-1])
    return [token if token != pair[1] + pair[0] else "".join(pair) for token in backwards][::-1]


def replace_text(tokens, pair):
    return " ".join(tokens).replace(" ".join(pair), "".join(pair)).split(" ")


def wordpiece(words, merges):
    corpus = [(list(word), count) for word, count in words.items()]
    found = []
    for _ in range(merges):
        pairs, tokens_ = Counter(), Counter()
        for tokens, count in corpus:
            for pair in pairs_of(tokens):
                pairs[pair] += count
            for token in tokens:
                tokens_[token] += count
        best = max(pairs, key=lambda p: pairs[p] / (tokens_[p[0]] * tokens_[p[1]]))
        found.append(best)
        corpus = [(replace_pair(tokens, best), count) for tokens, count in corpus]
    return found


def split_anew(words, merges):
    """Split by the longest token that fits, after every merge."""
    vocabulary, found = {c for word in words for c in word}, []
    for _ in range(merges):
        counts = {}
        for word, count in words.items():
            for pair in pairs_of(longest_match(word, vocabulary)):
                counts[pair] = counts.get(pair, 0) + count
        best = max(counts, key=counts.get)
        found.append(best)
        vocabulary.add("".join(best))
    return found


def longest_match(word, vocabulary):
    tokens = []
    while word:
        end = max(i for i in range(1, len(word) + 1) if word[:i] in vocabulary)
        tokens.append(word[:end])
        word = word[end:]
    return tokens


def merged_left_to_right(words, merges):
    """Apply the merges wherever they fit, the leftmost place first, after every merge."""
    known, found = set(), []
    for _ in range(merges):
        counts = {}
        for word, count in words.items():
            for pair in pairs_of(left_to_right(word, known)):
                counts[pair] = counts.get(pair, 0) + count
        best = max(counts, key=counts.get)
        found.append(best)
        known.add(best)
    return found


def left_to_right(word, known):
    tokens = list(word)
    while True:
        for i, pair in enumerate(pairs_of(tokens)):
            if pair in known:
                tokens[i : i + 2] = ["".join(pair)]
                break
        else:
            return tokens


def with_losses_forgotten(words, merges):
    """Add new pairs after a merge, and never take old ones away."""
    corpus = [(list(word), count) for word, count in words.items()]
    counts = {}
    for tokens, count in corpus:
        for pair in pairs_of(tokens):
            counts[pair] = counts.get(pair, 0) + count
    found = []
    for _ in range(merges):
        best = max(counts, key=counts.get)
        found.append(best)
        del counts[best]
        new = "".join(best)
        for i, (tokens, count) in enumerate(corpus):
            after = replace_pair(tokens, best)
            for pair in pairs_of(after):
                if new in pair:
                    counts[pair] = counts.get(pair, 0) + count
            corpus[i] = (after, count)
    return found
