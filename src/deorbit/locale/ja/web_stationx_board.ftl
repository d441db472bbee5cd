# The board of Station-X in the browser

web-stationx-board-label = ステーション（マスごと）
web-stationx-board-keys = 矢印キーでマスからマスへ、Shiftと矢印キーで4マスずつ移動します。Page UpとPage Downで可能な選択肢へ移動します。Enterで選び、Escapeで戻ります。タイルを手にしているときは、Rで回し、Enterでここを左下のマスとして置きます。プラス、マイナス、0でズームします。

# What is on a cell

web-stationx-board-space = 宇宙空間
web-stationx-board-centre = 中央室
web-stationx-board-supply-north = 北の補給室
web-stationx-board-supply-east = 東の補給室
web-stationx-board-supply-south = 南の補給室
web-stationx-board-supply-west = 西の補給室
web-stationx-board-room = { $width }×{ $height }
web-stationx-board-base = { $player }の基地
web-stationx-board-held = { $player }が支配
web-stationx-board-oxygen = 酸素{ $living }/{ $oxygen }
web-stationx-board-teleporter = { $player }のテレポーター
web-stationx-board-unit = { $player }の{ $unit }
web-stationx-board-attack = 攻撃{ $attack }
web-stationx-board-moved = 移動済み
web-stationx-board-attacked = 攻撃済み
web-stationx-board-jumped = ジャンプ済み
web-stationx-board-new = 現れたばかり
web-stationx-board-ready = 行動可能
web-stationx-board-chosen = 選択済み

# What can be done there

web-stationx-board-goal-move = ここへ移動可能
web-stationx-board-goal-jump = ここへジャンプ可能
web-stationx-board-goal-attack = 攻撃可能
web-stationx-board-goal-capture = 奪取可能
web-stationx-board-goal-appear = ここに配置可能
web-stationx-board-goal-keep = 生存させられる
web-stationx-board-battle-win = 攻撃可能、{ $attack }対{ $defence }で勝利
web-stationx-board-battle-loss = 攻撃可能、{ $attack }対{ $defence }で敗北
web-stationx-board-battle-tie = 攻撃可能、{ $attack }対{ $defence }で相打ち
web-stationx-board-mine = 自分のユニットを見る
web-stationx-board-forecast-win = 勝利：敵{ $killed }体を倒し、損失なし
web-stationx-board-forecast-loss = 敗北：{ $lost }体を失い、敵は無傷
web-stationx-board-forecast-tie = 引き分け：味方1体が残る
web-stationx-board-fits = ここに{ $tile }を置ける
web-stationx-board-fits-not = ここに{ $tile }は置けない

# Tiles to lay

web-stationx-board-tray = あなたのタイル
web-stationx-board-tile-base = 基地
web-stationx-board-pile = { $tile }、残り{ $count }枚
web-stationx-board-take = タイルを取る：{ $tile }、酸素{ $oxygen }
web-stationx-board-turn = 回す
web-stationx-board-lay = 置く
web-stationx-board-pick-tile = タイルを選んでください。
web-stationx-board-base-last = 基地は最後です。
web-stationx-board-no-place = 今は置ける場所がありません。

# Over the board


# Legend

web-stationx-board-legend-move = 移動できる
web-stationx-board-legend-attack = 攻撃できる
web-stationx-board-legend-new = 現れたばかり
web-stationx-board-legend-oxygen = 酸素：使用中、空き、1人あたりの上限
web-stationx-board-legend-supply = 補給室
web-stationx-board-legend-crown = コマンダー専用
web-stationx-board-legend-drawn = 最後にカードを引いた部屋
web-stationx-board-legend-teleporter = テレポーター
web-stationx-board-legend-door = 部屋から部屋への通り道
web-stationx-board-legend-wall = 固い壁
web-stationx-board-legend-jump = スペースジャンプ
web-stationx-board-legend-target = 攻撃可能
web-stationx-board-legend-dies = 倒れる
