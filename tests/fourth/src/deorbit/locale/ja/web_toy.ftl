# ブラウザでの密封指令

web-game-toy = 密封指令
web-game-toy-about = 2枚の指令から1枚を残し、予備の1枚は裏向きのまま。公開する前に、何が得点になるかを探りましょう。

web-option-toy-turns = 各プレイヤーの手番の数

web-toy-station = テーブル
web-toy-look-again = テーブルを見る
web-toy-log-then = その時点のテーブルを見る
web-toy-family-turn = あなたの手番
web-toy-waits-keep = ほかのプレイヤーが選んでいます：{ $who }
web-toy-waits-turn = { $who }の手番です。

web-toy-board = テーブル上の指令
web-toy-spare = 予備の指令：{ $card }
web-toy-own = あなたの指令：{ $card }
web-toy-dealt = 配られた指令：{ $card }
web-toy-order-of = { $who }の指令：{ $card }
web-toy-choosing = 選択中
web-toy-peeked = 予備の指令を知っている
web-toy-moment-peeked = 誰かが見た
web-toy-score = 点

web-toy-guide-goal = ゲームの目的
web-toy-guide-goal-says = 2枚から1枚を残し、得点になるときに公開します。赤なら1点、予備の指令と同じ色なら2点です。
web-toy-guide-spare = 予備の指令
web-toy-guide-spare-says = 誰かが初めて見るときに引かれます。誰も見なければ、同じ色の指令はありません。

web-editor-toy-group-time = 時間
web-editor-toy-group-orders = 指令
web-editor-toy-key-round = ラウンド
web-editor-toy-key-played = 終わった手番
web-editor-toy-key-players = プレイヤー
web-editor-toy-key-players-hand = 配られた指令
web-editor-toy-key-players-kept = 残した指令
web-editor-toy-key-players-shown = 公開済み
web-editor-toy-key-players-peeked = 予備を見た
web-editor-toy-key-table = 予備の指令
web-editor-toy-value-none = なし
