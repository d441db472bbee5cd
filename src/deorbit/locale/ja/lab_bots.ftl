# How well bots serve their agendas: `deorbit lab bots`.

lab-bots-title = アジェンダの得点、ボットとランダムなプレイヤーの比較
lab-bots-caption = 各{ $games }ゲーム、プレイヤー{ $seats }人、シード{ $seed }。95%区間
lab-bots-column-identity = アイデンティティ
lab-bots-column-random = ランダム
lab-bots-column-bot = ボット
lab-bots-column-best = 最高得点
lab-bots-column-closed = 差の縮小
lab-bots-column-regrouped = 再調整
lab-bots-column-what = 得点の内訳
lab-bots-all = 全体
lab-bots-ratio = 全体で、ボットはランダムなプレイヤーの{ $ratio }倍の得点を得ています（{ $low }～{ $high }）。目標：{ $least }倍以上。
lab-bots-no-ratio = ここではランダムなプレイヤーの得点が0です。ボットの目標：その{ $least }倍以上。
lab-bots-closing = { $all }のうち{ $enough }が、ランダムの平均と最高得点の差の{ $least }以上を縮めています。
lab-bots-acting = { $all }のうち{ $enough }で、再調整がターンの{ $most }以下です。
lab-bots-short = { $words }未達：{ $names }。
lab-bots-unknown = { $identity }というアイデンティティはありません。選べるもの：{ $known }
lab-bots-near = { $identity }というアイデンティティはありません。{ $known }のことですか？

lab-bots-plot-low = ランダムの平均
lab-bots-plot-high = ボットの平均
lab-bots-plot-goal = 差の3分の1
lab-bots-plot-best = 最高得点
lab-bots-plot-axis = 1ゲームのアジェンダの得点（各{ $games }ゲーム、ひげ：平均の95%区間）
lab-bots-tip = { $identity }：ランダム{ $random }、ボット{ $bot }、最高{ $best }

lab-bots-heading = ボットの実力
lab-bots-intro = Stationfallのすべてのアイデンティティについて、スクリプトに従うボットの場合と、ランダムなプレイヤーの場合を比べます。このページと図は`{ $command } --out docs/bots`で書き出されます。
lab-bots-how = 測定方法
lab-bots-how-games = アイデンティティごとに{ $games }ゲーム、プレイヤー{ $seats }人（シード{ $seed }）：毎回異なる1席がそのアイデンティティのボットで、他はすべて人間プレイヤーの席をエージェント`random`が担当します。キャラクターはランダムに選ばれ、ボットのキャラクターは必ず含まれます。
lab-bots-how-baseline = 同じキャラクター、席、シードで、ボットのいないゲームを同じ数だけ行います。その席にはエージェント`random`が人間プレイヤーのルールで座り、そのアイデンティティを配られて選び、ボーナス・キャラクターに替えることはありません。
lab-bots-how-score = 数えるのはアジェンダの得点だけで、買収、ボーナス・キャラクター、失点は含みません。
lab-bots-how-intervals = ±は平均の95%区間の半分です（標準誤差の1.96倍）。比や割合の区間は、それを構成する値の区間から求めます。
lab-bots-how-best = 最高得点は、ボットの有無を問わず、これらのゲームで最も高かった得点です。差の縮小は（ボット − ランダム）/（最高 − ランダム）です。
lab-bots-how-regrouped = 再調整は、ボットのターンのうち、可能なマニューバがなく再調整したターンの割合です。
lab-bots-how-again = 同じ数値からは、いくつのプロセスで分担しても同じゲームになります。
