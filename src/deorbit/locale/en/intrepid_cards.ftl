# Intrepid: names and one-line texts of countries, tiles, missions, disaster cards, badges and tokens.
# Whatever can take a die is a place, so tiles and cards have their names there.

intrepid-alias-tile = place
intrepid-alias-card = place

# Countries

intrepid-country-russia = Russia
intrepid-country-japan = Japan
intrepid-country-canada = Canada
intrepid-country-united-states = United States

intrepid-tip-russia = High dice pay. Start where you may roll or re-roll, and keep a low die back to throw away.
intrepid-tip-japan = Many of your tiles want a 3. Look at the sides of your dice: with a 3 in front, tilt up; with a 4 on top, flip.
intrepid-tip-canada = Odd dice wait in storage. Spend Converters on two odd dice at once, and open the Food Lockers early.
intrepid-tip-united-states = Look for pairs. A die beside a pair's value is worth a change by one, and Aluminum Shielding gives you the neighbour for nothing.

# Resources

intrepid-resource-power = Power
intrepid-resource-oxygen = Oxygen
intrepid-resource-climate = Climate
intrepid-resource-nutrition = Nutrition
intrepid-resource-capacity = Capacity

# Lights, disasters, difficulties

intrepid-light-red = red
intrepid-light-blue = blue

intrepid-disaster-meteor-shower = Meteor Shower
intrepid-disaster-toxic-leak = Toxic Leak
intrepid-story-meteor-shower = Holes in the hull: every hit makes a module give less, and the fourth takes it away.
intrepid-story-toxic-leak = Bad air: some values of dice can only be used at the price of another die.

intrepid-difficulty-easy = easy
intrepid-difficulty-normal = normal
intrepid-difficulty-hard = hard

# Career badges

intrepid-badge-payload-specialist = Payload Specialist
intrepid-badge-spaceflight-pilot = Spaceflight Pilot
intrepid-badge-medical-officer = Medical Officer
intrepid-badge-mission-specialist = Mission Specialist

intrepid-about-payload-specialist = Once a round, move all negative tokens of one tile, whoever owns it, to a tile of yours that has none.
intrepid-about-spaceflight-pilot = Once a round, put a Strain on a tile of yours; another player gets an Amplify.
intrepid-about-medical-officer = Once a round, pay 2 Capacity: a player of your choice takes a die into the pool for the next round, at any value.
intrepid-about-mission-specialist = Once a round, destroy a tile of your offer row; another player gets 2 Capacity.

# Tokens

intrepid-token-scenario = Scenario
intrepid-token-strain = Strain
intrepid-token-disable = Disable
intrepid-token-amplify = Amplify
intrepid-token-converter = Converter

intrepid-about-scenario = With dice on it the tile gives 1 less, never below 0. A fourth one destroys it.
intrepid-about-strain = The station gains 1 less of the tile's resource, with or without dice there.
intrepid-about-disable = No dice can be placed here.
intrepid-about-amplify = Spend it in phase 1: the station gains 1 more of a resource that you name.
intrepid-about-converter = After the roll: one die up by 1 and another down by 1.

# Modules

intrepid-place-habitation = Habitation Module
intrepid-about-habitation = Dice here bring Capacity, more for higher values.
intrepid-about-docking = A die here goes to another country: it takes one of the same value from its own supply.

# Tiles: Russia

intrepid-place-electrolysis-chamber = Electrolysis Chamber
intrepid-place-zvezda-solar-wings = Zvezda Solar Wings
intrepid-place-vozdukh-scrubber = Vozdukh Scrubber
intrepid-place-tinned-rations = Tinned Rations
intrepid-place-vika-oxygen-candles = Vika Oxygen Candles
intrepid-place-science-power-platform = Science Power Platform
intrepid-place-khladon-loop = Khladon Loop
intrepid-place-lada-greenhouse = Lada Greenhouse
intrepid-place-progress-freighter = Progress Freighter
intrepid-place-pirs-compartment = Pirs Compartment
intrepid-place-elektron-unit = Elektron Unit
intrepid-place-gallium-arsenide-wings = Gallium Arsenide Wings
intrepid-place-loop-heat-radiator = Loop Heat Radiator
intrepid-place-water-recovery-column = Water Recovery Column
intrepid-place-gyrodyne-hub = Gyrodyne Hub
intrepid-place-superoxide-canisters = Superoxide Canisters
intrepid-place-topaz-reactor = Topaz Reactor
intrepid-place-droplet-radiator = Droplet Radiator
intrepid-place-bios-garden = Bios Garden

intrepid-story-electrolysis-chamber = Current splits water: the crew breathes one half and vents the other.
intrepid-story-zvezda-solar-wings = The old wings of the service module, worn and still turning to the sun.
intrepid-story-vozdukh-scrubber = Three beds swallow stale air by turns and hum all night.
intrepid-story-tinned-rations = Beef, buckwheat, sturgeon: what fits into a tin flies.
intrepid-story-vika-oxygen-candles = Burn one for a day of breath; mind the sparks.
intrepid-story-science-power-platform = A tall mast of arrays that was promised for decades and has come at last.
intrepid-story-khladon-loop = A coolant line that only its plumber understands.
intrepid-story-lada-greenhouse = Two small beds of cabbage on wet root mats, and everybody waters them.
intrepid-story-progress-freighter = It brings food, fuel and letters, and leaves with the rubbish.
intrepid-story-pirs-compartment = Half airlock, half attic: more room than anybody expected.
intrepid-story-elektron-unit = It makes oxygen for three, if someone stays near with a wrench.
intrepid-story-gallium-arsenide-wings = New cells from half the area, in two wings.
intrepid-story-loop-heat-radiator = Ammonia carries the warmth outside by itself, without a pump.
intrepid-story-water-recovery-column = Every breath on board is tomorrow's tea.
intrepid-story-gyrodyne-hub = Spinning wheels hold the station still and free a crew for other work.
intrepid-story-superoxide-canisters = Potassium superoxide gives oxygen and takes carbon dioxide in one go.
intrepid-story-topaz-reactor = A fist of uranium, two rings of thermionic cells, and a long boom between it and you.
intrepid-story-droplet-radiator = A sheet of hot droplets flies through open space and is caught again, cold.
intrepid-story-bios-garden = Wheat and chufa in closed rooms: a field that feeds its farmers.

# Tiles: Japan

intrepid-place-advanced-planet-habitat = Advanced Planet Habitat
intrepid-place-kibo-solar-paddle = Kibo Solar Paddle
intrepid-place-water-electrolyzer = Water Electrolyzer
intrepid-place-heat-pipe-panel = Heat Pipe Panel
intrepid-place-carbon-dioxide-reducer = Carbon Dioxide Reducer
intrepid-place-solar-sail-film = Solar Sail Film
intrepid-place-exposed-radiator = Exposed Radiator
intrepid-place-kounotori-freighter = Kounotori Freighter
intrepid-place-rice-galley = Rice Galley
intrepid-place-small-satellite-deployer = Small Satellite Deployer
intrepid-place-zeolite-bed = Zeolite Bed
intrepid-place-perovskite-film = Perovskite Film
intrepid-place-heat-pump-loop = Heat Pump Loop
intrepid-place-leafy-greens-farm = Leafy Greens Farm
intrepid-place-logistics-hold = Logistics Hold
intrepid-place-cyanobacteria-reactor = Cyanobacteria Reactor
intrepid-place-microwave-rectenna = Microwave Rectenna
intrepid-place-phase-change-radiator = Phase Change Radiator
intrepid-place-cell-culture-kitchen = Cell Culture Kitchen

intrepid-story-advanced-planet-habitat = A growth chamber with its own weather, watched by a hundred and eighty sensors.
intrepid-story-kibo-solar-paddle = It folds like paper and opens in one pull.
intrepid-story-water-electrolyzer = A quiet stack of membranes that insists on being fed exactly.
intrepid-story-heat-pipe-panel = Flat pipes under the floor carry warmth from the busy side to the cold one.
intrepid-story-carbon-dioxide-reducer = What you breathe out meets hydrogen and comes back as water.
intrepid-story-solar-sail-film = Thinner than a hair, with cells printed on it, held open by its own spin.
intrepid-story-exposed-radiator = A white panel on the porch of the laboratory, always in the shade.
intrepid-story-kounotori-freighter = The white stork comes with fresh apples and new batteries.
intrepid-story-rice-galley = Rice, curry and mackerel for the whole crew, hot from a drawer.
intrepid-story-small-satellite-deployer = It slides a box through the little airlock and pushes it gently into orbit.
intrepid-story-zeolite-bed = A porous stone that lets the right gas pass and keeps the other.
intrepid-story-perovskite-film = Cells painted on foil; they heal when they are warm.
intrepid-story-heat-pump-loop = It moves heat uphill, at a price that is worth paying.
intrepid-story-leafy-greens-farm = Bags of lettuce on a wall, ripe in a month.
intrepid-story-logistics-hold = Everything in its bag, every bag in its place, every place on a list.
intrepid-story-cyanobacteria-reactor = The oldest oxygen makers there are, under violet light.
intrepid-story-microwave-rectenna = A power satellite sends its beam, and a net of diodes drinks it.
intrepid-story-phase-change-radiator = Wax melts by day and freezes by night, and the cabin feels neither.
intrepid-story-cell-culture-kitchen = A cut that has never been part of an animal, grown to order.

# Tiles: Canada

intrepid-place-food-lockers = Food Lockers
intrepid-place-oxygen-storage-tank = Oxygen Storage Tank
intrepid-place-folding-solar-blanket = Folding Solar Blanket
intrepid-place-heater-mats = Heater Mats
intrepid-place-solid-fuel-oxygen-generator = Solid Fuel Oxygen Generator
intrepid-place-battery-rack = Battery Rack
intrepid-place-algae-flasks = Algae Flasks
intrepid-place-cold-plate = Cold Plate
intrepid-place-pantry-nets = Pantry Nets
intrepid-place-converter-bench = Converter Bench
intrepid-place-oxygen-concentrator = Oxygen Concentrator
intrepid-place-fuel-cell-stack = Fuel Cell Stack
intrepid-place-two-phase-loop = Two-Phase Loop
intrepid-place-potato-racks = Potato Racks
intrepid-place-dextre-workshop = Dextre Workshop
intrepid-place-membrane-oxygen-plant = Membrane Oxygen Plant
intrepid-place-beta-voltaic-array = Beta Voltaic Array
intrepid-place-thermosyphon-ring = Thermosyphon Ring
intrepid-place-orbital-greenhouse = Orbital Greenhouse

intrepid-story-food-lockers = Six months of meals behind a row of latches.
intrepid-story-oxygen-storage-tank = What is not breathed today waits here under pressure.
intrepid-story-folding-solar-blanket = It came up rolled in a tube; the arm spread it out.
intrepid-story-heater-mats = Warm patches on cold metal, switched by hand.
intrepid-story-solid-fuel-oxygen-generator = Chlorate and iron powder: pull the pin, step back, breathe.
intrepid-story-battery-rack = Charged on the sunny side, spent on the dark one.
intrepid-story-algae-flasks = Green soup in clear bottles; the label says that it is good for you.
intrepid-story-cold-plate = Bolt the hot box on top and forget about it.
intrepid-story-pantry-nets = Whatever floats is caught and eaten.
intrepid-story-converter-bench = Adapters, regulators, and a drawer for what is left over.
intrepid-story-oxygen-concentrator = A humming column that makes thin air thick.
intrepid-story-fuel-cell-stack = Hydrogen and oxygen meet again and leave power and water behind.
intrepid-story-two-phase-loop = It boils where it is hot and rains where it is cold.
intrepid-story-potato-racks = They grow in the dark, in mist, and in great numbers.
intrepid-story-dextre-workshop = Two long arms with patience and no need for a suit.
intrepid-story-membrane-oxygen-plant = Hot ceramic that only oxygen can cross.
intrepid-story-beta-voltaic-array = Tritium trickles through silicon for twenty years.
intrepid-story-thermosyphon-ring = A ring around the whole station that evens out noon and midnight.
intrepid-story-orbital-greenhouse = Tomatoes under a dome, and the best view on board.

# Tiles: United States

intrepid-place-oxygen-generation-assembly = Oxygen Generation Assembly
intrepid-place-roll-out-solar-array = Roll-Out Solar Array
intrepid-place-aluminum-shielding = Aluminum Shielding
intrepid-place-rehydration-galley = Rehydration Galley
intrepid-place-high-pressure-tanks = High-Pressure Tanks
intrepid-place-lithium-battery-unit = Lithium Battery Unit
intrepid-place-node-radiator = Node Radiator
intrepid-place-ammonia-pump = Ammonia Pump
intrepid-place-veggie-chamber = Veggie Chamber
intrepid-place-leonardo-module = Leonardo Module
intrepid-place-sabatier-assembly = Sabatier Assembly
intrepid-place-truss-solar-array = Truss Solar Array
intrepid-place-external-radiator = External Radiator
intrepid-place-plant-pillow-racks = Plant Pillow Racks
intrepid-place-quest-airlock = Quest Airlock
intrepid-place-plasma-pyrolysis-unit = Plasma Pyrolysis Unit
intrepid-place-kilopower-reactor = Kilopower Reactor
intrepid-place-variable-emittance-radiator = Variable Emittance Radiator
intrepid-place-hydroponic-ring = Hydroponic Ring

intrepid-story-oxygen-generation-assembly = A rack the size of a refrigerator that turns water into breath for six.
intrepid-story-roll-out-solar-array = Two rolls that unwind themselves; both have to go out.
intrepid-story-aluminum-shielding = Layer upon layer keeps the heat in and the sparks out.
intrepid-story-rehydration-galley = Hot water for one pouch and another for the neighbour.
intrepid-story-high-pressure-tanks = A twin pair at the airlock, filled to the brim.
intrepid-story-lithium-battery-unit = One of these replaces two of the old ones.
intrepid-story-node-radiator = Two loops, one inside with water and one outside with ammonia.
intrepid-story-ammonia-pump = It took three spacewalks to change the last one.
intrepid-story-veggie-chamber = Red lettuce under pink light, grown on pillows.
intrepid-story-leonardo-module = A cargo van that stayed and became a cupboard.
intrepid-story-sabatier-assembly = Waste hydrogen and waste gas: water for two, again and again.
intrepid-story-truss-solar-array = Wings at both ends of the long truss, longer than an airliner.
intrepid-story-external-radiator = White panels unfold edge-on to the sun.
intrepid-story-plant-pillow-racks = Three shelves in step: one sown, one growing, one ripe.
intrepid-story-quest-airlock = Go out in pairs, come back in pairs.
intrepid-story-plasma-pyrolysis-unit = It tears methane apart to win the last of the hydrogen back.
intrepid-story-kilopower-reactor = A small core, eight sodium pipes, and Stirling engines all around.
intrepid-story-variable-emittance-radiator = It turns dark to shine heat away and bright to keep it.
intrepid-story-hydroponic-ring = A slow wheel of beans, peas and dwarf wheat.

# Tiles: for all

intrepid-place-multipurpose-research-lab = Multipurpose Research Lab
intrepid-place-photobioreactor-chamber = Photobioreactor Chamber
intrepid-place-thermoelectric-generator = Thermoelectric Generator

intrepid-story-multipurpose-research-lab = Today a power plant, tomorrow a kitchen: whatever is needed most.
intrepid-story-photobioreactor-chamber = Algae breathe for you in the morning and are supper at night.
intrepid-story-thermoelectric-generator = Where something is too hot, it makes current of it.

# Missions

intrepid-place-orbital-survey = Orbital Survey
intrepid-place-cubesat-release = Cubesat Release
intrepid-place-crew-handover = Crew Handover
intrepid-place-medical-checkup = Medical Checkup
intrepid-place-school-call = School Call
intrepid-place-cargo-transfer = Cargo Transfer
intrepid-place-spacewalk = Spacewalk
intrepid-place-crystal-growth = Crystal Growth
intrepid-place-plasma-furnace = Plasma Furnace
intrepid-place-sample-return = Sample Return
intrepid-place-life-cycle-test = Life Cycle Test
intrepid-place-robotic-repair = Robotic Repair
intrepid-place-twin-study = Twin Study
intrepid-place-deep-space-antenna = Deep Space Antenna
intrepid-place-reentry-capsule = Re-entry Capsule
intrepid-place-quantum-clock = Quantum Clock
intrepid-place-long-stay-crew = Long-Stay Crew
intrepid-place-lunar-relay = Lunar Relay
intrepid-place-cold-atom-lab = Cold Atom Lab
intrepid-place-docking-ring = Docking Ring

intrepid-story-orbital-survey = Map every coast below, from the shallows to the ice.
intrepid-story-cubesat-release = Three of a kind leave the launcher, one orbit apart.
intrepid-story-crew-handover = Two crews aboard, one set of keys.
intrepid-story-medical-checkup = Blood, bones and balance, for everybody.
intrepid-story-school-call = No two questions are the same, and all are good.
intrepid-story-cargo-transfer = Four tons through one hatch, and every bag must be found again.
intrepid-story-spacewalk = Four in step, two at the limit of their suits.
intrepid-story-crystal-growth = Step by step, and never a shake.
intrepid-story-plasma-furnace = White heat, and a cold start on either side.
intrepid-story-sample-return = The capsule has room for the best only.
intrepid-story-life-cycle-test = Seeds, flowers, seeds: one whole turn without the Earth.
intrepid-story-robotic-repair = Six small jobs for a long arm, each in its own way.
intrepid-story-twin-study = One above, one below, and everything is measured twice.
intrepid-story-deep-space-antenna = Six segments, each of a different shape, and the last one is doubled.
intrepid-story-reentry-capsule = Nothing but the highest marks will bring it home in one piece.
intrepid-story-quantum-clock = Seven ticks, exactly alike.
intrepid-story-long-stay-crew = A year aboard: all sorts of people, and one who can do anything.
intrepid-story-lunar-relay = Rise orbit by orbit, then talk to the far side.
intrepid-story-cold-atom-lab = As low as it gets, and then a little lower.
intrepid-story-docking-ring = Bolt it on in pairs, then pull it tight.

# Meteor Shower

intrepid-place-grazing-pebbles = Grazing Pebbles
intrepid-place-scratched-cells = Scratched Cells
intrepid-place-loose-panel = Loose Panel
intrepid-place-evasive-burn = Evasive Burn
intrepid-place-torn-insulation = Torn Insulation
intrepid-place-dented-tank = Dented Tank
intrepid-place-spilled-stores = Spilled Stores
intrepid-place-coolant-leak = Coolant Leak
intrepid-place-shattered-arrays = Shattered Arrays
intrepid-place-brittle-modules = Brittle Modules
intrepid-place-second-wave = Second Wave
intrepid-place-severed-cables = Severed Cables
intrepid-place-blue-quarters-sealed = Blue Quarters Sealed
intrepid-place-red-quarters-sealed = Red Quarters Sealed
intrepid-place-ruptured-oxygen-line = Ruptured Oxygen Line
intrepid-place-debris-ring = Debris Ring
intrepid-place-slow-tumble = Slow Tumble
intrepid-place-pantry-breach = Pantry Breach
intrepid-place-storm-front = Storm Front
intrepid-place-hull-shock = Hull Shock

intrepid-story-grazing-pebbles = Two knocks on the hull, far apart.
intrepid-story-scratched-cells = A spray of dust leaves the wings half blind.
intrepid-story-loose-panel = It flaps from one sector into the next.
intrepid-story-evasive-burn = The station moves aside and pays for it.
intrepid-story-torn-insulation = Silver foil drifts past the window.
intrepid-story-dented-tank = Something hisses, and then it does not.
intrepid-story-spilled-stores = Lentils in every filter.
intrepid-story-coolant-leak = Three sectors in one line, and ammonia like snow.
intrepid-story-shattered-arrays = Whatever makes current has a hole in it.
intrepid-story-brittle-modules = The old modules do not take a second blow well.
intrepid-story-second-wave = It comes back to where it was before.
intrepid-story-severed-cables = The newest machine goes dark first.
intrepid-story-blue-quarters-sealed = One of the blue crew stays behind a closed hatch.
intrepid-story-red-quarters-sealed = One of the red crew stays behind a closed hatch.
intrepid-story-ruptured-oxygen-line = Two sectors lose their air to the outside.
intrepid-story-debris-ring = It crosses your orbit every time, until somebody changes it.
intrepid-story-slow-tumble = The wings point anywhere but at the sun.
intrepid-story-pantry-breach = Supper leaves by the shortest way.
intrepid-story-storm-front = Half of the station, all at once.
intrepid-story-hull-shock = The best of your modules groans with every orbit.

# Toxic Leak

intrepid-place-stuffy-air = Stuffy Air
intrepid-place-sour-smell = Sour Smell
intrepid-place-watering-eyes = Watering Eyes
intrepid-place-dull-headache = Dull Headache
intrepid-place-clogged-filter = Clogged Filter
intrepid-place-metallic-taste = Metallic Taste
intrepid-place-fans-at-full-power = Fans at Full Power
intrepid-place-fading-vision = Fading Vision
intrepid-place-inflamed-lungs = Inflamed Lungs
intrepid-place-seeping-vents = Seeping Vents
intrepid-place-cracked-scrubber = Cracked Scrubber
intrepid-place-trembling-hands = Trembling Hands
intrepid-place-coughing-fits = Coughing Fits
intrepid-place-quarantine = Quarantine
intrepid-place-blue-crew-bedridden = Blue Crew Bedridden
intrepid-place-red-crew-bedridden = Red Crew Bedridden
intrepid-place-sealed-module = Sealed Module
intrepid-place-acid-mist = Acid Mist
intrepid-place-spreading-mould = Spreading Mould
intrepid-place-heavy-fumes = Heavy Fumes

intrepid-story-stuffy-air = Everybody yawns.
intrepid-story-sour-smell = It comes and goes with the fans.
intrepid-story-watering-eyes = The labels are hard to read.
intrepid-story-dull-headache = Thinking takes longer today.
intrepid-story-clogged-filter = Grey felt where there was white.
intrepid-story-metallic-taste = Nobody finishes the plate.
intrepid-story-fans-at-full-power = Loud, cold and expensive.
intrepid-story-fading-vision = The more of you gave up their work, the less of the station you can still find.
intrepid-story-inflamed-lungs = Nobody goes through a hatch any more, and the finest module is given up.
intrepid-story-seeping-vents = It will not stop until somebody takes the grille off.
intrepid-story-cracked-scrubber = It makes the air worse as long as it runs.
intrepid-story-trembling-hands = Every dropped tool costs current.
intrepid-story-coughing-fits = The middle of every sentence is lost.
intrepid-story-quarantine = Hatches shut, meals through the slot.
intrepid-story-blue-crew-bedridden = One of the blue crew does not get up.
intrepid-story-red-crew-bedridden = One of the red crew does not get up.
intrepid-story-sealed-module = The best place on board is full of yellow haze.
intrepid-story-acid-mist = It eats seals, and the good ones first.
intrepid-story-spreading-mould = Behind the panels, then behind the bread.
intrepid-story-heavy-fumes = They gather where there is least left.

# What tiles do. Numbers come from the data; `of` is a list of values, `turn` a list of turns, `way` is
# up, down or both.

intrepid-ability-roll = { $discard ->
    [0] Roll { $count } new dice into your pool.
   *[other] Roll { $count } new dice into your pool, then discard { $discard } from it.
}
intrepid-ability-reroll = You may re-roll one die of your pool that shows { $of }.
intrepid-ability-turn = You may turn one die of your pool: { $turn }.
intrepid-ability-copy = Take a new die that lies like the placed one, then turn it: { $turn }.
intrepid-ability-take = { $count ->
    [one] You may take a die from storage into your pool.
   *[other] You may take up to { $count } dice from storage into your pool.
}
intrepid-ability-store = { $count ->
    [one] Roll a new die into storage.
   *[other] Roll { $count } new dice into storage.
}
intrepid-ability-shift = { $way ->
    [up] You may raise one die in storage by up to { $most }.
    [down] You may lower one die in storage by up to { $most }.
   *[both] You may raise or lower one die in storage by up to { $most }.
}
intrepid-ability-converter = { $count ->
    [one] Gain a Converter.
   *[other] Gain { $count } Converters.
}
intrepid-ability-near = { $way ->
    [up] Take a new die, one higher than the placed one.
    [down] Take a new die, one lower than the placed one.
   *[both] Take a new die, one higher or lower than the placed one.
}
intrepid-ability-adjust = You may change one die of your pool that shows { $of } by up to { $most }.
intrepid-ability-set = You may set one die of your pool that shows { $of } to { $to }.
intrepid-ability-capacity = Gain { $count } Capacity.
intrepid-ability-amplify = Gain an Amplify token.

intrepid-turn-up = tilt up
intrepid-turn-down = tilt down
intrepid-turn-left = tilt left
intrepid-turn-right = tilt right
intrepid-turn-flip = flip
intrepid-turn-clockwise = a quarter clockwise
intrepid-turn-counterclockwise = a quarter counterclockwise

# What a space asks for, where it is no value or range

intrepid-need-any = any
intrepid-need-even = even
intrepid-need-odd = odd
intrepid-need-same = the same as the first
intrepid-need-other = unlike all others
intrepid-need-next = one more than the last

# What disaster cards do, line by line

intrepid-effect-hit-sector = { $sectors ->
    [one] Roll: hit all tiles of that sector.
    [2] Roll: hit all tiles of that sector and the next.
   *[other] Roll: hit all tiles of { $sectors } sectors, from the rolled one on.
}
intrepid-effect-hit-resource = Every tile that produces { $resource } is hit.
intrepid-effect-hit-again = Every tile with a Scenario token is hit again.
intrepid-effect-disable-just = Starters and tier 1 tiles that this card has hit get a Disable.
intrepid-effect-disable-expensive = The most expensive tile of every crew gets a Disable.
intrepid-effect-strain-expensive = The most expensive tile of every crew gets a Strain.
intrepid-effect-strain-priciest = The most expensive tile on the station gets a Strain.
intrepid-effect-disable-docking = Put a Disable on each Docking Module.
intrepid-effect-destroy-priciest = Destroy the most expensive tile on the station.
intrepid-effect-destroy-chosen = { $count ->
    [0] Choose no tile to destroy.
    [one] Choose one tile and destroy it.
   *[other] Choose { $count } tiles and destroy them.
}
intrepid-effect-destroy-chosen-per = Choose one tile for every { $per } dice on the aid, rounded up, and destroy them.
intrepid-effect-drain = Drain { $resource } by { $count }.
intrepid-effect-drain-all = Drain every resource by { $count }.
intrepid-effect-drain-lowest = Drain the lowest resource by { $count }.
intrepid-effect-dice = Crews with { $light } lights roll { $count } fewer from now on, if their track goes so far.
intrepid-effect-capacity = Every crew loses { $count } Capacity, if it has any.
intrepid-effect-aid = With { $dice } or more dice on the aid: { $count }.
intrepid-effect-toxic = Toxic next round: { $of }.
intrepid-effect-toxic-persistent = Toxic as long as this card is here: { $of }.
intrepid-effect-persistent = Stays, and works again each round, until its spaces are filled.
