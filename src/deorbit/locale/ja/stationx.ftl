# Station-X: names

stationx-title = Station-X

stationx-faction-cyborgs = サイボーグ
stationx-faction-pirates = 海賊
stationx-faction-spacemen = スペースマン
stationx-faction-aliens = エイリアン

stationx-unit-commander = コマンダー
stationx-unit-trooper = トルーパー
stationx-unit-droid = ドロイド

stationx-upgrade-troops-speed = トルーパーとドロイドの移動+1
stationx-upgrade-troops-speed-2 = トルーパーとドロイドの移動さらに+1
stationx-upgrade-troops-attack = トルーパーとドロイドの攻撃+1
stationx-upgrade-troops-jump = トルーパーとドロイドのスペースジャンプ
stationx-upgrade-commander-speed = コマンダーの移動+1
stationx-upgrade-commander-jump = コマンダーのスペースジャンプ
stationx-upgrade-commander-attack = コマンダーの攻撃+1
stationx-upgrade-base-energy = 基地ティアI：毎ターンのエネルギー+1
stationx-upgrade-base-keep = 基地ティアII：敗北した戦闘でユニット1体が生存
stationx-upgrade-base-energy-2 = 基地ティアIII：毎ターンのエネルギー+1

stationx-card-energy-2 = エネルギー2
stationx-card-energy-3 = エネルギー3
stationx-card-energy-5 = エネルギー5
stationx-card-stipend = 次の4ターン、毎ターンエネルギー1
stationx-card-trooper = 無料のトルーパー
stationx-card-droid = 無料のドロイド
stationx-card-upgrade = 無料のアップグレード

stationx-row-bases = 支配する基地
stationx-row-units = 生存ユニット
stationx-row-energy = 残りエネルギー

stationx-ending-conquest = すべての基地が1つの陣営のものとなり、他のコマンダーは残っていない。
stationx-ending-round-limit = 最終ラウンドが終わった。基地、次にユニット、次にエネルギーの多さで決まる。

# Questions

stationx-ask-build = ステーションにタイルを1枚加えてください。
stationx-ask-teleporter = 基地にテレポーターを置いてください。
stationx-ask-commander = 基地にコマンダーを置いてください。
stationx-ask-respawn = コマンダーは倒れています。テレポーターの隣に復帰させますか、それとも1ターン待ちますか？
stationx-ask-turn = あなたのターンです。任意の順序で移動、攻撃、購入（1回）を行い、その後ターンを終了してください。
stationx-ask-keep = 生存させるユニットを1体選んでください。
stationx-ask-recruit = 補給カードで{ $unit }を得ました。基地に置いてください。
stationx-ask-learn = 補給カードで無料のアップグレードを得ました。選んでください。

# Events

stationx-event-placed = { $player }は{ $tile ->
    [base] 基地
   *[other] { $tile }のタイル
}を{ $at }に置いた。
stationx-event-discarded = { $player }は{ $tile ->
    [base] 基地
   *[other] { $tile }のタイル
}を置ける場所がなく、捨てた。
stationx-event-teleporter-placed = { $player }はテレポーターを{ $at }に設置した。
stationx-event-commander-placed = { $player }のコマンダーが{ $at }に到着した。
stationx-event-turn-begun = ラウンド{ $round }：{ $player }。
stationx-event-income = { $player }は{ $energy }エネルギーを得て、合計{ $total }になった。
stationx-event-moved = { $player }は{ $unit }を{ $from }から{ $at }へ移動した。
stationx-event-jumped = { $player }の{ $unit }は{ $from }から{ $at }へスペースジャンプした。
stationx-event-attacked = { $from }にいる{ $player }の{ $unit }は{ $at }の{ $other-player }を攻撃した。
stationx-event-battle-won = { $player }は{ $other-player }との戦闘に{ $attack }対{ $defence }で勝利した。
stationx-event-battle-lost = { $player }は{ $other-player }との戦闘に{ $attack }対{ $defence }で敗北した。
stationx-event-battle-tied = { $player }と{ $other-player }は{ $attack }対{ $attack }で相打ちになった。
stationx-event-died = { $player }の{ $unit }は{ $at }で倒れた。
stationx-event-kept = { $player }の{ $unit }は{ $at }で生存した。
stationx-event-captured = { $player }は{ $at }にある{ $other-player }のテレポーターを奪い、基地を手に入れた。
stationx-event-retaken = { $player }は自分の基地を{ $other-player }から奪い返した。
stationx-event-bought = { $player }は{ $energy }エネルギーで{ $unit }を購入し、{ $at }に配置した。
stationx-event-upgraded = { $player }はアップグレード「{ $upgrade }」を取得した。
stationx-event-respawned = { $player }のコマンダーが{ $energy }エネルギーで{ $at }に復帰した。
stationx-event-respawn-breathless = { $player }のコマンダーは復帰できない。基地の酸素が足りない。
stationx-event-respawn-crowded = { $player }のコマンダーは復帰できない。テレポーターの隣に空いているマスがない。
stationx-event-drew = { $player }のコマンダーは{ $at }で補給を見つけた：{ $card }。
stationx-event-reshuffled = 補給カードがシャッフルし直された。
stationx-event-recruited = { $player }の無料の{ $unit }が{ $at }に現れた。
stationx-event-paid-out = { $player }は{ $card }を受け取れず、代わりに{ $energy }エネルギーを得た。
stationx-event-starved = { $player }の{ $unit }は{ $at }で力尽きた。全員が基地にこもり続けたためである。
stationx-event-eliminated = { $player }は{ $other-player }に制圧され、脱落した。
stationx-event-inherited = { $player }は{ $other-player }の基地を引き継いだ。
stationx-event-conquered = { $player }はステーション全体を支配し、勝利した。
stationx-event-time-up = ラウンド{ $round }が最終ラウンドだった。
stationx-event-baseless = { $player }は基地を置ける場所がなく、脱落した。

# Reasons

stationx-not-over = ゲームは終了しています。
stationx-not-your-turn = 今はあなたが決める番ではありません。
stationx-not-asked = 「{ $kind }」は今の質問への答えになっていません。
stationx-not-built = ステーションは完成しています。もうタイルは置けません。
stationx-not-not-built = ゲームはまだ始まっていません。まずすべてのタイルを置き、次にテレポーターとコマンダーを置きます。
stationx-not-placed-already = その駒はすでに置かれています。
stationx-not-tile-left = { $tile ->
    [base] 基地
   *[other] { $tile }のタイル
}は残っていません。
stationx-not-base-last = 基地は最後です。先に他のタイルを置いてください。
stationx-not-off-board = { $at }に{ $tile ->
    [base] 基地
   *[other] { $tile }のタイル
}を置くと、ボードからはみ出します。
stationx-not-overlap = { $at }に{ $tile ->
    [base] 基地
   *[other] { $tile }のタイル
}を置くと、別の部屋と重なります。
stationx-not-connected = { $at }に{ $tile ->
    [base] 基地
   *[other] { $tile }のタイル
}を置くと、中央室につながるステーションとマスの辺を共有しません。
stationx-not-corner-only = { $at }に{ $tile ->
    [base] 基地
   *[other] { $tile }のタイル
}を置くと、ステーションと角だけで接します。マス1つ分の辺が必要です。
stationx-not-entrance = { $at }に基地を置くと、他の基地にしか接しません。基地の間には壁があり、誰も入れなくなります。別の部屋に接するように置いてください。
stationx-not-own-base = { $at }はあなたの基地の中ではありません。
stationx-not-free = そのマスには別のユニットがいます。
stationx-not-on-teleporter = そのマスはテレポーターが占めています。
stationx-not-own-unit = { $from }にあなたのユニットはいません。
stationx-not-just-appeared = この{ $unit }は現れたばかりで、移動は次のターンからです。
stationx-not-moved = この{ $unit }はこのターンすでに移動しました。
stationx-not-jumped = この{ $unit }はジャンプしたので、ターンを終えています。
stationx-not-room = { $to }は宇宙空間です。
stationx-not-stands-there = { $unit }はすでに{ $to }にいます。
stationx-not-commanders-only = 補給室に入れるのはコマンダーだけです。
stationx-not-oxygen = この部屋の酸素は生物のユニット{ $oxygen }体分で、すでに満員です。まず1体が出る必要があります（ドロイドは数えません）。
stationx-not-share = その部屋に入れるあなたの生物のユニットは{ $share }体までです（酸素の半分、端数切り上げ）。まずあなたの1体が出る必要があります。ドロイドは数えません。
stationx-not-reach = { $to }は、{ $from }の{ $unit }がこのターンに着くには遠すぎます。
stationx-not-enemy-way = { $from }の{ $unit }は、他のプレイヤーのユニットを通り抜けなければ{ $to }に着けません。先に倒すか、迂回してください。
stationx-not-oxygen-way = { $from }の{ $unit }は、酸素の足りない部屋を通らなければ{ $to }に着けません。先に誰かがその部屋を出る必要があります。
stationx-not-supply-way = { $from }の{ $unit }は、補給室を通らなければ{ $to }に着けません。補給室に入れるのはコマンダーだけです。
stationx-not-corner-way = { $from }の{ $unit }は、部屋と部屋の間の角を斜めに越えなければ{ $to }に着けません。部屋から部屋へはまっすぐ進みます。
stationx-not-wall-way = { $from }の{ $unit }は、2つの基地の間の固い壁を通らなければ{ $to }に着けません。基地には別の部屋から入ります。
stationx-not-teleporter-way = { $from }の{ $unit }は、テレポーターの上を通らなければ{ $to }に着けません。
stationx-not-no-way = { $to }は{ $from }の{ $unit }の移動範囲にありますが、このターンに通れる道はどれも2つ以上の理由でふさがっています。
stationx-not-attacked = この{ $unit }はこのターンすでに攻撃しました（戦闘への参加や基地の奪取も攻撃です）。
stationx-not-enemy = { $to }に敵のユニットはいません。
stationx-not-own-side = { $to }のユニットは味方です。
stationx-not-teleporter-there = { $to }にあるのはテレポーターです。攻撃ではなく奪取してください。
stationx-not-adjacent = { $from }と{ $to }は隣り合っていません。
stationx-not-wall = 2つの基地の間の固い壁越しには攻撃も奪取もできません。
stationx-not-teleporter = { $to }にテレポーターはありません。
stationx-not-held = そのテレポーターはすでに支配しています。
stationx-not-defended = 支配者のユニットがテレポーターを守っています。先に倒してください。
stationx-not-one-purchase = このターンはすでに購入しました。購入は1ターンに1回だけです。
stationx-not-for-sale = コマンダーは購入できません。倒れたコマンダーは自分のターンの開始時に復帰します。
stationx-not-limit = その種類のユニットは上限に達しています。
stationx-not-poor = { $price }エネルギー必要ですが、{ $energy }しかありません。
stationx-not-base-lost = 自分の基地を支配していないため、そこにユニットは現れません。先に奪い返してください。
stationx-not-upgrade-owned = そのアップグレードはすでに持っています。
stationx-not-upgrade-needs = そのアップグレードの前提をまだ持っていません：{ $other-upgrade }。
stationx-not-upgrade-needs-either = そのアップグレードの前提となる2つのうち、どちらもまだ持っていません：{ $other-upgrade }、または{ $last-upgrade }。
stationx-not-jumper = その種類のユニットにはスペースジャンプがありません。アップグレードで得られます。
stationx-not-at-edge = { $from }の{ $unit }は、その方向では部屋の端にいません。先に端へ移動してください。
stationx-not-straight = { $to }は{ $from }と同じ行にも列にもありません。
stationx-not-in-sight = { $from }と{ $to }の間に別の部屋があります。
stationx-not-jump-room = { $to }は宇宙空間です。スペースジャンプは部屋で終わります。
stationx-not-first-cell = スペースジャンプは別の部屋の最初のマスで終わります。{ $to }はさらに奥です。
stationx-not-gap = { $to }の部屋は{ $from }のすぐ隣から始まり、越える宇宙空間がありません。歩いて入ってください。
stationx-not-between-bases = 基地から基地へはジャンプできません。別の部屋へジャンプしてください。
stationx-not-doomed = { $at }に、倒れようとしているあなたのユニットはいません。
stationx-not-keep-first = 先に、戦闘で生存させるユニットを選んでください。
stationx-not-card-first = 先に、補給カードで得たものを受け取ってください。
stationx-not-respawn-first = 先に、コマンダーを復帰させるか待つかを決めてください。
stationx-not-no-battle = 生存させるユニットを選ぶ戦闘はありません。
stationx-not-no-card = 今、補給カードで得られるユニットはありません。
stationx-not-commander-lives = コマンダーは生存しています。
stationx-not-no-respawn-cell = テレポーターの隣に空いている基地のマスがありません。空ければ、次のターンの開始時に復帰できます。
stationx-not-wait = 「待つ」は、死んだコマンダーを復帰させるかどうかへの答えで、今は問われていません。ターンを続けてください。
stationx-not-respawn-over = コマンダーが復帰できるのは、自分のターンの開始時、他の行動の前だけです。
stationx-not-at-teleporter = コマンダーは、テレポーターの隣にある基地のマスに復帰します。

# Options and positions

stationx-too-many-tiles = ステーションが大きすぎます。タイルは基地のほかに各プレイヤー{ $most }枚までです。
stationx-standard-tiles = 標準ステーションには通常のタイルの組が必要です。オプション「tiles」を省くか、キー「tiles」を指定してください。
stationx-tile-misplaced = { $key }：タイルをそこに置くことはできません（はみ出すか、重なるか、それより前につながったものに接していません）。
stationx-upgrade-missing = { $key }：前提となるアップグレードのないアップグレードがあります。
stationx-building-has = { $key }：最初のターンより前には誰もこれを持ちません。
stationx-tiles-left-over = { $key }：基地は最後に置くので、基地を置いたプレイヤーにタイルは残りません。
stationx-held-early = { $key }：最初のターンより前は、どの基地もその持ち主のものです。
stationx-round-early = { $key }：ステーションはまだ建設中なので、ラウンドは0です。
stationx-ending-wrong = { $key }：制圧ならゲームに残るのは1人で、ラウンド制限なら最終ラウンドの終わりです。
stationx-flag-wrong = { $key }：このユニットがこのターンにそれを行ったはずはありません。
stationx-doomed-wrong = { $key }：2体以上のうち1体を残すのは、攻撃済みのユニットを持つ攻撃側（7.5）か、基地ティアIIのあるプレイヤー（7.7）です。
stationx-player-out = { $key }：このプレイヤーは脱落していることになります（テレポーターがないか、基地を奪われコマンダーが倒れています）。「out」を設定するか、足りないものを置いてください。
stationx-holder-out = { $key }：基地の支配者はゲームに残っていなければなりません。
stationx-unit-misplaced = { $key }：ユニットは部屋の空いているマスに置いてください。
stationx-unit-breathless = { $key }：その部屋にこのユニットは入れません（酸素、または補給室のため）。

# Reference: actions, options and keys of a position

stationx-kind-place = 左下のマスがATになるようにタイルを置きます。回したタイルには別の名前があり、1x3は回した3x1です。
stationx-kind-teleporter = 自分の基地にテレポーターを置きます。
stationx-kind-commander = 自分の基地にコマンダーを置きます。
stationx-kind-respawn = 倒れたコマンダーをテレポーターの隣に復帰させます。
stationx-kind-wait = このターンはコマンダーを復帰させません。
stationx-kind-move = FROMのユニットを移動します。
stationx-kind-jump = FROMのユニットでスペースジャンプします。
stationx-kind-attack = FROMのユニットでTOの敵ユニットを攻撃します。
stationx-kind-capture = FROMのユニットでTOのテレポーターを奪います。
stationx-kind-keep = 戦闘で生存させるユニットを選びます。
stationx-kind-buy = ユニットを購入します。ATに現れます。
stationx-kind-recruit = 補給カードで得たユニットを置きます。
stationx-kind-upgrade = アップグレードを購入するか、補給カードの無料のアップグレードを選びます。
stationx-kind-end = ターンを終了します。

stationx-option-build = `free`：プレイヤーがステーションを建設します。`standard`：対称形のステーションが用意されています（独自）。
stationx-option-rounds = 何ラウンドでゲームが終わるか（独自）。
stationx-option-siege = 全員が基地にこもったターンが何回続いた後にユニットを失い始めるか（独自）。0：失わない。
stationx-option-tiles = 基地以外の各プレイヤーのタイル。自作の大きさも使えます。
stationx-option-factions = 席順での各席の陣営。

stationx-key-round = ラウンド。建設中は0。
stationx-key-first = 最初に始めた席。
stationx-key-active = ターン中の席。
stationx-key-bought = このターンの購入を済ませたかどうか。
stationx-key-ending = `running`、`conquest`、`round-limit`のいずれか。
stationx-key-tiles = 置かれた順のタイル。省略すると標準ステーション。
stationx-key-tiles-player = 置いたプレイヤー。基地の場合はその持ち主。
stationx-key-tiles-tile = 置かれた向きでのタイル（幅x高さ）、または`base`。
stationx-key-tiles-at = 左下のマス。
stationx-key-players = 席ごとに1項目。省略すると開始時のまま。
stationx-key-players-energy = エネルギー。省略時：ラウンド1では、ターンを迎えたプレイヤーは収入分、それ以外は0。
stationx-key-players-upgrades = プレイヤーが持つアップグレード。
stationx-key-players-out = プレイヤーが脱落しているかどうか。
stationx-key-players-base_held_by = このプレイヤー自身の基地を支配している席。
stationx-key-players-teleporter = テレポーターのマス。置く前は`none`。
stationx-key-players-stipend = 補給カードが以後のターンに支払うエネルギー。次のターンが最初。
stationx-key-players-supplied = このプレイヤーが最後に引いた補給室：`none`、`north`、`east`、`south`、`west`。
stationx-key-players-at_home = 自分の基地の外に誰もいない状態でターンを終えた連続回数（house-siege）。
stationx-key-players-tiles_left = まだ置いていないタイル（大きさごと）。基地を置いたプレイヤーには残りません。
stationx-key-units = ボード上のユニット。省略すると各基地にコマンダー1体。
stationx-key-units-player = 持ち主。
stationx-key-units-unit = `commander`、`trooper`、`droid`のいずれか。
stationx-key-units-at = いるマス。
stationx-key-units-moved = このターンに移動したかどうか。
stationx-key-units-attacked = このターンに攻撃を使用したかどうか。
stationx-key-units-new = このターンに現れたかどうか。
stationx-key-units-jumped = このターンにジャンプしたかどうか。ジャンプしていれば攻撃も使用済みです。
stationx-key-deck = 山札にある各補給カードの枚数。
stationx-key-doomed = 1体だけを生存させるユニットたちのマス（質問`keep`）。
stationx-key-asks = 質問。今の質問が最後。省略すると`active`のターン。
