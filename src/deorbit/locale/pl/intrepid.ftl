# Intrepid: co mówi silnik gry

intrepid-title = Intrepid
intrepid-alone = Ty
intrepid-alias-to = die

intrepid-row-missions = ukończone misje
intrepid-row-rounds = rundy
intrepid-row-tiles = kafelki na stacji

intrepid-ending-won = Wszystkie misje są ukończone.
intrepid-ending-power = Na stacji zabrakło Energii.
intrepid-ending-oxygen = Na stacji zabrakło Tlenu.
intrepid-ending-climate = Klimat stacji się załamał.
intrepid-ending-nutrition = Na stacji zabrakło Żywności.

# Pytania

intrepid-ask-place = Połóż kości, przekaż je albo zakończ fazę.
intrepid-ask-convert = { $country }: użyj Konwertera albo odłóż nieparzyste kości do magazynu.
intrepid-ask-pay = { $country }: kość { $die } jest toksyczna. Odrzuć inną kość na kartę pomocy.
intrepid-ask-discard = { $country }: odrzuć kość.
intrepid-ask-reroll = { $country }: przerzuć kość albo zrezygnuj.
intrepid-ask-turn = { $country }: obróć kość albo zrezygnuj.
intrepid-ask-copy = { $country }: wybierz, jak leży kopia kości { $die }.
intrepid-ask-take = { $country }: weź kość z magazynu albo zrezygnuj.
intrepid-ask-shift = { $country }: zmień kość w magazynie albo zrezygnuj.
intrepid-ask-near = { $country }: ustaw nową kość o jeden wyżej lub niżej niż { $die }.
intrepid-ask-adjust = { $country }: zmień wartość kości albo zrezygnuj.
intrepid-ask-set = { $country }: ustaw kość albo zrezygnuj.
intrepid-ask-orient = { $country }: wybierz, który bok przekazanej kości { $die } jest z przodu.
intrepid-ask-name = { $country }: wskaż zasób, który daje laboratorium.
intrepid-ask-choose = { $card }: wybierz kafelek, który { $does ->
        [hit] zostanie trafiony
        [disable] dostanie Blokadę
        [strain] dostanie Przeciążenie
       *[destroy] zostanie zniszczony
    }{ $left ->
        [one] .
       *[other] { " " }(do wyboru: { $left }).
    }
intrepid-ask-spend = Wydaj Potencjał, użyj odznaki albo zakończ fazę.
intrepid-ask-officer = { $country }: ustaw kość, którą zachowujesz na następną rundę.
intrepid-ask-rest = U ciebie gotowe. Cofnąć to?

# Zdarzenia

intrepid-event-round-begun = Runda { $round }. Dowódca: { $commander-player }.
intrepid-event-rolled = { $country }: rzut{ $one ->
        [0] {""}
       *[other] {" "}1×{ $one }
    }{ $two ->
        [0] {""}
       *[other] {" "}2×{ $two }
    }{ $three ->
        [0] {""}
       *[other] {" "}3×{ $three }
    }{ $four ->
        [0] {""}
       *[other] {" "}4×{ $four }
    }{ $five ->
        [0] {""}
       *[other] {" "}5×{ $five }
    }{ $six ->
        [0] {""}
       *[other] {" "}6×{ $six }
    }.
intrepid-event-converted = { $country }: Konwerter, kość { $die } w górę, kość { $to-die } w dół.
intrepid-event-stored = { $country }: { $number ->
        [one] jedna nieparzysta kość trafia
        [few] { $number } nieparzyste kości trafiają
        [many] { $number } nieparzystych kości trafia
       *[other] { $number } nieparzystych kości trafia
    } do magazynu.
intrepid-event-placed = { $country }: kość { $die } na { FORM($place, case: "acc") }.
intrepid-event-paid = { $country }: kość { $die } odrzucona na kartę pomocy Toksycznego wycieku.
intrepid-event-discarded = { $country }: kość { $die } odrzucona.
intrepid-event-new-die = { $country }: nowa kość { $die }.
intrepid-event-rerolled = { $country }: kość { $die } przerzucona, teraz { $to-die }.
intrepid-event-changed = { $country }: kość { $die } zmieniona na { $to-die }.
intrepid-event-taken = { $country }: kość { $die } wzięta z magazynu.
intrepid-event-rolled-to-storage = { $country }: rzut do magazynu, kość { $die }.
intrepid-event-shifted = { $country }: kość { $die } w magazynie zmieniona na { $to-die }.
intrepid-event-converter-gained = { $country }: { $number ->
        [one] przybywa gotowy Konwerter
        [few] przybywają { $number } gotowe Konwertery
        [many] przybywa { $number } gotowych Konwerterów
       *[other] przybywa { $number } gotowych Konwerterów
    }.
intrepid-event-amplify-gained = { $country }: nowy żeton Wzmocnienia.
intrepid-event-capacity-gained = { $country }: +{ $number } Potencjału, razem { $total }.
intrepid-event-named = { $country }: wskazany zasób to { $resource }.
intrepid-event-docked = { $country }: kość { $die } przekazana { FORM($other-country, case: "dat") }.
intrepid-event-wished = { $country }: przydałaby się kość { $value }.
intrepid-event-amplified = { $country }: Wzmocnienie zasobu, { $resource }.
intrepid-event-finished = { $player }: gotowe.
intrepid-event-resumed = { $player }: jednak jeszcze nie.
intrepid-event-produced = { $resource } rośnie o { $number } do { $total }.
intrepid-event-mission-done = Misja ukończona: { $card }.
intrepid-event-card-drawn = Katastrofa: { $card }.
intrepid-event-card-again = Katastrofa trwa: { $card }.
intrepid-event-card-removed = Katastrofa zażegnana: { $card }.
intrepid-event-sector-rolled = Kość katastrofy pokazuje { $sector }.
intrepid-event-token-put = { $tile } { FORM($tile, case: "gender") ->
        [pl] dostają
       *[other] dostaje
    } żeton: { $token }.
intrepid-event-docking-barred = Moduł dokujący { FORM($country, case: "gen") } jest zablokowany.
intrepid-event-destroyed = { FORM($tile, case: "gender") ->
        [f] { $tile } zostaje zniszczona.
        [n] { $tile } zostaje zniszczone.
        [pl] { $tile } zostają zniszczone.
       *[m] { $tile } zostaje zniszczony.
    }
intrepid-event-drained = Ubytek: { $resource } spada o { $number } do { $total }.
intrepid-event-dice-fewer = Znacznik kości { FORM($country, case: "gen") } przesuwa się w lewo, na { $total }.
intrepid-event-capacity-lost = { $country }: −{ $number } Potencjału, zostaje { $total }.
intrepid-event-consumed = Stacja zużywa { $number } { FORM($resource, case: "gen") }; zostaje { $total }.
intrepid-event-built = { $country }: budowa, { $tile } na miejscu { $slot } za { $price } Potencjału.
intrepid-event-die-bought = { $country }: odtąd rzut { $total } kośćmi, za { $price } Potencjału.
intrepid-event-mended = { $country }: żeton zdjęty z kafelka { $tile } ({ $token }) za { $price } Potencjału.
intrepid-event-docking-mended = { $country }: Moduł dokujący odblokowany za { $price } Potencjału.
intrepid-event-tokens-moved = { $country }: żetony przeniesione, { $tile } → { $to-tile }.
intrepid-event-strained-for = { $country }: Przeciążenie na { FORM($tile, case: "acc") }, Wzmocnienie dla { FORM($other-country, case: "gen") }.
intrepid-event-officer-called = Oficer medyczny { FORM($country, case: "gen") } daje kość { FORM($other-country, case: "dat") }.
intrepid-event-die-kept = { $country }: kość { $die } zachowana na następną rundę.
intrepid-event-offer-destroyed = { $country }: rezygnacja z kafelka { $tile }; do { $number } Potencjału dla { FORM($other-country, case: "gen") }.
intrepid-event-missions-complete = Wszystkie misje są ukończone. Zwycięstwo!
intrepid-event-in-the-red = { $resource } spada poniżej zera. Stacja jest stracona.
intrepid-event-fell = { $resource } spada o { $number } do { $total }.

# Powody odmowy

intrepid-not-over = Gra się skończyła.
intrepid-not-your-turn = Teraz to nie ty decydujesz.
intrepid-not-asked = „{ $kind }” nie jest odpowiedzią na obecne pytanie.
intrepid-not-your-crew = { $country } to nie twój kraj.
intrepid-not-in-pool = W puli nie ma kości { $die }.
intrepid-not-there = Nie ma tu w grze { FORM($place, case: "gen") }.
intrepid-not-your-tile = Kości i żetony kładziesz tylko na własnych kafelkach.
intrepid-not-disabled = { $place }: leży tu Blokada, więc nie można kłaść kości.
intrepid-not-open-space = { $place }: brak wolnego pola.
intrepid-not-fit = { $place }: kość { $die } teraz tu nie pasuje.
intrepid-not-mission-pace = { $place }: kość tej rundy już tu leży.
intrepid-not-pay = Kość { $die } jest toksyczna, a nie masz innej, którą można by za nią odrzucić.
intrepid-not-same-crew = To musi być inny kraj.
intrepid-not-crew = W grze nie ma { FORM($to-country, case: "gen") }.
intrepid-not-docking-disabled = Moduł dokujący jest zablokowany.
intrepid-not-docking-full = Moduł dokujący nie ma wolnego pola.
intrepid-not-receiver = { $to-country }: w zapasie nie ma już kości.
intrepid-not-wish-stands = To już jest twoje życzenie.
intrepid-not-wish = Nie ma życzenia, które można by cofnąć.
intrepid-not-more-wishes = W tej rundzie dość już życzeń.
intrepid-not-amplify = { $country }: brak żetonu Wzmocnienia.
intrepid-not-these-values = Ten kafelek nie działa na kość { $die }.
intrepid-not-this-turn = Ten kafelek nie obraca tak kości.
intrepid-not-stored = W magazynie nie ma kości { $die }.
intrepid-not-to-this-value = Ten kafelek nie zmienia kości { $die } na { $to }.
intrepid-not-near = Nowa kość jest o jeden wyższa lub niższa niż położona.
intrepid-not-copy = Kopia tak nie leży.
intrepid-not-that-value = Przekazana kość zachowuje wartość; wybierasz tylko bok z przodu.
intrepid-not-sort = Kości tego kraju tak nie leżą.
intrepid-not-rolled = Nie ma takiej kości wśród właśnie rzuconych.
intrepid-not-another-die = Konwerter podnosi jedną kość i obniża inną.
intrepid-not-on-station = Tego kafelka nie ma na stacji.
intrepid-not-choice = Wśród kafelków do wyboru nie ma { FORM($tile, case: "gen") }.
intrepid-not-in-offer = W twoim rzędzie oferty nie ma { FORM($tile, case: "gen") }.
intrepid-not-slot = Miejsce { $slot } jest zajęte.
intrepid-not-poor = To kosztuje { $price } Potencjału, a jest { $capacity }.
intrepid-not-track = Znacznik jest na końcu toru kości.
intrepid-not-token = Na kafelku { $tile } nie ma takiego żetonu.
intrepid-not-barred = Moduł dokujący nie jest zablokowany.
intrepid-not-badge = Odznaka { FORM($country, case: "gen") } jest inna.
intrepid-not-badge-used = Odznaka była już użyta w tej rundzie.
intrepid-not-tokens = Na kafelku { $tile } nie ma żetonu negatywnego.
intrepid-not-free-of-tokens = Na kafelku { $to-tile } są już żetony negatywne.
intrepid-not-bank = W zapasie brakuje żetonu Przeciążenia lub Wzmocnienia.
intrepid-not-die-left = { $to-country }: w zapasie nie ma już kości.
