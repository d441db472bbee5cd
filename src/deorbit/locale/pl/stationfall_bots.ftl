# Stationfall: boty

stationfall-option-bots = Miejsca botów, liczone od 0. Razem co najmniej trzech graczy.
stationfall-option-bot_identities = Kim są boty, w kolejności ich miejsc; dalsze boty dostają wylosowaną tożsamość.
stationfall-option-bot_tier = Najwyższy poziom trudności tożsamości losowanej dla bota; 1 to najłatwiejszy.
stationfall-option-cooperative = Czy wszyscy ludzie wygrywają razem, jeśli każdy z nich ma więcej punktów niż każdy bot.

stationfall-bot-seat = Miejsce { $seat } nie może być botem: miejsca mają numery od 0 do { $last }.
stationfall-bot-twice = Miejsce { $seat } jest podane wśród botów dwa razy.
stationfall-bots-players = Z botami potrzeba co najmniej { $least } graczy (ludzi i botów razem); tutaj jest ich { $seats }.
stationfall-bots-named = Podano { $named ->
        [one] jedną tożsamość
        [few] { $named } tożsamości
        [many] { $named } tożsamości
       *[other] { $named } tożsamości
    } dla botów, ale { $bots ->
        [one] bot jest tylko jeden
        [few] boty są tylko { $bots }
        [many] botów jest tylko { $bots }
       *[other] botów jest tylko { $bots }
    }.
stationfall-teams-persons = Drużyny wymagają oprócz botów takiej liczby ludzi: { $fitting }, a nie { $seats }.
stationfall-teams-apart = Żadna drużyna nie ma dwóch tur z rzędu, a partnerzy siedzieliby na miejscach { $seat } i { $other }. Dwie osoby potrzebują co najmniej dwóch botów, po jednym z każdej strony, na przykład na miejscach 1 i 3.
stationfall-cooperative-bots = Wspólna gra wymaga ludzi i botów, przeciw którym grają: podaj niektóre miejsca, nie wszystkie, jako boty.
stationfall-cooperative-teams = Grajcie razem przeciw wszystkim botom albo w drużynach: nie jedno i drugie.
stationfall-unknown-identity = { $key }: „{ $character }” nie jest tożsamością. Znane tożsamości: { $known }.
stationfall-unknown-identity-near = { $key }: „{ $character }” nie jest tożsamością. Może: { $near }.
stationfall-identity-twice = bot_identities: „{ $identity }” jest podane dwa razy.
stationfall-identity-not-cast = bot_identities: „{ $identity }” nie należy do postaci w grze.
stationfall-bot-tier-too-low = { $bots ->
        [one] Bot potrzebuje
        [few] { $bots } boty potrzebują
        [many] { $bots } botów potrzebuje
       *[other] { $bots } botów potrzebuje
    } tożsamości; do poziomu trudności { $tier } { $found ->
        [one] jest w grze tylko jedna
        [few] są w grze tylko { $found }
        [many] jest ich w grze tylko { $found }
       *[other] jest ich w grze tylko { $found }
    }. Wybierz wyższy poziom albo podaj postaci.

# Dziennik

stationfall-event-manoeuvre = { $player } wysyła { FORM($character, case: "acc") }.
stationfall-away =
    { $actions ->
        [0] zaraz
        [one] jedna akcja
        [2] dwie akcje
        [3] trzy akcje
        [4] cztery akcje
        [5] pięć akcji
        [6] sześć akcji
        [7] siedem akcji
        [8] osiem akcji
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }
stationfall-event-aim-section = { $character } zmierza do { FORM($at, case: "gen") } ({ stationfall-away }).
stationfall-event-aim-pod = { $character } chce wystrzelić { FORM($at, case: "acc") } ({ stationfall-away }).
stationfall-event-aim-wreck = { $character } chce dokonać sabotażu – { $at } ({ stationfall-away }).
stationfall-event-aim-kompromat = { $character } szuka kompromitujących materiałów – { $at } ({ stationfall-away }).
stationfall-event-aim-strike = { $character } ściga { FORM($other-character, case: "acc") } ({ stationfall-away }).
stationfall-event-aim-help = { $character } idzie pomóc { FORM($other-character, case: "dat") } ({ stationfall-away }).
stationfall-event-aim-steer = { $character } chce pokierować { FORM($other-character, case: "ins") } ({ stationfall-away }).
stationfall-event-aim-ware = { $character } chce zdobyć { FORM($ware, case: "acc") } ({ stationfall-away }).
stationfall-event-aim-make = { $character } chce wytworzyć { FORM($ware, case: "acc") } – { $at } ({ stationfall-away }).
stationfall-event-aim-give = { $character } niesie { FORM($ware, case: "acc") } dla { FORM($other-character, case: "gen") } ({ stationfall-away }).
stationfall-event-aim-transmit = { $character } chce transmitować { FORM($data, case: "acc") } do { FORM($offsite, case: "gen") } ({ stationfall-away }).
stationfall-event-aim-abandon-ship = { $character } chce wydać rozkaz opuszczenia statku ({ stationfall-away }).
stationfall-event-aim-jettison = { $character } chce wyrzucić Antymaterię ({ stationfall-away }).
stationfall-event-aim-release = { $character } chce uwolnić Projekt X ({ stationfall-away }).
stationfall-line-own = Linia { $name }
stationfall-line-of-default = Linia { $name }
stationfall-line-of-lindsey = Linia { $name }
stationfall-line-of-abandon-ship = Rozkaz opuszczenia statku, linia { $name }
stationfall-line-of-revive = Ocucenie, linia { $name }
stationfall-event-regroup = { $player } nie znajduje w skrypcie nic do zrobienia i się przegrupowuje.
stationfall-event-betrayal-regained = { $count ->
        [one] Jeden znacznik wpływu gracza { FORM($player, case: "gen") } wraca z pola zdrady.
        [few] { $count } znaczniki wpływu gracza { FORM($player, case: "gen") } wracają z pola zdrady.
        [many] { $count } znaczników wpływu gracza { FORM($player, case: "gen") } wraca z pola zdrady.
       *[other] { $count } znaczników wpływu gracza { FORM($player, case: "gen") } wraca z pola zdrady.
    }
stationfall-event-die-rolled = { $player } rzuca kością: { $number }, zwykły skrypt.
stationfall-event-focused = { $player } rzuca kością: { $number }, najpierw skrypt priorytetowy.
stationfall-event-bot-changed = { $player } żyje dalej jako { $identity }.

# Dlaczego coś jest niedozwolone

stationfall-not-bot = Skrypty realizują tylko boty, a teraz jest tura człowieka.
stationfall-not-script = Tej linii nie ma w skrypcie, który ten bot teraz realizuje.
stationfall-not-win-over = Ten bot nie może uczynić wspólnikiem: { $character }. To PG innego gracza, brakuje znaczników wpływu albo postać jest głucha na wpływy.
stationfall-not-bots-first-line = Bot realizuje tylko pierwszą możliwą linię. { $where-text }, postać: { $character }: { $text }
stationfall-not-bots-no-line = Bot nie może zrealizować żadnej linii skryptu, więc może się tylko przegrupować.
stationfall-not-bots-go-on = Bot realizuje swoją linię: teraz robi „{ $action }”. { $where-text }: { $text }
stationfall-not-bots-answer = Nikt nie decyduje za bota: według zasad robi on teraz „{ $action }”.
stationfall-not-bots-script = Bot zapowiada linię swojego skryptu albo się przegrupowuje.
stationfall-not-bots-revealed = Boty są ujawnione od początku.
stationfall-not-bots-regroup = Boty renegocjują po swojemu: przegrupowują się.
stationfall-not-bots-drag = Boty nikogo nie ciągną.
stationfall-not-bots-same-item = Boty nie podnoszą drugiego Przedmiotu tego samego typu, jeśli jeden już posiada { $character }.
stationfall-not-bots-bribe = Boty nikomu nie wręczają łapówek.
stationfall-not-bots-kompromat = Boty zatrzymują znalezione kompromitujące materiały i nigdy ich nie używają.
stationfall-not-bots-own-pc = Bot nie pozwala, by ktoś inny zrobił to jego własnej PG.

# Jak się skończyło

stationfall-why-coop-won = Wygrywa razem ze wszystkimi: najsłabszy wynik wśród ludzi to { $least ->
        [one] { $least } punkt
        [few] { $least } punkty
        [many] { $least } punktów
       *[other] { $least } punktów
    }, najlepszy bot ma { $best }.
stationfall-why-coop-lost = Ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } i nie pokonuje wszystkich botów: najlepszy ma { $best }.
stationfall-why-coop-others = Pokonuje wszystkie boty, bo ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, ale nie udaje się to wszystkim pozostałym.
stationfall-why-coop-guilty = Wszyscy ludzie pokonali wszystkie boty, ale wspólne zwycięstwo przekreśla czyjś status „Winny”.
stationfall-why-coop-bot-won = Najlepszy bot, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }: nie wszyscy ludzie mają więcej.
stationfall-why-coop-bot-lost = Każdy z ludzi ma więcej niż { $points ->
        [one] ten { $points } punkt
        [few] te { $points } punkty
        [many] te { $points } punktów
       *[other] te { $points } punktów
    }.
stationfall-why-bots-won = Dwa najlepsze boty mają razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, a remisy należą do nich.
stationfall-why-bots-tie = Nie więcej, niż mają razem dwa najlepsze boty, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, a remisy należą do nich.
stationfall-why-bots-ahead = Drużyna ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }; dwa najlepsze boty mają razem { $best }.
stationfall-why-bots-outside = Nie należy do dwóch najlepszych botów, które liczą się jako drużyna.

# Akcje

stationfall-do-manoeuvre = realizuj linię { $manoeuvre }, postać: { $character }
stationfall-do-regroup = przegrupuj się
stationfall-kind-manoeuvre = Bot zapowiada linię swojego skryptu, MANOEUVRE, i aktywuje do niej postać.
stationfall-kind-regroup = Bot, który nie może zrealizować żadnej linii skryptu, renegocjuje po swojemu.

# Klucze pozycji

stationfall-key-players-first_bonus = U bota Nieznajomego pierwsza postać dodatkowa, jako która gra dalej.
stationfall-key-turn-line = Linia skryptu, którą zapowiedział bot.
stationfall-key-turn-parts = Ile części tej linii jest już zrobionych.
stationfall-key-turn-focus = Czy kość wybrała skrypt priorytetowy bota.
stationfall-key-turn-influence = Czy tura bota ma się zacząć od kroku wpływania i rzutu kością.

# Hints

stationfall-advice-end = Nic już tu nie pomoże twojemu celowi.
stationfall-advice-renegotiate = Nikt nie może teraz nic zrobić dla twojego celu: to, co wyłożone, wraca.
