# Station-X: terms and what they mean. `-forms` are all forms in which a term occurs in texts of this
# language, with | between them; a small first letter also stands for a capital one.

# The station

stationx-term-base = 基地
stationx-term-base-means = テレポーターのある、自分の4x4の部屋です。エネルギーをもたらし、新しいユニットが現れます。コマンダーとともに失うと脱落します。
stationx-term-base-forms = 基地
stationx-term-teleporter = テレポーター
stationx-term-teleporter-means = 基地にあり、置かれたマスを占めます。これを奪ったプレイヤーが基地を支配します。
stationx-term-teleporter-forms = テレポーター
stationx-term-hallway = 通路
stationx-term-hallway-means = 2x1または3x1の細長いタイルです。
stationx-term-hallway-forms = 通路
stationx-term-centre-room = 中央室
stationx-term-centre-room-means = ボードの中央に印刷された部屋です。すべてのタイルは、ここにつながっていなければなりません。
stationx-term-centre-room-forms = 中央室
stationx-term-supply-room = 補給室
stationx-term-supply-room-means = ボードの端に印刷された4つの部屋です。入れるのはコマンダーだけで、入るとカードを1枚引きます。
stationx-term-supply-room-forms = 補給室
stationx-term-wall = 固い壁
stationx-term-wall-means = 接し合う2つの基地の間にあります。壁越しには、通ることも、攻撃することも、奪うこともできません。
stationx-term-wall-forms = 固い壁|壁
stationx-term-oxygen = 酸素
stationx-term-oxygen-means = 部屋に入れる生物のユニットの数です。1人のプレイヤーが使えるのは、その半分（端数切り上げ）までです。
stationx-term-oxygen-forms = 酸素

# Units

stationx-term-commander = コマンダー
stationx-term-commander-means = 陣営を率いるユニットです。戦闘に2を加え、補給室に入れます。倒れても、2エネルギーで自分のテレポーターの隣に復帰できます。
stationx-term-commander-forms = コマンダー
stationx-term-trooper = トルーパー
stationx-term-trooper-means = 3エネルギーの生物のユニットです。戦闘に1を加えます。5体まで持てます。
stationx-term-trooper-forms = トルーパー
stationx-term-droid = ドロイド
stationx-term-droid-means = 4エネルギーの、酸素を必要としないユニットです。戦闘に1を加えます。2体まで持てます。
stationx-term-droid-forms = ドロイド

# The turn

stationx-term-energy = エネルギー
stationx-term-energy-means = 支払いに使います。自分の基地が毎ターン2をもたらし、アップグレードで増えます。
stationx-term-energy-forms = エネルギー
stationx-term-income = 収入
stationx-term-income-means = 自分の基地を支配している間、自分のターンの開始時に基地がもたらすエネルギーです。
stationx-term-income-forms = 収入
stationx-term-purchase = 購入
stationx-term-purchase-means = 自分のターンに1回、トルーパー、ドロイド、アップグレードのいずれかを購入できます。
stationx-term-purchase-forms = 購入
stationx-term-battle = 戦闘
stationx-term-battle-means = 向かい合う2体と、その周囲にいる両側の全ユニットの値を合計します。大きい側が勝利し、敗者のユニットは倒れます。
stationx-term-battle-forms = 戦闘
stationx-term-area = 区域
stationx-term-area-means = 攻撃するユニットと攻撃されるユニットのマス、およびその周囲のすべてのマスです。そこにいる両側のユニットが戦闘に参加します。
stationx-term-area-forms = 区域
stationx-term-tie = 相打ち
stationx-term-tie-means = 合計が等しい戦闘です。参加したユニットはすべて倒れますが、攻撃側は1体を生存させます。
stationx-term-tie-forms = 相打ち
stationx-term-capture = 奪う
stationx-term-capture-means = テレポーターの隣にいるユニットが攻撃を使ってテレポーターを奪い、それとともに基地を手に入れます。
stationx-term-capture-forms = 奪う|奪い|奪われ|奪った|奪え|奪おう|奪い返す|奪い返し|奪い返せ
stationx-term-upgrade = アップグレード
stationx-term-upgrade-means = 7エネルギーで得る、永続する強化です。3つのツリーがあり、それぞれ下から順に伸びます。
stationx-term-upgrade-forms = アップグレード
stationx-term-tier = ティア
stationx-term-tier-means = 基地のツリーの段階です。IとIIIは毎ターン1エネルギー多くもたらし、IIは敗北した戦闘の後にユニット1体を救います。
stationx-term-tier-forms = ティア|基地ティア
stationx-term-space-jump = スペースジャンプ
stationx-term-space-jump-means = アップグレードの1つです。宇宙空間を一直線に越え、見通せる次の部屋へジャンプします。
stationx-term-space-jump-forms = スペースジャンプ|ジャンプ
stationx-term-supply-card = 補給カード
stationx-term-supply-card-means = コマンダーが補給室で引くカードです。エネルギー、ユニット、アップグレードのいずれかを得ます。
stationx-term-supply-card-forms = 補給カード
stationx-term-conqueror = 制圧者
stationx-term-conqueror-means = 脱落するプレイヤーの基地を支配しているプレイヤーです。脱落したプレイヤーが支配していた基地を引き継ぎます。
stationx-term-conqueror-forms = 制圧者
