# Looking back at a match

web-replay = リプレイ
web-replay-open = 振り返る
web-replay-track = 対戦の時点
web-replay-at = アクション{ $step }/{ $steps }。
web-replay-action = アクション{ $step }
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-more = 詳細な操作を表示
web-replay-less = 簡易表示
web-replay-now = 現在に戻る
web-replay-move = 時点の移動
web-replay-first = 最初へ
web-replay-turn-back = 前のターンへ
web-replay-back = 1アクション戻る
web-replay-on = 1アクション進む
web-replay-turn-on = 次のターンへ
web-replay-last = 最後へ
web-replay-to-now = 現在へ
web-replay-speed = 速さ
web-replay-times = { $speed }×
web-replay-jump = 移動先の種類
web-replay-jump-back = 前のものへ戻る
web-replay-jump-on = 次のものへ進む
web-replay-news = 出来事（{ $count }）
web-replay-turns = ターン（{ $count }）
web-replay-view = 視点
web-replay-view-all = すべて公開
web-replay-view-of = { $name }の視点
web-replay-link = リンク
web-replay-link-copied = この時点へのリンクをコピーしました。
web-replay-link-not = リンクをコピーできませんでした。アドレスバーに表示されています。
web-replay-fork = ここから続ける
web-replay-edit = エディターで開く
web-replay-is-now = 現在の状態です。
web-replay-is-end = 終了時の状態です。
web-replay-is-start = 最初のアクションの前です。
web-replay-key = { $words }（{ $key }）

# Recordings

web-watch-title = リプレイファイルを見る
web-watch-lead = リプレイファイルとは、対戦中に1人のプレイヤーから見えたものをダウンロードしたファイルです。ここでは表示するだけで、どこにも保存しません。
web-watch-choose = ファイルを選ぶ
web-watch-drop = またはここにドロップ
web-watch-reading = { $name }を読み込み中……
web-watch-large = ファイルが大きすぎます。上限は{ $most } MiBです。
web-watch-failed = 再生できません
web-watch-end = リプレイはここまでです。
web-watch-other = 別のファイル
web-watch-seat = { $name }の視点（席{ $seat }）
web-watch-spectator = 観戦者の視点
web-watch-no-screen = { $game }のリプレイファイルは、ターミナルなら次のコマンドで見られます：deorbit replay FILE
