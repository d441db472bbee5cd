# The board of Station-X in the browser

web-stationx-board-label = The station, cell by cell
web-stationx-board-keys = Arrow keys go from cell to cell, with Shift four at a time. Page Up and Page Down go to what is possible. Enter chooses, Escape goes back. With a tile in the hand, R turns it and Enter lays it with its lower left cell here. Plus, minus and zero zoom.

# What is on a cell

web-stationx-board-space = empty space
web-stationx-board-centre = centre room
web-stationx-board-supply-north = northern supply room
web-stationx-board-supply-east = eastern supply room
web-stationx-board-supply-south = southern supply room
web-stationx-board-supply-west = western supply room
web-stationx-board-room = { $width } by { $height }
web-stationx-board-base = base of the { $player }
web-stationx-board-held = held by the { $player }
web-stationx-board-oxygen = oxygen { $living } of { $oxygen }
web-stationx-board-teleporter = teleporter of the { $player }
web-stationx-board-unit = { $unit } of the { $player }
web-stationx-board-attack = attack { $attack }
web-stationx-board-moved = has moved
web-stationx-board-attacked = has attacked
web-stationx-board-jumped = has jumped
web-stationx-board-new = has just appeared
web-stationx-board-ready = can act
web-stationx-board-chosen = chosen

# What can be done there

web-stationx-board-goal-move = can move here
web-stationx-board-goal-jump = can jump here
web-stationx-board-goal-attack = can be attacked
web-stationx-board-goal-capture = can be taken
web-stationx-board-goal-appear = can be placed here
web-stationx-board-goal-keep = can be kept
web-stationx-board-battle-win = can be attacked, { $attack } to { $defence }, you would win
web-stationx-board-battle-loss = can be attacked, { $attack } to { $defence }, you would lose
web-stationx-board-battle-tie = can be attacked, { $attack } to { $defence }, a tie
web-stationx-board-mine = Look at my units
web-stationx-board-forecast-win = { $killed ->
    [one] you win: they lose one, you nobody
   *[other] you win: they lose { $killed }, you nobody
}
web-stationx-board-forecast-loss = { $lost ->
    [one] you lose one unit, they nobody
   *[other] you lose { $lost } units, they nobody
}
web-stationx-board-forecast-tie = a tie: one of yours stays
web-stationx-board-fits = { $tile } fits here
web-stationx-board-fits-not = { $tile } does not fit here

# Tiles to lay

web-stationx-board-tray = Your tiles
web-stationx-board-tile-base = base
web-stationx-board-pile = { $tile }, { $count } left
web-stationx-board-take = Take a tile: { $tile }, oxygen { $oxygen }
web-stationx-board-turn = Turn
web-stationx-board-lay = Put down
web-stationx-board-pick-tile = Pick a tile.
web-stationx-board-base-last = The base comes last.
web-stationx-board-no-place = Fits nowhere now.

# Over the board


# Legend

web-stationx-board-legend-move = has its move
web-stationx-board-legend-attack = has its attack
web-stationx-board-legend-new = has just appeared
web-stationx-board-legend-oxygen = oxygen: taken, free, one player's share
web-stationx-board-legend-supply = supply room
web-stationx-board-legend-crown = commanders only
web-stationx-board-legend-drawn = your last card came from here
web-stationx-board-legend-teleporter = teleporter
web-stationx-board-legend-door = way from room to room
web-stationx-board-legend-wall = solid wall
web-stationx-board-legend-jump = Space Jump
web-stationx-board-legend-target = can be attacked
web-stationx-board-legend-dies = would die
