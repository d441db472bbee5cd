# Stationfall: lessons

# A turn

stationfall-lesson-first-turn = Your first turn
stationfall-lesson-first-turn-story =
    It is the first Minute, and nobody aboard works for you yet. Exile sits in Array Control and you would like to have Exile in Storage, where the tools are.

    Win Exile over with a cube, then activate Exile and walk.
stationfall-lesson-first-turn-goal-conspirator = A cube of yours lies on Exile
stationfall-lesson-first-turn-goal-storage = Exile is in Storage
stationfall-lesson-first-turn-fault-other = Your cubes went to somebody else. You influence one character in a turn, so Exile has to wait. Begin again and put a cube on Exile.
stationfall-lesson-first-turn-fault-renegotiated = You renegotiated instead of activating somebody. That is for turns in which you want your disc or a cube back.
stationfall-lesson-first-turn-fault-astray = Exile is back in Array Control and out of actions. Storage lies beyond Mainframe.
stationfall-lesson-first-turn-tip = First influence, then activate. An activation has two actions, and Array Control, Mainframe and Storage lie in a row.
stationfall-lesson-first-turn-learned = A turn is: reveal if you like, influence if you like, activate. Whoever carries your cube, with nobody ahead of you there, acts for you.

# Moving

stationfall-lesson-vents = Through the vents
stationfall-lesson-vents-story =
    The pods hang at Aft Airlocks, and Astrochimp has just left the Kitchen table. By corridor the way takes three Steps. Astrochimp has two.

    Astrochimp is a **Tunnel Rat**. Get to Aft Airlocks in this activation.
stationfall-lesson-vents-goal-airlocks = Astrochimp is in Aft Airlocks
stationfall-lesson-vents-fault-corridor = From Machine Shop only a corridor leads on, and the actions are spent. Look for a dashed line: that is a vent.
stationfall-lesson-vents-fault-away = Hydroponics leads away from the pods. Begin again in the Kitchen.
stationfall-lesson-vents-tip = Two vents help, one from the Kitchen, another one from Quarters. Either will do.
stationfall-lesson-vents-learned = A Tunnel Rat steps through vents as if they were corridors. There are never Locks on them, and nobody else gets through.

stationfall-lesson-officer = The locked door
stationfall-lesson-officer-story =
    Somebody hid the Artifact in Vault X, behind a Lock. Engineer and Exile stand before the door in Array Control, and both work for you.

    Activate the right one, take the Artifact, and bring it back to Array Control.
stationfall-lesson-officer-goal-artifact = Engineer has the Artifact
stationfall-lesson-officer-goal-back = Engineer is back in Array Control with it
stationfall-lesson-officer-fault-exile = Exile is no Officer, and the Lock stops Exile. Activate somebody who passes Locks.
stationfall-lesson-officer-fault-bio-lab = Bio Lab contaminates everybody who enters, and the way back is too long now. Array Control is where the Artifact is wanted.
stationfall-lesson-officer-fault-empty = Back again, but without the Artifact. One Pick Up in an activation is free, so there was time for it.
stationfall-lesson-officer-tip = An Officer just steps through a Lock, which is gone afterwards. Two Steps and a free Pick Up are all that you need.
stationfall-lesson-officer-learned = Officers pass Locks with a plain Step and remove them for everybody. That is worth remembering before you show others the way.

stationfall-lesson-breach = Doors in the dark
stationfall-lesson-breach-story =
    Reactor and Fuel Cells are wrecked: **Blackout**. Engineer feels along the wall of Array Control and finds the Lock of Vault X. An Officer's card does nothing without power.

    Get Engineer into Vault X all the same.
stationfall-lesson-breach-goal-open = The Lock between Array Control and Vault X is gone
stationfall-lesson-breach-goal-vault = Engineer is in Vault X
stationfall-lesson-breach-fault-round = From Mainframe only a vent leads into Vault X, and Engineer is no Tunnel Rat. Stay at the door.
stationfall-lesson-breach-fault-waited = The activation is over, and Engineer stands outside. Open the door and go in, an action each.
stationfall-lesson-breach-tip = While there is a Blackout, every Human and Robot can do what otherwise takes a crowbar and a talent: Breach.
stationfall-lesson-breach-learned = In a Blackout Officers pass no Locks, but everybody can break one open: an action for the Lock, another one for the Step.

# Items

stationfall-lesson-items = Full hands
stationfall-lesson-items-story =
    Station Chief and Stranger meet in Storage, where a Helmet lies on the floor. You are Stranger, and you want that Helmet. But it is Station Chief who acts now, with three Items and no hand free.

    Let Stranger have the Helmet. Station Chief must keep the Briefcase.
stationfall-lesson-items-goal-helmet = Stranger has the Helmet, and Station Chief still has the Briefcase
stationfall-lesson-items-fault-briefcase = The Briefcase is out of Station Chief's hands. Part with something that nobody misses.
stationfall-lesson-items-fault-full = That filled Stranger's last slot. Now there is no room for the Helmet, and nobody can decline a gift.
stationfall-lesson-items-tip = One Pick Up or Drop is free. Begin with it: make room, then pick up, then give.
stationfall-lesson-items-learned = Nobody goes above the Item limit, neither by picking up nor by a gift. The free Pick Up or Drop is what makes such a turn work.

stationfall-lesson-throwing = A parcel for Bio Lab
stationfall-lesson-throwing-story =
    Cyborg sits in Bio Lab, contaminated and in a bad mood, and wants a Gun. Stranger has one, waits in Forward Hub, and does not want to catch anything.

    Get the Gun into Bio Lab without Stranger going in.
stationfall-lesson-throwing-goal-gun = The Gun lies in Bio Lab, and Stranger is clean
stationfall-lesson-throwing-fault-contaminated = Stranger went in and is contaminated. A parcel can travel without its postman.
stationfall-lesson-throwing-fault-short = The Gun has landed one section away, and that is not Bio Lab. A throw goes through one corridor, so go nearer first.
stationfall-lesson-throwing-tip = Two sections with a corridor to Bio Lab are one Step away from Forward Hub.
stationfall-lesson-throwing-learned = A throw moves an Item through one corridor without a Lock, and you stay where you are. Vents do not allow it.

# Hazards, wounds and damage

stationfall-lesson-helmet = Into the fire
stationfall-lesson-helmet-story =
    Rec Room burns, and the Briefcase lies in the middle of it. Stranger stands in Aft Hub beside a Helmet and a Bludgeon. Without a Helmet no Human sets foot in there.

    Get the Briefcase into Stranger's hands.
stationfall-lesson-helmet-goal-briefcase = Stranger has the Briefcase
stationfall-lesson-helmet-fault-bludgeon = The free Pick Up went to the Bludgeon. Helmet, Step and Briefcase would now take three actions, and there are two.
stationfall-lesson-helmet-fault-away = Stranger has gone past the Briefcase. It lies in Rec Room and nowhere else.
stationfall-lesson-helmet-tip = Count: a free Pick Up, then two actions. What has to come first?
stationfall-lesson-helmet-learned = Fire and Asphyxiation put Humans without a Helmet Down. Self-Preservation keeps everybody from walking into that, so look for a Helmet first.

stationfall-lesson-rescue = Carried out
stationfall-lesson-rescue-story =
    Counselor lies Down in Hydroponics, amid flames and without a Helmet. That is you, but nobody knows. Medical rolls up in Therapy Garden; fire does not harm a Robot.

    Get Counselor out and back on two feet in this activation.
stationfall-lesson-rescue-goal-out = Counselor is out of Hydroponics
stationfall-lesson-rescue-goal-live = Counselor is Live
stationfall-lesson-rescue-fault-alone = Medical has left Counselor in the flames. A Step can take somebody Down along: drag.
stationfall-lesson-rescue-fault-waited = Out of the fire, but still Down. One action more was needed.
stationfall-lesson-rescue-tip = Nobody can be revived where they would go Down again. The Step to somebody Down is free for Medical, so two actions are left: one to drag, one to help.
stationfall-lesson-rescue-learned = A Human without a Helmet cannot be revived in a hazard: drag first. In one turn nobody drags, or is dragged, further than one section.

stationfall-lesson-manufacture = Made to order
stationfall-lesson-manufacture-story =
    Engineer lies Down in Nanofactory. You are Engineer, and Stranger is with you and works for you. The machine prints Nanogel, but Stranger carries three Items already.

    Make a Nanogel and revive Engineer.
stationfall-lesson-manufacture-goal-nanogel = Stranger has manufactured a Nanogel
stationfall-lesson-manufacture-goal-live = Engineer is Live
stationfall-lesson-manufacture-fault-ignited = A fire does make room, but not the kind that helps Engineer. Get rid of something in peace.
stationfall-lesson-manufacture-fault-given = To give is an action, and there were just two. Something else makes room for free.
stationfall-lesson-manufacture-fault-thrown = To throw is an action, and there were just two. Something else makes room for free.
stationfall-lesson-manufacture-tip = Stranger needs a free slot, then both actions. What costs nothing?
stationfall-lesson-manufacture-learned = Manufacturing puts the Item right on the character's card, so there has to be room. A new Nanogel revives twice.

stationfall-lesson-repair = Lights, please
stationfall-lesson-repair-story =
    Blackout. In Reactor, Troubleshooter kneels between a ruined power board and Security, who lies Down. Machine Shop could repair a Robot, but no section action works in the dark.

    Bring back Emergency Power and get Security up.
stationfall-lesson-repair-goal-light = There is Emergency Power again
stationfall-lesson-repair-goal-security = Security is Live
stationfall-lesson-repair-fault-left = All there is to mend is in Reactor. Troubleshooter has two actions and needs both of them there.
stationfall-lesson-repair-fault-dragged = Away from Reactor there is nothing to gain: in a Blackout Machine Shop is dead, and the damaged board stays behind.
stationfall-lesson-repair-tip = **Jury Rig** is an ability and works without power. It mends a section or a Robot, one for each action.
stationfall-lesson-repair-learned = Jury Rig repairs a section or a Down Robot anywhere, even in a Blackout. When Emergency Power comes back, all Locks fall.

# Force and its consequences

stationfall-lesson-rob = Hands up
stationfall-lesson-rob-story =
    The light in Locker Room never worked. Stranger has a Bludgeon, Engineer a Gun, and Counselor the Briefcase and a Helmet. A Bludgeon does not impress a Helmet.

    Get the Briefcase. Nobody is to go Down.
stationfall-lesson-rob-goal-gun = Stranger has the Gun
stationfall-lesson-rob-goal-briefcase = Stranger has the Briefcase, and everybody is on their feet
stationfall-lesson-rob-fault-counselor = Counselor is Down. With a Gun you can make people hand things over instead.
stationfall-lesson-rob-fault-engineer = Engineer is Down. A robbery would have done.
stationfall-lesson-rob-fault-nanogel = The Nanogel does not frighten Counselor, and one action is gone. Which of Engineer's Items would help against a Helmet?
stationfall-lesson-rob-tip = Rob twice. What you take first lets you take the second thing.
stationfall-lesson-rob-learned = With a Bludgeon you rob or attack Robots and Humans without a Helmet, with a Gun everybody. Robbing takes an Item from the Live, and nobody goes Down.

stationfall-lesson-cameras = Nobody saw anything
stationfall-lesson-cameras-story =
    Troubleshooter meets Engineer in Security Station, Bludgeon in hand. You would like to see Engineer Down, but the section is Lit and Cameras are ON.

    Put Engineer Down and stay Innocent.
stationfall-lesson-cameras-goal-down = Engineer is Down
stationfall-lesson-cameras-goal-innocent = It is done, and you are still Innocent
stationfall-lesson-cameras-fault-filmed = You are Suspect: a Human went Down in a Lit section in front of the Cameras. Somebody may send Evidence about that.
stationfall-lesson-cameras-fault-sabotaged = A damaged section has no section actions. Now nobody can turn Cameras OFF from here.
stationfall-lesson-cameras-tip = You are in the one section where the Cameras have a switch.
stationfall-lesson-cameras-learned = A Human going Down makes you Suspect only in a Lit section with Cameras ON. So look for the switch, for a Dark section, or for a failing power supply.

stationfall-lesson-evidence = The right address
stationfall-lesson-evidence-story =
    Yellow hurt somebody before the Cameras and is Suspect. Stowaway has Evidence and crouches in Mainframe, one Step from the antennas of Array Control.

    Make Yellow Guilty.
stationfall-lesson-evidence-goal-guilty = Yellow is Guilty
stationfall-lesson-evidence-fault-news = News prints the story and nobody goes to court. Evidence convicts at the other address.
stationfall-lesson-evidence-fault-copied = A copy alone convicts nobody. It has to be transmitted, and you are at the right place for that.
stationfall-lesson-evidence-tip = One Step and one Transmit. There are two Offsites, and only one of them has judges.
stationfall-lesson-evidence-learned = Evidence transmitted to Authorities makes every other Suspect player Guilty, and the Guilty hardly ever win. Be careful when you are Suspect yourself and others hold Evidence.

# Data and systems

stationfall-lesson-jammers = A word in private
stationfall-lesson-jammers-story =
    Exile has Evidence, and Engineer in Reactor shall have a copy. But Jammers are ON, and Engineer is far away. Others would like to copy things as well, so do not leave them OFF.

    Exile sits at a console in Mainframe and is a **Hacker**.
stationfall-lesson-jammers-goal-copied = Engineer has Evidence
stationfall-lesson-jammers-goal-on = Engineer has Evidence, and Jammers are ON
stationfall-lesson-jammers-fault-cyborg = That copy went to Cyborg, who was nearest. With Jammers ON nobody further away gets one, so begin with the Jammers.
stationfall-lesson-jammers-fault-free = A Hacker's free Console Action stands in the place of the free Pick Up or Drop. It is gone, and you need three things done.
stationfall-lesson-jammers-fault-left-off = The copy has arrived, but Jammers are still OFF and the actions are spent.
stationfall-lesson-jammers-tip = OFF, copy, ON: that makes three. One of them is free for a Hacker.
stationfall-lesson-jammers-learned = With Jammers ON, Data goes to colocated characters only; OFF, to everybody who has not escaped. Consoles have the switch.

stationfall-lesson-blackout = One switch too many
stationfall-lesson-blackout-story =
    You are Daredevil, and you score if Project X gets out. Fuel Cells are damaged already, the station runs on Emergency Power. Troubleshooter stands in Aft Hub with a Bludgeon.

    Turn off the lights for good.
stationfall-lesson-blackout-goal-blackout = There is a Blackout
stationfall-lesson-blackout-goal-released = Project X is loose
stationfall-lesson-blackout-fault-hub = Aft Hub makes no power, so damage there changes nothing. Look for a bolt on the board.
stationfall-lesson-blackout-fault-attacked = Poor Medical. A Bludgeon can also be used on a section, and that is what was asked for.
stationfall-lesson-blackout-tip = Three sections generate power, and one is wrecked. Another one is right next door.
stationfall-lesson-blackout-learned = One damaged power section means Emergency Power, two a Blackout: all is Dark, consoles and most section actions are dead, Project X is loose and Abandon Ship triggered.

stationfall-lesson-antimatter = The heaviest suitcase
stationfall-lesson-antimatter-story =
    You are Engineer, and you score if the Antimatter goes off on board. It floats in Magnetic Containment, behind a Lock and without air. Engineer is in Reactor next door, an Officer with a Helmet.

    Arm the Antimatter and keep it on board.
stationfall-lesson-antimatter-goal-armed = The Antimatter is armed
stationfall-lesson-antimatter-goal-aboard = It is armed and has not left the station
stationfall-lesson-antimatter-fault-jettisoned = It is armed, but out in Outer Space, where it will only dent the hull. Your agenda wants it on board.
stationfall-lesson-antimatter-fault-inside = Nothing is armed yet. That happens as soon as the Antimatter leaves Magnetic Containment.
stationfall-lesson-antimatter-tip = In, pick up for free, and out again. It counts only once it is outside.
stationfall-lesson-antimatter-learned = Moving the Antimatter out of Magnetic Containment arms it and triggers Abandon Ship. In four Minutes, or at Stationfall, it goes off: on board that ends the game.

# Pods

stationfall-lesson-timed-launch = Leaving on schedule
stationfall-lesson-timed-launch-story =
    Abandon Ship has been called. Counselor stands in Aft Airlocks with the Artifact. Houdini is full, Alcatraz has left, and two pods are empty: McQueen and Hail Mary.

    Board a pod that can fly and set its clock.
stationfall-lesson-timed-launch-goal-aboard = Counselor is aboard McQueen
stationfall-lesson-timed-launch-goal-marker = Your Time marker is on McQueen
stationfall-lesson-timed-launch-fault-hail-mary = Hail Mary is damaged. Nobody can set its clock, and whoever launches it breaks it to pieces.
stationfall-lesson-timed-launch-fault-houdini = Daredevil and Astrochimp say thank you and wave. A Section Launch sends off others; you are still here.
stationfall-lesson-timed-launch-tip = A Timed Launch is set inside the pod. A cracked corner means damage.
stationfall-lesson-timed-launch-learned = Set from inside, a Timed Launch needs nobody else. The pod leaves at the end of your next turn, with everybody who is in it by then.

stationfall-lesson-section-launch = Bon voyage
stationfall-lesson-section-launch-story =
    You are Counselor and score if the Artifact gets away, with whomever. Stranger sits in Houdini with it and might climb out again. Exile is in Reactor and works for you.

    See that the Artifact leaves right now.
stationfall-lesson-section-launch-goal-artifact = Houdini has left, with Stranger and the Artifact
stationfall-lesson-section-launch-fault-alcatraz = Alcatraz is gone, with Daredevil. A Section Launch sends one pod, and the Artifact is in another one.
stationfall-lesson-section-launch-fault-aboard = From inside, Exile can only set the clock, and there is no action left for it. A Section Launch is pressed outside, where the pod is docked.
stationfall-lesson-section-launch-tip = All pods here are docked at Aft Airlocks. From there a button sends off any occupied one.
stationfall-lesson-section-launch-learned = A Section Launch sends off one occupied pod at once, from the section where it is docked. The people aboard are not asked.

stationfall-lesson-bridge-launch = All away
stationfall-lesson-bridge-launch-story =
    You are Station Chief, and you score for Humans who escape. Three of them sit in Alcatraz and McQueen and wait. Station Chief is on the Bridge, and nobody has called Abandon Ship yet.

    Get both pods away, without arming or releasing anything.
stationfall-lesson-bridge-launch-goal-abandon = Abandon Ship is triggered, and all else is quiet
stationfall-lesson-bridge-launch-goal-pods = Alcatraz and McQueen have left
stationfall-lesson-bridge-launch-fault-armed = Self-Destruct calls Abandon Ship as well, but it arms the Antimatter. There is a quieter order.
stationfall-lesson-bridge-launch-fault-released = That called Abandon Ship, and it let Project X out. There is a quieter order.
stationfall-lesson-bridge-launch-fault-left = The Bridge is where pods are launched from. One action more would have done it.
stationfall-lesson-bridge-launch-tip = Two orders of an Officer on the Bridge. The first makes the second possible.
stationfall-lesson-bridge-launch-learned = A Bridge Launch by an Officer sends off every occupied pod that is ready, all at once. Abandon Ship must have been triggered before.

# Influence and leverage

stationfall-lesson-influence = A question of majority
stationfall-lesson-influence-story =
    Engineer has many friends: three cubes of Blue, two of Yellow, one of yours. You want to activate Engineer now, and every cube that you place may cost you a point in the end.

    Take over Engineer with as few cubes as possible.
stationfall-lesson-influence-goal-activated = You have activated Engineer
stationfall-lesson-influence-goal-cubes = It took no more cubes than necessary
stationfall-lesson-influence-fault-many = That was more than necessary. Nobody may have more cubes there than you, but as many is fine.
stationfall-lesson-influence-fault-few = Blue still has more cubes on Engineer than you, and you influence only once in a turn.
stationfall-lesson-influence-fault-other = Those cubes lie on somebody else's card. One character in a turn is all.
stationfall-lesson-influence-tip = A tie is enough for both of you.
stationfall-lesson-influence-learned = A character is your Conspirator if you have a cube there and nobody has more. In a tie, all who are tied may activate it.

stationfall-lesson-bribe = A small favour
stationfall-lesson-bribe-story =
    Astrochimp acts for you in the Kitchen, far from everything. Engineer is on the Bridge and belongs to Blue, with five cubes. You want the pods free, and you still have your Bribe.

    Let Engineer give the order to abandon ship.
stationfall-lesson-bribe-goal-bribed = Your Bribe lies on Engineer
stationfall-lesson-bribe-goal-order = Engineer has given the order to abandon ship
stationfall-lesson-bribe-fault-other = The Bribe went to somebody who is not on the Bridge. You have just one.
stationfall-lesson-bribe-fault-stepped = A Bribe buys one action, and it went into a walk. Engineer was where you needed an Officer.
stationfall-lesson-bribe-fault-drastic = The pods are free, but something much worse has been set off along with it. Just give the order.
stationfall-lesson-bribe-tip = While your Conspirator is active, you may spend the Bribe on one action with any NPC. Cubes do not matter.
stationfall-lesson-bribe-learned = Your Bribe buys one action with any NPC, or with a PC whose player agrees. Unspent it is worth a point, and on another player's PC it gives that player one.

stationfall-lesson-kompromat = I know something about you
stationfall-lesson-kompromat-story =
    Minute 2. Astrochimp stands before McQueen with the Briefcase, and a clock set now could come too late. Station Chief is here too, on Blue's side. But your hand holds **Kompromat** against Station Chief.

    Escape in this turn.
stationfall-lesson-kompromat-goal-escaped = McQueen has left with Astrochimp
stationfall-lesson-kompromat-fault-later = The clock is set for the next Minute. Until then anybody can come along; use what is in your hand.
stationfall-lesson-kompromat-fault-alcatraz = Station Chief launched the wrong pod, and Kompromat is used once. Daredevil is delighted.
stationfall-lesson-kompromat-fault-stepped = The Kompromat was spent on a walk. It buys one action, and you need somebody to press a button.
stationfall-lesson-kompromat-tip = First get in. Then somebody outside has to launch the pod.
stationfall-lesson-kompromat-learned = Once in a turn Kompromat gives you one action with the character it names, your own included. The player of a PC may refuse, and becomes Suspect by that.

stationfall-lesson-renegotiate = Taking stock
stationfall-lesson-renegotiate-story =
    Your disc still lies on Engineer, who is therefore Exhausted. Two cubes of yours lie on Daredevil, and Daredevil lies Down in Forward Exhaust.

    There is nothing urgent to do. Get your disc back, and a cube from Daredevil.
stationfall-lesson-renegotiate-goal-disc = Your disc is back with you
stationfall-lesson-renegotiate-goal-cube = One of your cubes has come back from Daredevil
stationfall-lesson-renegotiate-fault-activated = Engineer is Exhausted and has one action only, and the disc stays there. That was a turn for taking stock.
stationfall-lesson-renegotiate-fault-kept = The disc is back, but both cubes still lie on Daredevil, where they do nothing for you.
stationfall-lesson-renegotiate-tip = When you renegotiate you may also take one cube back. You choose from which character.
stationfall-lesson-renegotiate-learned = Renegotiating costs you an activation and brings back your disc and one cube, even from somebody Down. Next turn everybody is fresh.

# Who you are

stationfall-lesson-reveal = Here I am
stationfall-lesson-reveal-story =
    You are Astrochimp, in secret. Blue has three cubes on Astrochimp, you have two, so Astrochimp obeys Blue. McQueen is three Steps away.

    Take back what is yours and be aboard McQueen this turn.
stationfall-lesson-reveal-goal-revealed = You have revealed as Astrochimp
stationfall-lesson-reveal-goal-aboard = Astrochimp is aboard McQueen
stationfall-lesson-reveal-fault-influenced = To outbid Blue costs a lot, and after that it is too late to reveal in this turn. Reveal first.
stationfall-lesson-reveal-fault-schroedinger = You have thrown Astrochimp's card away and are somebody else now. That can be clever, but not today.
stationfall-lesson-reveal-fault-long-way = Through Machine Shop the way is one Step too long. Astrochimp is a Tunnel Rat.
stationfall-lesson-reveal-tip = Once revealed, Astrochimp is **Zero-Born**: one free Step into a section without gravity. From the Kitchen a vent leads to one.
stationfall-lesson-reveal-learned = Revealed, you always command your PC while it is Live, your cubes on it come back and all others go to the Betrayal box. And its Reveal Power is yours.

stationfall-lesson-schroedinger = Never heard of Daredevil
stationfall-lesson-schroedinger-story =
    Daredevil was your Secret Identity and is no more. Astrochimp, your Bonus Character, sits in McQueen with Briefcase and Gun, which is just what Astrochimp wants.

    Be Astrochimp, and set the clock of the pod.
stationfall-lesson-schroedinger-goal-revealed = You are Astrochimp
stationfall-lesson-schroedinger-goal-marker = Your Time marker is on McQueen
stationfall-lesson-schroedinger-fault-daredevil = Now everybody knows that you were Daredevil, who is not there to score any more.
stationfall-lesson-schroedinger-fault-influenced = Influence comes after revealing, and in this turn it is too late for that now. And Astrochimp needs no cubes once it is you.
stationfall-lesson-schroedinger-tip = You may discard the Secret Identity unseen and reveal as the Bonus Character instead.
stationfall-lesson-schroedinger-learned = A Schroedinger Reveal swaps a lost cause for a better one. The price: there is no Bonus Character left to give you points.

stationfall-lesson-agenda = What counts
stationfall-lesson-agenda-story =
    Minute 1. Your Time marker is on McQueen, which leaves when your turn ends. Astrochimp scores 3 for escaping and, having escaped, 2 more for each of Briefcase, Artifact and Gun.

    The Gun lies in Aft Airlocks, the Briefcase in the Kitchen, a Nanogel here in Reactor. Take what you can and be aboard.
stationfall-lesson-agenda-goal-escaped = McQueen has left with Astrochimp
stationfall-lesson-agenda-goal-gun = Astrochimp has the Gun aboard
stationfall-lesson-agenda-fault-missed = McQueen has left without Astrochimp. Rows with a "+" count only if the row above them does, so without escaping all the luggage is worth nothing.
stationfall-lesson-agenda-fault-no-gun = Astrochimp has escaped, for 3 points. The Gun was on the way and would have brought 2 more.
stationfall-lesson-agenda-tip = Two Steps lead aboard, so only the free Pick Up is left. Which thing on the way is in the agenda? Then end the turn.
stationfall-lesson-agenda-learned = Read the rows without "+" first: they carry the others. Then see what lies on your way.
