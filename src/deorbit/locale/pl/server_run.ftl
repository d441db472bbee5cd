# Prowadzenie serwera.

server-metric-requests_total = Obsłużone żądania, według ścieżki i statusu.
server-metric-request_seconds = Czas obsługi żądań.
server-metric-actions_total = Wykonane akcje, według gry.
server-metric-undos_total = Cofnięte akcje, według gry.
server-metric-decisions_total = Decyzje agentów: podjęte, ponowione albo zgadnięte po błędach.
server-metric-decision_seconds = Czas decyzji agentów w całych taktach tempa (podpowiedzi: w całych sekundach), razem z czekaniem na wolny proces.
server-metric-live_sockets = Otwarte połączenia na żywo.
server-metric-tables = Stoły w pamięci, według statusu.
server-metric-write_queue = Zapisy, które czekają na bazę danych.
server-metric-loop_lag_seconds = O ile sekund spóźniała się pętla zdarzeń.
server-metric-table_bytes = Pamięć zajęta przez stoły, w bajtach, w przybliżeniu.
server-metric-work_queue = Żądania, które czekają na długą pracę.
server-metric-connections = Otwarte połączenia.
server-metric-connections_turned_away = Połączenia odrzucone, bo otwartych było za dużo.
server-metric-connections_cut_off = Połączenia przerwane, bo serwer musiał na nie czekać.
server-metric-bus_connected = Procesy, które słyszą, co zmieniły inne.

serve-ready = Deorbit jest gotowy. Otwórz { $address }
serve-behind = Serwer pośredniczący (proxy) znajdzie go pod adresem { $address }
serve-everywhere = Każdy komputer w tej sieci ma do niego dostęp.
serve-stop = Ctrl-C go zatrzymuje; po ponownym uruchomieniu gry toczą się dalej.
serve-no-site = Strony serwisu nie są zbudowane w tej kopii Deorbit. Zbuduj je poleceniem „make play”, zainstaluj wydany pakiet wheel albo uruchom sam interfejs dla programów z opcją --without-site.
serve-port-used = Na porcie { $port } adresu { $host } nasłuchuje już coś innego, może inny Deorbit. Zatrzymaj go albo wybierz inny port: --port { $other }
serve-port-denied = Ten użytkownik nie może nasłuchiwać na porcie { $port }. Wybierz port powyżej 1023, na przykład --port 8000, i postaw przed nim serwer pośredniczący (proxy).
serve-bad-host = „{ $host }” nie jest adresem tego komputera. Użyj 127.0.0.1 tylko dla tego komputera albo 0.0.0.0 dla każdego, który ma do niego dostęp.
serve-one-process = Tyle procesów ({ $processes }) potrzebuje wspólnej bazy, a { $database } to plik dla jednego. Podaj PostgreSQL: --database postgresql://user@host/name, albo pomiń --processes.

backup-saving = Zapisywanie
backup-restoring = Przywracanie
backup-saved = Zapisano { $database } w pliku { $file } ({ $size } kB). Zawiera sekrety trwających gier: trzymaj go tam, gdzie tylko ty możesz go czytać.
backup-restored = Przywrócono { $file } do { $database }. Uruchom serwer z tą samą bazą danych.

check-reading = Odczyt
check-sound = { $database } jest w porządku: każdy stół da się odczytać, a każda rozgrywka prowadzi tam, gdzie stoi.
check-found = { $count ->
    [one] W { $database } jest jeden błąd. Przywróć kopię zapasową albo zostaw to, co uszkodzone: innym stołom nie szkodzi.
    [few] W { $database } są { $count } błędy. Przywróć kopię zapasową albo zostaw to, co uszkodzone: innym stołom nie szkodzi.
   *[other] W { $database } jest { $count } błędów. Przywróć kopię zapasową albo zostaw to, co uszkodzone: innym stołom nie szkodzi.
}
check-pages = Sam plik jest uszkodzony: { $problem }
check-orphan = Wiersz { $rows } (numer { $number }) do niczego nie należy.
check-guest = Gość { $guest }: nie można odczytać tego, co zapisano.
check-row = Stół { $table }: brakuje wiersza stołu albo miejsca lub jest on uszkodzony.
check-entry = Stół { $table }: rozgrywki nie da się odtworzyć od akcji nr { $number }: jej wpis jest uszkodzony albo go brakuje.
check-missing = Stół { $table }: gra { $game } albo jej pakiet zawartości nie są tu zainstalowane. Pakiet podaj przez --pack.
check-unreadable = Nie można odczytać stołu { $table }: { $problem }
check-given-up = { $count ->
    [one] Stół { $table }: ostatnia akcja jest niezgodna z dzisiejszymi zasadami i przepadnie po otwarciu stołu.
    [few] Stół { $table }: ostatnie { $count } akcje są niezgodne z dzisiejszymi zasadami i przepadną po otwarciu stołu.
   *[other] Stół { $table }: ostatnie { $count } akcji jest niezgodnych z dzisiejszymi zasadami i przepadnie po otwarciu stołu.
}
check-outcome = Stół { $table }: zapisane zakończenie nie jest tym, do którego prowadzi rozgrywka.
check-snapshot = Stół { $table }: nie można odczytać rozgrywki zapisanej w całości: { $problem }
