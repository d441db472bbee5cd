# What the service answers about rules and fair chance

server-no-rules = このゲームのルールはこの言語にはありません。
server-verify-running = この対戦はまだ終わっていません。シークレットは終了時に表示され、その後に検証できます。
