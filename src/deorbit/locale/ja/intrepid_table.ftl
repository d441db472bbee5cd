# Intrepid: what screens say beyond the log. A die is said by its value, a Japanese one by top and
# front (4/6).

intrepid-clock-placing = ラウンド{ $round }：ダイス
intrepid-clock-disaster = ラウンド{ $round }：災害
intrepid-clock-spending = ラウンド{ $round }：キャパシティ
intrepid-clock-over = ラウンド{ $round }で終了

# Kinds of actions, as headings

intrepid-group-place = ダイスを置く
intrepid-group-dock = ダイスを渡す
intrepid-group-amplify = 資源を増幅
intrepid-group-ask = ダイスを希望
intrepid-group-convert = コンバーターを使う
intrepid-group-discard = ダイスを捨てる
intrepid-group-reroll = ダイスを振り直す
intrepid-group-turn = ダイスの向きを変える
intrepid-group-take = 貯蔵庫からダイスを取る
intrepid-group-adjust = ダイスを変更
intrepid-group-gain = 新しいダイスを選ぶ
intrepid-group-name = 資源を指定
intrepid-group-choose = タイルを選ぶ
intrepid-group-buy = タイルを建設
intrepid-group-die = ダイスを購入
intrepid-group-mend = トークンを取り除く
intrepid-group-free = ドッキングモジュールの停止を解除
intrepid-group-shoulder = トークンを自分のタイルに移す
intrepid-group-strain = タイルに負荷をかけて増幅を与える
intrepid-group-treat = 持ち越しダイスを与える
intrepid-group-scrap = 提示列のタイルを破壊してキャパシティを与える

# Actions

intrepid-do-place = { $die }のダイスを置く：{ $place }
intrepid-do-dock = { $die }のダイスを{ $to-country }に渡す
intrepid-do-amplify = { $resource }を増幅
intrepid-do-ask = { $value ->
    [0] { $country }の希望を取り下げる
   *[other] { $value }のダイスを希望
}
intrepid-do-convert = { $up }を1上げ、{ $down }を1下げる
intrepid-do-ready = 奇数のダイスを貯蔵庫に移す
intrepid-do-discard = { $die }のダイスを捨てる
intrepid-do-reroll = { $die }のダイスを振り直す
intrepid-do-turn = { $die }のダイス：{ $turn }
intrepid-do-take = { $die }のダイスを取る
intrepid-do-adjust = { $die }のダイスを{ $to }に変更
intrepid-do-gain = { $die }のダイス
intrepid-do-name = { $resource }
intrepid-do-pass = パス
intrepid-do-choose = { $tile }を選ぶ
intrepid-do-buy = { $tile }を{ $slot }に建設
intrepid-do-die = { $country }のダイスを1個増やす
intrepid-do-mend = { $tile }から{ $token }を取り除く
intrepid-do-free = { $country }のドッキングモジュールの停止を解除
intrepid-do-shoulder = { $tile }のトークンを{ $to-tile }に移す
intrepid-do-strain = { $tile }に負荷、{ $to-country }に増幅
intrepid-do-treat = { $to-country }に持ち越しダイスを与える
intrepid-do-scrap = { $tile }を破壊、{ $to-country }にキャパシティ
intrepid-do-done = 完了
intrepid-do-resume = 再開

# What is special about an action

intrepid-notes = { $notes }
intrepid-gain = { $resource }+{ $number }
intrepid-gain-named = 指定する資源+{ $number }
intrepid-note-more-dice = 生産まであとダイス{ $count }個
intrepid-note-ability = 能力
intrepid-note-mission = { $count ->
    [0] ミッション達成
   *[other] 残り{ $count }マスになる
}
intrepid-note-card = { $count ->
    [0] カードを取り除く
   *[other] 残り{ $count }マスになる
}
intrepid-note-toxic = 有毒：別のダイスが必要
intrepid-note-wished = 希望あり
intrepid-note-dice-left = プールにダイスが{ $count }個残っている
intrepid-note-capacity-left = まだ購入できるものがある

# Resources to come

intrepid-track-fine = { $resource }：消費後の残り{ $after }
intrepid-track-low = { $resource }：消費後の残りはわずか{ $after }
intrepid-track-red = { $resource }：{ $short }不足、ステーションは失われる
intrepid-track-next = { $resource }：次のラウンドの消費{ $consumed }
