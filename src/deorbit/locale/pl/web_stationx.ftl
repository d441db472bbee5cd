# Station-X w przeglądarce: panele

# Pytanie

web-stationx-ask-turn = Ruch, atak, jeden zakup; potem zakończ turę.
web-stationx-ask-attack = Zaatakować? Cel: { $who }, { $unit }
web-stationx-over = Walka o stację dobiegła końca.
web-stationx-waits-build = { $who } dokładają kafelek.
web-stationx-waits-teleporter = { $who } stawiają swój teleporter.
web-stationx-waits-commander = { $who } stawiają swojego dowódcę.
web-stationx-waits-respawn = { $who } decydują, czy ich dowódca wraca.
web-stationx-waits-turn = Trwa tura { FORM($who, case: "gen") }.
web-stationx-waits-keep = { $who } wybierają jednostkę, która ocaleje.
web-stationx-waits-recruit = { $who } stawiają nową jednostkę.
web-stationx-waits-learn = { $who } wybierają darmowe ulepszenie.
web-stationx-waits-for = Decydują { $who }.
web-stationx-units-left =
    { $count ->
        [0] Żadna jednostka nie może już działać
        [one] Jedna jednostka może jeszcze działać
        [few] { $count } jednostki mogą jeszcze działać
        [many] { $count } jednostek może jeszcze działać
       *[other] { $count } jednostek może jeszcze działać
    }
web-stationx-purchase = zakup
web-stationx-purchase-left = jeszcze jeden zakup
web-stationx-purchase-made = zakup już był
web-stationx-end-turn = Zakończ turę
web-stationx-costs = kosztuje { $count ->
        [one] { $count } punkt energii
        [few] { $count } punkty energii
        [many] { $count } punktów energii
       *[other] { $count } punktów energii
    }
web-stationx-energy = { $count ->
        [one] { $count } punkt energii
        [few] { $count } punkty energii
        [many] { $count } punktów energii
       *[other] { $count } punktów energii
    }

# Akcje

web-stationx-family-answer = Twoja odpowiedź
web-stationx-family-units = Twoje jednostki
web-stationx-family-purchase = Zakup, jeden na turę
web-stationx-family-close = Koniec

web-stationx-could-unit = { $what }: { $unit } { $at }

# Gracze

web-stationx-state = Stan
web-stationx-out = poza grą
web-stationx-energy-title = Energia
web-stationx-energy-has = { $count ->
        [one] { $count } punkt energii
        [few] { $count } punkty energii
        [many] { $count } punktów energii
       *[other] { $count } punktów energii
    }, w następnej turze { $income } więcej
web-stationx-stipend = z kart zaopatrzenia w następnych turach: { $list }
web-stationx-units = Jednostki
web-stationx-units-of =
    { $unit }: { $alive ->
        [0] 0 z { $limit }
       *[other] { $alive } z { $limit }
    }
web-stationx-base = Baza
web-stationx-bases =
    { $count ->
        [0] bez żadnej bazy
        [one] kontroluje jedną bazę
        [few] kontroluje { $count } bazy
        [many] kontroluje { $count } baz
       *[other] kontroluje { $count } baz
    }
web-stationx-base-none = jeszcze nie leży
web-stationx-base-own =
    { $count ->
        [one] pod własną kontrolą
        [few] pod własną kontrolą, razem { $count } bazy
        [many] pod własną kontrolą, razem { $count } baz
       *[other] pod własną kontrolą, razem { $count } baz
    }
web-stationx-base-lost = w rękach { FORM($who, case: "gen") }
web-stationx-base-held = Pod kontrolą { FORM($who, case: "gen") }.
web-stationx-supplied = Ostatnie zaopatrzenie
web-stationx-tiles = Pozostałe kafelki
web-stationx-tiles-left =
    { $count ->
        [0] do położenia tylko baza albo nic
        [one] poza bazą został jeden kafelek
        [few] poza bazą zostały { $count } kafelki
        [many] poza bazą zostało { $count } kafelków
       *[other] poza bazą zostało { $count } kafelków
    }
web-stationx-none = brak

# Ulepszenia

web-stationx-upgrades = Ulepszenia
web-stationx-upgrades-whose = Czyje ulepszenia
web-stationx-upgrades-hint = Ulepszenie kosztuje { $count ->
        [one] { $count } punkt energii
        [few] { $count } punkty energii
        [many] { $count } punktów energii
       *[other] { $count } punktów energii
    } i wyrasta z jednego z tych pod nim.
web-stationx-tree-troops = Żołnierze, droidy
web-stationx-tree-commander = Dowódca
web-stationx-tree-base = Baza
web-stationx-upgrade-troops-speed = Ruch
web-stationx-upgrade-troops-speed-2 = Ruch
web-stationx-upgrade-troops-attack = Atak
web-stationx-upgrade-troops-jump = Skok
web-stationx-upgrade-commander-speed = Ruch
web-stationx-upgrade-commander-jump = Skok
web-stationx-upgrade-commander-attack = Atak
web-stationx-upgrade-base-energy = Energia
web-stationx-upgrade-base-keep = Ocalenie
web-stationx-upgrade-base-energy-2 = Energia
web-stationx-upgrade-buy = { $short }: kup za { $count ->
        [one] { $count } punkt energii
        [few] { $count } punkty energii
        [many] { $count } punktów energii
       *[other] { $count } punktów energii
    }: { $what }
web-stationx-upgrade-take = { $short }: weź za darmo: { $what }
web-stationx-upgrade-is-owned = { $short }: { $what } (już jest)
web-stationx-upgrade-is-open = { $short }: { $what } (dostępne)
web-stationx-upgrade-is-closed = { $short }: { $what } (wymaga innego pod nim)

# Jak wygrać

web-stationx-winning = Jak wygrać
web-stationx-winning-says = Zajmij wszystkie bazy i nie zostaw przy życiu żadnego innego dowódcy. Po ostatniej rundzie wygrywa ten, kto ma najwięcej baz.
web-stationx-winning-bases = bazy: { $count } z { $all }
web-stationx-winning-commanders = pokonani dowódcy: { $count } z { $all }
web-stationx-faction = Frakcja
web-stationx-base-not-laid = brak
web-stationx-base-mine = twoja
web-stationx-base-won = zajęta przez ciebie
web-stationx-base-theirs = ich
web-stationx-commander-alive = żyje
web-stationx-commander-dead = martwy
web-stationx-brings-end = Ten atak kończy grę.
web-stationx-brings-out = Ten atak wyklucza z gry: { $who }.
web-stationx-brings-commander = W tym ataku ginie wrogi dowódca: { $who }.

# Bitwy

web-stationx-battle = Możliwa bitwa
web-stationx-battle-of = Atak: { $unit }, { $from } → { $to }
web-stationx-battle-win = zwycięstwo
web-stationx-battle-loss = porażka
web-stationx-battle-tie = remis
web-stationx-battle-keeps = { $who } ocalają jedną jednostkę z { $count }.
web-stationx-battle-spent = Po wcześniejszym ataku, więc poza bitwą: { $cells }.
web-stationx-battle-out = { $who } znajdą się poza grą.
web-stationx-battle-over = To byłby koniec gry.
web-stationx-battle-do = Zaatakuj
web-stationx-battle-not = Nie
web-stationx-fighter-dies = { $unit } na polu { $at } dodaje { $adds } i ginie
web-stationx-fighter-may-stay = { $unit } na polu { $at } dodaje { $adds }; z tych jednostek ocaleje jedna
web-stationx-fighter-stays = { $unit } na polu { $at } dodaje { $adds } i przeżywa

# Karty

web-stationx-unit-at = { $unit } { $at }
web-stationx-attack = dodaje { $count } do bitwy
web-stationx-movement =
    { $count ->
        [one] ruch o jedno pole
        [few] ruch o { $count } pola
        [many] ruch o { $count } pól
       *[other] ruch o { $count } pól
    }
web-stationx-jumps = Skok kosmiczny
web-stationx-breathless = nie potrzebuje tlenu
web-stationx-is-doomed = z tych jednostek ocaleje jedna
web-stationx-is-new = nowa jednostka
web-stationx-is-moved = po ruchu
web-stationx-is-jumped = po skoku
web-stationx-is-attacked = po ataku
web-stationx-cell = Pole { $at }
web-stationx-cell-space = Pusta przestrzeń, { $at }
web-stationx-room = Sala
web-stationx-room-empty = Nikogo tu nie ma.
web-stationx-oxygen = Tlen: zajęte { $living } z { $oxygen }, najwyżej { $share } przez jednego gracza.
web-stationx-supply-room = Wchodzą tu tylko dowódcy. Kto wchodzi, dobiera kartę zaopatrzenia, ale nie dwa razy z rzędu z tego samego magazynu.
web-stationx-teleporter-of = Teleporter { FORM($who, case: "gen") }, { $at }
web-stationx-teleporter-at = Jej teleporter stoi na polu { $at }.
web-stationx-teleporter-none = Jej teleporter jeszcze nie stoi.
web-stationx-way = Jak daleko mają moje jednostki?
web-stationx-way-who = Kto idzie

# Dziennik

web-stationx-round = Runda { $round }
web-stationx-log-start = Na początku

# Panele i klawisze

web-stationx-tab-upgrades = Ulepszenia
web-stationx-key-turn = obróć kafelek
web-stationx-key-upgrades = ulepszenia

# Koniec

web-stationx-score-bases =
    { $count ->
        [one] baza
        [few] bazy
        [many] baz
       *[other] baz
    }

# Pomoc

web-stationx-guide-goal = O co chodzi
web-stationx-guide-goal-says = Zajmij wszystkie bazy i nie zostaw przy życiu żadnego innego dowódcy. Kto ma zajętą bazę i zabitego dowódcę, jest poza grą.
web-stationx-guide-build = Budowa
web-stationx-guide-build-says = Po kolei każdy dokłada kafelek, który styka się ze stacją, a własną bazę na końcu. Przejście jest wszędzie, gdzie dwie sale mają wspólną krawędź, ale między dwiema bazami jest ściana. Potem czas na teleportery i dowódców.
web-stationx-guide-turn = Twoja tura
web-stationx-guide-turn-says = W dowolnej kolejności: każda jednostka rusza się raz i atakuje raz, a ty robisz jeden zakup. Ruch to dwa pola w dowolnym kierunku, z sali do sali tylko prosto. Potem zakończ turę.
web-stationx-guide-oxygen = Tlen
web-stationx-guide-oxygen-says = Kółko w sali to powietrze dla jednej żywej jednostki. Jeden gracz może zająć połowę z nich, zaokrągloną w górę. Droidy go nie potrzebują.
web-stationx-guide-battle = Bitwy
web-stationx-guide-battle-says = Zaatakuj wroga obok siebie. Walczą wszystkie jednostki obu stron w obszarze bitwy: dowódca dodaje 2, inni 1. Wyższa suma wygrywa, a jednostki przegranego giną; przy remisie giną wszystkie poza jedną jednostką atakującego. Kości nie ma: sprawdź sumy, zanim zaatakujesz.
web-stationx-guide-base = Bazy
web-stationx-guide-base-says = Obok niebronionego teleportera jednostka wydaje swój atak, by zająć bazę. Baza daje energię tylko swojemu graczowi.
web-stationx-guide-commander = Dowódca
web-stationx-guide-commander-says = Zabity dowódca może wrócić na początku twojej tury za 2 punkty energii, dopóki kontrolujesz swój teleporter.
web-stationx-guide-supply = Zaopatrzenie
web-stationx-guide-supply-says = Dowódca, który wchodzi do jednej z czterech sal na skraju, dobiera kartę: energię, jednostkę albo ulepszenie. Nie dwa razy z rzędu z tej samej.
web-stationx-guide-upgrade = Zakupy
web-stationx-guide-upgrade-says = Żołnierz kosztuje 3 punkty energii, droid 4, ulepszenie 7. Nowa jednostka pojawia się w twojej bazie, może od razu atakować, a rusza się od następnej tury.
web-stationx-guide-jump = Skok kosmiczny
web-stationx-guide-jump-says = Z tym ulepszeniem jednostka skacze w linii prostej nad pustą przestrzenią do następnej sali. Potem jej tura się kończy.

# Wielkie chwile

web-stationx-moment-conquered = Stacja zdobyta
web-stationx-moment-eliminated = Poza grą
web-stationx-moment-captured = Baza upada
web-stationx-moment-retaken = Znów u siebie
web-stationx-moment-commander = Ginie dowódca
web-stationx-moment-last-round = Ostatnia runda
web-stationx-moment-last-round-says = Po niej liczą się bazy.

# Dziennik, z nazwami pomieszczeń

web-stationx-room-name = { $sort ->
    [centre] sala centralna
    [north] magazyn północny
    [east] magazyn wschodni
    [south] magazyn południowy
    [west] magazyn zachodni
    [base] baza { FORM($who, case: "gen") }
    [hall] hala { $number }
    [corridor] korytarz { $number }
   *[chamber] komora { $number }
}
web-stationx-room-in = { $sort ->
    [centre] w sali centralnej
    [north] w magazynie północnym
    [east] w magazynie wschodnim
    [south] w magazynie południowym
    [west] w magazynie zachodnim
    [base] w bazie { FORM($who, case: "gen") }
    [hall] w hali { $number }
    [corridor] w korytarzu { $number }
   *[chamber] w komorze { $number }
}
web-stationx-room-to = { $sort ->
    [centre] do sali centralnej
    [north] do magazynu północnego
    [east] do magazynu wschodniego
    [south] do magazynu południowego
    [west] do magazynu zachodniego
    [base] do bazy { FORM($who, case: "gen") }
    [hall] do hali { $number }
    [corridor] do korytarza { $number }
   *[chamber] do komory { $number }
}
web-stationx-room-from = { $sort ->
    [centre] z sali centralnej
    [north] z magazynu północnego
    [east] z magazynu wschodniego
    [south] z magazynu południowego
    [west] z magazynu zachodniego
    [base] z bazy { FORM($who, case: "gen") }
    [hall] z hali { $number }
    [corridor] z korytarza { $number }
   *[chamber] z komory { $number }
}
web-stationx-log-placed = Rozbudowa ({ $player }): { $room }.
web-stationx-log-teleporter-placed = { $player } ustawiają swój teleporter.
web-stationx-log-commander-placed = Dowódca { FORM($player, case: "gen") } przybywa na miejsce.
web-stationx-log-moved = Ruch { FORM($player, case: "gen") }: { $unit } przechodzi { $from } { $to }.
web-stationx-log-moved-within = Ruch { FORM($player, case: "gen") }: { $unit } przechodzi na inne pole { $in }.
web-stationx-log-jumped = Skok { FORM($player, case: "gen") }: { $unit } skacze przez kosmos { $from } { $to }.
web-stationx-log-attacked = Atak { FORM($player, case: "gen") }: { $unit } uderza { $in } na { FORM($other-player, case: "acc") }.
web-stationx-log-died = Ginie { $unit } { FORM($player, case: "gen") } { $in }.
web-stationx-log-kept = Ocalał { $unit } { FORM($player, case: "gen") } { $in }.
web-stationx-log-captured = { $player } zajmują teleporter { FORM($other-player, case: "gen") }, a z nim bazę.
web-stationx-log-bought = { $player } kupują jednostkę ({ $unit }) za { $energy } { $energy ->
    [one] punkt
    [few] punkty
   *[many] punktów
} energii.
web-stationx-log-respawned = Dowódca { FORM($player, case: "gen") } wraca za { $energy } { $energy ->
    [one] punkt
    [few] punkty
   *[many] punktów
} energii.
web-stationx-log-drew = Dowódca { FORM($player, case: "gen") } znajduje zapasy { $in }: { $card }.
web-stationx-log-recruited = Darmowy { $unit } { FORM($player, case: "gen") } pojawia się { $in }.
web-stationx-log-starved = Z głodu ginie { $unit } { FORM($player, case: "gen") } { $in }: wszystkie ich jednostki za długo siedziały w bazie.
