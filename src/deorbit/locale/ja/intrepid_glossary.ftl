# Intrepid: terms and what they mean. `-forms` are all forms in which a term occurs in texts of this
# language, with | between them; a small first letter also stands for a capital one.

# The station

intrepid-term-resource = 資源
intrepid-term-resource-means = 電力、酸素、空調、栄養の4つです。1つでも危険域に入れば、全員が敗北します。
intrepid-term-resource-forms = 資源
intrepid-term-red = 危険域
intrepid-term-red-means = 0未満の状態です。資源が危険域に入ると、ゲームはただちに終わります。
intrepid-term-red-forms = 危険域
intrepid-term-crew = クルー
intrepid-term-crew-means = ゲームに出ている国で、自分のダイス、タイル、キャパシティ、バッジを持ちます。1人プレイでは2つのクルーを担当します。
intrepid-term-crew-forms = クルー
intrepid-term-tile = タイル
intrepid-term-tile-means = ステーションの一部です。ここのダイスは資源を生産し、多くのタイルには能力があります。
intrepid-term-tile-forms = タイル
intrepid-term-starter-tile = 初期タイル
intrepid-term-starter-tile-means = 最初からステーションにあるタイルです。
intrepid-term-starter-tile-forms = 初期タイル
intrepid-term-sector = セクター
intrepid-term-sector-means = タイルを置く4つのスロットの列です。8つあります。
intrepid-term-sector-forms = セクター
intrepid-term-mission = ミッション
intrepid-term-mission-means = ダイスを置くマスのあるカードです。すべて達成されると勝利します。置けるダイスは1ラウンドに1個ずつです。
intrepid-term-mission-forms = ミッション
intrepid-term-habitation = 居住モジュール
intrepid-term-habitation-means = ここのダイスは、クルーにキャパシティをもたらします。
intrepid-term-habitation-forms = 居住モジュール
intrepid-term-docking = ドッキングモジュール
intrepid-term-docking-means = ここに置いたダイスは、同じ値のまま別のクルーに渡ります。
intrepid-term-docking-forms = ドッキングモジュール
intrepid-term-offer-row = 提示列
intrepid-term-offer-row-means = クルーが購入できるタイルの列です。
intrepid-term-offer-row-forms = 提示列
intrepid-term-light = 赤ライト
intrepid-term-light-means = タイルの持ち主のライトの色です。赤と青があり、片方の色のクルーにだけ及ぶ災害もあります。
intrepid-term-light-forms = 赤ライト|青ライト|ライト

# Dice

intrepid-term-pool = プール
intrepid-term-pool-means = 振ってから、まだ置いていないダイスです。
intrepid-term-pool-forms = プール
intrepid-term-supply = サプライ
intrepid-term-supply-means = 使われていないクルーのダイスやトークンです。新しいものはここから来ます。
intrepid-term-supply-forms = サプライ
intrepid-term-storage = 貯蔵庫
intrepid-term-storage-means = カナダの奇数のダイスが入る場所です。タイルで取り出すまで置けません。
intrepid-term-storage-forms = 貯蔵庫
intrepid-term-converter = コンバーター
intrepid-term-converter-means = カナダのトークンです。奇数のダイスが貯蔵庫に移る前に、ダイス1個を1上げ、別の1個を1下げます。
intrepid-term-converter-forms = コンバーター
intrepid-term-dice-track = ダイストラック
intrepid-term-dice-track-means = クルーが振るダイスの数を、マーカーで示します。
intrepid-term-dice-track-forms = ダイストラック
intrepid-term-wrap = 循環
intrepid-term-wrap-means = 6の次は1、1の前は6になります。
intrepid-term-wrap-forms = 循環|循環する
intrepid-term-front = 前面
intrepid-term-front-means = 日本にとっては、ダイスの上面だけでなく、どの面が前面にあるかも重要です。
intrepid-term-front-forms = 前面
intrepid-term-tilt = 倒す
intrepid-term-tilt-means = 日本のダイスを、上、下、左、右のいずれかに面1つ分だけ転がします。
intrepid-term-tilt-forms = 倒す|倒し|上に倒す|下に倒す|左に倒す|右に倒す
intrepid-term-wish = 希望
intrepid-term-wish-means = 受け取りたい値を公に言うことです。誰も拘束しません。
intrepid-term-wish-forms = 希望
intrepid-term-toxic = 有毒
intrepid-term-toxic-means = 有毒な値のダイスを置くときは、ドッキングモジュールを除き、プールの別のダイス1個を捨てます。
intrepid-term-toxic-forms = 有毒
intrepid-term-aid = 毒物漏れの補助カード
intrepid-term-aid-means = 有毒なダイスのために捨てたダイスを置く場所です。その数を数えるカードもあります。
intrepid-term-aid-forms = 毒物漏れの補助カード|補助カード

# The round

intrepid-term-commander = 指揮官
intrepid-term-commander-means = 全員で選ぶときに、選択を告げるプレイヤーです。ラウンドごとに替わります。
intrepid-term-commander-forms = 指揮官
intrepid-term-consumption = 消費
intrepid-term-consumption-means = フェイズ4に各資源が下がる量です。ラウンドが進むと増えます。
intrepid-term-consumption-forms = 消費
intrepid-term-disaster = 災害
intrepid-term-disaster-means = 毎ラウンド、カードを1枚公開し、1行ずつ実施します。
intrepid-term-disaster-forms = 災害|災害カード
intrepid-term-persistent = 持続カード
intrepid-term-persistent-means = マスがダイスで埋まるまで残り、毎ラウンド繰り返し効果を発揮する災害カードです。
intrepid-term-persistent-forms = 持続カード|持続する災害カード
intrepid-term-drain = 減少
intrepid-term-drain-means = 資源がその数だけ下がります。
intrepid-term-drain-forms = 減少
intrepid-term-destroyed = 破壊
intrepid-term-destroyed-means = ゲームから取り除かれ、トークンはサプライに戻ります。
intrepid-term-destroyed-forms = 破壊
intrepid-term-capacity = キャパシティ
intrepid-term-capacity-means = フェイズ5に、タイルやダイスを購入するために使います。
intrepid-term-capacity-forms = キャパシティ
intrepid-term-badge = バッジ
intrepid-term-badge-means = クルーの特別な能力です。フェイズ5に、1ラウンドに1回使えます。
intrepid-term-badge-forms = バッジ|キャリアバッジ

# Tokens

intrepid-term-negative-token = マイナストークン
intrepid-term-negative-token-means = シナリオ、負荷、停止のトークンです。
intrepid-term-negative-token-forms = マイナストークン
intrepid-term-scenario = シナリオトークン
intrepid-term-scenario-means = ダイスのあるタイルの生産を1減らします。4個目を受けるタイルは破壊されます。
intrepid-term-scenario-forms = シナリオトークン|シナリオ
intrepid-term-strain = 負荷
intrepid-term-strain-means = ダイスの有無にかかわらず、タイルの資源の合計を1減らします。
intrepid-term-strain-forms = 負荷|負荷トークン
intrepid-term-disable = 停止
intrepid-term-disable-means = このトークンのあるタイルやモジュールには、ダイスを置けません。
intrepid-term-disable-forms = 停止|停止トークン|停止中
intrepid-term-amplify = 増幅
intrepid-term-amplify-means = 有益なトークンです。フェイズ1に使うと、資源1つを1多く得ます。
intrepid-term-amplify-forms = 増幅|増幅トークン
intrepid-term-boost = ブーストタイル
intrepid-term-boost-means = 2つの資源を生産するタイルです。
intrepid-term-boost-forms = ブーストタイル
