# The words of the game in English; TERMS.md has its terms.

### common

spoken-value = { $title }: { $value }
dot-list = { $first } · { $second }
decimal = { $whole }.{ $tenth }
turn-of = { $name }’s turn
mark-disc = Disc
mark-square = Square
mark-triangle = Triangle
mark-diamond = Diamond
opponent-marmot = Marmot
opponent-ibex = Ibex
opponent-magpie = Magpie
opponent-owl = Owl
opponent-summit = Summit
opponent-rule-of-28 = Rule of 28
opponent-constant = Constant weights
opponent-linear = Growing weights
opponent-marmot-note = Cautious: saves every little step.
opponent-ibex-note = Loves its columns and stays too long.
opponent-magpie-note = Greedy: always wants one more.
opponent-owl-note = Calculates exactly, but only for itself.
opponent-summit-note = Knows what every position is worth.
opponent-spoken = { $nature } Strength { $strength } of { $most }
says-marmot-slips = Back to the burrow.
says-marmot-slips-again = One hop too many.
says-marmot-claims = A burrow with a view!
says-marmot-wins = Crumb by crumb!
says-ibex-slips = One leap too long.
says-ibex-slips-again = My poor horns!
says-ibex-claims = Head first!
says-ibex-wins = The herd is home!
says-magpie-slips = But it glittered!
says-magpie-slips-again = I nearly had it!
says-magpie-claims = Mine! All mine!
says-magpie-wins = How it shines!
says-owl-slips = Slightly off.
says-owl-slips-again = Hardly likely.
says-owl-claims = As reckoned.
says-owl-wins = Q. E. D. Who-o!
says-summit-slips = The wind is yours.
says-summit-slips-again = Even I slip.
says-summit-claims = I know this way.
says-summit-wins = I will be here.

### loading

loading = Packing the ropes…

### join

join-name = Name
join-done = Done
join-capital = Capital letter
join-space = Space
join-erase = Erase

### table

table-here = House rules: { $rules }
table-columns = Columns to win
table-columns-note = The first to claim { $columns } columns wins.
table-columns-four = Four or five columns need two or three players.
table-columns-pawns = Three camps can claim three columns at most.
table-landing = Landing on a camp
table-landing-share = Share
table-landing-share-note = Climber and camp share the space; nothing happens.
table-landing-jump = Jump over
table-landing-jump-note = Climbers skip every space with another player’s camp.
table-landing-press-on = Press on
table-landing-press-on-note = You cannot stop with a climber on another player’s camp.
table-duty = New climbers
table-duty-after = After pairing
table-duty-after-note = Choose any pairing; every sum in it that can move must move.
table-duty-before = Before pairing
table-duty-before-note = You must take the pairing with which most new climbers set out.
table-pawns = Only three camps
table-pawns-off = Off
table-pawns-off-note = Camp in as many columns as you like.
table-pawns-on = On
table-pawns-on-note = Three camps at most, flags included; if you have more, you choose which stay. Played for three columns.
table-short-columns = { $columns } columns
table-short-share = share
table-short-jump = jump over
table-short-press-on = press on
table-short-before = before pairing
table-short-pawns = three camps

### results

results-wins = { $name } wins
results-share = { $names } share the win
results-and = { $first } and { $last }
results-and-i = { $first } and { $last }
results-how = { $columns } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
results-climb = Climb
results-boldest = Boldest roll
results-boldest-value = { $name }: { $percent } in 100
results-longest = Longest turn
results-longest-value = { $name }, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}

### settings

settings-language = Language
settings-percent = { $percent }%
settings-master = Overall
settings-music = Music
settings-mountain = Wind
settings-table = Dice and pieces
settings-interface = Buttons and messages
settings-on = On
settings-off = Off
settings-output = Output
settings-stereo = Stereo
settings-night = Night mode
settings-mono = Mono
settings-mute = Mute in background
settings-captions = Sound captions
about-master = How loud everything is.
about-music = How loud the music is.
about-mountain = How loud the wind on the mountain is.
about-table = How loud dice, climbers and camps are.
about-interface = How loud buttons and messages are.
about-output = Mono plays the same to both ears. Night mode makes loud sounds softer.
about-mute = No sound while another window is in front.
about-captions = Sounds that mean something appear as words.
captions-dice = Captions: dice and pieces
about-captions-dice = Captions for rolls, steps, camps, busts and claims.
captions-turns = Captions: turns
about-captions-turns = Captions for the next turn, and for what is not possible now.
captions-wind = Captions: wind
about-captions-wind = Captions for the wind, which tells of the risk of the next roll.
captions-ground = Captions: ground
captions-ground-solid = Solid
captions-ground-half = Half-transparent
captions-ground-outline = Outline only
about-captions-ground = What captions stand on. With high contrast it is always solid.
settings-volume-off = Off
settings-guard-off = None
settings-guard-seconds = { $seconds } s
couch-rumble = Rumble

### pause

pause-open = Pause

### fairness

fairness-total = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}

### play

banner-roll-off-tied = A tie! Roll again.
banner-highest-begins = The highest roll begins.
banner-turn = { $name }’s turn
banner-decide = { $name } · roll again or stop?
banner-press-on = { $name } · press on
banner-keep = { $name } · { $count ->
    [one] keep one camp
   *[other] keep { $count } camps
}
banner-gives-up = { $name } packs up the camp on { $column }
banner-thinks = Thinking…
odds-short = { $percent } in 100 risked
odds-declined = next roll { $percent } in 100

score-count = { $owned }/{ $target }

card-sums = { $first } · { $second }
card-one = +{ $steps } on { $column }
card-two = { $first } +{ $up } · { $second } +{ $too }
card-to-top = { $column } to the top
card-either = { $column } +{ $steps }
card-held-back = fewer set out
card-claimed = { $column } is claimed
card-on-top = { $column } is at the top
card-no-runner = no climber

note-roll-off = Two dice each
note-shake = Hold Roll to shake the dice
note-let-go = Let go to throw
note-put-back = Back puts them down
caption-nudge = Cocked die: nudged
caption-rethrow = Cocked die: rolled again
caption-place = Cocked die: laid flat
caption-rattle = [dice rattle in the hand]
caption-dice = [dice clatter]
caption-place-climber = [a climber sets out]
caption-step = [a climber pulls up]
caption-top = [a bell: a climber is at the top]
caption-camp = [canvas: a camp]
caption-bust = [a gust: bust]
caption-claim = [a fanfare: a column is claimed]
caption-win = [a dawn: the game is won]
caption-turn = [a chime: the next turn]
caption-wind = [the wind rises: more risk]
caption-wind-holds = [the wind holds its breath]
caption-by = { $name }: { $caption }
caption-refuse = [a thud: not now]
note-busted = No climb on { $sums }
note-would-have-held = { $sums } would have saved it
note-all-but = Anything but { $sums } would have saved it
note-nothing-saves = Nothing could have saved it
note-press-on = You cannot stop: { $columns }
note-press-on-why = Another player’s camp is there
note-keeps = { $name } chooses which camps stay
note-gives-up = The camp on { $column } is packed up

action-roll = Roll
action-roll-again = Roll again
action-stop = Stop
action-stop-and-win = Stop and win
action-stop-not-here = Stop: not on another player’s camp
keep-these = Keep these
keep-fewer = { $count ->
    [one] Give up 1 more
   *[other] Give up { $count } more
}
keep-more = { $count ->
    [one] Keep 1 more
   *[other] Keep { $count } more
}
keep-camp = Camp in column { $column }, space { $height } of { $top }
keep-stays = stays
keep-goes = goes
keep-height = { $height }/{ $top }

undo-open = Undo pairing
undo-failed = Cannot undo: the saved game could not be changed ({ $reason }).
hint-open = Hint
hint-heading = A hint
hint-stop-wins = Stop: that wins the game.
hint-stop = Stop: wins { $best } in 100. { $alike ->
    [0] Roll: { $other }
   *[1] Roll: hardly fewer
}.
hint-roll = Roll: wins { $best } in 100. { $alike ->
    [0] Stop: { $other }
   *[1] Stop: hardly fewer
}.
hint-roll-only = Roll, the only choice: wins { $best } in 100.
hint-move = { $move }: wins { $best } in 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: hardly fewer
}.
hint-move-only = { $move }, the only choice: wins { $best } in 100.
hint-keep = Keep { $move }: wins { $best } in 100. { $alike ->
    [0] { $instead }: { $other }
   *[1] { $instead }: hardly fewer
}.
hint-risk = { $busts ->
    [0] The next roll cannot bust.
   *[other] The next roll busts { $percent } in 100, exactly { $busts } in 1,296.
}
why-heading = Why not { $sums }?
why-claimed = { $name } has claimed { $column }; nobody climbs there any more.
why-on-top = The climber on { $column } is already at the top.
why-no-climber = All three climbers are out, and none is on { $columns }.
why-held-back = With another pairing more new climbers set out; by these house rules it goes first.
history-open = Last turns
history-rolls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
history-camp = Stopped
history-bust = Bust

### couch

couch-whose-turn = { $name }’s turn
couch-anything = Any controller or key
couch-keyboard = Keyboard
couch-left-keys = Left keys
couch-right-keys = Right keys
couch-mouse = Mouse
couch-pad = Controller { $number }
couch-pad-missing = Missing controller

### notices

notice-second-window = Can’t Stop is open twice. You can play here, but nothing is saved. Close one of the two to save again.
notice-crashed = Can’t Stop closed unexpectedly last time. What happened is written in { $file }.
notice-sound-file = { $file } is missing or damaged. The game plays on without that sound; install it again to bring it back.
notice-cannot-save = Games cannot be saved ({ $reason }). You can play on, but free up space or check the folder’s permissions.
notice-disk-slow = The disk is slow to answer. The game goes on as soon as it does.
notice-disk-anyway = The disk is slow to answer. Press again to start anyway.
notice-seats = This game cannot start: it needs two to four players.
notice-columns = This game cannot start: its columns to win do not fit its house rules.
notice-record-damaged = The saved game is damaged in line { $line } and cannot be continued. It is kept as { $file }.
notice-record-foreign = The saved game is not a Can’t Stop game. It is kept as { $file }, and you can start a new game.
notice-record-newer = The saved game is from a newer version of Can’t Stop. Update to continue it, before you start a new game.
notice-record-unreadable = The saved game cannot be read ({ $reason }). Check its permissions, or start a new game.
disk-full = the disk is full
disk-forbidden = no permission
disk-read-only = the disk is read-only
disk-gone = the folder or the disk is gone
disk-busy = another program is using it
disk-silent = the disk does not answer
disk-in-the-way = something else is in its place
disk-changed = another program changed the file
disk-unknown = the disk reports an error

### control

control-heading = Controls
control-on-keyboard = Keyboard
control-on-left-keys = Left keys
control-on-right-keys = Right keys
control-on-pad = Controller
control-on-mouse = Mouse
control-up = Up
control-down = Down
control-left = Left
control-right = Right
control-accept = Accept
control-back = Back
control-roll = Roll
control-stop = Stop
control-hint = Hint
control-undo = Undo
control-pause = Pause
control-hurry = Speed up
control-or = { $first } or { $next }
control-nothing = Nothing

### glyph

glyph-unknown = ?
glyph-arrow-up = Up arrow
glyph-arrow-down = Down arrow
glyph-arrow-left = Left arrow
glyph-arrow-right = Right arrow
glyph-enter = Enter
glyph-number-enter = N Enter
glyph-space = Space
glyph-escape = Esc
glyph-backspace = Backspace
glyph-delete = Del
glyph-insert = Ins
glyph-home = Home
glyph-end = End
glyph-page-up = Page up
glyph-page-down = Page down
glyph-left-shift = Left Shift
glyph-right-shift = Right Shift
glyph-left-control = Left Ctrl
glyph-right-control = Right Ctrl
glyph-left-alt = Left Alt
glyph-right-alt = Right Alt
glyph-mouse-right = Right mouse button
glyph-mouse-middle = Middle mouse button
glyph-mouse-back = Mouse button Back
glyph-mouse-forward = Mouse button Forward
glyph-cross = Cross
glyph-circle = Circle
glyph-square = Square
glyph-triangle = Triangle
glyph-bottom = Bottom button
glyph-right = Right button
glyph-left = Left button
glyph-top = Top button
glyph-view = View
glyph-menu = Menu
glyph-create = Create
glyph-options = Options
glyph-select = Select
glyph-start = Start
glyph-left-stick = Left stick
glyph-right-stick = Right stick
glyph-pad-up = D-pad up
glyph-pad-down = D-pad down
glyph-pad-left = D-pad left
glyph-pad-right = D-pad right

ribbon-bust = Bust!
ribbon-bust-lost = { $steps ->
    [one] 1 step lost
   *[other] { $steps } steps lost
}
ribbon-claim = claims { $column }
ribbon-saved = +{ $steps } saved
ribbon-win = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the win!
}
ribbon-wins = { $count ->
    [one] wins!
   *[other] share the win!
}
roll-risk = busts { $chance } in 100
roll-no-risk = cannot bust
stop-stake = { $steps ->
    [one] keeps 1 step
   *[other] keeps { $steps } steps
}
sums-or = { $first } or { $last }

### reader: what is said to those who hear the game rather than see it

reader-and-then = { $first }, { $next }
reader-at-space = { $column } on space { $height } of { $top }
reader-at-top = { $column } at the top
reader-pairing = { $name } rolled { $dice }. Choose a pairing.
reader-decide = { $runners }. { $question }
reader-rolls = { $name } rolls { $dice }.
reader-rolls-two = { $name } rolls { $dice }: { $sum }.
reader-climbs = { $name }: { $runners }.
reader-busts = Bust! { $name } loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
reader-stops = { $name } stops: { $runners }.
reader-claims = { $name } claims column { $column }: { $owned } of { $target }.
reader-says = { $told } { $name }: { $line }
reader-mountain = The mountain
reader-column = Column { $column }, { $height } spaces: { $there }
reader-column-claimed = Column { $column }: claimed by { $name }
reader-column-empty = nobody yet
reader-runner-at = { $name }’s climber on { $height }
reader-square-at = { $name }’s camp on { $height }

### one button, and no time pressure

note-press-again = Press again to throw
own-guard = Delay before Roll
own-hints = Hint button
own-as-all = Same for all
own-hints-about = Hints by the strongest bot.
about-rumble = How strongly controllers shake with the dice.
about-guard = After a choice Roll waits, so that one press too many does not roll.

### tutorial

tutorial-heading = First climb
tip-full = All three climbers are out: from now on a roll can bust.
tip-held-back = With another pairing more new climbers set out, so it goes first.
tip-shared = Spaces can be shared: nobody is pushed off.
tip-press-on = You cannot stop on another player’s camp: roll again.
tip-keep = You may own three camps: choose which stay.
tip-lead = The star shows who leads.

### The pointer, a slower speed, and questions before something is given up

settings-sure = Sure? Press again

### The book of games

chronicle-done = Close
chronicle-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
when-date = { $month ->
    [1] { $day } Jan { $year }
    [2] { $day } Feb { $year }
    [3] { $day } Mar { $year }
    [4] { $day } Apr { $year }
    [5] { $day } May { $year }
    [6] { $day } Jun { $year }
    [7] { $day } Jul { $year }
    [8] { $day } Aug { $year }
    [9] { $day } Sep { $year }
    [10] { $day } Oct { $year }
    [11] { $day } Nov { $year }
   *[other] { $day } Dec { $year }
}

### Watching again

watch-again = Replay
watch-summit = Summit’s view
watch-leave = Leave

### Sharing

share-open = Share
share-not-copied = The clipboard is not available; save the game as text instead.

### Alone on the mountain.

alone-headline = { $name } reached the top

### The way up.

# In a match, whoever is played against says the hint: when it is best to stop, to roll, and to choose what they would.
hint-marmot-stop = { $name }: Home now. I would be asleep already.
hint-marmot-roll = { $name }: Even I would dare that.
hint-marmot-choose = { $name }: That way. It smells of meadow.
hint-ibex-stop = { $name }: I would leap. So you had better not.
hint-ibex-roll = { $name }: Leap! What else are hooves for?
hint-ibex-choose = { $name }: This path holds. Trust your feet.
hint-magpie-stop = { $name }: Pocket it! I never can.
hint-magpie-roll = { $name }: Once more! It glitters up there.
hint-magpie-choose = { $name }: This one shines the most.
hint-owl-stop = { $name }: The sum is done. Put down the pencil.
hint-owl-roll = { $name }: The odds are nodding. Go on.
hint-owl-choose = { $name }: I have checked it. It is this one.
hint-summit-stop = { $name }: The wind is turning. Camp.
hint-summit-roll = { $name }: The way is clear. Go.
hint-summit-choose = { $name }: From up here I see only this way.
