# Lessons of all games

lesson-over = The turn is over and something is still missing. Begin again: nothing is lost in a lesson.

# What is wrong with a lesson of a content pack

lesson-flaw-position = the lesson cannot begin. { $problem }
lesson-flaw-seat = at the start nothing is asked of seat { $seat }.
lesson-flaw-begun = all goals are reached at the start, so there is nothing to do.
lesson-flaw-rule = the rules have no paragraph "{ $rule }".
lesson-flaw-action = "{ $action }" cannot be played. { $problem }
lesson-flaw-early = all goals are reached with "{ $action }" already. Leave out what follows.
lesson-flaw-astray = after "{ $action }" the fault "{ $fault }" shows, although the way is right.
lesson-flaw-unreached = not all goals are reached. Missing: { $goals }
lesson-flaw-accepted = this try reaches all goals, so it is not wrong.
lesson-flaw-silent = nothing says what is wrong with this try. Add a fault that fits it, or let it end the turn.
lesson-flaw-idle = no line of "wrong" shows this fault.
