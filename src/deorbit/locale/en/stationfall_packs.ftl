# Stationfall: options and content packs

stationfall-option-characters = Who is in play: `tutorial` (the twelve of the tutorial set, and others at random where more players need more), `random`, or exactly as many names as the rules want.
stationfall-option-tier = The highest tier of characters that are drawn at random; 1 is the easiest.
stationfall-option-teams = Whether two players each make a team (4, 6 or 8 players).
stationfall-option-rocket_wings = Where the Rocket Wings lie at the start: `print-shop`, or the older place `physics-lab`.
stationfall-option-pack = A content pack: its folder. The match and its save files name it by name and hash.

stationfall-unknown-character = { $key }: "{ $character }" is no character. Known characters: { $known }.
stationfall-unknown-character-near = { $key }: "{ $character }" is no character. Perhaps: { $near }.
stationfall-character-twice = { $key }: "{ $character }" is named twice. Name each character once.
stationfall-wrong-cast = { $key }: { $seats } players need exactly { $wanted } characters; { $found } are named.
stationfall-tier-too-low = { $seats } players need { $wanted } characters; there are only { $found } up to tier { $tier }. Choose a higher tier, or name the characters.
stationfall-teams-seats = Teams need { $fitting } players, not { $seats }.
stationfall-no-such-place = Option "{ $option }": the content pack has no section "{ $section }".

stationfall-pack-unknown = The content pack "{ $pack }" with hash { $hash } is not known here. Give its folder: --pack DIR on the command line, deorbit.loads(text, packs=["DIR"]) in Python.
stationfall-pack-differs = The content pack "{ $pack }" is known here only with hash { $other }, but hash { $hash } is needed: its files are others. Give the folder with the fitting version: --pack DIR on the command line, deorbit.loads(text, packs=["DIR"]) in Python.
stationfall-pack-no-folder = There is no content pack in { $pack }: { $problem }.
stationfall-pack-mistakes = { $count ->
    [one] The content pack in { $pack } has a mistake:
   *[other] The content pack in { $pack } has { $count } mistakes:
}
stationfall-pack-more-mistakes = ... and { $count } more. All of them: deorbit pack check DIR
stationfall-pack-built-in = the built-in { $file }

# Mistakes in data files; file, entry and key stand before them

stationfall-mistake-unknown-file = there is no data file of that name. Known files: { $known }.
stationfall-mistake-no-cover = the file is missing. It gives format, game, name, title and about of the pack.
stationfall-mistake-odd-file = this is no plain file. Links and devices are not read.
stationfall-mistake-unreadable = the file cannot be read: { $problem }.
stationfall-mistake-too-large = the file is larger than { $most } MiB.
stationfall-mistake-no-text = the file is no UTF-8 text.
stationfall-mistake-syntax = this is no TOML: { $problem }.
stationfall-mistake-table = "{ $value }" does not fit. Expected: a table of keys and values.
stationfall-mistake-list-of-tables = "{ $value }" does not fit. Expected: a list of tables.
stationfall-mistake-remove = "{ $value }" does not fit. Expected: a list of names, or "all".
stationfall-mistake-not-there = there is nothing to remove between: { $value }.
stationfall-mistake-only-known = there is no such entry, and none can be added here. Known entries: { $known }.
stationfall-mistake-fixed = it cannot be "{ $value }": rules depend on it. It stays "{ $stays }".
stationfall-mistake-unknown-key = unknown key. Known keys: { $known }.
stationfall-mistake-unknown-key-near = unknown key. Perhaps: { $near }.
stationfall-mistake-missing = the key "{ $missing }" is missing.
stationfall-mistake-flag = { $value } does not fit. Expected: true or false.
stationfall-mistake-flag-text = "{ $value }" is text. Expected: true or false, without quotation marks.
stationfall-mistake-number = { $value } does not fit. Expected: a whole number from { $least } to { $most }.
stationfall-mistake-number-text = "{ $value }" is text. Expected: a whole number, without quotation marks.
stationfall-mistake-exactly = { $value } does not fit. Expected: { $most }.
stationfall-mistake-unknown = "{ $value }" is unknown here. Known: { $known }.
stationfall-mistake-unknown-near = "{ $value }" is unknown here. Perhaps: { $near }.
stationfall-mistake-list = "{ $value }" does not fit. Expected: a list of { $least } to { $most } values.
stationfall-mistake-twice = something is named twice: { $value }.
stationfall-mistake-text = "{ $value }" does not fit. Expected: a line of text with at most { $most } characters.
stationfall-mistake-text-bare = { $value } is no text. Expected: a line of text in quotation marks, with at most { $most } characters.
stationfall-mistake-plain = { $value } holds control characters. Expected: a line of plain text.
stationfall-mistake-block = "{ $value }" does not fit. Expected: lines of text with at most { $most } characters.
stationfall-mistake-place = { $value } does not fit. Expected: [column, row], both from 0 to { $most }.
stationfall-mistake-grade = "{ $value }" is no grade. Grades are: { $known }.
stationfall-mistake-name = "{ $value }" is no name. A name has small letters, digits and single dashes, begins with a letter, and has at most { $most } of them.
stationfall-mistake-name-taken = the name "{ $value }" already stands for something else.
stationfall-mistake-too-many = there are { $count }; at most { $most } fit.
stationfall-mistake-stars = { $value } does not fit. Expected: a list of growing numbers from 1 to { $most }.
stationfall-mistake-no-projects = no Project X card is left. Keep at least one.

stationfall-mistake-identity = "{ $value }" does not fit. Expected: a table of identity cards by name, or false for none.
stationfall-mistake-in-identity = this belongs to each identity card, since there is a table "identity".
stationfall-mistake-kind = it cannot be "{ $value }". Only digital-assistant is "data", only telepathic-rat is "item", and both stay so.
stationfall-mistake-ability-kind = the ability "{ $value }" needs a character of kind "{ $kind }".
stationfall-mistake-split = the ability "split" needs two identity cards.
stationfall-mistake-not-rich = grey Bribes need the ability "rich".
stationfall-mistake-one-rich = only one character can have grey Bribes; "{ $value }" has some already.
stationfall-mistake-starts-count = { $count ->
    [one] one place is named
   *[other] { $count } places are named
} for { $pawns } { $pawns ->
    [one] pawn.
   *[other] pawns.
}
stationfall-mistake-starts-in-pod = "{ $value }" is a pod; nobody starts in one.
stationfall-mistake-down-off-board = who starts off the board ("card") cannot be Down.
stationfall-mistake-not-always = "{ $value }" is only there together with "{ $owner }".
stationfall-mistake-slots = what it starts with takes { $count } slots (a contamination takes one), but it has { $slots }.
stationfall-mistake-text-count = { $count ->
    [one] one text is
   *[other] { $count } texts are
} given; { $wanted } are needed.
stationfall-mistake-bonus = give exactly one of "friend" and "grudge".
stationfall-mistake-goes-with = this goes only together with "{ $needed }".
stationfall-mistake-several-pawns = points for each pawn need a character with several pawns.
stationfall-mistake-pays = Bribes cannot count double and not at all.
stationfall-mistake-plus-first = the first row cannot be a plus: there is no row above that it could depend on.
stationfall-mistake-what-item = the condition "{ $value }" needs an Item as "what": { $known }.
stationfall-mistake-what-data = the condition "{ $value }" needs Data as "what": { $known }.
stationfall-mistake-no-what = the condition "{ $value }" takes no "what".
stationfall-mistake-too-few-cards = { $wanted } characters are to be in play, but there are only { $count }.
stationfall-mistake-too-few-identities = { $wanted } identity cards are to be dealt, but the characters in play may have only { $count }.
stationfall-mistake-too-many-pawns = up to { $count } pawns could be in play, the Monster included; at most { $most } fit.
stationfall-mistake-too-many-tutorial = { $count } characters have tutorial = true; at most { $most } can be in play in the smallest game.

stationfall-mistake-landmark = the section is missing. Rules name it; it has to be there.
stationfall-mistake-landmark-fixed = rules name this section: it is always there (no "with") and no pod.
stationfall-mistake-space-first = Outer Space has to be the first section. Replace it without removing it.
stationfall-mistake-space = Outer Space keeps hazard = "asphyxiation" and the action "airlock".
stationfall-mistake-not-in-space = Outer Space cannot have this.
stationfall-mistake-same-place = { $value } is where "{ $other }" is drawn. Every section needs a place of its own.
stationfall-mistake-airlock = a section has "airlock" with its ways exactly if it offers the action "airlock".
stationfall-mistake-dock = "{ $value }" is no place for a dock: neither a pod nor Outer Space can be one.
stationfall-mistake-pod-gravity = a pod has no gravity.
stationfall-mistake-loop = both ends are the same section.
stationfall-mistake-joined-twice = these sections are joined already. Remove the other corridor or vent first.
stationfall-mistake-no-corridor = no corridor or vent leads to "{ $value }": pods have docks, and Outer Space has airlocks.
stationfall-mistake-offered-twice = the section offers "{ $value }" already.
stationfall-mistake-unreachable = no corridors lead here from "{ $start }".
stationfall-mistake-power = { $count } sections generate power. There must be 1 to { $most }, all of them always there (no "with").
stationfall-mistake-icons = only { $count ->
    [one] one section that is always there has
   *[other] { $count } sections that are always there have
} a Kompromat icon; { $wanted } characters can be in play.
stationfall-mistake-no-airlock = no section that is always there has an airlock with "{ $value }".
stationfall-mistake-none-such = no section on board that is always there has { $value } = true; at least one must.
stationfall-mistake-no-tokens = there is no Re-entry token.
stationfall-mistake-supply = { $count } lie on the station or with characters, but only { $supply } exist.
stationfall-mistake-unique = a unique Item is laid out exactly once, not { $count } times.
stationfall-mistake-unique-only = only a unique Item has a place of its own here. Put others into the "items" of a section.
stationfall-mistake-unique-supply = a unique Item exists once and has no supply.
stationfall-mistake-owned = it lies with "{ $value }", but comes into play only with "{ $owner }".
stationfall-mistake-antimatter = the Antimatter is not among the items of "{ $value }".

stationfall-mistake-script-circle = the scripts go round in a circle: { $value }.
stationfall-mistake-script-whose = nobody has an identity card of that name, and no other script goes to it.
stationfall-mistake-script-whose-near = nobody has an identity card of that name, and no other script goes to it. Perhaps: { $near }.

# Rows of agendas, told from their conditions

stationfall-when-self-escaped = escaped
stationfall-when-self-holds = holds { $what }
stationfall-when-item-escaped = { $what } escaped
stationfall-when-item-not-escaped = { $what } did not escape
stationfall-when-neither-escaped = neither Briefcase nor Artifact escaped
stationfall-when-most-kompromat = more Kompromat in hand than any other player
stationfall-when-fewest-betrayed = fewest cubes in the Betrayal box
stationfall-when-officers-down = { $per ->
    [each] each Officer Down at Stationfall
   *[once] an Officer is Down at Stationfall
}
stationfall-when-no-human-pc-escaped = no Human PC escaped
stationfall-when-no-contaminated-escaped = no contaminated character escaped
stationfall-when-project-released = Project X was released
stationfall-when-project-never-released = Project X was never released
stationfall-when-self-only-human-escaped = the only Human that escaped
stationfall-when-self-holds-or-contaminated = holds { $what } or is contaminated
stationfall-when-antimatter-detonated-on-board = the Antimatter detonated on board before Stationfall
stationfall-when-antimatter-not-armed = the Antimatter is not armed
stationfall-when-innocent = Innocent
stationfall-when-kompromat-of-escaped = { $per ->
    [each] each Kompromat in hand that names an escaped character
   *[once] a Kompromat in hand names an escaped character
}
stationfall-when-self-possesses-and-news-lacks = possesses { $what }, and News does not
stationfall-when-no-down-human-on-board = no Down Human on board
stationfall-when-medical-stars = { $per ->
    [each] each star reached on the Medical track
   *[once] a star reached on the Medical track
}
stationfall-when-wanted-down-on-board = { $per ->
    [each] each Fugitive, Monster or PC of a player who is not Innocent, Down on board
   *[once] a Fugitive, Monster or PC of a player who is not Innocent is Down on board
}
stationfall-when-armed-humans-down-on-board = { $per ->
    [each] each Human with a Bludgeon or Gun, Down on board
   *[once] a Human with a Bludgeon or Gun is Down on board
}
stationfall-when-other-humans-escaped = { $per ->
    [each] each other Human that escaped
   *[once] another Human escaped
}
stationfall-when-npc-officers-escaped = { $per ->
    [each] each NPC Officer that escaped
   *[once] an NPC Officer escaped
}
stationfall-when-self-on-board-and-live = on board and Live
stationfall-when-news-has = News has { $what }
stationfall-when-self-alone-escaped-with = escaped with { $what }, and no other character did
stationfall-when-not-revealed-before-stationfall = identity not revealed before Stationfall
stationfall-when-self-possesses = possesses { $what }
stationfall-when-bonus-scored = you score bonus points
stationfall-when-self-live-with-bonus-character = Live and colocated with a Bonus Character of yours
stationfall-when-no-section-damaged = no section is damaged
stationfall-when-live-robots = { $per ->
    [each] each Live Robot
   *[once] a Robot is Live
}
stationfall-when-self-alone = no other Live Human or Robot colocated
stationfall-when-escaped-together = escaped together with { $what }
stationfall-when-self-holds-or-in-space = holds { $what }, or it is in Outer Space
stationfall-when-live-humans-in-space = { $per ->
    [each] each Live Human in Outer Space
   *[once] a Live Human is in Outer Space
}
stationfall-when-eaten-by-moss = { $per ->
    [each] each Human annihilated by Fang Moss
   *[once] Fang Moss annihilated a Human
}
stationfall-when-self-contaminated = contaminated
stationfall-when-contaminated-npc-escaped = a contaminated NPC escaped
stationfall-when-contaminated-escaped = { $per ->
    [each] each contaminated character that escaped
   *[once] a contaminated character escaped
}
stationfall-when-data-escaped = { $what } escaped or reached an offsite
stationfall-when-data-not-escaped = { $what } neither escaped nor reached an offsite
stationfall-when-assistants-on-robots = { $per ->
    [each] each copy of Digital Assistant on an escaped Robot
   *[once] a copy of Digital Assistant on an escaped Robot
}
stationfall-when-assistants-elsewhere = { $per ->
    [each] each copy of Digital Assistant at an offsite or on an escaped Human
   *[once] a copy of Digital Assistant at an offsite or on an escaped Human
}
stationfall-when-two-assistants-escaped = two copies of Digital Assistant or more escaped
stationfall-when-no-offsite-has = neither News nor Authorities has { $what }
stationfall-when-news-lacks = News does not have { $what }
stationfall-when-authorities-have = Authorities have { $what }
stationfall-when-self-live-in-pod-with-down-human = escaped Live in a pod with a Down Human
stationfall-when-humans-escaped-with = { $per ->
    [each] each Human that escaped with { $what }
   *[once] a Human escaped with { $what }
}
stationfall-when-all-escaped-humans-have = every escaped Human has { $what }
stationfall-when-suspect-pcs = { $per ->
    [each] each player with a revealed PC who is Suspect
   *[once] a player with a revealed PC is Suspect
}
stationfall-when-two-of-self-escaped = two of its pawns or more escaped
stationfall-when-no-innocent-pc-escaped = no PC of an Innocent player escaped
stationfall-when-no-robot-escaped = no Robot escaped
stationfall-when-down-with-self = { $per ->
    [each] each Down Human or Robot colocated
   *[once] a Down Human or Robot is colocated
}
stationfall-when-kompromat-of-down-with-self = { $per ->
    [each] each Kompromat in hand that names one of those
   *[once] a Kompromat in hand names one of those
}
stationfall-when-self-with-item = colocated with { $what }

stationfall-thing-helmet = a Helmet
stationfall-thing-bludgeon = a Bludgeon
stationfall-thing-gun = a Gun
stationfall-thing-firebomb = a Firebomb
stationfall-thing-nanogel = Nanogel
stationfall-thing-nanogel-used = used Nanogel
stationfall-thing-artifact = the Artifact
stationfall-thing-briefcase = the Briefcase
stationfall-thing-antimatter = the Antimatter
stationfall-thing-rocket-wings = the Rocket Wings
stationfall-thing-fletcher = Fletcher
stationfall-thing-fang-moss = the Fang Moss
stationfall-thing-telepathic-rat = the Telepathic Rat
stationfall-thing-evidence = Evidence
stationfall-thing-x-secret = X-Secret
stationfall-thing-nda = an NDA
stationfall-thing-digital-assistant = Digital Assistant
