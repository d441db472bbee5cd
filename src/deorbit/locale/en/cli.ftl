# The terminal command.

cli-page-more = Enter: more
cli-page-end = Enter: back to the game

# Starting, files

cli-which-game = Which game? Name one, for example "deorbit play { $game }", or give --load FILE. Known games: { $known }.
cli-bad-people-bots = --people cannot be { $people }: beside the bots this match has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
cli-bad-bots = --bots "{ $given }" does not fit. It takes a number, names of identities, or both: --bots 2, --bots troubleshooter,exile, --bots troubleshooter,2.
cli-bad-mode = "{ $mode }" is no way to win against bots. Known: { $known }.
cli-bots-missing = --bot-tier and --mode cooperative are about bots. Say how many there are, for example --bots 2.
cli-no-bots = "{ $game }" has no bots. Agents play the other seats.
cli-many-bots = { $bots ->
        [one] One bot
       *[other] { $bots } bots
    } and { $people ->
        [one] one person
       *[other] { $people } people
    } are more than { $seats } seats. Give a higher --seats, or leave it out.
cli-bad-people = --people cannot be { $people }: this match has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
cli-bad-option = --option "{ $given }" does not fit. It takes NAME=VALUE, for example --option { $example }.
cli-option-is-flag = "{ $name }" is no --option. Give it as --{ $name }.
cli-tier-idle = tier={ $tier } changes nothing here: no character is drawn. Add --option characters=random to draw them.
cli-load-fixed = The saved match is { $game } for { $seats ->
    [one] one seat
   *[other] { $seats } seats
} with options of its own. Leave out the game's name or give the same; leave out --seats, --option and what is about bots.
cli-not-read = { $file } cannot be read: { $problem }.
cli-not-loaded = { $file }: { $problem }
cli-not-written = { $file } cannot be written: { $problem }.
cli-not-overwritten = { $file } exists and is no save file of Deorbit. It stays as it is; choose another name.
cli-other-match = { $file } holds another match. It stays as it is; choose another name.
cli-saved = Saved to { $file }.
cli-continue = Continue with:
cli-nothing-played = Nothing has been played, so nothing was saved.

# Content and where it comes from

cli-edition-none = Nothing is known about where the content of "{ $game }" comes from. Known games: { $known }.
cli-edition-grade = "{ $grade }" is no grade. Grades are: { $known }.
cli-edition-both = --all lists the data of every grade. Give --grade or --all, not both.
cli-edition-title = { $game }: where its content comes from
cli-edition-pack = With the content pack "{ $pack }", hash { $hash }.
cli-edition-means = { $grade }  { $means }
cli-edition-sum = all
cli-edition-all = All { $count } data, each with its grade:
cli-edition-rule = From a manual are { $count } data:
cli-edition-card = From published cards are { $count } data:
cli-edition-play = Seen in a public game were { $count } data:
cli-edition-house = House-made, because no text gives it, are { $count } data:
cli-edition-house-stationfall = House-made, because no text gives it, are { $count } data. A content pack can replace all of it but what abilities and Project X cards do.
cli-grade-rule = a manual states it
cli-grade-card = published card data state it
cli-grade-play = seen in a public game
cli-grade-house = our own: no text gives it

cli-pack-nothing = The pack changes nothing.
cli-pack-hash = Hash: { $hash }
cli-pack-fine = The pack is in order. Play with it:
cli-pack-new = new: { $names }
cli-pack-changed = changed: { $names }
cli-pack-gone = taken out: { $names }
cli-pack-no-script = { $count ->
    [one] Without a script of its own, a bot plays it by the default one: { $names }
   *[other] Without scripts of their own, bots play them by the default one: { $names }
}
cli-pack-sort-characters = Characters
cli-pack-sort-section = Sections
cli-pack-sort-corridors = Corridors
cli-pack-sort-vents = Vents
cli-pack-sort-addition = Actions that characters add to sections
cli-pack-sort-ship = Ships
cli-pack-sort-abilities = Abilities
cli-pack-sort-project_x = Project X
cli-pack-sort-scripts = Scripts of bots
cli-pack-sort-item = Items
cli-pack-sort-game = Numbers

# During a game

cli-now = Now: { $player }
cli-turn-you = (you)
cli-turn-agent = (agent)
cli-turn-bot = (its script)
cli-i-am = Pass the screen on. I am { $player }: press Enter.
cli-aside = help  hint  undo  quit
cli-chosen = You chose: { $what }.
cli-choose-number = Type a number from the board, or a cell.
cli-choose-cell = Type the cell of the lower left corner; [] fits.
cli-choose-back = 0 goes back.
cli-unseen = Outside the window: { $choices }
cli-unseen-many = { $count } more outside the window: view CELL moves it.
cli-several-here = The unit at { $at } can do several things: choose by number.
cli-type-a-cell = There are too many places to number them. Type a cell, for example m12.
cli-no-such-number = There is no choice { $number }. Choices run from 1 to { $last }.
cli-ambiguous = "{ $word }" can mean: { $fitting }. Type one more letter.
cli-unknown-word = "{ $word }" is no choice, action or command here. Type help to see what is.

cli-word-agreed = agreed
cli-why-what = Ask about an action, for example: why move d4 h9
cli-why-bot = The last turn of { $who }: what it did, and what it passed over before (✕). The first line that somebody can carry out is done.
cli-why-not-yet = { $who } has had no turn yet.
cli-why-no-bot = "{ $word }" is no bot here. Type why alone for the last turn of a bot.
cli-why-none-yet = No bot has had a turn yet.
cli-why-allowed = "{ $action }" is allowed now.
cli-undone = Taken back.
cli-undo-barred = That would undo a draw or what others did since. If all at the table agree: undo agreed
cli-undo-nothing = There is nothing to take back.
cli-look-where = Look where? For example: look m13
cli-hint = The greedy agent would play: { $action }
cli-advice = Best found: { $action }
cli-advice-then = Then: { $actions }
cli-advice-gain = Gained in all: { $gain }
cli-advice-none = There is nothing to decide here.
cli-as-whom = Whose turn is it to be? At this screen there are: { $people }. Type as and a number or a name.
cli-as-nothing = { $player } has nothing to decide now.
cli-news-none = Nothing has happened since your last turn.
cli-news-more = Lately ({ $count } more: news, log):
cli-board-part = Part { $part } of { $parts }, from left to right
cli-log-empty = Nothing has happened yet.
cli-play-help =
    CHOOSING
      A number chooses: first a group, then a target, numbered on the board.
      0 or an empty line goes back. A cell such as d4 does instead of its number.
      Any action can also be typed:
        move d4 f5    attack d4 d5    capture d4 e4    jump d4 d9    keep d4
        buy trooper d4    upgrade troops-speed    place 3x1 m10    end

    COMMANDS (the first letters are enough)
      why ACTION      which rule forbids it, for example: why move d4 h9
      look CELL       the room there: oxygen, who is in it
      view CELL       move the window; view alone follows the game again
      board           the whole board
      hint            what the greedy agent would do
      undo            take your last decision back
      log [N]         what happened, the last N lines
      news            what happened since your last turn
      rules [WORD]    the rules, a paragraph such as 5.1, or all about a word
      save [FILE]     save and go on
      quit            save and leave; Ctrl-C and Ctrl-D do the same
cli-is-over = The game is over.
cli-won-nobody = Nobody has won.
cli-won = { $winners } have won.
cli-won-together = { $winners } share the victory.
cli-end-how = save [FILE] keeps it for "deorbit replay"; also log, board, look, rules. Enter leaves.

# Replay, rules, verify

cli-replay-keys = Enter or n: next, b: back, t: next turn, a number: that action, start, end, log, look NAME, rules WORD, q: leave.
cli-replay-unknown = "{ $word }" is no key here.
cli-replay-at-end = This is the end.
cli-replay-at-start = This is the beginning.
cli-rules-missing = There is no rules text for "{ $game }" yet.
cli-rules-nothing = Nothing in the rules for "{ $wanted }". Perhaps: { $near }
cli-verify-folded = { $game }: { $actions ->
    [one] one action
   *[other] { $actions } actions
} played again under rules version { $rules }. All draws and all recorded positions agree.
cli-verify-past = { $count ->
    [one] One earlier part was played under other rules: kept as told, not checked.
   *[other] { $count } earlier parts were played under other rules: kept as told, not checked.
}
cli-verify-hash = Hash published at the start: { $hash }
cli-verify-running = The match is still running, so the secret behind the hash stays hidden.
cli-verify-secret = Secret: { $secret }
cli-verify-kept = The secret fits the hash: nobody could change the draws.
cli-verify-broken = The secret does NOT fit the hash.

# Station-X

cli-stationx-out = out
cli-stationx-energy = { $energy } energy
cli-stationx-facts = units { $units } bases { $bases } upgr. { $upgrades }
cli-stationx-legend =
    C commander
    T trooper   D droid
    ◎ teleporter, with its holder
    + supply room
    ○ centre room

cli-stationx-name = { $upgrade }
cli-stationx-move = move { $unit } { $at } ({ $count })
cli-stationx-jump = jump { $unit } { $at } ({ $count })
cli-stationx-attack = attack from { $at } ({ $count })
cli-stationx-capture = capture from { $at } ({ $count })
cli-stationx-place = { $tile ->
    [base] lay your base ({ $count } places)
   *[other] lay { $tile } ({ $count } places)
}
cli-stationx-teleporter = your teleporter
cli-stationx-commander = your commander
cli-stationx-respawn = bring the commander back ({ $count })
cli-stationx-wait = wait a turn
cli-stationx-keep = keep one unit
cli-stationx-recruit = place the new unit
cli-stationx-buy = buy { $unit } for { $price } ({ $count })
cli-stationx-upgrade = { $price ->
    [0] free upgrade ({ $count })
   *[other] buy upgrade for { $price } ({ $count })
}
cli-stationx-end = end turn
cli-stationx-win = { $unit } { $sign } { $at }: { $attack } against { $defence }, you win
cli-stationx-loss = { $unit } { $sign } { $at }: { $attack } against { $defence }, YOU LOSE
cli-stationx-tie = { $unit } { $sign } { $at }: { $attack } against { $defence }, all die but one of yours
cli-stationx-base-of = base of the { $who }, teleporter { $at }

cli-stationx-look-space = { $at } is empty space.
cli-stationx-look-centre = { $at } lies in the centre room, { $cells } cells.
cli-stationx-look-north = { $at } lies in the northern supply room: commanders only.
cli-stationx-look-east = { $at } lies in the eastern supply room: commanders only.
cli-stationx-look-south = { $at } lies in the southern supply room: commanders only.
cli-stationx-look-west = { $at } lies in the western supply room: commanders only.
cli-stationx-look-tile = { $at } lies in a room of { $cells } cells.
cli-stationx-look-base = { $at } lies in the base of the { $who }, held by the { $holder }.
cli-stationx-look-oxygen = Oxygen { $signs } { $used }/{ $limit }, at most { $share } for one player; droids need none.
cli-stationx-look-crew = { $sign } { $who }: { $units } ({ $breathing } breathing)
cli-stationx-look-nobody = Nobody is there.
