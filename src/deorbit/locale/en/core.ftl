# Messages of the kernel, the agents and the command.

illegal-action = { $text } [{ $rule }]

bad-action-json = This is not an action. Give its kind and arguments, for example {"{"}"kind": "end", "args": []{"}"} (problem: { $problem }).
bad-action-empty = An action needs at least a kind, for example "end".
unknown-action = There is no action "{ $kind }". Known actions: { $known }.
wrong-arguments = "{ $kind }" takes other arguments. Usage: { $usage }.
unknown-value = "{ $value }" is no { $domain } of this game.
too-many-values = { $domain }: more than { $most } values.
unknown-frame = "{ $value }" is no question of this game. Known questions: { $known }.
bad-frame = The question { $value } needs exactly these keys: { $keys }.
bad-seat = There is no seat { $seat }. Seats run from 0 to { $last }.
bad-moment = There is no moment { $moment }. This match has moments 0 to { $last }.

unknown-game = There is no game "{ $game }". Known games: { $known }.
seats-no-number = seats = { $seats } is no whole number.
bad-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
bad-seed = A seed is a whole number, not "{ $seed }".
unknown-option = There is no option "{ $option }". Known options: { $known }.
bad-option = Option "{ $option }" cannot be "{ $value }". It takes: { $accepts }.
unknown-agent = There is no agent "{ $agent }". Known agents: { $known }.
bad-agent-option = Agent "{ $agent }" does not take that: { $problem }.
wrong-agents = { $agents } agents were given for { $seats } seats.
no-automation = { $game } has no automated players.
no-hints = { $game } has no hints.
no-packs = { $game } has no content packs.

bad-position = A position is a dict.
unknown-key = { $key }: unknown key. Known keys: { $known }.
bad-value = { $key }: "{ $value }" does not fit. Expected: { $expected }.
bad-value-because = { $key }: { $problem }
too-many-pieces = { $key }: there is no { $piece } left to place.
bad-asks = asks: the position cannot be asked { $asked } now.
bad-asks-ending = asks: a running game asks something, a finished one nothing ("ending" says which).

save-too-large = The file is larger than { $most } MiB.
save-not-json = The file is not complete JSON text. It may have been cut off.
save-foreign = The file is no save file of Deorbit.
save-format = The file has save format { $found }; this version reads format { $known }. A newer Deorbit may open it.
save-damaged = The save file is damaged: { $problem }.
save-edited = The save file has been changed since it was written: its checksum does not fit.
save-unknown-game = The save file is of a game that is not installed: { $problem }
save-options = The options of the save file cannot be met here: { $problem }
save-mismatch = The save file contradicts the rules: { $problem }
save-differs = after { $step } actions the position is not the recorded one
save-too-old = The save file is of older rules and its position cannot be read any more: { $problem }

# Hints

core-hint-compared = As far as one can see now, this leaves you best off.
