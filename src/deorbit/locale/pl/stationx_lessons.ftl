# Lekcje gry Station-X

stationx-lesson-stride = O jedno pole za daleko
stationx-lesson-stride-story =
    Twój dowódca Kosmonautów stoi na polu m20. Północny magazyn zaczyna się na polu m23: to trzy pola, a dowódca przechodzi dwa. W następnej turze będą tam Piraci.

    Masz 7 punktów energii. Dotrzyj do zaopatrzenia **w tej turze**.
stationx-lesson-stride-tip = Tura nie ma ustalonej kolejności. Co można kupić, żeby dowódca miał dłuższe nogi, i kiedy trzeba to kupić?
stationx-lesson-stride-goal-supplies = Twój dowódca wchodzi do magazynu i dobiera kartę
stationx-lesson-stride-fault-moved = Dowódca wykonał swój jedyny ruch w tej turze i stoi na zewnątrz. Szybszy dowódca zajdzie dalej tylko od początku ruchu, drugiego ruchu nie dostanie. Spróbuj jeszcze raz i najpierw wydaj energię.
stationx-lesson-stride-fault-recruit = Rekrut w twojej bazie jest daleko stąd, a był to jedyny zakup w tej turze. Spróbuj jeszcze raz i kup coś, co zaniesie dowódcę dalej.
stationx-lesson-stride-fault-other = Dobre ulepszenie, ale nie na dziś: dowódca nie będzie od niego szybszy. Spróbuj jeszcze raz z najniższą gałęzią drzewa samego dowódcy.
stationx-lesson-stride-fault-short = Dowódca wykonał swój jedyny ruch i nie ma go w magazynie. Spróbuj jeszcze raz: najpierw kup szybkość, a potem przejdź wszystkie trzy pola za jednym razem.
stationx-lesson-stride-learned = Ruchy, ataki i zakup mogą być w dowolnej kolejności, a ulepszenie działa od chwili zakupu. Zajrzyj więc do sklepu, zanim spojrzysz na mapę.

stationx-lesson-airlock = Na jednym oddechu
stationx-lesson-airlock-story =
    Kolumna Cyborgów przeciska się korytarzem od `o10` do `q10`. Ma on tlen 3, więc **jeden gracz może mieć w nim dwie żywe jednostki**, a twoi dwaj żołnierze już tam są. Za nimi czekają dowódca i droid.

    Przesuń całą kolumnę do przodu: przedni żołnierz wychodzi do sali na wschodzie, a żołnierz, dowódca i droid ustawiają się w korytarzu jeden za drugim.
stationx-lesson-airlock-tip = Każda jednostka ma jeden ruch o dwa pola, a kto stoi na drodze, musi ruszyć pierwszy. Kto w tej kolumnie nie oddycha?
stationx-lesson-airlock-goal-scout = Żołnierz stoi w sali na wschód od korytarza
stationx-lesson-airlock-goal-trooper = Żołnierz z pola o10 przesunął się na q10
stationx-lesson-airlock-goal-commander = Dowódca jest na polu p10
stationx-lesson-airlock-goal-droid = Droid jest na polu o10
stationx-lesson-airlock-fault-retreat = To zrobiło miejsce, ale w złą stronę: ten żołnierz jest już po ruchu i stoi teraz za kolumną. Spróbuj jeszcze raz, od przodu.
stationx-lesson-airlock-fault-stopped = Żołnierz zatrzymał się w pół drogi i teraz dla kogoś zabraknie pola. Gdy tylko przedni odejdzie, do przejścia są dwa pola: wykorzystaj oba.
stationx-lesson-airlock-fault-scout = Ten żołnierz nadal jest w korytarzu i nadal w nim oddycha, więc nikt żywy nie może wejść. Spróbuj jeszcze raz i wyprowadź go z korytarza.
stationx-lesson-airlock-fault-commander = Dowódca jest po ruchu i nie stoi na polu p10. Dopóki w korytarzu są dwie twoje żywe jednostki, nie może przez niego nawet przejść; niech najpierw wyjdzie przedni żołnierz, a potem przejdź dwa pola. Mijać własnego żołnierza wolno.
stationx-lesson-airlock-fault-droid = Droid jest po ruchu i nie stoi na polu o10. Tlenu nie potrzebuje, ale wolnego pola tak. Niech pozostali ruszą przed nim.
stationx-lesson-airlock-learned = Sala daje każdemu graczowi najwyżej połowę swojego tlenu, zaokrągloną w górę, i dotyczy to każdego kroku po drodze. Droidy się nie liczą: zajmują ostatnie pole.

stationx-lesson-sums = Policz, zanim strzelisz
stationx-lesson-sums-story =
    Dowódca Cyborgów wysunął się na pole m15, z jednym żołnierzem na n14 i drugim dalej z tyłu, na l17. Prowadzisz Piratów: dowódcę i dwóch żołnierzy w sali centralnej.

    Dowódca liczy się za 2, żołnierz za 1, a kości tu nie ma. **Wygraj bitwę bez remisu** i usuń ich dowódcę, nie tracąc nikogo.
stationx-lesson-sums-tip = Biorą udział tylko jednostki na polach atakującego i celu oraz na polach wokół nich. Kto z wrogów by w tym był i czy są wszyscy twoi? Najpierw ruch, potem atak.
stationx-lesson-sums-goal-won = Wygrywasz bitwę wyższą sumą
stationx-lesson-sums-goal-commander = Dowódcy Cyborgów już nie ma
stationx-lesson-sums-fault-tied = 3 do 3: obie strony giną i zostaje ci jedna jednostka. Jeszcze jedna twoja w obszarze bitwy i wygrana byłaby pewna. Spróbuj jeszcze raz i najpierw podejdź wszystkimi.
stationx-lesson-sums-fault-lost = Twoja suma była niższa, więc wszystkie twoje jednostki, które brały udział, zginęły. Te, które stoją dalej, nie pomagają. Spróbuj jeszcze raz: najpierw ruch, potem liczenie, na końcu atak.
stationx-lesson-sums-learned = Bitwa rozstrzyga się, zanim się zacznie: tym, kto stoi wokół dwóch jednostek. Wprowadź swoich w obszar bitwy i wybierz takie starcie, w którym część wrogów zostaje poza nim.

stationx-lesson-teleporter = Wolna ręka
stationx-lesson-teleporter-story =
    Dowódca Kosmonautów padł w poprzedniej turze. Ich teleportera na polu c20 pilnuje jeszcze dwóch żołnierzy. Jeśli zajmiesz go **teraz**, Kosmonauci są poza grą, a Obcy kontrolują całą stację.

    Pod drzwiami masz dowódcę, żołnierza i droida. Pokonaj strażników i zajmij teleporter, wszystko w jednej turze.
stationx-lesson-teleporter-tip = Zajęcie teleportera to też atak, a każda jednostka ma jeden na turę. Strażnicy liczą się razem za 2: kto musi z nimi walczyć, z którego pola, a kto niech zostanie na zewnątrz, aż będzie po wszystkim?
stationx-lesson-teleporter-goal-guards = Nie ma już żadnego strażnika
stationx-lesson-teleporter-goal-base = Baza Kosmonautów jest twoja
stationx-lesson-teleporter-fault-lost = Dwaj strażnicy liczą się razem za 2 i byli silniejsi. Twoja jednostka nie żyje, a nie było kogo poświęcić. Spróbuj jeszcze raz z większą siłą.
stationx-lesson-teleporter-fault-spent = Strażników już nie ma, ale wszystkie trzy twoje jednostki były w obszarze bitwy, więc wszystkie są w tej turze po ataku. Nie ma komu zająć teleportera. Spróbuj jeszcze raz i zatrzymaj jedną na zewnątrz.
stationx-lesson-teleporter-fault-far = Atak ma jeszcze tylko droid, a w tej turze nie dotrze do teleportera. Spróbuj jeszcze raz: niech droid walczy u boku dowódcy, a żołnierz pozostanie wolny. Z pola d19 bitwa nie sięga drzwi.
stationx-lesson-teleporter-learned = Każda twoja jednostka w obszarze bitwy jest po ataku. Najpierw zaplanuj zajęcie: jedna jednostka poza obszarem, która zdoła jeszcze dojść do teleportera.

stationx-lesson-jump = Przez pustkę
stationx-lesson-jump-story =
    Z północy nadchodzą dwa Cyborgi, a dowódca Kosmonautów w sali centralnej potrzebuje zaopatrzenia. Magazyny są na wschodzie i na zachodzie, ale nie prowadzi tam żaden korytarz: pomiędzy jest tylko pusta przestrzeń.

    Twój dowódca zna już **Skok kosmiczny**. Ostatnią kartę dobrał **na wschodzie**. Zdobądź w tej turze następną.
stationx-lesson-jump-tip = Skok zaczyna się na krawędzi sali i prowadzi prosto wzdłuż rzędu lub kolumny do pierwszej widocznej sali. Przedtem możesz podejść. W którym z dwóch magazynów jest karta dla ciebie?
stationx-lesson-jump-goal-jump = Twój dowódca wykonuje Skok kosmiczny
stationx-lesson-jump-goal-supplies = Dobiera kartę zaopatrzenia
stationx-lesson-jump-fault-again = Piękny skok, ale nic tu nie ma: twoja ostatnia karta pochodzi właśnie stąd, a ponownie dobierzesz tu dopiero po dobraniu gdzie indziej. Spróbuj z drugiej strony.
stationx-lesson-jump-fault-walked = Stąd w rzędzie ani w kolumnie nie widać żadnego magazynu, a dowódca jest już po ruchu. Spróbuj jeszcze raz i podejdź do krawędzi sali centralnej.
stationx-lesson-jump-learned = Podejdź, a potem skocz w linii prostej nad pustymi polami; po skoku tura jednostki się kończy. Magazyny trzeba odwiedzać na zmianę: nigdy tego samego dwa razy z rzędu.
