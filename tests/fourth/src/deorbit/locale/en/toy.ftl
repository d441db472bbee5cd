# Sealed Orders

toy-title = Sealed Orders

toy-player-0 = Alpha
toy-player-1 = Beta
toy-player-2 = Gamma
toy-player-3 = Delta

toy-card-red = red
toy-card-blue = blue
toy-card-green = green
toy-card-gold = gold
toy-card-hidden = face down

toy-row-own = for a red order
toy-row-spare = for the colour of the spare order

toy-ending-done = All turns have been played.

toy-clock-keep = Choosing orders
toy-clock-turns = Round { $round } of { $last }
toy-clock-over = All turns are played

# Questions

toy-ask-keep = Which of your two orders do you keep?
toy-ask-turn = Your turn: peek at the spare order, show your own, or pass.

# Events

toy-event-kept = { $player } keeps an order ({ $card }).
toy-event-peeked = { $player } peeks at the spare order ({ $card }).
toy-event-shown = { $player } shows an order: { $card }.
toy-event-passed = { $player } passes.

# Why not

toy-not-over = The game is over.
toy-not-your-turn = It is not your turn.
toy-not-asked = This is no answer to what you are asked now.
toy-not-held = You were not dealt a { $card } order.
toy-not-known = You know the spare order already.
toy-not-shown = Everybody has seen your order already.

# Actions

toy-group-keep = Keep an order
toy-do-keep = keep the { $card } order
toy-do-peek = peek at the spare order
toy-do-show = show your order
toy-do-pass = pass
