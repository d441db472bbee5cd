# What the service says about bots at tables.

server-no-bots = このゲームにボットはありません。代わりに他の席をエージェントにしてください。
server-bot-here = 席{ $seat }はボットの席です。他の誰も担当できません。
server-no-bot-here = この対戦の席{ $seat }はボットの席ではありません。人間プレイヤーかエージェントが担当します。
