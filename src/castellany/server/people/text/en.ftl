# People in English.

## Names

guest-name = Guest { $number }
name-length = A name has 1 to { $most } characters.
name-characters = A name is made of letters, digits, spaces and . - _ ' only.
name-taken = Somebody has this name already, or one that looks the same. Please choose another.

## Passwords and accounts

password-length = A password has { $least } to { $most } characters.
wrong-login = Name and password do not belong together.
wrong-password = This is not the password of your account.
already-account = You have an account already.
not-known = The server does not know you yet, or no longer. Reload the page to come in as a guest, or log in.
unknown-language = There are no texts in this language; there are { $known }.
settings-size = Settings may take up to { $most } bytes.
settings-unsound = These settings cannot be kept: they must be a plain JSON object.
limit-passwords = Too many people are logging in at the moment. Please try again in a few seconds.

## Other people

block-yourself = You cannot block yourself.
no-such-person = There is no such person, or no longer.
no-such-account = There is no account called “{ $name }”.
too-many-blocks = You can block up to { $most } people.
