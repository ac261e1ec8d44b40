# Karczmy, po polsku.

module-inns = Karczmy

kind-inn = karczma
    .acc = karczmę
    .gen = karczmy

about-inn = Pasuje na puste pole dowolnego koloru, jedna na obszarze. Obszar liczy się jak o jedno pole większy.
about-inn-up-to-8 = Pasuje na puste pole dowolnego koloru, jedna na obszarze. Obszar liczy się jak o jedno pole większy, ale najwyżej jak 8 pól.

refusal-area-has-inn = Na obszarze z polem { $space } stoi już karczma; może tam stać tylko jedna.

event-inn-laid = Obok czarnego magazynu pojawia się karczma.

inns-beside =
    { $count ->
        [0] żadnej obok czarnego magazynu
       *[other] { $count } obok czarnego magazynu
    }

cli-short-inn = karcz
