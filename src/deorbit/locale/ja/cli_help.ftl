# What `--help` says. In backticks stands what is typed: it stays as it is.

help-commands = コマンド
help-parameters = パラメーター

help =
    危機に陥った宇宙ステーションのボードゲームを、ターミナルで。

    まずはここから：`deorbit play stationfall`

help-play =
    このターミナルでゲームを遊びます。1人でボットやエージェントと、または友だちと。

    ゲーム中は`help`と入力してください。Ctrl-Cと`quit`で保存し、続け方が表示されます。

    例：

    `deorbit play stationfall`

    `deorbit play stationfall --bots 2`

    `deorbit play stationfall --bots 3 --bot-tier 2 --people 2 --mode cooperative`

    `deorbit play stationfall --bots troubleshooter,exile,1`

    `deorbit play stationx --seats 2 --people 2 --option build=standard`

    `deorbit play stationfall --seats 6 --option characters=random --option tier=2`

    `deorbit play stationfall --people 4 --option teams=yes`

    `deorbit play intrepid --option difficulty=easy --option disaster=toxic-leak`

    `deorbit play intrepid --seats 1 --option countries=russia,japan`

    `deorbit play intrepid --people 2 --option badges=medical-officer,spaceflight-pilot`

    `deorbit play --load stationx-20300101-200000.deorbit.json`
help-play-arg-game = ゲーム：`intrepid`、`stationfall`、`stationx`のいずれか。
help-play-arg-seats = 人間プレイヤー、エージェント、ボットを合わせた人数。省略すると通常の人数、ボットがいる場合は人間プレイヤーとボットだけになります。
help-play-arg-people = そのうち、この画面で遊ぶ人間プレイヤーの人数。最初の席から順に座ります。
help-play-arg-agent = 他の席を担当するエージェント：`greedy`か`random`、またはIntrepidで通常使われる`search`。Stationfallでは、秘密に選んだアイデンティティのスクリプトに従う`automation`も使えます。
help-play-arg-seed = 同じ偶然を再現するための数。
help-play-arg-load = 続きから遊ぶ保存済みのゲーム。
help-play-arg-option =
    ゲームのオプション（NAME=VALUEの形）。複数回指定できます。Stationfall：`characters`（tutorial、random、またはNAME,NAME,...）、`tier`（1～4：抽選されるキャラクターの最高ティア）、`teams`（yes、no）、`rocket_wings`（print-shop、physics-lab）。Station-X：`build`（free、standard）、`rounds`、`siege`、`tiles`、`factions`。Intrepid：`difficulty`（easy、normal、hard）、`disaster`（meteor-shower、toxic-leak）、`countries`と`badges`（NAME,NAME,...の形。登場する国ごとに1つ、1人プレイでは2つ。省略するとランダム）。
help-play-arg-bots =
    Stationfall自身の対戦相手（自動ステーション）。誰でも読めるスクリプトに従います。人数、名前、またはその両方を指定します：`2`、`troubleshooter,exile`、`troubleshooter,2`。最後の席に座ります。プレイヤーは合計3～9人です。
help-play-arg-bot_tier = ボットに配られるキャラクターの最高ティア、1～4。
help-play-arg-mode =
    ボットとの勝利方法：`alone`（誰であれ最高得点）、`cooperative`（人間プレイヤーのそれぞれが、どのボットよりも高い得点を取る）、`teams`（2人組。さらに、上位2人のボットの合計も上回る）。
help-play-arg-pack = 使用するコンテンツパック、または保存済みのゲームで使われたコンテンツパックのフォルダー。
help-play-arg-pace = エージェントの行動の間隔（秒）、0～2。

help-lesson =
    短いレッスンでゲームを学びます。1ターンごとに、目標とヒントがあり、何がいけなかったかもわかります。

    名前を省略すると、レッスンの一覧を表示します。何も保存されず、何も失われません。

    例：

    `deorbit lesson`

    `deorbit lesson stationfall`

    `deorbit lesson stationfall vents`

    `deorbit lesson stationfall 12`

    `deorbit lesson stationfall --pack packs/night-shift`
help-lesson-arg-game = ゲーム：`intrepid`、`stationfall`、`stationx`のいずれか。
help-lesson-arg-name = レッスンの名前、または一覧での番号。
help-lesson-arg-pack = コンテンツパックのフォルダー。ゲームのレッスンの代わりに、そのレッスンを使います。

help-tutorial =
    遊びながらStationfallを学びます。リンジーが自分の行動を説明しながら、ゲームを案内します。

    Enterで続き、`skip`で次の章へ、`again`で章をもう一度、`goals`で残りの課題を表示します。Ctrl-Cと`quit`で保存し、戻り方が表示されます。

    例：

    `deorbit tutorial`

    `deorbit tutorial --second`

    `deorbit tutorial --people 3`

    `deorbit tutorial --people 1 --by-hand`

    `deorbit tutorial stationfall-20300101-200000.deorbit.json`
help-tutorial-arg-file = 中断したチュートリアルのファイル。続きから再開します。
help-tutorial-arg-second = 2回目として遊びます。案内が3ミニッツ先まで続きます。
help-tutorial-arg-people = 3人のプレイヤーのうち、この画面で遊ぶ人間プレイヤーの人数、1～3。
help-tutorial-arg-by_hand = 他のプレイヤーの行動を、カードを公開してみんなで決めます。指定しなければエージェントが担当します。
help-tutorial-arg-seed = 同じ偶然を再現するための数。
help-tutorial-arg-pace = エージェントの行動の間隔（秒）、0～2。

help-replay =
    保存された対戦を順に見ます。

    Enterで次へ、`b`で戻る、`t`で次のターンへ、数字でそのアクションへ、`q`で終了。

    例：`deorbit replay stationx-20300101-200000.deorbit.json`
help-replay-arg-file = 保存された対戦。
help-replay-arg-pack = その対戦で使われたコンテンツパックのフォルダー。

help-rules =
    ルールを読む、またはルールを調べます。

    例：

    `deorbit rules stationx`

    `deorbit rules stationx 5.1`

    `deorbit rules stationx oxygen`

    `deorbit rules stationfall primer`
help-rules-arg-game = ゲーム：`intrepid`、`stationfall`、`stationx`のいずれか。
help-rules-arg-wanted = 項目か章の番号、用語、または検索する言葉。
help-rules-arg-glossary = ゲームの用語とその意味を一覧表示します。

help-verify =
    保存された対戦を検証します。すべての抽選と局面を計算し直します。

    例：`deorbit verify stationx-20300101-200000.deorbit.json`
help-verify-arg-file = 保存された対戦。
help-verify-arg-published = 対戦の開始時に控えたハッシュ。
help-verify-arg-pack = その対戦で使われたコンテンツパックのフォルダー。

help-edition =
    ゲームの内容の出典と、そのうち独自のものを表示します。

    どのデータにも出典区分があります：rule（マニュアル）、card（公開されたカードデータ）、play（公開されたゲーム）、house（独自）。

    例：

    `deorbit edition stationfall`

    `deorbit edition stationfall --grade play`

    `deorbit edition stationfall --all --json`
help-edition-arg-game = ゲーム：`intrepid`、`stationfall`、`stationx`のいずれか。
help-edition-arg-grade = houseの代わりに、この出典区分のデータを一覧表示します。
help-edition-arg-all_ = すべてのデータを出典区分とともに一覧表示します。
help-edition-arg-json = JSONで出力します。
help-edition-arg-pack = 組み込みの内容に重ねるコンテンツパックのフォルダー。

help-pack =
    コンテンツパック：Stationfallの別のステーション、キャラクター、数値。

    例：`deorbit pack check packs/night-shift`

help-pack-check =
    コンテンツパックを検査し、すべての誤り、または変更点を表示します。

    誤りがあれば終了コードは1です。

    例：`deorbit pack check packs/night-shift`
help-pack-check-arg-folder = `pack.toml`とデータファイルのあるフォルダー。

help-lab =
    たくさんのゲームをまとめて行い、ボットがどれだけアジェンダを果たすか、Intrepidがどれだけ難しいかを調べます。

    例：`deorbit lab bots --games 50`

help-lab-bots =
    Stationfallのボットがどれだけアジェンダを果たすかを測定します。

    どのアイデンティティも、ボットがランダムなプレイヤーを相手にプレイし、同じ条件のゲームでランダムなプレイヤーももう一度プレイします。表には、買収、ボーナス・キャラクター、失点を除いた、アジェンダだけの得点を示します。ボットが基準に届かなければ終了コードは1です。基準：全体でランダムの平均の2倍、アイデンティティごとに、確認された最高得点との差の3分の1、再調整に使うターンは3分の1以下。

    例：

    `deorbit lab bots`

    `deorbit lab bots --identity troubleshooter --games 50 --details`

    `deorbit lab bots --out docs/bots`
help-lab-bots-arg-games = アイデンティティごとのゲーム数。ボットありで行い、同じ数をボットなしでも行います。
help-lab-bots-arg-identity = このアイデンティティだけを測定します。例：`doctor-hyde`。複数回指定できます。
help-lab-bots-arg-seats = ボットを含むプレイヤーの人数。
help-lab-bots-arg-jobs = 並行して動かすプロセスの数。
help-lab-bots-arg-seed = すべてのゲームを再現するための数。
help-lab-bots-arg-out = ページと図を書き出します。ここでは`docs/bots.md`と`docs/bots.svg`で、指定するのは拡張子を除いた名前です。
help-lab-bots-arg-details = アジェンダのどの行が得点になったか、各マニューバが何回宣言されたかも表示します。

help-lab-intrepid-balance =
    Intrepidの勝率を、難易度とプレイヤーの人数ごとに測定します。

    エージェント`search`がすべての席を担当し、災害は交互に、国は順番に入れ替わります。目標から外れると終了コードは1です。目標：100ゲーム中の勝利数はやさしいで70、ふつうで45、むずかしいで20（それぞれ±8以内）、どの国も最良の国の80%以上。

    例：

    `deorbit lab intrepid-balance`

    `deorbit lab intrepid-balance --difficulty easy --players 1 --players 2 --games 100`

    `deorbit lab intrepid-balance --out docs/intrepid-balance`
help-lab-intrepid-balance-arg-games = 難易度と人数ごとのゲーム数。
help-lab-intrepid-balance-arg-players = この人数だけを測定します、1～4。複数回指定できます。
help-lab-intrepid-balance-arg-difficulty = この難易度だけを測定します：`easy`、`normal`、`hard`のいずれか。複数回指定できます。
help-lab-intrepid-balance-arg-jobs = 並行して動かすプロセスの数。
help-lab-intrepid-balance-arg-seed = すべてのゲームを再現するための数。
help-lab-intrepid-balance-arg-width = 探索が同時に追う手順の数。省略すると通常の数になります。
help-lab-intrepid-balance-arg-out = ページと図を書き出します。ここでは`docs/intrepid-balance.md`と`docs/intrepid-balance.svg`で、指定するのは拡張子を除いた名前です。

help-bench =
    エンジンの速さ（各ゲームのランダムなプレイと、対戦のコピー）を測定します。

    「late/fresh」は、1,000アクション（短いゲームではゲーム全体の4分の3）の対戦の後のアクションが、同じ局面から新しく始めた場合よりどれだけ遅いかを示します。

    例：

    `deorbit bench`

    `deorbit bench --game stationx --seconds 1`
help-bench-arg-game = このゲームだけを測定します。
help-bench-arg-setup = この初期配置だけを測定します：`stationfall`、`stationfall-full`、`stationfall-bots`、`stationx`のいずれか。
help-bench-arg-seconds = 1回の測定でプレイする秒数、0.01～600。
help-bench-arg-plain = このフォルダーにあるコンパイルしていないソースも測定します。
help-bench-arg-peers = このPythonでcatanatronとOpenSpielのチェスも測定し、それらとの比を表示します。
help-bench-arg-json = 各ゲームを1回ずつ測定し、1行のJSONで出力します。

help-serve =
    サイトを動かします。友だちやエージェントとブラウザーで遊べます。

    開くアドレスを表示します。Ctrl-Cで止まり、再び起動するとゲームは続きます。どの設定もDEORBIT_PORTのような環境変数で指定でき、フラグは環境変数に優先します。TLS、PostgreSQL、バックアップなど、他の人のために公開する方法：docs/hosting.md。

    例：

    `deorbit serve`

    `deorbit serve --host 0.0.0.0 --port 8080`

    `deorbit serve --database sqlite:////var/lib/deorbit/games.db --workers 2`

    `deorbit serve --public-url https://play.example.org --proxies 127.0.0.1`

    `deorbit serve --database postgresql://deorbit@localhost/deorbit`
help-serve-arg-host = 待ち受けるアドレス。省略すると127.0.0.1（このコンピューターのみ）。DEORBIT_HOST
help-serve-arg-port = 待ち受けるポート。省略すると8000、0なら空いているポート。DEORBIT_PORT
help-serve-arg-database = ゲームの保存先。省略すると`sqlite:///deorbit.db`（このフォルダーのファイル）。DEORBIT_DATABASE
help-serve-arg-public_url = 前にプロキシがある場合の、サイトのアドレス。DEORBIT_PUBLIC_URL
help-serve-arg-pace = 人間プレイヤーが追えるように、エージェントが最低限かける秒数。DEORBIT_PACE
help-serve-arg-workers = エージェントが考えるプロセスの数。DEORBIT_WORKERS
help-serve-arg-processes = 配信するプロセスの数（PostgreSQL用）。コア1つにつき1つが目安です。DEORBIT_PROCESSES
help-serve-arg-wakeups = プロセスが変更を知らせ合うNATSサーバー、`nats://host:4222`。指定がなければPostgreSQLを使います。DEORBIT_WAKEUPS
help-serve-arg-pack = テーブルで使えるコンテンツパックのフォルダー。複数回指定できます。DEORBIT_PACKS（コンマ区切り）
help-serve-arg-proxies = X-Forwardedヘッダーを信頼するプロキシのアドレス。DEORBIT_PROXIES
help-serve-arg-log_level = ログの詳しさ：debug、info、warning、errorのいずれか。DEORBIT_LOG_LEVEL
help-serve-arg-without_site = ページを除き、プログラム用のインターフェイスだけを提供します。

help-backup =
    サーバーのすべてのテーブル、ゲスト、ゲームを1つのファイルに保存します。稼働中でも実行できます。

    ファイルには進行中のゲームのシークレットが含まれます。自分だけが読める場所に保管してください。

    例：

    `deorbit backup deorbit-monday.backup`

    `deorbit backup /safe/deorbit.backup --database postgresql://deorbit@localhost/deorbit`
help-backup-arg-file = 書き込むファイル。既存のファイルは上書きしません。
help-backup-arg-database = ゲームの保存先。省略すると`sqlite:///deorbit.db`。DEORBIT_DATABASE

help-restore =
    `deorbit backup`で作ったファイルから、空のデータベースを復元します。

    データベースの種類は違ってもかまいません。SQLiteとPostgreSQLの間の移行にも使えます。

    例：

    `deorbit restore deorbit-monday.backup --database sqlite:///restored.db`

    `deorbit restore deorbit-monday.backup --database postgresql://deorbit@localhost/deorbit`
help-restore-arg-file = 読み込むファイル。
help-restore-arg-database = 空のデータベース、またはまだ存在しないファイル。省略すると`sqlite:///deorbit.db`。DEORBIT_DATABASE

help-check =
    サーバーのデータベース全体を読み、壊れている箇所を知らせます。稼働中でも実行できます。

    すべての対戦をログから再現します。何も変更しません。問題があれば終了コードは1です。

    例：

    `deorbit check`

    `deorbit check --database postgresql://deorbit@localhost/deorbit`
help-check-arg-database = ゲームの保存先。省略すると`sqlite:///deorbit.db`。DEORBIT_DATABASE
help-check-arg-pack = テーブルが使うコンテンツパックのフォルダー。複数回指定できます。DEORBIT_PACKS（コンマ区切り）
