### Today’s mountain

alone-goal = Three columns in as few turns as you can. Everybody gets the same dice today, and one attempt counts.
alone-other-day = Past days: practise freely.
alone-begun = Your climb waits where you left it.
alone-done = Today is done; more climbs are practice.
alone-clock-back = This device’s clock was set back: climbs are practice and do not count.
alone-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
alone-under-par = { $by } under par
alone-at-par = Par
alone-over-par = { $by } over par
alone-par = Par { $par }: what Summit needed.
alone-field = 1,000 runs by Summit average { $mean }.
alone-behind = { $percent ->
    [0] { $beside }
    [one] { $beside }, ahead of 1 run in 100
   *[other] { $beside }, ahead of { $percent } runs in 100
}.
alone-field-note = Runs by the turns they took
alone-ghosts = Faint: your camps of { $date }
alone-calendar-note = Gold: turns of your climb
alone-turn-bust = bust
alone-turn-stop = stop
alone-turn-claim = { $columns ->
    [one] one column claimed
   *[other] { $columns } columns claimed
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
alone-streak = Streak
alone-longest = longest: { $days }
alone-climbed = Mountains climbed
alone-forgiven = one missed day a week is forgiven
alone-average = Average
alone-average-value = { $turns } turns
alone-luck = Summit { $field } · luck { $low } to { $high }
alone-month = Month
alone-climb = Climb
alone-go-on = Continue
alone-practise = Practise
alone-copy = Copy result
alone-copied = Result copied: paste it anywhere.
alone-month-value = { $month ->
    [1] Jan { $year }
    [2] Feb { $year }
    [3] Mar { $year }
    [4] Apr { $year }
    [5] May { $year }
    [6] Jun { $year }
    [7] Jul { $year }
    [8] Aug { $year }
    [9] Sep { $year }
    [10] Oct { $year }
    [11] Nov { $year }
   *[other] Dec { $year }
}
alone-weekday = { $day ->
    [1] M
    [2] T
    [3] W
    [4] T
    [5] F
    [6] S
   *[other] S
 }
alone-today = Today’s mountain
alone-measuring = Summit is climbing 1,000 times…
alone-practised = Practice: this climb does not count.
alone-back = Back to the mountain
