# The service under load: `make bench-server`.

lab-server-help = このサービスとboardgame.ioのサーバーに、1回の実行で同じ負荷をかけます。2人ずつのテーブルで一定のレートのアクションを行い、続いて、100アクション中99が250ms以内に全員に届く最高レートを求めます。
lab-server-help-game = このゲームだけ
lab-server-help-tables = 2人ずつのテーブルの数（既定は200）
lab-server-help-seconds = 一定のレートを保つ秒数（既定は15）
lab-server-help-trial = 最高レートを探すとき、各レートを試す秒数（既定は5）
lab-server-help-fixed = 一定のレートだけで、最高レートは探しません
lab-server-help-by = アクションの送り方：リアルタイムのチャネル経由、HTTP経由、または両方を順に
lab-server-help-database = こちらのサービスが対局を保存するPostgreSQL。指定がなければ専用のファイル
lab-server-help-processes = それを共有するこちらのサービスのプロセス数（既定は1）
lab-server-help-peer = 比較相手のスクリプト。省略するとこのサービスだけを測定します
lab-server-help-delta = 比較相手が状態の差分を送る場合も測定します
lab-server-bad-shape = --tablesに指定できるのは1～1000、--secondsは1～120、--trialは1～60です
lab-server-failed = 中断されました：{ $problem }
lab-server-view = { $game }、2人：ビューは{ $size }kBです。
lab-server-making = { $name }：{ $tables }卓のテーブルを作成中……
lab-server-read = { $name }：目標は毎秒{ $rate }アクション、実施は{ $done }。p50 { $half }ms、p99 { $most }ms
lab-server-ours-socket = Deorbit、{ $game }
lab-server-ours-http = Deorbit、{ $game }、HTTP経由
lab-server-peer-memory = boardgame.io（メモリ）、{ $game }と同じ大きさ
lab-server-peer-files = boardgame.io（ファイル）、{ $game }と同じ大きさ
lab-server-peer-delta = boardgame.io（メモリ）、{ $game }と同じ大きさ、差分
lab-server-title = テーブル{ $tables }卓、クライアント{ $clients }、毎秒{ $rate }アクション。続いてp99が250ms未満の最高レート
lab-server-machine = { $cpu }、サーバーとクライアント合わせて{ $cores }コア
lab-server-server = サーバー
lab-server-column-p50 =
    p50
    ms
lab-server-column-p99 =
    p99
    ms
lab-server-column-cpu =
    CPU ms毎
    アクション
lab-server-column-top =
    最高
    レート
lab-server-column-memory =
    kB毎
    テーブル
lab-server-column-size =
    kB毎
    メッセージ
lab-server-column-p99-memory =
    p99対
    メモリ
lab-server-column-top-memory =
    レート対
    メモリ
lab-server-column-p99-files =
    p99対
    ファイル
lab-server-column-top-files =
    レート対
    ファイル
lab-server-column-p99-delta =
    p99対
    差分
lab-server-column-top-delta =
    レート対
    差分
lab-server-trouble = { $name }：{ $refused }アクションが拒否され、{ $unanswered }アクションは時間内に応答がありませんでした。
lab-server-help-paint = 最初のページが表示されるまでの時間も測定します
lab-server-no-browser = ChromiumとPlaywrightがないため、最初のページは測定しません。
lab-server-paint = 最初のページ、プロセッサーを{ $slower }倍遅くした場合：{ $seconds }秒後に何かが表示されます。{ $verdict }。
lab-server-within = 1秒以内
lab-server-beyond = 1秒超
