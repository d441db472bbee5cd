# Zasady w przeglądarce i uczciwe losowanie

web-rules-title = Zasady gry { $game }
web-rules-lead = Opisane naszymi słowami, akapit po akapicie. Każdy ma numer, który nigdy się nie zmienia: możesz do niego linkować albo zajrzeć prosto od stołu.
web-rules-missing = Nie ma takich zasad
web-rules-missing-text = Może adres jest błędny. Oto gry, których zasady tu są:
web-rules-failed = Nie udało się wczytać zasad.
web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo, kilka słów albo numer, na przykład 12.8
web-rules-count =
    { $count ->
        [0] nic nie znaleziono
        [one] jeden akapit
        [few] { $count } akapity
        [many] { $count } akapitów
       *[other] { $count } akapitów
    }
web-rules-nothing = W zasadach nie ma „{ $query }”. Spróbuj mniej słów albo innych.
web-rules-clear = Pokaż znów wszystko
web-rules-house = domowe
web-rules-house-hint = Nasze rozstrzygnięcie czegoś, co zasady zostawiają otwarte
web-rules-chapter-word = rozdział|rozdziału|rozdziale|rozdziałem
web-rules-link = Link do { $rule }
web-rules-copy = Kopiuj link do { $rule }
web-rules-copied = Link jest skopiowany.
web-rules-in-place = Pokaż { $rule } na swoim miejscu
web-rules-top = Do spisu treści
web-rules-key-next = od trafienia do trafienia

web-rule-panel = Zasada { $rule }
web-rule-panel-chapter = { $game }: { $chapter }
web-rule-panel-back = Wróć do { $rule }
web-rule-panel-before = Wcześniej: { $rule }
web-rule-panel-after = Dalej: { $rule }
web-rule-panel-open = Otwórz w zasadach
web-rule-panel-near = { $rule } nie ma własnego akapitu. To jest najbliższy.
web-rule-panel-none = W zasadach nie ma akapitu { $rule }.

web-verify = Sprawdź tasowanie
web-verify-why = Wszystkie losowania rozgrywki wynikają z jednego sekretu. Jego skrót (hash) jest ogłaszany na początku rozgrywki, a sam sekret na końcu: dlatego nikt, nawet gospodarz tego serwisu, nie może po drodze zmienić żadnego losowania.
web-verify-hash = Skrót
web-verify-secret = Sekret
web-verify-running = Rozgrywka jeszcze trwa. Na końcu pojawi się tu sekret, który możesz porównać ze skrótem.
web-verify-noted-running = Ta przeglądarka zanotowała skrót.
web-verify-working = Sprawdzanie…
web-verify-again = Sprawdź ponownie
web-verify-good = Tak
web-verify-bad = Nie
web-verify-unknown = Nie wiadomo
web-verify-noted = Na początku rozgrywki ta przeglądarka zanotowała ten sam skrót.
web-verify-noted-other = Na początku rozgrywki ta przeglądarka zanotowała inny skrót: { $hash }
web-verify-noted-not = Tej przeglądarki nie było tu podczas rozgrywki, więc nie zanotowała własnego skrótu.
web-verify-fits = SHA-256 sekretu, obliczony przez tę przeglądarkę, to ten skrót.
web-verify-fits-not = SHA-256 sekretu, obliczony przez tę przeglądarkę, to nie ten skrót, lecz { $hash }
web-verify-fits-unable = Ta przeglądarka oblicza skróty tylko na stronach przesyłanych przez https. Serwis mówi, że sekret pasuje; poniższe polecenie sprawdzi to na twoim komputerze.
web-verify-folded =
    { $count ->
        [one] Serwis rozegrał tę jedną akcję ponownie na podstawie sekretu: każde losowanie i każda pozycja się zgadza.
        [few] Serwis rozegrał wszystkie { $count } akcje ponownie na podstawie sekretu: każde losowanie i każda pozycja się zgadza.
        [many] Serwis rozegrał wszystkie { $count } akcji ponownie na podstawie sekretu: każde losowanie i każda pozycja się zgadza.
       *[other] Serwis rozegrał wszystkie { $count } akcji ponownie na podstawie sekretu: każde losowanie i każda pozycja się zgadza.
    }
web-verify-folded-not = Rozegrana ponownie na podstawie sekretu rozgrywka nie prowadzi do tych samych pozycji: { $problem }
web-verify-inherited =
    { $count ->
        [one] Pierwsza akcja pochodzi z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
        [few] Pierwsze { $count } akcje pochodzą z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
        [many] Pierwsze { $count } akcji pochodzi z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
       *[other] Pierwsze { $count } akcji pochodzi z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
    }
web-verify-earlier = Część toczyła się według innych zasad: jest zachowana tak, jak ją opisano, i nie jest sprawdzana.
web-verify-fair = Wszystko się zgadza.
web-verify-unfair = Coś się nie zgadza.
web-verify-own = Aby sprawdzić to na swoim komputerze, pobierz zapis gry i uruchom:
web-verify-record = Pobierz zapis gry
