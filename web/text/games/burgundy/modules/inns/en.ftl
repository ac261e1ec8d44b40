# Inns on the page, in English.

new-module-inns = 2 silver buy one; it fits any space and lets its area count one more.

view-inns-cap = Inns
view-inns-stack =
    { $count ->
        [0] No inn lies beside the black depot.
        [one] One inn lies beside the black depot.
       *[other] { $count } inns lie beside the black depot.
    }
view-inns-later = With each phase comes one more; those that lie there stay.

rules-inns = Inns
rules-inns-text =
    At the start of each phase one inn is put beside the black depot, five in all. Inns are never cleared away: a new one goes on top of those that still lie there.

    An inn costs two silver and goes to your storage, like a tile of the black depot. It is your one purchase of the turn: an inn or a tile of the black depot, not both.

    An inn belongs to no colour. It is placed on any empty space of your duchy; number and neighbours count as usual. An area may have one inn only.

    It does nothing by itself, and no monastery helps to place it. It covers its space, and when the area is complete, the area counts as one space larger. { $edition ->
        [first] It never counts more than 8 spaces.
       *[special] So an area of 8 spaces counts 9 and scores 45.
    }
rules-inns-example = Three spaces and an inn among them count four: 10 points for the size.
rules-differs-inn-size = Inns: largest size that counts
rules-differs-inn-size-special = 9 spaces, 45 points
rules-differs-inn-size-first = 8 spaces, 36 points
