# Intrepid: what screens say beyond the log. A die is said by its value, a Japanese one by top and
# front (4/6).

intrepid-clock-placing = Round { $round }: dice
intrepid-clock-disaster = Round { $round }: disaster
intrepid-clock-spending = Round { $round }: Capacity
intrepid-clock-over = Over in round { $round }

# Kinds of actions, as headings

intrepid-group-place = Place a die
intrepid-group-dock = Pass a die on
intrepid-group-amplify = Amplify a resource
intrepid-group-ask = Wish for a die
intrepid-group-convert = Use a Converter
intrepid-group-discard = Discard a die
intrepid-group-reroll = Re-roll a die
intrepid-group-turn = Turn a die
intrepid-group-take = Take a die from storage
intrepid-group-adjust = Change a die
intrepid-group-gain = Choose the new die
intrepid-group-name = Name a resource
intrepid-group-choose = Choose a tile
intrepid-group-buy = Build a tile
intrepid-group-die = Buy a die
intrepid-group-mend = Take a token off
intrepid-group-free = Free the Docking Module
intrepid-group-shoulder = Move tokens to a tile of yours
intrepid-group-strain = Strain a tile for an Amplify
intrepid-group-treat = Give somebody a die to keep
intrepid-group-scrap = Destroy an offered tile for Capacity

# Actions

intrepid-do-place = place a { $die }: { $place }
intrepid-do-dock = pass a { $die } to { $to-country }
intrepid-do-amplify = amplify { $resource }
intrepid-do-ask = { $value ->
    [0] take the wish of { $country } back
   *[other] wish for a { $value }
}
intrepid-do-convert = the { $up } up, the { $down } down
intrepid-do-ready = store the odd dice
intrepid-do-discard = discard the { $die }
intrepid-do-reroll = re-roll the { $die }
intrepid-do-turn = the { $die }: { $turn }
intrepid-do-take = take the { $die }
intrepid-do-adjust = change the { $die } to { $to }
intrepid-do-gain = a { $die }
intrepid-do-name = { $resource }
intrepid-do-pass = do without
intrepid-do-choose = choose { $tile }
intrepid-do-buy = build { $tile } at { $slot }
intrepid-do-die = one more die for { $country }
intrepid-do-mend = take a { $token } off { $tile }
intrepid-do-free = free the Docking Module of { $country }
intrepid-do-shoulder = move the tokens of { $tile } to { $to-tile }
intrepid-do-strain = strain { $tile }, an Amplify for { $to-country }
intrepid-do-treat = a die to keep for { $to-country }
intrepid-do-scrap = destroy { $tile }, Capacity for { $to-country }
intrepid-do-done = be done
intrepid-do-resume = go on after all

# What is special about an action

intrepid-notes = { $notes }
intrepid-gain = +{ $number } { $resource }
intrepid-gain-named = +{ $number } of a resource that you name
intrepid-note-more-dice = { $count ->
    [one] gives with one more die
   *[other] gives with { $count } more dice
}
intrepid-note-ability = ability
intrepid-note-mission = { $count ->
    [0] completes the mission
    [one] one space is left then
   *[other] { $count } spaces are left then
}
intrepid-note-card = { $count ->
    [0] removes the card
    [one] one space is left then
   *[other] { $count } spaces are left then
}
intrepid-note-toxic = toxic: costs another die
intrepid-note-wished = wished for
intrepid-note-dice-left = { $count ->
    [one] one die is left in the pool
   *[other] { $count } dice are left in the pool
}
intrepid-note-capacity-left = there is something left that you could buy

# Resources to come

intrepid-track-fine = { $resource }: { $after } left after consumption
intrepid-track-low = { $resource }: only { $after } left after consumption
intrepid-track-red = { $resource }: { $short } short, the station would be lost
intrepid-track-next = { $resource }: the next round consumes { $consumed }
