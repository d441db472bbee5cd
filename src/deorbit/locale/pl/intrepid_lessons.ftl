# Lekcje gry Intrepid

intrepid-lesson-danger = Dwa tory tuż nad zerem
intrepid-lesson-danger-story =
    Runda 3, a stacja jest głodna: zanim ta runda się skończy, zużyje część wszystkich czterech zasobów. Energia i Żywność stoją prawie na szczycie. **Tlen ma 1, Klimat 2**, a żeton Przeciążenia na twoim radiatorze jeszcze ciągnie Klimat w dół.

    Rzucasz za Rosję, której kafelki dają więcej za wyższe wartości: 1, 2, 5 i 6. Połóż dwie najlepsze kości tam, gdzie utrzymają stację przy życiu.
intrepid-lesson-danger-tip = Zanim spojrzysz na kości, spójrz na prognozę każdego toru. Który z twoich kafelków zasila Tlen, a który Klimat?
intrepid-lesson-danger-goal-oxygen = Kość 5 lub 6 leży na Świecach tlenowych Wika
intrepid-lesson-danger-goal-climate = Kość 5 lub 6 leży na Radiatorze pętlowym
intrepid-lesson-danger-fault-full = Ten tor jest prawie pełny, a co wyrasta ponad jego szczyt, przepada. Dobrej kości brakuje teraz gdzie indziej. Spróbuj jeszcze raz i poszukaj najniższych torów.
intrepid-lesson-danger-fault-later = Potencjał i misje są na jutro, a jutra nie będzie, jeśli któryś tor spadnie poniżej zera. Spróbuj jeszcze raz i zacznij od torów.
intrepid-lesson-danger-fault-passed = Miły podarunek, ale ta kość jest potrzebna tobie: dwa tory są tuż nad zerem. Spróbuj jeszcze raz i zatrzymaj ją.
intrepid-lesson-danger-fault-low = Świece mają jedno pole, a niska kość zajmuje je za marny zysk. Rosja żyje z wysokich kości. Spróbuj jeszcze raz z lepszą kością na Tlen.
intrepid-lesson-danger-fault-both = Klimat ma teraz obie twoje dobre kości, a Tlen żadnej. Spróbuj jeszcze raz: po jednej dla każdego.
intrepid-lesson-danger-fault-done = Gotowe, ale zagrożony tor nie ma jeszcze dobrej kości. Dopóki ktoś inny działa, możesz to cofnąć.
intrepid-lesson-danger-learned = Najpierw czytaj tory: ile jest, ile zabiera Przeciążenie, ile zużyje runda. Jeden zasób poniżej zera kończy grę dla wszystkich, więc najlepsze kości należą się najniższym torom.

intrepid-lesson-twins = Dwie misje, jedna czwórka
intrepid-lesson-twins-story =
    Zostały dwie misje i w każdej brakuje jednego pola. Hodowla kryształów potrzebuje liczby, która następuje po jej 3, a Naprawa zrobotyzowana też 4. Tory są bezpieczne.

    Grasz Stanami Zjednoczonymi i masz 3 oraz **tylko jedną kość 4**. Ukończ obie misje w tej rundzie.
intrepid-lesson-twins-tip = Misja przyjmuje jedną kość na rundę, ale misje są dwie. Który kafelek daje nową kość, bliską tej, którą kładziesz?
intrepid-lesson-twins-goal-growth = Hodowla kryształów jest ukończona
intrepid-lesson-twins-goal-repair = Naprawa zrobotyzowana jest ukończona
intrepid-lesson-twins-fault-spent = To była twoja 4 i nic już nie zrobi z niej dwóch. Spróbuj jeszcze raz i zatrzymaj ją dla misji.
intrepid-lesson-twins-fault-other = Osłona dawała wybór: o jeden wyżej albo o jeden niżej niż twoja 3. Niżej to zły kierunek. Spróbuj jeszcze raz.
intrepid-lesson-twins-fault-three = 3 była jedyną kością, która mogła dać drugą 4, a tutaj nie daje nowej kości. Spróbuj jeszcze raz na innym kafelku.
intrepid-lesson-twins-fault-passed = Kość jest teraz u przyjaciół, a oni nie mają jak odesłać jej zmienionej. Spróbuj jeszcze raz: to da się zrobić własnymi kafelkami.
intrepid-lesson-twins-fault-done = Gotowe, ale jakaś misja wciąż czeka na ostatnią kość. Dopóki ktoś inny działa, możesz to cofnąć.
intrepid-lesson-twins-learned = Zwycięstwo dają misje: gdy wszystkie są ukończone i żaden tor nie jest poniżej zera, wygrywacie wszyscy. Gdy misji brakuje liczby, kafelek, który daje nową kość, jest wart więcej niż jego zasób.

intrepid-lesson-docking = Piątka dla przyjaciela
intrepid-lesson-docking-story =
    Energia ma 1. Twoje Skrzydła słoneczne są zablokowane, ale Stany Zjednoczone mają wielki panel słoneczny, który potrzebuje **dwóch równych kości**. Mają 5 i głośno proszą o drugą.

    Grasz Rosją i masz 1, 5 i 6. Przekaż właściwą kość właściwej załodze i uratuj Tlen tym, co ci zostanie.
intrepid-lesson-docking-tip = Twój Moduł dokujący przyjmuje jedną kość na rundę, a ty wskazujesz odbiorcę. Czego im brakuje, a czego najbardziej potrzebujesz ty?
intrepid-lesson-docking-goal-pass = Stany Zjednoczone dostają od ciebie 5
intrepid-lesson-docking-goal-oxygen = Twoja 6 leży na Świecach tlenowych Wika
intrepid-lesson-docking-fault-kept = Dobre miejsce dla 5, ale bez niej przyjaciele mają pół pary, a pół pary nic nie daje. Spróbuj jeszcze raz i przekaż ją.
intrepid-lesson-docking-fault-receiver = Japonia cieszy się z kości, ale o nią nie prosiła, a twój Moduł dokujący jest w tej rundzie pełny. Spróbuj jeszcze raz i sprawdź, kto miał jakie życzenie.
intrepid-lesson-docking-fault-value = Ta kość z niczym, czego im trzeba, nie tworzy pary, a twój Moduł dokujący jest w tej rundzie pełny. Życzeniem była 5. Spróbuj jeszcze raz.
intrepid-lesson-docking-fault-six = Tlen stoi na 2, a twoja najlepsza kość jest zajęta czym innym. Spróbuj jeszcze raz i daj ją świecom.
intrepid-lesson-docking-fault-low = Świece mają jedno pole, a teraz leży tam 1. Spróbuj jeszcze raz z najlepszą kością na Tlen.
intrepid-lesson-docking-fault-done = Gotowe, ale za wcześnie: ktoś wciąż czeka na kość albo czeka na nią Tlen. Dopóki inni działają, możesz to cofnąć.
intrepid-lesson-docking-learned = Przekazana kość sama nie podróżuje: odbiorca bierze kość o tej samej wartości z własnego zapasu, a twoja zostaje na miejscu do końca rundy. Mów, czego potrzebujesz, i słuchaj, czego potrzebują inni.

intrepid-lesson-converter = Nieparzyste kości, parzyste ręce
intrepid-lesson-converter-story =
    Grasz Kanadą, a w rzucie masz 1, 2, 3, 5 i 5. Nieparzyste kości trafiają do magazynu, gdzie nikt nie może ich położyć, więc na razie zostałaby ci tylko 2. **Jeden Konwerter jest gotowy**: podnosi jedną kość o 1, a inną obniża o 1.

    Na pracę czekają cztery kafelki. Składana mata słoneczna i Szafki z żywnością przyjmują parzyste kości, Płyta chłodząca i Kolby z algami nieparzyste. Uruchom wszystkie cztery.
intrepid-lesson-converter-tip = Konwerter zmienia dwie kości naraz. A Szafki z żywnością otwierają magazyn: ile kości wolno stamtąd wziąć, czyli ile powinno w nim zostać?
intrepid-lesson-converter-goal-power = Kość leży na Składanej macie słonecznej
intrepid-lesson-converter-goal-nutrition = Kość leży na Szafkach z żywnością
intrepid-lesson-converter-goal-climate = Kość leży na Płycie chłodzącej
intrepid-lesson-converter-goal-flasks = Kość leży na Kolbach z algami
intrepid-lesson-converter-fault-unused = Cztery kości trafiły do magazynu i masz tylko jedną: za mało parzystych na dwa kafelki. Spróbuj jeszcze raz i niech Konwerter zmieni dwie nieparzyste kości w parzyste.
intrepid-lesson-converter-fault-left = Jedna kość wzięta, druga została. Szafki z żywnością pozwalają wziąć dwie, a oba nieparzyste kafelki potrzebują po jednej. Spróbuj jeszcze raz.
intrepid-lesson-converter-fault-passed = Szafki z żywnością pozwalały wziąć kości z magazynu. Bez nich nieparzyste kafelki zostają puste. Spróbuj jeszcze raz i weź dwie.
intrepid-lesson-converter-fault-empty = Nie masz już kości, a kafelki wciąż czekają. Tego, co leży w magazynie, nie można położyć. Spróbuj jeszcze raz: wcześnie otwórz magazyn parzystą kością na Szafkach z żywnością.
intrepid-lesson-converter-fault-done = Gotowe, ale są kafelki bez kości. Dopóki ktoś inny działa, możesz to cofnąć.
intrepid-lesson-converter-learned = Użyj Konwertera na dwóch nieparzystych kościach, a zyskasz dwie parzyste. Magazyn nie jest stratą, dopóki jakiś kafelek może go otworzyć: nieparzyste kości też się przydają.

intrepid-lesson-front = Bok, który na ciebie patrzy
intrepid-lesson-front-story =
    Grasz Japonią. Tlenu i Żywności jest mało, a oba kafelki, które pomagają, Elektrolizer wody i Frachtowiec Kounotori, upierają się przy **3**. Nie masz żadnej: na górze leżą 1, 2 i 5.

    Ale kości mają boki. `1/3` to 1 z 3 z przodu. Zrób z tego, co masz, dwie kości 3 i połóż obie.
intrepid-lesson-front-tip = Przechylenie w górę przenosi przód na górę, przechylenie w dół wynosi na górę bok z tyłu; przód i tył dają razem 7. Jeden kafelek obraca kość z twojej puli, inny robi kopię przechyloną w górę. Która kość najlepiej pasuje do czego, a którą możesz oddać?
intrepid-lesson-front-goal-oxygen = 3 leży na Elektrolizerze wody
intrepid-lesson-front-goal-nutrition = 3 leży na Frachtowcu Kounotori
intrepid-lesson-front-fault-panel = Panel rurek cieplnych obraca inną kość, więc ta, którą tam kładziesz, przepada taka, jaka jest. Tej potrzebujesz na 3. Spróbuj jeszcze raz i zapłać kością, z której 3 nie będzie.
intrepid-lesson-front-fault-copy = Kopia została przechylona w górę, a z przodu tej kości nie było 3. Spróbuj jeszcze raz z kością, która ma 3 z przodu.
intrepid-lesson-front-fault-turned = Ta kość stałaby się 3 sama, jako kopia w Zaawansowanym habitacie planetarnym. Panel jest potrzebny tej drugiej. Spróbuj jeszcze raz.
intrepid-lesson-front-fault-up = Przechylenie w górę wyniosło na wierzch 4. 3 jest po przeciwnej stronie, z tyłu. Spróbuj jeszcze raz w drugą stronę.
intrepid-lesson-front-fault-away = Trzy kości to akurat dość na dwie 3, a jedna z nich poszła na co innego. Spróbuj jeszcze raz.
intrepid-lesson-front-fault-done = Gotowe, ale jakiś kafelek wciąż czeka na swoją 3. Dopóki ktoś inny działa, możesz to cofnąć.
intrepid-lesson-front-learned = Zanim położysz kość Japonii, spójrz na jej przód i pomyśl o tyle: w tym rzucie kryły się dwie 3. Niech za obrót dobrej kości zapłaci bezużyteczna.

intrepid-lesson-toxic = Zły posmak
intrepid-lesson-toxic-story =
    Mamy wyciek, a karta Metaliczny posmak czyni każdą **4 toksyczną**: kto ją kładzie, odrzuca inną kość. Grasz Stanami Zjednoczonymi, masz 2, 2, 4 i 6, i bez żadnej z nich się nie obejdziesz.

    Panel słoneczny potrzebuje pary, Zespół wytwarzania tlenu dowolnej kości, a misja Powrót próbek ostatniej 5. Zrób wszystkie trzy rzeczy.
intrepid-lesson-toxic-tip = O tym, czy kość jest toksyczna, decyduje sama wartość. Który z twoich kafelków zmienia 4, dopóki jest jeszcze w puli?
intrepid-lesson-toxic-goal-power = Rozwijany panel słoneczny ma swoją parę
intrepid-lesson-toxic-goal-oxygen = Kość leży na Zespole wytwarzania tlenu
intrepid-lesson-toxic-goal-mission = Powrót próbek jest ukończony
intrepid-lesson-toxic-fault-paid = 4 jest toksyczna, więc położenie jej kosztuje inną kość z puli. Dziś to o jedną za dużo. Spróbuj jeszcze raz i zajmij się 4, zanim ją położysz.
intrepid-lesson-toxic-fault-docked = Przekazanie toksycznej kości nic nie kosztuje i często to najlepsze wyjście. Ale teraz masz za mało kości na własne plany. Spróbuj jeszcze raz i zatrzymaj wszystkie cztery.
intrepid-lesson-toxic-fault-lower = 3 nie jest toksyczna, brawo. Ale misji brakuje 5. Spróbuj jeszcze raz w drugą stronę.
intrepid-lesson-toxic-fault-pair = To rozbija twoją parę 2, a pół pary na panelu nic nie daje. Spróbuj jeszcze raz z inną kością.
intrepid-lesson-toxic-fault-unchanged = Zespół wytwarzania tlenu mógł zmienić twoją 4, a robi to tylko w chwili, gdy kładziesz na nim kość. Spróbuj jeszcze raz i skorzystaj z okazji.
intrepid-lesson-toxic-fault-done = Gotowe, ale coś z planu jest jeszcze do zrobienia. Dopóki ktoś inny działa, możesz to cofnąć.
intrepid-lesson-toxic-learned = Trująca jest tylko wartość. Zmień ją, a kość jest czysta; połóż, a zapłacisz inną kością; przekaż, a nie zapłacisz nic.

intrepid-lesson-repairs = Po meteorach
intrepid-lesson-repairs-story =
    Deszcz na razie minął i czas wydać Potencjał. Na twoich Skrzydłach słonecznych Zwiezdy leżą **trzy żetony Scenariusza**: jeszcze jedno trafienie i po nich. Na Elektrolizerze wody Japonii leżą dwa i żeton Blokady, a Japonia nie ma ani odrobiny Potencjału.

    Prowadzisz Rosję, masz 2 punkty Potencjału i odznakę **Specjalista ładunku**. Uratuj skrzydła i uwolnij kafelek Japonii.
intrepid-lesson-repairs-tip = Potencjał naprawia tylko własne kafelki. Co może twoja odznaka, czego nie może Potencjał, i komu powinna pomóc?
intrepid-lesson-repairs-goal-wings = Na Skrzydłach słonecznych Zwiezdy leżą najwyżej dwa żetony Scenariusza
intrepid-lesson-repairs-goal-electrolyzer = Na Elektrolizerze wody nie ma żetonów negatywnych
intrepid-lesson-repairs-fault-own = Odznaka działa raz na rundę, a poszła na kafelek, który dało się naprawić Potencjałem. Japonia nie ma innej pomocy. Spróbuj jeszcze raz.
intrepid-lesson-repairs-fault-die = Dodatkowa kość się przyda, ale na skrzydła nic już nie zostało, a następne trafienie je zniszczy. Spróbuj jeszcze raz i najpierw napraw.
intrepid-lesson-repairs-fault-spent = Potencjał jest wydany, a na skrzydłach nadal leżą trzy żetony. Inne uszkodzenia mogą poczekać: następne trafienie zabiera tylko kafelek z trzema. Spróbuj jeszcze raz.
intrepid-lesson-repairs-fault-done = Gotowe, ale jeden z dwóch kafelków nadal cię potrzebuje. Dopóki ktoś inny działa, możesz to cofnąć.
intrepid-lesson-repairs-learned = Naprawiaj to, co zniszczyłoby czwarte trafienie. Specjalista ładunku przenosi naraz wszystkie żetony z dowolnego kafelka, czyjkolwiek jest, na twój, który nie ma żadnych: wybierz taki, bez którego się obejdziesz.
