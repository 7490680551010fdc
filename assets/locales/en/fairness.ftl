### fairness

fairness-how = The dice roll with real physics, and what they land on is the roll: no number is made up, turned or swapped. Which face carries which number is drawn at random as they leave the hand, so every face is equally likely, however you throw.
fairness-band = Each mark shows how far a face strays from one in six. With fair dice, all six marks stay inside the band 19 times in 20.
fairness-kept = In your games
fairness-thrown = Thrown just now
fairness-none = No dice yet
fairness-reading = Reading games…
fairness-throw = Throw { $throws } times
fairness-day = Today’s mountain is the one exception: everybody gets the same dice. The date decides the faces, and the numbers are put on once the blank dice lie still. The rest is physics as always.
rules-fairness = Are the dice fair?
