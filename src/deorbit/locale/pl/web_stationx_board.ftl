# Plansza Station-X w przeglądarce

web-stationx-board-label = Stacja, pole po polu
web-stationx-board-keys = Strzałki przechodzą z pola na pole, z Shiftem po cztery naraz. Page Up i Page Down przechodzą do tego, co możliwe. Enter wybiera, Escape cofa. Z kafelkiem w ręce R go obraca, a Enter kładzie lewym dolnym polem tutaj. Plus, minus i zero zmieniają powiększenie.

# Co jest na polu

web-stationx-board-space = pusta przestrzeń
web-stationx-board-centre = sala centralna
web-stationx-board-supply-north = północny magazyn
web-stationx-board-supply-east = wschodni magazyn
web-stationx-board-supply-south = południowy magazyn
web-stationx-board-supply-west = zachodni magazyn
web-stationx-board-room = { $width } na { $height }
web-stationx-board-base = baza { FORM($player, case: "gen") }
web-stationx-board-held = pod kontrolą { FORM($player, case: "gen") }
web-stationx-board-oxygen = tlen { $living } z { $oxygen }
web-stationx-board-teleporter = teleporter { FORM($player, case: "gen") }
web-stationx-board-unit = { $unit } { FORM($player, case: "gen") }
web-stationx-board-attack = atak { $attack }
web-stationx-board-moved = po ruchu
web-stationx-board-attacked = po ataku
web-stationx-board-jumped = po skoku
web-stationx-board-new = nowa jednostka
web-stationx-board-ready = może działać
web-stationx-board-chosen = wybór

# Co można tam zrobić

web-stationx-board-goal-move = można tu wejść
web-stationx-board-goal-jump = można tu skoczyć
web-stationx-board-goal-attack = można zaatakować
web-stationx-board-goal-capture = można zająć
web-stationx-board-goal-appear = można tu postawić
web-stationx-board-goal-keep = można ocalić
web-stationx-board-battle-win = można zaatakować, { $attack } do { $defence }, wygrana
web-stationx-board-battle-loss = można zaatakować, { $attack } do { $defence }, przegrana
web-stationx-board-battle-tie = można zaatakować, { $attack } do { $defence }, remis
web-stationx-board-mine = Pokaż moje jednostki
web-stationx-board-forecast-win = { $killed ->
    [one] wygrywasz: oni tracą jedną, ty żadnej
   *[other] wygrywasz: oni tracą { $killed }, ty żadnej
}
web-stationx-board-forecast-loss = { $lost ->
    [one] tracisz jedną jednostkę, oni żadnej
    [few] tracisz { $lost } jednostki, oni żadnej
   *[other] tracisz { $lost } jednostek, oni żadnej
}
web-stationx-board-forecast-tie = remis: zostaje jedna twoja
web-stationx-board-fits = { $tile } tu pasuje
web-stationx-board-fits-not = { $tile } tu nie pasuje

# Kafelki do położenia

web-stationx-board-tray = Twoje kafelki
web-stationx-board-tile-base = baza
web-stationx-board-pile = { $tile }, zostało: { $count }
web-stationx-board-take = Weź kafelek: { $tile }, tlen { $oxygen }
web-stationx-board-turn = Obróć
web-stationx-board-lay = Połóż
web-stationx-board-pick-tile = Wybierz kafelek.
web-stationx-board-base-last = Baza jest na końcu.
web-stationx-board-no-place = Teraz nigdzie nie pasuje.

# Nad planszą


# Legenda

web-stationx-board-legend-move = jeszcze przed ruchem
web-stationx-board-legend-attack = jeszcze przed atakiem
web-stationx-board-legend-new = nowa jednostka
web-stationx-board-legend-oxygen = tlen: zajęty, wolny, przydział gracza
web-stationx-board-legend-supply = magazyn
web-stationx-board-legend-crown = tylko dowódcy
web-stationx-board-legend-drawn = stąd twoja ostatnia karta
web-stationx-board-legend-teleporter = teleporter
web-stationx-board-legend-door = przejście między salami
web-stationx-board-legend-wall = lita ściana
web-stationx-board-legend-jump = Skok kosmiczny
web-stationx-board-legend-target = można zaatakować
web-stationx-board-legend-dies = zginie
