# Intrepid: what a hint tells about a line of decisions.

intrepid-gained-all = all missions complete
intrepid-gained-missions = { $count ->
    [one] a mission complete
   *[other] { $count } missions complete
}
intrepid-gained-mission-spaces = { $count ->
    [one] a space of a mission
   *[other] { $count } spaces of missions
}
intrepid-gained-cards = { $count ->
    [one] a disaster card dealt with
   *[other] { $count } disaster cards dealt with
}
intrepid-gained-card-spaces = { $count ->
    [one] a space of a disaster card
   *[other] { $count } spaces of disaster cards
}
intrepid-gained-tile = { $tile }
intrepid-gained-dice = { $count ->
    [one] one more die each round
   *[other] { $count } more dice each round
}
intrepid-gained-tokens = { $count ->
    [one] a token taken off
   *[other] { $count } tokens taken off
}
intrepid-gained-amplify = { $count ->
    [one] an Amplify token
   *[other] { $count } Amplify tokens
}
intrepid-gained-converters = { $count ->
    [one] a Converter
   *[other] { $count } Converters
}
intrepid-gained-kept = { $count ->
    [one] a die for the next round
   *[other] { $count } dice for the next round
}
intrepid-gained-passed = { $count ->
    [one] a die passed on
   *[other] { $count } dice passed on
}
intrepid-gained-price = for { $count } Capacity
