"""Everything that can be done from menus, the tool bar and keys, as one table of QActions.

Menus, tool bar and the keys overview all read this table, so a key that is shown is the key that
works. What an action does is connected by the main window.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from gui.look import icons


@dataclass(frozen=True)
class Command:
    """One row of the table: the action's name, its keys, its icon, whether it can be checked.

    Only the tool bar shows icons.
    """

    name: str
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    checkable: bool = False


_KEY = QKeySequence.StandardKey

COMMANDS: Final[Mapping[str, tuple[Command, ...]]] = {
    "file": (
        Command("open_corpus", (_KEY.Open,), "open"),
        Command("open_tokenizer", ("Ctrl+Shift+O",), "tokenizer"),
        Command("save_tokenizer", (_KEY.Save,), "save"),
        Command("save_tokenizer_here", ("Ctrl+Shift+S",)),
        Command("save_picture", ("Ctrl+P",), "picture"),
        Command("save_animation"),
        Command("save_handout"),
        Command("save_table"),
        Command("open_session", ("Ctrl+Alt+O",)),
        Command("save_session"),
        Command("quit", ("Ctrl+Q",)),
    ),
    "edit": (
        Command("undo", (_KEY.Undo,)),
        Command("redo", (_KEY.Redo,)),
        Command("cut", (_KEY.Cut,)),
        Command("copy", (_KEY.Copy,)),
        Command("paste", (_KEY.Paste,)),
        Command("select_all", (_KEY.SelectAll,)),
        Command("find_word", (_KEY.Find,), "search"),
    ),
    "view": (
        Command("training_view", ("Ctrl+1",), "training", checkable=True),
        Command("compare_view", ("Ctrl+2",), "compare", checkable=True),
        Command("explore_view", ("Ctrl+3",), "explore", checkable=True),
        Command("lab_view", ("Ctrl+4",), "lab", checkable=True),
        Command("setup", ("F2",), "setup", checkable=True),
        Command("full_screen", ("F11",), checkable=True),
        Command("larger_text", (_KEY.ZoomIn, "Ctrl+=")),
        Command("smaller_text", (_KEY.ZoomOut,)),
        Command("usual_text", ("Ctrl+0",)),
        Command("reduced_motion", checkable=True),
        Command("reset_layout"),
    ),
    "compare": (
        Command("next_difference", ("F3",)),
        Command("previous_difference", ("Shift+F3",)),
        Command("edit_text", ("Ctrl+E",)),
        Command("open_text", ("Ctrl+T",)),
        Command("watch_word", ("F5",)),
        Command("copy_ids", ("Ctrl+Shift+C",)),
        Command("add_lane", ("Ctrl+L",)),
        Command("remove_lane", ("Ctrl+Shift+L",)),
        Command("byte_row", ("F4",), checkable=True),
        Command("flashing", checkable=True),
    ),
    "explore": (
        Command("find_token", (_KEY.Find,)),
        Command("examine", ("F7",)),
        Command("compare_files", ("F8",)),
        Command("try_in_comparison", ("F6",)),
        Command("save_as", ("Ctrl+Alt+S",)),
        Command("reload", ("Ctrl+R",)),
        Command("pipeline", ("F2",), checkable=True),
    ),
    "playback": (
        Command("play", ("Space",)),
        Command("step_forward", ("Right",)),
        Command("step_back", ("Left",)),
        Command("ten_forward", ("Shift+Right",)),
        Command("ten_back", ("Shift+Left",)),
        Command("first", ("Home",)),
        Command("last", ("End",)),
        Command("next_tie", ("T",)),
        Command("previous_tie", ("Shift+T",)),
        Command("faster", ("+", "=")),
        Command("slower", ("-",)),
        Command("loop", ("L",), checkable=True),
        Command("fork_here", ("Ctrl+Shift+F",)),
        Command("predict", ("F12",), checkable=True),
        Command("tell", ("Enter", "Return")),
        Command("take_back_vote", ("Backspace",)),
    ),
    "lessons": (
        Command("open_lesson"),
        Command("lesson_panel", ("F9",), checkable=True),
        Command("lesson_next", ("PgDown",)),
        Command("lesson_back", ("PgUp",)),
        Command("lesson_return", ("Shift+F9",)),
        Command("lesson_bookmark", ("Ctrl+D",), checkable=True),
        Command("next_bookmark", ("Ctrl+Shift+D",)),
    ),
    "help": (
        Command("keys", (_KEY.HelpContents,), "keys"),
        Command("about"),
    ),
}


class Actions(QObject):
    """The QActions of the table by name, with texts in the current language."""

    def __init__(self, window: QWidget) -> None:
        """Make the actions; they work wherever the focus is in `window`."""
        super().__init__(window)
        self._by_name = {
            command.name: _action(command, window)
            for group in COMMANDS.values()
            for command in group
        }
        self._playing = False
        self.retranslate()
        self.redress()

    def __getitem__(self, name: str) -> QAction:
        """The action called `name`."""
        return self._by_name[name]

    def group(self, name: str) -> tuple[QAction, ...]:
        """The actions of a group of the table, in its order."""
        return tuple(self._by_name[command.name] for command in COMMANDS[name])

    def enable(self, names: Iterable[str], enabled: bool) -> None:
        """Allow or forbid several actions at once."""
        for name in names:
            self._by_name[name].setEnabled(enabled)

    def show_playing(self, playing: bool) -> None:
        """Let the play action say what it would do now."""
        self._playing = playing
        self._by_name["play"].setText(self.tr("&Pause") if playing else self.tr("&Play"))

    def redress(self) -> None:
        """Take the icons of the active theme."""
        for group in COMMANDS.values():
            for command in group:
                if command.icon:
                    self._by_name[command.name].setIcon(icons.icon(command.icon))

    def retranslate(self) -> None:
        """Take every text in the current language."""
        texts = self._texts()
        for name, action in self._by_name.items():
            text, hint = texts[name]
            action.setText(text)
            action.setStatusTip(hint)
            action.setToolTip(_tool_tip(text, action))
        self.show_playing(self._playing)

    def _texts(self) -> Mapping[str, tuple[str, str]]:
        """Text and status tip of every action."""
        files, window = self._file_texts(), self._window_texts()
        views = self._compare_texts() | self._explore_texts() | self._playback_texts()
        return files | window | views | self._lesson_texts()

    def _file_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "open_corpus": (
                self.tr("&Open corpus…"),
                self.tr("Open text files or a list of words with counts"),
            ),
            "open_tokenizer": (
                self.tr("Open &tokenizer…"),
                self.tr("Open a tokenizer file and replay its merges on the corpus"),
            ),
            "save_tokenizer": (
                self.tr("&Save tokenizer…"),
                self.tr("Save the tokenizer with all its merges"),
            ),
            "save_tokenizer_here": (
                self.tr("Save tokenizer at this st&ep…"),
                self.tr("Save the tokenizer with the merges up to the present step"),
            ),
            "save_picture": (
                self.tr("Save &picture…"),
                self.tr("Save the window or one panel as PNG, SVG or PDF"),
            ),
            "save_animation": (
                self.tr("Save a&nimation…"),
                self.tr("Save steps as a film: GIF, APNG or MP4"),
            ),
            "save_handout": (
                self.tr("Save &handout…"),
                self.tr("Save a web page that steps through it, for people without the program"),
            ),
            "save_table": (
                self.tr("Save ta&ble of merges…"),
                self.tr("Save all steps as a table (CSV)"),
            ),
            "open_session": (
                self.tr("Open sess&ion…"),
                self.tr("Go on with what was saved: corpus, options, position, texts, tokenizers"),
            ),
            "save_session": (
                self.tr("Sa&ve session…"),
                self.tr("Save corpus, options, position, texts and tokenizers, to go on later"),
            ),
            "quit": (self.tr("&Quit"), self.tr("Close the program")),
            "undo": (self.tr("&Undo"), self.tr("Undo the last change of the text")),
            "redo": (self.tr("&Redo"), self.tr("Do the undone change of the text again")),
            "cut": (self.tr("Cu&t"), self.tr("Move the selected text to the clipboard")),
            "copy": (self.tr("&Copy"), self.tr("Copy the selection to the clipboard")),
            "paste": (self.tr("&Paste"), self.tr("Insert the text of the clipboard")),
            "select_all": (self.tr("Select &all"), self.tr("Select everything in this panel")),
            "find_word": (self.tr("&Find word…"), self.tr("Search a word of the corpus")),
        }

    def _window_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "training_view": (self.tr("Trai&ning"), self.tr("Show how merges are learned")),
            "compare_view": (self.tr("&Compare"), self.tr("Show how a text is split, and why")),
            "explore_view": (self.tr("E&xplore"), self.tr("Show what is in a tokenizer")),
            "lab_view": (
                self.tr("Ex&periments"),
                self.tr("Try what else could have been learned, and check own work"),
            ),
            "setup": (self.tr("&Setup panel"), self.tr("Show or hide corpus and options")),
            "full_screen": (self.tr("&Full screen"), self.tr("Fill the whole screen")),
            "larger_text": (self.tr("Lar&ger text"), self.tr("Write everything larger")),
            "smaller_text": (self.tr("S&maller text"), self.tr("Write everything smaller")),
            "usual_text": (
                self.tr("&Usual text size"),
                self.tr("Write everything as large as the theme is made for"),
            ),
            "reduced_motion": (
                self.tr("&Reduced motion"),
                self.tr("Change from step to step without sliding"),
            ),
            "reset_layout": (
                self.tr("Reset la&yout"),
                self.tr("Give every panel the size that it had at first"),
            ),
            "keys": (self.tr("&Keys"), self.tr("Show all keys")),
            "about": (self.tr("&About BPE Visualizer"), self.tr("Show version and licence")),
        }

    def _compare_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "next_difference": (
                self.tr("&Next difference"),
                self.tr("Go to the next place where the lanes differ"),
            ),
            "previous_difference": (
                self.tr("&Previous difference"),
                self.tr("Go to the place before where the lanes differ"),
            ),
            "edit_text": (self.tr("&Edit text"), self.tr("Put the cursor into the text")),
            "open_text": (self.tr("&Open text…"), self.tr("Split the text of a file")),
            "watch_word": (
                self.tr("&Watch word"),
                self.tr("Watch the word that was clicked being split"),
            ),
            "copy_ids": (
                self.tr("Copy &ids"),
                self.tr("Copy the ids of the lane that the keys are in"),
            ),
            "add_lane": (self.tr("&Add lane"), self.tr("Split the text in one more way")),
            "remove_lane": (self.tr("&Remove last lane"), self.tr("Take the last lane away")),
            "byte_row": (
                self.tr("&Bytes"),
                self.tr("Show the characters, bytes and tokens of what is pointed at"),
            ),
            "flashing": (
                self.tr("&Flash changes"),
                self.tr("Flash the tokens that a key changes although it stands elsewhere"),
            ),
        }

    def _explore_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "find_token": (
                self.tr("&Find tokens…"),
                self.tr("Show only tokens that fit what is typed"),
            ),
            "examine": (
                self.tr("&Examine"),
                self.tr("Look for tokens and settings of this tokenizer that may surprise"),
            ),
            "compare_files": (
                self.tr("&Compare with another…"),
                self.tr("Show what another tokenizer has and this one has not, and the reverse"),
            ),
            "try_in_comparison": (
                self.tr("&Try in the comparison"),
                self.tr("Split the text with this tokenizer in the comparison"),
            ),
            "save_as": (
                self.tr("&Save as…"),
                self.tr("Write this tokenizer in a file format of your choice"),
            ),
            "reload": (self.tr("&Read again"), self.tr("Read the tokenizer file again")),
            "pipeline": (
                self.tr("&Pipeline panel"),
                self.tr("Show or hide what becomes of a text, stage by stage"),
            ),
        }

    def _lesson_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "open_lesson": (
                self.tr("&Open lesson…"),
                self.tr("Open a lesson from a file that you or somebody else has written"),
            ),
            "lesson_panel": (self.tr("&Lesson panel"), self.tr("Show or hide the lesson")),
            "lesson_next": (
                self.tr("&Next"),
                self.tr("Show the answer, or go to the next step of the lesson"),
            ),
            "lesson_back": (self.tr("&Back"), self.tr("Go to the step before")),
            "lesson_return": (
                self.tr("&Return to the lesson"),
                self.tr("Bring the program back to the state of this step"),
            ),
            "lesson_bookmark": (self.tr("Book&mark"), self.tr("Mark this step of the lesson")),
            "next_bookmark": (
                self.tr("Next boo&kmark"),
                self.tr("Go to the next step with a bookmark"),
            ),
        }

    def _playback_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "play": (self.tr("&Play"), self.tr("Play the merges one after another, or pause")),
            "step_forward": (self.tr("Step &forward"), self.tr("Go one merge on")),
            "step_back": (self.tr("Step &back"), self.tr("Go one merge back")),
            "ten_forward": (self.tr("Ten steps forward"), self.tr("Go ten merges on")),
            "ten_back": (self.tr("Ten steps back"), self.tr("Go ten merges back")),
            "first": (self.tr("To the &start"), self.tr("Go to the corpus before the first merge")),
            "last": (self.tr("To the &end"), self.tr("Go to the end of the training")),
            "next_tie": (
                self.tr("&Next tie"),
                self.tr("Go to the next step at which pairs are tied"),
            ),
            "previous_tie": (
                self.tr("Pre&vious tie"),
                self.tr("Go to the step before at which pairs are tied"),
            ),
            "faster": (self.tr("F&aster"), self.tr("Play faster")),
            "slower": (self.tr("S&lower"), self.tr("Play slower")),
            "loop": (self.tr("L&oop"), self.tr("Begin again at the end")),
            "fork_here": (
                self.tr("Fo&rk here…"),
                self.tr("Choose another pair or rule at this step, and compare both timelines"),
            ),
            "predict": (self.tr("&Guess"), self.tr("Let a class guess what comes next")),
            "tell": (self.tr("Sho&w answer"), self.tr("Show the class the answer, then go on")),
            "take_back_vote": (
                self.tr("&Undo last vote"),
                self.tr("Take back the last vote of the class"),
            ),
        }


def _action(command: Command, window: QWidget) -> QAction:
    action = QAction(window)
    action.setObjectName(command.name)
    action.setCheckable(command.checkable)
    action.setIconVisibleInMenu(False)  # it would take the place of the check mark
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    if command.name == "about":
        action.setMenuRole(QAction.MenuRole.AboutRole)
    if command.name == "quit":
        action.setMenuRole(QAction.MenuRole.QuitRole)
    window.addAction(action)
    return action


def _tool_tip(text: str, action: QAction) -> str:
    """The text without its mnemonic, and the key beside it: `Open corpus… (Ctrl+O)`."""
    plain = text.replace("&", "")
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    if not key:
        return plain
    return QCoreApplication.translate("Actions", "{action} ({key})").format(action=plain, key=key)
