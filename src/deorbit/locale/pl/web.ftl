# Strony serwisu wokół gier

web-brand = Deorbit
web-close = Zamknij
web-cancel = Anuluj
web-done = Gotowe
web-loading = Wczytywanie…
web-open = Otwórz
web-skip = Przejdź do treści
web-rule = Zasada { $rule }
web-rules = Zasady
web-editor = Edytor pozycji
web-just-now = przed chwilą
web-you-are = Twoje imię:
web-about = O serwisie, podziękowania
web-api-docs = Interfejs dla programów
web-licence = Licencja: Apache-2.0
web-unofficial = Serwis nieoficjalny, niezwiązany z wydawcami gier.

# Strona główna

web-title-home = Deorbit: stacje w opałach
web-hero = Stacja spada. Ty masz plan.
web-hero-lead = Trzy gry planszowe o stacjach w tarapatach. Z przyjaciółmi, przeciw botom albo jedno i drugie. Bez konta.
web-solo = Zagraj teraz
web-continue = Graj dalej
web-continue-turn = Graj dalej: twoja tura
web-older-games =
    { $count ->
        [one] Jedna starsza gra
        [few] { $count } starsze gry
        [many] { $count } starszych gier
       *[other] { $count } starszych gier
    }
web-solo-alone = W pojedynkę
web-solo-partner = Z agentem
web-host-short = Załóż stół
web-with = przy stole: { $names }
web-host = Załóż stół
web-join = Dołącz
web-watch = Obserwuj
web-play-on = Twoja tura
web-look-back = Zobacz powtórkę
web-my-games = Twoje gry
web-turns-waiting =
    { $count ->
        [one] Twoja tura przy jednym stole
        [few] Twoja tura przy { $count } stołach
        [many] Twoja tura przy { $count } stołach
       *[other] Twoja tura przy { $count } stołach
    }
web-lobby = Stoły na żywo
web-lobby-empty = Nie ma teraz otwartych stołów. Załóż własny i pokaż go tutaj albo wyślij link znajomym.
web-join-heading = Dołącz przez link
web-join-label = Link z zaproszeniem lub kod stołu
web-join-unreadable = To nie jest zaproszenie. Wklej cały otrzymany link.
web-games = Gry
web-players = od { $least } do { $most } graczy
web-terminal-only = Jeszcze nie w przeglądarce. W terminalu:

web-game-stationfall = Stationfall
web-game-stationfall-about = Tuzin postaci i kilka minut życia. W tajemnicy jesteś jedną z nich: zrealizuj swój plan i uciekaj.
web-game-stationx = Station-X
web-game-stationx-about = Frakcje budują stację kafelek po kafelku, a potem walczą o nią, sala po sali, dopóki starcza tlenu.

web-status-waiting = Czeka na graczy
web-status-playing = Gra trwa
web-status-over = Gra skończona
web-status-closed = Stół zamknięty
web-trouble-damaged = Uszkodzone
web-trouble-missing = Niezainstalowane
web-trouble-title = Nie można otworzyć tej rozgrywki
web-pace-slow-short = bez pośpiechu

# Zakładanie stołu

web-title-host = Załóż stół
web-which-game = Która gra?
web-options = Opcje
web-how = Jak gracie
web-seats = Kto gdzie siedzi
web-seat-count =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsc
    }
web-fewer-seats = Jedno miejsce mniej
web-more-seats = Jedno miejsce więcej
web-seat-number = Miejsce { $number }
web-seat-me = Ja ({ $name })
web-seat-open-choice = Wolne: dla kogoś z linkiem
web-seat-here = Ktoś tutaj, przy tym ekranie
web-seat-agent-choice = Agent: { $agent }
web-person-here = Gracz { $number }
web-name-of-seat = Imię osoby na miejscu { $number }
web-all-agents = Posadź agentów na pozostałych miejscach
web-private = Prywatny.
web-private-hint = Stół znajdą tylko osoby z linkiem.
web-listed = Publiczny.
web-listed-hint = Wszyscy widzą stół w poczekalni i mogą dołączyć lub obserwować.
web-pace-live = Na żywo.
web-pace-live-hint = Wszyscy są na miejscu i grają bez przerw.
web-pace-slow = Bez pośpiechu.
web-pace-slow-hint = Każdy gra, gdy znajdzie czas; stół czeka całymi dniami.
web-make-table = Otwórz stół
web-make-hint = Potem dostaniesz link dla pozostałych graczy.
web-begin = Rozpocznij
web-begin-hint = Wszystkie miejsca są zajęte: gra zacznie się od razu.
web-choice-none = Brak

web-agent-greedy = Zachłanny
web-agent-random = Losowy
web-agent-automation = Automatyzacja
web-agent-search = Przeszukujący

web-option-stationfall-characters = Postaci w grze
web-choice-stationfall-characters-tutorial = Dwanaście z samouczka
web-choice-stationfall-characters-random = Losowe
web-cast-own = Wybrane z listy
web-cast-count = { $count } z { $wanted }
web-cast-missing =
    { $count ->
        [one] Potrzeba jeszcze jednej.
        [few] Potrzeba jeszcze { $count }.
        [many] Potrzeba jeszcze { $count }.
       *[other] Potrzeba jeszcze { $count }.
    }
web-cast-over =
    { $count ->
        [one] O jedną za dużo.
        [few] O { $count } za dużo.
        [many] O { $count } za dużo.
       *[other] O { $count } za dużo.
    }
web-cast-short =
    { $count ->
        [one] Potrzeba jeszcze jednej postaci. Wybierz ją albo dobierz losowo.
        [few] Potrzeba jeszcze { $count } postaci. Wybierz je albo dobierz losowo.
        [many] Potrzeba jeszcze { $count } postaci. Wybierz je albo dobierz losowo.
       *[other] Potrzeba jeszcze { $count } postaci. Wybierz je albo dobierz losowo.
    }
web-cast-many =
    { $count ->
        [one] Wybrano o jedną postać za dużo.
        [few] Wybrano o { $count } postaci za dużo.
        [many] Wybrano o { $count } postaci za dużo.
       *[other] Wybrano o { $count } postaci za dużo.
    }
web-cast-fill = Dobierz losowo
web-cast-none = Wyczyść
web-cast-find = Znajdź postać
web-cast-list = Postaci
web-cast-tier = poziom trudności { $tier }
web-cast-nobody = Nikt się tak nie nazywa.
web-option-stationfall-tier = Najtrudniejsze postaci
web-option-stationfall-tier-hint = Ma znaczenie, gdy postaci są losowane.
web-choice-stationfall-tier-1 = Poziom trudności 1, najłatwiejszy
web-choice-stationfall-tier-2 = Do poziomu trudności 2
web-choice-stationfall-tier-3 = Do poziomu trudności 3
web-choice-stationfall-tier-4 = Wszystkie poziomy trudności
web-option-stationfall-teams = Drużyny dwuosobowe
web-option-stationfall-teams-hint = Dla 4, 6 lub 8 graczy.
web-option-stationfall-rocket-wings = Gdzie leżą Rakietowe skrzydła
web-option-stationfall-pack = Pakiet zawartości

# Kim jesteś, ustawienia

web-guest-name = Gość { $number }
web-settings = Ustawienia
web-your-name = Twoje imię
web-theme = Kolory
web-theme-system = Automatyczne
web-theme-light = Jasne
web-theme-dark = Ciemne
web-motion = Animacje
web-motion-system = Automatyczne
web-motion-full = Pełne
web-motion-reduced = Brak
web-size = Wielkość tekstu
web-size-normal = Zwykła
web-size-large = Duża
web-size-larger = Bardzo duża
web-warn = Pytaj przed ruchem, którego nie można cofnąć
web-sound = Dźwięki: twoja tura i wielkie zdarzenia
web-volume = Głośność
web-notices = Powiadamiaj o mojej turze, także gdy patrzę gdzie indziej
web-notices-on = Zezwól
web-notices-off = Wyłącz
web-notices-denied = Twoja przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
web-language = Język

web-keys = Klawisze
web-key-1 = ta pomoc
web-key-2 = następny element; z Shift poprzedni
web-key-3 = naciśnij go
web-key-4 = zamknij to, co otwarte
web-key-5 = rozmowa: otwórz lub zamknij czat
web-key-6 = otwórz lub zamknij notatki
web-key-7 = ustawienia

# Poczekalnia stołu

web-seat-open = Wolne miejsce
web-seat-agent = { $name } ({ $agent })
web-seat-nobody = Nikt
web-seat-yours = ty
web-seat-beside = obok ciebie, przy tym ekranie
web-seat-add-here = Ktoś tutaj
web-seat-take = Usiądź
web-seat-waiting = czeka na kogoś
web-present = online
web-away = offline
web-left = już nie gra
web-resigned = poddaje się; dalej gra agent
web-seats-open =
    { $count ->
        [one] jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
        [many] { $count } miejsc jest wolnych
       *[other] { $count } miejsc jest wolnych
    }
web-seats-full = wszystkie miejsca są zajęte
web-sit-here = Usiądź tutaj
web-stand-up = Wstań
web-kick = Wyproś
web-kick-ask = Wyprosić gracza { FORM($name, case: "acc") }?
web-kick-text = Miejsce będzie wtedy wolne, a link do niego przestanie działać. W trakcie gry stół decyduje, kto gra dalej.
web-invite = Zaproś
web-invite-private = Stół znajdą tylko osoby z tym linkiem.
web-invite-listed = Stół jest w poczekalni; z linkiem znajomi znajdą go od razu.
web-invite-link = Link z zaproszeniem
web-qr = Kod QR: { $label }
web-copy = Kopiuj link
web-copied = Skopiowano
web-host-of = Gospodarz
web-pace = Tempo
web-pace-live-name = na żywo
web-pace-slow-name = bez pośpiechu
web-start-fill = Zacznij z agentami na wolnych miejscach
web-start-hint = Albo poczekaj, aż zajmą je znajomi.
web-waiting-for-host = Masz miejsce. Grę rozpoczyna { $name }.
web-join-as = Usiądź jako { $name }
web-table-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją tu obserwować.

# Przy stole

web-title-table = { $game } · Deorbit
web-title-wanted = { $wanted } · { $game }
web-your-turn = Twoja tura
web-your-decision = Twoja decyzja
web-asks-you = Pytanie do ciebie: { $name }
web-turn-of = { $name } myśli
web-turn-of-several =
    { $count ->
        [one] Wybiera jeden gracz
        [few] Wybiera { $count } graczy
        [many] Wybiera { $count } graczy
       *[other] Wybiera { $count } graczy
    }
web-watching = Obserwujesz
web-watchers =
    { $count ->
        [one] obserwuje jedna osoba
        [few] obserwują { $count } osoby
        [many] obserwuje { $count } osób
       *[other] obserwuje { $count } osób
    }
web-menu = Menu
web-home = Strona główna
web-connection-connecting = Łączenie
web-connection-open = Połączono
web-connection-lost = Brak połączenia
web-connection-refused = Brak połączenia
web-connection-closed = Brak połączenia
web-connection-back = Połączono ponownie
web-offline = Brak połączenia. Trwa ponowna próba; nic nie przepadło.
web-sending = Wysyłanie twojego ruchu…
web-busy = Twój ostatni ruch jest jeszcze w drodze.
web-next-here = Teraz gra { $name }.
web-hand-over-button = Oddaj ekran
web-hand-over = Oddaj ekran graczowi { FORM($name, case: "dat") }
web-hand-over-colour = Oddaj ekran: { $colour } ({ $name })
web-hand-over-hint = To, czego inni nie mogą widzieć, zostaje zakryte, dopóki nie powiesz, kim jesteś.
web-i-am = To ja, { $name }
web-who-looks = Kto jest przy ekranie?
web-seat-lost = To miejsce nie jest już twoje.
web-you-resigned = Gra poddana; za ciebie gra dalej agent. Możesz nadal obserwować.
web-again = Zagraj ponownie
web-seat-free = W tej grze jest wolne miejsce.
web-agent-late = { $name } nie może teraz myśleć: usłudze czegoś brakuje. Spróbuje sama ponownie, a do tego czasu nic się nie rozstrzyga.
web-play-along = Zagraj też
web-rematch-made = Rewanż jest przygotowany.
web-rematch-go = Przejdź tam
web-no-screen = Ta gra nie ma jeszcze ekranu w przeglądarce. Można w nią grać w terminalu.

web-share = Pokaż innym
web-share-text = Kto otworzy ten link, może obserwować stół, ale bez tajnych kart.
web-share-link = Link do stołu
web-device = Graj dalej na innym urządzeniu
web-device-text = Otwórz ten link na telefonie lub komputerze i graj tam dalej.
web-device-link = Link do twojego miejsca
web-device-warning = To klucz do twojego miejsca. Nie dawaj go nikomu innemu.
web-device-count = { $count ->
    [one] Twoje miejsce jest otwarte tylko na tym urządzeniu.
    [few] Twoje miejsce jest otwarte na { $count } urządzeniach.
    [many] Twoje miejsce jest otwarte na { $count } urządzeniach.
   *[other] Twoje miejsce jest otwarte na { $count } urządzenia.
}
web-device-withdraw = Unieważnij ten link
web-device-withdrawn = Poprzedni link już nie działa. To jest nowy.
web-device-alone = Tylko to urządzenie
web-device-alone-done = Twoje miejsce jest teraz tylko na tym urządzeniu, a link jest nowy.
web-record = Pobierz zapis gry
web-report = Zgłoś problem
web-propose-undo = Poproś o cofnięcie mojego ruchu
web-propose-undo-text = Jeśli wszyscy przy stole się zgodzą, twój ostatni ruch zostanie cofnięty, a z nim to, co było po nim. Jeśli ktoś się przy tym czegoś dowiedział, nikt nowy nie będzie mógł tu potem usiąść.
web-propose-undo-yes = Poproś
web-propose-close = Poproś o zamknięcie stołu
web-propose-close-text = Jeśli wszyscy się zgodzą, gra skończy się bez wyniku.
web-propose-close-yes = Poproś
web-propose-undo-alone = Cofnij mój ostatni ruch
web-propose-undo-alone-text = Twój ostatni ruch zostanie cofnięty, a z nim to, co było po nim. Nikt inny tu nie gra, więc nikt nie musi się zgadzać. Jeśli ktoś się przy tym czegoś dowiedział, nikt nowy nie będzie mógł tu potem usiąść.
web-propose-undo-alone-yes = Cofnij
web-propose-close-alone = Zamknij stół
web-propose-close-alone-text = Gra skończy się bez wyniku.
web-propose-close-alone-yes = Zamknij
web-proposed = Pozostali dostali pytanie.
web-resign = Poddaj się
web-resign-text = Od razu zagra za ciebie agent. Na to miejsce nie można wrócić.
web-resign-yes = Poddaj się
web-leave = Odejdź od stołu
web-leave-text = Oddajesz swoje miejsce. W trakcie gry stół decyduje, kto gra dalej. Jeśli chcesz wrócić później, po prostu zamknij tę stronę: miejsce pozostanie twoje.
web-leave-yes = Odejdź
web-give-agent = Niech gra agent
web-give-open = Zwolnij miejsce
web-mute = Wycisz
web-unmute = Wyłącz wyciszenie

web-proposal = Propozycja
web-proposal-undo = { $by } chce cofnąć ostatni ruch.
web-proposal-agent = { $by } proponuje, by za gracza { FORM($name, case: "acc") } grał dalej agent.
web-proposal-open = { $by } proponuje zwolnić miejsce gracza { FORM($name, case: "gen") }.
web-proposal-close = { $by } proponuje zamknąć stół bez wyniku.
web-proposal-waiting = Brakuje odpowiedzi: { $names }
web-proposal-withdraw = Wycofaj
web-yes = Tak
web-no = Nie

web-drawer = Czat i notatki
web-chat = Czat
web-chat-unread =
    { $count ->
        [one] Czat, jedna nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
        [many] Czat, { $count } nowych wiadomości
       *[other] Czat, { $count } nowych wiadomości
    }
web-chat-say = Napisz coś
web-chat-empty = Nie ma jeszcze żadnych wiadomości.
web-chat-delete = Usuń tę wiadomość ({ $name })
web-chat-muted = Gospodarz odebrał ci głos.
web-chat-team = drużyna
web-chat-team-only = Tylko do mojej drużyny
web-send = Wyślij
web-notes = Notatki
web-notes-hint = Czytasz to tylko ty. Notatki należą do twojego miejsca.
web-notes-kept = Zapisano
web-notes-keeping = Zapisywanie…

# Gdy coś jest nie tak, jak powinno

web-error-status = Serwis odpowiedział: { $status }.
web-error-unreachable = Serwis nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-stranger = Serwis nie zna już tej przeglądarki: zniknął jej plik cookie. Link do twojego miejsca je przywróci; bez niego spróbuj ponownie jako ktoś nowy.
web-error-unknown = Coś poszło nie tak. Może pomóc ponowne wczytanie strony.
web-down = Serwis nie odpowiada
web-down-text = Może właśnie uruchamia się na nowo albo nie masz połączenia. Ta strona sama próbuje ponownie, a twoje gry są bezpieczne.
web-try-again = Spróbuj teraz
web-missing = Nic tu nie ma
web-missing-text = Może adres jest błędny albo to, co tu było, już zniknęło.
web-table-gone = Tego stołu już nie ma
web-table-gone-text = Stół został usunięty albo link jest niepełny. Poproś o link jeszcze raz.
web-table-refused = Nie możesz oglądać tego stołu
web-table-closed = Ten stół jest zamknięty
web-closed-agreed = Gracze zgodzili się zakończyć grę.
web-closed-expired = Długo nikt nie przychodził.
web-closed-abandoned = Wszyscy odeszli.
web-claiming = Przechodzenie na twoje miejsce…
web-claim-failed = Ten link do miejsca nie działa

# O serwisie

web-about-what = Co to jest
web-about-what-text = W Deorbit zagrasz w gry planszowe o stacjach kosmicznych w opałach: według dokładnych zasad, ze znajomymi i z agentami, tutaj albo w terminalu. Nikt nie potrzebuje konta: o twoim miejscu pamięta plik cookie, a link do miejsca przenosi cię na inne urządzenie.
web-about-fair = Uczciwe z założenia
web-about-fair-text = To, co ukryte, nigdy nie opuszcza serwisu. Agenci widzą to, co widziałby człowiek na ich miejscu. Skrót (hash) sekretu, z którego wynikają wszystkie losowania, jest ogłaszany na początku rozgrywki, a sam sekret na końcu.
web-about-games = Gry
web-about-games-text = Stationfall, Station-X i Intrepid należą do swoich autorów i wydawców, którym jesteśmy wdzięczni: kupujcie ich gry, na stole są wspaniałe. Zasady opisujemy własnymi słowami, wszystkie obrazy są nasze, a to, co domowe, ma oznaczenie.
web-about-self = Uruchom u siebie
web-about-self-text = Deorbit to wolne oprogramowanie na licencji Apache 2.0. Kto ma Pythona, może uruchomić ten serwis dla znajomych jednym poleceniem: deorbit serve.
web-about-made = Z czego powstał
web-about-made-text = Python, Litestar, uvicorn, msgspec, SQLAlchemy, Alembic, segno, Fluent, Svelte i Vite. Dziękujemy.
web-about-programs = Dla programów
web-about-programs-text = Wszystko, co robi ten serwis, przechodzi przez otwarty interfejs, opisany jako OpenAPI: napisz własnego klienta albo pozwól grać własnemu agentowi.
