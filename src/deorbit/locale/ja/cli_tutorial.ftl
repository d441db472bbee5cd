# The tutorial in the terminal

cli-tutorial-go-on = [Enterで続き]
cli-tutorial-lindsey = { $title } - リンジー
cli-tutorial-you = { $title } - あなたのターン
cli-tutorial-limits = リンジーからのお願い
cli-tutorial-goals = すること
cli-tutorial-no-goals = この章に決まった課題はありません。勝ちをめざしましょう。
cli-tutorial-optional = { $goal }（任意）
cli-tutorial-ticked = ✓ { $goal }
cli-tutorial-does = リンジー：{ $what }
cli-tutorial-left-out = 省略：{ $what }。{ $why }
cli-tutorial-people = 1つの画面で{ $people }人ではチュートリアルを遊べません。1～{ $most }人で遊べます。
cli-tutorial-none = 「{ $file }」はチュートリアルではありません。続けるには：deorbit play --load "{ $file }"
cli-tutorial-help =
    チュートリアルで使えるコマンド：
      goals     このミニッツにすること、済んだこと、リンジーに任せること
      chapter   章をもう一度読む
      again     章を最初からやり直す
      skip      次の章へ進む（それまではエージェントが代わりに決める）
