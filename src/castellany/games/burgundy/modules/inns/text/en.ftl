# Inns, in English.

module-inns = Inns

kind-inn = inn
    .a = an inn

about-inn = Fits an empty space of any colour, one in each area. The area counts one space more.
about-inn-up-to-8 = Fits an empty space of any colour, one in each area. The area counts one space more, but no more than 8.

refusal-area-has-inn = The area around space { $space } already has an inn; it may have one only.

event-inn-laid = An inn is put beside the black depot.

inns-beside =
    { $count ->
        [0] none beside the black depot
       *[other] { $count } beside the black depot
    }

cli-short-inn = inn
