# Co terminal mówi o Intrepid poza cli.ftl

cli-intrepid-slot = miejsce { $slot }
cli-intrepid-short-russia = Rosja
cli-intrepid-short-japan = Japonia
cli-intrepid-short-canada = Kanada
cli-intrepid-short-united-states = Stany Zj.
cli-intrepid-need-any = dowolna
cli-intrepid-need-odd = nieparz.
cli-intrepid-need-even = parz.
cli-intrepid-no-dice = bez kości
cli-intrepid-fresh = rzut
cli-intrepid-storage = magazyn

# Panel

cli-intrepid-track-now = stan
cli-intrepid-track-made = +
cli-intrepid-track-used = -
cli-intrepid-track-left = po
cli-intrepid-toxic = toksyczne: { $values }, pomoc: { $aid }
cli-intrepid-habitation = Mieszk.
cli-intrepid-docking = Dokujący
cli-intrepid-wish = życzenie: { $value }
cli-intrepid-legend =
    ¤ Potencjał  □ kości/rundę
    ↑ Wzmocnienie  ⇅ Konwerter
    ¹²³ trafienia  ✗ Blokada
    ~ Przeciążenie  ! toks.
    = równe  ≠ różne  +1 wyżej

# Wybory

cli-intrepid-place = połóż { $die } ({ $count } { $count ->
    [one] możliwość
    [few] możliwości
    [many] możliwości
   *[other] możliwości
})…
cli-intrepid-dock = przekaż kość
cli-intrepid-dock-to = { $die } → { $who }
cli-intrepid-ask = poproś o kość
cli-intrepid-amplify = wzmocnij zasób
cli-intrepid-buy = { $tile } za { $price }: { $needs }, { $gives }…
cli-intrepid-gives-each = po { $number }
cli-intrepid-gives-all = { $number } po zapełnieniu
cli-intrepid-die = jedna kość więcej na rundę ({ $now } → { $then }) za { $price }
cli-intrepid-mend = zdejmij żeton
cli-intrepid-mend-one = { $token }, { $tile }: zdejmij za { $price }
cli-intrepid-shoulder = odznaka: przenieś żetony na swój kafelek
cli-intrepid-strain = odznaka: tu Przeciążenie, tam Wzmocnienie
cli-intrepid-scrap = odznaka: oddaj kafelek z oferty za Potencjał
cli-intrepid-treat = odznaka: kość do zachowania na następną rundę
cli-intrepid-turn-one = obróć kość { $die }
cli-intrepid-convert-one = kość { $die } w górę
cli-intrepid-adjust-one = zmień kość { $die }

# Oglądanie

cli-intrepid-unknown = Nic tu nie nazywa się „{ $word }”. Obejrzyj kafelek, kartę, kraj, odznakę, żeton, zasób albo miejsce, na przykład 3-2.
cli-intrepid-look-tile = { $tile }: kafelek { $tier ->
    [0] startowy
   *[other] poziomu { $tier }
} { $country ->
    [any] dla wszystkich krajów
   *[other] { FORM($country, case: "gen") }
}, { $price ->
        [one] { $price } punkt Potencjału
        [few] { $price } punkty Potencjału
        [many] { $price } punktów Potencjału
       *[other] { $price } punktów Potencjału
    }
cli-intrepid-look-needs = Przyjmuje: { $needs }
cli-intrepid-look-all = { $resource }: { $number } po zapełnieniu wszystkich pól
cli-intrepid-look-each = { $resource }: { $number } za każdą kość
cli-intrepid-look-each-named = Wskazany zasób: { $number } za każdą kość
cli-intrepid-look-values = { $resource } według wartości kości: { $values }
cli-intrepid-look-offered = W rzędzie oferty: { $who }.
cli-intrepid-look-stack = Jeszcze nie w grze.
cli-intrepid-look-gone = Poza grą.
cli-intrepid-look-at = Miejsce { $at }, { $who }. Kości: { $dice }
cli-intrepid-look-token = Żetony ({ $token }): { $count }
cli-intrepid-look-gives = Daje teraz: { $resource } { $number } (kości { $dice }, żetony zabierają { $off }).
cli-intrepid-look-mission = { $place }: misja poziomu { $tier }
cli-intrepid-look-disaster = { $place }: karta katastrofy
cli-intrepid-look-filled = Dotąd: { $marks }
cli-intrepid-look-not-dealt = Nie ma jej w tej grze.
cli-intrepid-look-country = { $country }: złożoność { $complexity }, kości łącznie: { $dice }
cli-intrepid-look-crew = { $who }, { $light } światło, { $badge }{ $used ->
    [yes] {" "}(w tej rundzie już użyta)
   *[no] {""}
}
cli-intrepid-look-dice = Pula: { $pool }. Rzut na rundę: { $track }, w zapasie: { $supply }{ $price ->
    [-1] {""}
   *[other] , kolejna kość kosztuje { $price }
}.
cli-intrepid-look-modules = Moduł mieszkalny: { $habitation }. Moduł dokujący: { $docking }{ $disabled ->
    [yes] {" "}(zablokowany)
   *[no] {""}
}.
cli-intrepid-look-capacity = Potencjał: { $capacity }, po obliczeniu wyników { $after }.
cli-intrepid-look-fresh = Właśnie rzucone: { $dice }
cli-intrepid-look-storage = W magazynie: { $dice }
cli-intrepid-look-converters = Gotowe Konwertery: { $count }
cli-intrepid-look-amplify = Żetony Wzmocnienia: { $count }
cli-intrepid-look-wish = Życzenie: kość { $count }.
cli-intrepid-look-kept = Kość zachowana na następną rundę: { $die }.
cli-intrepid-look-offer = Oferta: { $tiles }
cli-intrepid-look-holder = Kto ją ma: { $who }.
cli-intrepid-look-bank = Pozostało w zapasie: { $count }
cli-intrepid-look-track = Teraz { $now } z { $most }; kości dają { $gained }, karty zabierają { $drained }, runda zużywa { $consumed }: zostaje { $after }.
cli-intrepid-look-other-disaster = Nie ma jej w tej grze.
cli-intrepid-look-deck = Karty, które mogą nadejść: { $deck }. Dotąd dobrane: { $drawn }.
cli-intrepid-look-toxic = Teraz toksyczne: { $values }. Kości na karcie pomocy: { $aid }.
cli-intrepid-look-free = Miejsce { $slot } jest wolne.
cli-intrepid-offers-of = { $who }, do zbudowania:

# Słowami tej gry

cli-choose-number-intrepid = Wpisz numer ze stacji albo miejsce, na przykład 3-2.
cli-unseen-many-intrepid = Niewidoczne miejsca: { $count }. view 7-1 przesuwa okno.
cli-why-what-intrepid = Zapytaj o akcję, na przykład: why place 5 habitation
cli-look-where-intrepid = Co obejrzeć? Na przykład: look electrolysis, look 3-2, look japan, look oxygen
cli-won-nobody-intrepid = Stacja jest stracona.
cli-won-intrepid = Wygrywasz.
cli-won-together-intrepid = Wygrywacie razem: { $winners }.
cli-play-help-intrepid =
    WYBIERANIE
      Numer wybiera: najpierw kość, potem jej miejsce. 0 albo pusta linia cofa.
      Każdą akcję można też wpisać; swój kraj można pominąć:
        place 5 electrolysis    place 4/6 habitation    dock 3 canada    ask 6
        buy lada-greenhouse 3-2    die    mend electrolysis-chamber strain    done
      Kość Japonii zapisuje się góra/przód: 4/6 to 4 na górze i 6 z przodu.

    STACJA
      Wiersze to sektory, kolumny to miejsca: 3-2 to drugie w sektorze 3. Kafelek ma
      znak kraju, zasób (P Energia, O Tlen, C Klimat, N Żywność, ¤ Potencjał), kości
      lub kropki (wolne pola) i żetony: ¹²³ trafienia, ~ Przeciążenie, ✗ Blokada.
      Z boku każdy zasób: stan teraz, co dają kości, co zużywa runda, co zostaje.

    POLECENIA (wystarczą pierwsze litery)
      hint            najlepsze znalezione położenie kości i co daje
      look NAZWA      kafelek, karta, kraj, odznaka, żeton, zasób, miejsce (3-2)
      crews           jak stoją wszystkie załogi
      missions        czego wymagają misje i trwałe karty
      offers          co może zbudować każda załoga, najpierw twoja
      disaster        co zostało dobrane i co działa
      as KRAJ         przy jednym ekranie: tura innego kraju, także by cofnąć done
      why AKCJA       która zasada jej zabrania, np. why place 5 habitation
      undo            cofa twoją ostatnią decyzję
      log [N]         co się wydarzyło, ostatnie N linii
      news            co się wydarzyło od twojej ostatniej tury
      rules [SŁOWO]   zasady, akapit, na przykład 5.1, albo wszystko o słowie
      view MIEJSCE    przesuwa okno; samo view znów podąża za grą
      save [PLIK]     zapisuje, a gra trwa dalej
      quit            zapisuje i kończy; tak samo Ctrl-C i Ctrl-D
