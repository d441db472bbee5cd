# Messages of the kernel, the agents and the command.

illegal-action = { $text } [{ $rule }]

bad-action-json = これはアクションではありません。種類と引数を指定してください。例：{"{"}"kind": "end", "args": []{"}"}（問題：{ $problem }）。
bad-action-empty = アクションには少なくとも種類が必要です。例：「end」。
unknown-action = 「{ $kind }」というアクションはありません。使えるアクション：{ $known }。
wrong-arguments = 「{ $kind }」の引数が違います。使い方：{ $usage }。
unknown-value = 「{ $value }」は、このゲームの{ $domain }にありません。
too-many-values = { $domain }：値が{ $most }個を超えています。
unknown-frame = 「{ $value }」という質問はこのゲームにありません。使える質問：{ $known }。
bad-frame = 質問{ $value }には、ちょうど次のキーが必要です：{ $keys }。
bad-seat = 席{ $seat }はありません。席は0～{ $last }です。
bad-moment = 時点{ $moment }はありません。この対戦の時点は0～{ $last }です。

unknown-game = 「{ $game }」というゲームはありません。選べるゲーム：{ $known }。
seats-no-number = seats = { $seats }は整数ではありません。
bad-seats = { $game }は{ $least }～{ $most }人用で、{ $seats }人では遊べません。
bad-seed = シードは整数です。「{ $seed }」は整数ではありません。
unknown-option = 「{ $option }」というオプションはありません。選べるオプション：{ $known }。
bad-option = オプション「{ $option }」に「{ $value }」は指定できません。指定できるもの：{ $accepts }。
unknown-agent = 「{ $agent }」というエージェントはいません。選べるエージェント：{ $known }。
bad-agent-option = エージェント「{ $agent }」にそれは指定できません：{ $problem }。
wrong-agents = { $seats }席に対して{ $agents }人のエージェントが指定されました。
no-automation = { $game }に自動のプレイヤーはいません。
no-hints = { $game }にヒントはありません。
no-packs = { $game }にコンテンツパックはありません。

bad-position = 局面はdictです。
unknown-key = { $key }：不明なキーです。使えるキー：{ $known }。
bad-value = { $key }：「{ $value }」は合いません。期待されるもの：{ $expected }。
bad-value-because = { $key }：{ $problem }
too-many-pieces = { $key }：配置できる{ $piece }がもうありません。
bad-asks = asks：この局面では今、{ $asked }を質問できません。
bad-asks-ending = asks：進行中のゲームには質問があり、終了したゲームには質問がありません（どちらかは「ending」で決まります）。

save-too-large = ファイルが{ $most } MiBを超えています。
save-not-json = ファイルが完全なJSONテキストではありません。途中で切れている可能性があります。
save-foreign = このファイルはDeorbitのセーブファイルではありません。
save-format = このファイルのセーブ形式は{ $found }ですが、この版で読めるのは形式{ $known }です。より新しいDeorbitなら開ける可能性があります。
save-damaged = セーブファイルが壊れています：{ $problem }。
save-edited = セーブファイルが書き込み後に変更されています。チェックサムが一致しません。
save-unknown-game = インストールされていないゲームのセーブファイルです：{ $problem }
save-options = セーブファイルのオプションをここでは満たせません：{ $problem }
save-mismatch = セーブファイルがルールに反しています：{ $problem }
save-differs = { $step }アクション後の局面が、記録された局面と異なります
save-too-old = 古いルールのセーブファイルで、その局面はもう読み込めません：{ $problem }

# Hints

core-hint-compared = 今わかる範囲では、これが最も有利です。
