# The lab: benchmarks and generated pages.

lab-self = Deorbit { $version }, compiled
lab-self-plain = Deorbit { $version }, uncompiled
lab-machine = { $cpu }, one core, Python { $python }; CPU time, medians of five rounds in one run
lab-title = Random play with four players (Deorbit: Station-X)
lab-engine = engine
lab-column-actions = actions/s
lab-column-games = games/s
lab-column-turn = µs/turn
lab-column-copy = µs/copy
lab-column-late = late/fresh
lab-column-ratio = actions ratio
lab-column-copy-ratio = copy ratio
lab-help = Measure the speed of the engine: random play of Station-X, copies of a match, and how much slower an action is after a match of 1,000 actions than from the same position afresh (late/fresh).
lab-example = examples:
    {"  "}deorbit bench
    {"  "}deorbit bench --seconds 10
    {"  "}deorbit bench --peers /path/to/python-with-catanatron
lab-help-seconds = how long each measurement plays (default 2)
lab-help-plain = also measure the uncompiled source in this folder
lab-help-peers = also measure catanatron with this Python, and show ratios to it
lab-help-json = one measurement as JSON
lab-bad-seconds = --seconds takes 0.01 to 600
lab-measuring = Measuring, a minute or less ...
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
lab-position-intro = `m.position()` gives this dict and `deorbit.scenario("{ $name }", ...)` reads it, beside `seats` and `options`. What is left out is as after set-up; nonsense gets an error that names the key. `null` in a view means: hidden from this seat.
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
