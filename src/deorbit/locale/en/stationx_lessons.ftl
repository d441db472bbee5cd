# Lessons of Station-X

stationx-lesson-stride = One cell short
stationx-lesson-stride-story =
    Your commander of the Spacemen stands at m20. The supply room in the north begins at m23: three cells away, and a commander walks two. The Pirates will be there next turn.

    You have 7 energy. Reach the supplies **this turn**.
stationx-lesson-stride-tip = A turn has no fixed order. What could you buy that makes the legs of a commander longer, and when would you have to buy it?
stationx-lesson-stride-goal-supplies = Your commander enters the supply room and draws a card
stationx-lesson-stride-fault-moved = The commander has made its one move of this turn and stands outside. A faster commander walks further from the start of a move, it does not get a second one. Try again, and spend your energy first.
stationx-lesson-stride-fault-recruit = A recruit in your base is far from here, and it was your one purchase of this turn. Try again and buy something that carries the commander further.
stationx-lesson-stride-fault-other = A good upgrade, but not for today: it does not make your commander faster. Try again with the lowest branch of the commander's own tree.
stationx-lesson-stride-fault-short = The commander has made its one move and is not among the supplies. Try again: buy the speed first, then walk all three cells in one go.
stationx-lesson-stride-learned = Moves, attacks and the purchase come in any order, and an upgrade works from the moment you buy it. So look at the shop before you look at the map.

stationx-lesson-airlock = A breath at a time
stationx-lesson-airlock-story =
    A column of Cyborgs squeezes through the hallway `o10` to `q10`. It has oxygen 3, so **one player may have two living units in it**, and your two troopers are already there. The commander and the droid wait behind them.

    Move the whole column on: the front trooper out into the room in the east, then trooper, commander and droid closed up in the hallway.
stationx-lesson-airlock-tip = Every unit has one move of two cells, and whoever is in the way has to go first. Who in this column does not breathe?
stationx-lesson-airlock-goal-scout = A trooper stands in the room east of the hallway
stationx-lesson-airlock-goal-trooper = The trooper from o10 has moved up to q10
stationx-lesson-airlock-goal-commander = The commander is at p10
stationx-lesson-airlock-goal-droid = The droid is at o10
stationx-lesson-airlock-fault-retreat = That made room, but in the wrong direction: this trooper has used its move and is behind the column now. Try again from the front.
stationx-lesson-airlock-fault-stopped = The trooper stopped halfway, and now somebody will have no cell. Two cells are free to walk as soon as the one in front has left: use both.
stationx-lesson-airlock-fault-scout = This trooper is still in the hallway and still breathes there, so nobody living can follow. Try again and send it out of the hallway.
stationx-lesson-airlock-fault-commander = The commander has moved and is not at p10. While two of your living units are in the hallway it cannot even pass through; let the front trooper leave first, then walk two cells. Passing your own trooper is allowed.
stationx-lesson-airlock-fault-droid = The droid has moved and is not at o10. It needs no oxygen, but it needs a free cell to stand on. Let the others go before it.
stationx-lesson-airlock-learned = A room gives each player at most half of its oxygen, rounded up, and that holds for every step on the way. Droids do not count: they fill the last cell.

stationx-lesson-sums = Count before you shoot
stationx-lesson-sums-story =
    The commander of the Cyborgs has come forward to m15, with a trooper at n14 and another one further back at l17. You lead the Pirates: a commander and two troopers in the centre room.

    A commander counts 2, a trooper 1, and there are no dice. **Win the battle outright** and remove their commander without losing anybody.
stationx-lesson-sums-tip = Only units on the two cells of attacker and target, or on the cells around these, take part. Which of the enemy would be in it, and are all of yours? Move before you attack.
stationx-lesson-sums-goal-won = You win a battle with the higher sum
stationx-lesson-sums-goal-commander = The commander of the Cyborgs is gone
stationx-lesson-sums-fault-tied = 3 to 3: both sides are wiped out, and you keep a single unit. One more of yours in the area would have won. Try again and bring everybody close first.
stationx-lesson-sums-fault-lost = Your sum was lower, so all of yours that took part are dead. Units that stand further away do not help. Try again: move first, count, then attack.
stationx-lesson-sums-learned = A battle is decided before it begins: by who stands around the two units. Bring your own into the area and choose a fight that leaves some of theirs outside.

stationx-lesson-teleporter = The hand that stays free
stationx-lesson-teleporter-story =
    The commander of the Spacemen fell last turn. Two troopers still guard their teleporter at c20. If you take it **now**, they are out and the Aliens hold the whole station.

    You have a commander, a trooper and a droid at the door. Beat the guards and take the teleporter, all in one turn.
stationx-lesson-teleporter-tip = To take a teleporter is an attack too, and every unit has one a turn. The guards count 2 together: who has to fight them, from which cell, and who should stay outside until it is over?
stationx-lesson-teleporter-goal-guards = No guard is left
stationx-lesson-teleporter-goal-base = The base of the Spacemen is yours
stationx-lesson-teleporter-fault-lost = The two guards count 2 together and were stronger. Your unit is dead, and you had nobody to spare. Try again with more on your side.
stationx-lesson-teleporter-fault-spent = The guards are gone, but all three of yours were in the area of the battle, so all three have attacked this turn. Nobody is left to take the teleporter. Try again and keep one outside.
stationx-lesson-teleporter-fault-far = Only the droid still has its attack, and it cannot reach the teleporter this turn. Try again: let the droid fight beside the commander and keep the trooper free. From d19 the battle does not reach the door.
stationx-lesson-teleporter-learned = Everybody of yours in the area of a battle has attacked. Plan the capture first: one unit outside the area that can still walk up to the teleporter.

stationx-lesson-jump = Across the void
stationx-lesson-jump-story =
    Two Cyborgs come down from the north, and the commander of the Spacemen in the centre room needs supplies. Supply rooms lie east and west of here, but no hallway leads there: only empty space in between.

    Your commander has learned the **Space Jump**. It drew its last card in the **east**. Get the next card this turn.
stationx-lesson-jump-tip = A jump begins at the edge of a room and goes straight along a row or a column to the first room in sight. You may walk before it. Which of the two rooms has a card for you?
stationx-lesson-jump-goal-jump = Your commander makes a Space Jump
stationx-lesson-jump-goal-supplies = It draws a supply card
stationx-lesson-jump-fault-again = A fine jump, but nothing to find: your last card came from this same room, and you draw there again only after drawing somewhere else. Try the other side.
stationx-lesson-jump-fault-walked = From here no supply room is in sight along a row or a column, and the commander has used its move. Try again and walk to the edge of the centre room.
stationx-lesson-jump-learned = Walk, then jump in a straight line over empty cells; after the jump the unit's turn is over. Supply rooms take turns: never the same one twice in a row.
