# Stationfall: samouczek

## Przygotowanie i ograniczenia

stationfall-player-lindsey = Lindsey
    .gen = Lindsey
    .dat = Lindsey
    .acc = Lindsey
    .ins = Lindsey
    .loc = Lindsey
    .gender = f
stationfall-option-tutorial = Samouczek z Zasad wprowadzających, z Lindsey na miejscu 0: `first` albo `second`, zależnie od tego, który raz grasz. Ma własne przygotowanie: cztery miejsca, zestaw z samouczka, bez drużyn, botów i pakietów.
stationfall-tutorial-seats = Liczba miejsc w samouczku to { $wanted }: Lindsey i troje graczy. Tutaj jest ich { $seats }.
stationfall-tutorial-alone = Samouczek ma własne przygotowanie: zostaw opcję „{ $option }” bez zmian.
stationfall-tutorial-cast = „{ $key }”: w samouczku gra dwanaście postaci z zestawu samouczka.
stationfall-not-lindsey-cubes = Na razie zostaw { FORM($card, case: "acc") } Lindsey: w tej minucie samouczka nikt inny nie kładzie na tej karcie znaczników wpływu.
stationfall-not-lindsey-reveal = Jeszcze nie: w tej minucie samouczka nikt nie ujawnia się jako postać, której potrzebuje Lindsey.
stationfall-not-lindsey-helmet = Zostaw ten Hełm Lindsey: przyjdzie po niego w następnej minucie samouczka.

## Rozdziały

stationfall-tutorial-chapter-start = Przed alarmem
stationfall-tutorial-chapter-13 = Minuta 13: Wspólnicy
stationfall-tutorial-chapter-12 = Minuta 12: Rzeczy i talenty
stationfall-tutorial-chapter-11 = Minuta 11: Sektory, które pracują
stationfall-tutorial-chapter-10 = Minuta 10: Wielkie zagranie
stationfall-tutorial-chapter-9 = Minuta 9: Maski opadają
stationfall-tutorial-chapter-8 = Minuta 8: Kto jeszcze stoi
stationfall-tutorial-chapter-7 = Minuta 7: Co kto wie
stationfall-tutorial-chapter-free = Minuta 9 i dalej: Twoja gra
stationfall-tutorial-chapter-finish = Minuta 6 i dalej: Twoja gra
stationfall-tutorial-chapter-end = Upadek stacji

## Przed alarmem

stationfall-tutorial-new-station = Do upadku stacji zostało **13 minut**. W tajemnicy jesteś jedną z dwunastu postaci na pokładzie.
stationfall-tutorial-new-people = W tajemnicy każdy z was jest jedną z dwunastu postaci na pokładzie. To wasza **tajna tożsamość**, a jej **cel** mówi, co przynosi punkty. Druga karta to **postać dodatkowa**: przyjaciel, który powinien uciec, albo nieprzyjaciel, który na końcu powinien być ogłuszony.
stationfall-tutorial-new-turn = **Minuta** to runda: każdy ma w niej jedną turę. Po ostatniej stacja spłonie. To **Upadek stacji** i dopiero wtedy liczy się punkty. Tura ma cztery części. Możesz **ujawnić się**, możesz położyć **znaczniki wpływu** na karcie jednej postaci, potem **aktywujesz** postać i wykonujesz nią akcje, a na koniec dzieje się to, na co przyszła pora. Żeby zacząć, nie trzeba wiedzieć więcej.
stationfall-tutorial-lindsey-start = Czwarty gracz to Lindsey. Gra w **otwarte karty** i na bieżąco objaśnia, co robi: jest Inżynierem, a jej postać dodatkowa to Kapitan stacji, jej nieprzyjaciel. Zawsze ma pierwszą turę. Nie da się jej przekupić ani szantażować.
stationfall-tutorial-you-choose = Wybierz, kim jesteś: karta mówi, co da punkty. Druga karta to twoja **postać dodatkowa**: przyjaciel do ocalenia albo nieprzyjaciel, z którym masz porachunki. Każdą można wygrać.
stationfall-tutorial-goal-chosen = Wybierz swoją tajną tożsamość

## Minuta 13

stationfall-tutorial-new-conspirators = Jesteś jedną osobą, ale działasz przez wiele innych. Połóż co najmniej jeden z ośmiu **znaczników wpływu** na karcie postaci, na której nikt nie ma ich więcej, a będzie ona twoim **wspólnikiem**. Remis wystarczy, więc dwoje graczy może mieć tego samego wspólnika. Działać może tylko wspólnik **przytomny**, a na początku przytomni są wszyscy.
stationfall-tutorial-new-activation = Żeby działać, połóż swój **znacznik aktywacji** na jednym ze wspólników. Daje to **dwie akcje**, a oprócz nich jedno **darmowe** podniesienie lub upuszczenie. To nie musi być postać, na którą właśnie wpływasz.
stationfall-tutorial-new-exhaustion = Jeśli na początku twojej tury na karcie leży już jakiś znacznik aktywacji, cudzy albo twój własny, postać jest **wyczerpana** i ma dla ciebie tylko **jedną** akcję. Dlatego opłaca się mieć więcej niż jednego wspólnika.
stationfall-tutorial-new-step = **Krok** przenosi postać korytarzem do następnego sektora. To akcja, którą będziesz wykonywać najczęściej.
stationfall-tutorial-new-items = **Podniesienie** zabiera Przedmiot, który leży w tym samym sektorze. Przedmioty należą do postaci, która je niesie, a większość postaci uniesie trzy.
stationfall-tutorial-new-kompromat = **Kompromitujące materiały** są inne: to teczka na jedną postać i ktokolwiek ją podniesie, trafia na **twoją** rękę. Później kupisz za nią akcję tą postacią. Tylko ty wiesz, co masz.
stationfall-tutorial-new-contamination = Kto wchodzi do Laboratorium biologicznego, zostaje **skażony**. Zajmuje to miejsce na Przedmiot i tu na górze nie szkodzi w żaden inny sposób, ale dla niejednego celu liczy się, czy skażenie dotrze na Ziemię.
stationfall-tutorial-new-space = **Przestrzeń kosmiczna** to osobny sektor. Postaci wychodzą tam i wracają śluzami, o ile pozwalają na to strzałki, po jednej akcji w każdą stronę, więc spacer na zewnątrz to skrót z jednego końca stacji na drugi. Człowiek potrzebuje tam **Hełmu**, jak w każdym sektorze z niebezpieczeństwem.
stationfall-tutorial-lindsey-13-aim = Inżynier nie chce, by cokolwiek z tej stacji dotarło na Ziemię. Lindsey punktuje, jeśli **Antymateria** zostanie zdetonowana na pokładzie i jeśli nie ucieknie nikt skażony. Antymateria wyniesiona z Pułapki magnetycznej sama się uzbraja i po czterech minutach zostaje zdetonowana.
stationfall-tutorial-lindsey-13-way = Leży za **kłódką**, tam, gdzie nie ma powietrza. **Oficer** otwiera kłódki po drodze, a Inżynier jest Oficerem, ale wysłanie go zdradziłoby wszystkim, kim jest Lindsey. Kapitan stacji też jest Oficerem. Brakuje mu tylko Hełmu.
stationfall-tutorial-say-13-cube = „Wystarczy jeden znacznik wpływu, by Kapitan stacji był moim wspólnikiem, dopóki nikt nie ma ich na jego karcie więcej.”
stationfall-tutorial-say-13-activate = „Na jego karcie nie leży żaden znacznik aktywacji, więc ma dwie akcje, a do tego darmowe podniesienie.”
stationfall-tutorial-say-13-kompromat = „O, tu leżą kompromitujące materiały. Biorę je darmowym podniesieniem: nie kosztuje to akcji, a kto wie, do czego się przydadzą. Na Astroszympansa! Mógłby przynieść nam Hełm.”
stationfall-tutorial-say-13-step = „Chciałam wziąć Hełm z Magazynu, ale Astroszympans zrobi to lepiej. Kapitan stacji idzie tam, gdzie Hełm będzie potrzebny: najpierw do Węzła rufowego…”
stationfall-tutorial-say-13-reactor = „… i dalej do Reaktora, tuż obok Antymaterii. Nikt jeszcze nie odgadnie, czego on tam szuka.”
stationfall-tutorial-say-end = „To była moja tura.”
stationfall-tutorial-you-13 = Teraz ty. Połóż **jeden znacznik wpływu** na karcie dowolnej postaci, **aktywuj** ją i wykonaj dwie akcje: kroki i podniesienia, jak chcesz.
stationfall-tutorial-you-13-free = Rozejrzyj się, gdzie leżą kompromitujące materiały. Jeśli twoja postać będzie przechodzić obok, weź je darmowym podniesieniem: przed akcjami, między nimi albo po nich.
stationfall-tutorial-limit-cubes = Nie kładź jeszcze znaczników wpływu na kartach tych postaci: **Kapitan stacji**, **Pasażerka na gapę**, **Astroszympans**. Będą potrzebne Lindsey.
stationfall-tutorial-limit-helmet = Zostaw **Hełm w Śluzie rufowej** tam, gdzie jest.
stationfall-tutorial-goal-conspirator = Zdobądź pierwszego wspólnika
stationfall-tutorial-goal-activated = Aktywuj wspólnika
stationfall-tutorial-goal-acted = Zrób krok albo podnieś Przedmiot
stationfall-tutorial-goal-kompromat = Znajdź kompromitujące materiały

## Minuta 12

stationfall-tutorial-new-minutes = Każdy miał turę, więc żeton minut przesuwa się dalej. Znowu zaczyna Lindsey: pierwszy gracz pozostaje pierwszym graczem.
stationfall-tutorial-new-things = Wiele akcji wymaga **Przedmiotu** albo działa z nim lepiej. Poza podniesieniem i upuszczeniem masz do wyboru **przekazanie** Przedmiotu komuś w tym samym sektorze, **rzut** otwartym korytarzem albo **kradzież**, jeśli masz broń.
stationfall-tutorial-new-manufacture = Przedmioty leżą tu i tam, niektóre postaci z jakimś zaczynają, a w niektórych sektorach możliwe jest **wytwarzanie**, tak często, jak chcesz, dopóki starcza puli żetonów.
stationfall-tutorial-new-abilities = Każda postać ma **zdolności**. Jedne dotyczą ruchu, inne przemocy, jeszcze inne zasad dla znaczników wpływu i aktywacji. Mocne tury biorą się z ich łączenia, więc obejrzyj kartę, zanim położysz na niej znacznik wpływu.
stationfall-tutorial-new-vents = Przerywane linie to **szyby wentylacyjne**. Większość postaci nie może z nich korzystać. Kto ma zdolność **Szczur tunelowy**, jak Astroszympans, robi przez nie kroki jak przez zwykły korytarz.
stationfall-tutorial-lindsey-12-aim = Kapitan stacji jest teraz wyczerpany: na jego karcie leży znacznik aktywacji samej Lindsey. Nowy wspólnik ma dwie akcje. Z kompromitującymi materiałami na Astroszympansa na ręce wybór jest prosty: Astroszympans.
stationfall-tutorial-lindsey-12-way = Za dwie minuty Astroszympans ma rzucić Kapitanowi stacji Hełm. Musi go więc mieć. W Kuchni leżą kompromitujące materiały, ale darmowe podniesienie jest tylko jedno i ma posłużyć do Hełmu.
stationfall-tutorial-say-12-cube = „Znacznik wpływu na kartę Astroszympansa. Ma zdolność Lojalność: kto zechce go potem pozyskać, musi położyć więcej znaczników, niż leży ich tam łącznie.”
stationfall-tutorial-say-12-activate = „Mój znacznik aktywacji przechodzi z karty Kapitana stacji na kartę Astroszympansa. Kapitan może odpocząć.”
stationfall-tutorial-say-12-vent = „Szybem wentylacyjnym z Kuchni prosto do Reaktora. Bez zdolności Szczur tunelowy nikt tego nie potrafi.”
stationfall-tutorial-say-12-step = „Potem korytarzem do Śluzy rufowej.”
stationfall-tutorial-say-12-helmet = „A tu jest Hełm, akurat na darmowe podniesienie. Dlatego zostawiłam materiały w Kuchni w spokoju.”
stationfall-tutorial-you-12 = Pozyskaj **nowego wspólnika** i **aktywuj** go: nie jest wyczerpany i ma dwie akcje. Poszukaj **Przedmiotu**, który mógłby ci się przydać, i podnieś go.
stationfall-tutorial-you-12-ability = Zanim wybierzesz, przeczytaj, co postać potrafi. Jeśli się złoży, wypróbuj **zdolność**: szyb wentylacyjny, kłódkę, narzędzie we właściwym miejscu.
stationfall-tutorial-limit-reveal = Nie ujawniaj się jeszcze jako **Pasażerka na gapę** ani **Astroszympans**.
stationfall-tutorial-goal-newcomer = Pozyskaj wspólnika, na którego karcie nie leżał przedtem twój znacznik wpływu
stationfall-tutorial-goal-other = Aktywuj kogoś po raz pierwszy
stationfall-tutorial-goal-item = Podnieś Przedmiot
stationfall-tutorial-goal-ability = Użyj zdolności: szyb wentylacyjny, kłódka, naprawa, słowa, które odbierają znaczniki wpływu…

## Minuta 11

stationfall-tutorial-new-section-actions = Sektory mają własne akcje: Mostek wydaje rozkazy, Drukarnia robi narzędzia, Tablica kontrolna transmituje Dane. **Akcja sektora** kosztuje jedną akcję, a postać musi być na miejscu.
stationfall-tutorial-new-damage = Sektor może być **uszkodzony**. Wtedy nie ma swoich akcji, dopóki ktoś go nie naprawi. Nie działa też reszta jego tekstu: uszkodzone Laboratorium biologiczne już nie skaża. Ciemny sektor jest nadal ciemny.
stationfall-tutorial-new-sabotage = Najprostszy sposób, by uszkodzić sektor, to **sabotaż**, akcja podstawowa dla każdego, kto ma Broń obuchową albo Broń palną. Pożar i wybuchy też to potrafią.
stationfall-tutorial-new-stowaway = **Pasażerki na gapę** nie ma jeszcze na planszy. Pierwsza akcja, którą ktokolwiek nią wykona, to krok z jej karty do **ciemnego** sektora, gdziekolwiek on jest. O takich wyjątkach mówią karty.
stationfall-tutorial-lindsey-11-aim = Nikt skażony nie może wrócić do domu. Skażenie bierze się z Laboratorium biologicznego, więc Lindsey najchętniej by je spaliła. Tuż obok, w Laboratorium chemicznym, można wytworzyć Bomby zapalające.
stationfall-tutorial-lindsey-11-way = Kapitan stacji i Astroszympans są tam, gdzie trzeba. Pasażerka na gapę może się pojawić w Wylocie dziobowym, o krok od Laboratorium chemicznego. W zwykłej grze wasze znaczniki wpływu mogłyby wylądować na kartach całej trójki i wszystko popsuć; tutaj jesteście uprzejmi.
stationfall-tutorial-say-11-cube = „Pasażerka na gapę to mój trzeci wspólnik.”
stationfall-tutorial-say-11-activate = „Jest wypoczęta: dwie akcje. Pierwszą musi wejść na pokład.”
stationfall-tutorial-say-11-enter = „Przez cały czas kryła się w Wylocie dziobowym. Jest tam ciemno, więc wolno.”
stationfall-tutorial-say-11-step = „Do Laboratorium chemicznego, gdzie wytwarza się Bomby zapalające. Na razie na tym poprzestanę.”
stationfall-tutorial-say-11-kompromat = „I kompromitujące materiały na darmowe podniesienie. Moje widzicie wszyscy; waszych ja nie widzę.”
stationfall-tutorial-you-11 = Więcej wspólników to więcej wypoczętych postaci do wyboru. Dodaj jednego, jeśli chcesz, ale znaczników wpływu nie masz bez końca, a zbyt wiele kosztuje punkty.
stationfall-tutorial-you-11-agenda = Teraz popracuj nad swoim **celem**. Przeczytaj, czego chce twoja tożsamość, i wskazówkę na jej karcie, zastanów się, kto na pokładzie mógłby wykonać pierwszą część, i niech zaczyna. To nie musi być twoja własna postać: Lindsey nawet nie tknęła jeszcze Inżyniera.
stationfall-tutorial-limit-three = Nie kładź znaczników wpływu na kartach tych postaci i nie ujawniaj się jako żadna z nich: **Kapitan stacji**, **Pasażerka na gapę**, **Astroszympans**.
stationfall-tutorial-goal-more = Pozyskaj kolejnego wspólnika
stationfall-tutorial-goal-agenda = Pracuj nad celem: spełnij coś, co daje punkty, albo zaprzęgnij do tego wypoczętego wspólnika

## Minuta 10

stationfall-tutorial-new-leverage = Dwie akcje to często za mało, a plan na trzy tury ktoś na pewno pokrzyżuje. **Kompromitujące materiały** i **łapówki** dają więcej w jednej turze: możesz użyć po jednym z każdych. Za kompromitujące materiały wykonujesz **jedną akcję postacią, na którą są**, gdziekolwiek jest na stacji i czyimkolwiek jest wspólnikiem.
stationfall-tutorial-new-bribes = **Łapówka** kupuje jedną akcję **dowolną** postacią, ale na całą grę masz tylko jedną. Nieużyta jest dla ciebie warta punkt. Użyta może być warta punkt dla kogoś innego: dla gracza, który okaże się tą postacią. Ani łapówka, ani materiały nie dają darmowego podniesienia.
stationfall-tutorial-new-antimatter = **Antymateria**, która opuszcza Pułapkę magnetyczną, jest **uzbrojona**. Zostaje zdetonowana cztery minuty później, na końcu tury tego, kto ją uzbroił. Na pokładzie od razu kończy to grę. Jeśli potrzebujesz więcej czasu, zadbaj, by do tej pory nie było jej na stacji.
stationfall-tutorial-new-abandon-ship = Uzbrojenie aktywuje też **rozkaz opuszczenia statku**: znikają wszystkie kłódki, a kapsuły mogą odlatywać. Rozkaz może też wydać Mostek, wywołuje go brak zasilania, a w minucie 1 następuje sam.
stationfall-tutorial-new-markers = **Znaczniki czasu** to umówione terminy. Na torze minut mówią, w której minucie coś się stanie, na sektorze, że stanie się w następnej, a zawsze na końcu tury gracza, do którego należą.
stationfall-tutorial-new-escape = **Ucieczka** to droga w dół, do Mezosfery, także bez przytomności. Kto uciekł, jest poza zasięgiem: żadnych znaczników wpływu, żadnych akcji. Chce tego wiele celów, chcą tego i twoi przyjaciele.
stationfall-tutorial-new-pods = Zwykłe wyjście to **kapsuła**. Każda ma limit pasażerów i mówi, na co czeka, najczęściej na rozkaz opuszczenia statku. Musi w niej być co najmniej jeden Człowiek lub Robot. Uszkodzona kapsuła też odleci, ale nikt nie dotrze na miejsce.
stationfall-tutorial-new-launches = Wystrzelić ją można na trzy sposoby. **Opóźnione wystrzelenie** włącza się w środku, a kapsuła odlatuje na końcu twojej następnej tury. **Wystrzelenie z sektora** włącza się tuż obok i działa od razu, a kto je włączył, zostaje. **Wystrzelenie z Mostka** należy do Oficera na Mostku i wysyła wszystkie gotowe kapsuły.
stationfall-tutorial-new-in-time = Nie licz na minutę 0: w dwóch przypadkach na trzy jej nie ma. Jeśli chcesz odlecieć, włączając wystrzelenie od środka, postaraj się o rozkaz opuszczenia statku przed minutą 1.
stationfall-tutorial-lindsey-10-aim = Z Reaktora to krok do środka, podniesienie i krok z powrotem: trzy akcje, a Kapitan stacji ma dwie. Jego darmowe podniesienie jest potrzebne do Hełmu. Lindsey używa więc tego, co ma odłożone, i robi wszystko naraz, zanim ktokolwiek się domyśli.
stationfall-tutorial-lindsey-10-sum = Nie kładzie nigdzie znaczników wpływu. Kompromitujące materiały: jedna akcja Astroszympansem. Aktywacja: dwie akcje Kapitanem stacji i darmowe podniesienie. Łapówka: jeszcze jedna. **Pięć rzeczy w jednej turze** i prawie nic na później.
stationfall-tutorial-lindsey-10-film = Śluza rufowa. Astroszympans wisi głową w dół na poręczy i patrzy na Hełm w swoich dłoniach, a potem na otwarty korytarz. Głos w jego uchu wspomina o fotografii, której nikt nigdy nie miał zobaczyć. Rzuca. Hełm obraca się powoli przez czterdzieści metrów półmroku, a w Reaktorze unosi się dłoń i chwyta go w locie. Kapitan stacji nie zwalnia; uszczelka zatrzaskuje się na szyi w tej samej chwili, gdy karta dotyka kłódki. Za drzwiami nie słychać już nic. Oburącz podnosi pojemnik z kołyski, tak jak podnosi się dziecko, i przez moment się waha. Potem przypomina sobie kopertę i to, za co nią zapłacono. Jedno odepchnięcie piętą i szybuje z powrotem za próg. Na pojemniku zapala się czerwona lampka. Na całej stacji drzwi, które były zamknięte, stają otworem.
stationfall-tutorial-say-10-activate = „Znowu Kapitan stacji. Mój znacznik aktywacji był tymczasem na innych kartach, więc Kapitan jest wypoczęty.”
stationfall-tutorial-say-10-kompromat = „Teraz używam kompromitujących materiałów na Astroszympansa. Dają mi jedną akcję nim, poza dwiema Kapitana stacji.”
stationfall-tutorial-say-10-throw = „Rzuca Hełm korytarzem do Reaktora.”
stationfall-tutorial-say-10-helmet = „Kapitan stacji łapie: to jego darmowe podniesienie. Teraz może oddychać wszędzie.”
stationfall-tutorial-say-10-containment = „Pierwsza akcja: do Pułapki magnetycznej. Jest Oficerem, więc kłódka się otwiera i znika.”
stationfall-tutorial-say-10-antimatter = „Druga akcja: podnosi Antymaterię. Dopóki zostaje tu w środku, nic się nie dzieje.”
stationfall-tutorial-say-10-bribe = „Akcji już nie ma, więc wręczam mu łapówkę. Gdyby Kapitanem stacji było któreś z was, dałoby to wam punkt.”
stationfall-tutorial-say-10-arm = „I na zewnątrz. Antymateria jest uzbrojona: zostanie zdetonowana w minucie 6, na końcu mojej tury. Opuścić statek!”
stationfall-tutorial-you-10 = Zatrzymaj się i pomyśl: wiele się zmieniło. Zostały cztery minuty, chyba że ktoś usunie Antymaterię ze stacji; wszystkie kłódki są otwarte; kapsuły mogą odlatywać. Przeczytaj jeszcze raz swój cel i zastanów się, co zdążysz zrobić.
stationfall-tutorial-you-10-kompromat = Jeśli masz **kompromitujące materiały**, użyj ich w tej turze, choćby po to, by zobaczyć, co daje trzecia akcja. Najpierw kogoś aktywuj; materiały dochodzą do tego.
stationfall-tutorial-limit-stowaway = Nie kładź znaczników wpływu na karcie tej postaci: **Pasażerka na gapę**. Wszyscy inni są teraz wolni, także Kapitan stacji ze swoją Antymaterią.
stationfall-tutorial-goal-spent = Użyj kompromitujących materiałów

## Za pierwszym razem, od minuty 9

stationfall-tutorial-new-free = Odtąd to zwykła gra i wiesz już dość, by w nią grać. Kończy się, gdy Antymateria zostanie zdetonowana na pokładzie albo gdy skończą się minuty. Jest jeszcze czego się uczyć, o ujawnieniu, pożarach, przemocy i Danych: zagraj w tym celu w samouczek po raz drugi albo zajrzyj do zasad, gdy będzie trzeba.
stationfall-tutorial-lindsey-free = Lindsey nie ma już skryptu. Trzyma się dwóch zamiarów: nikt skażony nie ucieknie, a Antymateria zostanie zdetonowana na pokładzie. Jeśli nadal niesie ją Kapitan stacji, to tam trzeba jej szukać.
stationfall-tutorial-lindsey-lines = W każdej turze realizuje pierwszą z **trzech linii**, którą może. Pierwsza: ktoś jest skażony, a Mechaniczka ma broń, więc Mechaniczka rusza za najbliższym z nich i go ogłusza. Druga: Kapitan stacji, z jednym znacznikiem wpływu więcej, niż trzeba, ucieka przed wszystkimi. Trzecia: Lindsey cofa znacznik aktywacji oraz jeden znacznik wpływu i czeka.
stationfall-tutorial-you-free = Nic nie jest już zabronione. Zdobądź jak najwięcej punktów: najpierw cel, potem postać dodatkowa.
stationfall-tutorial-you-free-end = Potrzebujesz więcej czasu niż do minuty 6? W takim razie ktoś musi odebrać Kapitanowi stacji Antymaterię i wynieść ją przez śluzę albo wywieźć kapsułą. Nie potrzebujesz? To sprawdź, kto jeszcze czeka na miejsce.

## Minuta 9

stationfall-tutorial-new-reveal = Na początku tury możesz **ujawnić się**. Wykładasz kartę, a twoja tożsamość staje się twoją **PG**: zawsze jest twoim wspólnikiem i już nigdy niczyim innym. Twoje własne znaczniki wpływu z jej karty wracają do ciebie. Cudze trafiają na **pole zdrady** i przepadają dla ich właścicieli.
stationfall-tutorial-new-reveal-powers = Ujawnienie daje **moc ujawnienia**. Jedne działają od razu, inne na stałe, jeszcze inne to nowa akcja. Odtąd inni nadal mogą zaproponować twojej PG łapówkę albo użyć na nią kompromitujących materiałów, ale najpierw słyszysz, czego chcą, i możesz odmówić. Jeśli odmówisz przyjęcia materiałów, mając status „Niewinny”, zmieni się on na „Podejrzany”.
stationfall-tutorial-new-schroedinger = Możesz też ujawnić się jako swoja **postać dodatkowa**, co nazywa się ujawnieniem Schrödingera. Pierwsza tożsamość znika wtedy niepokazana, a postaci dodatkowej już nie masz. To wyjście, gdy twój plan legł w gruzach.
stationfall-tutorial-new-fire = **Pożar** uszkadza sektor, ogłusza w nim każdego Człowieka bez Hełmu, a pozostałych nie wpuszcza. Gasi się go przy **pulpicie sterowniczym**, w Stacji bezpieczeństwa albo w Serwerowni: pierwsze zmniejszenie niebezpieczeństwa dusi ogień i zostawia sektor bez powietrza, drugie przywraca powietrze.
stationfall-tutorial-new-suspect = Twój żeton winy stoi na polu **Niewinny**. To, co zobaczą kamery, albo odmowa przyjęcia kompromitujących materiałów przesuwa go na pole **Podejrzany**. Samo to niewiele kosztuje, ale to już pół drogi do winy.
stationfall-tutorial-new-struggle = W turze możesz położyć na karcie jednej postaci **kilka znaczników wpływu**: żeby mieć pewność co do wspólnika albo żeby komuś go odebrać. Twoja tożsamość podaje **limit wpływów**; każdy znacznik poza pulą ponad ten limit kosztuje na końcu punkt. A znaczniki na karcie kogoś, kto się ujawnia, przepadają.
stationfall-tutorial-lindsey-9-aim = Wszyscy widzieli, kto uzbroił Antymaterię, więc niewiele już jest do ukrycia. Lindsey ujawnia się jako Inżynier i używa mocy **Przeciążenie**: to znacznik czasu w dowolnym sektorze, który w oznaczonej chwili zostaje uszkodzony. Wybiera Komorę X. Uszkodzenie jej uwalnia **Projekt X**.
stationfall-tutorial-lindsey-9-fire = Mógłby teraz działać Inżynier, ale w Laboratorium chemicznym stoi Pasażerka na gapę. Jedną akcją wytwarza się tam Bombę zapalającą, drugą się nią rzuca. Czy się zapali, zależy od rzucającego, a Lindsey nie zaszła tak daleko po to, by urządzać pokaz.
stationfall-tutorial-say-9-reveal = „Jestem Inżynierem. Wszystkie wasze znaczniki wpływu, które leżały na jego karcie, są teraz na polu zdrady.”
stationfall-tutorial-say-9-overload = „Moja moc ujawnienia: Przeciążenie, w Komorze X. Zadziała na końcu mojej następnej tury.”
stationfall-tutorial-say-9-activate = „A teraz Pasażerka na gapę. Znaczników wpływu nie kładę nigdzie.”
stationfall-tutorial-say-9-firebomb = „Wytwarza Bombę zapalającą: to akcja sektora w Laboratorium chemicznym.”
stationfall-tutorial-say-9-ignite = „I do Laboratorium biologicznego z nią. Płonie. Kto wejdzie tam bez Hełmu, już nie wyjdzie.”
stationfall-tutorial-you-9 = To twój drugi raz, więc koniec z pracą domową: graj o zwycięstwo. W każdej turze pytaj, kto wie, kim jesteś, i czy już czas się ujawnić.
stationfall-tutorial-you-9-free = Odtąd wszystko i wszyscy są do dyspozycji. Lindsey nie potrzebuje już przysług.

## Minuta 8

stationfall-tutorial-new-states = Postać jest **przytomna**, **ogłuszona**, **uciekła** albo jest **unicestwiona**. Ogłuszona nie może działać, nie można jej aktywować ani na nią wpływać, ale można ją ciągnąć i może uciec kapsułą jak każdy.
stationfall-tutorial-new-attack = **Atak** ogłusza kogoś w tym samym sektorze. Wymaga Broni obuchowej albo Broni palnej. Przed Bronią obuchową chroni Ludzi Hełm; przed Bronią palną nie chroni ich nic.
stationfall-tutorial-new-rob = **Kradzież** zabiera jeden Przedmiot komuś w tym samym sektorze i wymaga tej samej broni. Komuś ogłuszonemu Przedmiot po prostu podnosisz. Rakietowe skrzydła, Antymateria i ostatni Hełm są warte walki.
stationfall-tutorial-new-revive = **Nanożel** przywraca ogłuszonym przytomność: to **ocucenie**, w tym samym sektorze. Każdy działa dwa razy. Roboty można też naprawić w Warsztacie.
stationfall-tutorial-new-annihilated = Kto jest **unicestwiony**, ten nie wróci. Dzieje się to w uszkodzonych kapsułach i w pobliżu Antymaterii. Możesz wygrać, nawet jeśli spotka to ciebie: cele często spełniają inni. A żadna postać nie zrobi tego, co na pewno od razu by ją ogłuszyło; nazywa się to instynktem samozachowawczym.
stationfall-tutorial-new-cameras = Gdy Człowiek zostaje ogłuszony w oświetlonym sektorze, a **kamery** są WŁ., podejrzenie pada na ciebie. Rób to po ciemku albo wyłącz je w Stacji bezpieczeństwa.
stationfall-tutorial-new-renegotiate = Zamiast aktywować, możesz wybrać **renegocjację**: cofnij swój znacznik aktywacji i jeden znacznik wpływu z karty kogokolwiek, kto nie uciekł. Kosztuje to turę, a opłaca się pod koniec gry, gdy znaczniki wpływu kosztowałyby punkty.
stationfall-tutorial-new-project = Na końcu tury Lindsey jej Przeciążenie uszkadza Komorę X, a **Projekt X** zostaje odkryty. Odtąd działa na końcu tury, przy większości kart na końcu **każdej** z nich. Jak i kiedy, mówi jego karta.
stationfall-tutorial-lindsey-8-aim = Dwie rzeczy mogą jeszcze pójść źle dla Lindsey: odleci ktoś skażony albo ktoś wywiezie Antymaterię. Odtąd nie ma ustalonych ruchów, tylko zasadę, co jest najpilniejsze.
stationfall-tutorial-say-line-1 = „Moja pierwsza linia: na pokładzie jest ktoś skażony, a Mechaniczka ma broń.”
stationfall-tutorial-say-line-1-go = „A więc Mechaniczka.”
stationfall-tutorial-say-line-1-step = „W stronę najbliższego.”
stationfall-tutorial-say-line-1-attack = „Nic osobistego. Nie możesz dotrzeć na Ziemię.”
stationfall-tutorial-say-line-2 = „Moja druga linia: Mechaniczka nie ma się kim zająć, więc Kapitan stacji trzyma się z daleka. Jeden znacznik wpływu więcej, niż trzeba, żebyście nie odebrali mi go zbyt łatwo.”
stationfall-tutorial-say-line-2-go = „A więc Kapitan stacji.”
stationfall-tutorial-say-line-2-step = „Byle dalej od wszystkich.”
stationfall-tutorial-say-line-3 = „Moja trzecia linia: nic nie mogę nimi zrobić, więc renegocjuję.”
stationfall-tutorial-say-answer = „To też trzeba rozstrzygnąć.”
stationfall-tutorial-you-8 = Antymateria zostanie zdetonowana w minucie 6, Projekt X jest na wolności, a pierwsze kapsuły wkrótce odlecą. Zdecyduj, czego jeszcze chcesz i od kogo.

## Minuta 7

stationfall-tutorial-new-data = **Dane** to nie Przedmiot: nie leżą na podłodze i nikomu nie zajmują rąk. Powstają w niektórych sektorach, można je **kopiować** innym, kasować, kraść albo **transmitować** z Tablicy kontrolnej do jednej z dwóch **Instytucji**: do Mediów albo do Władz.
stationfall-tutorial-new-data-kinds = **Dowód**, ze Stacji bezpieczeństwa, dotyczy winy. **Sekret X**, z Laboratorium biologicznego, pozwala obejrzeć kartę Projektu X, dopóki twój znacznik aktywacji leży na karcie kogoś, kto go ma. Inne postaci przynoszą inne Dane: asystenta, który się rozprzestrzenia, umowy, które wiążą.
stationfall-tutorial-new-guilt = Gdy tylko Dowód dotrze do **Władz**, każdy podejrzany gracz poza nadawcą staje się **winny**. Winny gracz nie może wygrać, chyba że pozwala na to jego karta albo jego PG uciekła i przy Upadku stacji dostarcza Dowód.
stationfall-tutorial-new-jammers = Dopóki **zagłuszacze** są WŁ., Dane można kopiować tylko komuś w tym samym sektorze; gdy są WYŁ., każdemu. Transmisji to nie dotyczy.
stationfall-tutorial-new-power = **Energię** generują trzy sektory. Gdy jeden z nich jest uszkodzony, kamery i zagłuszacze się wyłączają. Gdy dwa, następuje **brak zasilania**: wszędzie jest ciemno, nie działa prawie żadna akcja sektora, Projekt X zostaje uwolniony, a rozkaz opuszczenia statku aktywowany.
stationfall-tutorial-lindsey-7-aim = Inżynier może wygrać nawet ze statusem „Winny”, więc Lindsey nie przejmuje się tym, kto patrzy na Mechaniczkę. Znów trzyma się swoich trzech linii.
stationfall-tutorial-you-7 = Rozejrzyj się, kto jest podejrzany i kto mógłby transmitować Dowód na Ziemię. A potem graj dalej: od następnej minuty to już tylko wasza gra.

## Za drugim razem, od minuty 6

stationfall-tutorial-new-finish = Znasz już wszystko, z czego składa się zwykła gra. Zostały szczegóły pojedynczych sektorów i postaci, a te opowiedzą o sobie same, gdy na nie trafisz.
stationfall-tutorial-lindsey-finish = Lindsey do końca trzyma się swoich trzech linii. Jeśli na końcu jej tury w minucie 6 Antymateria nadal jest na pokładzie, następuje Upadek stacji.
stationfall-tutorial-you-finish = Graj dalej i wygraj. Pamiętaj o tym, co na końcu: nieużyta łapówka to punkt, znacznik wpływu ponad limit odbiera punkt, a kapsuły nie czekają.

## Upadek stacji

stationfall-tutorial-new-scoring = Stacja spadła. Najpierw **ujawnia się** każdy, kto jeszcze tego nie zrobił. Potem każda PG, która uciekła, może **dostarczyć** swoje Dane Mediom i Władzom. Na koniec liczy się punkty.
stationfall-tutorial-new-agenda-points = Większość punktów dają rzędy twojego **celu**. Rząd z **+** liczy się tylko wtedy, gdy spełniony jest najbliższy rząd nad nim bez plusa: za Walizkę, która została z nim na stacji, Astroszympans nie dostaje nic.
stationfall-tutorial-new-other-points = Postać dodatkowa daje punkty, jeśli przyjaciel uciekł albo jeśli nieprzyjaciel jest ogłuszony i nie uciekł. Nieużyta łapówka to punkt, podobnie każda cudza łapówka na karcie twojej PG. Każdy znacznik wpływu ponad limit wpływów odbiera jeden.
stationfall-tutorial-lindsey-end = Lindsey była Inżynierem i poza ujawnieniem mogła ani razu Inżyniera nie ruszyć. Robotę wykonali inni. W tej grze to częste i warto się tego nauczyć: pytaj, kto może to zrobić za ciebie i na kogo nie padnie podejrzenie.
stationfall-tutorial-you-remarks = Nie ma dwóch takich samych gier. Inne tożsamości przy stole i inny Projekt X to inna historia, więc z tym samym przygotowaniem warto zagrać jeszcze raz.
stationfall-tutorial-you-next-second = **W drugiej grze** wybierz tożsamość z rozmysłem i od pierwszej minuty miej plan na jej cel.
stationfall-tutorial-you-next-third = **W trzeciej grze** obserwuj innych: zgaduj, kim są, wchodź im w drogę i ukrywaj, co robisz, aż przyjdzie czas się ujawnić.
stationfall-tutorial-you-next-fourth = **Potem** szukaj tur, których nikt się nie spodziewa: rzut, szyb wentylacyjny, łapówka, kapsuła. O to w tej grze chodzi.
stationfall-tutorial-you-dossier = Zasady wszystkich sektorów i postaci są pod `rules`, a odrzucona akcja zawsze mówi, na którą z nich trafiła. Dobrej zabawy!
stationfall-tutorial-needless = To, czemu miało to służyć, już nie istnieje, więc Lindsey to sobie daruje.
