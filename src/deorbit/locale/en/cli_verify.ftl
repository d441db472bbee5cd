# What the command verify adds

cli-verify-inherited = { $count ->
    [one] The first action comes from the match that this one was forked from, which had a secret of its own.
   *[other] The first { $count } actions come from the match that this one was forked from, which had a secret of its own.
}
cli-verify-published = That is the hash you noted: nobody could change the draws.
cli-verify-other = That is NOT the hash you noted: this is another match, or another secret was put in its place.
