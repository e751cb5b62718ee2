"""The command line is checked before anything else happens, and answers in one sentence."""

from pathlib import Path

import pytest

from gui.look import theme, translation
from gui.start import command_line
from gui.start.command_line import Wishes, parse


def test_nothing_said_means_nothing_wished():
    assert parse([]) == Wishes()


def test_every_option_is_understood(tmp_path):
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("low lower", encoding="utf-8")
    wishes = parse(
        [
            *(str(corpus), "--view", "training", "--step", "7", "--language", "ru"),
            *("--theme", "dark", "--size", "1024x768", "--text", "low"),
            *("--save-picture", str(tmp_path / "out.SVG")),
        ]
    )
    assert wishes == Wishes(
        files=(corpus,),
        view="training",
        text="low",
        step=7,
        language="ru",
        theme="dark",
        size=(1024, 768),
        picture=tmp_path / "out.SVG",
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--step", "-1"], "'-1' is no number of merges"),
        (["--step", "many"], "'many' is no number of merges"),
        (["--step", "9" * 13], "is no number of merges"),
        (["--step", "٣"], "is no number of merges"),
        (["--size", "big"], "'big' is no size like 1280x800"),
        (["--size", "10x10"], "each side from 200 to 16384"),
        (["--size", "99999x800"], "each side from 200 to 16384"),
        (["--language", "xx"], "invalid choice: 'xx'"),
        (["--theme", "sepia"], "invalid choice: 'sepia'"),
        (["--save-picture", "out.bmp"], "does not end in .png, .svg or .pdf"),
        (["--save-picture", "no/such/folder/out.png"], "there is no folder"),
        (["--save-picture", "/".join(["x" * 300] * 2) + ".png"], "File name too long"),
        (["--save-animation", "out.svg"], "does not end in .gif, .png, .apng or .mp4"),
        (["--save-animation", "a.gif", "--save-picture", "a.png"], "not both"),
        (["no-such-file.txt"], "no such file: no-such-file.txt"),
        (["--page", "doctor"], "--page is for --view explore"),
        (["--view", "explore", "--page", "index"], "invalid choice: 'index'"),
        (["--the", "dark"], "unrecognized arguments"),
        (["--frobnicate"], "unrecognized arguments"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(arguments, said, capsys):
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert said in told
    assert told.count("\n") == 1


def test_help_names_every_option(capsys):
    with pytest.raises(SystemExit) as ended:
        parse(["--help"])
    told = capsys.readouterr().out
    assert ended.value.code == 0
    for option in ("view", "text", "step", "language", "theme", "size", "save-picture"):
        assert f"--{option}" in told


def test_a_path_may_hold_any_characters(tmp_path):
    odd = tmp_path / "имя с пробелом – 名.txt"
    odd.write_text("x", encoding="utf-8")
    assert parse([str(odd)]).files == (Path(odd),)


def test_a_name_that_cannot_be_looked_up_is_left_to_whoever_reads_the_file():
    assert parse(["x" * 300]).files == (Path("x" * 300),)


def test_the_command_line_knows_the_languages_and_themes_that_there_are():
    assert translation.languages() == command_line.LANGUAGES
    assert theme.names() == command_line.THEMES


def test_a_page_of_the_exploration_can_be_chosen():
    assert parse(["--view", "explore", "--page", "doctor"]).page == "doctor"


def test_links_in_a_ring_are_no_missing_file(tmp_path):
    ring = tmp_path / "ring"
    ring.symlink_to(tmp_path / "gnir")
    (tmp_path / "gnir").symlink_to(ring)
    assert parse([str(ring)]).files == (ring,)


def test_a_link_to_nowhere_is_a_missing_file(tmp_path, capsys):
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    with pytest.raises(SystemExit):
        parse([str(link)])
    assert f"no such file: {link}" in capsys.readouterr().err
