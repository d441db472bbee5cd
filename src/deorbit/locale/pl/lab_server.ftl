# Serwis pod obciążeniem: `make bench-server`.

lab-server-help = Obciąż tak samo nasz serwis i serwer boardgame.io, w jednym przebiegu: stoły po dwie osoby, stałe tempo akcji, potem najwyższe tempo, przy którym 99 na 100 akcji dociera do wszystkich w ciągu 250 ms.
lab-server-help-game = tylko ta gra
lab-server-help-tables = stoły, po dwie osoby przy każdym (domyślnie 200)
lab-server-help-seconds = jak długo utrzymywane jest stałe tempo (domyślnie 15)
lab-server-help-trial = jak długo próbowane jest każde tempo w poszukiwaniu najwyższego (domyślnie 5)
lab-server-help-fixed = tylko stałe tempo, bez poszukiwania
lab-server-help-by = jak wysyłane są akcje: kanałem na żywo, przez HTTP albo jedno po drugim
lab-server-help-database = PostgreSQL, w którym nasz serwis trzyma partie; bez tego własny plik
lab-server-help-processes = procesy naszego serwisu, które ją dzielą (domyślnie 1)
lab-server-help-peer = skrypt serwera porównawczego; bez niego mierzony jest tylko nasz serwis
lab-server-help-delta = zmierz też serwer porównawczy wysyłający różnice swojego stanu
lab-server-bad-shape = --tables przyjmuje od 1 do 1000, --seconds od 1 do 120, --trial od 1 do 60
lab-server-failed = Przerwano: { $problem }
lab-server-view = { $game } dla dwojga: widok ma { $size } kB.
lab-server-making = { $name }: zakładanie stołów ({ $tables })…
lab-server-read = { $name }: wymagane akcje na s: { $rate }, wykonane: { $done }; p50 { $half } ms, p99 { $most } ms
lab-server-ours-socket = Deorbit, { $game }
lab-server-ours-http = Deorbit, { $game }, przez HTTP
lab-server-peer-memory = boardgame.io w pamięci, wielkość jak { $game }
lab-server-peer-files = boardgame.io z plikami, wielkość jak { $game }
lab-server-peer-delta = boardgame.io w pamięci, wielkość jak { $game }, różnice
lab-server-title = Stoły: { $tables }, klienci: { $clients }, akcje na sekundę: { $rate }; potem najwyższe tempo z p99 poniżej 250 ms
lab-server-machine = { $cpu }, rdzenie dla serwera i klientów razem: { $cores }
lab-server-server = serwer
lab-server-column-p50 =
    p50
    ms
lab-server-column-p99 =
    p99
    ms
lab-server-column-cpu =
    CPU ms
    na akcję
lab-server-column-top =
    najwyższe
    tempo
lab-server-column-memory =
    kB na
    stół
lab-server-column-size =
    kB na
    wiadomość
lab-server-column-p99-memory =
    p99 /
    pamięć
lab-server-column-top-memory =
    tempo /
    pamięć
lab-server-column-p99-files =
    p99 /
    pliki
lab-server-column-top-files =
    tempo /
    pliki
lab-server-column-p99-delta =
    p99 /
    różn.
lab-server-column-top-delta =
    tempo /
    różn.
lab-server-trouble = { $name }: akcje odrzucone: { $refused }, bez odpowiedzi na czas: { $unanswered }.
lab-server-help-paint = zmierz też, jak szybko widać pierwszą stronę
lab-server-no-browser = Pierwsza strona nie jest mierzona: potrzeba do tego Chromium i Playwright.
lab-server-paint = Pierwsza strona, procesor spowolniony { $slower } razy: coś widać po { $seconds } s, { $verdict }.
lab-server-within = w ciągu sekundy
lab-server-beyond = później niż po sekundzie
