# White castles on the page, in English.

new-module-white-castles = Buildings that let you use the white die at once, and a monastery that counts them.

rules-white-castles = White castles
rules-white-castles-text =
    Nine tiles join the supply: six white castles among the buildings, two among the tiles with black backs, and monastery 29.

    When you place a white castle, you carry out one more action at once, with the number that the white die shows. Workers and monasteries change the number for this action as they do with your own dice; the white die itself stays as it lies. { $edition ->
        [first] The action must be carried out; taking workers is always possible.
       *[special] You may decline it.
    }

    A white castle is a building, of a type of its own: a city may hold it only once, and what helps with buildings helps with it. It is no castle.
rules-differs-white-action = Action of a white castle
rules-differs-white-action-special = may be declined
rules-differs-white-action-first = must be carried out
