# What the terminal says about Intrepid beyond cli.ftl

cli-intrepid-slot = スロット{ $slot }
cli-intrepid-short-russia = ロシア
cli-intrepid-short-japan = 日本
cli-intrepid-short-canada = カナダ
cli-intrepid-short-united-states = アメリカ
cli-intrepid-need-any = 任意
cli-intrepid-need-odd = 奇数
cli-intrepid-need-even = 偶数
cli-intrepid-no-dice = ダイスなし
cli-intrepid-fresh = 今振った
cli-intrepid-storage = 貯蔵庫

# The panel

cli-intrepid-track-now = 今
cli-intrepid-track-made = +
cli-intrepid-track-used = -
cli-intrepid-track-left = 残
cli-intrepid-toxic = 有毒：{ $values }、補助：{ $aid }
cli-intrepid-habitation = 居住
cli-intrepid-docking = ドッキング
cli-intrepid-wish = { $value }のダイスを希望
cli-intrepid-legend =
    ¤ キャパシティ  □ ダイス数
    ↑ 増幅  ⇅ コンバーター
    ¹²³ 被弾  ~ 負荷  ✗ 停止
    = 同じ値  ≠ すべて異なる値
    +1 1大きい値  ! 有毒

# Choices

cli-intrepid-place = { $die }を置く（{ $count }か所） ...
cli-intrepid-dock = ダイスを渡す
cli-intrepid-dock-to = { $die }を{ $who }に
cli-intrepid-ask = ダイスを希望
cli-intrepid-amplify = 資源を増幅
cli-intrepid-buy = { $tile }（{ $price }）：{ $needs }、{ $gives } ...
cli-intrepid-gives-each = 各{ $number }
cli-intrepid-gives-all = 全マスで{ $number }
cli-intrepid-die = 毎ラウンドのダイス+1個（{ $now } → { $then }）：{ $price }キャパシティ
cli-intrepid-mend = トークンを取り除く
cli-intrepid-mend-one = { $tile }から{ $token }を取り除く（{ $price }キャパシティ）
cli-intrepid-shoulder = バッジ：トークンを自分のタイルに移す
cli-intrepid-strain = バッジ：タイルに負荷をかけて増幅を与える
cli-intrepid-scrap = バッジ：提示列のタイルを破壊してキャパシティを与える
cli-intrepid-treat = バッジ：持ち越しダイスを与える
cli-intrepid-turn-one = { $die }の向きを変える
cli-intrepid-convert-one = { $die }を1上げる
cli-intrepid-adjust-one = { $die }を変更

# Looking

cli-intrepid-unknown = 「{ $word }」というものはここにありません。タイル、カード、国、バッジ、トークン、資源、または3-2のようなスロットを指定してください。
cli-intrepid-look-tile = { $tile }：{ $tier ->
    [0] 初期タイル
   *[other] ティア{ $tier }
}、{ $country ->
    [any] すべての国
   *[other] { $country }
}、{ $price }キャパシティ
cli-intrepid-look-needs = 必要なダイス：{ $needs }
cli-intrepid-look-all = すべてのマスが埋まると{ $resource }{ $number }
cli-intrepid-look-each = ダイス1個につき{ $resource }{ $number }
cli-intrepid-look-each-named = ダイス1個につき、指定する資源{ $number }
cli-intrepid-look-values = ダイスの値ごとの{ $resource }：{ $values }
cli-intrepid-look-offered = { $who }の提示列にあります。
cli-intrepid-look-stack = まだゲームに出ていません。
cli-intrepid-look-gone = ゲームから除かれました。
cli-intrepid-look-at = { $at }、{ $who }。ダイス：{ $dice }
cli-intrepid-look-token = { $token }トークン：{ $count }
cli-intrepid-look-gives = 現在の生産：{ $resource }{ $number }（ダイス{ $dice }、トークンによる減少{ $off }）。
cli-intrepid-look-mission = { $place }：ティア{ $tier }のミッション
cli-intrepid-look-disaster = { $place }：災害カード
cli-intrepid-look-filled = 現在：{ $marks }
cli-intrepid-look-not-dealt = このゲームでは配られていません。
cli-intrepid-look-country = { $country }：複雑さ{ $complexity }、ダイス全{ $dice }個
cli-intrepid-look-crew = { $who }、{ $light }ライト、{ $badge }{ $used ->
    [yes] （このラウンドに使用済み）
   *[no] {""}
}
cli-intrepid-look-dice = プール：{ $pool }。毎ラウンド{ $track }個振る、サプライに{ $supply }個{ $price ->
    [-1] {""}
   *[other] 、1個追加に{ $price }キャパシティ
}。
cli-intrepid-look-modules = 居住モジュール：{ $habitation }。ドッキングモジュール：{ $docking }{ $disabled ->
    [yes] （停止中）
   *[no] {""}
}。
cli-intrepid-look-capacity = キャパシティ：{ $capacity }、結果の計算後{ $after }。
cli-intrepid-look-fresh = 今振ったダイス：{ $dice }
cli-intrepid-look-storage = 貯蔵庫：{ $dice }
cli-intrepid-look-converters = 準備済みのコンバーター：{ $count }個
cli-intrepid-look-amplify = 増幅トークン：{ $count }個
cli-intrepid-look-wish = { $count }のダイスを希望しています。
cli-intrepid-look-kept = 次のラウンドへの持ち越しダイス：{ $die }。
cli-intrepid-look-offer = 提示列：{ $tiles }
cli-intrepid-look-holder = { $who }が持っています。
cli-intrepid-look-bank = サプライの残り：{ $count }個
cli-intrepid-look-track = 現在{ $now }/{ $most }。ダイスで+{ $gained }、カードによる減少{ $drained }、ラウンドの消費{ $consumed }：残り{ $after }。
cli-intrepid-look-other-disaster = このゲームでは使われていません。
cli-intrepid-look-deck = これから出る可能性のあるカード：{ $deck }枚。引かれたカード：{ $drawn }枚。
cli-intrepid-look-toxic = 現在有毒な値：{ $values }。補助カードのダイス：{ $aid }。
cli-intrepid-look-free = スロット{ $slot }は空いています。
cli-intrepid-offers-of = { $who }が建設できるタイル：

# In the words of this game

cli-choose-number-intrepid = ステーション上の番号か、3-2のようなスロットを入力してください。
cli-unseen-many-intrepid = 表示範囲外にあと{ $count }スロットあります。view 7-1のように移動できます。
cli-why-what-intrepid = アクションを指定してください。例：why place 5 habitation
cli-look-where-intrepid = 何を見ますか？　例：look electrolysis、look 3-2、look japan、look oxygen
cli-won-nobody-intrepid = ステーションは失われました。
cli-won-intrepid = 勝利しました。
cli-won-together-intrepid = { $winners }の全員で勝利しました。
cli-play-help-intrepid =
    選び方
      番号で選びます。まずダイス、次に置き場所を選びます。0か空行で戻ります。
      どのアクションも直接入力できます。自分の国は省略できます：
        place 5 electrolysis    place 4/6 habitation    dock 3 canada    ask 6
        buy lada-greenhouse 3-2    die    mend electrolysis-chamber strain    done
      日本のダイスは上面/前面で書きます。4/6は前面が6の4のダイスです。

    ステーション
      行はセクター、列はスロットです。3-2はセクター3の2番目のスロットです。
      タイルには持ち主、資源（P 電力、O 酸素、C 空調、N 栄養、¤ キャパシティ）、
      ダイスまたは空きマスごとの点、トークン（¹²³ 被弾、~ 負荷、✗ 停止）が
      表示されます。
      横には、各資源の現在値、ダイスの生産、ラウンドの消費、残りが表示されます。

    コマンド（最初の数文字だけでも使えます）
      hint            見つかった最善の置き方と、その成果
      look NAME       タイル、カード、国、バッジ、トークン、資源、3-2などのスロット
      crews           すべてのクルーの状態
      missions        ミッションと持続カードに必要なもの
      offers          各クルーが建設できるタイル（自分のものが先）
      disaster        引かれた災害カードと、今効いているもの
      as COUNTRY      1つの画面で：別の国の番にする、「done」の取り下げにも使う
      why ACTION      どのルールで禁じられているか、例：why place 5 habitation
      undo            自分の最後の決定を取り消す
      log [N]         これまでの出来事の最後のN行
      news            前のターンからの出来事
      rules [WORD]    ルール、5.1のような項目、または言葉で検索
      view SLOT       表示範囲を移動、viewだけならゲームの進行に戻る
      save [FILE]     保存して続ける
      quit            保存して終了（Ctrl-CとCtrl-Dも同じ）
