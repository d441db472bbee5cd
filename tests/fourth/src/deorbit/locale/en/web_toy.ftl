# Sealed Orders in the browser

web-game-toy = Sealed Orders
web-game-toy-about = Two orders, one to keep, and a spare one that lies face down: find out what counts before you show yours.

web-option-toy-turns = Turns of each player

web-toy-station = The table
web-toy-look-again = Look at the table
web-toy-log-then = See the table at that moment
web-toy-family-turn = Your turn
web-toy-waits-keep = The others choose: { $who }
web-toy-waits-turn = It is the turn of { $who }.

web-toy-board = Orders on the table
web-toy-spare = Spare order: { $card }
web-toy-own = Your order: { $card }
web-toy-dealt = Dealt to you: { $card }
web-toy-order-of = Order of { $who }: { $card }
web-toy-choosing = choosing
web-toy-peeked = knows the spare order
web-toy-moment-peeked = Somebody looks
web-toy-score = { $count ->
    [one] point
   *[other] points
}

web-toy-guide-goal = What it is about
web-toy-guide-goal-says = Keep one order of two, and show it when it scores: 1 point if it is red, 2 if it has the colour of the spare order.
web-toy-guide-spare = The spare order
web-toy-guide-spare-says = It is drawn when somebody first peeks. If nobody ever does, no order has its colour.

web-editor-toy-group-time = Time
web-editor-toy-group-orders = Orders
web-editor-toy-key-round = Round
web-editor-toy-key-played = Turns played
web-editor-toy-key-players = Players
web-editor-toy-key-players-hand = Dealt
web-editor-toy-key-players-kept = Kept
web-editor-toy-key-players-shown = Shown
web-editor-toy-key-players-peeked = Has peeked
web-editor-toy-key-table = Spare order
web-editor-toy-value-none = None
