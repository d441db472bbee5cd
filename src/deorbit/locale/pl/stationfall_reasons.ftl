# Stationfall: dlaczego coś jest niedozwolone

stationfall-not-over = Gra się skończyła.
stationfall-not-your-turn = Teraz to nie ty decydujesz.
stationfall-not-asked = To nie jest odpowiedź na obecne pytanie.
stationfall-not-activate-first = Najpierw aktywuj postać: połóż swój znacznik aktywacji.
stationfall-not-activated = W tej turze masz już aktywowaną postać, a w turze jest jedna aktywacja.
stationfall-not-influence-first = Znaczniki wpływu kładzie się przed aktywacją, a nie w jej trakcie.
stationfall-not-instead = Renegocjuje się zamiast aktywacji, a w tej turze masz już aktywowaną postać.
stationfall-not-action-first = Najpierw { $acting-character } wykonuje tę jedną akcję, o którą chodzi.
stationfall-not-let-go-first = Najpierw { $acting-character } musi upuścić Przedmiot.
stationfall-not-choose-first = Najpierw wybierz swoją tajną tożsamość.
stationfall-not-dealt = Tej karty nie ma wśród twoich: { $identity }.
stationfall-not-reveal-first = Ujawnienie jest pierwsze w turze, przed wpływaniem.
stationfall-not-revealed = Twoje ujawnienie już się odbyło.
stationfall-not-bonus = { $identity } nie jest twoją postacią dodatkową.
stationfall-not-influence-once = Znaczniki wpływu w tej turze już leżą; w turze można wpływać tylko na jedną postać.
stationfall-not-influence = { $card } to PG, a na PG nikt nie wpływa.
stationfall-not-influence-down = { $card }: kto jest ogłuszony, na tego nikt nie kładzie znaczników wpływu.
stationfall-not-cubes = Nie możesz położyć tylu znaczników wpływu: { $count }. Co najmniej jeden i nie więcej, niż pozwala twoja pula.
stationfall-not-loyal = { $card } ma zdolność Lojalność: połóż o jeden znacznik wpływu więcej, niż leży tam łącznie, czyli co najmniej { $least }.
stationfall-not-helpful = { $card } ma zdolność Uczynność: żaden gracz nie ma tam więcej niż jednego znacznika wpływu.
stationfall-not-conspirator = { $character } nie jest twoim wspólnikiem: musisz mieć na tej karcie znacznik wpływu, a nikt nie może mieć ich tam więcej.
stationfall-not-others-pc = { $character } to PG innego gracza i tylko on może ją aktywować. Akcję można jeszcze zyskać łapówką albo kompromitującymi materiałami.
stationfall-not-other-colours-pc = { $character } to PG twojego drugiego koloru i jest aktywowana w turach tego koloru.
stationfall-not-drone-activate = { $character } działa tylko zdalnie sterowany i nie jest aktywowany: użyj akcji konsoli Zdalne sterowanie.
stationfall-not-down = Ta postać jest ogłuszona.
stationfall-not-escaped = Ta postać uciekła i jest poza zasięgiem.
stationfall-not-gone = Ta postać została unicestwiona.
stationfall-not-no-cube = Na karcie { FORM($card, case: "gen") } nie masz znacznika wpływu.
stationfall-not-acting = Teraz działa { $acting-character }, a nie { $character }.
stationfall-not-actions = { $character } nie ma już akcji, a ta nie jest darmowa.
stationfall-not-basic-only = Siła autorytetu daje { FORM($character, case: "dat") } akcję podstawową i nic więcej.
stationfall-not-self-preservation = { $character } { FORM($character, case: "gender") ->
        [f] zostanie ogłuszona
        [n] zostanie ogłuszone
        [pl] zostaną ogłuszone
       *[m] zostanie ogłuszony
    }: { $harm ->
        [fire] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } jest pożar. Wystarczyłby Hełm.
        [goo] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } jest maź, a ta ogłusza każdego Robota.
       *[air] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } nie ma powietrza. Wystarczyłby Hełm.
    }{ $lock ->
        [yes] {" "}Kłódka nie zatrzyma Oficera.
       *[no] {""}
    }
stationfall-not-clings = Bez Hełmu { $character } { FORM($character, case: "gender") ->
        [f] zostanie ogłuszona
        [n] zostanie ogłuszone
        [pl] zostaną ogłuszone
       *[m] zostanie ogłuszony
    }: { $harm ->
        [fire] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } jest pożar.
       *[air] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } nie ma powietrza.
    } Najpierw trzeba opuścić ten sektor.
stationfall-not-harms-itself = { $character } jest { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } bez Hełmu i { FORM($character, case: "gender") ->
        [f] zostanie ogłuszona
        [n] zostanie ogłuszone
        [pl] zostaną ogłuszone
       *[m] zostanie ogłuszony
    } przez { $harm ->
        [fire] pożar
       *[air] gaz
    }. Trzeba mieć Hełm albo rzucić to do innego sektora.
stationfall-not-enter = { $character } nie jest jeszcze na pokładzie i musi najpierw zrobić krok do ciemnego sektora.
stationfall-not-dark = { $to } to oświetlony sektor, a { $character } wchodzi do gry w ciemnym.
stationfall-not-only-airlock = { $character } nie wejdzie z karty w Przestrzeń kosmiczną: prowadzi tam tylko śluza.
stationfall-not-revive-first = { $character } { FORM($character, case: "gender") ->
        [f] jest ogłuszona
        [n] jest ogłuszone
        [pl] są ogłuszone
       *[m] jest ogłuszony
    }: najpierw Samonaprawa.
stationfall-not-connected = Stąd nic nie prowadzi { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }.
stationfall-not-by-airlock = { $to ->
        [Mostek] Na Mostek
       *[other] Do { FORM($to, case: "gen") }
    } prowadzi śluza: użyj akcji śluzy.
stationfall-not-vent = { $to ->
        [Mostek] Na Mostek
       *[other] Do { FORM($to, case: "gen") }
    } prowadzi tylko szyb wentylacyjny, a to wymaga zdolności Szczur tunelowy.
stationfall-not-locked = Na drodze { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    } jest kłódka. Oficer przez nią przejdzie, a Wyłom ją usunie.
stationfall-not-lock-between = Kłódka na drodze { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    } przerywa sąsiedztwo.
stationfall-not-locked-blackout = Na drodze { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    } jest kłódka, a przy braku zasilania Oficerowie nie przechodzą przez kłódki. Wyłom ją usunie.
stationfall-not-left = Ta kapsuła odleciała.
stationfall-not-full = { $to ->
        [Mostek] Na Mostku
       *[other] W { FORM($to, case: "loc") }
    } nie ma już miejsca.
stationfall-not-drag = { $other-character } { FORM($other-character, case: "gender") ->
        [f] jest przytomna
        [n] jest przytomne
        [pl] są przytomne
       *[m] jest przytomny
    }, a ciągnąć można tylko ogłuszonych.
stationfall-not-dragged = W jednej turze nikt nie ciągnie ani nie jest ciągnięty więcej niż raz.
stationfall-not-lying = Nie ma tam { FORM($item, case: "gen") } do podniesienia.
stationfall-not-slot = { $character } nie ma wolnego pola Przedmiotu.
stationfall-not-kompromat-here = Tam, gdzie jest { $character }, nie ma kompromitujących materiałów.
stationfall-not-kompromat-there = { $to }: tam nie ma kompromitujących materiałów.
stationfall-not-held = { $character } nie posiada tego Przedmiotu.
stationfall-not-firebomb = { $character } nie ma Bomby zapalającej.
stationfall-not-integral = { $item } to integralny Przedmiot i nigdy nie opuszcza swojej postaci.
stationfall-not-still-live = { $other-character } { FORM($other-character, case: "gender") ->
        [f] jest przytomna
        [n] jest przytomne
        [pl] są przytomne
       *[m] jest przytomny
    }, a przytomnym nic się nie zabiera.
stationfall-not-air = { $to ->
        [Mostek] Na Mostku
       *[other] W { FORM($to, case: "loc") }
    } nie ma powietrza, a bez niego nie ma pożaru.
stationfall-not-colocated = { $character } i { $other-character } nie są w tym samym sektorze.
stationfall-not-itself = { $character } nie może zrobić tego sobie: wybierz kogoś innego.
stationfall-not-monster = Potwór nie jest postacią.
stationfall-not-target-slot = { $other-character } nie ma wolnego pola Przedmiotu.
stationfall-not-throw = Stąd nie można nic rzucić { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }.
stationfall-not-throw-vent = { $to ->
        [Mostek] Na Mostek
       *[other] Do { FORM($to, case: "gen") }
    } prowadzi tylko szyb wentylacyjny, a przez szyby niczego się nie rzuca.
stationfall-not-throw-lock = Na drodze { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    } jest kłódka, a przez kłódki niczego się nie rzuca.
stationfall-not-throw-space = Między stacją a Przestrzenią kosmiczną rzuca się akcją śluzy, tam gdzie jest śluza.
stationfall-not-data = { $character } nie posiada { FORM($data, case: "gen") }.
stationfall-not-aboard = { $other-character } nie jest jeszcze w grze i nie dostanie kopii.
stationfall-not-has-data = Postać posiada najwyżej jedną kopię każdego typu Danych.
stationfall-not-jammed = Zagłuszacze są WŁ.: { FORM($other-character, case: "gen") } tu nie ma, więc nie będzie kopii.
stationfall-not-delete = { $character } nie jest PG, a Dane kasuje tylko PG.
stationfall-not-weapon = { $character } nie ma takiej broni: potrzebna jest Broń obuchowa lub Broń palna.
stationfall-not-already-down = { $other-character } { FORM($other-character, case: "gender") ->
        [f] jest ogłuszona
        [n] jest ogłuszone
        [pl] są ogłuszone
       *[m] jest ogłuszony
    }.
stationfall-not-helmet = Hełm chroni { FORM($other-character, case: "acc") } przed Bronią obuchową.
stationfall-not-armored = { $other-character } ma Pancerz: Broń obuchowa nic nie da.
stationfall-not-fast-talk = W oświetlonym sektorze { $other-character } każdego Człowieka od tego odwodzi.
stationfall-not-peacekeeper = { $character } ma zdolność Stróż pokoju: żadnego sabotażu, a ataki tylko na Zbiegów, Potwory i PG graczy, którzy nie są niewinni.
stationfall-not-unhurt = Potworowi to nie szkodzi.
stationfall-not-pride = { $other-character } ma zdolność Duma i nie można tej postaci okraść.
stationfall-not-rob = { $other-character } nie ma nic takiego.
stationfall-not-helmet-hazard = Bez Hełmu { $other-character } { FORM($other-character, case: "gender") ->
        [f] zostałaby tu ogłuszona
        [n] zostałoby tu ogłuszone
        [pl] zostałyby tu ogłuszone
       *[m] zostałby tu ogłuszony
    }; tego Hełmu nie można ukraść.
stationfall-not-already-damaged = Sektor jest już uszkodzony.
stationfall-not-space = Przestrzeni kosmicznej nie można uszkodzić.
stationfall-not-nanogel = { $character } nie ma takiego Nanożelu.
stationfall-not-not-down = { $other-character } nie { FORM($other-character, case: "gender") ->
        [f] jest ogłuszona
        [n] jest ogłuszone
        [pl] są ogłuszone
       *[m] jest ogłuszony
    }.
stationfall-not-fall-again = { $other-character } zaraz znów { FORM($other-character, case: "gender") ->
        [f] zostanie ogłuszona
        [n] zostanie ogłuszone
        [pl] zostaną ogłuszone
       *[m] zostanie ogłuszony
    }: { $harm ->
        [fire] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } jest pożar.
        [goo] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } jest maź.
       *[air] { $at ->
            [Mostek] na Mostku
           *[other] w { FORM($at, case: "loc") }
        } nie ma powietrza.
    }
stationfall-not-skip = Nie ma czego przeczekać ani cofnąć.
stationfall-not-actions-left = Zostały akcje: wykonaj je albo przeczekaj.
stationfall-not-offered = Sektor, w którym jest { $character }, tego nie oferuje{ $places ->
        [0] .
       *[other] . Można to zrobić tu: { $places-text }.
    }
stationfall-not-damaged = Sektor jest uszkodzony i nic nie oferuje, dopóki nie zostanie naprawiony.
stationfall-not-blackout = Przy braku zasilania to nie działa.
stationfall-not-officer = To tylko dla Oficerów, a { $character } nie jest Oficerem.
stationfall-not-ordered = Rozkaz opuszczenia statku jest już aktywny.
stationfall-not-released = Projekt X jest już uwolniony, a rozkaz opuszczenia statku aktywowany.
stationfall-not-contaminated = { $other-character } nie { FORM($other-character, case: "gender") ->
        [f] jest skażona
        [n] jest skażone
        [pl] są skażone
       *[m] jest skażony
    }.
stationfall-not-antimatter = Antymaterii nie ma już w Pułapce magnetycznej.
stationfall-not-marker = Nie masz już znacznika czasu.
stationfall-not-ready = Tę kapsułę wystrzeliwuje się tylko { $needs }.
stationfall-not-docked = { $pod } nie jest kapsułą zadokowaną przy sektorze, w którym jest { $character }.
stationfall-not-empty = { $pod }: w środku nikogo nie ma, a tak wystrzeliwuje się tylko kapsuły z pasażerami.
stationfall-not-abandon-ship = Rozkaz opuszczenia statku nie jest jeszcze aktywny.
stationfall-not-no-pod = Żadna kapsuła z pasażerami nie jest gotowa do wystrzelenia.
stationfall-not-made = Nie da się tam wytworzyć { FORM($ware, case: "gen") }.{ $places ->
        [0] {""}
       *[other] {" "}Można to zrobić tu: { $places-text }.
    }
stationfall-not-stock = Pula żetonów jest pusta, nie da się wytworzyć { FORM($ware, case: "gen") }.
stationfall-not-meditate = { $character } nie jest PG, a medytuje tylko PG.
stationfall-not-betrayed = Nie masz znaczników wpływu na polu zdrady.
stationfall-not-robot = { $other-character } nie jest Robotem.
stationfall-not-armed = Antymateria jest już uzbrojona.
stationfall-not-airlock = W tę stronę nie prowadzi żadna śluza.
stationfall-not-airlock-damaged = Śluza po drugiej stronie jest uszkodzona i niczego nie przepuści.
stationfall-not-emergency = Przy zasilaniu awaryjnym nie można tego włączyć.
stationfall-not-spent = To nie są użyte kompromitujące materiały na PN.
stationfall-not-claw = W Przestrzeni kosmicznej nic takiego nie dryfuje.
stationfall-not-goo = W sektorze jest maź: nie da się go naprawić.
stationfall-not-wings = { $character } potrzebuje Rakietowych skrzydeł i Hełmu.
stationfall-not-wings-robot = { $character } to Robot, a Robot nigdy nie jest w Hełmie.
stationfall-not-console = Tam, gdzie jest { $character }, nie ma pulpitu sterowniczego.
stationfall-not-hazard = { $at ->
        [Mostek] Na Mostku
       *[other] W { FORM($at, case: "loc") }
    } nie ma ani pożaru, ani uduszenia.
stationfall-not-airless = W Przestrzeni kosmicznej powietrza nie będzie.
stationfall-not-ability = { $character } nie ma zdolności { $ability }.
stationfall-not-breach = { $character } nie ma zdolności Wyłom, którą wszyscy mają tylko przy braku zasilania.
stationfall-not-not-damaged = Sektor nie jest uszkodzony.
stationfall-not-lock = Na żadnym korytarzu stąd { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    } nie ma kłódki.
stationfall-not-cube-to-betray = Na karcie { FORM($other-character, case: "gen") } nie ma znacznika wpływu gracza { FORM($player, case: "gen") }.
stationfall-not-human = { $other-character } nie jest Człowiekiem.
stationfall-not-hand = Nie masz kompromitujących materiałów na { FORM($character, case: "acc") }.
stationfall-not-bribe-spent = Twoja łapówka jest już użyta.
stationfall-not-bribe-colour = Łapówka tego koloru jest już wydana, a druga czeka na turę swojego koloru.
stationfall-not-bribe-once = W tej turze łapówka już była, a w turze jest tylko jedna.
stationfall-not-own-pc = { $character } to twoja własna PG, której nie możesz wręczyć łapówki.
stationfall-not-nobody-to-activate = Nie masz kogo aktywować, a przy renegocjacji nie ma łapówki ani kompromitujących materiałów.
stationfall-not-must-activate = W tej turze była już łapówka lub kompromitujące materiały, więc musisz kogoś aktywować.
stationfall-not-disc-later = Twój znacznik aktywacji nie został jeszcze w tej turze położony i teraz nie wraca.
stationfall-not-colour-pc = { $character } to PG koloru, którego jest tura, i nie bierze łapówki tego koloru.
stationfall-not-kompromat-once = W tej turze kompromitujące materiały już były w użyciu.
stationfall-not-due = Nie masz teraz takiego znacznika czasu do rozpatrzenia.
stationfall-not-overload = { $at } nie jest już częścią stacji.
stationfall-not-confess = { $character } nie jest Człowiekiem w sektorze Terapeuty.
stationfall-not-cache = { $character } to ani twoja PG, ani twój wspólnik, który może dostać Hełm.
stationfall-not-homework = { $identity } nie jest twoją postacią dodatkową.
stationfall-not-command = { $other-character } nie słucha rozkazów: słucha ich przytomna PN w tym samym sektorze i PN ze zdolnością Oficer gdziekolwiek.
stationfall-not-spread = Maź nie może rozlać się { $at ->
        [Mostek] na Mostek
       *[other] do { FORM($at, case: "gen") }
    }.
stationfall-not-nearest = Potwór bierze tego, kogo ma w swoim sektorze, a jeśli nikogo nie ma, idzie w stronę najbliższej ofiary.
stationfall-not-deliver = Twoja PG nie ma tych Danych albo one już tam są.
stationfall-not-tradecraft = Szpiegowskie rzemiosło wymaga dwóch różnych żetonów kompromitujących materiałów z ręki, podanych w kolejności kart.
stationfall-not-self-repair = { $character } nie { FORM($character, case: "gender") ->
        [f] jest ogłuszona
        [n] jest ogłuszone
        [pl] są ogłuszone
       *[m] jest ogłuszony
    }.
stationfall-not-push = { $other-character } { FORM($other-character, case: "gender") ->
        [f] jest przytomna
        [n] jest przytomne
        [pl] są przytomne
       *[m] jest przytomny
    }, a wyrzucić można tylko ogłuszonych.
stationfall-not-burning = W sektorze jest pożar: przed naprawą trzeba go ugasić.
stationfall-not-rob-weapon = { $character } nie ma Broni obuchowej ani Broni palnej, żeby okradać.
stationfall-not-rob-down = { $other-character } nie { FORM($other-character, case: "gender") ->
        [f] jest przytomna
        [n] jest przytomne
        [pl] są przytomne
       *[m] jest przytomny
    }: Przedmioty ogłuszonej postaci bierze się akcją podniesienia.
stationfall-not-rob-data-down = { $other-character } nie { FORM($other-character, case: "gender") ->
        [f] jest przytomna
        [n] jest przytomne
        [pl] są przytomne
       *[m] jest przytomny
    }, a Dane kradnie się tylko przytomnym.
stationfall-not-sabotage-weapon = { $character } nie ma Broni obuchowej ani Broni palnej, żeby coś uszkodzić.
stationfall-not-delete-data = { $character } nie ma { FORM($data, case: "gen") } do skasowania.
stationfall-not-transmit-data = { $character } nie ma { FORM($data, case: "gen") } do transmitowania.
stationfall-not-patient = { $other-character } nie jest Człowiekiem: Pierwsza pomoc cuci Ludzi.
stationfall-not-mendable = { $other-character } nie jest Robotem, którego mogłaby naprawić Prowizoryczna naprawa.
stationfall-not-swallowed = Ta postać jest w Glucie i jest poza zasięgiem.
stationfall-not-only-console = { $character } to Dane: wykonuje tylko akcje sterownicze i to, co mówi karta.
stationfall-not-only-telepathy = { $character } to Przedmiot i działa tylko przez Telepatię.
stationfall-not-precious = Mój skarb: tylko gracz tej postaci może wypuścić z rąk { FORM($item, case: "acc") }.
stationfall-not-nda = Klauzula poufności wiąże tego, kto ją posiada: żadnych Danych nie można skopiować, skasować, transmitować ani ukraść.
stationfall-not-body = { $other-character } nie ma do tego ciała: to Przedmiot albo Dane.
stationfall-not-signed = Jakiś Człowiek w środku nie podpisał Klauzuli poufności, a gdy Prawnik jest w grze, kapsuła na to czeka.
stationfall-not-schroedinger-team = W grze drużynowej nie ma ujawnienia Schrödingera.
stationfall-not-schroedinger-two = W grze dwuosobowej nie ma ujawnienia Schrödingera.
stationfall-not-paranoid = { $card } ma zdolność Paranoja: potrzebujesz najpierw wspólnika w tym samym sektorze.
stationfall-not-suspicious = { $character } ma zdolność Paranoja i nie bierze łapówek.
stationfall-not-remote-controlled = Na { FORM($card, case: "acc") } nikt nie wpływa: tu działa Zdalne sterowanie.
stationfall-not-drone-bribe = { $character } działa przez Zdalne sterowanie i nie bierze łapówek.
stationfall-not-dying = { $character } ma zdolność Umieranie: tej postaci nie można aktywować, gdy jest wyczerpana.
stationfall-not-rich = { $character } ma zdolność Bogactwo i nie bierze łapówek.
stationfall-not-billionaire = Szarych łapówek używa się, gdy aktywowany jest Miliarder.
stationfall-not-grey-bribe = Na karcie Miliardera nie ma już szarych łapówek.
stationfall-not-owner = Ta PG nie należy do gracza { FORM($player, case: "gen") }.
stationfall-not-trojan-horse = { $character } nie posiada Dowodu ani Sekretu X albo ma już Cyfrowego asystenta.
stationfall-not-called = Nie można teraz wykonać akcji { FORM($character, case: "ins") }.
stationfall-not-framed = Nie można zrzucić winy na gracza { FORM($player, case: "acc") }: musi to być niewinny gracz ze wspólnikiem w tym sektorze.
stationfall-not-rigged = Najpierw połóż trzy żetony, potem wybierz spośród nich prawdziwy.
stationfall-not-trapped = { $at ->
        [Mostek] Na Mostku
       *[other] W { FORM($at, case: "loc") }
    } nie można położyć żetonu pułapki.
stationfall-not-swapped = { $other-character } nie jest osiągalną PN, która jest Człowiekiem lub Robotem.
stationfall-not-chain = Zdalnie sterowany Dron nie steruje innym Dronem.
stationfall-not-drone = { $other-character } nie jest Dronem.
stationfall-not-rooted = { $other-character } nie jest Robotem z Cyfrowym asystentem.
stationfall-not-swayed = { $other-character } nie jest przytomnym Człowiekiem bez Hełmu.
stationfall-not-already-airless = { $to ->
        [Mostek] Na Mostku
       *[other] W { FORM($to, case: "loc") }
    } już nie ma powietrza.
stationfall-not-already-contaminated = { $other-character } już { FORM($other-character, case: "gender") ->
        [f] jest skażona
        [n] jest skażone
        [pl] są skażone
       *[m] jest skażony
    }.
stationfall-not-missile-left = { $at } nie jest już częścią stacji.
stationfall-not-missile-flying = Rakieta jest już w drodze.
stationfall-not-missile-jammed = Zagłuszacze są WŁ. i nie można wezwać Rakiety.
stationfall-not-infectable = { $other-character } nie jest Człowiekiem ani Robotem.
stationfall-not-already-suspect = { $player } ma już status: podejrzany.
stationfall-not-lawyer = Tam, gdzie jest { $character }, nie ma ujawnionego Prawnika.
stationfall-not-serve = Obok { FORM($character, case: "gen") } nie ma nikogo bez podpisanej Klauzuli poufności.
stationfall-not-draws-up = Śledczy wytwarza Dane z sąsiednich sektorów, a nie Przedmioty.
stationfall-not-adjacent = { $to } to nie sąsiedni sektor.
stationfall-not-their-pc = { $other-character } nie jest PG gracza { FORM($player, case: "gen") }.
stationfall-not-moss-held = Zębaty mech posiada przytomna postać.
stationfall-not-moss-once = W tej turze Zębaty mech już się ruszał.
stationfall-not-moss-locked = Na drodze { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    } jest kłódka, a Zębaty mech przez kłódki nie przechodzi.
stationfall-not-moss = { $character } nie posiada Zębatego mchu.
stationfall-not-botanist = Zębaty mech rusza się tylko dla gracza, który ujawnił się jako Botanik.
stationfall-not-edible = Zębaty mech pożera ogłuszonych Ludzi tam, gdzie jest.
stationfall-not-lurker = Czyhacz pojawia się w ciemnym sektorze, w którym jest dla niego miejsce.
stationfall-not-core-lock = Rdzeń nie ma takiej kłódki do użycia.
stationfall-not-mutation = { $character } nie może zakazić { FORM($other-character, case: "gen") }.
stationfall-not-lock-place = To nie jest korytarz bez kłódki.
stationfall-not-wormhole = Wylot nie może przesunąć się { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }.
stationfall-not-core = Rdzeń nie może tego teraz zrobić.
stationfall-not-down-robot = { $other-character } nie jest Robotem, którego można tak naprawić.
