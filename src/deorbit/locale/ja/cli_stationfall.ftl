# Stationfall in the terminal

cli-won-stationfall = 勝者：{ $winners }。
cli-won-together-stationfall = 勝者：{ $winners }。
cli-end-how-stationfall = scoreで結果をもう一度表示します。save [FILE]で「deorbit replay」用に保存します。log、board、look、who、players、why、script、rulesも使えます。Enterで終了します。
cli-unseen-many-stationfall = 表示範囲外にあと{ $count }件あります。名前を入力するか、view NAMEで移動してください。
cli-choose-number-stationfall = ボード上の番号か、セクションの名前を入力してください。
cli-type-a-cell-stationfall = bridgeのように、セクションの名前を入力してください。
cli-why-what-stationfall = アクションを指定してください。例：why step エンジニア ブリッジ
cli-look-where-stationfall = 誰を、または何を見ますか？　例：look エンジニア、look reactor。「who」で全員を表示します。
cli-play-help-stationfall =
    選び方
      番号で選びます。まずグループ、次にその中の選択肢を選びます。0で戻ります。
      名前は日本語でも英語でも入力でき、最初の部分だけでも選べます：
      ブリッジ、エンジ、bridge、engi。
      どのアクションも直接入力できます。名前は短くでき、アクションを実施する
      キャラクターは省略できます：
        influence eng 2     activate eng     step reactor     pick-up helmet
        throw gun aft-hub   attack exile gun     bribe medical     wait

    コマンド（最初の数文字だけでも使えます）
      look NAME       キャラクター、セクション、アイテム、アイデンティティ、
                      プロジェクトXカードの詳細（このゲームに出ていなくても可）
      who             全キャラクター：場所、誰のキューブか、所持しているもの
      players         全プレイヤー：PC、有罪、キューブ、買収、コンプロマット
      agenda          自分のカードの全文と、今の得点
      path TO         活性化中のキャラクターの最短経路
      path WHO TO     任意のキャラクターの経路（ロックと通気口も表示）
      why ACTION      どのルールで禁じられているか、例：why step eng bridge
      why [BOT]       ボットが前のターンに検討したこと、例：why exile
      script [BOT]    ボットが従うスクリプト（look NAMEでも表示）
      view NAME       表示範囲を移動、viewだけならゲームの進行に戻る
      board           ステーション全体
      hint            貪欲エージェントならどうするか
      undo            自分の最後の決定を取り消す
      log [N]         これまでの出来事の最後のN行
      news            前のターンからの出来事
      rules [WORD]    ルール、12.9のような項目、または言葉で検索
      save [FILE]     保存して続ける
      quit            保存して終了（Ctrl-CとCtrl-Dも同じ）

    ボード
      ┌原子炉──────┐  セクション：名前と、下にそこにいるキャラクター（小文字は
      └Eng exl h?──┘  ダウン）と落ちているもの。線はコリドー、点は通気口です。
      X ロック  ✗ 損傷  * 火災  ○ 窒息  ◐ 暗闇  ≈ グレイグー  ◷ タイム・マーカー
      h ヘルメット   b 棍棒   g 銃   f 焼夷弾   n ナノゲル   A アーティファクト
      B ブリーフケース   ! 反物質   W ロケットウイング   ? コンプロマット
      F フレッチャー   M キバゴケ   r ラット   ◎ ワームホール   □ トラップ   ▣ 本物
      横には各プレイヤーの有罪トラック、手元のキューブ+裏切ボックスのキューブ、
      買収が未使用かどうか、手札のコンプロマットの枚数（k2）が表示されます。
      狭いときは：容 容疑者、有 有罪、B 買収が未使用。
      ✓は、今ステーションが崩壊すれば得点になるアジェンダの行です。
      「独自」と[独自]は、公開された文書に記載がなく、私たちが定めたものです。

cli-stationfall-bot = ボット
cli-stationfall-no-bots = このゲームにボットはいません。
cli-stationfall-no-bot = 「{ $word }」というボットはここにいません。scriptだけを入力すると、すべてのスクリプトを読めます。
cli-stationfall-script = { $who }が{ $identity }として従うスクリプト：
cli-stationfall-script-rule = マニュアルに掲載のとおりです。誰かが実施できる最初の行が実施されます。
cli-stationfall-script-house = 独自：どのマニュアルにも掲載されていません。誰かが実施できる最初の行が実施されます。
cli-stationfall-script-start = ターン開始時：
cli-stationfall-script-focus = ダイスが5か6なら先に：
cli-stationfall-script-main = その後：
cli-stationfall-script-end = ターン終了時：
cli-stationfall-script-standard = { $name }（GOTOで移ったとき）：
cli-stationfall-script-last = 前のターン
cli-stationfall-won-by-people = ボットに勝利しました。
cli-stationfall-won-by-bots = ボットの勝利です。
cli-stationfall-won-cooperative = 人間プレイヤー全員対ボット全員：人間プレイヤーのそれぞれが、すべてのボットより多く得点する必要がありました。
cli-stationfall-won-teams = チーム戦です。上位2人のボットも1つのチームで、同点ならボットの勝ちです。
cli-replay-keys-stationfall = Enterかn：次へ、b：戻る、t：次のターン、数字：そのアクション、start、end、log、look NAME、who、players、ボットのscriptとwhy、rules WORD、q：終了。
cli-stationfall-unknown = 「{ $word }」という名前はここにありません。「who」でキャラクター、「board」でセクションを表示します。
cli-stationfall-legend =
    X ロック  ✗ 損傷  * 火災
    ○ 窒息 ◐ 暗闇 ≈ グレイグー
    ◷ タイム・マーカー
    h ヘルメット  b 棍棒
    g 銃  f 焼夷弾  n ナノゲル
    A アーティファクト
    B ブリーフケース
    ! 反物質  ? コンプロマット
    W ウイング  F フレッチャー
    M キバゴケ  r ラット
    ◎ ワームホール  □ トラップ
    ▣ 本物  小文字：ダウン

cli-stationfall-facts = { $pool }+{ $betrayal }
cli-stationfall-facts-long = キューブ{ $pool }、裏切ボックス{ $betrayal }
cli-stationfall-free = +フリー
cli-stationfall-bribe-left = 買収
cli-stationfall-bribe-short = B
cli-stationfall-hand-count = k{ $count }
cli-stationfall-own-dealt = 配られたカード：{ $identity }
cli-stationfall-own-identity = 秘密：{ $identity }
cli-stationfall-own-pc = あなたは{ $identity }
cli-stationfall-own-partner = パートナー{ $who }：{ $identity }
cli-stationfall-own-bonus = ボーナス：{ $bonus }
cli-stationfall-panel-more = … 続き：agenda、players
cli-stationfall-own-hand = コンプロマット：{ $cards }

cli-stationfall-look-character = { $character }（{ $kind }、ティア{ $tier }）：{ $at }。
cli-stationfall-look-bodiless = { $character }（{ $kind }、ティア{ $tier }）。
cli-stationfall-look-absent = { $card }（{ $kind }、ティア{ $tier }）：このゲームには登場していません。
cli-stationfall-look-starts = 初期位置：{ $at }。所持：{ $items }。アイテムスロット：{ $slots }。
cli-stationfall-look-identity = { $identity }のアイデンティティ・カード：
cli-stationfall-look-identity-of = { $card }のアイデンティティ・カード、{ $identity }：
cli-stationfall-absent = { $name }はこのゲームに登場していません。「look」でカードを見られます。
cli-stationfall-look-live = ライブ。
cli-stationfall-look-down = ダウン。
cli-stationfall-look-card = { $card }（{ $kind }、ティア{ $tier }）：{ $pawns }。
cli-stationfall-look-inside = 体内：{ $names }。
cli-stationfall-look-mark = 標的：{ $character }。
cli-stationfall-look-monster = モンスター：{ $at }。
cli-stationfall-look-pc = { $player }のPC。
cli-stationfall-look-pc-as = { $player }のPC（{ $identity }として）。
cli-stationfall-look-cubes = キューブ：{ $cubes }。
cli-stationfall-look-conspirator = { $who }の共謀者。
cli-stationfall-look-discs = { $who }の活性化ディスク。
cli-stationfall-look-bribes = { $who }の買収。
cli-stationfall-look-grey-bribes = 灰色の買収{ $count }枚。
cli-stationfall-look-spent = コンプロマットは使用済みです。
cli-stationfall-look-holds = 所持：{ $items }（スロット{ $used }/{ $slots }）。
cli-stationfall-look-data = データ：{ $names }。
cli-stationfall-look-contaminated = 汚染。
cli-stationfall-look-ability = { $ability }（{ $when }）：{ $does }
cli-stationfall-look-agenda = アジェンダ「{ $title }」（影響上限{ $limit }）：
cli-stationfall-look-bonus = ボーナス・キャラクターとして：{ $bonus }。
cli-stationfall-nothing = なし
cli-stationfall-disc-of = { $who }のディスク

cli-stationfall-section = { $at }：{ $facts }。
cli-stationfall-section-people = ここにいる者：{ $names }。
cli-stationfall-section-things = 落ちているもの：{ $names }。
cli-stationfall-section-ways = 経路：{ $names }。
cli-stationfall-section-offers = アクション：{ $names }。
cli-stationfall-section-offers-off = 修理後のアクション：{ $names }。

cli-stationfall-x-look = 「look」でそれぞれの説明を読めます。
cli-stationfall-thing-held = 所持者：{ $names }。
cli-stationfall-thing-data = 所持者：{ $names }。
cli-stationfall-thing-lying = 場所：{ $names }。
cli-stationfall-thing-sent = 送信先：{ $names }。
cli-stationfall-thing-nowhere = 誰も所持していません。
cli-stationfall-thing-made = 作成場所：{ $names }。

cli-stationfall-players-cubes = キューブ：{ $cubes }。
cli-stationfall-players-bribe = 買収：{ $card }。
cli-stationfall-players-disc = ディスク：{ $card }。
cli-stationfall-players-shown = 全員が知っているコンプロマット：{ $cards }。
cli-stationfall-players-bonus = 公開されたボーナス・キャラクター：{ $cards }。
cli-stationfall-agenda-now = { $who }、今ステーションが崩壊すれば：{ $rows }。
cli-stationfall-agenda-none = まだカードがありません。
cli-stationfall-name-as = { $who }（{ $identity }）

cli-stationfall-path-what = どこへ行きますか？　例：path bridge、path engineer bridge、path reactor bridge
cli-stationfall-path-who = 今は誰も活性化中ではありません。誰の経路かを指定してください：path engineer bridge
cli-stationfall-no-conspirator = 活性化できる共謀者がいません。先に影響キューブを配置するか、再調整してください。
cli-stationfall-reveal-when = 暴露はターンの最初のフェイズに、影響キューブの配置や活性化の前に行います。暴露していないプレイヤーはステーション崩壊時に暴露します。今はできません。[15.2]

cli-stationfall-group = { $what } ...
cli-stationfall-only = { $what }：{ $which }
