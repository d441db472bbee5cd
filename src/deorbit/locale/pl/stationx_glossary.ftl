# Station-X: pojęcia i co znaczą. `-forms` to wszystkie formy, w jakich pojęcie występuje w tekstach
# tego języka, rozdzielone znakiem |; mała pierwsza litera zastępuje też wielką.

# Stacja

stationx-term-base = baza
stationx-term-base-means = Twoja sala 4x4 z teleporterem. Daje energię i to w niej pojawiają się nowe jednostki; jeśli stracisz i ją, i dowódcę, jesteś poza grą.
stationx-term-base-forms = baza|bazy|bazie|bazę|bazą|baz|bazom|bazami|bazach
stationx-term-teleporter = teleporter
stationx-term-teleporter-means = Stoi w bazie i zajmuje całe pole. Kto go zajmie, kontroluje bazę.
stationx-term-teleporter-forms = teleporter|teleportera|teleporterowi|teleporterem|teleporterze|teleportery|teleporterów|teleporterom|teleporterami|teleporterach
stationx-term-hallway = korytarz
stationx-term-hallway-means = Wąski kafelek, 2x1 albo 3x1.
stationx-term-hallway-forms = korytarz|korytarza|korytarzowi|korytarzem|korytarzu|korytarze|korytarzy|korytarzom|korytarzami|korytarzach
stationx-term-centre-room = sala centralna
stationx-term-centre-room-means = Nadrukowana sala pośrodku. Każdy kafelek musi być z nią połączony.
stationx-term-centre-room-forms = sala centralna|sali centralnej|salę centralną|salą centralną
stationx-term-supply-room = magazyn
stationx-term-supply-room-means = Jedna z czterech nadrukowanych sal na skraju. Wchodzą tam tylko dowódcy, a każdy, kto wchodzi, dobiera kartę.
stationx-term-supply-room-forms = magazyn|magazynu|magazynowi|magazynem|magazynie|magazyny|magazynów|magazynom|magazynami|magazynach
stationx-term-wall = lita ściana
stationx-term-wall-means = Stoi między dwiema stykającymi się bazami. Nikt przez nią nie przechodzi, nie atakuje ani nie zajmuje teleportera.
stationx-term-wall-forms = lita ściana|litej ściany|litej ścianie|litą ścianę|litą ścianą|ściana|ściany|ścianie|ścianę|ścianą|ścian
stationx-term-oxygen = tlen
stationx-term-oxygen-means = Ile żywych jednostek mieści sala. Jeden gracz może zająć połowę, zaokrągloną w górę.
stationx-term-oxygen-forms = tlen|tlenu|tlenowi|tlenem|tlenie

# Jednostki

stationx-term-commander = dowódca
stationx-term-commander-means = Twój przywódca: dodaje 2 w bitwie, wchodzi do magazynów i może za 2 punkty energii wrócić przy twoim teleporterze.
stationx-term-commander-forms = dowódca|dowódcy|dowódcę|dowódcą|dowódców|dowódcom|dowódcami|dowódcach
stationx-term-trooper = żołnierz
stationx-term-trooper-means = Żywa jednostka za 3 punkty energii. W bitwie dodaje 1. Możesz mieć pięciu.
stationx-term-trooper-forms = żołnierz|żołnierza|żołnierzowi|żołnierzem|żołnierzu|żołnierze|żołnierzy|żołnierzom|żołnierzami|żołnierzach
stationx-term-droid = droid
stationx-term-droid-means = Jednostka za 4 punkty energii, która nie potrzebuje tlenu. W bitwie dodaje 1. Możesz mieć dwa.
stationx-term-droid-forms = droid|droida|droidowi|droidem|droidzie|droidy|droidów|droidom|droidami|droidach

# Tura

stationx-term-energy = energia
stationx-term-energy-means = To, czym płacisz. Baza daje 2 na turę, z ulepszeniami więcej.
stationx-term-energy-forms = energia|energii|energię|energią
stationx-term-income = dochód
stationx-term-income-means = Energia, którą na początku tury daje ci twoja własna baza, dopóki ją kontrolujesz.
stationx-term-income-forms = dochód|dochodu|dochodowi|dochodem|dochodzie
stationx-term-purchase = zakup
stationx-term-purchase-means = Raz w swojej turze: żołnierz, droid albo ulepszenie.
stationx-term-purchase-forms = zakup|zakupu|zakupowi|zakupem|zakupie|zakupy|zakupów|zakupom|zakupami|zakupach
stationx-term-battle = bitwa
stationx-term-battle-means = Sumują się wszystkie jednostki obu stron wokół dwóch, które się starły. Wyższa suma wygrywa, przegrani giną.
stationx-term-battle-forms = bitwa|bitwy|bitwie|bitwę|bitwą|bitew|bitwom|bitwami|bitwach
stationx-term-area = obszar
stationx-term-area-means = Pola atakującego i celu oraz wszystkie pola wokół nich. Jednostki obu stron, które tam są, biorą udział w bitwie.
stationx-term-area-forms = obszar|obszaru|obszarowi|obszarem|obszarze
stationx-term-tie = remis
stationx-term-tie-means = Równe sumy: giną wszyscy, którzy brali udział, ale atakujący zachowuje jedną jednostkę.
stationx-term-tie-forms = remis|remisu|remisowi|remisem|remisie|remisy|remisów
stationx-term-capture = zajęcie
stationx-term-capture-means = Jednostka obok teleportera poświęca atak, by go zająć, a z nim bazę.
stationx-term-capture-forms = zajęcie|zajęcia|zajęciu|zajęciem|zająć|zajmij|zajmuje|zajmują|zajmować|zajmiesz|zajęta|zajętej|zajętą
stationx-term-upgrade = ulepszenie
stationx-term-upgrade-means = Trwałe usprawnienie za 7 punktów energii, z jednego z trzech drzew, w każdym od dołu do góry.
stationx-term-upgrade-forms = ulepszenie|ulepszenia|ulepszeniu|ulepszeniem|ulepszeń|ulepszeniom|ulepszeniami|ulepszeniach
stationx-term-tier = poziom bazy
stationx-term-tier-means = Stopień w drzewie bazy: I i III dają o 1 punkt energii więcej, II ocala jednostkę po przegranej bitwie.
stationx-term-tier-forms = poziom bazy|poziomu bazy|poziomowi bazy|poziomem bazy|poziomie bazy|poziomy bazy|poziomów bazy|poziom|poziomu|poziomowi|poziomem|poziomie|poziomy|poziomów
stationx-term-space-jump = Skok kosmiczny
stationx-term-space-jump-means = Ulepszenie: skok w linii prostej przez pustą przestrzeń do najbliższej widocznej sali.
stationx-term-space-jump-forms = Skok kosmiczny|Skoku kosmicznego|Skokowi kosmicznemu|Skokiem kosmicznym|Skoku kosmicznym|Skoki kosmiczne|Skoków kosmicznych
stationx-term-supply-card = karta zaopatrzenia
stationx-term-supply-card-means = To, co dowódca dobiera w magazynie: energia, jednostka albo ulepszenie.
stationx-term-supply-card-forms = karta zaopatrzenia|karty zaopatrzenia|karcie zaopatrzenia|kartę zaopatrzenia|kartą zaopatrzenia|kart zaopatrzenia|kartom zaopatrzenia|kartami zaopatrzenia|kartach zaopatrzenia
stationx-term-conqueror = zdobywca
stationx-term-conqueror-means = Kto kontroluje bazę odpadającego gracza i przejmuje bazy, które ten kontrolował.
stationx-term-conqueror-forms = zdobywca|zdobywcy|zdobywcę|zdobywcą|zdobywców
