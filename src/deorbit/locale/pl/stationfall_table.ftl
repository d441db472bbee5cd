# Stationfall przy stole: co każdy ekran mówi o pozycji, akcji, drodze

# Akcje

stationfall-do-step = zrób krok { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-drag = pociągnij { FORM($other-character, case: "acc") } { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-pick-up = podnieś { FORM($item, case: "acc") }
stationfall-do-pick-up-kompromat = podnieś kompromitujące materiały
stationfall-do-take = zabierz { FORM($other-character, case: "dat") } { FORM($item, case: "acc") }
stationfall-do-drop = upuść { FORM($item, case: "acc") }
stationfall-do-give = przekaż { FORM($other-character, case: "dat") } { FORM($item, case: "acc") }
stationfall-do-throw = rzuć { FORM($item, case: "acc") } { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-ignite = podpal Bombę zapalającą { $to ->
        [Mostek] na Mostku
       *[other] w { FORM($to, case: "loc") }
    }
stationfall-do-copy = skopiuj { FORM($data, case: "acc") } dla { FORM($other-character, case: "gen") }
stationfall-do-delete = skasuj { FORM($data, case: "acc") }
stationfall-do-attack = zaatakuj { FORM($other-character, case: "acc") } { FORM($item, case: "ins") }
stationfall-do-rob = okradnij { FORM($other-character, case: "acc") } z { FORM($item, case: "gen") }
stationfall-do-rob-data = okradnij { FORM($other-character, case: "acc") } z kopii { FORM($data, case: "gen") }
stationfall-do-sabotage = dokonaj sabotażu
stationfall-do-revive = ocuć { FORM($other-character, case: "acc") }: { $item }
stationfall-do-abandon-ship = OPUŚCIĆ STATEK
stationfall-do-transmit = transmituj { FORM($data, case: "acc") } do { FORM($offsite, case: "gen") }
stationfall-do-release = uwolnij Projekt X
stationfall-do-decontaminate = odkaź { FORM($other-character, case: "acc") }
stationfall-do-jettison = wyrzuć Antymaterię
stationfall-do-timed-launch = opóźnione wystrzelenie
stationfall-do-section-launch = wystrzel { FORM($pod, case: "acc") }
stationfall-do-bridge-launch = wystrzelenie z Mostka
stationfall-do-manufacture = wytwórz { FORM($ware, case: "acc") }
stationfall-do-meditate = medytuj
stationfall-do-repair = napraw { FORM($other-character, case: "acc") }
stationfall-do-self-destruct = samozniszczenie
stationfall-do-airlock = przejdź śluzą { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-airlock-drag = przejdź śluzą { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }, ciągnąc { FORM($other-character, case: "acc") }
stationfall-do-airlock-throw = śluza: rzuć { FORM($item, case: "acc") } { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-airlock-ignite = śluza: podpal Bombę zapalającą { $to ->
        [Mostek] na Mostku
       *[other] w { FORM($to, case: "loc") }
    }
stationfall-do-airlock-push = wyrzuć przez śluzę { FORM($other-character, case: "acc") }
stationfall-do-cameras = włącz lub wyłącz kamery
stationfall-do-suppress = zmniejsz niebezpieczeństwo { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }
stationfall-do-jammers = włącz lub wyłącz zagłuszacze
stationfall-do-reassemble = weź użyte materiały: { $card }
stationfall-do-claw = Chwytak towarowy: { $other-character }
stationfall-do-claw-item = Chwytak towarowy: { $item }
stationfall-do-scram = Awaryjne wyłączenie
stationfall-do-rocket-wings = odleć na Rakietowych skrzydłach
stationfall-do-jury-rig = Prowizoryczna naprawa sektora
stationfall-do-mend = Prowizoryczna naprawa: { $other-character }
stationfall-do-breach = usuń kłódkę na drodze { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-wormtongue = Gadzi język: zraź { FORM($other-character, case: "acc") } do gracza { FORM($player, case: "gen") }
stationfall-do-heal = ocuć bez Nanożelu: { FORM($other-character, case: "acc") }
stationfall-do-self-repair = Samonaprawa
stationfall-do-tradecraft = Szpiegowskie rzemiosło: materiały na { FORM($card, case: "acc") } i { FORM($other-card, case: "acc") } za te na { FORM($taken-card, case: "acc") }
stationfall-do-wait = przeczekaj: zakończ, reszta akcji przepada
stationfall-do-recall = przeczekaj i cofnij znacznik aktywacji
stationfall-do-choose = { $identity }
stationfall-do-reveal = jako { $identity }, twoja tajna tożsamość
stationfall-do-schroedinger = jako { $identity }, twoja postać dodatkowa
stationfall-do-influence = połóż na karcie { FORM($card, case: "gen") } { $count ->
        [one] jeden znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znaczników
    }
stationfall-do-activate = aktywuj { FORM($character, case: "acc") }
stationfall-do-renegotiate = renegocjuj
stationfall-do-withdraw = renegocjuj, cofnij znacznik z karty { FORM($card, case: "gen") }
stationfall-do-bribe = wręcz łapówkę { FORM($character, case: "dat") }
stationfall-do-kompromat = użyj materiałów na { FORM($character, case: "acc") }
stationfall-do-accept = pozwól
stationfall-do-refuse = odmów
stationfall-do-end = zakończ aktywację
stationfall-do-command = wydaj rozkaz { FORM($other-character, case: "dat") }
stationfall-do-resolve = { $effect }: { $at }
stationfall-do-overload = { $at }
stationfall-do-confess = { $character }
stationfall-do-cache = { $character }
stationfall-do-show = pokaż: { $identity }
stationfall-do-decline = nie, dziękuję
stationfall-do-spread = { $at }
stationfall-do-monster-strike = { $character }
stationfall-do-monster-step = { $to }
stationfall-do-deliver = { $data } dla { FORM($offsite, case: "gen") }
stationfall-do-done = nie dostarczaj nic więcej
stationfall-do-telepathy = Telepatia: { $other-character }
stationfall-do-root-access = Uprawnienia roota: { $other-character }
stationfall-do-remote-control = steruj { FORM($other-character, case: "ins") }
stationfall-do-disassemble = rozłóż się na części, by naprawić sektor
stationfall-do-disassemble-for = rozłóż się na części, by naprawić { FORM($other-character, case: "acc") }
stationfall-do-missile = Rakieta: { $at }
stationfall-do-emp-burst = Impuls EMP
stationfall-do-nerve-gas = gaz paraliżujący { $to ->
        [Mostek] na Mostku
       *[other] w { FORM($to, case: "loc") }
    }
stationfall-do-infect = zakaź { FORM($other-character, case: "acc") }
stationfall-do-process-server = doręcz wszystkim tu Klauzulę poufności
stationfall-do-hardcopy = podpisz Klauzulę poufności
stationfall-do-lawyer-up = Adwokat: { $other-character }, PG gracza { FORM($player, case: "gen") }
stationfall-do-investigate = podnieś kompromitujące materiały { $to ->
        [Mostek] na Mostku
       *[other] w { FORM($to, case: "loc") }
    }
stationfall-do-draw-up = wytwórz { FORM($ware, case: "acc") } z sąsiedniego sektora ({ $to })
stationfall-do-feed = nakarm Zębaty mech { FORM($other-character, case: "ins") }
stationfall-do-grey-bribe = wręcz szarą łapówkę { FORM($character, case: "dat") }
stationfall-do-ask = odpowiada { $player }
stationfall-do-moss-step = Zębaty mech pełznie { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-moss-feed = Zębaty mech pożera { FORM($character, case: "acc") }
stationfall-do-call = wykonaj akcję { FORM($character, case: "ins") }
stationfall-do-switch = zamień się miejscami z { FORM($other-character, case: "ins") }
stationfall-do-blame = zrzuć winę na gracza { FORM($player, case: "acc") }
stationfall-do-take-blame = weź winę na siebie: status „Podejrzany”
stationfall-do-lay-trap = żeton pułapki: { $at }
stationfall-do-rig-trap = prawdziwa pułapka: { $at }
stationfall-do-plant = skopiuj dla { FORM($character, case: "gen") }
stationfall-do-lurk = Czyhacz pojawia się { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }
stationfall-do-warp = przesuń wylot { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-do-leave-mouth = zostaw wylot tam, gdzie jest
stationfall-do-core-lock = kłódka: { $at } – { $to }
stationfall-do-core-move = przesuń kłódkę: { $from } – { $other-from } → { $at } – { $to }
stationfall-do-core-suppress = Rdzeń: zmniejsz niebezpieczeństwo { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }
stationfall-do-core-jammers = Rdzeń: włącz lub wyłącz zagłuszacze
stationfall-do-core-control = Rdzeń: steruj { FORM($character, case: "ins") }
stationfall-do-mutate = { $character } zakaża { FORM($other-character, case: "acc") }

# Nagłówki akcji jednego rodzaju

stationfall-group-step = krok
stationfall-group-drag = ciągnięcie
stationfall-group-pick-up = podniesienie
stationfall-group-take = zabranie ogłuszonym
stationfall-group-drop = upuszczenie
stationfall-group-give = przekazanie
stationfall-group-throw = rzut
stationfall-group-ignite = zapłon Bomby zapalającej
stationfall-group-copy = kopiowanie Danych
stationfall-group-delete = skasowanie Danych
stationfall-group-attack = atak
stationfall-group-rob = kradzież
stationfall-group-rob-data = kradzież Danych
stationfall-group-revive = ocucenie Nanożelem
stationfall-group-transmit = transmisja
stationfall-group-decontaminate = dekontaminacja
stationfall-group-section-launch = wystrzelenie kapsuły
stationfall-group-manufacture = wytwarzanie
stationfall-group-repair = naprawa
stationfall-group-airlock = śluza
stationfall-group-airlock-drag = śluza, ciągnięcie
stationfall-group-airlock-throw = śluza, rzut
stationfall-group-airlock-ignite = śluza, zapłon Bomby zapalającej
stationfall-group-airlock-push = wyrzucenie przez śluzę
stationfall-group-suppress = zmniejszenie niebezpieczeństwa
stationfall-group-reassemble = użyte kompromitujące materiały
stationfall-group-claw = Chwytak towarowy
stationfall-group-claw-item = Chwytak towarowy, Przedmioty
stationfall-group-mend = Prowizoryczna naprawa
stationfall-group-breach = usunięcie kłódki
stationfall-group-wormtongue = Gadzi język
stationfall-group-heal = ocucenie bez Nanożelu
stationfall-group-tradecraft = Szpiegowskie rzemiosło
stationfall-group-influence = wpływanie
stationfall-group-reveal = ujawnienie…
stationfall-group-activate = aktywacja
stationfall-group-withdraw = renegocjacja, znacznik z powrotem
stationfall-group-bribe = łapówka
stationfall-group-kompromat = kompromitujące materiały
stationfall-group-command = rozkaz
stationfall-group-resolve = rozpatrzenie
stationfall-group-overload = przeciążenie
stationfall-group-confess = spowiedź
stationfall-group-cache = skrytka
stationfall-group-spread = maź
stationfall-group-monster-strike = uderzenie
stationfall-group-monster-step = Potwór
stationfall-group-telepathy = Telepatia
stationfall-group-root-access = Uprawnienia roota
stationfall-group-remote-control = sterowanie Dronem
stationfall-group-disassemble-for = rozłożenie się na części, by naprawić Robota
stationfall-group-missile = Rakieta
stationfall-group-nerve-gas = gaz paraliżujący
stationfall-group-infect = zakażenie
stationfall-group-lawyer-up = Adwokat
stationfall-group-investigate = kompromitujące materiały z sąsiedztwa
stationfall-group-draw-up = Dane z sąsiedztwa
stationfall-group-feed = karmienie Zębatego mchu
stationfall-group-grey-bribe = szara łapówka
stationfall-group-moss-step = Zębaty mech pełznie
stationfall-group-moss-feed = Zębaty mech pożera
stationfall-group-call = kto działa
stationfall-group-switch = zamiana miejsc
stationfall-group-lay-trap = żeton pułapki
stationfall-group-rig-trap = prawdziwa pułapka
stationfall-group-plant = kopia dla
stationfall-group-lurk = Czyhacz pojawia się
stationfall-group-warp = przesunięcie wylotu
stationfall-group-core-lock = nowa kłódka Rdzenia
stationfall-group-core-move = przesunięcie kłódki Rdzenia
stationfall-group-core-suppress = Rdzeń: zmniejszenie niebezpieczeństwa
stationfall-group-core-control = Rdzeń: sterowanie Dronem
stationfall-group-mutate = zakażenie

stationfall-accepting = { $character } robi to od razu, a to, co zaproponowano, przepada
stationfall-refusing-costs-nothing = oferta wraca i nic więcej się nie dzieje
stationfall-refusing-accuses = stajesz się osobą podejrzaną
stationfall-brings-alone = tylko Twój wspólnik
stationfall-brings-shared = wspólny: { $player }
stationfall-brings-nothing = nadal tylko: { $player }
stationfall-brings-idle = { $what }; nie będziesz mieć kogo aktywować
stationfall-cubes = { $count ->
    [1] jeden znacznik
    [2] dwa znaczniki
    [3] trzy znaczniki
    [4] cztery znaczniki
    [5] pięć znaczników
    [6] sześć znaczników
    [7] siedem znaczników
    [8] osiem znaczników
    [9] dziewięć znaczników
    [10] dziesięć znaczników
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znaczników
}
stationfall-activate = { $character }, { $at }: { $count ->
        [one] 1 akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }

# Nazwy tam, gdzie jest mało miejsca

stationfall-short-forward-airlocks = Śluza dziob.
stationfall-short-forward-exhaust = Wylot dziob.
stationfall-short-magnetic-containment = Pułapka mag.
stationfall-short-security-station = St. bezpiecz
stationfall-short-therapy-garden = Ogród terap.
stationfall-short-array-control = Tabl. kontr.
stationfall-short-storm-shelter = Schron burz.
stationfall-short-inspector-shuttle = Prom Insp.

stationfall-tag-astrochimp = Ast
stationfall-tag-counselor = Ter
stationfall-tag-cyborg = Cyb
stationfall-tag-daredevil = Ryz
stationfall-tag-engineer = Inż
stationfall-tag-exile = Zes
stationfall-tag-medical = Med
stationfall-tag-security = Str
stationfall-tag-station-chief = Kap
stationfall-tag-stowaway = Pas
stationfall-tag-stranger = Nie
stationfall-tag-troubleshooter = Mec
stationfall-tag-billionaire = Mil
stationfall-tag-boarder = Abo
stationfall-tag-botanist = Bot
stationfall-tag-colonel = Puł
stationfall-tag-consort = Kon
stationfall-tag-corpsicle = Mro
stationfall-tag-digital-assistant = Cyf
stationfall-tag-doctor = Dok
stationfall-tag-drone-1 = Dr1
stationfall-tag-drone-2 = Dr2
stationfall-tag-inspector = Ins
stationfall-tag-legal = Pra
stationfall-tag-clone-1 = Kl1
stationfall-tag-clone-2 = Kl2
stationfall-tag-clone-3 = Kl3
stationfall-tag-microbiologist = Mik
stationfall-tag-operative = Age
stationfall-tag-telepathic-rat = Szc
stationfall-tag-monster = POT

# Miejsca i drogi

stationfall-place-section = { $at }
stationfall-place-card = poza planszą
stationfall-place-escaped = w Mezosferze
stationfall-place-mesosphere = w Mezosferze
stationfall-place-annihilated = postać unicestwiona
stationfall-place-monster = w Potworze
stationfall-place-data = jako Dane
stationfall-by-lock = (kłódka)
stationfall-by-core-lock = (kłódka Rdzenia)
stationfall-by-vent = (szyb wentylacyjny)
stationfall-by-wormhole = (tunel)
stationfall-by-airlock = (śluza)
stationfall-corridor = { $at } – { $to }
stationfall-path-nowhere = Tego nie ma teraz na stacji.
stationfall-path-none = { $character } nie ma teraz drogi: { $from } → { $to }.
stationfall-path-none-entry = { $character } nie jest jeszcze na pokładzie i nie dostanie się teraz { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }.
stationfall-path = { $character }: { $legs }. { $count ->
        [one] Jeden krok.
        [few] { $count } kroki.
        [many] { $count } kroków.
       *[other] { $count } kroków.
    }
stationfall-path-anybody = { $legs }. { $count ->
        [one] Jeden krok.
        [few] { $count } kroki.
        [many] { $count } kroków.
       *[other] { $count } kroków.
    }
stationfall-path-none-anybody = Bez zdolności Oficer, szybów wentylacyjnych i Hełmu nie ma teraz drogi: { $from } → { $to }.
stationfall-path-helmet = W Hełmie: { $legs }. { $count ->
        [one] Jeden krok.
        [few] { $count } kroki.
        [many] { $count } kroków.
       *[other] { $count } kroków.
    }
stationfall-path-open = Gdyby nic nie stało na drodze: { $legs }. { $count ->
        [one] Jeden krok.
        [few] { $count } kroki.
        [many] { $count } kroków.
       *[other] { $count } kroków.
    }
stationfall-leg-corridor = { $to }
stationfall-leg-lock = przez kłódkę { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-leg-vent = szybem wentylacyjnym { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-leg-wormhole = tunelem { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-leg-airlock = śluzą { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-leg-entry = po ciemku { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }

# Sektory

stationfall-fact-gravity = grawitacja
stationfall-fact-weightless = nieważkość
stationfall-fact-lit = oświetlony sektor
stationfall-fact-dark = ciemny sektor
stationfall-fact-power = generuje energię
stationfall-fact-console = pulpit sterowniczy
stationfall-fact-damaged = USZKODZENIE
stationfall-fact-fire = POŻAR
stationfall-fact-asphyxiation = BRAK POWIETRZA
stationfall-fact-goo = MAŹ
stationfall-fact-marker = Znacznik czasu gracza { FORM($player, case: "gen") } ({ $effect }), do rozpatrzenia w minucie { $minute }.
stationfall-fact-trap-real = Leży tu prawdziwa pułapka gracza { FORM($player, case: "gen") }: nikt inny o tym nie wie.
stationfall-fact-trap-decoy = Leży tu atrapa gracza { FORM($player, case: "gen") }.
stationfall-fact-trap-unknown = Leży tu zakryty żeton pułapki gracza { FORM($player, case: "gen") }.
stationfall-fact-contaminates = Każdy Człowiek lub Robot, który tu wchodzi, zostaje skażony, dopóki sektor nie jest uszkodzony.
stationfall-fact-deletes-data = Każdy Człowiek lub Robot, który tu wchodzi, traci wszystkie Dane, dopóki sektor nie jest uszkodzony.
stationfall-pod = Kapsuła, limit pasażerów: { $capacity }, połączona z sektorem { $at }; odlatuje { $needs }.
stationfall-pod-launched = Ta kapsuła odleciała; kto jest w środku, ten uciekł.
stationfall-needs-abandon-ship = po rozkazie opuszczenia statku
stationfall-needs-down-aboard = z kimś ogłuszonym w środku
stationfall-needs-inspector-or-jury-rig = dla Inspektora albo kogoś, kto ma zdolność Prowizoryczna naprawa
stationfall-needs-nothing = w każdej chwili
stationfall-for-officers = (Oficer)
stationfall-offer-airlock = śluza
stationfall-offer-abandon-ship = rozkaz opuszczenia statku
stationfall-offer-transmit = transmisja
stationfall-offer-release = uwolnienie Projektu X
stationfall-offer-decontaminate = dekontaminacja
stationfall-offer-jettison = wyrzut Antymaterii
stationfall-offer-timed-launch = opóźnione wystrzelenie
stationfall-offer-section-launch = wystrzelenie z sektora
stationfall-offer-bridge-launch = wystrzelenie z Mostka
stationfall-offer-manufacture = wytwarzanie: { $ware }
stationfall-offer-meditate = medytacja
stationfall-offer-repair = naprawa
stationfall-offer-self-destruct = samozniszczenie
stationfall-offer-cameras = włączenie/wyłączenie kamer
stationfall-offer-reassemble = użyte kompromitujące materiały
stationfall-offer-cargo-claw = Chwytak towarowy
stationfall-offer-scram = Awaryjne wyłączenie
stationfall-offer-rocket-wings = Lot na Rakietowych skrzydłach

# Karty

stationfall-team = Drużyna { $team }
stationfall-own-now = (teraz { $points })
stationfall-bonus-friend = { $identity } (przyjaciel { $points })
stationfall-bonus-grudge = { $identity } (nieprzyjaciel { $points })
stationfall-bonus-item = { $identity } ({ $points }, jeśli ucieknie { $item })
stationfall-bonus-each = { $identity } ({ $points } za każdą postać, która ucieknie, { $more } więcej za wszystkie)
stationfall-is-absent = Nie występuje w tej grze.
stationfall-integral = { $item } ({ FORM($item, case: "gender") ->
        [f] integralna
        [n] integralne
        [pl] integralne
       *[m] integralny
    })
stationfall-works-always = stała
stationfall-works-action = akcja
stationfall-works-free = natychmiastowa
stationfall-works-reveal = raz, przy ujawnieniu
stationfall-works-revealed-always = po ujawnieniu: stała
stationfall-works-revealed-action = po ujawnieniu: akcja
stationfall-works-revealed-free = po ujawnieniu: natychmiastowa
stationfall-works-revealed-reveal = raz, przy ujawnieniu
stationfall-kind-human = Człowiek
stationfall-kind-robot = Robot
stationfall-kind-data = Dane
stationfall-kind-item = Przedmiot
stationfall-is-down = { FORM($character, case: "gender") ->
    [f] ogłuszona
    [n] ogłuszone
    [pl] ogłuszone
   *[m] ogłuszony
}
stationfall-is-contaminated = skażenie
stationfall-is-marked = na celowniku
stationfall-kompromat = kompromitujące materiały
stationfall-token-contamination = Skażenie
stationfall-token-kompromat = Kompromitujące materiały
stationfall-token-project-x = Projekt X

# Systemy

stationfall-clock = Minuta { $minute }
stationfall-clock-abandon = Minuta { $minute }, OPUŚCIĆ STATEK
stationfall-cameras = Kamery { $state }
stationfall-jammers = Zagłuszacze { $state }
stationfall-antimatter-stable = Antymateria stabilna
stationfall-antimatter-ticking = Antymateria: minuta { $minute }!
stationfall-antimatter-armed = Antymateria uzbrojona
stationfall-antimatter-detonated = Antymateria zdetonowana
stationfall-x-loose = Projekt X: { $project }
stationfall-missile = Rakieta: { $at }, minuta { $minute }!
stationfall-monster-at = Potwór: { $at }
stationfall-monster-down = Potwór ogłuszony: { $at }
stationfall-monster-inside = w środku: { $character }
stationfall-monster-mark = namierzona postać: { $character }
stationfall-wormhole = Komora X – { $at }
stationfall-core-locks = Kłódki Rdzenia { $used }/{ $most }
stationfall-grey-bribes = Pozostałe szare łapówki: { $left }
stationfall-traps = Pułapki: { $tokens }
stationfall-trap-real = ▣{ $at }
stationfall-trap-decoy = □{ $at }
stationfall-trap-unknown = □{ $at }
stationfall-eaten = Ofiary Zębatego mchu: { $count }
stationfall-spaced = Na koniec w Przestrzeni kosmicznej: { $character }
stationfall-called = Już po akcji: { $character }
stationfall-sent = { $offsite }: { $data }
stationfall-pirate = Nadlatuje Statek piracki
stationfall-x-seen = Projekt X to { $project }
stationfall-x-unknown = Projekt X to jedna z tych kart: { $project }.
stationfall-x-is-released = Jest już na wolności.
stationfall-x-is-here = To jest karta w Komorze X.
stationfall-x-is-possible = To może być karta w Komorze X; nie wiesz tego.
stationfall-x-is-other = To nie jest Projekt X tej gry.
stationfall-choice-of = { $clock }, wybiera { $player }
stationfall-turn-of = { $clock }, tura gracza { FORM($player, case: "gen") }
stationfall-ask-no-conspirator = { $phase ->
    [reveal] Twoja tura. Nie masz wspólnika do aktywacji: wpłyń na kogoś lub ujawnij się (raz w grze); albo renegocjuj.
    [influence] Nie masz wspólnika do aktywacji: wpłyń na kogoś albo renegocjuj.
   *[activate] Nie masz wspólnika do aktywacji: renegocjuj.
}

# Co jest domowe

stationfall-house = Domowe: { $facts }.
stationfall-house-mark = [domowe]
stationfall-house-corridor = korytarz { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-house-vent = szyb wentylacyjny { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-house-lock = kłódka lub jej brak na drodze { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
stationfall-field-slots = pola Przedmiotów
stationfall-field-starts = miejsce startu
stationfall-field-starts-with = Przedmioty startowe
stationfall-field-with = to, że pojawia się ze swoją postacią
stationfall-field-kompromat = symbol kompromitujących materiałów
stationfall-field-actions = akcje
stationfall-field-items = Przedmioty na początku
stationfall-field-power = energia
stationfall-field-gravity = grawitacja
stationfall-field-dark = czy to ciemny sektor
stationfall-field-airlock = śluza
stationfall-field-deletes-data = utrata Danych w tym miejscu
stationfall-field-pod = kapsuła
stationfall-field-supply = liczba sztuk
stationfall-field-color = kolor

# Jak się skończyło, gracz po graczu

stationfall-why-won-points = Wygrywa z największą liczbą punktów: { $points }.
stationfall-why-won-among = Miejsce wśród { $places } najlepszych, z wynikiem { $points ->
        [1] jednego punktu
       *[other] { $points } punktów
    }.
stationfall-why-won-betrayal = Wygrywa mimo remisu przy { $points ->
        [1] jednym punkcie
       *[other] { $points } punktach
    }: mniej znaczników wpływu na polu zdrady, { $betrayal }.
stationfall-why-won-pool = Wygrywa mimo remisu przy { $points ->
        [1] jednym punkcie
       *[other] { $points } punktach
    }: tyle samo znaczników wpływu na polu zdrady, ale więcej w puli, { $pool }.
stationfall-why-shared = Dzieli zwycięstwo: równość punktów, znaczników na polu zdrady i w puli.
stationfall-why-guilty = Status „Winny”: z tą kartą nie może wygrać, niezależnie od punktów: { $points }.
stationfall-why-lost-points = { $points ->
        [one] { $points } punkt to za mało.
        [few] { $points } punkty to za mało.
        [many] { $points } punktów to za mało.
       *[other] { $points } punktów to za mało.
    }
stationfall-why-lost-betrayal = Przegrywa mimo remisu przy { $points ->
        [1] jednym punkcie
       *[other] { $points } punktach
    }: więcej znaczników wpływu na polu zdrady, { $betrayal }.
stationfall-why-lost-pool = Przegrywa mimo remisu przy { $points ->
        [1] jednym punkcie
       *[other] { $points } punktach
    }: tyle samo znaczników wpływu na polu zdrady, ale mniej w puli, { $pool }.
