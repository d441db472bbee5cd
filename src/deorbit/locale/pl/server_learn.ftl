# Serwis: lekcje i samouczek

server-no-lesson = Nie ma takiej lekcji.
server-nothing-shown = Kurs nie ma teraz nic do pokazania.
server-skip-alone = Rozdział może pominąć tylko ktoś, kto uczy się w pojedynkę.
server-tutor-here = Tu gra Lindsey: uczy pozostałych.
