# Komunikaty jądra, agentów i polecenia.

illegal-action = { $text } [{ $rule }]

bad-action-json = To nie jest akcja. Podaj jej rodzaj i argumenty, na przykład {"{"}"kind": "end", "args": []{"}"} (problem: { $problem }).
bad-action-empty = Akcja musi mieć przynajmniej rodzaj, na przykład „end”.
unknown-action = Nie ma akcji „{ $kind }”. Znane akcje: { $known }.
wrong-arguments = „{ $kind }” przyjmuje inne argumenty. Użycie: { $usage }.
unknown-value = „{ $value }” nie jest w tej grze wartością rodzaju „{ $domain }”.
too-many-values = { $domain }: więcej wartości niż { $most }.
unknown-frame = „{ $value }” nie jest pytaniem tej gry. Znane pytania: { $known }.
bad-frame = Pytanie { $value } wymaga dokładnie tych kluczy: { $keys }.
bad-seat = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
bad-moment = Nie ma chwili { $moment }. Ta rozgrywka ma chwile od 0 do { $last }.

unknown-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
seats-no-number = seats = { $seats } nie jest liczbą całkowitą.
bad-seats = W { $game } gra od { $least } do { $most } graczy, a nie { $seats }.
bad-seed = Ziarno to liczba całkowita, a nie „{ $seed }”.
unknown-option = Nie ma opcji „{ $option }”. Znane opcje: { $known }.
bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $accepts }.
unknown-agent = Nie ma agenta „{ $agent }”. Znani agenci: { $known }.
bad-agent-option = Agent „{ $agent }” tego nie przyjmuje: { $problem }.
wrong-agents = Podano { $agents ->
        [one] jednego agenta
        [few] { $agents } agentów
        [many] { $agents } agentów
       *[other] { $agents } agentów
    }, a { $seats ->
        [one] miejsce jest jedno
        [few] miejsca są { $seats }
        [many] miejsc jest { $seats }
       *[other] miejsc jest { $seats }
    }.
no-automation = { $game } nie ma automatycznych graczy.
no-hints = { $game } nie ma podpowiedzi.
no-packs = { $game } nie ma pakietów zawartości.

bad-position = Pozycja to słownik (dict).
unknown-key = { $key }: nieznany klucz. Znane klucze: { $known }.
bad-value = { $key }: „{ $value }” nie pasuje. Oczekiwane: { $expected }.
bad-value-because = { $key }: { $problem }
too-many-pieces = { $key }: brakuje elementu do położenia: { $piece }.
bad-asks = asks: w tej pozycji nie można teraz zadać pytania { $asked }.
bad-asks-ending = asks: trwająca gra o coś pyta, a skończona o nic (która to, mówi „ending”).

save-too-large = Plik ma więcej niż { $most } MiB.
save-not-json = Plik nie jest pełnym tekstem JSON. Być może jest ucięty.
save-foreign = To nie jest plik zapisu gry Deorbit.
save-format = Plik ma format zapisu { $found }; ta wersja czyta format { $known }. Może go otworzyć nowszy Deorbit.
save-damaged = Plik zapisu gry jest uszkodzony: { $problem }.
save-edited = Plik zapisu gry zmienił się od czasu zapisania: jego suma kontrolna się nie zgadza.
save-unknown-game = Plik zapisu pochodzi z gry, która nie jest zainstalowana: { $problem }
save-options = Nie da się tu spełnić opcji z pliku zapisu gry: { $problem }
save-mismatch = Plik zapisu gry jest sprzeczny z zasadami: { $problem }
save-differs = po akcji { $step } pozycja różni się od zapisanej
save-too-old = Plik zapisu pochodzi ze starszych zasad i jego pozycji nie da się już odczytać: { $problem }

# Hints

core-hint-compared = Na ile teraz widać, to daje ci najwięcej.
