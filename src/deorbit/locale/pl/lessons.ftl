# Lekcje wszystkich gier

lesson-over = Tura się skończyła, a czegoś wciąż brakuje. Zacznij od nowa: w lekcji nic nie przepada.

# Co jest nie tak z lekcją z pakietu zawartości

lesson-flaw-position = lekcja nie może się zacząć. { $problem }
lesson-flaw-seat = na początku gra o nic nie pyta miejsca { $seat }.
lesson-flaw-begun = wszystkie cele są osiągnięte już na początku, więc nie ma nic do zrobienia.
lesson-flaw-rule = w zasadach nie ma akapitu „{ $rule }”.
lesson-flaw-action = nie można zagrać „{ $action }”. { $problem }
lesson-flaw-early = wszystkie cele są osiągnięte już po „{ $action }”. Pomiń to, co dalej.
lesson-flaw-astray = po „{ $action }” pokazuje się błąd „{ $fault }”, choć droga jest dobra.
lesson-flaw-unreached = nie wszystkie cele są osiągnięte. Brakuje: { $goals }
lesson-flaw-accepted = ta próba osiąga wszystkie cele, więc nie jest błędna.
lesson-flaw-silent = nic nie mówi, co jest złe w tej próbie. Dodaj błąd, który do niej pasuje, albo niech kończy turę.
lesson-flaw-idle = żadna linia „wrong” nie pokazuje tego błędu.
