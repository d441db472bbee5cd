# Matches that begin elsewhere: played on from a moment, brought along as a file, set up by hand.

## Play on from a moment

web-fork = ここから続ける
web-fork-menu = 別のテーブルで続ける
web-fork-now = 新しいテーブルで、対戦を今の状態から続けます。
web-fork-last = 新しいテーブルで、対戦を最後のアクションの前から続けます。
web-fork-at = { $step ->
    [0] 新しいテーブルで、同じ配り方のまま対戦を最初から始めます。
   *[other] 新しいテーブルで、対戦をアクション{ $step }の直後の状態から続けます。
}
web-fork-text = 元の対戦はそのまま残ります。そこから先の抽選は新しく行われます。
web-fork-known = この対戦を見た人は、隠されていたものを知っています。
web-fork-hidden = 今あなたに隠されているものは新しい対戦でも同じで、その対戦の終了時に明らかになります。

## Files

web-file = ファイルを開く
web-file-heading = 対戦を持ち込む
web-file-hint = 保存した対戦は見ることも続けることもできます。リプレイファイルは見ることができます。
web-file-choose = ファイルを開く
web-file-drop = またはここにドロップ
web-file-reading = ファイルを調べています……
web-file-large = ファイルが{ $most } MBを超えています。それほど長い対戦はありません。
web-file-unreadable = ファイルを読み込めません。
web-file-game = ゲーム
web-file-length = 長さ
web-file-steps = { $count }アクション、{ $seats }席
web-file-standing = 現在
web-file-over = 終了
web-file-running = 続行中
web-file-over-text = この対戦は終了しています。新しいテーブルになり、すべての時点をすべての席から見たり、好きなところから続けたりできます。
web-file-recording = これはリプレイファイルです。1人から見えた対戦の記録で、見ることはできますが、続けることはできません。
web-file-earlier = 最初の部分は古いルールで行われたため、読むことしかできません。
web-file-known = ここから先の抽選は新しく行われます。ファイルを持つ人は、その中に隠されたものを読めます。
web-file-watch = 見る
web-file-play-on = 続ける

## Where a match began

web-origin = 開始地点
web-origin-fork = 途中から：別の対戦のアクション{ $step }の後。その対戦を知る人は、ここで隠されているものを知っている可能性があります。
web-origin-file = 途中から：ホストがファイルで持ち込んだ対戦のアクション{ $step }の後。ホストは、その中に隠されたものを知ることができます。
web-origin-position = ホストが用意した局面から。ホストは、用意した内容を知っています。
web-origin-file-over = { $name }がこの対戦をファイルで持ち込みました。見るためのものです。
web-marked-forked = この対戦は別のテーブルでも続けられ、秘密がそこで明らかになる可能性があります。新しい人は座れません。
web-marked-taken-back = ここでは、誰かが何かを知った可能性のある手が取り消されました。新しい人は座れません。
web-marked-shortened = その後ルールが変わり、最後の決定は新しいルールでは保てませんでした。対戦はその前から続きます。

## The options of games, where a table is made

web-option-count = { $count }×{ $name }

web-option-stationx-build = ステーション
web-choice-stationx-build-free = プレイヤーがタイルを1枚ずつ置いて作る
web-choice-stationx-build-standard = 完成済みの標準ステーション
web-option-stationx-rounds = ラウンド数
web-option-stationx-rounds-hint = それまでに誰もステーションを制圧していなければ、最も多くの基地を支配する者が勝ちます。
web-option-stationx-siege = 籠城できるターン数
web-option-stationx-siege-hint = これより長く全ユニットを自分の基地に置き続けると、1ターンに1体ずつ失います。0なら失いません。
web-option-stationx-tiles = 各プレイヤーのタイル
web-option-stationx-factions = 陣営
