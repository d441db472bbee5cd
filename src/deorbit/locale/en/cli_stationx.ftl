# What the terminal says about Station-X beyond cli.ftl

cli-stationx-path-what = Where to? For example: path m13 (your commander), path u7 m13

cli-play-help-stationx =
    CHOOSING
      A number chooses: first a group, then a target, numbered on the board.
      0 or an empty line goes back. A cell such as d4 does instead of its number.
      Any action can also be typed:
        move d4 f5    attack d4 d5    capture d4 e4    jump d4 d9    keep d4
        buy trooper d4    upgrade troops-speed    place 3x1 m10    end

    COMMANDS (the first letters are enough)
      why ACTION      which rule forbids it, for example: why move d4 h9
      look CELL       the room there: oxygen, who is in it
      path TO         the way of your commander, and where it stops each turn
      path FROM TO    the way of the unit there
      view CELL       move the window; view alone follows the game again
      board           the whole board
      hint            what the greedy agent would do
      undo            take your last decision back
      log [N]         what happened, the last N lines
      news            what happened since your last turn
      rules [WORD]    the rules, a paragraph such as 5.1, or all about a word
      save [FILE]     save and go on
      quit            save and leave; Ctrl-C and Ctrl-D do the same
