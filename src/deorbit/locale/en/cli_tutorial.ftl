# The tutorial in the terminal

cli-tutorial-go-on = [Enter goes on]
cli-tutorial-lindsey = { $title } - Lindsey
cli-tutorial-you = { $title } - your turn
cli-tutorial-limits = Lindsey asks you for a favour
cli-tutorial-goals = What to do
cli-tutorial-no-goals = There is nothing particular to do in this chapter: play to win.
cli-tutorial-optional = { $goal } (optional)
cli-tutorial-ticked = ✓ { $goal }
cli-tutorial-does = Lindsey: { $what }
cli-tutorial-left-out = Left out: { $what }. { $why }
cli-tutorial-people = { $people } people cannot play the tutorial at one screen: 1 to { $most } can.
cli-tutorial-none = "{ $file }" is no tutorial. Continue it with: deorbit play --load "{ $file }"
cli-tutorial-help =
    In the tutorial also:
      goals     what to do in this Minute, what is done, and what to leave to Lindsey
      chapter   read the chapter once more
      again     play the chapter again from its beginning
      skip      on to the next chapter; agents decide for you until then
