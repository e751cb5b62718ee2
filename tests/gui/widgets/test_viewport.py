"""What stands in an empty text field is written as what is typed there, in every look."""

import pytest
from PySide6.QtWidgets import QPlainTextEdit

from gui.compare.text_field import TextField
from gui.explore.token_texts import TokenField
from gui.lab.work_field import WorkField
from gui.look import theme
from gui.state.preferences import Preferences
from gui.training.corpus_edit import CorpusEdit
from gui.widgets.marked_edit import MarkedEdit

FIELDS = {
    "corpus": CorpusEdit,
    "text": TextField,
    "line": MarkedEdit,
    "token": lambda: TokenField(3),
    "work": lambda: WorkField(Preferences()),
}


@pytest.mark.parametrize("make", FIELDS.values(), ids=FIELDS)
@pytest.mark.parametrize(("look", "per_cent"), [("light", 125), ("projector", 100)])
def test_a_field_is_written_in_one_size_after_another_look(qtbot, qapp, make, look, per_cent):
    made = make()
    qtbot.addWidget(made)
    made.show()
    field = made if isinstance(made, QPlainTextEdit) else made.text
    for name, size in ((look, per_cent), ("light", 100)):
        shown = theme.apply(qapp, name, size)
        assert field.font().pointSizeF() == pytest.approx(shown.token_point_size)
        assert field.viewport().font() == field.font()
