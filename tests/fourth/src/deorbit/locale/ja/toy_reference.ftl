# 資料：アクション、オプション、局面のキー

toy-kind-keep = 配られた2枚のうち、この指令を残す。
toy-kind-peek = 予備の指令を見る。
toy-kind-show = 自分の指令を全員に公開する。
toy-kind-pass = 何もしない。
toy-option-turns = 各プレイヤーの手番の数。
toy-key-round = ラウンド（1から）。`played`から決まる。
toy-key-played = 終わった手番の数。
toy-key-players = 席ごとに1項目。省略すると開始時のとおり。
toy-key-players-hand = 配られた2枚の指令。省略すると引かれる。
toy-key-players-kept = 残した指令。選ぶ前は`none`。手番の後で省略すると2枚のうち最初のもの。
toy-key-players-shown = 全員に公開されたかどうか。
toy-key-players-peeked = 予備の指令を見たかどうか。
toy-key-table = 予備の指令。誰かが見るまでは`none`。
