# Lessons of all games

lesson-over = ターンは終わりましたが、まだ足りないものがあります。最初からやり直しましょう。レッスンでは何も失いません。

# What is wrong with a lesson of a content pack

lesson-flaw-position = レッスンを開始できません。{ $problem }
lesson-flaw-seat = 開始時に、席{ $seat }への質問がありません。
lesson-flaw-begun = 開始時にすべての目標が達成されていて、することがありません。
lesson-flaw-rule = ルールに「{ $rule }」という項目はありません。
lesson-flaw-action = 「{ $action }」は実行できません。{ $problem }
lesson-flaw-early = 「{ $action }」の時点で、すべての目標が達成されています。それより後は省いてください。
lesson-flaw-astray = 正しい手順なのに、「{ $action }」の後で誤り「{ $fault }」が表示されます。
lesson-flaw-unreached = 達成されていない目標があります：{ $goals }
lesson-flaw-accepted = この手順ではすべての目標が達成されるので、誤りではありません。
lesson-flaw-silent = この手順のどこが誤りなのか、何も表示されません。当てはまる誤りを加えるか、ターンの終了まで進めてください。
lesson-flaw-idle = 「wrong」のどの行でも、この誤りは表示されません。
