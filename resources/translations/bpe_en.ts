<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CheckSentences</name>
    <message numerus="yes">
        <source>The corpus is too large to look for %n further mistake(s).</source>
        <translation>
            <numerusform>The corpus is too large to look for %n further mistake.</numerusform>
            <numerusform>The corpus is too large to look for %n further mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This explains the first %n merge(s).</source>
        <translation>
            <numerusform>This explains the first %n merge.</numerusform>
            <numerusform>This explains the first %n merges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This explains %n of them.</source>
        <translation>
            <numerusform>This explains %n of them.</numerusform>
            <numerusform>This explains %n of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusPanel</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s) match no pattern and are left out.</source>
        <translation>
            <numerusform>{count} character matches no pattern and is left out.</numerusform>
            <numerusform>{count} characters match no pattern and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>{count} token(s)</source>
        <translation>
            <numerusform>{count} token</numerusform>
            <numerusform>{count} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} merge(s)</source>
        <translation>
            <numerusform>{count} merge</numerusform>
            <numerusform>{count} merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} added token(s)</source>
        <translation>
            <numerusform>{count} added token</numerusform>
            <numerusform>{count} added tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} token(s) in both files.</source>
        <translation>
            <numerusform>{count} token in both files.</numerusform>
            <numerusform>{count} tokens in both files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} piece(s)</source>
        <translation>
            <numerusform>{count} piece</numerusform>
            <numerusform>{count} pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s)</source>
        <translation>
            <numerusform>{count} character</numerusform>
            <numerusform>{count} characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} byte(s)</source>
        <translation>
            <numerusform>{count} byte</numerusform>
            <numerusform>{count} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} usual setting(s)</source>
        <translation>
            <numerusform>{count} usual setting</numerusform>
            <numerusform>{count} usual settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more setting(s)</source>
        <translation>
            <numerusform>and {count} more setting</numerusform>
            <numerusform>and {count} more settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more piece(s)</source>
        <translation>
            <numerusform>and {count} more piece</numerusform>
            <numerusform>and {count} more pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more token(s)</source>
        <translation>
            <numerusform>and {count} more token</numerusform>
            <numerusform>and {count} more tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more character(s)</source>
        <translation>
            <numerusform>and {count} more character</numerusform>
            <numerusform>and {count} more characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutSentences</name>
    <message numerus="yes">
        <source>{number} cuts: each of them counts as right.</source>
        <translation>
            <numerusform>{number} cuts: each of them counts as right.</numerusform>
            <numerusform>{number} cuts: each of them counts as right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutStage</name>
    <message numerus="yes">
        <source>{place}: {number} vote(s)</source>
        <translation>
            <numerusform>{place}: {number} vote</numerusform>
            <numerusform>{place}: {number} votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceRuler</name>
    <message numerus="yes">
        <source>%n place(s) differ</source>
        <translation>
            <numerusform>%n place differs</numerusform>
            <numerusform>%n places differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferingPanel</name>
    <message numerus="yes">
        <source>{count} found so far</source>
        <translation>
            <numerusform>{count} found so far</numerusform>
            <numerusform>{count} found so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {total} string(s) differ, {share}</source>
        <translation>
            <numerusform>{count} of {total} string differs, {share}</numerusform>
            <numerusform>{count} of {total} strings differ, {share}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {total} word(s) differ, {share}</source>
        <translation>
            <numerusform>{count} of {total} word differs, {share}</numerusform>
            <numerusform>{count} of {total} words differ, {share}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferingSource</name>
    <message numerus="yes">
        <source>{title}: {count} word(s)</source>
        <translation>
            <numerusform>{title}: {count} word</numerusform>
            <numerusform>{title}: {count} words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} string(s)</source>
        <translation>
            <numerusform>{count} string</numerusform>
            <numerusform>{count} strings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoctorPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingCard</name>
    <message numerus="yes">
        <source>and {count} more</source>
        <translation>
            <numerusform>and {count} more</numerusform>
            <numerusform>and {count} more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForkSentences</name>
    <message numerus="yes">
        <source>After {step} merge(s) both vocabularies are the same.</source>
        <translation>
            <numerusform>After {step} merge both vocabularies are the same.</numerusform>
            <numerusform>After {step} merges both vocabularies are the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {step} merge(s)</source>
        <translation>
            <numerusform>After {step} merge</numerusform>
            <numerusform>After {step} merges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessSentences</name>
    <message numerus="yes">
        <source>{pair} is merged: {count} time(s).</source>
        <translation>
            <numerusform>{pair} is merged: {count} time.</numerusform>
            <numerusform>{pair} is merged: {count} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pairs are equally frequent: each of them counts as right. The rule decides.</source>
        <translation>
            <numerusform>{number} pairs are equally frequent: each of them counts as right. The rule decides.</numerusform>
            <numerusform>{number} pairs are equally frequent: each of them counts as right. The rule decides.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutWords</name>
    <message numerus="yes">
        <source>The lanes differ in {number} place(s).</source>
        <translation>
            <numerusform>The lanes differ in {number} place.</numerusform>
            <numerusform>The lanes differ in {number} places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} token</numerusform>
            <numerusform>{number} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} character(s)</source>
        <translation>
            <numerusform>{number} character</numerusform>
            <numerusform>{number} characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdsPanel</name>
    <message numerus="yes">
        <source>{count} token(s)</source>
        <translation>
            <numerusform>{count} token</numerusform>
            <numerusform>{count} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vocabulary has no such id(s): {ids}.</source>
        <translation>
            <numerusform>The vocabulary has no such id: {ids}.</numerusform>
            <numerusform>The vocabulary has no such ids: {ids}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaneHeader</name>
    <message numerus="yes">
        <source>{count} token(s)</source>
        <translation>
            <numerusform>{count} token</numerusform>
            <numerusform>{count} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unknown</source>
        <comment>characters</comment>
        <translation>
            <numerusform>{count} unknown</numerusform>
            <numerusform>{count} unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanesBar</name>
    <message numerus="yes">
        <source>The lanes differ at {count} place(s).</source>
        <translation>
            <numerusform>The lanes differ at {count} place.</numerusform>
            <numerusform>The lanes differ at {count} places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossesList</name>
    <message numerus="yes">
        <source>Decoding loses {count} piece(s): {pieces}</source>
        <translation>
            <numerusform>Decoding loses {count} piece: {pieces}</numerusform>
            <numerusform>Decoding loses {count} pieces: {pieces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decoding gives another Unicode form of {count} piece(s): {pieces}</source>
        <translation>
            <numerusform>Decoding gives another Unicode form of {count} piece: {pieces}</numerusform>
            <numerusform>Decoding gives another Unicode form of {count} pieces: {pieces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more piece(s)</source>
        <translation>
            <numerusform>and {count} more piece</numerusform>
            <numerusform>and {count} more pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumbersStrip</name>
    <message numerus="yes">
        <source>of {total} step(s)</source>
        <translation>
            <numerusform>of {total} step</numerusform>
            <numerusform>of {total} steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vocabulary entry(ies)</source>
        <translation>
            <numerusform>vocabulary entry</numerusform>
            <numerusform>vocabulary entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tokens, {percent}% of {start}</source>
        <translation>
            <numerusform>token, {percent}% of {start}</numerusform>
            <numerusform>tokens, {percent}% of {start}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {total} word(s) are one token</source>
        <translation>
            <numerusform>of {total} word is one token</numerusform>
            <numerusform>of {total} words are one token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairBars</name>
    <message numerus="yes">
        <source>{left} and {right}, {count} times</source>
        <translation>
            <numerusform>{left} and {right}, {count} time</numerusform>
            <numerusform>{left} and {right}, {count} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{left} and {right}, key {key}, {number} vote(s)</source>
        <translation>
            <numerusform>{left} and {right}, key {key}, {number} vote</numerusform>
            <numerusform>{left} and {right}, key {key}, {number} votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} time(s) side by side</source>
        <translation>
            <numerusform>{count} time side by side</numerusform>
            <numerusform>{count} times side by side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as frequent as {number} other pair(s)</source>
        <translation>
            <numerusform>as frequent as {number} other pair</numerusform>
            <numerusform>as frequent as {number} other pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairChips</name>
    <message numerus="yes">
        <source>and {count} more</source>
        <translation>
            <numerusform>and {count} more</numerusform>
            <numerusform>and {count} more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairsText</name>
    <message numerus="yes">
        <source>{size}-way tie at {count}</source>
        <translation>
            <numerusform>{size}-way tie at {count}</numerusform>
            <numerusform>{size}-way tie at {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}-way tie</source>
        <translation>
            <numerusform>{size}-way tie</numerusform>
            <numerusform>{size}-way tie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more of them below</source>
        <translation>
            <numerusform>{number} more of them below</numerusform>
            <numerusform>{number} more of them below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {total} pairs</source>
        <translation>
            <numerusform>{shown} of {total} pair</numerusform>
            <numerusform>{shown} of {total} pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PredictSentences</name>
    <message numerus="yes">
        <source>{number} vote(s) so far.</source>
        <translation>
            <numerusform>{number} vote so far.</numerusform>
            <numerusform>{number} votes so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} vote(s)</source>
        <translation>
            <numerusform>{number} vote</numerusform>
            <numerusform>{number} votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneText</name>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} token</numerusform>
            <numerusform>{number} tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SplitSentences</name>
    <message numerus="yes">
        <source>From {symbol} to the end {count} token(s) are enough, beginning with {token}.</source>
        <translation>
            <numerusform>From {symbol} to the end {count} token is enough: {token}.</numerusform>
            <numerusform>From {symbol} to the end {count} tokens are enough, beginning with {token}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} token(s).</source>
        <translation>
            <numerusform>{count} token.</numerusform>
            <numerusform>{count} tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StabilityLine</name>
    <message numerus="yes">
        <source>1 key changed {count} earlier token(s)</source>
        <translation>
            <numerusform>1 key changed {count} earlier token</numerusform>
            <numerusform>1 key changed {count} earlier tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The edit changed {count} earlier token(s)</source>
        <translation>
            <numerusform>The edit changed {count} earlier token</numerusform>
            <numerusform>The edit changed {count} earlier tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextInput</name>
    <message numerus="yes">
        <source>{count} character(s)</source>
        <translation>
            <numerusform>{count} character</numerusform>
            <numerusform>{count} characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} half character(s) came with this text, the first at position {place}; each is kept and has 3 bytes.</source>
        <translation>
            <numerusform>{count} half character came with this text, the first at position {place}; each is kept and has 3 bytes.</numerusform>
            <numerusform>{count} half characters came with this text, the first at position {place}; each is kept and has 3 bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s) were lost before this text came here; U+FFFD stands in their place, first at position {place}.</source>
        <translation>
            <numerusform>{count} character was lost before this text came here; U+FFFD stands in their place, first at position {place}.</numerusform>
            <numerusform>{count} characters were lost before this text came here; U+FFFD stands in their place, first at position {place}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TieSentences</name>
    <message numerus="yes">
        <source>{pairs}-way tie at {count}</source>
        <translation>
            <numerusform>{pairs}-way tie at {count}</numerusform>
            <numerusform>{pairs}-way tie at {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair} is the only pair that occurs {count} time(s).</source>
        <translation>
            <numerusform>{pair} is the only pair that occurs {count} time.</numerusform>
            <numerusform>{pair} is the only pair that occurs {count} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tokenizer prescribes {pair}, which occurs {count} time(s) here; the highest count is {highest}.</source>
        <translation>
            <numerusform>The tokenizer prescribes {pair}, which occurs {count} time here; the highest count is {highest}.</numerusform>
            <numerusform>The tokenizer prescribes {pair}, which occurs {count} times here; the highest count is {highest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training ended: {number} merge(s) were asked for.</source>
        <translation>
            <numerusform>Training ended: {number} merge was asked for.</numerusform>
            <numerusform>Training ended: {number} merges were asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training ended: a vocabulary of {number} entry(ies) was asked for.</source>
        <translation>
            <numerusform>Training ended: a vocabulary of {number} entry was asked for.</numerusform>
            <numerusform>Training ended: a vocabulary of {number} entries was asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No pair occurs at least {number} time(s).</source>
        <translation>
            <numerusform>No pair occurs at least {number} time.</numerusform>
            <numerusform>No pair occurs at least {number} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {number} merge(s) of the tokenizer are applied.</source>
        <translation>
            <numerusform>The only merge of the tokenizer is applied ({number}).</numerusform>
            <numerusform>All {number} merges of the tokenizer are applied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenPane</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenPanel</name>
    <message numerus="yes">
        <source>{count} character(s)</source>
        <translation>
            <numerusform>{count} character</numerusform>
            <numerusform>{count} characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} byte(s)</source>
        <translation>
            <numerusform>{count} byte</numerusform>
            <numerusform>{count} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part of {count} token(s), directly of {direct}</source>
        <translation>
            <numerusform>Part of {count} token, directly of {direct}</numerusform>
            <numerusform>Part of {count} tokens, directly of {direct}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first {count} are shown</source>
        <translation>
            <numerusform>the first {count} are shown</numerusform>
            <numerusform>the first {count} are shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VocabularyPanel</name>
    <message numerus="yes">
        <source>{total} token(s)</source>
        <translation>
            <numerusform>{total} token</numerusform>
            <numerusform>{total} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {total} token(s)</source>
        <translation>
            <numerusform>{shown} of {total} token</numerusform>
            <numerusform>{shown} of {total} tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaysSentences</name>
    <message numerus="yes">
        <source>%n merge(s)</source>
        <translation>
            <numerusform>%n merge</numerusform>
            <numerusform>%n merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} merge list(s)</source>
        <translation>
            <numerusform>{count} merge list</numerusform>
            <numerusform>{count} merge lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} distinct vocabularies</source>
        <translation>
            <numerusform>{count} distinct vocabularies</numerusform>
            <numerusform>{count} distinct vocabularies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhySentences</name>
    <message numerus="yes">
        <source>Without this boundary the word needs {tokens} token(s), too; the longer first token wins: {token} instead of {other}.</source>
        <translation>
            <numerusform>Without this boundary the word needs {tokens} token, too; the longer first token wins: {token} instead of {other}.</numerusform>
            <numerusform>Without this boundary the word needs {tokens} tokens, too; the longer first token wins: {token} instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a boundary here the word needs {tokens} token(s), too; the longer first token wins: {token} instead of {other}.</source>
        <translation>
            <numerusform>With a boundary here the word needs {tokens} token, too; the longer first token wins: {token} instead of {other}.</numerusform>
            <numerusform>With a boundary here the word needs {tokens} tokens, too; the longer first token wins: {token} instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this boundary {unknown} symbol(s) of the word are unknown, without it at least {other_unknown}.</source>
        <translation>
            <numerusform>With this boundary {unknown} symbol of the word is unknown, without it at least {other_unknown}.</numerusform>
            <numerusform>With this boundary {unknown} symbols of the word are unknown, without it at least {other_unknown}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a boundary here {unknown} symbol(s) of the word are unknown, with one at least {other_unknown}.</source>
        <translation>
            <numerusform>Without a boundary here {unknown} symbol of the word is unknown, with one at least {other_unknown}.</numerusform>
            <numerusform>Without a boundary here {unknown} symbols of the word are unknown, with one at least {other_unknown}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this boundary the word needs {tokens} token(s), without it at least {other}.</source>
        <translation>
            <numerusform>With this boundary the word needs {tokens} token, without it at least {other}.</numerusform>
            <numerusform>With this boundary the word needs {tokens} tokens, without it at least {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a boundary here the word needs {tokens} token(s), with one at least {other}.</source>
        <translation>
            <numerusform>Without a boundary here the word needs {tokens} token, with one at least {other}.</numerusform>
            <numerusform>Without a boundary here the word needs {tokens} tokens, with one at least {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsCanvas</name>
    <message numerus="yes">
        <source>{tokens}, {count} times</source>
        <translation>
            <numerusform>{tokens}, {count} time</numerusform>
            <numerusform>{tokens}, {count} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsText</name>
    <message numerus="yes">
        <source>and {number} more word(s)</source>
        <translation>
            <numerusform>and {number} more word</numerusform>
            <numerusform>and {number} more words</numerusform>
        </translation>
    </message>
</context>
</TS>
