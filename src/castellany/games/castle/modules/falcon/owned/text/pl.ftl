components-about-gates = Cztery bramy według pola toru, za którym stoją: ile pól prostego odcinka muru jest przed bramą, idąc zgodnie z ruchem wskazówek zegara („before”), na ile pól jest szeroka („width”) i co pokazuje jej pole startowe, jeśli je ma („start”).
components-about-falcon = 18 kafelków dodatku, opisanych tymi samymi słowami; „chapel” (kaplica) sięga boków, a „nest” (sokole gniazdo) dopisuje się do każdej drogi, domu, chlewu i kaplicy, z którymi gniazdo sąsiaduje.
components-missing-nest = Żaden kafelek nie ma „{ $word }”, a w instrukcji taki jest.
components-tower-parted = Brama rozdzieliłaby dwa pola wieży obronnej z polem { $word }.
components-gate-starts = Liczba bram z polem startowym musi wynosić { $wanted }.
components-gate-twice = Brama za polem { $word } stoi w tym samym prostym odcinku muru co inna.
components-gate-before = Prosty odcinek muru z bramą za polem { $word } jest na to za krótki; liczba jego pól: { $most }.
components-gates-open = Z bramami mur się nie zamyka: przeciwległe boki muszą się wydłużyć tak samo.
