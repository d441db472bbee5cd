# Dlaczego bot zrobił to, co zrobił: linia po linii skryptu.

stationfall-why-line = Linia { $count }
stationfall-why-line-focus = Linia priorytetowa { $count }
stationfall-why-line-of = { $script }, linia { $count }
stationfall-script-abandon-ship = Rozkaz opuszczenia statku
stationfall-script-revive = Ocucenie
stationfall-script-default = Skrypt podstawowy
stationfall-script-lindsey = Lindsey

stationfall-why-considered-focus = Kość wybrała skrypt priorytetowy: jego linie są pierwsze.

stationfall-why-skipped-abandon-ship = { $where } jest pominięta: rozkaz opuszczenia statku został wydany.
stationfall-why-skipped-revive = { $where } jest pominięta: PG bota nie jest ogłuszona.
stationfall-why-skipped-station = { $where } jest pominięta: w „{ $text }” warunek „{ $condition-text }” nie jest spełniony.
stationfall-why-skipped-nobody = { $where } jest pominięta: nikt nie może wykonać „{ $text }”.

stationfall-why-considered-no-conspirator = { $character } { FORM($character, case: "gender") ->
        [f] nie jest wspólnikiem bota
        [n] nie jest wspólnikiem bota
        [pl] nie są wspólnikiem bota
       *[m] nie jest wspólnikiem bota
    }.
stationfall-why-considered-down = { $character } { FORM($character, case: "gender") ->
        [f] jest ogłuszona
        [n] jest ogłuszone
        [pl] są ogłuszone
       *[m] jest ogłuszony
    }.
stationfall-why-considered-away = { $character } { FORM($character, case: "gender") ->
        [f] nie jest na stacji
        [n] nie jest na stacji
        [pl] nie są na stacji
       *[m] nie jest na stacji
    }.
stationfall-why-considered-no-cubes = Za mało znaczników wpływu, by pozyskać: { $character }.
stationfall-why-considered-fails = Nie spełnia „{ $condition-text }”: { $character }.
stationfall-why-considered-tired = { $character } { FORM($character, case: "gender") ->
        [f] jest wyczerpana
        [n] jest wyczerpane
        [pl] są wyczerpane
       *[m] jest wyczerpany
    }.
stationfall-why-considered-unable = Brak tego, czego to wymaga: { $character }.
stationfall-why-considered-cannot = Nie ma gdzie ani na czym tego zrobić albo nie ma tam drogi: { $character }.
stationfall-why-considered-too-far = { $count ->
        [one] { $count } akcja drogi
        [few] { $count } akcje drogi
        [many] { $count } akcji drogi
       *[other] { $count } akcji drogi
    }, za daleko na tę minutę: { $character }.
stationfall-why-considered-too-tired = { $character } { FORM($character, case: "gender") ->
        [f] jest wyczerpana i ma tylko jedną akcję
        [n] jest wyczerpane i ma tylko jedną akcję
        [pl] są wyczerpane i mają tylko jedną akcję
       *[m] jest wyczerpany i ma tylko jedną akcję
    }, a potrzeba ich { $count }.
stationfall-why-considered-nobody-soon = Nikt nie może skończyć w tej minucie, więc wyrusza ktoś niewyczerpany.
stationfall-why-considered-idle = Już tam, dokąd prowadzi linia, i nic więcej do zrobienia: { $character }.
stationfall-why-considered-would = { $count ->
        [0] Bez kosztu
        [one] Jedna akcja drogi
        [few] { $count } akcje drogi
        [many] { $count } akcji drogi
       *[other] { $count } akcji drogi
    }: { $character }.

stationfall-why-chosen = { $where } jest realizowana: „{ $text }”, postać: { $character }, { $count ->
        [0] za darmo
        [one] jedna akcja drogi
        [few] { $count } akcje drogi
        [many] { $count } akcji drogi
       *[other] { $count } akcji drogi
    }.
stationfall-why-chosen-regroup = Nie da się wykonać żadnej linii, więc bot renegocjuje.
stationfall-why-chosen-character = Kogo dotyczy: { $character }.
stationfall-why-chosen-section = Dokąd: { $at }.
stationfall-why-chosen-thing = O co chodzi: { $ware }.
stationfall-why-chosen-item = Darmowe podniesienie po drodze: { $item }, { $at }.
stationfall-why-chosen-kompromat = Darmowe podniesienie po drodze: kompromitujące materiały, { $at }.

stationfall-why-tie-free-actions = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: więcej darmowych akcji po drodze.
stationfall-why-tie-conspirator = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: to już wspólnik.
stationfall-why-tie-this-minute = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: może skończyć w tej minucie.
stationfall-why-tie-unexhausted = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: { FORM($character, case: "gender") ->
        [f] nie jest wyczerpana
        [n] nie jest wyczerpane
        [pl] nie są wyczerpane
       *[m] nie jest wyczerpany
    }.
stationfall-why-tie-pc = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: to PG bota.
stationfall-why-tie-most-cubes = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: więcej znaczników wpływu na karcie.
stationfall-why-tie-character-order = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: następne miejsce w kolejności postaci po PG bota.
stationfall-why-tie-first-pawn = Równie blisko: { $other-character }. Pierwszeństwo ma { $character }: to pierwszy pionek karty.

stationfall-why-tie-script-goal = Z równie bliskich możliwości skrypt wymienia tę jako pierwszą.
stationfall-why-tie-fewest-own-cubes-goal = Z równie bliskich możliwości ta ma pierwszeństwo: najmniej znaczników wpływu bota.
stationfall-why-tie-most-persons-cubes-goal = Z równie bliskich możliwości ta ma pierwszeństwo: najwięcej znaczników wpływu ludzi.
stationfall-why-tie-character-order-goal = Z równie bliskich możliwości ta ma pierwszeństwo: następne miejsce w kolejności postaci po PG bota.
stationfall-why-tie-first-pawn-goal = Z równie bliskich możliwości ta ma pierwszeństwo: pierwszy pionek karty.
stationfall-why-tie-zero-gravity-goal = Z równie bliskich możliwości ta ma pierwszeństwo: sektor z nieważkością.
stationfall-why-tie-most-occupants-goal = Z równie bliskich możliwości ta ma pierwszeństwo: kapsuła z największą liczbą pasażerów.
stationfall-why-tie-top-most-goal = Z równie bliskich możliwości ta ma pierwszeństwo: sektor położony najwyżej.
stationfall-why-tie-leftmost-goal = Z równie bliskich możliwości ta ma pierwszeństwo: sektor położony najbardziej na lewo.
stationfall-why-tie-first-section-goal = Z równie bliskich możliwości ta jest pierwsza na liście sektorów.
stationfall-why-tie-colour-goal = Z równie bliskich możliwości ta ma pierwszeństwo: decyduje kolor Przedmiotu.
stationfall-why-tie-name-goal = Z równie bliskich możliwości ta ma pierwszeństwo: decyduje nazwa Przedmiotu.

stationfall-why-tie-way-item = Spośród tego, co można podnieść, linia wymienia to na drogę.
stationfall-why-tie-script-item = Spośród tego, co można podnieść, to ma pierwszeństwo: dotyczy tego skrypt.
stationfall-why-tie-kompromat-item = Spośród tego, co można podnieść, to ma pierwszeństwo: kompromitujące materiały przed Przedmiotami.
stationfall-why-tie-colour-item = Spośród tego, co można podnieść, to ma pierwszeństwo: decyduje kolor Przedmiotu.
stationfall-why-tie-name-item = Spośród tego, co można podnieść, to ma pierwszeństwo: decyduje nazwa Przedmiotu.
