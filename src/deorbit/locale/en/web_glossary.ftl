# Terms, the glossary and the primer in the browser

web-terms = Explain terms in texts
web-primer = Primer
web-glossary = Glossary
web-glossary-title = Terms of { $game }
web-glossary-search = Search the terms
web-glossary-search-hint = A word or several
web-glossary-count =
    { $count ->
        [0] nothing found
        [one] one term
       *[other] { $count } terms
    }
web-glossary-nothing = No term has “{ $query }”. Try fewer or other words.
web-rules-games = All games

# Why something cannot be chosen

web-seat-range = { $least } to { $most }
web-bots-range = 1 to { $most }
web-bots-level-full = { $count } bots do not fit: with { $players } of you at most { $most } play
