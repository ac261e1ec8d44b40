# Listy do osób grających korespondencyjnie.

mail-greeting = Dzień dobry, { $name }!
mail-turn-subject = Twoja kolej
mail-turn = Teraz twoja kolej, a inni czekają na twój ruch:
mail-test-subject = Listy od twojego stołu do gry
mail-test = Tak dowiesz się, że nadeszła twoja kolej. Nie trzeba nic robić.
mail-stop = Jeśli nie chcesz już takich listów, otwórz ten adres:
mail-stopped = Nie dostaniesz już żadnych listów.
mail-off = Ten serwer nie wysyła listów.
mail-no-address = W twoich ustawieniach nie ma adresu na listy albo jest on niepoprawny.
mail-not-sent = Nie udało się wysłać listu. Spróbuj później.
mail-not-yours = Ten adres nie kończy niczyich listów. Otwórz ten z ostatniego listu.
