# How hard Intrepid is: `deorbit lab intrepid-balance`.

lab-balance-title = Games won, by difficulty and players
lab-balance-title-levels = Games won, by difficulty and disaster
lab-balance-title-others = Games won, by country and disaster
lab-balance-caption = { $games } games for each difficulty and number of players, seed { $seed }, search of width { $width }; 95% intervals
lab-balance-column-difficulty = level
lab-balance-column-players = seats
lab-balance-column-won = won
lab-balance-column-goal = goal
lab-balance-column-rounds = rounds
lab-balance-column-apart = difference
lab-balance-column-what = country or disaster
lab-balance-column-of-best = of the best
lab-balance-goal = On { $difficulty }, { $goal } of 100 games are won with { $met } of { $all } numbers of players.
lab-balance-off = { $players ->
    [one] Not alone: { $share }.
   *[other] Not with { $players }: { $share }.
}
lab-balance-disasters = On no difficulty is one disaster won more than { $most } points oftener than the other.
lab-balance-apart = On { $difficulty } it is { $points }.
lab-balance-countries = No country wins less than { $least } as often as the best.
lab-balance-behind = { $country } does: { $share }.
lab-balance-difficulty = There is no difficulty { $name }. Known: { $known }

lab-balance-heading = How hard Intrepid is
lab-balance-intro = How often the agent `search` wins the games of Intrepid that it plays on all seats. This page and its plot are written by `{ $command } --out docs/intrepid-balance`.
lab-balance-endings = Under the names of resources: the share of games that were lost because they ran out.
lab-balance-apart-means = The difference is in points: how many more of 100 games are won with the one than with the other.
lab-balance-cell = { $difficulty }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
lab-balance-by-country = By country
lab-balance-by-disaster = By disaster
lab-balance-plot-axis = games won of 100 ({ $games } games for each difficulty and number of players, whiskers: 95% intervals)
lab-balance-plot-share = won
lab-balance-plot-goal = asked for
lab-balance-tip = { $what }: { $share }

lab-balance-how = How it is measured
lab-balance-how-games = { $games } games for each difficulty and number of players in the table (seed { $seed }).
lab-balance-how-rotation = Meteor Shower and Toxic Leak alternate. Countries rotate, so that each is in play equally often and in every seat; badges are drawn by lot.
lab-balance-how-agent = All seats are played by the agent `search`, which follows { $width } lines of placements at once and knows nothing of dice and cards that are still to come.
lab-balance-how-intervals = In brackets is the 95% interval after Wilson.
lab-balance-how-countries = By country only games with one to three players count: where all four countries play, none can be told from another.
lab-balance-how-again = The same numbers give the same games, however many processes share them.
