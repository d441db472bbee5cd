# Stationfall: why something is not allowed

stationfall-not-over = ゲームは終了しています。
stationfall-not-your-turn = 今はあなたが決める番ではありません。
stationfall-not-asked = 今の質問への答えになっていません。
stationfall-not-activate-first = まずキャラクターを活性化してください。活性化ディスクを置きます。
stationfall-not-activated = このターンはすでにキャラクターを活性化しました。活性化は1ターンに1回です。
stationfall-not-influence-first = キューブを置けるのはターンの活性化の前で、活性化中は置けません。
stationfall-not-instead = 再交渉は活性化の代わりに行うものです。このターンはすでに活性化しました。
stationfall-not-action-first = まず{ $acting-character }で、求められている1アクションを実施してください。
stationfall-not-let-go-first = まず{ $acting-character }がアイテムを1つドロップしなければなりません。
stationfall-not-choose-first = まず秘密の正体を選んでください。
stationfall-not-dealt = { $identity }はあなたに配られていません。
stationfall-not-reveal-first = 暴露はターンの最初、影響フェイズより前に行います。
stationfall-not-revealed = すでに暴露済みです。
stationfall-not-bonus = { $identity }はあなたのボーナス・キャラクターではありません。
stationfall-not-influence-once = このターンはすでにキューブを配置しました。1ターンに配置できるのは1人のキャラクターだけです。
stationfall-not-influence = { $card }はPCです。PCに影響を与えることはできません。
stationfall-not-influence-down = { $card }はダウンしています。ダウン状態のキャラクターに影響を与えることはできません。
stationfall-not-cubes = キューブを{ $count }個配置することはできません。1個以上、手元で足りる数までです。
stationfall-not-loyal = { $card }は「忠実」を持ちます。そこにある総数より1個多い、少なくとも{ $least }個を配置してください。
stationfall-not-helpful = { $card }は「親切」を持ちます。どのプレイヤーもキューブを1個までしか置けません。
stationfall-not-conspirator = { $character }はあなたの共謀者ではありません。自分のキューブがあり、それより多く置いているプレイヤーがいないことが条件です。
stationfall-not-others-pc = { $character }は他のプレイヤーのPCで、活性化できるのはそのプレイヤーだけです。買収かコンプロマットを使えば、1アクションを頼めます。
stationfall-not-other-colours-pc = { $character }はあなたのもう一方の色のPCで、その色のターンに活性化します。
stationfall-not-drone-activate = { $character }は遠隔操作されるため、活性化できません。コンソールアクションの遠隔操作で動かしてください。
stationfall-not-down = そのキャラクターはダウンしています。
stationfall-not-escaped = そのキャラクターは脱出済で、手が届きません。
stationfall-not-gone = そのキャラクターは消滅しました。
stationfall-not-no-cube = { $card }のカードにあなたのキューブはありません。
stationfall-not-acting = 今行動しているのは{ $acting-character }で、{ $character }ではありません。
stationfall-not-actions = { $character }にはアクションが残っておらず、これはフリー・アクションではありません。
stationfall-not-basic-only = 「威圧感」で{ $character }が実施できるのは基本アクションだけです。
stationfall-not-self-preservation = 自己保存本能により実施できません。{ $harm ->
        [fire] { $at }は火災中で、{ $character }はダウンします。ヘルメットがあれば可能です。
        [goo] { $at }にはグーがあり、ロボットの{ $character }はダウンします。
       *[air] { $at }には空気がなく、{ $character }はダウンします。ヘルメットがあれば可能です。
    }{ $lock ->
        [yes] ロックはオフィサーの妨げになりません。
       *[no] {""}
    }
stationfall-not-clings = ヘルメットを手放すと{ $character }はダウンします。{ $harm ->
        [fire] { $at }は火災中です。
       *[air] { $at }には空気がありません。
    }先にそのセクションを出てください。
stationfall-not-harms-itself = { $at }にいる{ $character }はヘルメットがないため、{ $harm ->
        [fire] 火災
       *[air] ガス
    }でダウンします。ヘルメットを着けるか、別のセクションへ投擲してください。
stationfall-not-enter = { $character }はまだステーション内にいません。まず暗闇セクションへステップしてください。
stationfall-not-dark = { $to }は照明セクションです。{ $character }は暗闇セクションから登場します。
stationfall-not-only-airlock = { $character }はカードから宇宙空間に登場できません。宇宙空間にはエアロックからしか出られません。
stationfall-not-revive-first = { $character }はダウンしています。まず自己修理してください。
stationfall-not-connected = そこから{ $to }へ通じる道はありません。
stationfall-not-by-airlock = { $to }へはエアロックが通じています。エアロックアクションを実施してください。
stationfall-not-vent = { $to }へは通気口しか通じておらず、「トンネルラット」が必要です。
stationfall-not-locked = { $to }への途中にロックがあります。オフィサーなら通れ、ブリーチで取り除けます。
stationfall-not-lock-between = { $to }への途中のロックにより、隣接していません。
stationfall-not-locked-blackout = { $to }への途中にロックがあり、停電中はオフィサーもロックを通れません。ブリーチで取り除けます。
stationfall-not-left = そのポッドは射出済みです。
stationfall-not-full = { $to }は定員に達しています。
stationfall-not-drag = { $other-character }はダウンしていません。搬送できるのはダウン状態のキャラクターだけです。
stationfall-not-dragged = 搬送すること、搬送されることは、それぞれ1ターンに1回までです。
stationfall-not-lying = ピックアップできる{ $item }はそこにありません。
stationfall-not-slot = { $character }には空きアイテムスロットがありません。
stationfall-not-kompromat-here = { $character }のいる場所にコンプロマットはありません。
stationfall-not-kompromat-there = { $to }にコンプロマットはありません。
stationfall-not-held = { $character }はそのアイテムを所持していません。
stationfall-not-firebomb = { $character }は焼夷弾を所持していません。
stationfall-not-integral = { $item }は内蔵されており、キャラクターから離れることはありません。
stationfall-not-still-live = { $other-character }はライブです。ライブのキャラクターからはピックアップできません。
stationfall-not-air = { $to }には空気がなく、火災は起きません。
stationfall-not-colocated = { $character }と{ $other-character }は同位置ではありません。
stationfall-not-itself = { $character }自身を対象にはできません。別の相手を選んでください。
stationfall-not-monster = モンスターはキャラクターではありません。
stationfall-not-target-slot = { $other-character }には空きアイテムスロットがありません。
stationfall-not-throw = ここから{ $to }へは投擲できません。
stationfall-not-throw-vent = { $to }へは通気口しか通じておらず、通気口越しの投擲はできません。
stationfall-not-throw-lock = { $to }への途中にロックがあり、ロック越しの投擲はできません。
stationfall-not-throw-space = ステーションと宇宙空間の間の投擲は、エアロックのある場所でエアロックアクションにより行います。
stationfall-not-data = { $character }は{ $data }を所持していません。
stationfall-not-aboard = { $other-character }はまだ登場しておらず、コピーを受け取れません。
stationfall-not-has-data = キャラクターが所持できるデータのコピーは、種類ごとに1枚までです。
stationfall-not-jammed = ジャマーがONです。{ $other-character }は同位置にいないため、コピーできません。
stationfall-not-delete = { $character }はPCではありません。データを消去できるのはPCだけです。
stationfall-not-weapon = { $character }にはその武器がありません。棍棒か銃が必要です。
stationfall-not-already-down = { $other-character }はダウンしています。
stationfall-not-helmet = { $other-character }はヘルメットで棍棒から守られています。
stationfall-not-armored = { $other-character }は「装甲化」を持ち、棍棒は効きません。
stationfall-not-fast-talk = { $other-character }は「口八丁」を持ち、照明セクションではヒューマンの攻撃を思いとどまらせます。
stationfall-not-peacekeeper = { $character }は「平和維持」を持ちます。サボタージュはできず、攻撃できるのは逃亡者、モンスター、無実でないプレイヤーのPCだけです。
stationfall-not-unhurt = それはモンスターに効きません。
stationfall-not-pride = { $other-character }は「誇り」を持つため、強奪の対象になりません。
stationfall-not-rob = { $other-character }はそれを所持していません。
stationfall-not-helmet-hazard = ヘルメットを失うと{ $other-character }はここでダウンするため、強奪できません。
stationfall-not-already-damaged = そのセクションはすでに損傷しています。
stationfall-not-space = 宇宙空間は損傷しません。
stationfall-not-nanogel = { $character }はそのナノゲルを所持していません。
stationfall-not-not-down = { $other-character }はダウンしていません。
stationfall-not-fall-again = { $other-character }はただちに再びダウンするため、蘇生できません。{ $harm ->
        [fire] { $at }は火災中です。
        [goo] { $at }にはグーがあります。
       *[air] { $at }には空気がありません。
    }
stationfall-not-skip = 省くアクションも、取り戻すディスクもありません。
stationfall-not-actions-left = アクションが残っています。実施するか、待機してください。
stationfall-not-offered = { $character }のいるセクションでは実施できません。{ $places ->
        [0] {""}
       *[other] 実施できる場所：{ $places-text }。
    }
stationfall-not-damaged = そのセクションは損傷しており、修理されるまで何も実施できません。
stationfall-not-blackout = 停電中は実施できません。
stationfall-not-officer = オフィサーだけが実施できます。{ $character }はオフィサーではありません。
stationfall-not-ordered = 退船はすでにトリガーされています。
stationfall-not-released = プロジェクトXはすでにリリースされ、退船もトリガーされています。
stationfall-not-contaminated = { $other-character }は汚染されていません。
stationfall-not-antimatter = 反物質はもう磁気封じ込め装置にありません。
stationfall-not-marker = タイム・マーカーが残っていません。
stationfall-not-ready = そのポッドの射出条件を満たしていません：{ $needs }。
stationfall-not-docked = { $pod }は{ $character }のいるセクションにドッキングしているポッドではありません。
stationfall-not-empty = { $pod }には誰も乗っていません。この方法で射出できるのは搭乗者のあるポッドだけです。
stationfall-not-abandon-ship = 退船がまだトリガーされていません。
stationfall-not-no-pod = 射出できる、搭乗者のあるポッドがありません。
stationfall-not-made = そこでは{ $ware }を作成できません。{ $places ->
        [0] {""}
       *[other] 作成できる場所：{ $places-text }。
    }
stationfall-not-stock = サプライが尽きており、{ $ware }を作成できません。
stationfall-not-meditate = { $character }はPCではありません。瞑想できるのはPCだけです。
stationfall-not-betrayed = 裏切ボックスにあなたのキューブはありません。
stationfall-not-robot = { $other-character }はロボットではありません。
stationfall-not-armed = 反物質はすでに起動済みです。
stationfall-not-airlock = その方向に通じるエアロックはありません。
stationfall-not-airlock-damaged = 向こう側のエアロックが損傷しており、何も通れません。
stationfall-not-emergency = 非常出力ではONにできません。
stationfall-not-spent = それはNPCの使用済みコンプロマットではありません。
stationfall-not-claw = 宇宙空間にそのようなものは漂っていません。
stationfall-not-goo = そのセクションにはグレイグーがあり、修理できません。
stationfall-not-wings = { $character }にはロケットウイングとヘルメットが必要です。
stationfall-not-wings-robot = { $character }はロボットなので、ヘルメット着用とはみなされません。
stationfall-not-console = { $character }のいる場所にコンソールはありません。
stationfall-not-hazard = { $at }には火災も窒息もありません。
stationfall-not-airless = 宇宙空間の窒息は取り除けません。
stationfall-not-ability = { $character }に特殊能力「{ $ability }」はありません。
stationfall-not-breach = { $character }に特殊能力「ブリーチ」はありません。全員が使えるのは停電中だけです。
stationfall-not-not-damaged = そのセクションは損傷していません。
stationfall-not-lock = ここから{ $to }へのコリドーにロックはありません。
stationfall-not-cube-to-betray = { $other-character }のカードに{ $player }のキューブはありません。
stationfall-not-human = { $other-character }はヒューマンではありません。
stationfall-not-hand = { $character }のコンプロマットを持っていません。
stationfall-not-bribe-spent = あなたの買収は使用済みです。
stationfall-not-bribe-colour = この色の買収は使用済みです。もう一方の買収は、その色のターンにしか使えません。
stationfall-not-bribe-once = このターンはすでに買収を持ちかけました。1ターンに1回だけです。
stationfall-not-own-pc = { $character }はあなた自身のPCなので、買収できません。
stationfall-not-nobody-to-activate = 活性化できるキャラクターがいません。再調整と合わせて買収やコンプロマットを使用することはできません。
stationfall-not-must-activate = このターンに買収かコンプロマットを使用したので、誰かを活性化しなければなりません。
stationfall-not-disc-later = このターンの活性化ディスクはまだ置かれていないので、取り戻せません。
stationfall-not-colour-pc = { $character }は手番の色のPCなので、その色の買収は使えません。
stationfall-not-kompromat-once = このターンはすでにコンプロマットを使用しました。
stationfall-not-due = 今解決できるタイム・マーカーの中に、それはありません。
stationfall-not-overload = { $at }はステーションを離れています。
stationfall-not-confess = { $character }はカウンセラーと同位置のヒューマンではありません。
stationfall-not-cache = { $character }は、ヘルメットを得られるあなたのPCでも共謀者でもありません。
stationfall-not-homework = { $identity }はあなたのボーナス・キャラクターではありません。
stationfall-not-command = { $other-character }には命令できません。命令できるのは同位置のライブのNPCか、任意の場所にいるNPCのオフィサーです。
stationfall-not-spread = グレイグーは{ $at }に広がりません。
stationfall-not-nearest = モンスターは同位置の獲物を襲い、いなければ最も近い獲物に向かいます。
stationfall-not-deliver = あなたのPCはそのデータを所持していないか、すでに提出先にあります。
stationfall-not-tradecraft = 「諜報術」では、手札の異なるコンプロマット2枚を、カードの順に指定してください。
stationfall-not-self-repair = { $character }はダウンしていません。
stationfall-not-push = { $other-character }はダウンしていません。押し出せるのはダウン状態のキャラクターだけです。
stationfall-not-burning = そのセクションでは火災が起きています。修理の前に消してください。
stationfall-not-rob-weapon = { $character }には強奪に使う棍棒も銃もありません。
stationfall-not-rob-down = { $other-character }はライブではありません。ダウン状態のキャラクターのアイテムはピックアップで取ってください。
stationfall-not-rob-data-down = { $other-character }はライブではありません。データを強奪できるのはライブのキャラクターからだけです。
stationfall-not-sabotage-weapon = { $character }には損傷を与えるための棍棒も銃もありません。
stationfall-not-delete-data = { $character }には消去できる{ $data }がありません。
stationfall-not-transmit-data = { $character }には送信できる{ $data }がありません。
stationfall-not-patient = { $other-character }はヒューマンではありません。「救急対応」で蘇生できるのはヒューマンだけです。
stationfall-not-mendable = { $other-character }は「応急修理」できるロボットではありません。
stationfall-not-swallowed = そのキャラクターはブロブの体内にいて、手が届きません。
stationfall-not-only-console = { $character }はデータです。コンソール・アクションと、カードに書かれたことだけを実施できます。
stationfall-not-only-telepathy = { $character }はアイテムで、「テレパシー」だけを実施できます。
stationfall-not-precious = 「いとしいしと」により、{ $item }を手放せるのは、それを自分のPCとするプレイヤーだけです。
stationfall-not-nda = NDAの所持者は、データのコピー、消去、送信ができず、データを強奪されることもありません。
stationfall-not-body = { $other-character }はアイテムかデータなので、そのための体がありません。
stationfall-not-signed = NDAに署名していないヒューマンが搭乗しています。リーガルが登場しているゲームでは、搭乗しているヒューマン全員が署名するまで、このポッドは射出できません。
stationfall-not-schroedinger-team = チーム戦ではシュレーディンガー暴露はできません。
stationfall-not-schroedinger-two = 2人プレイではシュレーディンガー暴露はできません。
stationfall-not-paranoid = { $card }は「疑心暗鬼」を持ちます。まず同位置に共謀者が必要です。
stationfall-not-suspicious = { $character }は「疑心暗鬼」を持つため、買収されません。
stationfall-not-remote-controlled = { $card }は「遠隔操作」を持つため、影響を与えることはできません。
stationfall-not-drone-bribe = { $character }は「遠隔操作」を持つため、買収されません。
stationfall-not-dying = { $character }は「瀕死」を持つため、消耗状態では活性化できません。
stationfall-not-rich = { $character }は「富豪」を持つため、買収されません。
stationfall-not-billionaire = 灰色の買収を使用できるのは、ビリオネアの活性化中だけです。
stationfall-not-grey-bribe = ビリオネアのカードに灰色の買収が残っていません。
stationfall-not-owner = { $player }はそのPCのプレイヤーではありません。
stationfall-not-trojan-horse = { $character }はエビデンスもX機密も所持していないか、すでにデジタルアシスタントを所持しています。
stationfall-not-called = 今は{ $character }でアクションを実施できません。
stationfall-not-framed = { $player }に罪を着せることはできません。そのセクションに共謀者がいる無実のプレイヤーが必要です。
stationfall-not-rigged = まずトークン3枚を置き、その後、その中から本物を選んでください。
stationfall-not-trapped = { $at }にトラップ・トークンは置けません。
stationfall-not-swapped = { $other-character }は入れ替われるヒューマンやロボットのNPCではありません。
stationfall-not-chain = 遠隔操作中のドローンは他のドローンを遠隔操作できません。
stationfall-not-drone = { $other-character }はドローンではありません。
stationfall-not-rooted = { $other-character }はデジタルアシスタントを所持するロボットではありません。
stationfall-not-swayed = { $other-character }はヘルメットを着用していないライブのヒューマンではありません。
stationfall-not-already-airless = { $to }にはすでに窒息があります。
stationfall-not-already-contaminated = { $other-character }はすでに汚染されています。
stationfall-not-missile-left = { $at }はステーションを離れています。
stationfall-not-missile-flying = ミサイルがすでに飛来中です。
stationfall-not-missile-jammed = ジャマーがONなので、ミサイルを呼べません。
stationfall-not-infectable = { $other-character }はヒューマンでもロボットでもありません。
stationfall-not-already-suspect = { $player }はすでに容疑者です。
stationfall-not-lawyer = 暴露済みのリーガルが{ $character }と同位置にいません。
stationfall-not-serve = { $character }と同位置に、NDAに署名していないキャラクターはいません。
stationfall-not-draws-up = 捜査官が隣接セクションから作成できるのはデータだけで、アイテムは作成できません。
stationfall-not-adjacent = { $to }は隣接していません。
stationfall-not-their-pc = { $other-character }は{ $player }のPCではありません。
stationfall-not-moss-held = キバゴケはライブのキャラクターに所持されています。
stationfall-not-moss-once = キバゴケはこのターンすでに動きました。
stationfall-not-moss-locked = { $to }への途中にロックがあり、キバゴケは通れません。
stationfall-not-moss = { $character }はキバゴケを所持していません。
stationfall-not-botanist = キバゴケを動かせるのは、ボタニストとして暴露済みのプレイヤーだけです。
stationfall-not-edible = キバゴケが食べるのは、同位置のダウン状態のヒューマンです。
stationfall-not-lurker = ラーカーは、入る余地のある暗闇セクションから現れます。
stationfall-not-core-lock = コアにそのようなロックはありません。
stationfall-not-mutation = { $character }は{ $other-character }を感染させられません。
stationfall-not-lock-place = 指定できるのは、ロックのないコリドーだけです。
stationfall-not-wormhole = 口は{ $to }へ動かせません。
stationfall-not-core = コアは今それを実施できません。
stationfall-not-down-robot = { $other-character }はそのように修理できるロボットではありません。
