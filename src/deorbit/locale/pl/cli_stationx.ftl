# Co terminal mówi o Station-X poza cli.ftl

cli-stationx-path-what = Dokąd? Na przykład: path m13 (twój dowódca), path u7 m13

cli-play-help-stationx =
    WYBIERANIE
      Numer wybiera: najpierw grupę, potem cel, z numerem na planszy.
      0 albo pusta linia cofa. Zamiast numeru można podać pole, na przykład d4.
      Każdą akcję można też wpisać:
        move d4 f5    attack d4 d5    capture d4 e4    jump d4 d9    keep d4
        buy trooper d4    upgrade troops-speed    place 3x1 m10    end

    POLECENIA (wystarczą pierwsze litery)
      why AKCJA       która zasada jej zabrania, na przykład: why move d4 h9
      look POLE       sala w tym miejscu: tlen, kto w niej jest
      path DOKĄD      droga twojego dowódcy i gdzie staje w każdej turze
      path SKĄD DOKĄD droga jednostki z tego pola
      view POLE       przesuwa okno; samo view znów podąża za grą
      board           cała plansza
      hint            co zrobiłby agent zachłanny
      undo            cofa twoją ostatnią decyzję
      log [N]         co się wydarzyło, ostatnie N linii
      news            co się wydarzyło od twojej ostatniej tury
      rules [SŁOWO]   zasady, akapit, na przykład 5.1, albo wszystko o słowie
      save [PLIK]     zapisuje, a gra trwa dalej
      quit            zapisuje i kończy; tak samo Ctrl-C i Ctrl-D
