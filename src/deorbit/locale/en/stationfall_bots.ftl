# Stationfall: bots

stationfall-option-bots = The seats that are bots, counted from 0. At least three players in all.
stationfall-option-bot_identities = Who the bots are, in the order of their seats; bots beyond these are dealt an identity.
stationfall-option-bot_tier = The highest tier of an identity that is dealt to a bot; 1 is the easiest.
stationfall-option-cooperative = Whether all people win together, if each of them has more points than every bot.

stationfall-bot-seat = Seat { $seat } cannot be a bot: the seats are 0 to { $last }.
stationfall-bot-twice = Seat { $seat } is named twice among the bots.
stationfall-bots-players = With bots there are at least { $least } players, people and bots together; here are { $seats }.
stationfall-bots-named = { $named } identities are named for bots, but there are only { $bots } bots.
stationfall-teams-persons = Teams need { $fitting } people beside the bots, not { $seats }.
stationfall-teams-apart = No team has two turns in a row, but partners would sit on seats { $seat } and { $other }. Two people take at least two bots, one on each side: bots on seats 1 and 3, for example.
stationfall-cooperative-bots = Playing together takes people and bots to play against: name some seats, not all, as bots.
stationfall-cooperative-teams = Play together against all bots, or in teams: not both.
stationfall-unknown-identity = { $key }: "{ $character }" is no identity. Known identities: { $known }.
stationfall-unknown-identity-near = { $key }: "{ $character }" is no identity. Perhaps: { $near }.
stationfall-identity-twice = bot_identities: "{ $identity }" is named twice.
stationfall-identity-not-cast = bot_identities: "{ $identity }" is not among the characters in play.
stationfall-bot-tier-too-low = { $bots } bots need an identity each; there are only { $found } up to tier { $tier } in play. Choose a higher tier, or name the characters.

# The log

stationfall-event-manoeuvre = { $player } sends { $character }.
stationfall-away =
    { $actions ->
        [0] this very moment
        [one] one action away
        [2] two actions away
        [3] three actions away
        [4] four actions away
        [5] five actions away
        [6] six actions away
        [7] seven actions away
        [8] eight actions away
       *[other] { $actions } actions away
    }
stationfall-event-aim-section = { $character } heads for { $at }, { stationfall-away }.
stationfall-event-aim-pod = { $character } wants { $at } launched, { stationfall-away }.
stationfall-event-aim-wreck = { $character } is out to sabotage { $at }, { stationfall-away }.
stationfall-event-aim-kompromat = { $character } looks for Kompromat in { $at }, { stationfall-away }.
stationfall-event-aim-strike = { $character } goes after { $other-character }, { stationfall-away }.
stationfall-event-aim-help = { $character } is on the way to help { $other-character }, { stationfall-away }.
stationfall-event-aim-steer = { $character } wants to steer { $other-character }, { stationfall-away }.
stationfall-event-aim-ware = { $character } is after { $ware }, { stationfall-away }.
stationfall-event-aim-make = { $character } wants to make { $ware } in { $at }, { stationfall-away }.
stationfall-event-aim-give = { $character } has { $ware } for { $other-character }, { stationfall-away }.
stationfall-event-aim-transmit = { $character } wants to transmit { $data } to { $offsite }, { stationfall-away }.
stationfall-event-aim-abandon-ship = { $character } wants to order Abandon Ship, { stationfall-away }.
stationfall-event-aim-jettison = { $character } wants to jettison the Antimatter, { stationfall-away }.
stationfall-event-aim-release = { $character } wants to release Project X, { stationfall-away }.
stationfall-line-own = Line { $name }
stationfall-line-of-default = Line { $name }
stationfall-line-of-lindsey = Line { $name }
stationfall-line-of-abandon-ship = Abandon Ship, line { $name }
stationfall-line-of-revive = Revive, line { $name }
stationfall-event-regroup = { $player } finds nothing to do in the script and regroups.
stationfall-event-betrayal-regained =
    { $count ->
        [one] One cube of { $player } returns from the Betrayal box.
       *[other] { $count } cubes of { $player } return from the Betrayal box.
    }
stationfall-event-die-rolled = { $player } rolls { $number }: the usual script.
stationfall-event-focused = { $player } rolls { $number }: the focus script comes first.
stationfall-event-bot-changed = { $player } lives on in { $identity }.

# Why something is not allowed

stationfall-not-bot = Only bots follow scripts, and it is the turn of a person.
stationfall-not-script = That line is not in the script that this bot follows now.
stationfall-not-win-over = This bot cannot make { $character } a Conspirator: another player's PC, too few cubes, or deaf to influence.
stationfall-not-bots-first-line = The bot's first possible line comes before anything else. { $where-text }, with { $character }: { $text }
stationfall-not-bots-no-line = The bot can carry out no line of its script, so all that it does is regroup.
stationfall-not-bots-go-on = The bot follows its line: the next thing that it does is "{ $action }". { $where-text }: { $text }
stationfall-not-bots-answer = Nobody decides for a bot: by its rules it does "{ $action }" now.
stationfall-not-bots-script = A bot announces a line of its script, or regroups.
stationfall-not-bots-revealed = Bots are revealed from the start.
stationfall-not-bots-regroup = Bots renegotiate in their own way: they regroup.
stationfall-not-bots-drag = Bots drag nobody along.
stationfall-not-bots-same-item = Bots pick up no second Item of a kind that { $character } possesses.
stationfall-not-bots-bribe = Bots bribe nobody.
stationfall-not-bots-kompromat = Bots keep the Kompromat that they find and never use it.
stationfall-not-bots-own-pc = A bot lets nobody else do that to its own PC.

# How it ended

stationfall-why-coop-won = Wins with all the others: the least of the people has { $least ->
    [1] one point
   *[other] { $least } points
}, the best bot { $best }.
stationfall-why-coop-lost = Has { $points ->
    [1] one point
   *[other] { $points } points
} and has not beaten every bot: the best has { $best }.
stationfall-why-coop-others = Has beaten every bot with { $points ->
    [1] one point
   *[other] { $points } points
}, but not all the others have.
stationfall-why-coop-guilty = All people have beaten every bot, but a Guilty one bars the common victory.
stationfall-why-coop-bot-won = The best bot, with { $points ->
    [1] one point
   *[other] { $points } points
}: the people have not all done better.
stationfall-why-coop-bot-lost = Every one of the people has more than { $points ->
    [1] this one point.
   *[other] these { $points } points.
}
stationfall-why-bots-won = The two best bots have { $points ->
    [1] one point
   *[other] { $points } points
} together, and ties are theirs.
stationfall-why-bots-tie = No more than the two best bots have together, { $points ->
    [1] one point
   *[other] { $points } points
}, and ties are theirs.
stationfall-why-bots-ahead = The team has { $points ->
    [1] one point
   *[other] { $points } points
}; the two best bots have { $best } together.
stationfall-why-bots-outside = Not one of the two best bots, who count as a team.

# Actions

stationfall-do-manoeuvre = follow line { $manoeuvre } with { $character }
stationfall-do-regroup = regroup
stationfall-kind-manoeuvre = A bot announces a line of its script, MANOEUVRE, and activates a character for it.
stationfall-kind-regroup = A bot that can follow no line of its script renegotiates in its own way.

# Keys of a position

stationfall-key-players-first_bonus = Of Stranger's bot the first Bonus Character, as which it goes on.
stationfall-key-turn-line = The line of its script that a bot has announced.
stationfall-key-turn-parts = How many parts of that line are done.
stationfall-key-turn-focus = Whether the die has chosen the bot's focus script.
stationfall-key-turn-influence = Whether a bot's turn is to begin with its Influence step and its die.

# Hints

stationfall-advice-end = Nothing is left to do here for your agenda.
stationfall-advice-renegotiate = Nobody could do anything for your agenda now: what you have out comes back.
