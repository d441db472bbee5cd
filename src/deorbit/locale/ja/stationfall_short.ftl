# Stationfall: names of sections where there is little room

stationfall-short-outer-space = 宇宙空間
stationfall-short-forward-hub = 前部ハブ
stationfall-short-chem-lab = 化学研究室
stationfall-short-bio-lab = 生物研究室
stationfall-short-cryo-lab = 低温研究室
stationfall-short-physics-lab = 物理研究室
stationfall-short-print-shop = プリント室
stationfall-short-locker-room = ロッカー室
stationfall-short-mainframe = メインF
stationfall-short-fuel-cells = 燃料庫
stationfall-short-aft-airlocks = 後部エアロ
stationfall-short-hail-mary = ヘイルM
stationfall-short-medevac-pod = 救急ポッド
stationfall-short-panic-pod = 脱出ポッド
stationfall-short-alcatraz = アルカトラ
stationfall-short-houdini = フーディニ
stationfall-short-mcqueen = マックイン
