# Station-X: what screens say beyond the log. Cells are said by their names (l12).

stationx-clock-build = ステーションの建設
stationx-clock-place = 基地の準備
stationx-clock-round = ラウンド{ $round }/{ $last }
stationx-clock-over = ステーション完成

# Kinds of actions, as headings

stationx-group-attack = 攻撃
stationx-group-capture = 基地を奪う
stationx-group-move = 移動
stationx-group-jump = スペースジャンプ
stationx-group-place = タイルを置く
stationx-group-teleporter = テレポーターを置く
stationx-group-commander = コマンダーを置く
stationx-group-respawn = コマンダーを復帰させる
stationx-group-keep = ユニット1体を生存させる
stationx-group-recruit = 新しいユニットを置く
stationx-group-buy = ユニットを購入
stationx-group-upgrade = アップグレード

# Actions

stationx-do-attack = { $from }の{ $unit }で{ $to }を攻撃
stationx-do-capture = { $from }の{ $unit }で{ $to }のテレポーターを奪う
stationx-do-move = { $unit }を{ $from }から{ $to }へ移動
stationx-do-jump = { $unit }が{ $from }から{ $to }へスペースジャンプ
stationx-do-place = { $tile ->
    [base] 基地を{ $at }に置く
   *[other] { $tile }のタイルを{ $at }に置く
}
stationx-do-teleporter = テレポーターを{ $at }に置く
stationx-do-commander = コマンダーを{ $at }に置く
stationx-do-respawn = コマンダーを{ $at }に復帰させる
stationx-do-wait = 1ターン待つ
stationx-do-keep = { $at }の{ $unit }を生存させる
stationx-do-recruit = { $unit }を{ $at }に置く
stationx-do-buy = { $unit }を購入：{ $at }
stationx-do-upgrade = { $upgrade }
stationx-do-end = ターンを終了

# What is special about an action

stationx-note-card = 補給カードを引く
stationx-note-no-card = カードなし：前回もこの部屋で引いた
stationx-note-capture = { $other-player }の基地
stationx-note-conquer = { $other-player }の基地、{ $other-player }は脱落する
stationx-note-retake = 自分の基地
stationx-note-idle = まだ{ $count }体のユニットが行動できる

# Battles to be

stationx-battle-win = { $attack }対{ $defence }：{ $player }の勝利
stationx-battle-loss = { $attack }対{ $defence }：{ $player }の敗北
stationx-battle-tie = { $attack }対{ $defence }：{ $player }の1体を除き全員が倒れる

# Rooms

stationx-room-centre = 中央室
stationx-room-north = 北の補給室
stationx-room-east = 東の補給室
stationx-room-south = 南の補給室
stationx-room-west = 西の補給室
stationx-room-tile = 部屋
stationx-room-base = 基地

# Ways

stationx-route-way = { $count ->
    [1] { $to }まで1ターン。
   *[other] { $to }まで{ $count }ターン（止まるマス：{ $stops }）。
}
stationx-route-here = すでに{ $at }にいます。
stationx-route-beside = { $to }は埋まっているため、その隣までの経路です。
stationx-route-later = この{ $unit }はこのターンもう移動できないため、経路は次のターンから始まります。
stationx-route-none = 今のステーションでは、{ $from }から{ $to }への経路はありません。
stationx-route-space = { $at }は宇宙空間です。
