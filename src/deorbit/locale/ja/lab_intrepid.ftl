# How hard Intrepid is: `deorbit lab intrepid-balance`.

lab-balance-title = 勝利したゲーム、難易度と人数別
lab-balance-title-levels = 勝利したゲーム、難易度と災害別
lab-balance-title-others = 勝利したゲーム、国と災害別
lab-balance-caption = 難易度と人数ごとに{ $games }ゲーム、シード{ $seed }、幅{ $width }の探索。95%区間
lab-balance-column-difficulty = 難易度
lab-balance-column-players = 席
lab-balance-column-won = 勝利
lab-balance-column-goal = 目標
lab-balance-column-rounds = ラウンド
lab-balance-column-apart = 差
lab-balance-column-what = 国または災害
lab-balance-column-of-best = 最高比
lab-balance-goal = 難易度「{ $difficulty }」では、{ $all }通りの人数のうち{ $met }通りで、100ゲーム中{ $goal }ゲームに勝利しています。
lab-balance-off = { $players }人では外れています：{ $share }。
lab-balance-disasters = 目標：どの難易度でも、2つの災害の勝率の差が{ $most }ポイント以内であること。
lab-balance-apart = 難易度「{ $difficulty }」では{ $points }ポイントです。
lab-balance-countries = 目標：どの国も、勝利の頻度が最高の国の{ $least }以上であること。
lab-balance-behind = { $country }は下回っています：{ $share }。
lab-balance-difficulty = { $name }という難易度はありません。選べるもの：{ $known }

lab-balance-heading = Intrepidの難しさ
lab-balance-intro = エージェント`search`がすべての席を担当したとき、Intrepidのゲームにどれくらい勝利するかを示します。このページと図は`{ $command } --out docs/intrepid-balance`で書き出されます。
lab-balance-endings = 資源の名前の下：その資源が尽きて敗北したゲームの割合。
lab-balance-apart-means = 差はポイントで、100ゲームあたりの勝利数の差です。
lab-balance-cell = { $difficulty }、{ $players }人
lab-balance-by-country = 国別
lab-balance-by-disaster = 災害別
lab-balance-plot-axis = 100ゲーム中の勝利数（難易度と人数ごとに{ $games }ゲーム、ひげ：95%区間）
lab-balance-plot-share = 勝利
lab-balance-plot-goal = 目標
lab-balance-tip = { $what }：{ $share }

lab-balance-how = 測定方法
lab-balance-how-games = 表にある難易度と人数ごとに{ $games }ゲーム（シード{ $seed }）。
lab-balance-how-rotation = 流星雨と毒物漏れを交互に使います。国は順に入れ替わり、どの国も同じ回数、すべての席で登場します。バッジはランダムに決まります。
lab-balance-how-agent = すべての席をエージェント`search`が担当します。このエージェントは一度に{ $width }通りの置き方を追い、これから出るダイスやカードについては何も知りません。
lab-balance-how-intervals = 括弧内はウィルソンの95%区間です。
lab-balance-how-countries = 国別では1～3人のゲームだけを数えます。4か国すべてが登場するゲームでは、国を区別できないためです。
lab-balance-how-again = 同じ数値からは、いくつのプロセスで分担しても同じゲームになります。
