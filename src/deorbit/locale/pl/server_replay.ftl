# Co serwis mówi o powtórkach

server-replay-running = Dopóki rozgrywka trwa, jej przeszłość widzisz tylko ze swojego miejsca albo oczami widza. Po zakończeniu możesz patrzeć oczami każdego.
server-watch-save = Ten plik zawiera całą rozgrywkę. Otwórz go na stronie głównej: tam można ją obejrzeć i grać dalej.
server-watch-long = To nagranie jest za długie, by je tu oglądać: najwyżej { $most } akcji. Pokaże je terminal: deorbit replay PLIK
