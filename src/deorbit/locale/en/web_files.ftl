# Matches that begin elsewhere: played on from a moment, brought along as a file, set up by hand.

## Play on from a moment

web-fork = Play on from here
web-fork-menu = Play on at another table
web-fork-now = The match goes on at a new table as it stands now.
web-fork-last = The match goes on at a new table from before its last action.
web-fork-at = { $step ->
    [0] The match begins again at a new table, dealt as it was.
   *[other] The match goes on at a new table as it stood after action { $step }.
}
web-fork-text = This one stays as it is. What is drawn from there on is drawn anew.
web-fork-known = Whoever has looked at this match knows what was hidden in it.
web-fork-hidden = What is hidden from you now is the same there, and comes to light when that match ends.

## Files

web-file = Open a file
web-file-heading = Bring a match along
web-file-hint = A saved match can be watched or played on, a recording watched.
web-file-choose = Open a file
web-file-drop = or drop it here
web-file-reading = Looking at the file …
web-file-large = The file is larger than { $most } MB: no match is as long as that.
web-file-unreadable = The file cannot be read.
web-file-game = Game
web-file-length = Length
web-file-steps = { $count ->
    [one] one action
   *[other] { $count } actions
}, { $seats } seats
web-file-standing = Stands at
web-file-over = the end
web-file-running = it goes on
web-file-over-text = This match is over. It becomes a table of its own: look at every moment of it, from every seat, and play on from wherever you like.
web-file-recording = This is a recording: what one reader saw of a match. It can be watched, but not played on.
web-file-earlier = Its first part was played under older rules, and can only be read.
web-file-known = What is drawn from here on is drawn anew. Whoever has the file can read what is hidden in it.
web-file-watch = Watch
web-file-play-on = Play on

## Where a match began

web-origin = Where it begins
web-origin-fork = In the middle: after action { $step } of another match. Whoever knows that one may know what is hidden here.
web-origin-file = In the middle: after action { $step } of a match that the host brought as a file. The host can know what is hidden in it.
web-origin-position = In a position that the host has set up. The host knows what was set up there.
web-origin-file-over = { $name } brought this match as a file. It is here to be watched.
web-marked-forked = This match is also played on at another table, where its secrets may come to light. Nobody new can sit down here.
web-marked-taken-back = Something was taken back here that somebody may have learned by. Nobody new can sit down here.
web-marked-shortened = The rules have changed since, and the last decisions could not be kept under the new ones: the match goes on from before them.

## The options of games, where a table is made

web-option-count = { $count } × { $name }

web-option-stationx-build = The station
web-choice-stationx-build-free = Built by the players, tile by tile
web-choice-stationx-build-standard = The standard station, built already
web-option-stationx-rounds = Rounds
web-option-stationx-rounds-hint = If nobody has conquered the station by then, most bases win.
web-option-stationx-siege = Turns at home
web-option-stationx-siege-hint = Who keeps every unit in the own base for longer loses one unit a turn. 0: nobody does.
web-option-stationx-tiles = Tiles of each player
web-option-stationx-factions = Factions
