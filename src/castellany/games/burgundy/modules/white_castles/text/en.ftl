# White castles, in English.

module-white-castles = White castles

kind-white-castle = white castle
    .a = a white castle
kind-monastery29 = monastery 29
    .a = monastery 29

about-white-castle = When placed: carry out one more action with the number of the white die.
about-monastery29 = At the end: 4 points for each white castle in your duchy.

source-monastery29 = Monastery 29: white castles

refusal-only-white-die = Only the white die serves here; it shows { $die }.

prompt-white-castle-action = Carry out one more action with the white die, which shows { $die }{ or-decline }{ granted }.

cli-short-white-castle = white
