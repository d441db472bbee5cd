# Station-X: powody podpowiedzi.

stationx-why-attack-win = Wygrana bitwa, { $attack } do { $defence }: { $count ->
    [one] ginie jedna ich jednostka
    [few] giną { $count } ich jednostki
   *[many] ginie { $count } ich jednostek
}, z twoich żadna.
stationx-why-attack-tie = Remis, { $attack } do { $defence }: { $count ->
    [one] ginie jedna ich jednostka
    [few] giną { $count } ich jednostki
   *[many] ginie { $count } ich jednostek
}, a jedna twoja zostaje.
stationx-why-attack-loss = Bitwa przegrana, { $attack } do { $defence }, ale nic nie jest warte więcej.
stationx-why-capture = Zajmuje bazę { FORM($other-player, case: "gen") }, której nikt nie broni.
stationx-why-buy = Więcej jednostek więcej utrzyma i więcej zdobędzie.
stationx-why-upgrade = Opłaca się przez resztę gry.
stationx-why-end = Nic z tego, co zostało, nie poprawi twojej pozycji.
stationx-why-respawn = Tylko z dowódcą zostajesz w grze, gdy padnie baza.
stationx-why-wait = Energia jest teraz warta więcej na coś innego.
stationx-why-supplies = Dowódca dobiera tam kartę zapasów.
stationx-why-strike = Stamtąd da się wygrać bitwę albo zająć bazę.
stationx-why-escape = Wychodzi z zasięgu ataku, który by się przegrało.
stationx-why-towards-supplies = Dowódca zbliża się do zapasów.
stationx-why-march = Wszystkie oddziały idą na jeden cel: to do niego przybliża.
stationx-why-home = Twoja baza jest zajęta: to do niej przybliża.
stationx-why-guard = Stoi tam lepiej na to, co mogą zrobić inni.
