# Stationfall in the browser: the board in words

board-label = The station
board-keys = Arrow keys go from section to section, Shift and an arrow key to the characters there, Page Down to the next possible choice, Enter picks. Plus, minus and 0 zoom; so do the wheel, two fingers and a double tap.
board-instruments = Instruments
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Show the whole station
board-legend = Legend
board-legend-close = Close the legend

# Sections

board-gravity = gravity
board-weightless = zero gravity
board-pod = pod for { $capacity }
board-launched = has left
board-dark = Dark
board-generates = generates power
board-console = console
board-airlock-out = airlock out to Outer Space
board-airlock-in = airlock in from Outer Space
board-damaged = damaged
board-fire = on fire
board-airless = no air
board-goo = Goo
board-contaminates = contaminates whoever enters
board-wipes = deletes the Data of whoever enters
board-mouth = mouth of the Wormhole
board-trap-real = your real trap
board-trap-decoy = decoy trap
board-trap-unknown = trap token
board-marker = Time marker of { $player }: { $effect } in Minute { $minute }
board-lock-to = Lock towards { $section }
board-core-lock-to = Lock of the Core towards { $section }
board-corridor = Corridor between { $a } and { $b }
board-count = { $count } × { $item }
board-kompromat = Kompromat
board-kompromat-of = Kompromat against { $character }
board-possible = possible choice

# Characters

board-down = { $character ->
   *[other] Down
}
board-who-down = { $character } Down
board-contaminated = { $character ->
   *[other] contaminated
}
board-exhausted = { $character ->
   *[other] Exhausted
}
board-conspirator = Conspirator of { $players }
board-secret = secretly you
board-pc = PC of { $player }
board-pc-of-bot = PC of { $player }, a bot
board-holds = holds { $items }
board-data = possesses { $data }
board-cubes = { $player }: { $count ->
    [one] one cube
   *[other] { $count } cubes
}
board-inside = { $count ->
    [one] one swallowed
   *[other] { $count } swallowed
}
board-kind-human = Human
board-kind-robot = Robot
board-kind-human-robot = Human and Robot
board-kind-data = Data
board-kind-item = Item
board-at-card = Off the board
board-at-mesosphere = Escaped
board-at-annihilated = Annihilated
board-at-monster = In the Monster

# Instruments

board-track = Minute { $minute }
board-minute = Minute { $minute }
board-now = now
board-re-entry-unknown = re-entry: fireball, or one more Minute
board-re-entry-fireball = re-entry: fireball
board-re-entry-minute = re-entry: this Minute is played
board-cameras = Cameras { $state }
board-jammers = Jammers { $state }
board-abandoned = Abandon Ship!
board-not-abandoned = No alarm
board-antimatter-stable = Antimatter stable
board-antimatter-armed = Antimatter armed
board-antimatter-due = Antimatter: Minute { $minute }!
board-antimatter-detonated = Antimatter detonated
board-project-sealed = Project X sealed
board-project-known = Project X: { $project }
board-project-released = { $project } is loose
board-offsites = Offsites
board-nothing = nothing
board-medical = Medical
board-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
board-grey-bribes = Grey Bribes left: { $count }
board-eaten = Eaten by Fang Moss: { $count }
board-pirate = A Pirate Ship is coming

# Legend

board-legend-gravity = gravity
board-legend-weightless = zero gravity
board-legend-pod = pod
board-legend-damaged = damaged
board-legend-corridor = corridor
board-legend-vent = vent
board-legend-fire = fire
board-legend-airless = no air
board-legend-goo = Goo
board-legend-dark = Dark
board-legend-lock = Lock
board-legend-core-lock = Lock of the Core
board-legend-time-marker = Time marker
board-legend-trap = trap token
board-legend-wormhole = Wormhole
board-legend-kompromat = Kompromat
board-legend-taint = contamination
board-legend-power = power
board-legend-console = console
board-legend-make = manufacture
board-legend-send = Transmit
board-legend-alarm = Abandon Ship
board-legend-repair = Repair
board-legend-launch = launch
board-legend-lit = possible
board-legend-chosen = chosen
board-legend-down = Down
board-legend-conspirator = ring: whose Conspirator it is
board-legend-shared = shared in equal parts
board-legend-pc = plate: whose PC it is, revealed
board-legend-cubes = cubes on the character
board-legend-exhausted = Exhausted
board-legend-secret = secretly you
