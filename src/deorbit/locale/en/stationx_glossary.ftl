# Station-X: terms and what they mean. `-forms` are all forms in which a term occurs in texts of this
# language, with | between them; a small first letter also stands for a capital one.

# The station

stationx-term-base = base
stationx-term-base-means = Your 4x4 room with the teleporter. It pays energy and brings new units; lost together with your commander, you are out.
stationx-term-base-forms = base|bases
stationx-term-teleporter = teleporter
stationx-term-teleporter-means = It stands in a base and fills its cell. Who takes it holds the base.
stationx-term-teleporter-forms = teleporter|teleporters
stationx-term-hallway = hallway
stationx-term-hallway-means = A narrow tile, 2x1 or 3x1.
stationx-term-hallway-forms = hallway|hallways
stationx-term-centre-room = centre room
stationx-term-centre-room-means = The printed room in the middle. Every tile must be connected to it.
stationx-term-centre-room-forms = centre room
stationx-term-supply-room = supply room
stationx-term-supply-room-means = One of four printed rooms at the edge. Only commanders enter, and each who does draws a card.
stationx-term-supply-room-forms = supply room|supply rooms
stationx-term-wall = solid wall
stationx-term-wall-means = It stands between two bases that touch. Nobody passes, attacks or captures through it.
stationx-term-wall-forms = solid wall|wall
stationx-term-oxygen = oxygen
stationx-term-oxygen-means = How many living units a room holds. One player may take up half of it, rounded up.
stationx-term-oxygen-forms = oxygen

# Units

stationx-term-commander = commander
stationx-term-commander-means = Your leader: adds 2 in battle, enters supply rooms, and can return for 2 energy at your teleporter.
stationx-term-commander-forms = commander|commanders
stationx-term-trooper = trooper
stationx-term-trooper-means = A living unit for 3 energy. It adds 1 in battle. You can have five.
stationx-term-trooper-forms = trooper|troopers
stationx-term-droid = droid
stationx-term-droid-means = A unit for 4 energy that needs no oxygen. It adds 1 in battle. You can have two.
stationx-term-droid-forms = droid|droids

# The turn

stationx-term-energy = energy
stationx-term-energy-means = What you pay with. Your base gives 2 a turn, more with upgrades.
stationx-term-energy-forms = energy
stationx-term-income = income
stationx-term-income-means = The energy that your own base pays you at the start of your turn, as long as you hold it.
stationx-term-income-forms = income
stationx-term-purchase = purchase
stationx-term-purchase-means = Once in your turn: a trooper, a droid or an upgrade.
stationx-term-purchase-forms = purchase|purchases
stationx-term-battle = battle
stationx-term-battle-means = All units of both sides around the two that meet add up. The higher sum wins, the losers die.
stationx-term-battle-forms = battle|battles
stationx-term-area = area
stationx-term-area-means = The cells of attacker and target and all cells around them. Units of both sides there take part in the battle.
stationx-term-area-forms = area
stationx-term-tie = tie
stationx-term-tie-means = Equal sums: all who took part die, but the attacker keeps one unit.
stationx-term-tie-forms = tie
stationx-term-capture = capture
stationx-term-capture-means = A unit next to a teleporter spends its attack to take it, and the base with it.
stationx-term-capture-forms = capture|captures|captured
stationx-term-upgrade = upgrade
stationx-term-upgrade-means = A lasting improvement for 7 energy, from one of three trees, each from the bottom up.
stationx-term-upgrade-forms = upgrade|upgrades
stationx-term-tier = tier
stationx-term-tier-means = A step in the tree of the base: I and III pay 1 more energy, II saves a unit after a lost battle.
stationx-term-tier-forms = tier|tiers|base tier
stationx-term-space-jump = Space Jump
stationx-term-space-jump-means = An upgrade: jump in a straight line across empty space to the next room in sight.
stationx-term-space-jump-forms = Space Jump
stationx-term-supply-card = supply card
stationx-term-supply-card-means = What a commander draws in a supply room: energy, a unit or an upgrade.
stationx-term-supply-card-forms = supply card|supply cards
stationx-term-conqueror = conqueror
stationx-term-conqueror-means = Who holds the base of a player that goes out, and takes over the bases this player held.
stationx-term-conqueror-forms = conqueror
