# The terminal command.

cli-page-more = Enter：続き
cli-page-end = Enter：ゲームに戻る

# Starting, files

cli-which-game = どのゲームにしますか？　「deorbit play { $game }」のように指定するか、--load FILEを指定してください。選べるゲーム：{ $known }。
cli-bad-people-bots = --peopleに{ $people }は指定できません。この対戦のボット以外の席は{ $seats }席です。
cli-bad-bots = --bots「{ $given }」は正しくありません。数、アイデンティティの名前、またはその両方を指定します：--bots 2、--bots troubleshooter,exile、--bots troubleshooter,2。
cli-bad-mode = 「{ $mode }」というボットとの勝利方法はありません。選べるもの：{ $known }。
cli-bots-missing = --bot-tierと--mode cooperativeはボットのためのものです。--bots 2のように、ボットの人数を指定してください。
cli-no-bots = 「{ $game }」にボットはありません。他の席はエージェントが担当します。
cli-many-bots = ボット{ $bots }人と人間プレイヤー{ $people }人では、{ $seats }席を超えます。--seatsを増やすか、省略してください。
cli-bad-people = --peopleに{ $people }は指定できません。この対戦は{ $seats }席です。
cli-bad-option = --option「{ $given }」は正しくありません。NAME=VALUEの形で指定します。例：--option { $example }。
cli-option-is-flag = 「{ $name }」は--optionではありません。--{ $name }として指定してください。
cli-tier-idle = ランダムに選ぶキャラクターがいないため、tier={ $tier }はここでは何も変えません。ランダムに選ぶには--option characters=randomを加えてください。
cli-load-fixed = 保存された対戦は{ $seats }席の{ $game }で、オプションも決まっています。ゲームの名前は省略するか同じものを指定し、--seats、--option、ボットの指定は省略してください。
cli-not-read = { $file }を読み込めません：{ $problem }。
cli-not-loaded = { $file }：{ $problem }
cli-not-written = { $file }に書き込めません：{ $problem }。
cli-not-overwritten = { $file }はすでに存在し、Deorbitのセーブファイルではありません。変更せずに残すので、別の名前を選んでください。
cli-other-match = { $file }には別の対戦が入っています。変更せずに残すので、別の名前を選んでください。
cli-saved = { $file }に保存しました。
cli-continue = 続けるには：
cli-nothing-played = まだ何も行われていないため、保存しませんでした。

# Content and where it comes from

cli-edition-none = 「{ $game }」の内容の出典はわかりません。選べるゲーム：{ $known }。
cli-edition-grade = 「{ $grade }」という出典区分はありません。出典区分：{ $known }。
cli-edition-both = --allはすべての出典区分のデータを表示します。--gradeと--allは、どちらか一方だけ指定してください。
cli-edition-title = { $game }：内容の出典
cli-edition-pack = コンテンツパック「{ $pack }」を使用、ハッシュ{ $hash }。
cli-edition-means = { $grade }  { $means }
cli-edition-sum = 合計
cli-edition-all = 全{ $count }件のデータと出典区分：
cli-edition-rule = マニュアルによるデータ{ $count }件：
cli-edition-card = 公開されたカードによるデータ{ $count }件：
cli-edition-play = 公開されたゲームで確認されたデータ{ $count }件：
cli-edition-house = どの文書にも記載がないため独自に定めたデータ{ $count }件：
cli-edition-house-stationfall = どの文書にも記載がないため独自に定めたデータ{ $count }件。特殊能力とプロジェクトXカードの効果を除き、すべてコンテンツパックで置き換えられます。
cli-grade-rule = マニュアルに記載がある
cli-grade-card = 公開されたカードデータに記載がある
cli-grade-play = 公開されたゲームで確認された
cli-grade-house = 独自：どの文書にも記載がない

cli-pack-nothing = このパックは何も変更しません。
cli-pack-hash = ハッシュ：{ $hash }
cli-pack-fine = パックに問題はありません。このパックで遊ぶには：
cli-pack-new = 追加：{ $names }
cli-pack-changed = 変更：{ $names }
cli-pack-gone = 除外：{ $names }
cli-pack-no-script = 専用のスクリプトがないため、ボットは既定のスクリプトに従います（{ $count }人）：{ $names }
cli-pack-sort-characters = キャラクター
cli-pack-sort-section = セクション
cli-pack-sort-corridors = コリドー
cli-pack-sort-vents = 通気口
cli-pack-sort-addition = キャラクターがセクションに加えるアクション
cli-pack-sort-ship = 船
cli-pack-sort-abilities = 特殊能力
cli-pack-sort-project_x = プロジェクトX
cli-pack-sort-scripts = ボットのスクリプト
cli-pack-sort-item = アイテム
cli-pack-sort-game = 数値

# During a game

cli-now = 現在：{ $player }
cli-turn-you = （あなた）
cli-turn-agent = （エージェント）
cli-turn-bot = （スクリプト）
cli-i-am = 画面を渡してください。{ $player }の方はEnterを押してください。
cli-aside = help  hint  undo  quit
cli-chosen = 選択：{ $what }。
cli-choose-number = ボード上の番号かマスを入力してください。
cli-choose-cell = 左下のマスを入力してください。[]の場所に置けます。
cli-choose-back = 0で戻ります。
cli-unseen = 表示範囲外：{ $choices }
cli-unseen-many = 表示範囲外にあと{ $count }件あります。view CELLで移動できます。
cli-several-here = { $at }のユニットにできることが複数あります。番号で選んでください。
cli-type-a-cell = 場所が多すぎて番号を付けられません。m12のようにマスを入力してください。
cli-no-such-number = 選択肢{ $number }はありません。選択肢は1～{ $last }です。
cli-ambiguous = 「{ $word }」は次のどれにも当てはまります：{ $fitting }。あと1文字入力してください。
cli-unknown-word = 「{ $word }」という選択肢、アクション、コマンドはここにありません。helpで一覧を見られます。

cli-word-agreed = agreed
cli-why-what = アクションを指定してください。例：why move d4 h9
cli-why-bot = { $who }の前のターン：実施したことと、その前にスキップしたもの（✕）です。誰かが実施できる最初の行が実施されます。
cli-why-not-yet = { $who }のターンはまだありません。
cli-why-no-bot = 「{ $word }」はここではボットではありません。whyだけを入力すると、ボットの最後のターンがわかります。
cli-why-none-yet = まだどのボットのターンもありません。
cli-why-allowed = 「{ $action }」は今できます。
cli-undone = 取り消しました。
cli-undo-barred = 抽選や、その後の他のプレイヤーの決定まで取り消すことになります。テーブルの全員が同意するなら：undo agreed
cli-undo-nothing = 取り消すものがありません。
cli-look-where = どこを見ますか？　例：look m13
cli-hint = 貪欲エージェントなら：{ $action }
cli-advice = 見つかった最善手：{ $action }
cli-advice-then = その後：{ $actions }
cli-advice-gain = すべての成果：{ $gain }
cli-advice-none = ここで決めることはありません。
cli-as-whom = 誰の番にしますか？　この画面にいるのは次のとおりです：{ $people }。asに続けて番号か名前を入力してください。
cli-as-nothing = { $player }が今決めることはありません。
cli-news-none = 前のターンから何も起きていません。
cli-news-more = 最近の出来事（他に{ $count }件：news、log）：
cli-board-part = 左から{ $part }/{ $parts }
cli-log-empty = まだ何も起きていません。
cli-play-help =
    選び方
      番号で選びます。まずグループ、次にボード上の番号で対象を選びます。
      0か空行で戻ります。d4のようなマスを番号の代わりに入力できます。
      どのアクションも直接入力できます：
        move d4 f5    attack d4 d5    capture d4 e4    jump d4 d9    keep d4
        buy trooper d4    upgrade troops-speed    place 3x1 m10    end

    コマンド（最初の数文字だけでも使えます）
      why ACTION      どのルールで禁じられているか、例：why move d4 h9
      look CELL       その部屋：酸素、中にいるユニット
      view CELL       表示範囲を移動、viewだけならゲームの進行に戻る
      board           ボード全体
      hint            貪欲エージェントならどうするか
      undo            自分の最後の決定を取り消す
      log [N]         これまでの出来事の最後のN行
      news            前のターンからの出来事
      rules [WORD]    ルール、5.1のような項目、または言葉で検索
      save [FILE]     保存して続ける
      quit            保存して終了（Ctrl-CとCtrl-Dも同じ）
cli-is-over = ゲームは終了しました。
cli-won-nobody = 勝者はいません。
cli-won = { $winners }の勝利です。
cli-won-together = { $winners }が勝利を分け合いました。
cli-end-how = save [FILE]で「deorbit replay」用に保存します。log、board、look、rulesも使えます。Enterで終了します。

# Replay, rules, verify

cli-replay-keys = Enterかn：次へ、b：戻る、t：次のターン、数字：そのアクション、start、end、log、look NAME、rules WORD、q：終了。
cli-replay-unknown = 「{ $word }」というキーはここにありません。
cli-replay-at-end = ここが最後です。
cli-replay-at-start = ここが最初です。
cli-rules-missing = 「{ $game }」のルールはまだありません。
cli-rules-nothing = ルールに「{ $wanted }」はありません。もしかして：{ $near }
cli-verify-folded = { $game }：ルールの版{ $rules }で{ $actions }アクションを再現しました。すべての抽選と記録された局面が一致します。
cli-verify-past = 以前の部分{ $count }つは別のルールで行われたため、記録のまま残され、検証されません。
cli-verify-hash = 開始時に公開されたハッシュ：{ $hash }
cli-verify-running = 対戦はまだ続いているため、ハッシュのもとになるシークレットは公開されません。
cli-verify-secret = シークレット：{ $secret }
cli-verify-kept = シークレットはハッシュと一致します。誰も抽選を変えられませんでした。
cli-verify-broken = シークレットはハッシュと一致しません。

# Station-X

cli-stationx-out = 脱落
cli-stationx-energy = エネルギー{ $energy }
cli-stationx-facts = ユニット{ $units } 基地{ $bases } UP{ $upgrades }
cli-stationx-legend =
    C コマンダー
    T トルーパー D ドロイド
    ◎ テレポーターと支配者
    + 補給室
    ○ 中央室

cli-stationx-name = { $upgrade }
cli-stationx-move = 移動：{ $unit }、{ $at }（{ $count }）
cli-stationx-jump = ジャンプ：{ $unit }、{ $at }（{ $count }）
cli-stationx-attack = { $at }から攻撃（{ $count }）
cli-stationx-capture = { $at }から基地を奪う（{ $count }）
cli-stationx-place = { $tile ->
    [base] 自分の基地を置く（{ $count }か所）
   *[other] { $tile }を置く（{ $count }か所）
}
cli-stationx-teleporter = 自分のテレポーター
cli-stationx-commander = 自分のコマンダー
cli-stationx-respawn = コマンダーを復帰させる（{ $count }）
cli-stationx-wait = 1ターン待つ
cli-stationx-keep = ユニット1体を生存させる
cli-stationx-recruit = 新しいユニットを置く
cli-stationx-buy = { $unit }を{ $price }エネルギーで購入（{ $count }）
cli-stationx-upgrade = { $price ->
    [0] 無料のアップグレード（{ $count }）
   *[other] アップグレードを{ $price }エネルギーで購入（{ $count }）
}
cli-stationx-end = ターン終了
cli-stationx-win = { $unit } { $sign } { $at }：{ $attack }対{ $defence }、勝利
cli-stationx-loss = { $unit } { $sign } { $at }：{ $attack }対{ $defence }、敗北
cli-stationx-tie = { $unit } { $sign } { $at }：{ $attack }対{ $defence }、相打ち（自分のユニット1体だけ生存）
cli-stationx-base-of = { $who }の基地、テレポーター{ $at }

cli-stationx-look-space = { $at }は宇宙空間です。
cli-stationx-look-centre = { $at }は中央室（{ $cells }マス）の中です。
cli-stationx-look-north = { $at }は北の補給室の中です。コマンダーだけが入れます。
cli-stationx-look-east = { $at }は東の補給室の中です。コマンダーだけが入れます。
cli-stationx-look-south = { $at }は南の補給室の中です。コマンダーだけが入れます。
cli-stationx-look-west = { $at }は西の補給室の中です。コマンダーだけが入れます。
cli-stationx-look-tile = { $at }は{ $cells }マスの部屋の中です。
cli-stationx-look-base = { $at }は{ $who }の基地の中で、{ $holder }が支配しています。
cli-stationx-look-oxygen = 酸素{ $signs } { $used }/{ $limit }、1人あたりの上限{ $share }。ドロイドは酸素を使いません。
cli-stationx-look-crew = { $sign } { $who }：{ $units }（酸素を使うユニット{ $breathing }体）
cli-stationx-look-nobody = 誰もいません。
