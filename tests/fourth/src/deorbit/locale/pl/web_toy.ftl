# Tajne rozkazy w przeglądarce

web-game-toy = Tajne rozkazy
web-game-toy-about = Dwa rozkazy, jeden do zatrzymania, a zapasowy leży zakryty: dowiedz się, co się liczy, zanim pokażesz swój.

web-option-toy-turns = Tury każdego gracza

web-toy-station = Stół
web-toy-look-again = Obejrzyj stół
web-toy-log-then = Zobacz stół w tamtej chwili
web-toy-family-turn = Twoja tura
web-toy-waits-keep = Inni wybierają: { $who }
web-toy-waits-turn = Tura: { $who }.

web-toy-board = Rozkazy na stole
web-toy-spare = Zapasowy rozkaz: { $card }
web-toy-own = Twój rozkaz: { $card }
web-toy-dealt = Twój rozkaz do wyboru: { $card }
web-toy-order-of = Rozkaz ({ $who }): { $card }
web-toy-choosing = wybiera
web-toy-peeked = zna zapasowy rozkaz
web-toy-moment-peeked = Ktoś zagląda
web-toy-score = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

web-toy-guide-goal = O co chodzi
web-toy-guide-goal-says = Zatrzymaj jeden z dwóch rozkazów i pokaż go, gdy daje punkty: 1 za czerwony, 2 za kolor zapasowego rozkazu.
web-toy-guide-spare = Zapasowy rozkaz
web-toy-guide-spare-says = Losuje się go, gdy ktoś podgląda pierwszy raz. Jeśli nikt tego nie zrobi, żaden rozkaz nie ma jego koloru.

web-editor-toy-group-time = Czas
web-editor-toy-group-orders = Rozkazy
web-editor-toy-key-round = Runda
web-editor-toy-key-played = Rozegrane tury
web-editor-toy-key-players = Gracze
web-editor-toy-key-players-hand = Otrzymane
web-editor-toy-key-players-kept = Zatrzymany
web-editor-toy-key-players-shown = Pokazany
web-editor-toy-key-players-peeked = Podgląda
web-editor-toy-key-table = Zapasowy rozkaz
web-editor-toy-value-none = Brak
