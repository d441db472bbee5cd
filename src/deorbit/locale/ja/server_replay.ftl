# What the service says about looking back

server-replay-running = 対戦中は、過去の時点を自分の席または観戦者の視点でだけ見られます。終了後は、全員の視点で見られます。
server-watch-save = このファイルには対戦全体が入っています。最初のページで開くと、見ることも続けることもできます。
server-watch-long = このリプレイファイルは長すぎて、ここでは再生できません。上限は{ $most }アクションです。ターミナルなら次のコマンドで見られます：deorbit replay FILE
