# What the screens of all games say

# The question

web-play-question = 質問
web-play-table = テーブル
web-play-panels = パネル
web-play-result = 結果を表示
web-play-waits-for = { $who }が決める番です。
web-play-waits-for-many = 次のプレイヤーが決める番です：{ $names }。
web-play-sure = { $what }？
web-play-ends-turn = これでターンが終わります。
web-play-final = これは取り消せません。
web-play-final-do = 実行
web-play-final-not = やめる
web-play-final-never = 実行し、今後は警告しない
web-play-back = 戻る
web-play-undo = 取り消す
web-play-undo-propose = 取り消しを求める

# Actions

web-play-could = 今はできません
web-play-could-all = その他すべて……
web-play-here-can = できること
web-play-here-cannot = 他はなぜできない？
web-play-steps-many = { $count }か所、ボードかここで選択
web-play-menu-look = カードを見る
web-play-close = 閉じる

# Players

web-play-you = あなた
web-play-away = 不在
web-play-left-table = 退席
web-play-played-by = 担当
web-play-agent = { $agent }エージェント

# The board, the log and what was missed

web-play-station = ステーション
web-play-log = ログ
web-play-log-empty = まだ何も起きていません。
web-play-recent = あなたのターン以降
web-play-recent-back = 前の場面
web-play-recent-next = 次の場面
web-play-log-then = その時点のステーションを見る
web-play-log-details = ほか{ $count }件
web-play-why = なぜ？
web-play-why-asking = 調べています……
web-play-why-skipped = その前にスキップされたもの（順番どおり）：
web-play-why-nothing = 説明できることはありません。
web-play-since = 不在の間の出来事
web-play-since-count = { $count }件の出来事がありました。
web-play-since-show = 見る
web-play-since-next = 次へ
web-play-since-all = まとめて見る
web-play-since-skip = スキップ
web-play-since-done = ゲームへ

# Panels

web-play-tab-actions = アクション
web-play-tab-players = プレイヤー
web-play-tab-log = ログ
web-play-tab-guide = ヘルプ
web-play-sheet-up = パネルを引き上げる
web-play-sheet-down = パネルを引き下げる

# Keys

web-play-keys = キー操作
web-play-key-choose = 番号で選ぶ
web-play-key-back = 戻る、閉じる
web-play-key-undo = 取り消す
web-play-key-end = ターンを終了
web-play-key-board = ボードへ
web-play-key-actions = アクション
web-play-key-log = ログ
web-play-key-players = プレイヤー
web-play-key-next = 次へ（出来事の確認中）
web-play-key-help = このヘルプ

# The end

web-play-won-line = { $words }。
web-play-won = 勝者：{ $names }
web-play-won-nobody = 勝者なし
web-play-rematch = もう一度プレイ
web-play-look-again = ステーションを見る
web-play-download = ゲームをダウンロード
web-play-decided = 勝負を決めた場面
web-play-decided-hint = 場面を選ぶと、そのときの盤面が見られます
web-play-watch-again = リプレイ
web-play-share-picture = 画像を保存
web-play-share-link = リンクをコピー
web-play-share-not = このブラウザーでは画像を作れません。

# Advice

web-play-hint = ヒント
web-play-hint-asking = 考え中……
web-play-hint-then = その後さらに{ $count }手
web-play-hint-do = 実行
web-play-hint-close = 了解
web-play-hint-none = 完了するのが最善です。
