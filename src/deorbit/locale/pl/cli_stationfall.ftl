# Stationfall w terminalu

cli-won-stationfall = Zwycięstwo: { $winners }.
cli-won-together-stationfall = Zwycięstwo: { $winners }.
cli-end-how-stationfall = score pokazuje wynik jeszcze raz; save [PLIK] zachowuje grę dla „deorbit replay”; poza tym log, board, look, who, players, why, script, rules. Enter kończy.
cli-unseen-many-stationfall = Poza oknem jeszcze { $count }: wpisz nazwę albo view NAZWA, by tam przejść.
cli-choose-number-stationfall = Wpisz numer z planszy albo nazwę sektora.
cli-type-a-cell-stationfall = Wpisz nazwę sektora, na przykład bridge.
cli-why-what-stationfall = Zapytaj o akcję, na przykład: why step engineer bridge
cli-look-where-stationfall = Kogo lub co obejrzeć? Na przykład: look engineer, look reactor. „who” pokazuje wszystkich.
cli-play-help-stationfall =
    WYBIERANIE
      Numer wybiera: najpierw grupę, potem jeden z wyborów. 0 cofa.
      Nazwy mogą być polskie albo angielskie i wystarczy ich początek:
      mostek, inż, bridge, engi.
      Każdą akcję można też wpisać. Nazwy można skracać, a postaci, która działa,
      nie trzeba podawać:
        influence eng 2     activate eng     step reactor     pick-up helmet
        throw gun aft-hub   attack exile gun     bribe medical     wait

    POLECENIA (wystarczą pierwsze litery)
      look NAZWA      wszystko o postaci, sektorze, rzeczy, tożsamości
                      lub karcie Projektu X, w tej grze albo nie
      who             wszyscy: gdzie, czyje znaczniki wpływu, z czym
      players         wszyscy gracze: PG, wina, znaczniki, łapówka, materiały
      agenda          twoje karty w całości i co teraz by punktowało
      path DOKĄD      najkrótsza droga postaci, która działa
      path KTO DOKĄD  droga kogokolwiek; z kłódkami i szybami wentylacyjnymi
      why AKCJA       która zasada jej zabrania, na przykład: why step eng bridge
      why [BOT]       co bot rozważał w ostatniej turze, na przykład: why blue
      script [BOT]    skrypty, według których grają boty; także look NAZWA
      view NAZWA      przesuwa tam okno; samo view znów podąża za grą
      board           cała stacja
      hint            co zrobiłby agent zachłanny
      undo            cofa twoją ostatnią decyzję
      log [N]         co się wydarzyło, ostatnie N linii
      news            co się wydarzyło od twojej ostatniej tury
      rules [SŁOWO]   zasady, akapit, na przykład 12.9, albo wszystko o słowie
      save [PLIK]     zapisuje, a gra trwa dalej
      quit            zapisuje i kończy; tak samo Ctrl-C i Ctrl-D

    PLANSZA
      ┌Reaktor─────┐  sektor: nazwa, a pod nią, kto tam jest (małe litery:
      └Inż zes h?──┘  ogłuszenie) i co leży. Linie to korytarze, kropki to szyby.
      X kłódka  ✗ uszkodzenie  * pożar  ○ brak powietrza  ◐ ciemny  ≈ maź  ◷ czas
      h Hełm  b Broń obuchowa  g Broń palna  f Bomba zapalająca  n Nanożel
      A Artefakt  B Walizka  ! Antymateria  W Skrzydła  ? materiały  F Fletcher
      M Zębaty mech  r Szczur  ◎ tunel  □ żeton pułapki  ▣ twoja prawdziwa
      Obok, o każdym graczu: wina, znaczniki wpływu w puli + na polu zdrady, czy
      łapówka nieużyta (łap.), ile kompromitujących materiałów na ręce (k2). Gdzie
      jest mało miejsca: P podejrzany, W winny, Ł nieużyta łapówka.
      ✓ oznacza to z twojego celu, co by punktowało, gdyby stacja spadła teraz.
      „Domowe” i [domowe]: nasze, bo nie podaje tego żaden opublikowany tekst.

cli-stationfall-bot = bot
cli-stationfall-no-bots = W tej grze nie ma botów.
cli-stationfall-no-bot = „{ $word }” nie jest tu botem. Wpisz samo script, by przeczytać wszystkie skrypty.
cli-stationfall-script = Skrypt, według którego gra { $who } jako { $identity }:
cli-stationfall-script-rule = Tak, jak podaje instrukcja. Wykonywana jest pierwsza linia, którą ktoś może wykonać.
cli-stationfall-script-house = Domowy: nie podaje go żadna instrukcja. Wykonywana jest pierwsza linia, którą ktoś może wykonać.
cli-stationfall-script-start = Na początku tury:
cli-stationfall-script-focus = Najpierw, gdy kość pokazuje 5 lub 6:
cli-stationfall-script-main = Potem:
cli-stationfall-script-end = Na końcu tury:
cli-stationfall-script-standard = { $name }, gdy odsyła tam linia:
cli-stationfall-script-last = poprzednia tura
cli-stationfall-won-by-people = Boty pokonane.
cli-stationfall-won-by-bots = Boty wygrywają.
cli-stationfall-won-cooperative = Wszyscy ludzie przeciw wszystkim botom: każdy z ludzi musiał mieć więcej punktów niż każdy bot.
cli-stationfall-won-teams = W drużynach, a dwa najlepsze boty są jedną z nich; remisy należą do nich.
cli-replay-keys-stationfall = Enter lub n: dalej, b: wstecz, t: następna tura, liczba: ta akcja, start, end, log, look NAZWA, who, players, script i why o botach, rules SŁOWO, q: wyjście.
cli-stationfall-unknown = „{ $word }” nie jest tu nazwą. Wpisz „who”, by zobaczyć postaci, „board”, by zobaczyć sektory.
cli-stationfall-legend =
    X kłódka  ✗ uszkodzenie
    ○ brak powietrza  * pożar
    ◐ ciemny  ≈ maź  ◷ czas
    h Hełm  b Broń obuchowa
    g Broń palna  f Bomba zap.
    n Nanożel  A Artefakt
    B Walizka  ! Antymateria
    W Skrzydła  ? materiały
    F Fletcher  M Zębaty mech
    r Szczur  ◎ tunel
    □ pułapka  ▣ prawdziwa
    małe litery: ogłuszenie

cli-stationfall-facts = { $pool }+{ $betrayal }
cli-stationfall-facts-long = znaczniki { $pool }, zdrada { $betrayal }
cli-stationfall-free = + darmowa
cli-stationfall-bribe-left = łap.
cli-stationfall-bribe-short = Ł
cli-stationfall-hand-count = k{ $count }
cli-stationfall-own-dealt = Do wyboru: { $identity }
cli-stationfall-own-identity = Tajna tożsamość: { $identity }
cli-stationfall-own-pc = Twoja PG: { $identity }
cli-stationfall-own-partner = Partner ({ $who }): { $identity }
cli-stationfall-own-bonus = PD: { $bonus }
cli-stationfall-panel-more = … więcej: agenda, players
cli-stationfall-own-hand = Materiały: { $cards }

cli-stationfall-look-character = { $character } ({ $kind }, poziom trudności { $tier }): { $at }.
cli-stationfall-look-bodiless = { $character } ({ $kind }, poziom trudności { $tier }).
cli-stationfall-look-absent = { $card } ({ $kind }, poziom trudności { $tier }): poza tą grą.
cli-stationfall-look-starts = Start: { $at }. Posiada: { $items }. Pola Przedmiotów: { $slots }.
cli-stationfall-look-identity = { $identity }, karta tożsamości:
cli-stationfall-look-identity-of = { $identity }, karta tożsamości { FORM($card, case: "gen") }:
cli-stationfall-absent = W tej grze nie ma { FORM($name, case: "gen") }. „look” pokazuje kartę.
cli-stationfall-look-live = { FORM($character, case: "gender") ->
    [f] Przytomna.
    [n] Przytomne.
    [pl] Przytomne.
   *[m] Przytomny.
}
cli-stationfall-look-down = { FORM($character, case: "gender") ->
    [f] Ogłuszona.
    [n] Ogłuszone.
    [pl] Ogłuszone.
   *[m] Ogłuszony.
}
cli-stationfall-look-card = { $card } ({ $kind }, poziom trudności { $tier }): { $pawns }.
cli-stationfall-look-inside = Połknięte postaci: { $names }.
cli-stationfall-look-mark = Namierzona postać: { $character }.
cli-stationfall-look-monster = Potwór: { $at }.
cli-stationfall-look-pc = PG gracza { FORM($player, case: "gen") }.
cli-stationfall-look-pc-as = PG gracza { FORM($player, case: "gen") }, jako { $identity }.
cli-stationfall-look-cubes = Znaczniki wpływu: { $cubes }.
cli-stationfall-look-conspirator = Czyj wspólnik: { $who }.
cli-stationfall-look-discs = Czyj znacznik aktywacji: { $who }.
cli-stationfall-look-bribes = Czyja łapówka: { $who }.
cli-stationfall-look-grey-bribes = { $count ->
    [one] Jedna szara łapówka.
    [few] { $count } szare łapówki.
    [many] { $count } szarych łapówek.
   *[other] { $count } szarych łapówek.
}
cli-stationfall-look-spent = Kompromitujące materiały są użyte.
cli-stationfall-look-holds = Posiada: { $items } (pola { $used }/{ $slots }).
cli-stationfall-look-data = Dane: { $names }.
cli-stationfall-look-contaminated = { FORM($character, case: "gender") ->
    [f] Skażona.
    [n] Skażone.
    [pl] Skażone.
   *[m] Skażony.
}
cli-stationfall-look-ability = { $ability } ({ $when }): { $does }
cli-stationfall-look-agenda = Cel „{ $title }” (limit wpływów { $limit }):
cli-stationfall-look-bonus = Jako postać dodatkowa: { $bonus }.
cli-stationfall-nothing = nic
cli-stationfall-disc-of = aktywacja: { $who }

cli-stationfall-section = { $at }: { $facts }.
cli-stationfall-section-people = Tutaj: { $names }.
cli-stationfall-section-things = Leży tu: { $names }.
cli-stationfall-section-ways = Drogi: { $names }.
cli-stationfall-section-offers = Akcje: { $names }.
cli-stationfall-section-offers-off = Akcje po naprawie: { $names }.

cli-stationfall-x-look = „look” opowie o każdej.
cli-stationfall-thing-held = Kto posiada: { $names }.
cli-stationfall-thing-data = Kto posiada: { $names }.
cli-stationfall-thing-lying = Gdzie leży: { $names }.
cli-stationfall-thing-sent = Dokąd transmitowano: { $names }.
cli-stationfall-thing-nowhere = Nikt tego nie ma.
cli-stationfall-thing-made = Gdzie powstaje: { $names }.

cli-stationfall-players-cubes = Znaczniki wpływu na kartach: { $cubes }.
cli-stationfall-players-bribe = { $card ->
    [none] Bez łapówki.
   *[other] Łapówka na karcie { FORM($card, case: "gen") }.
}
cli-stationfall-players-disc = Znacznik aktywacji na karcie { FORM($card, case: "gen") }.
cli-stationfall-players-shown = Kompromitujące materiały znane wszystkim: { $cards }.
cli-stationfall-players-bonus = Pokazana postać dodatkowa: { $cards }.
cli-stationfall-agenda-now = { $who }, gdyby stacja spadła teraz: { $rows }.
cli-stationfall-agenda-none = Nie masz jeszcze kart.
cli-stationfall-name-as = { $who } ({ $identity })

cli-stationfall-path-what = Dokąd? Na przykład: path bridge, path engineer bridge, path reactor bridge
cli-stationfall-path-who = Nikt teraz nie działa. Podaj, czyja to droga: path engineer bridge
cli-stationfall-no-conspirator = Nie masz wspólnika do aktywacji. Najpierw wpłyń na kogoś albo renegocjuj.
cli-stationfall-reveal-when = Ujawnienie jest w pierwszej fazie twojej tury, przed wpływaniem i aktywacją; kto się nie ujawni, robi to podczas Upadku stacji. Nie teraz. [15.2]

cli-stationfall-group = { $what }…
cli-stationfall-only = { $what }: { $which }
