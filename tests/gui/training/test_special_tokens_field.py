"""The special tokens: separated by spaces, each once."""

from gui.training.special_tokens_field import SpecialTokensField


def test_a_special_token_given_twice_is_marked(qtbot) -> None:
    field = SpecialTokensField()
    qtbot.addWidget(field)
    field.editor.setPlainText("<a> <b>  <a> <ab>")
    assert not field.is_valid()
    assert field.editor.marks() == ((9, 12),)
    assert field.editor.accessibleDescription() == "Given twice: <a>"
    field.editor.setPlainText("<a> <b>")
    assert field.is_valid()
    assert field.editor.marks() == ()
