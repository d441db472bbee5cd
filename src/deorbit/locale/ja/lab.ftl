# The lab: benchmarks and generated pages.

lab-self = { $game }、{ $players }人、コンパイル済み
lab-self-plain = { $game }、{ $players }人、未コンパイル
lab-full-table = Stationfall：キャラクター20人、プレイヤー9人でのアクションには、12人と4人の場合の{ $ratio }倍の時間がかかります。
lab-bots = { $engine }、うち2人がボット：ボットのターンには、ランダムなプレイヤーのアクションの{ $bot_ratio }倍の時間がかかります（{ $bot_turn }µsと{ $random_action }µs）。目標：{ $most }倍以下。
lab-peer-catanatron = catanatron
lab-peer-openspiel = OpenSpielのチェス
lab-machine = { $cpu }、1コア、Python { $python }。CPU時間、1回の実行での5ラウンドの中央値
lab-title = ランダムプレイ：Deorbit { $version }とcatanatronは4人、チェスは2人
lab-title-alone = ランダムプレイ：Deorbit { $version }、4人
lab-engine = エンジン
lab-column-actions =
    アクション
    毎秒
lab-column-games =
    ゲーム
    毎秒
lab-column-turn =
    µs
    毎ターン
lab-column-copy =
    µs
    毎コピー
lab-column-late =
    終盤対
    新規
lab-column-actions-catanatron =
    アクション対
    catanatron
lab-column-copy-catanatron =
    コピー対
    catanatron
lab-column-actions-openspiel =
    アクション対
    OpenSpiel
lab-help = エンジンの速度を測定します。測るのは、各ゲームのランダムプレイ、対戦のコピー、そして1,000アクション（短いゲームではゲーム全体の4分の3）進んだ対戦でのアクションが、同じ局面から新たに始めた場合よりどれだけ遅いか（終盤/新規）です。
lab-example = 例：
    {"  "}deorbit bench
    {"  "}deorbit bench --game stationx --seconds 10
    {"  "}deorbit bench --peers /path/to/python-with-the-peers
lab-help-game = このゲームだけを測定します
lab-help-setup = この構成だけを測定します
lab-help-seconds = 1回の測定でプレイする秒数（既定は2）
lab-help-plain = このフォルダーにある未コンパイルのソースも測定します
lab-help-peers = このPythonでcatanatronとOpenSpielのチェスも測定し、それらとの比を表示します
lab-help-json = 各ゲームの測定1回分を、1行のJSONで出力します
lab-bad-seconds = --secondsに指定できるのは0.01～600です
lab-measuring = 測定中……
lab-measuring-one = { $engine }を測定中、ラウンド{ $round }/{ $rounds }……
lab-run-failed = { $command }が失敗しました：{ $problem }

lab-reference = リファレンス
lab-made = このページは、`make docs`がゲーム自体から作成したものです。
lab-actions = アクション
lab-actions-intro = アクションは種類と引数からなります。`str(action)`は以下の表記を返し、`Action.parse`がそれを読み込みます。JSONでは{"{"}"kind": ..., "args": [...]{"}"}です。
lab-values = 値
lab-questions = 質問
lab-events = イベント
lab-options = オプション
lab-options-intro = キーワードで指定します：`deorbit.new("{ $name }", seats=2, ...)`。ターミナルでは`--option NAME=VALUE`です。
lab-position = 局面
lab-refusals = 拒否の一覧
lab-refusals-intro = 許されないアクションにゲームがどう答えるかの一覧です。ランダムな{ $games }ゲームのさまざまな時点で、各種類のアクションを多くの引数で試しました。理由はメッセージidの末尾、文は実際に示されたものの一例です。
lab-reason = 理由
lab-rule = ルール
lab-times = 回数
lab-no-answers = 質問への答えにならないもの
lab-no-answers-intro = 質問への答えではないという理由だけで拒否されるアクションの種類です。
lab-position-intro = `m.position()`はこのdictを返し、`deorbit.scenario("{ $name }", ...)`は`seats`と`options`とともにそれを読み込みます。省略したものは初期配置直後のままになり、意味をなさないものにはキーを示すエラーが出ます。ビューの`null`は、この席からは隠されていることを意味します。
lab-outcome = 結果
lab-outcome-intro = 決定を求められる席がなくなると、`m.outcome`は`scores`（席ごとの数）、`winners`（席）、`ending`（以下のいずれか）、`rows`（席ごとに、以下の行とその数の組）を持ちます。行は得点の内訳、または順位を決めるものです。何にもならない行は省かれることがあります。
lab-row = 行
lab-ending = 終わり方
lab-action = アクション
lab-meaning = 意味
lab-example-word = 例
lab-value = 値
lab-question = 質問
lab-keys = キー
lab-event = イベント
lab-arguments = 引数
lab-option = オプション
lab-accepts = 指定できるもの
lab-default = 既定値
lab-key = キー

# Measurements: what was asked for, and where the result is written

lab-met = 達成
lab-missed = 未達
lab-wrote = 書き出しました：{ $file }
lab-no-folder = 書き出し先のフォルダー{ $folder }がありません。
lab-unwritable = { $file }に書き込めません：{ $problem }
