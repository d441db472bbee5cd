# Stationfall: options and content packs

stationfall-option-characters = 登場するキャラクター：`tutorial`（チュートリアルの12人。人数が多く足りない場合はランダムに追加）、`random`、またはルールが求める数ちょうどの名前。
stationfall-option-tier = ランダムに選ばれるキャラクターの最高ティア。1が最もやさしい。
stationfall-option-teams = 2人ずつのチーム戦にするかどうか（プレイヤー4人、6人、8人）。
stationfall-option-rocket_wings = 開始時にロケットウイングがある場所：`print-shop`、または以前の場所の`physics-lab`。
stationfall-option-pack = コンテンツパックのフォルダー。対戦とそのセーブファイルには、パックの名前とハッシュが記されます。

stationfall-unknown-character = { $key }：「{ $character }」というキャラクターはいません。選べるキャラクター：{ $known }。
stationfall-unknown-character-near = { $key }：「{ $character }」というキャラクターはいません。もしかして：{ $near }。
stationfall-character-twice = { $key }：「{ $character }」が2回指定されています。各キャラクターは1回だけ指定してください。
stationfall-wrong-cast = { $key }：プレイヤー{ $seats }人ではちょうど{ $wanted }人のキャラクターが必要ですが、{ $found }人が指定されています。
stationfall-tier-too-low = プレイヤー{ $seats }人では{ $wanted }人のキャラクターが必要ですが、ティア{ $tier }までには{ $found }人しかいません。より高いティアを選ぶか、キャラクターを名前で指定してください。
stationfall-teams-seats = チーム戦に必要なプレイヤーは{ $fitting }人で、{ $seats }人ではできません。
stationfall-no-such-place = オプション「{ $option }」：コンテンツパックに「{ $section }」というセクションはありません。

stationfall-pack-unknown = ハッシュ{ $hash }のコンテンツパック「{ $pack }」は、ここにはありません。フォルダーを指定してください：コマンドラインでは--pack DIR、Pythonではdeorbit.loads(text, packs=["DIR"])。
stationfall-pack-differs = ここにあるコンテンツパック「{ $pack }」のハッシュは{ $other }だけですが、必要なのは{ $hash }です。ファイルの内容が異なります。合う版のフォルダーを指定してください：コマンドラインでは--pack DIR、Pythonではdeorbit.loads(text, packs=["DIR"])。
stationfall-pack-no-folder = { $pack }にコンテンツパックはありません：{ $problem }。
stationfall-pack-mistakes = { $pack }のコンテンツパックに誤りが{ $count }件あります：
stationfall-pack-more-mistakes = ……ほかに{ $count }件。すべてを見るには：deorbit pack check DIR
stationfall-pack-built-in = 組み込みの{ $file }

# Mistakes in data files; file, entry and key stand before them

stationfall-mistake-unknown-file = その名前のデータファイルはありません。使えるファイル：{ $known }。
stationfall-mistake-no-cover = ファイルがありません。パックのformat、game、name、title、aboutを記すファイルです。
stationfall-mistake-odd-file = 通常のファイルではありません。リンクやデバイスは読み込みません。
stationfall-mistake-unreadable = ファイルを読み込めません：{ $problem }。
stationfall-mistake-too-large = ファイルが{ $most } MiBを超えています。
stationfall-mistake-no-text = ファイルがUTF-8テキストではありません。
stationfall-mistake-syntax = TOMLではありません：{ $problem }。
stationfall-mistake-table = 「{ $value }」は合いません。期待されるもの：キーと値のテーブル。
stationfall-mistake-list-of-tables = 「{ $value }」は合いません。期待されるもの：テーブルのリスト。
stationfall-mistake-remove = 「{ $value }」は合いません。期待されるもの：名前のリスト、または"all"。
stationfall-mistake-not-there = 次の間に、取り除くものがありません：{ $value }。
stationfall-mistake-only-known = そのような項目はなく、ここには追加できません。使える項目：{ $known }。
stationfall-mistake-fixed = 「{ $value }」にはできません。ルールがこれに依存しています。「{ $stays }」のままです。
stationfall-mistake-unknown-key = 不明なキーです。使えるキー：{ $known }。
stationfall-mistake-unknown-key-near = 不明なキーです。もしかして：{ $near }。
stationfall-mistake-missing = キー「{ $missing }」がありません。
stationfall-mistake-flag = { $value }は合いません。期待されるもの：trueまたはfalse。
stationfall-mistake-flag-text = 「{ $value }」はテキストです。期待されるもの：引用符なしのtrueまたはfalse。
stationfall-mistake-number = { $value }は合いません。期待されるもの：{ $least }～{ $most }の整数。
stationfall-mistake-number-text = 「{ $value }」はテキストです。期待されるもの：引用符なしの整数。
stationfall-mistake-exactly = { $value }は合いません。期待されるもの：{ $most }。
stationfall-mistake-unknown = 「{ $value }」はここでは使えません。使えるもの：{ $known }。
stationfall-mistake-unknown-near = 「{ $value }」はここでは使えません。もしかして：{ $near }。
stationfall-mistake-list = 「{ $value }」は合いません。期待されるもの：{ $least }～{ $most }個の値のリスト。
stationfall-mistake-twice = 2回指定されているものがあります：{ $value }。
stationfall-mistake-text = 「{ $value }」は合いません。期待されるもの：{ $most }文字以内の1行のテキスト。
stationfall-mistake-text-bare = { $value }はテキストではありません。期待されるもの：引用符で囲んだ{ $most }文字以内の1行のテキスト。
stationfall-mistake-plain = { $value }に制御文字が含まれています。期待されるもの：1行の通常のテキスト。
stationfall-mistake-block = 「{ $value }」は合いません。期待されるもの：{ $most }文字以内の複数行のテキスト。
stationfall-mistake-place = { $value }は合いません。期待されるもの：[column, row]、どちらも0～{ $most }。
stationfall-mistake-grade = 「{ $value }」という出典区分はありません。使える出典区分：{ $known }。
stationfall-mistake-name = 「{ $value }」は名前として使えません。名前は小文字、数字、単独のハイフンからなり、文字で始まり、{ $most }文字以内です。
stationfall-mistake-name-taken = 「{ $value }」という名前は、すでに別のものに使われています。
stationfall-mistake-too-many = { $count }個ありますが、{ $most }個までです。
stationfall-mistake-stars = { $value }は合いません。期待されるもの：1～{ $most }の、次第に大きくなる数のリスト。
stationfall-mistake-no-projects = プロジェクトXカードが1枚も残っていません。少なくとも1枚は残してください。

stationfall-mistake-identity = 「{ $value }」は合いません。期待されるもの：名前ごとのアイデンティティ・カードのテーブル、またはなしを表すfalse。
stationfall-mistake-in-identity = テーブル「identity」があるため、これは各アイデンティティ・カードの中に記します。
stationfall-mistake-kind = 「{ $value }」にはできません。「data」はdigital-assistantだけ、「item」はtelepathic-ratだけで、どちらも変更できません。
stationfall-mistake-ability-kind = 特殊能力「{ $value }」には、種類が「{ $kind }」のキャラクターが必要です。
stationfall-mistake-split = 特殊能力「split」には、アイデンティティ・カードが2枚必要です。
stationfall-mistake-not-rich = 灰色の買収には、特殊能力「rich」が必要です。
stationfall-mistake-one-rich = 灰色の買収を持てるキャラクターは1人だけで、すでに「{ $value }」が持っています。
stationfall-mistake-starts-count = 駒{ $pawns }体に対して、場所が{ $count }か所指定されています。
stationfall-mistake-starts-in-pod = 「{ $value }」はポッドです。ポッドの中では開始できません。
stationfall-mistake-down-off-board = ボード外（「card」）で開始するキャラクターは、ダウン状態にできません。
stationfall-mistake-not-always = 「{ $value }」は「{ $owner }」と一緒にしか登場しません。
stationfall-mistake-slots = 開始時の所持品に{ $count }スロット必要です（汚染は1スロット）が、{ $slots }スロットしかありません。
stationfall-mistake-text-count = テキストが{ $count }個ありますが、{ $wanted }個必要です。
stationfall-mistake-bonus = 「friend」と「grudge」のどちらか一方だけを指定してください。
stationfall-mistake-goes-with = これは「{ $needed }」と一緒にしか使えません。
stationfall-mistake-several-pawns = 駒ごとの得点には、複数の駒を持つキャラクターが必要です。
stationfall-mistake-pays = 買収を、2倍に数えると同時に数えないことはできません。
stationfall-mistake-plus-first = 最初の行は[+]の行にできません。依存する上の行がありません。
stationfall-mistake-what-item = 条件「{ $value }」の「what」にはアイテムが必要です：{ $known }。
stationfall-mistake-what-data = 条件「{ $value }」の「what」にはデータが必要です：{ $known }。
stationfall-mistake-no-what = 条件「{ $value }」に「what」は使えません。
stationfall-mistake-too-few-cards = { $wanted }人のキャラクターが登場するはずですが、{ $count }人しかいません。
stationfall-mistake-too-few-identities = { $wanted }枚のアイデンティティ・カードが配られるはずですが、登場するキャラクターには{ $count }枚しかない可能性があります。
stationfall-mistake-too-many-pawns = モンスターを含めて最大{ $count }体の駒が登場する可能性がありますが、{ $most }体までです。
stationfall-mistake-too-many-tutorial = tutorial = trueのキャラクターが{ $count }人いますが、最少人数のゲームに登場できるのは{ $most }人までです。

stationfall-mistake-landmark = このセクションがありません。ルールに名前が出てくるため、必要です。
stationfall-mistake-landmark-fixed = このセクションはルールに名前が出てくるため、常に存在し（「with」なし）、ポッドにはできません。
stationfall-mistake-space-first = 宇宙空間は最初のセクションでなければなりません。取り除かずに置き換えてください。
stationfall-mistake-space = 宇宙空間では、hazard = "asphyxiation"とアクション「airlock」を変更できません。
stationfall-mistake-not-in-space = 宇宙空間には使えません。
stationfall-mistake-same-place = { $value }には「{ $other }」が描かれます。セクションにはそれぞれ別の場所が必要です。
stationfall-mistake-airlock = 「airlock」とその経路は、アクション「airlock」のあるセクションに必ず必要で、他のセクションには使えません。
stationfall-mistake-dock = 「{ $value }」は接続セクションにできません。ポッドと宇宙空間には接続できません。
stationfall-mistake-pod-gravity = ポッドに重力はありません。
stationfall-mistake-loop = 両端が同じセクションです。
stationfall-mistake-joined-twice = これらのセクションはすでにつながっています。先にもう一方のコリドーまたは通気口を取り除いてください。
stationfall-mistake-no-corridor = 「{ $value }」にコリドーや通気口はつなげません。ポッドには接続セクションが、宇宙空間にはエアロックがあります。
stationfall-mistake-offered-twice = このセクションにはすでに「{ $value }」があります。
stationfall-mistake-unreachable = 「{ $start }」からここに至るコリドーがありません。
stationfall-mistake-power = 電力セクションが{ $count }か所あります。1～{ $most }か所で、すべて常に存在しなければなりません（「with」なし）。
stationfall-mistake-icons = 常に存在するセクションのうち、コンプロマット・アイコンがあるのは{ $count }か所だけですが、登場するキャラクターは{ $wanted }人になることがあります。
stationfall-mistake-no-airlock = 常に存在するセクションに、「{ $value }」のあるエアロックがありません。
stationfall-mistake-none-such = 常に存在するステーション内のセクションに、{ $value } = trueのものがありません。少なくとも1か所必要です。
stationfall-mistake-no-tokens = 再突入トークンがありません。
stationfall-mistake-supply = ステーションとキャラクターに合わせて{ $count }個ありますが、全部で{ $supply }個しかありません。
stationfall-mistake-unique = 固有のアイテムはちょうど1回だけ配置します。{ $count }回配置されています。
stationfall-mistake-unique-only = ここに自分の場所を持つのは固有のアイテムだけです。他のアイテムはセクションの「items」に入れてください。
stationfall-mistake-unique-supply = 固有のアイテムは1個しかなく、サプライはありません。
stationfall-mistake-owned = 「{ $value }」にありますが、「{ $owner }」と一緒にしか登場しません。
stationfall-mistake-antimatter = 「{ $value }」のitemsに反物質がありません。

stationfall-mistake-script-circle = スクリプトが循環しています：{ $value }。
stationfall-mistake-script-whose = その名前のアイデンティティ・カードを持つキャラクターはおらず、他のスクリプトからも呼ばれません。
stationfall-mistake-script-whose-near = その名前のアイデンティティ・カードを持つキャラクターはおらず、他のスクリプトからも呼ばれません。もしかして：{ $near }。

# Rows of agendas, told from their conditions

stationfall-when-self-escaped = 脱出済
stationfall-when-self-holds = { $what }を所持
stationfall-when-item-escaped = { $what }が脱出済
stationfall-when-item-not-escaped = { $what }が脱出していない
stationfall-when-neither-escaped = ブリーフケースもアーティファクトも脱出していない
stationfall-when-most-kompromat = 手札のコンプロマットが他のどのプレイヤーよりも多い
stationfall-when-fewest-betrayed = 裏切ボックスのキューブが最も少ない
stationfall-when-officers-down = { $per ->
    [each] ステーション崩壊時にダウンしているオフィサー1人につき
   *[once] ステーション崩壊時にオフィサーがダウンしている
}
stationfall-when-no-human-pc-escaped = ヒューマンのPCが1人も脱出していない
stationfall-when-no-contaminated-escaped = 汚染キャラクターが1人も脱出していない
stationfall-when-project-released = プロジェクトXがリリースされた
stationfall-when-project-never-released = プロジェクトXが一度もリリースされていない
stationfall-when-self-only-human-escaped = 脱出した唯一のヒューマンである
stationfall-when-self-holds-or-contaminated = { $what }を所持、または汚染状態
stationfall-when-antimatter-detonated-on-board = ステーション崩壊前に反物質がステーション内で爆発した
stationfall-when-antimatter-not-armed = 反物質が起動していない
stationfall-when-innocent = 無実
stationfall-when-kompromat-of-escaped = { $per ->
    [each] 手札にある脱出済キャラクターのコンプロマット1枚につき
   *[once] 手札に脱出済キャラクターのコンプロマットがある
}
stationfall-when-self-possesses-and-news-lacks = { $what }を所持し、ニュースにはない
stationfall-when-no-down-human-on-board = ステーション内にダウン状態のヒューマンがいない
stationfall-when-medical-stars = { $per ->
    [each] メディカル・トラックで到達した星1つにつき
   *[once] メディカル・トラックで星に到達した
}
stationfall-when-wanted-down-on-board = { $per ->
    [each] ステーション内でダウンしている逃亡者、モンスター、無実でないプレイヤーのPC1人につき
   *[once] 逃亡者、モンスター、無実でないプレイヤーのPCのいずれかがステーション内でダウンしている
}
stationfall-when-armed-humans-down-on-board = { $per ->
    [each] ステーション内でダウンしている、棍棒か銃を所持するヒューマン1人につき
   *[once] 棍棒か銃を所持するヒューマンがステーション内でダウンしている
}
stationfall-when-other-humans-escaped = { $per ->
    [each] 脱出済の他のヒューマン1人につき
   *[once] 他のヒューマンが脱出済
}
stationfall-when-npc-officers-escaped = { $per ->
    [each] 脱出済のNPCのオフィサー1人につき
   *[once] NPCのオフィサーが脱出済
}
stationfall-when-self-on-board-and-live = ステーション内にいてライブ
stationfall-when-news-has = ニュースに{ $what }がある
stationfall-when-self-alone-escaped-with = ただ1人、{ $what }を所持して脱出済
stationfall-when-not-revealed-before-stationfall = ステーション崩壊前にアイデンティティを暴露していない
stationfall-when-self-possesses = { $what }を所持
stationfall-when-bonus-scored = ボーナス得点を得る
stationfall-when-self-live-with-bonus-character = ライブで、自分のボーナス・キャラクターと同位置
stationfall-when-no-section-damaged = 損傷しているセクションがない
stationfall-when-live-robots = { $per ->
    [each] ライブのロボット1人につき
   *[once] ライブのロボットがいる
}
stationfall-when-self-alone = 他のライブのヒューマンやロボットと同位置でない
stationfall-when-escaped-together = { $what }と一緒に脱出済
stationfall-when-self-holds-or-in-space = { $what }を所持、またはそれが宇宙空間にある
stationfall-when-live-humans-in-space = { $per ->
    [each] 宇宙空間にいるライブのヒューマン1人につき
   *[once] ライブのヒューマンが宇宙空間にいる
}
stationfall-when-eaten-by-moss = { $per ->
    [each] キバゴケが消滅させたヒューマン1人につき
   *[once] キバゴケがヒューマンを消滅させた
}
stationfall-when-self-contaminated = 汚染状態
stationfall-when-contaminated-npc-escaped = 汚染されたNPCが脱出済
stationfall-when-contaminated-escaped = { $per ->
    [each] 脱出済の汚染キャラクター1人につき
   *[once] 汚染キャラクターが脱出済
}
stationfall-when-data-escaped = { $what }が脱出済、またはオフサイトに届いた
stationfall-when-data-not-escaped = { $what }が脱出しておらず、オフサイトにも届いていない
stationfall-when-assistants-on-robots = { $per ->
    [each] 脱出済のロボットが所持するデジタルアシスタントのコピー1枚につき
   *[once] 脱出済のロボットがデジタルアシスタントのコピーを所持
}
stationfall-when-assistants-elsewhere = { $per ->
    [each] オフサイトまたは脱出済のヒューマンにあるデジタルアシスタントのコピー1枚につき
   *[once] オフサイトまたは脱出済のヒューマンにデジタルアシスタントのコピーがある
}
stationfall-when-two-assistants-escaped = デジタルアシスタントのコピーが2枚以上脱出済
stationfall-when-no-offsite-has = ニュースにも当局にも{ $what }がない
stationfall-when-news-lacks = ニュースに{ $what }がない
stationfall-when-authorities-have = 当局に{ $what }がある
stationfall-when-self-live-in-pod-with-down-human = ダウン状態のヒューマンと同じポッドで、ライブで脱出済
stationfall-when-humans-escaped-with = { $per ->
    [each] { $what }を所持して脱出済のヒューマン1人につき
   *[once] ヒューマンが{ $what }を所持して脱出済
}
stationfall-when-all-escaped-humans-have = 脱出済のヒューマン全員が{ $what }を所持
stationfall-when-suspect-pcs = { $per ->
    [each] PCを暴露済みで容疑者であるプレイヤー1人につき
   *[once] PCを暴露済みのプレイヤーが容疑者である
}
stationfall-when-two-of-self-escaped = 自身の駒が2体以上脱出済
stationfall-when-no-innocent-pc-escaped = 無実のプレイヤーのPCが1人も脱出していない
stationfall-when-no-robot-escaped = ロボットが1人も脱出していない
stationfall-when-down-with-self = { $per ->
    [each] 同位置のダウン状態のヒューマンまたはロボット1人につき
   *[once] ダウン状態のヒューマンまたはロボットと同位置
}
stationfall-when-kompromat-of-down-with-self = { $per ->
    [each] 手札にあるそのキャラクターのコンプロマット1枚につき
   *[once] 手札にそのキャラクターのコンプロマットがある
}
stationfall-when-self-with-item = { $what }と同位置

stationfall-thing-helmet = ヘルメット
stationfall-thing-bludgeon = 棍棒
stationfall-thing-gun = 銃
stationfall-thing-firebomb = 焼夷弾
stationfall-thing-nanogel = ナノゲル
stationfall-thing-nanogel-used = 使用済みのナノゲル
stationfall-thing-artifact = アーティファクト
stationfall-thing-briefcase = ブリーフケース
stationfall-thing-antimatter = 反物質
stationfall-thing-rocket-wings = ロケットウイング
stationfall-thing-fletcher = フレッチャー
stationfall-thing-fang-moss = キバゴケ
stationfall-thing-telepathic-rat = テレパシーラット
stationfall-thing-evidence = エビデンス
stationfall-thing-x-secret = X機密
stationfall-thing-nda = NDA
stationfall-thing-digital-assistant = デジタルアシスタント
