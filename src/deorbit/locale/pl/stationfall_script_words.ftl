# Lines of scripts as bots follow them and people read them; the order is that of the script language

# Keywords and their order

stationfall-script-word-con = wspólnik
    .gen = wspólnika
    .dat = wspólnikowi
    .acc = wspólnika
    .ins = wspólnikiem
    .loc = wspólniku
    .gender = m
stationfall-script-word-influence = wpływ
stationfall-script-word-influence-more = wpływ i jeszcze { $name }
stationfall-script-word-this-minute = w tej minucie
stationfall-script-word-unexhausted = { FORM($name, case: "gender") ->
    [m] niewyczerpany
    [n] niewyczerpane
    [pl] niewyczerpane
   *[f] niewyczerpana
}
stationfall-script-word-goto = IDŹ DO: { $name }
stationfall-script-word-repeat = POWTARZAJ
stationfall-script-word-then = NASTĘPNIE
stationfall-script-word-on-the-way = PO DRODZE

# Tests, with what they are about

stationfall-script-word-not = nie { $name }
stationfall-script-word-own = PG: { $name }
stationfall-script-word-possess = ma { FORM($name, case: "acc") }
stationfall-script-word-not-possess = nie ma { FORM($name, case: "gen") }
stationfall-script-word-with = tam: { $name }
stationfall-script-word-at = na miejscu: { $name }
stationfall-script-word-minute = minuta { $name } lub mniej
stationfall-script-word-news-has = w Mediach: { $name }
stationfall-script-word-authorities-have = u Władz: { $name }
stationfall-script-word-occupants = pasażerowie: { $name } lub więcej
stationfall-script-word-places = wolne miejsca: { $name } lub więcej

# Tests of characters

stationfall-script-word-human = Człowiek
    .gen = Człowieka
    .dat = Człowiekowi
    .acc = Człowieka
    .ins = Człowiekiem
    .loc = Człowieku
    .gender = m
stationfall-script-word-robot = Robot
    .gen = Robota
    .dat = Robotowi
    .acc = Robota
    .ins = Robotem
    .loc = Robocie
    .gender = m
stationfall-script-word-monster = Potwór
stationfall-script-word-down = { FORM($name, case: "gender") ->
    [m] ogłuszony
    [n] ogłuszone
    [pl] ogłuszone
   *[f] ogłuszona
}
stationfall-script-word-live = { FORM($name, case: "gender") ->
    [m] przytomny
    [n] przytomne
    [pl] przytomne
   *[f] przytomna
}
stationfall-script-word-contaminated = { FORM($name, case: "gender") ->
    [m] skażony
    [n] skażone
    [pl] skażone
   *[f] skażona
}
stationfall-script-word-pc = PG
    .gen = PG
    .dat = PG
    .acc = PG
    .ins = PG
    .loc = PG
    .gender = f
stationfall-script-word-with-pc = w sektorze PG
stationfall-script-word-other = nie PG
stationfall-script-word-any-pc = dowolna PG
    .gen = dowolnej PG
    .dat = dowolnej PG
    .acc = dowolną PG
    .ins = dowolną PG
    .loc = dowolnej PG
    .gender = f
stationfall-script-word-npc = PN
    .gen = PN
    .dat = PN
    .acc = PN
    .ins = PN
    .loc = PN
    .gender = f
stationfall-script-word-human-player = PG żywego gracza
    .gen = PG żywego gracza
    .dat = PG żywego gracza
    .acc = PG żywego gracza
    .ins = PG żywego gracza
    .loc = PG żywego gracza
    .gender = f
stationfall-script-word-bot = PG bota
    .gen = PG bota
    .dat = PG bota
    .acc = PG bota
    .ins = PG bota
    .loc = PG bota
    .gender = f
stationfall-script-word-armed = { FORM($name, case: "gender") ->
    [m] uzbrojony
    [n] uzbrojone
    [pl] uzbrojone
   *[f] uzbrojona
}
stationfall-script-word-helmeted = w Hełmie
stationfall-script-word-in-pod = w kapsule
stationfall-script-word-suspect = { FORM($name, case: "gender") ->
    [m] podejrzany
    [n] podejrzane
    [pl] podejrzane
   *[f] podejrzana
}
stationfall-script-word-guilty = { FORM($name, case: "gender") ->
    [m] winny
    [n] winne
    [pl] winne
   *[f] winna
}
stationfall-script-word-innocent = { FORM($name, case: "gender") ->
    [m] niewinny
    [n] niewinne
    [pl] niewinne
   *[f] niewinna
}
stationfall-script-word-escaped = po ucieczce
stationfall-script-word-influenced = z wpływem bota
stationfall-script-word-full = bez wolnego pola
stationfall-script-word-alone = bez towarzystwa

# Tests of sections

stationfall-script-word-pod = kapsuła
    .gen = kapsuły
    .dat = kapsule
    .acc = kapsułę
    .ins = kapsułą
    .loc = kapsule
    .gender = f
stationfall-script-word-damaged = { FORM($name, case: "gender") ->
    [f] uszkodzona
    [n] uszkodzone
    [pl] uszkodzone
   *[m] uszkodzony
}
stationfall-script-word-zero-gravity = nieważkość
stationfall-script-word-dark = { FORM($name, case: "gender") ->
    [f] ciemna
    [n] ciemne
    [pl] ciemne
   *[m] ciemny
}
stationfall-script-word-power = generuje energię
stationfall-script-word-burning = pożar
stationfall-script-word-hazard = niebezpieczeństwo
stationfall-script-word-timed = z odliczaniem

# Tests of the station

stationfall-script-word-abandon-ship = po rozkazie opuszczenia statku
stationfall-script-word-project-x = po uwolnieniu Projektu X
stationfall-script-word-antimatter-armed = uzbrojona Antymateria
stationfall-script-word-jammers-on = zagłuszacze WŁ.
stationfall-script-word-jammers-off = zagłuszacze WYŁ.
stationfall-script-word-cameras-on = kamery WŁ.
stationfall-script-word-cameras-off = kamery WYŁ.
stationfall-script-word-blackout = brak zasilania

# Tests, negated

stationfall-script-word-not-down = { FORM($name, case: "gender") ->
    [m] nieogłuszony
    [n] nieogłuszone
    [pl] nieogłuszone
   *[f] nieogłuszona
}
stationfall-script-word-not-live = { FORM($name, case: "gender") ->
    [m] nieprzytomny
    [n] nieprzytomne
    [pl] nieprzytomne
   *[f] nieprzytomna
}
stationfall-script-word-not-contaminated = { FORM($name, case: "gender") ->
    [m] nieskażony
    [n] nieskażone
    [pl] nieskażone
   *[f] nieskażona
}
stationfall-script-word-not-armed = { FORM($name, case: "gender") ->
    [m] nieuzbrojony
    [n] nieuzbrojone
    [pl] nieuzbrojone
   *[f] nieuzbrojona
}
stationfall-script-word-not-suspect = { FORM($name, case: "gender") ->
    [m] niepodejrzany
    [n] niepodejrzane
    [pl] niepodejrzane
   *[f] niepodejrzana
}
stationfall-script-word-not-guilty = bez winy
stationfall-script-word-not-innocent = { FORM($name, case: "gender") ->
    [m] nie niewinny
    [n] nie niewinne
    [pl] nie niewinne
   *[f] nie niewinna
}
stationfall-script-word-not-damaged = { FORM($name, case: "gender") ->
    [f] nieuszkodzona
    [n] nieuszkodzone
    [pl] nieuszkodzone
   *[m] nieuszkodzony
}
stationfall-script-word-not-dark = { FORM($name, case: "gender") ->
    [f] oświetlona
    [n] oświetlone
    [pl] oświetlone
   *[m] oświetlony
}
stationfall-script-word-not-in-pod = poza kapsułą
stationfall-script-word-not-helmeted = bez Hełmu
stationfall-script-word-not-escaped = przed ucieczką
stationfall-script-word-not-timed = bez odliczania
stationfall-script-word-not-abandon-ship = przed rozkazem opuszczenia statku
stationfall-script-word-not-project-x = przed uwolnieniem Projektu X
stationfall-script-word-not-antimatter-armed = nieuzbrojona Antymateria
stationfall-script-word-not-minute = minuta powyżej { $name }

# Things

stationfall-script-word-kompromat = kompromitujące materiały
    .gen = kompromitujących materiałów
    .dat = kompromitującym materiałom
    .acc = kompromitujące materiały
    .ins = kompromitującymi materiałami
    .loc = kompromitujących materiałach
    .gender = pl
stationfall-script-word-nanogel = Nanożel
    .gen = Nanożelu
    .dat = Nanożelowi
    .acc = Nanożel
    .ins = Nanożelem
    .loc = Nanożelu
    .gender = m

# What a verb is about: after the verb itself, after Step, after a small word

stationfall-script-lead-about = { FORM($name, case: "gen") }
stationfall-script-lead-step = { $name ->
        [Mostek] na Mostek
       *[other] do { FORM($name, case: "gen") }
    }
stationfall-script-lead-give = { FORM($name, case: "acc") }
stationfall-script-lead-give-to = postaci { $name }
stationfall-script-lead-to = { $name ->
        [Mostek] na Mostek
       *[other] do { FORM($name, case: "gen") }
    }
stationfall-script-lead-from = od { FORM($name, case: "gen") }
stationfall-script-lead-in = { $name ->
        [Mostek] na Mostku
       *[other] w { FORM($name, case: "loc") }
    }
stationfall-script-lead-at = { $name ->
        [Mostek] na Mostku
       *[other] w { FORM($name, case: "loc") }
    }
stationfall-script-lead-of = u { FORM($name, case: "gen") }
stationfall-script-lead-on = na { FORM($name, case: "acc") }
stationfall-script-lead-with = z { FORM($name, case: "ins") }

# Verbs

stationfall-script-do-step = Krok
stationfall-script-do-step-away = Krok jak najdalej od innych
stationfall-script-do-pick-up = Podniesienie
stationfall-script-do-drop = Upuszczenie
stationfall-script-do-give = Daj
stationfall-script-do-throw = Rzut
stationfall-script-do-copy = Kopiowanie
stationfall-script-do-delete = Skasowanie
stationfall-script-do-attack = Atak
stationfall-script-do-rob = Kradzież
stationfall-script-do-sabotage = Sabotaż
stationfall-script-do-revive = Ocucenie
stationfall-script-do-repair = Naprawa
stationfall-script-do-jury-rig = Prowizoryczna naprawa
stationfall-script-do-trigger-abandon-ship = Rozkaz opuszczenia statku
stationfall-script-do-transmit = Transmisja
stationfall-script-do-release-project-x = Uwolnienie Projektu X
stationfall-script-do-decontaminate = Dekontaminacja
stationfall-script-do-jettison = Wyrzut Antymaterii
stationfall-script-do-launch = Wystrzelenie
stationfall-script-do-timed-launch = Opóźnione wystrzelenie
stationfall-script-do-section-launch = Wystrzelenie z sektora
stationfall-script-do-bridge-launch = Wystrzelenie z Mostka
stationfall-script-do-manufacture = Wytwarzanie
stationfall-script-do-meditate = Medytacja
stationfall-script-do-self-destruct = Samozniszczenie
stationfall-script-do-airlock-push = Wyrzucenie przez śluzę
stationfall-script-do-cameras = Włączenie/wyłączenie kamer:
stationfall-script-do-jammers = Włączenie/wyłączenie zagłuszaczy:
stationfall-script-do-hazard-suppression = Zmniejszenie niebezpieczeństwa
stationfall-script-do-reassemble = Użyte kompromitujące materiały
stationfall-script-do-cargo-claw = Chwytak towarowy
stationfall-script-do-scram = Awaryjne wyłączenie
stationfall-script-do-rocket-wings-launch = Lot na Rakietowych skrzydłach
stationfall-script-do-breach = Wyłom
stationfall-script-do-wormtongue = Gadzi język
stationfall-script-do-tradecraft = Szpiegowskie rzemiosło
stationfall-script-do-missile = Rakieta
stationfall-script-do-emp-burst = Impuls EMP
stationfall-script-do-nerve-gas = Gaz paraliżujący
stationfall-script-do-infect = Zakażenie
stationfall-script-do-process-server = Doręczyciel
stationfall-script-do-hardcopy = Wersja papierowa
stationfall-script-do-lawyer-up = Adwokat
stationfall-script-do-feed = Karmienie Zębatego mchu
stationfall-script-do-disassemble = Demontaż
stationfall-script-do-moss-step = Zębaty mech pełznie
stationfall-script-do-moss-feed = Zębaty mech pożera
stationfall-script-do-wait = Przeczekanie
stationfall-script-do-renegotiate = Renegocjacja
stationfall-script-do-remote-control = Zdalne sterowanie
stationfall-script-do-telepathy = Telepatia
stationfall-script-do-root-access = Uprawnienia roota
stationfall-script-do-forceful-presence = Siła autorytetu

# Remarks in the scripts that come with the game

stationfall-remark-either-opens-the-pods = każde z nich otwiera kapsuły
stationfall-remark-to-jettison-later = by później wyrzucić Antymaterię
stationfall-remark-the-panic-pod-needs-no-abandon-ship = Kapsuła paniki nie czeka na rozkaz opuszczenia statku
stationfall-remark-when-somebody-else-has-taken-the-panic-pod = gdy Kapsułę paniki zabrał ktoś inny
stationfall-remark-there-is-no-room-for-it-otherwise = inaczej nie ma na nią miejsca
stationfall-remark-the-pirate-ship-comes-for-who-has-it = Statek piracki przylatuje po tego, kto ją ma
stationfall-remark-until-then-there-is-room-for-somebody-contaminated = do tego czasu jest miejsce dla kogoś skażonego
stationfall-remark-this-opens-the-pods-too = to też otwiera kapsuły
stationfall-remark-an-empty-pod = pusta kapsuła
stationfall-remark-it-goes-to-the-bot-s-hand-whoever-finds-it = trafia na rękę bota, ktokolwiek je znajdzie
stationfall-remark-two-discs-are-needed-to-exhaust-cyborg = Cyborga wyczerpują dopiero dwa znaczniki aktywacji
stationfall-remark-this-releases-it-as-well = to też go uwalnia
stationfall-remark-one-of-the-two-is-enough = wystarczy jedno z dwojga
stationfall-remark-late-so-that-it-does-little-harm = późno, by wyrządził mało szkód
stationfall-remark-when-the-rocket-wings-are-lost = gdy Rakietowe skrzydła przepadły
stationfall-remark-then-it-can-be-copied-to-everybody = wtedy można go skopiować każdemu
stationfall-remark-who-possesses-it-needs-no-abandon-ship = kto go ma, nie czeka na rozkaz opuszczenia statku
stationfall-remark-to-be-contaminated = by się skazić
stationfall-remark-nobody-came = nikt nie przyszedł
stationfall-remark-to-be-put-down-there = by dać się tam ogłuszyć
stationfall-remark-four-minutes-are-left-to-wait = zostają cztery minuty czekania
stationfall-remark-remember-talk-them-through-it = pamiętaj o zdolności Instrukcje krok po kroku
stationfall-remark-ignore-magnetic-containment = z pominięciem Pułapki magnetycznej
stationfall-remark-there-may-be-kompromat-about-whoever-gets-away = mogą być kompromitujące materiały na tego, kto ucieknie
stationfall-remark-for-authorities-when-the-pc-is-away = dla Władz, gdy PG ucieknie
stationfall-remark-the-bot-s-own-player-counts-as-a-suspect-too = sam bot też liczy się jako podejrzany
stationfall-remark-a-ship-may-come-for-who-is-there = po tego, kto tam jest, może przylecieć statek
stationfall-remark-for-news-when-a-clone-is-away = dla Mediów, gdy któryś Klon ucieknie
stationfall-remark-there-is-a-next-minute-to-help = na pomoc będzie następna minuta
stationfall-remark-bio-lab-contaminates-the-pc-as-well = Laboratorium biologiczne skaża też PG
stationfall-remark-the-short-way-aft-is-through-outer-space = krótsza droga na rufę prowadzi przez Przestrzeń kosmiczną
stationfall-remark-with-one-it-takes-none-from-the-down = kto ją ma, nie zabiera jej ogłuszonym
stationfall-remark-locker-room-next-door-is-dark = w Szatni obok jest ciemno
stationfall-remark-an-enemy-pays-for-being-down = nieprzyjaciel daje punkty, gdy jest ogłuszony
stationfall-remark-the-carrier-too = nosiciela też
