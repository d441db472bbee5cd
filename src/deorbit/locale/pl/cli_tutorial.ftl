# Samouczek w terminalu

cli-tutorial-go-on = [Enter: dalej]
cli-tutorial-lindsey = { $title } – Lindsey
cli-tutorial-you = { $title } – twoja tura
cli-tutorial-limits = Lindsey prosi o przysługę
cli-tutorial-goals = Do zrobienia
cli-tutorial-no-goals = W tym rozdziale nie ma nic szczególnego do zrobienia: graj o zwycięstwo.
cli-tutorial-optional = { $goal } (nieobowiązkowe)
cli-tutorial-ticked = ✓ { $goal }
cli-tutorial-does = Lindsey: { $what }
cli-tutorial-left-out = Pominięte: { $what }. { $why }
cli-tutorial-people = Przy jednym ekranie nie da się grać samouczka w { $people ->
        [one] jedną osobę
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osób
    }. Może ich być od 1 do { $most }.
cli-tutorial-none = „{ $file }” to nie samouczek. Kontynuuj poleceniem: deorbit play --load "{ $file }"
cli-tutorial-help =
    W samouczku także:
      goals     co robić w tej minucie, co już zrobione, a co zostawić Lindsey
      chapter   czyta rozdział jeszcze raz
      again     gra rozdział jeszcze raz od początku
      skip      do następnego rozdziału; do tego czasu decydują za ciebie agenci
