# Komunikaty serwisu dla osoby, która go prowadzi.

server-bad-setting = { $setting } nie może mieć wartości „{ $value }”. Możliwe: { $accepts }.

server-database-url = „{ $url }” nie jest adresem bazy danych. Użyj sqlite:///deorbit.db dla pliku w tym folderze, sqlite:////folder/deorbit.db dla pliku gdzie indziej albo postgresql://user@host/name.
server-database-driver = PostgreSQL wymaga sterownika, który nie jest zainstalowany: pip install "deorbit[postgresql]".
server-no-nats = Wiadomości przez { $address } wymagają pakietu nats-py, który nie jest zainstalowany: pip install "deorbit[nats]".
server-database-folder = Folder { $folder } nie istnieje. Utwórz go albo podaj inny w DEORBIT_DATABASE.
server-database-readonly = Nie można zapisywać w { $file }. Daj temu użytkownikowi prawo zapisu do pliku i jego folderu albo podaj inny plik w DEORBIT_DATABASE.
server-database-foreign = { $url } to nie baza danych Deorbit. Podaj pustą albo plik, który jeszcze nie istnieje.
server-database-newer = { $url }: ostatnio używała jej nowsza wersja Deorbit (stan bazy to „{ $found }”). Zainstaluj tamtą wersję albo przywróć kopię zapasową.
server-database-other = { $url } nie jest w stanie tego programu (jest „{ $found }”): uruchom raz serwer, który ją zaktualizuje, albo sprawdź ją wersją, która jej używała.
server-database-unreachable = Nie można otworzyć { $url }: { $problem }
server-database-used = { $url }: tej bazy używa inny serwer Deorbit. Najpierw go zatrzymaj: baza w pliku służy jednemu procesowi, a żadnej bazy nie można zapełnić ani zaktualizować, gdy jest w użyciu.
server-database-empty = { $url } nie zawiera nic z Deorbit, więc nie ma czego zapisać.

server-backup-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Podaj inny.
server-backup-file = Nie można zapisać { $file }: { $problem }
server-backup-unreadable = { $file } to nie kopia zapasowa Deorbit albo jest uszkodzona: { $problem }
server-restore-full = { $url } nie jest pusta. Przywracaj do bazy, w której jeszcze nic nie ma.
