# Station-X: what screens say beyond the log. Cells are said by their names (l12).

stationx-clock-build = Building the station
stationx-clock-place = Setting up the bases
stationx-clock-round = Round { $round } of { $last }
stationx-clock-over = The station is built

# Kinds of actions, as headings

stationx-group-attack = Attack
stationx-group-capture = Take a base
stationx-group-move = Move
stationx-group-jump = Space Jump
stationx-group-place = Lay a tile
stationx-group-teleporter = Place your teleporter
stationx-group-commander = Place your commander
stationx-group-respawn = Bring your commander back
stationx-group-keep = Keep one unit
stationx-group-recruit = Place the new unit
stationx-group-buy = Buy a unit
stationx-group-upgrade = Upgrade

# Actions

stationx-do-attack = attack { $to } with the { $unit } at { $from }
stationx-do-capture = take the teleporter at { $to } with the { $unit } at { $from }
stationx-do-move = move the { $unit } from { $from } to { $to }
stationx-do-jump = jump through space with the { $unit } from { $from } to { $to }
stationx-do-place = { $tile ->
    [base] lay your base at { $at }
   *[other] lay a { $tile } at { $at }
}
stationx-do-teleporter = place your teleporter at { $at }
stationx-do-commander = place your commander at { $at }
stationx-do-respawn = bring your commander back at { $at }
stationx-do-wait = wait a turn
stationx-do-keep = keep the { $unit } at { $at }
stationx-do-recruit = place the { $unit } at { $at }
stationx-do-buy = buy a { $unit } at { $at }
stationx-do-upgrade = { $upgrade }
stationx-do-end = end the turn

# What is special about an action

stationx-note-card = draws a supply card
stationx-note-no-card = no card: the last one came from this room
stationx-note-capture = the base of the { $other-player }
stationx-note-conquer = the base of the { $other-player }, who are out then
stationx-note-retake = your own base
stationx-note-idle = { $count ->
    [one] one unit can still act
   *[other] { $count } units can still act
}

# Battles to be

stationx-battle-win = { $attack } against { $defence }: { $player } win
stationx-battle-loss = { $attack } against { $defence }: { $player } lose
stationx-battle-tie = { $attack } against { $defence }: all die but one of the { $player }

# Rooms

stationx-room-centre = centre room
stationx-room-north = northern supply room
stationx-room-east = eastern supply room
stationx-room-south = southern supply room
stationx-room-west = western supply room
stationx-room-tile = room
stationx-room-base = base

# Ways

stationx-route-way = { $count ->
    [one] To { $to } in one turn.
   *[other] To { $to } in { $count } turns, with stops at { $stops }.
}
stationx-route-here = It is at { $at } already.
stationx-route-beside = { $to } is taken: the way leads next to it.
stationx-route-later = This { $unit } moves no more this turn, so the way begins with the next.
stationx-route-none = As the station stands, there is no way from { $from } to { $to }.
stationx-route-space = { $at } is empty space.
