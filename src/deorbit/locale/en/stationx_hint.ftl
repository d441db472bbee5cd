# Station-X: why a hint would do something.

stationx-why-attack-win = Wins the battle, { $attack } to { $defence }: { $count ->
    [one] one of them dies
   *[other] { $count } of them die
}, nobody of yours.
stationx-why-attack-tie = A tie, { $attack } to { $defence }: { $count ->
    [one] the other dies
   *[other] all { $count } of them die
}, and one of yours stays.
stationx-why-attack-loss = The battle is lost, { $attack } to { $defence }, but nothing is worth more.
stationx-why-capture = Takes the base of the { $other-player }, which nobody defends.
stationx-why-buy = More units hold and take more.
stationx-why-upgrade = Pays for the rest of the game.
stationx-why-end = Nothing that is left would better your position.
stationx-why-respawn = Only with a commander you stay in the game if your base falls.
stationx-why-wait = The energy is worth more for something else now.
stationx-why-supplies = The commander draws a supply card there.
stationx-why-strike = From there a battle can be won, or a base taken.
stationx-why-escape = Gets out of reach of an attack that you would lose.
stationx-why-towards-supplies = The commander gets nearer to supplies.
stationx-why-march = All your troops go for one target: this comes nearer to it.
stationx-why-home = Your base is taken: this comes nearer to it.
stationx-why-guard = Stands better there for what the others could do.
