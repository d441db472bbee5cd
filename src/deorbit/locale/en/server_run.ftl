# Running a server.

server-metric-requests_total = Requests answered, by route and status.
server-metric-request_seconds = How long requests took.
server-metric-actions_total = Actions taken, by game.
server-metric-undos_total = Actions taken back, by game.
server-metric-decisions_total = Decisions of agents: decided, retried, or guessed after failures.
server-metric-decision_seconds = How long agents took, in whole beats of the pace (hints: in whole seconds), waiting for a worker included.
server-metric-live_sockets = Open live connections.
server-metric-tables = Tables in memory, by status.
server-metric-write_queue = Writes that wait for the database.
server-metric-loop_lag_seconds = Seconds that the event loop was late.
server-metric-table_bytes = Bytes of tables in memory, about.
server-metric-work_queue = Requests that wait for long work.
server-metric-connections = Connections that are open.
server-metric-connections_turned_away = Connections that were turned away because too many were open.
server-metric-connections_cut_off = Connections that were cut off because they kept the server waiting.
server-metric-bus_connected = Processes that hear what others have changed.

serve-ready = Deorbit is ready. Open { $address }
serve-behind = The proxy reaches it at { $address }
serve-everywhere = Every machine in this network can reach it.
serve-stop = Ctrl-C stops it; games go on where they were when it is started again.
serve-no-site = The pages of the site are not built in this copy of Deorbit. Build them with "make play", install a released wheel, or serve the interface for programs alone with --without-site.
serve-port-used = Something else is listening on port { $port } of { $host }, perhaps another Deorbit. Stop it, or choose another port: --port { $other }
serve-port-denied = This user may not listen on port { $port }. Choose one above 1023, for example --port 8000, and let a proxy stand before it.
serve-bad-host = "{ $host }" is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for every machine that can reach it.
serve-one-process = { $processes } processes need a database that they can share, and { $database } is a file for one. Name a PostgreSQL with --database postgresql://user@host/name, or leave --processes out.

backup-saving = Saving
backup-restoring = Restoring
backup-saved = Saved { $database } to { $file } ({ $size } kB). It holds the secrets of running games: keep it where only you can read it.
backup-restored = Restored { $file } to { $database }. Start the server with the same database.

check-reading = Reading
check-sound = { $database } is sound: every table can be read, and every match leads to where it stands.
check-found = { $count ->
    [one] One thing is wrong in { $database }. Restore a backup, or leave what is damaged: it harms no other table.
   *[other] { $count } things are wrong in { $database }. Restore a backup, or leave what is damaged: it harms no other table.
}
check-pages = The file itself is damaged: { $problem }
check-orphan = A row of { $rows } (number { $number }) belongs to nothing.
check-guest = Guest { $guest }: what is stored cannot be read.
check-row = Table { $table }: the row of the table or of a seat is damaged or missing.
check-entry = Table { $table }: its match cannot be played again from action { $number }: that entry is damaged or missing.
check-missing = Table { $table }: the game { $game } or its content pack is not installed here. Name the pack with --pack.
check-unreadable = Table { $table } cannot be read: { $problem }
check-given-up = { $count ->
    [one] Table { $table }: the last action is against the rules of today and will be given up when the table is opened.
   *[other] Table { $table }: the last { $count } actions are against the rules of today and will be given up when the table is opened.
}
check-outcome = Table { $table }: the stored ending is not the one that the match leads to.
check-snapshot = Table { $table }: the match that is stored whole cannot be read: { $problem }
