# Что говорит сама страница, по-русски.

nav-label = Главное меню
nav-play = Игра
nav-learn = Обучение
nav-account = Аккаунт
language-label = Язык
theme-label = Тема
theme-system = как в системе
theme-day = день
theme-evening = вечер

home-title = Садитесь за стол
new-title = Новый стол
table-title = Стол { $id }
replay-title = Повтор партии за столом { $id }
rules-title = Правила: { $game }
account-title = Аккаунт
credits-title = Авторы и источники
learn-title = Обучение
lost-title = Такой страницы здесь нет
