# Что не так в файле с компонентами, переписанными владельцем, какой бы ни была игра.

components-too-large = Файл слишком велик для набора компонентов.
components-not-utf-8 = Это не текст в кодировке UTF-8. Сохраните файл в UTF-8.
components-not-toml = Это не TOML. Строка — это ключ, знак равенства и значение; слова стоят в прямых кавычках, списки — в квадратных скобках.
components-unknown-game = Нужна игра, компоненты которой можно заменить: { $known }.
components-bad-name = Название состоит из строчных букв от a до z, цифр и дефисов, начинается с буквы и содержит не больше знаков, чем { $most }.
components-no-text = Здесь должны стоять слова в кавычках.
components-no-groups = Файл ничего не заменяет: добавьте группу из тех, что выводит «castellany components write».
components-no-group = «{ $word }» должно стоять под названием группы в квадратных скобках.
components-unknown-group = Группы «{ $word }» для замены нет; есть: { $known }.
components-no-table = Здесь должны стоять ключи со значениями: { $known }.
components-unknown-key = Ключ «{ $word }» здесь неизвестен; известны: { $known }.
components-missing-key = Нет ключа «{ $word }».
components-bad-number = Здесь должно стоять целое число от { $least } до { $most }.
components-sum = Сумма — { $found }, а в коробке { $wanted }.
components-bad-list = Здесь должен стоять список в квадратных скобках; число записей: { $wanted }.
components-twice = «{ $word }» встречается дважды: сложите копии в одной записи.
components-entry = Запись { $number }: { $why }
