# Station-X in the browser: the panels

# The question

web-stationx-ask-turn = Move, attack, buy one thing; then end the turn.
web-stationx-ask-attack = Attack a { $unit } of the { $who }?
web-stationx-over = The fight for the station is over.
web-stationx-waits-build = The { $who } add a tile.
web-stationx-waits-teleporter = The { $who } place their teleporter.
web-stationx-waits-commander = The { $who } place their commander.
web-stationx-waits-respawn = The { $who } decide whether their commander returns.
web-stationx-waits-turn = It is the turn of the { $who }.
web-stationx-waits-keep = The { $who } choose the unit that survives.
web-stationx-waits-recruit = The { $who } place a new unit.
web-stationx-waits-learn = The { $who } choose a free upgrade.
web-stationx-waits-for = The { $who } are to decide.
web-stationx-units-left =
    { $count ->
        [0] No unit can act any more
        [one] One unit can still act
       *[other] { $count } units can still act
    }
web-stationx-purchase = purchase
web-stationx-purchase-left = one purchase left
web-stationx-purchase-made = the purchase is made
web-stationx-end-turn = End the turn
web-stationx-costs = costs { $count } energy
web-stationx-energy = { $count } energy

# Actions

web-stationx-family-answer = Your answer
web-stationx-family-units = Your units
web-stationx-family-purchase = Buy, one thing a turn
web-stationx-family-close = Finish

web-stationx-could-unit = { $what }: { $unit } { $at }

# Players

web-stationx-state = State
web-stationx-out = out of the game
web-stationx-energy-title = Energy
web-stationx-energy-has = { $count } energy, { $income } more next turn
web-stationx-stipend = from supply cards in the next turns: { $list }
web-stationx-units = Units
web-stationx-units-of =
    { $unit }: { $alive ->
        [0] none of { $limit }
       *[other] { $alive } of { $limit }
    }
web-stationx-base = Base
web-stationx-bases =
    { $count ->
        [0] holds no base
        [one] holds one base
       *[other] holds { $count } bases
    }
web-stationx-base-none = not laid yet
web-stationx-base-own =
    { $count ->
        [one] under own control
       *[other] under own control, { $count } bases in all
    }
web-stationx-base-lost = taken by the { $who }
web-stationx-base-held = Held by the { $who }.
web-stationx-supplied = Last supplies
web-stationx-tiles = Tiles left
web-stationx-tiles-left =
    { $count ->
        [0] only the base to lay, or nothing
        [one] one tile left besides the base
       *[other] { $count } tiles left besides the base
    }
web-stationx-none = none

# Upgrades

web-stationx-upgrades = Upgrades
web-stationx-upgrades-whose = Whose upgrades
web-stationx-upgrades-hint = An upgrade costs { $count } energy and grows from one below it.
web-stationx-tree-troops = Troopers, droids
web-stationx-tree-commander = Commander
web-stationx-tree-base = Base
web-stationx-upgrade-troops-speed = Move
web-stationx-upgrade-troops-speed-2 = Move
web-stationx-upgrade-troops-attack = Attack
web-stationx-upgrade-troops-jump = Jump
web-stationx-upgrade-commander-speed = Move
web-stationx-upgrade-commander-jump = Jump
web-stationx-upgrade-commander-attack = Attack
web-stationx-upgrade-base-energy = Energy
web-stationx-upgrade-base-keep = Keep
web-stationx-upgrade-base-energy-2 = Energy
web-stationx-upgrade-buy = { $short }: buy { $what }, for { $count } energy
web-stationx-upgrade-take = { $short }: take { $what }, for nothing
web-stationx-upgrade-is-owned = { $short }: { $what } (there)
web-stationx-upgrade-is-open = { $short }: { $what } (can be had)
web-stationx-upgrade-is-closed = { $short }: { $what } (needs one below it)

# How to win

web-stationx-winning = How you win
web-stationx-winning-says = Hold every base and leave no other commander alive. After the last round the most bases win.
web-stationx-winning-bases = { $count } of { $all } bases
web-stationx-winning-commanders = { $count } of { $all } commanders beaten
web-stationx-faction = Faction
web-stationx-base-not-laid = not laid
web-stationx-base-mine = yours
web-stationx-base-won = held by you
web-stationx-base-theirs = theirs
web-stationx-commander-alive = alive
web-stationx-commander-dead = dead
web-stationx-brings-end = This attack ends the game.
web-stationx-brings-out = This attack puts the { $who } out of the game.
web-stationx-brings-commander = This attack kills the commander of the { $who }.

# Battles

web-stationx-battle = The battle to be
web-stationx-battle-of = The { $unit } at { $from } attacks { $to }
web-stationx-battle-win = victory
web-stationx-battle-loss = defeat
web-stationx-battle-tie = tie
web-stationx-battle-keeps = The { $who } keep one of { $count } units.
web-stationx-battle-spent = Attacked before, so not in it: { $cells }.
web-stationx-battle-out = The { $who } would be out of the game.
web-stationx-battle-over = That would be the end of the game.
web-stationx-battle-do = Attack
web-stationx-battle-not = No
web-stationx-fighter-dies = { $unit } at { $at } adds { $adds } and dies
web-stationx-fighter-may-stay = { $unit } at { $at } adds { $adds } and is one of those of whom one stays
web-stationx-fighter-stays = { $unit } at { $at } adds { $adds } and lives

# Cards

web-stationx-unit-at = { $unit } { $at }
web-stationx-attack = adds { $count } to a battle
web-stationx-movement =
    { $count ->
        [one] moves one cell
       *[other] moves { $count } cells
    }
web-stationx-jumps = Space Jump
web-stationx-breathless = needs no oxygen
web-stationx-is-doomed = one of those of whom one stays
web-stationx-is-new = has just appeared
web-stationx-is-moved = has moved
web-stationx-is-jumped = has jumped
web-stationx-is-attacked = has attacked
web-stationx-cell = Cell { $at }
web-stationx-cell-space = Empty space, { $at }
web-stationx-room = The room
web-stationx-room-empty = Nobody is here.
web-stationx-oxygen = Oxygen: { $living } of { $oxygen } taken, at most { $share } by one player.
web-stationx-supply-room = Only commanders enter. Who enters draws a supply card, but not twice in a row from the same room.
web-stationx-teleporter-of = Teleporter of the { $who }, { $at }
web-stationx-teleporter-at = Its teleporter is at { $at }.
web-stationx-teleporter-none = Its teleporter is not placed yet.
web-stationx-way = How far is it for my units?
web-stationx-way-who = Who goes

# The log

web-stationx-round = Round { $round }
web-stationx-log-start = At the start

# Panels and keys

web-stationx-tab-upgrades = Upgrades
web-stationx-key-turn = turn the tile
web-stationx-key-upgrades = upgrades

# The end

web-stationx-score-bases =
    { $count ->
        [one] base
       *[other] bases
    }

# Help

web-stationx-guide-goal = What it is about
web-stationx-guide-goal-says = Take all the bases and leave no other commander alive. Whose base is taken and whose commander is dead is out.
web-stationx-guide-build = Building
web-stationx-guide-build-says = In turn everybody adds a tile that touches the station, the own base last. Ways are open wherever two rooms share an edge, but between two bases there is a wall. Then come teleporters and commanders.
web-stationx-guide-turn = Your turn
web-stationx-guide-turn-says = In any order: every unit moves once and attacks once, and you buy one thing. A move goes two cells in any direction, from room to room only straight. Then end the turn.
web-stationx-guide-oxygen = Oxygen
web-stationx-guide-oxygen-says = A circle in a room is air for one living unit. One player may take up half of them, rounded up. Droids need none.
web-stationx-guide-battle = Battles
web-stationx-guide-battle-says = Attack an enemy next to you. All units of both sides in the area take part: a commander adds 2, others 1. The higher sum wins and the loser's units die; in a tie all die but one of the attacker's. There are no dice: look at the sums before you attack.
web-stationx-guide-base = Bases
web-stationx-guide-base-says = Next to an undefended teleporter a unit spends its attack to take the base. A base pays energy only to its own player.
web-stationx-guide-commander = The commander
web-stationx-guide-commander-says = A dead commander can return at the start of your turn for 2 energy, as long as you hold your teleporter.
web-stationx-guide-supply = Supplies
web-stationx-guide-supply-says = A commander who enters one of the four rooms at the edge draws a card: energy, a unit or an upgrade. Not twice in a row from the same room.
web-stationx-guide-upgrade = Purchases
web-stationx-guide-upgrade-says = A trooper costs 3 energy, a droid 4, an upgrade 7. A new unit appears in your base, may attack at once and moves from the next turn on.
web-stationx-guide-jump = Space Jump
web-stationx-guide-jump-says = With this upgrade a unit leaps in a straight line over empty space to the next room. Then its turn is over.

# Great events

web-stationx-moment-conquered = The station is theirs
web-stationx-moment-eliminated = Out of the game
web-stationx-moment-captured = A base falls
web-stationx-moment-retaken = Home again
web-stationx-moment-commander = A commander dies
web-stationx-moment-last-round = The last round
web-stationx-moment-last-round-says = After it the bases are counted.

# The log, by names of rooms

web-stationx-room-name = { $sort ->
    [centre] the centre room
    [north] the northern supply room
    [east] the eastern supply room
    [south] the southern supply room
    [west] the western supply room
    [base] the base of the { $who }
    [hall] hall { $number }
    [corridor] corridor { $number }
   *[chamber] chamber { $number }
}
web-stationx-room-in = { $sort ->
    [centre] in the centre room
    [north] in the northern supply room
    [east] in the eastern supply room
    [south] in the southern supply room
    [west] in the western supply room
    [base] in the base of the { $who }
    [hall] in hall { $number }
    [corridor] in corridor { $number }
   *[chamber] in chamber { $number }
}
web-stationx-room-to = { $sort ->
    [centre] to the centre room
    [north] to the northern supply room
    [east] to the eastern supply room
    [south] to the southern supply room
    [west] to the western supply room
    [base] to the base of the { $who }
    [hall] to hall { $number }
    [corridor] to corridor { $number }
   *[chamber] to chamber { $number }
}
web-stationx-room-from = { $sort ->
    [centre] from the centre room
    [north] from the northern supply room
    [east] from the eastern supply room
    [south] from the southern supply room
    [west] from the western supply room
    [base] from the base of the { $who }
    [hall] from hall { $number }
    [corridor] from corridor { $number }
   *[chamber] from chamber { $number }
}
web-stationx-log-placed = { $player } add { $room }.
web-stationx-log-teleporter-placed = { $player } set up their teleporter.
web-stationx-log-commander-placed = The commander of the { $player } arrives.
web-stationx-log-moved = { $player } move a { $unit } { $from } { $to }.
web-stationx-log-moved-within = { $player } move a { $unit } { $in }.
web-stationx-log-jumped = A { $unit } of the { $player } jumps through space { $from } { $to }.
web-stationx-log-attacked = A { $unit } of the { $player } attacks the { $other-player } { $in }.
web-stationx-log-died = A { $unit } of the { $player } dies { $in }.
web-stationx-log-kept = A { $unit } of the { $player } survives { $in }.
web-stationx-log-captured = { $player } take the teleporter of the { $other-player }, and with it the base.
web-stationx-log-bought = { $player } buy a { $unit } for { $energy } energy.
web-stationx-log-respawned = The commander of the { $player } returns for { $energy } energy.
web-stationx-log-drew = The commander of the { $player } finds supplies { $in }: { $card }.
web-stationx-log-recruited = A free { $unit } of the { $player } appears { $in }.
web-stationx-log-starved = A { $unit } of the { $player } starves { $in }: all of them have stayed at home too long.
