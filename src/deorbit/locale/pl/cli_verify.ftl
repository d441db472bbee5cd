# Co dodaje polecenie verify

cli-verify-inherited = { $count ->
    [one] Pierwsza akcja pochodzi z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
    [few] Pierwsze { $count } akcje pochodzą z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
    [many] Pierwsze { $count } akcji pochodzi z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
   *[other] Pierwsze { $count } akcji pochodzi z rozgrywki, od której ta się odgałęziła; tamta miała własny sekret.
}
cli-verify-published = To zanotowany przez ciebie skrót: nikt nie mógł zmienić losowań.
cli-verify-other = To NIE jest zanotowany przez ciebie skrót: to inna rozgrywka albo ktoś podstawił inny sekret.
