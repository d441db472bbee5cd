# Stationfall: why something is not allowed

stationfall-not-over = The game is over.
stationfall-not-your-turn = It is not your decision now.
stationfall-not-asked = That is no answer to the question of the moment.
stationfall-not-activate-first = First activate a character: place your activation disc.
stationfall-not-activated = You have activated a character this turn, and there is one activation in a turn.
stationfall-not-influence-first = Cubes are placed before the activation of a turn, not in it.
stationfall-not-instead = Renegotiating takes the place of an activation, and you have activated a character this turn.
stationfall-not-action-first = First { $acting-character } takes the one action that is asked for.
stationfall-not-let-go-first = First { $acting-character } must drop an Item.
stationfall-not-choose-first = First choose your Secret Identity.
stationfall-not-dealt = You were not dealt { $identity }.
stationfall-not-reveal-first = Revealing comes first in a turn, before influence.
stationfall-not-revealed = You have revealed already.
stationfall-not-bonus = { $identity } is no Bonus Character of yours.
stationfall-not-influence-once = You have placed cubes this turn; one character in a turn is all.
stationfall-not-influence = { $card } is a PC, and nobody influences a PC.
stationfall-not-influence-down = { $card } is Down, and nobody influences the Down.
stationfall-not-cubes = You cannot place { $count ->
    [one] one cube
   *[other] { $count } cubes
}: at least one, and no more than your pool allows.
stationfall-not-loyal = { $card } is Loyal: place at least { $least ->
    [one] one cube
   *[other] { $least } cubes
}, one more than lie there in all.
stationfall-not-helpful = { $card } is Helpful: no player has more than one cube there.
stationfall-not-conspirator = { $character } is not your Conspirator: have a cube there, and nobody may have more.
stationfall-not-others-pc = { $character } is the PC of another player, who alone activates it. A Bribe or Kompromat may still get you an action.
stationfall-not-other-colours-pc = { $character } is the PC of your other colour and is activated in the turns of that colour.
stationfall-not-drone-activate = { $character } is remote controlled and never activated: act with it by the Console action Remote Control.
stationfall-not-down = That character is Down.
stationfall-not-escaped = That character has escaped and is beyond reach.
stationfall-not-gone = That character has been annihilated.
stationfall-not-no-cube = You have no cube on the card of { $card }.
stationfall-not-acting = It is { $acting-character } who acts now, not { $character }.
stationfall-not-actions = { $character } has no action left, and this one is not free.
stationfall-not-basic-only = Forceful Presence gives { $character } a Basic action, nothing else.
stationfall-not-self-preservation = { $character } would go Down: { $harm ->
        [fire] { $at } is on fire. A Helmet would do.
        [goo] there is Goo in { $at }, the end of every Robot.
       *[air] there is no air in { $at }. A Helmet would do.
    }{ $lock ->
        [yes] {" "}The Lock is no obstacle for an Officer.
       *[no] {""}
    }
stationfall-not-clings = Without the Helmet { $character } would go Down: { $harm ->
        [fire] { $at } is on fire.
       *[air] there is no air in { $at }.
    } Leave the section first.
stationfall-not-harms-itself = { $character } would go Down in { $harm ->
        [fire] the fire
       *[air] the gas
    }, being in { $at } without a Helmet. Wear one, or throw it into another section.
stationfall-not-enter = { $character } is not on board yet and must first Step into a Dark section.
stationfall-not-dark = { $to } is Lit, and { $character } enters in the Dark.
stationfall-not-only-airlock = { $character } cannot come from the card into Outer Space: only an airlock leads there.
stationfall-not-revive-first = { $character } is Down and must first repair itself.
stationfall-not-connected = Nothing leads from there to { $to }.
stationfall-not-by-airlock = An airlock leads to { $to }: take the Airlock action.
stationfall-not-vent = Only a vent leads to { $to }, and that takes Tunnel Rat.
stationfall-not-locked = There is a Lock on the way to { $to }. An Officer passes it, and Breach removes it.
stationfall-not-lock-between = A Lock on the way to { $to } stops adjacency.
stationfall-not-locked-blackout = There is a Lock on the way to { $to }, and in a Blackout Officers pass no Locks. Breach removes it.
stationfall-not-left = That pod has left.
stationfall-not-full = There is no room left in { $to }.
stationfall-not-drag = { $other-character } is not Down, and only the Down are dragged.
stationfall-not-dragged = In one turn nobody drags, or is dragged, more than once.
stationfall-not-lying = There is no { $item } to pick up there.
stationfall-not-slot = { $character } has no Item slot free.
stationfall-not-kompromat-here = There is no Kompromat where { $character } is.
stationfall-not-kompromat-there = There is no Kompromat in { $to }.
stationfall-not-held = { $character } does not possess that Item.
stationfall-not-firebomb = { $character } has no Firebomb.
stationfall-not-integral = The { $item } is integral and never leaves its character.
stationfall-not-still-live = { $other-character } is Live, and nothing is picked up from the Live.
stationfall-not-air = There is no fire without air in { $to }.
stationfall-not-colocated = { $character } and { $other-character } are not in the same section.
stationfall-not-itself = { $character } cannot do that to itself: choose somebody else.
stationfall-not-monster = The Monster is no character.
stationfall-not-target-slot = { $other-character } has no Item slot free.
stationfall-not-throw = Nothing can be thrown to { $to } from here.
stationfall-not-throw-vent = Only a vent leads to { $to }, and nothing is thrown through vents.
stationfall-not-throw-lock = There is a Lock on the way to { $to }, and nothing is thrown through a Lock.
stationfall-not-throw-space = Between the station and Outer Space one throws with the Airlock action, where there is an airlock.
stationfall-not-data = { $character } does not possess { $data }.
stationfall-not-aboard = { $other-character } is not in play yet and receives no copy.
stationfall-not-has-data = A character possesses at most one copy of each type of Data.
stationfall-not-jammed = Jammers are ON: { $other-character } is not here and gets no copy.
stationfall-not-delete = { $character } is no PC, and only a PC deletes Data.
stationfall-not-weapon = { $character } has no such weapon: this takes a Bludgeon or a Gun.
stationfall-not-already-down = { $other-character } is Down.
stationfall-not-helmet = The Helmet protects { $other-character } from a Bludgeon.
stationfall-not-armored = { $other-character } is Armored: a Bludgeon is no use.
stationfall-not-fast-talk = In a Lit section { $other-character } talks every Human out of it.
stationfall-not-peacekeeper = { $character } is a Peacekeeper: no sabotage, and attacks only on Fugitives, Monsters and PCs of players who are not Innocent.
stationfall-not-unhurt = The Monster is not hurt by that.
stationfall-not-pride = { $other-character } has Pride and cannot be robbed.
stationfall-not-rob = { $other-character } has nothing of the kind.
stationfall-not-helmet-hazard = Without the Helmet { $other-character } would go Down here; it cannot be robbed.
stationfall-not-already-damaged = The section is damaged already.
stationfall-not-space = Outer Space cannot be damaged.
stationfall-not-nanogel = { $character } has no such Nanogel.
stationfall-not-not-down = { $other-character } is not Down.
stationfall-not-fall-again = { $other-character } would go Down again at once: { $harm ->
        [fire] { $at } is on fire.
        [goo] there is Goo in { $at }.
       *[air] there is no air in { $at }.
    }
stationfall-not-skip = There is nothing to skip or to take back.
stationfall-not-actions-left = There are actions left: take them, or Wait.
stationfall-not-offered = The section where { $character } is does not offer that{ $places ->
        [0] .
       *[other] : go to { $places-text }.
    }
stationfall-not-damaged = The section is damaged and offers nothing until it is repaired.
stationfall-not-blackout = It does not work in a Blackout.
stationfall-not-officer = That is for Officers only, and { $character } is none.
stationfall-not-ordered = Abandon Ship has been triggered already.
stationfall-not-released = Project X has been released and Abandon Ship triggered already.
stationfall-not-contaminated = { $other-character } is not contaminated.
stationfall-not-antimatter = The Antimatter does not lie in Magnetic Containment any more.
stationfall-not-marker = You have no Time marker left.
stationfall-not-ready = That pod is launched only { $needs }.
stationfall-not-docked = { $pod } is no pod that is docked to the section where { $character } is.
stationfall-not-empty = { $pod } is empty, and only occupied pods are launched like this.
stationfall-not-abandon-ship = Abandon Ship has not been triggered yet.
stationfall-not-no-pod = No occupied pod is ready for launch.
stationfall-not-made = { $ware } cannot be manufactured there{ $places ->
        [0] .
       *[other] : go to { $places-text }.
    }
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
stationfall-not-wings-robot = { $character } is a Robot and never counts as helmeted.
stationfall-not-console = There is no console where { $character } is.
stationfall-not-hazard = There is neither Fire nor Asphyxiation in { $at }.
stationfall-not-airless = Outer Space stays without air.
stationfall-not-ability = { $character } does not have the ability { $ability }.
stationfall-not-breach = { $character } does not have the ability Breach, which everybody has only in a Blackout.
stationfall-not-not-damaged = The section is not damaged.
stationfall-not-lock = There is no Lock on a corridor from here to { $to }.
stationfall-not-cube-to-betray = { $player } has no cube on the card of { $other-character }.
stationfall-not-human = { $other-character } is no Human.
stationfall-not-hand = You have no Kompromat against { $character }.
stationfall-not-bribe-spent = Your Bribe is spent.
stationfall-not-bribe-colour = Your Bribe of this colour is spent, and the other one waits for a turn of its own colour.
stationfall-not-bribe-once = A Bribe has been offered this turn, and one in a turn is all.
stationfall-not-own-pc = { $character } is your own PC, whom you cannot bribe.
stationfall-not-nobody-to-activate = You have nobody to activate, and no Bribe or Kompromat goes with Renegotiation.
stationfall-not-must-activate = You have used a Bribe or Kompromat this turn, so you must activate somebody.
stationfall-not-disc-later = Your activation disc has not been placed this turn and is not taken back now.
stationfall-not-colour-pc = { $character } is the PC of the colour whose turn it is, and takes no Bribe of that colour.
stationfall-not-kompromat-once = You have used Kompromat this turn.
stationfall-not-due = You have no such Time marker to resolve now.
stationfall-not-overload = { $at } has left the station.
stationfall-not-confess = { $character } is no Human beside Counselor.
stationfall-not-cache = { $character } is neither your PC nor a Conspirator of yours who can get a Helmet.
stationfall-not-homework = { $identity } is no Bonus Character of yours.
stationfall-not-command = { $other-character } takes no orders: a Live NPC in the same section does, and an NPC Officer anywhere.
stationfall-not-spread = The Goo cannot spread to { $at }.
stationfall-not-nearest = The Monster takes whom it finds beside it, else the way to the nearest victim.
stationfall-not-deliver = Your PC does not have that Data, or it is there already.
stationfall-not-tradecraft = Tradecraft takes two different Kompromat from your hand, named in the order of the cards.
stationfall-not-self-repair = { $character } is not Down.
stationfall-not-push = { $other-character } is not Down, and only the Down are pushed out.
stationfall-not-burning = The section is on fire: put that out before repairing it.
stationfall-not-rob-weapon = { $character } has neither Bludgeon nor Gun to rob with.
stationfall-not-rob-down = { $other-character } is not Live: take Items from a Down character with Pick Up.
stationfall-not-rob-data-down = { $other-character } is not Live, and Data is robbed only from the Live.
stationfall-not-sabotage-weapon = { $character } has neither Bludgeon nor Gun to damage anything with.
stationfall-not-delete-data = { $character } has no { $data } to delete.
stationfall-not-transmit-data = { $character } has no { $data } to send.
stationfall-not-patient = { $other-character } is no Human: Emergency Response revives Humans.
stationfall-not-mendable = { $other-character } is no Robot that Jury Rig could mend.
stationfall-not-swallowed = That character is inside the Blob and beyond reach.
stationfall-not-only-console = { $character } is Data: it takes Console actions only, and what its card says.
stationfall-not-only-telepathy = { $character } is an Item and acts by Telepathy only.
stationfall-not-precious = My Precious: only its own player lets go of the { $item }.
stationfall-not-nda = An NDA binds whoever holds it: no Data is copied, deleted, sent or robbed.
stationfall-not-body = { $other-character } has no body for that: it is an Item or Data.
stationfall-not-signed = A Human aboard has signed no NDA, and with Legal in play the pod waits for that.
stationfall-not-schroedinger-team = There is no Schroedinger Reveal in the team game.
stationfall-not-schroedinger-two = There is no Schroedinger Reveal with two players.
stationfall-not-paranoid = { $card } is Paranoid: have a Conspirator in the same section first.
stationfall-not-suspicious = { $character } is Paranoid and takes no Bribes.
stationfall-not-remote-controlled = Nobody influences { $card }: they are remote controlled.
stationfall-not-drone-bribe = { $character } is remote controlled and takes no Bribes.
stationfall-not-dying = { $character } is Dying and cannot be activated while Exhausted.
stationfall-not-rich = { $character } is Rich and takes no Bribes.
stationfall-not-billionaire = Grey Bribes are spent while Billionaire is activated.
stationfall-not-grey-bribe = No grey Bribe is left on Billionaire's card.
stationfall-not-owner = { $player } is not a player of that PC.
stationfall-not-trojan-horse = { $character } possesses neither Evidence nor X-Secret, or has the Digital Assistant already.
stationfall-not-called = { $character } cannot be called upon now.
stationfall-not-framed = { $player } cannot be blamed: it takes an Innocent player with a Conspirator in that section.
stationfall-not-rigged = First lay three tokens, then choose the real one among them.
stationfall-not-trapped = No trap token can be laid in { $at }.
stationfall-not-swapped = { $other-character } is not a Human or Robot NPC within reach.
stationfall-not-chain = A Drone under Remote Control controls no other Drone.
stationfall-not-drone = { $other-character } is no Drone.
stationfall-not-rooted = { $other-character } is no Robot with the Digital Assistant.
stationfall-not-swayed = { $other-character } is no Live Human without a Helmet.
stationfall-not-already-airless = There is no air in { $to } already.
stationfall-not-already-contaminated = { $other-character } is contaminated already.
stationfall-not-missile-left = { $at } has left the station.
stationfall-not-missile-flying = A Missile is on its way already.
stationfall-not-missile-jammed = Jammers are ON, and no Missile can be called.
stationfall-not-infectable = { $other-character } is neither Human nor Robot.
stationfall-not-already-suspect = { $player } is Suspect already.
stationfall-not-lawyer = No Legal who has revealed is beside { $character }.
stationfall-not-serve = Nobody is beside { $character } who has not signed an NDA.
stationfall-not-draws-up = Investigator manufactures Data of adjacent sections, no Items.
stationfall-not-adjacent = { $to } is not adjacent.
stationfall-not-their-pc = { $other-character } is not the PC of { $player }.
stationfall-not-moss-held = A Live character possesses the Fang Moss.
stationfall-not-moss-once = The Fang Moss has moved in this turn.
stationfall-not-moss-locked = There is a Lock on the way to { $to }, and the Fang Moss passes none.
stationfall-not-moss = { $character } does not possess the Fang Moss.
stationfall-not-botanist = The Fang Moss moves only for a player who has revealed as Botanist.
stationfall-not-edible = The Fang Moss eats Down Humans where it is.
stationfall-not-lurker = The Lurker comes from a Dark section with room for it.
stationfall-not-core-lock = The Core has no such Lock to use.
stationfall-not-mutation = { $character } cannot infect { $other-character }.
stationfall-not-lock-place = That is no corridor without a Lock.
stationfall-not-wormhole = The mouth cannot go to { $to }.
stationfall-not-core = The Core cannot do that now.
stationfall-not-down-robot = { $other-character } is no Robot that could be repaired like that.
