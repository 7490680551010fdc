### Today’s mountain

alone-goal = Three columns in as few turns as possible. Everybody has the same dice today, and one attempt counts.
alone-other-day = The mountain of another day is there for practice, as often as you like.
alone-begun = You have begun: the climb waits where you left it.
alone-done =
    You reached the top in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }. More climbs of this day are practice.
alone-clock-back = This device’s clock stood at a later day before: a climb now is practice and does not count.
alone-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
alone-under-par = { $by } under par
alone-at-par = at par
alone-over-par = { $by } over par
alone-par = Par is { $par }: what Summit needs when it counts nothing but turns.
alone-field = A thousand players of its strength need { $mean } on average.
alone-behind = You are { $beside }, faster than { $percent } of 100 players.
alone-field-note = Players by the turns they needed
alone-turn-bust = bust
alone-turn-stop = stop
alone-turn-claim = { $columns ->
    [one] a column claimed
   *[other] { $columns } columns claimed
}
alone-turn-list = { $first }, { $second }
alone-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
alone-streak = Streak
alone-longest = the longest: { $days }
alone-climbed = Mountains climbed
alone-forgiven = one missed day a week is forgiven
alone-average = On average
alone-average-value = { $turns } turns
alone-luck = others { $field } · luck { $low } to { $high }
alone-month = Month
alone-climb = Climb
alone-go-on = Go on
alone-practise = Practise
alone-copy = Copy result
alone-copied = The result is copied: paste it anywhere.
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
alone-measuring = A thousand players are climbing…
alone-practised = Practice: this climb does not count.
alone-back = Back to the mountain
