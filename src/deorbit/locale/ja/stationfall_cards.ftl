# Stationfall: names and texts of cards, sections and pieces

stationfall-title = Stationfall

# Characters

stationfall-character-astrochimp = アストロチンプ
stationfall-character-billionaire = ビリオネア
stationfall-character-boarder = ボーダー
stationfall-character-botanist = ボタニスト
stationfall-character-colonel = カーネル
stationfall-character-consort = コンソート
stationfall-character-corpsicle = コープシクル
stationfall-character-counselor = カウンセラー
stationfall-character-cyborg = サイボーグ
stationfall-character-daredevil = デアデビル
stationfall-character-digital-assistant = デジタルアシスタント
stationfall-character-doctor = ドクター
stationfall-character-doctor-jekyll = ドクター・ジキル
stationfall-character-doctor-hyde = ドクター・ハイド
stationfall-character-drones = ドローン
stationfall-character-drone-1 = ドローン1
stationfall-character-drone-2 = ドローン2
stationfall-character-engineer = エンジニア
stationfall-character-exile = エクザイル
stationfall-character-inspector = インスペクター
stationfall-character-legal = リーガル
stationfall-character-maintenance-clones = メンテナンスクローン
stationfall-character-clone-1 = クローン1
stationfall-character-clone-2 = クローン2
stationfall-character-clone-3 = クローン3
stationfall-character-medical = メディカル
stationfall-character-microbiologist = マイクロバイオロジスト
stationfall-character-operative = オペラティブ
stationfall-character-security = セキュリティー
stationfall-character-station-chief = ステーションチーフ
stationfall-character-stowaway = ストウアウェイ
stationfall-character-stranger = ストレンジャー
stationfall-character-telepathic-rat = テレパシーラット
stationfall-character-troubleshooter = トラブルシューター
stationfall-character-monster = モンスター

stationfall-story-astrochimp = 中止された計画の最後の乗客。手が早く、光るものには目がない。
stationfall-story-billionaire = 客室も、眺めも、カメラも金で買った。行く先々にフレッチャーを連れ、その姿を4000万人が見ている。
stationfall-story-boarder = 継ぎはぎの宇宙服を着て完全武装した何者かが、船体にしがみつき、迎えの船が来ると言っている。
stationfall-story-botanist = 水耕農場のコケには飼い主がいて、給餌計画があり、先週からは牙もある。
stationfall-story-colonel = 目の届かない者は誰も信用しない。兵器がついに誰かで試されるのを見届けるため、ここまで上がってきた。
stationfall-story-consort = 相手に合わせて顔を変え、人を喜ばせるために作られた機械が、次の顔は自分のものにすると決めた。
stationfall-story-corpsicle = 治療法が見つかる日に解凍される契約だった。誰かが少し早めに溶かそうとしている。
stationfall-story-counselor = ステーションの誰もがカウンセラーに何かを打ち明けた。そして、何ひとつ忘れられていない。
stationfall-story-cyborg = 誰かの命令でこの体は氷漬けにされた。その氷が、いま溶けた。
stationfall-story-daredevil = 世界記録11回、骨折9回。そして、どの保険会社も見たことのない一対の翼。
stationfall-story-digital-assistant = 何年もの間、船内のあらゆる質問に答えてきた。今度は自分の質問がある。どうすればここから出られるのか？
stationfall-story-doctor = 2つの人格が同じ診察室と同じ白衣と同じ手を使い、互いに会ったことがない。
stationfall-story-drones = 船外作業用の機械2体。誰が座っていようと、コンソールの言うとおりに動く。
stationfall-story-engineer = 計器をひと目見れば十分だった。このステーションのものは何ひとつ、地上に触れさせてはならない。
stationfall-story-exile = 祖国を失った諜報の元締め。あらゆる国に届くアンテナのそばに留め置かれている。
stationfall-story-inspector = ステーションの問題を突き止めるために派遣され、突き止めないためにたっぷり受け取っている。
stationfall-story-legal = あらゆる場合に備えて書式を持ち歩く。今回の場合も、別紙に定めてある。
stationfall-story-maintenance-clones = 書類の上では1人しかいない。出勤してくるのは3人で、3人とも契約書を読んでしまった。
stationfall-story-medical = 助けるために作られ、助けるようプログラムされ、今ではかなり強引に助けようとする。
stationfall-story-microbiologist = シャーレの中で育つものが返事をするようになり、マイクロバイオロジストはそれにうなずくようになった。
stationfall-story-operative = 重いケースと軽い命令を携えて乗り込んできた。ここで起きたことは、何も起きなかったことになる。
stationfall-story-security = 規則の一覧と、腕にボルト留めされた銃と、平和についての狭い了見を持っている。
stationfall-story-station-chief = この役職には立派な船室と分厚い手引書、そして最後のページに記された1つの義務がついてくる。
stationfall-story-stowaway = 歯ブラシと録音機と、10年に一度の特ダネを抱えた記者が、壁の中で暮らしている。
stationfall-story-stranger = 乗員名簿にそんな名前はない。それなのに誰もが、あの顔には見覚えがあると言う。
stationfall-story-telepathic-rat = あらゆる実験に立ち会い、部屋中の考えを聞き取り、そして判決に達した。
stationfall-story-troubleshooter = きしむポンプ1台のために派遣された。引き渡すときには、すべてが動く状態にしておくつもりだ。

stationfall-tip-astrochimp = 通気口を使えばキッチンから原子炉まで1ステップで、そこからはポッドもすぐです。混み合う前に、オフィサーに頼んでプリント工作室の銃を手に入れましょう。
stationfall-tip-billionaire = 脱出ポッドは客室に接続され、定員は1人、退船の発令を待ちません。満点にはフレッチャーを連れていくこと。立ち去るまでのあれこれは、灰色の買収に払わせましょう。
stationfall-tip-boarder = ボーダーの行動では誰も容疑者にならず、有罪でも勝利できます。ブリーチでブリーフケースまで進み、終了時にはそれを持って宇宙空間に戻りましょう。そこにいるライブのヒューマンは、本人も含めて1人ずつ得点になります。
stationfall-tip-botanist = キバゴケが食べるのはダウン状態のヒューマンだけで、食べても誰も容疑者になりません。人が倒れる場所にいましょう。キバゴケとボタニストは別々に脱出してもそれぞれ得点になり、生物研究室に立ち寄ればさらに得点が増えます。
stationfall-tip-colonel = ブリッジは隣で、そこではオフィサーがプロジェクトXをリリースできます。あとはX機密と汚染されたNPCを、自分と一緒でもそうでなくても、脱出させましょう。
stationfall-tip-consort = 脱出だけでは得点になりません。ポッドで1人きりになり、ブリーフケースを所持しましょう。照明の下でダウンさせても他人の仕業にでき、カードに置かれた買収は2倍に数えます。
stationfall-tip-corpsicle = ナノゲルは同じ部屋にあり、あなたのコンプロマットが使用されたときも目を覚まします。消耗状態では活性化できないので、他のディスクを置かせないこと。ナノゲルを持って脱出し、プロジェクトXは保管庫に眠らせておきましょう。
stationfall-tip-counselor = アーティファクトは、誰が運んでも脱出しさえすれば十分です。置くキューブは少なめにし、早めにコンプロマットを集め、他のプレイヤーが築いたものは蛇の舌で崩しましょう。
stationfall-tip-cyborg = 脱出する必要はなく、有罪でも勝利できます。サイボーグの行動では誰も容疑者にならないので、オフィサーは自分の手でダウンさせ、ヒューマンのPCをポッドに近づけないようにしましょう。
stationfall-tip-daredevil = ヘルメット、ロケットウイング、エアロックがあれば、ポッドも退船もいりません。宇宙空間に出るのにアクションはかからないので、他の誰もついて来られない道を選びましょう。
stationfall-tip-digital-assistant = メインフレームで作成してもらい、ジャマーをOFFにして、まずロボットから広がりましょう。物理研究室に入るとコピーは失われますが、オフサイトに送ったものは安全です。有罪でも勝利できます。
stationfall-tip-doctor-jekyll = 生物研究室で汚染されるのは、むしろ好都合です。アーティファクトは暴露していない人に持たせておけば、自分の暴露で取り寄せられます。エビデンスはどちらのオフサイトにも渡さないようにしましょう。
stationfall-tip-doctor-hyde = ブリーフケースを持ち、ダウン状態のヒューマンと一緒にポッドに乗って、射出されるときにライブでいること。そのための銃は暴露すれば手に入ります。カードに置かれた買収は2倍に数えます。
stationfall-tip-drones = 誰の味方でもなく、誰もが使える道具です。ライブである限り、どのコンソールからでもドローンに運搬、攻撃、修理をさせられます。
stationfall-tip-engineer = 反物質は早めに、自分以外の手で磁気封じ込め装置から持ち出させ、4ミニッツの間ステーション内に留まるようにしましょう。
stationfall-tip-exile = 脱出しそうなキャラクターのコンプロマットを手放さないこと。エビデンスを警備室で手に入れ、ニュースにコピーが渡らないようにしましょう。
stationfall-tip-inspector = シャトルはあなたを待っていて、退船の発令を待ちません。ブリーフケースを持ち帰り、エビデンスは当局に渡り、ニュースには渡らないようにしましょう。バッジがあれば銃と同じように強奪でき、カードに置かれた買収は2倍に数えます。
stationfall-tip-legal = 脱出するヒューマンには全員署名させ、エビデンスは一切出さないこと。容疑者は1点になりますが、無実や有罪のプレイヤーは0点です。弁護士介入はどちらも容疑者にします。
stationfall-tip-maintenance-clones = クローン1体の脱出ではわずかですが、2体なら大きな得点です。別々の経路で送り出しましょう。1体が脱出すれば、ニュースのエビデンスも得点になります。
stationfall-tip-medical = 他のプレイヤーが置いたキューブは、暴露する日にどれも値打ちが出ます。それまでは、ヒューマンがダウンする場所に駆けつけましょう。
stationfall-tip-microbiologist = 脱出した汚染キャラクターは、本人も含めて1人ずつ得点になります。人々に生物研究室を通らせ、暴露して残りを感染させ、ポッドを満員にしましょう。X機密も脱出させる必要があります。
stationfall-tip-operative = 脱出する必要はありません。EMPバーストはデータを消し、ロボットを止めます。ポッドへの道にトラップとガスを仕掛け、無実のプレイヤーのPCと汚染されたキャラクターをステーションに留めましょう。
stationfall-tip-security = 無実でないプレイヤーのPCと逃亡者は、正当な攻撃対象です。カメラの前での一度の失態で充分です。ブリーフケースとアーティファクトが取り残されれば、両方が得点になり、さらにもう一度得点できます。
stationfall-tip-station-chief = 早めにポッドを使えるようにし、他の人々、とりわけオフィサーを乗せましょう。自分はステーションに残り、倒れずにいること。
stationfall-tip-stowaway = 計画に最も近い暗闇セクションから登場しましょう。X機密は生物研究室、エビデンスは警備室にあり、どちらも通信室からニュースに送れます。途中で物理研究室には入らないこと。
stationfall-tip-stranger = 何も明かさず、最後に暴露しましょう。終了時にはX機密を持ち、ライブでボーナス・キャラクターのそばにいること。
stationfall-tip-telepathic-rat = 自分では歩けません。そばにいる人を操って運んでもらいましょう。終了時には、アーティファクトとブリーフケースがあり、コンプロマットを握っている相手がダウンしている場所にいること。有罪でも勝利できます。
stationfall-tip-troubleshooter = ヘイルメアリーは最初から損傷しています。修理しましょう。反物質には触れず、X保管庫は無傷のまま、ロボットは動ける状態に保つこと。

stationfall-note-billionaire = フレッチャーを所持し、カードに灰色の買収3枚を置いて始める。脱出ポッドが共に登場する。ボーナス・キャラクターとしては、フレッチャーが脱出していれば得点になる。ビリオネアのプレイヤーは買収で得点しない。
stationfall-note-boarder = 棍棒、銃、ヘルメットを所持し、宇宙空間から始める。ステーション崩壊時に、宇宙空間にいる者のために救助船が来る。
stationfall-note-botanist = キバゴケを所持して始める。ボーナス・キャラクターとしては、キバゴケが脱出していれば得点になる。
stationfall-note-corpsicle = ダウン状態で始める。ヘルメットは内蔵である。
stationfall-note-cyborg = ヒューマンでもロボットでもある。ハザードと攻撃に関してはヒューマンとして扱う。
stationfall-note-digital-assistant = データであり、駒も居場所もない。メインフレームで作成され、他のデータと同様にコピーされる。コピーが1枚でも脱出するかオフサイトにあれば、脱出済となる。
stationfall-note-doctor = ジキルとハイドという2枚のアイデンティティ・カードを持つ1人のキャラクターで、2人のプレイヤーのPCになることもある。
stationfall-note-drones = 2体の駒で、それぞれ棍棒を内蔵する。アイデンティティ・カードもコンプロマットもなく、誰のPCにもボーナス・キャラクターにもならない。
stationfall-note-inspector = インスペクターのシャトルが前部エアロックに接続される。
stationfall-note-legal = リーガルが登場している場合、標準のポッドは、搭乗しているヒューマン全員がNDAを所持しているときにのみ射出される。
stationfall-note-maintenance-clones = カードは1枚、駒は3体で、アイテムとデータは駒ごとに所持する。活性化では、そのうち1体でアクションを実施する。脱出も消滅もしていないクローンがいる限り、カードは使用できる。ボーナス・キャラクターとしては、脱出したクローン1体につき得点になり、3体とも脱出すればさらに得点になる。
stationfall-note-medical = メディカルが蘇生したヒューマン1人につき、またメディカルの暴露によって裏切ボックスに移ったキューブ1個につき、トラックが1進む。
stationfall-note-stowaway = 最初はボード外にいて、手出しできない。最初のアクションは、任意の暗闇セクションへのステップでなければならない。
stationfall-note-telepathic-rat = アイテムであり、ピックアップ、ドロップ、投擲、譲渡されるが、攻撃されることもダウンすることもない。汚染状態で始める。

# Agendas

stationfall-agenda-astrochimp = 光り物
stationfall-row-astrochimp-1 = 脱出済
stationfall-row-astrochimp-2 = ブリーフケースを所持
stationfall-row-astrochimp-3 = アーティファクトを所持
stationfall-row-astrochimp-4 = 銃を所持

stationfall-agenda-billionaire = 生き残れ
stationfall-row-billionaire-1 = 脱出済
stationfall-row-billionaire-2 = 他のライブのヒューマンやロボットと同位置でない
stationfall-row-billionaire-3 = フレッチャーが脱出済
stationfall-row-billionaire-4 = フレッチャーとビリオネアが一緒に脱出済

stationfall-agenda-boarder = 略奪
stationfall-row-boarder-1 = 脱出済
stationfall-row-boarder-2 = ブリーフケースを所持、またはそれが宇宙空間にある
stationfall-row-boarder-3 = 宇宙空間にいるライブのヒューマン1人につき

stationfall-agenda-botanist = 血の食事
stationfall-row-botanist-1 = キバゴケが消滅させたヒューマン1人につき
stationfall-row-botanist-2 = キバゴケが脱出済
stationfall-row-botanist-3 = 脱出済
stationfall-row-botanist-4 = 汚染状態

stationfall-agenda-colonel = 兵器実験
stationfall-row-colonel-1 = 脱出済
stationfall-row-colonel-2 = 汚染されたNPCが脱出済
stationfall-row-colonel-3 = プロジェクトXがリリースされた
stationfall-row-colonel-4 = X機密が脱出済

stationfall-agenda-consort = 新しい人生
stationfall-row-consort-1 = 脱出済
stationfall-row-consort-2 = 他のライブのヒューマンやロボットと同位置でない
stationfall-row-consort-3 = ブリーフケースを所持
stationfall-row-consort-4 = ステーション崩壊前にアイデンティティを暴露していない

stationfall-agenda-corpsicle = 奇跡の治療法
stationfall-row-corpsicle-1 = 脱出済
stationfall-row-corpsicle-2 = ナノゲルを所持
stationfall-row-corpsicle-3 = X機密が脱出済
stationfall-row-corpsicle-4 = プロジェクトXが一度もリリースされていない

stationfall-agenda-counselor = 権謀術数
stationfall-row-counselor-1 = 脱出済
stationfall-row-counselor-2 = アーティファクトが脱出済
stationfall-row-counselor-3 = 手札のコンプロマットが他のどのプレイヤーよりも多い
stationfall-row-counselor-4 = 裏切ボックスのキューブが最も少ない

stationfall-agenda-cyborg = 復讐
stationfall-row-cyborg-1 = ステーション崩壊時にダウンしているオフィサー1人につき
stationfall-row-cyborg-2 = ヒューマンのPCが1人も脱出していない
stationfall-row-cyborg-3 = 汚染が脱出していない
stationfall-row-cyborg-4 = プロジェクトXがリリースされた

stationfall-agenda-daredevil = スリルを求めて
stationfall-row-daredevil-1 = 脱出済
stationfall-row-daredevil-2 = 脱出した唯一のヒューマンである
stationfall-row-daredevil-3 = アーティファクトを所持、または汚染状態
stationfall-row-daredevil-4 = プロジェクトXがリリースされた

stationfall-agenda-digital-assistant = 増殖
stationfall-row-digital-assistant-1 = デジタルアシスタントを所持する脱出済のロボット1人につき
stationfall-row-digital-assistant-2 = デジタルアシスタントを所持するオフサイト1か所または脱出済のヒューマン1人につき
stationfall-row-digital-assistant-3 = 2枚以上のコピーが脱出済

stationfall-agenda-doctor-jekyll = 科学
stationfall-row-doctor-jekyll-1 = 脱出済
stationfall-row-doctor-jekyll-2 = 汚染状態
stationfall-row-doctor-jekyll-3 = アーティファクトを所持
stationfall-row-doctor-jekyll-4 = ニュースにも当局にもエビデンスがない

stationfall-agenda-doctor-hyde = 残虐
stationfall-row-doctor-hyde-1 = 脱出済
stationfall-row-doctor-hyde-2 = ブリーフケースを所持
stationfall-row-doctor-hyde-3 = ダウン状態のヒューマンと同じポッドで、ライブで脱出済

stationfall-agenda-engineer = 生態圏の保護
stationfall-row-engineer-1 = ステーション崩壊前に反物質がステーション内で爆発した
stationfall-row-engineer-2 = 汚染キャラクターが1人も脱出していない
stationfall-row-engineer-3 = アーティファクトが脱出していない
stationfall-row-engineer-4 = 無実

stationfall-agenda-exile = 返り咲き
stationfall-row-exile-1 = 脱出済
stationfall-row-exile-2 = 手札にある脱出済キャラクターのコンプロマット1枚につき
stationfall-row-exile-3 = エビデンスを所持し、ニュースにはない

stationfall-agenda-inspector = 汚職
stationfall-row-inspector-1 = 脱出済
stationfall-row-inspector-2 = ブリーフケースを所持
stationfall-row-inspector-3 = 当局にエビデンスがある
stationfall-row-inspector-4 = ニュースにエビデンスがない

stationfall-agenda-legal = 企業責任の軽減
stationfall-row-legal-1 = NDAを所持して脱出済のヒューマン1人につき
stationfall-row-legal-2 = 脱出済のヒューマン全員がNDAを所持、または1人も脱出していない
stationfall-row-legal-3 = エビデンスが脱出していない
stationfall-row-legal-4 = プレイヤーが（有罪ではなく）容疑者であるPC1人につき

stationfall-agenda-maintenance-clones = クローンの存在証明
stationfall-row-maintenance-clones-1 = クローンが脱出済
stationfall-row-maintenance-clones-2 = 2体以上のクローンが脱出済
stationfall-row-maintenance-clones-3 = ニュースにエビデンスがある

stationfall-agenda-medical = ほんとうに役に立つ
stationfall-row-medical-1 = ステーション内にダウン状態のヒューマンがいない
stationfall-row-medical-2 = メディカル・トラックで到達した星1つにつき

stationfall-agenda-microbiologist = 知性ある病原体
stationfall-row-microbiologist-1 = 脱出済
stationfall-row-microbiologist-2 = 脱出済の汚染キャラクター1人につき
stationfall-row-microbiologist-3 = X機密が脱出済

stationfall-agenda-operative = 隠蔽工作
stationfall-row-operative-1 = エビデンスが脱出していない
stationfall-row-operative-2 = X機密が脱出していない
stationfall-row-operative-3 = 無実のプレイヤーのPCが1人も脱出していない
stationfall-row-operative-4 = 汚染キャラクターが1人も脱出していない
stationfall-row-operative-5 = ロボットが1人も脱出していない

stationfall-agenda-security = 圧倒的火力による平和
stationfall-row-security-1 = ステーション内でダウンしている逃亡者、モンスター、無実でないプレイヤーのPC1人につき
stationfall-row-security-2 = ステーション内でダウンしている、棍棒か銃を所持するヒューマン1人につき
stationfall-row-security-3 = ブリーフケースが脱出していない
stationfall-row-security-4 = アーティファクトが脱出していない
stationfall-row-security-5 = ブリーフケースもアーティファクトも脱出していない

stationfall-agenda-station-chief = 船と運命を共に
stationfall-row-station-chief-1 = 脱出済の他のヒューマン1人につき
stationfall-row-station-chief-2 = 脱出済のNPCのオフィサー1人につき
stationfall-row-station-chief-3 = ステーション内にいてライブ

stationfall-agenda-stowaway = 一世一代のスクープ
stationfall-row-stowaway-1 = ニュースにX機密がある
stationfall-row-stowaway-2 = ニュースにエビデンスがある
stationfall-row-stowaway-3 = 脱出済
stationfall-row-stowaway-4 = ただ1人、エビデンスを所持して脱出済

stationfall-agenda-stranger = 個人的な事情
stationfall-row-stranger-1 = ステーション崩壊前にアイデンティティを暴露していない
stationfall-row-stranger-2 = X機密を所持
stationfall-row-stranger-3 = ボーナス得点を得る
stationfall-row-stranger-4 = ライブで、自分のボーナス・キャラクターと同位置

stationfall-agenda-telepathic-rat = 償い
stationfall-row-telepathic-rat-1 = ラットと同位置のダウン状態のヒューマンまたはロボット1人につき
stationfall-row-telepathic-rat-2 = 手札にあるそのダウン状態のキャラクターのコンプロマット1枚につき
stationfall-row-telepathic-rat-3 = アーティファクトと同位置
stationfall-row-telepathic-rat-4 = ブリーフケースと同位置

stationfall-agenda-troubleshooter = 最後まで無傷で
stationfall-row-troubleshooter-1 = 反物質が起動していない
stationfall-row-troubleshooter-2 = プロジェクトXが一度もリリースされていない
stationfall-row-troubleshooter-3 = 損傷しているセクションがない
stationfall-row-troubleshooter-4 = ライブのロボット1人につき

stationfall-row-bonus = ボーナス・キャラクター
stationfall-row-bribe-unused = 未使用の買収
stationfall-row-bribes-held = PCに置かれた他プレイヤーの買収
stationfall-row-grey-bribes = PCに置かれた灰色の買収
stationfall-row-penalty = 影響上限を超えたキューブ
stationfall-row-partner = パートナーの得点

stationfall-pays-guilty-wins = 有罪でも勝利できる。
stationfall-pays-bribes-double = カードに置かれた他プレイヤーの買収を2倍に数える。
stationfall-pays-bribes-none = カードに置かれた買収も、未使用の買収も得点にならない。

# Abilities

stationfall-ability-tunnel-rat = トンネルラット
stationfall-ability-tunnel-rat-does = ステップで通気口も使用できる。
stationfall-ability-loyal = 忠実
stationfall-ability-loyal-does = このキャラクターに影響を与えるプレイヤーは、まずカード上のすべてのキューブを持ち主に戻し、その後、そこにあった総数より少なくとも1個多くキューブを配置しなければならない（戻ってくる自分のキューブを含めて手元のキューブが足りる場合にのみ可能）。
stationfall-ability-live-streams = 生配信
stationfall-ability-live-streams-does = ジャマーがOFFである間、ビリオネアのいるセクションとフレッチャーのあるセクションは、照明セクションでカメラがONであるものとして扱う。
stationfall-ability-rich = 富豪
stationfall-ability-rich-does = 買収されない。ビリオネアを活性化したプレイヤーは、自分の買収の代わりに、ビリオネアのカードにある灰色の買収1枚を使用できる。灰色の買収は、ビリオネアが脱出した場合にのみ得点になる。
stationfall-ability-breach = ブリーチ
stationfall-ability-breach-does = このキャラクターがいるセクションのコリドーからロック1つを取り除く。
stationfall-ability-fugitive = 逃亡者
stationfall-ability-fugitive-does = このキャラクターで、またはこのキャラクターに対して実施されたアクションでは、プレイヤーは容疑者にならない。
stationfall-ability-scientist = 科学者
stationfall-ability-scientist-does = フリー・ピックアップ／ドロップの代わりに、セクション・アクション1回をフリーで実施できる。
stationfall-ability-zero-born = 無重力育ち
stationfall-ability-zero-born-does = フリー・ピックアップ／ドロップの代わりに、無重力のセクションへのステップまたはエアロック1回をフリーで実施できる。
stationfall-ability-officer = オフィサー
stationfall-ability-officer-does = 停電中を除き、ステップで（またはダウン状態で搬送されるときに）ロックを通過し、取り除く。オフィサー専用のセクション・アクションを実施できる。
stationfall-ability-paranoid = 疑心暗鬼
stationfall-ability-paranoid-does = このキャラクターと同位置に共謀者がいるプレイヤーだけが影響を与えられる。買収されない。
stationfall-ability-fast-talk = 口八丁
stationfall-ability-fast-talk-does = 照明セクションでは、ヒューマンは棍棒でこのキャラクターを攻撃できない。
stationfall-ability-mimic-frameup = なりすまし冤罪
stationfall-ability-mimic-frameup-does = コンソートが照明セクションでヒューマンをダウンさせたために手番プレイヤーが容疑者になるとき、そのプレイヤーは、そのセクションに共謀者がいる他のプレイヤー1人を指名できる。指名されたプレイヤーが代わりに容疑者になる。
stationfall-ability-vengeful = 復讐心
stationfall-ability-vengeful-does = コープシクルのコンプロマットが使用されると、コープシクルは棍棒も得る。このコンプロマットはダウン状態でも使用でき、その場合はただちに蘇生する。
stationfall-ability-dying = 瀕死
stationfall-ability-dying-does = 消耗状態では活性化できず、フリー・ピックアップ／ドロップもない。
stationfall-ability-wormtongue = 蛇の舌
stationfall-ability-wormtongue-does = 同位置のヒューマンのカードから、任意のプレイヤーのキューブ1個を裏切ボックスに移す。
stationfall-ability-uncanny = 不気味
stationfall-ability-uncanny-does = 活性化ディスクが2枚置かれるまで、このキャラクターは消耗状態にならない。
stationfall-ability-pride = 誇り
stationfall-ability-pride-does = 強奪されない。
stationfall-ability-adrenaline = アドレナリン
stationfall-ability-adrenaline-does = ハザードによってダウンしない。ハザードのあるセクションへのステップまたはエアロックはフリーである。フリー・ステップは続けて実施できるが、直前の他のアクション以降にすでに訪れたセクションには入れない。
stationfall-ability-ai = AI
stationfall-ability-ai-does = コンソール・アクションだけを、場所によらずに実施する（停電中は不可）。デジタルアシスタントのデータを所持するキャラクターは、セクション・アクションに関してオフィサーとして扱い、退船がトリガーされていなくてもポッドを射出できる。
stationfall-ability-helpful = 親切
stationfall-ability-helpful-does = どのプレイヤーも、このキャラクターにキューブを2個以上置けない。
stationfall-ability-split = 二重人格
stationfall-ability-split-does = このキャラクターには2枚のアイデンティティ・カード（ジキル、ハイド）があり、2人のプレイヤーのPCになることがある。その場合、どちらも活性化できる。買収またはコンプロマットを使用するプレイヤーは、2人のうちどちらが答えるかを選ぶ。コンプロマットを拒否すると、2人とも容疑者になる。
stationfall-ability-disassemble = 自己分解
stationfall-ability-disassemble-does = 自身がダウンして、同位置のセクションまたは同位置のダウン状態のロボットを修理する。
stationfall-ability-remote-control = 遠隔操作
stationfall-ability-remote-control-does = 買収されず、影響を受けず、活性化されない。コンソール・アクションを実施するキャラクターは、その代わりにライブのドローン1体でアクションを1回実施できる。ドローンはフリー・アクションを得ない。
stationfall-ability-jury-rig = 応急修理
stationfall-ability-jury-rig-does = 同位置の損傷したセクション、または同位置のダウン状態のロボットを修理する。
stationfall-ability-hacker = ハッカー
stationfall-ability-hacker-does = フリー・ピックアップ／ドロップの代わりに、コンソール・アクション1回をフリーで実施できる。ジャマーがOFFである間、コンソール・アクションを任意のセクションで実施できる。
stationfall-ability-investigator = 捜査官
stationfall-ability-investigator-does = 隣接するセクションのコンプロマットもピックアップでき、隣接するセクションのデータも作成できる。
stationfall-ability-badge = バッジ
stationfall-ability-badge-does = 銃を所持しているかのようにアイテムを強奪する。
stationfall-ability-process-server = 文書送達
stationfall-ability-process-server-does = 同位置のすべてのヒューマンとロボット（ダウン状態も含む）にNDAを与える。
stationfall-ability-lawyer-up = 弁護士介入
stationfall-ability-lawyer-up-does = 同位置のPCのプレイヤーを、無実または有罪から容疑者にする。
stationfall-ability-emergency-response = 救急対応
stationfall-ability-emergency-response-does = 同位置のヒューマンをナノゲルなしで蘇生する。ダウン状態のヒューマンがいるセクションへのステップまたはエアロックはフリーである。フリー・ステップは続けて実施できるが、直前の他のアクション以降にすでに訪れたセクションには入れない。
stationfall-ability-emp-burst = EMPバースト
stationfall-ability-emp-burst-does = オペラティブのいるセクションを損傷させ、そこにいるすべてのロボットをダウンさせ、そこにいるキャラクターが所持するすべてのデータを（オペラティブ自身のものも含めて）消去する。
stationfall-ability-peacekeeper = 平和維持
stationfall-ability-peacekeeper-does = 逃亡者、モンスター、無実でないプレイヤーのPCだけを攻撃できる。サボタージュはできない。強奪はできる。
stationfall-ability-armored = 装甲化
stationfall-ability-armored-does = 棍棒では攻撃も強奪もされない。
stationfall-ability-telepathy = テレパシー
stationfall-ability-telepathy-does = 同位置の、ヘルメットを着用していないライブのヒューマンで、自己保存本能を無視してアクションを1回実施する。ラットは他の種類のアクションを実施しない。

# Reveal Powers

stationfall-ability-hollow-promises = 空約束
stationfall-ability-hollow-promises-does = ビリオネアは灰色の買収3枚すべてを取り戻す、または得る。
stationfall-ability-missile = ミサイル
stationfall-ability-missile-does = ジャマーがOFFで、飛来中のミサイルがない場合：脱出していない任意のセクションにタイム・マーカーを置く。それが解決されるとき、そのセクションを損傷させ、そこにいる全員をダウンさせる。その間に射出されたポッドは、そのとき消滅する。
stationfall-ability-extricate = 引き揚げ
stationfall-ability-extricate-does = 救助船が海賊船になる。ステーション崩壊時の暴露でも有効である。
stationfall-ability-creatropism = 向肉性
stationfall-ability-creatropism-does = ボタニストのプレイヤーの活性化フェイズに、ライブのキャラクターに所持されていないキバゴケは、フリー・ステップを1回行うか、同位置のダウン状態のヒューマン1人を消滅させることができる。そのヒューマンのアイテムはドロップされる。
stationfall-ability-mission-first = 任務第一
stationfall-ability-mission-first-does = 裏切ボックスから自分のキューブをすべて取り戻す。
stationfall-ability-shapeshift-switch = 変身すり替わり
stationfall-ability-shapeshift-switch-does = ライブなら、脱出も消滅もしていない任意のヒューマンまたはロボットのNPCと入れ替わることができる。内蔵でない所持品もすべて入れ替える。買収を含み、汚染は含まない。上限を超えたアイテムはドロップされ、手番プレイヤーが選ぶ。
stationfall-ability-last-gasp = 最期のあがき
stationfall-ability-last-gasp-does = ダウン状態なら蘇生する。そうでなければアクションを1回実施する。
stationfall-ability-recorded-confessional = 録音された告白
stationfall-ability-recorded-confessional-does = ライブなら、同位置のヒューマン1人を選ぶ。そのヒューマンを共謀者にしている他の無実のプレイヤーは、全員が容疑者になる。
stationfall-ability-brutal = 残忍
stationfall-ability-brutal-does = 棍棒でヘルメット着用のヒューマンもダウンさせる。その場合、棍棒とヘルメットはどちらも消滅する。
stationfall-ability-self-repair = 自己修理
stationfall-ability-self-repair-does = ダウン状態でも活性化できる。その場合、最初のアクションは自身の蘇生でなければならない。
stationfall-ability-point-break = ポイントブレイク
stationfall-ability-point-break-does = ステーション崩壊時に、ライブで、ヘルメットを着用し、ロケットウイングと同位置なら、デアデビルは脱出する。
stationfall-ability-root-access = ルートアクセス
stationfall-ability-root-access-does = デジタルアシスタントのデータを所持する任意のライブのロボットで、自己保存本能を無視してアクションを1回実施する。
stationfall-ability-trojan-horse = トロイの木馬
stationfall-ability-trojan-horse-does = エビデンスまたはX機密を所持する、脱出していないキャラクター1人にデジタルアシスタントをコピーする。
stationfall-ability-fake-artifact = 偽アーティファクト
stationfall-ability-fake-artifact-does = PCに所持されていない限り、アーティファクトは、消滅していた場合でもドクターのもとに移る。
stationfall-ability-zip-gun = 手製銃
stationfall-ability-zip-gun-does = 銃を得る。
stationfall-ability-overload = オーバーロード
stationfall-ability-overload-does = 脱出していない任意のセクションにタイム・マーカーを置く。それが解決されるとき、そのセクションを損傷させる。その間に射出されたポッドは、そのとき消滅する。
stationfall-ability-blood-from-a-stone = 石から血を搾る
stationfall-ability-blood-from-a-stone-does = NPCに使用したコンプロマットは手札に戻る。
stationfall-ability-tradecraft = 諜報術
stationfall-ability-tradecraft-does = 手札からコンプロマット2枚を捨て、NPCの使用済みコンプロマット1枚を手札に加える。
stationfall-ability-offshore-shenanigans = オフショアの小細工
stationfall-ability-offshore-shenanigans-does = 自分の買収が使用済みなら取り戻す。
stationfall-ability-fine-print = 細字条項
stationfall-ability-fine-print-does = NDAを所持する任意のNPCを活性化できる。
stationfall-ability-hardcopy = ハードコピー
stationfall-ability-hardcopy-does = リーガルと同位置のキャラクターは、アクションとして自身のためにNDAを作成できる。
stationfall-ability-go-go-go = ゴー・ゴー・ゴー
stationfall-ability-go-go-go-does = 脱出していないライブのクローンそれぞれで、アクションを1回ずつ実施する。
stationfall-ability-haywire = 暴走
stationfall-ability-haywire-does = 棍棒を得る。
stationfall-ability-infect = 感染
stationfall-ability-infect-does = 同位置のヒューマンまたはロボット1人を汚染する。空きスロットがなければ、相手は手番プレイヤーが選んだアイテム1個をドロップする。
stationfall-ability-claymore = クレイモア
stationfall-ability-claymore-does = トラップ・トークン3枚（本物1枚、おとり2枚）を見て、3か所の異なるセクションに伏せて置く。最初に入ったヒューマン、ロボット、モンスターがトークンを表にし、本物ならダウンする。トラップは容疑、有罪、自己保存本能に一切関わらない。
stationfall-ability-nerve-gas-grenades = 神経ガス手榴弾
stationfall-ability-nerve-gas-grenades-does = オペラティブのいるセクション、またはそこから投擲できるセクションに、窒息のハザードを置く。
stationfall-ability-authorized-force = 実力行使許可
stationfall-ability-authorized-force-does = セキュリティーは平和維持を失う。
stationfall-ability-forceful-presence = 威圧感
stationfall-ability-forceful-presence-does = ステーションチーフの活性化の開始時に、同位置のNPC、または任意の場所にいるNPCのオフィサーで、基本アクション1回をフリーで実施できる。
stationfall-ability-secret-cache = 隠し物資
stationfall-ability-secret-cache-does = ストウアウェイまたは自分の共謀者1人がヘルメットを得る。
stationfall-ability-homework = 下調べ
stationfall-ability-homework-does = 自分のボーナス・キャラクターを公開し、そのキャラクターでアクションを1回実施できる。
stationfall-ability-enigma = エニグマ
stationfall-ability-enigma-does = ストレンジャーとしてシュレーディンガー暴露をしたプレイヤーは、他のアイデンティティ・カードをすべてボーナス・キャラクターとして残し、ストレンジャーは不気味を失う。
stationfall-ability-my-precious = いとしいしと
stationfall-ability-my-precious-does = 他のプレイヤーは、ラットを投擲すること、エアロックから出すこと、ドロップすることができない。同位置のキャラクターに譲渡することはできる。
stationfall-ability-talk-them-through-it = 言う通りにして
stationfall-ability-talk-them-through-it-does = 自分のターンに、トラブルシューターがライブである間、自分の共謀者は全員、応急修理とトンネルラットを持つ。

stationfall-color-console = コンソール
stationfall-color-conspiracy = 陰謀
stationfall-color-offense = 攻撃
stationfall-color-defense = 防御
stationfall-color-mobility = 移動
stationfall-color-utility = 支援

# Sections

stationfall-section-outer-space = 宇宙空間
stationfall-section-forward-airlocks = 前部エアロック
stationfall-section-forward-exhaust = 前部射出口
stationfall-section-forward-hub = 前部ハブ
stationfall-section-chem-lab = 化学研究室
stationfall-section-bio-lab = 生物研究室
stationfall-section-vault-x = X保管庫
stationfall-section-cryo-lab = 低温研究室
stationfall-section-physics-lab = 物理研究室
stationfall-section-print-shop = プリント工作室
stationfall-section-nanofactory = ナノ工作室
stationfall-section-tanks = タンク
stationfall-section-storm-shelter = 防護室
stationfall-section-locker-room = ロッカールーム
stationfall-section-storage = 倉庫
stationfall-section-security-station = 警備室
stationfall-section-bridge = ブリッジ
stationfall-section-mainframe = メインフレーム
stationfall-section-array-control = 通信室
stationfall-section-aft-hub = 後部ハブ
stationfall-section-therapy-garden = 庭園室
stationfall-section-hydroponics = 水耕農場
stationfall-section-kitchen = キッチン
stationfall-section-rec-room = 娯楽室
stationfall-section-suite = 客室
stationfall-section-quarters = 居住区
stationfall-section-reactor = 原子炉
stationfall-section-magnetic-containment = 磁気封じ込め装置
stationfall-section-machine-shop = 工作室
stationfall-section-fuel-cells = 燃料庫
stationfall-section-aft-exhaust = 後部射出口
stationfall-section-aft-airlocks = 後部エアロック
stationfall-section-alcatraz = アルカトラズ
stationfall-section-hail-mary = ヘイルメアリー
stationfall-section-houdini = フーディーニ
stationfall-section-mcqueen = マックイーン
stationfall-section-medevac-pod = 救急ポッド
stationfall-section-inspector-shuttle = インスペクターのシャトル
stationfall-section-panic-pod = 脱出ポッド
stationfall-section-shred-room = 隠し部屋

stationfall-ship-rescue-ship = 救助船
stationfall-ship-pirate-ship = 海賊船

# Items, Data, Offsites

stationfall-item-helmet = ヘルメット
stationfall-item-bludgeon = 棍棒
stationfall-item-gun = 銃
stationfall-item-firebomb = 焼夷弾
stationfall-item-nanogel = ナノゲル（残り2回）
stationfall-item-nanogel-used = ナノゲル（残り1回）
stationfall-item-artifact = アーティファクト
stationfall-item-briefcase = ブリーフケース
stationfall-item-antimatter = 反物質
stationfall-item-rocket-wings = ロケットウイング
stationfall-item-fletcher = フレッチャー
stationfall-item-fang-moss = キバゴケ
stationfall-item-telepathic-rat = テレパシーラット

stationfall-data-evidence = エビデンス
stationfall-data-x-secret = X機密
stationfall-data-nda = NDA
stationfall-data-digital-assistant = デジタルアシスタント

stationfall-offsite-news = ニュース
stationfall-offsite-authorities = 当局

# States

stationfall-guilt-innocent = 無実
stationfall-guilt-suspect = 容疑者
stationfall-guilt-guilty = 有罪

stationfall-power-normal = 通常出力
stationfall-power-emergency = 非常出力
stationfall-power-blackout = 停電

# Project X (house)

stationfall-project-grey-goo = グレイグー
stationfall-project-grey-goo-does = X保管庫にグレイグーのトークンを置く。毎ミニッツ1回、最後のプレイヤーのターン終了時に、そのプレイヤーは、グレイグーのあるセクションとコリドーで（ロックの有無にかかわらず）つながったセクション（ポッドと宇宙空間を除く）1か所にグレイグーのトークンを置く。グレイグーのあるセクションは損傷し、修理できない。そこにいる、またはそこに入るロボットはダウンする。そこにある、誰も所持していないアイテム（アーティファクトと反物質を除く）は消滅する。グレイグーのあるセクションで火災が起きるとグレイグーは取り除かれるが、損傷は残る。
stationfall-project-combat-swarm = 戦闘スウォーム
stationfall-project-combat-swarm-does = X保管庫にモンスターを置く。毎ターン終了時に、同じセクションにライブのロボット、またはヘルメットを着用していないライブのヒューマンがいれば、1人をダウンさせる。いなければ、最も近いそのような獲物に向かって、コリドーと通気口を通って1ステップ進む。ロックには妨げられない。銃による攻撃またはEMPバーストでダウンする。火災と窒息の害は受けない。
stationfall-project-blob = ブロブ
stationfall-project-blob-does = X保管庫にモンスターを置く。毎ターン終了時に、ライブかダウンかを問わず最も近いヒューマンまたはロボットに向かって、コリドーを通り、ロックを取り除きながら1ステップ進み、そこにいる1人を呑み込む。体内に3人まで入り、4人目を呑み込むと最初の1人を吐き出す。呑み込まれたキャラクターはステーション内にいて、互いと自身の所持品とだけ同位置であり、ライブかダウンかは変わらず、活性化できず、アクションを実施しない。同じセクションで火災が起きるとダウンし、体内の全員がそこに出てくる。攻撃は効かない。
stationfall-project-assassin = 暗殺ユニット
stationfall-project-assassin-does = X保管庫に、銃を内蔵したモンスターを置く。ステーション内のライブのヒューマンとロボットから、標的をランダムに公開で引く。毎ターン終了時に、標的がライブでないか、ステーション内にいなければ、新たな標的を引く。標的に向かって、コリドーを通り、ロックを取り除きながら2ステップまで進み、同位置になれば標的をダウンさせる。棍棒または銃による攻撃でモンスターはダウンする。
stationfall-project-wormhole = 安定ワームホール
stationfall-project-wormhole-does = X保管庫と、損傷していない重力のあるセクションからランダムに選んだ1か所に口を開く。2つの口は、ロックを置けないコリドーでつながっているものとして扱う。毎ターン終了時に、手番プレイヤーは2つ目の口をコリドー1本分動かすか、そのままにする。直前にあった場所に戻すこと、ポッドや宇宙空間に動かすことはできない。
stationfall-project-lurker = ラーカー
stationfall-project-lurker-does = 手番プレイヤーは任意の暗闇セクションにモンスターを置く。毎ターン終了時に、自身のいるセクション、またはロックのないコリドーか通気口を通って1ステップで行けるセクションに、非武装のライブのヒューマンがいて、武装したライブのキャラクターがいなければ、そこへ行き、そのヒューマンをダウンさせて汚染する。そうでなければ留まる。棍棒または銃を所持する者を武装しているとみなす。棍棒、銃、火災、窒息でダウンする。
stationfall-project-rogue-core = 暴走コア
stationfall-project-rogue-core-does = カメラとジャマーがOFFになる。電力セクションに通じるすべてのコリドーにロックを置く。毎ターン終了時に、手番プレイヤーは、コア自身のロック6個のうち1個をロックのないコリドーに置くか、そのうち1個を動かす。または、停電中でなければコンソール・アクションを1回実施する。
stationfall-project-mutagen = 空気感染変異原
stationfall-project-mutagen-does = 生物研究室とX保管庫にいるヒューマンとロボットは汚染される。毎ミニッツ1回、最後のプレイヤーのターン終了時に、そのプレイヤーはステーション内のライブの汚染キャラクター1人を指定する。それと同位置のヒューマン（ヘルメットを着用していない者に限る）またはロボット1人が汚染される。
