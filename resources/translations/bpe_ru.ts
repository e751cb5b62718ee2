<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About BPE Visualizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BPE Visualizer {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows byte-pair encoding at work: every merge of a training, with exact counts and every tie. It never goes to the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Fonts: DejaVu, under the Bitstream Vera licence.
Runs on Python {python}, Qt for Python {qt} and NumPy {numpy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s emblem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open text files or a list of words with counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;tokenizer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a tokenizer file and replay its merges on the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save tokenizer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the tokenizer with all its merges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save tokenizer at this st&amp;ep…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the tokenizer with the merges up to the present step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the window or one panel as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the undone change of the text again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the selected text to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert the text of the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select everything in this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find word…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search a word of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Setup panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide corpus and options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change from step to step without sliding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every panel the size that it had at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About BPE Visualizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the merges one after another, or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go one merge on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go one merge back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go ten merges on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go ten merges back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the corpus before the first merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go behind the last merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next step at which pairs are tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the step before at which pairs are tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlphabetField</name>
    <message>
        <source>Alphabet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training starts from the characters that occur in the corpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training starts from all 256 bytes, so no text is ever unknown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Step {position}: {left} and {right} become {token}, {count} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {left} {right}, count {count}, one of {ties} tied pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {left} {right}, count {count}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CorpusPanel</name>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundled samples to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files, or a list of words with counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste a text, or drop files here.

Lines such as low,5 make a list of words with counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Each line is a text of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the beginning is shown; a text this long is not edited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing would change line ends or signs of this text, so it is only shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) match no pattern and are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EncodingBar</name>
    <message>
        <source>{file} is not UTF-8. In which of these does the line read right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as {encoding}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineRemarks</name>
    <message>
        <source>the merge {key!r} can be cut at {places} commas; it is read as {left!r} + {right!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rank {rank!r} is no whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no comma of this key cuts it into two tokens whose joined text is a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the merges {first!r} and {second!r} both have rank {rank}; they are applied in the order of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JSON ends too early: the file is cut off ({detail})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8: byte 0x{byte:02X} at offset {offset}; save the file as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JSON is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JSON holds a number too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge number {number} is no pair of two texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field {name!r} is given more than once; the last counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has no merges: texts are split by longest match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vocabulary must be an object that gives each token its id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token {token!r} is given more than once (ids {ids}); the last counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id of {token!r} is {number}; ids are whole numbers from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest id is {largest}, but there are only {count} tokens: most ids are unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merges must be a list of pairs or an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge {number} has an empty part and is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result {token!r} of merge {number} is not in the vocabulary; the merge is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocab_list must be a list of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocab_size says {stated}, but the vocabulary has {count} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no vocabulary here (field vocab)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokens {first!r} and {second!r} have the same id {id}; decoding gives the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is no text; {default} is assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge {number} ({left!r} + {right!r}) is listed again as merge {last}; the last place counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this token is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocab_list names {token!r}, which is not in the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} names {name!r}, which is not in the vocabulary: there is no such token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no alphabet called {name!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training must be an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the setting {name} has the wrong type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file could not be written: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the count of {word!r} is {count!r}; counts are whole numbers from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word is empty or no text: {word!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counts together are larger than 64 bits hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a device, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be the name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8; its encoding has to be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a pipe, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a socket, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no permission to read this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this byte does not belong to {encoding} text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file not found: this is a link to a file that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no encoding called {encoding}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the count {count} is no whole number from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a word and its count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the word is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the count is larger than 64 bits hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more remarks like this one: {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range runs backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character must follow the last \</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such escape after \</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hexadecimal number is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the escape is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these flags are not possible here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no name for a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closing ) is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closing ] is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closing } is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this ) closes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two repeats follow one another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least is more than at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of repeats is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot follow (?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is nested too deeply or too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read from here on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FailureReporter</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake ({kind}). You can go on working; if something looks wrong, save your tokenizer and start the program again.

The details are in {path}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts and word counts (*.txt *.md *.py *.tsv *.csv *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizers (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures ({pattern})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysOverview</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the cursor is in a text field, keys without Ctrl write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>BPE Visualizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkField</name>
    <message>
        <source>End-of-word mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own end-of-word mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the last symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the mark, or choose none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in subword-nmt from version 0.2 and in GPT-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A symbol of its own after the last character (Sennrich et al. 2016).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector (large)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The program met something it did not expect: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not UTF-8. Choose the encoding in which it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not UTF-8. Choose the encoding in which it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a regular expression; each of its matches becomes a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is wrong at character {number}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split pattern tries too many ways on this text and was stopped. Avoid repeats inside repeats, such as (a+)+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end-of-word mark {mark} occurs in the text. Choose another mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counts of this corpus together are larger than 64 bits hold. Use smaller counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training is not possible: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was not found. Perhaps it was moved or renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no permission to use {file}. Choose another file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system reports a problem with {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this. Use a smaller corpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training stopped because its process ended, perhaps for lack of memory. Try again, or use a smaller corpus.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MinimumField</name>
    <message>
        <source>Minimum count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that are rarer are not merged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done about the notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Train instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer is saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the merges of {file}, made one by one on this corpus with its own counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds a vocabulary without merges, so there is nothing to replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training was cancelled; the first {count} steps are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split pattern matches nothing in this text, so there are no words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus is empty. Type a text, or open a file or a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alphabet alone has {symbols} symbols, so a vocabulary of {size} leaves no room for merges. Ask for a larger vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word is a single symbol, so there is no pair to merge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No merges were asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair occurs {count} times, as the minimum count asks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumbersStrip</name>
    <message>
        <source>Numbers of this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many steps are applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the whole corpus, each word as often as it occurs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the vocabulary: first symbols and merged tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean length of a token of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct words that have become a single token</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of {total} step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vocabulary entry(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tokens, {percent}% of {start}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bytes per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of {total} word(s) are one token</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the corpus is split and trained</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairBars</name>
    <message>
        <source>{shown} of {total} pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pairs left: every word is one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most frequent pairs: {pairs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) share the highest count.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n occurrence(s) side by side</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>merged by the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>as frequent as %n other pair(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{left} {right}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}-way tie at {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairChips</name>
    <message>
        <source>Tied pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} (chosen)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PatternEdit</name>
    <message>
        <source>for example {pattern}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own split pattern</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureRun</name>
    <message>
        <source>There is no step {wished}: the training ended after {length}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureSaver</name>
    <message>
        <source>The picture was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture saved to {path}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the previous tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks show ties; the dashed part is not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>What each tie rule would choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavePictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Twice as sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pixels for every one on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, for slides and web pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, sharp at every size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, for print</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeField</name>
    <message>
        <source>Train until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pair is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a vocabulary size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of merges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbols and merged tokens, special tokens not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of merges</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpecialTokensField</name>
    <message>
        <source>Special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separated by spaces. They get the last ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given twice: {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeedChoice</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of playing and stepping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SplitField</name>
    <message>
        <source>Letters and digits with the space before them, runs of other signs, runs of spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and signs apart, each with the space before; &apos;s and the like are cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-3.5 and GPT-4. Digits in groups of three; a sign may begin a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-4o. As cl100k, and a capital after a small letter begins a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands between white space; the white space itself is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole text is one word, so merges go across spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each match of the pattern is a word; everything else is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line for trying the split rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t pay 12345!  OK?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line, split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of words with counts is not split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pattern tries too many ways: splitting the line was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words: {words}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepField</name>
    <message>
        <source>Step {position} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many steps are applied; type a number to go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number to go to that position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TieField</name>
    <message>
        <source>The pair met first when the words are read in order, left to right: minbpe, tiktoken’s teaching code, most lectures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair with the smallest ids, left before right: Hugging Face tokenizers, rustbpe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair that comes last in code point order, left before right: subword-nmt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shorter joined token, then the one that comes first in code point order: SentencePiece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among equally frequent pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest symbols</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TieSentences</name>
    <message>
        <source>First seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the most frequent pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pairs}-way tie at {count}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been trained yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pair} is the only pair that occurs {count} time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The tokenizer prescribes {pair}, one of the most frequent pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: first met in {word}, position {position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: its ids {left_id} and {right_id} are the smallest, left before right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: of the pairs with the smallest left id {left_id}, its right id {right_id} is the smallest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: {left} is the greatest left token by byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: of the pairs with the greatest left token {left}, its right token {right} is the greatest by byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: {left} is the greatest left token by code point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: of the pairs with the greatest left token {left}, its right token {right} is the greatest by code point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: its joined text {joined} is the shortest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: of the shortest joined texts, {joined} is the smallest by code point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} wins: other pairs join to {joined}, too; it is first met in {word}, position {position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer prescribes {pair}, which does not occur here; the highest count is {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The tokenizer prescribes {pair}, which occurs {count} time(s) here; the highest count is {highest}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Still training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Training ended: {number} merge(s) were asked for.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training ended: a vocabulary of {number} entry(ies) was asked for.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every word is a single token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No pair occurs at least {number} time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {number} merge(s) of the tokenizer are applied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The next step is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TieSlider</name>
    <message>
        <source>Position {position}: tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {position}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TiesPanel</name>
    <message>
        <source>Ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice of each rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one of the bundled corpora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose colours and type sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the language of the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordBoxes</name>
    <message>
        <source>Find a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ changes in the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words to show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the training at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training: {done} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training: {done} of {total} steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Canvas</name>
    <message>
        <source>Words of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tokens}, {count} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes in the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
