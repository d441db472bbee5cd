# Learning: the page with the tutorial and the lessons, and the panel beside the board

web-learn = Learn
web-learn-new-here = New here?
web-learn-begin = Start with the tutorial
web-closed-lesson = You left this try for another one.

# The page

web-learn-title = Learn to play
web-learn-lead = Take the tutorial if you have an hour, or a lesson if you have five minutes. You play on the real board by the real rules; nothing you do here can go wrong for good.
web-learn-tutorial = The tutorial: a game with Lindsey
web-learn-tutorial-text = Lindsey plays with open cards and says what she thinks before she moves. Minute by minute you hear what is new, see what she does with it, and do something with it yourself. Leave whenever you like; the table waits.
web-agent-lindsey = Lindsey
web-learn-go-on = Go on where you left
web-learn-first = The first time
web-learn-first-text = Guided to Minute 9, then you play on freely. You begin with the least that you have to know.
web-learn-second = The second time
web-learn-second-text = Guided to Minute 7, with what the first time left out.
web-learn-people = Who learns
web-learn-people-count =
    { $count ->
        [one] I alone
       *[other] { $count } people
    }
web-learn-where = Where they sit
web-learn-where-here = At this screen
web-learn-where-link = At their own, by a link
web-learn-surplus =
    { $count ->
        [one] The seat that is left
       *[other] The { $count } seats that are left
    }
web-learn-surplus-agent = Agents play there
web-learn-surplus-hand = I play there by hand
web-learn-lessons = Lessons: { $game }
web-learn-count = { $done } of { $count } learned
web-learn-minutes =
    { $count ->
        [one] About one minute
       *[other] About { $count } minutes
    }
web-learn-ticked = learned

# Beside the board

web-play-tab-lesson = Lesson
web-learn-fold = Show or hide the lesson
web-learn-done = Done
web-learn-goal-done = (reached)
web-learn-reached = Reached: { $goal }
web-learn-progress = { $reached } of { $count } goals reached
web-learn-fault = That does not lead there
web-learn-see = The rule:
web-learn-rules = What it is about:
web-learn-tip = A tip
web-learn-tip-show = Give me a tip
web-learn-tip-hide = Hide the tip
web-learn-restart = Begin again
web-learn-repeat = Once more
web-learn-do-again = Try again
web-learn-do-lesson = Next lesson
web-learn-do-show = Next
web-learn-waits = { $name } goes on when you press { $next }
web-learn-parts = The parts of this chapter
web-learn-part-new = What is new
web-learn-part-plan = Her plan
web-learn-part-lindsey = Her move
web-learn-part-you = Your move
web-learn-turn-new = What is new
web-learn-turn-plan = What Lindsey plans
web-learn-turn-lindsey = What she does
web-learn-turn-you = Now you
web-learn-chapters = Chapters
web-learn-replay = Play a chapter again, at another table:
web-learn-optional = (optional)
web-learn-limits = Lindsey asks you for a favour
web-learn-left-out = Lindsey leaves something out: { $reason }
web-learn-film = See it as a film
web-learn-film-stop = Stop the film
web-learn-skip = Skip to the next chapter
web-learn-one-of = { $number } / { $count }
web-learn-one-back = Back
web-learn-one-next = Next
