# Lessons in the terminal

cli-pack-sort-lessons = Lessons

cli-lesson-list = { $game }: lessons
cli-lesson-none = { $game }: there are no lessons here.
cli-lesson-begin = Begin with the first one:
cli-lesson-unknown = { $game } has no lesson "{ $lesson }". There are: { $known }. "deorbit lesson { $game }" tells more.
cli-lesson-aside = help  tip  again  quit
cli-lesson-how = Play as in a game. Also: tip, goals, story, again, next, undo, help, quit.
cli-lesson-again = From the beginning.
cli-lesson-astray = undo takes the last decision back, again begins anew, tip helps.
cli-lesson-rules = Read more: rules { $rules }
cli-lesson-done = Done! Enter: the next lesson. again: once more. rules: what is behind it. q: leave.
cli-lesson-done-last = Done, and that was the last one. Enter: leave. again: once more. rules: what is behind it.
cli-lesson-failed = Enter: try again. next: the next lesson. rules: what is behind it. q: leave.
cli-lesson-help =
    CHOOSING
      A number chooses, first a group, then what belongs to it.
      0 or an empty line goes back. Any action can also be typed.

    IN A LESSON (the first letters are enough)
      tip             a hint that leaves something to you
      goals           what is reached and what is missing
      story           what it is about, once more
      again           begin this lesson again
      next            go to the next lesson

    COMMANDS
      why ACTION      which rule forbids it
      look NAME       what is there
      board           the whole board
      undo            take your last decision back
      log [N]         what happened
      rules [WORD]    the rules, a paragraph, or all about a word
      quit            leave; a lesson is not saved
