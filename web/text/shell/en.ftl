# Windows, menus, messages and keys, in English.

shell-close = Close
shell-dismiss = Dismiss this message
shell-tab-dot = (something to do here)
shell-tab-new = (something new here)
shell-keys-title = Keys
shell-key-arrowleft = Left arrow
shell-key-arrowright = Right arrow
shell-key-arrowup = Up arrow
shell-key-arrowdown = Down arrow
shell-key-enter = Enter
shell-key-escape = Esc
shell-key-space = Space
shell-key-home = Home
shell-key-end = End
shell-key-pageup = Page up
shell-key-pagedown = Page down
shell-key-tab = Tab
shell-key-shift = Shift

shell-footer-label = More about this page
shell-footer-rules = Rules
shell-footer-credits = Credits
shell-footer-free = Free software, Apache License 2.0
