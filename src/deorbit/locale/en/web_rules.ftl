# The rules in the browser, and fair chance

web-rules-title = Rules of { $game }
web-rules-lead = Told in our own words, paragraph by paragraph. Each has a number that never changes: link to it, or look it up from the table.
web-rules-missing = There are no such rules
web-rules-missing-text = Perhaps the address is wrong. These are the games whose rules are here:
web-rules-failed = The rules could not be loaded.
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-search-hint = A word, several words, or a number such as 12.8
web-rules-count =
    { $count ->
        [0] nothing found
        [one] one paragraph
       *[other] { $count } paragraphs
    }
web-rules-nothing = Nothing in the rules has “{ $query }”. Try fewer or other words.
web-rules-clear = Show everything again
web-rules-house = house
web-rules-house-hint = A ruling of our own, on something that the rules leave open
web-rules-chapter-word = chapter
web-rules-link = Link to { $rule }
web-rules-copy = Copy the link to { $rule }
web-rules-copied = The link is copied.
web-rules-in-place = Show { $rule } where it stands
web-rules-top = To the contents
web-rules-key-next = from hit to hit

web-rule-panel = Rule { $rule }
web-rule-panel-chapter = { $game }: { $chapter }
web-rule-panel-back = Back to { $rule }
web-rule-panel-before = Before: { $rule }
web-rule-panel-after = After: { $rule }
web-rule-panel-open = Open in the rules
web-rule-panel-near = { $rule } has no paragraph of its own. This is the nearest.
web-rule-panel-none = The rules have no paragraph { $rule }.

web-verify = Check the shuffle
web-verify-why = All draws of a match follow from one secret. Its hash is published when the match begins, the secret when it ends: so nobody, not even the host of this service, can change a draw on the way.
web-verify-hash = The hash
web-verify-secret = The secret
web-verify-running = The match is still on. At its end the secret is shown here, and you can check it against the hash.
web-verify-noted-running = This browser has noted the hash.
web-verify-working = Checking …
web-verify-again = Check again
web-verify-good = Yes
web-verify-bad = No
web-verify-unknown = Not known
web-verify-noted = When the match began, this browser noted the same hash.
web-verify-noted-other = When the match began, this browser noted another hash: { $hash }
web-verify-noted-not = This browser was not here while the match was played, so it has noted no hash of its own.
web-verify-fits = The SHA-256 of the secret, worked out by this browser, is the hash.
web-verify-fits-not = The SHA-256 of the secret, worked out by this browser, is not the hash but { $hash }
web-verify-fits-unable = This browser works out hashes only on pages that come over https. The service says that the secret fits; the command below checks it on your own machine.
web-verify-folded =
    { $count ->
        [one] The service has played the one action again from the secret: every draw and every position agrees.
       *[other] The service has played all { $count } actions again from the secret: every draw and every position agrees.
    }
web-verify-folded-not = Played again from the secret, the match does not lead to the same positions: { $problem }
web-verify-inherited =
    { $count ->
        [one] The first action comes from the match that this one was forked from, which had a secret of its own.
       *[other] The first { $count } actions come from the match that this one was forked from, which had a secret of its own.
    }
web-verify-earlier = A part of it was played under other rules: it is kept as told, and not checked.
web-verify-fair = Everything agrees.
web-verify-unfair = Something does not agree.
web-verify-own = To check it on your own machine, download the record and run this:
web-verify-record = Download the record
