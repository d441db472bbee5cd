# Tajne rozkazy w terminalu

cli-toy-spare = Zapasowy rozkaz: { $card }
cli-toy-choosing = wybiera
cli-toy-kept = zatrzymany rozkaz: { $card }
cli-toy-shown = pokazany rozkaz: { $card }
cli-toy-dealt = Twój rozkaz: { $card }
