# Nazwy dla każdego miejsca przy tworzeniu stołu

web-each-lot = Losowo
web-each-crew = Załoga { $number }
