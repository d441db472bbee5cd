# Nauka: strona z samouczkiem i lekcjami oraz panel obok planszy

web-learn = Nauka
web-learn-new-here = Pierwszy raz tutaj?
web-learn-begin = Zacznij od samouczka
web-closed-lesson = Ta próba jest porzucona: trwa już inna.

# Strona

web-learn-title = Naucz się grać
web-learn-lead = Masz godzinę? Wybierz samouczek. Masz pięć minut? Wybierz lekcję. Grasz na prawdziwej planszy według prawdziwych zasad; niczego nie możesz tu zepsuć na dobre.
web-learn-tutorial = Samouczek: gra z Lindsey
web-learn-tutorial-text = Lindsey gra w otwarte karty i przed każdym ruchem mówi, co myśli. Minuta po minucie dowiadujesz się, co nowego, widzisz, co ona z tym robi, i robisz z tym coś po swojemu. Możesz wyjść, kiedy chcesz; stół czeka.
web-agent-lindsey = Lindsey
web-learn-go-on = Wróć do przerwanej gry
web-learn-first = Pierwszy raz
web-learn-first-text = Z przewodnikiem do minuty 9, potem grasz dalej swobodnie. Zaczynasz od tego, co najpotrzebniejsze.
web-learn-second = Drugi raz
web-learn-second-text = Z przewodnikiem do minuty 7 i z tym, czego za pierwszym razem nie było.
web-learn-people = Kto się uczy
web-learn-people-count =
    { $count ->
        [one] Tylko ja
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osób
    }
web-learn-where = Gdzie siedzą
web-learn-where-here = Przy tym ekranie
web-learn-where-link = Przy swoich, przez link
web-learn-surplus =
    { $count ->
        [one] Wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
web-learn-surplus-agent = Grają tam agenci
web-learn-surplus-hand = Gram tam samodzielnie
web-learn-lessons = Lekcje: { $game }
web-learn-count = Opanowane: { $done } z { $count }
web-learn-minutes =
    { $count ->
        [one] Około minuty
        [few] Około { $count } minut
        [many] Około { $count } minut
       *[other] Około { $count } minut
    }
web-learn-ticked = opanowane

# Obok planszy

web-play-tab-lesson = Lekcja
web-learn-fold = Pokaż lub ukryj lekcję
web-learn-done = Gotowe
web-learn-goal-done = (osiągnięte)
web-learn-reached = Osiągnięte: { $goal }
web-learn-progress = Osiągnięte cele: { $reached } z { $count }
web-learn-fault = To tam nie prowadzi
web-learn-see = Zasada:
web-learn-rules = O co tu chodzi:
web-learn-tip = Wskazówka
web-learn-tip-show = Daj mi wskazówkę
web-learn-tip-hide = Ukryj wskazówkę
web-learn-restart = Zacznij od nowa
web-learn-repeat = Jeszcze raz
web-learn-do-again = Spróbuj ponownie
web-learn-do-lesson = Następna lekcja
web-learn-do-show = Dalej
web-learn-waits = { $name } gra dalej, gdy naciśniesz „{ $next }”
web-learn-parts = Części tego rozdziału
web-learn-part-new = Co nowego
web-learn-part-plan = Jej plan
web-learn-part-lindsey = Jej ruch
web-learn-part-you = Twój ruch
web-learn-turn-new = Co nowego
web-learn-turn-plan = Co planuje Lindsey
web-learn-turn-lindsey = Co robi Lindsey
web-learn-turn-you = Teraz ty
web-learn-chapters = Rozdziały
web-learn-replay = Zagraj rozdział ponownie, przy innym stole:
web-learn-optional = (nieobowiązkowe)
web-learn-limits = Lindsey prosi o przysługę
web-learn-left-out = Lindsey coś pomija: { $reason }
web-learn-film = Obejrzyj jako film
web-learn-film-stop = Zatrzymaj film
web-learn-skip = Przejdź do następnego rozdziału
web-learn-one-of = { $number } z { $count }
web-learn-one-back = Wstecz
web-learn-one-next = Dalej
