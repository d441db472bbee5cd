# Stationfall in the terminal

cli-won-stationfall = { $winners } has won.
cli-choose-number-stationfall = Type a number from the board, or the name of a section.
cli-type-a-cell-stationfall = Type the name of a section, for example bridge.
cli-why-what-stationfall = Ask about an action, for example: why step engineer bridge
cli-look-where-stationfall = Look at whom or what? For example: look engineer, look reactor. "who" shows everybody.
cli-play-help-stationfall =
    CHOOSING
      A number chooses: first a group, then one of its choices. 0 goes back.
      The beginning of a name does as well: bridge, engi.
      Any action can also be typed. Names may be cut short, and whoever acts
      need not be named:
        influence eng 2     activate eng     step reactor     pick-up helmet
        throw gun aft-hub   attack exile gun     bribe medical     wait

    COMMANDS (the first letters are enough)
      look NAME       all about a character or a section
      who             everybody: where, whose cubes, with what
      path TO         the shortest way for the one who acts
      path WHO TO     the way of anybody; Locks and vents are named
      why ACTION      which rule forbids it, for example: why step eng bridge
      view NAME       move the window there; view alone follows the game again
      board           the whole station
      hint            what the greedy agent would do
      undo            take your last decision back
      log [N]         what happened, the last N lines
      rules [WORD]    the rules, a paragraph such as 12.9, or all about a word
      save [FILE]     save and go on
      quit            save and leave; Ctrl-C and Ctrl-D do the same

    THE BOARD
      ┌Reactor─────┐  a section: its name and, below, who is there (small letters:
      └Eng exl h?──┘  Down) and what lies about. Lines are corridors, dots vents.
      X Lock   ✗ damaged   * fire   ○ no air   ◐ Dark   ≈ Goo   ◷ Time marker
      h Helmet   b Bludgeon   g Gun   f Firebomb   n Nanogel   A Artifact
      B Briefcase   ! Antimatter   W Rocket Wings   ? Kompromat
      Beside it, of each player: guilt, cubes in the pool + in the Betrayal box,
      whether the Bribe is left, and how many Kompromat are in hand (k2).

cli-stationfall-unknown = "{ $word }" is no name here. Type "who" for the characters, "board" for the sections.
cli-stationfall-clock = Minute { $minute }
cli-stationfall-clock-abandon = Minute { $minute }, ABANDON SHIP
cli-stationfall-legend =
    X Lock  ✗ damaged  * fire
    ○ no air  ◐ Dark  ≈ Goo
    ◷ Time marker
    h Helmet  b Bludgeon
    g Gun  f Firebomb
    n Nanogel  A Artifact
    B Briefcase  ! Antimatter
    W Wings  ? Kompromat
    small letters: Down

cli-stationfall-short-forward-airlocks = Fwd Airlocks
cli-stationfall-short-forward-exhaust = Fwd Exhaust
cli-stationfall-short-magnetic-containment = Mag. Contain
cli-stationfall-short-security-station = Security St.
cli-stationfall-short-therapy-garden = Therapy Gdn
cli-stationfall-short-array-control = Array Contr.
cli-stationfall-short-storm-shelter = Storm Shelt.

cli-stationfall-tag-astrochimp = Ast
cli-stationfall-tag-counselor = Cou
cli-stationfall-tag-cyborg = Cyb
cli-stationfall-tag-daredevil = Dar
cli-stationfall-tag-engineer = Eng
cli-stationfall-tag-exile = Exi
cli-stationfall-tag-medical = Med
cli-stationfall-tag-security = Sec
cli-stationfall-tag-station-chief = Chi
cli-stationfall-tag-stowaway = Stw
cli-stationfall-tag-stranger = Str
cli-stationfall-tag-troubleshooter = Tro
cli-stationfall-tag-monster = MON

cli-stationfall-cameras = Cameras { $state }
cli-stationfall-jammers = Jammers { $state }
cli-stationfall-antimatter-stable = Antimatter stable
cli-stationfall-antimatter-ticking = Antimatter: Minute { $minute }!
cli-stationfall-antimatter-armed = Antimatter armed
cli-stationfall-antimatter-detonated = Antimatter detonated
cli-stationfall-project = Project X: { $project }
cli-stationfall-project-seen = Project X is { $project }
cli-stationfall-facts = { $pool }+{ $betrayal }
cli-stationfall-facts-long = cubes { $pool }, betrayed { $betrayal }
cli-stationfall-free = + free one
cli-stationfall-bribe-left = Bribe
cli-stationfall-hand-count = k{ $count }
cli-stationfall-own-dealt = Dealt: { $card }
cli-stationfall-own-identity = Secret: { $card }
cli-stationfall-own-pc = You are { $card }
cli-stationfall-own-bonus = Bonus: { $bonus }
cli-stationfall-own-hand = Kompromat: { $cards }
cli-stationfall-bonus-friend = { $card } (friend { $points })
cli-stationfall-bonus-grudge = { $card } (grudge { $points })
cli-stationfall-place-card = off board
cli-stationfall-place-escaped = escaped
cli-stationfall-place-mesosphere = escaped
cli-stationfall-place-annihilated = annihilated

cli-stationfall-look-character = { $character } ({ $kind }): { $at }.
cli-stationfall-look-live = Live.
cli-stationfall-look-down = Down.
cli-stationfall-look-monster = The Monster: { $at }.
cli-stationfall-look-pc = PC of { $player }.
cli-stationfall-look-cubes = Cubes: { $cubes }.
cli-stationfall-look-conspirator = Conspirator of { $who }.
cli-stationfall-look-discs = Activation disc of { $who }.
cli-stationfall-look-bribes = Bribe of { $who }.
cli-stationfall-look-spent = The Kompromat has been used.
cli-stationfall-look-holds = Holds: { $items } ({ $used }/{ $slots } slots).
cli-stationfall-look-data = Data: { $names }.
cli-stationfall-look-contaminated = Contaminated.
cli-stationfall-look-ability = { $ability }: { $does }
cli-stationfall-look-power = When revealed, { $ability }: { $does }
cli-stationfall-look-agenda = Agenda "{ $title }" (influence limit { $limit }):
cli-stationfall-look-bonus = As a Bonus Character: { $bonus }.
cli-stationfall-kind-human = Human
cli-stationfall-kind-robot = Robot
cli-stationfall-nothing = nothing
cli-stationfall-is-down = Down
cli-stationfall-is-contaminated = contaminated
cli-stationfall-disc-of = disc of { $who }
cli-stationfall-kompromat = Kompromat

cli-stationfall-section = { $at }: { $facts }.
cli-stationfall-section-gravity = gravity
cli-stationfall-section-weightless = no gravity
cli-stationfall-section-lit = Lit
cli-stationfall-section-dark = Dark
cli-stationfall-section-power = generates power
cli-stationfall-section-console = console
cli-stationfall-section-damaged = DAMAGED
cli-stationfall-section-fire = ON FIRE
cli-stationfall-section-asphyxiation = NO AIR
cli-stationfall-section-goo = GOO
cli-stationfall-section-marker = Time marker of { $player } ({ $effect }), due in Minute { $minute }.
cli-stationfall-section-people = Here: { $names }.
cli-stationfall-section-things = Lying about: { $names }.
cli-stationfall-section-ways = Ways: { $names }.
cli-stationfall-section-offers = Actions: { $names }.
cli-stationfall-section-offers-off = Actions, once it is repaired: { $names }.
cli-stationfall-pod = A pod for { $capacity } at { $at }; it leaves { $needs }.
cli-stationfall-pod-launched = This pod has left; who is aboard has escaped.
cli-stationfall-needs-abandon-ship = after Abandon Ship
cli-stationfall-needs-down-aboard = with somebody Down aboard
cli-stationfall-by-lock = (Lock)
cli-stationfall-by-vent = (vent)
cli-stationfall-by-airlock = (airlock)
cli-stationfall-for-officers = (Officer)
cli-stationfall-offer-airlock = Airlock
cli-stationfall-offer-abandon-ship = Abandon Ship
cli-stationfall-offer-transmit = Transmit
cli-stationfall-offer-release = Release Project X
cli-stationfall-offer-decontaminate = Decontaminate
cli-stationfall-offer-jettison = Jettison Antimatter
cli-stationfall-offer-timed-launch = Timed Launch
cli-stationfall-offer-section-launch = Section Launch
cli-stationfall-offer-bridge-launch = Bridge Launch
cli-stationfall-offer-manufacture = manufacture { $ware }
cli-stationfall-offer-meditate = Meditate
cli-stationfall-offer-repair = Repair
cli-stationfall-offer-self-destruct = Self-Destruct
cli-stationfall-offer-cameras = Cameras
cli-stationfall-offer-reassemble = take a used Kompromat
cli-stationfall-offer-cargo-claw = Cargo Claw
cli-stationfall-offer-scram = Scram
cli-stationfall-offer-rocket-wings = Rocket Wings Launch

cli-stationfall-path-what = Where to? For example: path bridge, path engineer bridge, path reactor bridge
cli-stationfall-path-who = Nobody acts now. Say whose way: path engineer bridge
cli-stationfall-path-nowhere = That is not on the station now.
cli-stationfall-path-none = { $who } has no way from { $from } to { $to } now.
cli-stationfall-path = { $who }: { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
cli-stationfall-path-open = If nothing barred the way: { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
cli-stationfall-leg-corridor = { $to }
cli-stationfall-leg-lock = through the Lock to { $to }
cli-stationfall-leg-vent = by the vent to { $to }
cli-stationfall-leg-airlock = by the airlock to { $to }

cli-stationfall-group = { $what } ({ $count })
cli-stationfall-only = { $what } { $which }
cli-stationfall-cubes = { $count ->
    [one] one cube
   *[other] { $count } cubes
}
cli-stationfall-activate = { $character }, { $at }: { $count ->
    [one] 1 action
   *[other] { $count } actions
}

cli-stationfall-group-step = step
cli-stationfall-group-drag = drag
cli-stationfall-group-pick-up = pick up
cli-stationfall-group-take = take from the Down
cli-stationfall-group-drop = drop
cli-stationfall-group-give = give
cli-stationfall-group-throw = throw
cli-stationfall-group-ignite = light a Firebomb
cli-stationfall-group-copy = copy Data
cli-stationfall-group-delete = delete Data
cli-stationfall-group-attack = attack
cli-stationfall-group-rob = rob
cli-stationfall-group-rob-data = rob Data
cli-stationfall-group-revive = revive with Nanogel
cli-stationfall-group-transmit = transmit
cli-stationfall-group-decontaminate = decontaminate
cli-stationfall-group-section-launch = launch a pod
cli-stationfall-group-manufacture = manufacture
cli-stationfall-group-repair = repair
cli-stationfall-group-airlock = airlock
cli-stationfall-group-airlock-drag = airlock, drag
cli-stationfall-group-airlock-throw = airlock, throw
cli-stationfall-group-airlock-ignite = airlock, light a Firebomb
cli-stationfall-group-airlock-push = push out
cli-stationfall-group-suppress = suppress a hazard
cli-stationfall-group-reassemble = take a used Kompromat
cli-stationfall-group-claw = Cargo Claw
cli-stationfall-group-claw-item = Cargo Claw, Items
cli-stationfall-group-mend = Jury Rig
cli-stationfall-group-breach = breach a Lock
cli-stationfall-group-wormtongue = Wormtongue
cli-stationfall-group-heal = heal
cli-stationfall-group-tradecraft = Tradecraft
cli-stationfall-group-influence = influence
cli-stationfall-group-reveal = reveal ...
cli-stationfall-group-activate = activate
cli-stationfall-group-withdraw = renegotiate, cube back
cli-stationfall-group-bribe = bribe
cli-stationfall-group-kompromat = use Kompromat
cli-stationfall-group-command = order
cli-stationfall-group-resolve = resolve
cli-stationfall-group-overload = overload
cli-stationfall-group-confess = confession
cli-stationfall-group-cache = cache
cli-stationfall-group-spread = Goo
cli-stationfall-group-monster-strike = strike
cli-stationfall-group-monster-step = monster

cli-stationfall-do-step = step to { $to }
cli-stationfall-do-drag = drag { $other-character } to { $to }
cli-stationfall-do-pick-up = pick up: { $item }
cli-stationfall-do-pick-up-kompromat = pick up Kompromat
cli-stationfall-do-take = take { $item } from { $other-character }
cli-stationfall-do-drop = drop: { $item }
cli-stationfall-do-give = give { $other-character }: { $item }
cli-stationfall-do-throw = throw { $item } to { $to }
cli-stationfall-do-ignite = light a Firebomb in { $to }
cli-stationfall-do-copy = copy { $data } to { $other-character }
cli-stationfall-do-delete = delete { $data }
cli-stationfall-do-attack = attack { $other-character }: { $item }
cli-stationfall-do-rob = rob { $other-character }: { $item }
cli-stationfall-do-rob-data = rob { $other-character }: { $data }
cli-stationfall-do-sabotage = sabotage
cli-stationfall-do-revive = revive { $other-character } with { $item }
cli-stationfall-do-abandon-ship = ABANDON SHIP
cli-stationfall-do-transmit = transmit { $data } to { $offsite }
cli-stationfall-do-release = release Project X
cli-stationfall-do-decontaminate = decontaminate { $other-character }
cli-stationfall-do-jettison = jettison the Antimatter
cli-stationfall-do-timed-launch = Timed Launch
cli-stationfall-do-section-launch = launch { $pod }
cli-stationfall-do-bridge-launch = Bridge Launch
cli-stationfall-do-manufacture = manufacture { $ware }
cli-stationfall-do-meditate = meditate
cli-stationfall-do-repair = repair { $other-character }
cli-stationfall-do-self-destruct = Self-Destruct
cli-stationfall-do-airlock = airlock to { $to }
cli-stationfall-do-airlock-drag = airlock to { $to }, drag { $other-character }
cli-stationfall-do-airlock-throw = airlock: throw { $item } to { $to }
cli-stationfall-do-airlock-ignite = airlock: light a Firebomb in { $to }
cli-stationfall-do-airlock-push = push { $other-character } out
cli-stationfall-do-cameras = switch Cameras
cli-stationfall-do-suppress = suppress the hazard in { $at }
cli-stationfall-do-jammers = switch Jammers
cli-stationfall-do-reassemble = take used Kompromat: { $card }
cli-stationfall-do-claw = Cargo Claw: { $other-character }
cli-stationfall-do-claw-item = Cargo Claw: { $item }
cli-stationfall-do-scram = Scram
cli-stationfall-do-rocket-wings = fly off with the Rocket Wings
cli-stationfall-do-jury-rig = Jury Rig the section
cli-stationfall-do-mend = Jury Rig { $other-character }
cli-stationfall-do-breach = breach the Lock to { $to }
cli-stationfall-do-wormtongue = Wormtongue: { $other-character }, { $player }
cli-stationfall-do-heal = heal { $other-character }
cli-stationfall-do-self-repair = repair itself
cli-stationfall-do-tradecraft = Tradecraft: { $card } and { $other-card } for { $taken-card }
cli-stationfall-do-wait = wait: end it, actions unused
cli-stationfall-do-recall = wait and take the disc back
cli-stationfall-do-choose = { $identity }
cli-stationfall-do-reveal = as { $card }, your Secret Identity
cli-stationfall-do-schroedinger = as { $card }, your Bonus Character
cli-stationfall-do-influence = { $card }: { $count }
cli-stationfall-do-activate = activate { $character }
cli-stationfall-do-renegotiate = renegotiate
cli-stationfall-do-withdraw = renegotiate, cube back from { $card }
cli-stationfall-do-bribe = bribe { $character }
cli-stationfall-do-kompromat = use Kompromat: { $character }
cli-stationfall-do-accept = allow it
cli-stationfall-do-refuse = refuse
cli-stationfall-do-peek = look at Project X
cli-stationfall-do-end = end the activation
cli-stationfall-do-command = order { $other-character }
cli-stationfall-do-resolve = { $effect }: { $at }
cli-stationfall-do-overload = { $at }
cli-stationfall-do-confess = { $character }
cli-stationfall-do-cache = { $character }
cli-stationfall-do-show = show { $card }
cli-stationfall-do-decline = no, thanks
cli-stationfall-do-spread = { $at }
cli-stationfall-do-monster-strike = { $character }
cli-stationfall-do-monster-step = { $to }
cli-stationfall-do-deliver = { $data } to { $offsite }
cli-stationfall-do-done = deliver no more
