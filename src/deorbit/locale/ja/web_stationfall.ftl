# Stationfall in the browser

# The question

web-stationfall-ask-turn-reveal = 誰を活性化しますか？
web-stationfall-ask-turn-influence = 誰を活性化しますか？
web-stationfall-or-renegotiate = または再調整。
web-stationfall-first-reveal-influence = または再調整。望むなら、その前に暴露（ゲーム中1回）と、キャラクターへの影響キューブの配置ができます。
web-stationfall-first-reveal = または再調整。望むなら、その前に暴露できます（ゲーム中1回）。
web-stationfall-first-influence = または再調整。望むなら、その前にキャラクターに影響キューブを配置できます。
web-stationfall-ask-turn-activate = 誰を活性化しますか？
web-stationfall-ask-no-conspirator-reveal = あなたのターン：キューブで誰かを味方にするか、暴露するか、再調整してください。
web-stationfall-ask-no-conspirator-influence = あなたのターン：キューブで誰かを味方にするか、再調整してください。
web-stationfall-ask-no-conspirator-activate = 活性化できる共謀者がいません。再調整してください。
web-stationfall-ask-consent = { $player }があなたの{ $character }に求めています（{ $source }）：{ $action }。許可しますか？
web-stationfall-ask-activation = { $character }は何をしますか？
web-stationfall-over = ステーション崩壊。ゲームは終了しました。
web-stationfall-final = これは取り消せません。何かが引かれるか、隠されていたことを誰かが知るからです。
web-stationfall-hint-none = ここで言えることはありません。
web-stationfall-waits-choose = { $who }がアイデンティティを選んでいます。
web-stationfall-waits-turn = { $who }のターンです。
web-stationfall-waits-activation = { $who }が{ $character }でアクションを実施しています。
web-stationfall-waits-act = { $source }：{ $who }が{ $character }でアクションを1回実施します。
web-stationfall-waits-consent = { $source }：{ $character }のアクションを許可するか、{ $who }が決めています。
web-stationfall-waits-let-go = { $character }が何をドロップするか、{ $who }が決めています。
web-stationfall-waits-last-reveal = ステーション崩壊：{ $who }が暴露します。
web-stationfall-waits-deliver = 何を提出するか、{ $who }が決めています。
web-stationfall-actions-left = 残り{ $actions }アクション
web-stationfall-end-activation = 終了
web-stationfall-left =
    残り{ $actions }アクション{ $free ->
        [yes] 、フリー・アクション1回
       *[no] {""}
    }
web-stationfall-free = フリー
web-stationfall-cost-action = アクション1回
web-stationfall-cost-free = フリー・アクション
web-stationfall-cost-turn = ターン終了

# Actions

web-stationfall-family-turn = あなたのターン
web-stationfall-family-answer = あなたの答え
web-stationfall-family-move = 移動
web-stationfall-family-things = アイテム
web-stationfall-family-data = データ
web-stationfall-family-force = 実力行使
web-stationfall-family-place = セクションを使う
web-stationfall-family-skill = 特殊能力
web-stationfall-family-leverage = 駆け引き
web-stationfall-family-close = 終了
web-stationfall-do-reveal = { $identity }（秘密アイデンティティ）として暴露
web-stationfall-do-schroedinger = { $identity }（ボーナス・キャラクター）として暴露
web-stationfall-do-influence = { $card }にキューブ{ $count }個を置く
web-stationfall-do-resolve = { $effect }を解決：{ $at }
web-stationfall-do-overload = オーバーロード：{ $at }
web-stationfall-do-confess = { $character }が告白した
web-stationfall-do-cache = { $character }にヘルメット
web-stationfall-do-spread = グレイグーが{ $at }に広がる
web-stationfall-do-monster-strike = モンスターが{ $character }を襲う
web-stationfall-do-monster-step = モンスターが{ $to }へ進む
web-stationfall-do-deliver = { $data }を{ $offsite }に提出
# What an action is for, in a line beneath it
web-stationfall-about-influence = 自分のキューブがあり、それより多く置いたプレイヤーがいないキャラクターは、あなたの共謀者です。
web-stationfall-about-activate = 共謀者でアクションを2回（消耗状態なら1回）実施します。
web-stationfall-about-renegotiate = アクションの代わりにディスクを取り戻します。
web-stationfall-about-withdraw = アクションの代わりにディスクとキューブ1個を取り戻します。
web-stationfall-about-reveal = ゲーム中1回：正体を明かします。以後、あなたの許可なしに他のプレイヤーがそのキャラクターでアクションを実施することはできません。
web-stationfall-about-bribe = 自分のPC以外の任意のライブのキャラクターでアクションを1回実施し、買収は使用済みになります。PCのプレイヤーは拒否できます。
web-stationfall-about-kompromat = そこに記されたキャラクターでアクションを1回実施します。PCのプレイヤーは拒否できますが、無実なら容疑者になります。
web-stationfall-cubes = キューブ{ $count }個
web-stationfall-person-of = { $who }（{ $colour }）

# Choosing an identity

web-stationfall-choosing = あなたは誰ですか？
web-stationfall-choosing-aim = 知っているのはあなただけです。ステーション崩壊時に、このカードで得点が決まります。最も得点の多いプレイヤーが勝ちます。
web-stationfall-choosing-aim-cooperative = 知っているのはあなただけです。ステーション崩壊時に、このカードで得点が決まります。それぞれがどのボットよりも多く得点すれば、全員で勝利します。
web-stationfall-choosing-aim-teams = 知っているのはあなたのチームだけです。ステーション崩壊時に、このカードで得点が決まります。他のチームと、上位2人のボットの合計に勝つ必要があります。
web-stationfall-be = { $identity }になる
web-stationfall-starts = 初期位置：{ $names }
web-stationfall-starts-with = 初期位置：{ $names }（所持：{ $items }）
web-stationfall-starts-hidden = 初期位置：ボード外

# Secret cards

web-stationfall-cards = あなたのカード
web-stationfall-cards-peek = 長押しでのぞく、タップで開く
web-stationfall-cards-hide = 隠す
web-stationfall-card-secret = あなたの秘密アイデンティティ
web-stationfall-card-revealed = 全員に暴露済み
web-stationfall-card-partner = パートナーの{ $who }は{ $identity }です
web-stationfall-would-score = 今ステーションが崩壊すれば{ $points }点
web-stationfall-row-scores = 得点になる
web-stationfall-row-idle = まだ得点にならない
web-stationfall-as-bonus = ボーナス・キャラクターとして：{ $bonus }
web-stationfall-limit = 影響上限{ $count }：手元にないキューブがこれを超えると、終了時に1個につき1点の失点になります。

# Players

web-stationfall-colour = 色
web-stationfall-guilt = 有罪トラック
web-stationfall-conspirators = 共謀者
web-stationfall-cubes-title = キューブ
web-stationfall-pool = 手元に{ $count }個
web-stationfall-betrayal = 裏切ボックスに{ $count }個
web-stationfall-bribe = 買収
web-stationfall-bribe-left = 買収が未使用
web-stationfall-bribe-on = { $card }に使用
web-stationfall-kompromat = コンプロマット
web-stationfall-kompromat-of = コンプロマット：{ $card }
web-stationfall-kompromat-hand = 手札のコンプロマット
web-stationfall-secret-cards = { $who }の秘密のカード
web-stationfall-secret-identity = 秘密アイデンティティ
web-stationfall-hand = コンプロマット{ $count }枚
web-stationfall-shown = 全員が知っているもの：{ $names }
web-stationfall-disc = ディスク
web-stationfall-bonus = ボーナス・キャラクター
web-stationfall-team = チーム{ $team }

# Bots

web-stationfall-bot = ボット
web-stationfall-bot-as = { $identity }ボット
web-stationfall-bot-of = ボット（{ $colour }）
web-stationfall-bot-card = ボット
web-stationfall-bot-agenda = ボットとして
web-stationfall-bot-plays = ボット（スクリプトに従う）
web-stationfall-bot-announced = このターン
web-stationfall-bot-followed = 前のターン
web-stationfall-script-read = スクリプトを読む
web-stationfall-script-of = { $script }
web-stationfall-script-of-bot = { $identity }ボットのスクリプト
web-stationfall-script-how = 読み方：
web-stationfall-script-grade-rule = マニュアルに掲載のとおりです。誰かが実施できる最初の行が実施されます。
web-stationfall-script-grade-house = 独自：どのマニュアルにも掲載されていません。誰かが実施できる最初の行が実施されます。
web-stationfall-script-start = ターン開始時
web-stationfall-script-focus = フォーカス：ダイスが5か6なら先に実施
web-stationfall-script-main = スクリプト
web-stationfall-script-end = ターン終了時

# The card of a character

web-stationfall-is-down = ダウン
web-stationfall-is-contaminated = 汚染
web-stationfall-pc-of = PCのプレイヤー
web-stationfall-conspirator-of = 共謀者にしているプレイヤー
web-stationfall-exhausted = 消耗状態
web-stationfall-grey-bribes = 灰色{ $count }枚
web-stationfall-spent = 使用済み
web-stationfall-holds = 所持
web-stationfall-integral = 内蔵
web-stationfall-slots = アイテムスロット{ $used }/{ $count }
web-stationfall-data = データ
web-stationfall-identity = アイデンティティ・カード：アジェンダと暴露能力
web-stationfall-identity-of = { $identity }のアイデンティティ・カード
web-stationfall-house = 独自
web-stationfall-house-long = 独自：公開された文書には記載がありません。
web-stationfall-house-facts = 独自：{ $facts }。

# The card of a section

web-stationfall-gravity = 重力
web-stationfall-weightless = 無重力
web-stationfall-dark = 暗闇
web-stationfall-lit = 照明
web-stationfall-generates = 電力
web-stationfall-console = コンソール
web-stationfall-state-damaged = 損傷
web-stationfall-state-fire = 火災
web-stationfall-state-asphyxiation = 窒息
web-stationfall-state-goo = グレイグー
web-stationfall-pod = { $at }に接続された定員{ $capacity }人のポッド。射出条件：{ $needs }。
web-stationfall-pod-launched = このポッドは射出済みです。搭乗者は脱出しました。
web-stationfall-marker = { $who }のタイム・マーカー：{ $effect }、ミニッツ{ $minute }。
web-stationfall-trap-real = あなたの本物のトラップがここにあります。
web-stationfall-trap-decoy = おとりがここにあります。
web-stationfall-trap-unknown = トラップ・トークンがここに伏せてあります。
web-stationfall-people = ここにいる
web-stationfall-lying = 落ちている
web-stationfall-offers = ここでのアクション
web-stationfall-offers-broken = 修理後のアクション
web-stationfall-makes = { $ware }を作成
web-stationfall-officers = オフィサー
web-stationfall-ways = 経路
web-stationfall-by-lock = ロック
web-stationfall-by-vent = 通気口
web-stationfall-by-wormhole = ワームホール
web-stationfall-by-airlock = エアロック

# Things

web-stationfall-sort-item = アイテム
web-stationfall-sort-data = データ
web-stationfall-sort-character = キャラクター
web-stationfall-sort-section = セクション
web-stationfall-held = 所持者
web-stationfall-possessed = 所持者
web-stationfall-lies = 場所
web-stationfall-sent = 送信先
web-stationfall-made = 作成場所
web-stationfall-nobody-has-it = 誰も所持していません。
web-stationfall-thing-helmet = 宇宙空間、窒息、火災、そして棍棒から守ります。
web-stationfall-thing-bludgeon = 攻撃、強奪、サボタージュに使います。ヘルメット着用のヒューマンには効きません。
web-stationfall-thing-gun = 攻撃、強奪、サボタージュに使います。ヘルメットでは防げません。
web-stationfall-thing-firebomb = ドロップまたは投擲すると、セクションが火災になります。
web-stationfall-thing-nanogel = ダウン状態のヒューマンやロボットを2回蘇生できます。
web-stationfall-thing-nanogel-used = ダウン状態のヒューマンやロボットをあと1回蘇生できます。
web-stationfall-thing-artifact = 効果はありませんが、多くのアジェンダに関わります。
web-stationfall-thing-briefcase = 効果はありませんが、多くのアジェンダに関わります。
web-stationfall-thing-antimatter = 磁気封じ込め装置から動かすと起動し、退船がトリガーされ、4ミニッツ後に爆発します。
web-stationfall-thing-rocket-wings = 宇宙空間にいるキャラクターが、これを使って脱出できます。
web-stationfall-thing-evidence = 警備室で作成します。当局に送信すると、他の容疑者全員が有罪になります。
web-stationfall-thing-x-secret = 生物研究室で作成します。所持するキャラクターにディスクを置いているプレイヤーは、プロジェクトXを確認できます。多くのアジェンダに関わります。
web-stationfall-thing-nda = リーガルのもとで署名します。
web-stationfall-nothing = なし

# The station

web-stationfall-clock = 時計
web-stationfall-minute = ミニッツ{ $minute }
web-stationfall-in-minute = ミニッツ{ $minute }
web-stationfall-abandon-ship = 退船
web-stationfall-power = 電力
web-stationfall-cameras = カメラ
web-stationfall-cameras-mean = ON：照明セクションでヒューマンをダウンさせるアクションを実施したプレイヤーは、容疑者になります。
web-stationfall-jammers = ジャマー
web-stationfall-jammers-mean = ON：データは同位置のキャラクターにだけコピーできます。
web-stationfall-antimatter = 反物質
web-stationfall-antimatter-stable = 安定
web-stationfall-antimatter-armed = 起動済み
web-stationfall-antimatter-detonated = 爆発済み
web-stationfall-medical-track = メディカル・トラック
web-stationfall-eaten = 食べられたヒューマン：{ $count }人
web-stationfall-pirate = 海賊船が接近中です。
web-stationfall-project = プロジェクトX
web-stationfall-project-released = リリース済み
web-stationfall-project-known = X保管庫のカード
web-stationfall-project-unknown = カードはX保管庫に伏せてあります。次のいずれかです。
web-stationfall-project-house = 独自：プロジェクトXカードの効果。
web-stationfall-monster-at = モンスターは{ $at }にいます。
web-stationfall-monster-down = モンスターは{ $at }でダウンしています。

# The log and the past

web-stationfall-log-start = ゲーム開始前

# Find and way

web-stationfall-find = 検索
web-stationfall-find-what = 名前
web-stationfall-find-none = その名前のものはありません。
web-stationfall-way = 最短経路
web-stationfall-way-who = 誰が
web-stationfall-way-where = どこへ
web-stationfall-way-nobody = …
web-stationfall-way-hint = ここかボード上でキャラクターとセクションを選ぶと、最短経路が光ります。

# Panels

web-stationfall-tab-cards = カード
web-stationfall-tab-way = 検索

# Help

web-stationfall-guide-goal = 目的
web-stationfall-guide-goal-says = ミニッツが尽きるとステーションは燃え尽きます。あなたはひそかにステーション内のキャラクターの1人であり、自分のアジェンダを持っています。最も得点の多いプレイヤーが勝ちますが、有罪のプレイヤーはまず勝てません。
web-stationfall-guide-goal-cooperative = 目的
web-stationfall-guide-goal-cooperative-says = ミニッツが尽きるとステーションは燃え尽きます。あなたはひそかにステーション内のキャラクターの1人であり、自分のアジェンダを持っています。それぞれがどのボットよりも多く得点すれば、全員で勝利します。
web-stationfall-guide-goal-teams = 目的
web-stationfall-guide-goal-teams-says = ミニッツが尽きるとステーションは燃え尽きます。あなたはひそかにステーション内のキャラクターの1人であり、自分のアジェンダを持っています。最も得点の多いチームが勝ちます。ボットがいる場合は、上位2人のボットの合計にも勝つ必要があります。
web-stationfall-guide-bots = ボット
web-stationfall-guide-bots-says = ボットは何も隠しません。自分のターンには、スクリプトの行のうち、誰かが実施できる最初のものに従います。ログの「なぜ？」で経緯がわかり、プレイヤー欄からスクリプトを読めます。ボットは何も持ちかけず、何も受け入れません。
web-stationfall-guide-turn = あなたのターン
web-stationfall-guide-turn-says = ゲーム中1回の暴露、またはキャラクター1人へのキューブの配置ができます。両方でもかまいません。その後、共謀者を活性化してアクションを2回実施するか、再調整します。
web-stationfall-guide-cubes = 共謀者
web-stationfall-guide-cubes-says = 自分のキューブがあり、それより多く置いたプレイヤーがいないキャラクターは、あなたの共謀者です。ディスクが置かれたキャラクターは消耗状態で、アクションは1回です。
web-stationfall-guide-actions = アクション
web-stationfall-guide-actions-says = 塗られた点はアクション1回です。輪はフリー・アクションで、ピックアップかドロップ、キャラクターによっては別のことができます。買収やコンプロマットを使えば、別のキャラクターでもう1回アクションを実施できます。
web-stationfall-guide-reveal = 暴露
web-stationfall-guide-reveal-says = 以後、あなたの許可なしに他のプレイヤーがあなたのPCでアクションを実施することはできず、暴露能力が有効になります。PCに置いた自分のキューブは手元に戻り、他のプレイヤーのキューブは裏切ボックスに移ります。
web-stationfall-guide-guilt = 容疑者と有罪
web-stationfall-guide-guilt-says = カメラがONのとき、照明セクションでヒューマンをダウンさせるアクションを実施すると容疑者になります。コンプロマットを拒否しても容疑者になります。誰かがエビデンスを当局に送信すると、他の容疑者は全員有罪になり、有罪のプレイヤーはまず勝てません。
web-stationfall-guide-leave = 脱出
web-stationfall-guide-leave-says = ほとんどのポッドには、オフィサーがブリッジで発令する退船と、ポッドを射出するキャラクターが必要です。
web-stationfall-guide-end = 終了
web-stationfall-guide-end-says = 最後のミニッツに、ミニッツ0があるかどうかをトークンで決めます。その後、すべてのカードを表にします。
web-stationfall-key-find = 名前で検索
web-stationfall-key-cards = あなたのカード
web-stationfall-key-hide = カードを隠す／開く
web-stationfall-key-way = 経路を検索

# The end

web-stationfall-schroedinger = シュレーディンガー暴露による
web-stationfall-together = 合計{ $points }点
web-stationfall-won-by-people = ボットに勝利
web-stationfall-won-by-bots = ボットの勝利
web-stationfall-won-cooperative = 人間プレイヤー全員対ボット全員：人間プレイヤーのそれぞれが、すべてのボットに勝つ必要がありました。
web-stationfall-won-teams = チーム戦です。上位2人のボットも1つのチームで、同点ならボットの勝ちです。

# それぞれの結末

web-stationfall-fate-away = 脱出
web-stationfall-fate-away-count =
    { $count ->
        [0] 脱出した者はいない
       *[other] { $count }人が脱出した
    }
web-stationfall-fate-burned = 炎上
web-stationfall-fate-burned-count =
    { $count ->
        [0] 生きて残った者はいない
       *[other] { $count }人が生きたまま残った
    }
web-stationfall-fate-fell = 倒れた者
web-stationfall-fate-fell-count =
    { $count ->
        [0] 最後に倒れていた者はいない
       *[other] { $count }人が倒れたか消えた
    }
web-stationfall-story-away = { $character }は脱出し、ほかに{ $count }人が助かった。
web-stationfall-story-alone = 脱出できたのは{ $character }だけだった。
web-stationfall-story-stayed = { $character }は残り、ほかの{ $count }人が脱出した。
web-stationfall-story-together = { $character }も、ほかの全員も、ステーションに残った。
web-stationfall-story-fell = { $character }はステーションより先に倒れ、それでも勝った。

# Great events

web-stationfall-moment-detonated = 反物質が爆発
web-stationfall-moment-station-falls = ステーション崩壊
web-stationfall-moment-abandon-ship = 退船
web-stationfall-moment-blackout = 停電
web-stationfall-moment-released = プロジェクトX、リリース
web-stationfall-moment-last-minute = もう1分
web-stationfall-moment-minute = 最後の1分
web-stationfall-moment-detonated-away = 爆発
web-stationfall-moment-launched = { $at }、射出
web-stationfall-moment-revealed = { $identity }！
