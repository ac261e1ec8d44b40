# The server itself in English.

## Settings that cannot be used

setting-number = { $variable } takes a whole number from { $least } to { $most }, not “{ $value }”.
setting-seconds = { $variable } takes a number of seconds above 0 and up to { $most }, not “{ $value }”.
setting-rate = { $variable } takes a number for each second, minute, hour or day, such as 10/minute, not “{ $value }”.
setting-origin = { $variable } takes an address without a path, such as https://games.example.
setting-networks = { $variable } takes addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8, not “{ $value }”.
setting-choice = { $variable } takes one of { $known }, not “{ $value }”.
setting-flag = { $variable } takes true or false, not “{ $value }”.
setting-folder = { $variable } takes a folder, and “{ $value }” is none.
setting-database = { $variable } takes an address that begins with sqlite:/// or postgresql://.
setting-smtp = { $variable } takes an address that begins with smtp:// or smtps://, without a path.
setting-redis = { $variable } takes an address that begins with redis://, rediss:// or unix://.

## Requests

refused-metrics = The counters of this server are for its host only.
database-away = The server cannot read or write its database just now. Try again in a moment; if it stays so, tell the host.
