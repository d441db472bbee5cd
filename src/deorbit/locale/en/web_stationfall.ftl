# Stationfall in the browser

# The question

web-stationfall-ask-turn-reveal = Whom do you activate?
web-stationfall-ask-turn-influence = Whom do you activate?
web-stationfall-or-renegotiate = Or renegotiate.
web-stationfall-first-reveal-influence = Or renegotiate. Before that, if you like: reveal (once in the game), and influence a character.
web-stationfall-first-reveal = Or renegotiate. Before that, if you like: reveal (once in the game).
web-stationfall-first-influence = Or renegotiate. Before that, if you like: influence a character.
web-stationfall-ask-turn-activate = Whom do you activate?
web-stationfall-ask-no-conspirator-reveal = Your turn: win somebody over with cubes, reveal, or renegotiate.
web-stationfall-ask-no-conspirator-influence = Your turn: win somebody over with cubes, or renegotiate.
web-stationfall-ask-no-conspirator-activate = You have no Conspirator to activate: renegotiate.
web-stationfall-ask-consent = { $player } asks your { $character } for this ({ $source }): { $action }. Do you allow it?
web-stationfall-ask-activation = What does { $character } do?
web-stationfall-over = Stationfall. The game is over.
web-stationfall-final = This cannot be taken back: something is drawn by it, or somebody learns what was hidden.
web-stationfall-hint-none = There is nothing to say here.
web-stationfall-waits-choose = { $who } chooses an identity.
web-stationfall-waits-turn = It is the turn of { $who }.
web-stationfall-waits-activation = { $who } acts with { $character }.
web-stationfall-waits-act = { $source }: { $who } takes an action with { $character }.
web-stationfall-waits-consent = { $source }: { $who } decides whether { $character } does it.
web-stationfall-waits-let-go = { $who } decides what { $character } drops.
web-stationfall-waits-last-reveal = Stationfall: { $who } reveals.
web-stationfall-waits-deliver = { $who } decides what is delivered.
web-stationfall-actions-left = { $actions ->
    [0] No action left
    [one] One action left
   *[other] { $actions } actions left
}
web-stationfall-end-activation = Finish
web-stationfall-left =
    { $actions ->
        [one] One action left
       *[other] { $actions } actions left
    }{ $free ->
        [yes] , and the free one
       *[no] {""}
    }
web-stationfall-free = free
web-stationfall-cost-action = costs an action
web-stationfall-cost-free = the free action
web-stationfall-cost-turn = ends the turn

# Actions

web-stationfall-family-turn = Your turn
web-stationfall-family-answer = Your answer
web-stationfall-family-move = Move
web-stationfall-family-things = Items
web-stationfall-family-data = Data
web-stationfall-family-force = Force
web-stationfall-family-place = Use the section
web-stationfall-family-skill = Abilities
web-stationfall-family-leverage = Leverage
web-stationfall-family-close = Finish
web-stationfall-do-reveal = reveal as { $identity }, your Secret Identity
web-stationfall-do-schroedinger = reveal as { $identity }, your Bonus Character
web-stationfall-do-influence =
    { $count ->
        [one] put one cube on { $card }
       *[other] put { $count } cubes on { $card }
    }
web-stationfall-do-resolve = resolve { $effect }: { $at }
web-stationfall-do-overload = Overload: { $at }
web-stationfall-do-confess = { $character } has talked
web-stationfall-do-cache = the Helmet for { $character }
web-stationfall-do-spread = the Goo spreads to { $at }
web-stationfall-do-monster-strike = the Monster gets { $character }
web-stationfall-do-monster-step = the Monster goes to { $to }
web-stationfall-do-deliver = deliver { $data } to { $offsite }
# What an action is for, in a line beneath it
web-stationfall-about-influence = A character is your Conspirator if you have a cube there and nobody has more.
web-stationfall-about-activate = Act with a Conspirator: two actions, one if it is Exhausted.
web-stationfall-about-renegotiate = Your disc back instead of acting.
web-stationfall-about-withdraw = Your disc back, and one of your cubes, instead of acting.
web-stationfall-about-reveal = Once in the game: show who you are. From then on nobody else acts with it unless you allow it.
web-stationfall-about-bribe = One action with any Live character but your own PC; then it is spent. The player of a PC may refuse.
web-stationfall-about-kompromat = One action with the character that it names. The player of a PC may refuse, and becomes Suspect.
web-stationfall-cubes =
    { $count ->
        [1] one cube
        [2] two cubes
        [3] three cubes
        [4] four cubes
        [5] five cubes
        [6] six cubes
        [7] seven cubes
        [8] eight cubes
        [9] nine cubes
        [10] ten cubes
       *[other] { $count } cubes
    }
web-stationfall-person-of = { $who } ({ $colour })

# Choosing an identity

web-stationfall-choosing = Who are you?
web-stationfall-choosing-aim = Only you will know. When the station falls, this card says what you score: most points win.
web-stationfall-choosing-aim-cooperative = Only you will know. When the station falls, this card says what you score: you win together if each of you has more points than every bot.
web-stationfall-choosing-aim-teams = Only your team will know. When the station falls, this card says what you score: a team has to beat the others, and the two best bots together.
web-stationfall-be = I am { $identity }
web-stationfall-starts = Starts in { $names }
web-stationfall-starts-with = Starts in { $names } with { $items }
web-stationfall-starts-hidden = Starts off the board

# Secret cards

web-stationfall-cards = Your cards
web-stationfall-cards-peek = Hold to peek, tap to lay them open
web-stationfall-cards-hide = Cover
web-stationfall-card-secret = your Secret Identity
web-stationfall-card-revealed = revealed to all
web-stationfall-card-partner = Your partner { $who } is { $identity }
web-stationfall-would-score =
    { $points ->
        [1] 1 point if the station fell now
       *[other] { $points } points if the station fell now
    }
web-stationfall-row-scores = scores
web-stationfall-row-idle = does not score yet
web-stationfall-as-bonus = As a Bonus Character: { $bonus }
web-stationfall-limit = Influence limit { $count }: each cube more outside your pool costs a point at the end.

# Players

web-stationfall-colour = Colour
web-stationfall-guilt = Guilt
web-stationfall-conspirators = Conspirators
web-stationfall-cubes-title = Cubes
web-stationfall-pool = { $count } in the pool
web-stationfall-betrayal = { $count } betrayed
web-stationfall-bribe = Bribe
web-stationfall-bribe-left = Bribe left
web-stationfall-bribe-on = with { $card }
web-stationfall-kompromat = Kompromat
web-stationfall-kompromat-of = Kompromat: { $card }
web-stationfall-kompromat-hand = Kompromat in hand
web-stationfall-secret-cards = Secret cards of { $who }
web-stationfall-secret-identity = Secret Identity
web-stationfall-hand = { $count } Kompromat
web-stationfall-shown = known to all: { $names }
web-stationfall-disc = Disc
web-stationfall-bonus = Bonus Character
web-stationfall-team = Team { $team }

# Bots

web-stationfall-bot = Bot
web-stationfall-bot-as = { $identity } Bot
web-stationfall-bot-of = Bot ({ $colour })
web-stationfall-bot-card = Bot
web-stationfall-bot-agenda = As a bot
web-stationfall-bot-plays = Bot, by its script
web-stationfall-bot-announced = This turn
web-stationfall-bot-followed = Last turn
web-stationfall-script-read = Read its script
web-stationfall-script-of = { $script }
web-stationfall-script-of-bot = The script of { $identity } Bot
web-stationfall-script-how = How to read it:
web-stationfall-script-grade-rule = As the manual prints it. The first line that somebody can carry out is done.
web-stationfall-script-grade-house = House-made: no manual prints it. The first line that somebody can carry out is done.
web-stationfall-script-start = At the start of its turn
web-stationfall-script-focus = Focus: first, when its die shows 5 or 6
web-stationfall-script-main = Its script
web-stationfall-script-end = At the end of its turn

# The card of a character

web-stationfall-is-down = { $character ->
   *[other] Down
}
web-stationfall-is-contaminated = { $character ->
   *[other] contaminated
}
web-stationfall-pc-of = PC of
web-stationfall-conspirator-of = Conspirator of
web-stationfall-exhausted = { $character ->
   *[other] Exhausted
}
web-stationfall-grey-bribes = { $count } grey
web-stationfall-spent = used
web-stationfall-holds = Holds
web-stationfall-integral = integral
web-stationfall-slots = { $used } of { $count } Item slots
web-stationfall-data = Data
web-stationfall-identity = The identity card: agenda and Reveal Powers
web-stationfall-identity-of = The identity card of { $identity }
web-stationfall-house = house
web-stationfall-house-long = House-made: no published text gives it.
web-stationfall-house-facts = House-made: { $facts }.

# The card of a section

web-stationfall-gravity = gravity
web-stationfall-weightless = no gravity
web-stationfall-dark = Dark
web-stationfall-lit = Lit
web-stationfall-generates = generates power
web-stationfall-console = console
web-stationfall-state-damaged = damaged
web-stationfall-state-fire = on fire
web-stationfall-state-asphyxiation = no air
web-stationfall-state-goo = Goo
web-stationfall-pod = A pod for { $capacity } at { $at }. It leaves { $needs }.
web-stationfall-pod-launched = This pod has left; who is aboard has escaped.
web-stationfall-marker = Time marker of { $who }: { $effect }, Minute { $minute }.
web-stationfall-trap-real = Your real trap lies here.
web-stationfall-trap-decoy = A decoy lies here.
web-stationfall-trap-unknown = A trap token lies here, face down.
web-stationfall-people = Here
web-stationfall-lying = Lying about
web-stationfall-offers = Actions here
web-stationfall-offers-broken = Actions, once it is repaired
web-stationfall-makes = make { $ware }
web-stationfall-officers = Officer
web-stationfall-ways = Ways
web-stationfall-by-lock = Lock
web-stationfall-by-vent = vent
web-stationfall-by-wormhole = Wormhole
web-stationfall-by-airlock = airlock

# Things

web-stationfall-sort-item = Item
web-stationfall-sort-data = Data
web-stationfall-sort-character = Character
web-stationfall-sort-section = Section
web-stationfall-held = Held by
web-stationfall-possessed = Possessed by
web-stationfall-lies = Lies in
web-stationfall-sent = Sent to
web-stationfall-made = Made in
web-stationfall-nobody-has-it = Nobody has it.
web-stationfall-thing-helmet = Protects from Outer Space, Asphyxiation and fire, and from a Bludgeon.
web-stationfall-thing-bludgeon = To attack, to rob and to sabotage. Humans with a Helmet are safe from it.
web-stationfall-thing-gun = To attack, to rob and to sabotage. A Helmet does not help.
web-stationfall-thing-firebomb = Drop or throw it, and a section burns.
web-stationfall-thing-nanogel = Revives a Human or a Robot, twice.
web-stationfall-thing-nanogel-used = Revives a Human or a Robot once more.
web-stationfall-thing-artifact = Does nothing, but matters to many agendas.
web-stationfall-thing-briefcase = Does nothing, but matters to many agendas.
web-stationfall-thing-antimatter = Moved out of Magnetic Containment it is armed: Abandon Ship, and it detonates four Minutes later.
web-stationfall-thing-rocket-wings = With these somebody in Outer Space can fly away and escape.
web-stationfall-thing-evidence = Made in Security Station. Transmitted to the Authorities it makes all other Suspects Guilty.
web-stationfall-thing-x-secret = Made in Bio Lab. Whose disc lies on a character with it may look at Project X. It matters to many agendas.
web-stationfall-thing-nda = Signed with Legal.
web-stationfall-nothing = nothing

# The station

web-stationfall-clock = Clock
web-stationfall-minute = Minute { $minute }
web-stationfall-in-minute = Minute { $minute }
web-stationfall-abandon-ship = Abandon Ship
web-stationfall-power = Power
web-stationfall-cameras = Cameras
web-stationfall-cameras-mean = ON: an action that puts a Human Down in a Lit section makes its player Suspect.
web-stationfall-jammers = Jammers
web-stationfall-jammers-mean = ON: Data is copied only to somebody in the same section.
web-stationfall-antimatter = Antimatter
web-stationfall-antimatter-stable = stable
web-stationfall-antimatter-armed = armed
web-stationfall-antimatter-detonated = detonated
web-stationfall-medical-track = Medical track
web-stationfall-eaten = Humans eaten: { $count }
web-stationfall-pirate = A Pirate Ship is coming.
web-stationfall-project = Project X
web-stationfall-project-released = has been released
web-stationfall-project-known = the card in Vault X
web-stationfall-project-unknown = The card lies face down in Vault X. It is one of these.
web-stationfall-project-house = House-made: what the Project X cards do.
web-stationfall-monster-at = The Monster is in { $at }.
web-stationfall-monster-down = The Monster lies Down in { $at }.

# The log and the past

web-stationfall-log-start = Before the game

# Find and way

web-stationfall-find = Find
web-stationfall-find-what = A name
web-stationfall-find-none = Nothing here has that name.
web-stationfall-way = The shortest way
web-stationfall-way-who = Who goes
web-stationfall-way-where = Where to
web-stationfall-way-nobody = …
web-stationfall-way-hint = Choose somebody and a section, here or on the board: the shortest way lights up.

# Panels

web-stationfall-tab-cards = Cards
web-stationfall-tab-way = Find

# Help

web-stationfall-guide-goal = What it is about
web-stationfall-guide-goal-says = The station burns up when the Minutes run out. You are secretly one of the characters on board, with an agenda of your own. Most points win; the Guilty hardly ever do.
web-stationfall-guide-goal-cooperative = What it is about
web-stationfall-guide-goal-cooperative-says = The station burns up when the Minutes run out. You are secretly one of the characters on board, with an agenda of your own. You win together if each of you has more points than every bot.
web-stationfall-guide-goal-teams = What it is about
web-stationfall-guide-goal-teams-says = The station burns up when the Minutes run out. You are secretly one of the characters on board, with an agenda of your own. The best team wins; where there are bots, it has to beat the two best of them taken together.
web-stationfall-guide-bots = Bots
web-stationfall-guide-bots-says = A bot hides nothing. In its turn it follows the first line of its script that somebody can carry out. “Why?” in the log tells how it came to that; its row among the players leads to its script. It neither offers nor accepts anything.
web-stationfall-guide-turn = Your turn
web-stationfall-guide-turn-says = Reveal, once in the game, or put cubes on one character; both if you like. Then activate a Conspirator for two actions, or renegotiate.
web-stationfall-guide-cubes = Conspirators
web-stationfall-guide-cubes-says = A character is your Conspirator if you have a cube there and nobody has more. A character with a disc is Exhausted and has one action.
web-stationfall-guide-actions = Actions
web-stationfall-guide-actions-says = A full pip is an action. The ring is the free one: a Pick Up or a Drop, for some characters something else. A Bribe or Kompromat buys one more action with somebody else.
web-stationfall-guide-reveal = Revealing
web-stationfall-guide-reveal-says = Now nobody else acts with your PC unless you allow it, and its Reveal Powers work. Your cubes on it come back, those of others go to the Betrayal box.
web-stationfall-guide-guilt = Suspect and Guilty
web-stationfall-guide-guilt-says = An action that puts a Human Down in a Lit section while Cameras are ON makes you Suspect. So does refusing Kompromat. When somebody transmits Evidence to the Authorities, all other Suspects become Guilty, and the Guilty hardly ever win.
web-stationfall-guide-leave = Getting away
web-stationfall-guide-leave-says = Most pods need Abandon Ship, given on the Bridge by an Officer, and somebody who launches them.
web-stationfall-guide-end = The end
web-stationfall-guide-end-says = In the last Minute a token decides whether there is a Minute 0. Then all cards are turned over.
web-stationfall-key-find = find by name
web-stationfall-key-cards = your cards
web-stationfall-key-hide = cover or open your cards
web-stationfall-key-way = find a way

# The end

web-stationfall-schroedinger = by a Schroedinger Reveal
web-stationfall-together = { $points } together
web-stationfall-won-by-people = The bots are beaten
web-stationfall-won-by-bots = The bots win
web-stationfall-won-cooperative = All people against all bots: each of the people had to beat every bot.
web-stationfall-won-teams = In teams, and the two best bots are one of them; ties are theirs.

# What became of everybody

web-stationfall-fate-away = Away
web-stationfall-fate-away-count =
    { $count ->
        [0] nobody got off
        [one] one got off
       *[other] { $count } got off
    }
web-stationfall-fate-burned = Burned
web-stationfall-fate-burned-count =
    { $count ->
        [0] nobody was left aboard alive
        [one] one stayed aboard, alive
       *[other] { $count } stayed aboard, alive
    }
web-stationfall-fate-fell = Fell
web-stationfall-fate-fell-count =
    { $count ->
        [0] nobody was Down when it ended
        [one] one was Down or gone when it ended
       *[other] { $count } were Down or gone when it ended
    }
web-stationfall-story-away =
    { $count ->
        [one] { $character } got away, and one other did too.
       *[other] { $character } got away, and { $count } others did too.
    }
web-stationfall-story-alone = { $character } got away, and nobody else did.
web-stationfall-story-stayed =
    { $count ->
        [one] { $character } stayed aboard, and one other got away.
       *[other] { $character } stayed aboard, and { $count } others got away.
    }
web-stationfall-story-together = { $character } stayed aboard, and so did everybody else.
web-stationfall-story-fell = { $character } fell before the station did, and won all the same.

# Great events

web-stationfall-moment-detonated = The Antimatter detonates
web-stationfall-moment-station-falls = Stationfall
web-stationfall-moment-abandon-ship = ABANDON SHIP
web-stationfall-moment-blackout = BLACKOUT
web-stationfall-moment-released = Project X is loose
web-stationfall-moment-last-minute = One more Minute
web-stationfall-moment-minute = The last Minute
web-stationfall-moment-detonated-away = Detonation
web-stationfall-moment-launched = { $at } is away
web-stationfall-moment-revealed = { $identity }!
