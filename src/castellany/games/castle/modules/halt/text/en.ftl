# The variant “Halt! Who goes there?” in English.

about-halting-gate = A marker that reaches a gate stops there, and the rest of its points is lost.
module-halt = Halt! Who goes there?
event-stopped =
    { $points ->
        [one] { $name } stops at the gate after { $space } and loses { $points } point.
       *[other] { $name } stops at the gate after { $space } and loses { $points } points.
    }
preview-gate =
    { $points ->
        [one] Your marker stops at a gate; { $points } point is lost.
       *[other] Your marker stops at a gate; { $points } points are lost.
    }
note-at-gate = at the gate after { $space }
