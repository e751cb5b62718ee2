"""The tree of a token, downward and upward."""

from hypothesis import given

from engine.analysis.vocabulary import all_descendants, token_tree, vocabulary_table
from engine.pipeline import DocumentedTokenizer
from tests.engine.analysis.bare_tokenizer import bpe, with_vocabulary
from tests.engine.cases import example_tokenizer
from tests.engine.models.random_vocabularies import merge_lists


def drawn(table, tree, place=0):
    """The tree as nested labels."""
    node = tree.nodes[place]
    if node.left is None:
        return table.label(node.row)
    return [drawn(table, tree, node.left), drawn(table, tree, node.right)]


def test_newest_is_opened_down_to_its_letters():
    table = vocabulary_table(DocumentedTokenizer(example_tokenizer()))
    tree = token_tree(table, 15 + 1)
    assert table.label(tree.nodes[0].row) == "newest"
    assert drawn(table, tree) == [[["n", "e"], "w"], [["e", "s"], "t"]]
    assert (tree.leaf_total, tree.level_total, tree.is_whole) == (6, 4, True)
    spans = {table.label(node.row): (node.start, node.end) for node in tree.nodes}
    assert (spans["new"], spans["est"], spans["ne"], spans["t"]) == ((0, 3), (3, 6), (0, 2), (5, 6))


@given(merge_lists())
def test_the_leaves_of_a_tree_spell_the_token(merges):
    table = vocabulary_table(bpe(merges))
    for row in range(len(table)):
        tree = token_tree(table, row)
        leaves = [node for node in tree.nodes if node.left is None]
        leaves.sort(key=lambda node: node.start)
        assert [(node.start, node.end) for node in leaves] == [
            (place, place + 1) for place in range(len(leaves))
        ]
        assert "".join(table.label(node.row) for node in leaves) == table.label(row)
        assert tree.leaf_total == len(leaves)


@given(merge_lists())
def test_descendants_are_the_tokens_in_whose_tree_a_token_is(merges):
    table = vocabulary_table(bpe(merges))
    trees = [{node.row for node in token_tree(table, row).nodes} for row in range(len(table))]
    for row in range(len(table)):
        expected = [other for other, rows in enumerate(trees) if row in rows and other != row]
        assert sorted(all_descendants(table, row).tolist()) == expected


def test_an_enormous_token_is_opened_from_above():
    merges = [("a" * 2**n, "a" * 2**n) for n in range(20)]
    table = vocabulary_table(bpe(merges, "a"))
    tree = token_tree(table, len(table) - 1, most_nodes=100)
    assert not tree.is_whole
    assert 90 < len(tree.nodes) <= 100
    assert tree.level_total == 7


def test_a_token_whose_parts_are_not_there_stays_closed():
    table = vocabulary_table(with_vocabulary({"ab": 0}))
    assert token_tree(table, 0).level_total == 1
