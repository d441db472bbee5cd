# Intrepid in the browser

web-game-intrepid = Intrepid
web-game-intrepid-about = 力を合わせて宇宙ステーションを維持します。ダイスを置き、ミッションを達成し、どの資源も尽きさせないでください。

web-option-intrepid-disaster = 災害
web-choice-intrepid-disaster-meteor-shower = 流星雨：船体への被弾
web-choice-intrepid-disaster-toxic-leak = 毒物漏れ：置くと別のダイスを失うダイス
web-option-intrepid-difficulty = 難易度
web-choice-intrepid-difficulty-easy = やさしい
web-choice-intrepid-difficulty-normal = ふつう
web-choice-intrepid-difficulty-hard = むずかしい
web-option-intrepid-countries = 国
web-option-intrepid-badges = キャリアバッジ

# The question

web-intrepid-ask-place = ダイスを置いてください。タイルへドラッグするか、ダイスをタップしてから場所をタップします。
web-intrepid-ask-where = この{ $die }をどこに置きますか？
web-intrepid-ask-build = { $tile }をどこに建てますか？
web-intrepid-places = 置ける場所
web-intrepid-passes = ダイスを渡す
web-intrepid-phase-placing = ダイス
web-intrepid-phase-disaster = 災害
web-intrepid-phase-spending = キャパシティ
web-intrepid-ask-spend = キャパシティを使ってください。タイルの建設、ダイスの購入、トークンの除去、バッジの使用ができます。
web-intrepid-ask-orient = { $country }はダイスを受け取ります。どの面を前面にしますか？
web-intrepid-ask-rest = 完了しています。他のプレイヤーはまだ行動中です。
web-intrepid-waits-placing = { $who }がダイスを置いています。
web-intrepid-waits-disaster = 災害で何を失うか、{ $who }が決めています。
web-intrepid-waits-spending = { $who }がキャパシティを使っています。
web-intrepid-over = ゲームは終了しました。
web-intrepid-done = 完了
web-intrepid-resume = 再開
web-intrepid-costs = { $count }キャパシティ必要

web-intrepid-choose-up = どのダイスを1上げますか？
web-intrepid-choose-down = どのダイスを1下げますか？
web-intrepid-choose-to-tile = 自分のどのタイルに移しますか？
web-intrepid-choose-to-country = 誰に与えますか？
web-intrepid-choose-slot = どの空きスロットに置きますか？


# Actions

web-intrepid-family-answer = あなたの答え
web-intrepid-family-dice = あなたのダイス
web-intrepid-family-purchase = キャパシティ
web-intrepid-family-badge = あなたのバッジ
web-intrepid-family-close = 終了
web-intrepid-wish-none = なし

# The board

web-intrepid-board = ステーション
web-intrepid-board-keys = 矢印キーで次のものへ移動し、Enterでダイスを取るか置きます。Page Downで次の可能な場所へ、Dでダイスへ移動します。
web-intrepid-spot-lit = 可能
web-intrepid-spot-advised = ヒント
web-intrepid-slot-at = セクター{ $sector }、スロット{ $slot }
web-intrepid-slot-free = セクター{ $sector }、スロット{ $slot }、空き
web-intrepid-tile-of = { $who }のタイル、セクター{ $sector }、スロット{ $slot }
web-intrepid-tile-doomed = 次の被弾で破壊される
web-intrepid-offer-of = { $who }の提示列、{ $count }キャパシティ
web-intrepid-space-open = 空きマス：{ $need }
web-intrepid-space-die = { $die }のダイスが置かれている
web-intrepid-any-resource = 指定した資源
web-intrepid-output-all = すべてのマスが埋まると{ $what }{ $number }
web-intrepid-output-each = ダイス1個につき{ $what }{ $number }
web-intrepid-output-each-named = ダイス1個につき、指定する資源{ $number }
web-intrepid-output-values = ダイスの値1～6に対する{ $what }：{ $values }
web-intrepid-all-dice-long = すべてのマスが埋まると{ $number }
web-intrepid-gives = { $what }を{ $number }生産
web-intrepid-gives-named = 指定する資源を{ $number }生産
web-intrepid-tokens = { $token }×{ $count }
web-intrepid-die-pool = { $who }：{ $die }のダイス
web-intrepid-die-fresh = { $who }：今振ったダイス、{ $die }
web-intrepid-die-stored = { $who }：貯蔵庫のダイス、{ $die }
web-intrepid-die-toxic = 有毒
web-intrepid-die-front = { $value }、前面{ $front }
web-intrepid-die-kept = { $value }、プールから
web-intrepid-crew-label = { $who }、プールにダイス{ $count }個、{ $capacity }キャパシティ{ $wish ->
    [0] {""}
   *[other] 、{ $wish }のダイスを希望
}
web-intrepid-habitation = 居住
web-intrepid-habitation-of = { $who }の居住モジュール
web-intrepid-docking = ドッキング
web-intrepid-storage = 貯蔵庫
web-intrepid-fresh = 今振ったダイス
web-intrepid-converters = { $count ->
    [0] 準備済みのコンバーターなし
   *[other] 準備済みのコンバーター{ $count }個
}
web-intrepid-play-crew = 操作
web-intrepid-no-dice = ダイスなし
web-intrepid-wishes = 希望
web-intrepid-capacity-has = { $more ->
    [0] { $count }キャパシティ
   *[other] { $count }キャパシティ、結果の計算後{ $after }
}
web-intrepid-offer = 提示列
web-intrepid-offer-empty = 提示列にタイルはありません。

# Abilities, on small cards

web-intrepid-ability-roll = { $discard ->
    [0] { $count }個振る
   *[other] { $count }個振り{ $discard }個捨てる
}
web-intrepid-ability-reroll = { $of }を振り直す
web-intrepid-ability-turn = 向き{ $ways }
web-intrepid-ability-copy = コピー{ $ways }
web-intrepid-ability-take = 貯蔵庫から{ $count }個
web-intrepid-ability-store = 貯蔵庫へ{ $count }個
web-intrepid-ability-shift = { $way ->
    [up] 貯蔵庫+{ $most }
    [down] 貯蔵庫−{ $most }
   *[both] 貯蔵庫±{ $most }
}
web-intrepid-ability-converter = コンバーター+{ $count }
web-intrepid-ability-near = { $way ->
    [up] 新ダイス+1
    [down] 新ダイス−1
   *[both] 新ダイス±1
}
web-intrepid-ability-adjust = { $of }±{ $most }
web-intrepid-ability-set = { $of }を{ $to }に
web-intrepid-ability-capacity = キャパシティ+{ $count }
web-intrepid-ability-amplify = 増幅+1

# Resource tracks

web-intrepid-track-is = 現在
web-intrepid-track-next = 次のラウンド
web-intrepid-track-now = { $resource }：現在{ $now }/{ $most }
web-intrepid-track-produced = ダイスの生産{ $gained }、その後{ $produced }
web-intrepid-track-drained = カードで{ $drained }減少
web-intrepid-track-after = ラウンドの消費{ $consumed }、その後{ $after }
web-intrepid-track-short = { $short }不足
web-intrepid-track-low = 残りわずか

# Missions and the disaster

web-intrepid-disaster = 災害
web-intrepid-deck = 山札{ $count }枚
web-intrepid-no-card = まだカードは引かれていません。
web-intrepid-toxic = 有毒
web-intrepid-toxic-values = 有毒：{ $values }
web-intrepid-aid = { $count ->
    [0] 補助カードにダイスなし
   *[other] 補助カードにダイス{ $count }個
}
web-intrepid-goals = 災害とミッション
web-intrepid-missions = ミッション
web-intrepid-missions-done = { $count }枚中{ $done }枚達成
web-intrepid-lasting = 継続
web-intrepid-tab-crews = クルー
web-intrepid-mission-done = 達成
web-intrepid-mission-open = 未達成
web-intrepid-mission-left = ミッション、残り{ $count }マス
web-intrepid-card-done = 対処済み

# Cards

web-intrepid-starter = 初期タイル
web-intrepid-tier = ティア{ $tier }
web-intrepid-at = セクター{ $sector }
web-intrepid-die = ダイス
web-intrepid-brings = 生産
web-intrepid-sum = { $hits ->
    [0] { $strain ->
        [0] ダイスの生産は{ $dice }です。
       *[other] ダイスの生産は{ $dice }、負荷で−{ $strain }：{ $gives }。
    }
   *[other] { $strain ->
        [0] ダイスの生産は{ $dice }、被弾で−{ $hits }：{ $gives }。
       *[other] ダイスの生産は{ $dice }、被弾で−{ $hits }、負荷で−{ $strain }：{ $gives }。
    }
}
web-intrepid-light = { $light ->
    [red] 赤ライト
   *[other] 青ライト
}

# Crews

web-intrepid-difficulty = { $difficulty }
web-intrepid-tab-players = クルー
web-intrepid-badge = バッジ
web-intrepid-badge-used = このラウンドに使用済み
web-intrepid-track-title = ダイストラック
web-intrepid-track-dice = ダイス{ $count }個を振る
web-intrepid-dice-track = ダイス{ $count }個
web-intrepid-die-price = もう1個は{ $count }キャパシティです。
web-intrepid-supply = サプライ
web-intrepid-supply-of = ダイス{ $count }/{ $total }個
web-intrepid-kept = 持ち越しダイス
web-intrepid-commander = 指揮官
web-intrepid-is-done = 完了
web-intrepid-is-busy = 行動中

# The log

web-intrepid-round = ラウンド{ $round }
web-intrepid-log-start = 最初のラウンド

# Keys

web-intrepid-key-dice = 自分のダイスへ
web-intrepid-key-place = 次の可能な場所へ
web-intrepid-key-done = 完了、またはパス
web-intrepid-key-crews = クルー

# The end

web-intrepid-won = ステーションは持ちこたえ、勝利しました
web-intrepid-won-nobody = ステーションは失われました

# Help

web-intrepid-guide-goal = 目的
web-intrepid-guide-goal-says = 資源が0未満になる前に、力を合わせてすべてのミッションを達成してください。全員で勝つか、全員で負けるかです。
web-intrepid-guide-dice = ダイス
web-intrepid-guide-dice-says = 毎ラウンド、各クルーはダイスを振ります。自分のタイル、ミッション、持続する災害カード、自分の居住モジュールに置いてください。どの値を置けるかはマスに書かれています。
web-intrepid-guide-abilities = 能力
web-intrepid-guide-abilities-says = 能力のあるタイルは、ダイスを置くとすぐに効果を発揮します。他のダイスを振ったり、向きや値を変えたりするので、置く順序が大切です。
web-intrepid-guide-missions = ミッション
web-intrepid-guide-missions-says = 全員で、数ラウンドかけて埋めます。埋まったマスは埋まったままです。
web-intrepid-guide-resources = 資源
web-intrepid-guide-resources-says = トラックには、現在の量、ダイスの生産後の量、ラウンドの消費後に残る量が示されます。その間に災害カードが入ります。
web-intrepid-guide-disaster = 災害
web-intrepid-guide-disaster-says = 毎ラウンド、カードを1枚引きます。ダイスでマスが埋まるまで残るカードもあります。
web-intrepid-guide-toxic = 有毒なダイス
web-intrepid-guide-toxic-says = 有毒な値のダイスを置くプレイヤーは、別のダイスを1個捨てます。有毒なダイスには、切れた角と警告マークがあります。
web-intrepid-guide-tokens = トークン
web-intrepid-guide-tokens-says = 被弾（星）はタイルの生産を1減らし、4個目でタイルを破壊します。負荷（三角）はダイスがなくても合計を減らします。停止（棒）があるとダイスを置けません。
web-intrepid-guide-passing = ダイスを渡す
web-intrepid-guide-passing-says = ダイスを別のクルーにドロップすると、そのクルーは同じ値のダイスを得ます。ほしい値を伝えましょう。
web-intrepid-guide-capacity = キャパシティ
web-intrepid-guide-capacity-says = 提示列のタイルを空きスロットに建設し、ダイスを購入し、トークンを取り除きます。
web-intrepid-guide-badge = バッジ
web-intrepid-guide-badge-says = 各クルーに1枚あり、キャパシティを使うときに、1ラウンドに1回使えます。
web-intrepid-guide-together = 同時に
web-intrepid-guide-together-says = 全員が同時に、任意の順序で行動します。全員が完了するとフェイズは終わります。それまでは「完了」を取り下げられます。

# The position editor

web-editor-intrepid-group-time = 時間
web-editor-intrepid-group-resources = 資源
web-editor-intrepid-group-crews = クルー
web-editor-intrepid-group-station = ステーション
web-editor-intrepid-group-cards = ミッションと災害
web-editor-intrepid-group-turn = 質問

web-editor-intrepid-key-round = ラウンド
web-editor-intrepid-key-phase = フェイズ
web-editor-intrepid-key-commander = 指揮官
web-editor-intrepid-key-ending = 結末
web-editor-intrepid-key-resources = 資源
web-editor-intrepid-key-amplified = このラウンドの増幅
web-editor-intrepid-key-crews = クルー
web-editor-intrepid-key-crews-country = 国
web-editor-intrepid-key-crews-seat = プレイヤー
web-editor-intrepid-key-crews-light = ライト
web-editor-intrepid-key-crews-badge = バッジ
web-editor-intrepid-key-crews-badge-used = バッジ使用済み
web-editor-intrepid-key-crews-track = ダイストラック
web-editor-intrepid-key-crews-supply = サプライのダイス
web-editor-intrepid-key-crews-pool = プールのダイス
web-editor-intrepid-key-crews-fresh = 今振ったダイス
web-editor-intrepid-key-crews-storage = 貯蔵庫のダイス
web-editor-intrepid-key-crews-kept = 次のラウンドへの持ち越しダイス
web-editor-intrepid-key-crews-capacity = キャパシティ
web-editor-intrepid-key-crews-converters = 準備済みのコンバーター
web-editor-intrepid-key-crews-amplify = 増幅トークン
web-editor-intrepid-key-crews-habitation = 居住モジュールのダイス
web-editor-intrepid-key-crews-docking = ドッキングモジュールのダイス
web-editor-intrepid-key-crews-docking-disabled = ドッキングモジュール停止中
web-editor-intrepid-key-crews-aid = 補助カードのダイス
web-editor-intrepid-key-crews-wish = 希望（0：なし）
web-editor-intrepid-key-crews-wishes = 希望の残り回数
web-editor-intrepid-key-crews-offer = 提示列
web-editor-intrepid-key-tiles = ステーションのタイル
web-editor-intrepid-key-tiles-owner = 持ち主
web-editor-intrepid-key-tiles-at = セクターとスロット
web-editor-intrepid-key-tiles-dice = ダイス
web-editor-intrepid-key-tiles-scenario = シナリオトークン
web-editor-intrepid-key-tiles-strain = 負荷トークン
web-editor-intrepid-key-tiles-disable = 停止トークン
web-editor-intrepid-key-tiles-produces = 指定された資源
web-editor-intrepid-key-gone = 取り除かれたタイル
web-editor-intrepid-key-missions = ミッション
web-editor-intrepid-key-missions-name = ミッション
web-editor-intrepid-key-missions-filled = マス
web-editor-intrepid-key-active = 持続カード
web-editor-intrepid-key-active-name = カード
web-editor-intrepid-key-active-filled = マス
web-editor-intrepid-key-latest = 最新の災害カード
web-editor-intrepid-key-spent = 以前に引かれたカード
web-editor-intrepid-key-toxic = 有毒な値
web-editor-intrepid-key-resolving = 実施中のカード
web-editor-intrepid-key-resolving-card = カード
web-editor-intrepid-key-resolving-step = 実施済みの行数
web-editor-intrepid-key-resolving-queue = 後に続くカード
web-editor-intrepid-key-resolving-just = 今被弾したタイル
web-editor-intrepid-key-asks = 未回答の質問

web-editor-intrepid-value-running = ゲーム続行中
web-editor-intrepid-value-won = 勝利
web-editor-intrepid-value-placing = ダイス
web-editor-intrepid-value-disaster = 災害
web-editor-intrepid-value-spending = キャパシティ
web-editor-intrepid-value-open = 空き
web-editor-intrepid-value-none = なし

# 大きな出来事

web-intrepid-moment-won = ステーションは守られた
web-intrepid-moment-lost = ステーション喪失
web-intrepid-moment-card = { $card }
web-intrepid-moment-card-says = このラウンドの災害です。
web-intrepid-moment-destroyed = モジュール崩壊
web-intrepid-moment-mission = ミッション達成
