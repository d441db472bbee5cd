# Learning: the page with the tutorial and the lessons, and the panel beside the board

web-learn = 学ぶ
web-learn-new-here = 初めてですか？
web-learn-begin = チュートリアルから始める
web-closed-lesson = この挑戦をやめて、別のものに移りました。

# The page

web-learn-title = 遊び方を学ぶ
web-learn-lead = 1時間あるならチュートリアルを、5分ならレッスンをどうぞ。本物のボードで、本物のルールで遊びます。ここでは何をしても、取り返しがつかなくなることはありません。
web-learn-tutorial = チュートリアル：リンジーと遊ぶ
web-learn-tutorial-text = リンジーはカードを公開してプレイし、動く前に考えを話してくれます。1ミニッツごとに、新しいことを聞き、リンジーがどう使うかを見て、自分でも試します。いつでも中断できます。テーブルはそのまま待っています。
web-agent-lindsey = リンジー
web-learn-go-on = 続きから再開
web-learn-first = 1回目
web-learn-first-text = ミニッツ9まで案内があり、その後は自由に遊びます。最小限の知識だけで始められます。
web-learn-second = 2回目
web-learn-second-text = ミニッツ7まで案内があり、1回目に省いたことを学びます。
web-learn-people = 学ぶ人
web-learn-people-count =
    { $count ->
        [1] 自分だけ
       *[other] { $count }人
    }
web-learn-where = 座る場所
web-learn-where-here = この画面
web-learn-where-link = それぞれの画面（リンク）
web-learn-surplus = 残りの{ $count }席
web-learn-surplus-agent = エージェントが担当
web-learn-surplus-hand = 自分で動かす
web-learn-lessons = レッスン：{ $game }
web-learn-count = { $count }件中{ $done }件を習得
web-learn-minutes = 約{ $count }分
web-learn-ticked = 習得済み

# Beside the board

web-play-tab-lesson = レッスン
web-learn-fold = レッスンの表示を切り替える
web-learn-done = 完了
web-learn-goal-done = （達成）
web-learn-reached = 達成：{ $goal }
web-learn-progress = 目標{ $count }件中{ $reached }件を達成
web-learn-fault = それでは達成できません
web-learn-see = ルール：
web-learn-rules = 関係するルール：
web-learn-tip = ヒント
web-learn-tip-show = ヒントを見る
web-learn-tip-hide = ヒントを隠す
web-learn-restart = 最初から
web-learn-repeat = もう一度
web-learn-do-again = やり直す
web-learn-do-lesson = 次のレッスン
web-learn-do-show = 次へ
web-learn-waits = 「{ $next }」を押すと{ $name }が続けます
web-learn-parts = この章の内容
web-learn-part-new = 新しいこと
web-learn-part-plan = リンジーの計画
web-learn-part-lindsey = リンジーの手番
web-learn-part-you = あなたの番
web-learn-turn-new = 新しいこと
web-learn-turn-plan = リンジーの計画
web-learn-turn-lindsey = リンジーの行動
web-learn-turn-you = さあ、あなたの番です
web-learn-chapters = 章
web-learn-replay = 別のテーブルで章をやり直す：
web-learn-optional = （任意）
web-learn-limits = リンジーからのお願い
web-learn-left-out = リンジーは手順を1つ省きます：{ $reason }
web-learn-film = 映画のように見る
web-learn-film-stop = 映画を止める
web-learn-skip = 次の章へ進む
web-learn-one-of = { $number } / { $count }
web-learn-one-back = 戻る
web-learn-one-next = 次へ
