# Stationfall in the terminal

cli-won-stationfall = Won by { $winners }.
cli-won-together-stationfall = Won by { $winners }.
cli-end-how-stationfall = score shows the result again; save [FILE] keeps it for "deorbit replay"; also log, board, look, who, players, rules. Enter leaves.
cli-unseen-many-stationfall = { $count } more lie outside the window: type a name, or view NAME to move there.
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
      look NAME       all about a character, a section, a thing, an identity,
                      a Project X card, whether in this game or not
      who             everybody: where, whose cubes, with what
      players         all players: PC, guilt, cubes, Bribe, Kompromat
      agenda          your cards in full, and what would score now
      path TO         the shortest way for the one who acts
      path WHO TO     the way of anybody; Locks and vents are named
      why ACTION      which rule forbids it, for example: why step eng bridge
      view NAME       move the window there; view alone follows the game again
      board           the whole station
      hint            what the greedy agent would do
      undo            take your last decision back
      log [N]         what happened, the last N lines
      news            what happened since your last turn
      rules [WORD]    the rules, a paragraph such as 12.9, or all about a word
      save [FILE]     save and go on
      quit            save and leave; Ctrl-C and Ctrl-D do the same

    THE BOARD
      ┌Reactor─────┐  a section: its name and, below, who is there (small letters:
      └Eng exl h?──┘  Down) and what lies about. Lines are corridors, dots vents.
      X Lock   ✗ damaged   * fire   ○ no air   ◐ Dark   ≈ Goo   ◷ Time marker
      h Helmet   b Bludgeon   g Gun   f Firebomb   n Nanogel   A Artifact
      B Briefcase   ! Antimatter   W Rocket Wings   ? Kompromat
      F Fletcher   M Fang Moss   r Rat   ◎ Wormhole   □ trap token   ▣ your real one
      Beside it, of each player: guilt, cubes in the pool + in the Betrayal box,
      whether the Bribe is left, and how many Kompromat are in hand (k2). Where
      there is little room: S Suspect, G Guilty, B Bribe left.
      ✓ marks what of your agenda would score if the station fell now.
      "House-made" and [house] mark what no published text gives: ours.

cli-replay-keys-stationfall = Enter or n: next, b: back, t: next turn, a number: that action, start, end, log, look NAME, who, players, rules WORD, q: leave.
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
    F Fletcher  M Fang Moss
    r Rat  ◎ Wormhole
    □ trap  ▣ real one
    small letters: Down

cli-stationfall-short-forward-airlocks = Fwd Airlocks
cli-stationfall-short-forward-exhaust = Fwd Exhaust
cli-stationfall-short-magnetic-containment = Mag. Contain
cli-stationfall-short-security-station = Security St.
cli-stationfall-short-therapy-garden = Therapy Gdn
cli-stationfall-short-array-control = Array Contr.
cli-stationfall-short-storm-shelter = Storm Shelt.
cli-stationfall-short-inspector-shuttle = Insp.Shuttle

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
cli-stationfall-tag-billionaire = Bil
cli-stationfall-tag-boarder = Boa
cli-stationfall-tag-botanist = Bot
cli-stationfall-tag-colonel = Col
cli-stationfall-tag-consort = Con
cli-stationfall-tag-corpsicle = Cor
cli-stationfall-tag-digital-assistant = Dig
cli-stationfall-tag-doctor = Doc
cli-stationfall-tag-drone-1 = Dr1
cli-stationfall-tag-drone-2 = Dr2
cli-stationfall-tag-inspector = Ins
cli-stationfall-tag-legal = Leg
cli-stationfall-tag-clone-1 = Cl1
cli-stationfall-tag-clone-2 = Cl2
cli-stationfall-tag-clone-3 = Cl3
cli-stationfall-tag-microbiologist = Mic
cli-stationfall-tag-operative = Ope
cli-stationfall-tag-telepathic-rat = Rat
cli-stationfall-tag-monster = MON

cli-stationfall-cameras = Cameras { $state }
cli-stationfall-jammers = Jammers { $state }
cli-stationfall-antimatter-stable = Antimatter stable
cli-stationfall-antimatter-ticking = Antimatter: Minute { $minute }!
cli-stationfall-antimatter-armed = Antimatter armed
cli-stationfall-antimatter-detonated = Antimatter detonated
cli-stationfall-project = Project X: { $project }
cli-stationfall-missile = Missile: { $at }, Minute { $minute }!
cli-stationfall-monster-at = Monster: { $at }
cli-stationfall-monster-down = Monster Down: { $at }
cli-stationfall-monster-inside = inside: { $names }
cli-stationfall-monster-mark = mark: { $character }
cli-stationfall-wormhole = Vault X - { $at }
cli-stationfall-core-locks = Locks of the Core { $used }/{ $most }
cli-stationfall-grey-bribes = Grey Bribes left: { $left }
cli-stationfall-traps = Traps: { $names }
cli-stationfall-eaten = Eaten by Fang Moss: { $count }
cli-stationfall-spaced = In space at the end: { $names }
cli-stationfall-called = Have acted: { $names }
cli-stationfall-pirate = A Pirate Ship is coming
cli-stationfall-project-seen = Project X is { $project }
cli-stationfall-facts = { $pool }+{ $betrayal }
cli-stationfall-facts-long = cubes { $pool }, betrayed { $betrayal }
cli-stationfall-free = + free one
cli-stationfall-bribe-left = Bribe
cli-stationfall-bribe-short = B
cli-stationfall-team = Team { $team }
cli-stationfall-hand-count = k{ $count }
cli-stationfall-own-dealt = Dealt: { $identity }
cli-stationfall-own-identity = Secret: { $identity }
cli-stationfall-own-pc = You are { $identity }
cli-stationfall-own-now = (now { $points })
cli-stationfall-own-partner = Partner { $who }: { $identity }
cli-stationfall-own-bonus = Bonus: { $bonus }
cli-stationfall-panel-more = ... more: agenda, players
cli-stationfall-own-hand = Kompromat: { $cards }
cli-stationfall-bonus-friend = { $identity } (friend { $points })
cli-stationfall-bonus-grudge = { $identity } (grudge { $points })
cli-stationfall-bonus-item = { $identity } ({ $points } if { $item } escapes)
cli-stationfall-bonus-each = { $identity } ({ $points } for each that escapes, { $more } more for all)
cli-stationfall-place-card = off board
cli-stationfall-place-escaped = escaped
cli-stationfall-place-mesosphere = escaped
cli-stationfall-place-annihilated = annihilated
cli-stationfall-place-monster = in the Monster
cli-stationfall-place-data = as Data

cli-stationfall-look-character = { $character } ({ $kind }, tier { $tier }): { $at }.
cli-stationfall-look-bodiless = { $character } ({ $kind }, tier { $tier }).
cli-stationfall-look-absent = { $card } ({ $kind }, tier { $tier }): not in this game.
cli-stationfall-look-starts = Starts: { $at }. Holds: { $items }. Item slots: { $slots }.
cli-stationfall-look-identity = { $identity }, the identity card:
cli-stationfall-look-identity-of = { $identity }, an identity card of { $card }:
cli-stationfall-not-in-game = Not in this game.
cli-stationfall-integral = { $item } (integral)
cli-stationfall-absent = { $name } is not in this game. "look" shows the card.
cli-stationfall-look-live = Live.
cli-stationfall-look-down = Down.
cli-stationfall-look-card = { $card } ({ $kind }, tier { $tier }): { $pawns }.
cli-stationfall-look-inside = Swallowed: { $names }.
cli-stationfall-look-mark = Its mark: { $character }.
cli-stationfall-look-monster = The Monster: { $at }.
cli-stationfall-look-pc = PC of { $player }.
cli-stationfall-look-pc-as = PC of { $player }, as { $identity }.
cli-stationfall-look-cubes = Cubes: { $cubes }.
cli-stationfall-look-conspirator = Conspirator of { $who }.
cli-stationfall-look-discs = Activation disc of { $who }.
cli-stationfall-look-bribes = Bribe of { $who }.
cli-stationfall-look-grey-bribes = { $count ->
    [one] One grey Bribe.
   *[other] { $count } grey Bribes.
}
cli-stationfall-look-spent = The Kompromat has been used.
cli-stationfall-look-holds = Holds: { $items } ({ $used }/{ $slots } slots).
cli-stationfall-look-data = Data: { $names }.
cli-stationfall-look-contaminated = Contaminated.
cli-stationfall-look-ability = { $ability } ({ $when }): { $does }
cli-stationfall-when-always = always
cli-stationfall-when-action = action
cli-stationfall-when-free = free
cli-stationfall-when-reveal = once, on revealing
cli-stationfall-when-revealed-always = once revealed: always
cli-stationfall-when-revealed-action = once revealed: action
cli-stationfall-when-revealed-free = once revealed: free
cli-stationfall-when-revealed-reveal = once, on revealing
cli-stationfall-look-agenda = Agenda "{ $title }" (influence limit { $limit }):
cli-stationfall-look-bonus = As a Bonus Character: { $bonus }.
cli-stationfall-kind-human = Human
cli-stationfall-kind-robot = Robot
cli-stationfall-kind-data = Data
cli-stationfall-kind-item = Item
cli-stationfall-nothing = nothing
cli-stationfall-is-down = Down
cli-stationfall-is-contaminated = contaminated
cli-stationfall-is-marked = marked
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
cli-stationfall-section-trap-real = The real trap of { $player } lies here: nobody else knows.
cli-stationfall-section-trap-decoy = A decoy of { $player } lies here.
cli-stationfall-section-trap-unknown = A trap token of { $player } lies here, face down.
cli-stationfall-section-contaminates = Every Human or Robot that enters is contaminated, while the section is undamaged.
cli-stationfall-section-deletes-data = Every Human or Robot that enters loses all Data, while the section is undamaged.
cli-stationfall-section-people = Here: { $names }.
cli-stationfall-section-things = Lying about: { $names }.
cli-stationfall-section-ways = Ways: { $names }.
cli-stationfall-section-offers = Actions: { $names }.
cli-stationfall-section-offers-off = Actions, once it is repaired: { $names }.
cli-stationfall-pod = A pod for { $capacity } at { $at }; it leaves { $needs }.
cli-stationfall-pod-launched = This pod has left; who is aboard has escaped.
cli-stationfall-needs-abandon-ship = after Abandon Ship
cli-stationfall-needs-down-aboard = with somebody Down aboard
cli-stationfall-needs-inspector-or-jury-rig = for the Inspector, or whoever has Jury Rig
cli-stationfall-needs-nothing = at any time
cli-stationfall-by-lock = (Lock)
cli-stationfall-by-core-lock = (Lock of the Core)
cli-stationfall-by-vent = (vent)
cli-stationfall-by-wormhole = (Wormhole)
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

cli-stationfall-house = House-made: { $facts }.
cli-stationfall-house-mark = [house]
cli-stationfall-house-corridor = corridor to { $to }
cli-stationfall-house-vent = vent to { $to }
cli-stationfall-house-lock = Lock or none towards { $to }
cli-stationfall-field-slots = Item slots
cli-stationfall-field-starts = start
cli-stationfall-field-starts-with = starting Items
cli-stationfall-field-with = that it comes with its character
cli-stationfall-field-kompromat = Kompromat icon
cli-stationfall-field-actions = actions
cli-stationfall-field-items = Items at the start
cli-stationfall-field-power = power
cli-stationfall-field-gravity = gravity
cli-stationfall-field-dark = whether it is Dark
cli-stationfall-field-airlock = airlock
cli-stationfall-field-deletes-data = that Data is lost here
cli-stationfall-field-pod = pod
cli-stationfall-field-supply = number of pieces

cli-stationfall-token-contamination = Contamination
cli-stationfall-token-kompromat = Kompromat
cli-stationfall-token-project-x = Project X
cli-stationfall-project-unknown = Project X is one of these: { $names }. "look" tells about each.
cli-stationfall-project-is-released = It has been released.
cli-stationfall-project-is-here = This is the card in Vault X.
cli-stationfall-project-is-possible = It may be the card in Vault X; you do not know.
cli-stationfall-project-is-other = It is not the Project X of this game.
cli-stationfall-thing-held = Held by { $names }.
cli-stationfall-thing-data = Possessed by { $names }.
cli-stationfall-thing-lying = Lies in { $names }.
cli-stationfall-thing-sent = Sent to { $names }.
cli-stationfall-thing-nowhere = Nobody has it.
cli-stationfall-thing-made = Manufactured in { $names }.

cli-stationfall-players-cubes = Cubes on { $cubes }.
cli-stationfall-players-bribe = Bribe with { $card }.
cli-stationfall-players-disc = Disc on { $card }.
cli-stationfall-players-shown = Kompromat known to all: { $cards }.
cli-stationfall-players-bonus = Bonus Character shown: { $cards }.
cli-stationfall-agenda-now = { $who }, if the station fell now: { $rows }.
cli-stationfall-agenda-none = You have no cards yet.
cli-stationfall-corridor = { $at } - { $to }
cli-stationfall-choice-of = { $clock }, for { $who }
cli-stationfall-turn-of = { $clock }, turn of { $who }
cli-stationfall-name-as = { $who } ({ $identity })

cli-stationfall-path-what = Where to? For example: path bridge, path engineer bridge, path reactor bridge
cli-stationfall-path-who = Nobody acts now. Say whose way: path engineer bridge
cli-stationfall-no-conspirator = You have no Conspirator whom you could activate. Influence somebody first, or renegotiate.
cli-stationfall-ask-no-conspirator = { $phase ->
    [reveal] Your turn. You have no Conspirator to activate: influence somebody, or reveal (once in the game); or renegotiate.
    [influence] You have no Conspirator to activate: influence somebody, or renegotiate.
   *[activate] You have no Conspirator to activate: renegotiate.
}
cli-stationfall-reveal-when = You reveal in the first phase of your turn, before you influence or activate; who has not revealed does so at Stationfall. Not now. [15.2]
cli-stationfall-path-nowhere = That is not on the station now.
cli-stationfall-path-none = { $who } has no way from { $from } to { $to } now.
cli-stationfall-path = { $who }: { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
cli-stationfall-path-anybody = { $legs }. { $count ->
    [one] One Step.
   *[other] { $count } Steps.
}
cli-stationfall-path-none-anybody = Without Officer, vents or a Helmet there is no way from { $from } to { $to } now.
cli-stationfall-path-helmet = With a Helmet: { $legs }. { $count ->
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
cli-stationfall-leg-wormhole = through the Wormhole to { $to }
cli-stationfall-leg-airlock = by the airlock to { $to }

cli-stationfall-group = { $what } ...
cli-stationfall-only = { $what } { $which }
cli-stationfall-cubes = { $count ->
    [1] one cube
    [2] two cubes
    [3] three cubes
    [4] four cubes
    [5] five cubes
    [6] six cubes
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
cli-stationfall-group-telepathy = Telepathy
cli-stationfall-group-root-access = Root Access
cli-stationfall-group-remote-control = steer a Drone
cli-stationfall-group-disassemble-for = take itself apart for a Robot
cli-stationfall-group-missile = Missile
cli-stationfall-group-nerve-gas = nerve gas
cli-stationfall-group-infect = infect
cli-stationfall-group-lawyer-up = Lawyer Up
cli-stationfall-group-investigate = pick up Kompromat next door
cli-stationfall-group-draw-up = make Data of next door
cli-stationfall-group-feed = feed the Fang Moss
cli-stationfall-group-grey-bribe = bribe with a grey Bribe
cli-stationfall-group-moss-step = Fang Moss creeps
cli-stationfall-group-moss-feed = Fang Moss eats
cli-stationfall-group-call = act with
cli-stationfall-group-switch = swap places with
cli-stationfall-group-lay-trap = lay a trap token
cli-stationfall-group-rig-trap = the real trap
cli-stationfall-group-plant = copy it to
cli-stationfall-group-lurk = the Lurker appears
cli-stationfall-group-warp = move the mouth
cli-stationfall-group-core-lock = put a Lock of the Core
cli-stationfall-group-core-move = move a Lock of the Core
cli-stationfall-group-core-suppress = Core: suppress a hazard
cli-stationfall-group-core-control = Core: steer a Drone
cli-stationfall-group-mutate = infect

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
cli-stationfall-do-reveal = as { $identity }, your Secret Identity
cli-stationfall-do-schroedinger = as { $identity }, your Bonus Character
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
cli-stationfall-do-show = show { $identity }
cli-stationfall-do-decline = no, thanks
cli-stationfall-do-spread = { $at }
cli-stationfall-do-monster-strike = { $character }
cli-stationfall-do-monster-step = { $to }
cli-stationfall-do-deliver = { $data } to { $offsite }
cli-stationfall-do-done = deliver no more
cli-stationfall-do-telepathy = Telepathy: { $other-character }
cli-stationfall-do-root-access = Root Access: { $other-character }
cli-stationfall-do-remote-control = steer { $other-character }
cli-stationfall-do-disassemble = take itself apart for the section
cli-stationfall-do-disassemble-for = take itself apart for { $other-character }
cli-stationfall-do-missile = Missile at { $at }
cli-stationfall-do-emp-burst = EMP Burst
cli-stationfall-do-nerve-gas = nerve gas in { $to }
cli-stationfall-do-infect = infect { $other-character }
cli-stationfall-do-process-server = serve NDAs to all here
cli-stationfall-do-hardcopy = sign an NDA
cli-stationfall-do-lawyer-up = Lawyer Up: { $other-character }, { $player }
cli-stationfall-do-investigate = pick up Kompromat in { $to }
cli-stationfall-do-draw-up = make { $ware } from { $to }
cli-stationfall-do-feed = feed { $other-character } to the Fang Moss
cli-stationfall-do-grey-bribe = grey Bribe: { $character }
cli-stationfall-do-ask = { $player } answers
cli-stationfall-do-moss-step = Fang Moss creeps to { $to }
cli-stationfall-do-moss-feed = Fang Moss eats { $character }
cli-stationfall-do-call = act with { $character }
cli-stationfall-do-switch = swap places with { $other-character }
cli-stationfall-do-blame = blame { $player }
cli-stationfall-do-take-blame = blame nobody: become Suspect
cli-stationfall-do-lay-trap = trap token: { $at }
cli-stationfall-do-rig-trap = real trap: { $at }
cli-stationfall-do-plant = copy it to { $character }
cli-stationfall-do-lurk = the Lurker appears in { $at }
cli-stationfall-do-warp = move the mouth to { $to }
cli-stationfall-do-leave-mouth = leave the mouth where it is
cli-stationfall-do-core-lock = Lock: { $at } - { $to }
cli-stationfall-do-core-move = move the Lock { $from } - { $other-from } to { $at } - { $to }
cli-stationfall-do-core-suppress = Core: suppress the hazard in { $at }
cli-stationfall-do-core-jammers = Core: switch Jammers
cli-stationfall-do-core-control = Core: steer { $character }
cli-stationfall-do-mutate = { $character } infects { $other-character }
