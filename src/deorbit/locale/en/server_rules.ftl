# What the service answers about rules and fair chance

server-no-rules = There are no rules of this game in this language.
server-verify-running = This match is not over yet. Its secret is shown at the end, and then it can be checked.
