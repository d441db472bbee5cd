# Stationfall: the tutorial

## Set-up and limits

stationfall-player-lindsey = Lindsey
stationfall-option-tutorial = The tutorial of the Launch Manual, with Lindsey on seat 0: `first` or `second`, for the time that you play it. It has a set-up of its own: four seats, the tutorial set, no teams, bots or packs.
stationfall-tutorial-seats = The tutorial is for { $wanted } seats, Lindsey and three players; here are { $seats }.
stationfall-tutorial-alone = The tutorial has a set-up of its own: leave the option "{ $option }" as it is.
stationfall-tutorial-cast = "{ $key }": the tutorial is played with the twelve characters of the tutorial set.
stationfall-not-lindsey-cubes = Leave { $card } to Lindsey for now: in this Minute of the tutorial nobody else puts cubes there.
stationfall-not-lindsey-reveal = Not yet: in this Minute of the tutorial nobody reveals as a character whom Lindsey needs.
stationfall-not-lindsey-helmet = Leave this Helmet to Lindsey: she comes for it in the next Minute of the tutorial.

## Chapters

stationfall-tutorial-chapter-start = Before the alarm
stationfall-tutorial-chapter-13 = Minute 13: Conspirators
stationfall-tutorial-chapter-12 = Minute 12: Things and talents
stationfall-tutorial-chapter-11 = Minute 11: Rooms that work
stationfall-tutorial-chapter-10 = Minute 10: The big move
stationfall-tutorial-chapter-9 = Minute 9: Masks off
stationfall-tutorial-chapter-8 = Minute 8: Who is still standing
stationfall-tutorial-chapter-7 = Minute 7: What is known
stationfall-tutorial-chapter-free = Minute 9 and on: Your game
stationfall-tutorial-chapter-finish = Minute 6 and on: Your game
stationfall-tutorial-chapter-end = Stationfall

## Before the alarm

stationfall-tutorial-new-station = **13 Minutes** are left before the station falls. Secretly you are one of the twelve people on board.
stationfall-tutorial-new-people = Secretly each of you is one of the twelve people on board. That is your **Secret Identity**, and its **agenda** says what brings you points. A second card is your **Bonus Character**: a Friend, who should escape, or a Grudge, who should be Down at the end.
stationfall-tutorial-new-turn = A **Minute** is a round: everybody has one turn in it. After the last one the station burns up. That is **Stationfall**, and only then are points counted. A turn has four parts. You may **reveal** who you are, you may put **cubes** on one character, then you **activate** a character and act with it, and in the end whatever is due happens. You need not know more than that to begin.
stationfall-tutorial-lindsey-start = The fourth player is Lindsey. She plays with **open cards** and explains herself as she goes: she is the Engineer, and her Bonus Character is Station Chief, against whom she has a Grudge. She always has the first turn. Nobody can bribe or blackmail her.
stationfall-tutorial-you-choose = Choose who you are: the card says what will score. The other card becomes your **Bonus Character**, a Friend to save or a Grudge to settle. With any of them you can win.
stationfall-tutorial-goal-chosen = Choose your Secret Identity

## Minute 13

stationfall-tutorial-new-conspirators = You are one person, but you act through several. Put at least one of your eight **cubes** on a character whom nobody has more cubes on, and that character is your **Conspirator**. A tie is enough, so two players can share one. Only a **Live** Conspirator can act, and at the start everybody is Live.
stationfall-tutorial-new-activation = To act, put your **activation disc** on one of your Conspirators. That gives you **two actions**, and besides one **free** Pick Up or Drop. It does not have to be the character you have just put cubes on.
stationfall-tutorial-new-exhaustion = If a disc already lies on the card when your turn begins, anybody's or your own, that character is **Exhausted** and has only **one** action for you. This is why it pays to have more than one Conspirator.
stationfall-tutorial-new-step = **Step** moves a character through a corridor into the next section. It is the action you will take most.
stationfall-tutorial-new-items = **Pick Up** takes an Item that lies in the same section. Items belong to the character who carries them, and most can carry three.
stationfall-tutorial-new-kompromat = **Kompromat** is different: a compromising file about one character, and whoever picks it up, the file goes into **your** hand. Later it buys an action with the character it is about. Only you know what you have.
stationfall-tutorial-new-contamination = Whoever enters the Bio Lab is **contaminated**. It takes up a place for an Item and does no other harm up here, but several agendas care whether it reaches the ground.
stationfall-tutorial-new-space = **Outer Space** is one section of its own. Characters go out and in through airlocks, where the arrows allow it, one action each way, so a walk outside is a short cut from one end to the other. A Human needs a **Helmet** there, as in any section with a hazard.
stationfall-tutorial-lindsey-13-aim = Engineer wants nothing from this station to reach Earth. Lindsey scores if the **Antimatter** goes off on board and if nobody contaminated gets away. Taken out of Magnetic Containment, the Antimatter arms itself and detonates four Minutes later.
stationfall-tutorial-lindsey-13-way = It lies behind a **Lock** and in a room without air. An **Officer** opens Locks in passing, and Engineer is one, but sending Engineer would tell everybody who she is. Station Chief is an Officer too. What she lacks is a Helmet.
stationfall-tutorial-say-13-cube = "One cube is enough to make Station Chief my Conspirator, as long as nobody has more."
stationfall-tutorial-say-13-activate = "No disc lies on her, so she has two actions, and the free Pick Up on top."
stationfall-tutorial-say-13-kompromat = "There is Kompromat right here. I take it with the free Pick Up: it costs no action, and who knows what it is good for. Astrochimp's! He could fetch a Helmet for us."
stationfall-tutorial-say-13-step = "I meant to get the Helmet from Storage, but Astrochimp will do that better. Station Chief goes where it will be needed: first to the Aft Hub ..."
stationfall-tutorial-say-13-reactor = "... and on to the Reactor, next door to the Antimatter. Nobody can tell yet what she wants there."
stationfall-tutorial-say-end = "That was my turn."
stationfall-tutorial-you-13 = Now you. Put **one cube** on any character you like, **activate** it, and take your two actions: Step and Pick Up in any mixture.
stationfall-tutorial-you-13-free = Look where Kompromat lies. If your character comes past one, take it with the free Pick Up, before, between or after the two actions.
stationfall-tutorial-limit-cubes = Put no cubes on **Station Chief**, **Stowaway** or **Astrochimp** yet: Lindsey will need them.
stationfall-tutorial-limit-helmet = Leave the **Helmet in the Aft Airlocks** where it is.
stationfall-tutorial-goal-conspirator = Make your first Conspirator
stationfall-tutorial-goal-activated = Activate a Conspirator
stationfall-tutorial-goal-acted = Step, or pick an Item up
stationfall-tutorial-goal-kompromat = Find a Kompromat

## Minute 12

stationfall-tutorial-new-minutes = Everybody has had a turn, so the Minute marker moves on. Lindsey begins again: the first player stays the first player.
stationfall-tutorial-new-things = Many actions need an **Item** or work better with one. Besides Pick Up and Drop you can **Give** one to somebody beside you, **Throw** one through an open corridor, or **Rob** somebody of one if you are armed.
stationfall-tutorial-new-manufacture = Items lie about, some characters start with one, and some sections **Manufacture** them, as often as you like while the supply lasts.
stationfall-tutorial-new-abilities = Every character has **abilities**. Some are about moving, some about force, some about the rules for cubes and discs. The strong turns come from using them together, so look at a card before you put a cube on it.
stationfall-tutorial-new-vents = Dashed lines are **vents**. Most people cannot use them. Whoever is a **Tunnel Rat**, such as Astrochimp, Steps through them as through any corridor.
stationfall-tutorial-lindsey-12-aim = Station Chief is Exhausted now: Lindsey's own disc lies on her. A new Conspirator has two actions. With Astrochimp's Kompromat in hand, Astrochimp is the obvious one.
stationfall-tutorial-lindsey-12-way = In two Minutes Astrochimp is to throw a Helmet to Station Chief. So he has to have one. There is Kompromat in the Kitchen, but the free Pick Up comes only once, and it is meant for the Helmet.
stationfall-tutorial-say-12-cube = "A cube on Astrochimp. He is Loyal: whoever wants to win him over later has to put down more than all cubes that lie there."
stationfall-tutorial-say-12-activate = "My disc moves from Station Chief to Astrochimp. She can rest."
stationfall-tutorial-say-12-vent = "Through the vent, from the Kitchen straight into the Reactor. Nobody without Tunnel Rat can do that."
stationfall-tutorial-say-12-step = "Then by the corridor into the Aft Airlocks."
stationfall-tutorial-say-12-helmet = "And there is the Helmet, with the free Pick Up. That is why I left the Kompromat in the Kitchen alone."
stationfall-tutorial-you-12 = Win a **new Conspirator** and **activate** it: it is fresh and has two actions. Look for an **Item** that could serve you, and pick it up.
stationfall-tutorial-you-12-ability = Before you choose, read what the character can do. If it fits, try an **ability** out: a vent, a Lock, a tool in the right place.
stationfall-tutorial-limit-reveal = Do not reveal as **Stowaway** or **Astrochimp** yet.
stationfall-tutorial-goal-newcomer = Win a Conspirator whom you had no cubes on before
stationfall-tutorial-goal-other = Activate somebody whom you have not activated before
stationfall-tutorial-goal-item = Pick up an Item
stationfall-tutorial-goal-ability = Use an ability: a vent, a Lock, a repair, words that take cubes away ...

## Minute 11

stationfall-tutorial-new-section-actions = Sections have actions of their own: the Bridge gives orders, the Print Shop makes tools, the Array sends Data. A **section action** costs one action, and the character has to be there.
stationfall-tutorial-new-damage = A section can be **damaged**. Then its actions are gone until somebody repairs it. What it does goes with them: a damaged Bio Lab contaminates nobody. What it is stays: a Dark section stays Dark.
stationfall-tutorial-new-sabotage = The plainest way to damage a section is **Sabotage**, a basic action for anybody with a Bludgeon or a Gun. Fire and explosions do it too.
stationfall-tutorial-new-stowaway = **Stowaway** is not on the board yet. The first action that anybody takes with her is a Step from her card into a **Dark** section, wherever it is. Such exceptions are on the cards.
stationfall-tutorial-lindsey-11-aim = Nobody contaminated may get home. The Bio Lab is where people are contaminated, so Lindsey would like to see it burn. Next to it, in the Chem Lab, one can make Firebombs.
stationfall-tutorial-lindsey-11-way = Station Chief and Astrochimp are where they should be. Stowaway can appear in the Forward Exhaust, one Step from the Chem Lab. In an ordinary game you might put cubes on all three and upset everything; here you are being kind.
stationfall-tutorial-say-11-cube = "Stowaway is my third Conspirator."
stationfall-tutorial-say-11-activate = "She is fresh: two actions. The first one has to bring her on board."
stationfall-tutorial-say-11-enter = "She was hiding in the Forward Exhaust all the time. It is Dark there, so it is allowed."
stationfall-tutorial-say-11-step = "Into the Chem Lab, where the Firebombs are made. I leave it at that for now."
stationfall-tutorial-say-11-kompromat = "And a Kompromat for the free Pick Up. You can all see which one; yours I cannot see."
stationfall-tutorial-you-11 = More Conspirators mean more fresh characters to choose from. Add one if you like, but cubes are not endless, and too many cost points.
stationfall-tutorial-you-11-agenda = Now work for your **agenda**. Read what your identity wants and the tip on its card, ask who on board could do the first part of it, and let them begin. It need not be you yourself: Lindsey has not touched Engineer so far.
stationfall-tutorial-limit-three = Put no cubes on **Station Chief**, **Stowaway** or **Astrochimp**, and do not reveal as one of them.
stationfall-tutorial-goal-more = Win another Conspirator
stationfall-tutorial-goal-agenda = Work for your agenda: make one of its points count, or set a fresh Conspirator on it

## Minute 10

stationfall-tutorial-new-leverage = Two actions are often not enough, and a plan that takes three turns will be crossed. **Kompromat** and **Bribes** give you more in one turn: you may use one of each. Spend a Kompromat for **one action with the character it is about**, anywhere on the station and whoever conspires with them.
stationfall-tutorial-new-bribes = Your **Bribe** buys one action with **any** character, but you have only one in the whole game. Unspent it is worth a point to you. Spent, it may be worth a point to somebody else: to the player who turns out to be that character. Neither comes with a free Pick Up.
stationfall-tutorial-new-antimatter = **Antimatter** that leaves Magnetic Containment is **armed**. Four Minutes later it detonates at the end of the turn of whoever armed it. On board that ends the game at once. If you need longer, see that it is off the station by then.
stationfall-tutorial-new-abandon-ship = Arming it also triggers **Abandon Ship**: all Locks are gone, and the pods may leave. The Bridge can give that order too, a Blackout brings it about, and at Minute 1 it comes by itself.
stationfall-tutorial-new-markers = **Time markers** are appointments. On the Minute track they say in which Minute something happens, on a section that it happens in the next one, always at the end of the turn of the player they belong to.
stationfall-tutorial-new-escape = To **escape** is to get down into the Mesosphere, Live or not. Who has escaped is out of reach: no cubes, no actions. Many agendas want it, and so do your Friends.
stationfall-tutorial-new-pods = The usual way out is a **pod**. Each has room for so many and says what it waits for, mostly Abandon Ship. It needs at least one Human or Robot aboard. A damaged pod still leaves, but nobody arrives.
stationfall-tutorial-new-launches = There are three ways to launch one. **Timed Launch** is pressed inside, and the pod leaves at the end of your next turn. **Section Launch** is pressed next door and works at once, and whoever pressed it stays behind. **Bridge Launch** is for an Officer on the Bridge and sends all pods that are ready.
stationfall-tutorial-new-in-time = Do not count on a Minute 0: two times out of three there is none. If you want to launch from inside, have Abandon Ship before Minute 1.
stationfall-tutorial-lindsey-10-aim = From the Reactor it is one Step in, one Pick Up, one Step back: three actions, and Station Chief has two. Her free Pick Up is needed for the Helmet. So Lindsey spends what she has saved, and does everything at once before anybody can guess it.
stationfall-tutorial-lindsey-10-sum = She puts no cube anywhere. Kompromat: one action with Astrochimp. Activation: two with Station Chief and the free Pick Up. Bribe: one more. **Five things in one turn**, and hardly anything left for later.
stationfall-tutorial-lindsey-10-film = Aft Airlocks. Astrochimp hangs upside down from a rail and looks at the Helmet in his hands, then at the open corridor. A voice in his ear names a photograph that nobody was ever to see. He throws. The Helmet turns slowly through forty metres of dim light, and in the Reactor a hand comes up and picks it out of the air. Station Chief does not stop; the seal clicks at her neck as her card touches the Lock. Behind the door there is no sound any more. She lifts the canister out of its cradle with both hands, as one lifts a child, and for a moment she hesitates. Then she thinks of the envelope, and of what it paid for. One push with her heel, and she drifts back across the sill. On the canister a small red lamp goes on. All over the station, doors that were locked fall open.
stationfall-tutorial-say-10-activate = "Station Chief again. My disc has been on others since, so she is fresh."
stationfall-tutorial-say-10-kompromat = "Now I play Astrochimp's Kompromat. It gives me one action with him, beyond the two of Station Chief."
stationfall-tutorial-say-10-throw = "He throws the Helmet through the corridor into the Reactor."
stationfall-tutorial-say-10-helmet = "Station Chief catches it: that is her free Pick Up. She can breathe anywhere now."
stationfall-tutorial-say-10-containment = "First action: into Magnetic Containment. She is an Officer, so the Lock opens and is gone."
stationfall-tutorial-say-10-antimatter = "Second action: she picks the Antimatter up. As long as she stays in here, nothing happens."
stationfall-tutorial-say-10-bribe = "No action left, so I spend my Bribe on her. If one of you had been Station Chief, that would have been a point for you."
stationfall-tutorial-say-10-arm = "And out. The Antimatter is armed: it goes off in Minute 6, at the end of my turn. Abandon Ship!"
stationfall-tutorial-you-10 = Stop and think: much has changed. Four Minutes are left, unless somebody gets the Antimatter off the station; all Locks are open; the pods can leave. Read your agenda again and ask what is possible in the time you have.
stationfall-tutorial-you-10-kompromat = If you have a **Kompromat**, spend it this turn, just to see what a third action can do. Activate somebody first; the Kompromat comes on top of it.
stationfall-tutorial-limit-stowaway = Put no cubes on **Stowaway**. Everybody else is free now, Station Chief with her Antimatter included.
stationfall-tutorial-goal-spent = Spend a Kompromat

## The first time, from Minute 9 on

stationfall-tutorial-new-free = From here on it is an ordinary game, and you know enough for it. It ends when the Antimatter detonates on board, or when the Minutes run out. There is more to know, about revealing, fire, force and Data: play this tutorial a second time for that, or ask the rules when it comes up.
stationfall-tutorial-lindsey-free = Lindsey has no script any more. She keeps to two aims: no contaminated character gets away, and the Antimatter goes off on board. If Station Chief still carries it, that is where to look for it.
stationfall-tutorial-lindsey-lines = Each turn she takes the first of **three lines** that she can. One: somebody is contaminated and Troubleshooter is armed, so Troubleshooter goes after the nearest of them and knocks them out. Two: Station Chief, with one cube more than needed, runs away from everybody. Three: Lindsey takes her disc and a cube back and waits.
stationfall-tutorial-you-free = Nothing is forbidden any more. Go for as many points as you can: your agenda first, then your Bonus Character.
stationfall-tutorial-you-free-end = Do you need longer than Minute 6? Then somebody has to part Station Chief from the Antimatter and take it out of an airlock, or away in a pod. Do you not? Then see who is still waiting for a seat.

## Minute 9

stationfall-tutorial-new-reveal = At the start of a turn you may **reveal**. Your card is laid open, and your identity becomes your **PC**: always your Conspirator, nobody else's ever again. Your own cubes on it come back to you. Those of the others go into the **Betrayal box** and are lost to them.
stationfall-tutorial-new-reveal-powers = Revealing gives you a **Reveal Power**. Some strike at once, some last, some are a new action. From then on others can still offer your PC a Bribe or a Kompromat, but you hear what they want and may decline. Decline a Kompromat while Innocent, and you are Suspect.
stationfall-tutorial-new-schroedinger = You may also reveal as your **Bonus Character** instead, which is called a Schroedinger Reveal. Then your first identity goes away unseen, and you have no Bonus Character any more. It is the way out when your plan is dead.
stationfall-tutorial-new-fire = **Fire** damages the section, puts every Human without a Helmet there Down, and keeps the others out. It is put out from a **Console**, in the Security Station or the Mainframe: the first Hazard Suppression smothers it and leaves no air, a second one brings the air back.
stationfall-tutorial-new-suspect = Your guilt marker stands at **Innocent**. What the Cameras see, or a Kompromat that you decline, makes you **Suspect**. That alone costs little, but it is half of the way to Guilty.
stationfall-tutorial-new-struggle = You may put **several cubes** on one character in a turn: to be sure of a Conspirator, or to take one from somebody else. Your identity names an **Influence limit**; each cube outside your pool beyond it costs a point in the end. And cubes on somebody who reveals are gone.
stationfall-tutorial-lindsey-9-aim = Everybody has seen who armed the Antimatter, so there is little left to hide. Lindsey reveals as Engineer and uses **Overload**: a Time marker in any section, which is damaged when it is due. She chooses Vault X. Damage there sets **Project X** free.
stationfall-tutorial-lindsey-9-fire = Engineer could act now, but Stowaway is standing in the Chem Lab. A Firebomb is made there with one action and thrown with the other. Whether it goes off is up to the one who throws it, and Lindsey has not come this far for a demonstration.
stationfall-tutorial-say-9-reveal = "I am the Engineer. Any cubes of yours on him are in the Betrayal box now."
stationfall-tutorial-say-9-overload = "My Reveal Power: Overload, in Vault X. It strikes at the end of my next turn."
stationfall-tutorial-say-9-activate = "And now Stowaway. I put no cubes anywhere."
stationfall-tutorial-say-9-firebomb = "She makes a Firebomb: that is a section action of the Chem Lab."
stationfall-tutorial-say-9-ignite = "And into the Bio Lab with it. It burns. Who goes in there without a Helmet will not come out."
stationfall-tutorial-you-9 = This is your second time, so there is no more homework: play to win. Ask yourself each turn who knows who you are, and whether it is time to reveal.
stationfall-tutorial-you-9-free = Everybody and everything is free from now on. Lindsey needs no more favours.

## Minute 8

stationfall-tutorial-new-states = A character is **Live**, **Down**, **escaped** or **annihilated**. Who is Down cannot act, be activated or be influenced, but can be dragged along, and can escape in a pod like anybody.
stationfall-tutorial-new-attack = **Attack** puts somebody in the same section Down. It takes a Bludgeon or a Gun. A Helmet protects Humans from Bludgeons; nothing protects them from a Gun.
stationfall-tutorial-new-rob = **Rob** takes one Item from somebody beside you, and needs the same weapons. From somebody who is Down you simply pick it up. Rocket Wings, Antimatter and the last Helmet are worth a fight.
stationfall-tutorial-new-revive = **Nanogel** makes the Down Live again: **Revive** them in the same section. Each one works twice. Robots can also be repaired in the Machine Shop.
stationfall-tutorial-new-annihilated = **Annihilated** is for good. It happens in damaged pods and near Antimatter. You can still win when it happens to you: agendas are often fulfilled by others. And no character does what would surely put it Down at once, which is called Self-Preservation.
stationfall-tutorial-new-cameras = A Human who goes Down in a lit section while the **Cameras** are ON makes you Suspect. Do it in the Dark, or switch them off in the Security Station.
stationfall-tutorial-new-renegotiate = Instead of activating you can **renegotiate**: take your disc back, and one cube from anybody who has not escaped. It costs the turn, and is worth it late in the game when cubes would cost points.
stationfall-tutorial-new-project = At the end of Lindsey's turn her Overload damages Vault X and **Project X** is turned up. From now on it acts at the end of turns, with most cards of **every** turn. Its card says how and when.
stationfall-tutorial-lindsey-8-aim = Two things can still go wrong for Lindsey: somebody contaminated leaves, or somebody takes the Antimatter away. From now on she has no fixed moves but a rule for what to do first.
stationfall-tutorial-say-line-1 = "My first line: somebody on board is contaminated, and Troubleshooter is armed."
stationfall-tutorial-say-line-1-go = "Troubleshooter, then."
stationfall-tutorial-say-line-1-step = "Towards the nearest of them."
stationfall-tutorial-say-line-1-attack = "Nothing personal. You must not reach Earth."
stationfall-tutorial-say-line-2 = "My second line: nobody for Troubleshooter to deal with, so Station Chief keeps her distance. One cube more than needed, so that you cannot easily take her from me."
stationfall-tutorial-say-line-2-go = "Station Chief, then."
stationfall-tutorial-say-line-2-step = "Away from everybody."
stationfall-tutorial-say-line-3 = "My third line: there is nothing I can do with them, so I renegotiate."
stationfall-tutorial-say-answer = "That has to be settled as well."
stationfall-tutorial-you-8 = The Antimatter goes off in Minute 6, Project X is loose, and the first pods will leave. Decide what you still want, and from whom.

## Minute 7

stationfall-tutorial-new-data = **Data** is no Item: it lies on nobody's floor and fills nobody's hands. It is made in certain sections, **copied** to others, deleted, robbed, or **transmitted** from Array Control to one of two **Offsites**, News and Authorities.
stationfall-tutorial-new-data-kinds = **Evidence**, from the Security Station, is about guilt. **X-Secret**, from the Bio Lab, lets you look at the Project X card while your disc is with somebody who has it. Other characters bring other Data: an assistant that spreads, contracts that bind.
stationfall-tutorial-new-guilt = As soon as Evidence reaches the **Authorities**, everybody who is Suspect becomes **Guilty**, but for the player who sent it. A Guilty player cannot win, unless the card says so or the escaped PC hands Evidence in at Stationfall.
stationfall-tutorial-new-jammers = While the **Jammers** are ON, Data is copied only to somebody in the same section; while they are OFF, to anybody. Transmitting is not affected.
stationfall-tutorial-new-power = Three sections make **power**. With one of them damaged, Cameras and Jammers go off. With two there is a **Blackout**: all is Dark, hardly any section action works, Project X is released and Abandon Ship is triggered.
stationfall-tutorial-lindsey-7-aim = Engineer can win even if Guilty, so Lindsey does not mind who is watching Troubleshooter. She goes by her three lines again.
stationfall-tutorial-you-7 = Look round who is Suspect, and who could send Evidence down. Then play on: from the next Minute it is your game alone.

## The second time, from Minute 6 on

stationfall-tutorial-new-finish = You have seen everything that an ordinary game is made of. What is left are details of single sections and characters, and each tells you itself when you come across it.
stationfall-tutorial-lindsey-finish = Lindsey keeps to her three lines to the end. If the Antimatter is still on board at the end of her turn in Minute 6, that is Stationfall.
stationfall-tutorial-you-finish = Play on and win. Mind what comes last: an unused Bribe is a point, a cube too many costs one, and the pods do not wait.

## Stationfall

stationfall-tutorial-new-scoring = The station has fallen. First whoever has not **revealed** does so. Then every PC that has escaped may **deliver** its Data to News and Authorities. Then points are counted.
stationfall-tutorial-new-agenda-points = Most points come from the rows of your **agenda**. A row with a **+** only counts if the nearest row above it without one is fulfilled: Astrochimp gets nothing for a Briefcase that stays behind with him.
stationfall-tutorial-new-other-points = Your Bonus Character pays if the Friend has escaped or the Grudge is Down and still here. An unused Bribe is a point, and so is each Bribe of others on your PC. Each cube above your Influence limit takes one away.
stationfall-tutorial-lindsey-end = Lindsey was the Engineer, and apart from revealing she may not have moved Engineer once. Others did the work. That is common in this game, and a good habit: ask who can do it for you, and who would not be suspected.
stationfall-tutorial-you-remarks = No two of these games are alike. Other identities around the table and another Project X make another story, so this set-up bears playing again.
stationfall-tutorial-you-next-second = **In your second game** choose your identity on purpose, and have a plan for its agenda from the first Minute.
stationfall-tutorial-you-next-third = **In your third game** watch the others: guess who they are, get in their way, and hide what you are doing until it is time to reveal.
stationfall-tutorial-you-next-fourth = **After that** look for the turns that nobody sees coming: a throw, a vent, a Bribe, a pod. They are what this game is about.
stationfall-tutorial-you-dossier = The rules of every section and character are under `rules`, and a refused action always says which of them it met. Have fun!
stationfall-tutorial-needless = What this is for has gone away, so Lindsey saves it.
