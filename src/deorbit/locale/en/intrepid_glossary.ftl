# Intrepid: terms and what they mean. `-forms` are all forms in which a term occurs in texts of this
# language, with | between them; a small first letter also stands for a capital one.

# The station

intrepid-term-resource = resource
intrepid-term-resource-means = Power, Oxygen, Climate or Nutrition. If one falls into the red, all of you lose.
intrepid-term-resource-forms = resource|resources
intrepid-term-red = in the red
intrepid-term-red-means = Below 0. A resource in the red ends the game at once.
intrepid-term-red-forms = in the red|into the red
intrepid-term-crew = crew
intrepid-term-crew-means = A country in play, with its dice, tiles, Capacity and badge. Alone you run two.
intrepid-term-crew-forms = crew|crews
intrepid-term-tile = tile
intrepid-term-tile-means = A part of the station. Dice on it give resources, and many tiles have an ability.
intrepid-term-tile-forms = tile|tiles|station tile|station tiles
intrepid-term-starter-tile = starter tile
intrepid-term-starter-tile-means = A tile that is on the station from the beginning.
intrepid-term-starter-tile-forms = starter tile|starter tiles
intrepid-term-sector = sector
intrepid-term-sector-means = A row of 4 slots for tiles. There are 8.
intrepid-term-sector-forms = sector|sectors
intrepid-term-mission = mission
intrepid-term-mission-means = A card with spaces for dice. When all missions are complete, you win. Each takes one die a round.
intrepid-term-mission-forms = mission|missions
intrepid-term-habitation = Habitation Module
intrepid-term-habitation-means = Dice there bring Capacity to their crew.
intrepid-term-habitation-forms = Habitation Module|Habitation Modules
intrepid-term-docking = Docking Module
intrepid-term-docking-means = A die placed there goes to another crew, at the same value.
intrepid-term-docking-forms = Docking Module|Docking Modules
intrepid-term-offer-row = offer row
intrepid-term-offer-row-means = The tiles that a crew can buy.
intrepid-term-offer-row-forms = offer row|offer rows
intrepid-term-light = red-light
intrepid-term-light-means = The light of a tile's owner. Some disasters strike only crews of one colour.
intrepid-term-light-forms = red-light|blue-light

# Dice

intrepid-term-pool = pool
intrepid-term-pool-means = The dice that you have rolled and not yet placed.
intrepid-term-pool-forms = pool
intrepid-term-supply = supply
intrepid-term-supply-means = What is not in use: the dice of a crew, or tokens. New ones come from here.
intrepid-term-supply-forms = supply|supplies
intrepid-term-storage = storage
intrepid-term-storage-means = Where Canada's odd dice lie. They cannot be placed until a tile takes them out.
intrepid-term-storage-forms = storage
intrepid-term-converter = Converter
intrepid-term-converter-means = Canada's token: it raises one die by 1 and lowers another by 1 before odd dice are stored.
intrepid-term-converter-forms = Converter|Converters
intrepid-term-dice-track = dice track
intrepid-term-dice-track-means = Its marker shows how many dice a crew rolls.
intrepid-term-dice-track-forms = dice track
intrepid-term-wrap = wrap
intrepid-term-wrap-means = After 6 comes 1, before 1 comes 6.
intrepid-term-wrap-forms = wrap|wraps
intrepid-term-front = in front
intrepid-term-front-means = For Japan it matters which side of a die is in front, not only what is on top.
intrepid-term-front-forms = in front
intrepid-term-tilt = Tilt
intrepid-term-tilt-means = Roll a Japanese die over by one side: up, down, left or right.
intrepid-term-tilt-forms = Tilt|tilt|tilted
intrepid-term-wish = wish
intrepid-term-wish-means = Say openly which value you would like to receive. It binds nobody.
intrepid-term-wish-forms = wish|wishes
intrepid-term-toxic = toxic
intrepid-term-toxic-means = A die of a toxic value costs another die of your pool when it is placed, except on a Docking Module.
intrepid-term-toxic-forms = toxic
intrepid-term-aid = Toxic Leak aid
intrepid-term-aid-means = Where dice lie that were discarded for toxic ones. Some cards count them.
intrepid-term-aid-forms = Toxic Leak aid|aid

# The round

intrepid-term-commander = commander
intrepid-term-commander-means = A player who names the choice where all choose together. It changes each round.
intrepid-term-commander-forms = commander
intrepid-term-consumption = consumption
intrepid-term-consumption-means = What each resource loses in phase 4. It rises with the rounds.
intrepid-term-consumption-forms = consumption
intrepid-term-disaster = disaster
intrepid-term-disaster-means = One card is revealed each round and carried out, line by line.
intrepid-term-disaster-forms = disaster|disasters|disaster card|disaster cards
intrepid-term-persistent = persistent
intrepid-term-persistent-means = A disaster card that stays, and acts again each round, until its spaces are filled with dice.
intrepid-term-persistent-forms = persistent
intrepid-term-drain = Drain
intrepid-term-drain-means = A resource falls by that number.
intrepid-term-drain-forms = Drain|drains|drained
intrepid-term-destroyed = destroyed
intrepid-term-destroyed-means = Out of the game, with its tokens back in the supply.
intrepid-term-destroyed-forms = destroyed|destroy|destroys
intrepid-term-capacity = Capacity
intrepid-term-capacity-means = What you buy tiles and dice with in phase 5.
intrepid-term-capacity-forms = Capacity
intrepid-term-badge = badge
intrepid-term-badge-means = A special ability of a crew, once a round in phase 5.
intrepid-term-badge-forms = badge|badges|career badge|career badges

# Tokens

intrepid-term-negative-token = negative token
intrepid-term-negative-token-means = Scenario, Strain or Disable.
intrepid-term-negative-token-forms = negative token|negative tokens
intrepid-term-scenario = Scenario token
intrepid-term-scenario-means = It lowers what a tile with dice gives by 1. A tile that would get a fourth is destroyed.
intrepid-term-scenario-forms = Scenario token|Scenario tokens|Scenario
intrepid-term-strain = Strain
intrepid-term-strain-means = It lowers the total of its tile's resource by 1, with or without dice.
intrepid-term-strain-forms = Strain|Strain token|Strain tokens
intrepid-term-disable = Disable
intrepid-term-disable-means = No dice can be placed on a tile or module with this token.
intrepid-term-disable-forms = Disable|Disable token|disabled|disables
intrepid-term-amplify = Amplify
intrepid-term-amplify-means = A good token: spend it in phase 1 to gain 1 more of a resource.
intrepid-term-amplify-forms = Amplify|Amplify token|Amplify tokens
intrepid-term-boost = Boost tile
intrepid-term-boost-means = A tile that gives two resources.
intrepid-term-boost-forms = Boost tile|Boost tiles
