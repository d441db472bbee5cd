# Laboratorium: testy wydajności i generowane strony.

lab-self = { $game }, graczy: { $players }, skompilowane
lab-self-plain = { $game }, graczy: { $players }, nieskompilowane
lab-full-table = Stationfall: akcja przy 20 postaciach i 9 graczach kosztuje { $ratio } razy tyle co przy 12 i 4.
lab-bots = { $engine }, w tym dwa boty: tura bota trwa { $bot_ratio } razy tyle co akcja losowego gracza ({ $bot_turn } i { $random_action } µs). Wymagane: najwyżej { $most } razy tyle.
lab-peer-catanatron = catanatron
lab-peer-openspiel = szachy OpenSpiel
lab-machine = { $cpu }, jeden rdzeń, Python { $python }; czas procesora, mediany z pięciu rund w jednym przebiegu
lab-title = Losowa gra: Deorbit { $version } i catanatron z czterema graczami, szachy z dwoma
lab-title-alone = Losowa gra: Deorbit { $version } z czterema graczami
lab-engine = silnik
lab-column-actions =
    akcje
    na s
lab-column-games =
    gry
    na s
lab-column-turn =
    µs na
    turę
lab-column-copy =
    µs na
    kopię
lab-column-late =
    późno /
    świeżo
lab-column-actions-catanatron =
    akcje /
    catanatron
lab-column-copy-catanatron =
    kopia /
    catanatron
lab-column-actions-openspiel =
    akcje /
    OpenSpiel
lab-help = Zmierz szybkość silnika: losowa gra w każdą z gier, kopie rozgrywki oraz to, ile razy wolniejsza jest akcja po rozgrywce z 1000 akcji albo po trzech czwartych krótszej gry niż z tej samej pozycji ustawionej na świeżo (późno/świeżo).
lab-example = przykłady:
    {"  "}deorbit bench
    {"  "}deorbit bench --game stationx --seconds 10
    {"  "}deorbit bench --peers /path/to/python-with-the-peers
lab-help-game = zmierz tylko tę grę
lab-help-setup = zmierz tylko to ustawienie
lab-help-seconds = jak długo trwa każdy pomiar (domyślnie 2)
lab-help-plain = zmierz też nieskompilowane źródła w tym folderze
lab-help-peers = zmierz też catanatron i szachy z OpenSpiel tym Pythonem i pokaż stosunek do nich
lab-help-json = po jednym pomiarze każdej gry jako JSON, w jednej linii
lab-bad-seconds = --seconds przyjmuje wartości od 0.01 do 600
lab-measuring = Pomiar…
lab-measuring-one = Pomiar: { $engine }, runda { $round } z { $rounds }…
lab-run-failed = { $command } nie działa: { $problem }

lab-reference = kompendium
lab-made = Tę stronę tworzy z samej gry polecenie `make docs`.
lab-actions = Akcje
lab-actions-intro = Akcja to rodzaj i argumenty. `str(action)` to zapis podany niżej, `Action.parse` go odczytuje; jako JSON jest to {"{"}"kind": ..., "args": [...]{"}"}.
lab-values = Wartości
lab-questions = Pytania
lab-events = Zdarzenia
lab-options = Opcje
lab-options-intro = Podawane jako argumenty nazwane: `deorbit.new("{ $name }", seats=2, ...)`; w terminalu jako `--option NAME=VALUE`.
lab-position = Pozycje
lab-refusals = odmowy
lab-refusals-intro = Co gra odpowiada na niedozwolone akcje: każdy rodzaj akcji był próbowany z wieloma argumentami w różnych momentach { $games } losowych gier. Powód to koniec id komunikatu, a zdanie to jedno z podanych.
lab-reason = powód
lab-rule = reguła
lab-times = ile razy
lab-no-answers = Brak odpowiedzi na pytanie
lab-no-answers-intro = Rodzaje akcji, których odmowa mówi tylko tyle, że nie są odpowiedzią na pytanie.
lab-position-intro = `m.position()` daje ten słownik, a `deorbit.scenario("{ $name }", ...)` go odczytuje, obok `seats` i `options`. Co pominięte, jest jak po przygotowaniu gry; nonsens daje błąd, który podaje klucz. `null` w widoku znaczy: ukryte przed tym miejscem.
lab-outcome = Wynik
lab-outcome-intro = Gdy nikt już nie jest winien decyzji, `m.outcome` ma `scores` (liczbę dla każdego miejsca), `winners` (miejsca), `ending` (jedno z poniższych) i `rows`: dla każdego miejsca pary złożone z poniższego wiersza i jego liczby, z których składa się wynik albo które o nim decydują. Wiersza, który nic nie daje, może nie być.
lab-row = wiersz
lab-ending = zakończenie
lab-action = akcja
lab-meaning = znaczenie
lab-example-word = przykład
lab-value = wartość
lab-question = pytanie
lab-keys = klucze
lab-event = zdarzenie
lab-arguments = argumenty
lab-option = opcja
lab-accepts = przyjmuje
lab-default = domyślnie
lab-key = klucz

# Pomiary: czego wymagano i gdzie jest zapisany wynik

lab-met = spełnione
lab-missed = NIESPEŁNIONE
lab-wrote = Zapisano: { $file }
lab-no-folder = Nie ma folderu { $folder }, w którym można by zapisać.
lab-unwritable = Nie można zapisać { $file }: { $problem }
