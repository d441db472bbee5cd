# 密封指令

toy-title = 密封指令

toy-player-0 = アルファ
toy-player-1 = ベータ
toy-player-2 = ガンマ
toy-player-3 = デルタ

toy-card-red = 赤
toy-card-blue = 青
toy-card-green = 緑
toy-card-gold = 金
toy-card-hidden = 裏向き

toy-row-own = 赤の指令
toy-row-spare = 予備の指令と同じ色

toy-ending-done = すべての手番が終わりました。

toy-clock-keep = 指令を選択中
toy-clock-turns = ラウンド{ $round }／{ $last }
toy-clock-over = すべての手番が終了

# Questions

toy-ask-keep = 2枚の指令のうち、どちらを残しますか？
toy-ask-turn = あなたの手番です。予備の指令を見るか、自分の指令を公開するか、パスしてください。

# Events

toy-event-kept = { $player }が指令を1枚残しました（{ $card }）。
toy-event-peeked = { $player }が予備の指令を見ました（{ $card }）。
toy-event-shown = { $player }が指令を公開しました：{ $card }。
toy-event-passed = { $player }がパスしました。

# Why not

toy-not-over = ゲームは終わりました。
toy-not-your-turn = あなたの手番ではありません。
toy-not-asked = いまの問いへの答えになりません。
toy-not-held = { $card }の指令は配られていません。
toy-not-known = 予備の指令はもう見ています。
toy-not-shown = あなたの指令はもう全員が見ています。

# Actions

toy-group-keep = 指令を残す
toy-do-keep = { $card }の指令を残す
toy-do-peek = 予備の指令を見る
toy-do-show = 自分の指令を公開する
toy-do-pass = パスする
