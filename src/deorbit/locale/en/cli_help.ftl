# What `--help` says. In backticks stands what is typed: it stays as it is.

help-commands = Commands
help-parameters = Parameters

help =
    Board games about space stations in trouble, in your terminal.

    Start with: `deorbit play stationfall`

help-play =
    Play a game in this terminal, alone against bots or agents, or with friends.

    Type `help` during the game. Ctrl-C and `quit` save it and tell how to continue.

    Examples:

    `deorbit play stationfall`

    `deorbit play stationfall --bots 2`

    `deorbit play stationfall --bots 3 --bot-tier 2 --people 2 --mode cooperative`

    `deorbit play stationfall --bots troubleshooter,exile,1`

    `deorbit play stationx --seats 2 --people 2 --option build=standard`

    `deorbit play stationfall --seats 6 --option characters=random --option tier=2`

    `deorbit play stationfall --people 4 --option teams=yes`

    `deorbit play intrepid --option difficulty=easy --option disaster=toxic-leak`

    `deorbit play intrepid --seats 1 --option countries=russia,japan`

    `deorbit play intrepid --people 2 --option badges=medical-officer,spaceflight-pilot`

    `deorbit play --load stationx-20300101-200000.deorbit.json`
help-play-arg-game = Which game: `intrepid`, `stationfall` or `stationx`.
help-play-arg-seats = How many play, people, agents and bots together. As many as is usual if not given; with bots, people and bots alone.
help-play-arg-people = How many of them are people at this screen; they take the first seats.
help-play-arg-agent = Who plays the other seats: `greedy` or `random`, or `search`, which is usual in Intrepid; in Stationfall also `automation`, which follows the script of the identity that it chose in secret.
help-play-arg-seed = A number that makes the chances repeatable.
help-play-arg-load = A saved game to continue.
help-play-arg-option =
    An option of the game as NAME=VALUE; may be given several times. Stationfall has `characters` (tutorial, random, or NAME,NAME,...), `tier` (1 to 4: the hardest characters that are drawn), `teams` (yes, no) and `rocket_wings` (print-shop, physics-lab). Station-X has `build` (free, standard), `rounds`, `siege`, `tiles` and `factions`. Intrepid has `difficulty` (easy, normal, hard), `disaster` (meteor-shower, toxic-leak), `countries` and `badges` (NAME,NAME,... one for each country in play, two if you are alone; drawn if left out).
help-play-arg-bots =
    Opponents of Stationfall itself, which follow scripts that everybody can read (Station Automation): how many, or who, or both: `2`, `troubleshooter,exile`, `troubleshooter,2`. They take the last seats; at least three and at most nine play in all.
help-play-arg-bot_tier = The hardest characters that are dealt to bots, 1 to 4.
help-play-arg-mode =
    What winning against bots takes: `alone` (the highest score, whoever has it), `cooperative` (each of the people needs more than every bot) or `teams` (pairs, which also have to beat the two best bots together).
help-play-arg-pack = The folder of a content pack to play with, or that a saved game was played with.
help-play-arg-pace = Seconds between what agents do, 0 to 2.

help-lesson =
    Learn a game in short lessons: a turn each, with a goal, a tip, and what went wrong.

    Without a name it lists the lessons. Nothing is saved, and nothing can be lost.

    Examples:

    `deorbit lesson`

    `deorbit lesson stationfall`

    `deorbit lesson stationfall vents`

    `deorbit lesson stationfall 12`

    `deorbit lesson stationfall --pack packs/night-shift`
help-lesson-arg-game = Which game: `intrepid`, `stationfall` or `stationx`.
help-lesson-arg-name = Which lesson, by its name or its number in the list.
help-lesson-arg-pack = The folder of a content pack: its lessons instead of those of the game.

help-tutorial =
    Learn Stationfall by playing it: a guided game with Lindsey, who explains what she does.

    Enter goes on, `skip` leads to the next chapter, `again` plays a chapter once more, `goals` shows what is left to do. Ctrl-C and `quit` save the game and tell how to come back.

    Examples:

    `deorbit tutorial`

    `deorbit tutorial --second`

    `deorbit tutorial --people 3`

    `deorbit tutorial --people 1 --by-hand`

    `deorbit tutorial stationfall-20300101-200000.deorbit.json`
help-tutorial-arg-file = A tutorial that you left, to come back to.
help-tutorial-arg-second = Play it for the second time, which leads three Minutes further.
help-tutorial-arg-people = How many of the three players are people at this screen, 1 to 3.
help-tutorial-arg-by_hand = Decide for the other players together, with their cards open; otherwise agents play them.
help-tutorial-arg-seed = A number that makes the chances repeatable.
help-tutorial-arg-pace = Seconds between what agents do, 0 to 2.

help-replay =
    Step through a saved match.

    Enter goes on, `b` back, `t` to the next turn, a number to that action, `q` leaves.

    Example: `deorbit replay stationx-20300101-200000.deorbit.json`
help-replay-arg-file = A saved match.
help-replay-arg-pack = The folder of the content pack that it was played with.

help-rules =
    Read the rules, or look something up in them.

    Examples:

    `deorbit rules stationx`

    `deorbit rules stationx 5.1`

    `deorbit rules stationx oxygen`

    `deorbit rules stationfall primer`
help-rules-arg-game = Which game: `intrepid`, `stationfall` or `stationx`.
help-rules-arg-wanted = The number of a paragraph or chapter, a term, or a word to look for.
help-rules-arg-glossary = List the terms of the game and what they mean.

help-verify =
    Check a saved match: every draw and every position is worked out again.

    Example: `deorbit verify stationx-20300101-200000.deorbit.json`
help-verify-arg-file = A saved match.
help-verify-arg-published = The hash that you noted when the match began.
help-verify-arg-pack = The folder of the content pack that it was played with.

help-edition =
    Show where the content of a game comes from, and what of it is house-made.

    Every datum is graded: rule (a manual), card (published card data), play (a public game) or house (ours).

    Examples:

    `deorbit edition stationfall`

    `deorbit edition stationfall --grade play`

    `deorbit edition stationfall --all --json`
help-edition-arg-game = Which game: `intrepid`, `stationfall` or `stationx`.
help-edition-arg-grade = List the data of this grade instead of those that are house.
help-edition-arg-all_ = List all data, each with its grade.
help-edition-arg-json = Write JSON.
help-edition-arg-pack = The folder of a content pack to lay over the built-in content.

help-pack =
    Content packs: other stations, characters and numbers for Stationfall.

    Example: `deorbit pack check packs/night-shift`

help-pack-check =
    Check a content pack: tell every mistake, or what it changes.

    The exit code is 1 if there are mistakes.

    Example: `deorbit pack check packs/night-shift`
help-pack-check-arg-folder = The folder with `pack.toml` and the data files.

help-lab =
    Many games at once: how well bots serve their agendas, how hard Intrepid is.

    Example: `deorbit lab bots --games 50`

help-lab-bots =
    Measure how well the bots of Stationfall serve their agendas.

    Every identity is played by its bot against random players, and once more by a random player in equal games. The table shows the points of the agenda alone, without Bribes, Bonus Characters and penalties. The exit code is 1 if bots fall short: twice the random mean over all, a third of the gap to the best score seen for each, and at most a third of the turns spent regrouping.

    Examples:

    `deorbit lab bots`

    `deorbit lab bots --identity troubleshooter --games 50 --details`

    `deorbit lab bots --out docs/bots`
help-lab-bots-arg-games = How many games for each identity, with the bot and as many without.
help-lab-bots-arg-identity = Only this identity, such as `doctor-hyde`; may be given several times.
help-lab-bots-arg-seats = How many play, the bot included.
help-lab-bots-arg-jobs = In how many processes side by side.
help-lab-bots-arg-seed = A number that makes all games repeatable.
help-lab-bots-arg-out = Write a page and a plot, here `docs/bots.md` and `docs/bots.svg`: the name without its ending.
help-lab-bots-arg-details = Also show what each agenda paid for and how often each manoeuvre was announced.

help-lab-intrepid-balance =
    Measure how often Intrepid is won, for every difficulty and number of players.

    The agent `search` plays all seats; disasters alternate and countries rotate. The exit code is 1 if a goal is missed: 70 of 100 games won on easy, 45 on normal, 20 on hard, each within 8, and no country below 80% of the best.

    Examples:

    `deorbit lab intrepid-balance`

    `deorbit lab intrepid-balance --difficulty easy --players 1 --players 2 --games 100`

    `deorbit lab intrepid-balance --out docs/intrepid-balance`
help-lab-intrepid-balance-arg-games = How many games for each difficulty and number of players.
help-lab-intrepid-balance-arg-players = Only with so many players, 1 to 4; may be given several times.
help-lab-intrepid-balance-arg-difficulty = Only this difficulty: `easy`, `normal` or `hard`; may be given several times.
help-lab-intrepid-balance-arg-jobs = In how many processes side by side.
help-lab-intrepid-balance-arg-seed = A number that makes all games repeatable.
help-lab-intrepid-balance-arg-width = How many lines the search follows at once; as many as is usual if not given.
help-lab-intrepid-balance-arg-out = Write a page and a plot, here `docs/intrepid-balance.md` and `docs/intrepid-balance.svg`: the name without its ending.

help-bench =
    Measure how fast the engine plays: random play of each game, and copies of a match.

    "late/fresh" tells how much slower an action is after a match of 1,000 actions, or three quarters of a shorter game, than from the same position afresh.

    Examples:

    `deorbit bench`

    `deorbit bench --game stationx --seconds 1`
help-bench-arg-game = Measure only this game.
help-bench-arg-setup = Measure only this set-up: `stationfall`, `stationfall-full`, `stationfall-bots` or `stationx`.
help-bench-arg-seconds = How long each measurement plays, 0.01 to 600.
help-bench-arg-plain = Also measure the uncompiled source in this folder.
help-bench-arg-peers = Also measure catanatron and OpenSpiel's chess with this Python, and show ratios to them.
help-bench-arg-json = One measurement of each game as JSON, in one line.

help-serve =
    Run the site: play in the browser with friends and agents.

    Prints the address to open. Ctrl-C stops it; games go on when it is started again. Everything can also be set by variables such as DEORBIT_PORT; a flag goes before its variable. Hosting for others, with TLS, PostgreSQL and backups: docs/hosting.md.

    Examples:

    `deorbit serve`

    `deorbit serve --host 0.0.0.0 --port 8080`

    `deorbit serve --database sqlite:////var/lib/deorbit/games.db --workers 2`

    `deorbit serve --public-url https://play.example.org --proxies 127.0.0.1`

    `deorbit serve --database postgresql://deorbit@localhost/deorbit`
help-serve-arg-host = The address to listen on: 127.0.0.1 (only this machine) if not given. DEORBIT_HOST
help-serve-arg-port = The port to listen on, 8000 if not given; 0 takes a free one. DEORBIT_PORT
help-serve-arg-database = Where games are kept: `sqlite:///deorbit.db`, a file in this folder, if not given. DEORBIT_DATABASE
help-serve-arg-public_url = The address of the site where a proxy stands before it. DEORBIT_PUBLIC_URL
help-serve-arg-pace = Seconds that an agent takes at least, so that people can follow. DEORBIT_PACE
help-serve-arg-workers = Processes in which agents think. DEORBIT_WORKERS
help-serve-arg-processes = Processes that serve, for PostgreSQL: one for each core. DEORBIT_PROCESSES
help-serve-arg-wakeups = A NATS server by which processes tell each other what has changed, `nats://host:4222`; by PostgreSQL if not given. DEORBIT_WAKEUPS
help-serve-arg-pack = The folder of a content pack that tables may use; may be given several times. DEORBIT_PACKS, separated by commas
help-serve-arg-proxies = The addresses of proxies whose X-Forwarded headers are believed. DEORBIT_PROXIES
help-serve-arg-log_level = How much is logged: debug, info, warning or error. DEORBIT_LOG_LEVEL
help-serve-arg-without_site = Serve only the interface for programs, not the pages.

help-backup =
    Save all tables, guests and games of a server to one file, also while it runs.

    The file holds secrets of running games: keep it where only you can read it.

    Examples:

    `deorbit backup deorbit-monday.backup`

    `deorbit backup /safe/deorbit.backup --database postgresql://deorbit@localhost/deorbit`
help-backup-arg-file = The file to write. An existing one is not overwritten.
help-backup-arg-database = Where the games are kept: `sqlite:///deorbit.db` if not given. DEORBIT_DATABASE

help-restore =
    Fill an empty database from a file that `deorbit backup` wrote.

    The database may be of the other sort: this is also the way from SQLite to PostgreSQL and back.

    Examples:

    `deorbit restore deorbit-monday.backup --database sqlite:///restored.db`

    `deorbit restore deorbit-monday.backup --database postgresql://deorbit@localhost/deorbit`
help-restore-arg-file = The file to read.
help-restore-arg-database = An empty database, or a file that does not exist yet: `sqlite:///deorbit.db` if not given. DEORBIT_DATABASE

help-check =
    Read the whole database of a server and tell what of it is damaged, also while it runs.

    Every match is played again from its log. Nothing is changed. The exit code is 1 if anything is wrong.

    Examples:

    `deorbit check`

    `deorbit check --database postgresql://deorbit@localhost/deorbit`
help-check-arg-database = Where the games are kept: `sqlite:///deorbit.db` if not given. DEORBIT_DATABASE
help-check-arg-pack = The folder of a content pack that tables use; may be given several times. DEORBIT_PACKS, separated by commas
