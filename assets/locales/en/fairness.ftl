### fairness

fairness-heading = Are the dice fair?
fairness-how = The dice are thrown by physics, and what they settle on is the roll: no number is made up, turned or replaced. Which face of a die carries which number is drawn by lot as the dice leave the hand, unseen by hand and physics. So every face is as likely as any other, however the dice are thrown.
fairness-band = The mark shows how far a face strays from one in six. Fair dice keep all six marks inside the band 19 times in 20.
fairness-kept = In your games
fairness-thrown = Thrown just now
fairness-none = No dice yet
fairness-throw = Throw the dice { $throws } times
fairness-done = Back
fairness-day = Today’s mountain is the one exception: its dice are the same for everybody. The faces come from the date, and once the blank dice lie still, their numbers are put on so that the sides on top show them. The rest is physics as ever.
rules-fairness = Are the dice fair?
