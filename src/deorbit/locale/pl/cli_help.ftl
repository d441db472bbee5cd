# Co mówi `--help`. W odwrotnych apostrofach stoi to, co się wpisuje: zostaje bez zmian.

help-commands = Polecenia
help-parameters = Parametry

help =
    Gry planszowe o stacjach kosmicznych w opałach, w twoim terminalu.

    Zacznij od: `deorbit play stationfall`

help-play =
    Zagraj w tym terminalu, w pojedynkę z botami lub agentami albo ze znajomymi.

    Podczas gry wpisz `help`. Ctrl-C i `quit` zapisują grę i mówią, jak do niej wrócić.

    Przykłady:

    `deorbit play stationfall`

    `deorbit play stationfall --bots 2`

    `deorbit play stationfall --bots 3 --bot-tier 2 --people 2 --mode cooperative`

    `deorbit play stationfall --bots troubleshooter,exile,1`

    `deorbit play stationx --seats 2 --people 2 --option build=standard`

    `deorbit play stationfall --seats 6 --option characters=random --option tier=2`

    `deorbit play stationfall --people 4 --option teams=yes`

    `deorbit play intrepid --option difficulty=easy --option disaster=toxic-leak`

    `deorbit play intrepid --seats 1 --option countries=russia,japan`

    `deorbit play intrepid --people 2 --option badges=medical-officer,spaceflight-pilot`

    `deorbit play --load stationx-20300101-200000.deorbit.json`
help-play-arg-game = Która gra: `intrepid`, `stationfall` czy `stationx`.
help-play-arg-seats = Ilu graczy gra: ludzie, agenci i boty razem. Bez podania tylu, ilu zwykle; z botami sami ludzie i boty.
help-play-arg-people = Ilu z nich to ludzie przy tym ekranie; zajmują pierwsze miejsca.
help-play-arg-agent = Kto gra na pozostałych miejscach: `greedy` lub `random` albo `search`, zwykły w Intrepid; w Stationfall także `automation`, który trzyma się skryptu tożsamości wybranej w tajemnicy.
help-play-arg-seed = Liczba, dzięki której losowania da się powtórzyć.
help-play-arg-load = Zapisana gra do kontynuowania.
help-play-arg-option =
    Opcja gry w postaci NAZWA=WARTOŚĆ; można podać kilka razy. Stationfall ma `characters` (tutorial, random albo NAZWA,NAZWA,…), `tier` (od 1 do 4: najtrudniejsze losowane postaci), `teams` (yes, no) i `rocket_wings` (print-shop, physics-lab). Station-X ma `build` (free, standard), `rounds`, `siege`, `tiles` i `factions`. Intrepid ma `difficulty` (easy, normal, hard), `disaster` (meteor-shower, toxic-leak), `countries` i `badges` (NAZWA,NAZWA,… po jednej na każdy kraj w grze, dwie przy grze w pojedynkę; pominięte są losowane).
help-play-arg-bots =
    Przeciwnicy z samej gry Stationfall, którzy trzymają się skryptów jawnych dla wszystkich (Automatyzacja stacji): ilu, którzy albo jedno i drugie: `2`, `troubleshooter,exile`, `troubleshooter,2`. Zajmują ostatnie miejsca; razem gra od trzech do dziewięciu graczy.
help-play-arg-bot_tier = Najtrudniejsze postaci rozdawane botom, od 1 do 4.
help-play-arg-mode =
    Czego trzeba do wygranej z botami: `alone` (najwyższego wyniku, czyjkolwiek jest), `cooperative` (każdy z ludzi musi mieć więcej niż każdy bot) albo `teams` (pary, które muszą też pokonać dwa najlepsze boty razem).
help-play-arg-pack = Folder pakietu zawartości, z którym chcesz zagrać albo z którym była rozegrana zapisana gra.
help-play-arg-pace = Sekundy między tym, co robią agenci, od 0 do 2.

help-lesson =
    Poznaj grę w krótkich lekcjach: w każdej jedna tura, cel, wskazówka i to, co poszło nie tak.

    Bez nazwy wymienia lekcje. Nic się nie zapisuje i niczego nie można stracić.

    Przykłady:

    `deorbit lesson`

    `deorbit lesson stationfall`

    `deorbit lesson stationfall vents`

    `deorbit lesson stationfall 12`

    `deorbit lesson stationfall --pack packs/night-shift`
help-lesson-arg-game = Która gra: `intrepid`, `stationfall` czy `stationx`.
help-lesson-arg-name = Która lekcja, według nazwy albo numeru na liście.
help-lesson-arg-pack = Folder pakietu zawartości: jego lekcje zamiast lekcji gry.

help-tutorial =
    Poznaj Stationfall, grając: gra z przewodniczką Lindsey, która objaśnia, co robi.

    Enter prowadzi dalej, `skip` do następnego rozdziału, `again` powtarza rozdział, `goals` pokazuje, co jeszcze zostało do zrobienia. Ctrl-C i `quit` zapisują grę i mówią, jak do niej wrócić.

    Przykłady:

    `deorbit tutorial`

    `deorbit tutorial --second`

    `deorbit tutorial --people 3`

    `deorbit tutorial --people 1 --by-hand`

    `deorbit tutorial stationfall-20300101-200000.deorbit.json`
help-tutorial-arg-file = Przerwany samouczek, do którego chcesz wrócić.
help-tutorial-arg-second = Zagraj po raz drugi; prowadzi o trzy minuty dalej.
help-tutorial-arg-people = Ilu z trzech graczy to ludzie przy tym ekranie, od 1 do 3.
help-tutorial-arg-by_hand = Decydujcie razem za pozostałych graczy, z ich odkrytymi kartami; w przeciwnym razie grają za nich agenci.
help-tutorial-arg-seed = Liczba, dzięki której losowania da się powtórzyć.
help-tutorial-arg-pace = Sekundy między tym, co robią agenci, od 0 do 2.

help-replay =
    Przejdź krok po kroku przez zapisaną rozgrywkę.

    Enter prowadzi dalej, `b` wstecz, `t` do następnej tury, numer do tej akcji, `q` kończy.

    Przykład: `deorbit replay stationx-20300101-200000.deorbit.json`
help-replay-arg-file = Zapisana rozgrywka.
help-replay-arg-pack = Folder pakietu zawartości, z którym była rozegrana.

help-rules =
    Przeczytaj zasady albo znajdź w nich coś.

    Przykłady:

    `deorbit rules stationx`

    `deorbit rules stationx 5.1`

    `deorbit rules stationx oxygen`

    `deorbit rules stationfall primer`
help-rules-arg-game = Która gra: `intrepid`, `stationfall` czy `stationx`.
help-rules-arg-wanted = Numer akapitu lub rozdziału, pojęcie albo szukane słowo.
help-rules-arg-glossary = Wymień pojęcia gry i ich znaczenie.

help-verify =
    Sprawdź zapisaną rozgrywkę: każde losowanie i każda pozycja są obliczane od nowa.

    Przykład: `deorbit verify stationx-20300101-200000.deorbit.json`
help-verify-arg-file = Zapisana rozgrywka.
help-verify-arg-published = Skrót zanotowany na początku rozgrywki.
help-verify-arg-pack = Folder pakietu zawartości, z którym była rozegrana.

help-edition =
    Pokaż, skąd pochodzi zawartość gry i co w niej jest domowe.

    Każda dana ma kategorię: rule (instrukcja), card (opublikowane dane kart), play (publiczna gra) albo house (nasze).

    Przykłady:

    `deorbit edition stationfall`

    `deorbit edition stationfall --grade play`

    `deorbit edition stationfall --all --json`
help-edition-arg-game = Która gra: `intrepid`, `stationfall` czy `stationx`.
help-edition-arg-grade = Wymień dane tej kategorii zamiast danych kategorii house.
help-edition-arg-all_ = Wymień wszystkie dane, każdą z jej kategorią.
help-edition-arg-json = Wypisz JSON.
help-edition-arg-pack = Folder pakietu zawartości, który ma przykryć zawartość wbudowaną.

help-pack =
    Pakiety zawartości: inne stacje, postaci i liczby do Stationfall.

    Przykład: `deorbit pack check packs/night-shift`

help-pack-check =
    Sprawdź pakiet zawartości: wymień każdy błąd albo to, co pakiet zmienia.

    Jeśli są błędy, kod wyjścia to 1.

    Przykład: `deorbit pack check packs/night-shift`
help-pack-check-arg-folder = Folder z `pack.toml` i plikami danych.

help-lab =
    Wiele gier naraz: jak dobrze boty służą swoim celom, jak trudny jest Intrepid.

    Przykład: `deorbit lab bots --games 50`

help-lab-bots =
    Zmierz, jak dobrze boty w Stationfall służą swoim celom.

    Każdą tożsamością gra jej bot przeciw losowym graczom, a potem w takich samych grach losowy gracz. Tabela pokazuje punkty za sam cel, bez łapówek, postaci dodatkowych i punktów karnych. Kod wyjścia to 1, jeśli boty zawodzą; wymagane są: łącznie dwa razy tyle co losowa średnia, u każdego jedna trzecia różnicy do najlepszego zobaczonego wyniku i najwyżej jedna trzecia tur z przegrupowaniem.

    Przykłady:

    `deorbit lab bots`

    `deorbit lab bots --identity troubleshooter --games 50 --details`

    `deorbit lab bots --out docs/bots`
help-lab-bots-arg-games = Ile gier na każdą tożsamość z botem i tyle samo bez niego.
help-lab-bots-arg-identity = Tylko ta tożsamość, na przykład `doctor-hyde`; można podać kilka razy.
help-lab-bots-arg-seats = Ilu graczy gra, razem z botem.
help-lab-bots-arg-jobs = W ilu równoległych procesach.
help-lab-bots-arg-seed = Liczba, dzięki której wszystkie gry da się powtórzyć.
help-lab-bots-arg-out = Zapisz stronę i wykres, tu `docs/bots.md` i `docs/bots.svg`: nazwa bez końcówki.
help-lab-bots-arg-details = Pokaż też, za co płacił każdy cel i jak często był zapowiadany każdy manewr.

help-lab-intrepid-balance =
    Zmierz, jak często wygrywa się w Intrepid, dla każdego poziomu trudności i każdej liczby graczy.

    Na wszystkich miejscach gra agent `search`; katastrofy są na przemian, kraje po kolei. Kod wyjścia to 1, jeśli coś nie jest spełnione: 70 na 100 gier wygranych na poziomie easy, 45 na normal, 20 na hard, każde z odchyleniem do 8, i żaden kraj poniżej 80% najlepszego.

    Przykłady:

    `deorbit lab intrepid-balance`

    `deorbit lab intrepid-balance --difficulty easy --players 1 --players 2 --games 100`

    `deorbit lab intrepid-balance --out docs/intrepid-balance`
help-lab-intrepid-balance-arg-games = Ile gier na każdy poziom trudności i każdą liczbę graczy.
help-lab-intrepid-balance-arg-players = Tylko z tyloma graczami, od 1 do 4; można podać kilka razy.
help-lab-intrepid-balance-arg-difficulty = Tylko ten poziom trudności: `easy`, `normal` lub `hard`; można podać kilka razy.
help-lab-intrepid-balance-arg-jobs = W ilu równoległych procesach.
help-lab-intrepid-balance-arg-seed = Liczba, dzięki której wszystkie gry da się powtórzyć.
help-lab-intrepid-balance-arg-width = Ile wariantów naraz śledzi przeszukiwanie; bez podania tyle, ile zwykle.
help-lab-intrepid-balance-arg-out = Zapisz stronę i wykres, tu `docs/intrepid-balance.md` i `docs/intrepid-balance.svg`: nazwa bez końcówki.

help-bench =
    Zmierz, jak szybko gra silnik: losowa gra w każdą z gier i kopie rozgrywki.

    „późno/świeżo” mówi, ile razy wolniejsza jest akcja po rozgrywce z 1000 akcji albo po trzech czwartych krótszej gry niż z tej samej pozycji ustawionej na świeżo.

    Przykłady:

    `deorbit bench`

    `deorbit bench --game stationx --seconds 1`
help-bench-arg-game = Zmierz tylko tę grę.
help-bench-arg-setup = Zmierz tylko to ustawienie: `stationfall`, `stationfall-full`, `stationfall-bots` lub `stationx`.
help-bench-arg-seconds = Jak długo trwa każdy pomiar, od 0.01 do 600.
help-bench-arg-plain = Zmierz też nieskompilowane źródła w tym folderze.
help-bench-arg-peers = Zmierz też catanatron i szachy z OpenSpiel tym Pythonem i pokaż stosunek do nich.
help-bench-arg-json = Po jednym pomiarze każdej gry jako JSON, w jednej linii.

help-serve =
    Uruchom serwis: gra w przeglądarce ze znajomymi i agentami.

    Wypisuje adres do otwarcia. Ctrl-C go zatrzymuje; po ponownym uruchomieniu gry trwają dalej. Wszystko można też ustawić zmiennymi takimi jak DEORBIT_PORT; flaga ma pierwszeństwo przed swoją zmienną. Udostępnianie innym, z TLS, PostgreSQL i kopiami zapasowymi: docs/hosting.md.

    Przykłady:

    `deorbit serve`

    `deorbit serve --host 0.0.0.0 --port 8080`

    `deorbit serve --database sqlite:////var/lib/deorbit/games.db --workers 2`

    `deorbit serve --public-url https://play.example.org --proxies 127.0.0.1`

    `deorbit serve --database postgresql://deorbit@localhost/deorbit`
help-serve-arg-host = Adres, na którym serwis nasłuchuje: bez podania 127.0.0.1 (tylko ten komputer). DEORBIT_HOST
help-serve-arg-port = Port, na którym serwis nasłuchuje, bez podania 8000; 0 wybiera wolny. DEORBIT_PORT
help-serve-arg-database = Gdzie przechowywane są gry: bez podania `sqlite:///deorbit.db`, plik w tym folderze. DEORBIT_DATABASE
help-serve-arg-public_url = Adres serwisu, jeśli stoi przed nim proxy. DEORBIT_PUBLIC_URL
help-serve-arg-pace = Ile sekund co najmniej zajmuje ruch agenta, by ludzie nadążali. DEORBIT_PACE
help-serve-arg-workers = Procesy, w których myślą agenci. DEORBIT_WORKERS
help-serve-arg-processes = Procesy obsługujące stronę, dla PostgreSQL: po jednym na rdzeń. DEORBIT_PROCESSES
help-serve-arg-wakeups = Serwer NATS, przez który procesy mówią sobie, co się zmieniło: `nats://host:4222`; bez tego przez PostgreSQL. DEORBIT_WAKEUPS
help-serve-arg-pack = Folder pakietu zawartości, którego mogą używać stoły; można podać kilka razy. DEORBIT_PACKS, rozdzielone przecinkami
help-serve-arg-proxies = Adresy serwerów proxy, których nagłówki X-Forwarded są wiarygodne. DEORBIT_PROXIES
help-serve-arg-log_level = Jak dokładny jest dziennik: debug, info, warning lub error. DEORBIT_LOG_LEVEL
help-serve-arg-without_site = Udostępnij tylko interfejs dla programów, bez stron.

help-backup =
    Zapisz wszystkie stoły, gości i gry serwera w jednym pliku, także gdy serwer działa.

    Plik zawiera sekrety trwających gier: trzymaj go tam, gdzie nikt inny go nie przeczyta.

    Przykłady:

    `deorbit backup deorbit-monday.backup`

    `deorbit backup /safe/deorbit.backup --database postgresql://deorbit@localhost/deorbit`
help-backup-arg-file = Plik do zapisania. Istniejący nie jest nadpisywany.
help-backup-arg-database = Gdzie przechowywane są gry: bez podania `sqlite:///deorbit.db`. DEORBIT_DATABASE

help-restore =
    Wypełnij pustą bazę danych z pliku zapisanego przez `deorbit backup`.

    Baza może być innego rodzaju: to także droga z SQLite do PostgreSQL i z powrotem.

    Przykłady:

    `deorbit restore deorbit-monday.backup --database sqlite:///restored.db`

    `deorbit restore deorbit-monday.backup --database postgresql://deorbit@localhost/deorbit`
help-restore-arg-file = Plik do odczytania.
help-restore-arg-database = Pusta baza danych albo plik, którego jeszcze nie ma: bez podania `sqlite:///deorbit.db`. DEORBIT_DATABASE

help-check =
    Odczytaj całą bazę danych serwera i powiedz, co w niej jest uszkodzone, także gdy serwer działa.

    Każda rozgrywka jest odtwarzana z dziennika. Nic się nie zmienia. Kod wyjścia to 1, jeśli coś jest nie tak.

    Przykłady:

    `deorbit check`

    `deorbit check --database postgresql://deorbit@localhost/deorbit`
help-check-arg-database = Gdzie przechowywane są gry: bez podania `sqlite:///deorbit.db`. DEORBIT_DATABASE
help-check-arg-pack = Folder pakietu zawartości, którego używają stoły; można podać kilka razy. DEORBIT_PACKS, rozdzielone przecinkami
