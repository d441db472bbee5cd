# Błędy w skryptach botów; plik, skrypt i część stoją przed nimi

stationfall-mistake-script-strange = linia { $line }, kolumna { $column }: „{ $value }” nie jest znakiem języka skryptów.
stationfall-mistake-script-remark = linia { $line }, kolumna { $column }: uwaga stoi między „(” a „)”, bez nawiasów w środku.
stationfall-mistake-script-number = linia { $line }, kolumna { $column }: „{ $value }” nie jest liczbą. Linia zaczyna się od swojego numeru i „:”.
stationfall-mistake-script-order = linia { $line }, kolumna { $column }: to jest linia { $wanted }, a nie { $value }.
stationfall-mistake-script-empty = nie ma w nim żadnej linii.
stationfall-mistake-script-expected = linia { $line }, kolumna { $column }: „{ $value }” nie pasuje. Oczekiwane: { $wanted }.
stationfall-mistake-script-ends = linia { $line }, kolumna { $column }: czegoś brakuje. Oczekiwane: { $wanted }.
stationfall-mistake-script-unknown = linia { $line }, kolumna { $column }: „{ $value }” jest tu nieznane. Oczekiwane: { $wanted }.
stationfall-mistake-script-unknown-near = linia { $line }, kolumna { $column }: „{ $value }” jest tu nieznane. Może: { $near }.
stationfall-mistake-script-object = linia { $line }, kolumna { $column }: „{ $verb }” nie może dotyczyć „{ $value }”. Oczekiwane: { $wanted }.
stationfall-mistake-script-needs = linia { $line }, kolumna { $column }: „{ $verb }” nie mówi, czego dotyczy. Oczekiwane: { $wanted }.
stationfall-mistake-script-with-not = linia { $line }, kolumna { $column }: „With { $value }” może znaczyć dwie rzeczy. Napisz „Not With”, jeśli chodzi o sektor, w którym nikogo nie ma.
stationfall-mistake-script-when = linia { $line }, kolumna { $column }: „{ $value }” już mówi, kiedy. Linia ma jedno z: „This Minute”, „Unexhausted”, „This Minute / Unexhausted”.
stationfall-mistake-script-goto-tests = linia { $line }, kolumna { $column }: przed GOTO nikt nie jest jeszcze brany pod uwagę. Można tam sprawdzać tylko stację i własną PG bota („PC Down”).
stationfall-mistake-script-goto-aside = linia { $line }, kolumna { $column }: to, co stoi na początku lub na końcu tury, nie przechodzi do innego skryptu.

# Czego oczekiwano

stationfall-script-who = postać albo warunek dotyczący postaci
stationfall-script-where = sektor albo warunek dotyczący sektorów
stationfall-script-station = warunek dotyczący stacji
stationfall-script-item = Przedmiot
stationfall-script-data = Dane
stationfall-script-offsite = News albo Authorities
stationfall-script-switch = ON albo OFF
stationfall-script-kompromat = Kompromat
stationfall-script-script = skrypt, który może wskazać GOTO
stationfall-script-verb = czasownik albo sektor, do którego iść
stationfall-script-end = koniec linii
