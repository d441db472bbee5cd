# Lessons of Intrepid

intrepid-lesson-danger = Two tracks near the red
intrepid-lesson-danger-story =
    Round 3, and the station is hungry: before this round is over it consumes some of all four resources. Power and Nutrition stand almost at the top. **Oxygen is at 1, Climate at 2**, and a Strain token on your radiator pulls Climate down as well.

    You roll for Russia, whose tiles give more for higher values: 1, 2, 5 and 6. Put your two best dice where they keep the station alive.
intrepid-lesson-danger-tip = Look at the forecast of each track before you look at your dice. Which of your tiles feeds Oxygen, which one Climate?
intrepid-lesson-danger-goal-oxygen = A 5 or 6 lies on the Vika Oxygen Candles
intrepid-lesson-danger-goal-climate = A 5 or 6 lies on the Loop Heat Radiator
intrepid-lesson-danger-fault-full = That track is nearly full, and what rises above its top is lost. Your good die is missing elsewhere now. Try again and look for the lowest tracks.
intrepid-lesson-danger-fault-later = Capacity and missions are for tomorrow, and there is no tomorrow if one track falls into the red. Try again with the tracks first.
intrepid-lesson-danger-fault-passed = A kind gift, but you needed that die yourself: two tracks are close to the red. Try again and keep it.
intrepid-lesson-danger-fault-low = The candles have one space, and a low die fills it for little. Russia lives on high dice. Try again with a better one for Oxygen.
intrepid-lesson-danger-fault-both = Climate has both of your good dice now, and Oxygen has none. Try again: one for each.
intrepid-lesson-danger-fault-done = You are done, but a track in danger has no good die yet. As long as somebody else is at work you can take that back.
intrepid-lesson-danger-learned = Read the tracks first: what is there, what Strain takes, what the round will consume. One resource in the red ends the game for all, so the best dice go to the lowest tracks.

intrepid-lesson-twins = Two missions, one four
intrepid-lesson-twins-story =
    Two missions are left, and each lacks one space. Crystal Growth needs the number after its 3, Robotic Repair needs a 4 as well. The tracks are safe.

    You play the United States and have a 3 and **only one 4**. Complete both missions in this round.
intrepid-lesson-twins-tip = A mission takes one die a round, but there are two missions. Which tile gives you a new die close to the one that you place?
intrepid-lesson-twins-goal-growth = Crystal Growth is complete
intrepid-lesson-twins-goal-repair = Robotic Repair is complete
intrepid-lesson-twins-fault-spent = That was your 4, and nothing makes you two of them now. Try again and keep it for a mission.
intrepid-lesson-twins-fault-other = The shielding let you choose: one higher or one lower than your 3. Lower was the wrong way. Try again.
intrepid-lesson-twins-fault-three = The 3 was the one die that could become a second 4, and here it gives you no new die. Try again with another tile.
intrepid-lesson-twins-fault-passed = The die is with your friends now, and they have no way to send it back changed. Try again: you can do this one with your own tiles.
intrepid-lesson-twins-fault-done = You are done, but a mission still waits for its last die. As long as somebody else is at work you can take that back.
intrepid-lesson-twins-learned = Missions are what wins: when all are complete and no track is in the red, all of you have won. A tile that gives a new die is worth more than its resource when a mission lacks a number.

intrepid-lesson-docking = A five for a friend
intrepid-lesson-docking-story =
    Power is at 1. Your own Solar Wings are disabled, but the United States have a big solar array that needs **two equal dice**. They have a 5 and ask aloud for another.

    You play Russia with 1, 5 and 6. Pass the right die to the right crew, and save Oxygen with what you have left.
intrepid-lesson-docking-tip = Your Docking Module takes a single die in a round, and you name who receives it. What do they lack, and what do you need most yourself?
intrepid-lesson-docking-goal-pass = The United States receive a 5 from you
intrepid-lesson-docking-goal-oxygen = Your 6 lies on the Vika Oxygen Candles
intrepid-lesson-docking-fault-kept = A good place for a 5, but without it your friends have half a pair, and half a pair gives nothing. Try again and pass it on.
intrepid-lesson-docking-fault-receiver = Japan is glad of the die, but it did not ask for one, and your Docking Module is full for this round. Try again and look who wished for what.
intrepid-lesson-docking-fault-value = This die makes no pair with anything they need, and your Docking Module is full for this round. The wish was for a 5. Try again.
intrepid-lesson-docking-fault-six = Oxygen stands at 2, and your best die is busy with something else. Try again and give it to the candles.
intrepid-lesson-docking-fault-low = The candles have one space, and now a 1 lies there. Try again with your best die for Oxygen.
intrepid-lesson-docking-fault-done = You are done too early: somebody still waits for a die, or Oxygen does. As long as the others are at work you can take that back.
intrepid-lesson-docking-learned = A docked die does not travel itself: the receiver takes one of the same value from the own supply, and yours stays behind until the round ends. Say what you need, and listen to what others need.

intrepid-lesson-converter = Odd dice, even hands
intrepid-lesson-converter-story =
    You play Canada and have rolled 1, 2, 3, 5 and 5. Odd dice go to storage, where nobody can place them, so at the moment the 2 would be all you have. **One Converter is ready**: it raises one die by 1 and lowers another by 1.

    Four tiles wait for work. The Folding Solar Blanket and the Food Lockers take even dice, the Cold Plate and the Algae Flasks odd ones. Get all four going.
intrepid-lesson-converter-tip = A Converter changes two dice at once. And the Food Lockers open the storage: how many dice may you take out there, and so how many should be left in it?
intrepid-lesson-converter-goal-power = A die lies on the Folding Solar Blanket
intrepid-lesson-converter-goal-nutrition = A die lies on the Food Lockers
intrepid-lesson-converter-goal-climate = A die lies on the Cold Plate
intrepid-lesson-converter-goal-flasks = A die lies on the Algae Flasks
intrepid-lesson-converter-fault-unused = Four dice went to storage and you hold a single one: too few even dice for two tiles. Try again and let the Converter turn two odd dice into even ones.
intrepid-lesson-converter-fault-left = You took one die and left the other behind. The Food Lockers let you take two, and both odd tiles need one. Try again.
intrepid-lesson-converter-fault-passed = The Food Lockers would have let you take dice out of storage. Without these the odd tiles stay empty. Try again and take two.
intrepid-lesson-converter-fault-empty = Your hand is empty and tiles are still waiting. What lies in storage cannot be placed. Try again: open the storage with an even die on the Food Lockers, early.
intrepid-lesson-converter-fault-done = You are done, but there are tiles without a die. As long as somebody else is at work you can take that back.
intrepid-lesson-converter-learned = Use a Converter on two odd dice and you gain two even ones. Storage is no loss as long as a tile can open it: odd dice are wanted too.

intrepid-lesson-front = The side that faces you
intrepid-lesson-front-story =
    You play Japan. Oxygen and Nutrition are low, and the two tiles that help, the Water Electrolyzer and the Kounotori Freighter, both insist on a **3**. You have none: on top lie a 1, a 2 and a 5.

    But dice have sides. `1/3` is a 1 with a 3 in front. Turn what you have into two 3s and place both.
intrepid-lesson-front-tip = Tilt up brings the front to the top, tilt down brings up the side at the back; front and back add up to 7. One tile turns a die of your pool, another one makes a copy that is tilted up. Which die is best for which, and which one can you give away?
intrepid-lesson-front-goal-oxygen = A 3 lies on the Water Electrolyzer
intrepid-lesson-front-goal-nutrition = A 3 lies on the Kounotori Freighter
intrepid-lesson-front-fault-panel = The Heat Pipe Panel turns another die, so the one that you place there is gone as it lies. You need this one for a 3. Try again and pay with the die that cannot become one.
intrepid-lesson-front-fault-copy = The copy was tilted up, and what was in front of this die was no 3. Try again with a die that has a 3 in front.
intrepid-lesson-front-fault-turned = That die would have become a 3 by itself, as a copy in the Advanced Planet Habitat. The panel is needed for the other one. Try again.
intrepid-lesson-front-fault-up = Tilt up brought the 4 on top. The 3 is on the opposite side, at the back. Try again with the other direction.
intrepid-lesson-front-fault-away = Three dice are just enough for two 3s, and one of them is spent elsewhere now. Try again.
intrepid-lesson-front-fault-done = You are done, but a tile still waits for its 3. As long as somebody else is at work you can take that back.
intrepid-lesson-front-learned = Before you place a die of Japan, look at its front and think of its back: two 3s were hidden in this roll. Let a useless die pay for the turn of a good one.

intrepid-lesson-toxic = A bad taste
intrepid-lesson-toxic-story =
    There is a leak, and the card Metallic Taste makes every **4 toxic**: whoever places one discards another die. You play the United States with 2, 2, 4 and 6, and you can spare none of them.

    The solar array needs a pair, the Oxygen Generation Assembly any die, and the mission Sample Return a last 5. Do all three.
intrepid-lesson-toxic-tip = A die is toxic by its value alone. Which of your tiles changes a 4 that is still in your pool?
intrepid-lesson-toxic-goal-power = The Roll-Out Solar Array has its pair
intrepid-lesson-toxic-goal-oxygen = A die lies on the Oxygen Generation Assembly
intrepid-lesson-toxic-goal-mission = Sample Return is complete
intrepid-lesson-toxic-fault-paid = A 4 is toxic, so placing it costs another die of your pool. That is one too many today. Try again and deal with the 4 before you place it.
intrepid-lesson-toxic-fault-docked = Passing a toxic die on costs nothing, and often that is the best way. But now you have too few dice for your own plans. Try again and keep all four.
intrepid-lesson-toxic-fault-lower = A 3 is not toxic, well done. But the mission lacks a 5. Try again in the other direction.
intrepid-lesson-toxic-fault-pair = That breaks your pair of 2s, and half a pair on the array gives nothing. Try again with another die.
intrepid-lesson-toxic-fault-unchanged = The Oxygen Generation Assembly would have changed your 4, and it does so only at the moment when you place a die there. Try again and take the offer.
intrepid-lesson-toxic-fault-done = You are done, but something of your plan is still open. As long as somebody else is at work you can take that back.
intrepid-lesson-toxic-learned = Only the value is poison. Change it and the die is clean; place it and you pay with another die; dock it and you pay nothing.

intrepid-lesson-repairs = After the meteors
intrepid-lesson-repairs-story =
    The shower has passed for now, and it is time to spend Capacity. Your Zvezda Solar Wings have **three Scenario tokens**: one more hit and they are destroyed. Japan's Water Electrolyzer has two and a Disable token, and Japan has no Capacity at all.

    You lead Russia with 2 Capacity, and you are the **Payload Specialist**. Save the wings and set Japan's tile free.
intrepid-lesson-repairs-tip = Capacity mends your own tiles only. What can your badge do that Capacity cannot, and whom should it help?
intrepid-lesson-repairs-goal-wings = The Zvezda Solar Wings have at most two Scenario tokens
intrepid-lesson-repairs-goal-electrolyzer = The Water Electrolyzer has no negative tokens
intrepid-lesson-repairs-fault-own = Your badge works once a round, and you have used it for a tile that Capacity could have mended. Japan has no other help. Try again.
intrepid-lesson-repairs-fault-die = One more die is nice to have, but nothing is left for your wings, and the next hit would destroy them. Try again and mend first.
intrepid-lesson-repairs-fault-spent = Your Capacity is spent, and the wings still carry three tokens. Other damage can wait: only a tile with three is lost to the next hit. Try again.
intrepid-lesson-repairs-fault-done = You are done, but one of the two tiles still needs you. As long as somebody else is at work you can take that back.
intrepid-lesson-repairs-learned = Mend what a fourth hit would destroy. The Payload Specialist takes all tokens of anybody's tile at once, onto a tile of yours that has none: pick one that you can do without.
