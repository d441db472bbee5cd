# Stationfall: gracze, pytania i dziennik

stationfall-player-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
    .loc = Czerwonym
    .gender = m
stationfall-player-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
    .loc = Niebieskim
    .gender = m
stationfall-player-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
    .loc = Żółtym
    .gender = m
stationfall-player-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
    .loc = Zielonym
    .gender = m
stationfall-player-white = Biały
    .gen = Białego
    .dat = Białemu
    .acc = Białego
    .ins = Białym
    .loc = Białym
    .gender = m
stationfall-player-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
    .ins = Czarnym
    .loc = Czarnym
    .gender = m
stationfall-player-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym
    .loc = Fioletowym
    .gender = m
stationfall-player-orange = Pomarańczowy
    .gen = Pomarańczowego
    .dat = Pomarańczowemu
    .acc = Pomarańczowego
    .ins = Pomarańczowym
    .loc = Pomarańczowym
    .gender = m
stationfall-player-grey = Szary
    .gen = Szarego
    .dat = Szaremu
    .acc = Szarego
    .ins = Szarym
    .loc = Szarym
    .gender = m

stationfall-switch-on = WŁ.
stationfall-switch-off = WYŁ.

stationfall-effect-launch = wystrzelenie
stationfall-effect-detonation = detonacja
stationfall-effect-overload = Przeciążenie
stationfall-effect-missile = Rakieta

stationfall-source-bribe = Łapówka
stationfall-source-kompromat = Kompromitujące materiały
stationfall-source-homework = Praca domowa
stationfall-source-command = Siła autorytetu
stationfall-source-telepathy = Telepatia
stationfall-source-root-access = Uprawnienia roota
stationfall-source-remote-control = Zdalne sterowanie
stationfall-source-go-go-go = Ruszać się!
stationfall-source-last-gasp = Ostatnie tchnienie
stationfall-source-grey-bribe = Szara łapówka
stationfall-source-rogue-core = Zbuntowany rdzeń

stationfall-step-reveal = Jeśli chcesz, ujawnij się (raz w grze) lub wpłyń na postać, a potem aktywuj wspólnika albo renegocjuj.
stationfall-step-influence = Jeśli chcesz, wpłyń na postać, a potem aktywuj wspólnika albo renegocjuj.
stationfall-step-activate = Aktywuj wspólnika albo renegocjuj.

stationfall-ware-helmet = Hełm
stationfall-ware-bludgeon = Broń obuchowa
stationfall-ware-gun = Broń palna
stationfall-ware-firebomb = Bomba zapalająca
stationfall-ware-nanogel = Nanożel (2 użycia)
stationfall-ware-nanogel-used = Nanożel (1 użycie)
stationfall-ware-artifact = Artefakt
stationfall-ware-briefcase = Walizka
stationfall-ware-antimatter = Antymateria
stationfall-ware-rocket-wings = Rakietowe skrzydła
stationfall-ware-fletcher = Fletcher
stationfall-ware-fang-moss = Zębaty mech
stationfall-ware-telepathic-rat = Telepatyczny szczur
stationfall-ware-evidence = Dowód
stationfall-ware-x-secret = Sekret X
stationfall-ware-nda = Klauzula poufności
stationfall-ware-digital-assistant = kopia Cyfrowego asystenta
    .gen = kopii Cyfrowego asystenta
    .dat = kopii Cyfrowego asystenta
    .acc = kopię Cyfrowego asystenta
    .ins = kopią Cyfrowego asystenta
    .loc = kopii Cyfrowego asystenta
    .gender = f

stationfall-ending-re-entry = Stacja weszła w atmosferę na początku minuty 0.
stationfall-ending-minute-zero = Stacja wytrzymała jeszcze jedną minutę, minutę 0, i spadła.
stationfall-ending-detonation = Antymateria została zdetonowana na pokładzie.

# Co zawierają inne argumenty: dla programu, takie same w każdym języku

stationfall-alias-at = section
stationfall-alias-from = section
stationfall-alias-to = section
stationfall-alias-pod = section
stationfall-alias-card = character
stationfall-alias-identity = character
stationfall-alias-kompromat = character
stationfall-alias-state = switch

# Pytania

stationfall-ask-choose-two = Wybierz tajną tożsamość dla tego koloru. Z trzech kart wybierasz dwie, po jednej na każdy kolor; ostatnia zostaje twoją postacią dodatkową.
stationfall-ask-choose-team = Wybierz swoją tajną tożsamość. Partner bierze inną z trzech kart; ostatnia zostaje postacią dodatkową drużyny.
stationfall-ask-last-reveal-two = Upadek stacji: ujawnij swoją tajną tożsamość.
stationfall-ask-last-reveal-team = Upadek stacji: ujawnij swoją tajną tożsamość.
stationfall-ask-choose = Wybierz swoją tajną tożsamość. Karta, której nie wybierzesz, zostaje twoją postacią dodatkową.
stationfall-ask-turn = Twoja tura. { $step }
stationfall-ask-activation = Aktywna postać: { $character }. Co robi?
stationfall-ask-act = { $source }: jedną akcję wykonuje { $character }. Jaką?
stationfall-ask-consent = { $source }: { $character }, twoja PG, ma zrobić to: { $action }. Pozwalasz?
stationfall-ask-let-go = { $character } niesie za dużo. Co upuszcza?
stationfall-ask-order = Kilka twoich znaczników czasu jest do rozpatrzenia. Który pierwszy?
stationfall-ask-overload = Przeciążenie: na którym sektorze kładziesz znacznik czasu?
stationfall-ask-confess = Nagrana spowiedź: który Człowiek w sektorze Terapeuty się wygadał?
stationfall-ask-cache = Tajna skrytka: kto dostaje Hełm?
stationfall-ask-show = Praca domowa: pokazać postać dodatkową i wykonać nią jedną akcję?
stationfall-ask-command = Siła autorytetu: komu { $character } każe wykonać akcję podstawową?
stationfall-ask-spread = Maź się rozlewa. Do którego sektora?
stationfall-ask-swarm = Potwór rusza. Wybierz, kogo dopada albo dokąd idzie.
stationfall-ask-last-reveal = Upadek stacji: ujawnij się jako tajna tożsamość albo jako postać dodatkowa.
stationfall-ask-answerer = { $source }: { $character } to PG dwóch graczy. Który z nich ma odpowiedzieć?
stationfall-ask-call = { $source }: { $card } – którą z tych postaci wykonujesz akcję?
stationfall-ask-frame-up = Wrobienie: przy włączonych kamerach Człowiek zostaje ogłuszony { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }. Na kogo spada wina?
stationfall-ask-switch = Zamiana postaci: z kim zamienia się miejscami twoja postać?
stationfall-ask-trap = Mina kierunkowa: połóż trzy żetony pułapek w trzech sektorach, a potem wybierz prawdziwą.
stationfall-ask-horse = Koń trojański: kto dostaje kopię Cyfrowego asystenta?
stationfall-ask-lurk = Czyhacz jest na wolności. W którym ciemnym sektorze?
stationfall-ask-warp = Tunel dryfuje. Dokąd przesuwa się jego drugi wylot?
stationfall-ask-core = Zbuntowany rdzeń działa, a ty wybierasz jak.
stationfall-ask-mutate = Mutagen się rozprzestrzenia. Kto zakaża kogo?
stationfall-ask-deliver = Twoja PG uciekła z Danymi. Co i komu dostarczasz?

# Zdarzenia

stationfall-event-set-up = Minuta { $minute }. Zaczyna { $player }.
stationfall-event-chose = { $player } wybiera tajną tożsamość ({ $identity }).
stationfall-event-minute = Zaczyna się minuta { $minute }.
stationfall-event-turn-begun = Minuta { $minute }: { $player }.
stationfall-event-revealed = { $player } ujawnia się jako { $identity }!
stationfall-event-schroedinger = { $player } odrzuca tajną tożsamość bez pokazywania i ujawnia się jako { $identity }!
stationfall-event-cubes-returned = { $count ->
        [one] Jeden znacznik wpływu gracza { FORM($player, case: "gen") } wraca z karty { FORM($card, case: "gen") }.
        [few] { $count } znaczniki wpływu gracza { FORM($player, case: "gen") } wracają z karty { FORM($card, case: "gen") }.
        [many] { $count } znaczników wpływu gracza { FORM($player, case: "gen") } wraca z karty { FORM($card, case: "gen") }.
       *[other] { $count } znaczników wpływu gracza { FORM($player, case: "gen") } wraca z karty { FORM($card, case: "gen") }.
    }
stationfall-event-cubes-betrayed = { $count ->
        [one] Jeden znacznik wpływu gracza { FORM($player, case: "gen") } trafia z karty { FORM($card, case: "gen") } na pole zdrady.
        [few] { $count } znaczniki wpływu gracza { FORM($player, case: "gen") } trafiają z karty { FORM($card, case: "gen") } na pole zdrady.
        [many] { $count } znaczników wpływu gracza { FORM($player, case: "gen") } trafia z karty { FORM($card, case: "gen") } na pole zdrady.
       *[other] { $count } znaczników wpływu gracza { FORM($player, case: "gen") } trafia z karty { FORM($card, case: "gen") } na pole zdrady.
    }
stationfall-event-influenced = { $count ->
        [one] { $player } kładzie jeden znacznik wpływu na karcie { FORM($card, case: "gen") }.
        [few] { $player } kładzie { $count } znaczniki wpływu na karcie { FORM($card, case: "gen") }.
        [many] { $player } kładzie { $count } znaczników wpływu na karcie { FORM($card, case: "gen") }.
       *[other] { $player } kładzie { $count } znaczników wpływu na karcie { FORM($card, case: "gen") }.
    }
stationfall-event-activated = { $actions ->
        [one] { $player } aktywuje { FORM($character, case: "gender") ->
            [f] wyczerpaną
            [n] wyczerpane
            [pl] wyczerpane
           *[m] wyczerpanego
        } { FORM($character, case: "acc") }: jedna akcja.
        [few] { $player } aktywuje { FORM($character, case: "acc") }: { $actions } akcje.
        [many] { $player } aktywuje { FORM($character, case: "acc") }: { $actions } akcji.
       *[other] { $player } aktywuje { FORM($character, case: "acc") }: { $actions } akcji.
    }
stationfall-event-renegotiated = { $player } renegocjuje.
stationfall-event-cube-withdrawn = { $player } cofa jeden znacznik wpływu z karty { FORM($card, case: "gen") }.
stationfall-event-waited = { $character } czeka.
stationfall-event-disc-recalled = { $player } cofa znacznik aktywacji.
stationfall-event-bribed = { $player } wręcza { FORM($character, case: "dat") } łapówkę.
stationfall-event-blackmailed = { $player } używa kompromitujących materiałów na { FORM($character, case: "acc") }.
stationfall-event-accepted = { $player } pozwala { FORM($character, case: "dat") } to zrobić.
stationfall-event-bribe-refused = { $player } odrzuca łapówkę dla { FORM($character, case: "gen") }.
stationfall-event-kompromat-refused = { $player } odmawia mimo kompromitujących materiałów na { FORM($character, case: "acc") }.
stationfall-event-kompromat-kept = { $player } zatrzymuje kompromitujące materiały na { FORM($card, case: "acc") }.
stationfall-event-suspected = { $player } ma teraz status: podejrzany.
stationfall-event-convicted = { $player } ma teraz status: winny.
stationfall-event-cleared = { $player } oczyszcza się z winy i ma już tylko status: podejrzany.
stationfall-event-stepped = { $character } robi krok: { $from } → { $to }.
stationfall-event-dragged = { $character } ciągnie { FORM($other-character, case: "acc") }: { $from } → { $to }.
stationfall-event-entered = { $character } wychodzi z ukrycia { $to ->
        [Mostek] na Mostku
       *[other] w { FORM($to, case: "loc") }
    }.
stationfall-event-unlocked = Kłódka między { FORM($from, case: "ins") } a { FORM($to, case: "ins") } zostaje usunięta.
stationfall-event-locks-removed = Wszystkie kłódki na stacji puszczają.
stationfall-event-picked-up = { $character } podnosi { FORM($item, case: "acc") } { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-taken = { $character } zabiera { FORM($other-character, case: "gender") ->
        [f] ogłuszonej
        [n] ogłuszonemu
        [pl] ogłuszonym
       *[m] ogłuszonemu
    } { FORM($other-character, case: "dat") } { FORM($item, case: "acc") }.
stationfall-event-kompromat-found = { $character } znajduje { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    } kompromitujące materiały dla gracza { FORM($player, case: "gen") } ({ $kompromat }).
stationfall-event-dropped = { $character } upuszcza { FORM($item, case: "acc") } { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-thrown = { $character } rzuca { FORM($item, case: "acc") } { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }.
stationfall-event-given = { $character } przekazuje { FORM($other-character, case: "dat") } { FORM($item, case: "acc") }.
stationfall-event-ignited = { $character } podpala Bombę zapalającą: płomienie buchają { $to ->
        [Mostek] na Mostku
       *[other] w { FORM($to, case: "loc") }
    }.
stationfall-event-copied = { $character } kopiuje { FORM($data, case: "acc") } dla { FORM($other-character, case: "gen") }.
stationfall-event-deleted = { $character } kasuje { FORM($data, case: "acc") }.
stationfall-event-attacked = { $character } atakuje { FORM($other-character, case: "acc") } { FORM($item, case: "ins") }.
stationfall-event-robbed = { $character } okrada { FORM($other-character, case: "acc") } z { FORM($item, case: "gen") }.
stationfall-event-data-robbed = { $character } zmusza { FORM($other-character, case: "acc") } do oddania kopii { FORM($data, case: "gen") }.
stationfall-event-sabotaged = { $character } dokonuje sabotażu { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-revived = { $character } przywraca { FORM($other-character, case: "dat") } przytomność.
stationfall-event-came-round = { $character } odzyskuje przytomność.
stationfall-event-downed = { $character } { FORM($character, case: "gender") ->
        [f] zostaje ogłuszona
        [n] zostaje ogłuszone
        [pl] zostają ogłuszone
       *[m] zostaje ogłuszony
    } { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-annihilated = { $character } { FORM($character, case: "gender") ->
        [f] zostaje unicestwiona
        [n] zostaje unicestwione
        [pl] zostają unicestwione
       *[m] zostaje unicestwiony
    }.
stationfall-event-item-annihilated = { $count ->
        [one] Unicestwienie: { $item }.
        [few] Unicestwienie: { $count } × { $item }.
        [many] Unicestwienie: { $count } × { $item }.
       *[other] Unicestwienie: { $count } × { $item }.
    }
stationfall-event-escaped = { $character } ucieka.
stationfall-event-damaged = { $at } { FORM($at, case: "gender") ->
        [f] zostaje uszkodzona
        [n] zostaje uszkodzone
        [pl] zostają uszkodzone
       *[m] zostaje uszkodzony
    }.
stationfall-event-repaired = { $at } { FORM($at, case: "gender") ->
        [f] zostaje naprawiona
        [n] zostaje naprawione
        [pl] zostają naprawione
       *[m] zostaje naprawiony
    }.
stationfall-event-fire = { $at ->
        [Mostek] Na Mostku
       *[other] W { FORM($at, case: "loc") }
    } wybucha pożar.
stationfall-event-smothered = Pożar { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    } gaśnie, a z nim kończy się powietrze: uduszenie.
stationfall-event-aired = { $at ->
        [Mostek] Na Mostku
       *[other] W { FORM($at, case: "loc") }
    } znów jest powietrze.
stationfall-event-emergency-power = Stacja przechodzi na zasilanie awaryjne. Kamery i zagłuszacze są WYŁ.
stationfall-event-blackout = Brak zasilania! Wszystkie sektory są ciemne.
stationfall-event-power-restored = Światła znów się zapalają: zasilanie awaryjne.
stationfall-event-abandon-ship = Opuścić statek! Kapsuły mogą odlatywać.
stationfall-event-cameras = { $character } ustawia kamery na { $state }
stationfall-event-jammers = { $character } ustawia zagłuszacze na { $state }
stationfall-event-armed = Antymateria jest uzbrojona. Detonacja w minucie { $minute }.
stationfall-event-armed-late = Antymateria jest uzbrojona. Detonacja przy Upadku stacji.
stationfall-event-detonated-space = Antymateria zostaje zdetonowana w Przestrzeni kosmicznej.
stationfall-event-detonated-away = Antymateria zostaje zdetonowana daleko stąd, w Mezosferze.
stationfall-event-detonated = Antymateria zostaje zdetonowana na pokładzie!
stationfall-event-marker = { $player } kładzie znacznik czasu { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }: { $effect }.
stationfall-event-marker-idle = Znacznik czasu { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    } ({ $effect }) jest spóźniony: kapsuła już odleciała.
stationfall-event-launched = { $at } odlatuje do Mezosfery.
stationfall-event-pod-lost = { $at } odlatuje mimo uszkodzenia i rozpada się na kawałki.
stationfall-event-transmitted = { $character } transmituje { FORM($data, case: "acc") } do { FORM($offsite, case: "gen") }.
stationfall-event-delivered = { $character } dostarcza { FORM($offsite, case: "dat") } { FORM($data, case: "acc") }.
stationfall-event-contaminated = { $character } { FORM($character, case: "gender") ->
        [f] zostaje skażona
        [n] zostaje skażone
        [pl] zostają skażone
       *[m] zostaje skażony
    }.
stationfall-event-decontaminated = { $character } odkaża { FORM($other-character, case: "acc") }.
stationfall-event-data-wiped = { $character } traci wszystkie Dane.
stationfall-event-jettisoned = { $character } wyrzuca Antymaterię w Przestrzeń kosmiczną.
stationfall-event-made = { $character } wytwarza { FORM($ware, case: "acc") }.
stationfall-event-meditated = { $count ->
        [one] { $player } medytuje i odzyskuje z pola zdrady jeden znacznik wpływu.
        [few] { $player } medytuje i odzyskuje z pola zdrady { $count } znaczniki wpływu.
        [many] { $player } medytuje i odzyskuje z pola zdrady { $count } znaczników wpływu.
       *[other] { $player } medytuje i odzyskuje z pola zdrady { $count } znaczników wpływu.
    }
stationfall-event-airlocked = { $character } przechodzi śluzą: { $from } → { $to }.
stationfall-event-pushed-out = { $character } wyrzuca { FORM($other-character, case: "acc") } w Przestrzeń kosmiczną.
stationfall-event-reassembled = { $player } skleja z powrotem kompromitujące materiały na { FORM($card, case: "acc") }.
stationfall-event-clawed = { $character } wciąga { FORM($other-character, case: "acc") } Chwytakiem towarowym.
stationfall-event-clawed-item = { $character } wciąga { FORM($item, case: "acc") } Chwytakiem towarowym.
stationfall-event-wormtongue = { $character } zraża { FORM($card, case: "acc") } do gracza { FORM($player, case: "gen") }: jeden znacznik wpływu trafia na pole zdrady.
stationfall-event-traded = { $player } oddaje kompromitujące materiały na { FORM($card, case: "acc") } i { FORM($other-card, case: "acc") } za te na { FORM($taken-card, case: "acc") }.
stationfall-event-confessed = { $player } odtwarza wyznania { FORM($character, case: "gen") }.
stationfall-event-cached = { $player } ma w skrytce coś dla { FORM($character, case: "gen") }: { $item }.
stationfall-event-gained = { $character } zyskuje { FORM($item, case: "acc") }.
stationfall-event-bonus-shown = { $player } pokazuje postać dodatkową: { $identity }.
stationfall-event-commanded = { $character } wydaje { FORM($other-character, case: "dat") } rozkaz.
stationfall-event-peeked = { $player } podgląda Projekt X ({ $project }).
stationfall-event-released = Projekt X na wolności: { $project }!
stationfall-event-goo = Maź rozlewa się { $at ->
        [Mostek] na Mostek
       *[other] do { FORM($at, case: "gen") }
    }.
stationfall-event-goo-burned = Pożar trawi maź { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-monster-moved = Potwór idzie: { $from } → { $to }.
stationfall-event-monster-struck = Potwór dopada { FORM($character, case: "gen") }.
stationfall-event-fireball = Stacja zmienia się w kulę ognia. Minuty 0 nie będzie.
stationfall-event-last-minute = Kadłub wciąż trzyma: rozgrywana jest minuta 0.
stationfall-event-station-falls = Upadek stacji.
stationfall-event-grey-bribed = { $player } wręcza { FORM($character, case: "dat") } szarą łapówkę Miliardera.
stationfall-event-grey-bribes-back = Wszystkie szare łapówki są z powrotem na karcie { FORM($card, case: "gen") }: { $count }.
stationfall-event-bribe-retrieved = { $player } odzyskuje łapówkę.
stationfall-event-mission-first = { $count ->
        [one] Najpierw misja: { $player } odzyskuje z pola zdrady jeden znacznik wpływu.
        [few] Najpierw misja: { $player } odzyskuje z pola zdrady { $count } znaczniki wpływu.
        [many] Najpierw misja: { $player } odzyskuje z pola zdrady { $count } znaczników wpływu.
       *[other] Najpierw misja: { $player } odzyskuje z pola zdrady { $count } znaczników wpływu.
    }
stationfall-event-pirates = Statek ratunkowy wciąga inną banderę: to Statek piracki.
stationfall-event-artifact-faked = Prawdziwy Artefakt przez cały czas był u { FORM($character, case: "gen") }.
stationfall-event-switched = { $character } i { $other-character } zamieniają się miejscami.
stationfall-event-framed-up = { $player } sprawia, że wygląda to na dzieło gracza { FORM($other-player, case: "gen") }.
stationfall-event-trap-laid = { $player } kładzie żeton pułapki { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-trap-rigged = { $player } decyduje, która pułapka jest prawdziwa ({ $at }).
stationfall-event-trap-sprung = { $character } wpada w pułapkę { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-decoy-tripped = { $character } potyka się o atrapę { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-assistant-planted = W Danych { FORM($character, case: "gen") } ukrywa się Cyfrowy asystent.
stationfall-event-swayed = { $character } wślizguje się do umysłu { FORM($other-character, case: "gen") }.
stationfall-event-root-accessed = { $character } przejmuje kontrolę nad { FORM($other-character, case: "ins") }.
stationfall-event-remote-controlled = { $character } steruje { FORM($other-character, case: "ins") }.
stationfall-event-disassembled = { $character } rozkłada się na części.
stationfall-event-emp-burst = { $character } wyzwala Impuls EMP { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-gassed = { $character } wypełnia { FORM($to, case: "acc") } gazem paraliżującym.
stationfall-event-infected = { $character } zakaża { FORM($other-character, case: "acc") }.
stationfall-event-nda-served = { $character } doręcza { FORM($other-character, case: "dat") } Klauzulę poufności.
stationfall-event-signed = { $character } podpisuje Klauzulę poufności.
stationfall-event-lawyered-up = { $character } bierze sprawę gracza { FORM($player, case: "gen") }, którego status to teraz: podejrzany.
stationfall-event-drawn-up = { $character } wytwarza { FORM($ware, case: "acc") } z sąsiedniego sektora ({ $to }).
stationfall-event-eaten = Zębaty mech pożera { FORM($character, case: "acc") }.
stationfall-event-moss-moved = Zębaty mech pełznie: { $from } → { $to }.
stationfall-event-swallowed = Glut połyka { FORM($character, case: "acc") }.
stationfall-event-spat-out = Glut wypuszcza { FORM($character, case: "acc") }.
stationfall-event-marked = Jednostka zabójcza namierza nową postać: { $character }.
stationfall-event-monster-appeared = Coś porusza się w mroku { FORM($at, case: "gen") }.
stationfall-event-wormhole-opened = Tunel łączy Komorę X i { FORM($at, case: "acc") }.
stationfall-event-wormhole-moved = Wylot tunelu dryfuje: { $from } → { $to }.
stationfall-event-core-awake = Rdzeń przejmuje kontrolę: kamery i zagłuszacze są WYŁ., na drogach do sektorów generujących energię są kłódki.
stationfall-event-core-locked = Rdzeń zakłada kłódkę na korytarz między { FORM($at, case: "ins") } a { FORM($to, case: "ins") }.
stationfall-event-ordered-abandon-ship = { $character } wydaje rozkaz opuszczenia statku.
stationfall-event-opened-vault = { $character } otwiera Komorę X.
stationfall-event-self-destruct = { $character } nakazuje samozniszczenie.
stationfall-event-bridge-launch = { $character } wystrzeliwuje kapsuły z Mostka.
stationfall-event-section-launch = { $character } wystrzeliwuje { FORM($at, case: "acc") }.
stationfall-event-suppressed = { $character } zmniejsza niebezpieczeństwo { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-worked-on = { $character } bierze się do pracy { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
stationfall-event-core-steered = Rdzeń steruje { FORM($character, case: "ins") }.
stationfall-event-core-jammers = Rdzeń ustawia zagłuszacze na { $state }
stationfall-event-washed = { $character } zmywa z siebie skażenie.
stationfall-event-rescuers-came = Statek ratunkowy szuka przytomnych w Przestrzeni kosmicznej.
stationfall-event-pirates-came = Statek piracki szuka Walizki w Przestrzeni kosmicznej.
stationfall-event-mutated = Mutagen przechodzi: { $character } → { $other-character }.

# Dane i pozycje

stationfall-bad-data = { $file }.toml, { $entry }: „{ $value }” nie pasuje do { $key }.
stationfall-fire-without-air = { $key }: sektor nie może mieć zarazem pożaru i uduszenia.
stationfall-not-a-pod = { $key }: wystrzelić można tylko kapsuły.
stationfall-no-power = { $key }: są WYŁ., dopóki sektor generujący energię jest uszkodzony.
stationfall-project-unseen = { $key }: kto uwolnił lub widział Projekt X, zna kartę. Podaj ją.
stationfall-too-much = { $key }: to więcej, niż postać może unieść.
stationfall-cubes-on-pc = { $key }: na karcie PG nie leżą znaczniki wpływu.
stationfall-pod-full = { $key }: w środku jest więcej pasażerów, niż mieści kapsuła.
stationfall-antimatter = { $key }: Antymateria gdzieś jest dokładnie tak długo, jak długo nie została zdetonowana.
stationfall-down-off-board = { $key }: kto jest poza planszą, nie może być ogłuszony.
stationfall-swallowed = { $key }: kto jest w Potworze, jest w monster.inside, i nikt inny.
stationfall-not-in-cast = { $key }: „{ $value }” to postać z gry, która tu nie występuje: dopisz ją do cast.
stationfall-rat-twice = { $key }: Szczur jest tam, gdzie Przedmiot: podaj jedno miejsce.
stationfall-disc-on-drones = { $key }: Drony nie są aktywowane (card-remote-control).
stationfall-cubes-on-helpful = { $key }: postać ze zdolnością Uczynność przyjmuje od każdego gracza jeden znacznik wpływu (card-helpful).
stationfall-cubes-on-drones = { $key }: na Drony nikt nie wpływa (card-remote-control).
stationfall-would-be-down = { $key }: bez ochrony nikt nie jest tam przytomny (6.1).
stationfall-gone-with-all = { $key }: kto przepadł, niczego nie posiada (4.6.5.1).
stationfall-on-board = { $key }: na karcie może być tylko ten, kto zaczyna poza planszą.
stationfall-not-brought = { $key }: to wprowadza do gry tylko uwolniona karta Projektu X (7.6.1).
stationfall-project-loose = { $key }: brak zasilania albo uszkodzenie Komory X uwolniło Projekt X (7.6.1). Podaj kartę.
stationfall-no-fuse = { $key }: uzbrojona Antymateria ma znacznik czasu swojej detonacji (7.3.1).
stationfall-fuse-burns = { $key }: znacznik detonacji leży tylko wtedy, gdy Antymateria jest uzbrojona (7.3.1).
stationfall-armed-abandons = { $key }: uzbrojenie Antymaterii uruchamia rozkaz opuszczenia statku (7.3.1).
stationfall-antimatter-moved = { $key }: Antymateria poza Pułapką magnetyczną jest uzbrojona (7.3).
stationfall-locks-gone = { $key }: rozkaz opuszczenia statku usuwa wszystkie kłódki, chyba że nie ma zasilania (7.1.1).
stationfall-minute-abandons = { $key }: żeton minut na 1 uruchamia rozkaz opuszczenia statku (7.1.2).
stationfall-blackout-abandons = { $key }: brak zasilania uruchamia rozkaz opuszczenia statku (7.2.2.1).
stationfall-damaged-pod-left = { $key }: uszkodzona kapsuła przepada przy odlocie, więc żadna z tych, które odleciały, nie jest uszkodzona, nie płonie i nie ma w niej mazi (5.5.4).
stationfall-not-the-lead = { $key }: karty pary należą do gracza { $lead }.
stationfall-no-token = { $key }: na Drony nie ma kompromitujących materiałów.
stationfall-contamination-is-no-item = Skażenie to żeton, a nie Przedmiot: zajmuje pole i usuwa je tylko odkażanie (8.5.1).
stationfall-data-is-no-item = „{ $value }” to Dane, a nie Przedmiot: Danych się nie podnosi ani nie upuszcza, tylko wytwarza, kopiuje, przesyła, usuwa albo kradnie (9.1).
