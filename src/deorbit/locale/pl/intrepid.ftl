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
intrepid-event-rolled = { $country } { FORM($country, case: "gender") ->
        [pl] rzucają
       *[other] rzuca
    }:{ $one ->
        [0] {""}
       *[other] {" "}{ $one }×1
    }{ $two ->
        [0] {""}
       *[other] {" "}{ $two }×2
    }{ $three ->
        [0] {""}
       *[other] {" "}{ $three }×3
    }{ $four ->
        [0] {""}
       *[other] {" "}{ $four }×4
    }{ $five ->
        [0] {""}
       *[other] {" "}{ $five }×5
    }{ $six ->
        [0] {""}
       *[other] {" "}{ $six }×6
    }.
intrepid-event-converted = { $country } { FORM($country, case: "gender") ->
        [pl] używają
       *[other] używa
    } Konwertera: kość { $die } w górę, kość { $to-die } w dół.
intrepid-event-stored = { $country } { FORM($country, case: "gender") ->
        [pl] odkładają
       *[other] odkłada
    } do magazynu { $number ->
        [one] jedną nieparzystą kość
        [few] { $number } nieparzyste kości
        [many] { $number } nieparzystych kości
       *[other] { $number } nieparzystych kości
    }.
intrepid-event-placed = { $country } { FORM($country, case: "gender") ->
        [pl] kładą
       *[other] kładzie
    } kość { $die } na { FORM($place, case: "acc") }.
intrepid-event-paid = { $country } { FORM($country, case: "gender") ->
        [pl] odrzucają
       *[other] odrzuca
    } kość { $die } na kartę pomocy Toksycznego wycieku.
intrepid-event-discarded = { $country } { FORM($country, case: "gender") ->
        [pl] odrzucają
       *[other] odrzuca
    } kość { $die }.
intrepid-event-new-die = { $country } { FORM($country, case: "gender") ->
        [pl] zyskują
       *[other] zyskuje
    } nową kość: { $die }.
intrepid-event-rerolled = { $country } { FORM($country, case: "gender") ->
        [pl] przerzucają
       *[other] przerzuca
    } kość { $die }: { $to-die }.
intrepid-event-changed = { $country } { FORM($country, case: "gender") ->
        [pl] zmieniają
       *[other] zmienia
    } kość { $die } na { $to-die }.
intrepid-event-taken = { $country } { FORM($country, case: "gender") ->
        [pl] biorą
       *[other] bierze
    } kość { $die } z magazynu.
intrepid-event-rolled-to-storage = { $country } { FORM($country, case: "gender") ->
        [pl] rzucają
       *[other] rzuca
    } kość do magazynu: { $die }.
intrepid-event-shifted = { $country } { FORM($country, case: "gender") ->
        [pl] zmieniają
       *[other] zmienia
    } w magazynie kość { $die } na { $to-die }.
intrepid-event-converter-gained = { $country } { FORM($country, case: "gender") ->
        [pl] szykują
       *[other] szykuje
    } { $number ->
        [one] Konwerter
        [few] { $number } Konwertery
        [many] { $number } Konwerterów
       *[other] { $number } Konwerterów
    }.
intrepid-event-amplify-gained = { $country } { FORM($country, case: "gender") ->
        [pl] dostają
       *[other] dostaje
    } żeton Wzmocnienia.
intrepid-event-capacity-gained = { $country } { FORM($country, case: "gender") ->
        [pl] zyskują
       *[other] zyskuje
    } { $number ->
        [one] { $number } punkt Potencjału
        [few] { $number } punkty Potencjału
        [many] { $number } punktów Potencjału
       *[other] { $number } punktów Potencjału
    } i { FORM($country, case: "gender") ->
        [pl] mają
       *[other] ma
    } { $total }.
intrepid-event-named = { $country } { FORM($country, case: "gender") ->
        [pl] wskazują
       *[other] wskazuje
    } { FORM($resource, case: "acc") }.
intrepid-event-docked = { $country } { FORM($country, case: "gender") ->
        [pl] przekazują
       *[other] przekazuje
    } kość { $die } { FORM($other-country, case: "dat") }.
intrepid-event-wished = { $country } { FORM($country, case: "gender") ->
        [pl] proszą
       *[other] prosi
    } o kość { $value }.
intrepid-event-amplified = { $country } { FORM($country, case: "gender") ->
        [pl] wzmacniają
       *[other] wzmacnia
    } { FORM($resource, case: "acc") }.
intrepid-event-finished = { $player }: gotowe.
intrepid-event-resumed = { $player }: jednak jeszcze nie.
intrepid-event-produced = { $resource } rośnie o { $number } do { $total }.
intrepid-event-mission-done = Misja jest ukończona: { $card }.
intrepid-event-card-drawn = Nadchodzi katastrofa: { $card }.
intrepid-event-card-again = Katastrofa trwa: { $card }.
intrepid-event-card-removed = Katastrofa jest zażegnana: { $card }.
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
intrepid-event-capacity-lost = { $country } { FORM($country, case: "gender") ->
        [pl] tracą
       *[other] traci
    } { $number ->
        [one] { $number } punkt Potencjału
        [few] { $number } punkty Potencjału
        [many] { $number } punktów Potencjału
       *[other] { $number } punktów Potencjału
    } i { FORM($country, case: "gender") ->
        [pl] mają
       *[other] ma
    } { $total }.
intrepid-event-consumed = Stacja zużywa { $number } { FORM($resource, case: "gen") }; zostaje { $total }.
intrepid-event-built = { $country } { FORM($country, case: "gender") ->
        [pl] budują
       *[other] buduje
    } { FORM($tile, case: "acc") } na miejscu { $slot } za { $price ->
        [one] { $price } punkt Potencjału
        [few] { $price } punkty Potencjału
        [many] { $price } punktów Potencjału
       *[other] { $price } punktów Potencjału
    }.
intrepid-event-die-bought = { $country } odtąd { FORM($country, case: "gender") ->
        [pl] rzucają
       *[other] rzuca
    } { $total } kośćmi, za { $price ->
        [one] { $price } punkt Potencjału
        [few] { $price } punkty Potencjału
        [many] { $price } punktów Potencjału
       *[other] { $price } punktów Potencjału
    }.
intrepid-event-mended = { $country } { FORM($country, case: "gender") ->
        [pl] zdejmują
       *[other] zdejmuje
    } żeton z kafelka { $tile } ({ $token }) za { $price ->
        [one] { $price } punkt Potencjału
        [few] { $price } punkty Potencjału
        [many] { $price } punktów Potencjału
       *[other] { $price } punktów Potencjału
    }.
intrepid-event-docking-mended = { $country } { FORM($country, case: "gender") ->
        [pl] odblokowują
       *[other] odblokowuje
    } swój Moduł dokujący za { $price ->
        [one] { $price } punkt Potencjału
        [few] { $price } punkty Potencjału
        [many] { $price } punktów Potencjału
       *[other] { $price } punktów Potencjału
    }.
intrepid-event-tokens-moved = { $country } { FORM($country, case: "gender") ->
        [pl] przenoszą
       *[other] przenosi
    } żetony: { $tile } → { $to-tile }.
intrepid-event-strained-for = { $country } { FORM($country, case: "gender") ->
        [pl] przeciążają
       *[other] przeciąża
    } { FORM($tile, case: "acc") } dla { FORM($other-country, case: "gen") }.
intrepid-event-officer-called = Oficer medyczny { FORM($country, case: "gen") } daje kość { FORM($other-country, case: "dat") }.
intrepid-event-die-kept = { $country } { FORM($country, case: "gender") ->
        [pl] zachowują
       *[other] zachowuje
    } kość { $die } na następną rundę.
intrepid-event-offer-destroyed = { $country } { FORM($country, case: "gender") ->
        [pl] rezygnują
       *[other] rezygnuje
    } z kafelka { $tile }; { $other-country } { FORM($other-country, case: "gender") ->
        [pl] zyskują
       *[other] zyskuje
    } { $number ->
        [one] { $number } punkt Potencjału
        [few] { $number } punkty Potencjału
        [many] { $number } punktów Potencjału
       *[other] { $number } punktów Potencjału
    }.
intrepid-event-missions-complete = Wszystkie misje są ukończone. Zwycięstwo!
intrepid-event-in-the-red = Zabrakło { FORM($resource, case: "gen") }. Stacja jest stracona.
intrepid-event-fell = { $resource } spada o { $number } do { $total }.

# Powody odmowy

intrepid-not-over = Gra się skończyła.
intrepid-not-your-turn = Teraz to nie ty decydujesz.
intrepid-not-asked = „{ $kind }” nie jest odpowiedzią na obecne pytanie.
intrepid-not-your-crew = { $country } to nie twój kraj.
intrepid-not-in-pool = W puli nie ma kości { $die }.
intrepid-not-front = W puli żadna kość nie leży jako { $die }: kość o tej wartości ma z przodu inny bok, a obracają ją tylko kafelki.
intrepid-not-in-storage = Kość { $die } leży w magazynie i nie można jej użyć; do puli przenosi ją kafelek, który bierze kości z magazynu.
intrepid-not-your-tile = { $place }: to kafelek innego kraju, a kości kładziesz tylko na własnych.
intrepid-not-disabled = { $place }: leży tu Blokada, więc nie można kłaść kości. W fazie 5 można ją zdjąć za { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    } Potencjału.
intrepid-not-open-space = { $place }: brak wolnego pola.
intrepid-not-complete = { $place }: ta misja jest już ukończona.
intrepid-not-dealt-with = { $place }: ta katastrofa jest już zażegnana i nie przyjmuje kości.
intrepid-not-fit = { $place }: kość { $die } teraz tu nie pasuje, pasuje { $takes }.
intrepid-not-mission-pace = { $place }: kość tej rundy już tu leży.
intrepid-not-pay = Kość { $die } jest toksyczna, a nie masz innej, którą można by za nią odrzucić.
intrepid-not-same-crew = To musi być inny kraj.
intrepid-not-crew = W grze nie ma { FORM($to-country, case: "gen") }.
intrepid-not-docking-disabled = Moduł dokujący jest zablokowany. W fazie 5 Blokadę można zdjąć za { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    } Potencjału.
intrepid-not-docking-full = Moduł dokujący nie ma wolnego pola.
intrepid-not-receiver = { $to-country }: w zapasie nie ma już kości.
intrepid-not-wish-stands = To już jest twoje życzenie.
intrepid-not-wish = Nie ma życzenia, które można by cofnąć.
intrepid-not-more-wishes = W tej rundzie dość już życzeń.
intrepid-not-amplify = { $country }: brak żetonu Wzmocnienia.
intrepid-not-these-values = Ten kafelek nie działa na kość { $die }, tylko na { $of }.
intrepid-not-this-turn = Ten kafelek nie obraca tak kości.
intrepid-not-stored = W magazynie nie ma kości { $die }.
intrepid-not-to-this-value = Ten kafelek nie zmienia kości { $die } na { $to }.
intrepid-not-near = Nowa kość jest o jeden wyższa lub niższa niż położona.
intrepid-not-copy = Kopia tak nie leży.
intrepid-not-that-value = Przekazana kość zachowuje wartość; wybierasz tylko bok z przodu.
intrepid-not-sort = Kości Japonii nazywa się według góry i przodu, na przykład 4/6, kości innych krajów według wartości.
intrepid-not-built = { $place }: to jeszcze rząd oferty; kości można kłaść dopiero na stacji.
intrepid-not-gone = { $tile }: tego kafelka nie ma już w grze.
intrepid-not-rolled = Nie ma takiej kości wśród właśnie rzuconych.
intrepid-not-another-die = Konwerter podnosi jedną kość i obniża inną.
intrepid-not-its-owner = { $tile }: to kafelek innego kraju, a każdy właściciel wybiera spośród własnych.
intrepid-not-most-expensive = { $tile }: jest kafelek, który kosztuje więcej, a chodzi o najdroższy.
intrepid-not-disabled-already = { $tile }: leży tu już Blokada, więc kafelek jest pomijany.
intrepid-not-on-station = Na stacji nie ma { FORM($tile, case: "gen") }.
intrepid-not-dealt = Wśród misji tej gry nie ma { FORM($place, case: "gen") }.
intrepid-not-lying = { $place }: tej karty nie ma na stole; kości przyjmują tylko leżące tam karty trwałe.
intrepid-not-in-offer = W twoim rzędzie oferty nie ma { FORM($tile, case: "gen") }.
intrepid-not-slot = Miejsce { $slot } jest zajęte.
intrepid-not-free-slot = Na stacji nie ma już wolnego miejsca.
intrepid-not-poor = To kosztuje { $price ->
        [one] { $price } punkt Potencjału
        [few] { $price } punkty Potencjału
        [many] { $price } punktów Potencjału
       *[other] { $price } punktów Potencjału
    }, a jest { $capacity }.
intrepid-not-track = Znacznik jest na końcu toru kości.
intrepid-not-your-mend = { $tile }: to kafelek innego kraju, a żetony zdejmujesz tylko z własnych.
intrepid-not-token = Na kafelku { $tile } nie ma takiego żetonu: { $token }.
intrepid-not-barred = Moduł dokujący nie jest zablokowany.
intrepid-not-badge = Odznaka { FORM($country, case: "gen") } jest inna: { $badge }.
intrepid-not-badge-used = Odznaka była już użyta w tej rundzie.
intrepid-not-your-burden = { $to-tile }: to kafelek innego kraju, a żetony przenosisz na własny.
intrepid-not-tokens = Na kafelku { $tile } nie ma żetonu negatywnego.
intrepid-not-free-of-tokens = Na kafelku { $to-tile } są już żetony negatywne.
intrepid-not-your-strain = { $tile }: to kafelek innego kraju, a Przeciążenie kładziesz na własnym.
intrepid-not-for-another = To, co daje ta odznaka, dostaje inny gracz.
intrepid-not-strain-left = W zapasie nie ma już żetonu Przeciążenia.
intrepid-not-amplify-left = W zapasie nie ma już żetonu Wzmocnienia.
intrepid-not-die-left = { $to-country }: w zapasie nie ma już kości.
intrepid-not-resumed = U ciebie gotowe. Najpierw to cofnij (resume).
intrepid-not-done = U ciebie jeszcze nie jest gotowe, więc nie ma czego cofać.
intrepid-not-phase-1 = To robi się w fazie 1, gdy kładzie się kości.
intrepid-not-phase-5 = To robi się w fazie 5, gdy wydaje się Potencjał.
intrepid-not-commander = Teraz dowódca wybiera kafelek dla katastrofy.
intrepid-not-owner = Teraz inny gracz wybiera dla katastrofy jeden ze swoich kafelków.
intrepid-not-converters = Konwertery i magazyn ma tylko Kanada.
intrepid-not-before-storing = Konwerterów używa się po rzucie, zanim nieparzyste kości trafią do magazynu, i przy co najmniej dwóch kościach.
intrepid-not-first-store = Najpierw Kanada używa Konwerterów albo odkłada nieparzyste kości do magazynu (ready).
intrepid-not-first-pay = Najpierw zapłać za toksyczną kość: odrzuć inną kość z puli.
intrepid-not-first-discard = Najpierw odrzuć kość z puli.
intrepid-not-first-ability = Zdolność kafelka działa od razu: najpierw jej użyj albo zrezygnuj.
intrepid-not-first-die = Najpierw ustaw nową kość.
intrepid-not-first-name = Najpierw wskaż zasób, który daje laboratorium.
intrepid-not-first-choose = Najpierw wybierz kafelek dla katastrofy.
intrepid-not-to-discard = Nic nie każe teraz odrzucać kości.
intrepid-not-tile-does = Robi to tylko kafelek, gdy położysz na nim kość.
intrepid-not-lab = Zasób wskazuje się, gdy kładziesz kość na Uniwersalnym laboratorium badawczym.
intrepid-not-to-pass = Nie ma teraz zdolności, z której można by zrezygnować. Jeśli to już wszystko, zakończ fazę.
intrepid-not-card-asks = Żadna karta katastrofy nie każe teraz wybierać kafelka.
