# The lab: benchmarks and generated pages.

lab-self = { $game } for { $players }, compiled
lab-self-plain = { $game } for { $players }, uncompiled
lab-full-table = Stationfall: an action with 20 characters and 9 players costs { $ratio } times one with 12 and 4.
lab-bots = { $engine }, two of them bots: a bot's turn takes { $bot_ratio } times as long as a random player's action ({ $bot_turn } and { $random_action } µs). Asked for: at most { $most } times.
lab-peer-catanatron = catanatron
lab-peer-openspiel = OpenSpiel chess
lab-machine = { $cpu }, one core, Python { $python }; CPU time, medians of five rounds in one run
lab-title = Random play: Deorbit { $version } and catanatron with four players, chess with two
lab-title-alone = Random play: Deorbit { $version } with four players
lab-engine = engine
lab-column-actions =
    actions
    per s
lab-column-games =
    games
    per s
lab-column-turn =
    µs per
    turn
lab-column-copy =
    µs per
    copy
lab-column-late =
    late to
    fresh
lab-column-actions-catanatron =
    actions to
    catanatron
lab-column-copy-catanatron =
    copy to
    catanatron
lab-column-actions-openspiel =
    actions to
    OpenSpiel
lab-help = Measure the speed of the engine: random play of each game, copies of a match, and how much slower an action is after a match of 1,000 actions, or three quarters of a shorter game, than from the same position afresh (late/fresh).
lab-example = examples:
    {"  "}deorbit bench
    {"  "}deorbit bench --game stationx --seconds 10
    {"  "}deorbit bench --peers /path/to/python-with-the-peers
lab-help-game = measure only this game
lab-help-setup = measure only this set-up
lab-help-seconds = how long each measurement plays (default 2)
lab-help-plain = also measure the uncompiled source in this folder
lab-help-peers = also measure catanatron and OpenSpiel's chess with this Python, and show ratios to them
lab-help-json = one measurement of each game as JSON, in one line
lab-bad-seconds = --seconds takes 0.01 to 600
lab-measuring = Measuring ...
lab-measuring-one = Measuring { $engine }, round { $round } of { $rounds } ...
lab-run-failed = { $command } failed: { $problem }

lab-reference = reference
lab-made = This page is made from the game itself by `make docs`.
lab-actions = Actions
lab-actions-intro = An action is a kind and its arguments. `str(action)` is the notation below, `Action.parse` reads it; as JSON it is {"{"}"kind": ..., "args": [...]{"}"}.
lab-values = Values
lab-questions = Questions
lab-events = Events
lab-options = Options
lab-options-intro = Given as keywords: `deorbit.new("{ $name }", seats=2, ...)`; in the terminal as `--option NAME=VALUE`.
lab-position = Positions
lab-refusals = refusals
lab-refusals-intro = What the game answers to actions that are not allowed: each kind of action was tried with many arguments at moments all over { $games } random games. The reason is the end of a message id; the sentence is one of those that were given.
lab-reason = reason
lab-rule = rule
lab-times = times
lab-no-answers = No answer to the question
lab-no-answers-intro = Kinds of actions that are refused with nothing more than that they do not answer the question.
lab-position-intro = `m.position()` gives this dict and `deorbit.scenario("{ $name }", ...)` reads it, beside `seats` and `options`. What is left out is as after set-up; nonsense gets an error that names the key. `null` in a view means: hidden from this seat.
lab-outcome = Outcome
lab-outcome-intro = When nobody owes a decision any more, `m.outcome` has `scores` (a number for each seat), `winners` (seats), `ending` (one of those below) and `rows`: for each seat pairs of a row below and its number, which is what its score is made of or decided by. A row that counts for nothing may be missing.
lab-row = row
lab-ending = ending
lab-action = action
lab-meaning = meaning
lab-example-word = example
lab-value = value
lab-question = question
lab-keys = keys
lab-event = event
lab-arguments = arguments
lab-option = option
lab-accepts = accepts
lab-default = default
lab-key = key

# Measurements: what was asked for, and where the result is written

lab-met = met
lab-missed = MISSED
lab-wrote = Written: { $file }
lab-no-folder = There is no folder { $folder } to write to.
lab-unwritable = { $file } cannot be written: { $problem }
