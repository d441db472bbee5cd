# Rozgrywki, które zaczynają się gdzie indziej: od wybranej chwili, z pliku, od ustawionej pozycji.

## Gra od wybranej chwili

web-fork = Graj od tej chwili
web-fork-menu = Graj dalej przy innym stole
web-fork-now = Rozgrywka toczy się dalej przy nowym stole, od obecnej chwili.
web-fork-last = Rozgrywka toczy się dalej przy nowym stole, od chwili przed ostatnią akcją.
web-fork-at = { $step ->
    [0] Rozgrywka zaczyna się od początku przy nowym stole, z tym samym rozdaniem.
   *[other] Rozgrywka toczy się dalej przy nowym stole, od chwili po akcji { $step }.
}
web-fork-text = Ta pozostaje bez zmian. Wszystkie dalsze losowania odbędą się na nowo.
web-fork-known = Kto oglądał tę rozgrywkę, zna to, co było w niej ukryte.
web-fork-hidden = To, co teraz jest przed tobą ukryte, tam jest takie samo i wyjdzie na jaw, gdy tamta rozgrywka się skończy.

## Pliki

web-file = Otwórz plik
web-file-heading = Przynieś rozgrywkę
web-file-hint = Zapisaną rozgrywkę można obejrzeć lub grać dalej, nagranie tylko obejrzeć.
web-file-choose = Otwórz plik
web-file-drop = albo upuść go tutaj
web-file-reading = Czytanie pliku…
web-file-large = Plik ma więcej niż { $most } MB: żadna rozgrywka nie jest tak długa.
web-file-unreadable = Nie można odczytać pliku.
web-file-game = Gra
web-file-length = Długość
web-file-steps = { $count ->
    [one] jedna akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}, { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsc
    }
web-file-standing = Stan
web-file-over = koniec
web-file-running = w toku
web-file-over-text = Ta rozgrywka jest skończona. Dostanie własny stół: obejrzyj każdą jej chwilę z każdego miejsca i graj dalej od dowolnej z nich.
web-file-recording = To nagranie: to, co z rozgrywki widziała jedna osoba. Można je obejrzeć, ale nie można grać dalej.
web-file-earlier = Pierwsza część toczyła się według starszych zasad i można ją tylko przeczytać.
web-file-known = Wszystkie dalsze losowania odbędą się na nowo. Kto ma plik, może odczytać to, co jest w nim ukryte.
web-file-watch = Obejrzyj
web-file-play-on = Graj dalej

## Gdzie zaczęła się rozgrywka

web-origin = Początek gry
web-origin-fork = W środku: po akcji { $step } innej rozgrywki. Kto ją zna, może znać to, co jest tu ukryte.
web-origin-file = W środku: po akcji { $step } rozgrywki z pliku gospodarza. Gospodarz może znać to, co jest w nim ukryte.
web-origin-position = W pozycji ustawionej przez gospodarza. Gospodarz wie, co w niej ustawiono.
web-origin-file-over = Tę rozgrywkę przynosi z pliku { $name }. Można ją obejrzeć.
web-marked-forked = Ta rozgrywka toczy się też przy innym stole, gdzie jej sekrety mogą wyjść na jaw. Nikt nowy nie może tu usiąść.
web-marked-taken-back = Cofnięto tu coś, z czego ktoś mógł się czegoś dowiedzieć. Nikt nowy nie może tu usiąść.
web-marked-shortened = Zasady zmieniły się od tego czasu, a ostatnich decyzji nie dało się pod nimi zachować: rozgrywka toczy się dalej sprzed nich.

## Opcje gier przy zakładaniu stołu

web-option-count = { $count } × { $name }

web-option-stationx-build = Stacja
web-choice-stationx-build-free = Gracze budują ją kafelek po kafelku
web-choice-stationx-build-standard = Standardowa stacja, już zbudowana
web-option-stationx-rounds = Rundy
web-option-stationx-rounds-hint = Jeśli do tego czasu nikt nie podbije stacji, wygrywa największa liczba baz.
web-option-stationx-siege = Tury w bazie
web-option-stationx-siege-hint = Kto dłużej trzyma wszystkie jednostki we własnej bazie, traci jedną na turę. 0: nikt nie traci.
web-option-stationx-tiles = Kafelki każdego gracza
web-option-stationx-factions = Frakcje
