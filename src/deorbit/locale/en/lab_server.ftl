# The service under load: `make bench-server`.

lab-server-help = Put our service and a boardgame.io server under the same load, in one run: tables with two people each, a fixed rate of actions, then the highest rate at which 99 of 100 actions reach everybody within 250 ms.
lab-server-help-game = only this game
lab-server-help-tables = tables, with two people each (default 200)
lab-server-help-seconds = how long the fixed rate is kept up (default 15)
lab-server-help-trial = how long each rate is tried in the search for the highest (default 5)
lab-server-help-fixed = only the fixed rate, no search
lab-server-help-by = how actions are sent: over the live channel, over HTTP, or one after the other
lab-server-help-database = the PostgreSQL that our service keeps its matches in; a file of its own if not given
lab-server-help-processes = processes of our service that share it (default 1)
lab-server-help-peer = the script of the peer; without it only our service is measured
lab-server-help-delta = also measure the peer sending differences of its state
lab-server-bad-shape = --tables takes 1 to 1000, --seconds 1 to 120, --trial 1 to 60
lab-server-failed = It was broken off: { $problem }
lab-server-view = { $game } for two: a view has { $size } kB.
lab-server-making = { $name }: making { $tables } tables ...
lab-server-read = { $name }: { $rate } actions per s asked for, { $done } done; p50 { $half } ms, p99 { $most } ms
lab-server-ours-socket = Deorbit, { $game }
lab-server-ours-http = Deorbit, { $game }, over HTTP
lab-server-peer-memory = boardgame.io in memory, as large as { $game }
lab-server-peer-files = boardgame.io with files, as large as { $game }
lab-server-peer-delta = boardgame.io in memory, as large as { $game }, differences
lab-server-title = { $tables } tables, { $clients } clients, { $rate } actions per second; then the highest rate with p99 under 250 ms
lab-server-machine = { $cpu }, { $cores } cores for server and clients together
lab-server-server = server
lab-server-column-p50 =
    p50
    ms
lab-server-column-p99 =
    p99
    ms
lab-server-column-cpu =
    CPU ms
    per action
lab-server-column-top =
    highest
    rate
lab-server-column-memory =
    kB per
    table
lab-server-column-size =
    kB per
    message
lab-server-column-p99-memory =
    p99 to
    memory
lab-server-column-top-memory =
    rate to
    memory
lab-server-column-p99-files =
    p99 to
    files
lab-server-column-top-files =
    rate to
    files
lab-server-column-p99-delta =
    p99 to
    diff.
lab-server-column-top-delta =
    rate to
    diff.
lab-server-trouble = { $name }: { $refused } actions were refused, { $unanswered } were not answered in time.
lab-server-help-paint = also measure how soon the first page is seen
lab-server-no-browser = The first page is not measured: it takes Chromium and Playwright.
lab-server-paint = First page, processor slowed { $slower } times: something is seen after { $seconds } s, { $verdict }.
lab-server-within = within a second
lab-server-beyond = later than a second
