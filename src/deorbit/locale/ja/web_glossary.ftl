# Terms, the glossary and the primer in the browser

web-terms = 文中の用語を説明する
web-primer = 手引き
web-glossary = 用語集
web-glossary-title = { $game }の用語
web-glossary-search = 用語を検索
web-glossary-search-hint = 1つまたは複数の言葉
web-glossary-count =
    { $count ->
        [0] 該当なし
       *[other] { $count }語
    }
web-glossary-nothing = 「{ $query }」を含む用語はありません。言葉を減らすか、変えてみてください。
web-rules-games = すべてのゲーム

# Why something cannot be chosen

web-seat-range = { $least }～{ $most }
web-bots-range = 1～{ $most }
web-bots-level-full = ボット{ $count }人は入れません。人間プレイヤー{ $players }人と合わせて{ $most }人までです。
