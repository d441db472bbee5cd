# Jak dobrze boty służą swoim celom: `deorbit lab bots`.

lab-bots-title = Punkty za cel, boty obok losowych graczy
lab-bots-caption = gier na każdą: { $games }, graczy: { $seats }, ziarno { $seed }; przedziały 95%
lab-bots-column-identity = tożsamość
lab-bots-column-random = losowo
lab-bots-column-bot = bot
lab-bots-column-best = najlepszy
lab-bots-column-closed = nadrobione
lab-bots-column-regrouped = przegrup.
lab-bots-column-what = za co
lab-bots-all = wszystkie razem
lab-bots-ratio = Łącznie boty zdobywają { $ratio } razy tyle co losowi gracze (od { $low } do { $high }); wymagane: co najmniej { $least } razy tyle.
lab-bots-no-ratio = Losowi gracze nic tu nie zdobywają; od botów wymaga się co najmniej { $least } razy tyle.
lab-bots-closing = { $enough } z { $all } nadrabia co najmniej { $least } różnicy między losową średnią a najlepszym zobaczonym wynikiem.
lab-bots-acting = { $enough } z { $all } przegrupowuje się najwyżej w { $most } swoich tur.
lab-bots-short = { $words } Zawodzą: { $names }.
lab-bots-unknown = Nie ma tożsamości { $identity }. Znane: { $known }
lab-bots-near = Nie ma tożsamości { $identity }. Może chodzi o: { $known }?

lab-bots-plot-low = losowa średnia
lab-bots-plot-high = średnia bota
lab-bots-plot-goal = jedna trzecia różnicy
lab-bots-plot-best = najlepszy zobaczony
lab-bots-plot-axis = punkty za cel w jednej grze (gier na każdą: { $games }, wąsy: przedziały 95% średnich)
lab-bots-tip = { $identity }: losowo { $random }, bot { $bot }, najlepszy { $best }

lab-bots-heading = Jak dobrze grają boty
lab-bots-intro = Każda tożsamość ze Stationfall jako bot, który trzyma się swojego skryptu, i jako losowy gracz. Tę stronę i jej wykres zapisuje `{ $command } --out docs/bots`.
lab-bots-how = Jak to się mierzy
lab-bots-how-games = Gier na każdą tożsamość: { $games }, graczy: { $seats } (ziarno { $seed }). Jedno miejsce, za każdym razem inne, ma bot z tą tożsamością, wszystkie pozostałe to miejsca ludzi, na których gra agent `random`. Postaci są losowane, a wśród nich jest zawsze postać bota.
lab-bots-how-baseline = Tyle samo gier z tymi samymi postaciami, miejscami i ziarnami, w których nikt nie jest botem: na tym miejscu według zasad dla ludzi gra agent `random`, który dostał tę tożsamość, wybiera ją i nie zamienia jej na postać dodatkową.
lab-bots-how-score = Liczy się tylko to, co płaci cel: bez łapówek, postaci dodatkowych i punktów karnych.
lab-bots-how-intervals = ± to połowa przedziału 95% średniej (1,96 błędu standardowego). Przedział stosunku lub udziału wynika z przedziałów jego części.
lab-bots-how-best = „Najlepszy” to najwyższy wynik w którejkolwiek z tych gier, z botem lub bez niego. „Nadrobione” to (bot - losowo) / (najlepszy - losowo).
lab-bots-how-regrouped = „Przegrup.” to udział tur bota, w których żaden manewr nie był możliwy i bot renegocjował.
lab-bots-how-again = Te same liczby dają te same gry, niezależnie od tego, ile procesów się nimi dzieli.
