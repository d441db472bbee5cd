# Messages of the service to the person who runs it.

server-bad-setting = { $setting }に「{ $value }」は指定できません。指定できるもの：{ $accepts }。

server-database-url = 「{ $url }」はデータベースのアドレスではありません。このフォルダーのファイルならsqlite:///deorbit.db、別の場所のファイルならsqlite:////folder/deorbit.db、またはpostgresql://user@host/nameを指定してください。
server-database-driver = PostgreSQLに必要なドライバーがインストールされていません：pip install "deorbit[postgresql]"
server-no-nats = { $address }で知らせ合うにはパッケージnats-pyが必要ですが、インストールされていません：pip install "deorbit[nats]"
server-database-folder = フォルダー{ $folder }がありません。作成するか、DEORBIT_DATABASEに別の場所を指定してください。
server-database-readonly = { $file }に書き込めません。このユーザーにファイルとそのフォルダーへの書き込み権限を与えるか、DEORBIT_DATABASEに別の場所を指定してください。
server-database-foreign = { $url }はDeorbitのデータベースではありません。空のデータベースか、まだ存在しないファイルを指定してください。
server-database-newer = { $url }は、より新しいDeorbitで使われていました（状態は「{ $found }」）。その版をインストールするか、バックアップを復元してください。
server-database-other = { $url }はこのプログラムの状態ではありません（「{ $found }」です）。サーバーを一度起動して最新にするか、それを使った版で検査してください。
server-database-unreachable = { $url }を開けません：{ $problem }
server-database-used = { $url }は別のDeorbitサーバーが使用中です。先にそちらを止めてください。ファイルのデータベースを使えるのは1つのプロセスだけで、使用中のデータベースには復元も更新もできません。
server-database-empty = { $url }にはDeorbitのデータがないため、保存するものがありません。

server-backup-exists = { $file }はすでに存在し、上書きされません。別のファイルを指定してください。
server-backup-file = { $file }に書き込めません：{ $problem }
server-backup-unreadable = { $file }はDeorbitが作ったバックアップではないか、壊れています：{ $problem }
server-restore-full = { $url }は空ではありません。まだ何も入っていないデータベースに復元してください。
