# The pages of the site around the games

web-brand = Deorbit
web-close = Close
web-cancel = Cancel
web-done = Done
web-loading = Loading …
web-open = Open
web-skip = Skip to the content
web-rule = Rule { $rule }
web-rules = Rules
web-editor = Position editor
web-just-now = just now
web-you-are = You are
web-about = About and credits
web-api-docs = Interface for programs
web-licence = Licence: Apache-2.0
web-unofficial = Unofficial. Not affiliated with the publishers of the games.

# Home

web-title-home = Deorbit: stations in trouble
web-hero = The station falls. You have a plan.
web-hero-lead = Three board games about stations in trouble. With friends, against bots, or both. No account.
web-solo = Play now
web-continue = Go on playing
web-continue-turn = Go on: your turn
web-older-games =
    { $count ->
        [one] One older game
       *[other] { $count } older games
    }
web-solo-alone = Alone
web-solo-partner = With an agent
web-host-short = Host
web-with = with { $names }
web-host = Host a table
web-join = Join
web-watch = Watch
web-play-on = Your turn
web-look-back = Look back
web-my-games = Your games
web-turns-waiting =
    { $count ->
        [one] It is your turn at one table
       *[other] It is your turn at { $count } tables
    }
web-lobby = Live tables
web-lobby-empty = No open tables right now. Host one and list it here, or send its link to friends.
web-join-heading = Join with a link
web-join-label = Invitation link or table code
web-join-unreadable = That is no invitation. Paste the whole link that you were sent.
web-games = The games
web-players = { $least } to { $most } players
web-terminal-only = Not in the browser yet. In a terminal:

web-game-stationfall = Stationfall
web-game-stationfall-about = A dozen characters, minutes to live. Secretly you are one of them: get your plan done, and get out.
web-game-stationx = Station-X
web-game-stationx-about = Factions build a station tile by tile and then fight for it, room by room, while the oxygen lasts.

web-status-waiting = Waiting for players
web-status-playing = Being played
web-status-over = Finished
web-status-closed = Closed
web-trouble-damaged = Damaged
web-trouble-missing = Not installed
web-trouble-title = This match cannot be opened
web-pace-slow-short = whenever you like

# Hosting

web-title-host = Host a table
web-which-game = Which game?
web-options = Options
web-how = How it is played
web-seats = Who sits where
web-seat-count =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
web-fewer-seats = One seat fewer
web-more-seats = One seat more
web-seat-number = Seat { $number }
web-seat-me = Me ({ $name })
web-seat-open-choice = Open: somebody with the link
web-seat-here = Somebody here, on this screen
web-seat-agent-choice = Agent: { $agent }
web-person-here = Player { $number }
web-name-of-seat = Name of the person at seat { $number }
web-all-agents = Put agents on all other seats
web-private = Private.
web-private-hint = Only people with the link find it.
web-listed = Listed.
web-listed-hint = Everybody here sees it in the lobby and may join or watch.
web-pace-live = Live.
web-pace-live-hint = All are here and play on.
web-pace-slow = Whenever you like.
web-pace-slow-hint = Everybody moves when they find the time; the table waits for days.
web-make-table = Open the table
web-make-hint = Next you get a link to send to the others.
web-begin = Begin
web-begin-hint = All seats are taken: it begins at once.
web-choice-none = None

web-agent-greedy = Greedy
web-agent-random = Random
web-agent-automation = Automation
web-agent-search = Search

web-option-stationfall-characters = Characters in play
web-choice-stationfall-characters-tutorial = The twelve of the tutorial
web-choice-stationfall-characters-random = Drawn at random
web-cast-own = Chosen by name
web-cast-count = { $count } of { $wanted }
web-cast-missing =
    { $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }
web-cast-over =
    { $count ->
        [one] One too many.
       *[other] { $count } too many.
    }
web-cast-short =
    { $count ->
        [one] One more character is needed. Choose it, or fill up at random.
       *[other] { $count } more characters are needed. Choose them, or fill up at random.
    }
web-cast-many =
    { $count ->
        [one] One character too many is chosen.
       *[other] { $count } characters too many are chosen.
    }
web-cast-fill = Fill up at random
web-cast-none = Nobody
web-cast-find = Find a character
web-cast-list = Characters
web-cast-tier = tier { $tier }
web-cast-nobody = Nobody is called that.
web-option-stationfall-tier = Hardest characters
web-option-stationfall-tier-hint = Counts where characters are drawn at random.
web-choice-stationfall-tier-1 = Tier 1, the easiest
web-choice-stationfall-tier-2 = Up to tier 2
web-choice-stationfall-tier-3 = Up to tier 3
web-choice-stationfall-tier-4 = All tiers
web-option-stationfall-teams = Teams of two
web-option-stationfall-teams-hint = For 4, 6 or 8 players.
web-option-stationfall-rocket-wings = Where the Rocket Wings lie
web-option-stationfall-pack = Content pack

# Who you are, settings

web-guest-name = Guest { $number }
web-settings = Settings
web-your-name = Your name
web-theme = Colours
web-theme-system = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-motion = Movement
web-motion-system = Automatic
web-motion-full = Full
web-motion-reduced = None
web-size = Size of text
web-size-normal = Normal
web-size-large = Large
web-size-larger = Larger
web-warn = Ask before a move that cannot be taken back
web-sound = Sounds: your turn, and great events
web-volume = How loud
web-notices = Tell me when it is my turn, also while I look elsewhere
web-notices-on = Allow
web-notices-off = Switch off
web-notices-denied = Your browser does not allow it. You can change that in the browser's settings for this site.
web-language = Language

web-keys = Keys
web-key-1 = this help
web-key-2 = the next thing to press; with Shift the one before
web-key-3 = press it
web-key-4 = close what is open
web-key-5 = talk: open or close the chat
web-key-6 = open or close your notes
web-key-7 = settings

# The waiting room

web-seat-open = Open seat
web-seat-agent = { $name } ({ $agent })
web-seat-nobody = Nobody
web-seat-yours = you
web-seat-beside = beside you, on this screen
web-seat-add-here = Somebody here
web-seat-take = Sit down
web-seat-waiting = waiting for somebody
web-present = here
web-away = away
web-left = has left
web-resigned = has resigned; an agent plays on
web-seats-open =
    { $count ->
        [one] one seat is open
       *[other] { $count } seats are open
    }
web-seats-full = all seats are taken
web-sit-here = Sit here
web-stand-up = Stand up
web-kick = Send away
web-kick-ask = Send { $name } away?
web-kick-text = The seat is free then, and the link to it no longer works. While a game is on, the table decides who plays on.
web-invite = Invite
web-invite-private = Only people with this link find the table.
web-invite-listed = The table stands in the lobby; with the link your friends find it at once.
web-invite-link = Invitation link
web-qr = QR code: { $label }
web-copy = Copy the link
web-copied = Copied
web-host-of = Host
web-pace = Pace
web-pace-live-name = live
web-pace-slow-name = whenever you like
web-start-fill = Begin with agents on open seats
web-start-hint = Or wait until friends have taken them.
web-waiting-for-host = You have a seat. { $name } begins the game.
web-join-as = Take a seat as { $name }
web-table-full = All seats are taken. Once the game begins you can watch it here.

# At the table

web-title-table = { $game } · Deorbit
web-title-wanted = { $wanted } · { $game }
web-your-turn = Your turn
web-your-decision = Your decision
web-asks-you = { $name } asks you
web-turn-of = { $name } is thinking
web-turn-of-several = { $count } players are choosing
web-watching = You are watching
web-watchers =
    { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
web-menu = Menu
web-home = Home
web-connection-connecting = Connecting
web-connection-open = Connected
web-connection-lost = No connection
web-connection-refused = No connection
web-connection-closed = No connection
web-connection-back = Connected again
web-offline = No connection. Trying again; nothing is lost.
web-sending = Sending your move …
web-busy = Your last move is still on its way.
web-next-here = { $name } is to play.
web-hand-over-button = Hand the screen over
web-hand-over = Hand the screen to { $name }
web-hand-over-colour = Hand the screen to { $colour } ({ $name })
web-hand-over-hint = What the others may not see stays hidden until you say who you are.
web-i-am = I am { $name }
web-who-looks = Who is at the screen?
web-seat-lost = You no longer hold this seat.
web-you-resigned = You have resigned; an agent plays on. You may go on watching.
web-again = Play again
web-seat-free = A seat of this game is free.
web-agent-late = { $name } cannot think just now: the service is short of something. It tries again by itself, and nothing is decided meanwhile.
web-play-along = Play along
web-rematch-made = A rematch has been set up.
web-rematch-go = Go there
web-no-screen = This game has no screen in the browser yet. It can be played in the terminal.

web-share = Show to others
web-share-text = Whoever opens this link can watch the table, without the cards that are secret.
web-share-link = Link to the table
web-device = Go on with another device
web-device-text = Open this link on your phone or computer and go on playing there.
web-device-link = Link to your seat
web-device-warning = It is a key to your seat. Do not give it to anybody else.
web-device-count = { $count ->
    [one] Your seat is open on this device only.
   *[other] Your seat is open on { $count } devices.
}
web-device-withdraw = Withdraw this link
web-device-withdrawn = The link leads nowhere any more. This is a new one.
web-device-alone = Only this device
web-device-alone-done = Only this device has your seat now, and the link is a new one.
web-record = Download the record
web-report = Report a problem
web-propose-undo = Ask to take my last move back
web-propose-undo-text = When everybody at the table agrees, your last move is taken back, and what followed it. If it showed anybody anything, nobody new can sit down here afterwards.
web-propose-undo-yes = Ask them
web-propose-close = Ask to close the table
web-propose-close-text = When everybody agrees, the game ends without a result.
web-propose-close-yes = Ask them
web-propose-undo-alone = Take my last move back
web-propose-undo-alone-text = Your last move is taken back, and what followed it. Nobody else plays here, so nobody has to agree. If it showed anybody anything, nobody new can sit down here afterwards.
web-propose-undo-alone-yes = Take it back
web-propose-close-alone = Close the table
web-propose-close-alone-text = The game ends without a result.
web-propose-close-alone-yes = Close it
web-proposed = The others have been asked.
web-resign = Resign
web-resign-text = An agent plays on for you at once. You cannot come back to this seat.
web-resign-yes = Resign
web-leave = Leave the table
web-leave-text = You give up your seat. While a game is on, the table decides who plays on. To come back later, just close this page instead: the seat stays yours.
web-leave-yes = Leave
web-give-agent = An agent plays on
web-give-open = Free the seat
web-mute = Mute
web-unmute = Let speak

web-proposal = Proposal
web-proposal-undo = { $by } would like to take the last move back.
web-proposal-agent = { $by } proposes that an agent plays on for { $name }.
web-proposal-open = { $by } proposes to free the seat of { $name }.
web-proposal-close = { $by } proposes to close the table without a result.
web-proposal-waiting = Waiting for { $names }
web-proposal-withdraw = Withdraw
web-yes = Yes
web-no = No

web-drawer = Chat and notes
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
web-chat-say = Say something
web-chat-empty = Nobody has said anything yet.
web-chat-delete = Delete this line of { $name }
web-chat-muted = The host has muted you.
web-chat-team = team
web-chat-team-only = Only to my team
web-send = Send
web-notes = Notes
web-notes-hint = Only you read this. It stays with your seat.
web-notes-kept = Kept
web-notes-keeping = Keeping …

# When something is not as it should be

web-error-status = The service answered with { $status }.
web-error-unreachable = The service does not answer. Check your connection and try again.
web-stranger = This browser is not known here any more: its cookie has gone. With a link to your seat you get it back; else try again as somebody new.
web-error-unknown = Something went wrong. Loading the page anew may help.
web-down = The service does not answer
web-down-text = It may be starting anew, or your connection is down. This page tries again by itself, and your games are safe.
web-try-again = Try now
web-missing = There is nothing here
web-missing-text = The address may be wrong, or what was here is gone.
web-table-gone = The table is gone
web-table-gone-text = It was deleted, or the link is not complete. Ask for the link again.
web-table-refused = You cannot look at this table
web-table-closed = This table is closed
web-closed-agreed = The players agreed to end it.
web-closed-expired = Nobody came for a long time.
web-closed-abandoned = Everybody has left.
web-claiming = Taking you to your seat …
web-claim-failed = This seat link does not work

# About

web-about-what = What this is
web-about-what-text = Deorbit lets you play board games about space stations in trouble: by exact rules, with friends and with agents, here or in the terminal. Nobody needs an account: a cookie remembers your seat, and a seat link takes you to another device.
web-about-fair = Fair by design
web-about-fair-text = What is hidden never leaves the service. Agents see what a person in their seat would see. A hash of the secret behind all draws is published when a match begins, the secret when it ends.
web-about-games = The games
web-about-games-text = Stationfall, Station-X and Intrepid belong to their designers and publishers, to whom we owe thanks: buy their games, they are splendid on a table. Rules are told here in our own words, all pictures are our own, and what is house-made is marked as such.
web-about-self = Host it yourself
web-about-self-text = Deorbit is free software under the Apache licence 2.0. Whoever has Python can run this site for friends with one command: deorbit serve.
web-about-made = Made with
web-about-made-text = Python, Litestar, uvicorn, msgspec, SQLAlchemy, Alembic, segno, Fluent, Svelte and Vite. Thank you.
web-about-programs = For programs
web-about-programs-text = Everything this site does goes through an open interface, described as OpenAPI: write your own client or let your own agent play.
