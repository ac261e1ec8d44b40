# Во что можно играть, по-русски: имена, которые стоят рядом с именами других игр.

## Замки Бургундии

edition-burgundy-2019 = Издание 2019 года
edition-burgundy-special = Специальное издание

## Замки Тосканы

edition-tuscany-revised = Переработанное издание
edition-tuscany-first = Первое издание (2020)

## Каркассон: Крепость

edition-castle-standard = Обычное издание
