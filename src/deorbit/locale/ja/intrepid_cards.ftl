# Intrepid: names and one-line texts of countries, tiles, missions, disaster cards, badges and tokens.
# Whatever can take a die is a place, so tiles and cards have their names there.

intrepid-alias-tile = place
intrepid-alias-card = place

# Countries

intrepid-country-russia = ロシア
intrepid-country-japan = 日本
intrepid-country-canada = カナダ
intrepid-country-united-states = アメリカ

intrepid-tip-russia = 大きい目が得になります。振る能力や振り直す能力のあるタイルから始め、捨てるための小さいダイスを1個残しておきましょう。
intrepid-tip-japan = 多くのタイルが3を求めます。ダイスの側面に注目：前面が3なら上に倒し、上面が4なら裏返しましょう。
intrepid-tip-canada = 奇数のダイスは貯蔵庫で待ちます。コンバーターは奇数のダイス2個に同時に使い、食料ロッカーは早めに開けましょう。
intrepid-tip-united-states = ペアを探しましょう。ペアにしたい値の隣のダイスは1だけ変える価値があり、アルミ遮蔽なら隣の値のダイスがただで手に入ります。

# Resources

intrepid-resource-power = 電力
intrepid-resource-oxygen = 酸素
intrepid-resource-climate = 空調
intrepid-resource-nutrition = 栄養
intrepid-resource-capacity = キャパシティ

# Lights, disasters, difficulties

intrepid-light-red = 赤
intrepid-light-blue = 青

intrepid-disaster-meteor-shower = 流星雨
intrepid-disaster-toxic-leak = 毒物漏れ
intrepid-story-meteor-shower = 船体に穴。被弾するたびにモジュールの生産は減り、4度目で失われる。
intrepid-story-toxic-leak = 悪い空気。ある値のダイスは、別のダイスを代償にしなければ使えない。

intrepid-difficulty-easy = やさしい
intrepid-difficulty-normal = ふつう
intrepid-difficulty-hard = むずかしい

# Career badges

intrepid-badge-payload-specialist = ペイロードスペシャリスト
intrepid-badge-spaceflight-pilot = スペースフライトパイロット
intrepid-badge-medical-officer = メディカルオフィサー
intrepid-badge-mission-specialist = ミッションスペシャリスト

intrepid-about-payload-specialist = 各ラウンド1回、誰のタイルでも、タイル1枚のマイナストークンをすべて、マイナストークンのない自分のタイルに移せます。
intrepid-about-spaceflight-pilot = 各ラウンド1回、自分のタイルに負荷トークンを置くと、別のプレイヤーが増幅トークンを得ます。
intrepid-about-medical-officer = 各ラウンド1回、2キャパシティを支払うと、選んだプレイヤーが次のラウンドのために好きな値のダイス1個をプールに加えます。
intrepid-about-mission-specialist = 各ラウンド1回、自分の提示列のタイルを破壊すると、別のプレイヤーが2キャパシティを得ます。

# Tokens

intrepid-token-scenario = シナリオ
intrepid-token-strain = 負荷
intrepid-token-disable = 停止
intrepid-token-amplify = 増幅
intrepid-token-converter = コンバーター

intrepid-about-scenario = ダイスがあるとき、タイルの生産が1減ります（0未満にはなりません）。4個目が置かれるとタイルは破壊されます。
intrepid-about-strain = ダイスの有無にかかわらず、ステーションが得るこのタイルの資源が1減ります。
intrepid-about-disable = ここにはダイスを置けません。
intrepid-about-amplify = フェイズ1で使うと、指定した資源をステーションが1多く得ます。
intrepid-about-converter = ダイスを振った後、1個を1上げ、別の1個を1下げます。

# Modules

intrepid-place-habitation = 居住モジュール
intrepid-about-habitation = ここに置いたダイスはキャパシティをもたらします。値が大きいほど多くなります。
intrepid-about-docking = ここに置いたダイスは別の国に渡ります。その国は同じ値のダイスを自分のサプライから取ります。

# Tiles: Russia

intrepid-place-electrolysis-chamber = 電気分解室
intrepid-place-zvezda-solar-wings = ズヴェズダ太陽電池翼
intrepid-place-vozdukh-scrubber = ヴォズドゥフ浄化装置
intrepid-place-tinned-rations = 缶詰食
intrepid-place-vika-oxygen-candles = ヴィカ酸素キャンドル
intrepid-place-science-power-platform = 科学電力プラットフォーム
intrepid-place-khladon-loop = フラドン冷却ループ
intrepid-place-lada-greenhouse = ラーダ温室
intrepid-place-progress-freighter = プログレス補給船
intrepid-place-pirs-compartment = ピアース区画
intrepid-place-elektron-unit = エレクトロン装置
intrepid-place-gallium-arsenide-wings = ガリウムヒ素電池翼
intrepid-place-loop-heat-radiator = ループ式放熱器
intrepid-place-water-recovery-column = 水回収塔
intrepid-place-gyrodyne-hub = ジャイロダイン・ハブ
intrepid-place-superoxide-canisters = 超酸化物キャニスター
intrepid-place-topaz-reactor = トパーズ原子炉
intrepid-place-droplet-radiator = 液滴放熱器
intrepid-place-bios-garden = ビオス庭園

intrepid-story-electrolysis-chamber = 電流が水を分ける。片方をクルーが吸い、もう片方は宇宙へ捨てる。
intrepid-story-zvezda-solar-wings = サービスモジュールの古い翼。くたびれながらも、まだ太陽を追っている。
intrepid-story-vozdukh-scrubber = 3つの吸着床が交代でよどんだ空気を呑み込み、夜通しうなっている。
intrepid-story-tinned-rations = 牛肉、そばの実、チョウザメ。缶に入るものなら何でも飛ぶ。
intrepid-story-vika-oxygen-candles = 1本燃やせば1日分の息。火花にはご用心。
intrepid-story-science-power-platform = 何十年も約束され続け、ついに届いた、アレイの高いマスト。
intrepid-story-khladon-loop = 配管した本人にしかわからない冷却管。
intrepid-story-lada-greenhouse = 湿った根のマットにキャベツの小さな畝が2つ。水やりは全員でする。
intrepid-story-progress-freighter = 食料と燃料と手紙を運んできて、ごみを積んで去っていく。
intrepid-story-pirs-compartment = 半分はエアロック、半分は屋根裏。誰の予想よりも広い。
intrepid-story-elektron-unit = 3人分の酸素を作る。誰かがレンチを持ってそばにいれば。
intrepid-story-gallium-arsenide-wings = 半分の面積で足りる新しい電池を、2枚の翼に。
intrepid-story-loop-heat-radiator = ポンプがなくても、アンモニアがひとりでに熱を外へ運ぶ。
intrepid-story-water-recovery-column = 船内の吐息はすべて、明日のお茶になる。
intrepid-story-gyrodyne-hub = 回る車輪がステーションを静かに支え、クルーの手を空ける。
intrepid-story-superoxide-canisters = 超酸化カリウムは、酸素を出しながら二酸化炭素を吸い取る。
intrepid-story-topaz-reactor = こぶし大のウラン、熱電子電池の輪が2つ、そして自分との間に長いブーム。
intrepid-story-droplet-radiator = 熱いしずくの幕が宇宙空間を飛び、冷たくなって受け止められる。
intrepid-story-bios-garden = 閉ざされた部屋に小麦とカヤツリ。農夫を養う畑である。

# Tiles: Japan

intrepid-place-advanced-planet-habitat = 先進惑星居住区
intrepid-place-kibo-solar-paddle = きぼう太陽電池パドル
intrepid-place-water-electrolyzer = 水電解装置
intrepid-place-heat-pipe-panel = ヒートパイプパネル
intrepid-place-carbon-dioxide-reducer = 二酸化炭素還元装置
intrepid-place-solar-sail-film = ソーラーセイル膜
intrepid-place-exposed-radiator = 曝露放熱器
intrepid-place-kounotori-freighter = こうのとり補給機
intrepid-place-rice-galley = ごはんギャレー
intrepid-place-small-satellite-deployer = 小型衛星放出機構
intrepid-place-zeolite-bed = ゼオライト吸着床
intrepid-place-perovskite-film = ペロブスカイト膜
intrepid-place-heat-pump-loop = ヒートポンプループ
intrepid-place-leafy-greens-farm = 葉物野菜農場
intrepid-place-logistics-hold = 補給品保管室
intrepid-place-cyanobacteria-reactor = シアノバクテリア培養槽
intrepid-place-microwave-rectenna = マイクロ波レクテナ
intrepid-place-phase-change-radiator = 相変化放熱器
intrepid-place-cell-culture-kitchen = 細胞培養キッチン

intrepid-story-advanced-planet-habitat = 独自の天気を持つ栽培室。180個のセンサーが見守っている。
intrepid-story-kibo-solar-paddle = 紙のように折りたたまれ、ひと引きで開く。
intrepid-story-water-electrolyzer = 膜を重ねた静かな装置。きっちり給水されないと納得しない。
intrepid-story-heat-pipe-panel = 床下の平たい管が、忙しい側から寒い側へぬくもりを運ぶ。
intrepid-story-carbon-dioxide-reducer = 吐いた息が水素と出会い、水になって帰ってくる。
intrepid-story-solar-sail-film = 髪の毛より薄く、電池が印刷され、自らの回転で広がっている。
intrepid-story-exposed-radiator = 実験室のベランダにある白いパネル。いつも日陰にいる。
intrepid-story-kounotori-freighter = 白いコウノトリが、新鮮なりんごと新しいバッテリーを運んでくる。
intrepid-story-rice-galley = ごはん、カレー、さば。クルー全員分が、引き出しから熱々で。
intrepid-story-small-satellite-deployer = 小さなエアロックから箱を滑らせ、そっと軌道へ押し出す。
intrepid-story-zeolite-bed = 必要な気体を通し、そうでない気体を留める、穴だらけの石。
intrepid-story-perovskite-film = 箔に塗られた電池。温めると傷が癒える。
intrepid-story-heat-pump-loop = 熱に坂を上らせる。払うだけの価値はある。
intrepid-story-leafy-greens-farm = 壁に並ぶレタスの袋。1か月で食べ頃になる。
intrepid-story-logistics-hold = 物はすべて袋に、袋はすべて決まった場所に、場所はすべて目録に。
intrepid-story-cyanobacteria-reactor = 紫の光の下で働く、この世で最も古い酸素職人。
intrepid-story-microwave-rectenna = 発電衛星がビームを送り、ダイオードの網がそれを飲み干す。
intrepid-story-phase-change-radiator = 蝋は昼に溶け、夜に固まり、船室はどちらにも気づかない。
intrepid-story-cell-culture-kitchen = 一度も動物の一部であったことのない切り身を、注文どおりに育てる。

# Tiles: Canada

intrepid-place-food-lockers = 食料ロッカー
intrepid-place-oxygen-storage-tank = 酸素貯蔵タンク
intrepid-place-folding-solar-blanket = 折りたたみ太陽電池シート
intrepid-place-heater-mats = ヒーターマット
intrepid-place-solid-fuel-oxygen-generator = 固体燃料酸素発生器
intrepid-place-battery-rack = バッテリーラック
intrepid-place-algae-flasks = 藻類フラスコ
intrepid-place-cold-plate = コールドプレート
intrepid-place-pantry-nets = 食料ネット
intrepid-place-converter-bench = コンバーター作業台
intrepid-place-oxygen-concentrator = 酸素濃縮器
intrepid-place-fuel-cell-stack = 燃料電池スタック
intrepid-place-two-phase-loop = 二相流ループ
intrepid-place-potato-racks = ポテトラック
intrepid-place-dextre-workshop = デクスター作業場
intrepid-place-membrane-oxygen-plant = 膜式酸素プラント
intrepid-place-beta-voltaic-array = ベータ電池アレイ
intrepid-place-thermosyphon-ring = サーモサイフォンリング
intrepid-place-orbital-greenhouse = 軌道温室

intrepid-story-food-lockers = 並んだ掛け金の向こうに、6か月分の食事。
intrepid-story-oxygen-storage-tank = 今日吸わなかった分が、圧力の下で待っている。
intrepid-story-folding-solar-blanket = 筒に巻かれて届き、アームが広げた。
intrepid-story-heater-mats = 冷たい金属の上の温かい一角。スイッチは手動。
intrepid-story-solid-fuel-oxygen-generator = 塩素酸塩と鉄粉。ピンを抜き、離れて、深呼吸。
intrepid-story-battery-rack = 日なたで蓄え、日陰で使い切る。
intrepid-story-algae-flasks = 透明な瓶に入った緑のスープ。ラベルには「体によい」とある。
intrepid-story-cold-plate = 熱い箱を上にボルトで留め、あとは忘れてよい。
intrepid-story-pantry-nets = 漂うものはみな、捕まえて食べる。
intrepid-story-converter-bench = アダプター、調整器、そして余り物の引き出し。
intrepid-story-oxygen-concentrator = 薄い空気を濃くする、うなる円筒。
intrepid-story-fuel-cell-stack = 水素と酸素が再会し、電力と水を残していく。
intrepid-story-two-phase-loop = 熱いところで沸き、冷たいところで雨になる。
intrepid-story-potato-racks = 暗がりで、霧の中で、山ほど育つ。
intrepid-story-dextre-workshop = 辛抱強く、宇宙服のいらない、2本の長い腕。
intrepid-story-membrane-oxygen-plant = 酸素だけが通り抜けられる、熱いセラミック。
intrepid-story-beta-voltaic-array = トリチウムが20年、シリコンにしたたり続ける。
intrepid-story-thermosyphon-ring = ステーションを一周し、真昼と真夜中をならす輪。
intrepid-story-orbital-greenhouse = ドームの下のトマトと、船内一の眺め。

# Tiles: United States

intrepid-place-oxygen-generation-assembly = 酸素生成装置
intrepid-place-roll-out-solar-array = ロールアウト式太陽電池
intrepid-place-aluminum-shielding = アルミ遮蔽
intrepid-place-rehydration-galley = 加水ギャレー
intrepid-place-high-pressure-tanks = 高圧タンク
intrepid-place-lithium-battery-unit = リチウム電池ユニット
intrepid-place-node-radiator = ノード放熱器
intrepid-place-ammonia-pump = アンモニアポンプ
intrepid-place-veggie-chamber = ベジー栽培室
intrepid-place-leonardo-module = レオナルド・モジュール
intrepid-place-sabatier-assembly = サバティエ装置
intrepid-place-truss-solar-array = トラス太陽電池アレイ
intrepid-place-external-radiator = 外部放熱器
intrepid-place-plant-pillow-racks = 栽培ピローラック
intrepid-place-quest-airlock = クエスト・エアロック
intrepid-place-plasma-pyrolysis-unit = プラズマ熱分解装置
intrepid-place-kilopower-reactor = キロパワー原子炉
intrepid-place-variable-emittance-radiator = 可変放射率放熱器
intrepid-place-hydroponic-ring = 水耕リング

intrepid-story-oxygen-generation-assembly = 水を6人分の息に変える、冷蔵庫ほどのラック。
intrepid-story-roll-out-solar-array = ひとりでにほどける2本の巻物。両方とも広げなければならない。
intrepid-story-aluminum-shielding = 幾重にも重なり、熱を逃がさず、火花を通さない。
intrepid-story-rehydration-galley = ひと袋にお湯を、隣の人の分にも、もうひとつ。
intrepid-story-high-pressure-tanks = エアロックに並ぶ双子のタンク。縁まで満たされている。
intrepid-story-lithium-battery-unit = これ1台で、古いもの2台の代わりになる。
intrepid-story-node-radiator = 2つのループ。内側には水、外側にはアンモニア。
intrepid-story-ammonia-pump = 前のポンプの交換には、船外活動が3回かかった。
intrepid-story-veggie-chamber = ピンクの光の下、枕の上で育つ赤いレタス。
intrepid-story-leonardo-module = そのまま居残って物置になった貨物車。
intrepid-story-sabatier-assembly = 捨てる水素と捨てるガスから、2人分の水を、何度でも。
intrepid-story-truss-solar-array = 長いトラスの両端に、旅客機よりも長い翼。
intrepid-story-external-radiator = 白いパネルが、太陽に縁を向けて開く。
intrepid-story-plant-pillow-racks = 足並みそろえた3段の棚。まいた段、育つ段、実った段。
intrepid-story-quest-airlock = 2人で出て、2人で帰る。
intrepid-story-plasma-pyrolysis-unit = 最後の水素を取り戻すため、メタンを引き裂く。
intrepid-story-kilopower-reactor = 小さな炉心、8本のナトリウム管、それを囲むスターリングエンジン。
intrepid-story-variable-emittance-radiator = 暗くなって熱を放ち、明るくなって熱を守る。
intrepid-story-hydroponic-ring = インゲン、エンドウ、矮性小麦を乗せた、ゆっくり回る輪。

# Tiles: for all

intrepid-place-multipurpose-research-lab = 多目的研究室
intrepid-place-photobioreactor-chamber = 光バイオリアクター室
intrepid-place-thermoelectric-generator = 熱電発電機

intrepid-story-multipurpose-research-lab = 今日は発電所、明日は台所。いちばん必要なものになる。
intrepid-story-photobioreactor-chamber = 藻は朝には代わりに息をし、夜には夕食になる。
intrepid-story-thermoelectric-generator = どこかが熱すぎれば、それを電流に変える。

# Missions

intrepid-place-orbital-survey = 軌道測量
intrepid-place-cubesat-release = キューブサット放出
intrepid-place-crew-handover = クルー交代
intrepid-place-medical-checkup = 健康診断
intrepid-place-school-call = 学校交信
intrepid-place-cargo-transfer = 貨物移送
intrepid-place-spacewalk = 船外活動
intrepid-place-crystal-growth = 結晶成長
intrepid-place-plasma-furnace = プラズマ炉
intrepid-place-sample-return = サンプルリターン
intrepid-place-life-cycle-test = ライフサイクル実験
intrepid-place-robotic-repair = ロボット修理
intrepid-place-twin-study = 双子研究
intrepid-place-deep-space-antenna = 深宇宙アンテナ
intrepid-place-reentry-capsule = 再突入カプセル
intrepid-place-quantum-clock = 量子時計
intrepid-place-long-stay-crew = 長期滞在クルー
intrepid-place-lunar-relay = 月面中継
intrepid-place-cold-atom-lab = 冷却原子実験室
intrepid-place-docking-ring = ドッキングリング

intrepid-story-orbital-survey = 眼下のすべての海岸を、浅瀬から氷まで地図にする。
intrepid-story-cubesat-release = 同じもの3つが、軌道1周ずつ間を置いて放たれる。
intrepid-story-crew-handover = 船内にクルーが2組、鍵は1組。
intrepid-story-medical-checkup = 血液、骨、平衡感覚を、全員分。
intrepid-story-school-call = 同じ質問は2つとなく、どれもよい質問である。
intrepid-story-cargo-transfer = ハッチ1つから4トン。どの袋も、あとで見つからなければならない。
intrepid-story-spacewalk = 4人は足並みをそろえ、2人は宇宙服の限界にいる。
intrepid-story-crystal-growth = 一歩ずつ、決して揺らさずに。
intrepid-story-plasma-furnace = 白熱、その両側に冷たい始まり。
intrepid-story-sample-return = カプセルに乗れるのは最良のものだけ。
intrepid-story-life-cycle-test = 種、花、種。地球なしでまる一巡り。
intrepid-story-robotic-repair = 長い腕に小さな仕事が6つ。どれもやり方が違う。
intrepid-story-twin-study = 1人は上に、1人は下に。すべてを2度測る。
intrepid-story-deep-space-antenna = 形の違う6つの部分、そして最後は二重に。
intrepid-story-reentry-capsule = 最高点でなければ、無事に帰り着くことはない。
intrepid-story-quantum-clock = 寸分違わぬ7つの刻み。
intrepid-story-long-stay-crew = 船内で1年。さまざまな人々と、何でもできる1人。
intrepid-story-lunar-relay = 軌道をひとつずつ上り、月の裏側と話す。
intrepid-story-cold-atom-lab = これ以上ないほど低く、そこからもう少し低く。
intrepid-story-docking-ring = 2本ずつボルトで留め、それから締め上げる。

# Meteor Shower

intrepid-place-grazing-pebbles = かすめる小石
intrepid-place-scratched-cells = 傷ついた電池
intrepid-place-loose-panel = 外れかけたパネル
intrepid-place-evasive-burn = 回避噴射
intrepid-place-torn-insulation = 裂けた断熱材
intrepid-place-dented-tank = へこんだタンク
intrepid-place-spilled-stores = こぼれた備蓄
intrepid-place-coolant-leak = 冷却材漏れ
intrepid-place-shattered-arrays = 砕けたアレイ
intrepid-place-brittle-modules = もろいモジュール
intrepid-place-second-wave = 第二波
intrepid-place-severed-cables = 切断されたケーブル
intrepid-place-blue-quarters-sealed = 青の居室閉鎖
intrepid-place-red-quarters-sealed = 赤の居室閉鎖
intrepid-place-ruptured-oxygen-line = 酸素配管の破裂
intrepid-place-debris-ring = デブリの輪
intrepid-place-slow-tumble = ゆるやかな回転
intrepid-place-pantry-breach = 食料庫の破孔
intrepid-place-storm-front = 嵐の前線
intrepid-place-hull-shock = 船体衝撃

intrepid-story-grazing-pebbles = 船体を叩く音が2つ、遠く離れて。
intrepid-story-scratched-cells = 塵のしぶきで、翼は半ば目が見えない。
intrepid-story-loose-panel = ひとつのセクターから隣へと、ばたつく。
intrepid-story-evasive-burn = ステーションは脇へよけ、その代価を払う。
intrepid-story-torn-insulation = 銀色の箔が窓の外を漂っていく。
intrepid-story-dented-tank = 何かがシューッと鳴り、そして鳴りやむ。
intrepid-story-spilled-stores = どのフィルターにもレンズ豆。
intrepid-story-coolant-leak = 一直線に3つのセクター、そして雪のようなアンモニア。
intrepid-story-shattered-arrays = 電流を作るものすべてに穴が開いた。
intrepid-story-brittle-modules = 古いモジュールは二度目の打撃に弱い。
intrepid-story-second-wave = 前に来たところへ、また戻ってくる。
intrepid-story-severed-cables = 最も新しい機械から先に暗くなる。
intrepid-story-blue-quarters-sealed = 青のクルーの1人が、閉じたハッチの向こうに残る。
intrepid-story-red-quarters-sealed = 赤のクルーの1人が、閉じたハッチの向こうに残る。
intrepid-story-ruptured-oxygen-line = 2つのセクターの空気が外へ失われる。
intrepid-story-debris-ring = 誰かが軌道を変えるまで、毎回横切ってくる。
intrepid-story-slow-tumble = 翼は、太陽以外のあらゆる方を向く。
intrepid-story-pantry-breach = 夕食が最短経路で出ていく。
intrepid-story-storm-front = ステーションの半分を、一度に。
intrepid-story-hull-shock = いちばんよいモジュールが、1周ごとにうめく。

# Toxic Leak

intrepid-place-stuffy-air = よどんだ空気
intrepid-place-sour-smell = 酸っぱいにおい
intrepid-place-watering-eyes = 涙目
intrepid-place-dull-headache = 鈍い頭痛
intrepid-place-clogged-filter = 詰まったフィルター
intrepid-place-metallic-taste = 金属の味
intrepid-place-fans-at-full-power = ファン全開
intrepid-place-fading-vision = かすむ視界
intrepid-place-inflamed-lungs = 肺の炎症
intrepid-place-seeping-vents = にじみ出す通気口
intrepid-place-cracked-scrubber = ひび割れた浄化装置
intrepid-place-trembling-hands = 震える手
intrepid-place-coughing-fits = 咳の発作
intrepid-place-quarantine = 隔離
intrepid-place-blue-crew-bedridden = 寝込む青クルー
intrepid-place-red-crew-bedridden = 寝込む赤クルー
intrepid-place-sealed-module = 封鎖されたモジュール
intrepid-place-acid-mist = 酸の霧
intrepid-place-spreading-mould = 広がるカビ
intrepid-place-heavy-fumes = 重い煙霧

intrepid-story-stuffy-air = 誰もがあくびをする。
intrepid-story-sour-smell = ファンとともに、来ては去る。
intrepid-story-watering-eyes = ラベルが読みづらい。
intrepid-story-dull-headache = 今日は考えるのに時間がかかる。
intrepid-story-clogged-filter = 白かったところに、灰色のフェルト。
intrepid-story-metallic-taste = 誰も皿を空にしない。
intrepid-story-fans-at-full-power = うるさく、寒く、高くつく。
intrepid-story-fading-vision = 仕事をあきらめた者が多いほど、まだ見つけられる場所は少なくなる。
intrepid-story-inflamed-lungs = もう誰もハッチを通らず、最も立派なモジュールは放棄される。
intrepid-story-seeping-vents = 誰かが格子を外すまで止まらない。
intrepid-story-cracked-scrubber = 動いている限り、空気を悪くする。
intrepid-story-trembling-hands = 工具を落とすたびに、電流が失われる。
intrepid-story-coughing-fits = どの言葉も、途中が聞き取れない。
intrepid-story-quarantine = ハッチは閉ざされ、食事は差し入れ口から。
intrepid-story-blue-crew-bedridden = 青のクルーの1人が起き上がれない。
intrepid-story-red-crew-bedridden = 赤のクルーの1人が起き上がれない。
intrepid-story-sealed-module = 船内でいちばんよい場所に、黄色いもやが満ちている。
intrepid-story-acid-mist = シールを、それもよいものから先に蝕む。
intrepid-story-spreading-mould = パネルの裏に、そしてパンの裏に。
intrepid-story-heavy-fumes = 最も残り少ないところに溜まる。

# What tiles do. Numbers come from the data; `of` is a list of values, `turn` a list of turns, `way` is
# up, down or both.

intrepid-ability-roll = { $discard ->
    [0] 新しいダイス{ $count }個を振ってプールに加える。
   *[other] 新しいダイス{ $count }個を振ってプールに加え、その後プールから{ $discard }個捨てる。
}
intrepid-ability-reroll = プールの{ $of }のダイス1個を振り直すことができる。
intrepid-ability-turn = プールのダイス1個の向きを変えることができる：{ $turn }。
intrepid-ability-copy = 置いたダイスと同じ向きの新しいダイスを1個取り、向きを変える：{ $turn }。
intrepid-ability-take = 貯蔵庫のダイスを{ $count }個までプールに取ることができる。
intrepid-ability-store = 新しいダイス{ $count }個を振って貯蔵庫に置く。
intrepid-ability-shift = { $way ->
    [up] 貯蔵庫のダイス1個の値を最大{ $most }上げることができる。
    [down] 貯蔵庫のダイス1個の値を最大{ $most }下げることができる。
   *[both] 貯蔵庫のダイス1個の値を最大{ $most }上げるか下げることができる。
}
intrepid-ability-converter = コンバーター{ $count }個を得る。
intrepid-ability-near = { $way ->
    [up] 置いたダイスより1大きい値の新しいダイスを1個取る。
    [down] 置いたダイスより1小さい値の新しいダイスを1個取る。
   *[both] 置いたダイスより1大きい値か1小さい値の新しいダイスを1個取る。
}
intrepid-ability-adjust = プールの{ $of }のダイス1個の値を最大{ $most }変えることができる。
intrepid-ability-set = プールの{ $of }のダイス1個を{ $to }にすることができる。
intrepid-ability-capacity = { $count }キャパシティを得る。
intrepid-ability-amplify = 増幅トークン1個を得る。

intrepid-turn-up = 上に倒す
intrepid-turn-down = 下に倒す
intrepid-turn-left = 左に倒す
intrepid-turn-right = 右に倒す
intrepid-turn-flip = 裏返す
intrepid-turn-clockwise = 時計回りに90度
intrepid-turn-counterclockwise = 反時計回りに90度

# What a space asks for, where it is no value or range

intrepid-need-any = 任意
intrepid-need-even = 偶数
intrepid-need-odd = 奇数
intrepid-need-same = 最初と同じ値
intrepid-need-other = 他のすべてと異なる値
intrepid-need-next = 直前より1大きい値

# What disaster cards do, line by line

intrepid-effect-hit-sector = { $sectors ->
    [1] 災害ダイスを振る。そのセクターの全タイルが被弾する。
    [2] 災害ダイスを振る。そのセクターと次のセクターの全タイルが被弾する。
   *[other] 災害ダイスを振る。そのセクターから順に{ $sectors }セクターの全タイルが被弾する。
}
intrepid-effect-hit-resource = { $resource }を生産するすべてのタイルが被弾する。
intrepid-effect-hit-again = シナリオトークンのあるすべてのタイルがもう一度被弾する。
intrepid-effect-disable-just = このカードで被弾した初期タイルとティア1のタイルに、停止トークンを置く。
intrepid-effect-disable-expensive = 各クルーの最も高価なタイルに、停止トークンを置く。
intrepid-effect-strain-expensive = 各クルーの最も高価なタイルに、負荷トークンを置く。
intrepid-effect-strain-priciest = ステーションで最も高価なタイルに、負荷トークンを置く。
intrepid-effect-disable-docking = 各ドッキングモジュールに停止トークンを置く。
intrepid-effect-destroy-priciest = ステーションで最も高価なタイルを破壊する。
intrepid-effect-destroy-chosen = { $count ->
    [0] 破壊するタイルを選ぶ：なし。
   *[other] タイル{ $count }枚を選んで破壊する。
}
intrepid-effect-destroy-chosen-per = エイドのダイス{ $per }個につき1枚（端数切り上げ）のタイルを選んで破壊する。
intrepid-effect-drain = { $resource }を{ $count }減少させる。
intrepid-effect-drain-all = すべての資源を{ $count }減少させる。
intrepid-effect-drain-lowest = 最も低い資源を{ $count }減少させる。
intrepid-effect-dice = { $light }ライトのクルーは、トラックの余地があれば、以後振るダイスが{ $count }個減る。
intrepid-effect-capacity = 各クルーは、あれば{ $count }キャパシティを失う。
intrepid-effect-aid = 補助カードにダイスが{ $dice }個以上あるとき：{ $count }。
intrepid-effect-toxic = 次のラウンドに有毒：{ $of }。
intrepid-effect-toxic-persistent = このカードがある間は有毒：{ $of }。
intrepid-effect-persistent = マスがすべて埋まるまで残り、毎ラウンド再び効果を及ぼす。
