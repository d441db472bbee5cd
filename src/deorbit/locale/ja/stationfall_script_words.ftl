# Lines of scripts as bots follow them and people read them; the order is that of the script language

# Keywords and their order

stationfall-script-word-con = CON
stationfall-script-word-influence = 影響
stationfall-script-word-influence-more = 必要数より{ $name }個多い影響
stationfall-script-word-this-minute = このミニッツ
stationfall-script-word-unexhausted = 未消耗
stationfall-script-word-goto = GOTO { $name }スクリプト
stationfall-script-word-repeat = REPEAT
stationfall-script-word-then = THEN
stationfall-script-word-on-the-way = 途中で

# Tests, with what they are about

stationfall-script-word-not = { $name }でない
stationfall-script-word-own = PCが{ $name }
stationfall-script-word-possess = { $name }所持
stationfall-script-word-not-possess = { $name }未所持
stationfall-script-word-with = { $name }と同位置
stationfall-script-word-at = { $name }に位置
stationfall-script-word-minute = ミニッツ{ $name }以下
stationfall-script-word-news-has = { $name }をニュースに送信済み
stationfall-script-word-authorities-have = { $name }を当局に送信済み
stationfall-script-word-occupants = 搭乗者{ $name }名以上
stationfall-script-word-places = 空き{ $name }名分以上

# Tests of characters

stationfall-script-word-human = ヒューマン
stationfall-script-word-robot = ロボット
stationfall-script-word-monster = モンスター
stationfall-script-word-down = ダウン状態
stationfall-script-word-live = ライブ
stationfall-script-word-contaminated = 汚染状態
stationfall-script-word-pc = PC
stationfall-script-word-with-pc = PCと同位置
stationfall-script-word-other = PC以外
stationfall-script-word-any-pc = いずれかのPC
stationfall-script-word-npc = NPC
stationfall-script-word-human-player = 人間プレイヤーのPC
stationfall-script-word-bot = 他のボットのPC
stationfall-script-word-armed = 武装状態
stationfall-script-word-helmeted = ヘルメット着用
stationfall-script-word-in-pod = ポッド内
stationfall-script-word-suspect = 容疑者
stationfall-script-word-guilty = 有罪
stationfall-script-word-innocent = 無実
stationfall-script-word-escaped = 脱出済
stationfall-script-word-influenced = ボットのキューブ配置済み
stationfall-script-word-full = アイテムスロット満杯
stationfall-script-word-alone = 単独

# Tests of sections

stationfall-script-word-pod = ポッド
stationfall-script-word-damaged = 損傷状態
stationfall-script-word-zero-gravity = 無重力
stationfall-script-word-dark = 暗闇
stationfall-script-word-power = 電力セクション
stationfall-script-word-burning = 火災発生中
stationfall-script-word-hazard = ハザード状態
stationfall-script-word-timed = 時限射出待ち

# Tests of the station

stationfall-script-word-abandon-ship = 退船発令済み
stationfall-script-word-project-x = プロジェクトXリリース済み
stationfall-script-word-antimatter-armed = 反物質起動済み
stationfall-script-word-jammers-on = ジャマーON
stationfall-script-word-jammers-off = ジャマーOFF
stationfall-script-word-cameras-on = カメラON
stationfall-script-word-cameras-off = カメラOFF
stationfall-script-word-blackout = 停電

# Tests, negated

stationfall-script-word-not-down = ダウン状態でない
stationfall-script-word-not-live = ライブでない
stationfall-script-word-not-contaminated = 汚染状態でない
stationfall-script-word-not-armed = 武装状態でない
stationfall-script-word-not-suspect = 容疑者でない
stationfall-script-word-not-guilty = 有罪でない
stationfall-script-word-not-innocent = 無実でない
stationfall-script-word-not-damaged = 損傷状態でない
stationfall-script-word-not-dark = 暗闇でない
stationfall-script-word-not-in-pod = ポッド内でない
stationfall-script-word-not-helmeted = ヘルメット着用でない
stationfall-script-word-not-escaped = 脱出済でない
stationfall-script-word-not-timed = 時限射出待ちでない
stationfall-script-word-not-abandon-ship = 退船発令済みでない
stationfall-script-word-not-project-x = プロジェクトXリリース済みでない
stationfall-script-word-not-antimatter-armed = 反物質起動済みでない
stationfall-script-word-not-minute = ミニッツ{ $name }以下でない

# Things

stationfall-script-word-kompromat = コンプロマット
stationfall-script-word-nanogel = ナノゲル

# What a verb is about: after the verb itself, after Step, after a small word

stationfall-script-lead-about = { $name }
stationfall-script-lead-step = { $name }
stationfall-script-lead-give = { $name }
stationfall-script-lead-give-to = → { $name }
stationfall-script-lead-to = → { $name }
stationfall-script-lead-from = 対象：{ $name }
stationfall-script-lead-in = 場所：{ $name }
stationfall-script-lead-at = 場所：{ $name }
stationfall-script-lead-of = 対象：{ $name }
stationfall-script-lead-on = 対象：{ $name }
stationfall-script-lead-with = 使用：{ $name }

# Verbs

stationfall-script-do-step = ステップ
stationfall-script-do-step-away = 離れる方向へステップ
stationfall-script-do-pick-up = ピックアップ
stationfall-script-do-drop = ドロップ
stationfall-script-do-give = 譲渡
stationfall-script-do-throw = 投擲
stationfall-script-do-copy = コピー
stationfall-script-do-delete = 消去
stationfall-script-do-attack = 攻撃
stationfall-script-do-rob = 強奪
stationfall-script-do-sabotage = サボタージュ
stationfall-script-do-revive = 蘇生
stationfall-script-do-repair = 修理
stationfall-script-do-jury-rig = 応急修理
stationfall-script-do-trigger-abandon-ship = 退船を発令
stationfall-script-do-transmit = 送信
stationfall-script-do-release-project-x = プロジェクトXをリリース
stationfall-script-do-decontaminate = 除染
stationfall-script-do-jettison = 反物質を投棄
stationfall-script-do-launch = 射出
stationfall-script-do-timed-launch = 時限射出
stationfall-script-do-section-launch = セクション射出
stationfall-script-do-bridge-launch = ブリッジ射出
stationfall-script-do-manufacture = 作成
stationfall-script-do-meditate = 瞑想
stationfall-script-do-self-destruct = 自爆
stationfall-script-do-airlock-push = 宇宙空間へ押し出す
stationfall-script-do-cameras = カメラ
stationfall-script-do-jammers = ジャマー
stationfall-script-do-hazard-suppression = ハザード抑制
stationfall-script-do-reassemble = 使用済みコンプロマットの獲得
stationfall-script-do-cargo-claw = カーゴクロー
stationfall-script-do-scram = スクラム
stationfall-script-do-rocket-wings-launch = ロケットウイング射出
stationfall-script-do-breach = ブリーチ
stationfall-script-do-wormtongue = 蛇の舌
stationfall-script-do-tradecraft = 諜報術
stationfall-script-do-missile = ミサイル
stationfall-script-do-emp-burst = EMPバースト
stationfall-script-do-nerve-gas = 神経ガス
stationfall-script-do-infect = 感染
stationfall-script-do-process-server = 文書送達
stationfall-script-do-hardcopy = ハードコピー
stationfall-script-do-lawyer-up = 弁護士介入
stationfall-script-do-feed = キバゴケに食べさせる
stationfall-script-do-disassemble = 自己分解
stationfall-script-do-moss-step = キバゴケが這い進む
stationfall-script-do-moss-feed = キバゴケが食べる
stationfall-script-do-wait = 待機
stationfall-script-do-renegotiate = 再調整
stationfall-script-do-remote-control = 遠隔操作
stationfall-script-do-telepathy = テレパシー
stationfall-script-do-root-access = ルートアクセス
stationfall-script-do-forceful-presence = 威圧感

# Remarks in the scripts that come with the game

stationfall-remark-either-opens-the-pods = どちらでもポッドを射出できるようになる
stationfall-remark-to-jettison-later = 後で反物質を投棄するため
stationfall-remark-the-panic-pod-needs-no-abandon-ship = 脱出ポッドに退船は必要ない
stationfall-remark-when-somebody-else-has-taken-the-panic-pod = 他の誰かが脱出ポッドを使った場合
stationfall-remark-there-is-no-room-for-it-otherwise = そうしないと持つ場所がない
stationfall-remark-the-pirate-ship-comes-for-who-has-it = 海賊船はこれを持つ者を迎えに来る
stationfall-remark-until-then-there-is-room-for-somebody-contaminated = それまでは汚染された誰かの席を空けておく
stationfall-remark-this-opens-the-pods-too = これでもポッドを射出できるようになる
stationfall-remark-an-empty-pod = 空のポッド
stationfall-remark-it-goes-to-the-bot-s-hand-whoever-finds-it = 誰が見つけてもボットの手札に入る
stationfall-remark-two-discs-are-needed-to-exhaust-cyborg = サイボーグの消耗には2枚のディスクが必要
stationfall-remark-this-releases-it-as-well = これでもリリースされる
stationfall-remark-one-of-the-two-is-enough = どちらか1つで十分
stationfall-remark-late-so-that-it-does-little-harm = 遅い時期なら害が少ない
stationfall-remark-when-the-rocket-wings-are-lost = ロケットウイングが失われた場合
stationfall-remark-then-it-can-be-copied-to-everybody = そうすれば全員にコピーできる
stationfall-remark-who-possesses-it-needs-no-abandon-ship = 所持者に退船は必要ない
stationfall-remark-to-be-contaminated = 汚染されるため
stationfall-remark-nobody-came = 誰も来なかった
stationfall-remark-to-be-put-down-there = そこでダウンさせるため
stationfall-remark-four-minutes-are-left-to-wait = 残り4ミニッツを待つ
stationfall-remark-remember-talk-them-through-it = 「言う通りにして」も考慮する
stationfall-remark-ignore-magnetic-containment = 磁気封じ込め装置は対象外
stationfall-remark-there-may-be-kompromat-about-whoever-gets-away = 脱出した者のコンプロマットがあるかもしれない
stationfall-remark-for-authorities-when-the-pc-is-away = PCが脱出したとき当局に届く
stationfall-remark-the-bot-s-own-player-counts-as-a-suspect-too = ボット自身も容疑者に数えられる
stationfall-remark-a-ship-may-come-for-who-is-there = そこにいる者を船が迎えに来るかもしれない
stationfall-remark-for-news-when-a-clone-is-away = クローンが脱出したときニュースに届く
stationfall-remark-there-is-a-next-minute-to-help = 助けるための次のミニッツがある
stationfall-remark-bio-lab-contaminates-the-pc-as-well = 生物研究室ではPCも汚染される
stationfall-remark-the-short-way-aft-is-through-outer-space = 後部への近道は宇宙空間を通る
stationfall-remark-with-one-it-takes-none-from-the-down = 1つ持っていれば、ダウンした者から取らない
stationfall-remark-locker-room-next-door-is-dark = 隣のロッカールームは暗闇
stationfall-remark-an-enemy-pays-for-being-down = 遺恨の相手はダウン状態なら得点になる
stationfall-remark-the-carrier-too = 運び手も含む
