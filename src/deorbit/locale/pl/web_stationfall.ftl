# Stationfall w przeglądarce

# Pytanie

web-stationfall-ask-turn-reveal = Kogo aktywujesz?
web-stationfall-ask-turn-influence = Kogo aktywujesz?
web-stationfall-or-renegotiate = Albo renegocjuj.
web-stationfall-first-reveal-influence = Albo renegocjuj. Wcześniej, jeśli chcesz: ujawnij się (raz w grze) i wpłyń na postać.
web-stationfall-first-reveal = Albo renegocjuj. Wcześniej, jeśli chcesz: ujawnij się (raz w grze).
web-stationfall-first-influence = Albo renegocjuj. Wcześniej, jeśli chcesz: wpłyń na postać.
web-stationfall-ask-turn-activate = Kogo aktywujesz?
web-stationfall-ask-no-conspirator-reveal = Twoja tura: pozyskaj kogoś znacznikami, ujawnij się albo renegocjuj.
web-stationfall-ask-no-conspirator-influence = Twoja tura: pozyskaj kogoś znacznikami albo renegocjuj.
web-stationfall-ask-no-conspirator-activate = Nie masz wspólnika do aktywacji: renegocjuj.
web-stationfall-ask-consent = { $player } prosi: Twoja postać { $character } ma zrobić to ({ $source }): { $action }. Pozwalasz?
web-stationfall-ask-activation = Co robi { $character }?
web-stationfall-over = Upadek stacji. Gra się skończyła.
web-stationfall-final = Tego nie można cofnąć: coś zostaje wylosowane albo ktoś poznaje to, co było ukryte.
web-stationfall-hint-none = Nie ma tu nic do podpowiedzenia.
web-stationfall-waits-choose = { $who } wybiera tożsamość.
web-stationfall-waits-turn = Trwa tura gracza { FORM($who, case: "gen") }.
web-stationfall-waits-activation = { $who } wykonuje akcje postacią: { $character }.
web-stationfall-waits-act = { $source }: { $who } wykonuje akcję postacią: { $character }.
web-stationfall-waits-consent = { $source }: { $who } decyduje, czy { $character } to zrobi.
web-stationfall-waits-let-go = { $who } decyduje, co upuszcza { $character }.
web-stationfall-waits-last-reveal = Upadek stacji: { $who } się ujawnia.
web-stationfall-waits-deliver = { $who } decyduje, co zostanie dostarczone.
web-stationfall-actions-left = { $actions ->
    [0] Nie ma już akcji
    [one] Została jedna akcja
    [few] Zostały { $actions } akcje
   *[other] Zostało { $actions } akcji
}
web-stationfall-end-activation = Zakończ
web-stationfall-left =
    { $actions ->
        [one] Pozostała jedna akcja
        [few] Pozostały { $actions } akcje
        [many] Pozostało { $actions } akcji
       *[other] Pozostało { $actions } akcji
    }{ $free ->
        [yes] {""} i jedna darmowa
       *[no] {""}
    }
web-stationfall-free = darmowa
web-stationfall-cost-action = kosztuje akcję
web-stationfall-cost-free = darmowa akcja
web-stationfall-cost-turn = kończy turę

# Akcje

web-stationfall-family-turn = Twoja tura
web-stationfall-family-answer = Twoja odpowiedź
web-stationfall-family-move = Ruch
web-stationfall-family-things = Przedmioty
web-stationfall-family-data = Dane
web-stationfall-family-force = Przemoc
web-stationfall-family-place = Akcje sektora
web-stationfall-family-skill = Zdolności
web-stationfall-family-leverage = Naciski
web-stationfall-family-close = Koniec
web-stationfall-do-reveal = ujawnij się jako { $identity }, twoja tajna tożsamość
web-stationfall-do-schroedinger = ujawnij się jako { $identity }, twoja postać dodatkowa
web-stationfall-do-influence = { $count ->
        [one] połóż jeden znacznik wpływu na karcie { FORM($card, case: "gen") }
        [few] połóż { $count } znaczniki wpływu na karcie { FORM($card, case: "gen") }
        [many] połóż { $count } znaczników wpływu na karcie { FORM($card, case: "gen") }
       *[other] połóż { $count } znaczników wpływu na karcie { FORM($card, case: "gen") }
    }
web-stationfall-do-resolve = rozpatrz: { $effect }, { $at }
web-stationfall-do-overload = Przeciążenie: { $at }
web-stationfall-do-confess = { FORM($character, case: "gender") ->
        [f] wygadała się
        [n] wygadało się
        [pl] wygadały się
       *[m] wygadał się
    } { $character }
web-stationfall-do-cache = Hełm dla { FORM($character, case: "gen") }
web-stationfall-do-spread = maź rozlewa się { $at ->
        [Mostek] na Mostek
       *[other] do { FORM($at, case: "gen") }
    }
web-stationfall-do-monster-strike = Potwór dopada { FORM($character, case: "gen") }
web-stationfall-do-monster-step = Potwór idzie { $to ->
        [Mostek] na Mostek
       *[other] do { FORM($to, case: "gen") }
    }
web-stationfall-do-deliver = dostarcz { FORM($offsite, case: "dat") }: { $data }
# Do czego jest akcja, w wierszu pod nią
web-stationfall-about-influence = Postać jest twoim wspólnikiem, jeśli na jej karcie masz znacznik wpływu i nikt nie ma tam więcej.
web-stationfall-about-activate = Wykonaj wspólnikiem dwie akcje albo jedną, jeśli postać jest wyczerpana.
web-stationfall-about-renegotiate = Zamiast działać, cofnij swój znacznik aktywacji.
web-stationfall-about-withdraw = Zamiast działać, cofnij swój znacznik aktywacji i jeden ze swoich znaczników wpływu.
web-stationfall-about-reveal = Raz w grze: pokaż, kim jesteś. Odtąd nikt inny nie wykona akcji tą postacią, jeśli mu nie pozwolisz.
web-stationfall-about-bribe = Jedna akcja dowolną przytomną postacią poza własną PG; potem łapówka jest użyta. Gracz PG może odmówić.
web-stationfall-about-kompromat = Jedna akcja postacią, której dotyczą materiały. Gracz PG może odmówić, ale staje się wtedy podejrzany.
web-stationfall-cubes =
    { $count ->
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
web-stationfall-person-of = { $who } ({ $colour })

# Wybór tożsamości

web-stationfall-choosing = Kim jesteś?
web-stationfall-choosing-aim = Tylko ty będziesz to wiedzieć. Gdy stacja spadnie, ta karta mówi, za co masz punkty: wygrywa ten, kto ma ich najwięcej.
web-stationfall-choosing-aim-cooperative = Tylko ty będziesz to wiedzieć. Gdy stacja spadnie, ta karta mówi, za co masz punkty: wygrywacie razem, jeśli każde z was ma więcej punktów niż każdy bot.
web-stationfall-choosing-aim-teams = Tylko twoja drużyna będzie to wiedzieć. Gdy stacja spadnie, ta karta mówi, za co masz punkty: drużyna musi pokonać inne drużyny i dwa najlepsze boty razem.
web-stationfall-be = Jestem { FORM($identity, case: "ins") }
web-stationfall-starts = Start: { $names }
web-stationfall-starts-with = Start: { $names }, na początku posiada: { $items }
web-stationfall-starts-hidden = Start: poza planszą

# Tajne karty

web-stationfall-cards = Twoje karty
web-stationfall-cards-peek = Przytrzymaj, by podejrzeć; dotknij, by odkryć
web-stationfall-cards-hide = Zakryj
web-stationfall-card-secret = twoja tajna tożsamość
web-stationfall-card-revealed = znana wszystkim
web-stationfall-card-partner = Twój partner, { $who }, to { $identity }
web-stationfall-would-score = { $points ->
        [one] { $points } punkt, gdyby stacja spadła teraz
        [few] { $points } punkty, gdyby stacja spadła teraz
        [many] { $points } punktów, gdyby stacja spadła teraz
       *[other] { $points } punktów, gdyby stacja spadła teraz
    }
web-stationfall-row-scores = punktuje
web-stationfall-row-idle = jeszcze nie punktuje
web-stationfall-as-bonus = Jako postać dodatkowa: { $bonus }
web-stationfall-limit = Limit wpływów { $count }: każdy kolejny znacznik wpływu poza twoją pulą kosztuje na koniec punkt.

# Gracze

web-stationfall-colour = Kolor
web-stationfall-guilt = Wina
web-stationfall-conspirators = Wspólnicy
web-stationfall-cubes-title = Znaczniki wpływu
web-stationfall-pool = w puli: { $count }
web-stationfall-betrayal = na polu zdrady: { $count }
web-stationfall-bribe = Łapówka
web-stationfall-bribe-left = łapówka nieużyta
web-stationfall-bribe-on = na karcie { FORM($card, case: "gen") }
web-stationfall-kompromat = Kompromitujące materiały
web-stationfall-kompromat-of = Kompromitujące materiały: { $card }
web-stationfall-kompromat-hand = Kompromitujące materiały na ręce
web-stationfall-secret-cards = Tajne karty gracza { FORM($who, case: "gen") }
web-stationfall-secret-identity = Tajna tożsamość
web-stationfall-hand = materiały na ręce: { $count }
web-stationfall-shown = znane wszystkim: { $names }
web-stationfall-disc = Znacznik aktywacji
web-stationfall-bonus = Postać dodatkowa
web-stationfall-team = Drużyna { $team }

# Boty

web-stationfall-bot = Bot
web-stationfall-bot-as = Bot { $identity }
web-stationfall-bot-of = Bot ({ $colour })
web-stationfall-bot-card = Bot
web-stationfall-bot-agenda = Jako bot
web-stationfall-bot-plays = Bot, według skryptu
web-stationfall-bot-announced = W tej turze
web-stationfall-bot-followed = W poprzedniej turze
web-stationfall-script-read = Przeczytaj skrypt
web-stationfall-script-of = { $script }
web-stationfall-script-of-bot = Skrypt: Bot { $identity }
web-stationfall-script-how = Jak to czytać:
web-stationfall-script-grade-rule = Tak, jak podaje instrukcja. Wykonywana jest pierwsza linia, którą ktoś może wykonać.
web-stationfall-script-grade-house = Domowy: nie podaje go żadna instrukcja. Wykonywana jest pierwsza linia, którą ktoś może wykonać.
web-stationfall-script-start = Na początku tury
web-stationfall-script-focus = Priorytetowy: najpierw, gdy kość pokazuje 5 lub 6
web-stationfall-script-main = Jego skrypt
web-stationfall-script-end = Na końcu tury

# Karta postaci

web-stationfall-is-down = { FORM($character, case: "gender") ->
    [f] ogłuszona
    [n] ogłuszone
    [pl] ogłuszone
   *[m] ogłuszony
}
web-stationfall-is-contaminated = { FORM($character, case: "gender") ->
    [f] skażona
    [n] skażone
    [pl] skażone
   *[m] skażony
}
web-stationfall-pc-of = Czyja PG
web-stationfall-conspirator-of = Czyj wspólnik
web-stationfall-exhausted = { FORM($character, case: "gender") ->
    [f] wyczerpana
    [n] wyczerpane
    [pl] wyczerpane
   *[m] wyczerpany
}
web-stationfall-grey-bribes = szare: { $count }
web-stationfall-spent = użyte
web-stationfall-holds = Posiada
web-stationfall-integral = Przedmiot integralny
web-stationfall-slots = pola Przedmiotów: { $used } z { $count }
web-stationfall-data = Dane
web-stationfall-identity = Karta tożsamości: cel i moce ujawnienia
web-stationfall-identity-of = Karta tożsamości { FORM($identity, case: "gen") }
web-stationfall-house = domowe
web-stationfall-house-long = Domowe: nie podaje tego żaden opublikowany tekst.
web-stationfall-house-facts = Domowe: { $facts }.

# Karta sektora

web-stationfall-gravity = grawitacja
web-stationfall-weightless = nieważkość
web-stationfall-dark = ciemny sektor
web-stationfall-lit = oświetlony sektor
web-stationfall-generates = generuje energię
web-stationfall-console = pulpit sterowniczy
web-stationfall-state-damaged = uszkodzenie
web-stationfall-state-fire = pożar
web-stationfall-state-asphyxiation = brak powietrza
web-stationfall-state-goo = maź
web-stationfall-pod = Kapsuła, limit pasażerów: { $capacity }, połączona z sektorem { $at }. Odlatuje { $needs }.
web-stationfall-pod-launched = Ta kapsuła odleciała; kto jest w środku, ten uciekł.
web-stationfall-marker = Znacznik czasu gracza { FORM($who, case: "gen") }: { $effect }, minuta { $minute }.
web-stationfall-trap-real = Leży tu twoja prawdziwa pułapka.
web-stationfall-trap-decoy = Leży tu atrapa.
web-stationfall-trap-unknown = Leży tu zakryty żeton pułapki.
web-stationfall-people = Tutaj
web-stationfall-lying = Leży tu
web-stationfall-offers = Akcje tutaj
web-stationfall-offers-broken = Akcje po naprawie
web-stationfall-makes = wytwarzanie: { $ware }
web-stationfall-officers = Oficer
web-stationfall-ways = Drogi
web-stationfall-by-lock = kłódka
web-stationfall-by-vent = szyb wentylacyjny
web-stationfall-by-wormhole = tunel
web-stationfall-by-airlock = śluza

# Rzeczy

web-stationfall-sort-item = Przedmiot
web-stationfall-sort-data = Dane
web-stationfall-sort-character = Postać
web-stationfall-sort-section = Sektor
web-stationfall-held = Kto posiada
web-stationfall-possessed = Kto posiada
web-stationfall-lies = Gdzie leży
web-stationfall-sent = Dokąd transmitowano
web-stationfall-made = Gdzie powstaje
web-stationfall-nobody-has-it = Nikt tego nie ma.
web-stationfall-thing-helmet = Chroni przed Przestrzenią kosmiczną, uduszeniem i pożarem oraz przed Bronią obuchową.
web-stationfall-thing-bludgeon = Do ataku, kradzieży i sabotażu. Ludzie w Hełmach są przed nią bezpieczni.
web-stationfall-thing-gun = Do ataku, kradzieży i sabotażu. Hełm nie pomaga.
web-stationfall-thing-firebomb = Upuść ją lub rzuć, a sektor stanie w ogniu.
web-stationfall-thing-nanogel = Cuci Człowieka lub Robota, dwa razy.
web-stationfall-thing-nanogel-used = Cuci Człowieka lub Robota jeszcze raz.
web-stationfall-thing-artifact = Nic nie robi, ale liczy się w wielu celach.
web-stationfall-thing-briefcase = Nic nie robi, ale liczy się w wielu celach.
web-stationfall-thing-antimatter = Wyniesiona z Pułapki magnetycznej zostaje uzbrojona: rozkaz opuszczenia statku, a cztery minuty później detonacja.
web-stationfall-thing-rocket-wings = Ktoś w Przestrzeni kosmicznej może na nich odlecieć i uciec.
web-stationfall-thing-evidence = Powstaje w Stacji bezpieczeństwa. Po transmisji do Władz wszyscy inni podejrzani stają się winni.
web-stationfall-thing-x-secret = Powstaje w Laboratorium biologicznym. Czyj znacznik aktywacji leży na karcie postaci, która go posiada, ten może obejrzeć Projekt X. Liczy się w wielu celach.
web-stationfall-thing-nda = Podpisywana u Prawnika.
web-stationfall-nothing = nic

# Stacja

web-stationfall-clock = Zegar
web-stationfall-minute = Minuta { $minute }
web-stationfall-in-minute = Minuta { $minute }
web-stationfall-abandon-ship = Opuścić statek
web-stationfall-power = Zasilanie
web-stationfall-cameras = Kamery
web-stationfall-cameras-mean = WŁ.: akcja, która ogłusza Człowieka w oświetlonym sektorze, czyni jej gracza podejrzanym.
web-stationfall-jammers = Zagłuszacze
web-stationfall-jammers-mean = WŁ.: Dane można skopiować tylko komuś w tym samym sektorze.
web-stationfall-antimatter = Antymateria
web-stationfall-antimatter-stable = stabilna
web-stationfall-antimatter-armed = uzbrojona
web-stationfall-antimatter-detonated = zdetonowana
web-stationfall-medical-track = Tor Medyka
web-stationfall-eaten = Pożarci Ludzie: { $count }
web-stationfall-pirate = Nadlatuje Statek piracki.
web-stationfall-project = Projekt X
web-stationfall-project-released = na wolności
web-stationfall-project-known = karta w Komorze X
web-stationfall-project-unknown = Karta leży zakryta w Komorze X. To jedna z tych.
web-stationfall-project-house = Domowe: działanie kart Projektu X.
web-stationfall-monster-at = Potwór jest { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.
web-stationfall-monster-down = Ogłuszony Potwór leży { $at ->
        [Mostek] na Mostku
       *[other] w { FORM($at, case: "loc") }
    }.

# Dziennik i przeszłość

web-stationfall-log-start = Przed grą

# Szukanie i droga

web-stationfall-find = Szukaj
web-stationfall-find-what = Nazwa
web-stationfall-find-none = Nic tu nie ma takiej nazwy.
web-stationfall-way = Najkrótsza droga
web-stationfall-way-who = Kto idzie
web-stationfall-way-where = Dokąd
web-stationfall-way-nobody = …
web-stationfall-way-hint = Wybierz kogoś i sektor, tutaj albo na planszy: najkrótsza droga się podświetli.

# Panele

web-stationfall-tab-cards = Karty
web-stationfall-tab-way = Szukaj

# Pomoc

web-stationfall-guide-goal = O co chodzi
web-stationfall-guide-goal-says = Stacja spłonie, gdy skończą się minuty. Jesteś w tajemnicy jedną z postaci na pokładzie i masz własny cel. Wygrywa ten, kto ma najwięcej punktów; winni prawie nigdy nie wygrywają.
web-stationfall-guide-goal-cooperative = O co chodzi
web-stationfall-guide-goal-cooperative-says = Stacja spłonie, gdy skończą się minuty. Jesteś w tajemnicy jedną z postaci na pokładzie i masz własny cel. Wygrywacie razem, jeśli każde z was ma więcej punktów niż każdy bot.
web-stationfall-guide-goal-teams = O co chodzi
web-stationfall-guide-goal-teams-says = Stacja spłonie, gdy skończą się minuty. Jesteś w tajemnicy jedną z postaci na pokładzie i masz własny cel. Wygrywa najlepsza drużyna; jeśli są boty, musi pokonać dwa najlepsze z nich razem.
web-stationfall-guide-bots = Boty
web-stationfall-guide-bots-says = Bot niczego nie ukrywa. W swojej turze realizuje pierwszą linię skryptu, którą ktoś może wykonać. „Dlaczego?” w dzienniku mówi, jak do tego doszło; jego wiersz wśród graczy prowadzi do skryptu. Niczego nie proponuje ani nie przyjmuje.
web-stationfall-guide-turn = Twoja tura
web-stationfall-guide-turn-says = Ujawnij się, raz w grze, albo połóż znaczniki wpływu na jednej karcie postaci; jeśli chcesz, jedno i drugie. Potem aktywuj wspólnika i wykonaj dwie akcje albo renegocjuj.
web-stationfall-guide-cubes = Wspólnicy
web-stationfall-guide-cubes-says = Postać jest twoim wspólnikiem, jeśli na jej karcie masz znacznik wpływu i nikt nie ma tam więcej. Postać ze znacznikiem aktywacji jest wyczerpana i ma jedną akcję.
web-stationfall-guide-actions = Akcje
web-stationfall-guide-actions-says = Pełna kropka to akcja. Pierścień to akcja darmowa: podniesienie lub upuszczenie, u niektórych postaci coś innego. Łapówka lub kompromitujące materiały dają jeszcze jedną akcję kimś innym.
web-stationfall-guide-reveal = Ujawnienie
web-stationfall-guide-reveal-says = Odtąd nikt inny nie wykona akcji twoją PG bez twojej zgody, a jej moce ujawnienia działają. Twoje znaczniki wpływu wracają z niej do ciebie, cudze trafiają na pole zdrady.
web-stationfall-guide-guilt = Podejrzany i winny
web-stationfall-guide-guilt-says = Akcja, która ogłusza Człowieka w oświetlonym sektorze przy kamerach WŁ., daje ci status „Podejrzany”. Tak samo odmowa przyjęcia kompromitujących materiałów. Gdy ktoś transmituje Dowód do Władz, wszyscy inni podejrzani stają się winni, a winni prawie nigdy nie wygrywają.
web-stationfall-guide-leave = Ucieczka
web-stationfall-guide-leave-says = Większość kapsuł wymaga rozkazu opuszczenia statku, który na Mostku wydaje Oficer, i kogoś, kto je wystrzeli.
web-stationfall-guide-end = Koniec
web-stationfall-guide-end-says = W ostatniej minucie żeton decyduje, czy będzie minuta 0. Potem wszystkie karty zostają odkryte.
web-stationfall-key-find = szukaj po nazwie
web-stationfall-key-cards = twoje karty
web-stationfall-key-hide = zakryj lub odkryj swoje karty
web-stationfall-key-way = znajdź drogę

# Koniec

web-stationfall-schroedinger = przez ujawnienie Schrödingera
web-stationfall-together = { $points } razem
web-stationfall-won-by-people = Boty pokonane
web-stationfall-won-by-bots = Boty wygrywają
web-stationfall-won-cooperative = Wszyscy ludzie przeciw wszystkim botom: każdy z ludzi musiał pokonać każdego bota.
web-stationfall-won-teams = W drużynach, a dwa najlepsze boty są jedną z nich; remisy należą do nich.

# Co się z kim stało

web-stationfall-fate-away = Poza stacją
web-stationfall-fate-away-count =
    { $count ->
        [0] nikt się nie wydostał
        [one] wydostała się jedna postać
        [few] wydostały się { $count } postacie
        [many] wydostało się { $count } postaci
       *[other] wydostało się { $count } postaci
    }
web-stationfall-fate-burned = W ogniu
web-stationfall-fate-burned-count =
    { $count ->
        [0] nikt żywy nie został na pokładzie
        [one] na pokładzie została żywa jedna postać
        [few] na pokładzie zostały żywe { $count } postacie
        [many] na pokładzie zostało żywych { $count } postaci
       *[other] na pokładzie zostało żywych { $count } postaci
    }
web-stationfall-fate-fell = Polegli
web-stationfall-fate-fell-count =
    { $count ->
        [0] na końcu nikt nie leżał
        [one] na końcu leżała lub przepadła jedna postać
        [few] na końcu leżały lub przepadły { $count } postacie
        [many] na końcu leżało lub przepadło { $count } postaci
       *[other] na końcu leżało lub przepadło { $count } postaci
    }
web-stationfall-story-away =
    { $count ->
        [one] { $character } ucieka, a z życiem uchodzi jeszcze jedna postać.
        [few] { $character } ucieka, a z życiem uchodzą jeszcze { $count } postacie.
        [many] { $character } ucieka, a z życiem uchodzi jeszcze { $count } postaci.
       *[other] { $character } ucieka, a z życiem uchodzi jeszcze { $count } postaci.
    }
web-stationfall-story-alone = { $character } ucieka, i nikt poza tym.
web-stationfall-story-stayed =
    { $count ->
        [one] { $character } zostaje na pokładzie, a ucieka jedna inna postać.
        [few] { $character } zostaje na pokładzie, a uciekają { $count } inne postacie.
        [many] { $character } zostaje na pokładzie, a ucieka { $count } innych postaci.
       *[other] { $character } zostaje na pokładzie, a ucieka { $count } innej postaci.
    }
web-stationfall-story-together = { $character } zostaje na pokładzie, jak wszyscy inni.
web-stationfall-story-fell = { $character } pada wcześniej niż stacja, a mimo to wygrywa.

# Great events

web-stationfall-moment-detonated = Antymateria wybucha
web-stationfall-moment-station-falls = Upadek stacji
web-stationfall-moment-abandon-ship = OPUŚCIĆ STATEK
web-stationfall-moment-blackout = BRAK ZASILANIA
web-stationfall-moment-released = Projekt X na wolności
web-stationfall-moment-last-minute = Jeszcze jedna minuta
web-stationfall-moment-minute = Ostatnia minuta
web-stationfall-moment-detonated-away = Wybuch
web-stationfall-moment-launched = { $at } odlatuje
web-stationfall-moment-revealed = { $identity }!
