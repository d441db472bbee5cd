# Stationfall: lessons

# A turn

stationfall-lesson-first-turn = はじめてのターン
stationfall-lesson-first-turn-story =
    最初のミニッツです。ステーションに、あなたの味方はまだ1人もいません。エクザイルは通信室にいますが、道具のある倉庫へ行ってもらいたいところです。

    キューブを置いてエクザイルを味方につけ、活性化して歩かせましょう。
stationfall-lesson-first-turn-goal-conspirator = エクザイルに自分のキューブが置かれている
stationfall-lesson-first-turn-goal-storage = エクザイルが倉庫にいる
stationfall-lesson-first-turn-fault-other = キューブは別のキャラクターに置かれました。影響を与えられるのは1ターンに1人なので、エクザイルは後回しになります。最初からやり直し、エクザイルにキューブを置きましょう。
stationfall-lesson-first-turn-fault-renegotiated = 活性化の代わりに再調整をしてしまいました。再調整は、ディスクやキューブを取り戻したいターンのためのものです。
stationfall-lesson-first-turn-fault-astray = エクザイルは通信室に戻ってしまい、アクションも残っていません。倉庫はメインフレームの先にあります。
stationfall-lesson-first-turn-tip = まず影響、次に活性化です。活性化ではアクションを2回実施でき、通信室、メインフレーム、倉庫は一列に並んでいます。
stationfall-lesson-first-turn-learned = ターンでは、望むなら暴露し、望むなら影響を与え、そして活性化します。自分のキューブがあり、自分より多く置いたプレイヤーのいないキャラクターが、あなたのために働いてくれます。

# Moving

stationfall-lesson-vents = 通気口をくぐって
stationfall-lesson-vents-story =
    ポッドは後部エアロックに接続されています。アストロチンプはキッチンの食卓を離れたばかり。コリドーを通れば3ステップかかりますが、アクションは2回しかありません。

    アストロチンプは**トンネルラット**です。この活性化のうちに後部エアロックまで行きましょう。
stationfall-lesson-vents-goal-airlocks = アストロチンプが後部エアロックにいる
stationfall-lesson-vents-fault-corridor = 工作室から先はコリドーしかなく、アクションも使い切りました。破線を探しましょう。それが通気口です。
stationfall-lesson-vents-fault-away = 水耕農場へ行くと、ポッドから遠ざかります。キッチンからやり直しましょう。
stationfall-lesson-vents-tip = 役に立つ通気口は2つ、キッチンから出ているものと、居住区から出ているものです。どちらでもかまいません。
stationfall-lesson-vents-learned = トンネルラットは、コリドーと同じように通気口をステップで通れます。通気口にロックが置かれることはなく、他のキャラクターは通れません。

stationfall-lesson-officer = 鍵のかかった扉
stationfall-lesson-officer-story =
    誰かがアーティファクトを、ロックの向こうのX保管庫に隠しました。扉の前の通信室には、エンジニアとエクザイルがいます。どちらもあなたの味方です。

    ふさわしいほうを活性化し、アーティファクトを取って、通信室に持ち帰りましょう。
stationfall-lesson-officer-goal-artifact = エンジニアがアーティファクトを所持している
stationfall-lesson-officer-goal-back = エンジニアがアーティファクトを持って通信室に戻っている
stationfall-lesson-officer-fault-exile = エクザイルはオフィサーではないので、ロックを通れません。ロックを通過できるキャラクターを活性化しましょう。
stationfall-lesson-officer-fault-bio-lab = 生物研究室に入ると、誰でも汚染されます。それに、もう帰り道が足りません。アーティファクトを届ける先は通信室です。
stationfall-lesson-officer-fault-empty = 戻ってはきましたが、アーティファクトがありません。活性化にはフリー・ピックアップが1回あるので、拾う余裕はありました。
stationfall-lesson-officer-tip = オフィサーは普通にステップするだけでロックを通過でき、そのロックはなくなります。必要なのは、ステップ2回とフリー・ピックアップだけです。
stationfall-lesson-officer-learned = オフィサーは普通のステップでロックを通過し、取り除きます。その後は誰でも通れるので、他のプレイヤーに道を開いてしまう前に思い出しましょう。

stationfall-lesson-breach = 闇の中の扉
stationfall-lesson-breach-story =
    原子炉と燃料庫が壊れ、**停電**です。エンジニアは通信室の壁を手探りし、X保管庫のロックを見つけました。電力がなければ、オフィサーのカードも役に立ちません。

    それでも、エンジニアをX保管庫に入れましょう。
stationfall-lesson-breach-goal-open = 通信室とX保管庫の間のロックがない
stationfall-lesson-breach-goal-vault = エンジニアがX保管庫にいる
stationfall-lesson-breach-fault-round = メインフレームからX保管庫へは通気口しか通じておらず、エンジニアはトンネルラットではありません。扉の前を離れないようにしましょう。
stationfall-lesson-breach-fault-waited = 活性化は終わり、エンジニアはまだ外にいます。扉を開けるのに1回、入るのに1回、アクションを使いましょう。
stationfall-lesson-breach-tip = 停電中は、ふだんならバールと才能のいることが、すべてのヒューマンとロボットにできます。ブリーチです。
stationfall-lesson-breach-learned = 停電中、オフィサーはロックを通過できませんが、誰でもロックをこじ開けられます。ロックにアクション1回、ステップにもう1回です。

# Items

stationfall-lesson-items = 両手がいっぱい
stationfall-lesson-items-story =
    ステーションチーフとストレンジャーが倉庫で出会いました。床にはヘルメットが落ちています。あなたの正体はストレンジャーで、そのヘルメットがほしいのです。ところが、今アクションを実施するのはステーションチーフ。アイテムを3個抱え、空いた手がありません。

    ストレンジャーにヘルメットを持たせましょう。ただし、ブリーフケースはステーションチーフに残しておくこと。
stationfall-lesson-items-goal-helmet = ストレンジャーがヘルメットを所持し、ステーションチーフがまだブリーフケースを所持している
stationfall-lesson-items-fault-briefcase = ブリーフケースがステーションチーフの手を離れました。手放すのは、なくなっても困らないものにしましょう。
stationfall-lesson-items-fault-full = それでストレンジャーの最後のスロットが埋まり、ヘルメットの入る余地がなくなりました。譲渡は断れないのです。
stationfall-lesson-items-tip = ピックアップかドロップを、1回だけフリーで実施できます。それを最初に使いましょう。場所を空けて、拾って、渡すのです。
stationfall-lesson-items-learned = ピックアップでも譲渡でも、アイテム上限を超えることはできません。こういうターンをうまく運ぶ鍵が、フリー・ピックアップ／ドロップです。

stationfall-lesson-throwing = 生物研究室への小包
stationfall-lesson-throwing-story =
    生物研究室では、汚染されて機嫌の悪いサイボーグが銃をほしがっています。銃を持っているのは前部ハブで待つストレンジャーですが、何かをうつされるのはごめんです。

    ストレンジャーを中に入れずに、銃を生物研究室に届けましょう。
stationfall-lesson-throwing-goal-gun = 銃が生物研究室にあり、ストレンジャーが汚染されていない
stationfall-lesson-throwing-fault-contaminated = ストレンジャーが中に入って汚染されました。小包は、配達人がいなくても届きます。
stationfall-lesson-throwing-fault-short = 銃は隣のセクションに落ちましたが、そこは生物研究室ではありません。投擲で越えられるのはコリドー1本なので、まず近づきましょう。
stationfall-lesson-throwing-tip = 前部ハブから1ステップの所に、生物研究室へのコリドーがあるセクションが2か所あります。
stationfall-lesson-throwing-learned = 投擲すると、自分はその場に残ったまま、アイテムがロックのないコリドー1本の先へ移ります。通気口越しにはできません。

# Hazards, wounds and damage

stationfall-lesson-helmet = 火の中へ
stationfall-lesson-helmet-story =
    娯楽室が燃え、その真ん中にブリーフケースが落ちています。ストレンジャーは後部ハブにいて、そばにはヘルメットと棍棒があります。ヘルメットなしでは、ヒューマンは一歩も中に入りません。

    ブリーフケースをストレンジャーの手に入れましょう。
stationfall-lesson-helmet-goal-briefcase = ストレンジャーがブリーフケースを所持している
stationfall-lesson-helmet-fault-bludgeon = フリー・ピックアップを棍棒に使ってしまいました。あとはヘルメット、ステップ、ブリーフケースでアクションが3回必要ですが、2回しかありません。
stationfall-lesson-helmet-fault-away = ストレンジャーはブリーフケースから離れてしまいました。ブリーフケースがあるのは娯楽室だけです。
stationfall-lesson-helmet-tip = 数えてみましょう。フリー・ピックアップが1回、アクションが2回です。最初に必要なものは何でしょうか？
stationfall-lesson-helmet-learned = 火災と窒息は、ヘルメットを着用していないヒューマンをダウンさせます。自己保存本能があるので、誰もそこへは踏み込みません。まずヘルメットを探しましょう。

stationfall-lesson-rescue = 担ぎ出せ
stationfall-lesson-rescue-story =
    カウンセラーは水耕農場の炎の中で、ヘルメットもなくダウンしています。それがあなたの正体ですが、誰も知りません。庭園室にはメディカルがやって来ました。ロボットは火災の害を受けません。

    この活性化のうちにカウンセラーを運び出し、立ち上がらせましょう。
stationfall-lesson-rescue-goal-out = カウンセラーが水耕農場の外にいる
stationfall-lesson-rescue-goal-live = カウンセラーがライブである
stationfall-lesson-rescue-fault-alone = メディカルはカウンセラーを炎の中に置き去りにしました。ステップするときは、ダウン状態のキャラクターを1人連れていけます。これが搬送です。
stationfall-lesson-rescue-fault-waited = 火災からは救い出しましたが、まだダウンしています。あと1回、アクションが必要でした。
stationfall-lesson-rescue-tip = すぐにまたダウンする場所では、誰も蘇生できません。ダウン状態のヒューマンのもとへ向かうステップは、メディカルならフリーです。残るアクションは2回。1回で搬送し、1回で助けましょう。
stationfall-lesson-rescue-learned = ヘルメットを着用していないヒューマンは、ハザードの中では蘇生できません。まず搬送しましょう。1ターンに搬送できるのは、するほうもされるほうも1セクションまでです。

stationfall-lesson-manufacture = ご注文の品
stationfall-lesson-manufacture-story =
    エンジニアがナノ工作室でダウンしています。あなたの正体はエンジニアで、そばにいるストレンジャーはあなたの味方です。機械はナノゲルを作れますが、ストレンジャーはもうアイテムを3個持っています。

    ナノゲルを作成し、エンジニアを蘇生しましょう。
stationfall-lesson-manufacture-goal-nanogel = ストレンジャーがナノゲルを作成した
stationfall-lesson-manufacture-goal-live = エンジニアがライブである
stationfall-lesson-manufacture-fault-ignited = 火災でも場所は空きますが、エンジニアの助けにはなりません。何かを穏やかに手放しましょう。
stationfall-lesson-manufacture-fault-given = 譲渡にはアクションが必要で、アクションはちょうど2回しかありませんでした。フリーで場所を空ける方法があります。
stationfall-lesson-manufacture-fault-thrown = 投擲にはアクションが必要で、アクションはちょうど2回しかありませんでした。フリーで場所を空ける方法があります。
stationfall-lesson-manufacture-tip = ストレンジャーには空きスロット1つと、アクション2回が必要です。アクションのいらないことは何でしょうか？
stationfall-lesson-manufacture-learned = 作成したアイテムはそのままキャラクターのカードに置かれるので、空きスロットが必要です。新しいナノゲルは2回蘇生できます。

stationfall-lesson-repair = 明かりをください
stationfall-lesson-repair-story =
    停電です。原子炉では、トラブルシューターが、壊れた配電盤とダウンしたセキュリティーの間にひざまずいています。工作室ならロボットを修理できますが、この暗闇ではセクション・アクションが働きません。

    非常出力を回復し、セキュリティーを立ち上がらせましょう。
stationfall-lesson-repair-goal-light = 非常出力に戻っている
stationfall-lesson-repair-goal-security = セキュリティーがライブである
stationfall-lesson-repair-fault-left = 直すものはすべて原子炉にあります。トラブルシューターのアクション2回は、どちらもそこで必要です。
stationfall-lesson-repair-fault-dragged = 原子炉を離れても得るものはありません。停電中は工作室も使えず、壊れた配電盤も置き去りになります。
stationfall-lesson-repair-tip = **応急修理**は特殊能力なので、電力がなくても使えます。アクション1回につき、セクション1か所かロボット1人を直せます。
stationfall-lesson-repair-learned = 応急修理があれば、停電中でもどこでも、セクションやダウン状態のロボットを修理できます。非常出力に戻ると、すべてのロックが外れます。

# Force and its consequences

stationfall-lesson-rob = 手を上げろ
stationfall-lesson-rob-story =
    ロッカールームの照明は、ついたためしがありません。ストレンジャーは棍棒を、エンジニアは銃を、カウンセラーはブリーフケースとヘルメットを持っています。ヘルメットの前では、棍棒など脅しになりません。

    ブリーフケースを手に入れましょう。ただし、誰もダウンさせないこと。
stationfall-lesson-rob-goal-gun = ストレンジャーが銃を所持している
stationfall-lesson-rob-goal-briefcase = ストレンジャーがブリーフケースを所持し、全員がライブである
stationfall-lesson-rob-fault-counselor = カウンセラーがダウンしました。銃があれば、倒さなくても品物を差し出させることができます。
stationfall-lesson-rob-fault-engineer = エンジニアがダウンしました。強奪で足りたはずです。
stationfall-lesson-rob-fault-nanogel = ナノゲルではカウンセラーは怖がらず、アクションも1回減りました。エンジニアのアイテムのうち、ヘルメット相手に役立つのはどれでしょうか？
stationfall-lesson-rob-tip = 強奪を2回です。最初に奪ったもので、次のものを奪えるようになります。
stationfall-lesson-rob-learned = 棍棒ではロボットとヘルメットを着用していないヒューマン、銃では誰であっても、そのキャラクターから強奪し、またはそのキャラクターを攻撃できます。強奪はライブのキャラクターからアイテムを奪うだけで、誰もダウンしません。

stationfall-lesson-cameras = 誰も見ていない
stationfall-lesson-cameras-story =
    棍棒を手にしたトラブルシューターが、警備室でエンジニアと出会いました。エンジニアにはダウンしてもらいたいのですが、ここは照明セクションで、カメラはONです。

    エンジニアをダウンさせ、しかも無実のままでいましょう。
stationfall-lesson-cameras-goal-down = エンジニアがダウンしている
stationfall-lesson-cameras-goal-innocent = それでも自分は無実のままである
stationfall-lesson-cameras-fault-filmed = 容疑者になりました。照明セクションで、カメラの前でヒューマンがダウンしたからです。誰かがそのエビデンスを送信するかもしれません。
stationfall-lesson-cameras-fault-sabotaged = 損傷したセクションでは、セクション・アクションを実施できません。これで、ここからカメラをOFFにすることは誰にもできなくなりました。
stationfall-lesson-cameras-tip = カメラのスイッチがあるただ1つのセクションに、今いるのです。
stationfall-lesson-cameras-learned = ヒューマンがダウンして容疑者になるのは、照明セクションで、カメラがONのときだけです。スイッチか、暗闇セクションか、電力の故障を探しましょう。

stationfall-lesson-evidence = 正しい宛先
stationfall-lesson-evidence-story =
    黄のプレイヤーはカメラの前で誰かを傷つけ、容疑者になりました。ストウアウェイはエビデンスを持ってメインフレームに身を潜めています。アンテナのある通信室までは1ステップです。

    黄を有罪にしましょう。
stationfall-lesson-evidence-goal-guilty = 黄が有罪である
stationfall-lesson-evidence-fault-news = ニュースは記事にしますが、誰も法廷には立ちません。エビデンスで有罪になるのは、もう一方の宛先です。
stationfall-lesson-evidence-fault-copied = コピーしただけでは、誰も有罪になりません。送信が必要で、そのための場所にはもう来ています。
stationfall-lesson-evidence-tip = ステップ1回と送信1回です。オフサイトは2つありますが、裁判官がいるのは片方だけです。
stationfall-lesson-evidence-learned = エビデンスを当局に送信すると、容疑者である他のプレイヤー全員が有罪になり、有罪ではまず勝てません。自分が容疑者で、他のプレイヤーがエビデンスを握っているときは、用心しましょう。

# Data and systems

stationfall-lesson-jammers = 内緒の話
stationfall-lesson-jammers-story =
    エクザイルの持つエビデンスを、原子炉にいるエンジニアにコピーしたいところです。しかしジャマーはONで、エンジニアは遠くにいます。他のプレイヤーもコピーしたがっているので、OFFのままにはしておけません。

    エクザイルはメインフレームのコンソールの前にいて、**ハッカー**です。
stationfall-lesson-jammers-goal-copied = エンジニアがエビデンスを所持している
stationfall-lesson-jammers-goal-on = エンジニアがエビデンスを所持し、ジャマーがONである
stationfall-lesson-jammers-fault-cyborg = そのコピーは、いちばん近くにいたサイボーグに渡りました。ジャマーがONの間、遠くの相手には届きません。まずジャマーから始めましょう。
stationfall-lesson-jammers-fault-free = ハッカーのフリーのコンソール・アクションは、フリー・ピックアップ／ドロップの代わりです。それを使ってしまいましたが、することは3つあります。
stationfall-lesson-jammers-fault-left-off = コピーは届きましたが、ジャマーがまだOFFで、アクションも残っていません。
stationfall-lesson-jammers-tip = OFFにして、コピーして、ONに戻す。全部で3つです。そのうち1つは、ハッカーならフリーです。
stationfall-lesson-jammers-learned = ジャマーがONの間、データは同位置のキャラクターにだけコピーでき、OFFの間は、脱出していない誰にでもコピーできます。切り替えはコンソールで行います。

stationfall-lesson-blackout = スイッチがもう1つ
stationfall-lesson-blackout-story =
    あなたの正体はデアデビルで、プロジェクトXがリリースされると得点になります。燃料庫はすでに損傷し、ステーションは非常出力です。後部ハブには、棍棒を持ったトラブルシューターがいます。

    明かりをすっかり消してしまいましょう。
stationfall-lesson-blackout-goal-blackout = 停電になっている
stationfall-lesson-blackout-goal-released = プロジェクトXがリリースされている
stationfall-lesson-blackout-fault-hub = 後部ハブは電力セクションではないので、損傷しても何も変わりません。ボードで稲妻のアイコンを探しましょう。
stationfall-lesson-blackout-fault-attacked = かわいそうなメディカル。棍棒はセクションにも使えます。求められていたのはそちらです。
stationfall-lesson-blackout-tip = 電力セクションは3か所あり、1か所は壊れています。もう1か所はすぐ隣です。
stationfall-lesson-blackout-learned = 電力セクションが1か所損傷すると非常出力、2か所なら停電です。停電ではすべてが暗闇になり、コンソールも大半のセクション・アクションも使えず、プロジェクトXがリリースされ、退船がトリガーされます。

stationfall-lesson-antimatter = いちばん重い荷物
stationfall-lesson-antimatter-story =
    あなたの正体はエンジニアで、反物質がステーション内で爆発すると得点になります。反物質は磁気封じ込め装置に浮かんでいますが、そこはロックの向こうで、空気もありません。エンジニアは隣の原子炉にいます。オフィサーで、ヘルメットも着用しています。

    反物質を起動し、ステーション内に留めておきましょう。
stationfall-lesson-antimatter-goal-armed = 反物質が起動済みである
stationfall-lesson-antimatter-goal-aboard = 反物質が起動済みで、ステーション内にある
stationfall-lesson-antimatter-fault-jettisoned = 起動はしましたが、宇宙空間に出てしまいました。そこで爆発しても、船体がへこむだけです。アジェンダは、ステーション内での爆発を求めています。
stationfall-lesson-antimatter-fault-inside = まだ何も起動していません。反物質が磁気封じ込め装置から出たときに、はじめて起動します。
stationfall-lesson-antimatter-tip = 入って、フリーでピックアップして、また出る。外に出てはじめて起動します。
stationfall-lesson-antimatter-learned = 反物質を磁気封じ込め装置から持ち出すと起動し、退船がトリガーされます。4ミニッツ後、またはステーション崩壊時に爆発し、ステーション内ならゲームが終わります。

# Pods

stationfall-lesson-timed-launch = 定刻の出発
stationfall-lesson-timed-launch-story =
    退船が発令されました。カウンセラーはアーティファクトを持って後部エアロックにいます。フーディーニは満員で、アルカトラズはもう飛び立ち、空いているポッドはマックイーンとヘイルメアリーの2基です。

    飛べるポッドに乗り込み、時限射出をセットしましょう。
stationfall-lesson-timed-launch-goal-aboard = カウンセラーがマックイーンに乗っている
stationfall-lesson-timed-launch-goal-marker = 自分のタイム・マーカーがマックイーンに置かれている
stationfall-lesson-timed-launch-fault-hail-mary = ヘイルメアリーは損傷しています。時限射出はセットできず、誰かが射出すればばらばらになります。
stationfall-lesson-timed-launch-fault-houdini = デアデビルとアストロチンプが、お礼を言って手を振っています。セクション射出で送り出されるのは他のキャラクターで、自分は残ったままです。
stationfall-lesson-timed-launch-tip = 時限射出は、ポッドの中でセットします。角のひび割れは損傷のしるしです。
stationfall-lesson-timed-launch-learned = 時限射出は中からセットするので、他の誰の手も借りません。ポッドは自分の次のターンの終了時に、そのとき乗っている全員を乗せて離れます。

stationfall-lesson-section-launch = よい旅を
stationfall-lesson-section-launch-story =
    あなたの正体はカウンセラーで、誰と一緒であれ、アーティファクトが脱出すれば得点になります。それを持ってフーディーニに乗っているのはストレンジャーですが、また降りてくるかもしれません。原子炉にいるエクザイルは、あなたの味方です。

    アーティファクトを今すぐ送り出しましょう。
stationfall-lesson-section-launch-goal-artifact = フーディーニが、ストレンジャーとアーティファクトを乗せて離れた
stationfall-lesson-section-launch-fault-alcatraz = アルカトラズがデアデビルを乗せて離れました。セクション射出で送り出せるのは1基で、アーティファクトは別のポッドの中です。
stationfall-lesson-section-launch-fault-aboard = ポッドの中からエクザイルにできるのは時限射出だけで、そのアクションも残っていません。セクション射出のボタンは外側、ポッドが接続されたセクションにあります。
stationfall-lesson-section-launch-tip = ここのポッドはすべて後部エアロックに接続されています。そこのボタンで、搭乗者のあるポッドならどれでも送り出せます。
stationfall-lesson-section-launch-learned = セクション射出は、ポッドが接続されたセクションから、搭乗者のあるポッド1基をただちに送り出します。乗っている人々の都合は聞きません。

stationfall-lesson-bridge-launch = 一斉射出
stationfall-lesson-bridge-launch-story =
    あなたの正体はステーションチーフで、脱出したヒューマンが得点になります。アルカトラズとマックイーンでは、3人のヒューマンが出発を待っています。ステーションチーフはブリッジにいますが、退船はまだ誰も発令していません。

    何も起動せず、何もリリースせずに、2基とも送り出しましょう。
stationfall-lesson-bridge-launch-goal-abandon = 退船がトリガーされ、ほかには何も起きていない
stationfall-lesson-bridge-launch-goal-pods = アルカトラズとマックイーンが離れた
stationfall-lesson-bridge-launch-fault-armed = 自爆でも退船はトリガーされますが、反物質が起動してしまいます。もっと静かな命令があります。
stationfall-lesson-bridge-launch-fault-released = 退船はトリガーされましたが、プロジェクトXも解き放たれました。もっと静かな命令があります。
stationfall-lesson-bridge-launch-fault-left = ポッドを射出できるのはブリッジです。あと1回のアクションで済んだはずでした。
stationfall-lesson-bridge-launch-tip = ブリッジのオフィサーに、命令を2つ出してもらいましょう。1つ目があって、はじめて2つ目が可能になります。
stationfall-lesson-bridge-launch-learned = オフィサーによるブリッジ射出は、準備のできた搭乗者のあるポッドを、すべて一度に送り出します。その前に退船がトリガーされていなければなりません。

# Influence and leverage

stationfall-lesson-influence = 多数決
stationfall-lesson-influence-story =
    エンジニアは人気者です。青のキューブが3個、黄が2個、そしてあなたのものが1個。今すぐエンジニアを活性化したいのですが、置いたキューブは1個ごとに、最後に失点になるかもしれません。

    できるだけ少ないキューブで、エンジニアを味方につけましょう。
stationfall-lesson-influence-goal-activated = エンジニアを活性化した
stationfall-lesson-influence-goal-cubes = 必要以上のキューブを使っていない
stationfall-lesson-influence-fault-many = 必要以上に置いてしまいました。自分より多いプレイヤーがいてはいけませんが、同数ならかまいません。
stationfall-lesson-influence-fault-few = エンジニアには、まだ青のキューブのほうが多く置かれています。影響を与えられるのは1ターンに1回だけです。
stationfall-lesson-influence-fault-other = そのキューブは別のキャラクターのカードに置かれました。影響を与えられるのは1ターンに1人だけです。
stationfall-lesson-influence-tip = 同数なら、どちらにとっても共謀者です。
stationfall-lesson-influence-learned = 自分のキューブがあり、自分より多く置いたプレイヤーのいないキャラクターが共謀者です。同数なら、同数の全員が活性化できます。

stationfall-lesson-bribe = ちょっとした頼みごと
stationfall-lesson-bribe-story =
    あなたのために働くアストロチンプは、何からも遠いキッチンにいます。ブリッジにいるエンジニアは、キューブを5個置いた青の味方です。ポッドを使えるようにしたいのですが、あなたにはまだ買収があります。

    エンジニアに退船を発令させましょう。
stationfall-lesson-bribe-goal-bribed = 自分の買収がエンジニアに置かれている
stationfall-lesson-bribe-goal-order = エンジニアが退船を発令した
stationfall-lesson-bribe-fault-other = 買収は、ブリッジにいないキャラクターに使われました。買収は1枚しかありません。
stationfall-lesson-bribe-fault-stepped = 買収で得られるアクションは1回で、それを移動に使ってしまいました。エンジニアは、オフィサーが必要なその場所にいたのです。
stationfall-lesson-bribe-fault-drastic = ポッドは使えるようになりましたが、もっと大変なことまで起こしてしまいました。退船を発令するだけで十分です。
stationfall-lesson-bribe-tip = 共謀者が活性化中なら、買収を使用して、任意のNPCでアクションを1回実施できます。キューブの数は関係ありません。
stationfall-lesson-bribe-learned = 買収では、任意のNPC、またはプレイヤーが同意したPCで、アクションを1回実施できます。使わなければ自分の1点、他のプレイヤーのPCに使えばそのプレイヤーの1点です。

stationfall-lesson-kompromat = 秘密を知っている
stationfall-lesson-kompromat-story =
    ミニッツ2です。アストロチンプはブリーフケースを持ってマックイーンの前にいますが、今から時限射出をセットしても間に合わないかもしれません。ここには青の味方のステーションチーフもいます。しかし、あなたの手札にはステーションチーフの**コンプロマット**があります。

    このターンのうちに脱出しましょう。
stationfall-lesson-kompromat-goal-escaped = マックイーンがアストロチンプを乗せて離れた
stationfall-lesson-kompromat-fault-later = 時限射出は次のミニッツにセットされました。それまでに誰が来るかわかりません。手札にあるものを使いましょう。
stationfall-lesson-kompromat-fault-alcatraz = ステーションチーフは違うポッドを射出してしまい、コンプロマットは1回しか使えません。デアデビルは大喜びです。
stationfall-lesson-kompromat-fault-stepped = コンプロマットを移動に使ってしまいました。得られるアクションは1回で、必要なのはボタンを押してくれる人です。
stationfall-lesson-kompromat-tip = まず乗り込みましょう。その後、外にいる誰かにポッドを射出してもらいます。
stationfall-lesson-kompromat-learned = コンプロマットを使用すると、1ターンに1回、そこに記されたキャラクターで、自分のPCも含めてアクションを1回実施できます。PCのプレイヤーは拒否できますが、無実であれば容疑者になります。

stationfall-lesson-renegotiate = 仕切り直し
stationfall-lesson-renegotiate-story =
    あなたのディスクはまだエンジニアに置かれていて、エンジニアは消耗状態です。デアデビルにはキューブを2個置いていますが、デアデビルは前部射出口でダウンしています。

    急ぎの用はありません。ディスクと、デアデビルのキューブ1個を取り戻しましょう。
stationfall-lesson-renegotiate-goal-disc = ディスクを取り戻した
stationfall-lesson-renegotiate-goal-cube = デアデビルからキューブ1個を取り戻した
stationfall-lesson-renegotiate-fault-activated = エンジニアは消耗状態なのでアクションは1回だけで、ディスクも置かれたままです。ここは仕切り直すためのターンでした。
stationfall-lesson-renegotiate-fault-kept = ディスクは戻りましたが、キューブは2個ともデアデビルに置かれたままで、何の役にも立ちません。
stationfall-lesson-renegotiate-tip = 再調整では、キューブ1個も取り戻せます。どのキャラクターから取り戻すかは自分で選びます。
stationfall-lesson-renegotiate-learned = 再調整をすると、活性化の代わりにディスクと、ダウン状態のキャラクターからでもキューブ1個を取り戻せます。次のターンには、自分のディスクで消耗しているキャラクターはいません。

# Who you are

stationfall-lesson-reveal = 私はここだ
stationfall-lesson-reveal-story =
    あなたの秘密アイデンティティはアストロチンプです。ところが、アストロチンプには青のキューブが3個、あなたのキューブが2個。これでは青の言いなりです。マックイーンまでは3ステップあります。

    本来の自分を取り戻し、このターンのうちにマックイーンに乗り込みましょう。
stationfall-lesson-reveal-goal-revealed = アストロチンプとして暴露した
stationfall-lesson-reveal-goal-aboard = アストロチンプがマックイーンに乗っている
stationfall-lesson-reveal-fault-influenced = 青とキューブの数を競うのは高くつきますし、影響を与えた後では、このターンはもう暴露できません。まず暴露しましょう。
stationfall-lesson-reveal-fault-schroedinger = アストロチンプのカードを捨てて、別のキャラクターになりました。賢い手になることもありますが、今回は違います。
stationfall-lesson-reveal-fault-long-way = 工作室を通ると、1ステップ足りません。アストロチンプはトンネルラットです。
stationfall-lesson-reveal-tip = 暴露したアストロチンプは**無重力育ち**です。無重力のセクションへのステップが1回フリーになります。キッチンからは、そんなセクションへ通気口が通じています。
stationfall-lesson-reveal-learned = 暴露すると、PCがライブである間はいつでも自分で動かせます。そこにある自分のキューブは手元に戻り、他のキューブはすべて裏切ボックスに移ります。さらに、暴露能力も手に入ります。

stationfall-lesson-schroedinger = デアデビル？　知りませんね
stationfall-lesson-schroedinger-story =
    あなたの秘密アイデンティティだったデアデビルは、もうこの世にいません。ボーナス・キャラクターのアストロチンプは、ブリーフケースと銃を持ってマックイーンに乗っています。まさにアストロチンプの望みどおりです。

    アストロチンプになり、ポッドの時限射出をセットしましょう。
stationfall-lesson-schroedinger-goal-revealed = アストロチンプになった
stationfall-lesson-schroedinger-goal-marker = 自分のタイム・マーカーがマックイーンに置かれている
stationfall-lesson-schroedinger-fault-daredevil = これで、あなたがデアデビルだったことは全員に知られました。しかし、得点してくれるデアデビルはもういません。
stationfall-lesson-schroedinger-fault-influenced = 影響は暴露の後に行うもので、このターンはもう暴露できません。それに、自分がアストロチンプになってしまえば、キューブはいりません。
stationfall-lesson-schroedinger-tip = 秘密アイデンティティを見せずに捨て、代わりにボーナス・キャラクターとして暴露できます。
stationfall-lesson-schroedinger-learned = シュレーディンガー暴露は、望みを絶たれた正体を、よりよい正体に取り替えます。その代わり、得点をくれるボーナス・キャラクターはいなくなります。

stationfall-lesson-agenda = 得点になるもの
stationfall-lesson-agenda-story =
    ミニッツ1です。あなたのタイム・マーカーはマックイーンに置かれていて、マックイーンはターンの終了時に離れます。アストロチンプは脱出で3点、脱出したうえで、ブリーフケース、アーティファクト、銃のそれぞれでさらに2点を得ます。

    銃は後部エアロックに、ブリーフケースはキッチンに、そしてナノゲルはここ原子炉にあります。取れるものを取って、乗り込みましょう。
stationfall-lesson-agenda-goal-escaped = マックイーンがアストロチンプを乗せて離れた
stationfall-lesson-agenda-goal-gun = アストロチンプが銃を持って乗っている
stationfall-lesson-agenda-fault-missed = マックイーンはアストロチンプを残して離れました。[+]の行は、その上の行が達成されてはじめて得点になります。脱出しなければ、荷物はどれも無価値です。
stationfall-lesson-agenda-fault-no-gun = アストロチンプは脱出し、3点を得ました。銃は通り道にあり、あと2点になったはずです。
stationfall-lesson-agenda-tip = 乗り込むには2ステップ必要なので、残るのはフリー・ピックアップだけです。通り道にあるもののうち、アジェンダに載っているのはどれでしょうか？　その後、ターンを終了しましょう。
stationfall-lesson-agenda-learned = まず[+]のない行を読みましょう。他の行はそれに支えられています。それから、通り道に何があるかを見ましょう。
