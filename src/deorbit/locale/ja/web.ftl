# The pages of the site around the games

web-brand = Deorbit
web-close = 閉じる
web-cancel = キャンセル
web-done = 完了
web-loading = 読み込み中……
web-open = 開く
web-skip = 本文へ移動
web-rule = ルール{ $rule }
web-rules = ルール
web-editor = 局面エディター
web-just-now = たった今
web-you-are = あなたの名前
web-about = このサイトとクレジット
web-api-docs = プログラム用インターフェイス
web-licence = ライセンス：Apache-2.0
web-unofficial = 非公式。各ゲームの出版社とは関係ありません。

# Home

web-title-home = Deorbit：危機のステーション
web-hero = ステーションが落ちる。あなたには計画がある。
web-hero-lead = 危機に陥ったステーションをめぐる3つのボードゲーム。友だちと、ボットを相手に、またはその両方で。アカウントは不要です。
web-solo = 今すぐプレイ
web-continue = ゲームを続ける
web-continue-turn = 続ける：あなたのターン
web-older-games = 以前のゲーム{ $count }件
web-solo-alone = ひとりで
web-solo-partner = エージェントと
web-host-short = 卓を開く
web-with = { $names }と
web-host = テーブルを開く
web-join = 参加
web-watch = 観戦
web-play-on = あなたのターン
web-look-back = 振り返る
web-my-games = あなたのゲーム
web-turns-waiting = { $count }卓であなたのターンです
web-lobby = いま開かれている卓
web-lobby-empty = 今は募集中のテーブルがありません。テーブルを開いてここに公開するか、リンクを友だちに送ってください。
web-join-heading = リンクで参加
web-join-label = 招待リンクまたはテーブルコード
web-join-unreadable = 招待として読み取れません。受け取ったリンク全体を貼り付けてください。
web-games = ゲーム
web-players = プレイヤー{ $least }～{ $most }人
web-terminal-only = ブラウザーではまだ遊べません。ターミナルでは：

web-game-stationfall = Stationfall
web-game-stationfall-about = 十数人のキャラクターと、残りわずかな時間。その中の1人がひそかにあなたです。計画を果たし、脱出しましょう。
web-game-stationx = Station-X
web-game-stationx-about = 各陣営がタイルを1枚ずつ置いてステーションを作り、酸素が続くかぎり、部屋から部屋へと奪い合います。

web-status-waiting = プレイヤー待ち
web-status-playing = プレイ中
web-status-over = 終了
web-status-closed = 閉鎖
web-trouble-damaged = 破損
web-trouble-missing = 未インストール
web-trouble-title = この対戦は開けません
web-pace-slow-short = 各自のペース

# Hosting

web-title-host = テーブルを開く
web-which-game = どのゲームにしますか？
web-options = オプション
web-how = 遊び方
web-seats = 席
web-seat-count = { $count }席
web-fewer-seats = 席を1つ減らす
web-more-seats = 席を1つ増やす
web-seat-number = 席{ $number }
web-seat-me = 自分（{ $name }）
web-seat-open-choice = 空席：リンクを持つ誰か
web-seat-here = この画面で一緒に遊ぶ人
web-seat-agent-choice = エージェント：{ $agent }
web-person-here = プレイヤー{ $number }
web-name-of-seat = 席{ $number }の人の名前
web-all-agents = 他の席をすべてエージェントにする
web-private = 非公開。
web-private-hint = リンクを持つ人だけが見つけられます。
web-listed = 公開。
web-listed-hint = 全員のロビーに表示され、誰でも参加や観戦ができます。
web-pace-live = リアルタイム。
web-pace-live-hint = 全員がそろって続けて遊びます。
web-pace-slow = 各自のペース。
web-pace-slow-hint = それぞれが都合のよいときに進めます。テーブルは何日でも待ちます。
web-make-table = テーブルを開く
web-make-hint = 次に、他の人に送るリンクが表示されます。
web-begin = 開始
web-begin-hint = すべての席が埋まっているので、すぐに始まります。
web-choice-none = なし

web-agent-greedy = 貪欲
web-agent-random = ランダム
web-agent-automation = 自動ステーション
web-agent-search = 探索

web-option-stationfall-characters = 登場キャラクター
web-choice-stationfall-characters-tutorial = チュートリアルの12人
web-choice-stationfall-characters-random = ランダムに選ぶ
web-cast-own = 名前で選ぶ
web-cast-count = { $count }/{ $wanted }人
web-cast-missing = あと{ $count }人必要です。
web-cast-over = { $count }人多すぎます。
web-cast-short = キャラクターがあと{ $count }人必要です。選ぶか、残りをランダムに決めてください。
web-cast-many = 選んだキャラクターが{ $count }人多すぎます。
web-cast-fill = 残りをランダムに
web-cast-none = すべて外す
web-cast-find = キャラクターを検索
web-cast-list = キャラクター
web-cast-tier = ティア{ $tier }
web-cast-nobody = その名前のキャラクターはいません。
web-option-stationfall-tier = キャラクターの最高ティア
web-option-stationfall-tier-hint = キャラクターをランダムに選ぶときに使われます。
web-choice-stationfall-tier-1 = ティア1（最もやさしい）
web-choice-stationfall-tier-2 = ティア2まで
web-choice-stationfall-tier-3 = ティア3まで
web-choice-stationfall-tier-4 = すべてのティア
web-option-stationfall-teams = 2人ずつのチーム戦
web-option-stationfall-teams-hint = 4人、6人、8人プレイ用。
web-option-stationfall-rocket-wings = ロケットウイングの場所
web-option-stationfall-pack = コンテンツパック

# Who you are, settings

web-guest-name = ゲスト{ $number }
web-settings = 設定
web-your-name = あなたの名前
web-theme = 配色
web-theme-system = 自動
web-theme-light = 明るい
web-theme-dark = 暗い
web-motion = 動き
web-motion-system = 自動
web-motion-full = あり
web-motion-reduced = なし
web-size = 文字の大きさ
web-size-normal = 標準
web-size-large = 大
web-size-larger = 特大
web-warn = 取り消せない手の前に確認する
web-sound = 音を鳴らす（自分のターンと大きな出来事）
web-volume = 音量
web-notices = 他の画面を見ているときも、自分のターンを知らせる
web-notices-on = 許可
web-notices-off = オフにする
web-notices-denied = ブラウザーで許可されていません。ブラウザーのこのサイトの設定で変更できます。
web-language = 言語

web-keys = キー操作
web-key-1 = このヘルプ
web-key-2 = 次の項目へ、Shiftと同時なら前の項目へ
web-key-3 = 項目を押す
web-key-4 = 開いているものを閉じる
web-key-5 = チャットを開く／閉じる
web-key-6 = メモを開く／閉じる
web-key-7 = 設定

# The waiting room

web-seat-open = 空席
web-seat-agent = { $name }（{ $agent }）
web-seat-nobody = なし
web-seat-yours = あなた
web-seat-beside = 同じ画面で一緒に遊ぶ
web-seat-add-here = この画面の人
web-seat-take = 座る
web-seat-waiting = 参加を待っています
web-present = 在席
web-away = 不在
web-left = 退席
web-resigned = 投了、エージェントが続行中
web-seats-open = 空席：{ $count }席
web-seats-full = 満席
web-sit-here = ここに座る
web-stand-up = 席を立つ
web-kick = 退席させる
web-kick-ask = { $name }を退席させますか？
web-kick-text = 席は空席になり、席へのリンクは使えなくなります。ゲーム中は、誰が続けるかをテーブルの全員で決めます。
web-invite = 招待
web-invite-private = このリンクを持つ人だけがテーブルを見つけられます。
web-invite-listed = テーブルはロビーに公開されています。リンクがあれば、友だちがすぐに見つけられます。
web-invite-link = 招待リンク
web-qr = QRコード：{ $label }
web-copy = リンクをコピー
web-copied = コピーしました
web-host-of = ホスト
web-pace = ペース
web-pace-live-name = リアルタイム
web-pace-slow-name = 各自のペース
web-start-fill = 空席をエージェントにして開始
web-start-hint = または、友だちが座るまで待ちます。
web-waiting-for-host = 着席しました。{ $name }がゲームを開始します。
web-join-as = { $name }として座る
web-table-full = 満席です。ゲームが始まれば、ここで観戦できます。

# At the table

web-title-table = { $game } · Deorbit
web-title-wanted = { $wanted } · { $game }
web-your-turn = あなたのターン
web-your-decision = あなたの判断待ち
web-asks-you = { $name }からの質問
web-turn-of = { $name }が考えています
web-turn-of-several = { $count }人が選択中です
web-watching = 観戦中です
web-watchers = { $count }人が観戦中
web-menu = メニュー
web-home = ホーム
web-connection-connecting = 接続中
web-connection-open = 接続済み
web-connection-lost = 接続なし
web-connection-refused = 接続なし
web-connection-closed = 接続なし
web-connection-back = 再接続しました
web-offline = 接続がありません。再試行しています。何も失われません。
web-sending = 送信しています……
web-busy = 前の手をまだ送信しています。
web-next-here = { $name }の番です。
web-hand-over-button = 画面を渡す
web-hand-over = { $name }に画面を渡してください
web-hand-over-colour = { $colour }（{ $name }）に画面を渡してください
web-hand-over-hint = 他の人が見てはいけないものは、誰が見ているかを答えるまで隠されています。
web-i-am = { $name }です
web-who-looks = 画面を見ているのは誰ですか？
web-seat-lost = この席はもうあなたのものではありません。
web-you-resigned = 投了しました。エージェントが続行します。引き続き観戦できます。
web-again = もう一度プレイ
web-seat-free = このゲームに空席があります。
web-agent-late = { $name }は今考えることができません：サービスに何かが不足しています。自動的に再試行し、その間は何も決定されません。
web-play-along = 参加する
web-rematch-made = 再戦が用意されました。
web-rematch-go = 移動する
web-no-screen = このゲームにはまだブラウザーの画面がありません。ターミナルで遊べます。

web-share = 他の人に見せる
web-share-text = このリンクを開いた人は誰でもテーブルを観戦できます。秘密のカードは見えません。
web-share-link = テーブルへのリンク
web-device = 別の端末で続ける
web-device-text = スマートフォンやパソコンでこのリンクを開くと、そこで続けられます。
web-device-link = あなたの席へのリンク
web-device-warning = これはあなたの席の鍵です。誰にも渡さないでください。
web-device-count = { $count ->
    [1] この席を開いているのは、今の端末だけです。
   *[other] この席は{ $count }台の端末で開いています。
}
web-device-withdraw = このリンクを無効にする
web-device-withdrawn = 前のリンクは使えなくなりました。これは新しいリンクです。
web-device-alone = 今の端末だけにする
web-device-alone-done = あなたの席は今の端末だけになりました。リンクも新しくなりました。
web-record = 記録をダウンロード
web-report = 問題を報告
web-propose-undo = 最後の手の取り消しを求める
web-propose-undo-text = テーブルの全員が同意すると、あなたの最後の手と、その後に起きたことが取り消されます。それで誰かが何かを知った場合、その後は新しい人が座れなくなります。
web-propose-undo-yes = 求める
web-propose-close = テーブルを閉じることを求める
web-propose-close-text = 全員が同意すると、ゲームは結果なしで終わります。
web-propose-close-yes = 求める
web-propose-undo-alone = 最後の手を取り消す
web-propose-undo-alone-text = あなたの最後の手と、その後に起きたことが取り消されます。他に人間プレイヤーがいないので、同意は不要です。それで誰かが何かを知った場合、その後は新しい人が座れなくなります。
web-propose-undo-alone-yes = 取り消す
web-propose-close-alone = テーブルを閉じる
web-propose-close-alone-text = ゲームは結果なしで終わります。
web-propose-close-alone-yes = 閉じる
web-proposed = 他のプレイヤーに尋ねました。
web-resign = 投了
web-resign-text = ただちにエージェントが代わりに続行します。この席には戻れません。
web-resign-yes = 投了
web-leave = テーブルを離れる
web-leave-text = 席を手放します。ゲーム中は、誰が続けるかをテーブルの全員で決めます。後で戻るつもりなら、代わりにこのページを閉じるだけにしてください。席はあなたのものとして残ります。
web-leave-yes = 離れる
web-give-agent = エージェントに任せる
web-give-open = 席を空ける
web-mute = ミュート
web-unmute = ミュート解除

web-proposal = 提案
web-proposal-undo = { $by }が最後の手の取り消しを求めています。
web-proposal-agent = { $by }が、{ $name }の代わりにエージェントが続けることを提案しています。
web-proposal-open = { $by }が、{ $name }の席を空けることを提案しています。
web-proposal-close = { $by }が、結果なしでテーブルを閉じることを提案しています。
web-proposal-waiting = { $names }の回答待ち
web-proposal-withdraw = 取り下げる
web-yes = はい
web-no = いいえ

web-drawer = チャットとメモ
web-chat = チャット
web-chat-unread = チャット、新着{ $count }行
web-chat-say = メッセージを入力
web-chat-empty = まだ発言はありません。
web-chat-delete = { $name }のこの行を削除
web-chat-muted = ホストにミュートされています。
web-chat-team = チーム
web-chat-team-only = 自分のチームだけに
web-send = 送る
web-notes = メモ
web-notes-hint = あなただけが読めます。席に結びついて残ります。
web-notes-kept = 保存済み
web-notes-keeping = 保存中……

# When something is not as it should be

web-error-status = サービスが{ $status }を返しました。
web-error-unreachable = サービスが応答しません。接続を確認して、もう一度試してください。
web-stranger = Cookieが失われたため、このブラウザーはここではもう認識されません。席へのリンクがあれば席に戻れます。なければ、新しいゲストとしてもう一度試してください。
web-error-unknown = 問題が起きました。ページを読み込み直すと直ることがあります。
web-down = サービスが応答しません
web-down-text = 再起動中か、接続が切れている可能性があります。このページは自動的に再試行します。ゲームは無事です。
web-try-again = 今すぐ再試行
web-missing = ここには何もありません
web-missing-text = アドレスが間違っているか、ここにあったものがなくなっています。
web-table-gone = テーブルがありません
web-table-gone-text = 削除されたか、リンクが不完全です。もう一度リンクをもらってください。
web-table-refused = このテーブルは見られません
web-table-closed = このテーブルは閉じられています
web-closed-agreed = プレイヤーの合意で終了しました。
web-closed-expired = 長い間、誰も来ませんでした。
web-closed-abandoned = 全員が離れました。
web-claiming = あなたの席に移動しています……
web-claim-failed = この席へのリンクは使えません

# About

web-about-what = Deorbitとは
web-about-what-text = Deorbitでは、危機に陥った宇宙ステーションのボードゲームを、正確なルールで、友だちやエージェントと、ここでもターミナルでも遊べます。アカウントは不要です。Cookieが席を覚え、席へのリンクで別の端末に移れます。
web-about-fair = 公正な仕組み
web-about-fair-text = 隠された情報は、決してサービスの外に出ません。エージェントに見えるのは、その席の人に見えるものだけです。すべての抽選のもとになるシークレットは、対戦の開始時にハッシュが、終了時にシークレットそのものが公開されます。
web-about-games = ゲームについて
web-about-games-text = Stationfall、Station-X、Intrepidは、それぞれのデザイナーと出版社のものです。心から感謝します。テーブルで遊ぶとすばらしいので、ぜひ購入してください。ここのルールは私たち自身の言葉で書き、絵はすべて私たちのもので、独自に定めたものにはその旨を記しています。
web-about-self = 自分でホストする
web-about-self-text = DeorbitはApacheライセンス2.0のフリーソフトウェアです。Pythonがあれば、コマンド1つで友だちのためにこのサイトを動かせます：deorbit serve
web-about-made = 使用ソフトウェア
web-about-made-text = Python、Litestar、uvicorn、msgspec、SQLAlchemy、Alembic、segno、Fluent、Svelte、Vite。感謝します。
web-about-programs = プログラム向け
web-about-programs-text = このサイトの機能はすべて、OpenAPIで記述された公開インターフェイスを通っています。自分のクライアントを書いたり、自分のエージェントに遊ばせたりできます。
