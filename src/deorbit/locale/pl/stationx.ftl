# Station-X: nazwy

stationx-title = Station-X

stationx-faction-cyborgs = Cyborgi
    .gen = Cyborgów
    .dat = Cyborgom
    .acc = Cyborgi
    .ins = Cyborgami
    .loc = Cyborgach
    .gender = pl
stationx-faction-pirates = Piraci
    .gen = Piratów
    .dat = Piratom
    .acc = Piratów
    .ins = Piratami
    .loc = Piratach
    .gender = pl
stationx-faction-spacemen = Kosmonauci
    .gen = Kosmonautów
    .dat = Kosmonautom
    .acc = Kosmonautów
    .ins = Kosmonautami
    .loc = Kosmonautach
    .gender = pl
stationx-faction-aliens = Obcy
    .gen = Obcych
    .dat = Obcym
    .acc = Obcych
    .ins = Obcymi
    .loc = Obcych
    .gender = pl

stationx-unit-commander = dowódca
    .gen = dowódcy
    .dat = dowódcy
    .acc = dowódcę
    .ins = dowódcą
    .loc = dowódcy
    .gender = m
stationx-unit-trooper = żołnierz
    .gen = żołnierza
    .dat = żołnierzowi
    .acc = żołnierza
    .ins = żołnierzem
    .loc = żołnierzu
    .gender = m
stationx-unit-droid = droid
    .gen = droida
    .dat = droidowi
    .acc = droida
    .ins = droidem
    .loc = droidzie
    .gender = m

stationx-upgrade-troops-speed = +1 do ruchu żołnierzy i droidów
stationx-upgrade-troops-speed-2 = kolejne +1 do ruchu żołnierzy i droidów
stationx-upgrade-troops-attack = +1 do ataku żołnierzy i droidów
stationx-upgrade-troops-jump = Skok kosmiczny żołnierzy i droidów
stationx-upgrade-commander-speed = +1 do ruchu dowódcy
stationx-upgrade-commander-jump = Skok kosmiczny dowódcy
stationx-upgrade-commander-attack = +1 do ataku dowódcy
stationx-upgrade-base-energy = I poziom bazy, +1 punkt energii na turę
stationx-upgrade-base-keep = II poziom bazy, jedna jednostka ocaleje po przegranej bitwie
stationx-upgrade-base-energy-2 = III poziom bazy, +1 punkt energii na turę

stationx-card-energy-2 = 2 punkty energii
stationx-card-energy-3 = 3 punkty energii
stationx-card-energy-5 = 5 punktów energii
stationx-card-stipend = po 1 punkcie energii w każdej z 4 następnych tur
stationx-card-trooper = darmowy żołnierz
stationx-card-droid = darmowy droid
stationx-card-upgrade = darmowe ulepszenie

stationx-row-bases = kontrolowane bazy
stationx-row-units = żywe jednostki
stationx-row-energy = pozostała energia

stationx-ending-conquest = Wszystkie bazy są w jednych rękach i nie ma już żadnego innego dowódcy.
stationx-ending-round-limit = Ostatnia runda dobiegła końca: liczą się bazy, potem jednostki, potem energia.

# Pytania

stationx-ask-build = Dołóż kafelek do stacji.
stationx-ask-teleporter = Postaw teleporter w swojej bazie.
stationx-ask-commander = Postaw dowódcę w swojej bazie.
stationx-ask-respawn = Twój dowódca nie żyje. Przywrócić go obok teleportera czy poczekać turę?
stationx-ask-turn = Twoja tura: ruch, atak, jeden zakup, w dowolnej kolejności, a potem zakończ turę.
stationx-ask-keep = Wybierz jedną jednostkę, która ocaleje.
stationx-ask-recruit = Karta zaopatrzenia daje { FORM($unit, case: "acc") }: postaw go w swojej bazie.
stationx-ask-learn = Karta zaopatrzenia daje darmowe ulepszenie: wybierz je.

# Zdarzenia

stationx-event-placed = { $player } dokładają { $tile ->
        [base] bazę
       *[other] kafelek { $tile }
    } na polu { $at }.
stationx-event-discarded = { $player } nie mają gdzie położyć kafelka { $tile } i go odrzucają.
stationx-event-teleporter-placed = { $player } stawiają swój teleporter na polu { $at }.
stationx-event-commander-placed = Dowódca { FORM($player, case: "gen") } przybywa na pole { $at }.
stationx-event-turn-begun = Runda { $round }: { $player }.
stationx-event-income = { $player } dostają { $energy ->
        [one] { $energy } punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktów energii
    } i mają teraz { $total }.
stationx-event-moved = { $player } przesuwają { FORM($unit, case: "acc") }: { $from } → { $at }.
stationx-event-jumped = { $player }: { $unit } skacze przez przestrzeń, { $from } → { $at }.
stationx-event-attacked = { $player } atakują { FORM($other-player, case: "acc") }: { $unit } z pola { $from } uderza na pole { $at }.
stationx-event-battle-won = { $player } wygrywają bitwę z { FORM($other-player, case: "ins") }, { $attack } do { $defence }.
stationx-event-battle-lost = { $player } przegrywają bitwę z { FORM($other-player, case: "ins") }, { $attack } do { $defence }.
stationx-event-battle-tied = { $player } i { $other-player } niszczą się nawzajem, { $attack } do { $attack }.
stationx-event-died = { $player } tracą { FORM($unit, case: "acc") } na polu { $at }.
stationx-event-kept = { $player } ocalają { FORM($unit, case: "acc") } na polu { $at }.
stationx-event-captured = { $player } zajmują teleporter { FORM($other-player, case: "gen") } na polu { $at }, a z nim bazę.
stationx-event-retaken = { $player } odbijają własną bazę z rąk { FORM($other-player, case: "gen") }.
stationx-event-bought = { $player } kupują { FORM($unit, case: "acc") } za { $energy ->
        [one] { $energy } punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktów energii
    }; nowa jednostka pojawia się na polu { $at }.
stationx-event-upgraded = { $player } zdobywają ulepszenie: { $upgrade }.
stationx-event-respawned = Dowódca { FORM($player, case: "gen") } wraca na pole { $at } za { $energy ->
        [one] { $energy } punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktów energii
    }.
stationx-event-respawn-breathless = Dowódca { FORM($player, case: "gen") } nie może wrócić: w bazie nie ma dla niego tlenu.
stationx-event-respawn-crowded = Dowódca { FORM($player, case: "gen") } nie może wrócić: żadne pole obok teleportera nie jest wolne.
stationx-event-drew = Dowódca { FORM($player, case: "gen") } znajduje zaopatrzenie na polu { $at }: { $card }.
stationx-event-reshuffled = Karty zaopatrzenia zostają przetasowane.
stationx-event-recruited = Darmowy { $unit } { FORM($player, case: "gen") } pojawia się na polu { $at }.
stationx-event-paid-out = { $player } nie mogą przyjąć karty „{ $card }” i dostają zamiast niej { $energy ->
        [one] { $energy } punkt energii
        [few] { $energy } punkty energii
        [many] { $energy } punktów energii
       *[other] { $energy } punktów energii
    }.
stationx-event-starved = { $player } tracą z głodu { FORM($unit, case: "acc") } na polu { $at }: za długo wszyscy siedzą w bazie.
stationx-event-eliminated = { $other-player } podbijają { FORM($player, case: "acc") }: { $player } są poza grą.
stationx-event-inherited = { $player } przejmują bazę { FORM($other-player, case: "gen") }.
stationx-event-conquered = { $player } kontrolują całą stację i wygrywają.
stationx-event-time-up = Runda { $round } była ostatnia.
stationx-event-baseless = { $player } nie mają gdzie położyć bazy i są poza grą.

# Powody odmowy

stationx-not-over = Gra się skończyła.
stationx-not-your-turn = Teraz to nie ty decydujesz.
stationx-not-asked = „{ $kind }” nie jest odpowiedzią na obecne pytanie.
stationx-not-built = Stacja jest zbudowana; kafelków już się nie kładzie.
stationx-not-not-built = Gra się jeszcze nie zaczęła: najpierw kładzie się wszystkie kafelki, potem stawia teleportery i dowódców.
stationx-not-placed-already = Ta figura już stoi na planszy.
stationx-not-tile-left = { $tile ->
        [base] Nie masz już bazy do położenia.
       *[other] Nie masz już kafelka { $tile }.
    }
stationx-not-base-last = Baza jest na końcu: najpierw połóż inne kafelki.
stationx-not-off-board = { $tile ->
        [base] Baza na polu { $at } wystawałaby poza planszę.
       *[other] Kafelek { $tile } na polu { $at } wystawałby poza planszę.
    }
stationx-not-overlap = { $tile ->
        [base] Baza na polu { $at } leżałaby na innej sali.
       *[other] Kafelek { $tile } na polu { $at } leżałby na innej sali.
    }
stationx-not-connected = { $tile ->
        [base] Baza na polu { $at } nie stykałaby się krawędzią pola ze stacją połączoną z salą centralną.
       *[other] Kafelek { $tile } na polu { $at } nie stykałby się krawędzią pola ze stacją połączoną z salą centralną.
    }
stationx-not-corner-only = { $tile ->
        [base] Baza na polu { $at } stykałaby się ze stacją tylko rogiem. Potrzebna jest pełna krawędź pola.
       *[other] Kafelek { $tile } na polu { $at } stykałby się ze stacją tylko rogiem. Potrzebna jest pełna krawędź pola.
    }
stationx-not-entrance = Baza na polu { $at } stykałaby się tylko z innymi bazami. Między bazami jest ściana, więc nikt by do niej nie wszedł: połóż ją przy innej sali.
stationx-not-own-base = Pole { $at } nie leży w twojej bazie.
stationx-not-free = Na tym polu stoi inna jednostka.
stationx-not-on-teleporter = To pole wypełnia teleporter.
stationx-not-own-unit = Nie masz jednostki na polu { $from }.
stationx-not-just-appeared = Ta jednostka ({ $unit }) jest nowa i rusza się od twojej następnej tury.
stationx-not-moved = Ta jednostka ({ $unit }) jest już po ruchu w tej turze.
stationx-not-jumped = Ta jednostka ({ $unit }) jest po skoku; jej tura się skończyła.
stationx-not-room = Pole { $to } to pusta przestrzeń.
stationx-not-stands-there = Ta jednostka ({ $unit }) już stoi na polu { $to }.
stationx-not-commanders-only = Do magazynów wchodzą tylko dowódcy.
stationx-not-oxygen = Ta sala ma tlen dla { $oxygen ->
        [one] jednej żywej jednostki
       *[other] { $oxygen } żywych jednostek
    } i tyle ich już jest. Najpierw któraś musi wyjść; droidy się nie liczą.
stationx-not-share = { $share ->
        [one] W tej sali możesz mieć najwyżej jedną żywą jednostkę (połowa jej tlenu, zaokrąglona w górę). Najpierw któraś z twoich musi wyjść; droidy się nie liczą.
        [few] W tej sali możesz mieć najwyżej { $share } żywe jednostki (połowa jej tlenu, zaokrąglona w górę). Najpierw któraś z twoich musi wyjść; droidy się nie liczą.
        [many] W tej sali możesz mieć najwyżej { $share } żywych jednostek (połowa jej tlenu, zaokrąglona w górę). Najpierw któraś z twoich musi wyjść; droidy się nie liczą.
       *[other] W tej sali możesz mieć najwyżej { $share } żywych jednostek (połowa jej tlenu, zaokrąglona w górę). Najpierw któraś z twoich musi wyjść; droidy się nie liczą.
    }
stationx-not-reach = Pole { $to } jest w tej turze za daleko dla jednostki ({ $unit }) z pola { $from }.
stationx-not-enemy-way = Jednostka ({ $unit }) z pola { $from } dotarłaby na pole { $to } tylko przez cudze jednostki. Najpierw je pokonaj albo obejdź.
stationx-not-oxygen-way = Jednostka ({ $unit }) z pola { $from } dotarłaby na pole { $to } tylko przez salę, w której nie ma dla niej tlenu. Najpierw ktoś musi tę salę opuścić.
stationx-not-supply-way = Jednostka ({ $unit }) z pola { $from } dotarłaby na pole { $to } tylko przez magazyn, a tam wchodzą tylko dowódcy.
stationx-not-corner-way = Jednostka ({ $unit }) z pola { $from } dotarłaby na pole { $to } tylko przez róg między salami. Z sali do sali przechodzi się prosto.
stationx-not-wall-way = Jednostka ({ $unit }) z pola { $from } dotarłaby na pole { $to } tylko przez litą ścianę między bazami. Do bazy wchodzi się przez inną salę.
stationx-not-teleporter-way = Jednostka ({ $unit }) z pola { $from } dotarłaby na pole { $to } tylko przez teleporter.
stationx-not-no-way = Pole { $to } jest dość blisko dla jednostki ({ $unit }) z pola { $from }, ale każdą drogę zamyka w tej turze więcej niż jedna przeszkoda.
stationx-not-attacked = Ta jednostka ({ $unit }) jest już po ataku w tej turze; udział w bitwie i zajęcie bazy też się liczą.
stationx-not-enemy = Na polu { $to } nie ma wrogiej jednostki.
stationx-not-own-side = Na polu { $to } stoi twoja własna jednostka.
stationx-not-teleporter-there = Na polu { $to } stoi teleporter: zajmuje się go, a nie atakuje.
stationx-not-adjacent = Pola { $from } i { $to } nie sąsiadują ze sobą.
stationx-not-wall = Nikt nie atakuje ani nie zajmuje bazy przez litą ścianę między dwiema bazami.
stationx-not-teleporter = Na polu { $to } nie ma teleportera.
stationx-not-held = Już kontrolujesz ten teleporter.
stationx-not-defended = Teleportera bronią jednostki tego, kto go kontroluje; najpierw je pokonaj.
stationx-not-one-purchase = Zakup w tej turze już był; na turę przypada tylko jeden.
stationx-not-for-sale = Dowódcy nie można kupić. Zabity wraca na początku twojej tury.
stationx-not-limit = Masz już wszystkie jednostki tego rodzaju.
stationx-not-poor = To kosztuje { $price ->
        [one] { $price } punkt energii
        [few] { $price } punkty energii
        [many] { $price } punktów energii
       *[other] { $price } punktów energii
    }, a masz { $energy }.
stationx-not-base-lost = Nie kontrolujesz swojej bazy, więc żadna jednostka nie może się tam pojawić. Najpierw ją odbij.
stationx-not-upgrade-owned = Masz już to ulepszenie.
stationx-not-upgrade-needs = To ulepszenie wyrasta z innego, którego jeszcze nie masz: { $other-upgrade }.
stationx-not-upgrade-needs-either = To ulepszenie wyrasta z jednego z dwóch, a nie masz jeszcze żadnego z nich: { $other-upgrade } albo { $last-upgrade }.
stationx-not-jumper = Twoje jednostki tego rodzaju nie mają Skoku kosmicznego. To ulepszenie.
stationx-not-at-edge = Jednostka ({ $unit }) z pola { $from } nie stoi w tym kierunku na skraju swojej sali. Najpierw ją tam przesuń.
stationx-not-straight = Pole { $to } nie leży w jednym rzędzie ani w jednej kolumnie z polem { $from }.
stationx-not-in-sight = Między polami { $from } i { $to } leży inna sala.
stationx-not-jump-room = Pole { $to } to pusta przestrzeń; Skok kosmiczny kończy się w sali.
stationx-not-first-cell = Skok kosmiczny kończy się na pierwszym polu innej sali, a pole { $to } leży dalej.
stationx-not-gap = Sala z polem { $to } zaczyna się tuż obok pola { $from }: nie ma pustej przestrzeni do przeskoczenia. Idź tam pieszo.
stationx-not-between-bases = Nikt nie skacze z bazy do bazy; skocz do innej sali.
stationx-not-doomed = Na polu { $at } nie ma twojej ginącej jednostki.
stationx-not-keep-first = Najpierw wybierz jednostkę, która ocaleje z bitwy.
stationx-not-card-first = Najpierw weź to, co daje karta zaopatrzenia.
stationx-not-respawn-first = Najpierw zdecyduj, czy dowódca wraca, czy czekasz.
stationx-not-no-battle = Żadna bitwa nie pyta cię teraz, która jednostka ocaleje.
stationx-not-no-card = Żadna karta zaopatrzenia nie daje ci teraz jednostki.
stationx-not-commander-lives = Twój dowódca żyje.
stationx-not-no-respawn-cell = Żadne pole twojej bazy obok teleportera nie jest wolne. Zwolnij je, a dowódca będzie mógł wrócić na początku twojej następnej tury.
stationx-not-wait = Czekanie to odpowiedź tylko na pytanie, czy zabity dowódca wraca, a teraz nikt o to nie pyta. Graj dalej swoją turę.
stationx-not-respawn-over = Dowódca wraca tylko na początku twojej tury, zanim zrobisz cokolwiek innego.
stationx-not-at-teleporter = Dowódca wraca na pole bazy sąsiadujące z teleporterem.

# Opcje i pozycje

stationx-too-many-tiles = Ta stacja jest za duża: poza bazą każdy gracz ma najwyżej { $most ->
        [one] jeden kafelek
        [few] { $most } kafelki
        [many] { $most } kafelków
       *[other] { $most } kafelków
    }.
stationx-standard-tiles = Standardowa stacja wymaga zwykłego zestawu kafelków. Pomiń opcję „tiles” albo podaj klucz „tiles”.
stationx-tile-misplaced = { $key }: kafelek nie może tam leżeć (wystaje, zachodzi na inny albo nie styka się z niczym, co było połączone przed nim).
stationx-upgrade-missing = { $key }: jest ulepszenie bez tego, z którego wyrasta.
stationx-building-has = { $key }: przed pierwszą turą nikt tego nie ma.
stationx-tiles-left-over = { $key }: baza jest na końcu, więc kto ją położył, nie ma już kafelków.
stationx-held-early = { $key }: przed pierwszą turą każda baza należy do swojego właściciela.
stationx-round-early = { $key }: stacja jest jeszcze w budowie, więc runda to 0.
stationx-ending-wrong = { $key }: podbój zostawia w grze jednego gracza, a limit rund kończy ostatnią rundę.
stationx-flag-wrong = { $key }: ta jednostka nie mogła tego zrobić w tej turze.
stationx-doomed-wrong = { $key }: jedną z co najmniej dwóch jednostek ocala atakujący, którego jednostki atakowały (7.5), albo gracz z II poziomem bazy (7.7).
stationx-player-out = { $key }: ten gracz byłby poza grą (brak teleportera albo baza zajęta i dowódca nie żyje). Ustaw „out” albo postaw to, czego brakuje.
stationx-holder-out = { $key }: kto kontroluje bazę, musi być w grze.
stationx-unit-misplaced = { $key }: jednostka potrzebuje wolnego pola sali.
stationx-unit-breathless = { $key }: ta sala nie przyjmuje tej jednostki (tlen albo magazyn).

# Leksykon: akcje, opcje i klucze pozycji

stationx-kind-place = Połóż kafelek tak, by jego lewe dolne pole było na AT. Obrócony kafelek ma własną nazwę: 1x3 to obrócony 3x1.
stationx-kind-teleporter = Postaw teleporter we własnej bazie.
stationx-kind-commander = Postaw dowódcę we własnej bazie.
stationx-kind-respawn = Przywróć zabitego dowódcę obok teleportera.
stationx-kind-wait = Nie przywracaj dowódcy w tej turze.
stationx-kind-move = Przesuń jednostkę z pola FROM.
stationx-kind-jump = Wykonaj Skok kosmiczny jednostką z pola FROM.
stationx-kind-attack = Zaatakuj wrogą jednostkę na polu TO jednostką z pola FROM.
stationx-kind-capture = Zajmij teleporter na polu TO jednostką z pola FROM.
stationx-kind-keep = Wybierz jednostkę, która ocaleje z bitwy.
stationx-kind-buy = Kup jednostkę; pojawia się na polu AT.
stationx-kind-recruit = Postaw jednostkę, którą daje karta zaopatrzenia.
stationx-kind-upgrade = Kup ulepszenie albo wybierz darmowe z karty zaopatrzenia.
stationx-kind-end = Zakończ turę.

stationx-option-build = `free`: stację budują gracze; `standard`: gotowa jest stacja symetryczna (zasada domowa).
stationx-option-rounds = Po ilu rundach kończy się gra (zasada domowa).
stationx-option-siege = Po ilu kolejnych turach ze wszystkimi w domu gracz zaczyna tracić jednostki (zasada domowa); 0: nigdy.
stationx-option-tiles = Kafelki każdego gracza poza bazą; własne rozmiary są mile widziane.
stationx-option-factions = Którą frakcją gra każde miejsce, w kolejności miejsc.

stationx-key-round = Runda, 0 podczas budowy.
stationx-key-first = Miejsce, które zaczynało.
stationx-key-active = Miejsce, którego tura trwa.
stationx-key-bought = Czy zakup w tej turze już był.
stationx-key-ending = `running`, `conquest` albo `round-limit`.
stationx-key-tiles = Kafelki w kolejności kładzenia. Pominięte: standardowa stacja.
stationx-key-tiles-player = Kto go położył; u bazy: czyja jest.
stationx-key-tiles-tile = Kafelek tak, jak leży, szerokość x wysokość, albo `base`.
stationx-key-tiles-at = Jego lewe dolne pole.
stationx-key-players = Jeden wpis na każde miejsce; pominięte: jak na początku.
stationx-key-players-energy = Energia. Gdy pominięta: w rundzie 1 dochód tych, którzy mieli już turę, poza tym nic.
stationx-key-players-upgrades = Ulepszenia gracza.
stationx-key-players-out = Czy gracz jest poza grą.
stationx-key-players-base_held_by = Miejsce, które kontroluje własną bazę tego gracza.
stationx-key-players-teleporter = Pole teleportera, `none` przed postawieniem.
stationx-key-players-stipend = Energia, którą karty zaopatrzenia wypłacą w następnych turach, najbliższa pierwsza.
stationx-key-players-supplied = Magazyn, z którego pochodzi ostatnia karta gracza: `none`, `north`, `east`, `south`, `west`.
stationx-key-players-at_home = Ile tur z rzędu gracz zakończył bez nikogo poza własną bazą (house-siege).
stationx-key-players-tiles_left = Kafelki do położenia, według rozmiaru. Kto położył bazę, nie ma ich wcale.
stationx-key-units = Jednostki na planszy. Pominięte: po dowódcy w każdej bazie.
stationx-key-units-player = Czyja jest.
stationx-key-units-unit = `commander`, `trooper` albo `droid`.
stationx-key-units-at = Jej pole.
stationx-key-units-moved = Czy jest w tej turze po ruchu.
stationx-key-units-attacked = Czy jest w tej turze po ataku.
stationx-key-units-new = Czy pojawiła się w tej turze.
stationx-key-units-jumped = Czy jest w tej turze po skoku. Wtedy jest też po ataku.
stationx-key-deck = Ile kopii każdej karty zaopatrzenia jest w stosie.
stationx-key-doomed = Pola jednostek, z których jedna ma ocaleć (pytanie `keep`).
stationx-key-asks = Pytania, obecne na końcu. Pominięte: tura gracza `active`.
