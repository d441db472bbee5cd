# Stationfall: players, questions and the log

stationfall-player-red = Red
stationfall-player-blue = Blue
stationfall-player-yellow = Yellow
stationfall-player-green = Green
stationfall-player-white = White
stationfall-player-black = Black
stationfall-player-purple = Purple
stationfall-player-orange = Orange
stationfall-player-grey = Grey

stationfall-switch-on = ON
stationfall-switch-off = OFF

stationfall-effect-launch = launch
stationfall-effect-detonation = detonation
stationfall-effect-overload = Overload
stationfall-effect-missile = Missile

stationfall-source-bribe = Bribe
stationfall-source-kompromat = Kompromat
stationfall-source-homework = Homework
stationfall-source-command = Forceful Presence
stationfall-source-telepathy = Telepathy
stationfall-source-root-access = Root Access
stationfall-source-remote-control = Remote Control
stationfall-source-go-go-go = Go Go Go
stationfall-source-last-gasp = Last Gasp
stationfall-source-grey-bribe = Grey Bribe
stationfall-source-rogue-core = Rogue Core

stationfall-step-reveal = Reveal (once in the game) or influence if you like, then activate a Conspirator or renegotiate.
stationfall-step-influence = Influence if you like, then activate a Conspirator or renegotiate.
stationfall-step-activate = Activate a Conspirator or renegotiate.

stationfall-ware-helmet = a Helmet
stationfall-ware-bludgeon = a Bludgeon
stationfall-ware-gun = a Gun
stationfall-ware-firebomb = a Firebomb
stationfall-ware-nanogel = a Nanogel with two uses
stationfall-ware-nanogel-used = a Nanogel with one use
stationfall-ware-artifact = the Artifact
stationfall-ware-briefcase = the Briefcase
stationfall-ware-antimatter = the Antimatter
stationfall-ware-rocket-wings = the Rocket Wings
stationfall-ware-fletcher = Fletcher
stationfall-ware-fang-moss = the Fang Moss
stationfall-ware-telepathic-rat = the Telepathic Rat
stationfall-ware-evidence = Evidence
stationfall-ware-x-secret = X-Secret
stationfall-ware-nda = an NDA
stationfall-ware-digital-assistant = a copy of the Digital Assistant

stationfall-ending-re-entry = The station hit the atmosphere as Minute 0 began.
stationfall-ending-minute-zero = The station held together for one more Minute, Minute 0, and fell.
stationfall-ending-detonation = The Antimatter detonated on board.

# What other arguments hold: for the program, the same in every language

stationfall-alias-at = section
stationfall-alias-from = section
stationfall-alias-to = section
stationfall-alias-pod = section
stationfall-alias-card = character
stationfall-alias-identity = character
stationfall-alias-kompromat = character
stationfall-alias-state = switch

# Questions

stationfall-ask-choose-two = Choose the Secret Identity of this colour. Of your three cards you choose two, one for each colour; the last is your Bonus Character.
stationfall-ask-choose-team = Choose your Secret Identity. Your partner takes another of the three cards; the last is your team's Bonus Character.
stationfall-ask-last-reveal-two = Stationfall: reveal your Secret Identity.
stationfall-ask-last-reveal-team = Stationfall: reveal your Secret Identity.
stationfall-ask-choose = Choose your Secret Identity. What you do not choose becomes your Bonus Character.
stationfall-ask-turn = Your turn. { $step }
stationfall-ask-activation = { $character } is active. What does { $character } do?
stationfall-ask-act = { $source }: one action with { $character }. Which?
stationfall-ask-consent = { $source }: your { $character } is to do this: { $action }. Do you allow it?
stationfall-ask-let-go = { $character } carries too much. What is dropped?
stationfall-ask-order = Several of your Time markers resolve now. Which one first?
stationfall-ask-overload = Overload: on which section does your Time marker go?
stationfall-ask-confess = Recorded Confessional: which Human beside Counselor has talked?
stationfall-ask-cache = Secret Cache: who gets the Helmet?
stationfall-ask-show = Homework: show a Bonus Character and take one action with it?
stationfall-ask-command = Forceful Presence: whom does { $character } order to take a Basic action?
stationfall-ask-spread = The Goo spreads. Into which section?
stationfall-ask-swarm = The Monster moves. Your choice: whom it gets, or where it goes.
stationfall-ask-last-reveal = Stationfall: reveal, as your Secret Identity or as a Bonus Character.
stationfall-ask-answerer = { $source }: { $character } is the PC of two players. Who of them shall answer?
stationfall-ask-call = { $source }: with which of { $card } do you act?
stationfall-ask-frame-up = Mimic Frameup: a Human went Down in { $at } under the Cameras. Who takes the blame?
stationfall-ask-switch = Shapeshift Switch: with whom does your character swap places?
stationfall-ask-trap = Claymore: lay three trap tokens in three sections, then choose the real one.
stationfall-ask-horse = Trojan Horse: who gets a copy of the Digital Assistant?
stationfall-ask-lurk = The Lurker is loose. In which Dark section?
stationfall-ask-warp = The Wormhole drifts. Where does its second mouth go?
stationfall-ask-core = The Rogue Core acts, and you choose how.
stationfall-ask-mutate = The Mutagen spreads. Who infects whom?
stationfall-ask-deliver = Your PC got away with Data. What is delivered, and to whom?

# Events

stationfall-event-set-up = Minute { $minute }. { $player } goes first.
stationfall-event-chose = { $player } chooses a Secret Identity ({ $identity }).
stationfall-event-minute = Minute { $minute } begins.
stationfall-event-turn-begun = Minute { $minute }: { $player }.
stationfall-event-revealed = { $player } is { $identity }!
stationfall-event-schroedinger = { $player } throws the Secret Identity away unseen and is { $identity }!
stationfall-event-cubes-returned =
    { $count ->
        [one] One cube of { $player } returns from { $card }.
       *[other] { $count } cubes of { $player } return from { $card }.
    }
stationfall-event-cubes-betrayed =
    { $count ->
        [one] One cube of { $player } goes from { $card } to the Betrayal box.
       *[other] { $count } cubes of { $player } go from { $card } to the Betrayal box.
    }
stationfall-event-influenced =
    { $count ->
        [one] { $player } puts one cube on { $card }.
       *[other] { $player } puts { $count } cubes on { $card }.
    }
stationfall-event-activated =
    { $actions ->
        [one] { $player } activates { $character }, who is Exhausted and has one action.
       *[other] { $player } activates { $character } for { $actions } actions.
    }
stationfall-event-renegotiated = { $player } renegotiates.
stationfall-event-cube-withdrawn = { $player } takes one cube back from { $card }.
stationfall-event-waited = { $character } waits.
stationfall-event-disc-recalled = { $player } takes the activation disc back.
stationfall-event-bribed = { $player } slips { $character } a Bribe.
stationfall-event-blackmailed = { $player } uses Kompromat against { $character }.
stationfall-event-accepted = { $player } lets { $character } do it.
stationfall-event-bribe-refused = { $player } turns the Bribe for { $character } down.
stationfall-event-kompromat-refused = { $player } defies the Kompromat against { $character }.
stationfall-event-kompromat-kept = { $player } keeps the Kompromat against { $card }.
stationfall-event-suspected = { $player } is now Suspect.
stationfall-event-convicted = { $player } is found Guilty.
stationfall-event-cleared = { $player } is cleared and is no more than Suspect.
stationfall-event-stepped = { $character } steps from { $from } to { $to }.
stationfall-event-dragged = { $character } drags { $other-character } from { $from } to { $to }.
stationfall-event-entered = { $character } comes out of hiding in { $to }.
stationfall-event-unlocked = The Lock between { $from } and { $to } is opened.
stationfall-event-locks-removed = All Locks on the station spring open.
stationfall-event-picked-up =
    { $item ->
        [Fletcher] { $character } picks up { $item } in { $at }.
       *[other] { $character } picks up the { $item } in { $at }.
    }
stationfall-event-taken =
    { $item ->
        [Fletcher] { $character } takes { $item } from { $other-character }, who is Down.
       *[other] { $character } takes the { $item } from { $other-character }, who is Down.
    }
stationfall-event-kompromat-found = { $character } finds Kompromat in { $at } for { $player } ({ $kompromat }).
stationfall-event-dropped =
    { $item ->
        [Fletcher] { $character } drops { $item } in { $at }.
       *[other] { $character } drops the { $item } in { $at }.
    }
stationfall-event-thrown =
    { $item ->
        [Fletcher] { $character } throws { $item } to { $to }.
       *[other] { $character } throws the { $item } to { $to }.
    }
stationfall-event-given =
    { $item ->
        [Fletcher] { $character } gives { $other-character } { $item }.
       *[other] { $character } gives { $other-character } the { $item }.
    }
stationfall-event-ignited = { $character } lights a Firebomb: it bursts in { $to }.
stationfall-event-copied = { $character } copies { $data } to { $other-character }.
stationfall-event-deleted = { $character } deletes { $data }.
stationfall-event-attacked = { $character } attacks { $other-character } with the { $item }.
stationfall-event-robbed =
    { $item ->
        [Fletcher] { $character } robs { $other-character } of { $item }.
       *[other] { $character } robs { $other-character } of the { $item }.
    }
stationfall-event-data-robbed = { $character } forces { $other-character } to hand over a copy of { $data }.
stationfall-event-sabotaged = { $character } sabotages { $at }.
stationfall-event-revived = { $other-character } is Live again, thanks to { $character }.
stationfall-event-came-round = { $character } comes round.
stationfall-event-downed = { $character } goes Down in { $at }.
stationfall-event-annihilated = { $character } is annihilated.
stationfall-event-item-annihilated =
    { $count ->
        [one] Annihilated: { $item }.
       *[other] Annihilated: { $count } of { $item }.
    }
stationfall-event-escaped = { $character } has escaped.
stationfall-event-damaged = { $at } is damaged.
stationfall-event-repaired = { $at } is repaired.
stationfall-event-fire = { $at } is on fire.
stationfall-event-smothered = The fire in { $at } is smothered, and so is the air: Asphyxiation.
stationfall-event-aired = There is air again in { $at }.
stationfall-event-emergency-power = The station falls back on Emergency Power. Cameras and Jammers go OFF.
stationfall-event-blackout = Blackout! Every section is Dark.
stationfall-event-power-restored = The lights come back on: Emergency Power.
stationfall-event-abandon-ship = Abandon Ship! The pods may leave.
stationfall-event-cameras = { $character } turns Cameras { $state }.
stationfall-event-jammers = { $character } turns Jammers { $state }.
stationfall-event-armed = The Antimatter is armed. It will detonate in Minute { $minute }.
stationfall-event-armed-late = The Antimatter is armed. It will detonate at Stationfall.
stationfall-event-detonated-space = The Antimatter detonates in Outer Space.
stationfall-event-detonated-away = The Antimatter detonates far off in the Mesosphere.
stationfall-event-detonated = The Antimatter detonates on board!
stationfall-event-marker = { $player } puts a Time marker on { $at }: { $effect }.
stationfall-event-marker-idle = The Time marker on { $at } ({ $effect }) comes too late: the pod has left.
stationfall-event-launched = { $at } lifts off for the Mesosphere.
stationfall-event-pod-lost = { $at } is launched while damaged and breaks apart.
stationfall-event-transmitted = { $character } sends { $data } to { $offsite }.
stationfall-event-delivered = { $character } delivers { $data } to { $offsite }.
stationfall-event-contaminated = { $character } is contaminated.
stationfall-event-decontaminated = { $character } washes the Contamination off { $other-character }.
stationfall-event-data-wiped = { $character } loses all Data.
stationfall-event-jettisoned = { $character } jettisons the Antimatter into Outer Space.
stationfall-event-made = { $character } manufactures { $ware }.
stationfall-event-meditated =
    { $count ->
        [one] { $player } meditates and takes one cube back from the Betrayal box.
       *[other] { $player } meditates and takes { $count } cubes back from the Betrayal box.
    }
stationfall-event-airlocked = { $character } goes through the airlock from { $from } to { $to }.
stationfall-event-pushed-out = { $character } pushes { $other-character } out into Outer Space.
stationfall-event-reassembled = { $player } pieces the Kompromat against { $card } together again.
stationfall-event-clawed = { $character } pulls { $other-character } in with the Cargo Claw.
stationfall-event-clawed-item =
    { $item ->
        [Fletcher] { $character } pulls { $item } in with the Cargo Claw.
       *[other] { $character } pulls the { $item } in with the Cargo Claw.
    }
stationfall-event-wormtongue = { $character } talks { $card } out of a cube of { $player }.
stationfall-event-traded = { $player } gives up the Kompromat against { $card } and { $other-card } for the one against { $taken-card }.
stationfall-event-confessed = { $player } plays what { $character } has confessed.
stationfall-event-cached = { $player } has hidden something for { $character }: a { $item }.
stationfall-event-gained = { $character } gains a { $item }.
stationfall-event-bonus-shown = { $player } shows a Bonus Character: { $identity }.
stationfall-event-commanded = { $character } gives { $other-character } an order.
stationfall-event-peeked = { $player } looks at Project X ({ $project }).
stationfall-event-released = Project X is loose: { $project }!
stationfall-event-goo = The Goo spreads to { $at }.
stationfall-event-goo-burned = Fire consumes the Goo in { $at }.
stationfall-event-monster-moved = The Monster moves from { $from } to { $to }.
stationfall-event-monster-struck = The Monster strikes { $character }.
stationfall-event-fireball = The station is a fireball. There is no Minute 0.
stationfall-event-last-minute = The hull still holds: Minute 0 is played.
stationfall-event-station-falls = Stationfall.
stationfall-event-grey-bribed = { $player } slips { $character } a grey Bribe of Billionaire's.
stationfall-event-grey-bribes-back = All grey Bribes are back with { $card }: { $count }.
stationfall-event-bribe-retrieved = { $player } gets the Bribe back.
stationfall-event-mission-first =
    { $count ->
        [one] Mission first: { $player } takes one cube back from the Betrayal box.
       *[other] Mission first: { $player } takes { $count } cubes back from the Betrayal box.
    }
stationfall-event-pirates = The Rescue Ship hoists another flag: it is a Pirate Ship.
stationfall-event-artifact-faked = { $character } has had the true Artifact all along.
stationfall-event-switched = { $character } and { $other-character } have changed places.
stationfall-event-framed-up = { $player } makes it look like the work of { $other-player }.
stationfall-event-trap-laid = { $player } lays a trap token in { $at }.
stationfall-event-trap-rigged = { $player } decides which trap is the real one ({ $at }).
stationfall-event-trap-sprung = { $character } walks into the trap in { $at }.
stationfall-event-decoy-tripped = { $character } trips over a decoy in { $at }.
stationfall-event-assistant-planted = The Digital Assistant has come along with { $character }'s Data.
stationfall-event-swayed = { $character } slips into the mind of { $other-character }.
stationfall-event-root-accessed = { $character } takes hold of { $other-character }.
stationfall-event-remote-controlled = { $character } steers { $other-character }.
stationfall-event-disassembled = { $character } takes itself apart.
stationfall-event-emp-burst = { $character } sets off an EMP Burst in { $at }.
stationfall-event-gassed = { $character } fills { $to } with nerve gas.
stationfall-event-infected = { $character } infects { $other-character }.
stationfall-event-nda-served = { $character } serves { $other-character } an NDA.
stationfall-event-signed = { $character } signs an NDA.
stationfall-event-lawyered-up = { $character } takes the case of { $player }, who is now Suspect.
stationfall-event-drawn-up = { $character } draws up { $ware } from { $to }.
stationfall-event-eaten = The Fang Moss eats { $character }.
stationfall-event-moss-moved = The Fang Moss creeps from { $from } to { $to }.
stationfall-event-swallowed = The Blob swallows { $character }.
stationfall-event-spat-out = The Blob lets { $character } go.
stationfall-event-marked = The Assassin Unit has a new mark: { $character }.
stationfall-event-monster-appeared = Something stirs in the dark of { $at }.
stationfall-event-wormhole-opened = A Wormhole joins Vault X and { $at }.
stationfall-event-wormhole-moved = The mouth of the Wormhole drifts from { $from } to { $to }.
stationfall-event-core-awake = The Core takes over: Cameras and Jammers go OFF, the ways to the power sections are locked.
stationfall-event-core-locked = The Core locks the corridor between { $at } and { $to }.
stationfall-event-ordered-abandon-ship = { $character } gives the order to abandon ship.
stationfall-event-opened-vault = { $character } opens Vault X.
stationfall-event-self-destruct = { $character } orders Self-Destruct.
stationfall-event-bridge-launch = { $character } launches the pods from the Bridge.
stationfall-event-section-launch = { $character } launches { $at }.
stationfall-event-suppressed = { $character } suppresses the hazard in { $at }.
stationfall-event-worked-on = { $character } gets to work in { $at }.
stationfall-event-core-steered = The Core steers { $character }.
stationfall-event-core-jammers = The Core turns Jammers { $state }.
stationfall-event-washed = { $character } washes the Contamination off.
stationfall-event-rescuers-came = The Rescue Ship looks for the Live in Outer Space.
stationfall-event-pirates-came = The Pirate Ship looks for the Briefcase in Outer Space.
stationfall-event-mutated = The Mutagen passes from { $character } to { $other-character }.

# Data and positions

stationfall-bad-data = { $file }.toml, { $entry }: "{ $value }" does not fit { $key }.
stationfall-fire-without-air = { $key }: a section cannot have both Fire and Asphyxiation.
stationfall-not-a-pod = { $key }: only pods can be launched.
stationfall-no-power = { $key }: they are OFF while a section that generates power is damaged.
stationfall-project-unseen = { $key }: who has released or seen Project X knows the card. Name it.
stationfall-too-much = { $key }: that is more than the character can carry.
stationfall-cubes-on-pc = { $key }: no cubes lie on the card of a PC.
stationfall-pod-full = { $key }: more are aboard than the pod holds.
stationfall-antimatter = { $key }: the Antimatter is somewhere exactly as long as it has not detonated.
stationfall-down-off-board = { $key }: who is off the board cannot be Down.
stationfall-swallowed = { $key }: who is inside the Monster stands in monster.inside, and only they.
stationfall-not-in-cast = { $key }: "{ $value }" is a character of the game who is not in play here: name it in cast.
stationfall-rat-twice = { $key }: the Rat is where the Item is: name one place.
stationfall-disc-on-drones = { $key }: Drones are never activated (card-remote-control).
stationfall-cubes-on-helpful = { $key }: a Helpful character takes one cube of each player (card-helpful).
stationfall-cubes-on-drones = { $key }: nobody influences Drones (card-remote-control).
stationfall-would-be-down = { $key }: nobody is Live there without protection (6.1).
stationfall-gone-with-all = { $key }: who has been annihilated possesses nothing (4.6.5.1).
stationfall-on-board = { $key }: only who begins off the board can be on its card.
stationfall-not-brought = { $key }: only the Project X card that has been released brings that into play (7.6.1).
stationfall-project-loose = { $key }: a Blackout or damage to Vault X has released Project X (7.6.1). Name the card.
stationfall-no-fuse = { $key }: armed Antimatter has a Time marker for its detonation (7.3.1).
stationfall-fuse-burns = { $key }: the marker of a detonation lies only for armed Antimatter (7.3.1).
stationfall-armed-abandons = { $key }: arming the Antimatter triggers Abandon Ship (7.3.1).
stationfall-antimatter-moved = { $key }: Antimatter outside Magnetic Containment is armed (7.3).
stationfall-locks-gone = { $key }: Abandon Ship removes all Locks, except in a Blackout (7.1.1).
stationfall-minute-abandons = { $key }: Abandon Ship is triggered when the Minute marker reaches 1 (7.1.2).
stationfall-blackout-abandons = { $key }: a Blackout triggers Abandon Ship (7.2.2.1).
stationfall-damaged-pod-left = { $key }: a damaged pod is annihilated when it leaves, so none that has left is damaged, burns or holds Goo (5.5.4).
stationfall-not-the-lead = { $key }: the cards of a pair stand with player { $lead }.
stationfall-no-token = { $key }: Drones have no Kompromat.
stationfall-contamination-is-no-item = Contamination is a token and no Item: it takes a slot, and only Decontaminate removes it (8.5.1).
stationfall-data-is-no-item = "{ $value }" is Data and no Item: Data is never picked up or dropped, but manufactured, copied, transmitted, deleted or robbed (9.1).
