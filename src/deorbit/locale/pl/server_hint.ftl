# Co serwis mówi o podpowiedziach.

server-no-hints = Ta gra nie ma podpowiedzi.
server-hint-failed = Teraz nie ma żadnej podpowiedzi. Zapytaj za chwilę ponownie.
