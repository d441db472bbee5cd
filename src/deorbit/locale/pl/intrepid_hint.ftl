# Intrepid: co podpowiedź mówi o ciągu decyzji.

intrepid-gained-all = wszystkie misje ukończone
intrepid-gained-missions = { $count ->
    [one] ukończona misja
    [few] { $count } ukończone misje
    [many] { $count } ukończonych misji
   *[other] { $count } ukończonych misji
}
intrepid-gained-mission-spaces = { $count ->
    [one] pole misji
    [few] { $count } pola misji
    [many] { $count } pól misji
   *[other] { $count } pól misji
}
intrepid-gained-cards = { $count ->
    [one] zażegnana katastrofa
    [few] { $count } zażegnane katastrofy
    [many] { $count } zażegnanych katastrof
   *[other] { $count } zażegnanych katastrof
}
intrepid-gained-card-spaces = { $count ->
    [one] pole karty katastrofy
    [few] { $count } pola kart katastrof
    [many] { $count } pól kart katastrof
   *[other] { $count } pól kart katastrof
}
intrepid-gained-tile = { $tile }
intrepid-gained-dice = { $count ->
    [one] jedna kość więcej w każdej rundzie
    [few] { $count } kości więcej w każdej rundzie
    [many] { $count } kości więcej w każdej rundzie
   *[other] { $count } kości więcej w każdej rundzie
}
intrepid-gained-tokens = { $count ->
    [one] zdjęty żeton
    [few] { $count } zdjęte żetony
    [many] { $count } zdjętych żetonów
   *[other] { $count } zdjętych żetonów
}
intrepid-gained-amplify = { $count ->
    [one] żeton Wzmocnienia
    [few] { $count } żetony Wzmocnienia
    [many] { $count } żetonów Wzmocnienia
   *[other] { $count } żetonów Wzmocnienia
}
intrepid-gained-converters = { $count ->
    [one] Konwerter
    [few] { $count } Konwertery
    [many] { $count } Konwerterów
   *[other] { $count } Konwerterów
}
intrepid-gained-kept = { $count ->
    [one] kość na następną rundę
    [few] { $count } kości na następną rundę
    [many] { $count } kości na następną rundę
   *[other] { $count } kości na następną rundę
}
intrepid-gained-passed = { $count ->
    [one] przekazana kość
    [few] { $count } przekazane kości
    [many] { $count } przekazanych kości
   *[other] { $count } przekazanych kości
}
intrepid-gained-price = za { $count ->
        [one] { $count } punkt Potencjału
        [few] { $count } punkty Potencjału
        [many] { $count } punktów Potencjału
       *[other] { $count } punktów Potencjału
    }
