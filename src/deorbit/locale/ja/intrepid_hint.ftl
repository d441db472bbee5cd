# Intrepid: what a hint tells about a line of decisions.

intrepid-gained-all = 全ミッション達成
intrepid-gained-missions = ミッション{ $count }つを達成
intrepid-gained-mission-spaces = ミッションのマス{ $count }つ
intrepid-gained-cards = 災害カード{ $count }枚に対処
intrepid-gained-card-spaces = 災害カードのマス{ $count }つ
intrepid-gained-tile = { $tile }
intrepid-gained-dice = 毎ラウンドのダイス+{ $count }個
intrepid-gained-tokens = トークン{ $count }個を取り除く
intrepid-gained-amplify = 増幅トークン{ $count }個
intrepid-gained-converters = コンバーター{ $count }個
intrepid-gained-kept = 次のラウンドへの持ち越しダイス{ $count }個
intrepid-gained-passed = ダイス{ $count }個を渡す
intrepid-gained-price = { $count }キャパシティで
