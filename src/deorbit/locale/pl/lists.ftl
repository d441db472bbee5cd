# How words are joined and quoted, and how a sentence begins

list-comma = { ", " }
list-quoted = „{ $words }”
list-then = { "; " }
list-dot = { " · " }
list-aside = { $name } ({ $words })
list-marked = { $name } { $words }
list-headed = { $name }: { $words }

# A sentence as it begins, and what stands between two of them
list-sentence = { CAPITAL($words) }
list-between = { " " }
