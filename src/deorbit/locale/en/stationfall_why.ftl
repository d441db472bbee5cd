# Why a bot did what it did: line by line of its script.

stationfall-why-line = Line { $count }
stationfall-why-line-focus = Focus line { $count }
stationfall-why-line-of = { $script }, line { $count }
stationfall-script-abandon-ship = Abandon Ship
stationfall-script-revive = Revive
stationfall-script-default = Default script
stationfall-script-lindsey = Lindsey

stationfall-why-considered-focus = The die chose the focus script: its lines come first.

stationfall-why-skipped-abandon-ship = { $where } is passed over: Abandon Ship has been triggered.
stationfall-why-skipped-revive = { $where } is passed over: the bot’s PC is not Down.
stationfall-why-skipped-station = { $where } is passed over: of “{ $text }” the condition “{ $condition-text }” is not met.
stationfall-why-skipped-nobody = { $where } is passed over: nobody can carry out “{ $text }”.

stationfall-why-considered-no-conspirator = No Conspirator of the bot: { $character }.
stationfall-why-considered-down = Down: { $character }.
stationfall-why-considered-away = Not on board: { $character }.
stationfall-why-considered-no-cubes = Not enough cubes to win over: { $character }.
stationfall-why-considered-fails = Does not meet “{ $condition-text }”: { $character }.
stationfall-why-considered-tired = Exhausted: { $character }.
stationfall-why-considered-unable = Without what it takes: { $character }.
stationfall-why-considered-cannot = Nowhere to do it, nothing to do it to, or no way there: { $character }.
stationfall-why-considered-too-far = { $count } actions away, too far for this Minute: { $character }.
stationfall-why-considered-too-tired = Exhausted, so with one action, and { $count } actions away: { $character }.
stationfall-why-considered-nobody-soon = Nobody can finish it this Minute, so somebody who is not Exhausted sets out.
stationfall-why-considered-idle = Already where the line leads, with nothing left to do: { $character }.
stationfall-why-considered-would = { $count ->
    [0] At no cost
    [one] One action away
   *[other] { $count } actions away
}: { $character }.

stationfall-why-chosen = { $where } is followed: “{ $text }”, by { $character }, { $count ->
    [0] for free
    [one] one action away
   *[other] { $count } actions away
}.
stationfall-why-chosen-regroup = No line can be carried out, so the bot renegotiates.
stationfall-why-chosen-character = The goal: { $character }.
stationfall-why-chosen-section = The goal: { $at }.
stationfall-why-chosen-thing = What it is about: { $ware }.
stationfall-why-chosen-item = The free Pick Up on the way: { $item }, { $at }.
stationfall-why-chosen-kompromat = The free Pick Up on the way: Kompromat, { $at }.

stationfall-why-tie-free-actions = { $character } comes before { $other-character }, equally close: more free actions on the way.
stationfall-why-tie-conspirator = { $character } comes before { $other-character }, equally close: a Conspirator already.
stationfall-why-tie-this-minute = { $character } comes before { $other-character }, equally close: able to finish this Minute.
stationfall-why-tie-unexhausted = { $character } comes before { $other-character }, equally close: not Exhausted.
stationfall-why-tie-pc = { $character } comes before { $other-character }, equally close: the bot’s PC.
stationfall-why-tie-most-cubes = { $character } comes before { $other-character }, equally close: more cubes on the card.
stationfall-why-tie-character-order = { $character } comes before { $other-character }, equally close: next in character order after the bot’s PC.
stationfall-why-tie-first-pawn = { $character } comes before { $other-character }, equally close: the first pawn of the card.

stationfall-why-tie-script-goal = Of equally close goals the script names this one first.
stationfall-why-tie-fewest-own-cubes-goal = Of equally close goals this one comes first: fewest cubes of the bot.
stationfall-why-tie-most-persons-cubes-goal = Of equally close goals this one comes first: most cubes of people.
stationfall-why-tie-character-order-goal = Of equally close goals this one comes first: next in character order after the bot’s PC.
stationfall-why-tie-first-pawn-goal = Of equally close goals this one comes first: the first pawn of the card.
stationfall-why-tie-zero-gravity-goal = Of equally close goals this one comes first: a zero-gravity section.
stationfall-why-tie-most-occupants-goal = Of equally close goals this one comes first: the pod with most Occupants.
stationfall-why-tie-top-most-goal = Of equally close goals this one comes first: the top-most section.
stationfall-why-tie-leftmost-goal = Of equally close goals this one comes first: the leftmost section.
stationfall-why-tie-first-section-goal = Of equally close goals this one comes first in the list of sections.
stationfall-why-tie-colour-goal = Of equally close goals this one comes first: by the colour of the Item.
stationfall-why-tie-name-goal = Of equally close goals this one comes first: by the name of the Item.

stationfall-why-tie-way-item = Of all there is to pick up the line names this for the way.
stationfall-why-tie-script-item = Of all there is to pick up this comes first: the script is about it.
stationfall-why-tie-kompromat-item = Of all there is to pick up this comes first: Kompromat before Items.
stationfall-why-tie-colour-item = Of all there is to pick up this comes first: by the colour of the Item.
stationfall-why-tie-name-item = Of all there is to pick up this comes first: by the name of the Item.
