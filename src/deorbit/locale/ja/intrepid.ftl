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
intrepid-ending-climate = ステーションの気候が崩壊した。
intrepid-ending-nutrition = ステーションの栄養が尽きた。

# Questions

intrepid-ask-place = ダイスを置くか、渡すか、完了してください。
intrepid-ask-convert = { $country }：コンバーターを使うか、奇数のダイスを貯蔵庫に移してください。
intrepid-ask-pay = { $country }：{ $die }のダイスは有毒です。別のダイスを1個、エイドに捨ててください。
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
       *[other] {" "}1×{ $one }
    }{ $two ->
        [0] {""}
       *[other] {" "}2×{ $two }
    }{ $three ->
        [0] {""}
       *[other] {" "}3×{ $three }
    }{ $four ->
        [0] {""}
       *[other] {" "}4×{ $four }
    }{ $five ->
        [0] {""}
       *[other] {" "}5×{ $five }
    }{ $six ->
        [0] {""}
       *[other] {" "}6×{ $six }
    }。
intrepid-event-converted = { $country }はコンバーターを使い、{ $die }のダイスを1上げ、{ $to-die }のダイスを1下げた。
intrepid-event-stored = { $country }は奇数のダイス{ $number }個を貯蔵庫に移した。
intrepid-event-placed = { $country }は{ $die }のダイスを置いた：{ $place }。
intrepid-event-paid = { $country }は{ $die }のダイスを毒物漏れエイドに捨てた。
intrepid-event-discarded = { $country }は{ $die }のダイスを捨てた。
intrepid-event-new-die = { $country }はダイスを得た：{ $die }。
intrepid-event-rerolled = { $country }は{ $die }のダイスを振り直した：{ $to-die }。
intrepid-event-changed = { $country }は{ $die }のダイスを{ $to-die }に変えた。
intrepid-event-taken = { $country }は貯蔵庫から{ $die }のダイスを取った。
intrepid-event-rolled-to-storage = { $country }はダイスを振って貯蔵庫に置いた：{ $die }。
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
intrepid-event-token-put = { $tile }にトークンが置かれた：{ $token }。
intrepid-event-docking-barred = { $country }のドッキングモジュールが停止した。
intrepid-event-destroyed = { $tile }が破壊された。
intrepid-event-drained = { $resource }が{ $number }減少し、{ $total }になった。
intrepid-event-dice-fewer = { $country }のダイスマーカーが左に動き、{ $total }になった。
intrepid-event-capacity-lost = { $country }は{ $number }キャパシティを失い、残り{ $total }になった。
intrepid-event-consumed = ステーションは{ $resource }を{ $number }消費した（残り{ $total }）。
intrepid-event-built = { $country }は{ $price }キャパシティで{ $tile }を{ $slot }に建設した。
intrepid-event-die-bought = { $country }は{ $price }キャパシティで、以後{ $total }個のダイスを振ることになった。
intrepid-event-mended = { $country }は{ $price }キャパシティで{ $tile }からトークンを取り除いた（{ $token }）。
intrepid-event-docking-mended = { $country }は{ $price }キャパシティでドッキングモジュールの停止を解除した。
intrepid-event-tokens-moved = { $country }は{ $tile }のトークンを{ $to-tile }に移した。
intrepid-event-strained-for = { $country }は{ $other-country }のために{ $tile }に負荷をかけた。
intrepid-event-officer-called = { $country }のメディカルオフィサーは{ $other-country }にダイスを与えた。
intrepid-event-die-kept = { $country }は{ $die }のダイスを次のラウンドへ持ち越した。
intrepid-event-offer-destroyed = { $country }は{ $tile }を手放し、{ $other-country }は最大{ $number }キャパシティを得た。
intrepid-event-missions-complete = すべてのミッションが達成された。勝利。
intrepid-event-in-the-red = { $resource }が赤字になった。ステーションは失われた。
intrepid-event-fell = { $resource }が{ $number }下がり、{ $total }になった。

# Reasons

intrepid-not-over = ゲームは終了しています。
intrepid-not-your-turn = 今はあなたが決める番ではありません。
intrepid-not-asked = 「{ $kind }」は今の質問への答えになっていません。
intrepid-not-your-crew = { $country }はあなたの国ではありません。
intrepid-not-in-pool = プールに{ $die }のダイスはありません。
intrepid-not-there = { $place }はこのゲームに出ていません。
intrepid-not-your-tile = ダイスやトークンは自分のタイルにだけ置けます。
intrepid-not-disabled = { $place }は停止中で、ダイスを置けません。
intrepid-not-open-space = { $place }には空きマスがありません。
intrepid-not-fit = { $place }には今、{ $die }のダイスを置けません。
intrepid-not-mission-pace = { $place }には、このラウンドのダイスがすでに置かれています。
intrepid-not-pay = { $die }のダイスは有毒で、代わりに捨てる別のダイスがありません。
intrepid-not-same-crew = 別の国を選んでください。
intrepid-not-crew = { $to-country }はこのゲームに出ていません。
intrepid-not-docking-disabled = ドッキングモジュールは停止中です。
intrepid-not-docking-full = ドッキングモジュールには空きマスがありません。
intrepid-not-receiver = { $to-country }のサプライにはダイスが残っていません。
intrepid-not-wish-stands = すでにその値を希望しています。
intrepid-not-wish = 取り下げる希望がありません。
intrepid-not-more-wishes = このラウンドはもう希望を言えません。
intrepid-not-amplify = { $country }には増幅トークンがありません。
intrepid-not-these-values = このタイルは{ $die }のダイスには効果がありません。
intrepid-not-this-turn = このタイルでは、ダイスの向きをそのように変えられません。
intrepid-not-stored = 貯蔵庫に{ $die }のダイスはありません。
intrepid-not-to-this-value = このタイルでは、{ $die }のダイスを{ $to }に変えられません。
intrepid-not-near = 新しいダイスは、置いたダイスより1大きい値か1小さい値です。
intrepid-not-copy = コピーはその向きになりません。
intrepid-not-that-value = 渡されたダイスの値は変わりません。選べるのは前面だけです。
intrepid-not-sort = この国のダイスはそのようには表せません。
intrepid-not-rolled = 今振ったダイスの中に、そのダイスはありません。
intrepid-not-another-die = コンバーターは、1個のダイスを上げ、別の1個を下げます。
intrepid-not-on-station = そのタイルはステーションにありません。
intrepid-not-choice = { $tile }は選べるタイルではありません。
intrepid-not-in-offer = { $tile }はあなたの提示列にありません。
intrepid-not-slot = スロット{ $slot }は埋まっています。
intrepid-not-poor = { $price }キャパシティ必要ですが、{ $capacity }しかありません。
intrepid-not-track = マーカーはダイストラックの端にあります。
intrepid-not-token = { $tile }にそのトークンはありません。
intrepid-not-barred = ドッキングモジュールは停止していません。
intrepid-not-badge = { $country }のバッジは別のものです。
intrepid-not-badge-used = このバッジはこのラウンドに使用済みです。
intrepid-not-tokens = { $tile }にマイナストークンはありません。
intrepid-not-free-of-tokens = { $to-tile }にはすでにマイナストークンがあります。
intrepid-not-bank = サプライに負荷トークンまたは増幅トークンがありません。
intrepid-not-die-left = { $to-country }のサプライにはダイスが残っていません。
