# Окна, меню, сообщения и клавиши, по-русски.

shell-close = Закрыть
shell-dismiss = Закрыть это сообщение
shell-tab-dot = (здесь есть что сделать)
shell-tab-new = (здесь что-то новое)
shell-keys-title = Клавиши
shell-key-arrowleft = Стрелка влево
shell-key-arrowright = Стрелка вправо
shell-key-arrowup = Стрелка вверх
shell-key-arrowdown = Стрелка вниз
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-space = Пробел
shell-key-home = Home
shell-key-end = End
shell-key-pageup = Page Up
shell-key-pagedown = Page Down
shell-key-tab = Tab
shell-key-shift = Shift

shell-footer-label = Ещё об этой странице
shell-footer-rules = Правила
shell-footer-credits = Авторы и источники
shell-footer-free = Свободное программное обеспечение, лицензия Apache 2.0
