# Station-X: co ekrany mówią poza dziennikiem. Pola mają swoje nazwy (l12).

stationx-clock-build = Budowa stacji
stationx-clock-place = Urządzanie baz
stationx-clock-round = Runda { $round } z { $last }
stationx-clock-over = Stacja jest zbudowana

# Rodzaje akcji jako nagłówki

stationx-group-attack = Atak
stationx-group-capture = Zajęcie bazy
stationx-group-move = Ruch
stationx-group-jump = Skok kosmiczny
stationx-group-place = Położenie kafelka
stationx-group-teleporter = Postawienie teleportera
stationx-group-commander = Postawienie dowódcy
stationx-group-respawn = Powrót dowódcy
stationx-group-keep = Ocalenie jednostki
stationx-group-recruit = Postawienie nowej jednostki
stationx-group-buy = Zakup jednostki
stationx-group-upgrade = Ulepszenie

# Akcje

stationx-do-attack = zaatakuj pole { $to }: { $unit } z pola { $from }
stationx-do-capture = zajmij teleporter na polu { $to }: { $unit } z pola { $from }
stationx-do-move = przesuń { FORM($unit, case: "acc") }: { $from } → { $to }
stationx-do-jump = skocz przez przestrzeń { FORM($unit, case: "ins") }: { $from } → { $to }
stationx-do-place = { $tile ->
    [base] połóż bazę na polu { $at }
   *[other] połóż kafelek { $tile } na polu { $at }
}
stationx-do-teleporter = postaw teleporter na polu { $at }
stationx-do-commander = postaw dowódcę na polu { $at }
stationx-do-respawn = przywróć dowódcę na polu { $at }
stationx-do-wait = poczekaj turę
stationx-do-keep = ocal { FORM($unit, case: "acc") } na polu { $at }
stationx-do-recruit = postaw { FORM($unit, case: "acc") } na polu { $at }
stationx-do-buy = kup { FORM($unit, case: "acc") } na polu { $at }
stationx-do-upgrade = { $upgrade }
stationx-do-end = zakończ turę

# Co jest szczególnego w akcji

stationx-note-card = dobiera kartę zaopatrzenia
stationx-note-no-card = bez karty: ostatnia była z tego magazynu
stationx-note-capture = baza { FORM($other-player, case: "gen") }
stationx-note-conquer = baza { FORM($other-player, case: "gen") }, po czym { $other-player } są poza grą
stationx-note-retake = twoja własna baza
stationx-note-idle = { $count ->
    [one] jedna jednostka może jeszcze działać
    [few] { $count } jednostki mogą jeszcze działać
    [many] { $count } jednostek może jeszcze działać
   *[other] { $count } jednostek może jeszcze działać
}

# Przyszłe bitwy

stationx-battle-win = { $attack } przeciw { $defence }: { $player } wygrywają
stationx-battle-loss = { $attack } przeciw { $defence }: { $player } przegrywają
stationx-battle-tie = { $attack } przeciw { $defence }: giną wszystkie jednostki poza jedną po stronie { FORM($player, case: "gen") }

# Sale

stationx-room-centre = sala centralna
    .gen = sali centralnej
    .dat = sali centralnej
    .acc = salę centralną
    .ins = salą centralną
    .loc = sali centralnej
    .gender = f
stationx-room-north = północny magazyn
    .gen = północnego magazynu
    .dat = północnemu magazynowi
    .acc = północny magazyn
    .ins = północnym magazynem
    .loc = północnym magazynie
    .gender = m
stationx-room-east = wschodni magazyn
    .gen = wschodniego magazynu
    .dat = wschodniemu magazynowi
    .acc = wschodni magazyn
    .ins = wschodnim magazynem
    .loc = wschodnim magazynie
    .gender = m
stationx-room-south = południowy magazyn
    .gen = południowego magazynu
    .dat = południowemu magazynowi
    .acc = południowy magazyn
    .ins = południowym magazynem
    .loc = południowym magazynie
    .gender = m
stationx-room-west = zachodni magazyn
    .gen = zachodniego magazynu
    .dat = zachodniemu magazynowi
    .acc = zachodni magazyn
    .ins = zachodnim magazynem
    .loc = zachodnim magazynie
    .gender = m
stationx-room-tile = sala
    .gen = sali
    .dat = sali
    .acc = salę
    .ins = salą
    .loc = sali
    .gender = f
stationx-room-base = baza
    .gen = bazy
    .dat = bazie
    .acc = bazę
    .ins = bazą
    .loc = bazie
    .gender = f

# Drogi

stationx-route-way = { $count ->
    [one] Na pole { $to } w jedną turę.
    [few] Na pole { $to } w { $count } tury, z postojami na polach: { $stops }.
    [many] Na pole { $to } w { $count } tur, z postojami na polach: { $stops }.
   *[other] Na pole { $to } w { $count } tur, z postojami na polach: { $stops }.
}
stationx-route-here = Już stoi na polu { $at }.
stationx-route-beside = Pole { $to } jest zajęte: droga prowadzi obok niego.
stationx-route-later = Ta jednostka ({ $unit }) nie rusza się już w tej turze, więc droga zaczyna się w następnej.
stationx-route-none = Przy obecnym układzie stacji nie ma drogi z pola { $from } na pole { $to }.
stationx-route-space = Pole { $at } to pusta przestrzeń.
