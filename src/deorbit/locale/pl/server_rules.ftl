# Co serwis odpowiada o zasadach i uczciwym losowaniu

server-no-rules = Nie ma zasad tej gry w tym języku.
server-verify-running = Ta rozgrywka jeszcze trwa. Jej sekret pojawi się na końcu i wtedy można ją sprawdzić.
