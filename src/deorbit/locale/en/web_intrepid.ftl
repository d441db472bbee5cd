# Intrepid in the browser

web-game-intrepid = Intrepid
web-game-intrepid-about = Together you keep a space station alive: place your dice, finish the missions, and never let a resource run out.

web-option-intrepid-disaster = The disaster
web-choice-intrepid-disaster-meteor-shower = Meteor Shower: hits on the hull
web-choice-intrepid-disaster-toxic-leak = Toxic Leak: dice that cost a die
web-option-intrepid-difficulty = Difficulty
web-choice-intrepid-difficulty-easy = Easy
web-choice-intrepid-difficulty-normal = Normal
web-choice-intrepid-difficulty-hard = Hard
web-option-intrepid-countries = Countries
web-option-intrepid-badges = Career badges

# The question

web-intrepid-ask-place = Place your dice. Drag one onto a tile, or tap it and then the place.
web-intrepid-ask-where = Where does this { $die } go?
web-intrepid-ask-build = Where shall { $tile } be built?
web-intrepid-places = Places that take it
web-intrepid-passes = pass it on
web-intrepid-phase-placing = Dice
web-intrepid-phase-disaster = Disaster
web-intrepid-phase-spending = Capacity
web-intrepid-ask-spend = Spend Capacity: build, buy a die, repair, use your badge.
web-intrepid-ask-orient = { $country } receives a die: which side shall be in front?
web-intrepid-ask-rest = You are done. The others are still busy.
web-intrepid-waits-placing = { $count ->
    [one] { $who } is placing dice.
   *[other] Placing dice: { $who }.
}
web-intrepid-waits-disaster = { $who } decides what the disaster takes.
web-intrepid-waits-spending = { $count ->
    [one] { $who } is spending Capacity.
   *[other] Spending Capacity: { $who }.
}
web-intrepid-over = The game is over.
web-intrepid-done = Done
web-intrepid-resume = Not done after all
web-intrepid-costs = costs { $count } Capacity

web-intrepid-choose-up = Which die goes up by 1?
web-intrepid-choose-down = And which one goes down by 1?
web-intrepid-choose-to-tile = To which of your tiles?
web-intrepid-choose-to-country = For whom?
web-intrepid-choose-slot = On which free slot?


# Actions

web-intrepid-family-answer = Your answer
web-intrepid-family-dice = Your dice
web-intrepid-family-purchase = Capacity
web-intrepid-family-badge = Your badge
web-intrepid-family-close = Finish
web-intrepid-wish-none = none

# The board

web-intrepid-board = The station
web-intrepid-board-keys = Arrow keys go from one thing to the next, Enter takes a die or puts it down. Page Down goes to the next place that is possible, D to the dice.
web-intrepid-spot-lit = possible
web-intrepid-spot-advised = the hint
web-intrepid-slot-at = Sector { $sector }, slot { $slot }
web-intrepid-slot-free = Sector { $sector }, slot { $slot }, free
web-intrepid-tile-of = of { $who }, sector { $sector }, slot { $slot }
web-intrepid-tile-doomed = the next hit destroys it
web-intrepid-offer-of = on offer for { $who }, costs { $count } Capacity
web-intrepid-space-open = open space: { $need }
web-intrepid-space-die = a { $die } lies there
web-intrepid-any-resource = a resource that you name
web-intrepid-output-all = { $number } { $what } when all spaces are filled
web-intrepid-output-each = { $number } { $what } for each die
web-intrepid-output-each-named = { $number } of a resource that you name, for each die
web-intrepid-output-values = { $what } for a die of 1 to 6: { $values }
web-intrepid-all-dice-long = { $number } when all spaces are filled
web-intrepid-gives = gives { $number } { $what }
web-intrepid-gives-named = gives { $number } of a resource that you name
web-intrepid-tokens = { $count } × { $token }
web-intrepid-die-pool = { $who }: die { $die }
web-intrepid-die-fresh = { $who }: just rolled, { $die }
web-intrepid-die-stored = { $who }: in storage, { $die }
web-intrepid-die-toxic = toxic
web-intrepid-die-front = { $value }, { $front } in front
web-intrepid-die-kept = { $value }, from the pool
web-intrepid-crew-label = { $who }, { $count ->
    [one] one die
   *[other] { $count } dice
} in the pool, { $capacity } Capacity{ $wish ->
    [0] {""}
   *[other] , wishes for a { $wish }
}
web-intrepid-habitation = Habitation
web-intrepid-habitation-of = Habitation Module of { $who }
web-intrepid-docking = Docking
web-intrepid-storage = Storage
web-intrepid-fresh = Just rolled
web-intrepid-converters = { $count ->
    [0] no Converter ready
    [one] one Converter ready
   *[other] { $count } Converters ready
}
web-intrepid-play-crew = Play
web-intrepid-no-dice = no dice left
web-intrepid-wishes = wishes
web-intrepid-capacity-has = { $more ->
    [0] { $count } Capacity
   *[other] { $count } Capacity, { $after } after the results
}
web-intrepid-offer = Offer row
web-intrepid-offer-empty = Nothing is on offer.

# Abilities, on small cards

web-intrepid-ability-roll = { $discard ->
    [0] roll { $count }
   *[other] roll { $count }, drop { $discard }
}
web-intrepid-ability-reroll = re-roll { $of }
web-intrepid-ability-turn = turn { $ways }
web-intrepid-ability-copy = copy { $ways }
web-intrepid-ability-take = take { $count } stored
web-intrepid-ability-store = store { $count }
web-intrepid-ability-shift = { $way ->
    [up] stored +{ $most }
    [down] stored −{ $most }
   *[both] stored ±{ $most }
}
web-intrepid-ability-converter = +{ $count } { $count ->
    [one] Converter
   *[other] Converters
}
web-intrepid-ability-near = { $way ->
    [up] new die +1
    [down] new die −1
   *[both] new die ±1
}
web-intrepid-ability-adjust = { $of } ±{ $most }
web-intrepid-ability-set = { $of } to { $to }
web-intrepid-ability-capacity = +{ $count } Capacity
web-intrepid-ability-amplify = +1 Amplify

# Resource tracks

web-intrepid-track-is = now
web-intrepid-track-next = next round
web-intrepid-track-now = { $resource }: { $now } of { $most } now
web-intrepid-track-produced = dice bring { $gained }, then { $produced }
web-intrepid-track-drained = cards drain { $drained }
web-intrepid-track-after = the round consumes { $consumed }, then { $after }
web-intrepid-track-short = { $short } short
web-intrepid-track-low = low

# Missions and the disaster

web-intrepid-disaster = The disaster
web-intrepid-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
web-intrepid-no-card = No card has been drawn yet.
web-intrepid-toxic = toxic
web-intrepid-toxic-values = toxic: { $values }
web-intrepid-aid = { $count ->
    [0] no dice on the aid
    [one] one die on the aid
   *[other] { $count } dice on the aid
}
web-intrepid-goals = Disaster and missions
web-intrepid-missions = Missions
web-intrepid-missions-done = { $done } of { $count } complete
web-intrepid-lasting = stays
web-intrepid-tab-crews = Crews
web-intrepid-mission-done = complete
web-intrepid-mission-open = not complete
web-intrepid-mission-left = { $count ->
    [one] Mission, one space to fill
   *[other] Mission, { $count } spaces to fill
}
web-intrepid-card-done = dealt with

# Cards

web-intrepid-starter = starter
web-intrepid-tier = tier { $tier }
web-intrepid-at = sector { $sector }
web-intrepid-die = Die
web-intrepid-brings = brings
web-intrepid-sum = { $hits ->
    [0] { $strain ->
        [0] Its dice bring { $dice }.
       *[other] Its dice bring { $dice }, strain takes { $strain }: { $gives }.
    }
   *[other] { $strain ->
        [0] Its dice bring { $dice }, hits take { $hits }: { $gives }.
       *[other] Its dice bring { $dice }, hits take { $hits }, strain { $strain }: { $gives }.
    }
}
web-intrepid-light = { $light ->
    [red] red light
   *[other] blue light
}

# Crews

web-intrepid-difficulty = { $difficulty }
web-intrepid-tab-players = Crews
web-intrepid-badge = Badge
web-intrepid-badge-used = used in this round
web-intrepid-track-title = Dice track
web-intrepid-track-dice = rolls { $count } dice
web-intrepid-dice-track = { $count } dice
web-intrepid-die-price = One more costs { $count } Capacity.
web-intrepid-supply = Supply
web-intrepid-supply-of = { $count } of { $total } dice
web-intrepid-kept = Kept die
web-intrepid-commander = commander
web-intrepid-is-done = done
web-intrepid-is-busy = busy

# The log

web-intrepid-round = Round { $round }
web-intrepid-log-start = First round

# Keys

web-intrepid-key-dice = to your dice
web-intrepid-key-place = to the next possible place
web-intrepid-key-done = done, or do without
web-intrepid-key-crews = crews

# The end

web-intrepid-won = The station holds: you have won
web-intrepid-won-nobody = The station is lost

# Help

web-intrepid-guide-goal = What it is about
web-intrepid-guide-goal-says = Complete all missions together before a resource falls below 0. You all win or all lose.
web-intrepid-guide-dice = Dice
web-intrepid-guide-dice-says = Each round every crew rolls its dice. Put them on your own tiles, on missions, on lasting disaster cards or on your Habitation Module. A space says which values it takes.
web-intrepid-guide-abilities = Abilities
web-intrepid-guide-abilities-says = A tile with an ability works as soon as a die lies there: it rolls, turns or changes other dice. So the order of your dice matters.
web-intrepid-guide-missions = Missions
web-intrepid-guide-missions-says = Everybody fills them, over several rounds. A space that is filled stays filled.
web-intrepid-guide-resources = Resources
web-intrepid-guide-resources-says = A track shows what there is now, what there is after your dice, and what is left after the round has consumed its share. A disaster card comes in between.
web-intrepid-guide-disaster = Disaster
web-intrepid-guide-disaster-says = Each round a card is drawn. Some stay until dice fill their spaces.
web-intrepid-guide-toxic = Toxic dice
web-intrepid-guide-toxic-says = Whoever places a die of a toxic value discards another one. They have cut corners and a warning sign.
web-intrepid-guide-tokens = Tokens
web-intrepid-guide-tokens-says = A hit (star) lowers what a tile gives by 1, the fourth one destroys it. Strain (triangle) lowers the total even without dice. Disable (bar) lets no dice in.
web-intrepid-guide-passing = Passing dice
web-intrepid-guide-passing-says = Drop a die on another crew: it gets one of the same value. Say which value you would like.
web-intrepid-guide-capacity = Capacity
web-intrepid-guide-capacity-says = It builds tiles of your offer row on free slots, buys dice and takes tokens off.
web-intrepid-guide-badge = Badges
web-intrepid-guide-badge-says = Each crew has one and may use it once a round, when Capacity is spent.
web-intrepid-guide-together = At the same time
web-intrepid-guide-together-says = All act at once, in any order. A phase ends when everybody is done; until then you may take your "done" back.

# Great events

web-intrepid-moment-won = The station holds
web-intrepid-moment-lost = The station is lost
web-intrepid-moment-card = { $card }
web-intrepid-moment-card-says = The disaster of this round.
web-intrepid-moment-destroyed = A module is gone
web-intrepid-moment-mission = Mission complete

# The position editor

web-editor-intrepid-group-time = Time
web-editor-intrepid-group-resources = Resources
web-editor-intrepid-group-crews = Crews
web-editor-intrepid-group-station = The station
web-editor-intrepid-group-cards = Missions and disaster
web-editor-intrepid-group-turn = Questions

web-editor-intrepid-key-round = Round
web-editor-intrepid-key-phase = Phase
web-editor-intrepid-key-commander = Commander
web-editor-intrepid-key-ending = Ending
web-editor-intrepid-key-resources = Resources
web-editor-intrepid-key-amplified = Amplified this round
web-editor-intrepid-key-crews = Crews
web-editor-intrepid-key-crews-country = Country
web-editor-intrepid-key-crews-seat = Player
web-editor-intrepid-key-crews-light = Light
web-editor-intrepid-key-crews-badge = Badge
web-editor-intrepid-key-crews-badge-used = Badge used
web-editor-intrepid-key-crews-track = Dice track
web-editor-intrepid-key-crews-supply = Dice in the supply
web-editor-intrepid-key-crews-pool = Dice in the pool
web-editor-intrepid-key-crews-fresh = Dice just rolled
web-editor-intrepid-key-crews-storage = Dice in storage
web-editor-intrepid-key-crews-kept = Die kept for the next round
web-editor-intrepid-key-crews-capacity = Capacity
web-editor-intrepid-key-crews-converters = Converters ready
web-editor-intrepid-key-crews-amplify = Amplify tokens
web-editor-intrepid-key-crews-habitation = Dice on the Habitation Module
web-editor-intrepid-key-crews-docking = Dice on the Docking Module
web-editor-intrepid-key-crews-docking-disabled = Docking Module disabled
web-editor-intrepid-key-crews-aid = Dice on the aid
web-editor-intrepid-key-crews-wish = Wish (0: none)
web-editor-intrepid-key-crews-wishes = Wishes left
web-editor-intrepid-key-crews-offer = Offer row
web-editor-intrepid-key-tiles = Tiles on the station
web-editor-intrepid-key-tiles-owner = Owner
web-editor-intrepid-key-tiles-at = Sector and slot
web-editor-intrepid-key-tiles-dice = Dice
web-editor-intrepid-key-tiles-scenario = Scenario tokens
web-editor-intrepid-key-tiles-strain = Strain tokens
web-editor-intrepid-key-tiles-disable = Disable tokens
web-editor-intrepid-key-tiles-produces = Named resource
web-editor-intrepid-key-gone = Tiles out of the game
web-editor-intrepid-key-missions = Missions
web-editor-intrepid-key-missions-name = Mission
web-editor-intrepid-key-missions-filled = Spaces
web-editor-intrepid-key-active = Lasting disaster cards
web-editor-intrepid-key-active-name = Card
web-editor-intrepid-key-active-filled = Spaces
web-editor-intrepid-key-latest = Latest disaster card
web-editor-intrepid-key-spent = Cards drawn before
web-editor-intrepid-key-toxic = Toxic values
web-editor-intrepid-key-resolving = The card being carried out
web-editor-intrepid-key-resolving-card = Card
web-editor-intrepid-key-resolving-step = Lines carried out
web-editor-intrepid-key-resolving-queue = Cards to come
web-editor-intrepid-key-resolving-just = Tiles just hit
web-editor-intrepid-key-asks = Open questions

web-editor-intrepid-value-running = The game goes on
web-editor-intrepid-value-won = Won
web-editor-intrepid-value-placing = Dice
web-editor-intrepid-value-disaster = Disaster
web-editor-intrepid-value-spending = Capacity
web-editor-intrepid-value-open = Open
web-editor-intrepid-value-none = None
