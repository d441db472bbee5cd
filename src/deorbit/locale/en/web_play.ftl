# What the screens of all games say

# The question

web-play-question = What is asked
web-play-table = The table
web-play-panels = Panels
web-play-result = Show the result
web-play-waits-for = { $who } is to decide.
web-play-waits-for-many = These are to decide: { $names }.
web-play-sure = { $what }?
web-play-ends-turn = This ends the turn.
web-play-final = This cannot be taken back.
web-play-final-do = Do it
web-play-final-not = No
web-play-final-never = Do it, and never warn again
web-play-back = Back
web-play-undo = Undo
web-play-undo-propose = Ask to take back

# Actions

web-play-could = Not possible now
web-play-could-all = everything else …
web-play-here-can = You can
web-play-here-cannot = Why not more?
web-play-steps-many = { $count } places, on the board or here
web-play-menu-look = Look at the card
web-play-close = Close

# Players

web-play-you = you
web-play-away = away
web-play-left-table = has left
web-play-played-by = Played by
web-play-agent = the { $agent } agent

# The board, the log and what was missed

web-play-station = The station
web-play-log = Log
web-play-log-empty = Nothing has happened yet.
web-play-recent = Since your turn
web-play-recent-back = The moment before
web-play-recent-next = The next moment
web-play-log-then = See the station at that moment
web-play-log-details =
    { $count ->
        [one] one more line
       *[other] { $count } more lines
    }
web-play-why = Why?
web-play-why-asking = Working it out …
web-play-why-skipped =
    { $count ->
        [one] Passed over before that:
       *[other] Passed over before that, in this order:
    }
web-play-why-nothing = There is nothing to tell about it.
web-play-since = Since you were here
web-play-since-count =
    { $count ->
        [one] One thing has happened.
       *[other] { $count } things have happened.
    }
web-play-since-show = Show me
web-play-since-next = Next
web-play-since-all = All at once
web-play-since-skip = Skip
web-play-since-done = To the game

# Panels

web-play-tab-actions = Actions
web-play-tab-players = Players
web-play-tab-log = Log
web-play-tab-guide = Help
web-play-sheet-up = Pull the panel up
web-play-sheet-down = Pull the panel down

# Keys

web-play-keys = Keys
web-play-key-choose = choose by number
web-play-key-back = go back, close
web-play-key-undo = undo
web-play-key-end = end the turn
web-play-key-board = to the board
web-play-key-actions = actions
web-play-key-log = log
web-play-key-players = players
web-play-key-next = next, when you catch up
web-play-key-help = this help

# The end

web-play-won-line = { $words }.
web-play-won = Won by { $names }
web-play-won-nobody = Nobody has won
web-play-rematch = Play again
web-play-look-again = Look at the station
web-play-download = Download the game
web-play-decided = What decided it
web-play-decided-hint = touch a moment to see the board as it was
web-play-watch-again = Replay
web-play-share-picture = Save the picture
web-play-share-link = Copy the link
web-play-share-not = This browser cannot draw the picture.

# Advice

web-play-hint = Hint
web-play-hint-asking = Thinking …
web-play-hint-then = { $count ->
    [one] and then one more step
   *[other] and then { $count } more steps
}
web-play-hint-do = Do it
web-play-hint-close = Thanks
web-play-hint-none = There is nothing better than to be done.
