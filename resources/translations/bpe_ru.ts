<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About BPE Visualizer</source>
        <translation>О программе BPE Visualizer</translation>
    </message>
    <message>
        <source>BPE Visualizer {version}</source>
        <translation>BPE Visualizer {version}</translation>
    </message>
    <message>
        <source>Shows byte-pair encoding at work: every merge of a training, with exact counts and every tie; how texts are split, and why; what is in a tokenizer file. It never goes to the network.</source>
        <translation>Показывает, как работает кодирование пар байтов (BPE): каждое слияние при обучении, точные частоты и все ничьи; как и почему делятся тексты; что есть в файле токенизатора. Программа никогда не обращается к сети.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Fonts: DejaVu, under the Bitstream Vera licence.
Runs on Python {python}, Qt for Python {qt} and NumPy {numpy}.</source>
        <translation>Свободная программа под лицензией MIT. Шрифты: DejaVu, под лицензией Bitstream Vera.
Работает на Python {python}, Qt for Python {qt} и NumPy {numpy}.</translation>
    </message>
    <message>
        <source>The program&apos;s emblem</source>
        <translation>Эмблема программы</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>&amp;Open corpus…</source>
        <translation>&amp;Открыть корпус…</translation>
    </message>
    <message>
        <source>Open text files or a list of words with counts</source>
        <translation>Открыть текстовые файлы или список слов с частотами</translation>
    </message>
    <message>
        <source>Open &amp;tokenizer…</source>
        <translation>Открыть &amp;токенизатор…</translation>
    </message>
    <message>
        <source>Open a tokenizer file and replay its merges on the corpus</source>
        <translation>Открыть файл токенизатора и повторить его слияния на корпусе</translation>
    </message>
    <message>
        <source>&amp;Save tokenizer…</source>
        <translation>&amp;Сохранить токенизатор…</translation>
    </message>
    <message>
        <source>Save the tokenizer with all its merges</source>
        <translation>Сохранить токенизатор со всеми слияниями</translation>
    </message>
    <message>
        <source>Save tokenizer at this st&amp;ep…</source>
        <translation>Сохранить токенизатор на этом &amp;шаге…</translation>
    </message>
    <message>
        <source>Save the tokenizer with the merges up to the present step</source>
        <translation>Сохранить токенизатор со слияниями до текущего шага</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Сохранить &amp;картинку…</translation>
    </message>
    <message>
        <source>Save the window or one panel as PNG, SVG or PDF</source>
        <translation>Сохранить окно или одну панель в PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>Save a&amp;nimation…</source>
        <translation>Сохранить &amp;анимацию…</translation>
    </message>
    <message>
        <source>Save steps as a film: GIF, APNG or MP4</source>
        <translation>Сохранить шаги как фильм: GIF, APNG или MP4</translation>
    </message>
    <message>
        <source>Save &amp;handout…</source>
        <translation>Сохранить &amp;раздаточный материал…</translation>
    </message>
    <message>
        <source>Save a web page that steps through it, for people without the program</source>
        <translation>Сохранить веб-страницу, по которой можно пройти шаги без программы</translation>
    </message>
    <message>
        <source>Save ta&amp;ble of merges…</source>
        <translation>Сохранить таблицу с&amp;лияний…</translation>
    </message>
    <message>
        <source>Save all steps as a table (CSV)</source>
        <translation>Сохранить все шаги таблицей (CSV)</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation>Открыть с&amp;еанс…</translation>
    </message>
    <message>
        <source>Go on with what was saved: corpus, options, position, texts, tokenizers</source>
        <translation>Продолжить с сохранённого: корпус, настройки, шаг, тексты, токенизаторы</translation>
    </message>
    <message>
        <source>Sa&amp;ve session…</source>
        <translation>Со&amp;хранить сеанс…</translation>
    </message>
    <message>
        <source>Save corpus, options, position, texts and tokenizers, to go on later</source>
        <translation>Сохранить корпус, настройки, шаг, тексты и токенизаторы, чтобы продолжить позже</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Закрыть программу</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undo the last change of the text</source>
        <translation>Отменить последнее изменение текста</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Do the undone change of the text again</source>
        <translation>Вернуть отменённое изменение текста</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Выре&amp;зать</translation>
    </message>
    <message>
        <source>Move the selected text to the clipboard</source>
        <translation>Перенести выделенный текст в буфер обмена</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy the selection to the clipboard</source>
        <translation>Скопировать выделенное в буфер обмена</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вст&amp;авить</translation>
    </message>
    <message>
        <source>Insert the text of the clipboard</source>
        <translation>Вставить текст из буфера обмена</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Выделить вс&amp;ё</translation>
    </message>
    <message>
        <source>Select everything in this panel</source>
        <translation>Выделить всё в этой панели</translation>
    </message>
    <message>
        <source>&amp;Find word…</source>
        <translation>&amp;Найти слово…</translation>
    </message>
    <message>
        <source>Search a word of the corpus</source>
        <translation>Найти слово корпуса</translation>
    </message>
    <message>
        <source>Trai&amp;ning</source>
        <translation>Об&amp;учение</translation>
    </message>
    <message>
        <source>Show how merges are learned</source>
        <translation>Показать, как выучиваются слияния</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Срав&amp;нение</translation>
    </message>
    <message>
        <source>Show how a text is split, and why</source>
        <translation>Показать, как делится текст и почему именно так</translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation>О&amp;бзор</translation>
    </message>
    <message>
        <source>Show what is in a tokenizer</source>
        <translation>Показать, что есть в токенизаторе</translation>
    </message>
    <message>
        <source>Ex&amp;periments</source>
        <translation>Оп&amp;ыты</translation>
    </message>
    <message>
        <source>Try what else could have been learned, and check own work</source>
        <translation>Попробовать, чему ещё можно было научиться, и проверить свою работу</translation>
    </message>
    <message>
        <source>&amp;Setup panel</source>
        <translation>&amp;Панель настроек</translation>
    </message>
    <message>
        <source>Show or hide corpus and options</source>
        <translation>Показать или скрыть корпус и параметры</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Развернуть окно на весь экран</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Текст к&amp;рупнее</translation>
    </message>
    <message>
        <source>Write everything larger</source>
        <translation>Показать весь текст крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Текст &amp;мельче</translation>
    </message>
    <message>
        <source>Write everything smaller</source>
        <translation>Показать весь текст мельче</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Обычный размер те&amp;кста</translation>
    </message>
    <message>
        <source>Write everything as large as the theme is made for</source>
        <translation>Показать текст такого размера, для которого сделана тема</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Меньше &amp;движения</translation>
    </message>
    <message>
        <source>Change from step to step without sliding</source>
        <translation>Переходить от шага к шагу без анимации</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>&amp;Сбросить размеры панелей</translation>
    </message>
    <message>
        <source>Give every panel the size that it had at first</source>
        <translation>Вернуть панелям первоначальные размеры</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Показать все клавиши</translation>
    </message>
    <message>
        <source>&amp;About BPE Visualizer</source>
        <translation>&amp;О программе</translation>
    </message>
    <message>
        <source>Show version and licence</source>
        <translation>Показать версию и лицензию</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Следующее различие</translation>
    </message>
    <message>
        <source>Go to the next place where the lanes differ</source>
        <translation>Перейти к следующему месту, где дорожки различаются</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>&amp;Предыдущее различие</translation>
    </message>
    <message>
        <source>Go to the place before where the lanes differ</source>
        <translation>Перейти к предыдущему месту, где дорожки различаются</translation>
    </message>
    <message>
        <source>&amp;Edit text</source>
        <translation>П&amp;равить текст</translation>
    </message>
    <message>
        <source>Put the cursor into the text</source>
        <translation>Поставить курсор в текст</translation>
    </message>
    <message>
        <source>&amp;Open text…</source>
        <translation>&amp;Открыть текст…</translation>
    </message>
    <message>
        <source>Split the text of a file</source>
        <translation>Поделить на токены текст из файла</translation>
    </message>
    <message>
        <source>&amp;Watch word</source>
        <translation>С&amp;мотреть, как делится слово</translation>
    </message>
    <message>
        <source>Watch the word that was clicked being split</source>
        <translation>Посмотреть по шагам, как делится выбранное слово</translation>
    </message>
    <message>
        <source>Copy &amp;ids</source>
        <translation>&amp;Копировать номера</translation>
    </message>
    <message>
        <source>Copy the ids of the lane that the keys are in</source>
        <translation>Скопировать номера токенов той дорожки, в которой стоит курсор</translation>
    </message>
    <message>
        <source>&amp;Add lane</source>
        <translation>&amp;Добавить дорожку</translation>
    </message>
    <message>
        <source>Split the text in one more way</source>
        <translation>Поделить текст ещё одним способом</translation>
    </message>
    <message>
        <source>&amp;Remove last lane</source>
        <translation>&amp;Убрать последнюю дорожку</translation>
    </message>
    <message>
        <source>Take the last lane away</source>
        <translation>Убрать самую правую дорожку</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Байты</translation>
    </message>
    <message>
        <source>Show the characters, bytes and tokens of what is pointed at</source>
        <translation>Показать символы, байты и токены того места, на которое указывает мышь</translation>
    </message>
    <message>
        <source>&amp;Flash changes</source>
        <translation>Подсвечивать &amp;изменения</translation>
    </message>
    <message>
        <source>Flash the tokens that a key changes although it stands elsewhere</source>
        <translation>Подсвечивать токены, которые меняются, хотя правка сделана в другом месте</translation>
    </message>
    <message>
        <source>&amp;Find tokens…</source>
        <translation>&amp;Найти токены…</translation>
    </message>
    <message>
        <source>Show only tokens that fit what is typed</source>
        <translation>Показать только токены, подходящие под набранное</translation>
    </message>
    <message>
        <source>&amp;Examine</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Look for tokens and settings of this tokenizer that may surprise</source>
        <translation>Найти токены и настройки этого токенизатора, которые могут удивить</translation>
    </message>
    <message>
        <source>&amp;Compare with another…</source>
        <translation>&amp;Сравнить с другим…</translation>
    </message>
    <message>
        <source>Show what another tokenizer has and this one has not, and the reverse</source>
        <translation>Показать, что есть в другом токенизаторе и чего нет в этом, и наоборот</translation>
    </message>
    <message>
        <source>&amp;Try in the comparison</source>
        <translation>Попро&amp;бовать в сравнении</translation>
    </message>
    <message>
        <source>Split the text with this tokenizer in the comparison</source>
        <translation>Разбить текст этим токенизатором в сравнении</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Write this tokenizer in a file format of your choice</source>
        <translation>Записать этот токенизатор в выбранном формате файла</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>П&amp;рочитать снова</translation>
    </message>
    <message>
        <source>Read the tokenizer file again</source>
        <translation>Прочитать файл токенизатора снова</translation>
    </message>
    <message>
        <source>&amp;Pipeline panel</source>
        <translation>Панель кон&amp;вейера</translation>
    </message>
    <message>
        <source>Show or hide what becomes of a text, stage by stage</source>
        <translation>Показать или скрыть, что происходит с текстом на каждом этапе</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>&amp;Открыть урок…</translation>
    </message>
    <message>
        <source>Open a lesson from a file that you or somebody else has written</source>
        <translation>Открыть урок из файла, который написали вы или кто-то другой</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>&amp;Панель урока</translation>
    </message>
    <message>
        <source>Show or hide the lesson</source>
        <translation>Показать или скрыть урок</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далее</translation>
    </message>
    <message>
        <source>Show the answer, or go to the next step of the lesson</source>
        <translation>Показать ответ или перейти к следующему шагу урока</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <translation>Перейти к предыдущему шагу</translation>
    </message>
    <message>
        <source>&amp;Return to the lesson</source>
        <translation>&amp;Вернуться к уроку</translation>
    </message>
    <message>
        <source>Bring the program back to the state of this step</source>
        <translation>Вернуть программу в состояние этого шага</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>&amp;Закладка</translation>
    </message>
    <message>
        <source>Mark this step of the lesson</source>
        <translation>Отметить этот шаг урока</translation>
    </message>
    <message>
        <source>Next boo&amp;kmark</source>
        <translation>С&amp;ледующая закладка</translation>
    </message>
    <message>
        <source>Go to the next step with a bookmark</source>
        <translation>Перейти к следующему шагу с закладкой</translation>
    </message>
    <message>
        <source>Play the merges one after another, or pause</source>
        <translation>Показывать слияния одно за другим или остановить показ</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Шаг &amp;вперёд</translation>
    </message>
    <message>
        <source>Go one merge on</source>
        <translation>Перейти на одно слияние вперёд</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Шаг на&amp;зад</translation>
    </message>
    <message>
        <source>Go one merge back</source>
        <translation>Перейти на одно слияние назад</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Десять шагов вперёд</translation>
    </message>
    <message>
        <source>Go ten merges on</source>
        <translation>Перейти на десять слияний вперёд</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Десять шагов назад</translation>
    </message>
    <message>
        <source>Go ten merges back</source>
        <translation>Перейти на десять слияний назад</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>В &amp;начало</translation>
    </message>
    <message>
        <source>Go to the corpus before the first merge</source>
        <translation>Перейти к корпусу до первого слияния</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>В &amp;конец</translation>
    </message>
    <message>
        <source>Go to the end of the training</source>
        <translation>Перейти в конец обучения</translation>
    </message>
    <message>
        <source>Sho&amp;w answer</source>
        <translation>Показать &amp;ответ</translation>
    </message>
    <message>
        <source>Show the class the answer, then go on</source>
        <translation>Показать классу ответ, затем идти дальше</translation>
    </message>
    <message>
        <source>&amp;Undo last vote</source>
        <translation>Отменить &amp;голос</translation>
    </message>
    <message>
        <source>Take back the last vote of the class</source>
        <translation>Отменить последний голос класса</translation>
    </message>
    <message>
        <source>&amp;Next tie</source>
        <translation>&amp;Следующая ничья</translation>
    </message>
    <message>
        <source>Go to the next step at which pairs are tied</source>
        <translation>Перейти к следующему шагу, на котором есть равные пары</translation>
    </message>
    <message>
        <source>Pre&amp;vious tie</source>
        <translation>Пре&amp;дыдущая ничья</translation>
    </message>
    <message>
        <source>Go to the step before at which pairs are tied</source>
        <translation>Перейти к предыдущему шагу, на котором есть равные пары</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Показывать быстрее</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Показывать медленнее</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>По кр&amp;угу</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>В конце начинать сначала</translation>
    </message>
    <message>
        <source>Fo&amp;rk here…</source>
        <translation>&amp;Развилка здесь…</translation>
    </message>
    <message>
        <source>Choose another pair or rule at this step, and compare both timelines</source>
        <translation>Выбрать на этом шаге другую пару или другое правило и сравнить обе ветви</translation>
    </message>
    <message>
        <source>&amp;Guess</source>
        <translation>Уг&amp;адывать</translation>
    </message>
    <message>
        <source>Let a class guess what comes next</source>
        <translation>Пусть класс угадает, что будет дальше</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation>{action} ({key})</translation>
    </message>
</context>
<context>
    <name>AlphabetField</name>
    <message>
        <source>Alphabet</source>
        <translation>Алфавит</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символы</translation>
    </message>
    <message>
        <source>UTF-8 bytes</source>
        <translation>Байты UTF-8</translation>
    </message>
    <message>
        <source>Training starts from the characters that occur in the corpus.</source>
        <translation>Обучение начинается с символов, которые есть в корпусе.</translation>
    </message>
    <message>
        <source>Training starts from all 256 bytes, so no text is ever unknown.</source>
        <translation>Обучение начинается со всех 256 байтов, поэтому неизвестного текста не бывает.</translation>
    </message>
</context>
<context>
    <name>AnimationRun</name>
    <message>
        <source>There is no step {wished}: the training ended after {length}.</source>
        <translation>Шага {wished} нет: обучение закончилось на шаге {length}.</translation>
    </message>
    <message>
        <source>There is no word here whose splitting can be filmed.</source>
        <translation>Здесь нет слова, разбиение которого можно снять.</translation>
    </message>
    <message>
        <source>For MP4 the program ffmpeg must be installed; it is not.</source>
        <translation>Для MP4 нужна программа ffmpeg, а она не установлена.</translation>
    </message>
</context>
<context>
    <name>AnimationSaver</name>
    <message>
        <source>The animation is being drawn.</source>
        <translation>Рисуем анимацию.</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Сохранение анимации</translation>
    </message>
    <message>
        <source>Animation saved to {path}</source>
        <translation>Анимация сохранена в {path}</translation>
    </message>
    <message>
        <source>The animation was not saved</source>
        <translation>Анимация не сохранена</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Step {position}: {left} + {right} become {token}, {count} times.</source>
        <translation>Шаг {position}: {left} + {right} сливаются в {token}, замен: {count}.</translation>
    </message>
    <message>
        <source>There are no merges.</source>
        <translation>Слияний нет.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Это конец.</translation>
    </message>
    <message>
        <source>Next: {left} + {right}, count {count}, one of {ties} tied pairs.</source>
        <translation>Далее: {left} + {right}, частота {count}, равных пар: {ties}.</translation>
    </message>
    <message>
        <source>Next: {left} + {right}, count {count}.</source>
        <translation>Далее: {left} + {right}, частота {count}.</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>{name} has {size} MB; a text that is split here may have {most} MB.</source>
        <translation>{name}: {size} МБ; здесь можно делить текст не больше {most} МБ.</translation>
    </message>
</context>
<context>
    <name>ByteRow</name>
    <message>
        <source>Point at a token to see its bytes.</source>
        <translation>Наведите мышь на токен, чтобы увидеть его байты.</translation>
    </message>
    <message>
        <source>{label}: not in the vocabulary</source>
        <translation>{label}: нет в словаре</translation>
    </message>
    <message>
        <source>Characters, bytes and tokens</source>
        <translation>Символы, байты и токены</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check my work</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Compare your own merges or splits with the right ones, and find out why</source>
        <translation>Сравнить свои слияния или разбиения с правильными и узнать, в чём ошибка</translation>
    </message>
    <message>
        <source>Your work</source>
        <translation>Ваша работа</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>&amp;Show this step</source>
        <translation>Показать &amp;шаг</translation>
    </message>
    <message>
        <source>Go to the first step that differs in the training view</source>
        <translation>Перейти в обучении к первому шагу, который отличается</translation>
    </message>
    <message>
        <source>&amp;Fork there</source>
        <translation>&amp;Развилка там</translation>
    </message>
    <message>
        <source>See what the training would have learned with your pair</source>
        <translation>Увидеть, какой получился бы словарь с вашей парой</translation>
    </message>
    <message>
        <source>Your work beside what is right</source>
        <translation>Ваша работа рядом с правильной</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>У вас</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правильно</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>The mistake behind it is being looked for…</source>
        <translation>Ищется ошибка, которая за этим стоит…</translation>
    </message>
    <message>
        <source>The search for the mistake behind it was stopped.</source>
        <translation>Поиск ошибки остановлен.</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <translation>Проверяется…</translation>
    </message>
    <message>
        <source>Paste or open your work: it is compared with the training as it is.</source>
        <translation>Вставьте или откройте свою работу: она сравнивается с нынешним обучением.</translation>
    </message>
    <message>
        <source>Not checked: cancelled.</source>
        <translation>Не проверено: остановлено.</translation>
    </message>
</context>
<context>
    <name>CheckSentences</name>
    <message>
        <source>No mistake that is known here explains this.</source>
        <translation>Ни одна из известных здесь ошибок этого не объясняет.</translation>
    </message>
    <message>
        <source>It could also be: {others}</source>
        <translation>Возможно и другое. {others}</translation>
    </message>
    <message numerus="yes">
        <source>The corpus is too large to look for %n further mistake(s).</source>
        <translation>
            <numerusform>Корпус слишком велик, чтобы искать ещё %n ошибку.</numerusform>
            <numerusform>Корпус слишком велик, чтобы искать ещё %n ошибки.</numerusform>
            <numerusform>Корпус слишком велик, чтобы искать ещё %n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ties fell by another rule: {rule}.</source>
        <translation>Ничьи разрешены по другому правилу: {rule}.</translation>
    </message>
    <message>
        <source>This explains all of the merges.</source>
        <translation>Это объясняет все слияния.</translation>
    </message>
    <message numerus="yes">
        <source>This explains the first %n merge(s).</source>
        <translation>
            <numerusform>Это объясняет первое %n слияние.</numerusform>
            <numerusform>Это объясняет первые %n слияния.</numerusform>
            <numerusform>Это объясняет первые %n слияний.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mistake comes after: {sentence}</source>
        <translation>Дальше — ошибка. {sentence}</translation>
    </message>
    <message>
        <source>This explains all that differ.</source>
        <translation>Это объясняет все отличия.</translation>
    </message>
    <message numerus="yes">
        <source>This explains %n of them.</source>
        <translation>
            <numerusform>Это объясняет %n из них.</numerusform>
            <numerusform>Это объясняет %n из них.</numerusform>
            <numerusform>Это объясняет %n из них.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another choice, not a mistake: {sentence}</source>
        <translation>Другой выбор, не ошибка. {sentence}</translation>
    </message>
    <message>
        <source>No mistake so far: {sentence}</source>
        <translation>Пока ошибок нет. {sentence}</translation>
    </message>
    <message>
        <source>The mistake: {sentence}</source>
        <translation>Ошибка. {sentence}</translation>
    </message>
</context>
<context>
    <name>ChoicesRow</name>
    <message>
        <source>The file does not say this; it was chosen here:</source>
        <translation>В файле этого нет, выбрано здесь:</translation>
    </message>
    <message>
        <source>Choose the other file…</source>
        <translation>Выбрать второй файл…</translation>
    </message>
    <message>
        <source>Half of the tokenizer is in another file</source>
        <translation>Половина токенизатора — в другом файле</translation>
    </message>
    <message>
        <source>The file does not say this. Another choice opens it again.</source>
        <translation>В файле этого нет. При другом выборе он откроется заново.</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>The token that is pointed at</source>
        <translation>Токен, на который указывает мышь</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>The ids of a lane, to be copied or pasted</source>
        <translation>Номера токенов дорожки: скопировать или вставить</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Words that lanes split differently</source>
        <translation>Слова, которые дорожки делят по-разному</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Watch how a word is split</source>
        <translation>Посмотреть, как делится слово</translation>
    </message>
    <message>
        <source>Token, ids, words and watching</source>
        <translation>Токен, номера, слова и разбор</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>This tokenizer has no merges, so it splits by longest match.</source>
        <translation>В этом токенизаторе нет слияний, поэтому он делит по самому длинному совпадению.</translation>
    </message>
    <message>
        <source>This tokenizer has no merges: it takes the split of the highest score.</source>
        <translation>В этом токенизаторе нет слияний: он выбирает разбиение с наибольшей оценкой.</translation>
    </message>
    <message>
        <source>This tokenizer has no merges: it looks words up as a whole.</source>
        <translation>В этом токенизаторе нет слияний: он ищет слова целиком.</translation>
    </message>
</context>
<context>
    <name>CorpusPanel</name>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Bundled samples to choose from</source>
        <translation>Готовые примеры на выбор</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Открыть файлы</translation>
    </message>
    <message>
        <source>Text files, or a list of words with counts</source>
        <translation>Текстовые файлы или список слов с частотами</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>Type or paste a text, or drop files here.

Lines such as low,5 make a list of words with counts.</source>
        <translation>Введите или вставьте текст либо перетащите сюда файлы.

Строки вида low,5 образуют список слов с частотами.</translation>
    </message>
    <message>
        <source>Words and counts</source>
        <translation>Слова и частоты</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Own text</source>
        <translation>Свой текст</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n файл</numerusform>
            <numerusform>%n файла</numerusform>
            <numerusform>%n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Each line is a text of its own.</source>
        <translation>Каждая строка — отдельный текст.</translation>
    </message>
    <message>
        <source>Only the beginning is shown; a text this long is not edited here.</source>
        <translation>Показано только начало; такой длинный текст здесь не правится.</translation>
    </message>
    <message>
        <source>Editing would change line ends or signs of this text, so it is only shown.</source>
        <translation>Правка изменила бы концы строк или знаки этого текста, поэтому он только показан.</translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s) match no pattern and are left out.</source>
        <translation>
            <numerusform>{count} символ не подходит под правило и пропущен.</numerusform>
            <numerusform>{count} символа не подходят под правило и пропущены.</numerusform>
            <numerusform>{count} символов не подходят под правило и пропущены.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>{count} token(s)</source>
        <translation>
            <numerusform>{count} токен</numerusform>
            <numerusform>{count} токена</numerusform>
            <numerusform>{count} токенов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} merge(s)</source>
        <translation>
            <numerusform>{count} слияние</numerusform>
            <numerusform>{count} слияния</numerusform>
            <numerusform>{count} слияний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} added token(s)</source>
        <translation>
            <numerusform>{count} добавленный токен</numerusform>
            <numerusform>{count} добавленных токена</numerusform>
            <numerusform>{count} добавленных токенов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} token(s) in both files.</source>
        <translation>
            <numerusform>В обоих файлах {count} токен.</numerusform>
            <numerusform>В обоих файлах {count} токена.</numerusform>
            <numerusform>В обоих файлах {count} токенов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} piece(s)</source>
        <translation>
            <numerusform>{count} часть</numerusform>
            <numerusform>{count} части</numerusform>
            <numerusform>{count} частей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s)</source>
        <translation>
            <numerusform>{count} символ</numerusform>
            <numerusform>{count} символа</numerusform>
            <numerusform>{count} символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} byte(s)</source>
        <translation>
            <numerusform>{count} байт</numerusform>
            <numerusform>{count} байта</numerusform>
            <numerusform>{count} байтов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} usual setting(s)</source>
        <translation>
            <numerusform>{count} обычная настройка</numerusform>
            <numerusform>{count} обычные настройки</numerusform>
            <numerusform>{count} обычных настроек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more setting(s)</source>
        <translation>
            <numerusform>и ещё {count} настройка</numerusform>
            <numerusform>и ещё {count} настройки</numerusform>
            <numerusform>и ещё {count} настроек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more piece(s)</source>
        <translation>
            <numerusform>и ещё {count} часть</numerusform>
            <numerusform>и ещё {count} части</numerusform>
            <numerusform>и ещё {count} частей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more token(s)</source>
        <translation>
            <numerusform>и ещё {count} токен</numerusform>
            <numerusform>и ещё {count} токена</numerusform>
            <numerusform>и ещё {count} токенов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more character(s)</source>
        <translation>
            <numerusform>и ещё {count} символ</numerusform>
            <numerusform>и ещё {count} символа</numerusform>
            <numerusform>и ещё {count} символов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurvePage</name>
    <message>
        <source>Vocabulary size</source>
        <translation>Размер словаря</translation>
    </message>
    <message>
        <source>What each further token buys, on the training text and on another one</source>
        <translation>Что даёт каждый следующий токен — на обучающем тексте и на другом</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>&amp;Лог. шкала</translation>
    </message>
    <message>
        <source>Small vocabularies get more room than large ones</source>
        <translation>Малым словарям достаётся больше места, чем большим</translation>
    </message>
    <message>
        <source>Life lines</source>
        <translation>Линии жизни</translation>
    </message>
    <message>
        <source>Show below the curve how long each token lives</source>
        <translation>Показать под кривой, сколько живёт каждый токен</translation>
    </message>
    <message>
        <source>Save &amp;table</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>As a file for a spreadsheet</source>
        <translation>Файлом для электронной таблицы</translation>
    </message>
    <message>
        <source>The curve…</source>
        <translation>Кривая…</translation>
    </message>
    <message>
        <source>The life lines…</source>
        <translation>Линии жизни…</translation>
    </message>
    <message>
        <source>The curve comes when the training is over.</source>
        <translation>Кривая появится, когда обучение закончится.</translation>
    </message>
    <message>
        <source>There is no training yet that could have a curve.</source>
        <translation>Обучения ещё не было, поэтому и кривой нет.</translation>
    </message>
    <message>
        <source>This list of merges makes a token twice: it has no curve.</source>
        <translation>В этом списке один токен создаётся дважды, поэтому кривой для него нет.</translation>
    </message>
    <message>
        <source>The curve is being computed…</source>
        <translation>Кривая вычисляется…</translation>
    </message>
    <message>
        <source>Not computed.</source>
        <translation>Не вычислено.</translation>
    </message>
    <message>
        <source>This corpus is too short for a part of it to be held out.</source>
        <translation>Этот корпус слишком короткий, чтобы отложить его часть.</translation>
    </message>
</context>
<context>
    <name>CurveSentences</name>
    <message>
        <source>tokens in the vocabulary</source>
        <translation>токенов в словаре</translation>
    </message>
    <message>
        <source>here almost only the training text gains</source>
        <translation>здесь выигрыш почти только на обучающем тексте</translation>
    </message>
    <message>
        <source>training text</source>
        <translation>обучающий текст</translation>
    </message>
    <message>
        <source>held-out text</source>
        <translation>отложенный текст</translation>
    </message>
    <message>
        <source>no more gains on the held-out text: {size}</source>
        <translation>на отложенном тексте выигрыша больше нет: {size}</translation>
    </message>
    <message>
        <source>{share} of the gains on the held-out text: {size}</source>
        <translation>{share} выигрыша на отложенном тексте: {size}</translation>
    </message>
    <message>
        <source>Bytes per token</source>
        <translation>Байтов на токен</translation>
    </message>
    <message>
        <source>Bytes per token by vocabulary size</source>
        <translation>Байтов на токен в зависимости от размера словаря</translation>
    </message>
    <message>
        <source>Characters per token</source>
        <translation>Символов на токен</translation>
    </message>
    <message>
        <source>Characters per token by vocabulary size</source>
        <translation>Символов на токен в зависимости от размера словаря</translation>
    </message>
    <message>
        <source>{share} of the gains: {size}</source>
        <translation>{share} выигрыша: {size}</translation>
    </message>
    <message>
        <source>training stops by itself: {size}</source>
        <translation>обучение останавливается само: {size}</translation>
    </message>
    <message>
        <source>Trained on the first {share} of the corpus.</source>
        <translation>Обучено на первых {share} корпуса.</translation>
    </message>
    <message>
        <source>{size} tokens: {training} bytes per token.</source>
        <translation>Токенов в словаре: {size}; байтов на токен: {training}.</translation>
    </message>
    <message>
        <source>{size} tokens: {training} characters per token.</source>
        <translation>Токенов в словаре: {size}; символов на токен: {training}.</translation>
    </message>
    <message>
        <source>{size} tokens: {training} bytes per token on the training text, {held_out} on the held-out text.</source>
        <translation>Токенов в словаре: {size}; байтов на токен: {training} на обучающем тексте, {held_out} на отложенном.</translation>
    </message>
    <message>
        <source>{size} tokens: {training} characters per token on the training text, {held_out} on the held-out text.</source>
        <translation>Токенов в словаре: {size}; символов на токен: {training} на обучающем тексте, {held_out} на отложенном.</translation>
    </message>
    <message>
        <source>Step {step}: {left} + {right} → {token}.</source>
        <translation>Шаг {step}: {left} + {right} → {token}.</translation>
    </message>
    <message>
        <source>From {start} to {end} tokens: +{training} bytes per token on the training text, +{held_out} on the held-out text.</source>
        <translation>От {start} до {end} токенов: +{training} байта на токен на обучающем тексте, +{held_out} на отложенном.</translation>
    </message>
    <message>
        <source>From {start} to {end} tokens: +{training} characters per token on the training text, +{held_out} on the held-out text.</source>
        <translation>От {start} до {end} токенов: +{training} символа на токен на обучающем тексте, +{held_out} на отложенном.</translation>
    </message>
    <message>
        <source>{token}: born at step {born}, nowhere on its own from step {gone} on: scaffolding.</source>
        <translation>{token}: появляется на шаге {born}, а с шага {gone} встречается только внутри более длинных токенов — это промежуточный токен.</translation>
    </message>
    <message>
        <source>{token}: born at step {born}; on its own at the end: {count}.</source>
        <translation>{token}: появляется на шаге {born}; отдельно стоящих в конце: {count}.</translation>
    </message>
</context>
<context>
    <name>CutPanel</name>
    <message>
        <source>Guess the cuts</source>
        <translation>Угадать разрезы</translation>
    </message>
    <message>
        <source>Lane whose cuts are guessed</source>
        <translation>Дорожка, разрезы которой угадывают</translation>
    </message>
</context>
<context>
    <name>CutSentences</name>
    <message>
        <source>Where will lane {lane} cut this word?</source>
        <translation>Где дорожка {lane} разрежет это слово?</translation>
    </message>
    <message>
        <source>Where will this word be cut?</source>
        <translation>Где будет разрезано это слово?</translation>
    </message>
    <message>
        <source>not cut at all</source>
        <translation>не разрезается вовсе</translation>
    </message>
    <message>
        <source>Keys 1–9, 0 or clicks vote; Backspace takes the last vote back.</source>
        <translation>Голосуйте клавишами 1–9 и 0 или щелчком мыши; Backspace отменяет последний голос.</translation>
    </message>
    <message>
        <source>{first}–{last} choose the lane.</source>
        <translation>{first}–{last} выбирают дорожку.</translation>
    </message>
    <message>
        <source>Down and Up move the numbers to other gaps.</source>
        <translation>Стрелки вниз и вверх переносят номера на другие промежутки.</translation>
    </message>
    <message>
        <source>Word {number} of {total}.</source>
        <translation>Слово {number} из {total}.</translation>
    </message>
    <message>
        <source>Nothing was asked here</source>
        <translation>Здесь вопроса не было</translation>
    </message>
    <message>
        <source>Lane {lane}: {tokens}</source>
        <translation>Дорожка {lane}: {tokens}</translation>
    </message>
    <message>
        <source>Cut between {left} and {right}. {reasons}</source>
        <translation>Разрез между {left} и {right}. {reasons}</translation>
    </message>
    <message>
        <source>No cut between {left} and {right}. {reasons}</source>
        <translation>Между {left} и {right} разреза нет. {reasons}</translation>
    </message>
    <message>
        <source>It is also cut inside a character: nobody could vote for that.</source>
        <translation>Слово разрезано ещё и внутри символа: за это нельзя было голосовать.</translation>
    </message>
    <message numerus="yes">
        <source>{number} cuts: each of them counts as right.</source>
        <translation>
            <numerusform>{number} разрез: он считается верным.</numerusform>
            <numerusform>{number} разреза: каждый считается верным.</numerusform>
            <numerusform>{number} разрезов: каждый считается верным.</numerusform>
        </translation>
    </message>
    <message>
        <source>The word is one token.</source>
        <translation>Слово — один токен.</translation>
    </message>
    <message>
        <source>Type a text with words of at least two characters.</source>
        <translation>Введите текст со словами хотя бы из двух символов.</translation>
    </message>
    <message>
        <source>No word to guess</source>
        <translation>Нет слова для угадывания</translation>
    </message>
    <message>
        <source>Home goes back to the first word; another text has other words.</source>
        <translation>Home возвращает к первому слову; в другом тексте другие слова.</translation>
    </message>
    <message>
        <source>Only the first {number} words of a text are asked about.</source>
        <translation>Вопросы задаются только о первых {number} словах текста.</translation>
    </message>
    <message>
        <source>That was the last word</source>
        <translation>Это было последнее слово</translation>
    </message>
</context>
<context>
    <name>CutStage</name>
    <message>
        <source>The word and its gaps</source>
        <translation>Слово и его промежутки</translation>
    </message>
    <message>
        <source>between {left} and {right}</source>
        <translation>между {left} и {right}</translation>
    </message>
    <message numerus="yes">
        <source>{place}: {number} vote(s)</source>
        <translation>
            <numerusform>{place}: {number} голос</numerusform>
            <numerusform>{place}: {number} голоса</numerusform>
            <numerusform>{place}: {number} голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>{option}, key {key}</source>
        <translation>{option}, клавиша {key}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
</context>
<context>
    <name>DifferenceRuler</name>
    <message>
        <source>Where the lanes differ</source>
        <translation>Где дорожки различаются</translation>
    </message>
    <message>
        <source>The lanes do not differ.</source>
        <translation>Дорожки не различаются.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) differ</source>
        <translation>
            <numerusform>различие в %n месте</numerusform>
            <numerusform>различия в %n местах</numerusform>
            <numerusform>различия в %n местах</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Id in {name}</source>
        <translation>id в {name}</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Настройка</translation>
    </message>
</context>
<context>
    <name>DifferencesPanel</name>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>Сравнить &amp;с:</translation>
    </message>
    <message>
        <source>Tokenizer to compare with</source>
        <translation>С каким токенизатором сравнить</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>выберите</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Opens a tokenizer file to compare with</source>
        <translation>Открывает файл токенизатора для сравнения</translation>
    </message>
    <message>
        <source>Progress of the comparison of files</source>
        <translation>Ход сравнения файлов</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stops comparing the files at once</source>
        <translation>Сразу прекращает сравнение файлов</translation>
    </message>
    <message>
        <source>Which differences are listed</source>
        <translation>Какие различия перечислены</translation>
    </message>
    <message>
        <source>Show in the vocabulary</source>
        <translation>Показать в словаре</translation>
    </message>
    <message>
        <source>Shows the listed tokens of this file only</source>
        <translation>Показывает в словаре только перечисленные токены этого файла</translation>
    </message>
    <message>
        <source>Show in its vocabulary</source>
        <translation>Показать в его словаре</translation>
    </message>
    <message>
        <source>Explores {file} and shows the listed tokens only</source>
        <translation>Открывает обзор файла {file} и показывает в нём только эти токены</translation>
    </message>
    <message>
        <source>Compare how they split</source>
        <translation>Как они делят текст</translation>
    </message>
    <message>
        <source>Shows both in the comparison, with one text</source>
        <translation>Показывает оба в сравнении, с одним текстом</translation>
    </message>
    <message>
        <source>Differences, a line each</source>
        <translation>Различия, по одному в строке</translation>
    </message>
    <message>
        <source>Choose a tokenizer to see how it differs from this one.</source>
        <translation>Выберите токенизатор, чтобы увидеть, чем он отличается от этого.</translation>
    </message>
    <message>
        <source>Comparing every token, merge and setting with those of {file}…</source>
        <translation>Сравниваются все токены, слияния и настройки с файлом {file}…</translation>
    </message>
</context>
<context>
    <name>DifferencesWords</name>
    <message>
        <source>Nothing differs: tokens, ids, merges and settings.</source>
        <translation>Различий нет: ни в токенах, ни в id, ни в слияниях, ни в настройках.</translation>
    </message>
    <message>
        <source>{name} has no merges.</source>
        <translation>В {name} нет слияний.</translation>
    </message>
    <message>
        <source>The merges are the same, all {count}.</source>
        <translation>Слияния одинаковы, всего {count}.</translation>
    </message>
    <message>
        <source>Only in {name}: {count}</source>
        <translation>Только в {name}: {count}</translation>
    </message>
    <message>
        <source>Same token, another id: {count}</source>
        <translation>Тот же токен, другой id: {count}</translation>
    </message>
    <message>
        <source>Stages and settings: {count}</source>
        <translation>Этапы и настройки: {count}</translation>
    </message>
    <message>
        <source>In both: {count}</source>
        <translation>В обоих: {count}</translation>
    </message>
    <message>
        <source>The merges part at rank {rank}: {first} has {one}, {second} has {other}.</source>
        <translation>Слияния расходятся на ранге {rank}: в {first} — {one}, в {second} — {other}.</translation>
    </message>
    <message>
        <source>no more merges</source>
        <translation>слияний больше нет</translation>
    </message>
</context>
<context>
    <name>DifferingLanes</name>
    <message>
        <source>Search with the trained tokenizer: {place}</source>
        <translation>Искать с обученным токенизатором: {place}</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>First lane to compare</source>
        <translation>Первая сравниваемая дорожка</translation>
    </message>
    <message>
        <source>Second lane to compare</source>
        <translation>Вторая сравниваемая дорожка</translation>
    </message>
    <message>
        <source>{lanes}: merges {merges}, vocabulary {tokens}</source>
        <translation>{lanes}: слияний {merges}, словарь {tokens}</translation>
    </message>
    <message>
        <source>{lanes}: {name}, merges {merges}, vocabulary {tokens}</source>
        <translation>{lanes}: {name}, слияний {merges}, словарь {tokens}</translation>
    </message>
</context>
<context>
    <name>DifferingPanel</name>
    <message>
        <source>Words that differ</source>
        <translation>Различающиеся слова</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Find words that differ</source>
        <translation>Найти слова, которые делятся по-разному</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop looking for words that differ</source>
        <translation>Прекратить поиск различающихся слов</translation>
    </message>
    <message>
        <source>Words looked at</source>
        <translation>Просмотрено слов</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Return shows a word in the lanes</source>
        <translation>Enter показывает слово на дорожках</translation>
    </message>
    <message>
        <source>Words that {first} and {second} split differently are listed here.</source>
        <translation>Здесь появятся слова, которые дорожки {first} и {second} делят по-разному.</translation>
    </message>
    <message numerus="yes">
        <source>{count} found so far</source>
        <translation>
            <numerusform>пока найдено: {count}</numerusform>
            <numerusform>пока найдено: {count}</numerusform>
            <numerusform>пока найдено: {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {total} string(s) differ, {share}</source>
        <translation>
            <numerusform>По-разному делится {count} из {total} строки, {share}</numerusform>
            <numerusform>По-разному делится {count} из {total} строк, {share}</numerusform>
            <numerusform>По-разному делится {count} из {total} строк, {share}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {total} word(s) differ, {share}</source>
        <translation>
            <numerusform>По-разному делится {count} из {total} слова, {share}</numerusform>
            <numerusform>По-разному делится {count} из {total} слов, {share}</numerusform>
            <numerusform>По-разному делится {count} из {total} слов, {share}</numerusform>
        </translation>
    </message>
    <message>
        <source>{result}; {share} of the text</source>
        <translation>{result}; в тексте это {share}</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Поиск остановлен.</translation>
    </message>
    <message>
        <source>The first {count} are listed.</source>
        <translation>В списке — первые {count}.</translation>
    </message>
</context>
<context>
    <name>DifferingSource</name>
    <message>
        <source>Words of the corpus</source>
        <translation>Слова корпуса</translation>
    </message>
    <message>
        <source>A list of words</source>
        <translation>Список слов</translation>
    </message>
    <message>
        <source>All strings</source>
        <translation>Все строки</translation>
    </message>
    <message>
        <source>Where to look for words that differ</source>
        <translation>Где искать различающиеся слова</translation>
    </message>
    <message>
        <source>Words, one a line; counts may follow a tab.</source>
        <translation>Слова, по одному в строке; после табуляции можно указать частоту.</translation>
    </message>
    <message>
        <source>Words to compare</source>
        <translation>Слова для сравнения</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символы</translation>
    </message>
    <message>
        <source>Characters that the strings are made of</source>
        <translation>Символы, из которых состоят строки</translation>
    </message>
    <message>
        <source>Length {shortest} to {longest}</source>
        <translation>Длина от {shortest} до {longest}</translation>
    </message>
    <message>
        <source>Length of the shortest strings</source>
        <translation>Длина самых коротких строк</translation>
    </message>
    <message>
        <source>Length of the longest strings</source>
        <translation>Длина самых длинных строк</translation>
    </message>
    <message>
        <source>There is no corpus.</source>
        <translation>Корпуса нет.</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {count} word(s)</source>
        <translation>
            <numerusform>{title}: {count} слово</numerusform>
            <numerusform>{title}: {count} слова</numerusform>
            <numerusform>{title}: {count} слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the characters that the strings are made of.</source>
        <translation>Введите символы, из которых состоят строки.</translation>
    </message>
    <message>
        <source>The first length must not be the larger one.</source>
        <translation>Первая длина не должна быть больше второй.</translation>
    </message>
    <message>
        <source>More strings than anyone can go through</source>
        <translation>Столько строк не перебрать</translation>
    </message>
    <message numerus="yes">
        <source>{count} string(s)</source>
        <translation>
            <numerusform>{count} строка</numerusform>
            <numerusform>{count} строки</numerusform>
            <numerusform>{count} строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DockTitle</name>
    <message>
        <source>Back into the window</source>
        <translation>Обратно в окно</translation>
    </message>
    <message>
        <source>Into a window of its own</source>
        <translation>В отдельное окно</translation>
    </message>
    <message>
        <source>Hide the lesson</source>
        <translation>Скрыть урок</translation>
    </message>
</context>
<context>
    <name>DoctorPanel</name>
    <message>
        <source>File doctor</source>
        <translation>Проверка файла</translation>
    </message>
    <message>
        <source>Examine the file</source>
        <translation>Проверить файл</translation>
    </message>
    <message>
        <source>Looks for unreachable tokens, damaged merges and settings that change texts</source>
        <translation>Ищет недостижимые токены, испорченные слияния и настройки, которые меняют тексты</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stops the examination at once</source>
        <translation>Сразу прекращает проверку</translation>
    </message>
    <message>
        <source>Progress of the examination</source>
        <translation>Ход проверки</translation>
    </message>
    <message>
        <source>Examining every token and every merge…</source>
        <translation>Проверяется каждый токен и каждое слияние…</translation>
    </message>
    <message>
        <source>Not examined yet.</source>
        <translation>Файл ещё не проверен.</translation>
    </message>
    <message>
        <source>Nothing found: every check of the file was passed.</source>
        <translation>Ничего не найдено: файл прошёл все проверки.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n предупреждение</numerusform>
            <numerusform>%n предупреждения</numerusform>
            <numerusform>%n предупреждений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n заметка</numerusform>
            <numerusform>%n заметки</numerusform>
            <numerusform>%n заметок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EncodingBar</name>
    <message>
        <source>{file} is not UTF-8. In which of these does the line read right?</source>
        <translation>{file} — не UTF-8. В какой из этих кодировок строка читается правильно?</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>Не открывать</translation>
    </message>
    <message>
        <source>Encoding of the file</source>
        <translation>Кодировка файла</translation>
    </message>
    <message>
        <source>Read as {encoding}</source>
        <translation>Читать как {encoding}</translation>
    </message>
</context>
<context>
    <name>EngineRemarks</name>
    <message>
        <source>the merge {key!r} can be cut at {places} commas; it is read as {left!r} + {right!r}</source>
        <translation>слияние {key!r} можно разделить по запятой {places} способами; оно прочитано как {left!r} + {right!r}</translation>
    </message>
    <message>
        <source>the rank {rank!r} is no whole number</source>
        <translation>ранг {rank!r} — не целое число</translation>
    </message>
    <message>
        <source>no comma of this key cuts it into two tokens whose joined text is a token</source>
        <translation>ни одна запятая этого ключа не делит его на два токена, которые вместе образуют токен</translation>
    </message>
    <message>
        <source>the merges {first!r} and {second!r} both have rank {rank}; they are applied in the order of the file</source>
        <translation>у слияний {first!r} и {second!r} один и тот же ранг {rank}; они применяются в том порядке, в каком стоят в файле</translation>
    </message>
    <message>
        <source>this is not JSON: {detail}</source>
        <translation>это не JSON: {detail}</translation>
    </message>
    <message>
        <source>the JSON ends too early: the file is cut off ({detail})</source>
        <translation>JSON обрывается: файл неполон ({detail})</translation>
    </message>
    <message>
        <source>the text is not UTF-8: byte 0x{byte:02X} at offset {offset}; save the file as UTF-8</source>
        <translation>текст не в UTF-8: байт 0x{byte:02X} по смещению {offset}; сохраните файл в UTF-8</translation>
    </message>
    <message>
        <source>the JSON is nested too deeply</source>
        <translation>слишком глубокая вложенность JSON</translation>
    </message>
    <message>
        <source>the JSON holds a number too long</source>
        <translation>в JSON есть слишком длинное число</translation>
    </message>
    <message>
        <source>merge number {number} is no pair of two texts</source>
        <translation>слияние номер {number} — не пара текстов</translation>
    </message>
    <message>
        <source>the field {name!r} is given more than once; the last counts</source>
        <translation>поле {name!r} указано несколько раз; действует последнее</translation>
    </message>
    <message>
        <source>the file has no merges: texts are split by longest match</source>
        <translation>в файле нет слияний: тексты делятся по самому длинному совпадению</translation>
    </message>
    <message>
        <source>the vocabulary must be an object that gives each token its id</source>
        <translation>словарь должен быть объектом, который даёт каждому токену номер</translation>
    </message>
    <message>
        <source>the token {token!r} is given more than once (ids {ids}); the last counts</source>
        <translation>токен {token!r} указан несколько раз (номера {ids}); действует последний</translation>
    </message>
    <message>
        <source>the id of {token!r} is {number}; ids are whole numbers from 0 to {most}</source>
        <translation>номер токена {token!r} — {number}; номера — целые числа от 0 до {most}</translation>
    </message>
    <message>
        <source>the largest id is {largest}, but there are only {count} tokens: most ids are unused</source>
        <translation>наибольший номер — {largest}, а токенов всего {count}: большинство номеров не занято</translation>
    </message>
    <message>
        <source>merges must be a list of pairs or an object</source>
        <translation>merges должно быть списком пар или объектом</translation>
    </message>
    <message>
        <source>merge {number} has an empty part and is ignored</source>
        <translation>в слиянии {number} одна часть пуста; оно пропущено</translation>
    </message>
    <message>
        <source>the result {token!r} of merge {number} is not in the vocabulary; the merge is ignored</source>
        <translation>результата {token!r} слияния {number} нет в словаре; слияние пропущено</translation>
    </message>
    <message>
        <source>vocab_list must be a list of tokens</source>
        <translation>vocab_list должно быть списком токенов</translation>
    </message>
    <message>
        <source>vocab_size says {stated}, but the vocabulary has {count} tokens</source>
        <translation>в vocab_size указано {stated}, а токенов в словаре {count}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>there is no vocabulary here (field vocab)</source>
        <translation>здесь нет словаря (поля vocab)</translation>
    </message>
    <message>
        <source>{field} is no text; {default} is assumed</source>
        <translation>{field} — не текст; взято значение {default}</translation>
    </message>
    <message>
        <source>merge {number} ({left!r} + {right!r}) is listed again as merge {last}; the last place counts</source>
        <translation>слияние {number} ({left!r} + {right!r}) повторено под номером {last}; действует последнее место</translation>
    </message>
    <message>
        <source>this token is no text</source>
        <translation>этот токен — не текст</translation>
    </message>
    <message>
        <source>vocab_list names {token!r}, which is not in the vocabulary</source>
        <translation>в vocab_list назван {token!r}, которого нет в словаре</translation>
    </message>
    <message>
        <source>{field} names {name!r}, which is not in the vocabulary: there is no such token</source>
        <translation>в {field} назван {name!r}, которого нет в словаре: такого токена нет</translation>
    </message>
    <message>
        <source>there is no alphabet called {name!r}</source>
        <translation>алфавита с именем {name!r} нет</translation>
    </message>
    <message>
        <source>training must be an object</source>
        <translation>training должно быть объектом</translation>
    </message>
    <message>
        <source>the setting {name} has the wrong type</source>
        <translation>у настройки {name} неверный тип</translation>
    </message>
    <message>
        <source>the file could not be written: {detail}</source>
        <translation>файл не удалось записать: {detail}</translation>
    </message>
    <message>
        <source>the count of {word!r} is {count!r}; counts are whole numbers from 1</source>
        <translation>частота слова {word!r} — {count!r}; частоты — целые числа от 1</translation>
    </message>
    <message>
        <source>a word is empty or no text: {word!r}</source>
        <translation>слово пусто или не текст: {word!r}</translation>
    </message>
    <message>
        <source>the counts together are larger than 64 bits hold</source>
        <translation>сумма частот не помещается в 64 бита</translation>
    </message>
    <message>
        <source>this is a device, not a regular file</source>
        <translation>это устройство, а не обычный файл</translation>
    </message>
    <message>
        <source>this cannot be the name of a file</source>
        <translation>так файл называться не может</translation>
    </message>
    <message>
        <source>the text is not UTF-8; its encoding has to be chosen</source>
        <translation>текст не в UTF-8; нужно выбрать кодировку</translation>
    </message>
    <message>
        <source>this is binary data, not text</source>
        <translation>это двоичные данные, а не текст</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>это папка, а не файл</translation>
    </message>
    <message>
        <source>this is a pipe, not a regular file</source>
        <translation>это канал, а не обычный файл</translation>
    </message>
    <message>
        <source>this is a socket, not a regular file</source>
        <translation>это сокет, а не обычный файл</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>файл не найден</translation>
    </message>
    <message>
        <source>there is no permission to read this file</source>
        <translation>нет прав на чтение этого файла</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>файл не читается: {reason}</translation>
    </message>
    <message>
        <source>this byte does not belong to {encoding} text</source>
        <translation>такого байта в тексте {encoding} быть не может</translation>
    </message>
    <message>
        <source>the file is larger than {limit} bytes</source>
        <translation>файл больше {limit} байт</translation>
    </message>
    <message>
        <source>file not found: this is a link to a file that does not exist</source>
        <translation>файл не найден: это ссылка на файл, которого нет</translation>
    </message>
    <message>
        <source>there is no encoding called {encoding}</source>
        <translation>кодировки {encoding} нет</translation>
    </message>
    <message>
        <source>the count {count} is no whole number from 1</source>
        <translation>частота {count} — не целое число от 1</translation>
    </message>
    <message>
        <source>not a word and its count</source>
        <translation>это не слово с частотой</translation>
    </message>
    <message>
        <source>the word is empty</source>
        <translation>слово пусто</translation>
    </message>
    <message>
        <source>the count is larger than 64 bits hold</source>
        <translation>частота не помещается в 64 бита</translation>
    </message>
    <message>
        <source>{count} more remarks like this one: {example}</source>
        <translation>ещё замечаний такого рода: {count}; например: {example}</translation>
    </message>
    <message>
        <source>this folder holds several tokenizer files; choose one: {names}</source>
        <translation>в этой папке несколько файлов токенизаторов; выберите один: {names}</translation>
    </message>
    <message>
        <source>this is a folder, and no tokenizer file that can be opened is in it</source>
        <translation>это папка, и в ней нет файла токенизатора, который можно открыть</translation>
    </message>
    <message>
        <source>the folder cannot be read: {detail}</source>
        <translation>папка не читается: {detail}</translation>
    </message>
    <message>
        <source>the tokens {first!r} and {second!r} share id {id}; decoding gives the second</source>
        <translation>у токенов {first!r} и {second!r} один номер {id}; при декодировании получается второй</translation>
    </message>
    <message>
        <source>{label!r} names no bytes</source>
        <translation>{label!r} не обозначает никаких байтов</translation>
    </message>
    <message>
        <source>this is a text, not a tokenizer</source>
        <translation>это текст, а не токенизатор</translation>
    </message>
    <message>
        <source>this is a web page, not a tokenizer: the download went wrong</source>
        <translation>это веб-страница, а не токенизатор: скачивание не удалось</translation>
    </message>
    <message>
        <source>this is a Python pickle: opening it could run any program, so it is never opened</source>
        <translation>это файл Python pickle: при открытии он мог бы запустить любую программу, поэтому такие файлы не открываются</translation>
    </message>
    <message>
        <source>this is a ZIP archive, or a model saved as one; unpack it first</source>
        <translation>это архив ZIP или модель, сохранённая как архив; сначала распакуйте его</translation>
    </message>
    <message>
        <source>this is a Keras word index, not a subword tokenizer</source>
        <translation>это указатель слов Keras, а не токенизатор частей слов</translation>
    </message>
    <message>
        <source>this JSON is no tokenizer</source>
        <translation>этот JSON — не токенизатор</translation>
    </message>
    <message>
        <source>this is neither a text nor a tokenizer that is known here</source>
        <translation>это не текст и не известный программе токенизатор</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer: the file itself was not downloaded; it has {size} bytes</source>
        <translation>это указатель Git LFS: сам файл (байт: {size}) не скачан</translation>
    </message>
    <message>
        <source>the range runs backwards</source>
        <translation>диапазон идёт назад</translation>
    </message>
    <message>
        <source>a character must follow the last \</source>
        <translation>после последнего \ должен стоять символ</translation>
    </message>
    <message>
        <source>there is no such escape after \</source>
        <translation>после \ такое обозначение не существует</translation>
    </message>
    <message>
        <source>the hexadecimal number is not complete</source>
        <translation>шестнадцатеричное число неполно</translation>
    </message>
    <message>
        <source>the escape is not complete</source>
        <translation>обозначение неполно</translation>
    </message>
    <message>
        <source>these flags are not possible here</source>
        <translation>такие флаги здесь невозможны</translation>
    </message>
    <message>
        <source>this is no name for a group</source>
        <translation>так группу назвать нельзя</translation>
    </message>
    <message>
        <source>the group has no name</source>
        <translation>у группы нет имени</translation>
    </message>
    <message>
        <source>a closing ) is missing</source>
        <translation>не хватает закрывающей )</translation>
    </message>
    <message>
        <source>a closing ] is missing</source>
        <translation>не хватает закрывающей ]</translation>
    </message>
    <message>
        <source>something is missing here</source>
        <translation>здесь чего-то не хватает</translation>
    </message>
    <message>
        <source>a closing } is missing</source>
        <translation>не хватает закрывающей }</translation>
    </message>
    <message>
        <source>this ) closes nothing</source>
        <translation>эта ) ничего не закрывает</translation>
    </message>
    <message>
        <source>there is nothing to repeat</source>
        <translation>здесь нечего повторять</translation>
    </message>
    <message>
        <source>two repeats follow one another</source>
        <translation>два повторения идут подряд</translation>
    </message>
    <message>
        <source>at least is more than at most</source>
        <translation>наименьшее число повторений больше наибольшего</translation>
    </message>
    <message>
        <source>the number of repeats is too large</source>
        <translation>слишком большое число повторений</translation>
    </message>
    <message>
        <source>there is no such property</source>
        <translation>такого свойства нет</translation>
    </message>
    <message>
        <source>this cannot follow (?</source>
        <translation>после (? это стоять не может</translation>
    </message>
    <message>
        <source>there is no such group</source>
        <translation>такой группы нет</translation>
    </message>
    <message>
        <source>it is nested too deeply or too large</source>
        <translation>он слишком велик или слишком глубоко вложен</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>он слишком длинный</translation>
    </message>
    <message>
        <source>it cannot be read from here on</source>
        <translation>дальше он не читается</translation>
    </message>
    <message>
        <source>the closing &quot; is missing</source>
        <translation>нет закрывающей &quot;</translation>
    </message>
    <message>
        <source>the closing / is missing; a text with / at its start is put in &quot;quotes&quot;</source>
        <translation>нет закрывающей /; текст, который начинается с /, пишут в &quot;кавычках&quot;</translation>
    </message>
    <message>
        <source>this regular expression cannot be read</source>
        <translation>это регулярное выражение не читается</translation>
    </message>
    <message>
        <source>{value!r} is none of: {names}</source>
        <translation>{value!r} — нет среди: {names}</translation>
    </message>
    <message>
        <source>after hex: come bytes of two digits each, such as e4 b8</source>
        <translation>после hex: идут байты из двух цифр, например e4 b8</translation>
    </message>
    <message>
        <source>{value!r} is no number and no range such as 100-200</source>
        <translation>{value!r} — не число и не диапазон вида 100-200</translation>
    </message>
    <message>
        <source>after {key}: something is missing</source>
        <translation>после {key}: чего-то не хватает</translation>
    </message>
    <message>
        <source>a byte is written with two digits, such as e4</source>
        <translation>байт пишется двумя цифрами, например e4</translation>
    </message>
    <message>
        <source>this regular expression takes too long</source>
        <translation>это регулярное выражение работает слишком долго</translation>
    </message>
    <message>
        <source>{token}: added as {id}, in the vocabulary {other}</source>
        <translation>{token}: добавлен как {id}, в словаре {other}</translation>
    </message>
    <message>
        <source>Tokens hidden by added tokens</source>
        <translation>Токены, закрытые добавленными токенами</translation>
    </message>
    <message>
        <source>Added tokens are cut out of a text before anything else happens to it. These tokens hold the text of an added token, so a text never gets to them, unless special tokens are not recognised.</source>
        <translation>Добавленные токены вырезаются из текста раньше всего остального. В этих токенах есть текст добавленного токена, поэтому до них дело не доходит, если только распознавание специальных токенов не выключено.</translation>
    </message>
    <message>
        <source>Added tokens that the vocabulary has under another id</source>
        <translation>Добавленные токены, у которых в словаре другой id</translation>
    </message>
    <message>
        <source>A text that holds such a token gives the id of the added one; the other id never appears. Programs that read only the vocabulary give the other id.</source>
        <translation>Текст с таким токеном даёт id добавленного токена; другой id не появляется никогда. Программы, которые читают только словарь, дают другой id.</translation>
    </message>
    <message>
        <source>Added tokens that become the same text</source>
        <translation>Добавленные токены, которые становятся одним текстом</translation>
    </message>
    <message>
        <source>These added tokens are looked for after the normalizer, which makes the same text of them. The library finds any one of them, not the same one in each run; here it is the first.</source>
        <translation>Эти добавленные токены ищутся после нормализации, а она делает из них один и тот же текст. Библиотека находит любой из них, и при каждом запуске не обязательно тот же; здесь это первый.</translation>
    </message>
    <message>
        <source>{names} become {text}</source>
        <translation>{names} становятся {text}</translation>
    </message>
    <message>
        <source>Added tokens without any text</source>
        <translation>Добавленные токены без текста</translation>
    </message>
    <message>
        <source>An empty added token can be found nowhere in a text, or everywhere. It is left out here; other programs may behave oddly.</source>
        <translation>Пустой добавленный токен нельзя найти в тексте нигде — или можно везде. Здесь он не учитывается; другие программы могут вести себя странно.</translation>
    </message>
    <message>
        <source>Special tokens that are not in the vocabulary</source>
        <translation>Специальные токены, которых нет в словаре</translation>
    </message>
    <message>
        <source>The settings name tokens that have no id: {names}. Where such a token is needed, nothing or something wrong is put in its place. Take the settings and the vocabulary from the same source.</source>
        <translation>В настройках названы токены без id: {names}. Там, где такой токен нужен, не ставится ничего или ставится не то. Возьмите настройки и словарь из одного источника.</translation>
    </message>
    <message>
        <source>Special tokens that are put around a text with a wrong id</source>
        <translation>Специальные токены, которые ставятся вокруг текста с чужим id</translation>
    </message>
    <message>
        <source>The post-processor states names and ids, and nobody checks them: the model gets the id. These are not the ids that the vocabulary has. Probably the vocabulary was changed and the post-processor was not.</source>
        <translation>Постпроцессор называет имена и id, и никто их не сверяет: модель получает id. В словаре у этих токенов другие id. Вероятно, словарь изменили, а постпроцессор нет.</translation>
    </message>
    <message>
        <source>{token}: no token has the id {id}</source>
        <translation>{token}: id {id} нет ни у одного токена</translation>
    </message>
    <message>
        <source>{token}: the id {id} is that of {other}</source>
        <translation>{token}: id {id} принадлежит токену {other}</translation>
    </message>
    <message>
        <source>Places that are kept free</source>
        <translation>Места, оставленные про запас</translation>
    </message>
    <message>
        <source>These tokens are named or marked as unused. They are there so that tokens can be added later without making the model larger. The model never learned them.</source>
        <translation>Эти токены названы или отмечены как неиспользуемые. Они нужны, чтобы позже добавить токены, не увеличивая модель. Модель на них не обучалась.</translation>
    </message>
    <message>
        <source>Byte values that no token stands for</source>
        <translation>Значения байтов, для которых нет токена</translation>
    </message>
    <message>
        <source>Texts with these bytes cannot be written with this vocabulary: {values}. Characters that need them become the unknown token or are lost. The values C0, C1 and F5 to FF are in no UTF-8 text and are not needed.</source>
        <translation>Тексты с этими байтами нельзя записать этим словарём: {values}. Символы, которым они нужны, становятся неизвестным токеном или теряются. Значений C0, C1 и F5–FF в тексте UTF-8 не бывает, они не нужны.</translation>
    </message>
    <message>
        <source>Tokens that end or begin inside a character</source>
        <translation>Токены, которые кончаются или начинаются внутри символа</translation>
    </message>
    <message>
        <source>Tokens whose bytes no text can have</source>
        <translation>Токены с байтами, невозможными в тексте</translation>
    </message>
    <message>
        <source>id {id}: {names}</source>
        <translation>id {id}: {names}</translation>
    </message>
    <message>
        <source>Ids that no token has</source>
        <translation>Id, которых нет ни у одного токена</translation>
    </message>
    <message>
        <source>{count} ids are in use, but the largest id is {largest}. A model needs a row for each id up to the largest one, so its vocabulary size is {size}, not {count}. A program that goes on counting from the number of tokens gives an id twice.</source>
        <translation>Занято id: {count}, но наибольший id — {largest}. Модели нужна строка для каждого id до наибольшего, поэтому размер её словаря — {size}, а не {count}. Программа, которая считает дальше от числа токенов, выдаст один id дважды.</translation>
    </message>
    <message>
        <source>Ids that several tokens share</source>
        <translation>Id, общие для нескольких токенов</translation>
    </message>
    <message>
        <source>Decoding such an id gives only one of its tokens, so a text does not come back as it was. A model cannot tell these tokens apart. The file was put together badly.</source>
        <translation>Декодирование такого id даёт только один из его токенов, и текст не возвращается прежним. Модель не отличает эти токены друг от друга. Файл собран плохо.</translation>
    </message>
    <message>
        <source>no token has the id {id}</source>
        <translation>нет токена с id {id}</translation>
    </message>
    <message>
        <source>no token has an id from {first} to {last}</source>
        <translation>нет токенов с id от {first} до {last}</translation>
    </message>
    <message>
        <source>Ids do not begin with 0</source>
        <translation>Id начинаются не с 0</translation>
    </message>
    <message>
        <source>The first id is {first}. The ids before it may be kept for tokens that the program adds itself; if not, all ids are shifted against those of the model.</source>
        <translation>Первый id — {first}. Предыдущие id могут быть оставлены для токенов, которые программа добавляет сама; если нет, все id сдвинуты относительно модели.</translation>
    </message>
    <message>
        <source>Groups of tokens with the same text</source>
        <translation>Группы токенов с одинаковым текстом</translation>
    </message>
    <message>
        <source>Decoding shows no difference between the tokens of a group, but encoding gives only one of them. Usually one is a letter and the other its byte, kept for characters that the vocabulary does not have. A model that was never trained with one of the two may behave oddly when it gets it.</source>
        <translation>При декодировании токены группы неразличимы, а кодирование даёт только один из них. Обычно один — буква, а другой — её байт, оставленный для символов, которых нет в словаре. Модель, которая на одном из них не обучалась, может повести себя с ним странно.</translation>
    </message>
    <message>
        <source>{text}: ids {ids}</source>
        <translation>{text}: id {ids}</translation>
    </message>
    <message>
        <source>merge {number} ({left} + {right}) is listed again as merge {last}</source>
        <translation>слияние {number} ({left} + {right}) повторено как слияние {last}</translation>
    </message>
    <message>
        <source>Merges that are listed twice</source>
        <translation>Слияния, записанные дважды</translation>
    </message>
    <message>
        <source>The last place of such a merge counts, as in GPT-2&apos;s program and in the tokenizers library. A program that takes the first place splits some words otherwise.</source>
        <translation>У такого слияния считается последнее место, как в программе GPT-2 и в библиотеке tokenizers. Программа, которая берёт первое место, разобьёт некоторые слова иначе.</translation>
    </message>
    <message>
        <source>Merges of tokens that are not in the vocabulary</source>
        <translation>Слияния токенов, которых нет в словаре</translation>
    </message>
    <message>
        <source>Such a merge can never happen, or makes something that has no id. The vocabulary and the merges do not belong together; get both files from the same source.</source>
        <translation>Такое слияние не произойдёт никогда или создаёт то, у чего нет id. Словарь и слияния не подходят друг к другу; возьмите оба файла из одного источника.</translation>
    </message>
    <message>
        <source>merge {number} ({left} + {right}): {missing} is missing</source>
        <translation>слияние {number} ({left} + {right}): нет {missing}</translation>
    </message>
    <message>
        <source>More merges than tokens</source>
        <translation>Слияний больше, чем токенов</translation>
    </message>
    <message>
        <source>Tokens that no merge makes</source>
        <translation>Токены, которых не создаёт ни одно слияние</translation>
    </message>
    <message>
        <source>They are longer than a symbol, but no pair of the list gives them. They are found only where they are a whole word, because whole words are looked up first.</source>
        <translation>Они длиннее одного символа, но ни одна пара списка их не даёт. Они встречаются только там, где составляют целое слово, потому что целые слова ищутся первыми.</translation>
    </message>
    <message>
        <source>Such a merge needs or makes something that has no id, so it is ignored here. The vocabulary and the merges do not belong together.</source>
        <translation>Такому слиянию нужно то, у чего нет id, или оно даёт такое, поэтому здесь оно не применяется. Словарь и слияния не относятся друг к другу.</translation>
    </message>
    <message>
        <source>Each merge is one text, with {sign} between its two parts. No part holds this sign itself, so there is only one way to read them. Saved anew, the file lists both parts of each merge apart.</source>
        <translation>Каждое слияние — одна строка, две его части разделены {sign}. Ни в одной части этого знака нет, так что прочесть их можно только одним способом. При новом сохранении обе части каждого слияния записываются отдельно.</translation>
    </message>
    <message>
        <source>Each merge is one text, with {sign} between its two parts. Some parts hold this sign themselves, and their texts can be read in two ways. Saved anew, the file lists both parts of each merge apart.</source>
        <translation>Каждое слияние — одна строка, две его части разделены {sign}. В некоторых частях есть и сам этот знак, и такие строки можно прочесть двумя способами. При новом сохранении обе части каждого слияния записываются отдельно.</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>запятой</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>пробелом</translation>
    </message>
    <message>
        <source>Tokens that their own text alone does not give</source>
        <translation>Токены, которые не получаются из своего собственного текста</translation>
    </message>
    <message>
        <source>If nothing stands beside it, the text of such a token is cut apart or changed before it reaches the model, so it gives other tokens. Beside other characters it can stay whole, and there the token appears. That is usual: tokens were often learned with other rules than those of the file.</source>
        <translation>Если рядом ничего не стоит, текст такого токена разрезается или меняется ещё до модели и потому даёт другие токены. Рядом с другими символами он может остаться целым, и тогда токен появляется. Это обычно: токены часто обучены по другим правилам, чем записаны в файле.</translation>
    </message>
    <message>
        <source>Tokens that begin no text</source>
        <translation>Токены, с которых не начинается ни один текст</translation>
    </message>
    <message>
        <source>Something is put beside every text, mostly a space before it. So the text of such a token alone gives other tokens: those of the text with what is put there. After other characters the token appears. That is how such files are meant.</source>
        <translation>К каждому тексту что-то приписывается, чаще всего пробел в начале. Поэтому текст такого токена сам по себе даёт другие токены: те, что получаются вместе с приписанным. После других символов токен появляется. Так эти файлы и задуманы.</translation>
    </message>
    <message>
        <source>Tokens that are cut apart before they reach the model</source>
        <translation>Токены, которые разрезаются до модели</translation>
    </message>
    <message>
        <source>The rules that split a text into words cut the text of such a token, alone and with letters, digits, spaces or signs around it. So the model never gets it whole, and the token hardly ever appears. That is usual: tokens were often learned with other rules than those of the file.</source>
        <translation>Правила деления текста на слова разрезают текст такого токена: и отдельно, и среди букв, цифр, пробелов или знаков. Поэтому модель никогда не получает его целиком, и токен почти никогда не появляется. Это обычное дело: токены часто выучены с другими правилами, чем указаны в файле.</translation>
    </message>
    <message>
        <source>Tokens whose text is changed before it reaches the model</source>
        <translation>Токены, текст которых меняется до модели</translation>
    </message>
    <message>
        <source>The stages before the model make another text of such a token: capital letters become small, a letter and its accent one character, bytes signs of their own. So the model never gets it as it is, and the token hardly ever appears. It does no harm but takes up a place.</source>
        <translation>Этапы перед моделью делают из такого токена другой текст: заглавные буквы становятся строчными, буква со знаком ударения — одним символом, байты — особыми знаками. Поэтому модель никогда не получает его в таком виде, и токен почти никогда не появляется. Это не вредит, но занимает место.</translation>
    </message>
    <message>
        <source>id {id}: {token} is cut into {pieces}</source>
        <translation>id {id}: {token} разрезается на {pieces}</translation>
    </message>
    <message>
        <source>id {id}: {token} becomes {text}</source>
        <translation>id {id}: {token} превращается в {text}</translation>
    </message>
    <message>
        <source>Letters with accents are written in one form only</source>
        <translation>Буквы с диакритикой записываются только в одной форме</translation>
    </message>
    <message>
        <source>A letter with an accent can be one character, or a letter and an accent after it; both look the same. The text is put into one of these forms before it is split. Decoding gives that form, whatever was written, so a file may not come back byte for byte.</source>
        <translation>Буква с диакритическим знаком может быть одним символом или буквой и знаком после неё; выглядят они одинаково. До разбиения текст приводится к одной из этих форм. Декодирование даёт её, как бы ни было написано, поэтому файл может не восстановиться байт в байт.</translation>
    </message>
    <message>
        <source>There are no tokens</source>
        <translation>Токенов нет</translation>
    </message>
    <message>
        <source>The vocabulary is empty, so every character of every text is unknown. The file was probably written before anything was learned, or something went wrong then.</source>
        <translation>Словарь пуст, поэтому каждый символ любого текста неизвестен. Вероятно, файл записан до обучения или при записи что-то пошло не так.</translation>
    </message>
    <message>
        <source>{count} ids are in use, but the largest id is {largest}. A model needs a row for each id up to the largest one: nearly all of {size} rows would be empty, if they fit into memory at all. Probably an id is wrong.</source>
        <translation>Используется id: {count}, но наибольший id — {largest}. Модели нужна строка для каждого id до наибольшего: почти все строки из {size} были бы пустыми, если бы вообще поместились в память. Вероятно, какой-то id неверен.</translation>
    </message>
    <message>
        <source>Tokens that are put in by their id only</source>
        <translation>Токены, которые добавляются только по id, а в тексте не распознаются</translation>
    </message>
    <message>
        <source>They are named like special tokens, and no text produces them: the model splits their names like any other text. Programs put them in by their id, as GPT-2&apos;s does with the end of a text. Other programs find the names in a text, too.</source>
        <translation>Они названы как специальные токены, и никакой текст их не даёт: модель разбивает их имена как любой другой текст. Программы добавляют их по id, как программа GPT-2 добавляет конец текста. Другие программы находят эти имена и в тексте.</translation>
    </message>
    <message>
        <source>Merges with an empty part</source>
        <translation>Слияния с пустой частью</translation>
    </message>
    <message>
        <source>A merge joins two tokens that have a text. Such a line joins nothing, so it is ignored here. The file was probably damaged, or its merges were cut at the wrong signs.</source>
        <translation>Слияние соединяет два токена, у которых есть текст. Такая строка не соединяет ничего, поэтому здесь она не применяется. Вероятно, файл повреждён или слияния разделены не по тем знакам.</translation>
    </message>
    <message>
        <source>Tokens without any text</source>
        <translation>Токены без текста</translation>
    </message>
    <message>
        <source>Their bytes are no valid UTF-8 by themselves; only with their neighbours they make characters. That is normal where merges work on bytes. Do not decode a text token by token: a character that is cut would be shown as � (U+FFFD).</source>
        <translation>Сами по себе их байты — не верный UTF-8; символы получаются только вместе с соседями. Для слияний по байтам это обычно. Не декодируйте текст по одному токену: разрезанный символ превратится в � (U+FFFD).</translation>
    </message>
    <message>
        <source>Wherever such a token stood, its bytes would be no UTF-8. So no text produces it, and if a model gives it, decoding shows � (U+FFFD). The vocabulary was probably learned from files that are no text.</source>
        <translation>Где бы ни стоял такой токен, его байты не будут UTF-8. Поэтому ни один текст его не даёт, а если его выдаст модель, при декодировании появится � (U+FFFD). Вероятно, словарь обучен и на файлах, которые не были текстом.</translation>
    </message>
    <message>
        <source>There are {merges} merges, but only {tokens} tokens, and {count} merges need or make a token that is not there. The merges belong to a larger vocabulary.</source>
        <translation>Слияний {merges}, а токенов только {tokens}, и слияниям ({count}) нужен или получается из них токен, которого нет. Слияния относятся к большему словарю.</translation>
    </message>
    <message>
        <source>Tokens that several merges make</source>
        <translation>Токены, которые получаются несколькими слияниями</translation>
    </message>
    <message>
        <source>There are {merges} merges and {tokens} tokens: a token that can be made of different parts has a merge for each way. So it is in files that were converted from SentencePiece, and nothing is wrong with it.</source>
        <translation>Слияний {merges}, токенов {tokens}: если токен можно составить из разных частей, на каждый способ есть своё слияние. Так бывает в файлах, преобразованных из SentencePiece, и ошибки в этом нет.</translation>
    </message>
    <message>
        <source>An empty token stands for nothing and can never be found in a text. It is usually left over from an empty line of the file. Programs that search for tokens in a text may run forever on it.</source>
        <translation>Пустой токен ничего не обозначает, и в тексте его не найти. Обычно он остаётся от пустой строки файла. Программы, которые ищут токены в тексте, могут на нём зациклиться.</translation>
    </message>
    <message>
        <source>A wrong vocabulary size</source>
        <translation>Неверный размер словаря</translation>
    </message>
    <message>
        <source>The size that the file states is not the number of its tokens. Programs that trust it make a model too large or too small. Usually tokens were added or removed by hand.</source>
        <translation>Размер, указанный в файле, не равен числу токенов. Программы, которые ему верят, сделают модель слишком большой или слишком маленькой. Обычно причина — токены добавили или удалили вручную.</translation>
    </message>
    <message>
        <source>Merges whose result is not in the vocabulary</source>
        <translation>Слияния, результата которых нет в словаре</translation>
    </message>
    <message>
        <source>Such a merge would make something that has no id, so it is ignored here. The vocabulary and the merges do not belong together.</source>
        <translation>Такое слияние создало бы то, у чего нет id, поэтому здесь оно не применяется. Словарь и слияния не подходят друг к другу.</translation>
    </message>
    <message>
        <source>The file names a special token that has no id. Where it is needed, nothing is put in.</source>
        <translation>В файле назван специальный токен без id. Там, где он нужен, не ставится ничего.</translation>
    </message>
    <message>
        <source>Tokens that the file lists twice</source>
        <translation>Токены, записанные в файле дважды</translation>
    </message>
    <message>
        <source>The last place counts, as in all programs that read such a file into a table.</source>
        <translation>Считается последнее место, как во всех программах, которые читают такой файл в таблицу.</translation>
    </message>
    <message>
        <source>The file has no merges</source>
        <translation>В файле нет слияний</translation>
    </message>
    <message>
        <source>Without them nobody can split a text as BPE does. Texts are split by longest match here, which gives other tokens for some words.</source>
        <translation>Без них разбить текст так, как это делает BPE, нельзя. Здесь тексты разбиваются по самому длинному совпадению, и некоторые слова дают другие токены.</translation>
    </message>
    <message>
        <source>Noticed when the file was read</source>
        <translation>Замечено при чтении файла</translation>
    </message>
    <message>
        <source>The file could be read all the same; this is how it was understood.</source>
        <translation>Файл всё же удалось прочитать; вот как он был понят.</translation>
    </message>
    <message>
        <source>Texts cannot be split</source>
        <translation>Тексты нельзя разбить</translation>
    </message>
    <message>
        <source>The vocabulary can be read, but the file asks for something that is not known here: {reason}</source>
        <translation>Словарь прочитан, но файлу нужно то, что здесь неизвестно: {reason}</translation>
    </message>
    <message>
        <source>Merges in the old form</source>
        <translation>Слияния в старой записи</translation>
    </message>
    <message>
        <source>Capital letters are lost</source>
        <translation>Прописные буквы теряются</translation>
    </message>
    <message>
        <source>The text is made lower case before it is split, so decoding cannot give the capital letters back. Right for models that were trained so; wrong for all others.</source>
        <translation>Перед разбиением текст переводится в строчные буквы, и декодирование не вернёт прописных. Это верно для моделей, обученных так же, и неверно для остальных.</translation>
    </message>
    <message>
        <source>Accents are lost</source>
        <translation>Диакритические знаки теряются</translation>
    </message>
    <message>
        <source>Accents are taken off before the text is split, which also turns Russian й into и and ё into е. Decoding cannot give them back.</source>
        <translation>Перед разбиением диакритические знаки снимаются; при этом й становится и, а ё — е. Декодирование их не вернёт.</translation>
    </message>
    <message>
        <source>Some characters are replaced by similar ones</source>
        <translation>Некоторые символы заменяются похожими</translation>
    </message>
    <message>
        <source>The text is normalized before it is split: ligatures, full-width letters, small raised digits and unusual spaces become their common forms. Decoding gives those instead of what was written.</source>
        <translation>Перед разбиением текст нормализуется: лигатуры, широкие буквы, надстрочные цифры и необычные пробелы получают обычный вид. Декодирование даёт его, а не то, что было написано.</translation>
    </message>
    <message>
        <source>Parts of the text are replaced or stripped</source>
        <translation>Части текста заменяются или отрезаются</translation>
    </message>
    <message>
        <source>The file asks for replacements, or for spaces at the ends to be taken off. What they remove does not come back in decoding. See the stages for what exactly is changed.</source>
        <translation>Файл требует замен или удаления пробелов по краям. То, что они убирают, при декодировании не вернётся. Что именно меняется, видно на этапах.</translation>
    </message>
    <message>
        <source>The file asks for long texts to be cut</source>
        <translation>Файл требует обрезать длинные тексты</translation>
    </message>
    <message>
        <source>Programs that follow the file lose everything after a number of tokens, silently ({setting}). Nothing is cut here.</source>
        <translation>Программы, которые следуют файлу, молча теряют всё после некоторого числа токенов ({setting}). Здесь ничего не обрезается.</translation>
    </message>
    <message>
        <source>The file asks for short texts to be filled up</source>
        <translation>Файл требует дополнять короткие тексты</translation>
    </message>
    <message>
        <source>Programs that follow the file put padding tokens after the text ({setting}). Nothing is put there here.</source>
        <translation>Программы, которые следуют файлу, дополняют текст токенами-заполнителями ({setting}). Здесь этого не делается.</translation>
    </message>
    <message>
        <source>The file asks for merges to be skipped at random</source>
        <translation>Файл требует случайно пропускать слияния</translation>
    </message>
    <message>
        <source>With a dropout of {value} the same text is split differently every time. That is meant for training. Here it is off.</source>
        <translation>При dropout {value} один и тот же текст каждый раз разбивается по-разному. Это нужно для обучения. Здесь это выключено.</translation>
    </message>
    <message>
        <source>Unknown characters vanish</source>
        <translation>Неизвестные символы исчезают</translation>
    </message>
    <message>
        <source>There is no token for unknown characters, and not all bytes have tokens. A character that is not in the vocabulary leaves no trace in the ids.</source>
        <translation>Токена для неизвестных символов нет, и не у всех байтов есть токены. Символ, которого нет в словаре, не оставляет в id никакого следа.</translation>
    </message>
    <message>
        <source>Tokens that no text produces</source>
        <translation>Токены, которых не даёт ни один текст</translation>
    </message>
    <message>
        <source>The model splits the very text of such a token into other tokens, so it never appears in a result. It does no harm but takes up a place. Many of them mean that merges are missing, or that vocabulary and merges come from different trainings.</source>
        <translation>Сам текст такого токена модель разбивает на другие токены, поэтому в результате он не появляется. Вреда от него нет, но место он занимает. Если таких много, то не хватает слияний или словарь и слияния взяты из разных обучений.</translation>
    </message>
    <message>
        <source>an added token is empty and is left out</source>
        <translation>добавленный токен пуст и пропущен</translation>
    </message>
    <message>
        <source>piece {number} is of an unknown type ({type})</source>
        <translation>кусок {number} неизвестного типа ({type})</translation>
    </message>
    <message>
        <source>the SentencePiece model is of an unknown type (number {type})</source>
        <translation>модель SentencePiece неизвестного типа (номер {type})</translation>
    </message>
    <message>
        <source>the added token {token!r} has no id in the file; it gets {id}</source>
        <translation>у добавленного токена {token!r} в файле нет номера; он получает {id}</translation>
    </message>
    <message>
        <source>the added token {token!r} has the id {stated} in the file, but the library that reads such files gives it {id}, and so it is here</source>
        <translation>у добавленного токена {token!r} в файле номер {stated}, но библиотека, которая читает такие файлы, даёт ему {id}; здесь так же</translation>
    </message>
    <message>
        <source>the file asks for dropout {value}; here it is off</source>
        <translation>файл требует dropout {value}; здесь он выключен</translation>
    </message>
    <message>
        <source>the file says version {version}; it is read like 1.0</source>
        <translation>в файле указана версия {version}; он читается как 1.0</translation>
    </message>
    <message>
        <source>the merge {text!r} has several spaces; it is read as {left!r} + {right!r}</source>
        <translation>в слиянии {text!r} несколько пробелов; оно читается как {left!r} + {right!r}</translation>
    </message>
    <message>
        <source>the pattern at {place} cannot be read: {detail}</source>
        <translation>шаблон в {place} не читается: {detail}</translation>
    </message>
    <message>
        <source>the template names {name!r} and does not say which token that is: nothing is put there</source>
        <translation>шаблон называет {name!r} и не говорит, какой это токен: там ничего не ставится</translation>
    </message>
    <message>
        <source>the token {token!r} has no id and is left out</source>
        <translation>у токена {token!r} нет номера; он пропущен</translation>
    </message>
    <message>
        <source>the {kind} {name!r} is not known here</source>
        <translation>компонент {name!r} ({kind}) здесь неизвестен</translation>
    </message>
    <message>
        <source>unknown text is to become {name!r}, which is not in the vocabulary: it cannot be split</source>
        <translation>неизвестный текст должен стать {name!r}, которого нет в словаре: его нельзя разбить</translation>
    </message>
    <message>
        <source>a merge must be two texts, not {value}</source>
        <translation>слияние должно состоять из двух текстов, а здесь {value}</translation>
    </message>
    <message>
        <source>a model of type {name!r} is not supported; these are: {names}</source>
        <translation>модель типа {name!r} не поддерживается; поддерживаются: {names}</translation>
    </message>
    <message>
        <source>the merge {left!r} + {right!r} needs {label!r}, which is not in the vocabulary</source>
        <translation>слиянию {left!r} + {right!r} нужен {label!r}, а его нет в словаре</translation>
    </message>
    <message>
        <source>the merge {text!r} can be cut at {places} of its spaces: each part, and both together, must be in the vocabulary</source>
        <translation>слияние {text!r} можно разрезать по пробелу в стольких местах: {places}; нужно ровно одно, где в словаре есть обе части и их соединение</translation>
    </message>
    <message>
        <source>the map of characters is damaged</source>
        <translation>таблица замены символов повреждена</translation>
    </message>
    <message>
        <source>the second part of the merge {left!r} + {right!r} has no mark that it continues a word</source>
        <translation>у второй части слияния {left!r} + {right!r} нет метки, что она продолжает слово</translation>
    </message>
    <message>
        <source>the stages are nested too deeply</source>
        <translation>этапы вложены слишком глубоко</translation>
    </message>
    <message>
        <source>there are {ids} ids for {tokens} tokens</source>
        <translation>число id ({ids}) не равно числу токенов ({tokens})</translation>
    </message>
    <message>
        <source>there is no piece with the number {number}</source>
        <translation>токена с номером {number} нет</translation>
    </message>
    <message>
        <source>this BPE model has no merges</source>
        <translation>в этой модели BPE нет слияний</translation>
    </message>
    <message>
        <source>this is no piece of a template: {value}</source>
        <translation>это не часть шаблона: {value}</translation>
    </message>
    <message>
        <source>this must be a list, not {value}</source>
        <translation>здесь должен быть список, а не {value}</translation>
    </message>
    <message>
        <source>this must be a name and an id, not {value}</source>
        <translation>здесь должны быть имя и id, а не {value}</translation>
    </message>
    <message>
        <source>this must be a number, not {value}</source>
        <translation>здесь должно быть число, а не {value}</translation>
    </message>
    <message>
        <source>this must be a piece and its score, not {value}</source>
        <translation>здесь должны быть токен и его оценка, а не {value}</translation>
    </message>
    <message>
        <source>this must be a single character, not {value}</source>
        <translation>здесь должен быть один символ, а не {value}</translation>
    </message>
    <message>
        <source>this must be a text, not {value}</source>
        <translation>здесь должен быть текст, а не {value}</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>этого здесь нет</translation>
    </message>
    <message>
        <source>the text is UTF-16 and does not say so; save the file as UTF-8</source>
        <translation>текст в UTF-16, но метки об этом в начале нет; сохраните файл в UTF-8</translation>
    </message>
    <message>
        <source>this must be a whole number from 0, not {value}</source>
        <translation>здесь должно быть целое число от 0, а не {value}</translation>
    </message>
    <message>
        <source>this must be a whole number from 0 to {most}, not {value}</source>
        <translation>здесь должно быть целое число от 0 до {most}, а не {value}</translation>
    </message>
    <message>
        <source>this must be an object, not {value}</source>
        <translation>здесь должен быть объект, а не {value}</translation>
    </message>
    <message>
        <source>this must be true or false, not {value}</source>
        <translation>здесь должно быть true или false, а не {value}</translation>
    </message>
    <message>
        <source>a line must begin with ! and a rank</source>
        <translation>строка должна начинаться с ! и ранга</translation>
    </message>
    <message>
        <source>a line must hold a token in base64 and its rank</source>
        <translation>в строке должны стоять токен в base64 и его ранг</translation>
    </message>
    <message>
        <source>a merge must be two ids</source>
        <translation>слияние — это два id</translation>
    </message>
    <message>
        <source>a merge must be two parts with one space between them</source>
        <translation>слияние — это две части с одним пробелом между ними</translation>
    </message>
    <message>
        <source>a merge that comes again counts where it comes first</source>
        <translation>повторное слияние действует там, где оно стоит впервые</translation>
    </message>
    <message>
        <source>a special token needs a name and a rank below {total}</source>
        <translation>специальному токену нужны имя и ранг меньше {total}</translation>
    </message>
    <message>
        <source>a whole number is expected here</source>
        <translation>здесь должно стоять целое число</translation>
    </message>
    <message>
        <source>a whole number up to {most} is expected here</source>
        <translation>здесь должно стоять целое число не больше {most}</translation>
    </message>
    <message>
        <source>each entry is a single character: this is a map of characters, which splits texts into these</source>
        <translation>каждая запись — один символ: это таблица символов, она делит тексты на отдельные символы</translation>
    </message>
    <message>
        <source>id {id} is not made by a line before</source>
        <translation>id {id} не создан ни одной из строк выше</translation>
    </message>
    <message>
        <source>ids {first} and {second} stand for the same bytes; the second counts</source>
        <translation>id {first} и {second} обозначают одни и те же байты; действует второй</translation>
    </message>
    <message>
        <source>line {line} is empty and is passed over</source>
        <translation>строка {line} пуста и пропущена</translation>
    </message>
    <message>
        <source>line {line} is empty: there is no token with id {id}</source>
        <translation>строка {line} пуста: токена с id {id} нет</translation>
    </message>
    <message>
        <source>none of the merges in {name} makes a token of the vocabulary</source>
        <translation>ни одно слияние из {name} не даёт токена словаря</translation>
    </message>
    <message>
        <source>pat_str and bpe_ranks must be texts</source>
        <translation>pat_str и bpe_ranks должны быть строками</translation>
    </message>
    <message>
        <source>the file does not name its special tokens: they are not known here</source>
        <translation>файл не называет своих специальных токенов: здесь они неизвестны</translation>
    </message>
    <message>
        <source>the file does not say how texts are cut into words; {rule!r} is assumed, because there are {count} tokens</source>
        <translation>файл не говорит, как тексты делятся на слова; взято правило {rule!r}, потому что токенов {count}</translation>
    </message>
    <message>
        <source>the files do not say how texts are cut into words; {rule!r} is assumed, because there are {count} tokens</source>
        <translation>файлы не говорят, как тексты делятся на слова; взято правило {rule!r}, потому что токенов {count}</translation>
    </message>
    <message>
        <source>the file has no ids: they are given here, characters first, then the merges</source>
        <translation>в файле нет id: они назначены здесь — сначала символы, затем слияния</translation>
    </message>
    <message>
        <source>the file has no merges</source>
        <translation>в файле нет слияний</translation>
    </message>
    <message>
        <source>the file has no merges, and none lie beside it (merges.txt, vocab.bpe): texts are split by longest match</source>
        <translation>в файле нет слияний, и рядом их нет (merges.txt, vocab.bpe): тексты делятся по длиннейшему совпадению</translation>
    </message>
    <message>
        <source>the file has no tokens</source>
        <translation>в файле нет токенов</translation>
    </message>
    <message>
        <source>the file has no vocabulary, and none lies beside it: ids are given as in the files of GPT-2, which need not be the right ones</source>
        <translation>в файле нет словаря, и рядом его нет: id назначены как в файлах GPT-2 и могут быть неверны</translation>
    </message>
    <message>
        <source>the file is cut off</source>
        <translation>файл обрывается</translation>
    </message>
    <message>
        <source>the file says that its last {count} tokens are not used</source>
        <translation>по словам файла, последние токены ({count}) не используются</translation>
    </message>
    <message>
        <source>the merge in line {line} comes again in line {last}; the last place counts</source>
        <translation>слияние из строки {line} повторяется в строке {last}; действует последнее место</translation>
    </message>
    <message>
        <source>the merge in line {line} needs {token!r}, which is not in the vocabulary; it is ignored</source>
        <translation>слиянию в строке {line} нужен токен {token!r}, которого нет в словаре; оно пропущено</translation>
    </message>
    <message>
        <source>the pattern is missing</source>
        <translation>нет шаблона</translation>
    </message>
    <message>
        <source>the pattern {pattern!r} cannot be used: {reason}</source>
        <translation>шаблон {pattern!r} не годится: {reason}</translation>
    </message>
    <message>
        <source>the rank {rank} is no whole number from 0 to 4294967294</source>
        <translation>ранг {rank} — не целое число от 0 до 4294967294</translation>
    </message>
    <message>
        <source>the rank {rank} was given at {earlier} already</source>
        <translation>ранг {rank} уже встретился: {earlier}</translation>
    </message>
    <message>
        <source>the token has no token_bytes</source>
        <translation>у токена нет token_bytes</translation>
    </message>
    <message>
        <source>the token is too long</source>
        <translation>токен слишком длинный</translation>
    </message>
    <message>
        <source>the token of id {id} is empty: no text becomes it</source>
        <translation>токен с id {id} пуст: никакой текст им не станет</translation>
    </message>
    <message>
        <source>the vocabulary has no [UNK]: unknown words have no id</source>
        <translation>в словаре нет [UNK]: у неизвестных слов нет id</translation>
    </message>
    <message>
        <source>this JSON gives each word a count and no id: it is no tokenizer</source>
        <translation>этот JSON даёт каждому слову частоту, а не id: это не токенизатор</translation>
    </message>
    <message>
        <source>this gzip file ends too early: it is cut off</source>
        <translation>этот файл gzip обрывается слишком рано</translation>
    </message>
    <message>
        <source>this gzip file holds another; unpack it first</source>
        <translation>в этом файле gzip лежит ещё один; сначала распакуйте его</translation>
    </message>
    <message>
        <source>this gzip file is damaged</source>
        <translation>этот файл gzip повреждён</translation>
    </message>
    <message>
        <source>this gzip file unpacks to far more than a tokenizer needs</source>
        <translation>этот файл gzip распаковывается в гораздо больший, чем нужно токенизатору</translation>
    </message>
    <message>
        <source>this is a GGUF model, which holds its tokenizer inside; open the tokenizer&apos;s own file</source>
        <translation>это модель GGUF, токенизатор у неё внутри; откройте отдельный файл токенизатора</translation>
    </message>
    <message>
        <source>this is an added_tokens.json, which has only the tokens that were added later: open the file tokenizer.json beside it</source>
        <translation>это added_tokens.json: в нём только токены, добавленные позже; откройте файл tokenizer.json рядом с ним</translation>
    </message>
    <message>
        <source>this is a special_tokens_map.json, which has no vocabulary: open the file tokenizer.json beside it</source>
        <translation>это special_tokens_map.json, в нём нет словаря: откройте файл tokenizer.json рядом с ним</translation>
    </message>
    <message>
        <source>these are settings of a model, which have no vocabulary: open the file tokenizer.json beside them</source>
        <translation>это настройки модели, в них нет словаря: откройте файл tokenizer.json рядом с ними</translation>
    </message>
    <message>
        <source>these are the weights of a model, or a list of them: open the file tokenizer.json beside them</source>
        <translation>это веса модели или их список: откройте файл tokenizer.json рядом с ними</translation>
    </message>
    <message>
        <source>this gives characters or words their numbers and has no model: it is no subword tokenizer</source>
        <translation>здесь символам или словам даны номера, а модели нет: это не токенизатор подслов</translation>
    </message>
    <message>
        <source>this JSON gives each id its token; a vocabulary gives each token its id</source>
        <translation>в этом JSON каждому номеру дан токен, а в словаре должно быть наоборот: каждому токену — номер</translation>
    </message>
    <message>
        <source>this is the list of pieces that SentencePiece writes beside its model: open the file that ends in .model</source>
        <translation>это список токенов, который SentencePiece пишет рядом с моделью: откройте файл с окончанием .model</translation>
    </message>
    <message>
        <source>this is a vocabulary of RWKV, a format that is not read here</source>
        <translation>это словарь RWKV; такой формат здесь не читается</translation>
    </message>
    <message>
        <source>this is a config.json of a model, which has no vocabulary: open the file tokenizer.json beside it</source>
        <translation>это config.json модели, словаря в нём нет: откройте файл tokenizer.json рядом с ним</translation>
    </message>
    <message>
        <source>this is a tokenizer_config.json, which has no vocabulary: open the file tokenizer.json beside it</source>
        <translation>это tokenizer_config.json, словаря в нём нет: откройте файл tokenizer.json рядом с ним</translation>
    </message>
    <message>
        <source>this merge needs {token!r}, which no line before it makes</source>
        <translation>этому слиянию нужен токен {token!r}, которого не создаёт ни одна строка выше</translation>
    </message>
    <message>
        <source>this must be an object of names and ids</source>
        <translation>здесь должен быть объект с именами и id</translation>
    </message>
    <message>
        <source>this token has rank {earlier} already</source>
        <translation>у этого токена уже есть ранг {earlier}</translation>
    </message>
    <message>
        <source>this token is not written in base64</source>
        <translation>этот токен записан не в base64</translation>
    </message>
    <message>
        <source>{count} of the 256 bytes are no tokens: what holds them is lost</source>
        <translation>{count} из 256 байтов не являются токенами: текст с ними теряется</translation>
    </message>
    <message>
        <source>this format has no place for these stages: {names}</source>
        <translation>в этом формате нет места для стадий: {names}</translation>
    </message>
    <message>
        <source>this format holds only tokenizers that work by merges</source>
        <translation>этот формат хранит только токенизаторы, работающие слияниями</translation>
    </message>
    <message>
        <source>this format cannot hold what this tokenizer does before and after merging</source>
        <translation>в этом формате нельзя записать то, что токенизатор делает до и после слияний</translation>
    </message>
    <message>
        <source>this format has no way of splitting that would give the same tokens</source>
        <translation>в этом формате нет способа разбиения, который дал бы те же токены</translation>
    </message>
    <message>
        <source>the special tokens would be lost: the format has no place for them ({count})</source>
        <translation>специальные токены ({count}) пропали бы: для них в формате нет места</translation>
    </message>
    <message>
        <source>the split rule would be lost: whoever opens the file has to choose it</source>
        <translation>правило деления пропало бы: его придётся выбирать при открытии файла</translation>
    </message>
    <message>
        <source>the split rule is not in the file: here it is guessed from the number of tokens, other programs have to be told</source>
        <translation>правила деления в файле нет: здесь оно угадывается по числу токенов, другим программам его нужно указать</translation>
    </message>
    <message>
        <source>the split rule is not in these files: here it is guessed from the number of tokens, other programs take that of GPT-2</source>
        <translation>правила деления в этих файлах нет: здесь оно угадывается по числу токенов, другие программы берут правило GPT-2</translation>
    </message>
    <message>
        <source>which tokens are special is not in these files: here it is seen by their names, other programs have to be told</source>
        <translation>в этих файлах не сказано, какие токены специальные: здесь это видно по именам, другим программам их нужно указать</translation>
    </message>
    <message>
        <source>the split rule of this tokenizer cannot be written here</source>
        <translation>правило деления этого токенизатора здесь записать нельзя</translation>
    </message>
    <message>
        <source>the settings of the stages would be lost: whoever opens the files has to know them</source>
        <translation>настройки стадий пропали бы: их должен знать тот, кто откроет файлы</translation>
    </message>
    <message>
        <source>these stages and settings would be lost, for the files do not tell: {names}</source>
        <translation>пропали бы эти этапы и настройки, о них файлы ничего не говорят: {names}</translation>
    </message>
    <message>
        <source>the files alone, opened here or by another program, would split nearly every text otherwise ({count} of {total} texts that were tried)</source>
        <translation>одни эти файлы, открытые здесь или другой программой, делили бы почти любой текст иначе (проверено текстов: {total}, иначе — {count})</translation>
    </message>
    <message>
        <source>the files alone, opened here, would split some texts otherwise ({count} of {total} texts that were tried)</source>
        <translation>одни эти файлы, открытые здесь, делили бы некоторые тексты иначе (проверено текстов: {total}, иначе — {count})</translation>
    </message>
    <message>
        <source>other programs take the stages of GPT-2 and would split some texts otherwise, unless they are told these</source>
        <translation>другие программы возьмут этапы GPT-2 и, если не указать им эти, будут делить некоторые тексты иначе</translation>
    </message>
    <message>
        <source>other programs would split nearly every text otherwise, unless they are told these stages</source>
        <translation>другие программы, если не указать им эти этапы, делили бы почти любой текст иначе</translation>
    </message>
    <message>
        <source>{count} tokens cannot be reached by merges of two tokens and would be split otherwise</source>
        <translation>токены ({count}), которые не получить слиянием двух токенов, делились бы иначе</translation>
    </message>
    <message>
        <source>only tokens of bytes without marks of words&apos; ends have ranks</source>
        <translation>ранги бывают только у токенов из байтов без меток конца слова</translation>
    </message>
    <message>
        <source>the labels or the ids do not go with ranks of bytes</source>
        <translation>метки или id не подходят для рангов байтов</translation>
    </message>
    <message>
        <source>ranks cannot say how {count} of the tokens are made: texts would be split otherwise</source>
        <translation>рангами не выразить, как получены некоторые токены ({count}): тексты делились бы иначе</translation>
    </message>
    <message>
        <source>merges whose parts hold spaces or line ends cannot be written here</source>
        <translation>слияния, в частях которых есть пробелы или переводы строк, здесь записать нельзя</translation>
    </message>
    <message>
        <source>nothing would say any more that {count} tokens are special</source>
        <translation>больше ничто не говорило бы, что токены ({count}) специальные</translation>
    </message>
    <message>
        <source>the special token {token!r} has the same label as another token</source>
        <translation>у специального токена {token!r} та же метка, что у другого токена</translation>
    </message>
    <message>
        <source>this format cannot hold a mark of words&apos; ends that is a symbol of its own</source>
        <translation>этот формат не может хранить метку конца слова, которая сама — отдельный символ</translation>
    </message>
    <message>
        <source>two tokens would have the same label</source>
        <translation>у двух токенов оказалась бы одна метка</translation>
    </message>
    <message>
        <source>names of special tokens in a text would no longer be recognised ({count})</source>
        <translation>имена специальных токенов ({count}) в тексте больше не распознавались бы</translation>
    </message>
    <message>
        <source>names of special tokens in a text would be recognised from then on ({count})</source>
        <translation>имена специальных токенов ({count}) в тексте стали бы распознаваться</translation>
    </message>
    <message>
        <source>unknown words would be one token, where SentencePiece makes one of each byte</source>
        <translation>неизвестные слова станут одним токеном, а SentencePiece делает токен из каждого байта</translation>
    </message>
    <message>
        <source>unknown words in a row would be a token each, where SentencePiece makes one</source>
        <translation>несколько неизвестных слов подряд дали бы по токену на каждое, а SentencePiece делает из них один</translation>
    </message>
    <message>
        <source>this format cannot hold scores that are no numbers</source>
        <translation>этот формат не может хранить оценки, которые не являются числами</translation>
    </message>
    <message>
        <source>sums of scores would be rounded otherwise: where two ways to split are equally good, the other one may be taken</source>
        <translation>суммы оценок округлялись бы иначе: где два разбиения одинаково хороши, может быть выбрано другое</translation>
    </message>
    <message>
        <source>names of byte tokens, such as {token}, would be taken for these tokens in a text</source>
        <translation>имена байтовых токенов, например {token}, в тексте принимались бы за эти токены</translation>
    </message>
    <message>
        <source>{count} pieces have the score of another one: where two such overlap, SentencePiece makes the left one, and from then on it would be the one that the file has first</source>
        <translation>{count} частей имеют ту же оценку, что и другая: где две такие перекрываются, SentencePiece составляет левую, а тогда была бы составлена та, что раньше в файле</translation>
    </message>
    <message>
        <source>{count} pieces are made of characters that are no pieces themselves; such characters would be unknown</source>
        <translation>{count} частей составлены из символов, которые сами частями не являются; такие символы стали бы неизвестными</translation>
    </message>
    <message>
        <source>{count} pieces that SentencePiece makes of no text would be given where their text stands alone between user-defined pieces</source>
        <translation>{count} частей, которые SentencePiece не даёт ни для какого текста, появлялись бы там, где их текст стоит отдельно между частями, заданными пользователем</translation>
    </message>
    <message>
        <source>{count} unused pieces would be used like any other</source>
        <translation>{count} неиспользуемых частей использовались бы наравне с другими</translation>
    </message>
    <message>
        <source>the map of characters would be applied to characters together with their marks: a few texts, most of them with marks written apart, would be changed otherwise</source>
        <translation>таблица замены символов применялась бы к символам вместе с их знаками: немногие тексты, в основном со знаками, записанными отдельно, изменялись бы иначе</translation>
    </message>
    <message>
        <source>the text of user-defined pieces ({count}) would no longer be kept from changes before splitting</source>
        <translation>текст частей, заданных пользователем ({count}), больше не был бы защищён от изменений перед разбиением</translation>
    </message>
    <message>
        <source>the file leaves open whether {names} are put around a text; from then on the library would put them there unless it is told not to</source>
        <translation>в файле не сказано, ставятся ли {names} вокруг текста; тогда библиотека ставила бы их, если её не попросить об обратном</translation>
    </message>
    <message>
        <source>unknown characters would be left out of decoded texts, where SentencePiece writes {surface!r}</source>
        <translation>неизвестные символы пропускались бы при декодировании, а SentencePiece пишет {surface!r}</translation>
    </message>
    <message>
        <source>the map that changes decoded texts would be lost</source>
        <translation>таблица, которая изменяет декодированный текст, была бы потеряна</translation>
    </message>
    <message>
        <source>half characters (lone surrogates) in a text are bytes in the documented format and become U+FFFD in all others</source>
        <translation>половины символов (одиночные суррогаты) в тексте — это байты в описанном формате, а во всех других они становятся U+FFFD</translation>
    </message>
    <message>
        <source>texts would no longer be mended as CLIP&apos;s program does it: wrong encodings, odd forms of letters, quotes and spaces, names of characters in HTML</source>
        <translation>тексты больше не исправлялись бы так, как это делает программа CLIP: неверные кодировки, необычные формы букв, кавычек и пробелов, имена символов в HTML</translation>
    </message>
    <message>
        <source>this format cannot hold marks of words&apos; ends beside bytes</source>
        <translation>этот формат не может хранить метки конца слова вместе с байтами</translation>
    </message>
    <message>
        <source>unknown characters would be dropped, where now they are an error</source>
        <translation>неизвестные символы пропускались бы, а сейчас это ошибка</translation>
    </message>
    <message>
        <source>unknown characters would be an error, where now they are dropped</source>
        <translation>неизвестные символы были бы ошибкой, а сейчас они пропускаются</translation>
    </message>
    <message>
        <source>{count} merges join symbols that are no tokens: they would be lost, and texts split otherwise</source>
        <translation>{count} слияний соединяют символы, которые не являются токенами: они были бы потеряны, и тексты разбивались бы иначе</translation>
    </message>
    <message>
        <source>a string has no closing quotation mark</source>
        <translation>у строки нет закрывающей кавычки</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>не хватает двоеточия</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>нет запятой или закрывающей скобки</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>не хватает имени в двойных кавычках</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>не хватает значения</translation>
    </message>
    <message>
        <source>something follows after its end</source>
        <translation>после конца что-то следует</translation>
    </message>
    <message>
        <source>four hexadecimal digits must follow \u</source>
        <translation>после \u должны идти четыре шестнадцатеричные цифры</translation>
    </message>
    <message>
        <source>a string holds a line end or another control character</source>
        <translation>в строке стоит конец строки или другой управляющий символ</translation>
    </message>
    <message>
        <source>nothing follows after a comma</source>
        <translation>после запятой ничего нет</translation>
    </message>
    <message>
        <source>this is a damaged SentencePiece model</source>
        <translation>это повреждённая модель SentencePiece</translation>
    </message>
    <message>
        <source>this SentencePiece model is of an unknown type ({type})</source>
        <translation>эта модель SentencePiece неизвестного вида ({type})</translation>
    </message>
    <message>
        <source>this piece is of an unknown type ({type})</source>
        <translation>этот кусок неизвестного вида ({type})</translation>
    </message>
    <message>
        <source>this piece is empty</source>
        <translation>этот кусок пуст</translation>
    </message>
    <message>
        <source>the piece {piece!r} is the same as piece {first}</source>
        <translation>кусок {piece!r} совпадает с куском {first}</translation>
    </message>
    <message>
        <source>a SentencePiece model has one unknown piece; here are {count}</source>
        <translation>в модели SentencePiece один неизвестный кусок; здесь их {count}</translation>
    </message>
    <message>
        <source>the model has {count} pieces for single bytes; it must have {expected}</source>
        <translation>кусков для отдельных байтов в модели {count}; должно быть {expected}</translation>
    </message>
    <message>
        <source>the map of characters in this SentencePiece model is damaged</source>
        <translation>таблица символов в этой модели SentencePiece повреждена</translation>
    </message>
    <message>
        <source>this SentencePiece model does not say of what type it is: Unigram is assumed; the file may be cut off</source>
        <translation>модель SentencePiece не говорит, какого она вида: принят Unigram; возможно, файл обрезан</translation>
    </message>
    <message>
        <source>merges that were only replayed have no other way to go</source>
        <translation>слияния, которые только повторяются, не могут пойти иначе</translation>
    </message>
    <message>
        <source>{left!r} + {right!r} is not among the most frequent pairs at step {step}</source>
        <translation>пары {left!r} + {right!r} нет среди самых частых на шаге {step}</translation>
    </message>
    <message>
        <source>all ways are followed for the first {merges} merges; after that there are more than {limit} states: ask for fewer merges or fewer words</source>
        <translation>все пути пройдены для первых слияний, числом {merges}; дальше состояний больше {limit}: возьмите меньше слияний или меньше слов</translation>
    </message>
    <message>
        <source>there is no list of sentences here</source>
        <translation>здесь нет списка предложений</translation>
    </message>
    <message>
        <source>a sentence is an object</source>
        <translation>предложение должно быть объектом</translation>
    </message>
    <message>
        <source>a split is a word and its tokens: lowest: low est</source>
        <translation>разбиение — это слово и его токены: lowest: low est</translation>
    </message>
    <message>
        <source>there are no splits here</source>
        <translation>здесь нет разбиений</translation>
    </message>
    <message>
        <source>This pair was merged before: after its merge it does not occur any more.</source>
        <translation>Эта пара уже слита: после слияния она больше не встречается.</translation>
    </message>
    <message>
        <source>One merge was left out; what follows is right.</source>
        <translation>Одно слияние пропущено; дальше всё верно.</translation>
    </message>
    <message>
        <source>Two merges stand in the wrong order; what follows is right.</source>
        <translation>Два слияния стоят не в том порядке; дальше всё верно.</translation>
    </message>
    <message>
        <source>One merge too many was put in; what follows is right.</source>
        <translation>Вставлено одно лишнее слияние; дальше всё верно.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the one met first was taken, but the words were walked in alphabetical order.</source>
        <translation>Из одинаково частых пар взята та, что встретилась первой, но слова просмотрены в алфавитном порядке.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the one met first was taken, but the most frequent words were walked first.</source>
        <translation>Из одинаково частых пар взята та, что встретилась первой, но сначала просмотрены самые частые слова.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the one met last was taken.</source>
        <translation>Из одинаково частых пар взята та, что встретилась последней.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the first by alphabet was taken.</source>
        <translation>Из одинаково частых пар взята первая по алфавиту.</translation>
    </message>
    <message>
        <source>Every merge takes one of the most frequent pairs; only the ties fall otherwise.</source>
        <translation>Каждое слияние берёт одну из самых частых пар; иначе решены только ничьи.</translation>
    </message>
    <message>
        <source>Each word was counted once, however often it occurs: counts of pairs must be multiplied by the counts of the words.</source>
        <translation>Каждое слово посчитано один раз, сколько бы раз оно ни встречалось: частоты пар нужно умножать на частоты слов.</translation>
    </message>
    <message>
        <source>Upper case was taken for lower case.</source>
        <translation>Прописные буквы приняты за строчные.</translation>
    </message>
    <message>
        <source>The space that belongs to a word was left out.</source>
        <translation>Потерян пробел, который принадлежит слову.</translation>
    </message>
    <message>
        <source>The two tokens of the pairs were written in the wrong order.</source>
        <translation>Два токена пары записаны в обратном порядке.</translation>
    </message>
    <message>
        <source>Bytes were merged; here characters are.</source>
        <translation>Сливались байты, а здесь сливаются символы.</translation>
    </message>
    <message>
        <source>Characters were merged; here bytes are.</source>
        <translation>Сливались символы, а здесь сливаются байты.</translation>
    </message>
    <message>
        <source>Another end-of-word mark was used.</source>
        <translation>Взята другая метка конца слова.</translation>
    </message>
    <message>
        <source>An end-of-word mark was used; here there is none.</source>
        <translation>Взята метка конца слова, а здесь её нет.</translation>
    </message>
    <message>
        <source>A mark was put before the words; here there is none.</source>
        <translation>Перед словами поставлена метка, а здесь её нет.</translation>
    </message>
    <message>
        <source>The end-of-word mark was forgotten.</source>
        <translation>Забыта метка конца слова.</translation>
    </message>
    <message>
        <source>The end-of-word mark was made part of the last symbol; here it is a symbol of its own.</source>
        <translation>Метка конца слова присоединена к последнему символу, а здесь она — отдельный символ.</translation>
    </message>
    <message>
        <source>The end-of-word mark was made a symbol of its own; here it is part of the last symbol.</source>
        <translation>Метка конца слова сделана отдельным символом, а здесь она — часть последнего символа.</translation>
    </message>
    <message>
        <source>Pairs were counted and merged across the ends of words: no token may reach into the next word.</source>
        <translation>Пары считались и сливались через границы слов: токен не может заходить в следующее слово.</translation>
    </message>
    <message>
        <source>Overlapping occurrences were not counted: aaa holds the pair a a twice, though only one can be replaced.</source>
        <translation>Не посчитаны перекрывающиеся вхождения: в aaa пара a a встречается дважды, хотя заменить можно только одну.</translation>
    </message>
    <message>
        <source>A pair was counted once per word, though it occurs more than once in some.</source>
        <translation>Пара посчитана один раз на слово, хотя в некоторых словах она встречается несколько раз.</translation>
    </message>
    <message>
        <source>The pairs were counted only once, at the beginning: after each merge they must be counted anew.</source>
        <translation>Пары посчитаны только один раз, в начале: после каждого слияния их нужно считать заново.</translation>
    </message>
    <message>
        <source>After a merge new pairs were counted, but the pairs that are gone kept their old counts.</source>
        <translation>После слияния посчитаны новые пары, но исчезнувшие пары сохранили прежние частоты.</translation>
    </message>
    <message>
        <source>Only the first occurrence in each word was replaced.</source>
        <translation>В каждом слове заменено только первое вхождение.</translation>
    </message>
    <message>
        <source>A pair was replaced from right to left; it goes from left to right.</source>
        <translation>Пара заменялась справа налево, а нужно слева направо.</translation>
    </message>
    <message>
        <source>Characters were replaced without looking where tokens end: the pair s t is not in es t.</source>
        <translation>Заменялись символы без оглядки на границы токенов: в es t нет пары s t.</translation>
    </message>
    <message>
        <source>After each merge the words were split anew by the longest tokens; they stay as the merges left them.</source>
        <translation>После каждого слияния слова разбивались заново по самым длинным токенам; они должны оставаться такими, какими их сделали слияния.</translation>
    </message>
    <message>
        <source>After each merge the words were split anew from left to right; merges are applied in the order in which they were learned.</source>
        <translation>После каждого слияния слова разбивались заново слева направо; слияния применяются в том порядке, в котором выучены.</translation>
    </message>
    <message>
        <source>The pair of the greatest score was taken, its count divided by the counts of its tokens: that is WordPiece. Here the count alone decides.</source>
        <translation>Взята пара с наибольшей оценкой, то есть с частотой, делённой на частоты её токенов: так делает WordPiece. Здесь решает только частота.</translation>
    </message>
    <message>
        <source>The first pair by alphabet was taken, whatever its count.</source>
        <translation>Взята первая по алфавиту пара, какой бы ни была её частота.</translation>
    </message>
    <message>
        <source>There are merges left to make.</source>
        <translation>Сделаны не все слияния.</translation>
    </message>
    <message>
        <source>The merges end where no pair occurs twice; pairs that occur once are merged here, too.</source>
        <translation>Слияния кончаются там, где ни одна пара не встречается дважды; здесь сливаются и пары, которые встречаются один раз.</translation>
    </message>
    <message>
        <source>Special tokens were counted in the size of the vocabulary; here only trained tokens are.</source>
        <translation>В размер словаря засчитаны специальные токены, а здесь считаются только обученные.</translation>
    </message>
    <message>
        <source>The number of merges was taken for the size of the vocabulary: symbols were counted, too.</source>
        <translation>Число слияний принято за размер словаря: посчитаны и символы.</translation>
    </message>
    <message>
        <source>More merges were made than were asked for.</source>
        <translation>Слияний сделано больше, чем задано.</translation>
    </message>
    <message>
        <source>The size of the vocabulary was taken for the number of merges: symbols count, too.</source>
        <translation>Размер словаря принят за число слияний: символы тоже считаются.</translation>
    </message>
    <message>
        <source>Pairs were merged that occur less often than was asked for.</source>
        <translation>Слиты пары, которые встречаются реже, чем задано.</translation>
    </message>
    <message>
        <source>No pair is left, but the merges go on.</source>
        <translation>Пар больше нет, а слияния продолжаются.</translation>
    </message>
    <message>
        <source>The tokens together are not the word.</source>
        <translation>Токены вместе не составляют слово.</translation>
    </message>
    <message>
        <source>The longest token that fits was taken from left to right; the merges must be applied in the order of their ranks.</source>
        <translation>Слева направо взят самый длинный подходящий токен; слияния нужно применять в порядке рангов.</translation>
    </message>
    <message>
        <source>The longest token that fits was taken from the end; the merges must be applied in the order of their ranks.</source>
        <translation>С конца взят самый длинный подходящий токен; слияния нужно применять в порядке рангов.</translation>
    </message>
    <message>
        <source>The merges were applied from left to right as they fit; the lowest rank comes first.</source>
        <translation>Слияния применены слева направо, как подошли; первым идёт наименьший ранг.</translation>
    </message>
    <message>
        <source>As few tokens as there can be were taken; the merges must be applied in the order of their ranks.</source>
        <translation>Взято наименьшее возможное число токенов; слияния нужно применять в порядке рангов.</translation>
    </message>
    <message>
        <source>The merge learned last was applied first; the lowest rank comes first.</source>
        <translation>Первым применено слияние, выученное последним; первым идёт наименьший ранг.</translation>
    </message>
    <message>
        <source>Each merge was applied only once; it is applied wherever it fits.</source>
        <translation>Каждое слияние применено только один раз; его применяют везде, где оно подходит.</translation>
    </message>
    <message>
        <source>No merge was applied.</source>
        <translation>Не применено ни одно слияние.</translation>
    </message>
    <message>
        <source>There are merges left to apply.</source>
        <translation>Применены не все слияния.</translation>
    </message>
    <message>
        <source>A mark was written that is not used here.</source>
        <translation>Написана метка, которой здесь нет.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the one met first was taken.</source>
        <translation>Из одинаково частых пар взята та, что встретилась первой.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the one with the lowest ids was taken.</source>
        <translation>Из одинаково частых пар взята пара с наименьшими id.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the last by alphabet was taken.</source>
        <translation>Из одинаково частых пар взята последняя по алфавиту.</translation>
    </message>
    <message>
        <source>Of equally frequent pairs the one that makes the shortest token was taken, as SentencePiece does.</source>
        <translation>Из одинаково частых пар взята та, что даёт самый короткий токен, как делает SentencePiece.</translation>
    </message>
    <message>
        <source>The text was split into words by another rule: {rule}.</source>
        <translation>Текст разбит на слова по другому правилу: {rule}.</translation>
    </message>
    <message>
        <source>{token!r} is neither a symbol of the corpus nor the result of an earlier merge.</source>
        <translation>{token!r} — не символ корпуса и не результат более раннего слияния.</translation>
    </message>
    <message>
        <source>All merges are right: {count}.</source>
        <translation>Все слияния верны: {count}.</translation>
    </message>
    <message>
        <source>Step {step}: {left!r} + {right!r} (count {count}) was taken; the most frequent pair is {other_left!r} + {other_right!r} (count {other_count}).</source>
        <translation>Шаг {step}: взята пара {left!r} + {right!r} (частота {count}); самая частая пара — {other_left!r} + {other_right!r} (частота {other_count}).</translation>
    </message>
    <message>
        <source>The merges so far are right: {made}. Step {step} is {left!r} + {right!r} (count {count}).</source>
        <translation>Все слияния до этого места верны: {made}. Шаг {step} — {left!r} + {right!r} (встречается {count}).</translation>
    </message>
    <message>
        <source>Step {step}: the pair that was taken only looks like {left!r} + {right!r}.</source>
        <translation>Шаг {step}: взятая пара только выглядит как {left!r} + {right!r}.</translation>
    </message>
    <message>
        <source>Cyrillic letters were written that only look like these: {letters}.</source>
        <translation>Написаны буквы кириллицы, которые только похожи на нужные: {letters}.</translation>
    </message>
    <message>
        <source>Greek letters were written that only look like these: {letters}.</source>
        <translation>Написаны греческие буквы, которые только похожи на нужные: {letters}.</translation>
    </message>
    <message>
        <source>Latin letters were written that only look like these: {letters}.</source>
        <translation>Написаны латинские буквы, которые только похожи на нужные: {letters}.</translation>
    </message>
    <message>
        <source>Letters were written that only look like these: {letters}.</source>
        <translation>Написаны буквы, которые только похожи на нужные: {letters}.</translation>
    </message>
    <message>
        <source>{token!r} is no token: no merge makes it.</source>
        <translation>{token!r} — не токен: его не создаёт ни одно слияние.</translation>
    </message>
    <message>
        <source>Training ends after {right} merges; here are {made}.</source>
        <translation>Обучение кончается после слияния номер {right}, а здесь слияний {made}.</translation>
    </message>
    <message>
        <source>Step {step}: {left!r} + {right!r} was taken, which does not occur; the most frequent pair is {other_left!r} + {other_right!r} (count {other_count}).</source>
        <translation>Шаг {step}: взята пара {left!r} + {right!r}, которая не встречается; самая частая пара — {other_left!r} + {other_right!r} (частота {other_count}).</translation>
    </message>
    <message>
        <source>Step {step}: {left!r} + {right!r} (count {count}) was taken, which is as frequent as {other_left!r} + {other_right!r}; the tie rule takes the other one.</source>
        <translation>Шаг {step}: взята пара {left!r} + {right!r} (частота {count}), такая же частая, как {other_left!r} + {other_right!r}; правило для ничьих берёт другую.</translation>
    </message>
    <message>
        <source>{wrong} of {count} splits differ; the first is {word!r}.</source>
        <translation>Не совпадает разбиений: {wrong} из {count}; первое — {word!r}.</translation>
    </message>
    <message>
        <source>All splits are right: {count}.</source>
        <translation>Все разбиения верны: {count}.</translation>
    </message>
    <message>
        <source>only a Unigram model has a lattice</source>
        <translation>решётка есть только у модели Unigram</translation>
    </message>
    <message>
        <source>a score of this vocabulary is no finite number</source>
        <translation>одна из оценок этого словаря — не конечное число</translation>
    </message>
    <message>
        <source>the field {field} is missing or no text</source>
        <translation>поля {field} нет, или это не текст</translation>
    </message>
    <message>
        <source>there are no merges here</source>
        <translation>здесь нет слияний</translation>
    </message>
    <message>
        <source>the text is longer than {limit} characters</source>
        <translation>текст длиннее, чем {limit} символов</translation>
    </message>
    <message>
        <source>this is neither a quoted token nor a bracket or a comma</source>
        <translation>это не токен в кавычках, не скобка и не запятая</translation>
    </message>
    <message>
        <source>{written!r} is no pair; write two tokens as e s or e+s</source>
        <translation>{written!r} — не пара; запишите два токена как e s или e+s</translation>
    </message>
    <message>
        <source>the file holds ranks and no merges: these are worked out from the ranks</source>
        <translation>в файле ранги, а слияний нет: они восстановлены по рангам</translation>
    </message>
    <message>
        <source>the file holds scores and no merges: these are worked out from the scores</source>
        <translation>в файле оценки, а слияний нет: они восстановлены по оценкам</translation>
    </message>
    <message>
        <source>the file does not say whether letters become small: they do, it is assumed</source>
        <translation>в файле не сказано, становятся ли буквы строчными: принято, что да</translation>
    </message>
    <message>
        <source>the file does not say whether letters become small: they do not, it is assumed</source>
        <translation>в файле не сказано, становятся ли буквы строчными: принято, что нет</translation>
    </message>
    <message>
        <source>this is no session of this program</source>
        <translation>это не сеанс этой программы</translation>
    </message>
    <message>
        <source>the session was written by a later version of the program ({version}); this one cannot read it</source>
        <translation>сеанс записан более новой версией программы ({version}), здесь он не читается</translation>
    </message>
    <message>
        <source>the text of the corpus is missing here</source>
        <translation>здесь нет текста корпуса</translation>
    </message>
    <message>
        <source>the files of the corpus are missing here</source>
        <translation>здесь нет файлов корпуса</translation>
    </message>
    <message>
        <source>{value} is no value of this option</source>
        <translation>у этого параметра не бывает значения {value}</translation>
    </message>
    <message>
        <source>a pair has two tokens</source>
        <translation>в паре два токена</translation>
    </message>
    <message>
        <source>there is no tokenizer with the number {number} here</source>
        <translation>токенизатора с номером {number} здесь нет</translation>
    </message>
    <message>
        <source>{name} is not there any more; what was trained on it cannot be shown</source>
        <translation>файла {name} больше нет; показать, чему на нём учились, нельзя</translation>
    </message>
    <message>
        <source>{name} is not there any more; its text comes from the session</source>
        <translation>файла {name} больше нет; его текст взят из сеанса</translation>
    </message>
    <message>
        <source>{name} has changed since the session was saved</source>
        <translation>файл {name} изменился с тех пор, как сеанс был сохранён</translation>
    </message>
    <message>
        <source>the tokenizer {name} is not there any more</source>
        <translation>токенизатора {name} больше нет</translation>
    </message>
    <message>
        <source>this version of the program has no sample called {name!r}</source>
        <translation>в этой версии программы нет примера {name!r}</translation>
    </message>
    <message>
        <source>the training is shorter now: it ends after {length} steps, and the session was at {wished}</source>
        <translation>обучение теперь короче: оно заканчивается на шаге {length}, а сеанс стоял на шаге {wished}</translation>
    </message>
    <message>
        <source>this is no lesson of this program</source>
        <translation>это не урок этой программы</translation>
    </message>
    <message>
        <source>the lesson is written for a later version of the program (schema {version})</source>
        <translation>урок написан для более новой версии программы (схема {version})</translation>
    </message>
    <message>
        <source>there is no field {name!r} here; these are: {names}</source>
        <translation>поля {name!r} здесь нет; есть такие: {names}</translation>
    </message>
    <message>
        <source>a lesson needs at least one step</source>
        <translation>в уроке должен быть хотя бы один шаг</translation>
    </message>
    <message>
        <source>the first step must say what the corpus is</source>
        <translation>первый шаг должен сказать, какой у него корпус</translation>
    </message>
    <message>
        <source>a text must be given here, by language or as it is</source>
        <translation>здесь должен быть текст, по языкам или сам по себе</translation>
    </message>
    <message>
        <source>{name!r} is no language of this program: {names}</source>
        <translation>у программы нет языка {name!r}: есть {names}</translation>
    </message>
    <message>
        <source>the brace in {found!r} belongs to no fact; a brace is {{{{</source>
        <translation>скобка в {found!r} не принадлежит ни одному факту; сама скобка пишется {{{{</translation>
    </message>
    <message>
        <source>there is no fact {name!r}; {near!r} is one</source>
        <translation>факта {name!r} нет; есть {near!r}</translation>
    </message>
    <message>
        <source>there is no fact {name!r}; the README of the lessons lists them</source>
        <translation>факта {name!r} нет; все факты перечислены в README уроков</translation>
    </message>
    <message>
        <source>{place}: the training ends after {length} steps, before step {wished}</source>
        <translation>{place}: обучение кончается, сделав шагов: {length}, до шага {wished} оно не доходит</translation>
    </message>
    <message>
        <source>{place}: {fact} cannot be told here</source>
        <translation>{place}: здесь нельзя узнать {fact}</translation>
    </message>
    <message>
        <source>behind the colon of {name!r} a number belongs, not {argument!r}</source>
        <translation>после двоеточия в {name!r} должно стоять число, а не {argument!r}</translation>
    </message>
    <message>
        <source>this step has no text called {name!r}</source>
        <translation>у этого шага нет текста с именем {name!r}</translation>
    </message>
    <message>
        <source>two steps are called {name!r}</source>
        <translation>два шага называются {name!r}</translation>
    </message>
    <message>
        <source>this program has no sample called {name!r}; it has: {names}</source>
        <translation>у программы нет примера {name!r}; есть такие: {names}</translation>
    </message>
    <message>
        <source>say one of these: {names}</source>
        <translation>назовите одно из этого: {names}</translation>
    </message>
    <message>
        <source>this lesson has no file called {name!r}</source>
        <translation>у этого урока нет файла с именем {name!r}</translation>
    </message>
    <message>
        <source>there is no file {name!r} beside the lesson</source>
        <translation>рядом с уроком нет файла {name!r}</translation>
    </message>
    <message>
        <source>a position is a whole number from 0, or &quot;end&quot;</source>
        <translation>позиция — это целое число от 0 или &quot;end&quot;</translation>
    </message>
    <message>
        <source>a count is a whole number from 1, not {value}</source>
        <translation>частота — это целое число от 1, а не {value}</translation>
    </message>
    <message>
        <source>an answer needs a question</source>
        <translation>для ответа нужен вопрос</translation>
    </message>
</context>
<context>
    <name>ExploreView</name>
    <message>
        <source>Explore</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>What becomes of a text</source>
        <translation>Что происходит с текстом</translation>
    </message>
    <message>
        <source>Vocabulary and text</source>
        <translation>Словарь и текст</translation>
    </message>
    <message>
        <source>Merge tree</source>
        <translation>Дерево слияний</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>The token that was chosen</source>
        <translation>Выбранный токен</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>В целом</translation>
    </message>
    <message>
        <source>Lengths, scripts and kinds of tokens</source>
        <translation>Длины, письменности и виды токенов</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Whether the file can be trusted</source>
        <translation>Можно ли доверять файлу</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>How another file differs</source>
        <translation>Чем отличается другой файл</translation>
    </message>
    <message>
        <source>Token, overview, doctor and differences</source>
        <translation>Токен, обзор, проверка и различия</translation>
    </message>
</context>
<context>
    <name>ExportProgress</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Words</source>
        <translation>Слов</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>Различных слов</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символов</translation>
    </message>
    <message>
        <source>Distinct characters</source>
        <translation>Различных символов</translation>
    </message>
    <message>
        <source>Bytes in UTF-8</source>
        <translation>Байтов в UTF-8</translation>
    </message>
    <message>
        <source>Size of the corpus</source>
        <translation>Размер корпуса</translation>
    </message>
</context>
<context>
    <name>FailureReporter</name>
    <message>
        <source>The program made a mistake ({kind}). The details are in {path}</source>
        <translation>В программе произошла ошибка ({kind}). Подробности записаны в файл {path}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The program made a mistake ({kind}). You can go on working; if something looks wrong, save your tokenizer and start the program again.

The details are in {path}</source>
        <translation>В программе произошла ошибка ({kind}). Можно работать дальше; если что-то выглядит неправильно, сохраните токенизатор и запустите программу заново.

Подробности записаны в файл {path}</translation>
    </message>
</context>
<context>
    <name>Fidelity</name>
    <message>
        <source>Exact</source>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Восстановлено</translation>
    </message>
    <message>
        <source>Approximate</source>
        <translation>Приблизительно</translation>
    </message>
    <message>
        <source>Tokens and ids are those that the reference program computes.</source>
        <translation>Токены и номера такие же, как у эталонной программы.</translation>
    </message>
    <message>
        <source>Tokens and ids are those that the reference program computes; the merges are worked out here.</source>
        <translation>Токены и номера такие же, как у эталонной программы; слияния восстановлены.</translation>
    </message>
    <message>
        <source>Tokens and ids may differ from those of the reference program.</source>
        <translation>Токены и номера могут отличаться от эталонной программы.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open corpus</source>
        <translation>Открыть корпус</translation>
    </message>
    <message>
        <source>Texts and word counts (*.txt *.md *.py *.tsv *.csv *.json)</source>
        <translation>Тексты и списки слов (*.txt *.md *.py *.tsv *.csv *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Open tokenizer</source>
        <translation>Открыть токенизатор</translation>
    </message>
    <message>
        <source>Tokenizers (*.json)</source>
        <translation>Токенизаторы (*.json)</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Открыть текст</translation>
    </message>
    <message>
        <source>Tokenizers ({pattern})</source>
        <translation>Токенизаторы ({pattern})</translation>
    </message>
    <message>
        <source>Open folder of a tokenizer</source>
        <translation>Открыть папку токенизатора</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md *.py *.json)</source>
        <translation>Тексты (*.txt *.md *.py *.json)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Открыть урок</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>Уроки (*.json)</translation>
    </message>
    <message>
        <source>Save tokenizer</source>
        <translation>Сохранить токенизатор</translation>
    </message>
    <message>
        <source>Pictures ({pattern})</source>
        <translation>Картинки ({pattern})</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Открыть сеанс</translation>
    </message>
    <message>
        <source>Sessions (*.bpesession)</source>
        <translation>Сеансы (*.bpesession)</translation>
    </message>
    <message>
        <source>Web pages ({pattern})</source>
        <translation>Веб-страницы ({pattern})</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <translation>Таблицы ({pattern})</translation>
    </message>
    <message>
        <source>Sessions ({pattern})</source>
        <translation>Сеансы ({pattern})</translation>
    </message>
    <message>
        <source>Animations ({pattern})</source>
        <translation>Анимации ({pattern})</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>The ending says the format, so the name becomes {name}. There is such a file already. Replace it?</source>
        <translation>Формат виден по расширению, поэтому файл будет называться {name}. Такой файл уже есть. Заменить его?</translation>
    </message>
</context>
<context>
    <name>FileLink</name>
    <message>
        <source>Finding out what each file format can hold of the tokenizer…</source>
        <translation>Выясняется, что из токенизатора может вместить каждый формат…</translation>
    </message>
    <message>
        <source>{file} was not opened: you cancelled it.</source>
        <translation>Файл {file} не открыт: вы отменили открытие.</translation>
    </message>
    <message>
        <source>{file} is no longer on the disk. What was read of it stays open.</source>
        <translation>Файла {file} больше нет на диске. Прочитанное из него остаётся открытым.</translation>
    </message>
    <message>
        <source>{file} has changed on the disk since it was read.</source>
        <translation>Файл {file} изменился на диске с тех пор, как был прочитан.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Прочитать снова</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Reads the file again, as it is now</source>
        <translation>Читает файл снова, каким он стал</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>Saving the tokenizer…</source>
        <translation>Токенизатор сохраняется…</translation>
    </message>
    <message>
        <source>{file} was closed to make room: at most {count} files stay open. It is still under Open recent.</source>
        <translation>Файл {file} закрыт, чтобы освободить место: открытыми остаются не больше {count} файлов. Он по-прежнему есть в меню «Недавние файлы».</translation>
    </message>
    <message>
        <source>The tokenizer is saved as {file}.</source>
        <translation>Токенизатор сохранён как {file}.</translation>
    </message>
</context>
<context>
    <name>FilterHelp</name>
    <message>
        <source>What can stand in the filter</source>
        <translation>Что можно написать в фильтре</translation>
    </message>
    <message>
        <source>the label or the text holds it</source>
        <translation>есть в токене или его тексте</translation>
    </message>
    <message>
        <source>the same with the space in front of it</source>
        <translation>то же вместе с пробелом перед ним</translation>
    </message>
    <message>
        <source>in quotes, with spaces</source>
        <translation>в кавычках, с пробелами</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>регулярное выражение</translation>
    </message>
    <message>
        <source>the bytes hold these</source>
        <translation>есть среди байтов</translation>
    </message>
    <message>
        <source>a number or a range of ids</source>
        <translation>id или промежуток id</translation>
    </message>
    <message>
        <source>ranks up to 500</source>
        <translation>ранги до 500</translation>
    </message>
    <message>
        <source>10 bytes and more</source>
        <translation>10 байтов и больше</translation>
    </message>
    <message>
        <source>a single character</source>
        <translation>один символ</translation>
    </message>
    <message>
        <source>part of at least 100 tokens</source>
        <translation>часть не менее чем 100 токенов</translation>
    </message>
    <message>
        <source>kinds: symbol, merge, added, special, byte, unused, piece</source>
        <translation>виды: symbol, merge, added, special, byte, unused, piece</translation>
    </message>
    <message>
        <source>the script of the letters</source>
        <translation>письменность букв</translation>
    </message>
    <message>
        <source>also: digits, punctuation, letters, uppercase, spaces, partial, no-bytes</source>
        <translation>ещё: digits, punctuation, letters, uppercase, spaces, partial, no-bytes</translation>
    </message>
</context>
<context>
    <name>FindingCard</name>
    <message numerus="yes">
        <source>and {count} more</source>
        <translation>
            <numerusform>и ещё {count}</numerusform>
            <numerusform>и ещё {count}</numerusform>
            <numerusform>и ещё {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Show these tokens</source>
        <translation>Показать эти токены</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>{severity} · found {count} times</source>
        <translation>{severity} · найдено: {count}</translation>
    </message>
</context>
<context>
    <name>ForkButton</name>
    <message>
        <source>Fork here…</source>
        <translation>Развилка…</translation>
    </message>
    <message>
        <source>Choose another pair or rule at this step, and compare both timelines</source>
        <translation>Выбрать на этом шаге другую пару или другое правило и сравнить обе ветви</translation>
    </message>
    <message>
        <source>Fork here</source>
        <translation>Развилка здесь</translation>
    </message>
</context>
<context>
    <name>ForkChoices</name>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>t&amp;ake</source>
        <translation>&amp;взять</translation>
    </message>
    <message>
        <source>then &amp;by</source>
        <translation>&amp;дальше</translation>
    </message>
    <message>
        <source>Step at which the timelines part</source>
        <translation>Шаг, на котором ветви расходятся</translation>
    </message>
    <message>
        <source>Pair that the second timeline takes there</source>
        <translation>Пара, которую берёт там вторая ветвь</translation>
    </message>
    <message>
        <source>Tie rule of the second timeline from there on</source>
        <translation>Правило при ничьих для второй ветви с этого шага</translation>
    </message>
    <message>
        <source>Part at the tie before</source>
        <translation>Разойтись на предыдущей ничьей</translation>
    </message>
    <message>
        <source>Part at the next tie</source>
        <translation>Разойтись на следующей ничьей</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>и ещё {count}|и ещё {count}|и ещё {count}</translation>
    </message>
    <message>
        <source>{pair} (as before)</source>
        <translation>{pair} (как было)</translation>
    </message>
</context>
<context>
    <name>ForkModel</name>
    <message>
        <source>The same token at the same step, made of another pair</source>
        <translation>Тот же токен на том же шаге, но из другой пары</translation>
    </message>
    <message>
        <source>never</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>same</source>
        <translation>тогда же</translation>
    </message>
    <message>
        <source>other pair</source>
        <translation>другая пара</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первая</translation>
    </message>
    <message>
        <source>2nd at step</source>
        <translation>2-я: шаг</translation>
    </message>
    <message>
        <source>1st at step</source>
        <translation>1-я: шаг</translation>
    </message>
    <message>
        <source>At which step the second timeline makes this token; at the same one perhaps of another pair</source>
        <translation>На каком шаге этот токен появляется во второй ветви; на том же шаге он может получиться из другой пары</translation>
    </message>
    <message>
        <source>At which step the first timeline makes this token; at the same one perhaps of another pair</source>
        <translation>На каком шаге этот токен появляется в первой ветви; на том же шаге он может получиться из другой пары</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Вторая</translation>
    </message>
    <message>
        <source>Number of the merge</source>
        <translation>Номер слияния</translation>
    </message>
    <message>
        <source>What the first timeline merges</source>
        <translation>Что объединяет первая ветвь</translation>
    </message>
    <message>
        <source>What the second timeline merges</source>
        <translation>Что объединяет вторая ветвь</translation>
    </message>
</context>
<context>
    <name>ForkPage</name>
    <message>
        <source>Fork</source>
        <translation>Развилка</translation>
    </message>
    <message>
        <source>Take another of the tied pairs, and see what would have been learned</source>
        <translation>Взять при ничьей другую пару и увидеть, какой получился бы словарь</translation>
    </message>
    <message>
        <source>Merges of both timelines</source>
        <translation>Слияния обеих ветвей</translation>
    </message>
    <message>
        <source>Return goes to the step of a row</source>
        <translation>Enter переходит к шагу этой строки</translation>
    </message>
    <message>
        <source>The second timeline is being trained.</source>
        <translation>Вторая ветвь обучается.</translation>
    </message>
    <message>
        <source>There is no training yet to part from.</source>
        <translation>Обучения ещё не было, и ветвиться не от чего.</translation>
    </message>
    <message>
        <source>First timeline: {rule}</source>
        <translation>Первая ветвь: {rule}</translation>
    </message>
    <message>
        <source>Second timeline: {rule}</source>
        <translation>Вторая ветвь: {rule}</translation>
    </message>
</context>
<context>
    <name>ForkSentences</name>
    <message>
        <source>Both timelines are the same.</source>
        <translation>Обе ветви одинаковы.</translation>
    </message>
    <message>
        <source>The timelines are the same as far as step {step}.</source>
        <translation>Ветви одинаковы до шага {step}.</translation>
    </message>
    <message>
        <source>They differ from step {step} on: {first} in the first, {second} in the second.</source>
        <translation>Они расходятся с шага {step}: в первой {first}, во второй {second}.</translation>
    </message>
    <message numerus="yes">
        <source>After {step} merge(s) both vocabularies are the same.</source>
        <translation>
            <numerusform>После {step} слияния оба словаря одинаковы.</numerusform>
            <numerusform>После {step} слияний оба словаря одинаковы.</numerusform>
            <numerusform>После {step} слияний оба словаря одинаковы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {step} merge(s)</source>
        <translation>
            <numerusform>После {step} слияния</numerusform>
            <numerusform>После {step} слияний</numerusform>
            <numerusform>После {step} слияний</numerusform>
        </translation>
    </message>
    <message>
        <source>only the first has {tokens}</source>
        <translation>только в первой — {tokens}</translation>
    </message>
    <message>
        <source>only the second has {tokens}</source>
        <translation>только во второй — {tokens}</translation>
    </message>
    <message>
        <source>{when}: {first}; {second}.</source>
        <translation>{when}: {first}; {second}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>{tokens} and {count} more</source>
        <translation>{tokens} и ещё {count}</translation>
    </message>
</context>
<context>
    <name>FormatChoice</name>
    <message>
        <source>JSON of this program</source>
        <translation>JSON этой программы</translation>
    </message>
    <message>
        <source>tokenizer.json, for the Hugging Face library</source>
        <translation>tokenizer.json, для библиотеки Hugging Face</translation>
    </message>
    <message>
        <source>vocab.json and merges.txt, in a folder</source>
        <translation>vocab.json и merges.txt, в папке</translation>
    </message>
    <message>
        <source>.tiktoken, ranks of byte strings</source>
        <translation>.tiktoken, ранги байтовых строк</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Ничего не теряется.</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Невозможно: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes: {losses}</source>
        <translation>Что изменится: {losses}</translation>
    </message>
</context>
<context>
    <name>GlyphHint</name>
    <message>
        <source>No font here draws {characters}</source>
        <translation>Нет шрифта для {characters}</translation>
    </message>
    <message>
        <source>This system has no font for some characters of the corpus, so they appear as boxes. Installing a font for their script helps.</source>
        <translation>В системе нет шрифта для некоторых символов корпуса, поэтому они показаны прямоугольниками. Поможет установка шрифта для этой письменности.</translation>
    </message>
</context>
<context>
    <name>GuessLink</name>
    <message>
        <source>{lane}: {mode}</source>
        <translation>{lane}: {mode}</translation>
    </message>
</context>
<context>
    <name>GuessSentences</name>
    <message>
        <source>Which pair is merged next?</source>
        <translation>Какая пара сольётся следующей?</translation>
    </message>
    <message>
        <source>Keys 1–9 or clicks vote; Backspace takes the last vote back.</source>
        <translation>Голосуйте клавишами 1–9 или щелчком мыши; Backspace отменяет последний голос.</translation>
    </message>
    <message>
        <source>Nothing was asked here</source>
        <translation>Здесь вопроса не было</translation>
    </message>
    <message>
        <source>Press Home to guess from the start.</source>
        <translation>Нажмите Home, чтобы угадывать с начала.</translation>
    </message>
    <message numerus="yes">
        <source>{pair} is merged: {count} time(s).</source>
        <translation>
            <numerusform>Сливается {pair}: {count} раз.</numerusform>
            <numerusform>Сливается {pair}: {count} раза.</numerusform>
            <numerusform>Сливается {pair}: {count} раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pairs are equally frequent: each of them counts as right. The rule decides.</source>
        <translation>
            <numerusform>{number} пара одинаково часта: она считается верной. Выбирает правило.</numerusform>
            <numerusform>{number} пары одинаково часты: каждая считается верной. Выбирает правило.</numerusform>
            <numerusform>{number} пар одинаково часты: каждая считается верной. Выбирает правило.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutDialog</name>
    <message>
        <source>Save handout</source>
        <translation>Сохранение раздаточного материала</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>Language of the handout</source>
        <translation>Язык раздаточного материала</translation>
    </message>
    <message>
        <source>A web page that works without this program. Printed, it holds every step.</source>
        <translation>Веб-страница, которой эта программа не нужна. На бумаге — все шаги подряд.</translation>
    </message>
</context>
<context>
    <name>HandoutWords</name>
    <message>
        <source>Made with BPE Visualizer {version}.</source>
        <translation>Сделано в BPE Visualizer {version}.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Keys: ← → one step, Home and End to the beginning and the end.</source>
        <translation>Клавиши: ← → — шаг, Home и End — в начало и в конец.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правый</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>Tied pairs</source>
        <translation>Равных пар</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Слияния</translation>
    </message>
    <message>
        <source>merged next</source>
        <translation>сливается следующей</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>changes next</source>
        <translation>изменится</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>Достоверность</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>Весь текст</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Дорожка</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Номера</translation>
    </message>
    <message numerus="yes">
        <source>The lanes differ in {number} place(s).</source>
        <translation>
            <numerusform>Дорожки различаются в {number} месте.</numerusform>
            <numerusform>Дорожки различаются в {number} местах.</numerusform>
            <numerusform>Дорожки различаются в {number} местах.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lanes do not differ.</source>
        <translation>Дорожки не различаются.</translation>
    </message>
    <message>
        <source>All of the text</source>
        <translation>Весь текст</translation>
    </message>
    <message>
        <source>Difference {number} of {total}</source>
        <translation>Различие {number} из {total}</translation>
    </message>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} токен</numerusform>
            <numerusform>{number} токена</numerusform>
            <numerusform>{number} токенов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} character(s)</source>
        <translation>
            <numerusform>{number} символ</numerusform>
            <numerusform>{number} символа</numerusform>
            <numerusform>{number} символов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadBar</name>
    <message>
        <source>&amp;Tokenizer:</source>
        <translation>&amp;Токенизатор:</translation>
    </message>
    <message>
        <source>Tokenizer to explore</source>
        <translation>Рассматриваемый токенизатор</translation>
    </message>
    <message>
        <source>Try in comparison</source>
        <translation>Попробовать в сравнении</translation>
    </message>
    <message>
        <source>Splits a text with it</source>
        <translation>Делит им текст</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Сравнить с…</translation>
    </message>
    <message>
        <source>Shows how two files differ</source>
        <translation>Показывает, чем отличаются два файла</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Writes it in another format</source>
        <translation>Записывает его в другом формате</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Opens a tokenizer file</source>
        <translation>Открывает файл токенизатора</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Открыть &amp;файл…</translation>
    </message>
    <message>
        <source>Open f&amp;older…</source>
        <translation>Открыть &amp;папку…</translation>
    </message>
    <message>
        <source>Opens the tokenizer whose files are in a folder</source>
        <translation>Открывает токенизатор, файлы которого лежат в папке</translation>
    </message>
    <message>
        <source>The vocabulary can be read, but texts cannot be split: {reason}</source>
        <translation>Словарь прочитан, но делить тексты нельзя: {reason}</translation>
    </message>
    <message>
        <source>Shown, not applied: {name} = {value}</source>
        <translation>Показано, но не применяется: {name} = {value}</translation>
    </message>
    <message>
        <source>Two files are shown as one tokenizer: the tokens of {vocabulary} and the merges of {merges}.</source>
        <translation>Два файла показаны как один токенизатор: токены из {vocabulary} и слияния из {merges}.</translation>
    </message>
    <message>
        <source>Split rule</source>
        <translation>Правило деления</translation>
    </message>
    <message>
        <source>Lower-case the text</source>
        <translation>Переводить в строчные буквы</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>HeldOutChoice</name>
    <message>
        <source>Held-o&amp;ut text:</source>
        <translation>&amp;Отложенный текст:</translation>
    </message>
    <message>
        <source>Held-out text</source>
        <translation>Отложенный текст</translation>
    </message>
    <message>
        <source>Its curve shows what the vocabulary is worth on a text it was not learned from</source>
        <translation>Его кривая показывает, чего стоит словарь на тексте, на котором его не обучали</translation>
    </message>
    <message>
        <source>Per cent of the corpus that are held out</source>
        <translation>Сколько процентов корпуса отложено</translation>
    </message>
    <message>
        <source>The text that is held out</source>
        <translation>Текст, который отложен</translation>
    </message>
    <message>
        <source>type or paste a text</source>
        <translation>введите или вставьте текст</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open a file to be held out</source>
        <translation>Открыть файл с отложенным текстом</translation>
    </message>
    <message>
        <source>file: {name}</source>
        <translation>файл: {name}</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>файл…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>the end of the corpus</source>
        <translation>конец корпуса</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>другой текст</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{length} and more</source>
        <translation>{length} и больше</translation>
    </message>
</context>
<context>
    <name>IdsLink</name>
    <message>
        <source>{lane}: {mode}</source>
        <translation>{lane}: {mode}</translation>
    </message>
</context>
<context>
    <name>IdsPanel</name>
    <message>
        <source>Lane whose ids are shown</source>
        <translation>Дорожка, номера которой показаны</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>not in the vocabulary</source>
        <translation>нет в словаре</translation>
    </message>
    <message>
        <source>Tokens of the lane with their ids</source>
        <translation>Токены дорожки с номерами</translation>
    </message>
    <message>
        <source>No tokens</source>
        <translation>Токенов нет</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy ids or tokens</source>
        <translation>Копировать номера или токены</translation>
    </message>
    <message>
        <source>Copies the selected rows, or all of them</source>
        <translation>Копирует выделенные строки, а если их нет — все</translation>
    </message>
    <message>
        <source>Ids to text</source>
        <translation>Текст по номерам</translation>
    </message>
    <message>
        <source>Paste ids: [1, 2] or 1 2</source>
        <translation>Номера: [1, 2] или 1 2</translation>
    </message>
    <message>
        <source>Ids to turn into text</source>
        <translation>Номера, по которым нужен текст</translation>
    </message>
    <message>
        <source>Ids (JSON and Python)</source>
        <translation>Номера (JSON и Python)</translation>
    </message>
    <message>
        <source>Tokens as JSON</source>
        <translation>Токены в JSON</translation>
    </message>
    <message>
        <source>Tokens as Python</source>
        <translation>Токены для Python</translation>
    </message>
    <message>
        <source>Ids and tokens as JSON</source>
        <translation>Номера и токены в JSON</translation>
    </message>
    <message>
        <source>Ids and tokens as Python</source>
        <translation>Номера и токены для Python</translation>
    </message>
    <message numerus="yes">
        <source>{count} token(s)</source>
        <translation>
            <numerusform>{count} токен</numerusform>
            <numerusform>{count} токена</numerusform>
            <numerusform>{count} токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} at character {place} is no id.</source>
        <translation>{found} (символ {place}) — не номер.</translation>
    </message>
    <message numerus="yes">
        <source>The vocabulary has no such id(s): {ids}.</source>
        <translation>
            <numerusform>В словаре нет такого номера: {ids}.</numerusform>
            <numerusform>В словаре нет таких номеров: {ids}.</numerusform>
            <numerusform>В словаре нет таких номеров: {ids}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These ids stand for no text.</source>
        <translation>Этим номерам не соответствует никакой текст.</translation>
    </message>
</context>
<context>
    <name>KeysOverview</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>While the cursor is in a text field, keys without Ctrl write there.</source>
        <translation>Пока курсор стоит в поле ввода, клавиши без Ctrl печатают в нём.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Показ</translation>
    </message>
    <message>
        <source>In a lane: tokens and the places between</source>
        <translation>В дорожке: токены и места между ними</translation>
    </message>
    <message>
        <source>In a lane: every place</source>
        <translation>В дорожке: каждое место</translation>
    </message>
    <message>
        <source>In a lane: why here?</source>
        <translation>В дорожке: почему здесь?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>LabView</name>
    <message>
        <source>Experiments</source>
        <translation>Опыты</translation>
    </message>
</context>
<context>
    <name>LaneHeader</name>
    <message>
        <source>Lane {name}</source>
        <translation>Дорожка {name}</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Дорожка</translation>
    </message>
    <message>
        <source>{lane}: tokenizer</source>
        <translation>{lane}: токенизатор</translation>
    </message>
    <message>
        <source>{lane}: way to split</source>
        <translation>{lane}: способ деления</translation>
    </message>
    <message>
        <source>{lane}: remove</source>
        <translation>{lane}: убрать</translation>
    </message>
    <message>
        <source>Remove this lane</source>
        <translation>Убрать эту дорожку</translation>
    </message>
    <message>
        <source>Unknown characters: {characters}</source>
        <translation>Неизвестные символы: {characters}</translation>
    </message>
    <message numerus="yes">
        <source>{count} token(s)</source>
        <translation>
            <numerusform>{count} токен</numerusform>
            <numerusform>{count} токена</numerusform>
            <numerusform>{count} токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>{characters} characters, {bytes} bytes per token</source>
        <translation>по {characters} символа, {bytes} байта</translation>
    </message>
    <message numerus="yes">
        <source>{count} unknown</source>
        <comment>characters</comment>
        <translation>
            <numerusform>{count} неизвестный</numerusform>
            <numerusform>{count} неизвестных</numerusform>
            <numerusform>{count} неизвестных</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanesArea</name>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>Lane {name}: tokens</source>
        <translation>Дорожка {name}: токены</translation>
    </message>
</context>
<context>
    <name>LanesBar</name>
    <message>
        <source>Differences and lanes</source>
        <translation>Различия и дорожки</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Предыдущее различие</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Следующее различие</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Show characters, bytes and tokens</source>
        <translation>Показать символы, байты и токены</translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation>Дорожка</translation>
    </message>
    <message>
        <source>Split in one more way</source>
        <translation>Поделить ещё одним способом</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop splitting the text</source>
        <translation>Прекратить деление текста</translation>
    </message>
    <message>
        <source>The text is being split…</source>
        <translation>Текст делится…</translation>
    </message>
    <message>
        <source>A second lane can be compared with this one.</source>
        <translation>С этой дорожкой можно сравнить вторую.</translation>
    </message>
    <message>
        <source>The lanes do not differ.</source>
        <translation>Дорожки не различаются.</translation>
    </message>
    <message numerus="yes">
        <source>The lanes differ at {count} place(s).</source>
        <translation>
            <numerusform>Различий: {count}</numerusform>
            <numerusform>Различий: {count}</numerusform>
            <numerusform>Различий: {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastSessionOffer</name>
    <message>
        <source>The program ended unexpectedly last time. Restore what was open then?</source>
        <translation>В прошлый раз программа завершилась неожиданно. Восстановить то, что было открыто?</translation>
    </message>
    <message>
        <source>Last time the program ended unexpectedly.</source>
        <translation>В прошлый раз программа завершилась неожиданно.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не нужно</translation>
    </message>
    <message>
        <source>Deletes what was kept of the last session</source>
        <translation>Удаляет то, что сохранилось от прошлого сеанса</translation>
    </message>
</context>
<context>
    <name>LatticeCanvas</name>
    <message>
        <source>{token}: not in the vocabulary, score {score}; expected in {chance} of the draws</source>
        <translation>{token}: нет в словаре, оценка {score}; ожидается в {chance} случайных разбиений</translation>
    </message>
    <message>
        <source>{token}: id {id}, score {score}; expected in {chance} of the draws</source>
        <translation>{token}: id {id}, оценка {score}; ожидается в {chance} случайных разбиений</translation>
    </message>
</context>
<context>
    <name>LatticePage</name>
    <message>
        <source>Lattice</source>
        <translation>Решётка</translation>
    </message>
    <message>
        <source>All splits of a word under a Unigram model, the best ones and drawn ones</source>
        <translation>Все разбиения слова в модели Unigram, лучшие и случайные</translation>
    </message>
    <message>
        <source>To&amp;kenizer:</source>
        <translation>Токени&amp;затор:</translation>
    </message>
    <message>
        <source>&amp;text:</source>
        <translation>&amp;текст:</translation>
    </message>
    <message>
        <source>&amp;word:</source>
        <translation>&amp;слово:</translation>
    </message>
    <message>
        <source>&amp;best splits:</source>
        <translation>&amp;лучших разбиений:</translation>
    </message>
    <message>
        <source>&amp;draws:</source>
        <translation>слу&amp;чайных:</translation>
    </message>
    <message>
        <source>&amp;seed:</source>
        <translation>&amp;начальное число:</translation>
    </message>
    <message>
        <source>&amp;alpha:</source>
        <translation>сгла&amp;живание α:</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Токенизатор</translation>
    </message>
    <message>
        <source>Text to split</source>
        <translation>Текст, который разбивается</translation>
    </message>
    <message>
        <source>Word of the text</source>
        <translation>Слово текста</translation>
    </message>
    <message>
        <source>How many of the best splits are shown</source>
        <translation>Сколько лучших разбиений показано</translation>
    </message>
    <message>
        <source>How many splits are drawn</source>
        <translation>Сколько случайных разбиений выбрать</translation>
    </message>
    <message>
        <source>Seed: the same one draws the same splits</source>
        <translation>Начальное число генератора случайных чисел (seed): с тем же числом получаются те же разбиения</translation>
    </message>
    <message>
        <source>Alpha: 0 draws all splits alike, 1 as probable as they are</source>
        <translation>Сглаживание α: при 0 все разбиения равновероятны, при 1 у каждого его собственная вероятность</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open tokenizer…</source>
        <translation>Открыть токенизатор…</translation>
    </message>
    <message>
        <source>Show the example</source>
        <translation>Показать пример</translation>
    </message>
    <message>
        <source>A small Unigram model, trained on the two stories among the samples</source>
        <translation>Небольшая модель Unigram, обученная на двух книгах из примеров</translation>
    </message>
    <message>
        <source>a word, or a text</source>
        <translation>слово или текст</translation>
    </message>
    <message>
        <source>Lattice: first the split that the model takes</source>
        <translation>Решётка: сверху разбиение, которое выбирает модель</translation>
    </message>
    <message>
        <source>Best splits</source>
        <translation>Лучшие разбиения</translation>
    </message>
    <message>
        <source>Drawn splits</source>
        <translation>Случайные разбиения</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разбиение</translation>
    </message>
    <message>
        <source>Its tokens; a row that is chosen is marked above</source>
        <translation>Его токены; выбранная строка отмечена выше</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Вероятность</translation>
    </message>
    <message>
        <source>How probable it is among all splits</source>
        <translation>Насколько оно вероятно среди всех разбиений</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>The sum of the scores of its tokens</source>
        <translation>Сумма оценок его токенов</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Сколько раз</translation>
    </message>
    <message>
        <source>How often it was drawn</source>
        <translation>Сколько раз оно выпало</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>The word is being split…</source>
        <translation>Слово разбивается…</translation>
    </message>
    <message>
        <source>Type a word to see all its splits.</source>
        <translation>Введите слово, чтобы увидеть все его разбиения.</translation>
    </message>
    <message>
        <source>A lattice needs a tokenizer with a Unigram model: a SentencePiece file (.model) of that type, or the tokenizer.json of T5, ALBERT, XLM-RoBERTa or another model that has one. Open such a file.</source>
        <translation>Для решётки нужен токенизатор с моделью Unigram: файл SentencePiece (.model) такого вида или tokenizer.json от T5, ALBERT, XLM-RoBERTa или другой модели, у которой она есть. Откройте такой файл.</translation>
    </message>
</context>
<context>
    <name>LatticeSentences</name>
    <message>
        <source>{word}: {tokens}, score {score}; splits in all: {total}, chance of this one: {chance}.</source>
        <translation>{word}: {tokens}, оценка {score}; всего разбиений: {total}, вероятность этого: {chance}.</translation>
    </message>
    <message>
        <source>Drawn splits</source>
        <translation>Случайные разбиения</translation>
    </message>
    <message>
        <source>Drawn splits; different ones: {count}</source>
        <translation>Случайные разбиения; разных: {count}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Текст шага</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Шаги урока</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back (Page Up)</source>
        <translation>Назад (Page Up)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>The lesson goes on where it was left; begin it anew</source>
        <translation>Урок продолжается с места, где его оставили; начать заново</translation>
    </message>
    <message>
        <source>Return to the lesson</source>
        <translation>Вернуться к уроку</translation>
    </message>
    <message>
        <source>Bring the program back to the state of this step</source>
        <translation>Вернуть программу в состояние этого шага</translation>
    </message>
    <message>
        <source>Return to my corpus</source>
        <translation>Вернуться к моему корпусу</translation>
    </message>
    <message>
        <source>End the lesson and go on with what was there before it</source>
        <translation>Закончить урок и продолжить с того, что было до него</translation>
    </message>
    <message>
        <source>Choose the tokenizer file</source>
        <translation>Выбрать файл токенизатора</translation>
    </message>
    <message>
        <source>List of steps</source>
        <translation>Список шагов</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>A lesson brings a corpus of its own. You can return to yours.</source>
        <translation>У урока свой корпус. К своему можно будет вернуться.</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Выберите урок</translation>
    </message>
    <message>
        <source>Choose it with the button below. Its numbers are computed then.</source>
        <translation>Выберите его кнопкой внизу: тогда числа будут вычислены по нему.</translation>
    </message>
    <message>
        <source>The lesson relies on {name} = {wanted}, but it is {found}.</source>
        <translation>Урок опирается на {name} = {wanted}, а на самом деле это {found}.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} из {total}</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Show the answer (Page Down)</source>
        <translation>Показать ответ (Page Down)</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Другой файл…</translation>
    </message>
    <message>
        <source>Lessons of the program</source>
        <translation>Уроки программы</translation>
    </message>
    <message>
        <source>Next (Page Down)</source>
        <translation>Далее (Page Down)</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>This was the last step of the lesson</source>
        <translation>Это был последний шаг урока</translation>
    </message>
    <message>
        <source>Space, Page Down: next. Page Up: back.</source>
        <translation>Пробел, Page Down: далее. Page Up: назад.</translation>
    </message>
    <message>
        <source>Page Down: next. Page Up: back. Space plays.</source>
        <translation>Page Down: далее. Page Up: назад. Пробел: показ.</translation>
    </message>
</context>
<context>
    <name>LessonPlace</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
</context>
<context>
    <name>LifePanel</name>
    <message>
        <source>Life lines of the tokens</source>
        <translation>Линии жизни токенов</translation>
    </message>
    <message>
        <source>until {step}</source>
        <translation>до {step}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>осталось {count}</translation>
    </message>
    <message>
        <source>Which tokens are shown</source>
        <translation>Какие токены показаны</translation>
    </message>
    <message>
        <source>Life lines; bytes that never occur: {count}</source>
        <translation>Линии жизни; не встретилось байтов: {count}</translation>
    </message>
    <message>
        <source>all tokens: {count}</source>
        <translation>все токены: {count}</translation>
    </message>
    <message>
        <source>scaffolding: {count}</source>
        <translation>промежуточные: {count}</translation>
    </message>
    <message>
        <source>lasting until the end: {count}</source>
        <translation>доживают до конца: {count}</translation>
    </message>
</context>
<context>
    <name>LookPlace</name>
    <message>
        <source>Text size: {percent} %</source>
        <translation>Размер текста: {percent} %</translation>
    </message>
</context>
<context>
    <name>LossesList</name>
    <message>
        <source>Where?</source>
        <translation>Где?</translation>
    </message>
    <message>
        <source>Show all places that are lost</source>
        <translation>Показать все места, которые теряются</translation>
    </message>
    <message>
        <source>Pieces of the text that are lost</source>
        <translation>Части текста, которые теряются</translation>
    </message>
    <message>
        <source>Decoding gives the text back.</source>
        <translation>Декодирование возвращает текст без потерь.</translation>
    </message>
    <message>
        <source>Decoding does not give the text back.</source>
        <translation>Декодирование не возвращает исходный текст.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Decoding loses {places}.</source>
        <translation>Декодирование теряет: {places}.</translation>
    </message>
    <message>
        <source>Decoding gives another Unicode form of {places}.</source>
        <translation>При декодировании получается другая форма Юникода: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>Decoding loses {count} piece(s): {pieces}</source>
        <translation>
            <numerusform>Декодирование теряет {count} часть: {pieces}</numerusform>
            <numerusform>Декодирование теряет {count} части: {pieces}</numerusform>
            <numerusform>Декодирование теряет {count} частей: {pieces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decoding gives another Unicode form of {count} piece(s): {pieces}</source>
        <translation>
            <numerusform>При декодировании {count} место в другой форме Юникода: {pieces}</numerusform>
            <numerusform>При декодировании {count} места в другой форме Юникода: {pieces}</numerusform>
            <numerusform>При декодировании {count} мест в другой форме Юникода: {pieces}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost</source>
        <translation>Ничего не теряется</translation>
    </message>
    <message>
        <source>Lost: {pieces}</source>
        <translation>Теряются: {pieces}</translation>
    </message>
    <message>
        <source>Another form: {pieces}</source>
        <translation>Другая форма: {pieces}</translation>
    </message>
    <message>
        <source>{label} at position {position}</source>
        <translation>{label}, место {position}</translation>
    </message>
    <message>
        <source>{label} at positions {first} to {last}</source>
        <translation>{label}, места с {first} по {last}</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more piece(s)</source>
        <translation>
            <numerusform>и ещё {count} часть</numerusform>
            <numerusform>и ещё {count} части</numerusform>
            <numerusform>и ещё {count} частей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>BPE Visualizer</source>
        <translation>BPE Visualizer</translation>
    </message>
</context>
<context>
    <name>MarkField</name>
    <message>
        <source>End-of-word mark</source>
        <translation>Метка конца слова</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Own mark</source>
        <translation>Своя метка</translation>
    </message>
    <message>
        <source>Own end-of-word mark</source>
        <translation>Своя метка конца слова</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Слитно</translation>
    </message>
    <message>
        <source>Part of the last symbol: subword-nmt from 0.2, GPT-1.</source>
        <translation>Часть последнего символа: subword-nmt с версии 0.2, GPT-1.</translation>
    </message>
    <message>
        <source>Write the mark, or choose none.</source>
        <translation>Впишите метку или выберите «Нет».</translation>
    </message>
    <message>
        <source>A symbol of its own after the last character (Sennrich et al. 2016).</source>
        <translation>Отдельный символ после последнего символа слова (Sennrich и др., 2016).</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>С&amp;равнение</translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation>О&amp;бзор</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>По&amp;каз</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Открыть при&amp;мер</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Недавние файлы</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Projector (large)</source>
        <translation>Для проектора (крупная)</translation>
    </message>
</context>
<context>
    <name>MergeTable</name>
    <message>
        <source>Filter the merges</source>
        <translation>Отобрать слияния</translation>
    </message>
    <message>
        <source>Shows the merges in which a token holds this text</source>
        <translation>Показывает слияния, в токенах которых есть этот текст</translation>
    </message>
    <message>
        <source>Ties only</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Show only merges that were chosen among tied pairs</source>
        <translation>Показать только слияния, выбранные среди равных пар</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Слияния</translation>
    </message>
    <message>
        <source>Return goes to the merge of a row</source>
        <translation>Клавиша Enter переходит к слиянию строки</translation>
    </message>
    <message>
        <source>No merge matches</source>
        <translation>Таких слияний нет</translation>
    </message>
    <message>
        <source>{rank}, comes next</source>
        <translation>{rank}, следующее</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правый</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Замен</translation>
    </message>
    <message>
        <source>Rank</source>
        <comment>short</comment>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>short</comment>
        <translation>Лев.</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>short</comment>
        <translation>Прав.</translation>
    </message>
    <message>
        <source>Token</source>
        <comment>short</comment>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>short</comment>
        <translation>Част.</translation>
    </message>
    <message>
        <source>Repl.</source>
        <comment>short for Replaced</comment>
        <translation>Зам.</translation>
    </message>
    <message>
        <source>Tie</source>
        <comment>short</comment>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>{rank}, just made</source>
        <translation>{rank}, только что сделано</translation>
    </message>
    <message>
        <source>Made by step {step}</source>
        <translation>Сделано шагом {step}</translation>
    </message>
    <message>
        <source>Not made yet: comes with step {step}</source>
        <translation>Ещё не сделано: будет на шаге {step}</translation>
    </message>
    <message>
        <source>Place in the merge list, counted from 0: step 1 makes rank 0, step 2 rank 1.
✓ made by the last step, ▶ comes next; pale rows are not made yet</source>
        <translation>Место в списке слияний, считая с 0: шаг 1 делает ранг 0, шаг 2 — ранг 1.
✓ сделано последним шагом, ▶ будет следующим; бледные строки ещё не сделаны</translation>
    </message>
    <message>
        <source>Left token of the pair</source>
        <translation>Левый токен пары</translation>
    </message>
    <message>
        <source>Right token of the pair</source>
        <translation>Правый токен пары</translation>
    </message>
    <message>
        <source>The token that the pair becomes</source>
        <translation>Токен, в который сливается пара</translation>
    </message>
    <message>
        <source>How often the pair was adjacent, overlapping occurrences included</source>
        <translation>Сколько раз токены пары стояли рядом, включая перекрытия</translation>
    </message>
    <message>
        <source>How often the pair was really replaced</source>
        <translation>Сколько раз пара действительно заменена</translation>
    </message>
    <message>
        <source>How many pairs had the highest count</source>
        <translation>У скольких пар была наибольшая частота</translation>
    </message>
    <message>
        <source>{rows} of {total} merges</source>
        <translation>Слияния: {rows} из {total}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The program met something it did not expect: {reason}</source>
        <translation>Программа столкнулась с чем-то неожиданным: {reason}</translation>
    </message>
    <message>
        <source>line {number}, column {column}</source>
        <translation>строка {number}, столбец {column}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>строка {number}</translation>
    </message>
    <message>
        <source>piece {number}</source>
        <translation>кусок {number}</translation>
    </message>
    <message>
        <source>byte {number}</source>
        <translation>байт {number}</translation>
    </message>
    <message>
        <source>{file}, {place}: this is not UTF-8. Save it as UTF-8; in the window another encoding can be chosen.</source>
        <translation>{file}, {place}: это не UTF-8. Сохраните файл в UTF-8; в окне можно выбрать и другую кодировку.</translation>
    </message>
    <message>
        <source>The text is not UTF-8. Choose the encoding in which it can be read.</source>
        <translation>Текст не в UTF-8. Выберите кодировку, в которой он читается.</translation>
    </message>
    <message>
        <source>{file} is not UTF-8. Choose the encoding in which it can be read.</source>
        <translation>{file} — не UTF-8. Выберите кодировку, в которой он читается.</translation>
    </message>
    <message>
        <source>Write a regular expression; each of its matches becomes a word.</source>
        <translation>Напишите регулярное выражение; каждое его совпадение станет словом.</translation>
    </message>
    <message>
        <source>The pattern cannot be used: {reason}.</source>
        <translation>Образец не годится: {reason}.</translation>
    </message>
    <message>
        <source>The pattern is wrong at character {number}: {reason}.</source>
        <translation>Ошибка в образце, символ {number}: {reason}.</translation>
    </message>
    <message>
        <source>The split pattern tries too many ways on this text and was stopped. Avoid repeats inside repeats, such as (a+)+.</source>
        <translation>Образец перебирает на этом тексте слишком много вариантов и был остановлен. Избегайте повторений внутри повторений, например (a+)+.</translation>
    </message>
    <message>
        <source>The end-of-word mark {mark} occurs in the text. Choose another mark.</source>
        <translation>Метка конца слова {mark} встречается в тексте. Выберите другую метку.</translation>
    </message>
    <message>
        <source>The counts of this corpus together are larger than 64 bits hold. Use smaller counts.</source>
        <translation>Сумма частот этого корпуса не помещается в 64 бита. Возьмите частоты поменьше.</translation>
    </message>
    <message>
        <source>Training is not possible: {reason}</source>
        <translation>Обучение невозможно: {reason}</translation>
    </message>
    <message>
        <source>{file} was not found. Perhaps it was moved or renamed.</source>
        <translation>{file} не найден. Возможно, файл перемещён или переименован.</translation>
    </message>
    <message>
        <source>There is no permission to use {file}. Choose another file or folder.</source>
        <translation>Нет прав на доступ к {file}. Выберите другой файл или папку.</translation>
    </message>
    <message>
        <source>The system reports a problem with {file}: {reason}</source>
        <translation>Система сообщает об ошибке с {file}: {reason}</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Use a smaller corpus.</source>
        <translation>Для этого не хватает памяти. Возьмите корпус поменьше.</translation>
    </message>
    <message>
        <source>The training stopped because its process ended, perhaps for lack of memory. Try again, or use a smaller corpus.</source>
        <translation>Обучение остановилось: его процесс завершился, возможно, из-за нехватки памяти. Попробуйте ещё раз или возьмите корпус поменьше.</translation>
    </message>
    <message>
        <source>{file} was not opened because the process that read it ended, perhaps for lack of memory.</source>
        <translation>Файл {file} не открыт: читавший его процесс завершился — возможно, не хватило памяти.</translation>
    </message>
    <message>
        <source>This word has {length} characters: too many to show all its splits.</source>
        <translation>В этом слове {length} символов: слишком много, чтобы показать все его разбиения.</translation>
    </message>
    <message>
        <source>The vocabulary has no token for {characters}{more}, and none for what is unknown, so this text cannot be split.</source>
        <translation>В словаре нет токена для {characters}{more} и нет токена для неизвестного, поэтому этот текст разбить нельзя.</translation>
    </message>
</context>
<context>
    <name>MinimumField</name>
    <message>
        <source>Minimum count</source>
        <translation>Минимальная частота</translation>
    </message>
    <message>
        <source>Pairs that are rarer are not merged.</source>
        <translation>Более редкие пары не сливаются.</translation>
    </message>
</context>
<context>
    <name>NotesButton</name>
    <message>
        <source>Remarks on the file</source>
        <translation>Замечания к файлу</translation>
    </message>
    <message>
        <source>Remarks on the file, with an error</source>
        <translation>Замечания к файлу, есть ошибка</translation>
    </message>
    <message>
        <source>Remarks on the file, with a warning</source>
        <translation>Замечания к файлу, есть предупреждение</translation>
    </message>
    <message>
        <source>Shows what should be known about the file</source>
        <translation>Показывает, что надо знать об этом файле</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>What can be done about the notice</source>
        <translation>Что можно сделать по этому сообщению</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Train instead</source>
        <translation>Обучить заново</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Повторить обучение</translation>
    </message>
    <message>
        <source>Usual options</source>
        <translation>Обычные настройки</translation>
    </message>
    <message>
        <source>These are the merges of {file}, made one by one on this corpus with its own counts.</source>
        <translation>Это слияния из файла {file}, выполненные по одному на этом корпусе с его собственными частотами.</translation>
    </message>
    <message>
        <source>{file} holds a vocabulary without merges, so there is nothing to replay.</source>
        <translation>В файле {file} словарь без слияний, повторять нечего.</translation>
    </message>
    <message>
        <source>{file} ({format}) is open: look into it (Ctrl+3) or split texts with it (Ctrl+2).</source>
        <translation>Открыт файл {file} ({format}): его можно рассмотреть (Ctrl+3) или разбить им текст (Ctrl+2).</translation>
    </message>
    <message>
        <source>“{sample}” is trained with your options of last time, not with its usual ones.</source>
        <translation>Корпус «{sample}» обучен с вашими прошлыми настройками, а не с обычными для него.</translation>
    </message>
    <message>
        <source>The training was cancelled; the first {count} steps are shown.</source>
        <translation>Обучение прервано; показаны первые шаги: {count}.</translation>
    </message>
    <message>
        <source>The whole text is one word. Another split rule would make words of it.</source>
        <translation>Весь текст — одно слово. Другое правило деления разобьёт его на слова.</translation>
    </message>
    <message>
        <source>One of the files looks like the list of merges of a tokenizer. Here it is a text like any other.</source>
        <translation>Один из файлов похож на список слияний токенизатора. Здесь это текст, как любой другой.</translation>
    </message>
    <message>
        <source>{file} looks like the list of merges of a tokenizer. Here it is a text like any other.</source>
        <translation>Файл {file} похож на список слияний токенизатора. Здесь это текст, как любой другой.</translation>
    </message>
    <message>
        <source>The split pattern matches nothing in this text, so there are no words.</source>
        <translation>Образец не находит в этом тексте ничего, поэтому слов нет.</translation>
    </message>
    <message>
        <source>The corpus is empty. Type a text, or open a file or a sample.</source>
        <translation>Корпус пуст. Введите текст, откройте файл или пример.</translation>
    </message>
    <message>
        <source>The alphabet alone has {symbols} symbols, so a vocabulary of {size} leaves no room for merges. Ask for a larger vocabulary.</source>
        <translation>Уже в алфавите символов: {symbols}, поэтому в словаре размера {size} для слияний нет места. Задайте словарь побольше.</translation>
    </message>
    <message>
        <source>Every word is a single symbol, so there is no pair to merge.</source>
        <translation>Каждое слово — один символ, поэтому сливать нечего.</translation>
    </message>
    <message>
        <source>No merges were asked for.</source>
        <translation>Слияний не запрошено.</translation>
    </message>
    <message>
        <source>No pair occurs {count} times, as the minimum count asks.</source>
        <translation>Ни одна пара не достигает минимальной частоты {count}.</translation>
    </message>
</context>
<context>
    <name>NumbersStrip</name>
    <message>
        <source>Numbers of this position</source>
        <translation>Числа для этого шага</translation>
    </message>
    <message>
        <source>How many steps are applied</source>
        <translation>Сколько шагов сделано</translation>
    </message>
    <message>
        <source>Tokens of the whole corpus, each word as often as it occurs</source>
        <translation>Токены всего корпуса: каждое слово столько раз, сколько встречается</translation>
    </message>
    <message>
        <source>Entries of the vocabulary: first symbols and merged tokens, no special ones</source>
        <translation>Токены словаря: исходные символы и слитые токены, без специальных</translation>
    </message>
    <message>
        <source>Mean length of a token of the corpus. End-of-word marks that are tokens of their own are counted in, and have no length</source>
        <translation>Средняя длина токена в корпусе. Метки конца слова, если они отдельные токены, тоже считаются; длины у них нет</translation>
    </message>
    <message>
        <source>Distinct words that have become a single token</source>
        <translation>Различные слова, которые стали одним токеном</translation>
    </message>
    <message numerus="yes">
        <source>of {total} step(s)</source>
        <translation>
            <numerusform>из {total} шага</numerusform>
            <numerusform>из {total} шагов</numerusform>
            <numerusform>из {total} шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vocabulary entry(ies)</source>
        <translation>
            <numerusform>токен в словаре</numerusform>
            <numerusform>токена в словаре</numerusform>
            <numerusform>токенов в словаре</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>of an empty corpus, so there are 0</comment>
        <translation>токенов</translation>
    </message>
    <message numerus="yes">
        <source>tokens, {percent}% of {start}</source>
        <translation>
            <numerusform>токен, {percent} % от {start}</numerusform>
            <numerusform>токена, {percent} % от {start}</numerusform>
            <numerusform>токенов, {percent} % от {start}</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes per token</source>
        <translation>байта на токен</translation>
    </message>
    <message>
        <source>characters per token</source>
        <translation>символа на токен</translation>
    </message>
    <message numerus="yes">
        <source>of {total} word(s) are one token</source>
        <translation>
            <numerusform>из {total} слова — один токен</numerusform>
            <numerusform>из {total} слов — один токен</numerusform>
            <numerusform>из {total} слов — один токен</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningVeil</name>
    <message>
        <source>Opening {file}…</source>
        <translation>Открывается {file}…</translation>
    </message>
    <message>
        <source>What is still to be seen here is not from this file.</source>
        <translation>То, что ещё видно здесь, — не из этого файла.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>How the corpus is split and trained</source>
        <translation>Как корпус делится на слова и как идёт обучение</translation>
    </message>
    <message>
        <source>Usual options of the sample</source>
        <translation>Обычные настройки примера</translation>
    </message>
    <message>
        <source>These are other options; the usual ones show the sample best</source>
        <translation>Сейчас настройки другие; с обычными пример виден лучше всего</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>No tokenizer is open.</source>
        <translation>Токенизатор не открыт.</translation>
    </message>
    <message>
        <source>in characters</source>
        <translation>в символах</translation>
    </message>
    <message>
        <source>in bytes</source>
        <translation>в байтах</translation>
    </message>
    <message>
        <source>What lengths are counted in</source>
        <translation>В чём считается длина</translation>
    </message>
    <message>
        <source>Tokens by length</source>
        <translation>Токены по длине</translation>
    </message>
    <message>
        <source>Tokens by script</source>
        <translation>Токены по письменности</translation>
    </message>
    <message>
        <source>Tokens by kind</source>
        <translation>Токены по виду</translation>
    </message>
    <message>
        <source>What the tokens hold</source>
        <translation>Что есть в токенах</translation>
    </message>
    <message>
        <source>Length of the tokens</source>
        <translation>Длина токенов</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Письменности</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Click a bar to see its tokens.</source>
        <translation>Щёлкните полосу, чтобы увидеть её токены.</translation>
    </message>
    <message>
        <source>length in bytes</source>
        <translation>длина в байтах</translation>
    </message>
    <message>
        <source>length in characters</source>
        <translation>длина в символах</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токены</translation>
    </message>
    <message>
        <source>Length of the tokens; the longest has {length}</source>
        <translation>Длина токенов; самая большая — {length}</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>documented JSON</source>
        <translation>JSON этой программы</translation>
    </message>
    <message>
        <source>vocabulary only</source>
        <translation>только словарь</translation>
    </message>
    <message>
        <source>CLIP merges</source>
        <translation>слияния CLIP</translation>
    </message>
    <message>
        <source>SentencePiece model</source>
        <translation>модель SentencePiece</translation>
    </message>
    <message>
        <source>minbpe model</source>
        <translation>модель minbpe</translation>
    </message>
    <message>
        <source>vocab.json + merges.txt (byte-level)</source>
        <translation>vocab.json + merges.txt (байты)</translation>
    </message>
    <message>
        <source>joined with spaces</source>
        <translation>соединение пробелами</translation>
    </message>
    <message>
        <source>Found in the text</source>
        <translation>Найдены в тексте</translation>
    </message>
    <message>
        <source>Lone surrogates</source>
        <translation>Одиночные суррогаты</translation>
    </message>
    <message>
        <source>Document rule</source>
        <translation>Правило «Документ»</translation>
    </message>
    <message>
        <source>At white space</source>
        <translation>По пробелам</translation>
    </message>
    <message>
        <source>Not split</source>
        <translation>Без деления</translation>
    </message>
    <message>
        <source>GPT-2&apos;s rule</source>
        <translation>Правило GPT-2</translation>
    </message>
    <message>
        <source>GPT-4&apos;s rule (cl100k)</source>
        <translation>Правило GPT-4 (cl100k)</translation>
    </message>
    <message>
        <source>GPT-4o&apos;s rule (o200k)</source>
        <translation>Правило GPT-4o (o200k)</translation>
    </message>
    <message>
        <source>BPE by ranks</source>
        <translation>BPE по рангам</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Начало и конец</translation>
    </message>
    <message>
        <source>Bytes as UTF-8</source>
        <translation>Байты как UTF-8</translation>
    </message>
    <message>
        <source>alphabet</source>
        <translation>алфавит</translation>
    </message>
    <message>
        <source>end-of-word mark</source>
        <translation>знак конца слова</translation>
    </message>
    <message>
        <source>mark attached to the last character</source>
        <translation>знак слит с последним символом</translation>
    </message>
    <message>
        <source>first id</source>
        <translation>первый id</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>в начале</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>в конце</translation>
    </message>
    <message>
        <source>special tokens left out</source>
        <translation>специальные токены опускаются</translation>
    </message>
    <message>
        <source>merges in the file</source>
        <translation>слияний в файле</translation>
    </message>
    <message>
        <source>merges used</source>
        <translation>использовано слияний</translation>
    </message>
    <message>
        <source>the other half</source>
        <translation>вторая половина</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>нормализация</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>символы</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>PairBars</name>
    <message>
        <source>Pair frequencies</source>
        <translation>Частоты пар</translation>
    </message>
    <message>
        <source>Most frequent pairs: {pairs}.</source>
        <translation>Самые частые пары: {pairs}.</translation>
    </message>
    <message numerus="yes">
        <source>{left} and {right}, {count} times</source>
        <translation>
            <numerusform>{left} и {right}, {count} раз</numerusform>
            <numerusform>{left} и {right}, {count} раза</numerusform>
            <numerusform>{left} и {right}, {count} раз</numerusform>
        </translation>
    </message>
    <message>
        <source>merged next</source>
        <translation>сольётся следующей</translation>
    </message>
    <message numerus="yes">
        <source>{left} and {right}, key {key}, {number} vote(s)</source>
        <translation>
            <numerusform>{left} и {right}, клавиша {key}, {number} голос</numerusform>
            <numerusform>{left} и {right}, клавиша {key}, {number} голоса</numerusform>
            <numerusform>{left} и {right}, клавиша {key}, {number} голосов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} time(s) side by side</source>
        <translation>
            <numerusform>{count} раз рядом</numerusform>
            <numerusform>{count} раза рядом</numerusform>
            <numerusform>{count} раз рядом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as frequent as {number} other pair(s)</source>
        <translation>
            <numerusform>такая же частота ещё у {number} пары</numerusform>
            <numerusform>такая же частота ещё у {number} пар</numerusform>
            <numerusform>такая же частота ещё у {number} пар</numerusform>
        </translation>
    </message>
    <message>
        <source>merged by the next step</source>
        <translation>сольётся на следующем шаге</translation>
    </message>
</context>
<context>
    <name>PairChips</name>
    <message>
        <source>Tied pairs</source>
        <translation>Равные пары</translation>
    </message>
    <message>
        <source>{pair} (chosen)</source>
        <translation>{pair} (выбрана)</translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <translation>
            <numerusform>и ещё {count}</numerusform>
            <numerusform>и ещё {count}</numerusform>
            <numerusform>и ещё {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairsText</name>
    <message numerus="yes">
        <source>{size}-way tie at {count}</source>
        <translation>
            <numerusform>ничья: {size}&#xa0;пара по&#xa0;{count}</numerusform>
            <numerusform>ничья: {size}&#xa0;пары по&#xa0;{count}</numerusform>
            <numerusform>ничья: {size}&#xa0;пар по&#xa0;{count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}-way tie</source>
        <translation>
            <numerusform>ничья: {size}&#xa0;пара</numerusform>
            <numerusform>ничья: {size}&#xa0;пары</numerusform>
            <numerusform>ничья: {size}&#xa0;пар</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more of them below</source>
        <translation>
            <numerusform>ещё {number} ниже</numerusform>
            <numerusform>ещё {number} ниже</numerusform>
            <numerusform>ещё {number} ниже</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {total} pairs</source>
        <translation>
            <numerusform>{shown} из {total} пары</numerusform>
            <numerusform>{shown} из {total} пар</numerusform>
            <numerusform>{shown} из {total} пар</numerusform>
        </translation>
    </message>
    <message>
        <source>No words, no pairs.</source>
        <translation>Слов нет, и пар нет.</translation>
    </message>
    <message>
        <source>No pairs left: every word is one token.</source>
        <translation>Пар больше нет: каждое слово — один токен.</translation>
    </message>
</context>
<context>
    <name>PaneKeys</name>
    <message>
        <source>Between two tokens: Enter tells why</source>
        <translation>Между двумя токенами: Enter скажет почему</translation>
    </message>
    <message>
        <source>Inside a token: Enter tells why</source>
        <translation>Внутри токена: Enter скажет почему</translation>
    </message>
    <message>
        <source>{token}, token {number} of {total}</source>
        <translation>{token}, токен {number} из {total}</translation>
    </message>
</context>
<context>
    <name>ParameterWords</name>
    <message>
        <source>Radford et al. 2019; sizes of the published model</source>
        <translation>Radford и др., 2019; размеры опубликованной модели</translation>
    </message>
    <message>
        <source>Touvron et al. 2023, table 2; sizes of the published model</source>
        <translation>Touvron и др., 2023, таблица 2; размеры опубликованной модели</translation>
    </message>
    <message>
        <source>Llama team 2024, table 3; sizes of the published model</source>
        <translation>Llama team, 2024, таблица 3; размеры опубликованной модели</translation>
    </message>
    <message>
        <source>Gemma team 2024, tables 1 and 2; the report counts 128 spare rows more</source>
        <translation>Gemma team, 2024, таблицы 1 и 2; в отчёте на 128 запасных строк больше</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number} млн</translation>
    </message>
    <message>
        <source>{number} B</source>
        <translation>{number} млрд</translation>
    </message>
    <message>
        <source>{number} T</source>
        <translation>{number} трлн</translation>
    </message>
    <message>
        <source>Embedding and head: {own} of {total} parameters, {share} of the model.</source>
        <translation>Эмбеддинг и голова: {own} из {total} параметров, {share} модели.</translation>
    </message>
    <message>
        <source>Embedding: V · d = {rows} · {width} = {product}</source>
        <translation>Эмбеддинг: V · d = {rows} · {width} = {product}</translation>
    </message>
    <message>
        <source>Head: the same numbers, and {rows} of the bias</source>
        <translation>Голова: те же числа и ещё {rows} для смещения</translation>
    </message>
    <message>
        <source>Head: the same numbers</source>
        <translation>Голова: те же числа</translation>
    </message>
    <message>
        <source>Head: V · d + V = {head}</source>
        <translation>Голова: V · d + V = {head}</translation>
    </message>
    <message>
        <source>Head: V · d = {head}</source>
        <translation>Голова: V · d = {head}</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>эмбеддинг</translation>
    </message>
    <message>
        <source>head</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>everything else</source>
        <translation>всё остальное</translation>
    </message>
</context>
<context>
    <name>ParametersPage</name>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>What a vocabulary costs in a language model</source>
        <translation>Сколько стоит словарь в языковой модели</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Модель:</translation>
    </message>
    <message>
        <source>&amp;d, numbers per token:</source>
        <translation>&amp;d, чисел на токен:</translation>
    </message>
    <message>
        <source>Also written as 50k, 124M, 7B</source>
        <translation>Можно писать и так: 50k, 124M, 7B</translation>
    </message>
    <message>
        <source>own numbers</source>
        <translation>свои числа</translation>
    </message>
    <message>
        <source>V, to&amp;kens in the vocabulary:</source>
        <translation>V, &amp;токенов в словаре:</translation>
    </message>
    <message>
        <source>everythin&amp;g else:</source>
        <translation>всё &amp;остальное:</translation>
    </message>
    <message>
        <source>head t&amp;ied to the embedding</source>
        <translation>&amp;голова связана с эмбеддингом</translation>
    </message>
    <message>
        <source>The same numbers serve for both</source>
        <translation>Обе матрицы — одни и те же числа</translation>
    </message>
    <message>
        <source>head with a &amp;bias</source>
        <translation>голова со &amp;смещением</translation>
    </message>
    <message>
        <source>One more number per token</source>
        <translation>Ещё одно число на токен</translation>
    </message>
    <message>
        <source>&amp;Take V from</source>
        <translation>Взять V &amp;из</translation>
    </message>
    <message>
        <source>From the training or the opened tokenizer</source>
        <translation>Из обучения или открытого токенизатора</translation>
    </message>
    <message>
        <source>Parameters of the model</source>
        <translation>Параметры модели</translation>
    </message>
    <message>
        <source>The same model with another vocabulary</source>
        <translation>Та же модель с другим словарём</translation>
    </message>
    <message>
        <source>Return takes the vocabulary of a row</source>
        <translation>Enter берёт словарь из строки</translation>
    </message>
    <message>
        <source>Published models</source>
        <translation>Опубликованные модели</translation>
    </message>
    <message>
        <source>Return takes the model of a row</source>
        <translation>Enter берёт модель из строки</translation>
    </message>
    <message>
        <source>Embedding and head</source>
        <translation>Эмбеддинг и голова</translation>
    </message>
    <message>
        <source>Their parameters, and their share of all</source>
        <translation>Их параметры и доля во всей модели</translation>
    </message>
    <message>
        <source>Tokens in the vocabulary</source>
        <translation>Токенов в словаре</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>With head</source>
        <translation>С головой</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Parameters of the embedding</source>
        <translation>Параметры эмбеддинга</translation>
    </message>
    <message>
        <source>the training: {count}</source>
        <translation>обучение: {count}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>nothing has been trained or opened</source>
        <translation>ничего не обучено и не открыто</translation>
    </message>
</context>
<context>
    <name>PatternEdit</name>
    <message>
        <source>for example {pattern}</source>
        <translation>например, {pattern}</translation>
    </message>
    <message>
        <source>Own split pattern</source>
        <translation>Свой образец деления</translation>
    </message>
</context>
<context>
    <name>PictureRun</name>
    <message>
        <source>There is no step {wished}: the training ended after {length}.</source>
        <translation>Шага {wished} нет: обучение закончилось на шаге {length}.</translation>
    </message>
</context>
<context>
    <name>PictureSaver</name>
    <message>
        <source>The picture was not saved</source>
        <translation>Картинка не сохранена</translation>
    </message>
    <message>
        <source>Picture saved to {path}</source>
        <translation>Картинка сохранена: {path}</translation>
    </message>
</context>
<context>
    <name>PipelinePanel</name>
    <message>
        <source>Pipeline</source>
        <translation>Этапы</translation>
    </message>
    <message>
        <source>Type a text</source>
        <translation>Введите текст</translation>
    </message>
    <message>
        <source>Text for the pipeline</source>
        <translation>Текст, который проходит этапы</translation>
    </message>
    <message>
        <source>&amp;Recognise special tokens</source>
        <translation>&amp;Распознавать специальные токены</translation>
    </message>
    <message>
        <source>Names of special tokens in the text become these tokens</source>
        <translation>Имена специальных токенов в тексте становятся этими токенами</translation>
    </message>
    <message>
        <source>&amp;Add special tokens</source>
        <translation>&amp;Добавлять специальные токены</translation>
    </message>
    <message>
        <source>Puts around the text what the file wants around it</source>
        <translation>Ставит вокруг текста то, что требует файл</translation>
    </message>
    <message>
        <source>&amp;Bytes as text</source>
        <translation>Ба&amp;йты как текст</translation>
    </message>
    <message>
        <source>The file writes each byte as a character; ticked, the letters of the text are shown instead, and ⟨D0⟩ for a byte of a letter that was cut</source>
        <translation>В файле каждый байт записан символом; с галочкой вместо них показаны буквы текста, а для байта разрезанной буквы — ⟨D0⟩</translation>
    </message>
    <message>
        <source>The text after each stage</source>
        <translation>Текст после каждого этапа</translation>
    </message>
    <message>
        <source>Left and right walk through the text, up and down through the stages; Return goes to a token, the space bar or a click on its head shows the settings of a stage. What a stage changed is underlined, what it took away is struck out.</source>
        <translation>Влево и вправо — по тексту, вверх и вниз — по этапам; Enter открывает токен, пробел или щелчок по заголовку показывает настройки этапа. Что этап изменил, подчёркнуто; что убрал, зачёркнуто.</translation>
    </message>
    <message>
        <source>The stages follow the first {followed} characters and show about {shown}; the tokens of the whole text are counted.</source>
        <translation>Этапы прослежены для первых символов ({followed}), показано около {shown}; токены посчитаны для всего текста.</translation>
    </message>
    <message>
        <source>The text is on its way through the stages…</source>
        <translation>Текст проходит через этапы…</translation>
    </message>
</context>
<context>
    <name>PipelineView</name>
    <message>
        <source>In the file: {label}</source>
        <translation>В файле: {label}</translation>
    </message>
</context>
<context>
    <name>PipelineWords</name>
    <message>
        <source>Repair</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>Added tokens</source>
        <translation>Добавленные токены</translation>
    </message>
    <message>
        <source>Normalizer</source>
        <translation>Нормализация</translation>
    </message>
    <message>
        <source>Pre-tokenizer</source>
        <translation>Деление на слова</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Post-processor</source>
        <translation>Постобработка</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Декодер</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>As it was typed</source>
        <translation>Как набран</translation>
    </message>
    <message>
        <source>Usual settings, which hold where a file says nothing else:</source>
        <translation>Обычные настройки — те, что действуют, если файл не говорит другого:</translation>
    </message>
    <message>
        <source>{what} changed</source>
        <translation>изменено: {what}</translation>
    </message>
    <message>
        <source>{what} taken away</source>
        <translation>убрано: {what}</translation>
    </message>
    <message>
        <source>Another Unicode form of the text</source>
        <translation>Другая форма Юникода того же текста</translation>
    </message>
    <message>
        <source>As typed, as far as followed</source>
        <translation>Как набрано, в прослеженной части</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>Другой текст</translation>
    </message>
    <message>
        <source>The text as typed</source>
        <translation>Текст, как был набран</translation>
    </message>
    <message>
        <source>and more pieces</source>
        <translation>и другие части</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Position in the training</source>
        <translation>Место в обучении</translation>
    </message>
    <message>
        <source>Marks show ties; the dashed part is not computed yet</source>
        <translation>Чёрточки отмечают ничьи; пунктирная часть ещё не вычислена</translation>
    </message>
</context>
<context>
    <name>PlayerButtons</name>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Десять шагов назад</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Десять шагов вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>To the previous tie</source>
        <translation>К предыдущей ничьей</translation>
    </message>
    <message>
        <source>To the next tie</source>
        <translation>К следующей ничьей</translation>
    </message>
    <message>
        <source>Start over at the end</source>
        <translation>В конце начинать сначала</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
</context>
<context>
    <name>PredictSentences</name>
    <message numerus="yes">
        <source>{number} vote(s) so far.</source>
        <translation>
            <numerusform>Подан {number} голос.</numerusform>
            <numerusform>Подано {number} голоса.</numerusform>
            <numerusform>Подано {number} голосов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} vote(s)</source>
        <translation>
            <numerusform>{number} голос</numerusform>
            <numerusform>{number} голоса</numerusform>
            <numerusform>{number} голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>The class was right</source>
        <translation>Класс угадал</translation>
    </message>
    <message>
        <source>The class was wrong</source>
        <translation>Класс не угадал</translation>
    </message>
    <message>
        <source>The class was undecided</source>
        <translation>Класс не пришёл к решению</translation>
    </message>
    <message>
        <source>Nobody has voted</source>
        <translation>Никто не голосовал</translation>
    </message>
    <message>
        <source>Right votes: {right} of {votes}.</source>
        <translation>Верных голосов: {right} из {votes}.</translation>
    </message>
    <message>
        <source>No rounds played yet.</source>
        <translation>Раундов пока не было.</translation>
    </message>
    <message>
        <source>Show answer (Enter)</source>
        <translation>Ответ (Enter)</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Дальше (Enter)</translation>
    </message>
    <message>
        <source>Score: {right_votes} of {votes} votes right; the class was right in {right_rounds} of {rounds} rounds.</source>
        <translation>Счёт: верных голосов {right_votes} из {votes}, угаданных раундов {right_rounds} из {rounds}.</translation>
    </message>
</context>
<context>
    <name>PricePage</name>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>What the same sentence costs in many languages</source>
        <translation>Сколько стоит одно и то же предложение на разных языках</translation>
    </message>
    <message>
        <source>&amp;Tokenizer:</source>
        <translation>&amp;Токенизатор:</translation>
    </message>
    <message>
        <source>&amp;beside it:</source>
        <translation>&amp;рядом с ним:</translation>
    </message>
    <message>
        <source>&amp;sorted by:</source>
        <translation>&amp;по порядку:</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Токенизатор</translation>
    </message>
    <message>
        <source>Second tokenizer</source>
        <translation>Второй токенизатор</translation>
    </message>
    <message>
        <source>What the languages are sorted by</source>
        <translation>По чему упорядочены языки</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open tokenizer…</source>
        <translation>Открыть токенизатор…</translation>
    </message>
    <message>
        <source>&amp;keep on top</source>
        <translation>&amp;закрепить</translation>
    </message>
    <message>
        <source>Keep the chosen language above the others</source>
        <translation>Держать выбранный язык над остальными</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Сохранить таблицу…</translation>
    </message>
    <message>
        <source>As a file for a spreadsheet</source>
        <translation>Файлом для электронной таблицы</translation>
    </message>
    <message>
        <source>The same two sentences in every language, about rain and hot tea, written for this program</source>
        <translation>Одни и те же два предложения на всех языках — о дожде и горячем чае, написанные для этой программы</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>No prices: the vocabulary does not have the letters of the languages. Train with the alphabet of bytes, or open a tokenizer.</source>
        <translation>Цен нет: в словаре нет букв этих языков. Обучите токенизатор на байтах (алфавит «Байты UTF-8») или откройте готовый.</translation>
    </message>
    <message>
        <source>⚠ Not ranked: {count} of {total} languages. Some of their tokens stand for what the vocabulary does not have; the text cannot be read back from them.</source>
        <translation>⚠ Вне сравнения языков: {count} из {total}. Часть их токенов стоит вместо того, чего нет в словаре; текст по ним не восстановить.</translation>
    </message>
    <message>
        <source>Price relative to English</source>
        <translation>Цена относительно английского</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Relative to English; in brackets how many</source>
        <translation>Относительно английского; в скобках — сколько</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Письмо</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Tokens for the same sentence, relative to English: from {least}× ({cheap}) to {most}× ({dear}).</source>
        <translation>Токенов на то же предложение относительно английского: от {least}× ({cheap}) до {most}× ({dear}).</translation>
    </message>
    <message>
        <source>The sentences are being split…</source>
        <translation>Предложения разбиваются…</translation>
    </message>
    <message>
        <source>The prices come when the training is over.</source>
        <translation>Цены появятся, когда обучение закончится.</translation>
    </message>
    <message>
        <source>There is no tokenizer yet: train one, or open a file.</source>
        <translation>Токенизатора ещё нет: обучите его или откройте файл.</translation>
    </message>
    <message>
        <source>Not computed.</source>
        <translation>Не вычислено.</translation>
    </message>
</context>
<context>
    <name>PriceRows</name>
    <message>
        <source>Han and Kana</source>
        <translation>иероглифы и кана</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Guess</source>
        <translation>Угадывание</translation>
    </message>
    <message>
        <source>Score of the class</source>
        <translation>Счёт класса</translation>
    </message>
    <message>
        <source>New score</source>
        <translation>Новый счёт</translation>
    </message>
    <message>
        <source>Forget all votes and count anew</source>
        <translation>Забыть все голоса и считать заново</translation>
    </message>
    <message>
        <source>Shows the answer, then goes on</source>
        <translation>Показывает ответ, затем идёт дальше</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>What each tie rule would choose</source>
        <translation>Что выбрало бы каждое правило</translation>
    </message>
    <message>
        <source>= the same pair, ≠ a different one</source>
        <translation>= та же пара, ≠ другая</translation>
    </message>
    <message>
        <source>same</source>
        <translation>та же</translation>
    </message>
    <message>
        <source>different</source>
        <translation>другая</translation>
    </message>
</context>
<context>
    <name>SaveAnimationDialog</name>
    <message>
        <source>Save animation</source>
        <translation>Сохранение анимации</translation>
    </message>
    <message>
        <source>to</source>
        <translation>по</translation>
    </message>
    <message>
        <source>First step of the film</source>
        <translation>Первый шаг фильма</translation>
    </message>
    <message>
        <source>Last step of the film</source>
        <translation>Последний шаг фильма</translation>
    </message>
    <message>
        <source>&amp;Steps:</source>
        <translation>&amp;Шаги:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Размер:</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation>С&amp;корость:</translation>
    </message>
    <message>
        <source>S&amp;moothness:</source>
        <translation>&amp;Плавность:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Цвета:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation>Формат файла</translation>
    </message>
    <message>
        <source>Size of the picture</source>
        <translation>Размер кадра</translation>
    </message>
    <message>
        <source>How long a step takes</source>
        <translation>Сколько длится шаг</translation>
    </message>
    <message>
        <source>Pictures in a second</source>
        <translation>Кадров в секунду</translation>
    </message>
    <message>
        <source>Theme of the film</source>
        <translation>Тема фильма</translation>
    </message>
    <message>
        <source>Language of the film</source>
        <translation>Язык фильма</translation>
    </message>
    <message>
        <source>{width} × {height}</source>
        <translation>{width} × {height}</translation>
    </message>
    <message>
        <source>{number} seconds per step</source>
        <translation>{number} с на шаг</translation>
    </message>
    <message>
        <source>{number} pictures per second</source>
        <translation>{number} кадров в секунду</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Projector (large)</source>
        <translation>Проектор (крупно)</translation>
    </message>
    <message>
        <source>GIF, for slides and chats</source>
        <translation>GIF — для слайдов и сообщений</translation>
    </message>
    <message>
        <source>Animated PNG, every pixel exact</source>
        <translation>Анимированный PNG — точный до пикселя</translation>
    </message>
    <message>
        <source>MP4, for films and players</source>
        <translation>MP4 — для видеоплееров</translation>
    </message>
    <message>
        <source>The film takes {number} seconds.</source>
        <translation>Продолжительность: {number} с.</translation>
    </message>
</context>
<context>
    <name>SaveAsDialog</name>
    <message>
        <source>Save tokenizer as</source>
        <translation>Сохранить токенизатор как</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Куда:</translation>
    </message>
    <message>
        <source>Path of the file or folder</source>
        <translation>Путь к файлу или папке</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Обзор…</translation>
    </message>
    <message>
        <source>Chooses the path in a dialog</source>
        <translation>Выбирает путь в диалоге</translation>
    </message>
    <message>
        <source>{names} is there already. Replace it?</source>
        <translation>Уже есть: {names}. Заменить?</translation>
    </message>
    <message>
        <source>{names} is open in this program. Replace what is in it on the disk?</source>
        <translation>{names} сейчас открыт в этой программе. Заменить его содержимое на диске?</translation>
    </message>
</context>
<context>
    <name>SavePictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Что:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>&amp;Twice as sharp</source>
        <translation>&amp;Вдвое чётче</translation>
    </message>
    <message>
        <source>What to draw</source>
        <translation>Что нарисовать</translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation>Формат файла</translation>
    </message>
    <message>
        <source>Two pixels for every one on the screen</source>
        <translation>Два пикселя на каждый экранный</translation>
    </message>
    <message>
        <source>The whole window</source>
        <translation>Всё окно</translation>
    </message>
    <message>
        <source>PNG, for slides and web pages</source>
        <translation>PNG — для слайдов и сайтов</translation>
    </message>
    <message>
        <source>SVG, sharp at every size</source>
        <translation>SVG — чёткий в любом размере</translation>
    </message>
    <message>
        <source>PDF, for print</source>
        <translation>PDF — для печати</translation>
    </message>
</context>
<context>
    <name>SceneText</name>
    <message>
        <source>Step {position} of {total}</source>
        <translation>Шаг {position} из {total}</translation>
    </message>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} токен</numerusform>
            <numerusform>{number} токена</numerusform>
            <numerusform>{number} токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>vocabulary: {number}</source>
        <translation>словарь: {number}</translation>
    </message>
    <message>
        <source>{number} bytes per token</source>
        <translation>{number} байта на токен</translation>
    </message>
    <message>
        <source>{number} characters per token</source>
        <translation>{number} символа на токен</translation>
    </message>
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>emoji</source>
        <translation>эмодзи</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>арабского письма</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>армянского письма</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>бенгальского письма</translation>
    </message>
    <message>
        <source>Cherokee</source>
        <translation>письма чероки</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>кириллицы</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>деванагари</translation>
    </message>
    <message>
        <source>Ethiopic</source>
        <translation>эфиопского письма</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>грузинского письма</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>греческого письма</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>письма гуджарати</translation>
    </message>
    <message>
        <source>Gurmukhi</source>
        <translation>гурмукхи</translation>
    </message>
    <message>
        <source>Korean letters</source>
        <translation>корейского письма</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>китайских иероглифов</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>еврейского письма</translation>
    </message>
    <message>
        <source>Japanese Hiragana</source>
        <translation>японской хираганы</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>письма каннада</translation>
    </message>
    <message>
        <source>Japanese Katakana</source>
        <translation>японской катаканы</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>кхмерского письма</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>лаосского письма</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>латиницы</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>письма малаялам</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>монгольского письма</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>бирманского письма</translation>
    </message>
    <message>
        <source>N&apos;Ko</source>
        <translation>письма нко</translation>
    </message>
    <message>
        <source>Odia</source>
        <translation>письма ория</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>сингальского письма</translation>
    </message>
    <message>
        <source>Syriac</source>
        <translation>сирийского письма</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>тамильского письма</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>письма телугу</translation>
    </message>
    <message>
        <source>Thaana</source>
        <translation>письма тана</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>тайского письма</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>тибетского письма</translation>
    </message>
</context>
<context>
    <name>SearchLink</name>
    <message>
        <source>Typed text</source>
        <translation>Введённый текст</translation>
    </message>
</context>
<context>
    <name>SessionPlace</name>
    <message>
        <source>The session was not saved</source>
        <translation>Сеанс не сохранён</translation>
    </message>
    <message>
        <source>Session saved to {path}</source>
        <translation>Сеанс сохранён в {path}</translation>
    </message>
    <message>
        <source>The session was not opened</source>
        <translation>Сеанс не открыт</translation>
    </message>
    <message>
        <source>Not everything is as it was</source>
        <translation>Не всё так, как было</translation>
    </message>
</context>
<context>
    <name>SetupTabs</name>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Corpus and options</source>
        <translation>Корпус и параметры</translation>
    </message>
</context>
<context>
    <name>ShownWord</name>
    <message>
        <source>The lanes show a word of the table.</source>
        <translation>На дорожках показано слово из таблицы.</translation>
    </message>
    <message>
        <source>Back to my text</source>
        <translation>Вернуться к моему тексту</translation>
    </message>
</context>
<context>
    <name>SignNotes</name>
    <message>
        <source>·: a space</source>
        <translation>·: пробел</translation>
    </message>
    <message>
        <source>⇥: a tab</source>
        <translation>⇥: табуляция</translation>
    </message>
    <message>
        <source>⏎: the end of a line</source>
        <translation>⏎: конец строки</translation>
    </message>
    <message>
        <source>{sign}: a byte that is no whole character by itself</source>
        <translation>{sign}: байт, который сам по себе не целый символ</translation>
    </message>
    <message>
        <source>{sign}: not bytes; the token stands in the file so</source>
        <translation>{sign}: не байты; токен записан в файле так же, как здесь</translation>
    </message>
    <message>
        <source>{sign}: a character that cannot be drawn, by its number</source>
        <translation>{sign}: символ, который нельзя нарисовать, по его номеру</translation>
    </message>
    <message>
        <source>⟨…×8⟩: what is inside, 8 times</source>
        <translation>⟨…×8⟩: то, что внутри, 8 раз подряд</translation>
    </message>
    <message>
        <source>{sign}: the place of the letter that the mark belongs to</source>
        <translation>{sign}: место буквы, к которой относится знак</translation>
    </message>
</context>
<context>
    <name>SizeField</name>
    <message>
        <source>Train until</source>
        <translation>Остановиться</translation>
    </message>
    <message>
        <source>no pair is left</source>
        <translation>когда кончатся пары</translation>
    </message>
    <message>
        <source>a vocabulary size</source>
        <translation>по размеру словаря</translation>
    </message>
    <message>
        <source>a number of merges</source>
        <translation>по числу слияний</translation>
    </message>
    <message>
        <source>Symbols and merged tokens, special tokens not counted.</source>
        <translation>Исходные символы и слитые токены; специальные токены не считаются.</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Размер словаря</translation>
    </message>
    <message>
        <source>Number of merges</source>
        <translation>Число слияний</translation>
    </message>
</context>
<context>
    <name>SourceNames</name>
    <message>
        <source>Trained here: all merges ({total})</source>
        <translation>Обучен здесь: все слияния ({total})</translation>
    </message>
    <message>
        <source>Step {count} of {total}</source>
        <translation>Шаг {count} из {total}</translation>
    </message>
    <message>
        <source>All merges: {total}</source>
        <translation>Все слияния: {total}</translation>
    </message>
</context>
<context>
    <name>SpecialTokensField</name>
    <message>
        <source>Special tokens</source>
        <translation>Специальные токены</translation>
    </message>
    <message>
        <source>Separated by spaces. They get the last ids.</source>
        <translation>Через пробел. Они получают последние номера.</translation>
    </message>
    <message>
        <source>Given twice: {names}</source>
        <translation>Указаны дважды: {names}</translation>
    </message>
</context>
<context>
    <name>SpeedChoice</name>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Speed of playing and stepping</source>
        <translation>Скорость показа и шагов</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
</context>
<context>
    <name>SplitBar</name>
    <message>
        <source>Position in the split</source>
        <translation>Место в ходе деления</translation>
    </message>
</context>
<context>
    <name>SplitField</name>
    <message>
        <source>Letters and digits with the space before them, runs of other signs, runs of spaces.</source>
        <translation>Буквы и цифры вместе с пробелом перед ними, группы прочих знаков, группы пробелов.</translation>
    </message>
    <message>
        <source>Letters, digits and signs apart, each with the space before; &apos;s and the like are cut off.</source>
        <translation>Буквы, цифры и знаки порознь, каждая группа с пробелом перед ней; &apos;s и подобное отделяется.</translation>
    </message>
    <message>
        <source>GPT-3.5 and GPT-4. Digits in groups of three; a sign may begin a word.</source>
        <translation>GPT-3.5 и GPT-4. Цифры группами по три; слово может начинаться знаком.</translation>
    </message>
    <message>
        <source>GPT-4o. As cl100k, and a capital after a small letter begins a word.</source>
        <translation>GPT-4o. Как cl100k, но прописная после строчной начинает новое слово.</translation>
    </message>
    <message>
        <source>What stands between white space; the white space itself is dropped.</source>
        <translation>То, что стоит между пробелами; сами пробелы отбрасываются.</translation>
    </message>
    <message>
        <source>The whole text is one word, so merges go across spaces.</source>
        <translation>Весь текст — одно слово, поэтому слияния идут и через пробелы.</translation>
    </message>
    <message>
        <source>Each match of the pattern is a word; everything else is left out.</source>
        <translation>Каждое совпадение с образцом — слово; остальное пропускается.</translation>
    </message>
    <message>
        <source>It&apos;s 12345!  OK?</source>
        <translation>Ещё 12345!  Да?</translation>
    </message>
    <message>
        <source>Split rule</source>
        <translation>Правило деления</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>По пробелам</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Не делить</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Свой образец</translation>
    </message>
    <message>
        <source>Try it on a line</source>
        <translation>Проверить на строке</translation>
    </message>
    <message>
        <source>Line for trying the split rule</source>
        <translation>Строка для проверки правила деления</translation>
    </message>
    <message>
        <source>The line, split</source>
        <translation>Строка, поделённая на слова</translation>
    </message>
    <message>
        <source>A list of words with counts is not split.</source>
        <translation>Список слов с частотами не делится.</translation>
    </message>
    <message>
        <source>This pattern tries too many ways: splitting the line was stopped.</source>
        <translation>Образец перебирает слишком много вариантов: деление строки остановлено.</translation>
    </message>
    <message>
        <source>Words: {words}</source>
        <translation>Слова: {words}</translation>
    </message>
</context>
<context>
    <name>SplitModes</name>
    <message>
        <source>Rank-ordered</source>
        <translation>По рангу слияний</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Самое длинное совпадение</translation>
    </message>
    <message>
        <source>Left to right (a mistake)</source>
        <translation>Слева направо (ошибка)</translation>
    </message>
    <message>
        <source>Fewest tokens</source>
        <translation>Меньше всего токенов</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>По рангу</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Длиннейшее</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Слева направо</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Меньше всего</translation>
    </message>
    <message>
        <source>BPE: of the merges that fit, the one that was learned first.</source>
        <translation>BPE: из подходящих слияний берётся выученное раньше.</translation>
    </message>
    <message>
        <source>Not BPE: at every place the longest token of the vocabulary, from the left.</source>
        <translation>Не BPE: на каждом месте, слева направо, самый длинный токен словаря.</translation>
    </message>
    <message>
        <source>A well-known mistake: it applies the first merge that fits from the left, not the one that was learned first.</source>
        <translation>Известная ошибка: применяется первое слева подходящее слияние, а не выученное раньше.</translation>
    </message>
    <message>
        <source>Not BPE: the split with the fewest tokens that the vocabulary allows, found by dynamic programming.</source>
        <translation>Не BPE: деление на наименьшее число токенов, какое позволяет словарь; находится динамическим программированием.</translation>
    </message>
    <message>
        <source>A well-known mistake</source>
        <translation>Известная ошибка</translation>
    </message>
    <message>
        <source>Not BPE</source>
        <translation>Не BPE</translation>
    </message>
</context>
<context>
    <name>SplitPlayer</name>
    <message>
        <source>Watch a word being split</source>
        <translation>Как делится слово</translation>
    </message>
    <message>
        <source>Word being split</source>
        <translation>Слово в ходе деления</translation>
    </message>
    <message>
        <source>Select a word to watch it being split.</source>
        <translation>Щёлкните по токену, чтобы увидеть, как делится его слово.</translation>
    </message>
</context>
<context>
    <name>SplitSentences</name>
    <message>
        <source>{pair}, rank {rank}, is the only merge that fits: {result}.</source>
        <translation>{pair} (ранг {rank}) — единственное подходящее слияние: {result}.</translation>
    </message>
    <message>
        <source>{pair} has the lowest rank, {rank}, and becomes {result}.</source>
        <translation>У {pair} наименьший ранг, {rank}: получается {result}.</translation>
    </message>
    <message>
        <source>{pair} is the first merge from the left and becomes {result}.</source>
        <translation>{pair} — первое слияние слева: получается {result}.</translation>
    </message>
    <message>
        <source>Its rank is {rank}; BPE would take {other}, rank {lower}.</source>
        <translation>Его ранг — {rank}; BPE выбрал бы {other}, ранг {lower}.</translation>
    </message>
    <message>
        <source>Nothing in the vocabulary starts here; {token} stays alone.</source>
        <translation>В словаре нет ничего, что начиналось бы здесь; {token} остаётся отдельно.</translation>
    </message>
    <message>
        <source>{token} is the longest piece that could be a token, and it is one.</source>
        <translation>{token} — самая длинная часть, какая могла бы быть токеном, и это токен.</translation>
    </message>
    <message>
        <source>{token} is the longest token that starts here; not in the vocabulary: {tried}.</source>
        <translation>{token} — самый длинный токен, который здесь начинается; в словаре нет: {tried}.</translation>
    </message>
    <message numerus="yes">
        <source>From {symbol} to the end {count} token(s) are enough, beginning with {token}.</source>
        <translation>
            <numerusform>От {symbol} до конца хватит {count} токена; первый — {token}.</numerusform>
            <numerusform>От {symbol} до конца хватит {count} токенов; первый — {token}.</numerusform>
            <numerusform>От {symbol} до конца хватит {count} токенов; первый — {token}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best way on begins with {token}.</source>
        <translation>Лучшее продолжение начинается с {token}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} token(s).</source>
        <translation>
            <numerusform>{count} токен.</numerusform>
            <numerusform>{count} токена.</numerusform>
            <numerusform>{count} токенов.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair that is left is a merge: {tokens}</source>
        <translation>Среди оставшихся пар слияний нет: {tokens}</translation>
    </message>
    <message>
        <source>Done: {tokens}</source>
        <translation>Готово: {tokens}</translation>
    </message>
</context>
<context>
    <name>StabilityLine</name>
    <message>
        <source>Flash changes</source>
        <translation>Подсвечивать изменения</translation>
    </message>
    <message>
        <source>Flash the tokens that a key changes although it stands elsewhere</source>
        <translation>Подсвечивать токены, которые меняются, хотя правка сделана в другом месте</translation>
    </message>
    <message>
        <source>{lane}: {count}</source>
        <translation>{lane}: {count}</translation>
    </message>
    <message>
        <source>1 key changed earlier tokens: {lanes}</source>
        <translation>1 клавиша изменила предыдущие токены: {lanes}</translation>
    </message>
    <message>
        <source>The edit changed earlier tokens: {lanes}</source>
        <translation>Правка изменила предыдущие токены: {lanes}</translation>
    </message>
    <message numerus="yes">
        <source>1 key changed {count} earlier token(s)</source>
        <translation>
            <numerusform>1 клавиша изменила {count} предыдущий токен</numerusform>
            <numerusform>1 клавиша изменила {count} предыдущих токена</numerusform>
            <numerusform>1 клавиша изменила {count} предыдущих токенов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The edit changed {count} earlier token(s)</source>
        <translation>
            <numerusform>Правка изменила {count} предыдущий токен</numerusform>
            <numerusform>Правка изменила {count} предыдущих токена</numerusform>
            <numerusform>Правка изменила {count} предыдущих токенов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>{file} was not opened: you cancelled it.</source>
        <translation>Файл {file} не открыт: вы отменили открытие.</translation>
    </message>
    <message>
        <source>Tokenizer saved to {path}</source>
        <translation>Токенизатор сохранён в {path}</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>The step in words</source>
        <translation>Шаг словами</translation>
    </message>
</context>
<context>
    <name>StepField</name>
    <message>
        <source>Step {position} of {total}</source>
        <translation>Шаг {position} из {total}</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>How many steps are applied; type a number to go there</source>
        <translation>Сколько шагов сделано; введите число, чтобы перейти туда</translation>
    </message>
    <message>
        <source>Type a number to go to that position</source>
        <translation>Введите число, чтобы перейти к этому шагу</translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>{step}, bookmark</source>
        <translation>{step}, закладка</translation>
    </message>
</context>
<context>
    <name>SystemReasons</name>
    <message>
        <source>Permission denied</source>
        <translation>нет разрешения</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>операция не разрешена</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>носитель только для чтения</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>такого файла или папки нет</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>файл уже есть</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>слишком длинное имя файла</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>слишком большой файл</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>файл или устройство занято</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>файл занят другой программой</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>ошибка чтения или записи</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>открыто слишком много файлов</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>ссылки указывают друг на друга</translation>
    </message>
</context>
<context>
    <name>TableSaver</name>
    <message>
        <source>Save table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <translation>Таблицы ({pattern})</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>Таблица не сохранена</translation>
    </message>
    <message>
        <source>Table saved to {path}</source>
        <translation>Таблица сохранена в {path}</translation>
    </message>
</context>
<context>
    <name>TakeHome</name>
    <message>
        <source>Save handout</source>
        <translation>Сохранение раздаточного материала</translation>
    </message>
    <message>
        <source>The handout is being written.</source>
        <translation>Готовим раздаточный материал.</translation>
    </message>
    <message>
        <source>Handout saved to {path}</source>
        <translation>Раздаточный материал сохранён в {path}</translation>
    </message>
    <message>
        <source>The handout was not saved</source>
        <translation>Раздаточный материал не сохранён</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>Таблица не сохранена</translation>
    </message>
    <message>
        <source>Table saved to {path}</source>
        <translation>Таблица сохранена в {path}</translation>
    </message>
    <message>
        <source>A text, compared</source>
        <translation>Сравнение текста</translation>
    </message>
    <message>
        <source>A text of one&apos;s own</source>
        <translation>Свой текст</translation>
    </message>
</context>
<context>
    <name>TextInput</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Text to split</source>
        <translation>Текст для деления</translation>
    </message>
    <message>
        <source>Tab leaves the field, Ctrl+Tab writes a tab character</source>
        <translation>Tab переходит из поля дальше, Ctrl+Tab вставляет знак табуляции</translation>
    </message>
    <message>
        <source>Type or paste a text, or open one.</source>
        <translation>Введите или вставьте текст либо откройте файл.</translation>
    </message>
    <message>
        <source>Open text…</source>
        <translation>Открыть текст…</translation>
    </message>
    <message>
        <source>Open a text file to split</source>
        <translation>Открыть текстовый файл для деления</translation>
    </message>
    <message>
        <source>Open a text file of up to 1 MB</source>
        <translation>Открыть текстовый файл размером до 1 МБ</translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s)</source>
        <translation>
            <numerusform>{count} символ</numerusform>
            <numerusform>{count} символа</numerusform>
            <numerusform>{count} символов</numerusform>
        </translation>
    </message>
    <message>
        <source>A text can have up to {most} MB here; with these {size} MB it would have more, so they were not taken.</source>
        <translation>Текст здесь может занимать до {most} МБ; с этими {size} МБ он стал бы больше, поэтому они не взяты.</translation>
    </message>
    <message>
        <source>These private characters cannot stand in this field and are written as signs: {characters}.</source>
        <translation>Эти символы частного использования не могут стоять в этом поле и записаны знаками: {characters}.</translation>
    </message>
    <message>
        <source>No font here draws {characters}.</source>
        <translation>Здесь нет шрифта для {characters}.</translation>
    </message>
    <message>
        <source>Very long lines are broken here to be shown; the text stays whole.</source>
        <translation>Очень длинные строки здесь показаны с переносами; сам текст не изменён.</translation>
    </message>
    <message numerus="yes">
        <source>{count} half character(s) came with this text, the first at position {place}; each is kept and has 3 bytes.</source>
        <translation>
            <numerusform>С текстом пришла {count} половина символа, первая — на месте {place}; она сохранена и занимает 3 байта.</numerusform>
            <numerusform>С текстом пришли {count} половины символов, первая — на месте {place}; каждая сохранена и занимает 3 байта.</numerusform>
            <numerusform>С текстом пришло {count} половин символов, первая — на месте {place}; каждая сохранена и занимает 3 байта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s) were lost before this text came here; U+FFFD stands in their place, first at position {place}.</source>
        <translation>
            <numerusform>{count} символ потерян ещё до вставки; на его месте стоит U+FFFD, впервые — на месте {place}.</numerusform>
            <numerusform>{count} символа потеряны ещё до вставки; на их месте стоит U+FFFD, впервые — на месте {place}.</numerusform>
            <numerusform>{count} символов потеряны ещё до вставки; на их месте стоит U+FFFD, впервые — на месте {place}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TieField</name>
    <message>
        <source>The pair met first when the words are read in order, left to right: minbpe, tiktoken’s teaching code, most lectures.</source>
        <translation>Пара, которая встретится первой, если читать слова по порядку слева направо: minbpe, учебный код tiktoken, большинство лекций.</translation>
    </message>
    <message>
        <source>The pair with the smallest ids, left before right: Hugging Face tokenizers, rustbpe.</source>
        <translation>Пара с наименьшими номерами, сначала левый, потом правый: Hugging Face tokenizers, rustbpe.</translation>
    </message>
    <message>
        <source>The pair that comes last in code point order, left before right: subword-nmt.</source>
        <translation>Последняя пара в порядке кодов символов, сначала левый токен, потом правый: subword-nmt.</translation>
    </message>
    <message>
        <source>The shorter joined token, then the one that comes first in code point order: SentencePiece.</source>
        <translation>Более короткий слитый токен, затем первый в порядке кодов символов: SentencePiece.</translation>
    </message>
    <message>
        <source>Among equally frequent pairs</source>
        <translation>Среди равных пар</translation>
    </message>
    <message>
        <source>Tie rule</source>
        <translation>Правило для ничьих</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Первая встреченная</translation>
    </message>
    <message>
        <source>Lowest ids</source>
        <translation>Наименьшие номера</translation>
    </message>
    <message>
        <source>Greatest symbols</source>
        <translation>Наибольшие символы</translation>
    </message>
</context>
<context>
    <name>TieSentences</name>
    <message>
        <source>First seen</source>
        <translation>Первая встреченная</translation>
    </message>
    <message>
        <source>Lowest ids</source>
        <translation>Наименьшие номера</translation>
    </message>
    <message>
        <source>Greatest symbols</source>
        <translation>Наибольшие символы</translation>
    </message>
    <message>
        <source>Not the most frequent pair</source>
        <translation>Не самая частая пара</translation>
    </message>
    <message>
        <source>No tie</source>
        <translation>Ничьей нет</translation>
    </message>
    <message numerus="yes">
        <source>{pairs}-way tie at {count}</source>
        <translation>
            <numerusform>Ничья: {pairs} пара по {count}</numerusform>
            <numerusform>Ничья: {pairs} пары по {count}</numerusform>
            <numerusform>Ничья: {pairs} пар по {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been trained yet.</source>
        <translation>Обучения ещё не было.</translation>
    </message>
    <message numerus="yes">
        <source>{pair} is the only pair that occurs {count} time(s).</source>
        <translation>
            <numerusform>{pair} — единственная пара, которая встречается {count} раз.</numerusform>
            <numerusform>{pair} — единственная пара, которая встречается {count} раза.</numerusform>
            <numerusform>{pair} — единственная пара, которая встречается {count} раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tokenizer prescribes {pair}, one of the most frequent pairs.</source>
        <translation>Токенизатор предписывает пару {pair}, одну из самых частых.</translation>
    </message>
    <message>
        <source>{pair} wins: first met in {word}, byte {position}.</source>
        <translation>Побеждает {pair}: встретилась первой в слове {word}, байт {position}.</translation>
    </message>
    <message>
        <source>{pair} wins: first met in {word}, position {position}.</source>
        <translation>Побеждает {pair}: встретилась первой в слове {word}, место {position}.</translation>
    </message>
    <message>
        <source>{pair} wins: its ids {left_id} and {right_id} are the smallest, left before right.</source>
        <translation>Побеждает {pair}: её номера {left_id} и {right_id} наименьшие (сначала левый, потом правый).</translation>
    </message>
    <message>
        <source>{pair} wins: of the pairs with the smallest left id {left_id}, its right id {right_id} is the smallest.</source>
        <translation>Побеждает {pair}: среди пар с наименьшим левым номером {left_id} её правый номер {right_id} наименьший.</translation>
    </message>
    <message>
        <source>{pair} wins: {left} is the greatest left token by byte.</source>
        <translation>Побеждает {pair}: её левый токен {left} наибольший по байтам.</translation>
    </message>
    <message>
        <source>{pair} wins: of the pairs with the greatest left token {left}, its right token {right} is the greatest by byte.</source>
        <translation>Побеждает {pair}: среди пар с наибольшим левым токеном {left} её правый токен {right} наибольший по байтам.</translation>
    </message>
    <message>
        <source>{pair} wins: {left} is the greatest left token by code point.</source>
        <translation>Побеждает {pair}: её левый токен {left} наибольший по кодам символов.</translation>
    </message>
    <message>
        <source>{pair} wins: of the pairs with the greatest left token {left}, its right token {right} is the greatest by code point.</source>
        <translation>Побеждает {pair}: среди пар с наибольшим левым токеном {left} её правый токен {right} наибольший по кодам символов.</translation>
    </message>
    <message>
        <source>{pair} wins: its joined text {joined} is the shortest.</source>
        <translation>Побеждает {pair}: вместе они дают самый короткий текст {joined}.</translation>
    </message>
    <message>
        <source>{pair} wins: of the shortest joined texts, {joined} is the smallest by code point.</source>
        <translation>Побеждает {pair}: из самых коротких слитых текстов {joined} наименьший по кодам символов.</translation>
    </message>
    <message>
        <source>{pair} wins: other pairs join to {joined}, too; it is first met in {word}, byte {position}.</source>
        <translation>Побеждает {pair}: {joined} дают и другие пары, но она встретилась первой в слове {word}, байт {position}.</translation>
    </message>
    <message>
        <source>{pair} wins: other pairs join to {joined}, too; it is first met in {word}, position {position}.</source>
        <translation>Побеждает {pair}: {joined} дают и другие пары, но она встретилась первой в слове {word}, место {position}.</translation>
    </message>
    <message>
        <source>The tokenizer prescribes {pair}, which does not occur here; the highest count is {highest}.</source>
        <translation>Токенизатор предписывает пару {pair}, которой здесь нет; наибольшая частота — {highest}.</translation>
    </message>
    <message numerus="yes">
        <source>The tokenizer prescribes {pair}, which occurs {count} time(s) here; the highest count is {highest}.</source>
        <translation>
            <numerusform>Токенизатор предписывает пару {pair}, которая здесь встречается {count} раз; наибольшая частота — {highest}.</numerusform>
            <numerusform>Токенизатор предписывает пару {pair}, которая здесь встречается {count} раза; наибольшая частота — {highest}.</numerusform>
            <numerusform>Токенизатор предписывает пару {pair}, которая здесь встречается {count} раз; наибольшая частота — {highest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still training</source>
        <translation>Идёт обучение</translation>
    </message>
    <message>
        <source>No words</source>
        <translation>Слов нет</translation>
    </message>
    <message>
        <source>No more pairs</source>
        <translation>Пар больше нет</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец</translation>
    </message>
    <message numerus="yes">
        <source>Training ended: {number} merge(s) were asked for.</source>
        <translation>
            <numerusform>Обучение закончено: было запрошено {number} слияние.</numerusform>
            <numerusform>Обучение закончено: было запрошено {number} слияния.</numerusform>
            <numerusform>Обучение закончено: было запрошено {number} слияний.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training ended: a vocabulary of {number} entry(ies) was asked for.</source>
        <translation>
            <numerusform>Обучение закончено: был запрошен словарь из {number} токена.</numerusform>
            <numerusform>Обучение закончено: был запрошен словарь из {number} токенов.</numerusform>
            <numerusform>Обучение закончено: был запрошен словарь из {number} токенов.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to merge.</source>
        <translation>Сливать нечего.</translation>
    </message>
    <message>
        <source>Every word is a single token.</source>
        <translation>Каждое слово — один токен.</translation>
    </message>
    <message numerus="yes">
        <source>No pair occurs at least {number} time(s).</source>
        <translation>
            <numerusform>Ни одна пара не встречается хотя бы {number} раз.</numerusform>
            <numerusform>Ни одна пара не встречается хотя бы {number} раза.</numerusform>
            <numerusform>Ни одна пара не встречается хотя бы {number} раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {number} merge(s) of the tokenizer are applied.</source>
        <translation>
            <numerusform>Выполнено {number} слияние токенизатора — это все.</numerusform>
            <numerusform>Выполнены все {number} слияния токенизатора.</numerusform>
            <numerusform>Выполнены все {number} слияний токенизатора.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step is being computed.</source>
        <translation>Следующий шаг вычисляется.</translation>
    </message>
</context>
<context>
    <name>TieSlider</name>
    <message>
        <source>Position {position}: tie</source>
        <translation>Шаг {position}: ничья</translation>
    </message>
    <message>
        <source>Position {position}</source>
        <translation>Шаг {position}</translation>
    </message>
    <message>
        <source>Ties around here: {ties} of {steps} steps</source>
        <translation>Ничьих поблизости: {ties} из {steps} шагов</translation>
    </message>
</context>
<context>
    <name>TiesPanel</name>
    <message>
        <source>Ties</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>The choice of each rule</source>
        <translation>Выбор каждого правила</translation>
    </message>
    <message>
        <source>Rules: = same, ≠ different</source>
        <translation>Правила: = та же, ≠ другая</translation>
    </message>
</context>
<context>
    <name>TokenDetailsPanel</name>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Point at a token to see what it is.</source>
        <translation>Наведите мышь на токен, чтобы узнать о нём всё.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation>Слит из</translation>
    </message>
    <message>
        <source>In this text</source>
        <translation>В тексте</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символы</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>слитый</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>исходный символ</translation>
    </message>
    <message>
        <source>special</source>
        <translation>специальный</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестный</translation>
    </message>
    <message>
        <source>not merged</source>
        <translation>без слияния</translation>
    </message>
    <message>
        <source>byte {first} of the {bytes} of {character}</source>
        <translation>байт {first} из {bytes} символа {character}</translation>
    </message>
    <message>
        <source>bytes {first} to {last} of the {bytes} of {character}</source>
        <translation>байты {first}–{last} из {bytes} символа {character}</translation>
    </message>
    <message>
        <source>inside {number}</source>
        <translation>внутри {number}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>с {first} по {last}</translation>
    </message>
    <message>
        <source>Open into its parts (+)</source>
        <translation>Раскрыть на части (+)</translation>
    </message>
    <message>
        <source>Close its parts (−)</source>
        <translation>Свернуть части (−)</translation>
    </message>
</context>
<context>
    <name>TokenPane</name>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>{label}: a token that stands for no character</source>
        <translation>{label}: токен, которому не соответствует ни один символ</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n токен</numerusform>
            <numerusform>%n токена</numerusform>
            <numerusform>%n токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>Left and Right go to tokens and the places between; Enter there tells why.</source>
        <translation>Влево и вправо — к токенам и местам между ними; Enter на таком месте скажет почему.</translation>
    </message>
    <message>
        <source>The text is being split…</source>
        <translation>Текст разбивается…</translation>
    </message>
    <message>
        <source>Type or paste a text above to see its tokens here.</source>
        <translation>Введите или вставьте текст выше — здесь появятся его токены.</translation>
    </message>
</context>
<context>
    <name>TokenPanel</name>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>What the token was merged from</source>
        <translation>Из чего слит токен</translation>
    </message>
    <message>
        <source>Arrows walk through the tree, Return goes to a token, + and − zoom, 0 fits</source>
        <translation>Стрелки ведут по дереву, Enter переходит к токену, + и − меняют масштаб, 0 показывает всё</translation>
    </message>
    <message>
        <source>Tokens that it became part of</source>
        <translation>Токены, частью которых он стал</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>No token has been chosen in the vocabulary yet.</source>
        <translation>В словаре ещё не выбран ни один токен.</translation>
    </message>
    <message>
        <source>Choose a token in the vocabulary.</source>
        <translation>Выберите токен в словаре.</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>id {id}</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>ранг {rank}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>оценка {score}</translation>
    </message>
    <message numerus="yes">
        <source>{count} character(s)</source>
        <translation>
            <numerusform>{count} символ</numerusform>
            <numerusform>{count} символа</numerusform>
            <numerusform>{count} символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} byte(s)</source>
        <translation>
            <numerusform>{count} байт</numerusform>
            <numerusform>{count} байта</numerusform>
            <numerusform>{count} байтов</numerusform>
        </translation>
    </message>
    <message>
        <source>Text: {text}</source>
        <translation>Текст: {text}</translation>
    </message>
    <message>
        <source>The tree is too large; only its upper levels are shown.</source>
        <translation>Дерево слишком велико; показаны только верхние уровни.</translation>
    </message>
    <message>
        <source>The parts of its merge are not in the vocabulary.</source>
        <translation>Частей его слияния в словаре нет.</translation>
    </message>
    <message>
        <source>It is part of no other token.</source>
        <translation>Он не стал частью других токенов.</translation>
    </message>
    <message numerus="yes">
        <source>Part of {count} token(s), directly of {direct}</source>
        <translation>
            <numerusform>Часть {count} токена, прямо — {direct}</numerusform>
            <numerusform>Часть {count} токенов, прямо — {direct}</numerusform>
            <numerusform>Часть {count} токенов, прямо — {direct}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first {count} are shown</source>
        <translation>
            <numerusform>показан первый {count}</numerusform>
            <numerusform>показаны первые {count}</numerusform>
            <numerusform>показаны первые {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenTip</name>
    <message>
        <source>In the file: {label}</source>
        <translation>В файле: {label}</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Опыты</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Токенизатор</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Open one of the bundled corpora</source>
        <translation>Открыть один из готовых корпусов</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Choose colours and type sizes</source>
        <translation>Выбрать цвета и размер шрифта</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Choose the language of the window</source>
        <translation>Выбрать язык окна</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Next merge</source>
        <translation>Следующее слияние</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>Слияния</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
</context>
<context>
    <name>VocabularyChip</name>
    <message>
        <source>Show all tokens again</source>
        <translation>Снова показать все токены</translation>
    </message>
</context>
<context>
    <name>VocabularyFilter</name>
    <message>
        <source>Filter tokens</source>
        <translation>Фильтр токенов</translation>
    </message>
    <message>
        <source>Filter of the vocabulary</source>
        <translation>Фильтр словаря</translation>
    </message>
    <message>
        <source>Searches for exactly what is typed, also for a space in front of a word</source>
        <translation>Ищет ровно то, что набрано, в том числе пробел перед словом</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистить фильтр</translation>
    </message>
    <message>
        <source>Clear the filter (Esc)</source>
        <translation>Очистить фильтр (Esc)</translation>
    </message>
    <message>
        <source>What can stand in the filter</source>
        <translation>Что можно написать в фильтре</translation>
    </message>
</context>
<context>
    <name>VocabularyPanel</name>
    <message>
        <source>Chosen tokens</source>
        <translation>Выбранные токены</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Tokens of the vocabulary</source>
        <translation>Токены словаря</translation>
    </message>
    <message>
        <source>Return or a double click on a row opens the page of its token.</source>
        <translation>Enter или двойной щелчок по строке открывает страницу её токена.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Columns of the vocabulary</source>
        <translation>Столбцы словаря</translation>
    </message>
    <message>
        <source>Choose which columns are shown</source>
        <translation>Выбрать, какие столбцы показывать</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Merged from</source>
        <translation>Слит из</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Входит в</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Bytes, number</source>
        <translation>Число байтов</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символов</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Письмо</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>В тексте</translation>
    </message>
    <message>
        <source>The number that a model gets</source>
        <translation>Число, которое получает модель</translation>
    </message>
    <message>
        <source>What the token is called; no two are called the same</source>
        <translation>Имя токена; двух одинаковых нет</translation>
    </message>
    <message>
        <source>The bytes that it stands for</source>
        <translation>Байты, которые он обозначает</translation>
    </message>
    <message>
        <source>The characters that it stands for</source>
        <translation>Символы, которые он обозначает</translation>
    </message>
    <message>
        <source>The place of its merge in the list of merges</source>
        <translation>Место его слияния в списке слияний</translation>
    </message>
    <message>
        <source>The logarithm of its probability: of all splits the one with the largest sum wins</source>
        <translation>Логарифм вероятности: из всех делений побеждает то, у которого сумма больше</translation>
    </message>
    <message>
        <source>The two tokens that its merge joins</source>
        <translation>Два токена, которые соединяет его слияние</translation>
    </message>
    <message>
        <source>How many tokens are merged directly from it</source>
        <translation>Сколько токенов слито прямо из него</translation>
    </message>
    <message>
        <source>What it is: a symbol, the result of a merge, a special token …</source>
        <translation>Что это: исходный символ, результат слияния, специальный токен …</translation>
    </message>
    <message>
        <source>How many bytes it has</source>
        <translation>Сколько в нём байтов</translation>
    </message>
    <message>
        <source>How many characters it has</source>
        <translation>Сколько в нём символов</translation>
    </message>
    <message>
        <source>The script of its letters</source>
        <translation>Письменность его букв</translation>
    </message>
    <message>
        <source>How often it is among the tokens of the text below</source>
        <translation>Сколько раз он встречается среди токенов текста внизу</translation>
    </message>
    <message numerus="yes">
        <source>{total} token(s)</source>
        <translation>
            <numerusform>{total} токен</numerusform>
            <numerusform>{total} токена</numerusform>
            <numerusform>{total} токенов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {total} token(s)</source>
        <translation>
            <numerusform>{shown} из {total} токена</numerusform>
            <numerusform>{shown} из {total} токенов</numerusform>
            <numerusform>{shown} из {total} токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} (by the filter before)</source>
        <translation>{count} (по прежнему фильтру)</translation>
    </message>
    <message>
        <source>No tokenizer is open.</source>
        <translation>Токенизатор не открыт.</translation>
    </message>
    <message>
        <source>No token is of a script called {script}.</source>
        <translation>Нет токенов письменности «{script}».</translation>
    </message>
    <message>
        <source>No token holds this text. Did you mean {filter}?</source>
        <translation>Ни один токен не содержит такого текста. Может быть, имелось в виду {filter}?</translation>
    </message>
    <message>
        <source>No token fits the filter.</source>
        <translation>Под фильтр не подходит ни один токен.</translation>
    </message>
    <message>
        <source>No font here for: {scripts}</source>
        <translation>Нет шрифта для: {scripts}</translation>
    </message>
    <message>
        <source>The vocabulary has no tokens.</source>
        <translation>В словаре нет токенов.</translation>
    </message>
</context>
<context>
    <name>VocabularyView</name>
    <message>
        <source>Columns of the vocabulary</source>
        <translation>Столбцы словаря</translation>
    </message>
</context>
<context>
    <name>VocabularyWords</name>
    <message>
        <source>symbol</source>
        <translation>исходный</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>слияние</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавленный</translation>
    </message>
    <message>
        <source>special</source>
        <translation>специальный</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>незанятый</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>часть слова</translation>
    </message>
    <message>
        <source>A symbol: no merge makes this token, merging begins with it.</source>
        <translation>Исходный токен: он не получен слиянием, с таких слияния начинаются.</translation>
    </message>
    <message>
        <source>An added token: it is found in a text before the text is split.</source>
        <translation>Добавленный токен: его находят в тексте до того, как текст разбит.</translation>
    </message>
    <message>
        <source>A special token: it marks a place in a text or around it and is no part of a word.</source>
        <translation>Специальный токен: он отмечает место в тексте или вокруг него и не входит в слова.</translation>
    </message>
    <message>
        <source>A byte: what has no token of its own is written in such bytes.</source>
        <translation>Байт: такими байтами записывается то, для чего нет своего токена.</translation>
    </message>
    <message>
        <source>An unused token: its place is kept free for tokens to be added.</source>
        <translation>Незанятый токен: место оставлено для токенов, которые добавят позже.</translation>
    </message>
    <message>
        <source>A piece: no merge makes this token, the file lists it as a whole.</source>
        <translation>Часть слова: этот токен не получен слиянием, файл приводит его целиком.</translation>
    </message>
    <message>
        <source>no letters</source>
        <translation>без букв</translation>
    </message>
    <message>
        <source>several scripts</source>
        <translation>смешанное</translation>
    </message>
    <message>
        <source>other script</source>
        <translation>другое</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>латиница</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>китайское</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>кириллица</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>хангыль</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>арабское</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>катакана</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>хирагана</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>греческое</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>еврейское</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>деванагари</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>тайское</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>бенгальское</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>тамильское</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>грузинское</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>армянское</translation>
    </message>
    <message>
        <source>Ethiopic</source>
        <translation>эфиопское</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>кхмерское</translation>
    </message>
    <message>
        <source>Myanmar</source>
        <translation>бирманское</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>сингальское</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>гуджарати</translation>
    </message>
    <message>
        <source>Gurmukhi</source>
        <translation>гурмукхи</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>каннада</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>малаялам</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>телугу</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>тибетское</translation>
    </message>
    <message>
        <source>begins with a space</source>
        <translation>с пробелом в начале</translation>
    </message>
    <message>
        <source>with digits</source>
        <translation>с цифрами</translation>
    </message>
    <message>
        <source>with punctuation or signs</source>
        <translation>с пунктуацией и знаками</translation>
    </message>
    <message>
        <source>with letters</source>
        <translation>с буквами</translation>
    </message>
    <message>
        <source>with capital letters</source>
        <translation>с заглавными буквами</translation>
    </message>
    <message>
        <source>only white space</source>
        <translation>только пробельные</translation>
    </message>
    <message>
        <source>incomplete characters</source>
        <translation>неполные символы</translation>
    </message>
    <message>
        <source>stands for no text</source>
        <translation>не обозначают текста</translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>Lane whose way is watched</source>
        <translation>Дорожка, деление которой показано</translation>
    </message>
    <message>
        <source>{lane}: {mode}</source>
        <translation>{lane}: {mode}</translation>
    </message>
    <message>
        <source>The word is too long to be watched: there would be more than {most} boxes.</source>
        <translation>Слово слишком длинное для показа: получилось бы больше {most} клеток.</translation>
    </message>
</context>
<context>
    <name>WaysPage</name>
    <message>
        <source>All ways</source>
        <translation>Все исходы</translation>
    </message>
    <message>
        <source>Every way in which the ties can fall: how many, and what they change</source>
        <translation>Все способы разрешить ничьи: сколько их и что они меняют</translation>
    </message>
    <message>
        <source>All ways of the &amp;first</source>
        <translation>Все исходы &amp;первых</translation>
    </message>
    <message>
        <source>merges</source>
        <translation>слияний</translation>
    </message>
    <message>
        <source>split the &amp;words</source>
        <translation>разбить &amp;слова</translation>
    </message>
    <message>
        <source>Merges to make in all ways</source>
        <translation>Сколько слияний сделать всеми способами</translation>
    </message>
    <message>
        <source>Words to split in all ways</source>
        <translation>Слова, которые нужно разбить всеми способами</translation>
    </message>
    <message>
        <source>words, with spaces between them</source>
        <translation>слова через пробел</translation>
    </message>
    <message>
        <source>How the words are split</source>
        <translation>Как разбиваются слова</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>How many merge lists lead to it</source>
        <translation>Сколько списков слияний к этому ведёт</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Списки</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разбиение</translation>
    </message>
    <message>
        <source>The word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>Its tokens, lowest ranks first</source>
        <translation>Его токены, сначала применены младшие ранги</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>The token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>How many merge lists make it</source>
        <translation>В скольких списках слияний он появляется</translation>
    </message>
    <message>
        <source>There is no training yet whose ties could fall otherwise.</source>
        <translation>Обучения ещё не было, и ничьих пока нет.</translation>
    </message>
    <message>
        <source>This corpus has {count} words; all ways are followed for at most {most}.</source>
        <translation>В этом корпусе слов: {count}; все исходы прослеживаются не более чем для {most}.</translation>
    </message>
    <message>
        <source>All ways are being followed…</source>
        <translation>Прослеживаются все исходы…</translation>
    </message>
    <message>
        <source>Not followed: cancelled.</source>
        <translation>Остановлено.</translation>
    </message>
</context>
<context>
    <name>WaysSentences</name>
    <message numerus="yes">
        <source>%n merge(s)</source>
        <translation>
            <numerusform>%n слияние</numerusform>
            <numerusform>%n слияния</numerusform>
            <numerusform>%n слияний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} merge list(s)</source>
        <translation>
            <numerusform>{count} список слияний</numerusform>
            <numerusform>{count} списка слияний</numerusform>
            <numerusform>{count} списков слияний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} distinct vocabularies</source>
        <translation>
            <numerusform>{count} разный словарь</numerusform>
            <numerusform>{count} разных словаря</numerusform>
            <numerusform>{count} разных словарей</numerusform>
        </translation>
    </message>
    <message>
        <source>{merges}: {lists}, {vocabularies}</source>
        <translation>{merges}: {lists}, {vocabularies}</translation>
    </message>
    <message>
        <source>always the same vocabulary</source>
        <translation>словарь всегда один и тот же</translation>
    </message>
    <message>
        <source>So far; more merges are being followed.</source>
        <translation>Пока так; прослеживаются следующие слияния.</translation>
    </message>
    <message>
        <source>Stopped there; Return in the field of the words goes on.</source>
        <translation>Остановлено на этом; Enter в поле слов продолжает.</translation>
    </message>
    <message>
        <source>After that no pair is left to merge.</source>
        <translation>После этого не остаётся ни одной пары.</translation>
    </message>
    <message>
        <source>Always split the same way: {words}.</source>
        <translation>Всегда разбиваются одинаково: {words}.</translation>
    </message>
    <message>
        <source>Split in several ways: {words}.</source>
        <translation>Разбиваются по-разному: {words}.</translation>
    </message>
    <message>
        <source>{word} ({count})</source>
        <translation>{word} ({count})</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Why a boundary is there</source>
        <translation>Почему здесь граница</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Watch this word being split</source>
        <translation>Посмотреть, как делится это слово</translation>
    </message>
    <message>
        <source>Click between two letters to learn why there is a boundary, or why there is none.</source>
        <translation>Щёлкните между двумя буквами, чтобы узнать, почему там есть граница или почему её нет.</translation>
    </message>
    <message>
        <source>{lane}, {verdict}. {reasons}</source>
        <translation>{lane}, {verdict}. {reasons}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>граница</translation>
    </message>
    <message>
        <source>no boundary</source>
        <translation>границы нет</translation>
    </message>
</context>
<context>
    <name>WhySentences</name>
    <message>
        <source>Why this boundary?</source>
        <translation>Почему здесь граница?</translation>
    </message>
    <message>
        <source>Why no boundary?</source>
        <translation>Почему здесь нет границы?</translation>
    </message>
    <message>
        <source>{pair} was never learned.</source>
        <translation>Слияние {pair} не выучено.</translation>
    </message>
    <message>
        <source>{pair}, rank {rank}, closed this place: {result}.</source>
        <translation>Это место закрыло слияние {pair}, ранг {rank}: {result}.</translation>
    </message>
    <message>
        <source>{pair}, rank {rank}, closed this place: {result}, which became part of {token}.</source>
        <translation>Это место закрыло слияние {pair}, ранг {rank}: {result}; потом оно вошло в {token}.</translation>
    </message>
    <message>
        <source>{by}, rank {by_rank}, was applied before {pair}, rank {rank}, so {token} lost its partner.</source>
        <translation>Слияние {by}, ранг {by_rank}, применено раньше, чем {pair}, ранг {rank}, и {token} остаётся без пары.</translation>
    </message>
    <message>
        <source>All pairs {by}, rank {by_rank}, were just being replaced when {pair}, rank {rank}, came up, so {token} lost its partner.</source>
        <translation>Когда появилась пара {pair}, ранг {rank}, как раз заменялись все пары {by}, ранг {by_rank}, и {token} остаётся без пары.</translation>
    </message>
    <message>
        <source>{by} stands further left than {pair}, with the same rank {rank}, and was applied first, so {token} lost its partner.</source>
        <translation>{by} стоит левее, чем {pair}, с тем же рангом {rank}, и применено первым: {token} остаётся без пары.</translation>
    </message>
    <message>
        <source>{by} stands further left than {pair} and was applied first, although its rank {by_rank} is higher than {rank}, so {token} lost its partner.</source>
        <translation>{by} стоит левее, чем {pair}, и применено первым, хотя его ранг {by_rank} больше, чем {rank}: {token} остаётся без пары.</translation>
    </message>
    <message>
        <source>{by}, rank {by_rank}, stands further left than {pair}, rank {rank}, and was applied first, so {token} lost its partner.</source>
        <translation>{by}, ранг {by_rank}, стоит левее, чем {pair}, ранг {rank}, и применено первым: {token} остаётся без пары.</translation>
    </message>
    <message>
        <source>{token} covers this place.</source>
        <translation>Это место внутри токена {token}.</translation>
    </message>
    <message>
        <source>No token of the vocabulary covers this place, between {left} and {right}.</source>
        <translation>Ни один токен словаря не покрывает это место между {left} и {right}.</translation>
    </message>
    <message>
        <source>{symbol}, left of here, is not in the vocabulary and stays alone.</source>
        <translation>Слева стоит {symbol}: в словаре его нет, поэтому он остаётся отдельно.</translation>
    </message>
    <message>
        <source>{symbol}, right of here, is not in the vocabulary and stays alone.</source>
        <translation>Справа стоит {symbol}: в словаре его нет, поэтому он остаётся отдельно.</translation>
    </message>
    <message>
        <source>{token} is the longest token that starts there: the word ends with it.</source>
        <translation>{token} — самый длинный токен, который там начинается: им кончается слово.</translation>
    </message>
    <message>
        <source>{token} is the longest token that starts there; neither {longer} nor any longer piece from there is in the vocabulary.</source>
        <translation>{token} — самый длинный токен, который там начинается; ни {longer}, ни более длинного куска оттуда в словаре нет.</translation>
    </message>
    <message numerus="yes">
        <source>Without this boundary the word needs {tokens} token(s), too; the longer first token wins: {token} instead of {other}.</source>
        <translation>
            <numerusform>Без этой границы слову тоже нужен {tokens} токен; побеждает более длинный первый: {token}, а не {other}.</numerusform>
            <numerusform>Без этой границы слову тоже нужно {tokens} токена; побеждает более длинный первый: {token}, а не {other}.</numerusform>
            <numerusform>Без этой границы слову тоже нужно {tokens} токенов; побеждает более длинный первый: {token}, а не {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a boundary here the word needs {tokens} token(s), too; the longer first token wins: {token} instead of {other}.</source>
        <translation>
            <numerusform>С границей здесь слову тоже нужен {tokens} токен; побеждает более длинный первый: {token}, а не {other}.</numerusform>
            <numerusform>С границей здесь слову тоже нужно {tokens} токена; побеждает более длинный первый: {token}, а не {other}.</numerusform>
            <numerusform>С границей здесь слову тоже нужно {tokens} токенов; побеждает более длинный первый: {token}, а не {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this boundary {unknown} symbol(s) of the word are unknown, without it at least {other_unknown}.</source>
        <translation>
            <numerusform>С этой границей в слове неизвестен {unknown} символ, без неё — не меньше {other_unknown}.</numerusform>
            <numerusform>С этой границей в слове неизвестны {unknown} символа, без неё — не меньше {other_unknown}.</numerusform>
            <numerusform>С этой границей в слове неизвестны {unknown} символов, без неё — не меньше {other_unknown}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a boundary here {unknown} symbol(s) of the word are unknown, with one at least {other_unknown}.</source>
        <translation>
            <numerusform>Без границы здесь в слове неизвестен {unknown} символ, с ней — не меньше {other_unknown}.</numerusform>
            <numerusform>Без границы здесь в слове неизвестны {unknown} символа, с ней — не меньше {other_unknown}.</numerusform>
            <numerusform>Без границы здесь в слове неизвестны {unknown} символов, с ней — не меньше {other_unknown}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this boundary the word needs {tokens} token(s), without it at least {other}.</source>
        <translation>
            <numerusform>С этой границей слову нужен {tokens} токен, без неё — не меньше {other}.</numerusform>
            <numerusform>С этой границей слову нужно {tokens} токена, без неё — не меньше {other}.</numerusform>
            <numerusform>С этой границей слову нужно {tokens} токенов, без неё — не меньше {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a boundary here the word needs {tokens} token(s), with one at least {other}.</source>
        <translation>
            <numerusform>Без границы здесь слову нужен {tokens} токен, с ней — не меньше {other}.</numerusform>
            <numerusform>Без границы здесь слову нужно {tokens} токена, с ней — не меньше {other}.</numerusform>
            <numerusform>Без границы здесь слову нужно {tokens} токенов, с ней — не меньше {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The text begins here.</source>
        <translation>Здесь начинается текст.</translation>
    </message>
    <message>
        <source>The text ends here.</source>
        <translation>Здесь кончается текст.</translation>
    </message>
    <message>
        <source>This is inside the character {character}, which is never cut.</source>
        <translation>Это место внутри символа {character}, а символы не разрезаются.</translation>
    </message>
    <message>
        <source>The split rule {rule} leaves out characters {first} to {last}; they are in no token.</source>
        <translation>Правило деления {rule} пропускает символы с {first} по {last}; они не входят ни в один токен.</translation>
    </message>
    <message>
        <source>The split rule {rule} cuts here, between {left} and {right}; merges never cross a cut.</source>
        <translation>Правило деления {rule} режет здесь, между {left} и {right}; слияния не переходят через разрез.</translation>
    </message>
    <message>
        <source>The split rule {rule} ends the word {left} here.</source>
        <translation>По правилу деления {rule} здесь кончается слово {left}.</translation>
    </message>
    <message>
        <source>The split rule {rule} begins the word {right} here.</source>
        <translation>По правилу деления {rule} здесь начинается слово {right}.</translation>
    </message>
    <message>
        <source>{token} was found in the text as a whole before the text was split.</source>
        <translation>{token} найден в тексте целиком до того, как текст был разбит.</translation>
    </message>
    <message>
        <source>{token} was found in the text before it was split, so it stands alone.</source>
        <translation>{token} найден в тексте до разбиения, поэтому стоит отдельно.</translation>
    </message>
    <message>
        <source>{word} is a token as a whole, so it is not cut.</source>
        <translation>{word} целиком является токеном, поэтому не разрезается.</translation>
    </message>
    <message>
        <source>{word} is not in the vocabulary, and this model never cuts a word.</source>
        <translation>{word} нет в словаре, а эта модель никогда не разрезает слова.</translation>
    </message>
    <message>
        <source>The scores of the word&apos;s tokens add up to {score}; without this boundary they would add up to {other} at best.</source>
        <translation>Сумма оценок токенов слова — {score}; без этой границы она была бы не больше {other}.</translation>
    </message>
    <message>
        <source>The scores of the word&apos;s tokens add up to {score}; with a boundary here they would add up to {other} at best.</source>
        <translation>Сумма оценок токенов слова — {score}; с границей здесь она была бы не больше {other}.</translation>
    </message>
</context>
<context>
    <name>WindowContent</name>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
</context>
<context>
    <name>WordBoxes</name>
    <message>
        <source>Find a word</source>
        <translation>Найти слово</translation>
    </message>
    <message>
        <source>changes next</source>
        <translation>изменится далее</translation>
    </message>
</context>
<context>
    <name>WordsCanvas</name>
    <message>
        <source>Words of the corpus</source>
        <translation>Слова корпуса</translation>
    </message>
    <message numerus="yes">
        <source>{tokens}, {count} times</source>
        <translation>
            <numerusform>{tokens}, {count} раз</numerusform>
            <numerusform>{tokens}, {count} раза</numerusform>
            <numerusform>{tokens}, {count} раз</numerusform>
        </translation>
    </message>
    <message>
        <source>changes in the next step</source>
        <translation>изменится на следующем шаге</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплено</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n токен</numerusform>
            <numerusform>%n токена</numerusform>
            <numerusform>%n токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to unpin</source>
        <translation>Нажмите, чтобы открепить</translation>
    </message>
    <message>
        <source>Click to pin</source>
        <translation>Нажмите, чтобы закрепить</translation>
    </message>
</context>
<context>
    <name>WordsText</name>
    <message numerus="yes">
        <source>and {number} more word(s)</source>
        <translation>
            <numerusform>и ещё {number} слово</numerusform>
            <numerusform>и ещё {number} слова</numerusform>
            <numerusform>и ещё {number} слов</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>ещё {number}</translation>
    </message>
    <message>
        <source>No word holds this text.</source>
        <translation>Таких слов нет.</translation>
    </message>
    <message>
        <source>No words to show.</source>
        <translation>Слов нет.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stops the opening at once</source>
        <translation>Сразу прекращает открытие</translation>
    </message>
    <message>
        <source>Stops the training at once</source>
        <translation>Сразу прерывает обучение</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Ход обучения</translation>
    </message>
    <message>
        <source>Progress of the opening</source>
        <translation>Ход открытия</translation>
    </message>
    <message>
        <source>Stops the search at once</source>
        <translation>Сразу останавливает поиск</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Ход поиска</translation>
    </message>
    <message>
        <source>Stops the work at once</source>
        <translation>Сразу прекращает работу</translation>
    </message>
    <message>
        <source>Progress of the work</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Opening files…</source>
        <translation>Открытие файлов…</translation>
    </message>
    <message>
        <source>Reading the corpus…</source>
        <translation>Чтение корпуса…</translation>
    </message>
    <message>
        <source>Counting pairs…</source>
        <translation>Подсчёт пар…</translation>
    </message>
    <message>
        <source>Computing the curve…</source>
        <translation>Вычисляется кривая…</translation>
    </message>
    <message>
        <source>Splitting the sentences…</source>
        <translation>Разбиваются предложения…</translation>
    </message>
    <message>
        <source>Splitting the word…</source>
        <translation>Разбивается слово…</translation>
    </message>
    <message>
        <source>Preparing the table of tokens…</source>
        <translation>Готовится таблица токенов…</translation>
    </message>
    <message>
        <source>All ways: {done} of {total} merges</source>
        <translation>Все исходы: слияний {done} из {total}</translation>
    </message>
    <message>
        <source>Explanations tried: {done}</source>
        <translation>Проверено объяснений: {done}</translation>
    </message>
    <message>
        <source>Looking at {done} of {total} tokens</source>
        <translation>Просмотр токенов: {done} из {total}</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Открывается {file}…</translation>
    </message>
    <message>
        <source>Under another split rule than Document, the words of a text of {count} characters or more are counted in two processes, if there is a second core.</source>
        <translation>При любом правиле разбиения, кроме правила «Документ», слова текста длиной от {count} символов считаются в двух процессах, если есть второе ядро.</translation>
    </message>
    <message>
        <source>Training: {done} steps</source>
        <translation>Обучение: шагов {done}</translation>
    </message>
    <message>
        <source>Training: {done} of {total} steps</source>
        <translation>Обучение: шаг {done} из {total}</translation>
    </message>
</context>
<context>
    <name>WorkField</name>
    <message>
        <source>Merges</source>
        <translation>Слияния</translation>
    </message>
    <message>
        <source>Splits of words</source>
        <translation>Разбиения слов</translation>
    </message>
    <message>
        <source>What is checked</source>
        <translation>Что проверяется</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open the work to check</source>
        <translation>Открыть работу для проверки</translation>
    </message>
    <message>
        <source>Open a list of merges, a tokenizer file or a list of splits</source>
        <translation>Открыть список слияний, файл токенизатора или список разбиений</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>О&amp;чистить</translation>
    </message>
    <message>
        <source>Clear the work</source>
        <translation>Очистить работу</translation>
    </message>
    <message>
        <source>The work to check</source>
        <translation>Работа, которая проверяется</translation>
    </message>
    <message>
        <source>Paste merges here, the first on top:

e s
es t
l o

Also with numbers, results and signs (1. e + s -&gt; es), as JSON of a tokenizer, or as Python prints a list of pairs.</source>
        <translation>Вставьте сюда слияния, первое сверху:

e s
es t
l o

Можно с номерами, результатами и знаками (1. e + s -&gt; es), в виде JSON токенизатора или так, как Python печатает список пар.</translation>
    </message>
    <message>
        <source>Paste words and their tokens here:

lowest: low est
nest: n est

Also as JSON, or only the tokens: low|est</source>
        <translation>Вставьте сюда слова и их токены:

lowest: low est
nest: n est

Можно и в виде JSON или только токены: low|est</translation>
    </message>
    <message>
        <source>Texts and tokenizers (*.txt *.json)</source>
        <translation>Тексты и токенизаторы (*.txt *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
</TS>
