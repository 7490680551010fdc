### tutorial

tutorial-begin = Two dice each: the higher sum begins.
tutorial-roll = Roll the four dice.
tutorial-pair = Two pairs, two sums: each moves a climber up its column.
tutorial-again = While a climber is left, no roll can bust: roll again.
tutorial-half = Only one climber is left: a pairing may fit by half.
tutorial-risk = All three climb: the darker the sky, the likelier a bust.
tutorial-stop = Stop now, and your climbers become camps that stay.
tutorial-watch = Now { $name } climbs, and wants ever more.
tutorial-bust = Bust! No sum fits, and this turn’s climb is lost.
tutorial-claim = Stop on a column’s top space, and it is yours.
tutorial-win = Three columns win. Have a good climb!
tutorial-why-again = Not yet: rolling costs nothing while a climber is left.
tutorial-why-stop = Not now: a bust would lose all three climbs.
tutorial-why-read = First press the button beside these words.
tutorial-go-on = Go on
tutorial-skip = Skip
tutorial-new = New game
tutorial-title = Title
