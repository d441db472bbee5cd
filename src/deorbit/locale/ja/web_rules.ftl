# The rules in the browser, and fair chance

web-rules-title = { $game }のルール
web-rules-lead = 私たち自身の言葉で、項目ごとに書いています。各項目の番号は決して変わらないので、リンクしたり、テーブルから調べたりできます。
web-rules-missing = そのようなルールはありません
web-rules-missing-text = アドレスが間違っているかもしれません。ここでルールを読めるゲームは次のとおりです：
web-rules-failed = ルールを読み込めませんでした。
web-rules-contents = 目次
web-rules-search = ルールを検索
web-rules-search-hint = 1つまたは複数の言葉、または12.8のような番号
web-rules-count =
    { $count ->
        [0] 該当なし
       *[other] { $count }項目
    }
web-rules-nothing = 「{ $query }」を含むルールはありません。言葉を減らすか、変えてみてください。
web-rules-clear = すべて表示に戻す
web-rules-house = 独自
web-rules-house-hint = ルールが定めていないことについての独自裁定
web-rules-chapter-word = 章
web-rules-link = { $rule }へのリンク
web-rules-copy = { $rule }へのリンクをコピー
web-rules-copied = リンクをコピーしました。
web-rules-in-place = { $rule }を元の場所で表示
web-rules-top = 目次へ
web-rules-key-next = 検索結果を順に移動

web-rule-panel = ルール{ $rule }
web-rule-panel-chapter = { $game }：{ $chapter }
web-rule-panel-back = { $rule }に戻る
web-rule-panel-before = 前：{ $rule }
web-rule-panel-after = 次：{ $rule }
web-rule-panel-open = ルールで開く
web-rule-panel-near = { $rule }という項目はありません。最も近い項目を表示しています。
web-rule-panel-none = ルールに{ $rule }という項目はありません。

web-verify = シャッフルを検証
web-verify-why = 対戦のすべての抽選は、1つのシークレットから導かれます。対戦の開始時にそのハッシュが、終了時にシークレットが公開されるため、このサービスの運営者を含め、誰も途中で抽選を変えられません。
web-verify-hash = ハッシュ
web-verify-secret = シークレット
web-verify-running = 対戦はまだ続いています。終了時にシークレットがここに表示され、ハッシュと照合できます。
web-verify-noted-running = このブラウザーはハッシュを控えました。
web-verify-working = 検証中……
web-verify-again = もう一度検証
web-verify-good = はい
web-verify-bad = いいえ
web-verify-unknown = 不明
web-verify-noted = 対戦の開始時に、このブラウザーは同じハッシュを控えました。
web-verify-noted-other = 対戦の開始時に、このブラウザーは別のハッシュを控えました：{ $hash }
web-verify-noted-not = このブラウザーは対戦中に開かれていなかったため、ハッシュを控えていません。
web-verify-fits = このブラウザーで計算したシークレットのSHA-256は、ハッシュと一致します。
web-verify-fits-not = このブラウザーで計算したシークレットのSHA-256は、ハッシュと一致せず、次の値です：{ $hash }
web-verify-fits-unable = このブラウザーがハッシュを計算できるのは、httpsのページだけです。サービスはシークレットが一致すると答えています。下のコマンドで、自分のコンピューターで検証できます。
web-verify-folded = サービスはシークレットから全{ $count }アクションを再現しました。すべての抽選と局面が一致します。
web-verify-folded-not = シークレットから再現した対戦は、同じ局面になりません：{ $problem }
web-verify-inherited = 最初の{ $count }アクションは分岐元の対戦のもので、その対戦には別のシークレットがあります。
web-verify-earlier = 一部は別のルールで行われたため、記録のまま残され、検証されません。
web-verify-fair = すべて一致します。
web-verify-unfair = 一致しないものがあります。
web-verify-own = 自分のコンピューターで検証するには、記録をダウンロードして次を実行してください：
web-verify-record = 記録をダウンロード
