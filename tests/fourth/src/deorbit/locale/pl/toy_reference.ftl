# Opis: akcje, opcje, klucze pozycji

toy-kind-keep = Zatrzymaj ten z dwóch otrzymanych rozkazów.
toy-kind-peek = Obejrzyj zapasowy rozkaz.
toy-kind-show = Pokaż wszystkim swój rozkaz.
toy-kind-pass = Nie rób nic.
toy-option-turns = Ile tur ma każdy gracz.
toy-key-round = Runda, od 1. Wynika z `played`.
toy-key-played = Ile tur już rozegrano.
toy-key-players = Jeden wpis na miejsce; pominięty: jak na początku.
toy-key-players-hand = Dwa otrzymane rozkazy. Pominięte: losowane.
toy-key-players-kept = Zatrzymany rozkaz, wcześniej `none`; pominięty po rozegraniu tur: pierwszy z dwóch.
toy-key-players-shown = Czy wszyscy go widzieli.
toy-key-players-peeked = Czy gracz widział zapasowy rozkaz.
toy-key-table = Zapasowy rozkaz, `none`, zanim ktoś spojrzy.
