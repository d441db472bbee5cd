# Stationfall w przeglądarce: plansza słowami

board-label = Stacja
board-keys = Strzałki przechodzą między sektorami, Shift ze strzałką do postaci w sektorze, Page Down do następnego możliwego wyboru, Enter wybiera. Plus, minus i 0 zmieniają powiększenie; tak samo kółko myszy, dwa palce i podwójne dotknięcie.
board-instruments = Przyrządy
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-zoom-all = Pokaż całą stację
board-legend = Legenda
board-legend-close = Zamknij legendę

# Sektory

board-gravity = grawitacja
board-weightless = nieważkość
board-pod = kapsuła, limit pasażerów: { $capacity }
board-launched = po odlocie
board-dark = ciemny sektor
board-generates = generuje energię
board-console = pulpit sterowniczy
board-airlock-out = śluza w Przestrzeń kosmiczną
board-airlock-in = śluza z Przestrzeni kosmicznej
board-damaged = uszkodzenie
board-fire = pożar
board-airless = brak powietrza
board-goo = maź
board-contaminates = skaża każdego, kto wchodzi
board-wipes = kasuje Dane każdego, kto wchodzi
board-mouth = wylot tunelu
board-trap-real = twoja prawdziwa pułapka
board-trap-decoy = atrapa pułapki
board-trap-unknown = żeton pułapki
board-marker = Znacznik czasu gracza { FORM($player, case: "gen") }: { $effect } w minucie { $minute }
board-lock-to = kłódka na drodze { $section ->
        [Mostek] na Mostek
       *[other] do { FORM($section, case: "gen") }
    }
board-core-lock-to = kłódka Rdzenia na drodze { $section ->
        [Mostek] na Mostek
       *[other] do { FORM($section, case: "gen") }
    }
board-corridor = Korytarz między { FORM($a, case: "ins") } a { FORM($b, case: "ins") }
board-count = { $count } × { $item }
board-kompromat = Kompromitujące materiały
board-kompromat-of = Kompromitujące materiały na { FORM($character, case: "acc") }
board-possible = możliwy wybór

# Postaci

board-down = { FORM($character, case: "gender") ->
    [f] ogłuszona
    [n] ogłuszone
    [pl] ogłuszone
   *[m] ogłuszony
}
board-who-down = { $character } ({ FORM($character, case: "gender") ->
        [f] ogłuszona
        [n] ogłuszone
        [pl] ogłuszone
       *[m] ogłuszony
    })
board-contaminated = { FORM($character, case: "gender") ->
    [f] skażona
    [n] skażone
    [pl] skażone
   *[m] skażony
}
board-exhausted = { FORM($character, case: "gender") ->
    [f] wyczerpana
    [n] wyczerpane
    [pl] wyczerpane
   *[m] wyczerpany
}
board-conspirator = Wspólnik: { $players }
board-secret = Twoja tajna tożsamość
board-pc = PG gracza { FORM($player, case: "gen") }
board-pc-of-bot = PG bota ({ $player })
board-holds = posiada: { $items }
board-data = posiada Dane: { $data }
board-cubes = { $player }: { $count ->
        [one] jeden znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znaczników
    }
board-inside = { $count ->
        [one] jedna połknięta postać
        [few] { $count } połknięte postaci
        [many] { $count } połkniętych postaci
       *[other] { $count } połkniętych postaci
    }
board-kind-human = Człowiek
board-kind-robot = Robot
board-kind-human-robot = Człowiek i Robot
board-kind-data = Dane
board-kind-item = Przedmiot
board-at-card = Poza planszą
board-at-mesosphere = W Mezosferze
board-at-annihilated = Postać unicestwiona
board-at-monster = W Potworze

# Przyrządy

board-track = Minuta { $minute }
board-minute = Minuta { $minute }
board-now = teraz
board-re-entry-unknown = wejście w atmosferę: kula ognia albo jeszcze jedna minuta
board-re-entry-fireball = wejście w atmosferę: kula ognia
board-re-entry-minute = wejście w atmosferę: ta minuta jest rozgrywana
board-cameras = Kamery { $state }
board-jammers = Zagłuszacze { $state }
board-abandoned = Opuścić statek!
board-not-abandoned = Bez alarmu
board-antimatter-stable = Antymateria stabilna
board-antimatter-armed = Antymateria uzbrojona
board-antimatter-due = Antymateria: minuta { $minute }!
board-antimatter-detonated = Antymateria zdetonowana
board-project-sealed = Projekt X zamknięty
board-project-known = Projekt X: { $project }
board-project-released = { $project } na wolności
board-offsites = Instytucje
board-nothing = nic
board-medical = Medyk
board-stars = { $count ->
        [one] jedna gwiazdka
        [few] { $count } gwiazdki
        [many] { $count } gwiazdek
       *[other] { $count } gwiazdek
    }
board-grey-bribes = Pozostałe szare łapówki: { $count }
board-eaten = Ofiary Zębatego mchu: { $count }
board-pirate = Nadlatuje Statek piracki

# Legenda

board-legend-gravity = grawitacja
board-legend-weightless = nieważkość
board-legend-pod = kapsuła
board-legend-damaged = uszkodzenie
board-legend-corridor = korytarz
board-legend-vent = szyb wentylacyjny
board-legend-fire = pożar
board-legend-airless = brak powietrza
board-legend-goo = maź
board-legend-dark = ciemny sektor
board-legend-lock = kłódka
board-legend-core-lock = kłódka Rdzenia
board-legend-time-marker = znacznik czasu
board-legend-trap = żeton pułapki
board-legend-wormhole = tunel
board-legend-kompromat = kompromitujące materiały
board-legend-taint = skażenie
board-legend-power = energia
board-legend-console = pulpit sterowniczy
board-legend-make = wytwarzanie
board-legend-send = transmisja
board-legend-alarm = rozkaz opuszczenia statku
board-legend-repair = naprawa
board-legend-launch = wystrzelenie
board-legend-lit = możliwe
board-legend-chosen = wybrane
board-legend-down = ogłuszenie
board-legend-conspirator = pierścień: czyj to wspólnik
board-legend-shared = dzielony na równe części
board-legend-pc = tarcza: czyj to ujawniony PG
board-legend-cubes = znaczniki na postaci
board-legend-exhausted = wyczerpanie
board-legend-secret = Twoja tajna tożsamość
