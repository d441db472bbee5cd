# What the service says about hints.

server-no-hints = このゲームにヒントはありません。
server-hint-failed = 今回はヒントが見つかりませんでした。少し待ってからもう一度試してください。
