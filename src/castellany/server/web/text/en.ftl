# What the checks of requests and the routers answer, in English.

## Checks of requests

unknown-host = This server does not answer to that name. Use its own address; whoever runs it can set CASTELLANY_PUBLIC_URL.
foreign-page = This was sent by a page that does not belong to this server, so it was not done.
too-large = This is too large: at most { $most } bytes are taken.
not-json = A request must be JSON, with the content type application/json.
bad-body = This request cannot be read.
no-such-address = There is nothing at this address.
no-such-method = This cannot be done at this address.
mishap = The server has made a mistake. It is logged as { $number }; please tell the host that number.

## What does not fit in a request

bad-request = “{ $where }” { NAME($what) }.
fault-missing = is missing
fault-unknown = is not known here
fault-short = is too short
fault-long = is too long
fault-json = is not JSON
fault-kind = is of the wrong kind
fault-range = is out of range
fault-value = has a value that does not fit

## Too often

try-again =
    { $wait ->
        [one] Try again in { $wait } second.
       *[other] Try again in { $wait } seconds.
    }
limit-login = Too many attempts to log in. { try-again }
limit-guests = Too many new guests come from your network. { try-again }
limit-accounts = Too many new accounts come from your network. { try-again }
limit-tables = You have created many tables in a short time. { try-again }
limit-tables-address = Many tables have been created from your network in a short time. { try-again }
limit-moves = These are too many moves at once. { try-again }
limit-chat = You are writing too much at once. { try-again }
limit-commands = You are doing too much at once. { try-again }
limit-previews = You are asking about too many moves at once. { try-again }
limit-hints = You have asked for many hints in a short time. { try-again }
limit-mails = You have asked for enough letters for now. { try-again }
limit-requests = Too many requests come from your network. { try-again }

## Messages over a WebSocket that cannot be read

bad-frame = A message must be text; this one was binary.
bad-json = This message is not JSON.
bad-type = There is no message of this type.
bad-message = “{ $where }” { NAME($what) }.
hello-first = The first message must be hello.
hello-again = You have said hello already.
hello-late =
    { $seconds ->
        [one] The first message must be hello, within { $seconds } second.
       *[other] The first message must be hello, within { $seconds } seconds.
    }
sockets-full = The server cannot take more connections at the moment. Try again in half a minute.
sockets-too-many = You have { $most } connections open, and no more are allowed. Close some of them first.
sockets-network = Your network has { $most } connections open, and no more are allowed. Close some of them first.

## Replays

replay-not-over = The whole of the table is shown only once the game is over.
seat-unknown = This table has no seat { $seat }.

## The page

page-not-built = The page has not been built. Run “make setup”, and start the server again.
