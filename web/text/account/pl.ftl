# Kim się jest i jak zachowuje się strona, po polsku.

account-loading = Sprawdzam, kim jesteś…
account-you = Kim jesteś?
account-is-nobody = Do gry wystarczy nazwa. Dzięki kontu odnajdziesz swoje gry na każdym urządzeniu.
account-is-guest = Grasz jako gość: zna cię tylko ta przeglądarka. Dzięki kontu zachowasz swoje gry i odnajdziesz je na każdym urządzeniu.
account-is-member = To jest twoje konto. Twoje gry i ustawienia są z tobą na każdym urządzeniu, na którym się zalogujesz.
account-ways = Sposoby wejścia
account-name = Nazwa do logowania
account-name-note = Inni też widzą ją przy stołach.
account-shown-name = Twoje imię przy stołach
account-save = Zapisz
account-empty = Wypełnij to pole.
account-name-changed = Nazywasz się teraz { $name }.
account-register = Załóż konto
account-registered = { $name }, masz już konto.
account-login = Zaloguj się
account-welcome = Witaj ponownie, { $name }!
account-moved =
    { $count ->
        [one] Stół z twoich gier jako gość należy teraz do twojego konta.
        [few] { $count } stoły z twoich gier jako gość należą teraz do twojego konta.
       *[many] { $count } stołów z twoich gier jako gość należy teraz do twojego konta.
    }
account-left =
    { $count ->
        [one] Jeden stół pozostaje przy gościu, bo twoje konto też przy nim było.
        [few] { $count } stoły pozostają przy gościu, bo twoje konto też przy nich było.
       *[many] { $count } stołów pozostaje przy gościu, bo twoje konto też przy nich było.
    }
account-logout = Wyloguj się
account-logout-everywhere = Wyloguj się na wszystkich urządzeniach
account-logged-out = Wylogowano.
account-password = Hasło
account-password-note = Co najmniej 8 znaków. Nikt nie może przysłać ci nowego, więc dobrze je przechowuj.
account-password-change = Zmień hasło
account-password-old = Dotychczasowe hasło
account-password-new = Nowe hasło
account-password-changed = Hasło zostało zmienione. Wszystkie inne urządzenia zostały wylogowane.

account-page = Strona
account-set-sounds = Dźwięki
account-about-sounds = Krótki dźwięk kości, kafelków i początku twojej tury.
account-set-motion = Ruch
account-about-motion = Elementy przesuwają się na swoje miejsca.
account-set-confirmend = Pytaj przed zakończeniem tury
account-about-confirmend = Gdy przepadłyby kości lub akcje.
account-set-shortcuts = Klawisze literowe
account-about-shortcuts = U cofa ruch, H daje podpowiedź, ? pokazuje wszystkie klawisze.
account-notify = Powiadomienia
account-notify-note = Przeglądarka powiadomi cię o twojej kolei, dopóki ta strona jest otwarta.
account-notify-denied = Twoja przeglądarka zabrania tej stronie wysyłać powiadomienia. Możesz na nie zezwolić w ustawieniach przeglądarki dla tej strony.
account-notify-unable = Ta przeglądarka nie obsługuje powiadomień.

account-letters = Listy
account-letters-note = Do gier z co najmniej jednym dniem na ruch: e-mail, gdy przyjdzie twoja kolej, a ciebie nie ma na stronie.
account-mail = Adres e-mail
account-mail-note = Służy tylko do tego. Zostaw puste pole, jeśli nie chcesz listów.
account-mail-kept = Adres został zapisany.
account-mail-none = Nie będziesz otrzymywać listów.
account-mail-test = Wyślij list próbny
account-letter-sent = List jest w drodze na adres { $address }.

account-blocked = Zablokowane osoby
account-blocked-note = Nie mogą usiąść tam, gdzie siedzisz, ani ty z nimi, a ty nie czytasz, co piszą. Zablokować kogoś można przy stole.
account-blocked-none = Nikt nie jest zablokowany.
account-unblock = Odblokuj
account-unblock-whom = Odblokuj: { $name }
account-unblocked = { $name }: blokada zdjęta.

account-delete-title = Odejście na dobre
account-delete-note = Twoja nazwa, ustawienia i wypowiedzi na czatach zostaną usunięte. Gry pozostaną bez twojej nazwy, a boty dograją je za ciebie. Tego nie można cofnąć.
account-delete = Usuń mnie
account-delete-ask = Usunąć ciebie i twoje dane?
account-stay = Zostaję
account-deleted = Twoje dane zostały usunięte. Żegnaj!
