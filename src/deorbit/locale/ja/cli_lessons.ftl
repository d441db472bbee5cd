# Lessons in the terminal

cli-pack-sort-lessons = レッスン

cli-lesson-list = { $game }：レッスン
cli-lesson-none = { $game }：ここにレッスンはありません。
cli-lesson-begin = 最初のレッスンから始めましょう：
cli-lesson-unknown = { $game }に「{ $lesson }」というレッスンはありません。選べるレッスン：{ $known }。詳しくは「deorbit lesson { $game }」で見られます。
cli-lesson-aside = help  tip  again  quit
cli-lesson-how = ゲームと同じように進めます。使えるコマンド：tip、goals、story、again、next、undo、help、quit。
cli-lesson-again = 最初からやり直します。
cli-lesson-astray = undoで最後の決定を取り消し、againで最初からやり直せます。tipでヒントを見られます。
cli-lesson-rules = 詳しくは：rules { $rules }
cli-lesson-done = できました！　Enter：次のレッスン。again：もう一度。rules：関係するルール。q：終了。
cli-lesson-done-last = できました！　これが最後のレッスンです。Enter：終了。again：もう一度。rules：関係するルール。
cli-lesson-failed = Enter：やり直す。next：次のレッスン。rules：関係するルール。q：終了。
cli-lesson-help =
    選び方
      番号で選びます。まずグループ、次にその中の対象を選びます。
      0か空行で戻ります。どのアクションも直接入力できます。

    レッスンのコマンド（最初の数文字だけでも使えます）
      tip             答えは教えないヒント
      goals           達成した目標と残りの目標
      story           状況の説明をもう一度
      again           このレッスンを最初からやり直す
      next            次のレッスンへ進む

    コマンド
      why ACTION      どのルールで禁じられているか
      look NAME       そこに何があるか
      board           ボード全体
      undo            自分の最後の決定を取り消す
      log [N]         これまでの出来事
      rules [WORD]    ルール、項目、または言葉で検索
      quit            終了（レッスンは保存されません）
