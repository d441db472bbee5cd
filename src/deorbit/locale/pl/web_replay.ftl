# Powtórka rozgrywki

web-replay = Powtórka
web-replay-open = Zobacz powtórkę
web-replay-track = Chwila rozgrywki
web-replay-at = Akcja { $step } z { $steps }.
web-replay-action = Akcja { $step }
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-more = Więcej przycisków
web-replay-less = Mniej przycisków
web-replay-now = Wróć do teraz
web-replay-move = Ruch w czasie
web-replay-first = Na początek
web-replay-turn-back = Do poprzedniej tury
web-replay-back = Jedna akcja wstecz
web-replay-on = Jedna akcja dalej
web-replay-turn-on = Do następnej tury
web-replay-last = Na koniec
web-replay-to-now = Do teraz
web-replay-speed = Szybkość
web-replay-times = { $speed } ×
web-replay-jump = Do czego przeskakiwać
web-replay-jump-back = Do poprzedniego
web-replay-jump-on = Do następnego
web-replay-news = Ważne zdarzenia ({ $count })
web-replay-turns = Tury ({ $count })
web-replay-view = Czyimi oczami
web-replay-view-all = Wszystko odkryte
web-replay-view-of = Oczami gracza { FORM($name, case: "gen") }
web-replay-link = Link
web-replay-link-copied = Link do tej chwili jest skopiowany.
web-replay-link-not = Nie udało się skopiować linku. Jest w pasku adresu.
web-replay-fork = Graj od tej chwili
web-replay-edit = W edytorze
web-replay-is-now = To jest teraz.
web-replay-is-end = Tak się skończyło.
web-replay-is-start = Przed pierwszą akcją.
web-replay-key = { $words } ({ $key })

# Nagrania

web-watch-title = Obejrzyj nagranie
web-watch-lead = Nagranie to rozgrywka widziana przez jednego gracza, pobrana w jej trakcie. Jest tu tylko pokazywane i nigdzie nie jest zapisywane.
web-watch-choose = Wybierz plik
web-watch-drop = albo upuść go tutaj
web-watch-reading = Czytanie { $name }…
web-watch-large = Plik jest za duży: najwyżej { $most } MiB.
web-watch-failed = Tego nie da się obejrzeć
web-watch-end = Dotąd sięga nagranie.
web-watch-other = Inny plik
web-watch-seat = Oczami gracza { FORM($name, case: "gen") } (miejsce { $seat })
web-watch-spectator = Oczami widza
web-watch-no-screen = Nagrania gry { $game } ogląda się w terminalu: deorbit replay PLIK
