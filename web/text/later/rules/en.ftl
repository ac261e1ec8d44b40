# What the rules of all games share, and how the page is used, in English. In bodies an empty line ends a paragraph, a line that
# begins with • is an entry of a list, and what stands between __ is stressed.

## The frame

rules-edition = Edition
rules-books = Rules of each game
rules-learn = Rather play? Learn it in a first game with a coach
rules-contents = Contents
rules-search = Search the rules
rules-link = Link to this section
rules-found =
    { $count ->
        [one] { $count } section found.
       *[other] { $count } sections found.
    }
rules-nothing-found = Nothing in the rules contains this. Try another word.
rules-failed = The tables of this page could not be fetched. Please try again.
rules-again = Try again
rules-group-more = Fine print
rules-group-page = How this page works

## Fine print

rules-options = What a table may agree on
rules-options-text =
    Who opens a table may change these. What stands in bold is played if nothing is changed.

## How this page works

rules-keys = Keys
rules-keys-text =
    Everything works without a mouse. Every move that is allowed also stands in a list with its full text, which is the quickest way for a screen reader.

rules-hints = Previews and hints
rules-hints-text =
    Before you choose, you see what a move would do: points and where they come from, what it costs and brings, which area it completes. It says only what you could know yourself; nobody sees future draws.

    A hint shows what the strongest bot at hand would play. It sees no more than you do. A table may be opened without hints.

rules-clocks = Clocks and absence
rules-clocks-text =
    A table may have no clock, a clock with time in the bank and an increment for each turn, or days for each move. When your time is up, a bot plays for you, your turn is skipped, or you have lost, whichever the table has agreed on.

    A table may also let a bot play for who is asked and has been gone for too long. You may come back at any time, on any device, and take over your seat again. If the connection breaks, the page comes back by itself; nothing is lost.

rules-company = Log, replay and reports
rules-company-text =
    The log tells what happened in full sentences, and each line leads to the position after it. When a game is over, you may step through all of it, send somebody a link to a position, or play on from there against bots. Any score opens as a list of what gave how many points.

    If you think that a rule was applied wrongly, send a report: it contains the position as you see it. Nothing that is hidden from you is in it.

## The help beside the table

rules-help-all = All the rules
rules-help-new-tab = opens beside this page
