# Lines of scripts as bots follow them and people read them; the order is that of the script language.
# A state has as its $name what it is a state of: some languages have genders.

# Keywords and their order

stationfall-script-word-con = CON
stationfall-script-word-influence = Influence
stationfall-script-word-influence-more = Influence { $name } more
stationfall-script-word-this-minute = This Minute
stationfall-script-word-unexhausted = { $name ->
   *[other] Unexhausted
}
stationfall-script-word-goto = GOTO { $name } Script
stationfall-script-word-repeat = REPEAT
stationfall-script-word-then = THEN
stationfall-script-word-on-the-way = ON THE WAY

# Tests, with what they are about

stationfall-script-word-not = Not { $name }
stationfall-script-word-own = PC { $name }
stationfall-script-word-possess = Possess { $name }
stationfall-script-word-not-possess = Not Possess { $name }
stationfall-script-word-with = With { $name }
stationfall-script-word-at = At { $name }
stationfall-script-word-minute = Minute { $name } or less
stationfall-script-word-news-has = News has { $name }
stationfall-script-word-authorities-have = Authorities have { $name }
stationfall-script-word-occupants = { $name } or more Occupants
stationfall-script-word-places = { $name } or more Places

# Tests of characters

stationfall-script-word-human = Human
stationfall-script-word-robot = Robot
stationfall-script-word-monster = Monster
stationfall-script-word-down = { $name ->
   *[other] Down
}
stationfall-script-word-live = { $name ->
   *[other] Live
}
stationfall-script-word-contaminated = { $name ->
   *[other] Contaminated
}
stationfall-script-word-pc = PC
stationfall-script-word-with-pc = With PC
stationfall-script-word-other = Other
stationfall-script-word-any-pc = Any PC
stationfall-script-word-npc = NPC
stationfall-script-word-human-player = Human Player
stationfall-script-word-bot = Bot
stationfall-script-word-armed = { $name ->
   *[other] Armed
}
stationfall-script-word-helmeted = Helmeted
stationfall-script-word-in-pod = In Pod
stationfall-script-word-suspect = { $name ->
   *[other] Suspect
}
stationfall-script-word-guilty = { $name ->
   *[other] Guilty
}
stationfall-script-word-innocent = { $name ->
   *[other] Innocent
}
stationfall-script-word-escaped = Escaped
stationfall-script-word-influenced = Influenced
stationfall-script-word-full = Full
stationfall-script-word-alone = Alone

# Tests of sections

stationfall-script-word-pod = Pod
stationfall-script-word-damaged = { $name ->
   *[other] Damaged
}
stationfall-script-word-zero-gravity = Zero Gravity
stationfall-script-word-dark = { $name ->
   *[other] Dark
}
stationfall-script-word-power = Power
stationfall-script-word-burning = Burning
stationfall-script-word-hazard = Hazard
stationfall-script-word-timed = Timed

# Tests of the station

stationfall-script-word-abandon-ship = Abandon Ship
stationfall-script-word-project-x = Project X
stationfall-script-word-antimatter-armed = Antimatter Armed
stationfall-script-word-jammers-on = Jammers ON
stationfall-script-word-jammers-off = Jammers OFF
stationfall-script-word-cameras-on = Cameras ON
stationfall-script-word-cameras-off = Cameras OFF
stationfall-script-word-blackout = Blackout

# Tests, negated

stationfall-script-word-not-down = { $name ->
   *[other] Not Down
}
stationfall-script-word-not-live = { $name ->
   *[other] Not Live
}
stationfall-script-word-not-contaminated = { $name ->
   *[other] Not Contaminated
}
stationfall-script-word-not-armed = { $name ->
   *[other] Not Armed
}
stationfall-script-word-not-suspect = { $name ->
   *[other] Not Suspect
}
stationfall-script-word-not-guilty = { $name ->
   *[other] Not Guilty
}
stationfall-script-word-not-innocent = { $name ->
   *[other] Not Innocent
}
stationfall-script-word-not-damaged = { $name ->
   *[other] Not Damaged
}
stationfall-script-word-not-dark = { $name ->
   *[other] Not Dark
}
stationfall-script-word-not-in-pod = Not In Pod
stationfall-script-word-not-helmeted = Not Helmeted
stationfall-script-word-not-escaped = Not Escaped
stationfall-script-word-not-timed = Not Timed
stationfall-script-word-not-abandon-ship = Not Abandon Ship
stationfall-script-word-not-project-x = Not Project X
stationfall-script-word-not-antimatter-armed = Not Antimatter Armed
stationfall-script-word-not-minute = Not Minute { $name } or less

# Things

stationfall-script-word-kompromat = Kompromat
stationfall-script-word-nanogel = Nanogel

# What a verb is about: after the verb itself, after Step, after a small word

stationfall-script-lead-about = { $name }
stationfall-script-lead-step = { $name }
stationfall-script-lead-give = { $name }
stationfall-script-lead-give-to = to { $name }
stationfall-script-lead-to = to { $name }
stationfall-script-lead-from = from { $name }
stationfall-script-lead-in = in { $name }
stationfall-script-lead-at = at { $name }
stationfall-script-lead-of = of { $name }
stationfall-script-lead-on = on { $name }
stationfall-script-lead-with = with { $name }

# Verbs

stationfall-script-do-step = Step
stationfall-script-do-step-away = Step Away
stationfall-script-do-pick-up = Pick Up
stationfall-script-do-drop = Drop
stationfall-script-do-give = Give
stationfall-script-do-throw = Throw
stationfall-script-do-copy = Copy
stationfall-script-do-delete = Delete
stationfall-script-do-attack = Attack
stationfall-script-do-rob = Rob
stationfall-script-do-sabotage = Sabotage
stationfall-script-do-revive = Revive
stationfall-script-do-repair = Repair
stationfall-script-do-jury-rig = Jury Rig
stationfall-script-do-trigger-abandon-ship = Trigger Abandon Ship
stationfall-script-do-transmit = Transmit
stationfall-script-do-release-project-x = Release Project X
stationfall-script-do-decontaminate = Decontaminate
stationfall-script-do-jettison = Jettison
stationfall-script-do-launch = Launch
stationfall-script-do-timed-launch = Timed Launch
stationfall-script-do-section-launch = Section Launch
stationfall-script-do-bridge-launch = Bridge Launch
stationfall-script-do-manufacture = Manufacture
stationfall-script-do-meditate = Meditate
stationfall-script-do-self-destruct = Self Destruct
stationfall-script-do-airlock-push = Airlock Push
stationfall-script-do-cameras = Cameras
stationfall-script-do-jammers = Jammers
stationfall-script-do-hazard-suppression = Hazard Suppression
stationfall-script-do-reassemble = Reassemble
stationfall-script-do-cargo-claw = Cargo Claw
stationfall-script-do-scram = Scram
stationfall-script-do-rocket-wings-launch = Rocket Wings Launch
stationfall-script-do-breach = Breach
stationfall-script-do-wormtongue = Wormtongue
stationfall-script-do-tradecraft = Tradecraft
stationfall-script-do-missile = Missile
stationfall-script-do-emp-burst = EMP Burst
stationfall-script-do-nerve-gas = Nerve Gas
stationfall-script-do-infect = Infect
stationfall-script-do-process-server = Process Server
stationfall-script-do-hardcopy = Hardcopy
stationfall-script-do-lawyer-up = Lawyer Up
stationfall-script-do-feed = Feed
stationfall-script-do-disassemble = Disassemble
stationfall-script-do-moss-step = Moss Step
stationfall-script-do-moss-feed = Moss Feed
stationfall-script-do-wait = Wait
stationfall-script-do-renegotiate = Renegotiate
stationfall-script-do-remote-control = Remote Control
stationfall-script-do-telepathy = Telepathy
stationfall-script-do-root-access = Root Access
stationfall-script-do-forceful-presence = Forceful Presence

# Remarks in the scripts that come with the game

stationfall-remark-either-opens-the-pods = either opens the pods
stationfall-remark-to-jettison-later = to Jettison later
stationfall-remark-the-panic-pod-needs-no-abandon-ship = the Panic Pod needs no Abandon Ship
stationfall-remark-when-somebody-else-has-taken-the-panic-pod = when somebody else has taken the Panic Pod
stationfall-remark-there-is-no-room-for-it-otherwise = there is no room for it otherwise
stationfall-remark-the-pirate-ship-comes-for-who-has-it = the Pirate Ship comes for who has it
stationfall-remark-until-then-there-is-room-for-somebody-contaminated = until then there is room for somebody contaminated
stationfall-remark-this-opens-the-pods-too = this opens the pods too
stationfall-remark-an-empty-pod = an empty pod
stationfall-remark-it-goes-to-the-bot-s-hand-whoever-finds-it = it goes to the bot's hand, whoever finds it
stationfall-remark-two-discs-are-needed-to-exhaust-cyborg = two discs are needed to exhaust Cyborg
stationfall-remark-this-releases-it-as-well = this releases it as well
stationfall-remark-one-of-the-two-is-enough = one of the two is enough
stationfall-remark-late-so-that-it-does-little-harm = late, so that it does little harm
stationfall-remark-when-the-rocket-wings-are-lost = when the Rocket Wings are lost
stationfall-remark-then-it-can-be-copied-to-everybody = then it can be copied to everybody
stationfall-remark-who-possesses-it-needs-no-abandon-ship = who possesses it needs no Abandon Ship
stationfall-remark-to-be-contaminated = to be contaminated
stationfall-remark-nobody-came = nobody came
stationfall-remark-to-be-put-down-there = to be put Down there
stationfall-remark-four-minutes-are-left-to-wait = four Minutes are left to wait
stationfall-remark-remember-talk-them-through-it = remember Talk Them Through It
stationfall-remark-ignore-magnetic-containment = ignore Magnetic Containment
stationfall-remark-there-may-be-kompromat-about-whoever-gets-away = there may be Kompromat about whoever gets away
stationfall-remark-for-authorities-when-the-pc-is-away = for Authorities, when the PC is away
stationfall-remark-the-bot-s-own-player-counts-as-a-suspect-too = the bot's own player counts as a Suspect too
stationfall-remark-a-ship-may-come-for-who-is-there = a ship may come for who is there
stationfall-remark-for-news-when-a-clone-is-away = for News, when a Clone is away
stationfall-remark-there-is-a-next-minute-to-help = there is a next Minute to help
stationfall-remark-bio-lab-contaminates-the-pc-as-well = Bio Lab contaminates the PC as well
stationfall-remark-the-short-way-aft-is-through-outer-space = the short way aft is through Outer Space
stationfall-remark-with-one-it-takes-none-from-the-down = with one it takes none from the Down
stationfall-remark-locker-room-next-door-is-dark = Locker Room, next door, is Dark
stationfall-remark-an-enemy-pays-for-being-down = an enemy pays for being Down
stationfall-remark-the-carrier-too = the carrier too
