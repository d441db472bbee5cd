# Stationfall in the browser: the board in words

board-label = ステーション
board-keys = 矢印キーでセクション間を、Shiftと矢印キーでそこにいるキャラクターへ、Page Downで次の可能な選択肢へ移動し、Enterで選びます。プラス、マイナス、0でズームします。ホイール、2本指、ダブルタップでもズームできます。
board-instruments = 計器
board-zoom-in = 拡大
board-zoom-out = 縮小
board-zoom-all = ステーション全体を表示
board-legend = 凡例
board-legend-close = 凡例を閉じる

# Sections

board-gravity = 重力
board-weightless = 無重力
board-pod = 定員{ $capacity }人のポッド
board-launched = 射出済み
board-dark = 暗闇
board-generates = 電力
board-console = コンソール
board-airlock-out = 宇宙空間に出るエアロック
board-airlock-in = 宇宙空間から入るエアロック
board-damaged = 損傷
board-fire = 火災
board-airless = 窒息
board-goo = グレイグー
board-contaminates = 入ると汚染される
board-wipes = 入るとデータが消去される
board-mouth = ワームホールの口
board-trap-real = あなたの本物のトラップ
board-trap-decoy = おとりのトラップ
board-trap-unknown = トラップ・トークン
board-marker = { $player }のタイム・マーカー：{ $effect }、ミニッツ{ $minute }
board-lock-to = { $section }側のロック
board-core-lock-to = { $section }側のコアのロック
board-corridor = { $a }と{ $b }の間のコリドー
board-count = { $item }×{ $count }
board-kompromat = コンプロマット
board-kompromat-of = { $character }のコンプロマット
board-possible = 可能な選択肢

# Characters

board-down = ダウン
board-who-down = { $character }（ダウン）
board-contaminated = 汚染
board-exhausted = 消耗状態
board-conspirator = { $players }の共謀者
board-secret = あなたの正体
board-pc = { $player }のPC
board-pc-of-bot = { $player }（ボット）のPC
board-holds = { $items }を所持
board-data = { $data }を所持
board-cubes = { $player }：キューブ{ $count }個
board-inside = { $count }人を呑み込み中
board-kind-human = ヒューマン
board-kind-robot = ロボット
board-kind-human-robot = ヒューマン兼ロボット
board-kind-data = データ
board-kind-item = アイテム
board-at-card = ボード外
board-at-mesosphere = 脱出済
board-at-annihilated = 消滅
board-at-monster = モンスターの体内

# Instruments

board-track = ミニッツ{ $minute }
board-minute = ミニッツ{ $minute }
board-now = 現在
board-re-entry-unknown = 再突入：火球、またはあと1ミニッツ
board-re-entry-fireball = 再突入：火球
board-re-entry-minute = 再突入：このミニッツを行う
board-cameras = カメラ{ $state }
board-jammers = ジャマー{ $state }
board-abandoned = 退船！
board-not-abandoned = 退船未発令
board-antimatter-stable = 反物質：安定
board-antimatter-armed = 反物質：起動済み
board-antimatter-due = 反物質：ミニッツ{ $minute }！
board-antimatter-detonated = 反物質：爆発済み
board-project-sealed = プロジェクトX：封印中
board-project-known = プロジェクトX：{ $project }
board-project-released = { $project }：リリース済み
board-offsites = オフサイト
board-nothing = なし
board-medical = メディカル
board-stars = 星{ $count }つ
board-grey-bribes = 残りの灰色の買収：{ $count }
board-eaten = キバゴケが食べた数：{ $count }
board-pirate = 海賊船が接近中

# Legend

board-legend-gravity = 重力
board-legend-weightless = 無重力
board-legend-pod = ポッド
board-legend-damaged = 損傷
board-legend-corridor = コリドー
board-legend-vent = 通気口
board-legend-fire = 火災
board-legend-airless = 窒息
board-legend-goo = グレイグー
board-legend-dark = 暗闇
board-legend-lock = ロック
board-legend-core-lock = コアのロック
board-legend-time-marker = タイム・マーカー
board-legend-trap = トラップ・トークン
board-legend-wormhole = ワームホール
board-legend-kompromat = コンプロマット
board-legend-taint = 汚染
board-legend-power = 電力
board-legend-console = コンソール
board-legend-make = 作成
board-legend-send = 送信
board-legend-alarm = 退船
board-legend-repair = 修理
board-legend-launch = 射出
board-legend-lit = 可能
board-legend-chosen = 選択済み
board-legend-down = ダウン
board-legend-conspirator = 輪：誰の共謀者か
board-legend-shared = 等分の輪：共有する共謀者
board-legend-pc = 台座：公開された誰のPCか
board-legend-cubes = 置かれたキューブ
board-legend-exhausted = 消耗状態
board-legend-secret = あなたの正体
