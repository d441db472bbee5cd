# Stationfall in the terminal

cli-won-stationfall = Won by { $winners }.
cli-won-together-stationfall = Won by { $winners }.
cli-end-how-stationfall = score shows the result again; save [FILE] keeps it for "deorbit replay"; also log, board, look, who, players, why, script, rules. Enter leaves.
cli-unseen-many-stationfall = { $count } more lie outside the window: type a name, or view NAME to move there.
cli-choose-number-stationfall = Type a number from the board, or the name of a section.
cli-type-a-cell-stationfall = Type the name of a section, for example bridge.
cli-why-what-stationfall = Ask about an action, for example: why step engineer bridge
cli-look-where-stationfall = Look at whom or what? For example: look engineer, look reactor. "who" shows everybody.
cli-play-help-stationfall =
    CHOOSING
      A number chooses: first a group, then one of its choices. 0 goes back.
      The beginning of a name does as well: bridge, engi.
      Any action can also be typed. Names may be cut short, and whoever acts
      need not be named:
        influence eng 2     activate eng     step reactor     pick-up helmet
        throw gun aft-hub   attack exile gun     bribe medical     wait

    COMMANDS (the first letters are enough)
      look NAME       all about a character, a section, a thing, an identity,
                      a Project X card, whether in this game or not
      who             everybody: where, whose cubes, with what
      players         all players: PC, guilt, cubes, Bribe, Kompromat
      agenda          your cards in full, and what would score now
      path TO         the shortest way for the one who acts
      path WHO TO     the way of anybody; Locks and vents are named
      why ACTION      which rule forbids it, for example: why step eng bridge
      why [BOT]       what a bot considered in its last turn, for example: why blue
      script [BOT]    the scripts that bots follow; look NAME shows it, too
      view NAME       move the window there; view alone follows the game again
      board           the whole station
      hint            what the greedy agent would do
      undo            take your last decision back
      log [N]         what happened, the last N lines
      news            what happened since your last turn
      rules [WORD]    the rules, a paragraph such as 12.9, or all about a word
      save [FILE]     save and go on
      quit            save and leave; Ctrl-C and Ctrl-D do the same

    THE BOARD
      ┌Reactor─────┐  a section: its name and, below, who is there (small letters:
      └Eng exl h?──┘  Down) and what lies about. Lines are corridors, dots vents.
      X Lock   ✗ damaged   * fire   ○ no air   ◐ Dark   ≈ Goo   ◷ Time marker
      h Helmet   b Bludgeon   g Gun   f Firebomb   n Nanogel   A Artifact
      B Briefcase   ! Antimatter   W Rocket Wings   ? Kompromat
      F Fletcher   M Fang Moss   r Rat   ◎ Wormhole   □ trap token   ▣ your real one
      Beside it, of each player: guilt, cubes in the pool + in the Betrayal box,
      whether the Bribe is left, and how many Kompromat are in hand (k2). Where
      there is little room: S Suspect, G Guilty, B Bribe left.
      ✓ marks what of your agenda would score if the station fell now.
      "House-made" and [house] mark what no published text gives: ours.

cli-stationfall-bot = bot
cli-stationfall-no-bots = There are no bots in this game.
cli-stationfall-no-bot = "{ $word }" is no bot here. Type script alone to read all scripts.
cli-stationfall-script = The script that { $who } follows as { $identity }:
cli-stationfall-script-rule = As the manual prints it. The first line that somebody can carry out is done.
cli-stationfall-script-house = House-made: no manual prints it. The first line that somebody can carry out is done.
cli-stationfall-script-start = At the start of its turn:
cli-stationfall-script-focus = First, when its die shows 5 or 6:
cli-stationfall-script-main = Then:
cli-stationfall-script-end = At the end of its turn:
cli-stationfall-script-standard = { $name }, when a line goes there:
cli-stationfall-script-last = last turn
cli-stationfall-won-by-people = The bots are beaten.
cli-stationfall-won-by-bots = The bots have won.
cli-stationfall-won-cooperative = All people against all bots: each of the people had to have more points than every bot.
cli-stationfall-won-teams = In teams, and the two best bots are one of them, who win ties.
cli-replay-keys-stationfall = Enter or n: next, b: back, t: next turn, a number: that action, start, end, log, look NAME, who, players, script and why of bots, rules WORD, q: leave.
cli-stationfall-unknown = "{ $word }" is no name here. Type "who" for the characters, "board" for the sections.
cli-stationfall-legend =
    X Lock  ✗ damaged  * fire
    ○ no air  ◐ Dark  ≈ Goo
    ◷ Time marker
    h Helmet  b Bludgeon
    g Gun  f Firebomb
    n Nanogel  A Artifact
    B Briefcase  ! Antimatter
    W Wings  ? Kompromat
    F Fletcher  M Fang Moss
    r Rat  ◎ Wormhole
    □ trap  ▣ real one
    small letters: Down

cli-stationfall-facts = { $pool }+{ $betrayal }
cli-stationfall-facts-long = cubes { $pool }, betrayed { $betrayal }
cli-stationfall-free = + free one
cli-stationfall-bribe-left = Bribe
cli-stationfall-bribe-short = B
cli-stationfall-hand-count = k{ $count }
cli-stationfall-own-dealt = Dealt: { $identity }
cli-stationfall-own-identity = Secret: { $identity }
cli-stationfall-own-pc = You are { $identity }
cli-stationfall-own-partner = Partner { $who }: { $identity }
cli-stationfall-own-bonus = Bonus: { $bonus }
cli-stationfall-panel-more = ... more: agenda, players
cli-stationfall-own-hand = Kompromat: { $cards }

cli-stationfall-look-character = { $character } ({ $kind }, tier { $tier }): { $at }.
cli-stationfall-look-bodiless = { $character } ({ $kind }, tier { $tier }).
cli-stationfall-look-absent = { $card } ({ $kind }, tier { $tier }): not in this game.
cli-stationfall-look-starts = Starts: { $at }. Holds: { $items }. Item slots: { $slots }.
cli-stationfall-look-identity = { $identity }, the identity card:
cli-stationfall-look-identity-of = { $identity }, an identity card of { $card }:
cli-stationfall-absent = { $name } is not in this game. "look" shows the card.
cli-stationfall-look-live = { $character ->
   *[other] Live.
}
cli-stationfall-look-down = { $character ->
   *[other] Down.
}
cli-stationfall-look-card = { $card } ({ $kind }, tier { $tier }): { $pawns }.
cli-stationfall-look-inside = Swallowed: { $names }.
cli-stationfall-look-mark = Its mark: { $character }.
cli-stationfall-look-monster = The Monster: { $at }.
cli-stationfall-look-pc = PC of { $player }.
cli-stationfall-look-pc-as = PC of { $player }, as { $identity }.
cli-stationfall-look-cubes = Cubes: { $cubes }.
cli-stationfall-look-conspirator = Conspirator of { $who }.
cli-stationfall-look-discs = Activation disc of { $who }.
cli-stationfall-look-bribes = Bribe of { $who }.
cli-stationfall-look-grey-bribes = { $count ->
    [one] One grey Bribe.
   *[other] { $count } grey Bribes.
}
cli-stationfall-look-spent = The Kompromat has been used.
cli-stationfall-look-holds = Holds: { $items } ({ $used }/{ $slots } slots).
cli-stationfall-look-data = Data: { $names }.
cli-stationfall-look-contaminated = { $character ->
   *[other] Contaminated.
}
cli-stationfall-look-ability = { $ability } ({ $when }): { $does }
cli-stationfall-look-agenda = Agenda "{ $title }" (influence limit { $limit }):
cli-stationfall-look-bonus = As a Bonus Character: { $bonus }.
cli-stationfall-nothing = nothing
cli-stationfall-disc-of = disc of { $who }

cli-stationfall-section = { $at }: { $facts }.
cli-stationfall-section-people = Here: { $names }.
cli-stationfall-section-things = Lying about: { $names }.
cli-stationfall-section-ways = Ways: { $names }.
cli-stationfall-section-offers = Actions: { $names }.
cli-stationfall-section-offers-off = Actions, once it is repaired: { $names }.

cli-stationfall-x-look = "look" tells about each.
cli-stationfall-thing-held = Held by { $names }.
cli-stationfall-thing-data = Possessed by { $names }.
cli-stationfall-thing-lying = Lies in { $names }.
cli-stationfall-thing-sent = Sent to { $names }.
cli-stationfall-thing-nowhere = Nobody has it.
cli-stationfall-thing-made = Manufactured in { $names }.

cli-stationfall-players-cubes = Cubes on { $cubes }.
cli-stationfall-players-bribe = Bribe with { $card }.
cli-stationfall-players-disc = Disc on { $card }.
cli-stationfall-players-shown = Kompromat known to all: { $cards }.
cli-stationfall-players-bonus = Bonus Character shown: { $cards }.
cli-stationfall-agenda-now = { $who }, if the station fell now: { $rows }.
cli-stationfall-agenda-none = You have no cards yet.
cli-stationfall-name-as = { $who } ({ $identity })

cli-stationfall-path-what = Where to? For example: path bridge, path engineer bridge, path reactor bridge
cli-stationfall-path-who = Nobody acts now. Say whose way: path engineer bridge
cli-stationfall-no-conspirator = You have no Conspirator whom you could activate. Influence somebody first, or renegotiate.
cli-stationfall-reveal-when = You reveal in the first phase of your turn, before you influence or activate; who has not revealed does so at Stationfall. Not now. [15.2]

cli-stationfall-group = { $what } ...
cli-stationfall-only = { $what } { $which }
