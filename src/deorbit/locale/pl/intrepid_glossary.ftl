# Intrepid: pojęcia i co znaczą. `-forms` to wszystkie formy, w jakich pojęcie występuje w tekstach
# tego języka, rozdzielone znakiem |; mała pierwsza litera zastępuje też wielką.

# Stacja

intrepid-term-resource = zasób
intrepid-term-resource-means = Energia, Tlen, Klimat lub Żywność. Jeśli któryś spadnie poniżej zera, przegrywacie wszyscy.
intrepid-term-resource-forms = zasób|zasobu|zasobowi|zasobem|zasobie|zasoby|zasobów|zasobom|zasobami|zasobach
intrepid-term-red = poniżej zera
intrepid-term-red-means = Mniej niż 0. Zasób poniżej zera od razu kończy grę.
intrepid-term-red-forms = poniżej zera
intrepid-term-crew = załoga
intrepid-term-crew-means = Kraj w grze, ze swoimi kośćmi, kafelkami, Potencjałem i odznaką. Grając solo, prowadzisz dwie.
intrepid-term-crew-forms = załoga|załogi|załodze|załogę|załogą|załóg|załogom|załogami|załogach
intrepid-term-tile = kafelek
intrepid-term-tile-means = Część stacji. Kości na nim dają zasoby, a wiele kafelków ma zdolność.
intrepid-term-tile-forms = kafelek|kafelka|kafelkowi|kafelkiem|kafelku|kafelki|kafelków|kafelkom|kafelkami|kafelkach
intrepid-term-starter-tile = kafelek startowy
intrepid-term-starter-tile-means = Kafelek, który jest na stacji od początku.
intrepid-term-starter-tile-forms = kafelek startowy|kafelka startowego|kafelkowi startowemu|kafelkiem startowym|kafelku startowym|kafelki startowe|kafelków startowych|kafelkom startowym|kafelkami startowymi|kafelkach startowych
intrepid-term-sector = sektor
intrepid-term-sector-means = Rząd 4 miejsc na kafelki. Jest ich 8.
intrepid-term-sector-forms = sektor|sektora|sektorowi|sektorem|sektorze|sektory|sektorów|sektorom|sektorami|sektorach
intrepid-term-mission = misja
intrepid-term-mission-means = Karta z polami na kości. Gdy wszystkie misje są ukończone, wygrywacie. Każda przyjmuje jedną kość na rundę.
intrepid-term-mission-forms = misja|misji|misję|misją|misje|misjom|misjami|misjach
intrepid-term-habitation = Moduł mieszkalny
intrepid-term-habitation-means = Kości tutaj dają załodze Potencjał.
intrepid-term-habitation-forms = Moduł mieszkalny|Modułu mieszkalnego|Modułowi mieszkalnemu|Modułem mieszkalnym|Module mieszkalnym|Moduły mieszkalne|Modułów mieszkalnych|Modułom mieszkalnym|Modułami mieszkalnymi|Modułach mieszkalnych
intrepid-term-docking = Moduł dokujący
intrepid-term-docking-means = Położona tu kość trafia do innej załogi, o tej samej wartości.
intrepid-term-docking-forms = Moduł dokujący|Modułu dokującego|Modułowi dokującemu|Modułem dokującym|Module dokującym|Moduły dokujące|Modułów dokujących|Modułom dokującym|Modułami dokującymi|Modułach dokujących
intrepid-term-offer-row = rząd oferty
intrepid-term-offer-row-means = Kafelki, które załoga może kupić.
intrepid-term-offer-row-forms = rząd oferty|rzędu oferty|rzędowi oferty|rzędem oferty|rzędzie oferty|rzędy oferty|rzędów oferty|rzędom oferty|rzędami oferty|rzędach oferty
intrepid-term-light = czerwone światło
intrepid-term-light-means = Światło właściciela kafelka. Niektóre katastrofy dotykają tylko załóg jednego koloru.
intrepid-term-light-forms = czerwone światło|czerwonego światła|czerwonemu światłu|czerwonym światłem|czerwonym świetle|czerwone światła|niebieskie światło|niebieskiego światła|niebieskiemu światłu|niebieskim światłem|niebieskim świetle|niebieskie światła

# Kości

intrepid-term-pool = pula
intrepid-term-pool-means = Kości po rzucie, których jeszcze nie położono.
intrepid-term-pool-forms = pula|puli|pulę|pulą|pule|pul|pulach
intrepid-term-supply = zapas
intrepid-term-supply-means = To, co nie jest w użyciu: kości załogi albo żetony. Stąd biorą się nowe.
intrepid-term-supply-forms = zapas|zapasu|zapasowi|zapasem|zapasie|zapasów|zapasach
intrepid-term-storage = magazyn
intrepid-term-storage-means = Tu leżą nieparzyste kości Kanady. Nie można ich położyć, dopóki jakiś kafelek ich stąd nie weźmie.
intrepid-term-storage-forms = magazyn|magazynu|magazynowi|magazynem|magazynie
intrepid-term-converter = Konwerter
intrepid-term-converter-means = Żeton Kanady: podnosi jedną kość o 1, a inną obniża o 1, zanim nieparzyste kości trafią do magazynu.
intrepid-term-converter-forms = Konwerter|Konwertera|Konwerterowi|Konwerterem|Konwerterze|Konwertery|Konwerterów|Konwerterom|Konwerterami|Konwerterach
intrepid-term-dice-track = tor kości
intrepid-term-dice-track-means = Jego znacznik pokazuje, iloma kośćmi rzuca załoga.
intrepid-term-dice-track-forms = tor kości|toru kości|torowi kości|torem kości|torze kości|tory kości|torów kości|torach kości
intrepid-term-wrap = po 6 następuje 1
intrepid-term-wrap-means = Wartości kości tworzą koło: o jeden więcej niż 6 to 1, o jeden mniej niż 1 to 6.
intrepid-term-wrap-forms = po 6 następuje 1
intrepid-term-front = z przodu
intrepid-term-front-means = U Japonii liczy się też bok kości, który jest z przodu, a nie tylko to, co na górze.
intrepid-term-front-forms = z przodu
intrepid-term-tilt = przechylenie
intrepid-term-tilt-means = Przetocz kość Japonii o jeden bok: w górę, w dół, w lewo albo w prawo.
intrepid-term-tilt-forms = przechylenie|przechylenia|przechyleniu|przechyleniem|przechyl|przechylić|przechyla|przechyli|przechylony|przechylona|przechylone|przechylonego|przechylonej|przechylonemu|przechylonym|przechylonych|przechylonymi|przechyloną
intrepid-term-wish = życzenie
intrepid-term-wish-means = Powiedz otwarcie, jaką wartość chcesz dostać. Nikogo to nie wiąże.
intrepid-term-wish-forms = życzenie|życzenia|życzeniu|życzeniem|życzeń|życzeniom|życzeniami|życzeniach
intrepid-term-toxic = toksyczny
intrepid-term-toxic-means = Położenie kości o toksycznej wartości kosztuje inną kość z twojej puli, chyba że kładziesz ją na Module dokującym.
intrepid-term-toxic-forms = toksyczny|toksyczna|toksyczne|toksyczni|toksycznego|toksycznej|toksycznemu|toksycznym|toksycznych|toksycznymi|toksyczną
intrepid-term-aid = karta pomocy
intrepid-term-aid-means = Tu leżą kości odrzucone za toksyczne. Niektóre karty je liczą.
intrepid-term-aid-forms = karta pomocy|karty pomocy|karcie pomocy|kartę pomocy|kartą pomocy|kart pomocy|kartom pomocy|kartami pomocy|kartach pomocy|karta pomocy Toksycznego wycieku|karty pomocy Toksycznego wycieku|karcie pomocy Toksycznego wycieku|kartę pomocy Toksycznego wycieku|kartą pomocy Toksycznego wycieku|kart pomocy Toksycznego wycieku|kartom pomocy Toksycznego wycieku|kartami pomocy Toksycznego wycieku|kartach pomocy Toksycznego wycieku

# Runda

intrepid-term-commander = dowódca
intrepid-term-commander-means = Gracz, który ogłasza wybór tam, gdzie wybierają wszyscy razem. Zmienia się co rundę.
intrepid-term-commander-forms = dowódca|dowódcy|dowódcę|dowódcą|dowódców|dowódcom|dowódcami|dowódcach
intrepid-term-consumption = zużycie
intrepid-term-consumption-means = Ile każdego zasobu ubywa w fazie 4. Rośnie z rundami.
intrepid-term-consumption-forms = zużycie|zużycia|zużyciu|zużyciem|zużywa|zużywają|zużyje|zużyją
intrepid-term-disaster = katastrofa
intrepid-term-disaster-means = W każdej rundzie odkrywa się jedną kartę i wykonuje linia po linii.
intrepid-term-disaster-forms = katastrofa|katastrofy|katastrofie|katastrofę|katastrofą|katastrof|katastrofom|katastrofami|katastrofach|karta katastrofy|karty katastrofy|karcie katastrofy|kartę katastrofy|kartą katastrofy|kart katastrofy|kartom katastrofy|kartami katastrofy|kartach katastrofy|karty katastrof|kart katastrof|kartom katastrof|kartami katastrof|kartach katastrof
intrepid-term-persistent = trwały
intrepid-term-persistent-means = Trwała karta katastrofy zostaje i działa znowu w każdej rundzie, aż jej pola zapełnią się kośćmi.
intrepid-term-persistent-forms = trwały|trwała|trwałe|trwali|trwałego|trwałej|trwałemu|trwałym|trwałych|trwałymi|trwałą
intrepid-term-drain = ubytek
intrepid-term-drain-means = Zasób spada o tę liczbę.
intrepid-term-drain-forms = ubytek|ubytku|ubytkowi|ubytkiem|ubytki|ubytków
intrepid-term-destroyed = zniszczony
intrepid-term-destroyed-means = Poza grą; jego żetony wracają do zapasu.
intrepid-term-destroyed-forms = zniszczony|zniszczona|zniszczone|zniszczeni|zniszczonego|zniszczonej|zniszczonemu|zniszczonym|zniszczonych|zniszczonymi|zniszczoną|zniszczyć|zniszcz|zniszczy|zniszczą|niszczy|niszczą|niszczyć|zniszczenie|zniszczenia|zniszczeniu|zniszczeniem
intrepid-term-capacity = Potencjał
intrepid-term-capacity-means = Za niego kupujesz w fazie 5 kafelki i kości.
intrepid-term-capacity-forms = Potencjał|Potencjału|Potencjałowi|Potencjałem|Potencjale
intrepid-term-badge = odznaka
intrepid-term-badge-means = Specjalna zdolność załogi, raz na rundę w fazie 5.
intrepid-term-badge-forms = odznaka|odznaki|odznace|odznakę|odznaką|odznak|odznakom|odznakami|odznakach|odznaka zawodowa|odznaki zawodowej|odznace zawodowej|odznakę zawodową|odznaką zawodową|odznaki zawodowe|odznak zawodowych|odznakom zawodowym|odznakami zawodowymi|odznakach zawodowych

# Żetony

intrepid-term-negative-token = żeton negatywny
intrepid-term-negative-token-means = Scenariusz, Przeciążenie albo Blokada.
intrepid-term-negative-token-forms = żeton negatywny|żetonu negatywnego|żetonowi negatywnemu|żetonem negatywnym|żetonie negatywnym|żetony negatywne|żetonów negatywnych|żetonom negatywnym|żetonami negatywnymi|żetonach negatywnych
intrepid-term-scenario = żeton Scenariusza
intrepid-term-scenario-means = Zmniejsza o 1 to, co daje kafelek z kośćmi. Kafelek, który miałby dostać czwarty, zostaje zniszczony.
intrepid-term-scenario-forms = żeton Scenariusza|żetonu Scenariusza|żetonowi Scenariusza|żetonem Scenariusza|żetonie Scenariusza|żetony Scenariusza|żetonów Scenariusza|żetonom Scenariusza|żetonami Scenariusza|żetonach Scenariusza|Scenariusz|Scenariusza|Scenariuszowi|Scenariuszem|Scenariuszu|Scenariusze|Scenariuszy
intrepid-term-strain = Przeciążenie
intrepid-term-strain-means = Zmniejsza o 1 to, co stacja zyskuje z zasobu tego kafelka, z kośćmi czy bez nich.
intrepid-term-strain-forms = Przeciążenie|Przeciążenia|Przeciążeniu|Przeciążeniem|Przeciążeń|żeton Przeciążenia|żetonu Przeciążenia|żetonowi Przeciążenia|żetonem Przeciążenia|żetonie Przeciążenia|żetony Przeciążenia|żetonów Przeciążenia|żetonom Przeciążenia|żetonami Przeciążenia|żetonach Przeciążenia
intrepid-term-disable = Blokada
intrepid-term-disable-means = Na kafelku lub module z tym żetonem nie można kłaść kości.
intrepid-term-disable-forms = Blokada|Blokady|Blokadzie|Blokadę|Blokadą|Blokad|żeton Blokady|żetonu Blokady|żetonowi Blokady|żetonem Blokady|żetonie Blokady|żetony Blokady|żetonów Blokady|żetonom Blokady|żetonami Blokady|żetonach Blokady|zablokowany|zablokowana|zablokowane|zablokowanego|zablokowanej|zablokowanemu|zablokowanym|zablokowanych|zablokowanymi|zablokowaną|zablokować|zablokuj|blokuje|blokują
intrepid-term-amplify = Wzmocnienie
intrepid-term-amplify-means = Dobry żeton: wydaj go w fazie 1, by zyskać o 1 więcej jakiegoś zasobu.
intrepid-term-amplify-forms = Wzmocnienie|Wzmocnienia|Wzmocnieniu|Wzmocnieniem|Wzmocnień|żeton Wzmocnienia|żetonu Wzmocnienia|żetonowi Wzmocnienia|żetonem Wzmocnienia|żetonie Wzmocnienia|żetony Wzmocnienia|żetonów Wzmocnienia|żetonom Wzmocnienia|żetonami Wzmocnienia|żetonach Wzmocnienia
intrepid-term-boost = kafelek podwójny
intrepid-term-boost-means = Kafelek, który daje dwa zasoby.
intrepid-term-boost-forms = kafelek podwójny|kafelka podwójnego|kafelkowi podwójnemu|kafelkiem podwójnym|kafelku podwójnym|kafelki podwójne|kafelków podwójnych|kafelkom podwójnym|kafelkami podwójnymi|kafelkach podwójnych
