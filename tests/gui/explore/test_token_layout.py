"""Where the boxes of a token's tree stand."""

from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary import token_tree
from gui.explore.token_layout import lay_out
from tests.gui.explore.tables import chain, row, textbook


def test_parts_stand_below_what_they_make() -> None:
    table = textbook()
    tree = token_tree(table, row(table, "est"))
    layout = lay_out(tree, [10.0] * len(tree.nodes), 20, 4)
    assert [table.label(node.row) for node in tree.nodes] == ["est", "es", "t", "e", "s"]
    assert layout.lefts == (0, 0, 28, 0, 14)
    assert layout.widths == (38, 24, 10, 10, 10)
    assert layout.tops == (0, 24, 24, 48, 48)
    assert (layout.width, layout.height) == (38, 68)


@given(st.text("abc", min_size=2, max_size=12), st.data())
def test_every_box_has_the_room_it_needs_inside_the_one_above(word: str, data) -> None:
    table = chain(word)
    tree = token_tree(table, row(table, word))
    sizes = st.lists(st.integers(1, 90), min_size=len(tree.nodes), max_size=len(tree.nodes))
    needed = data.draw(sizes)
    layout = lay_out(tree, [float(each) for each in needed], 20, 4)
    for place, node in enumerate(tree.nodes):
        assert layout.widths[place] >= needed[place] - 1e-6
        if node.left is None or node.right is None:
            continue
        start, end = layout.lefts[place], layout.lefts[place] + layout.widths[place]
        assert layout.lefts[node.left] == start
        right = layout.lefts[node.right] + layout.widths[node.right]
        assert abs(right - end) < 1e-6
        assert layout.lefts[node.left] + layout.widths[node.left] < layout.lefts[node.right]
