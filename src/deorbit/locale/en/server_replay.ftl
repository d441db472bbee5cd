# What the service says about looking back

server-replay-running = While the match runs you see its past only as your own seat saw it, or as a spectator. After the end you can look through everybody's eyes.
server-watch-save = This file holds a whole match. Open it on the first page: there it can be watched and played on.
server-watch-long = This recording is too long to be watched here: the most are { $most } actions. The terminal shows it: deorbit replay FILE
