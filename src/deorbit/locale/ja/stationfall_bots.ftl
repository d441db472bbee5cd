# Stationfall: bots

stationfall-option-bots = ボットの席（0から数えます）。プレイヤーは合計3人以上必要です。
stationfall-option-bot_identities = ボットのアイデンティティ（席の順）。これを超える分のボットにはアイデンティティが配られます。
stationfall-option-bot_tier = ボットに配られるアイデンティティの最高ティア。1が最もやさしいです。
stationfall-option-cooperative = 人間プレイヤーのそれぞれがどのボットよりも多く得点したとき、全員が共に勝利するかどうか。

stationfall-bot-seat = 席{ $seat }はボットにできません。席は0～{ $last }です。
stationfall-bot-twice = 席{ $seat }がボットとして2回指定されています。
stationfall-bots-players = ボットがいる場合、人間プレイヤーとボットを合わせて{ $least }人以上必要ですが、{ $seats }人です。
stationfall-bots-named = ボット用に{ $named }人のアイデンティティが指定されていますが、ボットは{ $bots }人だけです。
stationfall-teams-persons = チーム戦にはボットのほかに人間プレイヤーが{ $fitting }人必要ですが、{ $seats }人です。
stationfall-teams-apart = 同じチームのターンが続いてはいけませんが、パートナーが席{ $seat }と席{ $other }に並んでいます。人間プレイヤーが2人の場合は、両側に1人ずつ、2人以上のボットが必要です（例：席1と席3）。
stationfall-cooperative-bots = 協力モードには人間プレイヤーと対戦相手のボットが必要です。全席ではなく一部の席をボットに指定してください。
stationfall-cooperative-teams = 全ボットを相手にする協力モードとチーム戦は、どちらか一方だけ選べます。
stationfall-unknown-identity = { $key }：「{ $character }」というアイデンティティはありません。選べるアイデンティティ：{ $known }。
stationfall-unknown-identity-near = { $key }：「{ $character }」というアイデンティティはありません。もしかして：{ $near }。
stationfall-identity-twice = bot_identities：「{ $identity }」が2回指定されています。
stationfall-identity-not-cast = bot_identities：「{ $identity }」は登場しているキャラクターではありません。
stationfall-bot-tier-too-low = { $bots }人のボットにアイデンティティが1つずつ必要ですが、登場しているティア{ $tier }までのアイデンティティは{ $found }人だけです。より高いティアを選ぶか、キャラクターを指定してください。

# The log

stationfall-event-manoeuvre = { $player }は{ $character }を動かす。
stationfall-away =
    { $actions ->
        [0] 今すぐ
       *[other] あと{ $actions }アクション
    }
stationfall-event-aim-section = { $character }は{ $at }を目指す（{ stationfall-away }）。
stationfall-event-aim-pod = { $character }は{ $at }を射出したい（{ stationfall-away }）。
stationfall-event-aim-wreck = { $character }は{ $at }の破壊工作を狙う（{ stationfall-away }）。
stationfall-event-aim-kompromat = { $character }は{ $at }でコンプロマットを探す（{ stationfall-away }）。
stationfall-event-aim-strike = { $character }は{ $other-character }を狙う（{ stationfall-away }）。
stationfall-event-aim-help = { $character }は{ $other-character }を助けに向かう（{ stationfall-away }）。
stationfall-event-aim-steer = { $character }は{ $other-character }を操ろうとする（{ stationfall-away }）。
stationfall-event-aim-ware = { $character }は{ $ware }を狙う（{ stationfall-away }）。
stationfall-event-aim-make = { $character }は{ $at }で{ $ware }を作成したい（{ stationfall-away }）。
stationfall-event-aim-give = { $character }は{ $other-character }に{ $ware }を届ける（{ stationfall-away }）。
stationfall-event-aim-transmit = { $character }は{ $data }を{ $offsite }に送信したい（{ stationfall-away }）。
stationfall-event-aim-abandon-ship = { $character }は退船を命じたい（{ stationfall-away }）。
stationfall-event-aim-jettison = { $character }は反物質を投棄したい（{ stationfall-away }）。
stationfall-event-aim-release = { $character }はプロジェクトXをリリースしたい（{ stationfall-away }）。
stationfall-line-own = { $name }行目
stationfall-line-of-default = { $name }行目
stationfall-line-of-lindsey = { $name }行目
stationfall-line-of-abandon-ship = 退船の{ $name }行目
stationfall-line-of-revive = 蘇生の{ $name }行目
stationfall-event-regroup = { $player }はスクリプトで実施できることがなく、再調整した。
stationfall-event-betrayal-regained = { $player }のキューブ{ $count }個が裏切ボックスから手元に戻った。
stationfall-event-die-rolled = { $player }は{ $number }を出した。通常のスクリプトに従う。
stationfall-event-focused = { $player }は{ $number }を出した。フォーカス・スクリプトが先になる。
stationfall-event-bot-changed = { $player }は{ $identity }として生き続けることになった。

# Why something is not allowed

stationfall-not-bot = スクリプトに従うのはボットだけです。今は人間プレイヤーのターンです。
stationfall-not-script = その行は、このボットが今従っているスクリプトにありません。
stationfall-not-win-over = このボットは{ $character }を共謀者にできません。他のプレイヤーのPCであるか、キューブが足りないか、影響を受けないキャラクターです。
stationfall-not-bots-first-line = ボットは実施できる最初の行だけを実施します。{ $where-text }、{ $character }：「{ $text }」
stationfall-not-bots-no-line = このボットが実施できる行はスクリプトにありません。できるのは再調整だけです。
stationfall-not-bots-go-on = ボットは宣言した行に従い、次に「{ $action }」を行います。{ $where-text }：「{ $text }」
stationfall-not-bots-answer = ボットの代わりに決める人はいません。ルールにより、ボットは今「{ $action }」を行います。
stationfall-not-bots-script = ボットはスクリプトの行を宣言するか、再調整します。
stationfall-not-bots-revealed = ボットは最初から暴露済みです。
stationfall-not-bots-regroup = ボットの再調整はボット専用の手順で行います。
stationfall-not-bots-drag = ボットは誰も搬送しません。
stationfall-not-bots-same-item = ボットは、{ $character }がすでに所持している種類のアイテムをもう1個ピックアップしません。
stationfall-not-bots-bribe = ボットは誰も買収しません。
stationfall-not-bots-kompromat = ボットは見つけたコンプロマットを持ち続け、使用しません。
stationfall-not-bots-own-pc = ボットは、自身のPCに対するそのアクションを誰にもさせません。

# How it ended

stationfall-why-coop-won = 人間プレイヤーの最低は{ $least }点、ボットの最高は{ $best }点で、全員で勝利しました。
stationfall-why-coop-lost = { $points }点で、すべてのボットには勝てませんでした。ボットの最高は{ $best }点です。
stationfall-why-coop-others = { $points }点ですべてのボットに勝ちましたが、他の全員が勝ったわけではありません。
stationfall-why-coop-guilty = 人間プレイヤー全員がすべてのボットに勝ちましたが、有罪のプレイヤーがいるため共同の勝利になりません。
stationfall-why-coop-bot-won = { $points }点で最高のボットです。人間プレイヤーの全員がこれを上回ったわけではありません。
stationfall-why-coop-bot-lost = 人間プレイヤーの全員がこの{ $points }点を上回りました。
stationfall-why-bots-won = 上位2人のボットは合わせて{ $points }点で、同点ならボットの勝ちです。
stationfall-why-bots-tie = 上位2人のボットの合計{ $points }点を上回れず、同点ならボットの勝ちです。
stationfall-why-bots-ahead = チームは{ $points }点です。上位2人のボットは合わせて{ $best }点です。
stationfall-why-bots-outside = 1つのチームとして数える上位2人のボットに入っていません。

# Actions

stationfall-do-manoeuvre = { $character }で「{ $manoeuvre }」の行に従う
stationfall-do-regroup = ボットの再調整
stationfall-kind-manoeuvre = ボットがスクリプトの行MANOEUVREを宣言し、そのためにキャラクターを活性化します。
stationfall-kind-regroup = スクリプトのどの行にも従えないボットが、ボット専用の手順で再調整します。

# Keys of a position

stationfall-key-players-first_bonus = ストレンジャーのボットの1人目のボーナス・キャラクター。ストレンジャーの消滅後はこのキャラクターで続けます。
stationfall-key-turn-line = ボットが宣言したスクリプトの行。
stationfall-key-turn-parts = その行のうち、済んだ部分の数。
stationfall-key-turn-focus = ダイスによってボットのフォーカス・スクリプトが選ばれたかどうか。
stationfall-key-turn-influence = ボットのターンを影響手順とダイスから始めるかどうか。

# Hints

stationfall-advice-end = あなたのアジェンダのためにここでできることはもうありません。
stationfall-advice-renegotiate = 今は誰もあなたのアジェンダのために動けません。ディスクなどを手元に戻します。
