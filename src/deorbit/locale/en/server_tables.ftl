# What the service says at tables: why it refuses something, and a few words of its own.

server-clock-minute = Minute { $minute }
server-clock-round = Round { $round }

## Requests that cannot be read or are not wanted

server-bad-input = The request is malformed: { $problem }.
server-bad-request = The request cannot be answered.
server-too-large = More than { $most } bytes were sent.
server-no-page = There is nothing here.
server-wrong-method = This cannot be done here.
server-no-header = Requests that change something need the header X-Deorbit: 1.
server-foreign-origin = Pages of other sites cannot act here.
server-wrong-host = This server goes by another name.
server-too-often = Too much at once: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-open = { $most } live connections are open already: close one first.
server-busy = The server is busy: try again in a moment.
server-database-full = The disk of the database is full: nothing can be written.
server-database-stuck = The database does not take what is to be written.
server-failed = Something went wrong on the server. It has been noted.
server-no-words = There are no words for this language or content pack.
server-no-client = The service runs, but its pages have not been built: run "make play", or see docs/hosting.md.

## Guests

server-no-guest = Choose a name first.
server-no-name = A name has 1 to { $most } visible characters.
server-settings-too-large = Settings take at most { $most } bytes.

## Tables and seats

server-no-table = There is no such table. It may have been closed long ago.
server-table-damaged = What is stored of this match is damaged, so that it cannot be opened. You can leave it; whoever runs this site can check it and has backups.
server-table-missing = The game of this table, or its content pack, is not installed here any more. You can leave it, or ask whoever runs this site to bring it back.
server-table-waiting = The game has not begun yet.
server-table-playing = The game has begun already.
server-table-over = The game is over.
server-table-closed = This table is closed.
server-not-started = The game has not begun yet.
server-no-seat = There is no seat { $seat } at this table.
server-not-your-seat = This seat is not yours.
server-not-at-table = You have no seat at this table.
server-not-host = Only the host of the table may do this.
server-seat-taken = This seat is taken.
server-seated-already = You play at this table already: the open seat is for somebody else.
server-seat-not-free = Its player has not left, and is not yet waited for long enough.
server-kicked = The host has sent you away from this table; you may watch.
server-seats-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} still open: wait, or let agents play.
server-no-person = There is no other person at this seat.
server-no-link = This seat link is not valid any more.
server-too-many-devices = { $most } devices hold this seat already.
server-not-first = Only who had this seat first can take it from other devices.
server-too-many-tables = You have { $most } tables running: finish or close one first.
server-too-many-listed = From where you are, { $most ->
    [one] one table stands
   *[other] { $most } tables stand
} in the lobby already. Finish or close one, or make yours private.

## Where a match begins

server-position-over = The game is over in this position already.
server-fork-running = While a game runs, only somebody who plays it alone may go on from a moment of it elsewhere.
server-forked = This match has been played on at another table, where its secrets may come to light: nobody new can sit down here. An agent can.
server-taken-back = In this match something was taken back that somebody may have learned by: nobody new can sit down here. An agent can.
server-fork-over = The game is over at this moment: choose an earlier one.
server-fixed-seats = This match has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, no more and no fewer.
server-match-long = This match has more than { $most } actions: it cannot go on elsewhere.
server-file-recording = This file holds what one reader saw of a match. It can be watched, but not played on.
server-file-long = The match in this file has more than { $most } actions.
server-too-many-forks = You have gone on from { $most } other matches: some are forgotten when they have not been looked at for long.
server-too-many-files = You have brought { $most } files: some are forgotten when they have not been looked at for long.
server-too-much-kept = You have brought and gone on from { $most } MB of matches: some are forgotten when they have not been looked at for long.

## Play

server-moved-on = The game has gone on meanwhile: look again.
server-undo-barred = This cannot be taken back: something was drawn or learned, or somebody else has decided since.
server-proposal-stands = There is a proposal already: answer that first.
server-no-proposal = There is nothing to vote on.
server-voted = You have no vote in this, or have given it.

## Chat

server-empty-line = There is nothing to say in this line.
server-muted = The host has muted you.
server-no-team = You have no partner here to talk to alone.
server-no-line = There is no such line.

## The documented interface

server-api-title = Deorbit
server-api-about = Tables, seats and live updates of games about space stations in trouble. Every answer that is not a success has the form of ErrorAnswer. The live channel of a table is a WebSocket at /api/tables/ID/live.
server-api-cookie = Proves which guest asks; given by POST /api/guests.
server-api-header = Always 1; needed by requests that change something, so that no foreign page can send them.
