# What the terminal says about Station-X beyond cli.ftl

cli-stationx-path-what = どこへ行きますか？　例：path m13（自分のコマンダー）、path u7 m13

cli-play-help-stationx =
    選び方
      番号で選びます。まずグループ、次にボード上の番号で対象を選びます。
      0か空行で戻ります。d4のようなマスを番号の代わりに入力できます。
      どのアクションも直接入力できます：
        move d4 f5    attack d4 d5    capture d4 e4    jump d4 d9    keep d4
        buy trooper d4    upgrade troops-speed    place 3x1 m10    end

    コマンド（最初の数文字だけでも使えます）
      why ACTION      どのルールで禁じられているか、例：why move d4 h9
      look CELL       その部屋：酸素、中にいるユニット
      path TO         自分のコマンダーの経路と、各ターンに止まるマス
      path FROM TO    FROMにいるユニットの経路
      view CELL       表示範囲を移動、viewだけならゲームの進行に戻る
      board           ボード全体
      hint            貪欲エージェントならどうするか
      undo            自分の最後の決定を取り消す
      log [N]         これまでの出来事の最後のN行
      news            前のターンからの出来事
      rules [WORD]    ルール、5.1のような項目、または言葉で検索
      save [FILE]     保存して続ける
      quit            保存して終了（Ctrl-CとCtrl-Dも同じ）
