# Falcon in English.

terrain-chapel = chapel
    .a = a chapel
    .the = the chapel
    .into = into the chapel
    .title = Chapel
thing-nest = aerie
thing-gate = gate
about-chapel = A chapel of 1 to 8 tiles scores 1, 3, 6, 10, 15, 21, 28 or 36 points once none of its sides is open; a larger one scores 36.
about-nest = Whoever scores an area takes an aerie for each one in it; more aeries score the largest empty area at the end.
about-gate = Markers pass the gates without counting them.
figure-prince = king
    .a = a king
    .the = the king
figure-falconer = falconer
    .a = a falconer
    .the = the falconer
role-chapel = preacher
    .a = a preacher
about-prince = The king doubles the points that his owner scores for his area; he may not enter an area that this tile completes.
about-falconer = The falconer takes one aerie more when his owner scores his area; he may not enter an area that this tile completes.
count-nests =
    { $nests ->
        [one] { $nests } aerie
       *[other] { $nests } aeries
    }
and-nests =
    { $nests ->
        [0] { "" }
       *[other] { " " }and { count-nests }
    }
module-falcon = Falcon
source-chapels = Chapels
source-nests = Most aeries
refusal-scores-at-once = This tile completes this area; { NAME($figure, form: "the") } may not enter an area that scores at once.
event-nests-gained = { $name } takes { count-nests }.
event-nests-returned = No aeries are left: each player gives back { count-nests }.
preview-nests-returned =
    { $taken ->
        [0] No aeries are left: each player gives back { count-nests }.
       *[other] Aeries taken: { $taken }. None are left, so each player gives back { $nests }.
    }
label-nests = Aeries
reconstructed-gates = gates
reconstructed-falcon = tiles of the expansion

## What a table may agree on

option-prince-on-stocks = King on a path with a fountain
option-prince-on-stocks-doubles = doubles it again
option-prince-on-stocks-stocks-only = only the fountain doubles
option-courtiers = King and falconer act
option-courtiers-whenever-scored = wherever an area scores
option-courtiers-completed-only = in completed areas only
