# Stationfall: names of sections where there is little room

stationfall-short-outer-space = Kosmos
stationfall-short-forward-hub = Węzeł dziob.
stationfall-short-chem-lab = Lab. chem.
stationfall-short-bio-lab = Lab. biol.
stationfall-short-cryo-lab = Lab. krio.
stationfall-short-physics-lab = Lab. fiz.
stationfall-short-print-shop = Drukarnia
stationfall-short-locker-room = Szatnia
stationfall-short-mainframe = Serwerownia
stationfall-short-fuel-cells = Ogniwa pal.
stationfall-short-aft-airlocks = Śluza rufowa
stationfall-short-hail-mary = Hail Mary
stationfall-short-medevac-pod = Kaps. med.
stationfall-short-panic-pod = Kaps. paniki
stationfall-short-alcatraz = Alcatraz
stationfall-short-houdini = Houdini
stationfall-short-mcqueen = McQueen
