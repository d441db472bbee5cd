# Bots in the browser: hosting, seats

web-bot = Bot
web-bot-as = { $identity } Bot
web-bot-number = Bot { $number }
web-bot-waiting = plays by its script
web-start-hint-bots = Or wait: it begins when all seats are taken.
web-waiting-for-all = You have a seat. It begins when all seats are taken.
web-bots = Bots
web-bots-hint = Bots are opponents of the game itself, up to nine players in all. Everybody sees who they are and can read the script that they follow. Agents sit on the seats above instead, and play like people, with a secret identity.
web-bots-level = How strong the bots are
web-bots-level-none = None
web-bots-level-none-is = people and agents only
web-bots-level-easy = Easy
web-bots-level-normal = Normal
web-bots-level-hard = Hard
web-bots-level-own = Your choice
web-bots-level-own-is = how many, and who
web-bots-level-is = { $count } bots, { $tier ->
        [1] the easiest characters
        [4] all characters
       *[other] up to tier { $tier }
    }
web-bots-count =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-bots-total =
    { $players ->
        [one] One player
       *[other] { $players } players
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }: { $count } of at most { $most }. More bots make it harder to win.
web-bots-alone = Only me and the bots
web-bots-fewer = One bot fewer
web-bots-more = One bot more
web-bots-who = Who they are
web-bots-who-dealt = Dealt at random
web-bots-who-named = Chosen by name
web-bots-rest = The others are dealt.
web-bots-tier = Hardest characters that are dealt
web-bots-mode = Who wins
web-bots-mode-alone = Everybody alone.
web-bots-mode-alone-is =
    { $players ->
        [one] The highest score wins, yours or a bot’s.
       *[other] The highest score wins, whoever has it: one of you or a bot.
    }
web-bots-mode-cooperative = Together.
web-bots-mode-cooperative-is =
    { $players ->
        [one] You win if you have more points than every bot.
       *[other] You win together if each of you has more points than every bot; else the bots do.
    }
web-bots-mode-teams = In teams of two.
web-bots-mode-teams-is = A team has to beat the other teams and the two best bots taken together, who win ties. Takes four, six or eight of you, or two beside two bots or more.
web-option-stationfall-bots = Bots
web-option-stationfall-bot-identities = Who the bots are
web-option-stationfall-bot-tier = Hardest bots
web-option-stationfall-cooperative = All together against the bots
web-choice-stationfall-bot-tier-1 = Tier 1, the easiest
web-choice-stationfall-bot-tier-2 = Up to tier 2
web-choice-stationfall-bot-tier-3 = Up to tier 3

web-tempo = Pace of the bots
web-tempo-calm = Calm
web-tempo-usual = Usual
web-tempo-quick = Quick
web-tempo-skip = Skip ahead
