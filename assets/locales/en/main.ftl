# The words of the game in English. Terms: roll, stop, bust; climber (a runner), camp (a square), column, space, claimed.
# Groups: common, loading, title, join, play, results, settings, pause, rules, notices.

### common

spoken-value = { $title }: { $value }
decimal = { $whole }.{ $tenth }
columns-to-go = { $columns ->
    [one] 1 column to go
   *[other] { $columns } columns to go
}
turn-of = { $name } to roll
mark-disc = Disc
mark-square = Square
mark-triangle = Triangle
mark-diamond = Diamond
opponent-rule-of-28 = Rule of 28

### loading

loading = Packing the ropes …

### title

title-continue = Continue
title-saved = { $turn } · { $columns }
title-new-game = New game
title-rules = How to climb
title-settings = Settings
title-quit = Quit

### join

join-heading = Who climbs tonight?
join-hint = Two to four climbers. Type a name, or take another one with left and right.
join-seat = Seat { $number }
join-name = Name
join-person = Person
join-bot = Bot · { $name }
join-empty = Nobody
join-empty-note = This place stays free.
join-mark = { $mark } for seat { $number }
join-columns = Columns to win
join-columns-note = Four or five columns only with two or three climbers.
join-too-few = It takes at least two climbers.
join-start = Start climbing
join-back = Back

### results

results-wins = { $name } wins
results-share = { $names } share the win
results-and = { $first } and { $last }
results-how = { $columns } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
results-heading = How it went
results-columns = Columns
results-turns = Turns
results-busts = Busts
results-boldest = Boldest roll that held
results-boldest-value = { $name }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} at { $percent } in 100
results-longest = Longest turn
results-longest-value = { $name }, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
results-luck = Luck of the dice
results-luck-note = Busts fewer (+) or more (−) than fair luck gives.
results-luck-value = { $name } { $luck }
results-again = Again
results-title = Title

### settings

settings-heading = Settings
settings-language = Language
settings-text-size = Text size
settings-percent = { $percent } %
settings-speed = Speed
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-odds = Chance of a bust
settings-odds-always = Shown
settings-odds-never = Hidden
settings-music = Music
settings-table = Dice and pieces
settings-interface = Buttons and messages
settings-volume-off = Off
settings-reset = Reset all
settings-done = Done

### pause

pause-heading = Taking a breath
pause-note = The game is saved after every move. Nothing is lost when you leave.
pause-resume = Resume
pause-rules = How to climb
pause-settings = Settings
pause-leave = Leave to title

### rules

rules-heading = How to climb
rules-goal = Claim three columns before anybody else does. Every column is a route up the mountain: 7 is the longest, 2 and 12 are the shortest.
rules-roll = On your turn you roll four dice and split them into two pairs. Each sum moves a climber one space up that column.
rules-climbers = You have three climbers. A new one starts from your camp in the column, or from the foot. With all three out, only their columns still help.
rules-bust = If no pairing moves anybody, it is a bust: your climbers fall, and all they climbed this turn is lost.
rules-stop = So after every move, choose: roll again, or stop. Stopping turns your climbers into camps, safe from now on.
rules-claim = A camp on the top space claims the column. Nobody climbs there again, and all other camps leave it.
rules-done = Got it
