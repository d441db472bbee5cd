# What the service says about bots at tables.

server-no-bots = This game has no bots: put agents on the other seats instead.
server-bot-here = Seat { $seat } is a bot's: nobody else plays it.
server-no-bot-here = Seat { $seat } is no bot's in this match: a person or an agent plays it.
