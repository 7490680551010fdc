### rules

rules-heading = How to play
rules-goal = Claim { $columns ->
    [3] three
    [4] four
   *[other] five
} columns before anybody else does. Every column is a route up the mountain: 7 is the longest, 2 and 12 are the shortest.
rules-roll = On your turn you roll four dice and split them into two pairs. Each sum moves a climber one space up that column.
rules-climbers = You have three climbers. A new one starts from your camp in the column, or from the foot. With all three out, only their columns still count.
rules-bust = If no pairing moves a climber, it is a bust: your climbers fall, and everything they climbed this turn is lost.
rules-stop = So after every move, choose: roll again, or stop. Stopping turns your climbers into camps, safe from now on.
rules-claim = A camp on the top space claims the column. Nobody climbs there again, and all other camps leave it.
rules-done = Got it
pause-rules = How to play
title-rules = How to play

### book

book-goal = Goal
book-turn = A turn
book-risk = Risk
book-risk-why = With all three climbers out, a roll busts unless one of its pairs makes one of their columns. Columns in the middle come up far more often.
book-risk-runner = Climber { $runner }
book-risk-chosen = { $set }: { $verdict }. Busts { $percent } in 100, exactly { $busts } in 1,296.
book-risk-seldom = seldom busts
book-risk-sometimes = sometimes busts
book-risk-often = often busts
book-risk-mostly = busts more often than not
book-risk-rank = Safer than this: { $safer } of all { $sets } sets. Riskier: { $riskier }.
book-risk-best = The safest set is { $set }: busts { $percent } in 100, exactly { $busts } in 1,296.
book-risk-middle = Half of all { $sets } sets bust { $percent } in 100 or less.
book-risk-worst = The riskiest set is { $set }: busts { $percent } in 100, exactly { $busts } in 1,296.
book-controls-mouse = Point at something and press the left button.
book-controls-change = Change controls
