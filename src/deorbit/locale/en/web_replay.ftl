# Looking back at a match

web-replay = Replay
web-replay-open = Look back
web-replay-track = Moment of the match
web-replay-at = Action { $step } of { $steps }.
web-replay-action = Action { $step }
web-replay-play = Play
web-replay-pause = Pause
web-replay-more = More controls
web-replay-less = Fewer controls
web-replay-now = Back to now
web-replay-move = Move in time
web-replay-first = To the beginning
web-replay-turn-back = To the turn before
web-replay-back = One action back
web-replay-on = One action on
web-replay-turn-on = To the next turn
web-replay-last = To the end
web-replay-to-now = To now
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-jump = What to jump to
web-replay-jump-back = Back to the one before
web-replay-jump-on = On to the next one
web-replay-news = News ({ $count })
web-replay-turns = Turns ({ $count })
web-replay-view = Whose view
web-replay-view-all = Everything open
web-replay-view-of = As { $name } saw it
web-replay-link = Link
web-replay-link-copied = A link to this moment is copied.
web-replay-link-not = The link could not be copied. It stands in the address bar.
web-replay-fork = Play on from here
web-replay-edit = In the editor
web-replay-is-now = This is now.
web-replay-is-end = This is how it ended.
web-replay-is-start = Before the first action.
web-replay-key = { $words } ({ $key })

# Recordings

web-watch-title = Watch a recording
web-watch-lead = A recording is what one player saw of a match, downloaded while it ran. It is shown here and kept nowhere.
web-watch-choose = Choose a file
web-watch-drop = or drop it here
web-watch-reading = Reading { $name } …
web-watch-large = The file is too large: the most are { $most } MiB.
web-watch-failed = This cannot be watched
web-watch-end = So far goes the recording.
web-watch-other = Another file
web-watch-seat = As { $name } saw it (seat { $seat })
web-watch-spectator = As a spectator saw it
web-watch-no-screen = Recordings of { $game } are watched in the terminal: deorbit replay FILE
