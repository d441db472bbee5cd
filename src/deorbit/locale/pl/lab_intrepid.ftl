# Jak trudny jest Intrepid: `deorbit lab intrepid-balance`.

lab-balance-title = Wygrane gry według poziomu trudności i liczby graczy
lab-balance-title-levels = Wygrane gry według poziomu trudności i katastrofy
lab-balance-title-others = Wygrane gry według kraju i katastrofy
lab-balance-caption = gier na każdy poziom trudności i liczbę graczy: { $games }, ziarno { $seed }, szerokość przeszukiwania { $width }; przedziały 95%
lab-balance-column-difficulty = poziom
lab-balance-column-players = miejsca
lab-balance-column-won = wygrane
lab-balance-column-goal = wymóg
lab-balance-column-rounds = rundy
lab-balance-column-apart = różnica
lab-balance-column-what = kraj lub katastrofa
lab-balance-column-of-best = do najlepszego
lab-balance-goal = Poziom { $difficulty }: { $goal } na 100 gier jest wygranych przy { $met } z { $all } liczb graczy.
lab-balance-off = { $players ->
    [one] Nie w pojedynkę: { $share }.
    [few] Nie przy { $players } graczach: { $share }.
    [many] Nie przy { $players } graczach: { $share }.
   *[other] Nie przy { $players } graczach: { $share }.
}
lab-balance-disasters = Na żadnym poziomie trudności jedna katastrofa nie jest wygrywana o więcej niż { $most } punktów częściej niż druga.
lab-balance-apart = Poziom { $difficulty }: { $points }.
lab-balance-countries = Żaden kraj nie wygrywa rzadziej niż { $least } tego, co najlepszy.
lab-balance-behind = Wyjątek: { $country }, { $share }.
lab-balance-difficulty = Nie ma poziomu trudności { $name }. Znane: { $known }

lab-balance-heading = Jak trudny jest Intrepid
lab-balance-intro = Jak często agent `search` wygrywa gry w Intrepid, w których gra na wszystkich miejscach. Tę stronę i jej wykres zapisuje `{ $command } --out docs/intrepid-balance`.
lab-balance-endings = Pod nazwami zasobów: udział gier przegranych przez to, że się skończyły.
lab-balance-apart-means = Różnica jest w punktach: o ile więcej na 100 gier jest wygranych z jedną katastrofą niż z drugą.
lab-balance-cell = { $difficulty }, { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}
lab-balance-by-country = Według kraju
lab-balance-by-disaster = Według katastrofy
lab-balance-plot-axis = wygrane na 100 gier (gier na każdy poziom trudności i liczbę graczy: { $games }, wąsy: przedziały 95%)
lab-balance-plot-share = wygrane
lab-balance-plot-goal = wymagane
lab-balance-tip = { $what }: { $share }

lab-balance-how = Jak to się mierzy
lab-balance-how-games = Gier na każdy poziom trudności i każdą liczbę graczy w tabeli: { $games } (ziarno { $seed }).
lab-balance-how-rotation = Deszcz meteorów i Toksyczny wyciek są na przemian. Kraje zmieniają się po kolei, tak że każdy gra równie często i na każdym miejscu; odznaki są losowane.
lab-balance-how-agent = Na wszystkich miejscach gra agent `search`, który śledzi naraz tyle wariantów rozmieszczenia kości: { $width }, i nic nie wie o kościach ani kartach, które dopiero nadejdą.
lab-balance-how-intervals = W nawiasie jest przedział 95% według Wilsona.
lab-balance-how-countries = Według kraju liczą się tylko gry z jednym do trzech graczy: gdzie grają wszystkie cztery kraje, nie da się ich od siebie odróżnić.
lab-balance-how-again = Te same liczby dają te same gry, niezależnie od tego, ile procesów się nimi dzieli.
