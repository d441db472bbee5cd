# What the terminal says about Intrepid beyond cli.ftl

cli-intrepid-slot = slot { $slot }
cli-intrepid-short-russia = Russia
cli-intrepid-short-japan = Japan
cli-intrepid-short-canada = Canada
cli-intrepid-short-united-states = U. States
cli-intrepid-need-any = any
cli-intrepid-need-odd = odd
cli-intrepid-need-even = even
cli-intrepid-no-dice = no dice
cli-intrepid-fresh = rolled
cli-intrepid-storage = stored

# The panel

cli-intrepid-track-now = now
cli-intrepid-track-made = +
cli-intrepid-track-used = -
cli-intrepid-track-left = end
cli-intrepid-toxic = toxic: { $values }, on the aid: { $aid }
cli-intrepid-habitation = Habitation
cli-intrepid-docking = Docking
cli-intrepid-wish = wants a { $value }
cli-intrepid-legend =
    ¤ Capacity  □ dice a round
    ↑ Amplify  ⇅ Converters
    ¹²³ hits  ~ Strain  ✗ off
    = the same  ≠ all unlike
    +1 one more  ! toxic

# Choices

cli-intrepid-place = place { $die } ({ $count } { $count ->
    [one] place
   *[other] places
}) ...
cli-intrepid-dock = pass a die on
cli-intrepid-dock-to = { $die } to { $who }
cli-intrepid-ask = wish for a die
cli-intrepid-amplify = amplify a resource
cli-intrepid-buy = { $tile } for { $price }: { $needs }, { $gives } ...
cli-intrepid-gives-each = { $number } each
cli-intrepid-gives-all = { $number } when full
cli-intrepid-die = a die more each round ({ $now } → { $then }) for { $price }
cli-intrepid-mend = take a token off
cli-intrepid-mend-one = { $token } off { $tile } for { $price }
cli-intrepid-shoulder = badge: move tokens to a tile of yours
cli-intrepid-strain = badge: a Strain here, an Amplify there
cli-intrepid-scrap = badge: give up an offered tile for Capacity
cli-intrepid-treat = badge: a die to keep for the next round
cli-intrepid-turn-one = turn the { $die }
cli-intrepid-convert-one = the { $die } up
cli-intrepid-adjust-one = change the { $die }

# Looking

cli-intrepid-unknown = There is nothing called "{ $word }" here. Look at a tile, a card, a country, a badge, a token, a resource or a slot such as 3-2.
cli-intrepid-look-tile = { $tile }: { $tier ->
    [0] starter
   *[other] tier { $tier }
} { $country ->
    [any] for all countries
   *[other] of { $country }
}, { $price } Capacity
cli-intrepid-look-needs = Takes: { $needs }
cli-intrepid-look-all = { $number } { $resource } when all its spaces are filled
cli-intrepid-look-each = { $number } { $resource } for each die
cli-intrepid-look-each-named = { $number } of a resource that you name, for each die
cli-intrepid-look-values = { $resource } by the value of the die: { $values }
cli-intrepid-look-offered = In the offer row of { $who }.
cli-intrepid-look-stack = Not in play yet.
cli-intrepid-look-gone = Out of the game.
cli-intrepid-look-at = At { $at }, { $who }. Dice: { $dice }
cli-intrepid-look-token = { $token } tokens: { $count }
cli-intrepid-look-gives = Gives { $number } { $resource } now (dice { $dice }, tokens take off { $off }).
cli-intrepid-look-mission = { $place }: a mission of tier { $tier }
cli-intrepid-look-disaster = { $place }: a disaster card
cli-intrepid-look-filled = So far: { $marks }
cli-intrepid-look-not-dealt = Not dealt in this game.
cli-intrepid-look-country = { $country }: complexity { $complexity }, { $dice } dice in all
cli-intrepid-look-crew = { $who }, { $light } light, { $badge }{ $used ->
    [yes] {" "}(used this round)
   *[no] {""}
}
cli-intrepid-look-dice = Pool: { $pool }. Rolls { $track } a round, { $supply } in the supply{ $price ->
    [-1] {""}
   *[other] , one more costs { $price }
}.
cli-intrepid-look-modules = Habitation Module: { $habitation }. Docking Module: { $docking }{ $disabled ->
    [yes] {" "}(disabled)
   *[no] {""}
}.
cli-intrepid-look-capacity = Capacity: { $capacity }, after the results { $after }.
cli-intrepid-look-fresh = Just rolled: { $dice }
cli-intrepid-look-storage = In storage: { $dice }
cli-intrepid-look-converters = Converters ready: { $count }
cli-intrepid-look-amplify = Amplify tokens: { $count }
cli-intrepid-look-wish = Would like a { $count }.
cli-intrepid-look-kept = Keeps a { $die } for the next round.
cli-intrepid-look-offer = Offered: { $tiles }
cli-intrepid-look-holder = { $who } has it.
cli-intrepid-look-bank = Left in the supply: { $count }
cli-intrepid-look-track = Now { $now } of { $most }; dice bring { $gained }, cards drain { $drained }, the round consumes { $consumed }: { $after } left.
cli-intrepid-look-other-disaster = Not in play in this game.
cli-intrepid-look-deck = Cards that may come: { $deck }. Drawn so far: { $drawn }.
cli-intrepid-look-toxic = Toxic now: { $values }. Dice on the aid: { $aid }.
cli-intrepid-look-free = Slot { $slot } is free.
cli-intrepid-offers-of = { $who } can build:

# In the words of this game

cli-choose-number-intrepid = Type a number from the station, or a slot such as 3-2.
cli-unseen-many-intrepid = { $count ->
    [one] One more slot is
   *[other] { $count } more slots are
} out of sight: view 7-1 moves the window.
cli-why-what-intrepid = Ask about an action, for example: why place 5 habitation
cli-look-where-intrepid = Look at what? For example: look electrolysis, look 3-2, look japan, look oxygen
cli-won-nobody-intrepid = The station is lost.
cli-won-intrepid = You have won.
cli-won-together-intrepid = You have won together: { $winners }.
cli-play-help-intrepid =
    CHOOSING
      A number chooses: first a die, then where it goes. 0 or an empty line leads
      back.
      Any action can also be typed; your country may be left out:
        place 5 electrolysis    place 4/6 habitation    dock 3 canada    ask 6
        buy lada-greenhouse 3-2    die    mend electrolysis-chamber strain    done
      A Japanese die is written top/front: 4/6 is a 4 with a 6 in front.

    THE STATION
      Rows are sectors, columns slots: 3-2 is the second slot of sector 3. A tile
      shows its owner, its resource (P Power, O Oxygen, C Climate, N Nutrition,
      ¤ Capacity), its dice or a dot for each open space, and its tokens: ¹²³ hits,
      ~ Strain, ✗ Disable. At the side each resource: now, what the dice make, what
      the round uses, what is left.

    COMMANDS (the first letters are enough)
      hint            the best placement found, and what it gains
      look NAME       a tile, card, country, badge, token, resource, or a slot: 3-2
      crews           how every crew stands
      missions        what the missions and lasting cards ask for
      offers          what each crew can build, its own first
      disaster        what has been drawn and what is in force
      as COUNTRY      at one screen: another one's turn, also to take "done" back
      why ACTION      which rule forbids it, for example: why place 5 habitation
      undo            take your last decision back
      log [N]         what happened, the last N lines
      news            what happened since your last turn
      rules [WORD]    the rules, a paragraph such as 5.1, or all about a word
      view SLOT       move the window; view alone follows the game again
      save [FILE]     save and go on
      quit            save and leave; Ctrl-C and Ctrl-D do the same
