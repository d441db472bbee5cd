# Intrepid: what the engine says

intrepid-title = Intrepid
intrepid-alone = You
intrepid-alias-to = die

intrepid-row-missions = missions complete
intrepid-row-rounds = rounds
intrepid-row-tiles = tiles on the station

intrepid-ending-won = All missions are complete.
intrepid-ending-power = The station has run out of Power.
intrepid-ending-oxygen = The station has run out of Oxygen.
intrepid-ending-climate = The climate of the station has collapsed.
intrepid-ending-nutrition = The station has run out of Nutrition.

# Questions

intrepid-ask-place = Place dice, pass them on, or be done.
intrepid-ask-convert = { $country }: use a Converter, or store the odd dice.
intrepid-ask-pay = { $country }: the { $die } is toxic. Discard another die to the aid.
intrepid-ask-discard = { $country }: discard a die.
intrepid-ask-reroll = { $country }: re-roll a die, or pass.
intrepid-ask-turn = { $country }: turn a die, or pass.
intrepid-ask-copy = { $country }: choose how the copy of the { $die } lies.
intrepid-ask-take = { $country }: take a die from storage, or pass.
intrepid-ask-shift = { $country }: change a die in storage, or pass.
intrepid-ask-near = { $country }: set the new die one higher or one lower than { $die }.
intrepid-ask-adjust = { $country }: change the value of a die, or pass.
intrepid-ask-set = { $country }: set a die, or pass.
intrepid-ask-orient = { $country }: choose which side of the docked { $die } is in front.
intrepid-ask-name = { $country }: name the resource that the lab gives.
intrepid-ask-choose = { $card }: choose a tile { $does ->
        [hit] to be hit
        [disable] that gets a Disable token
        [strain] that gets a Strain token
       *[destroy] to be destroyed
    }{ $left ->
        [one] .
       *[other] { " " }({ $left } to go).
    }
intrepid-ask-spend = Spend Capacity, use your badge, or be done.
intrepid-ask-officer = { $country }: set the die that you keep for the next round.
intrepid-ask-rest = You are done. Take it back?

# Events

intrepid-event-round-begun = Round { $round }. Commander: { $commander-player }.
intrepid-event-rolled = { $country } rolls:{ $one ->
        [0] {""}
       *[other] {" "}{ $one }×1
    }{ $two ->
        [0] {""}
       *[other] {" "}{ $two }×2
    }{ $three ->
        [0] {""}
       *[other] {" "}{ $three }×3
    }{ $four ->
        [0] {""}
       *[other] {" "}{ $four }×4
    }{ $five ->
        [0] {""}
       *[other] {" "}{ $five }×5
    }{ $six ->
        [0] {""}
       *[other] {" "}{ $six }×6
    }.
intrepid-event-converted = { $country } uses a Converter: the { $die } up, the { $to-die } down.
intrepid-event-stored = { $country } stores { $number ->
        [one] one odd die
       *[other] { $number } odd dice
    }.
intrepid-event-placed = { $country } places a { $die }: { $place }.
intrepid-event-paid = { $country } discards a { $die } to the Toxic Leak aid.
intrepid-event-discarded = { $country } discards a { $die }.
intrepid-event-new-die = { $country } gains a die: { $die }.
intrepid-event-rerolled = { $country } re-rolls a { $die }: { $to-die }.
intrepid-event-changed = { $country } changes a { $die } to a { $to-die }.
intrepid-event-taken = { $country } takes a { $die } from storage.
intrepid-event-rolled-to-storage = { $country } rolls a { $die } into storage.
intrepid-event-shifted = { $country } changes a stored { $die } to a { $to-die }.
intrepid-event-converter-gained = { $country } makes { $number ->
        [one] a Converter
       *[other] { $number } Converters
    } ready.
intrepid-event-amplify-gained = { $country } gains an Amplify token.
intrepid-event-capacity-gained = { $country } gains { $number } Capacity and has { $total }.
intrepid-event-named = { $country } names { $resource }.
intrepid-event-docked = { $country } passes a { $die } to { $other-country }.
intrepid-event-wished = { $country } would like a { $value }.
intrepid-event-amplified = { $country } amplifies { $resource }.
intrepid-event-finished = { $player }: done.
intrepid-event-resumed = { $player }: not done after all.
intrepid-event-produced = { $resource } rises by { $number } to { $total }.
intrepid-event-mission-done = Mission complete: { $card }.
intrepid-event-card-drawn = Disaster: { $card }.
intrepid-event-card-again = { $card } goes on.
intrepid-event-card-removed = { $card } is dealt with.
intrepid-event-sector-rolled = The disaster die shows { $sector }.
intrepid-event-token-put = { $tile } receives a token: { $token }.
intrepid-event-docking-barred = The Docking Module of { $country } is disabled.
intrepid-event-destroyed = { $tile } is destroyed.
intrepid-event-drained = { $resource } is drained by { $number } to { $total }.
intrepid-event-dice-fewer = The dice marker of { $country } moves left, to { $total }.
intrepid-event-capacity-lost = { $country } loses { $number } Capacity and has { $total }.
intrepid-event-consumed = The station consumes { $number } { $resource }; { $total } left.
intrepid-event-built = { $country } builds { $tile } at { $slot } for { $price } Capacity.
intrepid-event-die-bought = { $country } rolls { $total } dice from now on, for { $price } Capacity.
intrepid-event-mended = { $country } takes a token off { $tile } ({ $token }) for { $price } Capacity.
intrepid-event-docking-mended = { $country } frees its Docking Module for { $price } Capacity.
intrepid-event-tokens-moved = { $country } moves the tokens of { $tile } to { $to-tile }.
intrepid-event-strained-for = { $country } strains { $tile } for { $other-country }.
intrepid-event-officer-called = The Medical Officer of { $country } gives { $other-country } a die.
intrepid-event-die-kept = { $country } keeps a { $die } for the next round.
intrepid-event-offer-destroyed = { $country } gives up { $tile }; { $other-country } gains { $number } Capacity.
intrepid-event-missions-complete = All missions are complete. You have won.
intrepid-event-in-the-red = { $resource } is in the red. The station is lost.
intrepid-event-fell = { $resource } falls by { $number } to { $total }.

# Reasons

intrepid-not-over = The game is over.
intrepid-not-your-turn = It is not your decision now.
intrepid-not-asked = "{ $kind }" is no answer to the question of the moment.
intrepid-not-your-crew = { $country } is not your country.
intrepid-not-in-pool = There is no { $die } in the pool.
intrepid-not-front = No die of the pool lies as { $die }: one with this value has another side in front, and only tiles turn dice.
intrepid-not-in-storage = The { $die } is in storage, and dice there cannot be used; a tile that takes dice from storage brings it into the pool.
intrepid-not-your-tile = { $place } belongs to another country: you place dice only on tiles of your own.
intrepid-not-disabled = { $place } is disabled and takes no dice. In phase 5 a Disable comes off for { $price } Capacity.
intrepid-not-open-space = { $place } has no open space.
intrepid-not-complete = { $place } is complete.
intrepid-not-dealt-with = { $place } is dealt with and takes no more dice.
intrepid-not-fit = { $place } does not take a { $die } now, but { $takes }.
intrepid-not-mission-pace = { $place } has got its die of this round.
intrepid-not-pay = A { $die } is toxic, and you have no other die to discard for it.
intrepid-not-same-crew = It must be another country.
intrepid-not-crew = { $to-country } is not in play.
intrepid-not-docking-disabled = The Docking Module is disabled. In phase 5 a Disable comes off for { $price } Capacity.
intrepid-not-docking-full = The Docking Module has no open space.
intrepid-not-receiver = { $to-country } has no die left in the supply.
intrepid-not-wish-stands = That is your wish already.
intrepid-not-wish = There is no wish to take back.
intrepid-not-more-wishes = You have said enough wishes this round.
intrepid-not-amplify = { $country } has no Amplify token.
intrepid-not-these-values = The tile does nothing to a { $die }, only to { $of }.
intrepid-not-this-turn = The tile does not turn a die like that.
intrepid-not-stored = There is no { $die } in storage.
intrepid-not-to-this-value = The tile does not change a { $die } to a { $to }.
intrepid-not-near = The new die is one higher or one lower than the placed one.
intrepid-not-copy = The copy does not lie like that.
intrepid-not-that-value = The docked die keeps its value; only the side in front is yours to choose.
intrepid-not-sort = Dice of Japan are named by top and front, such as 4/6, those of other countries by their value.
intrepid-not-built = { $place } is still in an offer row: it takes dice once it is on the station.
intrepid-not-gone = { $tile } is out of the game.
intrepid-not-rolled = There is no such die among those just rolled.
intrepid-not-another-die = A Converter raises one die and lowers another one.
intrepid-not-its-owner = { $tile } belongs to another country: each owner chooses among the own tiles.
intrepid-not-most-expensive = { $tile } is not the most expensive: there is a tile that costs more.
intrepid-not-disabled-already = { $tile } has a Disable already and is passed over.
intrepid-not-on-station = { $tile } is not on the station.
intrepid-not-dealt = { $place } is not among the missions of this game.
intrepid-not-lying = { $place } does not lie on the table; only persistent cards that lie there take dice.
intrepid-not-in-offer = { $tile } is not in your offer row.
intrepid-not-slot = Slot { $slot } is taken.
intrepid-not-free-slot = The station has no free slot left.
intrepid-not-poor = That costs { $price } Capacity, and there is { $capacity }.
intrepid-not-track = The marker is at the end of the dice track.
intrepid-not-your-mend = { $tile } belongs to another country: tokens come off tiles of your own.
intrepid-not-token = There is no such token on { $tile }: { $token }.
intrepid-not-barred = The Docking Module is not disabled.
intrepid-not-badge = { $country } has another badge: { $badge }.
intrepid-not-badge-used = The badge has been used this round.
intrepid-not-your-burden = { $to-tile } belongs to another country: the tokens go to a tile of your own.
intrepid-not-tokens = There is no negative token on { $tile }.
intrepid-not-free-of-tokens = { $to-tile } has negative tokens already.
intrepid-not-your-strain = { $tile } belongs to another country: the Strain goes on a tile of your own.
intrepid-not-for-another = What this badge gives goes to another player.
intrepid-not-strain-left = The supply has no Strain token left.
intrepid-not-amplify-left = The supply has no Amplify token left.
intrepid-not-die-left = { $to-country } has no die left in the supply.
intrepid-not-resumed = You are done. Take that back first (resume).
intrepid-not-done = You are not done, so there is nothing to take back.
intrepid-not-phase-1 = That is done in phase 1, while dice are placed.
intrepid-not-phase-5 = That is done in phase 5, when Capacity is spent.
intrepid-not-commander = The commander chooses a tile for the disaster now.
intrepid-not-owner = Another player chooses one of the own tiles for the disaster now.
intrepid-not-converters = Only Canada has Converters and storage.
intrepid-not-before-storing = Converters are for the moment after the roll and before odd dice are stored, with two dice or more.
intrepid-not-first-store = Canada uses Converters or stores its odd dice first (ready).
intrepid-not-first-pay = The toxic die has its price first: discard another die of the pool.
intrepid-not-first-discard = Discard a die of the pool first.
intrepid-not-first-ability = The ability of the tile works at once: use it first, or pass.
intrepid-not-first-die = Say first how the new die lies.
intrepid-not-first-name = Name the resource of the lab first.
intrepid-not-first-choose = Choose the tile for the disaster first.
intrepid-not-to-discard = Nothing asks you to discard a die now.
intrepid-not-tile-does = Only a tile does that, when you place a die there.
intrepid-not-lab = A resource is named when you place a die on the Multipurpose Research Lab.
intrepid-not-to-pass = There is no ability to do without now. If you are ready, be done.
intrepid-not-card-asks = No disaster card asks for a tile now.
