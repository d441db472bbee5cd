# Pojęcia, słowniczek i elementarz w przeglądarce

web-terms = Objaśniaj pojęcia w tekstach
web-primer = Elementarz
web-glossary = Słowniczek
web-glossary-title = Pojęcia gry { $game }
web-glossary-search = Szukaj pojęć
web-glossary-search-hint = Słowo albo kilka
web-glossary-count =
    { $count ->
        [0] nic nie znaleziono
        [one] jedno pojęcie
        [few] { $count } pojęcia
        [many] { $count } pojęć
       *[other] { $count } pojęć
    }
web-glossary-nothing = Żadne pojęcie nie ma „{ $query }”. Spróbuj mniej słów albo innych.
web-rules-games = Wszystkie gry

# Dlaczego czegoś nie można wybrać

web-seat-range = od { $least } do { $most }
web-bots-range = od 1 do { $most }
web-bots-level-full = { $count ->
        [one] jeden bot się nie mieści
        [few] { $count } boty się nie mieszczą
        [many] { $count } botów się nie mieści
       *[other] { $count } botów się nie mieści
    }: was jest { $players }, a razem może grać najwyżej { $most }
