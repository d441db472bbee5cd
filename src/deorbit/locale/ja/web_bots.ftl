# Bots in the browser: hosting, seats

web-bot = ボット
web-bot-as = { $identity }ボット
web-bot-number = ボット{ $number }
web-bot-waiting = スクリプトに従う
web-start-hint-bots = または、待ちます。すべての席が埋まると始まります。
web-waiting-for-all = 着席しました。すべての席が埋まると始まります。

web-bots = ボット
web-bots-hint = ボットはこのゲーム自体の対戦相手で、全員で9人まで参加できます。ボットの正体は全員に見え、従うスクリプトも読めます。一方、エージェントは上の席に座り、人間プレイヤーと同じように秘密アイデンティティを持って遊びます。
web-bots-level = ボットの強さ
web-bots-level-none = なし
web-bots-level-none-is = 人間プレイヤーとエージェントのみ
web-bots-level-easy = やさしい
web-bots-level-normal = ふつう
web-bots-level-hard = むずかしい
web-bots-level-own = 自分で選ぶ
web-bots-level-own-is = 人数と正体
web-bots-level-is = ボット{ $count }人、{ $tier ->
        [1] 最もやさしいキャラクター
        [4] すべてのキャラクター
       *[other] ティア{ $tier }まで
    }
web-bots-count = ボット{ $count }人
web-bots-total = プレイヤー{ $players }人とボット{ $bots }人：合計{ $count }人（最大{ $most }人）。ボットが多いほど勝つのは難しくなります。
web-bots-alone = 自分とボットだけ
web-bots-fewer = ボットを1人減らす
web-bots-more = ボットを1人増やす
web-bots-who = ボットの正体
web-bots-who-dealt = ランダムに配る
web-bots-who-named = 名前で選ぶ
web-bots-rest = 残りは配られます。
web-bots-tier = 配られるキャラクターの最高ティア
web-bots-mode = 勝利方法
web-bots-mode-alone = 個人戦。
web-bots-mode-alone-is =
    { $players ->
        [1] あなたでもボットでも、最も得点の高い者が勝ちます。
       *[other] 人間プレイヤーでもボットでも、最も得点の高い者が勝ちます。
    }
web-bots-mode-cooperative = 協力。
web-bots-mode-cooperative-is =
    { $players ->
        [1] すべてのボットより得点が多ければ、あなたの勝ちです。
       *[other] それぞれがすべてのボットより多く得点すれば、全員で勝利します。そうでなければボットの勝ちです。
    }
web-bots-mode-teams = 2人ずつのチーム戦。
web-bots-mode-teams-is = 他のチームと、上位2人のボットの合計に勝つ必要があり、同点ならボットの勝ちです。人間プレイヤーは4人、6人、8人のいずれか、またはボットが2人以上なら2人です。
web-option-stationfall-bots = ボット
web-option-stationfall-bot-identities = ボットの正体
web-option-stationfall-bot-tier = ボットの最高ティア
web-option-stationfall-cooperative = 全員でボットと対戦
web-choice-stationfall-bot-tier-1 = ティア1（最もやさしい）
web-choice-stationfall-bot-tier-2 = ティア2まで
web-choice-stationfall-bot-tier-3 = ティア3まで

web-tempo = ボットの速さ
web-tempo-calm = ゆっくり
web-tempo-usual = ふつう
web-tempo-quick = 速い
web-tempo-skip = 先へ進める
