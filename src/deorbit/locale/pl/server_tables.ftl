# Co serwis mówi przy stołach: dlaczego czegoś odmawia i kilka własnych słów.

server-clock-minute = Minuta { $minute }
server-clock-round = Runda { $round }

## Żądania nieczytelne lub niepożądane

server-bad-input = Żądanie jest błędne: { $problem }.
server-bad-request = Na to żądanie nie można odpowiedzieć.
server-too-large = Przesłano więcej niż { $most } bajtów.
server-no-page = Nic tu nie ma.
server-wrong-method = Tego nie można tu zrobić.
server-no-header = Żądania, które coś zmieniają, wymagają nagłówka X-Deorbit: 1.
server-foreign-origin = Strony innych serwisów nie mogą tu działać.
server-wrong-host = Ten serwer ma inną nazwę.
server-too-often = Za dużo naraz: spróbuj ponownie za { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}.
server-too-many-open = Liczba otwartych połączeń na żywo osiągnęła limit { $most }: najpierw zamknij któreś.
server-busy = Serwer jest zajęty: spróbuj ponownie za chwilę.
server-database-full = Dysk bazy danych jest pełny: nic nie można zapisać.
server-database-stuck = Baza danych nie przyjmuje zapisów.
server-failed = Coś poszło nie tak na serwerze. Zostało to odnotowane.
server-no-words = Nie ma słów dla tego języka lub pakietu zawartości.
server-no-client = Serwis działa, ale jego strony nie są zbudowane: uruchom „make play” albo zajrzyj do docs/hosting.md.

## Goście

server-no-guest = Najpierw wybierz imię.
server-no-name = Imię ma od 1 do { $most } widocznych znaków.
server-settings-too-large = Ustawienia mają najwyżej { $most } bajtów.

## Stoły i miejsca

server-no-table = Nie ma takiego stołu. Być może dawno temu został zamknięty.
server-table-damaged = To, co zapisano z tej rozgrywki, jest uszkodzone i nie można jej otworzyć. Możesz odejść; kto prowadzi tę stronę, może to sprawdzić i ma kopie zapasowe.
server-table-missing = Gra tego stołu albo jego pakiet treści nie są tu już zainstalowane. Możesz odejść albo poprosić prowadzącego stronę o ich przywrócenie.
server-table-waiting = Gra jeszcze się nie zaczęła.
server-table-playing = Gra już się zaczęła.
server-table-over = Gra się skończyła.
server-table-closed = Ten stół jest zamknięty.
server-not-started = Gra jeszcze się nie zaczęła.
server-no-seat = Przy tym stole nie ma miejsca { $seat }.
server-not-your-seat = To nie jest twoje miejsce.
server-not-at-table = Nie masz miejsca przy tym stole.
server-not-host = To może zrobić tylko gospodarz stołu.
server-seat-taken = To miejsce jest zajęte.
server-seated-already = Już grasz przy tym stole: wolne miejsce jest dla kogoś innego.
server-seat-not-free = Gracz z tego miejsca nie odszedł i trzeba na niego jeszcze poczekać.
server-kicked = Gospodarz wyprasza cię od tego stołu; możesz obserwować.
server-seats-open = { $count ->
    [one] Jedno miejsce jest
    [few] { $count } miejsca są
    [many] { $count } miejsc jest
   *[other] { $count } miejsc jest
} jeszcze do zajęcia: poczekaj albo pozwól grać agentom.
server-no-person = Na tym miejscu nie ma innej osoby.
server-no-link = Ten link do miejsca już nie działa.
server-too-many-devices = Liczba urządzeń z tym miejscem osiągnęła limit { $most }.
server-not-first = Tylko kto miał to miejsce pierwszy, może je odebrać innym urządzeniom.
server-too-many-tables = Liczba twoich otwartych stołów osiągnęła limit { $most }: najpierw dokończ lub zamknij któryś.
server-too-many-listed = W lobby jest już stąd tyle stołów: { $most }. Dokończ grę przy jednym z nich, zamknij któryś albo załóż prywatny.

## Gdzie zaczyna się rozgrywka

server-position-over = W tej pozycji gra jest już skończona.
server-fork-running = Dopóki gra trwa, od jej wybranej chwili może gdzie indziej grać tylko ktoś, kto gra w nią sam.
server-forked = Ta rozgrywka toczy się też przy innym stole, gdzie jej sekrety mogą wyjść na jaw: nikt nowy nie może tu usiąść. Agent może.
server-taken-back = W tej rozgrywce cofnięto coś, z czego ktoś mógł się czegoś dowiedzieć: nikt nowy nie może tu usiąść. Agent może.
server-fork-over = W tej chwili gra jest już skończona: wybierz wcześniejszą.
server-fixed-seats = Liczba miejsc w tej rozgrywce to { $seats }, ani mniej, ani więcej.
server-match-long = Ta rozgrywka ma więcej niż { $most } akcji: nie może toczyć się dalej gdzie indziej.
server-file-recording = Ten plik zawiera to, co z rozgrywki widziała jedna osoba. Można go obejrzeć, ale nie można grać dalej.
server-file-long = Rozgrywka w tym pliku ma więcej niż { $most } akcji.
server-too-many-forks = Liczba rozgrywek, od których grasz dalej, osiągnęła limit { $most }: te, do których długo nikt nie zagląda, znikają.
server-too-many-files = Liczba twoich plików osiągnęła limit { $most }: te, do których długo nikt nie zagląda, znikają.
server-too-much-kept = Twoje pliki i rozgrywki, od których grasz dalej, zajmują już { $most } MB: te, do których długo nikt nie zagląda, znikają.

## Gra

server-moved-on = Gra tymczasem poszła dalej: spójrz jeszcze raz.
server-undo-barred = Tego nie można cofnąć: coś zostało wylosowane lub poznane albo ktoś inny podjął już decyzję.
server-proposal-stands = Jest już propozycja: najpierw odpowiedz na nią.
server-no-proposal = Nie ma nad czym głosować.
server-voted = Nie masz tu głosu albo jest on już oddany.

## Czat

server-empty-line = Ta wiadomość jest pusta.
server-muted = Gospodarz odebrał ci głos.
server-no-team = Nie masz tu partnera, z którym można rozmawiać na osobności.
server-no-line = Nie ma takiej wiadomości.

## Udokumentowany interfejs

server-api-title = Deorbit
server-api-about = Stoły, miejsca i aktualizacje na żywo w grach o stacjach kosmicznych w opałach. Każda odpowiedź, która nie oznacza powodzenia, ma postać ErrorAnswer. Kanał na żywo stołu to WebSocket pod adresem /api/tables/ID/live.
server-api-cookie = Dowodzi, który gość pyta; wydawany przez POST /api/guests.
server-api-header = Zawsze 1; potrzebny w żądaniach, które coś zmieniają, aby nie mogła ich wysłać żadna obca strona.
