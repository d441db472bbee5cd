# Station-X in the browser: the panels

# The question

web-stationx-ask-turn = 移動、攻撃、購入（1回）を行い、その後ターンを終了してください。
web-stationx-ask-attack = { $who }の{ $unit }を攻撃しますか？
web-stationx-over = ステーションをめぐる戦いは終わりました。
web-stationx-waits-build = { $who }がタイルを加えています。
web-stationx-waits-teleporter = { $who }がテレポーターを置いています。
web-stationx-waits-commander = { $who }がコマンダーを置いています。
web-stationx-waits-respawn = コマンダーを復帰させるか、{ $who }が決めています。
web-stationx-waits-turn = { $who }のターンです。
web-stationx-waits-keep = { $who }が生存させるユニットを選んでいます。
web-stationx-waits-recruit = { $who }が新しいユニットを置いています。
web-stationx-waits-learn = { $who }が無料のアップグレードを選んでいます。
web-stationx-waits-for = { $who }が決める番です。
web-stationx-units-left =
    { $count ->
        [0] 行動できるユニットはもういません
       *[other] まだ{ $count }体のユニットが行動できます
    }
web-stationx-purchase = 購入
web-stationx-purchase-left = 購入あと1回
web-stationx-purchase-made = 購入済み
web-stationx-end-turn = ターンを終了
web-stationx-costs = { $count }エネルギー必要
web-stationx-energy = { $count }エネルギー

# Actions

web-stationx-family-answer = あなたの答え
web-stationx-family-units = あなたのユニット
web-stationx-family-purchase = 購入（1ターンに1回）
web-stationx-family-close = 終了

web-stationx-could-unit = { $what }：{ $unit }（{ $at }）

# Players

web-stationx-state = 状態
web-stationx-out = 脱落
web-stationx-energy-title = エネルギー
web-stationx-energy-has = { $count }エネルギー、次のターンに+{ $income }
web-stationx-stipend = 以後のターンの補給カードによる収入：{ $list }
web-stationx-units = ユニット
web-stationx-units-of =
    { $unit }：{ $alive ->
        [0] なし（上限{ $limit }）
       *[other] { $alive }/{ $limit }
    }
web-stationx-base = 基地
web-stationx-bases =
    { $count ->
        [0] 支配する基地なし
       *[other] 基地{ $count }つを支配
    }
web-stationx-base-none = 未配置
web-stationx-base-own =
    { $count ->
        [1] 自分で支配
       *[other] 自分で支配、基地は計{ $count }つ
    }
web-stationx-base-lost = { $who }に奪われた
web-stationx-base-held = { $who }が支配しています。
web-stationx-supplied = 最後の補給
web-stationx-tiles = 残りタイル
web-stationx-tiles-left =
    { $count ->
        [0] 残りは基地だけ、またはなし
       *[other] 基地のほかに残り{ $count }枚
    }
web-stationx-none = なし

# Upgrades

web-stationx-upgrades = アップグレード
web-stationx-upgrades-whose = 誰のアップグレードか
web-stationx-upgrades-hint = アップグレードは{ $count }エネルギーで、1つ下のものから伸びます。
web-stationx-tree-troops = トルーパー、ドロイド
web-stationx-tree-commander = コマンダー
web-stationx-tree-base = 基地
web-stationx-upgrade-troops-speed = 移動
web-stationx-upgrade-troops-speed-2 = 移動
web-stationx-upgrade-troops-attack = 攻撃
web-stationx-upgrade-troops-jump = ジャンプ
web-stationx-upgrade-commander-speed = 移動
web-stationx-upgrade-commander-jump = ジャンプ
web-stationx-upgrade-commander-attack = 攻撃
web-stationx-upgrade-base-energy = 収入
web-stationx-upgrade-base-keep = 生存
web-stationx-upgrade-base-energy-2 = 収入
web-stationx-upgrade-buy = { $short }：{ $what }を{ $count }エネルギーで購入
web-stationx-upgrade-take = { $short }：{ $what }を無料で取得
web-stationx-upgrade-is-owned = { $short }：{ $what }（取得済み）
web-stationx-upgrade-is-open = { $short }：{ $what }（取得可能）
web-stationx-upgrade-is-closed = { $short }：{ $what }（下のものが必要）

# 勝ち方

web-stationx-winning = 勝ち方
web-stationx-winning-says = すべての基地を支配し、ほかの司令官を一人も残さないこと。最終ラウンドが終わったら、基地の最も多い勢力が勝ちます。
web-stationx-winning-bases = 基地 { $count }／{ $all }
web-stationx-winning-commanders = 倒した司令官 { $count }／{ $all }
web-stationx-faction = 勢力
web-stationx-base-not-laid = 未配置
web-stationx-base-mine = 自分の基地
web-stationx-base-won = 占領中
web-stationx-base-theirs = 相手の支配
web-stationx-commander-alive = 健在
web-stationx-commander-dead = 死亡
web-stationx-brings-end = この攻撃でゲームが終わります。
web-stationx-brings-out = この攻撃で{ $who }は脱落します。
web-stationx-brings-commander = この攻撃で{ $who }の司令官が倒れます。

# 戦闘

web-stationx-battle = これからの戦闘
web-stationx-battle-of = { $from }の{ $unit }が{ $to }を攻撃
web-stationx-battle-win = 勝利
web-stationx-battle-loss = 敗北
web-stationx-battle-tie = 相打ち
web-stationx-battle-keeps = { $who }は{ $count }体のうち1体を生存させます。
web-stationx-battle-spent = すでに攻撃したため不参加：{ $cells }。
web-stationx-battle-out = { $who }は脱落します。
web-stationx-battle-over = これでゲームが終了します。
web-stationx-battle-do = 攻撃
web-stationx-battle-not = やめる
web-stationx-fighter-dies = { $at }の{ $unit }：{ $adds }を加え、倒れる
web-stationx-fighter-may-stay = { $at }の{ $unit }：{ $adds }を加え、1体だけ生存する候補になる
web-stationx-fighter-stays = { $at }の{ $unit }：{ $adds }を加え、生存する

# Cards

web-stationx-unit-at = { $unit }（{ $at }）
web-stationx-attack = 戦闘に{ $count }を加える
web-stationx-movement = { $count }マス移動
web-stationx-jumps = スペースジャンプ
web-stationx-breathless = 酸素不要
web-stationx-is-doomed = 1体だけ生存する候補
web-stationx-is-new = 現れたばかり
web-stationx-is-moved = 移動済み
web-stationx-is-jumped = ジャンプ済み
web-stationx-is-attacked = 攻撃済み
web-stationx-cell = マス{ $at }
web-stationx-cell-space = 宇宙空間、{ $at }
web-stationx-room = 部屋
web-stationx-room-empty = ここには誰もいません。
web-stationx-oxygen = 酸素：{ $oxygen }のうち{ $living }を使用、1人あたりの上限{ $share }。
web-stationx-supply-room = 入れるのはコマンダーだけです。入ると補給カードを引きますが、同じ部屋から続けて2回は引けません。
web-stationx-teleporter-of = { $who }のテレポーター、{ $at }
web-stationx-teleporter-at = テレポーターは{ $at }にあります。
web-stationx-teleporter-none = テレポーターはまだ置かれていません。
web-stationx-way = 自分のユニットからの距離は？
web-stationx-way-who = 誰が

# The log

web-stationx-round = ラウンド{ $round }
web-stationx-log-start = 開始時

# Panels and keys

web-stationx-tab-upgrades = アップグレード
web-stationx-key-turn = タイルを回す
web-stationx-key-upgrades = アップグレード

# The end

web-stationx-score-bases = 基地

# Help

web-stationx-guide-goal = 目的
web-stationx-guide-goal-says = すべての基地を奪い、他のコマンダーを1体も残さないでください。基地を奪われ、コマンダーが倒れたプレイヤーは脱落します。
web-stationx-guide-build = 建設
web-stationx-guide-build-says = 順番に、ステーションに接するタイルを1枚ずつ加え、自分の基地は最後に置きます。2つの部屋が辺を共有する所は通れますが、2つの基地の間は壁です。その後、テレポーターとコマンダーを置きます。
web-stationx-guide-turn = あなたのターン
web-stationx-guide-turn-says = 任意の順序で、各ユニットは1回ずつ移動と攻撃を行い、購入を1回行えます。移動は任意の方向に2マスまで、部屋から部屋へはまっすぐにだけ進めます。その後、ターンを終了します。
web-stationx-guide-oxygen = 酸素
web-stationx-guide-oxygen-says = 部屋の円1つは、生物のユニット1体分の空気です。1人のプレイヤーが使えるのは半分（端数切り上げ）までです。ドロイドには必要ありません。
web-stationx-guide-battle = 戦闘
web-stationx-guide-battle-says = 隣の敵を攻撃します。区域にいる両側のユニットはすべて参加し、コマンダーは2、他は1を加えます。合計の大きい側が勝ち、敗者のユニットは倒れます。相打ちでは攻撃側の1体を除き全員が倒れます。ダイスはないので、攻撃する前に合計を確かめてください。
web-stationx-guide-base = 基地
web-stationx-guide-base-says = 守られていないテレポーターの隣にいるユニットは、攻撃を使って基地を奪えます。基地がエネルギーをもたらすのは本来の持ち主にだけです。
web-stationx-guide-commander = コマンダー
web-stationx-guide-commander-says = 倒れたコマンダーは、自分のテレポーターを支配している限り、ターンの開始時に2エネルギーで復帰できます。
web-stationx-guide-supply = 補給
web-stationx-guide-supply-says = 端にある4つの部屋のどれかに入ったコマンダーは、カードを1枚引きます。エネルギー、ユニット、アップグレードのいずれかです。同じ部屋から続けて2回は引けません。
web-stationx-guide-upgrade = 購入
web-stationx-guide-upgrade-says = トルーパーは3エネルギー、ドロイドは4、アップグレードは7です。新しいユニットは基地に現れ、すぐに攻撃でき、移動は次のターンからです。
web-stationx-guide-jump = スペースジャンプ
web-stationx-guide-jump-says = このアップグレードがあるユニットは、宇宙空間を一直線に越えて次の部屋へジャンプします。その後、そのユニットのターンは終わります。

# 大きな出来事

web-stationx-moment-conquered = ステーション制圧
web-stationx-moment-eliminated = 脱落
web-stationx-moment-captured = 基地陥落
web-stationx-moment-retaken = 基地奪還
web-stationx-moment-commander = 司令官死亡
web-stationx-moment-last-round = 最終ラウンド
web-stationx-moment-last-round-says = 終わったら基地を数えます。

# 記録（部屋の名前で）

web-stationx-room-name = { $sort ->
    [centre] 中央室
    [north] 北の補給室
    [east] 東の補給室
    [south] 南の補給室
    [west] 西の補給室
    [base] { $who }の基地
    [hall] ホール{ $number }
    [corridor] 通路{ $number }
   *[chamber] 区画{ $number }
}
web-stationx-room-in = { $sort ->
    [centre] 中央室
    [north] 北の補給室
    [east] 東の補給室
    [south] 南の補給室
    [west] 西の補給室
    [base] { $who }の基地
    [hall] ホール{ $number }
    [corridor] 通路{ $number }
   *[chamber] 区画{ $number }
}
web-stationx-room-to = { $sort ->
    [centre] 中央室
    [north] 北の補給室
    [east] 東の補給室
    [south] 南の補給室
    [west] 西の補給室
    [base] { $who }の基地
    [hall] ホール{ $number }
    [corridor] 通路{ $number }
   *[chamber] 区画{ $number }
}
web-stationx-room-from = { $sort ->
    [centre] 中央室
    [north] 北の補給室
    [east] 東の補給室
    [south] 南の補給室
    [west] 西の補給室
    [base] { $who }の基地
    [hall] ホール{ $number }
    [corridor] 通路{ $number }
   *[chamber] 区画{ $number }
}
web-stationx-log-placed = { $player }が{ $room }を増築。
web-stationx-log-teleporter-placed = { $player }がテレポーターを設置。
web-stationx-log-commander-placed = { $player }の司令官が到着。
web-stationx-log-moved = { $player }の{ $unit }が{ $from }から{ $to }へ移動。
web-stationx-log-moved-within = { $player }の{ $unit }が{ $in }の中で移動。
web-stationx-log-jumped = { $player }の{ $unit }が{ $from }から{ $to }へ宇宙を跳躍。
web-stationx-log-attacked = { $in }で{ $player }の{ $unit }が{ $other-player }を攻撃。
web-stationx-log-died = { $player }の{ $unit }が{ $in }で死亡。
web-stationx-log-kept = { $player }の{ $unit }が{ $in }で生き残る。
web-stationx-log-captured = { $player }が{ $other-player }のテレポーターを奪い、基地を占領。
web-stationx-log-bought = { $player }が{ $energy }エネルギーで{ $unit }を購入。
web-stationx-log-respawned = { $player }の司令官が{ $energy }エネルギーで復活。
web-stationx-log-drew = { $player }の司令官が{ $in }で補給を発見：{ $card }。
web-stationx-log-recruited = { $player }に無料の{ $unit }が{ $in }に登場。
web-stationx-log-starved = { $player }の{ $unit }が{ $in }で餓死。全員が基地にこもりすぎました。
