# Points: where they came from, how they went, and how a game ended, in English.

story-you = You
story-total = Total
story-most = (the most)
story-set-up = Set-up
story-seat-points = { $name } { $points }

story-scores-soon = The points come with the game.
story-scores-none = No points yet.
story-scores-when = When the points came
story-scores-line = +{ $points }{ $sort }: { $when }
story-scores-nothing = Nothing from this yet.

story-sources = Where the points came from
story-bars = Side by side
story-bars-label = Points by source, stacked: { $totals }. The table of sources has all the numbers.
story-as-table = The same as a table
story-after = After

story-loading = Counting the points …
story-over = The game is over.
story-closed = The game was broken off.
story-you-win = You win.
story-you-win-by =
    { $points ->
        [one] You win by { $points } point.
       *[other] You win by { $points } points.
    }
story-you-win-alone =
    { $why ->
        [time] You win: { $names } ran out of time.
       *[resigned]
            { $count ->
               *[other] You win: { $names } gave up.
            }
    }
story-you-win-tie = You win on the tie-break.
story-you-share = You share the win with { $names }.
story-wins = { $name } wins.
story-wins-by =
    { $points ->
        [one] { $name } wins by { $points } point.
       *[other] { $name } wins by { $points } points.
    }
story-wins-alone =
    { $why ->
        [time] { $name } wins: { $names } ran out of time.
       *[resigned]
            { $count ->
               *[other] { $name } wins: { $names } gave up.
            }
    }
story-wins-over-you =
    { $why ->
        [time] { $name } wins: you ran out of time.
       *[resigned] { $name } wins: you gave up.
    }
story-wins-tie = { $name } wins on the tie-break.
story-share = { $names } share the win.

story-best-at = most points: { $sources }
story-no-tie = No tie to break: the points decided every place.
story-shared = Where a place is shared, nothing decides between equals.
story-tie = { $name }, place { $place }: { $reason }.
story-why-finished = finished
story-why-resigned = ended by giving up
story-why-time = ended on time
story-why-agreed = ended by agreement
story-why-closed = broken off
story-why-imported = from a record
story-best-move = { $name }’s best move: +{ $points }
story-your-best-move = Your best move: +{ $points }
story-ahead = { $name } ahead for good
story-you-ahead = You ahead for good
story-since = since { $when }

story-share-link = Share
story-replay = Replay
story-record = Record
story-new = New game
story-again = Play again
story-again-too = Join the rematch
story-again-watch = To the rematch
story-again-wanted = A rematch is set up: the table waits for you.
