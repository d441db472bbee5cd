# Running a server.

server-metric-requests_total = 応答したリクエスト数（ルート、ステータス別）。
server-metric-request_seconds = リクエストにかかった時間。
server-metric-actions_total = 実施されたアクション数（ゲーム別）。
server-metric-undos_total = 取り消されたアクション数（ゲーム別）。
server-metric-decisions_total = エージェントの決定数：決定、再試行、失敗後の推測。
server-metric-decision_seconds = エージェントにかかった時間（ペースの拍の単位、ヒントは秒単位。ワーカーの待ち時間を含む）。
server-metric-live_sockets = 開いているリアルタイム接続。
server-metric-tables = メモリー上のテーブル数（状態別）。
server-metric-write_queue = データベースを待っている書き込み。
server-metric-loop_lag_seconds = イベントループの遅れ（秒）。
server-metric-table_bytes = メモリー上のテーブルのおおよそのバイト数。
server-metric-work_queue = 時間のかかる処理を待っているリクエスト。
server-metric-connections = 開いている接続。
server-metric-connections_turned_away = 開いている接続が多すぎたため断った接続。
server-metric-connections_cut_off = サーバーを待たせたため切った接続。
server-metric-bus_connected = ほかのプロセスの変更を聞いているプロセスの数。

serve-ready = Deorbitの準備ができました。次のアドレスを開いてください：{ $address }
serve-behind = プロキシからの接続先：{ $address }
serve-everywhere = このネットワークのすべてのコンピューターから接続できます。
serve-stop = Ctrl-Cで停止します。次に起動すると、ゲームは止めたところから続きます。
serve-no-site = このDeorbitにはサイトのページがビルドされていません。「make play」でビルドするか、リリース版のwheelをインストールするか、--without-siteでプログラム用インターフェイスだけを提供してください。
serve-port-used = { $host }のポート{ $port }は、おそらく別のDeorbitなど、他のプログラムが使用中です。それを止めるか、別のポートを選んでください：--port { $other }
serve-port-denied = このユーザーはポート{ $port }を使えません。--port 8000のように1023より大きいポートを選び、プロキシを前に置いてください。
serve-bad-host = 「{ $host }」はこのコンピューターのアドレスではありません。このコンピューターだけなら127.0.0.1、接続できるすべてのコンピューターなら0.0.0.0を指定してください。
serve-one-process = { $processes }個のプロセスには共有できるデータベースが必要ですが、{ $database }は1つのプロセス用のファイルです。--database postgresql://user@host/nameでPostgreSQLを指定するか、--processesを外してください。

backup-saving = 保存中
backup-restoring = 復元中
backup-saved = { $database }を{ $file }に保存しました（{ $size } kB）。進行中のゲームのシークレットが含まれるため、自分だけが読める場所に置いてください。
backup-restored = { $file }を{ $database }に復元しました。同じデータベースを指定してサーバーを起動してください。

check-reading = 読み込み中
check-sound = { $database }に問題はありません：すべてのテーブルが読め、すべての対戦が現在の状態に至ります。
check-found = { $database }に{ $count }件の問題があります。バックアップを復元するか、壊れたものをそのままにしてください。他のテーブルには影響しません。
check-pages = ファイル自体が壊れています：{ $problem }
check-orphan = { $rows }の行（番号{ $number }）がどこにも属していません。
check-guest = ゲスト{ $guest }：保存内容を読めません。
check-row = テーブル{ $table }：テーブルまたは席の行が壊れているか、ありません。
check-entry = テーブル{ $table }：アクション{ $number }が壊れているかないため、対戦を再現できません。
check-missing = テーブル{ $table }：ゲーム{ $game }またはそのコンテンツパックがここにインストールされていません。パックは--packで指定してください。
check-unreadable = テーブル{ $table }を読めません：{ $problem }
check-given-up = テーブル{ $table }：最後の{ $count }個のアクションは現在のルールに反しており、テーブルを開くと破棄されます。
check-outcome = テーブル{ $table }：保存された結末が、対戦の結果と一致しません。
check-snapshot = テーブル{ $table }：全体として保存された対戦を読めません：{ $problem }
