# Intrepid: what the engine says

intrepid-title = Intrepid
intrepid-alone = あなた
intrepid-alias-to = die

intrepid-row-missions = 達成したミッション
intrepid-row-rounds = ラウンド数
intrepid-row-tiles = ステーションのタイル

intrepid-ending-won = すべてのミッションが達成された。
intrepid-ending-power = ステーションの電力が尽きた。
intrepid-ending-oxygen = ステーションの酸素が尽きた。
intrepid-ending-climate = ステーションの空調が停止した。
intrepid-ending-nutrition = ステーションの栄養が尽きた。

# Questions

intrepid-ask-place = ダイスを置くか、渡すか、完了してください。
intrepid-ask-convert = { $country }：コンバーターを使うか、奇数のダイスを貯蔵庫に移してください。
intrepid-ask-pay = { $country }：{ $die }のダイスは有毒です。別のダイスを1個、補助カードに捨ててください。
intrepid-ask-discard = { $country }：ダイスを1個捨ててください。
intrepid-ask-reroll = { $country }：ダイスを1個振り直すか、パスしてください。
intrepid-ask-turn = { $country }：ダイス1個の向きを変えるか、パスしてください。
intrepid-ask-copy = { $country }：{ $die }のダイスのコピーの向きを選んでください。
intrepid-ask-take = { $country }：貯蔵庫からダイスを1個取るか、パスしてください。
intrepid-ask-shift = { $country }：貯蔵庫のダイス1個を変更するか、パスしてください。
intrepid-ask-near = { $country }：新しいダイスを、{ $die }より1大きい値か1小さい値にしてください。
intrepid-ask-adjust = { $country }：ダイス1個の値を変更するか、パスしてください。
intrepid-ask-set = { $country }：ダイス1個の値を決めるか、パスしてください。
intrepid-ask-orient = { $country }：渡された{ $die }のダイスの前面を選んでください。
intrepid-ask-name = { $country }：研究室が生産する資源を指定してください。
intrepid-ask-choose = { $card }：{ $does ->
        [hit] 被弾させる
        [disable] 停止トークンを置く
        [strain] 負荷トークンを置く
       *[destroy] 破壊する
    }タイルを選んでください{ $left ->
        [1] 。
       *[other] （残り{ $left }枚）。
    }
intrepid-ask-spend = キャパシティを使うか、バッジを使うか、完了してください。
intrepid-ask-officer = { $country }：次のラウンドへ持ち越すダイスの値を決めてください。
intrepid-ask-rest = 完了しています。取り下げますか？

# Events

intrepid-event-round-begun = ラウンド{ $round }。指揮官：{ $commander-player }。
intrepid-event-rolled = { $country }はダイスを振った：{ $one ->
        [0] {""}
       *[other] {" "}{ $one }×1
    }{ $two ->
        [0] {""}
       *[other] {" "}{ $two }×2
    }{ $three ->
        [0] {""}
       *[other] {" "}{ $three }×3
    }{ $four ->
        [0] {""}
       *[other] {" "}{ $four }×4
    }{ $five ->
        [0] {""}
       *[other] {" "}{ $five }×5
    }{ $six ->
        [0] {""}
       *[other] {" "}{ $six }×6
    }。
intrepid-event-converted = { $country }はコンバーターを使い、{ $die }のダイスを1上げ、{ $to-die }のダイスを1下げた。
intrepid-event-stored = { $country }は奇数のダイス{ $number }個を貯蔵庫に移した。
intrepid-event-placed = { $country }は{ $place }に{ $die }のダイスを置いた。
intrepid-event-paid = { $country }は{ $die }のダイスを毒物漏れの補助カードに捨てた。
intrepid-event-discarded = { $country }は{ $die }のダイスを捨てた。
intrepid-event-new-die = { $country }は{ $die }のダイスを得た。
intrepid-event-rerolled = { $country }は{ $die }のダイスを振り直し、{ $to-die }を出した。
intrepid-event-changed = { $country }は{ $die }のダイスを{ $to-die }に変えた。
intrepid-event-taken = { $country }は貯蔵庫から{ $die }のダイスを取った。
intrepid-event-rolled-to-storage = { $country }はダイスを振り、{ $die }を貯蔵庫に置いた。
intrepid-event-shifted = { $country }は貯蔵庫の{ $die }のダイスを{ $to-die }に変えた。
intrepid-event-converter-gained = { $country }はコンバーター{ $number }個を準備済みにした。
intrepid-event-amplify-gained = { $country }は増幅トークンを得た。
intrepid-event-capacity-gained = { $country }は{ $number }キャパシティを得て、合計{ $total }になった。
intrepid-event-named = { $country }は{ $resource }を指定した。
intrepid-event-docked = { $country }は{ $die }のダイスを{ $other-country }に渡した。
intrepid-event-wished = { $country }は{ $value }のダイスを希望した。
intrepid-event-amplified = { $country }は{ $resource }を増幅した。
intrepid-event-finished = { $player }：完了。
intrepid-event-resumed = { $player }：完了を取り下げ。
intrepid-event-produced = { $resource }が{ $number }増え、{ $total }になった。
intrepid-event-mission-done = ミッション達成：{ $card }。
intrepid-event-card-drawn = 災害：{ $card }。
intrepid-event-card-again = { $card }が持続している。
intrepid-event-card-removed = { $card }が対処済みになった。
intrepid-event-sector-rolled = 災害ダイスの結果：{ $sector }。
intrepid-event-token-put = { $tile }に{ $token }トークンが置かれた。
intrepid-event-docking-barred = { $country }のドッキングモジュールが停止した。
intrepid-event-destroyed = { $tile }が破壊された。
intrepid-event-drained = { $resource }が{ $number }減少し、{ $total }になった。
intrepid-event-dice-fewer = { $country }のダイスマーカーが左に動き、{ $total }になった。
intrepid-event-capacity-lost = { $country }は{ $number }キャパシティを失い、残り{ $total }になった。
intrepid-event-consumed = ステーションは{ $resource }を{ $number }消費した（残り{ $total }）。
intrepid-event-built = { $country }は{ $price }キャパシティで{ $tile }を{ $slot }に建設した。
intrepid-event-die-bought = { $country }は{ $price }キャパシティで、以後{ $total }個のダイスを振ることになった。
intrepid-event-mended = { $country }は{ $price }キャパシティで{ $tile }から{ $token }トークンを取り除いた。
intrepid-event-docking-mended = { $country }は{ $price }キャパシティでドッキングモジュールの停止を解除した。
intrepid-event-tokens-moved = { $country }は{ $tile }のトークンを{ $to-tile }に移した。
intrepid-event-strained-for = { $country }は{ $other-country }のために{ $tile }に負荷をかけた。
intrepid-event-officer-called = { $country }のメディカルオフィサーは{ $other-country }にダイスを与えた。
intrepid-event-die-kept = { $country }は{ $die }のダイスを次のラウンドへ持ち越した。
intrepid-event-offer-destroyed = { $country }は{ $tile }を手放し、{ $other-country }は{ $number }キャパシティを得た。
intrepid-event-missions-complete = すべてのミッションが達成された。勝利。
intrepid-event-in-the-red = { $resource }が危険域に入った。ステーションは失われた。
intrepid-event-fell = { $resource }が{ $number }下がり、{ $total }になった。

# Reasons

intrepid-not-over = ゲームは終了しています。
intrepid-not-your-turn = 今はあなたが決める番ではありません。
intrepid-not-asked = 「{ $kind }」は今の質問への答えになっていません。
intrepid-not-your-crew = { $country }はあなたの国ではありません。
intrepid-not-in-pool = プールに{ $die }のダイスはありません。
intrepid-not-front = プールに{ $die }の向きのダイスはありません。同じ値のダイスは別の面が前にあり、向きを変えられるのはタイルの能力だけです。
intrepid-not-in-storage = { $die }のダイスは貯蔵庫にあり、使えません。貯蔵庫からダイスを取るタイルでプールに移せます。
intrepid-not-your-tile = { $place }はほかの国のタイルです。ダイスは自分のタイルにだけ置けます。
intrepid-not-disabled = { $place }は停止中で、ダイスを置けません。停止トークンはフェーズ5に{ $price }キャパシティで取り除けます。
intrepid-not-open-space = { $place }には空きマスがありません。
intrepid-not-complete = { $place }は達成済みです。
intrepid-not-dealt-with = { $place }は対処済みで、もうダイスを置けません。
intrepid-not-fit = { $place }には今、{ $die }のダイスを置けません（置ける値：{ $takes }）。
intrepid-not-mission-pace = { $place }には、このラウンドのダイスがすでに置かれています。
intrepid-not-pay = { $die }のダイスは有毒で、代わりに捨てる別のダイスがありません。
intrepid-not-same-crew = 別の国を選んでください。
intrepid-not-crew = { $to-country }はこのゲームに出ていません。
intrepid-not-docking-disabled = ドッキングモジュールは停止中です。停止トークンはフェーズ5に{ $price }キャパシティで取り除けます。
intrepid-not-docking-full = ドッキングモジュールには空きマスがありません。
intrepid-not-receiver = { $to-country }のサプライにはダイスが残っていません。
intrepid-not-wish-stands = すでにその値を希望しています。
intrepid-not-wish = 取り下げる希望がありません。
intrepid-not-more-wishes = このラウンドはもう希望を言えません。
intrepid-not-amplify = { $country }には増幅トークンがありません。
intrepid-not-these-values = このタイルは{ $die }のダイスには効果がありません（対象の値：{ $of }）。
intrepid-not-this-turn = このタイルでは、ダイスの向きをそのように変えられません。
intrepid-not-stored = 貯蔵庫に{ $die }のダイスはありません。
intrepid-not-to-this-value = このタイルでは、{ $die }のダイスを{ $to }に変えられません。
intrepid-not-near = 新しいダイスは、置いたダイスより1大きい値か1小さい値です。
intrepid-not-copy = コピーはその向きになりません。
intrepid-not-that-value = 渡されたダイスの値は変わりません。選べるのは前面だけです。
intrepid-not-sort = 日本のダイスは4/6のように上面と前面で、ほかの国のダイスは値で表します。
intrepid-not-built = { $place }はまだ提示列にあります。ステーションに建設すればダイスを置けます。
intrepid-not-gone = { $tile }はゲームから取り除かれています。
intrepid-not-rolled = 今振ったダイスの中に、そのダイスはありません。
intrepid-not-another-die = コンバーターは、1個のダイスを上げ、別の1個を下げます。
intrepid-not-its-owner = { $tile }はほかの国のタイルです。持ち主は自分のタイルの中から選びます。
intrepid-not-most-expensive = { $tile }は最も高価なタイルではありません。もっと高いタイルがあります。
intrepid-not-disabled-already = { $tile }にはすでに停止トークンがあるため、対象になりません。
intrepid-not-on-station = { $tile }はステーションにありません。
intrepid-not-dealt = { $place }はこのゲームのミッションではありません。
intrepid-not-lying = { $place }は場に出ていません。ダイスを置ける災害カードは、場に出ている持続カードだけです。
intrepid-not-in-offer = { $tile }はあなたの提示列にありません。
intrepid-not-slot = スロット{ $slot }は埋まっています。
intrepid-not-free-slot = ステーションに空きスロットがありません。
intrepid-not-poor = { $price }キャパシティ必要ですが、{ $capacity }しかありません。
intrepid-not-track = マーカーはダイストラックの端にあります。
intrepid-not-your-mend = { $tile }はほかの国のタイルです。トークンは自分のタイルからだけ取り除けます。
intrepid-not-token = { $tile }に{ $token }トークンはありません。
intrepid-not-barred = ドッキングモジュールは停止していません。
intrepid-not-badge = { $country }のバッジは{ $badge }です。
intrepid-not-badge-used = このバッジはこのラウンドに使用済みです。
intrepid-not-your-burden = { $to-tile }はほかの国のタイルです。トークンは自分のタイルに移します。
intrepid-not-tokens = { $tile }にマイナストークンはありません。
intrepid-not-free-of-tokens = { $to-tile }にはすでにマイナストークンがあります。
intrepid-not-your-strain = { $tile }はほかの国のタイルです。負荷トークンは自分のタイルに置きます。
intrepid-not-for-another = このバッジの効果を受けるのは、ほかのプレイヤーです。
intrepid-not-strain-left = サプライに負荷トークンが残っていません。
intrepid-not-amplify-left = サプライに増幅トークンが残っていません。
intrepid-not-die-left = { $to-country }のサプライにはダイスが残っていません。
intrepid-not-resumed = 完了しています。先に完了を取り下げてください（resume）。
intrepid-not-done = 完了していないので、取り下げるものがありません。
intrepid-not-phase-1 = それはダイスを置くフェーズ1に行います。
intrepid-not-phase-5 = それはキャパシティを使うフェーズ5に行います。
intrepid-not-commander = 今は指揮官が災害の対象のタイルを選んでいます。
intrepid-not-owner = 今はほかのプレイヤーが災害の対象として自分のタイルを選んでいます。
intrepid-not-converters = コンバーターと貯蔵庫があるのはカナダだけです。
intrepid-not-before-storing = コンバーターを使えるのは、ダイスを振ってから奇数のダイスを貯蔵庫に移すまでの間で、ダイスが2個以上あるときだけです。
intrepid-not-first-store = 先に、カナダがコンバーターを使うか、奇数のダイスを貯蔵庫に移してください（ready）。
intrepid-not-first-pay = 先に有毒なダイスの代償として、プールの別のダイスを1個捨ててください。
intrepid-not-first-discard = 先にプールのダイスを1個捨ててください。
intrepid-not-first-ability = タイルの能力はただちに働きます。先に使うか、パスしてください。
intrepid-not-first-die = 先に新しいダイスの値や向きを決めてください。
intrepid-not-first-name = 先に研究室が生産する資源を指定してください。
intrepid-not-first-choose = 先に災害の対象のタイルを選んでください。
intrepid-not-to-discard = 今、ダイスを捨てる必要はありません。
intrepid-not-tile-does = それができるのは、ダイスを置いたタイルの能力だけです。
intrepid-not-lab = 資源を指定するのは、多目的研究室にダイスを置いたときです。
intrepid-not-to-pass = 今パスできる能力はありません。終えるなら完了してください。
intrepid-not-card-asks = 今タイルを選ぶ災害カードはありません。
