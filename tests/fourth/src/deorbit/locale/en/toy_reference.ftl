# Reference: actions, options, keys of a position

toy-kind-keep = Keep this order of the two that you were dealt.
toy-kind-peek = Look at the spare order.
toy-kind-show = Show your order to everybody.
toy-kind-pass = Do nothing.
toy-option-turns = How many turns each player has.
toy-key-round = The round, from 1. It follows from `played`.
toy-key-played = How many turns have been played.
toy-key-players = One entry for each seat; left out, as at the start.
toy-key-players-hand = The two orders that were dealt. Left out: drawn.
toy-key-players-kept = The order that was kept, `none` before; left out once turns were played: the first of the two.
toy-key-players-shown = Whether everybody has seen it.
toy-key-players-peeked = Whether the player has looked at the spare order.
toy-key-table = The spare order, `none` before somebody looks.
