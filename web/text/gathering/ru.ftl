# Стол до начала игры, по-русски.

terms-edition = Издание
terms-visibility = Кто может прийти
terms-clock = Часы
terms-at-zero = Когда время вышло
terms-absence = Когда кого-то нет
terms-hints = Подсказки
terms-hints-on = разрешены
terms-hints-off = не разрешены
visibility-invitation = по приглашению
visibility-public = все
visibility-private = только игроки
at-zero-bot = дальше играет бот
at-zero-skip = ход пропускается
at-zero-loss = партия проиграна
absence-never = все ждут
absence-after = бот играет, когда пройдёт { $time }
