# Co mówią ekrany wszystkich gier

# Pytanie

web-play-question = Pytanie
web-play-table = Stół
web-play-panels = Panele
web-play-result = Pokaż wynik
web-play-waits-for = Decyzja: { $who }.
web-play-waits-for-many = Decydują: { $names }.
web-play-sure = { $what }?
web-play-ends-turn = To kończy turę.
web-play-final = Tego nie można cofnąć.
web-play-final-do = Zrób to
web-play-final-not = Nie
web-play-final-never = Zrób to i nigdy więcej nie ostrzegaj
web-play-back = Wróć
web-play-undo = Cofnij
web-play-undo-propose = Poproś o cofnięcie

# Akcje

web-play-could = Teraz niemożliwe
web-play-could-all = cała reszta…
web-play-here-can = Możesz
web-play-here-cannot = Dlaczego nie więcej?
web-play-steps-many =
    { $count ->
        [one] Jedno miejsce, na planszy lub tutaj
        [few] { $count } miejsca, na planszy lub tutaj
        [many] { $count } miejsc, na planszy lub tutaj
       *[other] { $count } miejsc, na planszy lub tutaj
    }
web-play-menu-look = Obejrzyj kartę
web-play-close = Zamknij

# Gracze

web-play-you = ty
web-play-away = offline
web-play-left-table = już nie gra
web-play-played-by = Kto gra
web-play-agent = agent { $agent }

# Plansza, dziennik i to, co cię ominęło

web-play-station = Stacja
web-play-log = Dziennik
web-play-log-empty = Nic się jeszcze nie wydarzyło.
web-play-recent = Od twojej tury
web-play-recent-back = Poprzednia chwila
web-play-recent-next = Następna chwila
web-play-log-then = Zobacz stację w tamtej chwili
web-play-log-details =
    { $count ->
        [one] jeszcze jeden wiersz
        [few] jeszcze { $count } wiersze
        [many] jeszcze { $count } wierszy
       *[other] jeszcze { $count } wiersza
    }
web-play-why = Dlaczego?
web-play-why-asking = Ustalanie…
web-play-why-skipped =
    { $count ->
        [one] Wcześniej pominięta:
        [few] Wcześniej pominięte, w tej kolejności:
        [many] Wcześniej pominięte, w tej kolejności:
       *[other] Wcześniej pominięte, w tej kolejności:
    }
web-play-why-nothing = Nie ma tu nic do wyjaśnienia.
web-play-since = Podczas twojej nieobecności
web-play-since-count =
    { $count ->
        [one] Wydarzyła się jedna rzecz.
        [few] Wydarzyły się { $count } rzeczy.
        [many] Wydarzyło się { $count } rzeczy.
       *[other] Wydarzyło się { $count } rzeczy.
    }
web-play-since-show = Pokaż
web-play-since-next = Dalej
web-play-since-all = Wszystko naraz
web-play-since-skip = Pomiń
web-play-since-done = Do gry

# Panele

web-play-tab-actions = Akcje
web-play-tab-players = Gracze
web-play-tab-log = Dziennik
web-play-tab-guide = Pomoc
web-play-sheet-up = Rozwiń panel
web-play-sheet-down = Zwiń panel

# Klawisze

web-play-keys = Klawisze
web-play-key-choose = wybierz po numerze
web-play-key-back = wróć, zamknij
web-play-key-undo = cofnij
web-play-key-end = zakończ turę
web-play-key-board = do planszy
web-play-key-actions = akcje
web-play-key-log = dziennik
web-play-key-players = gracze
web-play-key-next = dalej, przy nadrabianiu zaległości
web-play-key-help = ta pomoc

# Koniec

web-play-won-line = { $words }.
web-play-won = Zwycięstwo: { $names }
web-play-won-nobody = Nikt nie wygrywa
web-play-rematch = Zagraj ponownie
web-play-look-again = Obejrzyj stację
web-play-download = Pobierz grę
web-play-decided = Co przesądziło
web-play-decided-hint = dotknij chwili, aby zobaczyć ówczesną planszę
web-play-watch-again = Powtórka
web-play-share-picture = Zapisz obrazek
web-play-share-link = Skopiuj link
web-play-share-not = Ta przeglądarka nie potrafi narysować obrazka.

# Rada

web-play-hint = Podpowiedź
web-play-hint-asking = Myślę…
web-play-hint-then = { $count ->
    [one] a potem jeszcze jeden krok
    [few] a potem jeszcze { $count } kroki
    [many] a potem jeszcze { $count } kroków
   *[other] a potem jeszcze { $count } kroków
}
web-play-hint-do = Zrób to
web-play-hint-close = Dzięki
web-play-hint-none = Najlepiej po prostu zakończyć fazę.
