# Stationfall: lekcje

# Tura

stationfall-lesson-first-turn = Twoja pierwsza tura
stationfall-lesson-first-turn-story =
    Trwa pierwsza minuta i nikt na pokładzie jeszcze dla ciebie nie pracuje. Zesłaniec siedzi w Tablicy kontrolnej, a tobie przydałby się w Magazynie, gdzie leżą narzędzia.

    Pozyskaj Zesłańca znacznikiem wpływu, a potem aktywuj go i ruszaj w drogę.
stationfall-lesson-first-turn-goal-conspirator = Na karcie Zesłańca leży twój znacznik wpływu
stationfall-lesson-first-turn-goal-storage = Zesłaniec jest w Magazynie
stationfall-lesson-first-turn-fault-other = Twoje znaczniki wpływu trafiły na kartę kogoś innego. W turze wpływasz na jedną postać, więc Zesłaniec musi poczekać. Zacznij od nowa i połóż znacznik na jego karcie.
stationfall-lesson-first-turn-fault-renegotiated = To była renegocjacja zamiast aktywacji. Przydaje się w turach, w których chcesz odzyskać znacznik aktywacji albo znacznik wpływu.
stationfall-lesson-first-turn-fault-astray = Zesłaniec znów jest w Tablicy kontrolnej i nie ma już akcji. Magazyn leży za Serwerownią.
stationfall-lesson-first-turn-tip = Najpierw wpływanie, potem aktywacja. Aktywacja ma dwie akcje, a Tablica kontrolna, Serwerownia i Magazyn leżą jeden za drugim.
stationfall-lesson-first-turn-learned = Tura wygląda tak: ujawnij się, jeśli chcesz; wpłyń na kogoś, jeśli chcesz; aktywuj. Postać, na której karcie masz znacznik wpływu i nikt nie ma ich tam więcej od ciebie, działa dla ciebie.

# Ruch

stationfall-lesson-vents = Szybem na skróty
stationfall-lesson-vents-story =
    Kapsuły wiszą przy Śluzie rufowej, a Astroszympans dopiero co wstał od stołu w Kuchni. Korytarzami to trzy kroki. Astroszympans ma dwa.

    Astroszympans ma zdolność **Szczur tunelowy**. Dotrzyj do Śluzy rufowej w tej aktywacji.
stationfall-lesson-vents-goal-airlocks = Astroszympans jest w Śluzie rufowej
stationfall-lesson-vents-fault-corridor = Z Warsztatu prowadzi dalej tylko korytarz, a akcji już nie ma. Poszukaj przerywanej linii: to szyb wentylacyjny.
stationfall-lesson-vents-fault-away = Hydroponika leży w stronę przeciwną do kapsuł. Zacznij od nowa w Kuchni.
stationfall-lesson-vents-tip = Pomagają dwa szyby wentylacyjne: jeden wychodzi z Kuchni, drugi z Kwater. Wystarczy którykolwiek.
stationfall-lesson-vents-learned = Szczur tunelowy robi kroki przez szyby wentylacyjne tak, jakby to były korytarze. Nigdy nie ma na nich kłódek i nikt inny się nimi nie przeciśnie.

stationfall-lesson-officer = Zamknięte drzwi
stationfall-lesson-officer-story =
    Ktoś ukrył Artefakt w Komorze X, za kłódką. Inżynier i Zesłaniec stoją pod drzwiami, w Tablicy kontrolnej, i obaj pracują dla ciebie.

    Aktywuj właściwego z nich, weź Artefakt i przynieś go z powrotem do Tablicy kontrolnej.
stationfall-lesson-officer-goal-artifact = Inżynier ma Artefakt
stationfall-lesson-officer-goal-back = Inżynier wrócił z nim do Tablicy kontrolnej
stationfall-lesson-officer-fault-exile = Zesłaniec nie jest Oficerem i kłódka go zatrzymuje. Aktywuj kogoś, kto przechodzi przez kłódki.
stationfall-lesson-officer-fault-bio-lab = Laboratorium biologiczne skaża każdego, kto wchodzi, a droga powrotna jest teraz za długa. Na Artefakt czekamy w Tablicy kontrolnej.
stationfall-lesson-officer-fault-empty = Powrót udany, ale bez Artefaktu. Jedno podniesienie w aktywacji jest za darmo, więc czas na nie był.
stationfall-lesson-officer-tip = Oficer po prostu robi krok przez kłódkę, która potem znika. Dwa kroki i darmowe podniesienie: więcej nie trzeba.
stationfall-lesson-officer-learned = Oficerowie przechodzą przez kłódki zwykłym krokiem i usuwają je dla wszystkich. Warto o tym pamiętać, zanim wskażesz innym drogę.

stationfall-lesson-breach = Drzwi w ciemności
stationfall-lesson-breach-story =
    Reaktor i Ogniwa paliwowe są w strzępach: **brak zasilania**. Inżynier po omacku przesuwa dłonią po ścianie Tablicy kontrolnej i natrafia na kłódkę Komory X. Karta dostępu Oficera bez prądu na nic się nie zda.

    Mimo to wprowadź Inżyniera do Komory X.
stationfall-lesson-breach-goal-open = Kłódka między Tablicą kontrolną a Komorą X zniknęła
stationfall-lesson-breach-goal-vault = Inżynier jest w Komorze X
stationfall-lesson-breach-fault-round = Z Serwerowni do Komory X prowadzi tylko szyb wentylacyjny, a Inżynier nie jest Szczurem tunelowym. Zostań przy drzwiach.
stationfall-lesson-breach-fault-waited = Aktywacja się skończyła, a Inżynier stoi na zewnątrz. Otwórz drzwi i wejdź: po jednej akcji na każde.
stationfall-lesson-breach-tip = Przy braku zasilania każdy Człowiek i Robot potrafi to, do czego zwykle trzeba łomu i talentu: Wyłom.
stationfall-lesson-breach-learned = Przy braku zasilania Oficerowie nie przechodzą przez kłódki, ale każdy może kłódkę wyłamać: jedna akcja na kłódkę, druga na krok.

# Przedmioty

stationfall-lesson-items = Pełne ręce
stationfall-lesson-items-story =
    Kapitan stacji i Nieznajomy spotykają się w Magazynie, gdzie na podłodze leży Hełm. Jesteś Nieznajomym i chcesz tego Hełmu. Ale teraz działa Kapitan stacji, z trzema Przedmiotami i ani jedną wolną ręką.

    Niech Nieznajomy dostanie Hełm. Kapitan stacji musi zachować Walizkę.
stationfall-lesson-items-goal-helmet = Nieznajomy ma Hełm, a Kapitan stacji nadal ma Walizkę
stationfall-lesson-items-fault-briefcase = Kapitan stacji nie ma już Walizki. Pozbądź się czegoś, czego nikomu nie będzie brakować.
stationfall-lesson-items-fault-full = To zajęło Nieznajomemu ostatnie wolne pole. Na Hełm nie ma już miejsca, a podarunku nikt nie może odrzucić.
stationfall-lesson-items-tip = Jedno podniesienie lub upuszczenie jest za darmo. Zacznij od niego: zrób miejsce, potem podnieś, potem przekaż.
stationfall-lesson-items-learned = Nikt nie przekracza limitu Przedmiotów, ani podnosząc, ani dostając coś od innych. Taka tura udaje się tylko dzięki darmowemu podniesieniu lub upuszczeniu.

stationfall-lesson-throwing = Paczka do Laboratorium biologicznego
stationfall-lesson-throwing-story =
    Cyborg siedzi w Laboratorium biologicznym, skażony i w złym humorze, i chce Broni palnej. Nieznajomy ma ją przy sobie, czeka w Węźle dziobowym i nie zamierza się niczym zarazić.

    Dostarcz Broń palną do Laboratorium biologicznego tak, by Nieznajomy tam nie wchodził.
stationfall-lesson-throwing-goal-gun = Broń palna leży w Laboratorium biologicznym, a Nieznajomy nie jest skażony
stationfall-lesson-throwing-fault-contaminated = Nieznajomy wszedł do środka i jest skażony. Paczka może podróżować bez listonosza.
stationfall-lesson-throwing-fault-short = Broń palna wylądowała o sektor dalej, ale to nie jest Laboratorium biologiczne. Rzut sięga przez jeden korytarz, więc najpierw podejdź bliżej.
stationfall-lesson-throwing-tip = Dwa sektory, które łączy z Laboratorium biologicznym korytarz, są o krok od Węzła dziobowego.
stationfall-lesson-throwing-learned = Rzut przenosi Przedmiot jednym korytarzem bez kłódki, a ty zostajesz na miejscu. Przez szyb wentylacyjny się nie da.

# Niebezpieczeństwa, rany i uszkodzenia

stationfall-lesson-helmet = W ogień
stationfall-lesson-helmet-story =
    Świetlica płonie, a w samym jej środku leży Walizka. Nieznajomy stoi w Węźle rufowym, obok Hełmu i Broni obuchowej. Bez Hełmu żaden Człowiek nie postawi tam nogi.

    Niech Walizka trafi w ręce Nieznajomego.
stationfall-lesson-helmet-goal-briefcase = Nieznajomy ma Walizkę
stationfall-lesson-helmet-fault-bludgeon = Darmowe podniesienie poszło na Broń obuchową. Hełm, krok i Walizka to teraz trzy akcje, a są dwie.
stationfall-lesson-helmet-fault-away = Nieznajomy minął Walizkę. Leży w Świetlicy i nigdzie indziej.
stationfall-lesson-helmet-tip = Policz: darmowe podniesienie, a potem dwie akcje. Od czego trzeba zacząć?
stationfall-lesson-helmet-learned = Pożar i uduszenie ogłuszają Ludzi bez Hełmu. Instynkt samozachowawczy nie pozwala nikomu po prostu tam wejść, więc najpierw poszukaj Hełmu.

stationfall-lesson-rescue = Wyniesiony z pożaru
stationfall-lesson-rescue-story =
    Terapeuta leży ogłuszony w Hydroponice, wśród płomieni i bez Hełmu. To ty, ale nikt o tym nie wie. W Ogrodzie terapeutycznym zjawia się na swoich kółkach Medyk; Robotowi ogień nie szkodzi.

    W tej aktywacji wyciągnij Terapeutę i postaw go na nogi.
stationfall-lesson-rescue-goal-out = Terapeuty nie ma już w Hydroponice
stationfall-lesson-rescue-goal-live = Terapeuta jest przytomny
stationfall-lesson-rescue-fault-alone = Medyk zostawił Terapeutę w płomieniach. Robiąc krok, można zabrać ze sobą kogoś ogłuszonego: to ciągnięcie.
stationfall-lesson-rescue-fault-waited = Już nie w ogniu, ale wciąż bez przytomności. Zabrakło jednej akcji.
stationfall-lesson-rescue-tip = Nikogo nie można ocucić tam, gdzie od razu znów zostałby ogłuszony. Krok do kogoś ogłuszonego jest dla Medyka darmowy, zostają więc dwie akcje: jedna na ciągnięcie, druga na pomoc.
stationfall-lesson-rescue-learned = Człowieka bez Hełmu nie można ocucić w niebezpieczeństwie: najpierw go stamtąd wyciągnij. W jednej turze nikt nie ciągnie ani nie jest ciągnięty dalej niż o jeden sektor.

stationfall-lesson-manufacture = Na zamówienie
stationfall-lesson-manufacture-story =
    Inżynier leży ogłuszony w Nanofabryce. Jesteś Inżynierem, a Nieznajomy jest przy tobie i pracuje dla ciebie. Maszyna drukuje Nanożel, ale Nieznajomy niesie już trzy Przedmioty.

    Wytwórz Nanożel i ocuć Inżyniera.
stationfall-lesson-manufacture-goal-nanogel = Nieznajomy wytworzył Nanożel
stationfall-lesson-manufacture-goal-live = Inżynier jest przytomny
stationfall-lesson-manufacture-fault-ignited = Pożar też robi miejsce, ale Inżynierowi to nie pomoże. Pozbądź się czegoś po cichu.
stationfall-lesson-manufacture-fault-given = Przekazanie to akcja, a były tylko dwie. Miejsce można zrobić za darmo, w inny sposób.
stationfall-lesson-manufacture-fault-thrown = Rzut to akcja, a były tylko dwie. Miejsce można zrobić za darmo, w inny sposób.
stationfall-lesson-manufacture-tip = Nieznajomy potrzebuje wolnego pola, a potem obu akcji. Co nic nie kosztuje?
stationfall-lesson-manufacture-learned = Wytworzony Przedmiot trafia prosto na kartę postaci, więc musi być na niej miejsce. Nowy Nanożel cuci dwa razy.

stationfall-lesson-repair = Światło, proszę
stationfall-lesson-repair-story =
    Brak zasilania. W Reaktorze Mechaniczka klęczy między zniszczoną rozdzielnią a Strażnikiem, który leży ogłuszony. Robota można by naprawić w Warsztacie, ale w ciemności nie działa żadna akcja sektora.

    Przywróć zasilanie awaryjne i postaw Strażnika na nogi.
stationfall-lesson-repair-goal-light = Znów jest zasilanie awaryjne
stationfall-lesson-repair-goal-security = Strażnik jest przytomny
stationfall-lesson-repair-fault-left = Wszystko, co trzeba naprawić, jest w Reaktorze. Mechaniczka ma dwie akcje i obu potrzebuje właśnie tam.
stationfall-lesson-repair-fault-dragged = Poza Reaktorem nie ma czego szukać: przy braku zasilania Warsztat jest martwy, a uszkodzona rozdzielnia zostaje na miejscu.
stationfall-lesson-repair-tip = **Prowizoryczna naprawa** to zdolność i działa bez zasilania. Naprawia sektor albo Robota, po jednym na akcję.
stationfall-lesson-repair-learned = Prowizoryczna naprawa wszędzie naprawia sektor albo ogłuszonego Robota, nawet przy braku zasilania. Gdy wraca zasilanie awaryjne, znikają wszystkie kłódki.

# Przemoc i jej skutki

stationfall-lesson-rob = Ręce do góry
stationfall-lesson-rob-story =
    Światło w Szatni nigdy nie działało. Nieznajomy ma Broń obuchową, Inżynier Broń palną, a Terapeuta Walizkę i Hełm. Na Hełmie Broń obuchowa nie robi wrażenia.

    Zdobądź Walizkę. Nikt nie może zostać ogłuszony.
stationfall-lesson-rob-goal-gun = Nieznajomy ma Broń palną
stationfall-lesson-rob-goal-briefcase = Nieznajomy ma Walizkę i wszyscy stoją na nogach
stationfall-lesson-rob-fault-counselor = Terapeuta jest ogłuszony. Bronią palną można też zmusić ludzi, żeby sami oddali, co mają.
stationfall-lesson-rob-fault-engineer = Inżynier jest ogłuszony. Wystarczyłaby kradzież.
stationfall-lesson-rob-fault-nanogel = Nanożel nie przestraszy Terapeuty, a jednej akcji już nie ma. Który Przedmiot Inżyniera pomógłby na Hełm?
stationfall-lesson-rob-tip = Okradnij dwa razy. To, co zabierzesz najpierw, pozwoli ci zabrać resztę.
stationfall-lesson-rob-learned = Bronią obuchową można okraść lub zaatakować Roboty i Ludzi bez Hełmu, Bronią palną każdego. Kradzież zabiera Przedmiot komuś przytomnemu i nikogo nie ogłusza.

stationfall-lesson-cameras = Nikt nic nie widział
stationfall-lesson-cameras-story =
    Mechaniczka, z Bronią obuchową w ręku, spotyka w Stacji bezpieczeństwa Inżyniera. Chcesz go widzieć na podłodze, ale sektor jest oświetlony, a kamery są WŁ.

    Ogłusz Inżyniera i zachowaj status „Niewinny”.
stationfall-lesson-cameras-goal-down = Inżynier jest ogłuszony
stationfall-lesson-cameras-goal-innocent = Stało się, a ty nadal masz status „Niewinny”
stationfall-lesson-cameras-fault-filmed = Masz status „Podejrzany”: Człowiek został ogłuszony w oświetlonym sektorze, na oczach kamer. Ktoś może transmitować Dowód w tej sprawie.
stationfall-lesson-cameras-fault-sabotaged = Uszkodzony sektor nie ma akcji sektora. Teraz nikt stąd nie wyłączy kamer.
stationfall-lesson-cameras-tip = To jedyny sektor, w którym kamery mają wyłącznik.
stationfall-lesson-cameras-learned = Człowiek, który zostaje ogłuszony, ściąga na ciebie podejrzenie tylko w oświetlonym sektorze przy kamerach WŁ. Szukaj więc wyłącznika, ciemnego sektora albo awarii zasilania.

stationfall-lesson-evidence = Właściwy adres
stationfall-lesson-evidence-story =
    Żółty skrzywdził kogoś na oczach kamer i jest podejrzany. Pasażerka na gapę ma Dowód i kuca w Serwerowni, o krok od anten Tablicy kontrolnej.

    Spraw, by Żółty był winny.
stationfall-lesson-evidence-goal-guilty = Żółty jest winny
stationfall-lesson-evidence-fault-news = Media drukują artykuł i nikt nie idzie do sądu. Dowód skazuje pod drugim adresem.
stationfall-lesson-evidence-fault-copied = Sama kopia nikogo nie skazuje. Trzeba ją transmitować, a miejsce jest właściwe.
stationfall-lesson-evidence-tip = Jeden krok i jedna transmisja. Instytucje są dwie i tylko w jednej są sędziowie.
stationfall-lesson-evidence-learned = Dowód transmitowany do Władz czyni winnymi wszystkich innych podejrzanych graczy, a winni prawie nigdy nie wygrywają. Uważaj, gdy to ty masz status „Podejrzany”, a Dowód mają inni.

# Dane i systemy

stationfall-lesson-jammers = Słówko na osobności
stationfall-lesson-jammers-story =
    Zesłaniec ma Dowód, a jego kopię ma dostać Inżynier w Reaktorze. Ale zagłuszacze są WŁ., a Inżynier jest daleko. Inni też chętnie coś skopiują, więc nie zostawiaj zagłuszaczy WYŁ.

    Zesłaniec siedzi w Serwerowni przy pulpicie sterowniczym i ma zdolność **Haker**.
stationfall-lesson-jammers-goal-copied = Inżynier ma Dowód
stationfall-lesson-jammers-goal-on = Inżynier ma Dowód, a zagłuszacze są włączone
stationfall-lesson-jammers-fault-cyborg = Ta kopia trafiła do Cyborga, który był najbliżej. Gdy zagłuszacze są WŁ., nikt dalej jej nie dostanie, więc zacznij od zagłuszaczy.
stationfall-lesson-jammers-fault-free = Darmowa akcja sterownicza Hakera jest zamiast darmowego podniesienia lub upuszczenia. Już jej nie ma, a do zrobienia są trzy rzeczy.
stationfall-lesson-jammers-fault-left-off = Kopia dotarła, ale zagłuszacze nadal są WYŁ., a akcji już nie ma.
stationfall-lesson-jammers-tip = WYŁ., kopia, WŁ.: to trzy rzeczy. Jedna z nich jest dla Hakera za darmo.
stationfall-lesson-jammers-learned = Gdy zagłuszacze są WŁ., Dane można kopiować tylko w tym samym sektorze; gdy są WYŁ., każdemu, kto nie uciekł. Włącza i wyłącza się je przy pulpicie sterowniczym.

stationfall-lesson-blackout = O jeden wyłącznik za daleko
stationfall-lesson-blackout-story =
    Jesteś Ryzykantką i punktujesz, jeśli Projekt X wydostanie się na wolność. Ogniwa paliwowe są już uszkodzone, stacja działa na zasilaniu awaryjnym. Mechaniczka stoi w Węźle rufowym z Bronią obuchową.

    Zgaś światło na dobre.
stationfall-lesson-blackout-goal-blackout = Nastał brak zasilania
stationfall-lesson-blackout-goal-released = Projekt X jest na wolności
stationfall-lesson-blackout-fault-hub = Węzeł rufowy nie generuje energii, więc jego uszkodzenie nic nie zmienia. Poszukaj na planszy błyskawicy.
stationfall-lesson-blackout-fault-attacked = Biedny Medyk. Broni obuchowej można użyć także na sektor, i o to chodziło.
stationfall-lesson-blackout-tip = Energię generują trzy sektory, a jeden jest już zniszczony. Następny jest tuż za ścianą.
stationfall-lesson-blackout-learned = Jeden uszkodzony sektor generujący energię to zasilanie awaryjne, dwa to brak zasilania: wszędzie ciemno, pulpity sterownicze i większość akcji sektora nie działają, Projekt X jest uwolniony, a rozkaz opuszczenia statku aktywny.

stationfall-lesson-antimatter = Najcięższy bagaż
stationfall-lesson-antimatter-story =
    Jesteś Inżynierem i punktujesz, jeśli Antymateria zostanie zdetonowana na pokładzie. Unosi się w Pułapce magnetycznej, za kłódką i tam, gdzie nie ma powietrza. Inżynier jest tuż obok, w Reaktorze: Oficer w Hełmie.

    Uzbrój Antymaterię i zatrzymaj ją na pokładzie.
stationfall-lesson-antimatter-goal-armed = Antymateria jest uzbrojona
stationfall-lesson-antimatter-goal-aboard = Jest uzbrojona i nie opuściła stacji
stationfall-lesson-antimatter-fault-jettisoned = Jest uzbrojona, ale w Przestrzeni kosmicznej, gdzie najwyżej wgniecie kadłub. Twój cel chce jej na pokładzie.
stationfall-lesson-antimatter-fault-inside = Nic nie jest jeszcze uzbrojone. Stanie się to, gdy tylko Antymateria opuści Pułapkę magnetyczną.
stationfall-lesson-antimatter-tip = Do środka, darmowe podniesienie i z powrotem. Liczy się dopiero na zewnątrz.
stationfall-lesson-antimatter-learned = Wyniesienie Antymaterii z Pułapki magnetycznej uzbraja ją i aktywuje rozkaz opuszczenia statku. Za cztery minuty albo przy Upadku stacji nastąpi detonacja: na pokładzie kończy ona grę.

# Kapsuły

stationfall-lesson-timed-launch = Odlot według rozkładu
stationfall-lesson-timed-launch-story =
    Rozkaz opuszczenia statku już padł. Terapeuta stoi z Artefaktem w Śluzie rufowej. Houdini jest pełna, Alcatraz odleciała, a dwie kapsuły są puste: McQueen i Hail Mary.

    Wejdź do kapsuły, która może lecieć, i nastaw jej zegar.
stationfall-lesson-timed-launch-goal-aboard = Terapeuta jest w kapsule McQueen
stationfall-lesson-timed-launch-goal-marker = Twój znacznik czasu leży na kapsule McQueen
stationfall-lesson-timed-launch-fault-hail-mary = Hail Mary jest uszkodzona. Nikt nie nastawi jej zegara, a kto ją wystrzeli, ten ją rozbije.
stationfall-lesson-timed-launch-fault-houdini = Ryzykantka i Astroszympans dziękują i machają. Wystrzelenie z sektora wysyła innych; ty nadal tu jesteś.
stationfall-lesson-timed-launch-tip = Opóźnione wystrzelenie nastawia się w kapsule. Pęknięty róg oznacza uszkodzenie.
stationfall-lesson-timed-launch-learned = Opóźnione wystrzelenie, nastawione od środka, nie wymaga nikogo innego. Kapsuła odlatuje na końcu twojej następnej tury, ze wszystkimi, którzy wtedy w niej są.

stationfall-lesson-section-launch = Szczęśliwej podróży
stationfall-lesson-section-launch-story =
    Jesteś Terapeutą i punktujesz, jeśli Artefakt ucieknie, obojętnie z kim. Nieznajomy siedzi z nim w kapsule Houdini i mógłby jeszcze wysiąść. Zesłaniec jest w Reaktorze i pracuje dla ciebie.

    Dopilnuj, by Artefakt odleciał natychmiast.
stationfall-lesson-section-launch-goal-artifact = Houdini odleciała z Nieznajomym i Artefaktem
stationfall-lesson-section-launch-fault-alcatraz = Alcatraz odleciała, z Ryzykantką. Wystrzelenie z sektora wysyła jedną kapsułę, a Artefakt jest w innej.
stationfall-lesson-section-launch-fault-aboard = Od środka Zesłaniec może tylko nastawić zegar, a na to nie ma już akcji. Przycisk wystrzelenia z sektora jest na zewnątrz, tam gdzie kapsuła jest połączona ze stacją.
stationfall-lesson-section-launch-tip = Wszystkie tutejsze kapsuły są połączone ze Śluzą rufową. Przycisk w niej wysyła dowolną kapsułę z pasażerami.
stationfall-lesson-section-launch-learned = Wystrzelenie z sektora od razu wysyła jedną kapsułę z pasażerami, z sektora, z którym jest połączona. Pasażerów nikt nie pyta o zdanie.

stationfall-lesson-bridge-launch = Wszyscy w drogę
stationfall-lesson-bridge-launch-story =
    Jesteś Kapitanem stacji i punktujesz za Ludzi, którzy uciekną. Troje z nich siedzi w kapsułach Alcatraz i McQueen i czeka. Kapitan stacji jest na Mostku, a rozkazu opuszczenia statku nikt jeszcze nie wydał.

    Wyślij obie kapsuły, niczego przy tym nie uzbrajając ani nie uwalniając.
stationfall-lesson-bridge-launch-goal-abandon = Rozkaz opuszczenia statku jest aktywny, a poza tym panuje spokój
stationfall-lesson-bridge-launch-goal-pods = Alcatraz i McQueen odleciały
stationfall-lesson-bridge-launch-fault-armed = Samozniszczenie też aktywuje rozkaz opuszczenia statku, ale uzbraja Antymaterię. Jest spokojniejszy rozkaz.
stationfall-lesson-bridge-launch-fault-released = To aktywowało rozkaz opuszczenia statku, ale i wypuściło Projekt X. Jest spokojniejszy rozkaz.
stationfall-lesson-bridge-launch-fault-left = Kapsuły wystrzeliwuje się z Mostka. Wystarczyłaby jeszcze jedna akcja.
stationfall-lesson-bridge-launch-tip = Dwa rozkazy Oficera na Mostku. Pierwszy umożliwia drugi.
stationfall-lesson-bridge-launch-learned = Wystrzelenie z Mostka przez Oficera wysyła naraz wszystkie gotowe kapsuły z pasażerami. Rozkaz opuszczenia statku musi być już aktywny.

# Wpływy i naciski

stationfall-lesson-influence = Kwestia większości
stationfall-lesson-influence-story =
    Inżynier ma wielu przyjaciół: na jego karcie leżą trzy znaczniki wpływu Niebieskiego, dwa Żółtego i jeden twój. Chcesz go teraz aktywować, a każdy położony znacznik może na końcu kosztować punkt.

    Przejmij Inżyniera, kładąc jak najmniej znaczników wpływu.
stationfall-lesson-influence-goal-activated = Aktywujesz Inżyniera
stationfall-lesson-influence-goal-cubes = Wystarczyło tyle znaczników wpływu, ile trzeba, i ani jednego więcej
stationfall-lesson-influence-fault-many = To więcej, niż trzeba. Nikt nie może mieć tam więcej znaczników wpływu od ciebie, ale tyle samo nie szkodzi.
stationfall-lesson-influence-fault-few = Niebieski nadal ma na karcie Inżyniera więcej znaczników wpływu od ciebie, a wpływasz tylko raz w turze.
stationfall-lesson-influence-fault-other = Te znaczniki wpływu leżą na karcie kogoś innego. Jedna postać na turę i koniec.
stationfall-lesson-influence-tip = Remis wystarczy, i to obu stronom.
stationfall-lesson-influence-learned = Postać jest twoim wspólnikiem, jeśli na jej karcie masz znacznik wpływu i nikt nie ma ich tam więcej. Przy remisie może ją aktywować każdy, kto ma ich tyle samo.

stationfall-lesson-bribe = Drobna przysługa
stationfall-lesson-bribe-story =
    Astroszympans działa dla ciebie w Kuchni, daleko od wszystkiego. Inżynier jest na Mostku i słucha Niebieskiego, który ma na jego karcie pięć znaczników wpływu. Chcesz uwolnić kapsuły i wciąż masz swoją łapówkę.

    Niech Inżynier wyda rozkaz opuszczenia statku.
stationfall-lesson-bribe-goal-bribed = Twoja łapówka leży na karcie Inżyniera
stationfall-lesson-bribe-goal-order = Inżynier wydał rozkaz opuszczenia statku
stationfall-lesson-bribe-fault-other = Łapówka trafiła do kogoś, kogo nie ma na Mostku. Masz tylko jedną.
stationfall-lesson-bribe-fault-stepped = Łapówka kupuje jedną akcję, a ta poszła na spacer. Inżynier był akurat tam, gdzie potrzebny był Oficer.
stationfall-lesson-bribe-fault-drastic = Kapsuły są wolne, ale przy okazji zaczęło się coś o wiele gorszego. Po prostu wydaj rozkaz.
stationfall-lesson-bribe-tip = Podczas aktywacji wspólnika możesz użyć łapówki, by wykonać jedną akcję dowolną PN. Znaczniki wpływu nie mają znaczenia.
stationfall-lesson-bribe-learned = Łapówka kupuje jedną akcję dowolną PN albo, za zgodą jej gracza, PG. Nieużyta jest warta punkt, a na karcie PG innego gracza daje punkt temu graczowi.

stationfall-lesson-kompromat = Wiem coś o tobie
stationfall-lesson-kompromat-story =
    Minuta 2. Astroszympans stoi z Walizką przed kapsułą McQueen, a zegar nastawiony teraz mógłby zadziałać za późno. Jest tu też Kapitan stacji, po stronie Niebieskiego. Ale na ręce masz **kompromitujące materiały** na Kapitana stacji.

    Ucieknij w tej turze.
stationfall-lesson-kompromat-goal-escaped = McQueen odleciała z Astroszympansem
stationfall-lesson-kompromat-fault-later = Zegar jest nastawiony na następną minutę. Do tego czasu może się zjawić każdy; użyj tego, co masz na ręce.
stationfall-lesson-kompromat-fault-alcatraz = Kapitan stacji wystrzelił niewłaściwą kapsułę, a materiałów można użyć tylko raz. Ryzykantka jest zachwycona.
stationfall-lesson-kompromat-fault-stepped = Kompromitujące materiały poszły na spacer. Kupują jedną akcję, a ktoś musi nacisnąć przycisk.
stationfall-lesson-kompromat-tip = Najpierw wsiądź. Potem ktoś z zewnątrz musi wystrzelić kapsułę.
stationfall-lesson-kompromat-learned = Raz w turze kompromitujące materiały dają ci jedną akcję postacią, na którą są, także twoją własną. Gracz, do którego należy PG, może odmówić i staje się przez to podejrzany.

stationfall-lesson-renegotiate = Remanent
stationfall-lesson-renegotiate-story =
    Twój znacznik aktywacji wciąż leży na karcie Inżyniera, który jest przez to wyczerpany. Dwa twoje znaczniki wpływu leżą na karcie Ryzykantki, a ona sama leży ogłuszona w Wylocie dziobowym.

    Nie ma nic pilnego do roboty. Odzyskaj znacznik aktywacji i jeden znacznik wpływu z karty Ryzykantki.
stationfall-lesson-renegotiate-goal-disc = Znacznik aktywacji znów jest u ciebie
stationfall-lesson-renegotiate-goal-cube = Jeden twój znacznik wpływu wrócił z karty Ryzykantki
stationfall-lesson-renegotiate-fault-activated = Inżynier jest wyczerpany i ma tylko jedną akcję, a znacznik aktywacji zostaje na jego karcie. To była tura na remanent.
stationfall-lesson-renegotiate-fault-kept = Znacznik aktywacji wrócił, ale oba znaczniki wpływu nadal leżą na karcie Ryzykantki, gdzie nic ci nie dają.
stationfall-lesson-renegotiate-tip = Renegocjując, możesz też cofnąć jeden znacznik wpływu. Z której postaci, wybierasz ty.
stationfall-lesson-renegotiate-learned = Renegocjacja kosztuje aktywację, ale zwraca znacznik aktywacji i jeden znacznik wpływu, nawet z karty kogoś ogłuszonego. W następnej turze nikt nie jest wyczerpany.

# Kim jesteś

stationfall-lesson-reveal = Oto ja
stationfall-lesson-reveal-story =
    W tajemnicy jesteś Astroszympansem. Niebieski ma na jego karcie trzy znaczniki wpływu, ty dwa, więc Astroszympans słucha Niebieskiego. Do kapsuły McQueen są trzy kroki.

    Odbierz, co twoje, i jeszcze w tej turze wsiądź do kapsuły McQueen.
stationfall-lesson-reveal-goal-revealed = Wszyscy już wiedzą: jesteś Astroszympansem
stationfall-lesson-reveal-goal-aboard = Astroszympans jest w kapsule McQueen
stationfall-lesson-reveal-fault-influenced = Przebicie Niebieskiego dużo kosztuje, a po nim w tej turze jest za późno na ujawnienie. Najpierw się ujawnij.
stationfall-lesson-reveal-fault-schroedinger = Karta Astroszympansa poszła do kosza i jesteś teraz kimś innym. To bywa sprytne, ale nie dziś.
stationfall-lesson-reveal-fault-long-way = Przez Warsztat droga jest o krok za długa. Astroszympans to Szczur tunelowy.
stationfall-lesson-reveal-tip = Ujawniony Astroszympans ma moc **Dziecko nieważkości**: jeden darmowy krok do sektora bez grawitacji. Z Kuchni prowadzi do takiego szyb wentylacyjny.
stationfall-lesson-reveal-learned = Po ujawnieniu zawsze dowodzisz swoją PG, dopóki jest przytomna; twoje znaczniki wpływu z jej karty wracają, a wszystkie inne trafiają na pole zdrady. I masz jej moc ujawnienia.

stationfall-lesson-schroedinger = Ryzykantka? Pierwsze słyszę
stationfall-lesson-schroedinger-story =
    Ryzykantka była twoją tajną tożsamością i już jej nie ma. Astroszympans, twoja postać dodatkowa, siedzi w kapsule McQueen z Walizką i Bronią palną, a właśnie tego Astroszympansowi trzeba.

    Bądź Astroszympansem i nastaw zegar kapsuły.
stationfall-lesson-schroedinger-goal-revealed = Jesteś Astroszympansem
stationfall-lesson-schroedinger-goal-marker = Twój znacznik czasu leży na kapsule McQueen
stationfall-lesson-schroedinger-fault-daredevil = Teraz wszyscy wiedzą, że twoją tożsamością jest Ryzykantka, która nie ma już jak zdobyć punktów.
stationfall-lesson-schroedinger-fault-influenced = Wpływanie następuje po ujawnieniu, więc na ujawnienie jest w tej turze za późno. A Astroszympans nie potrzebuje znaczników wpływu, gdy jest tobą.
stationfall-lesson-schroedinger-tip = Możesz odrzucić tajną tożsamość bez pokazywania jej i ujawnić się jako postać dodatkowa.
stationfall-lesson-schroedinger-learned = Ujawnienie Schrödingera zamienia przegraną sprawę na lepszą. Cena: nie ma już postaci dodatkowej, która dałaby ci punkty.

stationfall-lesson-agenda = Co się liczy
stationfall-lesson-agenda-story =
    Minuta 1. Twój znacznik czasu leży na kapsule McQueen, która odlatuje na końcu twojej tury. Astroszympans dostaje 3 punkty za ucieczkę, a jeśli ucieknie, po 2 za Walizkę, Artefakt i Broń palną.

    Broń palna leży w Śluzie rufowej, Walizka w Kuchni, a Nanożel tutaj, w Reaktorze. Weź, co się da, i wsiądź.
stationfall-lesson-agenda-goal-escaped = McQueen odleciała z Astroszympansem
stationfall-lesson-agenda-goal-gun = Astroszympans ma w kapsule Broń palną
stationfall-lesson-agenda-fault-missed = McQueen odleciała bez Astroszympansa. Rzędy z „+” liczą się tylko wtedy, gdy liczy się rząd nad nimi, więc bez ucieczki cały bagaż jest nic niewart.
stationfall-lesson-agenda-fault-no-gun = Astroszympans uciekł, to 3 punkty. Broń palna leżała po drodze i dałaby jeszcze 2.
stationfall-lesson-agenda-tip = Do kapsuły są dwa kroki, więc zostaje tylko darmowe podniesienie. Która rzecz po drodze jest w twoim celu? Potem zakończ turę.
stationfall-lesson-agenda-learned = Najpierw czytaj rzędy bez „+”: na nich opierają się pozostałe. Potem sprawdź, co leży po drodze.
