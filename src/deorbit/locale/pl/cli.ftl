# Polecenie w terminalu.

cli-page-more = Enter: dalej
cli-page-end = Enter: powrót do gry

# Start, pliki

cli-which-game = Która gra? Podaj ją, na przykład „deorbit play { $game }”, albo użyj --load PLIK. Znane gry: { $known }.
cli-bad-people-bots = --people nie może mieć wartości { $people }: oprócz botów ta rozgrywka ma { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsc
    }.
cli-bad-bots = --bots „{ $given }” nie pasuje. Możliwa jest liczba, nazwy tożsamości albo jedno i drugie: --bots 2, --bots troubleshooter,exile, --bots troubleshooter,2.
cli-bad-mode = „{ $mode }” nie jest sposobem na wygraną z botami. Znane: { $known }.
cli-bots-missing = --bot-tier i --mode cooperative dotyczą botów. Podaj, ile ich jest, na przykład --bots 2.
cli-no-bots = Gra „{ $game }” nie ma botów. Na pozostałych miejscach grają agenci.
cli-many-bots = { $bots ->
        [one] Jeden bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } botów
    } i { $people ->
        [one] jedna osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osób
    } to za dużo na { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsc
    }. Podaj większe --seats albo pomiń tę opcję.
cli-bad-people = --people nie może mieć wartości { $people }: ta rozgrywka ma { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsc
    }.
cli-bad-option = --option „{ $given }” nie pasuje. Oczekiwane: NAZWA=WARTOŚĆ, na przykład --option { $example }.
cli-option-is-flag = „{ $name }” nie należy do --option. Podaj jako --{ $name }.
cli-tier-idle = tier={ $tier } nic tu nie zmienia: żadna postać nie jest losowana. Dodaj --option characters=random, by je losować.
cli-load-fixed = Zapisana rozgrywka to { $game } dla { $seats ->
        [one] jednego gracza
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } graczy
    }, z własnymi opcjami. Pomiń nazwę gry albo podaj tę samą; pomiń --seats, --option i wszystko o botach.
cli-not-read = Nie można odczytać { $file }: { $problem }.
cli-not-loaded = { $file }: { $problem }
cli-not-written = Nie można zapisać { $file }: { $problem }.
cli-not-overwritten = { $file } istnieje i nie jest plikiem zapisu gry Deorbit. Pozostaje bez zmian; wybierz inną nazwę.
cli-other-match = { $file } zawiera inną rozgrywkę. Pozostaje bez zmian; wybierz inną nazwę.
cli-saved = Zapisano w { $file }.
cli-continue = Dalszy ciąg:
cli-nothing-played = Nic nie zostało rozegrane, więc nie ma czego zapisać.

# Zawartość i skąd pochodzi

cli-edition-none = Nie wiadomo, skąd pochodzi zawartość gry „{ $game }”. Znane gry: { $known }.
cli-edition-grade = „{ $grade }” nie jest kategorią. Kategorie: { $known }.
cli-edition-both = --all wymienia dane każdej kategorii. Podaj --grade albo --all, nie jedno i drugie.
cli-edition-title = { $game }: skąd pochodzi zawartość
cli-edition-pack = Z pakietem zawartości „{ $pack }”, skrót { $hash }.
cli-edition-means = { $grade }  { $means }
cli-edition-sum = razem
cli-edition-all = Wszystkie dane, każda ze swoją kategorią ({ $count }):
cli-edition-rule = Dane z instrukcji ({ $count }):
cli-edition-card = Dane z opublikowanych kart ({ $count }):
cli-edition-play = Dane zobaczone w publicznej grze ({ $count }):
cli-edition-house = Dane domowe, bo nie podaje ich żaden tekst ({ $count }):
cli-edition-house-stationfall = Dane domowe, bo nie podaje ich żaden tekst ({ $count }). Pakiet zawartości może zastąpić wszystkie poza działaniem zdolności i kart Projektu X.
cli-grade-rule = podaje to instrukcja
cli-grade-card = podają to opublikowane dane kart
cli-grade-play = widziane w publicznej grze
cli-grade-house = nasze: nie podaje tego żaden tekst

cli-pack-nothing = Pakiet niczego nie zmienia.
cli-pack-hash = Skrót: { $hash }
cli-pack-fine = Pakiet jest w porządku. Zagraj z nim:
cli-pack-new = nowe: { $names }
cli-pack-changed = zmienione: { $names }
cli-pack-gone = usunięte: { $names }
cli-pack-no-script = { $count ->
    [one] Bez własnego skryptu; bot gra według podstawowego: { $names }
    [few] Bez własnych skryptów; boty grają według podstawowego: { $names }
    [many] Bez własnych skryptów; boty grają według podstawowego: { $names }
   *[other] Bez własnych skryptów; boty grają według podstawowego: { $names }
}
cli-pack-sort-characters = Postaci
cli-pack-sort-section = Sektory
cli-pack-sort-corridors = Korytarze
cli-pack-sort-vents = Szyby wentylacyjne
cli-pack-sort-addition = Akcje, które postaci dodają do sektorów
cli-pack-sort-ship = Statki
cli-pack-sort-abilities = Zdolności
cli-pack-sort-project_x = Projekt X
cli-pack-sort-scripts = Skrypty botów
cli-pack-sort-item = Przedmioty
cli-pack-sort-game = Liczby

# W trakcie gry

cli-now = Teraz: { $player }
cli-turn-you = (ty)
cli-turn-agent = (agent)
cli-turn-bot = (skrypt)
cli-i-am = Przekaż ekran dalej. To ja, { $player }: naciśnij Enter.
cli-aside = help  hint  undo  quit
cli-chosen = Twój wybór: { $what }.
cli-choose-number = Wpisz numer z planszy albo pole.
cli-choose-cell = Wpisz pole lewego dolnego rogu; [] pasuje.
cli-choose-back = 0 cofa.
cli-unseen = Poza oknem: { $choices }
cli-unseen-many = Poza oknem jeszcze { $count }: view POLE je przesuwa.
cli-several-here = Jednostka na polu { $at } może zrobić kilka rzeczy: wybierz po numerze.
cli-type-a-cell = Miejsc jest za dużo, by je ponumerować. Wpisz pole, na przykład m12.
cli-no-such-number = Nie ma wyboru { $number }. Wybory mają numery od 1 do { $last }.
cli-ambiguous = „{ $word }” może znaczyć: { $fitting }. Wpisz jeszcze jedną literę.
cli-unknown-word = „{ $word }” nie jest tu wyborem, akcją ani poleceniem. Wpisz help, by zobaczyć, co nim jest.

cli-word-agreed = agreed
cli-why-what = Zapytaj o akcję, na przykład: why move d4 h9
cli-why-bot = Ostatnia tura: { $who }. Co zostało zrobione, a co wcześniej pominięte (✕). Wykonywana jest pierwsza linia, którą ktoś może wykonać.
cli-why-not-yet = { $who }: jeszcze bez tury.
cli-why-no-bot = „{ $word }” nie jest tu botem. Samo why mówi o ostatniej turze bota.
cli-why-none-yet = Żaden bot nie miał jeszcze tury.
cli-why-allowed = „{ $action }” jest teraz dozwolone.
cli-undone = Cofnięto.
cli-undo-barred = To cofnęłoby losowanie albo to, co zrobili potem inni. Jeśli wszyscy przy stole się zgadzają: undo agreed
cli-undo-nothing = Nie ma czego cofnąć.
cli-look-where = Gdzie spojrzeć? Na przykład: look m13
cli-hint = Agent zachłanny zagrałby: { $action }
cli-advice = Najlepsze znalezione: { $action }
cli-advice-then = Potem: { $actions }
cli-advice-gain = Wszystko to daje: { $gain }
cli-advice-none = Nie ma tu nic do rozstrzygnięcia.
cli-as-whom = Czyja ma być tura? Przy tym ekranie są: { $people }. Wpisz as i numer albo nazwę.
cli-as-nothing = { $player }: teraz nic do rozstrzygnięcia.
cli-news-none = Od twojej ostatniej tury nic się nie wydarzyło.
cli-news-more = Ostatnio (jeszcze { $count }: news, log):
cli-board-part = Część { $part } z { $parts }, od lewej do prawej
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-play-help =
    WYBIERANIE
      Numer wybiera: najpierw grupę, potem cel, z numerem na planszy.
      0 albo pusta linia cofa. Zamiast numeru można podać pole, na przykład d4.
      Każdą akcję można też wpisać:
        move d4 f5    attack d4 d5    capture d4 e4    jump d4 d9    keep d4
        buy trooper d4    upgrade troops-speed    place 3x1 m10    end

    POLECENIA (wystarczą pierwsze litery)
      why AKCJA       która zasada jej zabrania, na przykład: why move d4 h9
      look POLE       sala w tym miejscu: tlen, kto w niej jest
      view POLE       przesuwa okno; samo view znów podąża za grą
      board           cała plansza
      hint            co zrobiłby agent zachłanny
      undo            cofa twoją ostatnią decyzję
      log [N]         co się wydarzyło, ostatnie N linii
      news            co się wydarzyło od twojej ostatniej tury
      rules [SŁOWO]   zasady, akapit, na przykład 5.1, albo wszystko o słowie
      save [PLIK]     zapisuje, a gra trwa dalej
      quit            zapisuje i kończy; tak samo Ctrl-C i Ctrl-D
cli-is-over = Gra się skończyła.
cli-won-nobody = Nikt nie wygrywa.
cli-won = Zwycięstwo: { $winners }.
cli-won-together = Wspólne zwycięstwo: { $winners }.
cli-end-how = save [PLIK] zachowuje grę dla „deorbit replay”; poza tym log, board, look, rules. Enter kończy.

# Powtórka, zasady, sprawdzanie

cli-replay-keys = Enter lub n: dalej, b: wstecz, t: następna tura, liczba: ta akcja, start, end, log, look NAZWA, rules SŁOWO, q: wyjście.
cli-replay-unknown = „{ $word }” nic tu nie znaczy.
cli-replay-at-end = To jest koniec.
cli-replay-at-start = To jest początek.
cli-rules-missing = Nie ma jeszcze tekstu zasad gry „{ $game }”.
cli-rules-nothing = W zasadach nie ma nic o „{ $wanted }”. Może: { $near }
cli-verify-folded = { $game }: { $actions ->
        [one] jedna akcja rozegrana
        [few] { $actions } akcje rozegrane
        [many] { $actions } akcji rozegranych
       *[other] { $actions } akcji rozegranych
    } ponownie według wersji zasad { $rules }. Wszystkie losowania i wszystkie zapisane pozycje się zgadzają.
cli-verify-past = { $count ->
    [one] Jedna wcześniejsza część toczyła się według innych zasad: zachowana tak, jak ją opisano, bez sprawdzania.
    [few] { $count } wcześniejsze części toczyły się według innych zasad: zachowane tak, jak je opisano, bez sprawdzania.
    [many] { $count } wcześniejszych części toczyło się według innych zasad: zachowane tak, jak je opisano, bez sprawdzania.
   *[other] { $count } wcześniejszych części toczyło się według innych zasad: zachowane tak, jak je opisano, bez sprawdzania.
}
cli-verify-hash = Skrót (hash) ogłoszony na początku: { $hash }
cli-verify-running = Rozgrywka jeszcze trwa, więc sekret, z którego powstał skrót, pozostaje ukryty.
cli-verify-secret = Sekret: { $secret }
cli-verify-kept = Sekret pasuje do skrótu: nikt nie mógł zmienić losowań.
cli-verify-broken = Sekret NIE pasuje do skrótu.

# Station-X

cli-stationx-out = poza grą
cli-stationx-energy = energia { $energy }
cli-stationx-facts = jedn. { $units } bazy { $bases } ulep. { $upgrades }
cli-stationx-legend =
    C dowódca
    T żołnierz   D droid
    ◎ teleporter i kto go ma
    + magazyn
    ○ sala centralna

cli-stationx-name = { $upgrade }
cli-stationx-move = rusz { FORM($unit, case: "acc") } { $at } ({ $count })
cli-stationx-jump = skok: { $unit } { $at } ({ $count })
cli-stationx-attack = atakuj z { $at } ({ $count })
cli-stationx-capture = zajmij bazę z { $at } ({ $count })
cli-stationx-place = { $tile ->
    [base] połóż swoją bazę ({ $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsc
    })
   *[other] połóż { $tile } ({ $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsc
    })
}
cli-stationx-teleporter = twój teleporter
cli-stationx-commander = twój dowódca
cli-stationx-respawn = przywróć dowódcę ({ $count })
cli-stationx-wait = przeczekaj turę
cli-stationx-keep = ocal jedną jednostkę
cli-stationx-recruit = postaw nową jednostkę
cli-stationx-buy = kup { FORM($unit, case: "acc") } za { $price } ({ $count })
cli-stationx-upgrade = { $price ->
    [0] darmowe ulepszenie ({ $count })
   *[other] kup ulepszenie za { $price } ({ $count })
}
cli-stationx-end = zakończ turę
cli-stationx-win = { $unit } { $sign } { $at }: { $attack } przeciw { $defence }, wygrywasz
cli-stationx-loss = { $unit } { $sign } { $at }: { $attack } przeciw { $defence }, PRZEGRYWASZ
cli-stationx-tie = { $unit } { $sign } { $at }: { $attack } przeciw { $defence }, giną wszyscy poza jedną twoją jednostką
cli-stationx-base-of = baza { FORM($who, case: "gen") }, teleporter { $at }

cli-stationx-look-space = { $at } to pusta przestrzeń.
cli-stationx-look-centre = { $at } leży w sali centralnej o { $cells ->
        [one] jednym polu
       *[other] { $cells } polach
    }.
cli-stationx-look-north = { $at } leży w północnym magazynie: tylko dla dowódców.
cli-stationx-look-east = { $at } leży we wschodnim magazynie: tylko dla dowódców.
cli-stationx-look-south = { $at } leży w południowym magazynie: tylko dla dowódców.
cli-stationx-look-west = { $at } leży w zachodnim magazynie: tylko dla dowódców.
cli-stationx-look-tile = { $at } leży w sali o { $cells ->
        [one] jednym polu
       *[other] { $cells } polach
    }.
cli-stationx-look-base = { $at } leży w bazie { FORM($who, case: "gen") }; kontrolują ją { $holder }.
cli-stationx-look-oxygen = Tlen { $signs } { $used }/{ $limit }, najwyżej { $share } dla jednego gracza; droidy go nie potrzebują.
cli-stationx-look-crew = { $sign } { $who }: { $units } (oddycha: { $breathing })
cli-stationx-look-nobody = Nikogo tam nie ma.
