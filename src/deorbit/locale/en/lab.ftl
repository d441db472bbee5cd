# The lab: benchmarks and generated pages.

lab-self = Deorbit { $version }, compiled
lab-self-plain = Deorbit { $version }, uncompiled
lab-machine = { $cpu }, one core, Python { $python }; medians of three rounds in one run
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
lab-help-seconds = how long each measurement plays (default 3)
lab-help-plain = also measure the uncompiled source in this folder
lab-help-peers = also measure catanatron with this Python, and show ratios to it
lab-help-json = one measurement as JSON
lab-bad-seconds = --seconds takes 0.01 to 600
lab-measuring = Measuring, a minute or less ...
lab-run-failed = { $command } failed: { $problem }
