# Pojęcia gry Tajne rozkazy

toy-term-order = rozkaz
toy-term-order-means = Karta jednego koloru. Z dwóch otrzymanych zatrzymujesz jeden.
toy-term-order-forms = rozkaz|rozkazu|rozkazów|rozkazy
toy-term-spare-order = zapasowy rozkaz
toy-term-spare-order-means = Zakryty rozkaz na środku. Zna go ten, kto podejrzał.
toy-term-spare-order-forms = zapasowy rozkaz|zapasowego rozkazu
