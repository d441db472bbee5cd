# What the service says at tables: why it refuses something, and a few words of its own.

server-clock-minute = ミニッツ{ $minute }
server-clock-round = ラウンド{ $round }

## Requests that cannot be read or are not wanted

server-bad-input = リクエストの形式が正しくありません：{ $problem }。
server-bad-request = リクエストに応答できません。
server-too-large = { $most }バイトを超えて送信されました。
server-no-page = ここには何もありません。
server-wrong-method = ここではその操作はできません。
server-no-header = 何かを変更するリクエストには、ヘッダーX-Deorbit: 1が必要です。
server-foreign-origin = 他のサイトのページからは操作できません。
server-wrong-host = このサーバーは別の名前で動いています。
server-too-often = 操作が多すぎます。{ $seconds }秒後にもう一度試してください。
server-too-many-open = リアルタイム接続がすでに{ $most }件開いています。先に1件閉じてください。
server-busy = サーバーが混み合っています。少し待ってからもう一度試してください。
server-database-full = データベースのディスクがいっぱいで、書き込めません。
server-database-stuck = データベースが書き込みを受け付けません。
server-failed = サーバーで問題が起きました。記録されています。
server-no-words = この言語またはコンテンツパックの文言がありません。
server-no-client = サービスは動いていますが、ページがビルドされていません。「make play」を実行するか、docs/hosting.mdを見てください。

## Guests

server-no-guest = 先に名前を決めてください。
server-no-name = 名前は表示できる文字で1～{ $most }文字です。
server-settings-too-large = 設定は最大{ $most }バイトです。

## Tables and seats

server-no-table = そのテーブルはありません。ずっと前に閉じられたのかもしれません。
server-table-damaged = この対戦の保存内容が壊れているため、開けません。退席することはできます。サイトの運営者は確認でき、バックアップを持っています。
server-table-missing = このテーブルのゲームまたはコンテンツパックは、ここにはもうインストールされていません。退席するか、サイトの運営者に戻してもらってください。
server-table-waiting = ゲームはまだ始まっていません。
server-table-playing = ゲームはすでに始まっています。
server-table-over = ゲームは終了しています。
server-table-closed = このテーブルは閉じられています。
server-not-started = ゲームはまだ始まっていません。
server-no-seat = このテーブルに席{ $seat }はありません。
server-not-your-seat = これはあなたの席ではありません。
server-not-at-table = このテーブルにあなたの席はありません。
server-not-host = テーブルのホストだけができます。
server-seat-taken = この席は埋まっています。
server-seated-already = すでにこのテーブルで遊んでいます。空席は他の人のためのものです。
server-seat-not-free = その席のプレイヤーは離れておらず、待ち時間もまだ十分ではありません。
server-kicked = ホストによってこのテーブルから退席させられました。観戦はできます。
server-seats-open = まだ{ $count }席空いています。待つか、エージェントに任せてください。
server-no-person = この席に他の人はいません。
server-no-link = この席へのリンクはもう使えません。
server-too-many-devices = すでに{ $most }台の端末がこの席を使っています。
server-not-first = 他の端末からこの席を外せるのは、最初に座った人だけです。
server-too-many-tables = 進行中のテーブルが{ $most }卓あります。先に1卓を終えるか閉じてください。
server-too-many-listed = お使いの場所からは、すでに{ $most }個のテーブルがロビーに出ています。どれかを終えるか閉じるか、非公開のテーブルにしてください。

## Where a match begins

server-position-over = この局面ではゲームがすでに終了しています。
server-fork-running = ゲーム中に、その時点から別のテーブルで続けられるのは、1人で遊んでいる人だけです。
server-forked = この対戦は別のテーブルで続けられ、秘密がそこで明らかになる可能性があるため、新しい人は座れません。エージェントなら座れます。
server-taken-back = この対戦では、誰かが何かを知った可能性のある手が取り消されたため、新しい人は座れません。エージェントなら座れます。
server-fork-over = この時点ではゲームが終了しています。もっと前の時点を選んでください。
server-fixed-seats = この対戦はちょうど{ $seats }席です。
server-match-long = この対戦は{ $most }アクションを超えているため、別のテーブルで続けられません。
server-file-recording = このファイルは1人から見えた対戦のリプレイファイルです。見ることはできますが、続けることはできません。
server-file-long = このファイルの対戦は{ $most }アクションを超えています。
server-too-many-forks = すでに{ $most }件の対戦から続けています。長い間開かれていないものから消えていきます。
server-too-many-files = すでに{ $most }件のファイルを持ち込んでいます。長い間開かれていないものから消えていきます。
server-too-much-kept = 持ち込んだファイルと続きから始めた対戦が合わせて{ $most }MBになっています。長い間開かれていないものから消えていきます。

## Play

server-moved-on = その間にゲームが進みました。もう一度確認してください。
server-undo-barred = 取り消せません。その後に抽選が行われたか、何かが明らかになったか、他のプレイヤーが決定しています。
server-proposal-stands = すでに提案があります。先にそれに答えてください。
server-no-proposal = 投票するものがありません。
server-voted = 投票権がないか、すでに投票しています。

## Chat

server-empty-line = この行には内容がありません。
server-muted = ホストにミュートされています。
server-no-team = 2人だけで話せるパートナーがいません。
server-no-line = その行はありません。

## The documented interface

server-api-title = Deorbit
server-api-about = 危機に陥った宇宙ステーションのゲームの、テーブル、席、リアルタイム更新。成功でない応答はすべてErrorAnswerの形です。テーブルのリアルタイムのチャネルは、/api/tables/ID/liveのWebSocketです。
server-api-cookie = どのゲストからの要求かを証明します。POST /api/guestsで発行されます。
server-api-header = 常に1です。他のサイトのページから送れないように、何かを変更するリクエストで必要です。
