# Stationfall: names and texts of cards, sections and pieces

stationfall-title = Stationfall
stationfall-blurb = Conspirators with hidden identities run wild on a station that will burn up in minutes.

# Characters

stationfall-character-astrochimp = Astrochimp
stationfall-character-counselor = Counselor
stationfall-character-cyborg = Cyborg
stationfall-character-daredevil = Daredevil
stationfall-character-engineer = Engineer
stationfall-character-exile = Exile
stationfall-character-medical = Medical
stationfall-character-security = Security
stationfall-character-station-chief = Station Chief
stationfall-character-stowaway = Stowaway
stationfall-character-stranger = Stranger
stationfall-character-troubleshooter = Troubleshooter
stationfall-character-monster = Monster

stationfall-story-astrochimp = The last passenger of a cancelled programme, with quick hands and an eye for whatever glitters.
stationfall-story-counselor = Everybody on the station has told the Counselor something, and none of it was forgotten.
stationfall-story-cyborg = Somebody gave the order to put this body on ice, and now the ice has melted.
stationfall-story-daredevil = Eleven world records, nine fractures, and a pair of wings that no insurer has ever seen.
stationfall-story-engineer = One look at the readings was enough: nothing from this station must ever touch the ground.
stationfall-story-exile = A spymaster without a country, parked beside an antenna that reaches all of them.
stationfall-story-medical = Built to help, programmed to help, and by now quite insistent about it.
stationfall-story-security = It has a list of rules, a gun bolted to its arm, and a narrow view of what peace means.
stationfall-story-station-chief = The post comes with a fine cabin, a thick manual, and one duty that stands on the last page.
stationfall-story-stowaway = A reporter lives in the walls, with a toothbrush, a recorder, and the story of the decade.
stationfall-story-stranger = The crew list has no such name, yet everyone is sure to have seen that face before.
stationfall-story-troubleshooter = She was sent up for a squeaking pump and means to hand the place over in working order.

stationfall-tip-astrochimp = Vents take you from Kitchen to Reactor in one Step, and from there the pods are near. Ask an Officer for a Gun from Print Shop before the rush begins.
stationfall-tip-counselor = The Artifact only has to leave, whoever carries it. Spread few cubes, gather Kompromat early, and let Wormtongue spoil what others have built.
stationfall-tip-cyborg = You need not escape, and you can win Guilty. Put the Officers Down by your own hand, since nobody becomes Suspect through you, and keep Human PCs from the pods.
stationfall-tip-daredevil = Helmet, Rocket Wings, airlock: you need no pod and no Abandon Ship. Going out into space costs you no action, so take the way where others cannot follow.
stationfall-tip-engineer = Get the Antimatter out of Magnetic Containment early, with another hand than your own, and see that it stays on board for four Minutes.
stationfall-tip-exile = Hold on to the Kompromat of those who will get away. Fetch Evidence from Security Station, and see that News never gets a copy.
stationfall-tip-medical = Others will put cubes on you, and each is worth something on the day you reveal. Until then, wherever Humans go Down, be there.
stationfall-tip-security = Evidence in the right place turns Suspects into lawful targets. If the Briefcase and the Artifact stay behind, you score for both and once more.
stationfall-tip-station-chief = Open the pods early and fill them with others, Officers above all. Stay aboard yourself, and stay on your feet.
stationfall-tip-stowaway = Enter in the Dark section nearest to your plan. X-Secret lies in Bio Lab, Evidence in Security Station, and Array Control sends both to News; keep out of Physics Lab on the way.
stationfall-tip-stranger = Say nothing and reveal last. At the end be Live beside your Bonus Character, with X-Secret in your pocket.
stationfall-tip-troubleshooter = Hail Mary starts damaged: repair it. Keep hands off the Antimatter, keep Vault X whole, and keep the Robots running.

stationfall-note-cyborg = Both Human and Robot; treated as Human for hazards and attacks.
stationfall-note-medical = The track advances by 1 for each Human that Medical revives, and for each cube that Medical's reveal sends to the Betrayal box.
stationfall-note-stowaway = Off the board and untouchable at first. Her first action ever must be a Step into any Dark section.

# Agendas

stationfall-agenda-astrochimp = Shiny Things
stationfall-row-astrochimp-1 = escaped
stationfall-row-astrochimp-2 = holds the Briefcase
stationfall-row-astrochimp-3 = holds the Artifact
stationfall-row-astrochimp-4 = holds a Gun

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

stationfall-agenda-engineer = Preserve Ecosphere
stationfall-row-engineer-1 = the Antimatter detonated on board before Stationfall
stationfall-row-engineer-2 = no contaminated character escaped
stationfall-row-engineer-3 = the Artifact did not escape
stationfall-row-engineer-4 = Innocent

stationfall-agenda-exile = Back in the Game
stationfall-row-exile-1 = escaped
stationfall-row-exile-2 = each Kompromat in hand that names an escaped character
stationfall-row-exile-3 = possesses Evidence, and News does not

stationfall-agenda-medical = Be Really Useful
stationfall-row-medical-1 = no Down Human on board
stationfall-row-medical-2 = each star reached on the Medical track

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

stationfall-agenda-troubleshooter = Pristine 'til the End
stationfall-row-troubleshooter-1 = the Antimatter is not armed
stationfall-row-troubleshooter-2 = Project X was never released
stationfall-row-troubleshooter-3 = no section is damaged
stationfall-row-troubleshooter-4 = each Live Robot

stationfall-row-bonus = Bonus Character
stationfall-row-bribe-unused = unused Bribe
stationfall-row-bribes-held = Bribes of others on the PC
stationfall-row-penalty = cubes above the influence limit

# Abilities

stationfall-ability-tunnel-rat = Tunnel Rat
stationfall-ability-tunnel-rat-does = Steps may also use vents.
stationfall-ability-loyal = Loyal
stationfall-ability-loyal-does = Whoever influences this character first sends every cube on the card back to its owner, then must place at least one cube more than lay there in all (legal only if the player's pool, with the own cubes that return, allows it).
stationfall-ability-officer = Officer
stationfall-ability-officer-does = Unless there is a Blackout, passes Locks with a Step (or when dragged while Down) and removes them. Opens the section actions marked officer.
stationfall-ability-wormtongue = Wormtongue
stationfall-ability-wormtongue-does = Move one cube of any player from a colocated Human's card to the Betrayal box.
stationfall-ability-uncanny = Uncanny
stationfall-ability-uncanny-does = Two activation discs are needed before this character counts as Exhausted.
stationfall-ability-fugitive = Fugitive
stationfall-ability-fugitive-does = No action with or against this character makes a player Suspect.
stationfall-ability-pride = Pride
stationfall-ability-pride-does = Cannot be robbed.
stationfall-ability-adrenaline = Adrenaline
stationfall-ability-adrenaline-does = Never put Down by hazards. A Step or Airlock into a section with a hazard is free; free Steps chain, but none may enter a section already visited since the last other action.
stationfall-ability-jury-rig = Jury Rig
stationfall-ability-jury-rig-does = Repair the colocated damaged section or a colocated Down Robot.
stationfall-ability-fast-talk = Fast Talk
stationfall-ability-fast-talk-does = In a Lit section, Humans cannot attack this character with a Bludgeon.
stationfall-ability-hacker = Hacker
stationfall-ability-hacker-does = One free Console Action in place of the free Pick Up or Drop. While Jammers are OFF, Console Actions may be taken in any section.
stationfall-ability-emergency-response = Emergency Response
stationfall-ability-emergency-response-does = Revive a colocated Human without Nanogel. A Step or Airlock into a section with a Down Human is free; free Steps chain, but none may enter a section already visited since the last other action.
stationfall-ability-helpful = Helpful
stationfall-ability-helpful-does = No player may have more than one cube on this character.
stationfall-ability-peacekeeper = Peacekeeper
stationfall-ability-peacekeeper-does = May attack only Fugitives, Monsters and PCs of players who are not Innocent. May not sabotage. Robbing is allowed.
stationfall-ability-armored = Armored
stationfall-ability-armored-does = Cannot be attacked or robbed with a Bludgeon.
stationfall-ability-breach = Breach
stationfall-ability-breach-does = Remove one Lock from a corridor of the section the character is in.

# Reveal Powers

stationfall-ability-zero-born = Zero-Born
stationfall-ability-zero-born-does = One free Step or Airlock into a section without gravity in place of the free Pick Up or Drop.
stationfall-ability-recorded-confessional = Recorded Confessional
stationfall-ability-recorded-confessional-does = If Live, choose a colocated Human: every other Innocent player who has that Human as a Conspirator becomes Suspect.
stationfall-ability-brutal = Brutal
stationfall-ability-brutal-does = A Bludgeon also puts a Human with a Helmet Down; Bludgeon and Helmet are both annihilated then.
stationfall-ability-self-repair = Self-Repair
stationfall-ability-self-repair-does = May be activated while Down; the first action must then be to revive itself.
stationfall-ability-point-break = Point Break
stationfall-ability-point-break-does = If Live, with a Helmet and colocated with the Rocket Wings at Stationfall, Daredevil escapes.
stationfall-ability-overload = Overload
stationfall-ability-overload-does = Put a Time marker on any section that has not escaped. When it resolves, damage that section. A pod launched meanwhile is annihilated then.
stationfall-ability-blood-from-a-stone = Blood from a Stone
stationfall-ability-blood-from-a-stone-does = A Kompromat used on an NPC returns to your hand.
stationfall-ability-tradecraft = Tradecraft
stationfall-ability-tradecraft-does = Discard two Kompromat from hand to take one already used Kompromat of an NPC into hand.
stationfall-ability-haywire = Haywire
stationfall-ability-haywire-does = Gain a Bludgeon.
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
stationfall-section-shred-room = Shred Room

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

stationfall-data-evidence = Evidence
stationfall-data-x-secret = X-Secret

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
stationfall-project-combat-swarm-does = Put the Monster in Vault X. At the end of every turn, if a Live Robot, or a Live Human without a Helmet, is in its section, it puts one Down. Otherwise it steps once toward the nearest such victim, by corridors and vents; Locks do not stop it. An attack with a Gun puts it Down; fire and Asphyxiation do not harm it.
