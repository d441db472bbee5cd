# What the service says about hints.

server-no-hints = This game has no hints.
server-hint-failed = No hint was found just now. Ask again in a moment.
