# How the parts of a list are joined, and words are quoted

list-comma = { ", " }
list-quoted = “{ $words }”
