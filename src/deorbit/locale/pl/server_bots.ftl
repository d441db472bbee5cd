# Co serwis mówi o botach przy stołach.

server-no-bots = Ta gra nie ma botów: posadź na pozostałych miejscach agentów.
server-bot-here = Miejsce { $seat } należy do bota: nikt inny na nim nie gra.
server-no-bot-here = W tej rozgrywce miejsce { $seat } nie należy do bota: gra na nim człowiek albo agent.
