# How well bots serve their agendas: `deorbit lab bots`.

lab-bots-title = Points of the agenda, bots beside random players
lab-bots-caption = { $games } games each, { $seats } players, seed { $seed }; 95% intervals
lab-bots-column-identity = identity
lab-bots-column-random = random
lab-bots-column-bot = bot
lab-bots-column-best = best seen
lab-bots-column-closed = gap closed
lab-bots-column-regrouped = regrouped
lab-bots-column-what = what for
lab-bots-all = all together
lab-bots-ratio = Over all, bots score { $ratio } times as much as random players ({ $low } to { $high }); asked for: at least { $least } times.
lab-bots-no-ratio = Random players score nothing here; asked of bots: at least { $least } times as much.
lab-bots-closing = { $enough } of { $all } close at least { $least } of the gap between the random mean and the best score seen.
lab-bots-acting = { $enough } of { $all } regroup in at most { $most } of their turns.
lab-bots-short = { $words } Not: { $names }.
lab-bots-unknown = There is no identity { $identity }. Known: { $known }
lab-bots-near = There is no identity { $identity }. Did you mean { $known }?

lab-bots-plot-low = random mean
lab-bots-plot-high = bot mean
lab-bots-plot-goal = a third of the gap
lab-bots-plot-best = best seen
lab-bots-plot-axis = points of the agenda in a game ({ $games } games each, whiskers: 95% intervals of the means)
lab-bots-tip = { $identity }: random { $random }, bot { $bot }, best { $best }

lab-bots-heading = How well the bots play
lab-bots-intro = Every identity of Stationfall as a bot that follows its script, and as a random player. This page and its plot are written by `{ $command } --out docs/bots`.
lab-bots-how = How it is measured
lab-bots-how-games = { $games } games for each identity with { $seats } players (seed { $seed }): one seat, a different one each time, is a bot with that identity, all others are people's seats played by the agent `random`. Characters are drawn at random, that of the bot always among them.
lab-bots-how-baseline = As many games with the same characters, seats and seeds, in which nobody is a bot: the agent `random` sits on that seat under the rules for people, was dealt the identity, chooses it and does not change it for a Bonus Character.
lab-bots-how-score = Only what the agenda pays is counted: no Bribes, no Bonus Characters, no penalties.
lab-bots-how-intervals = ± is half of a 95% interval of the mean (1.96 standard errors). That of a ratio or a share comes from those of its parts.
lab-bots-how-best = Best seen is the highest score in any of these games, with the bot or without. Gap closed is (bot - random) / (best - random).
lab-bots-how-regrouped = Regrouped is the share of the bot's turns in which no manoeuvre was possible and it renegotiated.
lab-bots-how-again = The same numbers give the same games, however many processes share them.
