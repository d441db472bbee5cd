# Stationfall: players, questions, the log, reasons, and the reference

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

stationfall-source-bribe = Bribe
stationfall-source-kompromat = Kompromat
stationfall-source-homework = Homework
stationfall-source-command = Forceful Presence

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
stationfall-ware-evidence = Evidence
stationfall-ware-x-secret = X-Secret

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
stationfall-ask-swarm = The Monster moves. Your choice: whom it strikes, or where it goes.
stationfall-ask-last-reveal = Stationfall: reveal, as your Secret Identity or as a Bonus Character.
stationfall-ask-deliver = Your PC got away with Data. What is delivered, and to whom?

# Events

stationfall-event-set-up = Minute { $minute }. { $player } goes first.
stationfall-event-chose = { $player } chooses a Secret Identity ({ $identity }).
stationfall-event-minute = Minute { $minute } begins.
stationfall-event-turn-begun = Minute { $minute }: { $player }.
stationfall-event-revealed = { $player } is { $character }!
stationfall-event-schroedinger = { $player } throws the Secret Identity away unseen and is { $character }!
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
stationfall-event-renegotiated = { $player } renegotiates and takes the activation disc back.
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
stationfall-event-picked-up = { $character } picks up the { $item } in { $at }.
stationfall-event-taken = { $character } takes the { $item } from { $other-character }, who is Down.
stationfall-event-kompromat-found = { $character } finds Kompromat in { $at } for { $player } ({ $kompromat }).
stationfall-event-dropped = { $character } drops the { $item } in { $at }.
stationfall-event-thrown = { $character } throws the { $item } to { $to }.
stationfall-event-given = { $character } gives { $other-character } the { $item }.
stationfall-event-ignited = { $character } lights a Firebomb: it bursts in { $to }.
stationfall-event-copied = { $character } copies { $data } to { $other-character }.
stationfall-event-deleted = { $character } deletes { $data }.
stationfall-event-attacked = { $character } attacks { $other-character } with the { $item }.
stationfall-event-robbed = { $character } robs { $other-character } of the { $item }.
stationfall-event-data-robbed = { $character } forces { $other-character } to hand over a copy of { $data }.
stationfall-event-sabotaged = { $character } sabotages { $at }.
stationfall-event-revived = { $other-character } is Live again, thanks to { $character }.
stationfall-event-came-round = { $character } comes round by itself.
stationfall-event-downed = { $character } goes Down in { $at }.
stationfall-event-annihilated = { $character } is annihilated.
stationfall-event-item-annihilated =
    { $count ->
        [one] Annihilated with all the rest: { $item }.
       *[other] Annihilated with all the rest: { $item }, { $count } of them.
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
stationfall-event-cameras = Cameras are now { $state }.
stationfall-event-jammers = Jammers are now { $state }.
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
stationfall-event-clawed-item = { $character } pulls the { $item } in with the Cargo Claw.
stationfall-event-wormtongue = { $character } talks { $card } out of a cube of { $player }.
stationfall-event-traded = { $player } gives up the Kompromat against { $card } and { $other-card } for the one against { $taken-card }.
stationfall-event-confessed = { $player } plays what { $character } has confessed.
stationfall-event-cached = { $player } has hidden something for { $character }: a { $item }.
stationfall-event-gained = { $character } gains a { $item }.
stationfall-event-bonus-shown = { $player } shows a Bonus Character: { $card }.
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

# Reasons

stationfall-not-over = The game is over.
stationfall-not-your-turn = It is not your decision now.
stationfall-not-asked = That is no answer to the question of the moment.
stationfall-not-dealt = You were not dealt { $identity }.
stationfall-not-reveal-first = Revealing comes first in a turn, before influence.
stationfall-not-revealed = You have revealed already.
stationfall-not-bonus = { $card } is no Bonus Character of yours.
stationfall-not-influence-once = You have placed cubes this turn; one character in a turn is all.
stationfall-not-influence = { $card } is a PC, and nobody influences a PC.
stationfall-not-cubes = You cannot place { $count } cubes: at least one, and no more than your pool allows.
stationfall-not-loyal = { $card } is Loyal: place at least one cube more than lie there in all.
stationfall-not-helpful = { $card } is Helpful: no player has more than one cube there.
stationfall-not-conspirator = { $character } is not your Conspirator: have a cube there, and nobody may have more.
stationfall-not-down = That character is Down.
stationfall-not-escaped = That character has escaped and is beyond reach.
stationfall-not-gone = That character has been annihilated.
stationfall-not-no-cube = No such cube lies on that card.
stationfall-not-acting = It is not { $character } who acts now.
stationfall-not-actions = { $character } has no action left, and this one is not free.
stationfall-not-basic-only = Forceful Presence gives { $character } a Basic action, nothing else.
stationfall-not-self-preservation = { $character } would go Down by that, and nobody does such a thing.
stationfall-not-enter = { $character } is not on board yet and must first Step into a Dark section.
stationfall-not-dark = { $to } is Lit, and { $character } enters in the Dark.
stationfall-not-revive-first = { $character } is Down and must first repair itself.
stationfall-not-connected = Nothing leads to { $to } from where { $character } is.
stationfall-not-vent = Only a vent leads to { $to }, and that takes Tunnel Rat.
stationfall-not-locked = There is a Lock on the way to { $to }.
stationfall-not-locked-blackout = There is a Lock on the way to { $to }, and in a Blackout Officers pass no Locks.
stationfall-not-left = That pod has left.
stationfall-not-full = There is no room left in { $to }.
stationfall-not-drag = { $other-character } is not a Down character in the same section.
stationfall-not-dragged = In one turn nobody drags, or is dragged, more than once.
stationfall-not-lying = There is no { $item } to pick up there.
stationfall-not-slot = { $character } has no Item slot free.
stationfall-not-kompromat-here = There is no Kompromat where { $character } is.
stationfall-not-held = { $character } does not possess that Item.
stationfall-not-integral = The { $item } is integral and never leaves its character.
stationfall-not-still-live = { $other-character } is Live, and nothing is picked up from the Live.
stationfall-not-air = There is no fire without air in { $to }.
stationfall-not-colocated = { $character } and { $other-character } are not in the same section.
stationfall-not-monster = The Monster is no character.
stationfall-not-target-slot = { $other-character } has no Item slot free.
stationfall-not-throw = Nothing can be thrown to { $to } from here.
stationfall-not-throw-vent = Only a vent leads to { $to }, and nothing is thrown through vents.
stationfall-not-data = { $character } does not possess { $data }.
stationfall-not-has-data = A character possesses at most one copy of each type of Data.
stationfall-not-jammed = Jammers are ON: { $other-character } is not here and gets no copy.
stationfall-not-delete = { $character } is no PC, and only a PC deletes Data.
stationfall-not-weapon = { $character } has no such weapon: this takes a Bludgeon or a Gun.
stationfall-not-already-down = { $other-character } is Down.
stationfall-not-helmet = The Helmet protects { $other-character } from a Bludgeon.
stationfall-not-armored = { $other-character } is Armored: a Bludgeon is no use.
stationfall-not-fast-talk = In a Lit section { $other-character } talks every Human out of it.
stationfall-not-peacekeeper = { $character } is a Peacekeeper: no sabotage, and attacks only on Fugitives, Monsters and PCs of players who are not Innocent.
stationfall-not-unhurt = A Bludgeon does not hurt the Monster.
stationfall-not-pride = { $other-character } has Pride and cannot be robbed.
stationfall-not-rob = { $other-character } has nothing of the kind.
stationfall-not-helmet-hazard = Without the Helmet { $other-character } would go Down here; it cannot be robbed.
stationfall-not-already-damaged = The section is damaged already.
stationfall-not-space = Outer Space cannot be damaged.
stationfall-not-nanogel = { $character } has no such Nanogel.
stationfall-not-not-down = { $other-character } is not Down.
stationfall-not-fall-again = Who would go Down again at once cannot be revived.
stationfall-not-skip = There is nothing to skip or to take back.
stationfall-not-actions-left = There are actions left: take them, or Wait.
stationfall-not-offered = The section where { $character } is does not offer that.
stationfall-not-damaged = The section is damaged and offers nothing until it is repaired.
stationfall-not-blackout = It does not work in a Blackout.
stationfall-not-officer = That is for Officers only.
stationfall-not-ordered = Abandon Ship has been triggered already.
stationfall-not-released = Project X has been released already.
stationfall-not-contaminated = { $other-character } is not contaminated.
stationfall-not-antimatter = The Antimatter does not lie in Magnetic Containment any more.
stationfall-not-marker = You have no Time marker left.
stationfall-not-ready = What the pod requires for a launch is missing.
stationfall-not-empty = { $pod } is empty, and only occupied pods are launched like this.
stationfall-not-abandon-ship = Abandon Ship has not been triggered yet.
stationfall-not-no-pod = No occupied pod is ready for launch.
stationfall-not-made = The section where { $character } is does not manufacture { $ware }.
stationfall-not-stock = The supply is used up: there is none left to make { $ware } from.
stationfall-not-meditate = { $character } is no PC, and only a PC meditates.
stationfall-not-betrayed = You have no cubes in the Betrayal box.
stationfall-not-robot = { $other-character } is no Robot.
stationfall-not-armed = The Antimatter has been armed already.
stationfall-not-airlock = No airlock leads that way.
stationfall-not-airlock-damaged = The airlock on the other side is damaged and lets nothing through.
stationfall-not-emergency = On Emergency Power it cannot be turned ON.
stationfall-not-spent = That is no used Kompromat of an NPC.
stationfall-not-claw = Nothing of the kind drifts in Outer Space.
stationfall-not-goo = There is Goo in the section: it cannot be repaired.
stationfall-not-wings = { $character } needs the Rocket Wings and a Helmet.
stationfall-not-console = There is no console where { $character } is.
stationfall-not-hazard = There is neither Fire nor Asphyxiation in { $at }.
stationfall-not-airless = Outer Space stays without air.
stationfall-not-ability = { $character } does not have that ability.
stationfall-not-not-damaged = The section is not damaged.
stationfall-not-lock = There is no Lock on a corridor from here to { $to }.
stationfall-not-human = { $other-character } is no Human.
stationfall-not-hand = You have no Kompromat against { $character }.
stationfall-not-bribe-spent = Your Bribe is spent.
stationfall-not-bribe-once = You have offered your Bribe this turn.
stationfall-not-own-pc = { $character } is your own PC, whom you cannot bribe.
stationfall-not-kompromat-once = You have used Kompromat this turn.
stationfall-not-due = You have no such Time marker to resolve now.
stationfall-not-overload = { $at } has left the station.
stationfall-not-confess = { $character } is no Human beside Counselor.
stationfall-not-cache = { $character } is neither your PC nor a Conspirator of yours who can get a Helmet.
stationfall-not-homework = { $card } is no Bonus Character of yours.
stationfall-not-command = { $other-character } takes no orders: a Live NPC in the same section does, and an NPC Officer anywhere.
stationfall-not-spread = The Goo cannot spread to { $at }.
stationfall-not-nearest = The Monster takes whom it finds beside it, else the way to the nearest victim.
stationfall-not-deliver = Your PC does not have that Data, or it is there already.
stationfall-not-peek = Your activation disc does not lie on a possessor of X-Secret.
stationfall-not-peeked = You know Project X already.
stationfall-not-tradecraft = Tradecraft takes two different Kompromat from your hand, named in the order of the cards.
stationfall-not-self-repair = { $character } is not Down.
stationfall-not-push = { $other-character } is not a Down character here who could be pushed out.
stationfall-not-burning = The section is on fire: put that out before repairing it.

# Data and positions

stationfall-bad-data = { $file }.toml, { $entry }: "{ $value }" does not fit { $key }.
stationfall-fire-without-air = { $key }: a section cannot have both Fire and Asphyxiation.
stationfall-not-a-pod = { $key }: only pods can be launched.
stationfall-not-rob-weapon = { $character } has neither Bludgeon nor Gun to rob with.
stationfall-not-rob-down = { $other-character } is not Live: take Items from a Down character with Pick Up.
stationfall-not-sabotage-weapon = { $character } has neither Bludgeon nor Gun to damage anything with.
stationfall-not-delete-data = { $character } has no { $data } to delete.
stationfall-not-transmit-data = { $character } has no { $data } to send.
stationfall-not-patient = { $other-character } is no Human: Emergency Response revives Humans.
stationfall-not-mendable = { $other-character } is no Robot that Jury Rig could mend.
stationfall-no-power = { $key }: they are OFF while a section that generates power is damaged.
stationfall-project-unseen = { $key }: who has released or seen Project X knows the card. Name it.
stationfall-too-much = { $key }: that is more than the character can carry.
stationfall-cubes-on-pc = { $key }: no cubes lie on the card of a PC.
stationfall-pod-full = { $key }: more are aboard than the pod holds.
stationfall-antimatter = { $key }: the Antimatter is somewhere exactly as long as it has not detonated.
stationfall-down-off-board = { $key }: who is off the board cannot be Down.

# Reference: actions and keys of a position

stationfall-kind-step = Step to the section TO.
stationfall-kind-drag = Step to the section TO and drag a Down character along.
stationfall-kind-pick-up = Pick up an Item that lies in the section.
stationfall-kind-pick-up-kompromat = Pick up the Kompromat that lies in the section.
stationfall-kind-take = Pick up an Item from a Down character.
stationfall-kind-drop = Drop an Item.
stationfall-kind-give = Give somebody in the section an Item.
stationfall-kind-throw = Throw an Item through a corridor.
stationfall-kind-ignite = Drop or throw a Firebomb and let it burn in the section TO.
stationfall-kind-copy = Copy Data to another character.
stationfall-kind-delete = A PC deletes Data of its own.
stationfall-kind-attack = Put somebody in the section Down with a Bludgeon or a Gun.
stationfall-kind-rob = Rob somebody in the section of an Item.
stationfall-kind-rob-data = Rob somebody in the section of a copy of Data.
stationfall-kind-sabotage = Damage the section.
stationfall-kind-revive = Revive somebody in the section with Nanogel.
stationfall-kind-abandon-ship = Trigger Abandon Ship, on the Bridge.
stationfall-kind-transmit = Send Data to an Offsite, from Array Control.
stationfall-kind-release = Release Project X, on the Bridge or in Cryo Lab.
stationfall-kind-decontaminate = Wash off somebody's Contamination, in Tanks.
stationfall-kind-jettison = Jettison the Antimatter into Outer Space, from Reactor.
stationfall-kind-timed-launch = Timed Launch of the pod that the character is in.
stationfall-kind-section-launch = Section Launch of an occupied pod, from where it is docked.
stationfall-kind-bridge-launch = Bridge Launch of all occupied pods that are ready.
stationfall-kind-manufacture = Manufacture an Item or Data.
stationfall-kind-meditate = A PC in Therapy Garden: take all your cubes back from the Betrayal box.
stationfall-kind-repair = Repair a Down Robot, in Machine Shop.
stationfall-kind-self-destruct = Trigger Abandon Ship and arm the Antimatter, on the Bridge.
stationfall-kind-airlock = Step through an airlock to or from Outer Space.
stationfall-kind-airlock-drag = Step through an airlock and drag a Down character along.
stationfall-kind-airlock-throw = Throw an Item through an airlock.
stationfall-kind-airlock-ignite = Throw a Firebomb through an airlock and let it burn in the section TO.
stationfall-kind-airlock-push = Push a Down character out into Outer Space.
stationfall-kind-cameras = Turn Cameras ON or OFF, in Security Station.
stationfall-kind-suppress = Hazard Suppression in any section: Fire becomes Asphyxiation, Asphyxiation goes.
stationfall-kind-jammers = Turn Jammers ON or OFF.
stationfall-kind-reassemble = Take a used Kompromat of an NPC into your hand, in Shred Room.
stationfall-kind-claw = Pull a Down character from Outer Space with the Cargo Claw.
stationfall-kind-claw-item = Pull an Item from Outer Space with the Cargo Claw.
stationfall-kind-scram = Damage the Reactor, or repair it.
stationfall-kind-rocket-wings = Escape from Outer Space with the Rocket Wings.
stationfall-kind-jury-rig = Jury Rig: repair the section.
stationfall-kind-mend = Jury Rig: repair a Down Robot in the section.
stationfall-kind-breach = Breach: remove the Lock on the corridor to TO.
stationfall-kind-wormtongue = Wormtongue: move a cube of PLAYER from a Human's card to the Betrayal box.
stationfall-kind-heal = Emergency Response: revive a Human in the section.
stationfall-kind-self-repair = Self-Repair: a Down Cyborg gets up.
stationfall-kind-tradecraft = Tradecraft: discard two Kompromat for a used one of an NPC.
stationfall-kind-wait = Wait: let the action pass; in an activation, all that are left.
stationfall-kind-recall = Wait and take the activation disc back.
stationfall-kind-choose = Choose the Secret Identity.
stationfall-kind-reveal = Reveal as the Secret Identity.
stationfall-kind-schroedinger = Reveal as a Bonus Character.
stationfall-kind-influence = Put COUNT cubes on a character.
stationfall-kind-activate = Activate a Conspirator.
stationfall-kind-renegotiate = Take the activation disc back instead of activating.
stationfall-kind-withdraw = Renegotiate and take a cube back from a character.
stationfall-kind-bribe = Spend the Bribe on one action with a character.
stationfall-kind-kompromat = Use Kompromat for one action with the character it names.
stationfall-kind-accept = Let the own PC do what is asked for.
stationfall-kind-refuse = Refuse it; if it was Kompromat, an Innocent player becomes Suspect.
stationfall-kind-peek = Look at Project X.
stationfall-kind-end = End the activation when no action is left.
stationfall-kind-command = Forceful Presence: order an NPC to take a Basic action.
stationfall-kind-resolve = Choose which Time marker resolves next. A detonation names Outer Space.
stationfall-kind-overload = Overload: put a Time marker on a section.
stationfall-kind-confess = Recorded Confessional: choose a Human.
stationfall-kind-cache = Secret Cache: choose who gets the Helmet.
stationfall-kind-show = Homework: show a Bonus Character.
stationfall-kind-decline = Do without what is offered.
stationfall-kind-spread = Choose where the Goo spreads.
stationfall-kind-monster-strike = Choose whom the Monster puts Down.
stationfall-kind-monster-step = Choose where the Monster goes.
stationfall-kind-deliver = Deliver Data of an escaped PC to an Offsite.
stationfall-kind-done = Deliver no more.

stationfall-key-minute = The Minute. Left out: the first one for that many players.
stationfall-key-first = The player who goes first in every Minute.
stationfall-key-active = The player whose turn it is.
stationfall-key-stage = What comes when nothing is asked: `playing`, `markers`, `project`, `next`, `fall`, `last-reveals`, `last-escapes`, `deliveries`, `over`.
stationfall-key-ending = `running`, `re-entry`, `minute-zero` or `detonation`.
stationfall-key-players = One entry for each player; left out, as at the start, with identities drawn.
stationfall-key-players-identity = The Secret Identity.
stationfall-key-players-dealt = The identity cards to choose from, before the choice.
stationfall-key-players-bonus = The Bonus Characters.
stationfall-key-players-shown_bonus = Bonus Characters that everybody has seen.
stationfall-key-players-aside = Identity cards that a Schroedinger Reveal discarded.
stationfall-key-players-hand = The Kompromat in hand.
stationfall-key-players-shown = Kompromat in hand that everybody knows of.
stationfall-key-players-pool = Influence cubes in the pool.
stationfall-key-players-betrayal = Cubes in the Betrayal box.
stationfall-key-players-cubes = Cubes on character cards.
stationfall-key-players-disc = The card on which the activation disc lies.
stationfall-key-players-bribe = `unused`, or the card on which the Bribe lies.
stationfall-key-players-guilt = `innocent`, `suspect` or `guilty`.
stationfall-key-players-pc = The character that the player has revealed as.
stationfall-key-players-revealed_early = Whether that was before Stationfall, so that Reveal Powers work.
stationfall-key-players-schroedinger = Whether it was a Schroedinger Reveal.
stationfall-key-characters = The characters by name; left out, as at the start.
stationfall-key-characters-at = A section, `card` (off the board), `mesosphere` (escaped outside a pod) or `annihilated`.
stationfall-key-characters-down = Whether the character is Down.
stationfall-key-characters-holds = The Items on the card, but for integral ones.
stationfall-key-characters-data = The Data.
stationfall-key-characters-contaminated = Whether the character is contaminated.
stationfall-key-monster = The Monster, once it is in play.
stationfall-key-monster-at = Where it is.
stationfall-key-monster-down = Whether it is Down.
stationfall-key-items = The Items that lie in sections.
stationfall-key-kompromat = The sections where Kompromat lies, each with its face, `unseen` as long as nobody knows it.
stationfall-key-spent = Kompromat used and lying on its card.
stationfall-key-discarded = Kompromat out of the game.
stationfall-key-removed = Items annihilated, by number.
stationfall-key-damaged = The damaged sections.
stationfall-key-fire = The sections on fire.
stationfall-key-asphyxiation = The sections without air.
stationfall-key-goo = The sections with Goo.
stationfall-key-launched = The pods that have left.
stationfall-key-locks = The corridors with a Lock, each by the two sections it joins.
stationfall-key-power = `normal`, `emergency` or `blackout`; follows from the damage.
stationfall-key-abandon_ship = Whether Abandon Ship has been triggered.
stationfall-key-cameras = Whether Cameras are ON.
stationfall-key-jammers = Whether Jammers are ON.
stationfall-key-antimatter = `stable`, `armed` or `detonated`.
stationfall-key-blasted = Whether the Antimatter has detonated on board before Stationfall.
stationfall-key-offsites = The Data that News and Authorities have.
stationfall-key-medical = How far the track of Medical has advanced.
stationfall-key-markers = The Time markers on the board.
stationfall-key-markers-player = Whose it is.
stationfall-key-markers-effect = `launch`, `detonation` or `overload`.
stationfall-key-markers-minute = The Minute in which it resolves, at the end of its player's turn; -1 if the game ends before.
stationfall-key-markers-at = The section it lies on; none for `detonation`.
stationfall-key-markers-stand_in = Whether it stands in for a marker that the player did not have.
stationfall-key-project = Project X.
stationfall-key-project-card = The card, `unseen` as long as nobody knows it.
stationfall-key-project-released = Whether it has been released.
stationfall-key-project-peeked = The seats that have looked at it.
stationfall-key-re_entry = The Re-entry token: `fireball`, `minute`, or `unseen`.
stationfall-key-turn = What has happened in this turn.
stationfall-key-turn-actions = Actions left in the activation.
stationfall-key-turn-free = Whether the free Pick Up or Drop is left.
stationfall-key-turn-visited = Sections that free Steps cannot enter any more.
stationfall-key-turn-dragged = Characters that have dragged or been dragged.
stationfall-key-turn-bribed = Whether a Bribe has been offered.
stationfall-key-turn-blackmailed = Whether Kompromat has been used.
stationfall-key-turn-delivered = Players who have delivered their Data at Stationfall.
stationfall-key-turn-pending = The action that waits for the consent of a PC's player.
stationfall-key-asks = The questions, the one of the moment last. Left out: the turn of `active`.
