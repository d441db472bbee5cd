# Tajne rozkazy

toy-title = Tajne rozkazy

toy-player-0 = Alfa
toy-player-1 = Beta
toy-player-2 = Gamma
toy-player-3 = Delta

toy-card-red = czerwony
toy-card-blue = niebieski
toy-card-green = zielony
toy-card-gold = złoty
toy-card-hidden = zakryty

toy-row-own = za czerwony rozkaz
toy-row-spare = za kolor zapasowego rozkazu

toy-ending-done = Wszystkie tury zostały rozegrane.

toy-clock-keep = Wybór rozkazów
toy-clock-turns = Runda { $round } z { $last }
toy-clock-over = Wszystkie tury rozegrane

# Questions

toy-ask-keep = Który z dwóch rozkazów zatrzymujesz?
toy-ask-turn = Twoja tura: podejrzyj zapasowy rozkaz, pokaż swój albo spasuj.

# Events

toy-event-kept = { $player } zatrzymuje rozkaz ({ $card }).
toy-event-peeked = { $player } podgląda zapasowy rozkaz ({ $card }).
toy-event-shown = { $player } pokazuje rozkaz: { $card }.
toy-event-passed = { $player } pasuje.

# Why not

toy-not-over = Gra jest skończona.
toy-not-your-turn = To nie twoja tura.
toy-not-asked = To nie jest odpowiedź na obecne pytanie.
toy-not-held = Nie masz takiego rozkazu ({ $card }).
toy-not-known = Znasz już zapasowy rozkaz.
toy-not-shown = Wszyscy widzieli już twój rozkaz.

# Actions

toy-group-keep = Zatrzymaj rozkaz
toy-do-keep = zatrzymaj rozkaz ({ $card })
toy-do-peek = podejrzyj zapasowy rozkaz
toy-do-show = pokaż swój rozkaz
toy-do-pass = spasuj
