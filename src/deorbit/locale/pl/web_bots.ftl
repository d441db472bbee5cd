# Boty w przeglądarce: zakładanie stołu, miejsca

web-bot = Bot
web-bot-as = Bot { $identity }
web-bot-number = Bot { $number }
web-bot-waiting = gra według skryptu
web-start-hint-bots = Albo poczekaj: gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-waiting-for-all = Masz miejsce. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-bots = Boty
web-bots-hint = Boty to przeciwnicy z samej gry; razem z nimi gra do dziewięciu graczy. Wszyscy widzą, kim są, i mogą przeczytać skrypt, według którego grają. Agenci siedzą natomiast na miejscach powyżej i grają jak ludzie, z tajną tożsamością.
web-bots-level = Jak silne są boty
web-bots-level-none = Bez botów
web-bots-level-none-is = tylko ludzie i agenci
web-bots-level-easy = Łatwo
web-bots-level-normal = Normalnie
web-bots-level-hard = Trudno
web-bots-level-own = Twój wybór
web-bots-level-own-is = ile i kto
web-bots-level-is = { $count ->
        [one] jeden bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } botów
    }, { $tier ->
        [1] najłatwiejsze postaci
        [4] wszystkie postaci
       *[other] do poziomu trudności { $tier }
    }
web-bots-count =
    { $count ->
        [one] jeden bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } botów
    }
web-bots-total =
    { $players ->
        [one] Jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    } i { $bots ->
        [one] jeden bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } botów
    }: razem { $count }, najwyżej { $most }. Im więcej botów, tym trudniej wygrać.
web-bots-alone = Tylko ja i boty
web-bots-fewer = Jeden bot mniej
web-bots-more = Jeden bot więcej
web-bots-who = Kim są
web-bots-who-dealt = Losowe
web-bots-who-named = Wybrane z listy
web-bots-rest = Pozostałe są losowane.
web-bots-tier = Najtrudniejsze losowane postaci
web-bots-mode = Kto wygrywa
web-bots-mode-alone = Każdy za siebie.
web-bots-mode-alone-is =
    { $players ->
        [one] Wygrywa najwyższy wynik, twój albo bota.
        [few] Wygrywa najwyższy wynik, czyjkolwiek jest: kogoś z was albo bota.
        [many] Wygrywa najwyższy wynik, czyjkolwiek jest: kogoś z was albo bota.
       *[other] Wygrywa najwyższy wynik, czyjkolwiek jest: kogoś z was albo bota.
    }
web-bots-mode-cooperative = Razem.
web-bots-mode-cooperative-is =
    { $players ->
        [one] Wygrywasz, jeśli masz więcej punktów niż każdy bot.
        [few] Wygrywacie razem, jeśli każde z was ma więcej punktów niż każdy bot; inaczej wygrywają boty.
        [many] Wygrywacie razem, jeśli każde z was ma więcej punktów niż każdy bot; inaczej wygrywają boty.
       *[other] Wygrywacie razem, jeśli każde z was ma więcej punktów niż każdy bot; inaczej wygrywają boty.
    }
web-bots-mode-teams = W drużynach dwuosobowych.
web-bots-mode-teams-is = Drużyna musi pokonać inne drużyny i dwa najlepsze boty razem, a remisy należą do botów. Dla czterech, sześciu lub ośmiu osób albo dla dwóch przy co najmniej dwóch botach.
web-option-stationfall-bots = Boty
web-option-stationfall-bot-identities = Kim są boty
web-option-stationfall-bot-tier = Najtrudniejsze boty
web-option-stationfall-cooperative = Wszyscy razem przeciw botom
web-choice-stationfall-bot-tier-1 = Poziom trudności 1, najłatwiejszy
web-choice-stationfall-bot-tier-2 = Do poziomu trudności 2
web-choice-stationfall-bot-tier-3 = Do poziomu trudności 3

web-tempo = Tempo botów
web-tempo-calm = Spokojne
web-tempo-usual = Zwykłe
web-tempo-quick = Szybkie
web-tempo-skip = Przewiń dalej
