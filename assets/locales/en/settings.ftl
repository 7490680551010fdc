### settings

settings-heading = Settings
settings-text-size = Text size
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-weather = Weather
settings-weather-risk = Follows the risk
settings-weather-calm = Always calm
settings-decisive = Decisive rolls
settings-decisive-slow = Slower
settings-decisive-usual = As usual
settings-odds = Chance of a bust
settings-rumble = Rumble
settings-section-text = Text & language
settings-section-picture = Picture
settings-section-sound = Sound
settings-section-game = Game
settings-section-players = Players
settings-reader = Screen reader
settings-reader-auto = If one runs
settings-contrast = High contrast
settings-window = Window
settings-window-window = In a window
settings-window-borderless = Fullscreen
settings-window-full = Exclusive fullscreen
settings-monitor = Monitor
settings-monitor-here = Where it is now
settings-monitor-number = Monitor { $number }
settings-frames = Frames a second
settings-frames-monitor = Match the monitor
settings-frames-most = At most { $frames }
settings-colors = Players’ colours
settings-colors-classic = Classic
settings-colors-vivid = Vivid
settings-colors-soft = Soft
settings-reset = Reset all
settings-done = Done
settings-bot-speed = Speed of bots
settings-bot-speed-same = The same
settings-guard = Wait before Roll
settings-tips = Tips
pause-settings = Settings
title-settings = Settings

### notices

notice-settings = Some settings in { $file } are unknown or damaged ({ $values }{ $rest ->
    [0] {""}
   *[other] {" "}and { $rest } more
}); the usual ones are used instead. The file as it was is kept as { $kept }.
notice-settings-unreadable = { $file } could not be read, so the usual settings are used. The file is kept as { $kept }.
notice-settings-newer = { $file } was written by a newer version of Can’t Stop, so the usual settings are used. The file is kept as { $kept }.

### control

control-open = Controls
control-done = Done
control-device = Device
control-there = { $control } ({ $layout })
control-press-now = Press…
control-restore = Restore all
control-note = Choose a line, then press the new key or button.
control-note-mouse = Pointing and the left button stay as they are. Choose a line, then press another button.
control-listening = Press the key or button for “{ $control }”. Escape or waiting leaves it as it is.
control-taken = { $press } is taken: { $control }. Press it again to swap the two, or press something else.
control-unusable = That one cannot be used. Press something else.
control-conflict = { $press } does two things: { $control } and { $other }. Change one of them.

### sofa

text-size-tv = { $percent } · TV
tv-question = Large text, for the sofa?
tv-note = Everything can be read from three metres away. The settings change it at any time.
tv-yes = Large text
tv-no = As it is

### one button, and no time pressure

settings-messages = Messages stay
settings-messages-while = A few seconds
settings-messages-press = Until a press
settings-hints = Hint button
settings-shake = Shake the dice
settings-shake-hold = Hold Roll
settings-shake-press = Press, then press
settings-repeat = Held arrows repeat
settings-one-button = One-button play
settings-one-button-moves = Moves by itself
settings-one-button-steps = Press on, hold to take
settings-scan-time = Time on each
settings-switch = The button
settings-switch-any = Any
settings-switch-left = Left mouse button
settings-switch-one = The last pressed
one-button-question = Play with one button?
one-button-note = The ring goes from one thing to the next. Press when it is where you want. The settings switch it off again.
one-button-yes = One button
one-button-no = As it is
one-button-on = One-button play: press when the ring is where you want. Off under Settings, Players.
one-button-on-steps = One-button play: press to move the ring, hold to take. Off under Settings, Players.

### reading comfort

settings-typeface = Typeface
settings-spacing = Line spacing
settings-spacing-usual = Usual
settings-spacing-wide = Wider

### pointer

settings-pointer = Pointer
settings-pointer-system = As in the system
settings-pointer-large = Large
settings-pointer-larger = Very large
