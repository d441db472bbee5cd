# Lekcje w terminalu

cli-pack-sort-lessons = Lekcje

cli-lesson-list = { $game }: lekcje
cli-lesson-none = { $game }: nie ma tu lekcji.
cli-lesson-begin = Zacznij od pierwszej:
cli-lesson-unknown = { $game } nie ma lekcji „{ $lesson }”. Są: { $known }. Więcej mówi „deorbit lesson { $game }”.
cli-lesson-aside = help  tip  again  quit
cli-lesson-how = Graj jak w grze. Ponadto: tip, goals, story, again, next, undo, help, quit.
cli-lesson-again = Od początku.
cli-lesson-astray = undo cofa ostatnią decyzję, again zaczyna od nowa, tip pomaga.
cli-lesson-rules = Czytaj więcej: rules { $rules }
cli-lesson-done = Zrobione! Enter: następna lekcja. again: jeszcze raz. rules: co za tym stoi. q: koniec.
cli-lesson-done-last = Zrobione, i to była ostatnia. Enter: koniec. again: jeszcze raz. rules: co za tym stoi.
cli-lesson-failed = Enter: spróbuj jeszcze raz. next: następna lekcja. rules: co za tym stoi. q: koniec.
cli-lesson-help =
    WYBIERANIE
      Numer wybiera: najpierw grupę, potem to, co do niej należy.
      0 albo pusta linia cofa. Każdą akcję można też wpisać.

    W LEKCJI (wystarczą pierwsze litery)
      tip             wskazówka, która zostawia coś tobie
      goals           co jest osiągnięte, a czego brakuje
      story           o co chodzi, jeszcze raz
      again           zaczyna tę lekcję od nowa
      next            przechodzi do następnej lekcji

    POLECENIA
      why AKCJA       która zasada jej zabrania
      look NAZWA      co tam jest
      board           cała plansza
      undo            cofa twoją ostatnią decyzję
      log [N]         co się wydarzyło
      rules [SŁOWO]   zasady, akapit albo wszystko o słowie
      quit            kończy; lekcji się nie zapisuje
