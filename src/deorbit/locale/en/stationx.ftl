# Station-X: names

stationx-title = Station-X

stationx-faction-cyborgs = Cyborgs
stationx-faction-pirates = Pirates
stationx-faction-spacemen = Spacemen
stationx-faction-aliens = Aliens

stationx-unit-commander = commander
stationx-unit-trooper = trooper
stationx-unit-droid = droid

stationx-upgrade-troops-speed = +1 movement for troopers and droids
stationx-upgrade-troops-speed-2 = another +1 movement for troopers and droids
stationx-upgrade-troops-attack = +1 attack for troopers and droids
stationx-upgrade-troops-jump = Space Jump for troopers and droids
stationx-upgrade-commander-speed = +1 movement for the commander
stationx-upgrade-commander-jump = Space Jump for the commander
stationx-upgrade-commander-attack = +1 attack for the commander
stationx-upgrade-base-energy = base tier I, 1 more energy a turn
stationx-upgrade-base-keep = base tier II, keep a unit after a lost battle
stationx-upgrade-base-energy-2 = base tier III, 1 more energy a turn

stationx-card-energy-2 = 2 energy
stationx-card-energy-3 = 3 energy
stationx-card-energy-5 = 5 energy
stationx-card-stipend = 1 energy in each of the next 4 turns
stationx-card-trooper = a free trooper
stationx-card-droid = a free droid
stationx-card-upgrade = a free upgrade

stationx-row-bases = bases held
stationx-row-units = units alive
stationx-row-energy = energy left

stationx-ending-conquest = Every base is in one hand and no other commander is left.
stationx-ending-round-limit = The last round is over: most bases, then units, then energy.

# Questions

stationx-ask-build = Add a tile to the station.
stationx-ask-teleporter = Place your teleporter in your base.
stationx-ask-commander = Place your commander in your base.
stationx-ask-respawn = Your commander is dead. Bring it back beside the teleporter, or wait a turn?
stationx-ask-turn = Your turn: move, attack, buy one thing, in any order, then end the turn.
stationx-ask-keep = Choose the one unit that survives.
stationx-ask-recruit = The supply card brings a { $unit }: place it in your base.
stationx-ask-learn = The supply card brings a free upgrade: choose it.

# Events

stationx-event-placed = { $player } add a { $tile } at { $at }.
stationx-event-discarded = { $player } find no place for their { $tile } and discard it.
stationx-event-teleporter-placed = { $player } set up their teleporter at { $at }.
stationx-event-commander-placed = The commander of the { $player } arrives at { $at }.
stationx-event-turn-begun = Round { $round }: { $player }.
stationx-event-income = { $player } receive { $energy } energy and now have { $total }.
stationx-event-moved = { $player } move a { $unit } from { $from } to { $at }.
stationx-event-jumped = A { $unit } of the { $player } jumps through space from { $from } to { $at }.
stationx-event-attacked = A { $unit } of the { $player } at { $from } attacks the { $other-player } at { $at }.
stationx-event-battle-won = { $player } win the battle against the { $other-player }, { $attack } to { $defence }.
stationx-event-battle-lost = { $player } lose the battle against the { $other-player }, { $attack } to { $defence }.
stationx-event-battle-tied = { $player } and { $other-player } destroy each other, { $attack } to { $attack }.
stationx-event-died = A { $unit } of the { $player } dies at { $at }.
stationx-event-kept = A { $unit } of the { $player } survives at { $at }.
stationx-event-captured = { $player } take the teleporter of the { $other-player } at { $at }, and with it the base.
stationx-event-retaken = { $player } take their own base back from the { $other-player }.
stationx-event-bought = { $player } buy a { $unit } for { $energy } energy; it appears at { $at }.
stationx-event-upgraded = { $player } upgrade: { $upgrade }.
stationx-event-respawned = The commander of the { $player } returns at { $at } for { $energy } energy.
stationx-event-respawn-breathless = The commander of the { $player } cannot return: the base has no oxygen left for it.
stationx-event-respawn-crowded = The commander of the { $player } cannot return: no cell beside the teleporter is free.
stationx-event-drew = The commander of the { $player } finds supplies at { $at }: { $card }.
stationx-event-reshuffled = The supply cards are shuffled anew.
stationx-event-recruited = A free { $unit } of the { $player } appears at { $at }.
stationx-event-paid-out = { $player } cannot take { $card } and receive { $energy } energy instead.
stationx-event-starved = A { $unit } of the { $player } starves at { $at }: all of them have stayed at home too long.
stationx-event-eliminated = { $player } are out of the game, conquered by the { $other-player }.
stationx-event-inherited = { $player } inherit the base of the { $other-player }.
stationx-event-conquered = { $player } hold the whole station and win.
stationx-event-time-up = Round { $round } was the last one.
stationx-event-baseless = { $player } find no place for their base and are out of the game.

# Reasons

stationx-not-over = The game is over.
stationx-not-your-turn = It is not your decision now.
stationx-not-asked = "{ $kind }" is no answer to the question of the moment.
stationx-not-built = The station is built; no more tiles are laid.
stationx-not-not-built = The game has not begun: first all tiles are laid, then all teleporters and commanders are placed.
stationx-not-placed-already = That piece has been placed already.
stationx-not-tile-left = You have no { $tile } left.
stationx-not-base-last = Your base comes last: lay your other tiles first.
stationx-not-off-board = A { $tile } at { $at } would stick out over the edge of the board.
stationx-not-overlap = A { $tile } at { $at } would lie on another room.
stationx-not-connected = A { $tile } at { $at } would share no cell edge with the station that is connected to the centre room.
stationx-not-corner-only = A { $tile } at { $at } would touch the station only with a corner. It needs a full cell edge.
stationx-not-entrance = A base at { $at } would touch nothing but other bases. There is a wall between bases, so nobody could enter it: lay it against another room.
stationx-not-own-base = { $at } is not in your base.
stationx-not-free = Another unit stands on that cell.
stationx-not-on-teleporter = A teleporter fills that cell.
stationx-not-own-unit = You have no unit at { $from }.
stationx-not-just-appeared = This { $unit } has just appeared and moves from your next turn on.
stationx-not-moved = This { $unit } has moved already this turn.
stationx-not-jumped = This { $unit } has jumped; its turn is over.
stationx-not-room = { $to } is empty space.
stationx-not-stands-there = The { $unit } stands at { $to } already.
stationx-not-commanders-only = Only commanders enter supply rooms.
stationx-not-oxygen = The room has oxygen for { $oxygen } living units, and they are there. One has to leave first; droids do not count.
stationx-not-share = You may have at most { $share ->
        [one] one living unit
       *[other] { $share } living units
    } in that room (half of its oxygen, rounded up). One of yours has to leave first; droids do not count.
stationx-not-reach = { $to } is too far for the { $unit } at { $from } this turn.
stationx-not-enemy-way = The { $unit } at { $from } could reach { $to } only past units of others. Beat them first, or go around them.
stationx-not-oxygen-way = The { $unit } at { $from } could reach { $to } only through a room that has no oxygen left for it. Somebody has to leave that room first.
stationx-not-supply-way = The { $unit } at { $from } could reach { $to } only through a supply room, and only commanders enter those.
stationx-not-corner-way = The { $unit } at { $from } could reach { $to } only across a corner between two rooms. From room to room units step straight.
stationx-not-wall-way = The { $unit } at { $from } could reach { $to } only through the solid wall between two bases. Bases are entered through other rooms.
stationx-not-teleporter-way = The { $unit } at { $from } could reach { $to } only over a teleporter.
stationx-not-no-way = { $to } is near enough for the { $unit } at { $from }, but every way there this turn is shut for more than one reason.
stationx-not-attacked = This { $unit } has attacked this turn; taking part in a battle or taking a base counts as that.
stationx-not-enemy = There is no enemy unit at { $to }.
stationx-not-own-side = The unit at { $to } is your own.
stationx-not-teleporter-there = A teleporter stands at { $to }: it is captured, not attacked.
stationx-not-adjacent = { $from } and { $to } are not next to each other.
stationx-not-wall = Nobody attacks or captures through the solid wall between two bases.
stationx-not-teleporter = There is no teleporter at { $to }.
stationx-not-held = You hold that teleporter already.
stationx-not-defended = Units of its holder defend the teleporter; beat them first.
stationx-not-one-purchase = You have bought something this turn; one purchase a turn is all.
stationx-not-for-sale = A commander cannot be bought. A dead one returns at the start of your turn.
stationx-not-limit = You have all the units of that kind that there are.
stationx-not-poor = That costs { $price } energy, and you have { $energy }.
stationx-not-base-lost = Your base is not under your control, so no unit can appear there. Take it back first.
stationx-not-upgrade-owned = You have that upgrade already.
stationx-not-upgrade-needs = That upgrade grows from one that you do not have yet: { $other-upgrade }.
stationx-not-upgrade-needs-either = That upgrade grows from one of two, and you have neither yet: { $other-upgrade } or { $last-upgrade }.
stationx-not-jumper = Your units of that kind have no Space Jump. It is an upgrade.
stationx-not-at-edge = The { $unit } at { $from } is not at the edge of its room in that direction. Move it there first.
stationx-not-straight = { $to } does not lie in one row or column with { $from }.
stationx-not-in-sight = Another room lies between { $from } and { $to }.
stationx-not-jump-room = { $to } is empty space; a Space Jump ends in a room.
stationx-not-first-cell = A Space Jump ends on the first cell of the other room, and { $to } is further in.
stationx-not-gap = The room of { $to } begins right beside { $from }: there is no empty space to jump across. Walk there.
stationx-not-between-bases = Nobody jumps from base to base; jump into another room.
stationx-not-doomed = There is none of your dying units at { $at }.
stationx-not-keep-first = Choose first which unit survives the battle.
stationx-not-card-first = Take first what the supply card brings.
stationx-not-respawn-first = Decide first whether your commander returns or you wait.
stationx-not-no-battle = No battle asks you which unit survives.
stationx-not-no-card = No supply card brings you a unit now.
stationx-not-commander-lives = Your commander is alive.
stationx-not-no-respawn-cell = No cell of your base beside the teleporter is free. Clear one; the commander can return at the start of your next turn.
stationx-not-wait = To wait answers only whether your dead commander returns, and that is not asked now. Go on with your turn.
stationx-not-respawn-over = The commander returns only at the start of your turn, before you do anything else.
stationx-not-at-teleporter = The commander returns on a cell of the base next to the teleporter.

# Options and positions

stationx-too-many-tiles = That is too much station: at most { $most } tiles for each player beside the base.
stationx-standard-tiles = The standard station needs the usual set of tiles. Leave out the option "tiles", or give the key "tiles".
stationx-tile-misplaced = { $key }: a tile cannot lie there (it sticks out, overlaps, or touches nothing connected before it).
stationx-upgrade-missing = { $key }: an upgrade is there without the one that it grows from.
stationx-building-has = { $key }: before the first turn nobody has this.
stationx-tiles-left-over = { $key }: a base comes last, so whoever has laid it has no tiles left.
stationx-held-early = { $key }: before the first turn every base is its owner's.
stationx-round-early = { $key }: the station is still being built, so the round is 0.
stationx-ending-wrong = { $key }: a conquest leaves one player in the game, and a round limit ends the last round.
stationx-flag-wrong = { $key }: this unit cannot have done that this turn.
stationx-doomed-wrong = { $key }: one of at least two units is kept, by an attacker whose units have attacked (7.5) or with base tier II (7.7).
stationx-player-out = { $key }: this player would be out of the game (no teleporter, or base taken and commander dead). Set "out", or place what is missing.
stationx-holder-out = { $key }: the holder of a base must be in the game.
stationx-unit-misplaced = { $key }: a unit needs a free cell of a room.
stationx-unit-breathless = { $key }: that room does not take this unit (oxygen, or a supply room).

# Reference: actions, options and keys of a position

stationx-kind-place = Lay a tile with its lower left cell at AT. A turned tile has its own name: 1x3 is a 3x1 turned.
stationx-kind-teleporter = Place the teleporter in the own base.
stationx-kind-commander = Place the commander in the own base.
stationx-kind-respawn = Bring the dead commander back beside the teleporter.
stationx-kind-wait = Leave the commander dead for this turn.
stationx-kind-move = Move the unit at FROM.
stationx-kind-jump = Space Jump with the unit at FROM.
stationx-kind-attack = Attack the enemy unit at TO with the unit at FROM.
stationx-kind-capture = Take the teleporter at TO with the unit at FROM.
stationx-kind-keep = Choose the unit that survives a battle.
stationx-kind-buy = Buy a unit; it appears at AT.
stationx-kind-recruit = Place the unit that a supply card gives.
stationx-kind-upgrade = Buy an upgrade, or choose the free one of a supply card.
stationx-kind-end = End the turn.

stationx-option-build = `free`: the players build the station; `standard`: a symmetrical one is ready (house).
stationx-option-rounds = After how many rounds the game ends (house).
stationx-option-siege = After how many turns in a row with everybody at home a player begins to lose units (house); 0: never.
stationx-option-tiles = The tiles of each player beside the base; homemade sizes are welcome.
stationx-option-factions = Which faction each seat plays, in the order of seats.

stationx-key-round = The round, 0 while building.
stationx-key-first = The seat that began.
stationx-key-active = The seat whose turn it is.
stationx-key-bought = Whether the purchase of this turn is made.
stationx-key-ending = `running`, `conquest` or `round-limit`.
stationx-key-tiles = The tiles in the order in which they were laid. Left out: the standard station.
stationx-key-tiles-player = Who laid it; for a base, whose it is.
stationx-key-tiles-tile = The tile as it lies, width x height, or `base`.
stationx-key-tiles-at = Its lower left cell.
stationx-key-players = One entry for each seat; left out, as at the start.
stationx-key-players-energy = Energy. Left out: in round 1 the income of those who have had a turn, else none.
stationx-key-players-upgrades = The upgrades that the player has.
stationx-key-players-out = Whether the player is out of the game.
stationx-key-players-base_held_by = The seat that holds this player's own base.
stationx-key-players-teleporter = The cell of the teleporter, `none` before it is placed.
stationx-key-players-stipend = Energy that supply cards will pay in the next turns, the next one first.
stationx-key-players-supplied = The supply room this player drew from last: `none`, `north`, `east`, `south`, `west`.
stationx-key-players-at_home = How many turns in a row this player has ended with nobody outside the own base (house-siege).
stationx-key-players-tiles_left = Tiles still to lay, by size. Whoever has laid the base has none.
stationx-key-units = The units on the board. Left out: a commander in each base.
stationx-key-units-player = Whose it is.
stationx-key-units-unit = `commander`, `trooper` or `droid`.
stationx-key-units-at = Its cell.
stationx-key-units-moved = Whether it has moved this turn.
stationx-key-units-attacked = Whether it has used its attack this turn.
stationx-key-units-new = Whether it appeared this turn.
stationx-key-units-jumped = Whether it has jumped this turn. Then it has used its attack as well.
stationx-key-deck = How many copies of each supply card are in the pile.
stationx-key-doomed = The cells of units of which one is to be kept (question `keep`).
stationx-key-asks = The questions, the one of the moment last. Left out: the turn of `active`.
