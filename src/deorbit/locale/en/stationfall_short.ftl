# Stationfall: names of sections where there is little room

stationfall-short-outer-space = Outer Space
stationfall-short-forward-hub = Forward Hub
stationfall-short-chem-lab = Chem Lab
stationfall-short-bio-lab = Bio Lab
stationfall-short-cryo-lab = Cryo Lab
stationfall-short-physics-lab = Physics Lab
stationfall-short-print-shop = Print Shop
stationfall-short-locker-room = Locker Room
stationfall-short-mainframe = Mainframe
stationfall-short-fuel-cells = Fuel Cells
stationfall-short-aft-airlocks = Aft Airlocks
stationfall-short-hail-mary = Hail Mary
stationfall-short-medevac-pod = Medevac Pod
stationfall-short-panic-pod = Panic Pod
stationfall-short-alcatraz = Alcatraz
stationfall-short-houdini = Houdini
stationfall-short-mcqueen = McQueen
