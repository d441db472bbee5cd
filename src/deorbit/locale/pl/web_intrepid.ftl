# Intrepid w przeglądarce

web-game-intrepid = Intrepid
web-game-intrepid-about = Razem utrzymujecie stację kosmiczną przy życiu: kładźcie kości, kończcie misje i nie pozwólcie, by zabrakło któregoś zasobu.

web-option-intrepid-disaster = Katastrofa
web-choice-intrepid-disaster-meteor-shower = Deszcz meteorów: trafienia w kadłub
web-choice-intrepid-disaster-toxic-leak = Toksyczny wyciek: kości, które kosztują kość
web-option-intrepid-difficulty = Poziom trudności
web-choice-intrepid-difficulty-easy = Łatwy
web-choice-intrepid-difficulty-normal = Normalny
web-choice-intrepid-difficulty-hard = Trudny
web-option-intrepid-countries = Kraje
web-option-intrepid-badges = Odznaki zawodowe

# Pytanie

web-intrepid-ask-place = Połóż kości. Przeciągnij kość na kafelek albo dotknij jej, a potem miejsca.
web-intrepid-ask-where = Dokąd trafi ta kość ({ $die })?
web-intrepid-ask-build = Gdzie stanie kafelek: { $tile }?
web-intrepid-places = Tu może leżeć
web-intrepid-passes = podaj dalej
web-intrepid-phase-placing = Kości
web-intrepid-phase-disaster = Katastrofa
web-intrepid-phase-spending = Potencjał
web-intrepid-ask-spend = Wydaj Potencjał: zbuduj, kup kość, napraw, użyj odznaki.
web-intrepid-ask-orient = Nowa kość dla { FORM($country, case: "gen") }: który bok ma być z przodu?
web-intrepid-ask-rest = U ciebie gotowe. Inni jeszcze działają.
web-intrepid-waits-placing = Kładzenie kości: { $who }.
web-intrepid-waits-disaster = Decyzja, co zabiera katastrofa: { $who }.
web-intrepid-waits-spending = Wydawanie Potencjału: { $who }.
web-intrepid-over = Gra się skończyła.
web-intrepid-done = Gotowe
web-intrepid-resume = Jeszcze nie
web-intrepid-costs = kosztuje { $count ->
        [one] { $count } punkt Potencjału
        [few] { $count } punkty Potencjału
        [many] { $count } punktów Potencjału
       *[other] { $count } punktów Potencjału
    }

web-intrepid-choose-up = Która kość idzie o 1 w górę?
web-intrepid-choose-down = A która o 1 w dół?
web-intrepid-choose-to-tile = Na który z twoich kafelków?
web-intrepid-choose-to-country = Dla kogo?
web-intrepid-choose-slot = Na które wolne miejsce?


# Akcje

web-intrepid-family-answer = Twoja odpowiedź
web-intrepid-family-dice = Twoje kości
web-intrepid-family-purchase = Potencjał
web-intrepid-family-badge = Twoja odznaka
web-intrepid-family-close = Koniec
web-intrepid-wish-none = brak

# Plansza

web-intrepid-board = Stacja
web-intrepid-board-keys = Strzałki przechodzą od jednej rzeczy do następnej, Enter bierze kość albo ją odkłada. Page Down przechodzi do następnego możliwego miejsca, D do kości.
web-intrepid-spot-lit = możliwe
web-intrepid-spot-advised = podpowiedź
web-intrepid-slot-at = Sektor { $sector }, miejsce { $slot }
web-intrepid-slot-free = Sektor { $sector }, miejsce { $slot }, wolne
web-intrepid-tile-of = kafelek { FORM($who, case: "gen") }, sektor { $sector }, miejsce { $slot }
web-intrepid-tile-doomed = następne trafienie go zniszczy
web-intrepid-offer-of = w ofercie dla { FORM($who, case: "gen") }, kosztuje { $count ->
        [one] { $count } punkt Potencjału
        [few] { $count } punkty Potencjału
        [many] { $count } punktów Potencjału
       *[other] { $count } punktów Potencjału
    }
web-intrepid-space-open = wolne pole: { $need }
web-intrepid-space-die = leży tam kość { $die }
web-intrepid-any-resource = wskazany zasób
    .gen = wskazanego zasobu
    .dat = wskazanemu zasobowi
    .acc = wskazany zasób
    .ins = wskazanym zasobem
    .loc = wskazanym zasobie
    .gender = m
web-intrepid-output-all = { $number } { FORM($what, case: "gen") }, gdy wszystkie pola są zapełnione
web-intrepid-output-each = { $number } { FORM($what, case: "gen") } za każdą kość
web-intrepid-output-each-named = { $number } wskazanego zasobu za każdą kość
web-intrepid-output-values = { $what } za kość od 1 do 6: { $values }
web-intrepid-all-dice-long = { $number }, gdy wszystkie pola są zapełnione
web-intrepid-gives = daje { $number } { FORM($what, case: "gen") }
web-intrepid-gives-named = daje { $number } wskazanego zasobu
web-intrepid-tokens = { $count } × { $token }
web-intrepid-die-pool = { $who }: kość { $die }
web-intrepid-die-fresh = { $who }: właśnie rzucona, { $die }
web-intrepid-die-stored = { $who }: w magazynie, { $die }
web-intrepid-die-toxic = toksyczna
web-intrepid-die-front = { $value }, { $front } z przodu
web-intrepid-die-kept = { $value }, z puli
web-intrepid-crew-label = { $who }, { $count ->
    [one] jedna kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
} w puli, { $capacity ->
        [one] { $capacity } punkt Potencjału
        [few] { $capacity } punkty Potencjału
        [many] { $capacity } punktów Potencjału
       *[other] { $capacity } punktów Potencjału
    }{ $wish ->
    [0] {""}
   *[other] , życzenie: kość { $wish }
}
web-intrepid-habitation = Mieszkalny
web-intrepid-habitation-of = Moduł mieszkalny { FORM($who, case: "gen") }
web-intrepid-docking = Dokujący
web-intrepid-storage = Magazyn
web-intrepid-fresh = Właśnie rzucone
web-intrepid-converters = { $count ->
    [0] brak gotowego Konwertera
    [one] jeden gotowy Konwerter
    [few] { $count } gotowe Konwertery
    [many] { $count } gotowych Konwerterów
   *[other] { $count } gotowych Konwerterów
}
web-intrepid-play-crew = Graj
web-intrepid-no-dice = nie ma już kości
web-intrepid-wishes = życzenie
web-intrepid-capacity-has = { $more ->
    [0] { $count ->
            [one] { $count } punkt Potencjału
            [few] { $count } punkty Potencjału
            [many] { $count } punktów Potencjału
           *[other] { $count } punktów Potencjału
        }
   *[other] { $count ->
            [one] { $count } punkt Potencjału
            [few] { $count } punkty Potencjału
            [many] { $count } punktów Potencjału
           *[other] { $count } punktów Potencjału
        }, po obliczeniu wyników { $after }
}
web-intrepid-offer = Rząd oferty
web-intrepid-offer-empty = W ofercie nic nie ma.

# Zdolności na małych kartach

web-intrepid-ability-roll = { $discard ->
    [0] rzut { $count }
   *[other] rzut { $count }, odrzuć { $discard }
}
web-intrepid-ability-reroll = przerzut { $of }
web-intrepid-ability-turn = obrót { $ways }
web-intrepid-ability-copy = kopia { $ways }
web-intrepid-ability-take = z magazynu { $count }
web-intrepid-ability-store = do magazynu { $count }
web-intrepid-ability-shift = { $way ->
    [up] w magazynie +{ $most }
    [down] w magazynie −{ $most }
   *[both] w magazynie ±{ $most }
}
web-intrepid-ability-converter = { $count ->
    [one] +1 Konwerter
    [few] +{ $count } Konwertery
    [many] +{ $count } Konwerterów
   *[other] +{ $count } Konwerterów
}
web-intrepid-ability-near = { $way ->
    [up] nowa kość +1
    [down] nowa kość −1
   *[both] nowa kość ±1
}
web-intrepid-ability-adjust = { $of } ±{ $most }
web-intrepid-ability-set = { $of } na { $to }
web-intrepid-ability-capacity = { $count ->
        [one] +{ $count } punkt Potencjału
        [few] +{ $count } punkty Potencjału
        [many] +{ $count } punktów Potencjału
       *[other] +{ $count } punktów Potencjału
    }
web-intrepid-ability-amplify = +1 Wzmocnienie

# Tory zasobów

web-intrepid-track-is = teraz
web-intrepid-track-next = następna runda
web-intrepid-track-now = { $resource }: teraz { $now } z { $most }
web-intrepid-track-produced = kości dają { $gained }, wtedy { $produced }
web-intrepid-track-drained = karty zabierają { $drained }
web-intrepid-track-after = runda zużywa { $consumed }, wtedy { $after }
web-intrepid-track-short = brak { $short }
web-intrepid-track-low = mało

# Misje i katastrofa

web-intrepid-disaster = Katastrofa
web-intrepid-deck = { $count ->
    [one] jedna karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } kart w talii
}
web-intrepid-no-card = Nie dobrano jeszcze żadnej karty.
web-intrepid-toxic = toksyczne
web-intrepid-toxic-values = toksyczne: { $values }
web-intrepid-aid = { $count ->
    [0] brak kości na karcie pomocy
    [one] jedna kość na karcie pomocy
    [few] { $count } kości na karcie pomocy
    [many] { $count } kości na karcie pomocy
   *[other] { $count } kości na karcie pomocy
}
web-intrepid-goals = Katastrofa i misje
web-intrepid-missions = Misje
web-intrepid-missions-done = ukończone: { $done } z { $count }
web-intrepid-lasting = trwa
web-intrepid-tab-crews = Załogi
web-intrepid-mission-done = ukończona
web-intrepid-mission-open = nieukończona
web-intrepid-mission-left = { $count ->
    [one] Misja, jedno pole do zapełnienia
    [few] Misja, { $count } pola do zapełnienia
    [many] Misja, { $count } pól do zapełnienia
   *[other] Misja, { $count } pól do zapełnienia
}
web-intrepid-card-done = zażegnana

# Karty

web-intrepid-starter = startowy
web-intrepid-tier = poziom { $tier }
web-intrepid-at = sektor { $sector }
web-intrepid-die = Kość
web-intrepid-brings = daje
web-intrepid-sum = { $hits ->
    [0] { $strain ->
        [0] Jego kości dają { $dice }.
       *[other] Jego kości dają { $dice }, Przeciążenie zabiera { $strain }: { $gives }.
    }
   *[other] { $strain ->
        [0] Jego kości dają { $dice }, trafienia zabierają { $hits }: { $gives }.
       *[other] Jego kości dają { $dice }, trafienia zabierają { $hits }, Przeciążenie { $strain }: { $gives }.
    }
}
# Światło przychodzi tu już po polsku
web-intrepid-light = { $light ->
    [red] czerwone światło
    [czerwone] czerwone światło
   *[other] niebieskie światło
}

# Załogi

web-intrepid-difficulty = poziom { $difficulty }
web-intrepid-tab-players = Załogi
web-intrepid-badge = Odznaka
web-intrepid-badge-used = użyta w tej rundzie
web-intrepid-track-title = Tor kości
web-intrepid-track-dice = kości w rzucie: { $count }
web-intrepid-dice-track = kości: { $count }
web-intrepid-die-price = Kolejna kosztuje { $count ->
        [one] { $count } punkt Potencjału
        [few] { $count } punkty Potencjału
        [many] { $count } punktów Potencjału
       *[other] { $count } punktów Potencjału
    }.
web-intrepid-supply = Zapas
web-intrepid-supply-of = kości: { $count } z { $total }
web-intrepid-kept = Zachowana kość
web-intrepid-commander = dowódca
web-intrepid-is-done = gotowe
web-intrepid-is-busy = w toku

# Dziennik

web-intrepid-round = Runda { $round }
web-intrepid-log-start = Pierwsza runda

# Klawisze

web-intrepid-key-dice = do twoich kości
web-intrepid-key-place = do następnego możliwego miejsca
web-intrepid-key-done = gotowe albo rezygnuję
web-intrepid-key-crews = załogi

# Koniec

web-intrepid-won = Stacja przetrwała: zwycięstwo
web-intrepid-won-nobody = Stacja jest stracona

# Pomoc

web-intrepid-guide-goal = O co chodzi
web-intrepid-guide-goal-says = Ukończcie razem wszystkie misje, zanim któryś zasób spadnie poniżej 0. Wszyscy wygrywacie albo wszyscy przegrywacie.
web-intrepid-guide-dice = Kości
web-intrepid-guide-dice-says = Co rundę każda załoga rzuca swoimi kośćmi. Kładź je na własnych kafelkach, na misjach, na trwałych kartach katastrof albo na swoim Module mieszkalnym. Pole mówi, jakie wartości przyjmuje.
web-intrepid-guide-abilities = Zdolności
web-intrepid-guide-abilities-says = Kafelek ze zdolnością działa, gdy tylko leży na nim kość: rzuca innymi kośćmi, obraca je albo zmienia. Dlatego kolejność kości jest ważna.
web-intrepid-guide-missions = Misje
web-intrepid-guide-missions-says = Zapełniają je wszyscy, przez kilka rund. Zapełnione pole zostaje zapełnione.
web-intrepid-guide-resources = Zasoby
web-intrepid-guide-resources-says = Tor pokazuje, ile jest teraz, ile będzie po twoich kościach i ile zostanie, gdy runda zużyje swoje. Pomiędzy jest karta katastrofy.
web-intrepid-guide-disaster = Katastrofa
web-intrepid-guide-disaster-says = Co rundę dobierana jest karta. Niektóre zostają, aż kości zapełnią ich pola.
web-intrepid-guide-toxic = Toksyczne kości
web-intrepid-guide-toxic-says = Kto kładzie kość o toksycznej wartości, odrzuca inną. Takie kości mają ścięte rogi i znak ostrzegawczy.
web-intrepid-guide-tokens = Żetony
web-intrepid-guide-tokens-says = Trafienie (gwiazdka) zmniejsza o 1 to, co daje kafelek, a czwarte go niszczy. Przeciążenie (trójkąt) zmniejsza sumę nawet bez kości. Blokada (belka) nie wpuszcza kości.
web-intrepid-guide-passing = Przekazywanie kości
web-intrepid-guide-passing-says = Upuść kość na inną załogę: dostaje ona kość o tej samej wartości. Powiedz, jakiej wartości potrzebujesz.
web-intrepid-guide-capacity = Potencjał
web-intrepid-guide-capacity-says = Za Potencjał budujesz kafelki ze swojego rzędu oferty na wolnych miejscach, kupujesz kości i zdejmujesz żetony.
web-intrepid-guide-badge = Odznaki
web-intrepid-guide-badge-says = Każda załoga ma jedną i może jej użyć raz na rundę, podczas wydawania Potencjału.
web-intrepid-guide-together = Jednocześnie
web-intrepid-guide-together-says = Wszyscy działają naraz, w dowolnej kolejności. Faza kończy się, gdy wszyscy skończą; do tego czasu możesz cofnąć swoje „gotowe”.

# Edytor pozycji

web-editor-intrepid-group-time = Czas
web-editor-intrepid-group-resources = Zasoby
web-editor-intrepid-group-crews = Załogi
web-editor-intrepid-group-station = Stacja
web-editor-intrepid-group-cards = Misje i katastrofa
web-editor-intrepid-group-turn = Pytania

web-editor-intrepid-key-round = Runda
web-editor-intrepid-key-phase = Faza
web-editor-intrepid-key-commander = Dowódca
web-editor-intrepid-key-ending = Zakończenie
web-editor-intrepid-key-resources = Zasoby
web-editor-intrepid-key-amplified = Wzmocnione w tej rundzie
web-editor-intrepid-key-crews = Załogi
web-editor-intrepid-key-crews-country = Kraj
web-editor-intrepid-key-crews-seat = Gracz
web-editor-intrepid-key-crews-light = Światło
web-editor-intrepid-key-crews-badge = Odznaka
web-editor-intrepid-key-crews-badge-used = Odznaka użyta
web-editor-intrepid-key-crews-track = Tor kości
web-editor-intrepid-key-crews-supply = Kości w zapasie
web-editor-intrepid-key-crews-pool = Kości w puli
web-editor-intrepid-key-crews-fresh = Kości właśnie rzucone
web-editor-intrepid-key-crews-storage = Kości w magazynie
web-editor-intrepid-key-crews-kept = Kość zachowana na następną rundę
web-editor-intrepid-key-crews-capacity = Potencjał
web-editor-intrepid-key-crews-converters = Gotowe Konwertery
web-editor-intrepid-key-crews-amplify = Żetony Wzmocnienia
web-editor-intrepid-key-crews-habitation = Kości na Module mieszkalnym
web-editor-intrepid-key-crews-docking = Kości na Module dokującym
web-editor-intrepid-key-crews-docking-disabled = Moduł dokujący zablokowany
web-editor-intrepid-key-crews-aid = Kości na karcie pomocy
web-editor-intrepid-key-crews-wish = Życzenie (0: brak)
web-editor-intrepid-key-crews-wishes = Pozostałe życzenia
web-editor-intrepid-key-crews-offer = Rząd oferty
web-editor-intrepid-key-tiles = Kafelki na stacji
web-editor-intrepid-key-tiles-owner = Właściciel
web-editor-intrepid-key-tiles-at = Sektor i miejsce
web-editor-intrepid-key-tiles-dice = Kości
web-editor-intrepid-key-tiles-scenario = Żetony Scenariusza
web-editor-intrepid-key-tiles-strain = Żetony Przeciążenia
web-editor-intrepid-key-tiles-disable = Żetony Blokady
web-editor-intrepid-key-tiles-produces = Wskazany zasób
web-editor-intrepid-key-gone = Kafelki poza grą
web-editor-intrepid-key-missions = Misje
web-editor-intrepid-key-missions-name = Misja
web-editor-intrepid-key-missions-filled = Pola
web-editor-intrepid-key-active = Trwałe karty katastrof
web-editor-intrepid-key-active-name = Karta
web-editor-intrepid-key-active-filled = Pola
web-editor-intrepid-key-latest = Ostatnia karta katastrofy
web-editor-intrepid-key-spent = Karty dobrane wcześniej
web-editor-intrepid-key-toxic = Toksyczne wartości
web-editor-intrepid-key-resolving = Wykonywana karta
web-editor-intrepid-key-resolving-card = Karta
web-editor-intrepid-key-resolving-step = Wykonane linie
web-editor-intrepid-key-resolving-queue = Następne karty
web-editor-intrepid-key-resolving-just = Właśnie trafione kafelki
web-editor-intrepid-key-asks = Otwarte pytania

web-editor-intrepid-value-running = Gra trwa
web-editor-intrepid-value-won = Wygrana
web-editor-intrepid-value-placing = Kości
web-editor-intrepid-value-disaster = Katastrofa
web-editor-intrepid-value-spending = Potencjał
web-editor-intrepid-value-open = Wolne
web-editor-intrepid-value-none = Brak

# Wielkie chwile

web-intrepid-moment-won = Stacja ocalona
web-intrepid-moment-lost = Stacja stracona
web-intrepid-moment-card = { $card }
web-intrepid-moment-card-says = Katastrofa tej rundy.
web-intrepid-moment-destroyed = Moduł stracony
web-intrepid-moment-mission = Misja ukończona
