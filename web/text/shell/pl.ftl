# Okna, menu, komunikaty i klawisze, po polsku.

shell-close = Zamknij
shell-dismiss = Zamknij ten komunikat
shell-tab-dot = (jest tu coś do zrobienia)
shell-tab-new = (coś nowego)
shell-keys-title = Klawisze
shell-key-arrowleft = Strzałka w lewo
shell-key-arrowright = Strzałka w prawo
shell-key-arrowup = Strzałka w górę
shell-key-arrowdown = Strzałka w dół
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-space = Spacja
shell-key-home = Home
shell-key-end = End
shell-key-pageup = Page Up
shell-key-pagedown = Page Down
shell-key-tab = Tab
shell-key-shift = Shift

shell-footer-label = Więcej o tej stronie
shell-footer-rules = Zasady
shell-footer-credits = Autorzy i źródła
shell-footer-free = Wolne oprogramowanie, licencja Apache 2.0
