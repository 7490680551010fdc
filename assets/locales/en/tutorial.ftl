### tutorial

tutorial-begin = Two dice each: the higher sum begins.
tutorial-roll = Roll the four dice.
tutorial-pair = Two pairs, two sums: each moves a climber up its column.
tutorial-again = You still have a climber, so this roll cannot bust.
tutorial-half = One climber left: half a pairing may be all that fits.
tutorial-risk = All three are out: the darker the sky, the likelier a bust.
tutorial-risk-no-sky = All three are out: from now on, a roll can bust.
tutorial-stop = Stop now, and your climbers become camps that stay.
tutorial-watch = { $name }’s turn. It always wants one more.
tutorial-bust = Bust! No sum fits, and this turn’s steps are lost.
tutorial-claim = Stop on a column’s top space, and it is yours.
tutorial-win = Three columns win. Have a good climb!
tutorial-why-again = Not yet: rolling is free while a climber is left.
tutorial-why-stop = Try Stop: it saves all three climbs.
tutorial-why-read = First press the button beside these words.
tutorial-go-on = Continue
tutorial-skip = Skip
tutorial-skip-heading = Skip the first climb?
tutorial-skip-note = It is always there under How to play.
tutorial-stay = Keep climbing
tutorial-new = New game
tutorial-title = Main menu
