# Stationfall at the table: what every screen says about a position, an action, a way

# Actions

stationfall-do-step = step to { $to }
stationfall-do-drag = drag { $other-character } to { $to }
stationfall-do-pick-up = pick up: { $item }
stationfall-do-pick-up-kompromat = pick up Kompromat
stationfall-do-take = take { $item } from { $other-character }
stationfall-do-drop = drop: { $item }
stationfall-do-give = give { $other-character }: { $item }
stationfall-do-throw = throw { $item } to { $to }
stationfall-do-ignite = light a Firebomb in { $to }
stationfall-do-copy = copy { $data } to { $other-character }
stationfall-do-delete = delete { $data }
stationfall-do-attack = attack { $other-character }: { $item }
stationfall-do-rob = rob { $other-character }: { $item }
stationfall-do-rob-data = rob { $other-character }: { $data }
stationfall-do-sabotage = sabotage
stationfall-do-revive = revive { $other-character } with { $item }
stationfall-do-abandon-ship = ABANDON SHIP
stationfall-do-transmit = transmit { $data } to { $offsite }
stationfall-do-release = release Project X
stationfall-do-decontaminate = decontaminate { $other-character }
stationfall-do-jettison = jettison the Antimatter
stationfall-do-timed-launch = Timed Launch
stationfall-do-section-launch = launch { $pod }
stationfall-do-bridge-launch = Bridge Launch
stationfall-do-manufacture = manufacture { $ware }
stationfall-do-meditate = meditate
stationfall-do-repair = repair { $other-character }
stationfall-do-self-destruct = Self-Destruct
stationfall-do-airlock = airlock to { $to }
stationfall-do-airlock-drag = airlock to { $to }, drag { $other-character }
stationfall-do-airlock-throw = airlock: throw { $item } to { $to }
stationfall-do-airlock-ignite = airlock: light a Firebomb in { $to }
stationfall-do-airlock-push = push { $other-character } out
stationfall-do-cameras = switch Cameras
stationfall-do-suppress = suppress the hazard in { $at }
stationfall-do-jammers = switch Jammers
stationfall-do-reassemble = take used Kompromat: { $card }
stationfall-do-claw = Cargo Claw: { $other-character }
stationfall-do-claw-item = Cargo Claw: { $item }
stationfall-do-scram = Scram
stationfall-do-rocket-wings = fly off with the Rocket Wings
stationfall-do-jury-rig = Jury Rig the section
stationfall-do-mend = Jury Rig { $other-character }
stationfall-do-breach = breach the Lock to { $to }
stationfall-do-wormtongue = Wormtongue: { $other-character }, { $player }
stationfall-do-heal = heal { $other-character }
stationfall-do-self-repair = repair itself
stationfall-do-tradecraft = Tradecraft: { $card } and { $other-card } for { $taken-card }
stationfall-do-wait = wait: end it, actions unused
stationfall-do-recall = wait and take the disc back
stationfall-do-choose = { $identity }
stationfall-do-reveal = as { $identity }, your Secret Identity
stationfall-do-schroedinger = as { $identity }, your Bonus Character
stationfall-do-influence = influence { $card }: { $count ->
    [one] one cube
   *[other] { $count } cubes
}
stationfall-do-activate = activate { $character }
stationfall-do-renegotiate = renegotiate
stationfall-do-withdraw = renegotiate, cube back from { $card }
stationfall-do-bribe = bribe { $character }
stationfall-do-kompromat = use Kompromat: { $character }
stationfall-do-accept = allow it
stationfall-do-refuse = refuse
stationfall-do-end = end the activation
stationfall-do-command = order { $other-character }
stationfall-do-resolve = { $effect }: { $at }
stationfall-do-overload = { $at }
stationfall-do-confess = { $character }
stationfall-do-cache = { $character }
stationfall-do-show = show { $identity }
stationfall-do-decline = no, thanks
stationfall-do-spread = { $at }
stationfall-do-monster-strike = { $character }
stationfall-do-monster-step = { $to }
stationfall-do-deliver = { $data } to { $offsite }
stationfall-do-done = deliver no more
stationfall-do-telepathy = Telepathy: { $other-character }
stationfall-do-root-access = Root Access: { $other-character }
stationfall-do-remote-control = steer { $other-character }
stationfall-do-disassemble = take itself apart for the section
stationfall-do-disassemble-for = take itself apart for { $other-character }
stationfall-do-missile = Missile at { $at }
stationfall-do-emp-burst = EMP Burst
stationfall-do-nerve-gas = nerve gas in { $to }
stationfall-do-infect = infect { $other-character }
stationfall-do-process-server = serve NDAs to all here
stationfall-do-hardcopy = sign an NDA
stationfall-do-lawyer-up = Lawyer Up: { $other-character }, { $player }
stationfall-do-investigate = pick up Kompromat in { $to }
stationfall-do-draw-up = make { $ware } from { $to }
stationfall-do-feed = feed { $other-character } to the Fang Moss
stationfall-do-grey-bribe = grey Bribe: { $character }
stationfall-do-ask = { $player } answers
stationfall-do-moss-step = Fang Moss creeps to { $to }
stationfall-do-moss-feed = Fang Moss eats { $character }
stationfall-do-call = act with { $character }
stationfall-do-switch = swap places with { $other-character }
stationfall-do-blame = blame { $player }
stationfall-do-take-blame = blame nobody: become Suspect
stationfall-do-lay-trap = trap token: { $at }
stationfall-do-rig-trap = real trap: { $at }
stationfall-do-plant = copy it to { $character }
stationfall-do-lurk = the Lurker appears in { $at }
stationfall-do-warp = move the mouth to { $to }
stationfall-do-leave-mouth = leave the mouth where it is
stationfall-do-core-lock = Lock: { $at } - { $to }
stationfall-do-core-move = move the Lock { $from } - { $other-from } to { $at } - { $to }
stationfall-do-core-suppress = Core: suppress the hazard in { $at }
stationfall-do-core-jammers = Core: switch Jammers
stationfall-do-core-control = Core: steer { $character }
stationfall-do-mutate = { $character } infects { $other-character }

# Headings of actions of one kind

stationfall-group-step = step
stationfall-group-drag = drag
stationfall-group-pick-up = pick up
stationfall-group-take = take from the Down
stationfall-group-drop = drop
stationfall-group-give = give
stationfall-group-throw = throw
stationfall-group-ignite = light a Firebomb
stationfall-group-copy = copy Data
stationfall-group-delete = delete Data
stationfall-group-attack = attack
stationfall-group-rob = rob
stationfall-group-rob-data = rob Data
stationfall-group-revive = revive with Nanogel
stationfall-group-transmit = transmit
stationfall-group-decontaminate = decontaminate
stationfall-group-section-launch = launch a pod
stationfall-group-manufacture = manufacture
stationfall-group-repair = repair
stationfall-group-airlock = airlock
stationfall-group-airlock-drag = airlock, drag
stationfall-group-airlock-throw = airlock, throw
stationfall-group-airlock-ignite = airlock, light a Firebomb
stationfall-group-airlock-push = push out
stationfall-group-suppress = suppress a hazard
stationfall-group-reassemble = take a used Kompromat
stationfall-group-claw = Cargo Claw
stationfall-group-claw-item = Cargo Claw, Items
stationfall-group-mend = Jury Rig
stationfall-group-breach = breach a Lock
stationfall-group-wormtongue = Wormtongue
stationfall-group-heal = heal
stationfall-group-tradecraft = Tradecraft
stationfall-group-influence = influence
stationfall-group-reveal = reveal ...
stationfall-group-activate = activate
stationfall-group-withdraw = renegotiate, cube back
stationfall-group-bribe = bribe
stationfall-group-kompromat = use Kompromat
stationfall-group-command = order
stationfall-group-resolve = resolve
stationfall-group-overload = overload
stationfall-group-confess = confession
stationfall-group-cache = cache
stationfall-group-spread = Goo
stationfall-group-monster-strike = strike
stationfall-group-monster-step = monster
stationfall-group-telepathy = Telepathy
stationfall-group-root-access = Root Access
stationfall-group-remote-control = steer a Drone
stationfall-group-disassemble-for = take itself apart for a Robot
stationfall-group-missile = Missile
stationfall-group-nerve-gas = nerve gas
stationfall-group-infect = infect
stationfall-group-lawyer-up = Lawyer Up
stationfall-group-investigate = pick up Kompromat next door
stationfall-group-draw-up = make Data of next door
stationfall-group-feed = feed the Fang Moss
stationfall-group-grey-bribe = bribe with a grey Bribe
stationfall-group-moss-step = Fang Moss creeps
stationfall-group-moss-feed = Fang Moss eats
stationfall-group-call = act with
stationfall-group-switch = swap places with
stationfall-group-lay-trap = lay a trap token
stationfall-group-rig-trap = the real trap
stationfall-group-plant = copy it to
stationfall-group-lurk = the Lurker appears
stationfall-group-warp = move the mouth
stationfall-group-core-lock = put a Lock of the Core
stationfall-group-core-move = move a Lock of the Core
stationfall-group-core-suppress = Core: suppress a hazard
stationfall-group-core-control = Core: steer a Drone
stationfall-group-mutate = infect

stationfall-accepting = { $character } does it at once, and what was offered is spent
stationfall-refusing-costs-nothing = it comes back, and nothing else happens
stationfall-refusing-accuses = you become Suspect
stationfall-brings-alone = yours alone
stationfall-brings-shared = shared with { $player }
stationfall-brings-nothing = still only { $player }
stationfall-brings-idle = { $what }; nobody left for you to activate
stationfall-cubes = { $count ->
    [1] one cube
    [2] two cubes
    [3] three cubes
    [4] four cubes
    [5] five cubes
    [6] six cubes
    [7] seven cubes
    [8] eight cubes
    [9] nine cubes
    [10] ten cubes
   *[other] { $count } cubes
}
stationfall-activate = { $character }, { $at }: { $count ->
    [one] 1 action
   *[other] { $count } actions
}

# Names where there is little room

stationfall-short-forward-airlocks = Fwd Airlocks
stationfall-short-forward-exhaust = Fwd Exhaust
stationfall-short-magnetic-containment = Mag. Contain
stationfall-short-security-station = Security St.
stationfall-short-therapy-garden = Therapy Gdn
stationfall-short-array-control = Array Contr.
stationfall-short-storm-shelter = Storm Shelt.
stationfall-short-inspector-shuttle = Insp.Shuttle

stationfall-tag-astrochimp = Ast
stationfall-tag-counselor = Cou
stationfall-tag-cyborg = Cyb
stationfall-tag-daredevil = Dar
stationfall-tag-engineer = Eng
stationfall-tag-exile = Exi
stationfall-tag-medical = Med
stationfall-tag-security = Sec
stationfall-tag-station-chief = Chi
stationfall-tag-stowaway = Stw
stationfall-tag-stranger = Str
stationfall-tag-troubleshooter = Tro
stationfall-tag-billionaire = Bil
stationfall-tag-boarder = Boa
stationfall-tag-botanist = Bot
stationfall-tag-colonel = Col
stationfall-tag-consort = Con
stationfall-tag-corpsicle = Cor
stationfall-tag-digital-assistant = Dig
stationfall-tag-doctor = Doc
stationfall-tag-drone-1 = Dr1
stationfall-tag-drone-2 = Dr2
stationfall-tag-inspector = Ins
stationfall-tag-legal = Leg
stationfall-tag-clone-1 = Cl1
stationfall-tag-clone-2 = Cl2
stationfall-tag-clone-3 = Cl3
stationfall-tag-microbiologist = Mic
stationfall-tag-operative = Ope
stationfall-tag-telepathic-rat = Rat
stationfall-tag-monster = MON

# Places and ways

stationfall-place-section = { $at }
stationfall-place-card = off board
stationfall-place-escaped = escaped
stationfall-place-mesosphere = escaped
stationfall-place-annihilated = annihilated
stationfall-place-monster = in the Monster
stationfall-place-data = as Data
stationfall-by-lock = (Lock)
stationfall-by-core-lock = (Lock of the Core)
stationfall-by-vent = (vent)
stationfall-by-wormhole = (Wormhole)
stationfall-by-airlock = (airlock)
stationfall-corridor = { $at } - { $to }
stationfall-path-nowhere = That is not on the station now.
stationfall-path-none = { $character } has no way from { $from } to { $to } now.
stationfall-path-none-entry = { $character } is not on board yet and cannot get to { $to } now.
stationfall-path = { $character }: { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
stationfall-path-anybody = { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
stationfall-path-none-anybody = Without Officer, vents or a Helmet there is no way from { $from } to { $to } now.
stationfall-path-helmet = With a Helmet: { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
stationfall-path-open = If nothing barred the way: { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
stationfall-leg-corridor = { $to }
stationfall-leg-lock = through the Lock to { $to }
stationfall-leg-vent = by the vent to { $to }
stationfall-leg-wormhole = through the Wormhole to { $to }
stationfall-leg-airlock = by the airlock to { $to }
stationfall-leg-entry = in the Dark into { $to }

# Sections

stationfall-fact-gravity = gravity
stationfall-fact-weightless = no gravity
stationfall-fact-lit = Lit
stationfall-fact-dark = Dark
stationfall-fact-power = generates power
stationfall-fact-console = console
stationfall-fact-damaged = DAMAGED
stationfall-fact-fire = ON FIRE
stationfall-fact-asphyxiation = NO AIR
stationfall-fact-goo = GOO
stationfall-fact-marker = Time marker of { $player } ({ $effect }), due in Minute { $minute }.
stationfall-fact-trap-real = The real trap of { $player } lies here: nobody else knows.
stationfall-fact-trap-decoy = A decoy of { $player } lies here.
stationfall-fact-trap-unknown = A trap token of { $player } lies here, face down.
stationfall-fact-contaminates = Every Human or Robot that enters is contaminated, while the section is undamaged.
stationfall-fact-deletes-data = Every Human or Robot that enters loses all Data, while the section is undamaged.
stationfall-pod = A pod for { $capacity } at { $at }; it leaves { $needs }.
stationfall-pod-launched = This pod has left; who is aboard has escaped.
stationfall-needs-abandon-ship = after Abandon Ship
stationfall-needs-down-aboard = with somebody Down aboard
stationfall-needs-inspector-or-jury-rig = for the Inspector, or whoever has Jury Rig
stationfall-needs-nothing = at any time
stationfall-for-officers = (Officer)
stationfall-offer-airlock = Airlock
stationfall-offer-abandon-ship = Abandon Ship
stationfall-offer-transmit = Transmit
stationfall-offer-release = Release Project X
stationfall-offer-decontaminate = Decontaminate
stationfall-offer-jettison = Jettison Antimatter
stationfall-offer-timed-launch = Timed Launch
stationfall-offer-section-launch = Section Launch
stationfall-offer-bridge-launch = Bridge Launch
stationfall-offer-manufacture = manufacture { $ware }
stationfall-offer-meditate = Meditate
stationfall-offer-repair = Repair
stationfall-offer-self-destruct = Self-Destruct
stationfall-offer-cameras = Cameras
stationfall-offer-reassemble = take a used Kompromat
stationfall-offer-cargo-claw = Cargo Claw
stationfall-offer-scram = Scram
stationfall-offer-rocket-wings = Rocket Wings Launch

# Cards

stationfall-team = Team { $team }
stationfall-own-now = (now { $points })
stationfall-bonus-friend = { $identity } (friend { $points })
stationfall-bonus-grudge = { $identity } (grudge { $points })
stationfall-bonus-item = { $identity } ({ $points } if { $item } escapes)
stationfall-bonus-each = { $identity } ({ $points } for each that escapes, { $more } more for all)
stationfall-is-absent = Not in this game.
stationfall-integral = { $item } (integral)
stationfall-works-always = always
stationfall-works-action = action
stationfall-works-free = free
stationfall-works-reveal = once, on revealing
stationfall-works-revealed-always = once revealed: always
stationfall-works-revealed-action = once revealed: action
stationfall-works-revealed-free = once revealed: free
stationfall-works-revealed-reveal = once, on revealing
stationfall-kind-human = Human
stationfall-kind-robot = Robot
stationfall-kind-data = Data
stationfall-kind-item = Item
stationfall-is-down = { $character ->
   *[other] Down
}
stationfall-is-contaminated = contaminated
stationfall-is-marked = marked
stationfall-kompromat = Kompromat
stationfall-token-contamination = Contamination
stationfall-token-kompromat = Kompromat
stationfall-token-project-x = Project X

# Systems

stationfall-clock = Minute { $minute }
stationfall-clock-abandon = Minute { $minute }, ABANDON SHIP
stationfall-cameras = Cameras { $state }
stationfall-jammers = Jammers { $state }
stationfall-antimatter-stable = Antimatter stable
stationfall-antimatter-ticking = Antimatter: Minute { $minute }!
stationfall-antimatter-armed = Antimatter armed
stationfall-antimatter-detonated = Antimatter detonated
stationfall-x-loose = Project X: { $project }
stationfall-missile = Missile: { $at }, Minute { $minute }!
stationfall-monster-at = Monster: { $at }
stationfall-monster-down = Monster Down: { $at }
stationfall-monster-inside = inside: { $character }
stationfall-monster-mark = mark: { $character }
stationfall-wormhole = Vault X - { $at }
stationfall-core-locks = Locks of the Core { $used }/{ $most }
stationfall-grey-bribes = Grey Bribes left: { $left }
stationfall-traps = Traps: { $tokens }
stationfall-trap-real = ▣{ $at }
stationfall-trap-decoy = □{ $at }
stationfall-trap-unknown = □{ $at }
stationfall-eaten = Eaten by Fang Moss: { $count }
stationfall-spaced = In space at the end: { $character }
stationfall-called = Have acted: { $character }
stationfall-sent = { $offsite }: { $data }
stationfall-pirate = A Pirate Ship is coming
stationfall-x-seen = Project X is { $project }
stationfall-x-unknown = Project X is one of these: { $project }.
stationfall-x-is-released = It has been released.
stationfall-x-is-here = This is the card in Vault X.
stationfall-x-is-possible = It may be the card in Vault X; you do not know.
stationfall-x-is-other = It is not the Project X of this game.
stationfall-choice-of = { $clock }, for { $player }
stationfall-turn-of = { $clock }, turn of { $player }
stationfall-ask-no-conspirator = { $phase ->
    [reveal] Your turn. You have no Conspirator to activate: influence somebody, or reveal (once in the game); or renegotiate.
    [influence] You have no Conspirator to activate: influence somebody, or renegotiate.
   *[activate] You have no Conspirator to activate: renegotiate.
}

# What is house

stationfall-house = House-made: { $facts }.
stationfall-house-mark = [house]
stationfall-house-corridor = corridor to { $to }
stationfall-house-vent = vent to { $to }
stationfall-house-lock = Lock or none towards { $to }
stationfall-field-slots = Item slots
stationfall-field-starts = start
stationfall-field-starts-with = starting Items
stationfall-field-with = that it comes with its character
stationfall-field-kompromat = Kompromat icon
stationfall-field-actions = actions
stationfall-field-items = Items at the start
stationfall-field-power = power
stationfall-field-gravity = gravity
stationfall-field-dark = whether it is Dark
stationfall-field-airlock = airlock
stationfall-field-deletes-data = that Data is lost here
stationfall-field-pod = pod
stationfall-field-supply = number of pieces
stationfall-field-color = colour

# How it ended, player by player

stationfall-why-won-points = Wins with the most points: { $points }.
stationfall-why-won-among = One of the { $places } best, with { $points ->
    [1] one point.
   *[other] { $points } points.
}
stationfall-why-won-betrayal = Wins the tie at { $points ->
    [1] one point
   *[other] { $points } points
}: fewer cubes in the Betrayal box, { $betrayal }.
stationfall-why-won-pool = Wins the tie at { $points ->
    [1] one point
   *[other] { $points } points
}: as many cubes in the Betrayal box, but more in the pool, { $pool }.
stationfall-why-shared = Shares the victory: equal in points, in the Betrayal box and in the pool.
stationfall-why-guilty = Guilty, and cannot win with this card, whatever the points: { $points }.
stationfall-why-lost-points = { $points ->
    [1] One point is not enough.
   *[other] { $points } points are not enough.
}
stationfall-why-lost-betrayal = Loses the tie at { $points ->
    [1] one point
   *[other] { $points } points
}: more cubes in the Betrayal box, { $betrayal }.
stationfall-why-lost-pool = Loses the tie at { $points ->
    [1] one point
   *[other] { $points } points
}: as many cubes in the Betrayal box, but fewer in the pool, { $pool }.
