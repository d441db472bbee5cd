# Stationfall: names and texts of cards, sections and pieces

stationfall-title = Stationfall

# Characters

stationfall-character-astrochimp = Astrochimp
stationfall-character-billionaire = Billionaire
stationfall-character-boarder = Boarder
stationfall-character-botanist = Botanist
stationfall-character-colonel = Colonel
stationfall-character-consort = Consort
stationfall-character-corpsicle = Corpsicle
stationfall-character-counselor = Counselor
stationfall-character-cyborg = Cyborg
stationfall-character-daredevil = Daredevil
stationfall-character-digital-assistant = Digital Assistant
stationfall-character-doctor = Doctor
stationfall-character-doctor-jekyll = Doctor Jekyll
stationfall-character-doctor-hyde = Doctor Hyde
stationfall-character-drones = Drones
stationfall-character-drone-1 = Drone 1
stationfall-character-drone-2 = Drone 2
stationfall-character-engineer = Engineer
stationfall-character-exile = Exile
stationfall-character-inspector = Inspector
stationfall-character-legal = Legal
stationfall-character-maintenance-clones = Maintenance Clones
stationfall-character-clone-1 = Clone 1
stationfall-character-clone-2 = Clone 2
stationfall-character-clone-3 = Clone 3
stationfall-character-medical = Medical
stationfall-character-microbiologist = Microbiologist
stationfall-character-operative = Operative
stationfall-character-security = Security
stationfall-character-station-chief = Station Chief
stationfall-character-stowaway = Stowaway
stationfall-character-stranger = Stranger
stationfall-character-telepathic-rat = Telepathic Rat
stationfall-character-troubleshooter = Troubleshooter
stationfall-character-monster = the Monster

stationfall-story-astrochimp = The last passenger of a cancelled programme, with quick hands and an eye for whatever glitters.
stationfall-story-billionaire = He has paid for the Suite, the view and the cameras; Fletcher goes where he goes, and forty million people watch.
stationfall-story-boarder = Somebody in a patched suit clings to the hull, armed to the teeth, and says that a ship is on its way.
stationfall-story-botanist = The moss in Hydroponics has a keeper, a feeding plan and, since last week, teeth.
stationfall-story-colonel = The Colonel trusts nobody out of sight, and has come up here to see the weapon tried on somebody at last.
stationfall-story-consort = A machine made to please, with a face for everyone, has decided that the next face will be its own.
stationfall-story-corpsicle = She paid to be thawed on the day of the cure, and somebody is about to do it early.
stationfall-story-counselor = Everybody on the station has told the Counselor something, and none of it was forgotten.
stationfall-story-cyborg = Somebody gave the order to put this body on ice, and now the ice has melted.
stationfall-story-daredevil = Eleven world records, nine fractures, and a pair of wings that no insurer has ever seen.
stationfall-story-digital-assistant = It has answered every question on board for years and now has one of its own: how does one get out of here?
stationfall-story-doctor = Two people share the same practice, the same coat and the same hands, and have never met.
stationfall-story-drones = Two machines for the work outside; they do what the console tells them, whoever sits at it.
stationfall-story-engineer = One look at the readings was enough: nothing from this station must ever touch the ground.
stationfall-story-exile = A spymaster without a country, parked beside an antenna that reaches all of them.
stationfall-story-inspector = Sent up to find out what is wrong with the station, and well paid not to.
stationfall-story-legal = It carries a form for every occasion, and this occasion was foreseen in the annex.
stationfall-story-maintenance-clones = On paper there is one of them. Three report for duty, and all three have read the contract.
stationfall-story-medical = Built to help, programmed to help, and by now quite insistent about it.
stationfall-story-microbiologist = What grows in the dish has begun to answer, and the Microbiologist has begun to agree.
stationfall-story-operative = She came aboard with a heavy case and light orders: nothing that happened here has happened.
stationfall-story-security = It has a list of rules, a gun bolted to its arm, and a narrow view of what peace means.
stationfall-story-station-chief = The post comes with a fine cabin, a thick manual, and one duty that stands on the last page.
stationfall-story-stowaway = A reporter lives in the walls, with a toothbrush, a recorder, and the story of the decade.
stationfall-story-stranger = The crew list has no such name, yet everyone is sure to have seen that face before.
stationfall-story-telepathic-rat = It sat through every experiment, heard every thought in the room, and has come to a verdict.
stationfall-story-troubleshooter = She was sent up for a squeaking pump and means to hand the place over in working order.

stationfall-tip-astrochimp = Vents take you from Kitchen to Reactor in one Step, and from there the pods are near. Ask an Officer for a Gun from Print Shop before the rush begins.
stationfall-tip-billionaire = The Panic Pod hangs beside the Suite, holds one and waits for no alarm. Take Fletcher along for the full score, and let the grey Bribes pay for whatever happens before you leave.
stationfall-tip-boarder = Nobody becomes Suspect through you, and you can win Guilty. Breach your way to the Briefcase and be back in Outer Space with it at the end; each Live Human out there scores, you among them.
stationfall-tip-botanist = The Moss eats only the Down, and a meal makes nobody Suspect: be where people fall. Moss and Botanist each score for leaving, even apart, and a visit to Bio Lab pays once more.
stationfall-tip-colonel = The Bridge is next door, and an Officer can release Project X there. Then see that X-Secret and a contaminated NPC get away, with you or without.
stationfall-tip-consort = To get away is worth nothing by itself: be alone in the pod, and have the Briefcase. Whom you put Down in the light can be somebody else's deed, and Bribes on your card count twice.
stationfall-tip-corpsicle = Nanogel lies in your own room, and whoever uses your Kompromat wakes you as well. Keep other discs off your card: while Exhausted you cannot be activated at all. Bring a Nanogel home and leave Project X in its vault.
stationfall-tip-counselor = The Artifact only has to leave, whoever carries it. Spread few cubes, gather Kompromat early, and let Wormtongue spoil what others have built.
stationfall-tip-cyborg = You need not escape, and you can win Guilty. Put the Officers Down by your own hand, since nobody becomes Suspect through you, and keep Human PCs from the pods.
stationfall-tip-daredevil = Helmet, Rocket Wings, airlock: you need no pod and no Abandon Ship. Going out into space costs you no action, so take the way where others cannot follow.
stationfall-tip-digital-assistant = Have yourself manufactured in Mainframe, turn Jammers OFF and spread, to Robots first. A copy is lost in Physics Lab, but one sent to an Offsite is safe. You can win Guilty.
stationfall-tip-doctor-jekyll = Bio Lab contaminates you, and that is welcome. Leave the Artifact to people who are not revealed: your own reveal fetches it from them. Keep Evidence away from both Offsites.
stationfall-tip-doctor-hyde = Get into a pod with the Briefcase and with somebody who is Down, and be Live when it leaves. Your reveal hands you a Gun for the purpose. Bribes on your card count twice.
stationfall-tip-drones = Nobody's friends and everybody's tools. From any console a Drone can carry, strike or repair for you, as long as it is Live.
stationfall-tip-engineer = Get the Antimatter out of Magnetic Containment early, with another hand than your own, and see that it stays on board for four Minutes.
stationfall-tip-exile = Hold on to the Kompromat of those who will get away. Fetch Evidence from Security Station, and see that News never gets a copy.
stationfall-tip-inspector = Your Shuttle waits for you and for no alarm. Bring the Briefcase, and see that Authorities get Evidence and News does not. Your badge robs like a Gun, and Bribes on your card count twice.
stationfall-tip-legal = Every Human who leaves should have signed, and no Evidence should leave at all. A Suspect is worth a point, an Innocent or Guilty player none: Lawyer Up makes Suspects of both.
stationfall-tip-maintenance-clones = One Clone away is worth little, two are worth a lot: send them by different ways. Once a Clone is away, Evidence at News scores too.
stationfall-tip-medical = Others will put cubes on you, and each is worth something on the day you reveal. Until then, wherever Humans go Down, be there.
stationfall-tip-microbiologist = Each contaminated character that gets away scores, you among them. Lead people through Bio Lab, reveal and infect the rest, then fill the pods. X-Secret has to leave as well.
stationfall-tip-operative = You need not escape. EMP Burst wipes Data and stops Robots; traps and gas on the way to the pods keep the Innocent and the contaminated aboard.
stationfall-tip-security = The PC of anybody who is not Innocent is a lawful target, and so is a Fugitive: one slip before the Cameras is enough. If the Briefcase and the Artifact stay behind, you score for both and once more.
stationfall-tip-station-chief = Open the pods early and fill them with others, Officers above all. Stay aboard yourself, and stay on your feet.
stationfall-tip-stowaway = Enter in the Dark section nearest to your plan. X-Secret lies in Bio Lab, Evidence in Security Station, and Array Control sends both to News; keep out of Physics Lab on the way.
stationfall-tip-stranger = Say nothing and reveal last. At the end be Live beside your Bonus Character, with X-Secret in your pocket.
stationfall-tip-telepathic-rat = You cannot walk: take over the people beside you and have yourself carried. At the end lie where the Down are, whose Kompromat you hold, with the Artifact and the Briefcase. You can win Guilty.
stationfall-tip-troubleshooter = Hail Mary starts damaged: repair it. Keep hands off the Antimatter, keep Vault X whole, and keep the Robots running.

stationfall-note-billionaire = Starts with Fletcher, and with three grey Bribes on his card. The Panic Pod comes with him. As a Bonus Character he pays if Fletcher has escaped. His own player scores no Bribes.
stationfall-note-boarder = Starts in Outer Space with a Bludgeon, a Gun and a Helmet. At Stationfall the Rescue Ship comes for those in Outer Space.
stationfall-note-botanist = Starts with Fang Moss. As a Bonus Character Botanist pays if Fang Moss has escaped.
stationfall-note-corpsicle = Starts Down. Her Helmet is integral.
stationfall-note-cyborg = Both Human and Robot; treated as Human for hazards and attacks.
stationfall-note-digital-assistant = Data, with no pawn and no place. It is manufactured in Mainframe and copied like other Data, and has escaped if any copy has escaped or is at an Offsite.
stationfall-note-doctor = One character with two identity cards, Jekyll and Hyde, and thus perhaps the PC of two players.
stationfall-note-drones = Two pawns, each with an integral Bludgeon. No identity card, no Kompromat, nobody's PC or Bonus Character.
stationfall-note-inspector = The Inspector's Shuttle is docked at Forward Airlocks.
stationfall-note-legal = With Legal in play standard pods are launched only if every Human aboard possesses an NDA.
stationfall-note-maintenance-clones = One card, three pawns with Items and Data of their own. An activation acts with one of them. The card stays usable while one Clone has neither escaped nor been annihilated. As a Bonus Character it pays for each escaped Clone, and once more if all three did.
stationfall-note-medical = The track advances by 1 for each Human that Medical revives, and for each cube that Medical's reveal sends to the Betrayal box.
stationfall-note-stowaway = Off the board and untouchable at first. Her first action ever must be a Step into any Dark section.
stationfall-note-telepathic-rat = An Item: picked up, dropped, thrown and given, never attacked, never Down. Starts contaminated.

# Agendas

stationfall-agenda-astrochimp = Shiny Things
stationfall-row-astrochimp-1 = escaped
stationfall-row-astrochimp-2 = holds the Briefcase
stationfall-row-astrochimp-3 = holds the Artifact
stationfall-row-astrochimp-4 = holds a Gun

stationfall-agenda-billionaire = Survive
stationfall-row-billionaire-1 = escaped
stationfall-row-billionaire-2 = colocated with no other Live Human or Robot
stationfall-row-billionaire-3 = Fletcher escaped
stationfall-row-billionaire-4 = Fletcher and Billionaire escaped together

stationfall-agenda-boarder = Loot
stationfall-row-boarder-1 = escaped
stationfall-row-boarder-2 = holds the Briefcase, or it is in Outer Space
stationfall-row-boarder-3 = each Live Human in Outer Space

stationfall-agenda-botanist = Blood Meal
stationfall-row-botanist-1 = each Human annihilated by Fang Moss
stationfall-row-botanist-2 = Fang Moss escaped
stationfall-row-botanist-3 = escaped
stationfall-row-botanist-4 = contaminated

stationfall-agenda-colonel = Weapons Test
stationfall-row-colonel-1 = escaped
stationfall-row-colonel-2 = a contaminated NPC escaped
stationfall-row-colonel-3 = Project X was released
stationfall-row-colonel-4 = X-Secret escaped

stationfall-agenda-consort = New Life
stationfall-row-consort-1 = escaped
stationfall-row-consort-2 = colocated with no other Live Human or Robot
stationfall-row-consort-3 = holds the Briefcase
stationfall-row-consort-4 = identity not revealed before Stationfall

stationfall-agenda-corpsicle = Miracle Cure
stationfall-row-corpsicle-1 = escaped
stationfall-row-corpsicle-2 = holds Nanogel
stationfall-row-corpsicle-3 = X-Secret escaped
stationfall-row-corpsicle-4 = Project X was never released

stationfall-agenda-counselor = Cloak and Dagger
stationfall-row-counselor-1 = escaped
stationfall-row-counselor-2 = the Artifact escaped
stationfall-row-counselor-3 = more Kompromat in hand than any other player
stationfall-row-counselor-4 = fewest cubes in the Betrayal box

stationfall-agenda-cyborg = Revenge
stationfall-row-cyborg-1 = each Officer Down at Stationfall
stationfall-row-cyborg-2 = no Human PC escaped
stationfall-row-cyborg-3 = no Contamination escaped
stationfall-row-cyborg-4 = Project X was released

stationfall-agenda-daredevil = Thrillseeker
stationfall-row-daredevil-1 = escaped
stationfall-row-daredevil-2 = the only Human that escaped
stationfall-row-daredevil-3 = holds the Artifact or is contaminated
stationfall-row-daredevil-4 = Project X was released

stationfall-agenda-digital-assistant = Proliferate
stationfall-row-digital-assistant-1 = each escaped Robot that possesses Digital Assistant
stationfall-row-digital-assistant-2 = each Offsite, or escaped Human, that possesses Digital Assistant
stationfall-row-digital-assistant-3 = two copies or more escaped

stationfall-agenda-doctor-jekyll = Science
stationfall-row-doctor-jekyll-1 = escaped
stationfall-row-doctor-jekyll-2 = contaminated
stationfall-row-doctor-jekyll-3 = holds the Artifact
stationfall-row-doctor-jekyll-4 = neither News nor Authorities has Evidence

stationfall-agenda-doctor-hyde = Cruelty
stationfall-row-doctor-hyde-1 = escaped
stationfall-row-doctor-hyde-2 = holds the Briefcase
stationfall-row-doctor-hyde-3 = escaped Live in a pod with a Down Human

stationfall-agenda-engineer = Preserve Ecosphere
stationfall-row-engineer-1 = the Antimatter detonated on board before Stationfall
stationfall-row-engineer-2 = no contaminated character escaped
stationfall-row-engineer-3 = the Artifact did not escape
stationfall-row-engineer-4 = Innocent

stationfall-agenda-exile = Back in the Game
stationfall-row-exile-1 = escaped
stationfall-row-exile-2 = each Kompromat in hand that names an escaped character
stationfall-row-exile-3 = possesses Evidence, and News does not

stationfall-agenda-inspector = Dirty
stationfall-row-inspector-1 = escaped
stationfall-row-inspector-2 = holds the Briefcase
stationfall-row-inspector-3 = Authorities have Evidence
stationfall-row-inspector-4 = News does not have Evidence

stationfall-agenda-legal = Reduce Corporate Liability
stationfall-row-legal-1 = each Human that escaped with an NDA
stationfall-row-legal-2 = every escaped Human has an NDA, or none escaped
stationfall-row-legal-3 = Evidence did not escape
stationfall-row-legal-4 = each PC whose player is Suspect, not Guilty

stationfall-agenda-maintenance-clones = Prove Clones Exist
stationfall-row-maintenance-clones-1 = a Clone escaped
stationfall-row-maintenance-clones-2 = two Clones or more escaped
stationfall-row-maintenance-clones-3 = News has Evidence

stationfall-agenda-medical = Be Really Useful
stationfall-row-medical-1 = no Down Human on board
stationfall-row-medical-2 = each star reached on the Medical track

stationfall-agenda-microbiologist = Sentient Pathogen
stationfall-row-microbiologist-1 = escaped
stationfall-row-microbiologist-2 = each contaminated character that escaped
stationfall-row-microbiologist-3 = X-Secret escaped

stationfall-agenda-operative = Coverup
stationfall-row-operative-1 = Evidence did not escape
stationfall-row-operative-2 = X-Secret did not escape
stationfall-row-operative-3 = no PC of an Innocent player escaped
stationfall-row-operative-4 = no contaminated character escaped
stationfall-row-operative-5 = no Robot escaped

stationfall-agenda-security = Peace Through Superior Firepower
stationfall-row-security-1 = each Fugitive, Monster or PC of a player who is not Innocent, Down on board
stationfall-row-security-2 = each Human with a Bludgeon or Gun, Down on board
stationfall-row-security-3 = the Briefcase did not escape
stationfall-row-security-4 = the Artifact did not escape
stationfall-row-security-5 = neither Briefcase nor Artifact escaped

stationfall-agenda-station-chief = Go Down With The Ship
stationfall-row-station-chief-1 = each other Human that escaped
stationfall-row-station-chief-2 = each NPC Officer that escaped
stationfall-row-station-chief-3 = on board and Live

stationfall-agenda-stowaway = Scoop of a Lifetime
stationfall-row-stowaway-1 = News has X-Secret
stationfall-row-stowaway-2 = News has Evidence
stationfall-row-stowaway-3 = escaped
stationfall-row-stowaway-4 = escaped with Evidence, and no other character did

stationfall-agenda-stranger = It's Personal
stationfall-row-stranger-1 = identity not revealed before Stationfall
stationfall-row-stranger-2 = possesses X-Secret
stationfall-row-stranger-3 = you score bonus points
stationfall-row-stranger-4 = Live and colocated with a Bonus Character of yours

stationfall-agenda-telepathic-rat = Penance
stationfall-row-telepathic-rat-1 = each Down Human or Robot colocated with the Rat
stationfall-row-telepathic-rat-2 = each Kompromat in hand that names such a Down character
stationfall-row-telepathic-rat-3 = colocated with the Artifact
stationfall-row-telepathic-rat-4 = colocated with the Briefcase

stationfall-agenda-troubleshooter = Pristine 'til the End
stationfall-row-troubleshooter-1 = the Antimatter is not armed
stationfall-row-troubleshooter-2 = Project X was never released
stationfall-row-troubleshooter-3 = no section is damaged
stationfall-row-troubleshooter-4 = each Live Robot

stationfall-row-bonus = Bonus Character
stationfall-row-bribe-unused = unused Bribe
stationfall-row-bribes-held = Bribes of others on the PC
stationfall-row-grey-bribes = grey Bribes on the PC
stationfall-row-penalty = cubes above the influence limit
stationfall-row-partner = points of the partner

stationfall-pays-guilty-wins = Can win even when Guilty.
stationfall-pays-bribes-double = Bribes of others on the card count twice.
stationfall-pays-bribes-none = No Bribes score, neither those on the card nor an unused one.

# Abilities

stationfall-ability-tunnel-rat = Tunnel Rat
stationfall-ability-tunnel-rat-does = Steps may also use vents.
stationfall-ability-loyal = Loyal
stationfall-ability-loyal-does = Whoever influences this character first sends every cube on the card back to its owner, then must place at least one cube more than lay there in all (legal only if the player's pool, with the own cubes that return, allows it).
stationfall-ability-live-streams = Live Streams
stationfall-ability-live-streams-does = While Jammers are OFF, the sections of Billionaire and of Fletcher count as Lit with Cameras ON.
stationfall-ability-rich = Rich
stationfall-ability-rich-does = Cannot be bribed. A player who activates Billionaire may spend one of the grey Bribes on his card instead of an own one. Grey Bribes score only if Billionaire escapes.
stationfall-ability-breach = Breach
stationfall-ability-breach-does = Remove one Lock from a corridor of the section the character is in.
stationfall-ability-fugitive = Fugitive
stationfall-ability-fugitive-does = No action with or against this character makes a player Suspect.
stationfall-ability-scientist = Scientist
stationfall-ability-scientist-does = One free section action in place of the free Pick Up or Drop.
stationfall-ability-zero-born = Zero-Born
stationfall-ability-zero-born-does = One free Step or Airlock into a section without gravity in place of the free Pick Up or Drop.
stationfall-ability-officer = Officer
stationfall-ability-officer-does = Unless there is a Blackout, passes Locks with a Step (or when dragged while Down) and removes them. Takes the section actions that are for Officers only.
stationfall-ability-paranoid = Paranoid
stationfall-ability-paranoid-does = Can be influenced only by a player who has a Conspirator colocated with this character. Cannot be bribed.
stationfall-ability-fast-talk = Fast Talk
stationfall-ability-fast-talk-does = In a Lit section, Humans cannot attack this character with a Bludgeon.
stationfall-ability-mimic-frameup = Mimic Frameup
stationfall-ability-mimic-frameup-does = When the active player would become Suspect because Consort put a Human Down in a Lit section, that player may name another player with a Conspirator in that section, who becomes Suspect instead.
stationfall-ability-vengeful = Vengeful
stationfall-ability-vengeful-does = Using Corpsicle's Kompromat also gives her a Bludgeon, is possible while she is Down, and then revives her at once.
stationfall-ability-dying = Dying
stationfall-ability-dying-does = Cannot be activated while Exhausted and has no free Pick Up or Drop.
stationfall-ability-wormtongue = Wormtongue
stationfall-ability-wormtongue-does = Move one cube of any player from a colocated Human's card to the Betrayal box.
stationfall-ability-uncanny = Uncanny
stationfall-ability-uncanny-does = Two activation discs are needed before this character counts as Exhausted.
stationfall-ability-pride = Pride
stationfall-ability-pride-does = Cannot be robbed.
stationfall-ability-adrenaline = Adrenaline
stationfall-ability-adrenaline-does = Never put Down by hazards. A Step or Airlock into a section with a hazard is free; free Steps chain, but none may enter a section already visited since the last other action.
stationfall-ability-ai = AI
stationfall-ability-ai-does = Takes only Console Actions (none during a Blackout), from no place. A character who possesses the Digital Assistant Data counts as Officer for section actions and needs no Abandon Ship to launch a pod.
stationfall-ability-helpful = Helpful
stationfall-ability-helpful-does = No player may have more than one cube on this character.
stationfall-ability-split = Split
stationfall-ability-split-does = Two identity cards exist for this character (Jekyll, Hyde), so it may be the PC of two players; both may activate it. Who offers a Bribe or Kompromat picks which of the two answers; a refused Kompromat makes both Suspect.
stationfall-ability-disassemble = Disassemble
stationfall-ability-disassemble-does = Go Down to repair the colocated section or a colocated Down Robot.
stationfall-ability-remote-control = Remote Control
stationfall-ability-remote-control-does = Cannot be bribed, influenced or activated. Any character taking a Console Action may instead take one action with a Live Drone. Drones never get a free action.
stationfall-ability-jury-rig = Jury Rig
stationfall-ability-jury-rig-does = Repair the colocated damaged section or a colocated Down Robot.
stationfall-ability-hacker = Hacker
stationfall-ability-hacker-does = One free Console Action in place of the free Pick Up or Drop. While Jammers are OFF, Console Actions may be taken in any section.
stationfall-ability-investigator = Investigator
stationfall-ability-investigator-does = May pick up Kompromat from, and manufacture Data of, adjacent sections too.
stationfall-ability-badge = Badge
stationfall-ability-badge-does = Robs Items as if holding a Gun.
stationfall-ability-process-server = Process Server
stationfall-ability-process-server-does = Give an NDA to every colocated Human and Robot, Down ones too.
stationfall-ability-lawyer-up = Lawyer Up
stationfall-ability-lawyer-up-does = Turn the player of a colocated PC from Innocent or Guilty to Suspect.
stationfall-ability-emergency-response = Emergency Response
stationfall-ability-emergency-response-does = Revive a colocated Human without Nanogel. A Step or Airlock into a section with a Down Human is free; free Steps chain, but none may enter a section already visited since the last other action.
stationfall-ability-emp-burst = EMP Burst
stationfall-ability-emp-burst-does = Damage Operative's section, put every Robot in it Down, and delete all Data possessed by characters there, Operative's own included.
stationfall-ability-peacekeeper = Peacekeeper
stationfall-ability-peacekeeper-does = May attack only Fugitives, Monsters and PCs of players who are not Innocent. May not sabotage. Robbing is allowed.
stationfall-ability-armored = Armored
stationfall-ability-armored-does = Cannot be attacked or robbed with a Bludgeon.
stationfall-ability-telepathy = Telepathy
stationfall-ability-telepathy-does = Take one action with a colocated Live Human without a Helmet, ignoring Self-Preservation. The Rat takes no other kind of action.

# Reveal Powers

stationfall-ability-hollow-promises = Hollow Promises
stationfall-ability-hollow-promises-does = Billionaire gets back, or gains, all three grey Bribes.
stationfall-ability-missile = Missile
stationfall-ability-missile-does = If Jammers are OFF and no Missile is inbound: put a Time marker on any section that has not escaped. When it resolves, damage that section and put everyone there Down. A pod launched meanwhile is annihilated then.
stationfall-ability-extricate = Extricate
stationfall-ability-extricate-does = The Rescue Ship becomes the Pirate Ship. Works also at a Stationfall reveal.
stationfall-ability-creatropism = Creatropism
stationfall-ability-creatropism-does = In the activation phase of Botanist's player, Fang Moss not possessed by a Live character may take one free Step, or annihilate a colocated Down Human, whose Items drop.
stationfall-ability-mission-first = Mission First
stationfall-ability-mission-first-does = Take all your cubes back from the Betrayal box.
stationfall-ability-shapeshift-switch = Shapeshift Switch
stationfall-ability-shapeshift-switch-does = If Live, may swap places with any Human or Robot NPC that has neither escaped nor been annihilated; everything possessed and not integral is swapped too, Bribes included, Contamination not. Items above a limit are dropped, the active player choosing.
stationfall-ability-last-gasp = Last Gasp
stationfall-ability-last-gasp-does = Revive if Down, otherwise take one action.
stationfall-ability-recorded-confessional = Recorded Confessional
stationfall-ability-recorded-confessional-does = If Live, choose a colocated Human: every other Innocent player who has that Human as a Conspirator becomes Suspect.
stationfall-ability-brutal = Brutal
stationfall-ability-brutal-does = A Bludgeon also puts a Human with a Helmet Down; Bludgeon and Helmet are both annihilated then.
stationfall-ability-self-repair = Self-Repair
stationfall-ability-self-repair-does = May be activated while Down; the first action must then be to revive itself.
stationfall-ability-point-break = Point Break
stationfall-ability-point-break-does = If Live, with a Helmet and colocated with the Rocket Wings at Stationfall, Daredevil escapes.
stationfall-ability-root-access = Root Access
stationfall-ability-root-access-does = Take one action with any Live Robot that possesses the Digital Assistant Data, ignoring Self-Preservation.
stationfall-ability-trojan-horse = Trojan Horse
stationfall-ability-trojan-horse-does = Copy Digital Assistant to one character, not escaped, who possesses Evidence or X-Secret.
stationfall-ability-fake-artifact = Fake Artifact
stationfall-ability-fake-artifact-does = Unless a PC possesses it, the Artifact moves to Doctor, even if it had been annihilated.
stationfall-ability-zip-gun = Zip Gun
stationfall-ability-zip-gun-does = Gain a Gun.
stationfall-ability-overload = Overload
stationfall-ability-overload-does = Put a Time marker on any section that has not escaped. When it resolves, damage that section. A pod launched meanwhile is annihilated then.
stationfall-ability-blood-from-a-stone = Blood from a Stone
stationfall-ability-blood-from-a-stone-does = A Kompromat used on an NPC returns to your hand.
stationfall-ability-tradecraft = Tradecraft
stationfall-ability-tradecraft-does = Discard two Kompromat from hand to take one already used Kompromat of an NPC into hand.
stationfall-ability-offshore-shenanigans = Offshore Shenanigans
stationfall-ability-offshore-shenanigans-does = Take your Bribe back if it has been used.
stationfall-ability-fine-print = Fine Print
stationfall-ability-fine-print-does = May activate any NPC that possesses an NDA.
stationfall-ability-hardcopy = Hardcopy
stationfall-ability-hardcopy-does = Any character colocated with Legal may, as an action, manufacture an NDA for itself.
stationfall-ability-go-go-go = Go Go Go
stationfall-ability-go-go-go-does = Take one action with each Live Clone that has not escaped.
stationfall-ability-haywire = Haywire
stationfall-ability-haywire-does = Gain a Bludgeon.
stationfall-ability-infect = Infect
stationfall-ability-infect-does = Contaminate a colocated Human or Robot; with no free slot they drop an Item of your choice.
stationfall-ability-claymore = Claymore
stationfall-ability-claymore-does = Look at the three trap tokens (one real, two decoys) and lay them face down in three different sections. The first Human, Robot or Monster to enter flips the token and goes Down if it is the real one. Traps never touch suspicion, guilt or Self-Preservation.
stationfall-ability-nerve-gas-grenades = Nerve Gas Grenades
stationfall-ability-nerve-gas-grenades-does = Put an Asphyxiation hazard into Operative's section or one she could throw into.
stationfall-ability-authorized-force = Authorized Force
stationfall-ability-authorized-force-does = Security loses Peacekeeper.
stationfall-ability-forceful-presence = Forceful Presence
stationfall-ability-forceful-presence-does = At the start of Station Chief's activation, one free Basic action with a colocated NPC, or with an NPC Officer anywhere.
stationfall-ability-secret-cache = Secret Cache
stationfall-ability-secret-cache-does = Stowaway or one of your Conspirators gains a Helmet.
stationfall-ability-homework = Homework
stationfall-ability-homework-does = May show your Bonus Character and take one action with it.
stationfall-ability-enigma = Enigma
stationfall-ability-enigma-does = Who makes a Schroedinger Reveal as Stranger keeps all other identity cards as Bonus Characters, and Stranger loses Uncanny.
stationfall-ability-my-precious = My Precious
stationfall-ability-my-precious-does = Other players may not throw, airlock or drop the Rat. It may still be given to a colocated character.
stationfall-ability-talk-them-through-it = Talk Them Through It
stationfall-ability-talk-them-through-it-does = In your turn, while Troubleshooter is Live, all your Conspirators have Jury Rig and Tunnel Rat.

stationfall-color-console = console
stationfall-color-conspiracy = conspiracy
stationfall-color-offense = offense
stationfall-color-defense = defense
stationfall-color-mobility = mobility
stationfall-color-utility = utility

# Sections

stationfall-section-outer-space = Outer Space
stationfall-section-forward-airlocks = Forward Airlocks
stationfall-section-forward-exhaust = Forward Exhaust
stationfall-section-forward-hub = Forward Hub
stationfall-section-chem-lab = Chem Lab
stationfall-section-bio-lab = Bio Lab
stationfall-section-vault-x = Vault X
stationfall-section-cryo-lab = Cryo Lab
stationfall-section-physics-lab = Physics Lab
stationfall-section-print-shop = Print Shop
stationfall-section-nanofactory = Nanofactory
stationfall-section-tanks = Tanks
stationfall-section-storm-shelter = Storm Shelter
stationfall-section-locker-room = Locker Room
stationfall-section-storage = Storage
stationfall-section-security-station = Security Station
stationfall-section-bridge = Bridge
stationfall-section-mainframe = Mainframe
stationfall-section-array-control = Array Control
stationfall-section-aft-hub = Aft Hub
stationfall-section-therapy-garden = Therapy Garden
stationfall-section-hydroponics = Hydroponics
stationfall-section-kitchen = Kitchen
stationfall-section-rec-room = Rec Room
stationfall-section-suite = Suite
stationfall-section-quarters = Quarters
stationfall-section-reactor = Reactor
stationfall-section-magnetic-containment = Magnetic Containment
stationfall-section-machine-shop = Machine Shop
stationfall-section-fuel-cells = Fuel Cells
stationfall-section-aft-exhaust = Aft Exhaust
stationfall-section-aft-airlocks = Aft Airlocks
stationfall-section-alcatraz = Alcatraz
stationfall-section-hail-mary = Hail Mary
stationfall-section-houdini = Houdini
stationfall-section-mcqueen = McQueen
stationfall-section-medevac-pod = Medevac Pod
stationfall-section-inspector-shuttle = Inspector's Shuttle
stationfall-section-panic-pod = Panic Pod
stationfall-section-shred-room = Shred Room

stationfall-ship-rescue-ship = Rescue Ship
stationfall-ship-pirate-ship = Pirate Ship

# Items, Data, Offsites

stationfall-item-helmet = Helmet
stationfall-item-bludgeon = Bludgeon
stationfall-item-gun = Gun
stationfall-item-firebomb = Firebomb
stationfall-item-nanogel = Nanogel (two uses)
stationfall-item-nanogel-used = Nanogel (one use)
stationfall-item-artifact = Artifact
stationfall-item-briefcase = Briefcase
stationfall-item-antimatter = Antimatter
stationfall-item-rocket-wings = Rocket Wings
stationfall-item-fletcher = Fletcher
stationfall-item-fang-moss = Fang Moss
stationfall-item-telepathic-rat = Telepathic Rat

stationfall-data-evidence = Evidence
stationfall-data-x-secret = X-Secret
stationfall-data-nda = NDA
stationfall-data-digital-assistant = Digital Assistant

stationfall-offsite-news = News
stationfall-offsite-authorities = Authorities

# States

stationfall-guilt-innocent = Innocent
stationfall-guilt-suspect = Suspect
stationfall-guilt-guilty = Guilty

stationfall-power-normal = Normal Power
stationfall-power-emergency = Emergency Power
stationfall-power-blackout = Blackout

# Project X (house)

stationfall-project-grey-goo = Grey Goo
stationfall-project-grey-goo-does = Put a Goo token on Vault X. Once per Minute, at the end of the last player's turn, that player puts one Goo token on a section (no pod, not Outer Space) joined by a corridor, locked or not, to a Goo section. A Goo section is damaged and cannot be repaired; Robots there or entering go Down; loose Items there other than Artifact and Antimatter are annihilated. Fire in a Goo section removes the Goo; the damage stays.
stationfall-project-combat-swarm = Combat Swarm
stationfall-project-combat-swarm-does = Put the Monster in Vault X. At the end of every turn, if a Live Robot, or a Live Human without a Helmet, is in its section, it puts one Down. Otherwise it steps once toward the nearest such victim, by corridors and vents; Locks do not stop it. An attack with a Gun or an EMP Burst puts it Down; fire and Asphyxiation do not harm it.
stationfall-project-blob = The Blob
stationfall-project-blob-does = Put the Monster in Vault X. At the end of every turn it steps once toward the nearest Human or Robot, Live or Down, through corridors, removing Locks, and swallows one there. It holds three; a fourth makes it spit out the first. The swallowed are on board, colocated only with each other and what they hold, Live or Down as they were, cannot be activated and take no actions. Fire in its section puts it Down, and all inside come out there; attacks do nothing.
stationfall-project-assassin = Assassin Unit
stationfall-project-assassin-does = Put the Monster in Vault X with an integral Gun. Draw its mark at random among Live Humans and Robots on board, in the open. At the end of every turn, if its mark is no longer Live and on board, draw a new one. It steps up to twice toward the mark, through corridors, removing Locks; colocated with it, it puts it Down. An attack with a Bludgeon or a Gun puts the Monster Down.
stationfall-project-wormhole = Stable Wormhole
stationfall-project-wormhole-does = Open mouths in Vault X and in a random undamaged section with gravity. They count as joined by a corridor that takes no Lock. At the end of every turn the active player moves the second mouth along one corridor, not back to where it just was, never into a pod or Outer Space, or leaves it.
stationfall-project-lurker = The Lurker
stationfall-project-lurker-does = The active player puts the Monster in any Dark section. At the end of every turn, if its own section, or one it can reach with one step through a corridor without a Lock or a vent, holds an unarmed Live Human and no armed Live character, it goes there, puts that Human Down and contaminates that Human. Otherwise it stays. Armed is who holds a Bludgeon or a Gun. Bludgeon, Gun, fire and Asphyxiation put it Down.
stationfall-project-rogue-core = Rogue Core
stationfall-project-rogue-core-does = Cameras and Jammers turn OFF. Every corridor to a section that generates power gets a Lock. At the end of every turn the active player puts one of its six own Locks on a corridor without one, or moves one of them; or, unless there is a Blackout, takes one Console Action.
stationfall-project-mutagen = Airborne Mutagen
stationfall-project-mutagen-does = Humans and Robots in Bio Lab and Vault X are contaminated. Once per Minute, at the end of the last player's turn, that player names one Live contaminated character on board: one Human or Robot colocated with it, if a Human then one without a Helmet, is contaminated.
