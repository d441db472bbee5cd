# Intrepid: co ekrany mówią poza dziennikiem. Kość nazywa jej wartość, japońską góra i przód (4/6).

intrepid-clock-placing = Runda { $round }: kości
intrepid-clock-disaster = Runda { $round }: katastrofa
intrepid-clock-spending = Runda { $round }: Potencjał
intrepid-clock-over = Koniec w rundzie { $round }

# Rodzaje akcji jako nagłówki

intrepid-group-place = Położenie kości
intrepid-group-dock = Przekazanie kości
intrepid-group-amplify = Wzmocnienie zasobu
intrepid-group-ask = Życzenie
intrepid-group-convert = Użycie Konwertera
intrepid-group-discard = Odrzucenie kości
intrepid-group-reroll = Przerzut kości
intrepid-group-turn = Obrót kości
intrepid-group-take = Kość z magazynu
intrepid-group-adjust = Zmiana kości
intrepid-group-gain = Wybór nowej kości
intrepid-group-name = Wskazanie zasobu
intrepid-group-choose = Wybór kafelka
intrepid-group-buy = Budowa kafelka
intrepid-group-die = Zakup kości
intrepid-group-mend = Zdjęcie żetonu
intrepid-group-free = Odblokowanie Modułu dokującego
intrepid-group-shoulder = Przeniesienie żetonów na twój kafelek
intrepid-group-strain = Przeciążenie kafelka za Wzmocnienie
intrepid-group-treat = Kość dla kogoś do zachowania
intrepid-group-scrap = Zniszczenie kafelka z oferty za Potencjał

# Akcje

intrepid-do-place = połóż kość { $die }: { $place }
intrepid-do-dock = przekaż kość { $die } { FORM($to-country, case: "dat") }
intrepid-do-amplify = wzmocnij { FORM($resource, case: "acc") }
intrepid-do-ask = { $value ->
    [0] cofnij życzenie { FORM($country, case: "gen") }
   *[other] poproś o kość { $value }
}
intrepid-do-convert = kość { $up } w górę, kość { $down } w dół
intrepid-do-ready = odłóż nieparzyste kości
intrepid-do-discard = odrzuć kość { $die }
intrepid-do-reroll = przerzuć kość { $die }
intrepid-do-turn = kość { $die }: { $turn }
intrepid-do-take = weź kość { $die }
intrepid-do-adjust = zmień kość { $die } na { $to }
intrepid-do-gain = kość { $die }
intrepid-do-name = { $resource }
intrepid-do-pass = rezygnuję
intrepid-do-choose = wybierz { FORM($tile, case: "acc") }
intrepid-do-buy = zbuduj { FORM($tile, case: "acc") } na miejscu { $slot }
intrepid-do-die = jedna kość więcej dla { FORM($country, case: "gen") }
intrepid-do-mend = zdejmij { FORM($token, case: "acc") }: { $tile }
intrepid-do-free = odblokuj Moduł dokujący { FORM($country, case: "gen") }
intrepid-do-shoulder = przenieś żetony: { $tile } → { $to-tile }
intrepid-do-strain = przeciąż { FORM($tile, case: "acc") }, Wzmocnienie dla { FORM($to-country, case: "gen") }
intrepid-do-treat = kość do zachowania dla { FORM($to-country, case: "gen") }
intrepid-do-scrap = zniszcz { FORM($tile, case: "acc") }, Potencjał dla { FORM($to-country, case: "gen") }
intrepid-do-done = gotowe
intrepid-do-resume = jeszcze nie

# Co jest szczególnego w akcji

intrepid-notes = { $notes }
intrepid-gain = +{ $number } { FORM($resource, case: "gen") }
intrepid-gain-named = +{ $number } wskazanego zasobu
intrepid-note-more-dice = { $count ->
    [one] da coś z jeszcze jedną kością
    [few] da coś z jeszcze { $count } kośćmi
    [many] da coś z jeszcze { $count } kośćmi
   *[other] da coś z jeszcze { $count } kośćmi
}
intrepid-note-ability = zdolność
intrepid-note-mission = { $count ->
    [0] kończy misję
    [one] potem zostaje jedno pole
    [few] potem zostają { $count } pola
    [many] potem zostaje { $count } pól
   *[other] potem zostaje { $count } pól
}
intrepid-note-card = { $count ->
    [0] usuwa kartę
    [one] potem zostaje jedno pole
    [few] potem zostają { $count } pola
    [many] potem zostaje { $count } pól
   *[other] potem zostaje { $count } pól
}
intrepid-note-toxic = toksyczna: kosztuje inną kość
intrepid-note-wished = zgodna z życzeniem
intrepid-note-dice-left = { $count ->
    [one] w puli zostaje jedna kość
    [few] w puli zostają { $count } kości
    [many] w puli zostaje { $count } kości
   *[other] w puli zostaje { $count } kości
}
intrepid-note-capacity-left = można jeszcze coś kupić

# Zasoby w przyszłości

intrepid-track-fine = { $resource }: po zużyciu zostaje { $after }
intrepid-track-low = { $resource }: po zużyciu zostaje tylko { $after }
intrepid-track-red = { $resource }: brakuje { $short }, stacja byłaby stracona
intrepid-track-next = { $resource }: następna runda zużywa { $consumed }
