# Who one is and how the page behaves, in English.

account-loading = Asking who you are …
account-you = Who are you?
account-is-nobody = A name is enough to play. With an account you find your games again on every device.
account-is-guest = You are a guest: only this browser knows you. With an account you keep your games, and find them again on every device.
account-is-member = This is your account. Your games and settings are with you on every device where you log in.
account-ways = Ways to come in
account-name = Name to log in with
account-name-note = Others see it at tables too.
account-shown-name = Your name at tables
account-save = Save
account-empty = Please fill in this field.
account-name-changed = You are called { $name } now.
account-register = Make an account
account-registered = { $name }, you have an account now.
account-login = Log in
account-welcome = Welcome back, { $name }!
account-moved =
    { $count ->
        [one] The table that you had as a guest has come along.
       *[other] The { $count } tables that you had as a guest have come along.
    }
account-left =
    { $count ->
        [one] One table stays with the guest, since you have been there with your account too.
       *[other] { $count } tables stay with the guest, since you have been there with your account too.
    }
account-logout = Log out
account-logout-everywhere = Log out on every device
account-logged-out = You have logged out.
account-password = Password
account-password-note = At least 8 characters. Nobody can send you a new one, so keep it well.
account-password-change = Change the password
account-password-old = Password until now
account-password-new = New password
account-password-changed = The password has been changed. Every other device has been logged out.

account-page = The page
account-set-sounds = Sounds
account-about-sounds = A short sound for dice, tiles and your turn.
account-set-motion = Motion
account-about-motion = Pieces travel to where they go.
account-set-confirmend = Ask before ending a turn
account-about-confirmend = When dice or actions would be lost.
account-set-shortcuts = Keys of one letter
account-about-shortcuts = U takes back, H gives a hint, ? shows all keys.
account-notify = Notifications
account-notify-note = The browser tells you when it is your turn, while this page is open.
account-notify-denied = Your browser forbids this page to notify you. You can allow it in the browser’s settings for this page.
account-notify-unable = This browser cannot notify you.

account-letters = Letters
account-letters-note = For games with a day or more for a move: an e-mail when it is your turn and you are away.
account-mail = E-mail address
account-mail-note = Only used for this. Leave it empty if you want no letters.
account-mail-kept = The address has been saved.
account-mail-none = You will get no letters.
account-mail-test = Send a test letter
account-letter-sent = The letter is on its way to { $address }.

account-blocked = Blocked people
account-blocked-note = They cannot sit down where you sit, nor you with them, and you do not read what they say. You can block somebody at a table.
account-blocked-none = You have blocked nobody.
account-unblock = Unblock
account-unblock-whom = Unblock { $name }
account-unblocked = { $name } is no longer blocked.

account-delete-title = Leave for good
account-delete-note = Your name, your settings and what you said in chats are deleted. Games stay, without your name, and bots play on for you. This cannot be taken back.
account-delete = Delete me
account-delete-ask = Delete you and your data?
account-stay = Stay
account-deleted = Your data has been deleted. Farewell!
