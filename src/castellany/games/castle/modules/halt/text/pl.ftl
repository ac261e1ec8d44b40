# Wariant „Stój! Kto idzie?” po polsku.

about-halting-gate = Pionek, który dotrze do bramy, zatrzymuje się na niej, a pozostałe punkty przepadają.
module-halt = Stój! Kto idzie?
event-stopped =
    { $points ->
        [one] { $name } zatrzymuje się na bramie za polem { $space } i traci { $points } punkt.
        [few] { $name } zatrzymuje się na bramie za polem { $space } i traci { $points } punkty.
       *[many] { $name } zatrzymuje się na bramie za polem { $space } i traci { $points } punktów.
    }
preview-gate =
    { $points ->
        [one] Twój pionek zatrzyma się na bramie; przepadnie { $points } punkt.
        [few] Twój pionek zatrzyma się na bramie; przepadną { $points } punkty.
       *[many] Twój pionek zatrzyma się na bramie; przepadnie { $points } punktów.
    }
note-at-gate = na bramie za polem { $space }
