### settings

settings-heading = Settings
settings-text-size = Text size
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-risk = Follows the risk
settings-risk-all = Sky and music
settings-risk-sky = Sky
settings-risk-music = Music
settings-risk-nothing = Nothing
settings-decisive = Slow motion on decisive rolls
settings-odds = Bust odds
settings-rumble = Rumble
settings-section-text = Text
settings-section-picture = Picture
settings-section-sound = Sound
settings-section-game = Game
settings-reader = Screen reader
settings-reader-auto = Automatic
settings-contrast = High contrast
settings-window = Display mode
settings-window-window = Windowed
settings-window-borderless = Fullscreen
settings-window-full = Exclusive fullscreen
settings-monitor-number = Monitor { $number }
settings-frames = Frames per second
settings-frames-monitor = Match the monitor
settings-frames-most = Up to { $frames }
settings-colors = Player colours
settings-colors-classic = Classic
settings-colors-vivid = Vivid
settings-colors-soft = Soft
settings-reset = Reset all
settings-done = Done
settings-bot-speed = Bot speed
settings-bot-speed-same = Same
settings-guard = Delay before Roll
settings-help = Help
settings-help-all = Tips and hints
settings-tips = Tips
pause-settings = Settings
title-settings = Settings

### notices

notice-settings = Some settings in { $file } are unknown or damaged ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}and { $rest } more
}); defaults are used instead. The old file is kept as { $kept }.
notice-settings-unreadable = { $file } could not be read, so default settings are used. The file is kept as { $kept }.
notice-settings-newer = { $file } is from a newer version of Can’t Stop, so default settings are used. The file is kept as { $kept }.
notice-cannot-store = Settings and progress cannot be saved ({ $reason }). Free up space or check the folder’s permissions.

### control

control-device = Device
control-there = { $control } ({ $layout })
control-press-now = Press…
control-restore = Reset all
control-note = Choose a line, then press the new key or button.
control-note-mouse = Pointing and the left button cannot be changed. Choose a line, then press another button.
control-listening = Press the key or button for “{ $control }”. Escape, or waiting, changes nothing.
control-listening-escape = Press the key for “{ $control }”. A key that it has already, or waiting, changes nothing.
control-taken = { $press } is taken: { $control }. Press it again to swap the two, or press something else.
control-unusable = That cannot be used. Press something else.
control-conflict = { $press } does two things: { $control } and { $other }. Change one of them.

### sofa

text-size-tv = { $percent } · TV
tv-question = Playing on a TV?
tv-note = Large text can be read from three metres away. You can change it in Settings at any time.
tv-yes = Large text
tv-no = Keep this size

### one button, and no time pressure

settings-messages = Messages stay
settings-messages-while = A few seconds
settings-messages-press = Until you press
settings-hints = Hint button
settings-held = Holding a button
settings-held-all = Shakes and repeats
settings-held-shakes = Shakes
settings-held-repeats = Repeats
settings-held-nothing = Nothing
settings-one-button = One-button play
settings-one-button-moves = Moves by itself
settings-one-button-steps = Press: next. Hold: take
settings-scan-time = Time per item
settings-switch = Which button
settings-switch-any = Any
settings-switch-left = Left mouse button
settings-switch-one = Last pressed
one-button-question = Play with one button?
one-button-note = The ring moves from one thing to the next. Press when it is where you want. You can turn this off in Settings.
one-button-yes = One button
one-button-no = No, thanks
one-button-on = One-button play: press when the ring is where you want. Turn it off under Settings, Game.
one-button-on-steps = One-button play: press to move the ring, hold to take. Turn it off under Settings, Game.

### reading comfort

settings-typeface = Typeface
settings-spacing-wide = wide lines

### pointer

settings-pointer = Pointer
settings-pointer-system = System
settings-pointer-large = Large
settings-pointer-larger = Very large
settings-odds-always = Shown
settings-odds-never = Hidden
settings-odds-after = After the turn
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant

### credits

credits-heading = Credits
credits-game = Can’t Stop, the board game, was designed by Sid Sackson.
credits-own = Program, art, sounds, music and texts were made for this game. Licence: { $licence }.
credits-fonts = Fonts
credits-by = { $what } · { $who }
credits-libraries = Libraries
credits-libraries-note = The game stands on the work of many people who share it freely:

### what each setting does

about-language = The language of everything you read or have read out.
about-text-size = Makes words, buttons and cards larger.
about-typeface = Letters that are easier to tell apart, and more room between lines.
about-reader = The whole game is read out while the screen reader of your system runs.
about-messages = Messages go after a few seconds, or wait until you press.
about-contrast = Black grounds, bright words, and an edge around buttons and pieces.
about-pointer = A larger mouse pointer with a dark and a light edge.
about-motion = Reduced: things fade in and out where they are; nothing flies or shakes.
about-window = In a window or on the whole screen, and on which monitor.
about-frames = Fewer frames a second save power.
about-odds = When the game says how risky the next roll is.
about-speed = How fast dice and climbers move in the turns of people.
about-bot-speed = How fast dice and climbers move in the turns of bots.
about-decisive = The dice slow down at the end of a roll on which much depends.
about-help = Tips on what is new, and hints by the strongest bot.
about-colors = Other colours for the players; each keeps its shape.
about-risk = Sky and music grow wilder as the next roll grows riskier.
about-held = Whether a held button shakes the dice, and whether held arrows repeat.
about-one-button = The whole game with a single key, button or click.
about-scan-time = How long the ring stays on a thing before it moves on.
about-switch = The only key or button that takes what the ring is on; all others play as ever.

### what helps whom

helps-heading = What helps
helps-sight = Seeing little or nothing
helps-sight-note = A screen reader tells the whole game, and every column has a tone of its own.
helps-colors = Telling colours apart
helps-colors-note = Nothing is told by colour alone: players have shapes, and risks have numbers.
helps-hearing = Hearing little or nothing
helps-hearing-note = Everything that is heard is seen too.
helps-hands = Few presses, or one button
helps-hands-note = Keys and buttons can be changed under “Controls”, and nothing has to be quick.
helps-reading = Reading is hard
helps-reading-note = “How to play” shows every rule on a small board.
helps-motion = Motion or flashes disturb
helps-motion-note = Nothing flashes more than three times a second.
helps-time = Needing time or calm
helps-time-note = No rule has a clock, and a choice can be taken back until the next roll.
