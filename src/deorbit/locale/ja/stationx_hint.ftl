# Station-X：ヒントの理由

stationx-why-attack-win = { $attack }対{ $defence }で勝ち、敵{ $count }体を損失なしで倒せます。
stationx-why-attack-tie = { $attack }対{ $defence }の引き分け。敵{ $count }体が倒れ、味方は1体残ります。
stationx-why-attack-loss = { $attack }対{ $defence }で負けますが、ほかの手はさらに悪くなります。
stationx-why-capture = 誰も守っていない{ $other-player }の基地を取れます。
stationx-why-buy = ユニットが増えれば、守りも攻めも楽になります。
stationx-why-upgrade = この先ずっと役に立ちます。
stationx-why-end = 残りの手では、今より良くなりません。
stationx-why-respawn = 基地を失っても、司令官がいれば脱落しません。
stationx-why-wait = 今はエネルギーをほかのことに使うほうが得です。
stationx-why-supplies = 司令官がそこで補給カードを引けます。
stationx-why-strike = そこからなら、戦闘に勝てるか基地を取れます。
stationx-why-escape = 負ける攻撃の届かない所へ逃げられます。
stationx-why-towards-supplies = 司令官が補給室に近づきます。
stationx-why-march = 部隊は一つの目標に集めます。これで目標に近づきます。
stationx-why-home = 基地を奪われています。これで基地に近づきます。
stationx-why-guard = 敵の出方を考えると、そこにいるほうが安全です。
