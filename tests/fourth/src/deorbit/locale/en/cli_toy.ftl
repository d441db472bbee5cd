# Sealed Orders in a terminal

cli-toy-spare = Spare order: { $card }
cli-toy-choosing = is choosing
cli-toy-kept = keeps an order: { $card }
cli-toy-shown = shows an order: { $card }
cli-toy-dealt = Dealt to you: { $card }
