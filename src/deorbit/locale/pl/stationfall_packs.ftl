# Stationfall: opcje i pakiety zawartości

stationfall-option-characters = Kto jest w grze: `tutorial` (dwanaście postaci z zestawu samouczka i losowe inne, gdy więcej graczy potrzebuje więcej), `random` albo dokładnie tyle nazw, ile chcą zasady.
stationfall-option-tier = Najwyższy poziom trudności losowanych postaci; 1 jest najłatwiejszy.
stationfall-option-teams = Czy gracze tworzą drużyny po dwie osoby (4, 6 lub 8 graczy).
stationfall-option-rocket_wings = Gdzie na początku leżą Rakietowe skrzydła: `print-shop` albo dawne miejsce `physics-lab`.
stationfall-option-pack = Pakiet zawartości: jego folder. Rozgrywka i jej zapisy podają jego nazwę i skrót.

stationfall-unknown-character = { $key }: „{ $character }” nie jest postacią. Znane postaci: { $known }.
stationfall-unknown-character-near = { $key }: „{ $character }” nie jest postacią. Może: { $near }.
stationfall-character-twice = { $key }: „{ $character }” występuje dwa razy. Podaj każdą postać raz.
stationfall-wrong-cast = { $key }: dla { $seats } graczy potrzeba dokładnie { $wanted } postaci; podano { $found }.
stationfall-tier-too-low = Dla { $seats } graczy potrzeba { $wanted } postaci; do poziomu trudności { $tier } { $found ->
        [one] jest tylko jedna
        [few] są tylko { $found }
        [many] jest ich tylko { $found }
       *[other] jest ich tylko { $found }
    }. Wybierz wyższy poziom albo podaj postaci.
stationfall-teams-seats = Drużyny są możliwe przy tylu graczach: { $fitting }; tutaj jest ich { $seats }.
stationfall-no-such-place = Opcja „{ $option }”: pakiet zawartości nie ma sektora „{ $section }”.

stationfall-pack-unknown = Pakiet zawartości „{ $pack }” ze skrótem { $hash } nie jest tu znany. Podaj jego folder: --pack DIR w wierszu poleceń, deorbit.loads(text, packs=["DIR"]) w Pythonie.
stationfall-pack-differs = Pakiet zawartości „{ $pack }” jest tu znany tylko ze skrótem { $other }, a potrzebny jest skrót { $hash }: jego pliki są inne. Podaj folder z pasującą wersją: --pack DIR w wierszu poleceń, deorbit.loads(text, packs=["DIR"]) w Pythonie.
stationfall-pack-no-folder = W { $pack } nie ma pakietu zawartości: { $problem }.
stationfall-pack-mistakes = { $count ->
    [one] Pakiet zawartości w { $pack } ma błąd:
    [few] Pakiet zawartości w { $pack } ma { $count } błędy:
    [many] Pakiet zawartości w { $pack } ma { $count } błędów:
   *[other] Pakiet zawartości w { $pack } ma { $count } błędów:
}
stationfall-pack-more-mistakes = … i jeszcze { $count }. Wszystkie: deorbit pack check DIR
stationfall-pack-built-in = wbudowany { $file }

# Błędy w plikach danych; przed nimi stoją plik, wpis i klucz

stationfall-mistake-unknown-file = nie ma pliku danych o tej nazwie. Znane pliki: { $known }.
stationfall-mistake-no-cover = brakuje pliku. Podaje on format, game, name, title i about pakietu.
stationfall-mistake-odd-file = to nie jest zwykły plik. Dowiązania i urządzenia nie są odczytywane.
stationfall-mistake-unreadable = nie można odczytać pliku: { $problem }.
stationfall-mistake-too-large = plik jest większy niż { $most } MiB.
stationfall-mistake-no-text = plik nie jest tekstem UTF-8.
stationfall-mistake-syntax = to nie jest TOML: { $problem }.
stationfall-mistake-table = „{ $value }” nie pasuje. Oczekiwane: tabela kluczy i wartości.
stationfall-mistake-list-of-tables = „{ $value }” nie pasuje. Oczekiwane: lista tabel.
stationfall-mistake-remove = „{ $value }” nie pasuje. Oczekiwane: lista nazw albo "all".
stationfall-mistake-not-there = nie ma czego usunąć między: { $value }.
stationfall-mistake-only-known = nie ma takiego wpisu i żadnego nie można tu dodać. Znane wpisy: { $known }.
stationfall-mistake-fixed = nie może to być „{ $value }”: zależą od tego zasady. Zostaje „{ $stays }”.
stationfall-mistake-unknown-key = nieznany klucz. Znane klucze: { $known }.
stationfall-mistake-unknown-key-near = nieznany klucz. Może: { $near }.
stationfall-mistake-missing = brakuje klucza „{ $missing }”.
stationfall-mistake-flag = { $value } nie pasuje. Oczekiwane: true albo false.
stationfall-mistake-flag-text = „{ $value }” to tekst. Oczekiwane: true albo false, bez cudzysłowu.
stationfall-mistake-number = { $value } nie pasuje. Oczekiwane: liczba całkowita od { $least } do { $most }.
stationfall-mistake-number-text = „{ $value }” to tekst. Oczekiwane: liczba całkowita, bez cudzysłowu.
stationfall-mistake-exactly = { $value } nie pasuje. Oczekiwane: { $most }.
stationfall-mistake-unknown = „{ $value }” nie jest tu znane. Znane: { $known }.
stationfall-mistake-unknown-near = „{ $value }” nie jest tu znane. Może: { $near }.
stationfall-mistake-list = „{ $value }” nie pasuje. Oczekiwane: lista wartości, od { $least } do { $most }.
stationfall-mistake-twice = coś występuje dwa razy: { $value }.
stationfall-mistake-text = „{ $value }” nie pasuje. Oczekiwane: linia tekstu, najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.
stationfall-mistake-text-bare = { $value } to nie tekst. Oczekiwane: linia tekstu w cudzysłowie, najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.
stationfall-mistake-plain = { $value } zawiera znaki sterujące. Oczekiwane: linia zwykłego tekstu.
stationfall-mistake-block = „{ $value }” nie pasuje. Oczekiwane: linie tekstu, najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.
stationfall-mistake-place = { $value } nie pasuje. Oczekiwane: [kolumna, wiersz], oba od 0 do { $most }.
stationfall-mistake-grade = „{ $value }” nie jest kategorią. Kategorie: { $known }.
stationfall-mistake-name = „{ $value }” nie jest nazwą. Nazwa składa się z małych liter, cyfr i pojedynczych łączników, zaczyna się literą i ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.
stationfall-mistake-name-taken = nazwa „{ $value }” oznacza już coś innego.
stationfall-mistake-too-many = jest ich { $count }; mieści się najwyżej { $most }.
stationfall-mistake-stars = { $value } nie pasuje. Oczekiwane: lista rosnących liczb od 1 do { $most }.
stationfall-mistake-no-projects = nie została żadna karta Projektu X. Zachowaj co najmniej jedną.

stationfall-mistake-identity = „{ $value }” nie pasuje. Oczekiwane: tabela kart tożsamości według nazw albo false, jeśli nie ma żadnej.
stationfall-mistake-in-identity = to należy do każdej karty tożsamości, bo jest tabela „identity”.
stationfall-mistake-kind = nie może to być „{ $value }”. Tylko digital-assistant to "data", tylko telepathic-rat to "item" i tak zostaje.
stationfall-mistake-ability-kind = zdolność „{ $value }” wymaga postaci typu „{ $kind }”.
stationfall-mistake-split = zdolność „split” wymaga dwóch kart tożsamości.
stationfall-mistake-not-rich = szare łapówki wymagają zdolności „rich”.
stationfall-mistake-one-rich = tylko jedna postać może mieć szare łapówki; ma je już „{ $value }”.
stationfall-mistake-starts-count = { $count ->
    [one] podano jedno miejsce
    [few] podano { $count } miejsca
    [many] podano { $count } miejsc
   *[other] podano { $count } miejsc
} na { $pawns } { $pawns ->
    [one] pionek.
    [few] pionki.
    [many] pionków.
   *[other] pionków.
}
stationfall-mistake-starts-in-pod = „{ $value }” to kapsuła; nikt w niej nie zaczyna.
stationfall-mistake-down-off-board = kto zaczyna poza planszą ("card"), nie może być ogłuszony.
stationfall-mistake-not-always = „{ $value }” jest tylko razem z „{ $owner }”.
stationfall-mistake-slots = to, z czym zaczyna, zajmuje { $count ->
        [one] jedno pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pól
    } Przedmiotów (skażenie zajmuje jedno), a ma ich { $slots }.
stationfall-mistake-text-count = podane teksty: { $count }; potrzebne: { $wanted }.
stationfall-mistake-bonus = podaj dokładnie jedno z dwojga: „friend” albo „grudge”.
stationfall-mistake-goes-with = to działa tylko razem z „{ $needed }”.
stationfall-mistake-several-pawns = punkty za każdy pionek wymagają postaci z kilkoma pionkami.
stationfall-mistake-pays = łapówki nie mogą liczyć się podwójnie i zarazem wcale.
stationfall-mistake-plus-first = pierwszy rząd nie może być plusem: nie ma nad nim rzędu, od którego mógłby zależeć.
stationfall-mistake-what-item = warunek „{ $value }” wymaga Przedmiotu jako „what”: { $known }.
stationfall-mistake-what-data = warunek „{ $value }” wymaga Danych jako „what”: { $known }.
stationfall-mistake-no-what = warunek „{ $value }” nie przyjmuje „what”.
stationfall-mistake-too-few-cards = w grze potrzeba { $wanted } postaci, a { $count ->
        [one] jest tylko jedna
        [few] są tylko { $count }
        [many] jest ich tylko { $count }
       *[other] jest ich tylko { $count }
    }.
stationfall-mistake-too-few-identities = do rozdania potrzeba { $wanted } kart tożsamości, a postaci w grze mogą ich mieć tylko { $count }.
stationfall-mistake-too-many-pawns = w grze { $count ->
        [one] może się znaleźć jeden pionek
        [few] mogą się znaleźć { $count } pionki
        [many] może się znaleźć { $count } pionków
       *[other] może się znaleźć { $count } pionków
    }, razem z Potworem; mieści się najwyżej { $most }.
stationfall-mistake-too-many-tutorial = tutorial = true { $count ->
        [one] ma jedna postać
        [few] mają { $count } postaci
        [many] ma { $count } postaci
       *[other] ma { $count } postaci
    }; w najmniejszej grze może ich być najwyżej { $most }.

stationfall-mistake-landmark = brakuje sektora. Wymieniają go zasady, więc musi być.
stationfall-mistake-landmark-fixed = ten sektor wymieniają zasady: jest zawsze (bez „with”) i nie jest kapsułą.
stationfall-mistake-space-first = Przestrzeń kosmiczna musi być pierwszym sektorem. Zastąp ją bez usuwania.
stationfall-mistake-space = Przestrzeń kosmiczna zachowuje hazard = "asphyxiation" i akcję „airlock”.
stationfall-mistake-not-in-space = Przestrzeń kosmiczna nie może tego mieć.
stationfall-mistake-same-place = { $value } to miejsce, w którym jest narysowany sektor „{ $other }”. Każdy sektor potrzebuje własnego miejsca.
stationfall-mistake-airlock = sektor ma „airlock” ze swoimi drogami dokładnie wtedy, gdy daje akcję „airlock”.
stationfall-mistake-dock = „{ $value }” nie jest miejscem na dok: nie może nim być ani kapsuła, ani Przestrzeń kosmiczna.
stationfall-mistake-pod-gravity = w kapsule nie ma grawitacji.
stationfall-mistake-loop = oba końce to ten sam sektor.
stationfall-mistake-joined-twice = te sektory są już połączone. Usuń najpierw drugi korytarz lub szyb wentylacyjny.
stationfall-mistake-no-corridor = do „{ $value }” nie prowadzi żaden korytarz ani szyb wentylacyjny: kapsuły mają doki, a Przestrzeń kosmiczna śluzy.
stationfall-mistake-offered-twice = sektor daje już „{ $value }”.
stationfall-mistake-unreachable = nie prowadzą tu żadne korytarze od „{ $start }”.
stationfall-mistake-power = energię { $count ->
        [one] generuje jeden sektor
        [few] generują { $count } sektory
        [many] generuje { $count } sektorów
       *[other] generuje { $count } sektorów
    }. Musi ich być od 1 do { $most } i wszystkie zawsze (bez „with”).
stationfall-mistake-icons = sektory, które są zawsze i mają symbol kompromitujących materiałów: tylko { $count }; postaci w grze może być { $wanted }.
stationfall-mistake-no-airlock = żaden sektor, który jest zawsze, nie ma śluzy z „{ $value }”.
stationfall-mistake-none-such = żaden sektor na pokładzie, który jest zawsze, nie ma { $value } = true; musi mieć co najmniej jeden.
stationfall-mistake-no-tokens = nie ma żadnego żetonu wejścia w atmosferę.
stationfall-mistake-supply = na stacji lub u postaci leży ich { $count }, a istnieje tylko { $supply }.
stationfall-mistake-unique = unikatowy Przedmiot jest wykładany dokładnie raz, a nie { $count } razy.
stationfall-mistake-unique-only = własne miejsce ma tu tylko unikatowy Przedmiot. Inne umieść w „items” sektora.
stationfall-mistake-unique-supply = unikatowy Przedmiot istnieje raz i nie ma puli żetonów.
stationfall-mistake-owned = leży u „{ $value }”, ale wchodzi do gry tylko z „{ $owner }”.
stationfall-mistake-antimatter = nie ma Antymaterii wśród Przedmiotów „{ $value }”.

stationfall-mistake-script-circle = skrypty tworzą koło: { $value }.
stationfall-mistake-script-whose = nikt nie ma karty tożsamości o tej nazwie i żaden inny skrypt do niego nie prowadzi.
stationfall-mistake-script-whose-near = nikt nie ma karty tożsamości o tej nazwie i żaden inny skrypt do niego nie prowadzi. Może: { $near }.

# Rzędy celów, opisane na podstawie ich warunków

stationfall-when-self-escaped = ucieka
stationfall-when-self-holds = posiada { FORM($what, case: "acc") }
stationfall-when-item-escaped = { FORM($what, case: "gender") ->
    [f] { $what } uciekła
    [n] { $what } uciekło
    [pl] { $what } uciekły
   *[m] { $what } uciekł
}
stationfall-when-item-not-escaped = { FORM($what, case: "gender") ->
    [f] { $what } nie uciekła
    [n] { $what } nie uciekło
    [pl] { $what } nie uciekły
   *[m] { $what } nie uciekł
}
stationfall-when-neither-escaped = nie uciekły ani Walizka, ani Artefakt
stationfall-when-most-kompromat = więcej kompromitujących materiałów na ręce niż którykolwiek inny gracz
stationfall-when-fewest-betrayed = najmniej znaczników wpływu na polu zdrady
stationfall-when-officers-down = { $per ->
    [each] każdy Oficer ogłuszony przy Upadku stacji
   *[once] jakiś Oficer jest ogłuszony przy Upadku stacji
}
stationfall-when-no-human-pc-escaped = nie uciekła żadna PG, która jest Człowiekiem
stationfall-when-no-contaminated-escaped = nie uciekła żadna skażona postać
stationfall-when-project-released = Projekt X został uwolniony
stationfall-when-project-never-released = Projekt X nigdy nie został uwolniony
stationfall-when-self-only-human-escaped = jedyny Człowiek, który uciekł
stationfall-when-self-holds-or-contaminated = posiada { FORM($what, case: "acc") } albo żeton skażenia
stationfall-when-antimatter-detonated-on-board = Antymateria została zdetonowana na pokładzie przed Upadkiem stacji
stationfall-when-antimatter-not-armed = Antymateria nie jest uzbrojona
stationfall-when-innocent = status: niewinny
stationfall-when-kompromat-of-escaped = { $per ->
    [each] każdy żeton kompromitujących materiałów na ręce dotyczący postaci, która uciekła
   *[once] żeton kompromitujących materiałów na ręce dotyczy postaci, która uciekła
}
stationfall-when-self-possesses-and-news-lacks = posiada { FORM($what, case: "acc") }, a Media nie
stationfall-when-no-down-human-on-board = na pokładzie nie ma ogłuszonego Człowieka
stationfall-when-medical-stars = { $per ->
    [each] każda gwiazdka osiągnięta na torze Medyka
   *[once] gwiazdka osiągnięta na torze Medyka
}
stationfall-when-wanted-down-on-board = { $per ->
    [each] każdy ogłuszony na pokładzie Zbieg, Potwór lub PG gracza, który nie jest niewinny
   *[once] na pokładzie jest ogłuszony Zbieg, Potwór lub PG gracza, który nie jest niewinny
}
stationfall-when-armed-humans-down-on-board = { $per ->
    [each] każdy ogłuszony na pokładzie Człowiek z Bronią obuchową lub Bronią palną
   *[once] na pokładzie jest ogłuszony Człowiek z Bronią obuchową lub Bronią palną
}
stationfall-when-other-humans-escaped = { $per ->
    [each] każdy inny Człowiek, który uciekł
   *[once] uciekł inny Człowiek
}
stationfall-when-npc-officers-escaped = { $per ->
    [each] każda PN ze zdolnością Oficer, która uciekła
   *[once] uciekła PN ze zdolnością Oficer
}
stationfall-when-self-on-board-and-live = jest na pokładzie i zachowuje przytomność
stationfall-when-news-has = Media mają { FORM($what, case: "acc") }
stationfall-when-self-alone-escaped-with = ucieka z { FORM($what, case: "ins") } jako jedyna postać
stationfall-when-not-revealed-before-stationfall = tożsamość nieujawniona przed Upadkiem stacji
stationfall-when-self-possesses = posiada { FORM($what, case: "acc") }
stationfall-when-bonus-scored = zdobywasz punkty dodatkowe
stationfall-when-self-live-with-bonus-character = zachowuje przytomność i współdzieli lokalizację z twoją postacią dodatkową
stationfall-when-no-section-damaged = żaden sektor nie jest uszkodzony
stationfall-when-live-robots = { $per ->
    [each] każdy przytomny Robot
   *[once] jakiś Robot jest przytomny
}
stationfall-when-self-alone = nie współdzieli lokalizacji z innym przytomnym Człowiekiem ani Robotem
stationfall-when-escaped-together = ucieka razem z { FORM($what, case: "ins") }
stationfall-when-self-holds-or-in-space = { FORM($what, case: "gender") ->
    [f] posiada { FORM($what, case: "acc") } albo jest ona w Przestrzeni kosmicznej
    [n] posiada { FORM($what, case: "acc") } albo jest ono w Przestrzeni kosmicznej
    [pl] posiada { FORM($what, case: "acc") } albo są one w Przestrzeni kosmicznej
   *[m] posiada { FORM($what, case: "acc") } albo jest on w Przestrzeni kosmicznej
}
stationfall-when-live-humans-in-space = { $per ->
    [each] każdy przytomny Człowiek w Przestrzeni kosmicznej
   *[once] w Przestrzeni kosmicznej jest przytomny Człowiek
}
stationfall-when-eaten-by-moss = { $per ->
    [each] każdy Człowiek unicestwiony przez Zębaty mech
   *[once] Zębaty mech unicestwił Człowieka
}
stationfall-when-self-contaminated = posiada żeton skażenia
stationfall-when-contaminated-npc-escaped = uciekła skażona PN
stationfall-when-contaminated-escaped = { $per ->
    [each] każda skażona postać, która uciekła
   *[once] uciekła skażona postać
}
stationfall-when-data-escaped = { FORM($what, case: "gender") ->
    [f] { $what } uciekła lub jest w Instytucji
    [n] { $what } uciekło lub jest w Instytucji
    [pl] { $what } uciekły lub są w Instytucji
   *[m] { $what } uciekł lub jest w Instytucji
}
stationfall-when-data-not-escaped = { FORM($what, case: "gender") ->
    [f] { $what } nie uciekła i nie jest w Instytucji
    [n] { $what } nie uciekło i nie jest w Instytucji
    [pl] { $what } nie uciekły i nie są w Instytucji
   *[m] { $what } nie uciekł i nie jest w Instytucji
}
stationfall-when-assistants-on-robots = { $per ->
    [each] każda kopia Cyfrowego asystenta u Robota, który uciekł
   *[once] kopia Cyfrowego asystenta u Robota, który uciekł
}
stationfall-when-assistants-elsewhere = { $per ->
    [each] każda kopia Cyfrowego asystenta w Instytucji lub u Człowieka, który uciekł
   *[once] kopia Cyfrowego asystenta w Instytucji lub u Człowieka, który uciekł
}
stationfall-when-two-assistants-escaped = uciekły co najmniej dwie kopie Cyfrowego asystenta
stationfall-when-no-offsite-has = ani Media, ani Władze nie mają { FORM($what, case: "gen") }
stationfall-when-news-lacks = Media nie mają { FORM($what, case: "gen") }
stationfall-when-authorities-have = Władze mają { FORM($what, case: "acc") }
stationfall-when-self-live-in-pod-with-down-human = zachowuje przytomność i ucieka w kapsule z ogłuszonym Człowiekiem
stationfall-when-humans-escaped-with = { $per ->
    [each] każdy Człowiek, który uciekł z { FORM($what, case: "ins") }
   *[once] Człowiek uciekł z { FORM($what, case: "ins") }
}
stationfall-when-all-escaped-humans-have = każdy Człowiek, który uciekł, ma { FORM($what, case: "acc") }
stationfall-when-suspect-pcs = { $per ->
    [each] każdy podejrzany gracz z ujawnioną PG
   *[once] gracz z ujawnioną PG jest podejrzany
}
stationfall-when-two-of-self-escaped = uciekły co najmniej dwa pionki tej postaci
stationfall-when-no-innocent-pc-escaped = nie uciekła żadna PG niewinnego gracza
stationfall-when-no-robot-escaped = nie uciekł żaden Robot
stationfall-when-down-with-self = { $per ->
    [each] każdy ogłuszony Człowiek lub Robot, z którym współdzieli lokalizację
   *[once] współdzieli lokalizację z ogłuszonym Człowiekiem lub Robotem
}
stationfall-when-kompromat-of-down-with-self = { $per ->
    [each] każdy żeton kompromitujących materiałów na ręce dotyczący kogoś z nich
   *[once] żeton kompromitujących materiałów na ręce dotyczy kogoś z nich
}
stationfall-when-self-with-item = współdzieli lokalizację z { FORM($what, case: "ins") }

stationfall-thing-helmet = Hełm
stationfall-thing-bludgeon = Broń obuchowa
stationfall-thing-gun = Broń palna
stationfall-thing-firebomb = Bomba zapalająca
stationfall-thing-nanogel = Nanożel
    .gen = Nanożelu
    .dat = Nanożelowi
    .acc = Nanożel
    .ins = Nanożelem
    .loc = Nanożelu
    .gender = m
stationfall-thing-nanogel-used = Nanożel (1 użycie)
stationfall-thing-artifact = Artefakt
stationfall-thing-briefcase = Walizka
stationfall-thing-antimatter = Antymateria
stationfall-thing-rocket-wings = Rakietowe skrzydła
stationfall-thing-fletcher = Fletcher
stationfall-thing-fang-moss = Zębaty mech
stationfall-thing-telepathic-rat = Telepatyczny szczur
stationfall-thing-evidence = Dowód
stationfall-thing-x-secret = Sekret X
stationfall-thing-nda = Klauzula poufności
stationfall-thing-digital-assistant = Cyfrowy asystent
