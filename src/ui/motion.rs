//! How long things take, on the clock that moves them, and how they ease.

use bevy::prelude::*;

/// A widget taking on or losing focus, in seconds.
pub(crate) const FOCUS: f32 = 0.14;
/// A screen or dialog arriving, in seconds.
pub(crate) const SCREEN: f32 = 0.22;
/// A screen or dialog leaving: shorter than it came, for nobody waits for it, in seconds.
pub(crate) const SCREEN_LEAVES: f32 = 0.16;
/// A caret going dark and light once, in seconds.
pub(crate) const CARET: f32 = 1.1;
/// A runner roping up on to the board, in seconds: an eighth of the score and a half.
pub(crate) const PLACE: f32 = 0.45;
/// A runner climbing one space, in seconds: an eighth of the score, so that its tones come evenly.
pub(crate) const ADVANCE: f32 = 0.30;
/// How much longer a climb takes for every space it passes over, in seconds.
pub(crate) const PASS_OVER: f32 = 0.12;
/// A pairing chosen, before its runners move, in seconds.
pub(crate) const CHOSEN: f32 = 0.24;
/// A sum flying from the dice to the board, in seconds.
pub(crate) const COIN: f32 = 0.5;
/// From one thing to the next, where several come out together, in seconds.
pub(crate) const ONE_BY_ONE: f32 = 0.06;
/// A square given up, in seconds.
pub(crate) const PACK: f32 = 0.6;
/// A runner becoming a square, in seconds.
pub(crate) const BANK: f32 = 0.30;
/// The moment in which a column is claimed, in seconds.
pub(crate) const CLAIM: f32 = 1.1;
/// The moment in which a turn is lost, in seconds.
pub(crate) const BUST: f32 = 1.3;
/// How long the ribbon of a bust, a claim or a win lies across the board, in seconds.
pub(crate) const RIBBON: f32 = 1.15;
/// Dawn breaking over a finished game, in seconds.
pub(crate) const DAWN: f32 = 2.2;
/// How fast the view goes from one screen to the next: the rate of its decay, per second.
pub(crate) const VIEW_RATE: f32 = 2.6;
/// How fast lamps breathe, in radians per second.
pub(crate) const BREATH: f32 = 1.7;
/// From one look up of a runner at rest to the next, in seconds.
pub(crate) const LOOK_AROUND: f32 = 5.3;
/// How fast flags wave, in radians per second.
pub(crate) const FLAG_WAVE: f32 = 4.2;
/// How long paper keeps falling over a finished game, in seconds.
pub(crate) const CONFETTI: f32 = 6.0;
/// One hop of a runner who cheers, in seconds.
pub(crate) const HOP: f32 = 0.62;
/// The lines of a finished game coming out, in seconds.
pub(crate) const UNROLL: f32 = 1.4;
/// A wisp of snow blown off a peak, in seconds.
pub(crate) const WISP: f32 = 1.9;
/// A clear sky turning to the worst weather, in seconds.
pub(crate) const WEATHER: f32 = 1.6;
/// The turn passing to the next seat, in seconds.
pub(crate) const HANDOVER: f32 = 0.45;
/// The star going to another leader's tent, in seconds.
pub(crate) const LEAD: f32 = 0.7;
/// The dice going from where they fell into their row, in seconds.
pub(crate) const GATHER: f32 = 0.35;
/// The dice going from their row into the hand, and back when they are not thrown, in seconds.
pub(crate) const TAKE: f32 = 0.2;
/// The numbers coming out on dice that leave the hand, in seconds.
pub(crate) const UNVEIL: f32 = 0.25;
/// The outlines of a previewed move fading in, in seconds.
pub(crate) const PREVIEW: f32 = 0.16;
/// A bot making up its mind, in seconds.
pub(crate) const BOT_THINKS: f32 = 0.8;
/// An example of a rule as it stands, on its way, and after it; the first and the last moments fade, in seconds.
pub(crate) const EXAMPLE_BEFORE: f32 = 1.2;
/// See [`EXAMPLE_BEFORE`].
pub(crate) const EXAMPLE_MOVE: f32 = 0.6;
/// See [`EXAMPLE_BEFORE`].
pub(crate) const EXAMPLE_AFTER: f32 = 2.4;
/// See [`EXAMPLE_BEFORE`].
pub(crate) const EXAMPLE_FADE: f32 = 0.24;
/// How long the weakest and the strongest contact of the dice is felt.
pub(crate) const RUMBLE: [std::time::Duration; 2] = [
    std::time::Duration::from_millis(30),
    std::time::Duration::from_millis(90),
];
/// How long a line about the dice stays, in seconds.
pub(crate) const CAPTION: f32 = 2.2;
/// The longest that what happened waits to be shown for a disk that does not answer, in seconds.
pub(crate) const DISK_PATIENCE: f32 = 10.0;
/// The longest that a frame, or the end of the game, waits for a disk that does not answer.
pub(crate) const DISK_MOMENT: std::time::Duration = std::time::Duration::from_secs(2);
/// How long a toast stays, in seconds.
pub(crate) const TOAST: f32 = 6.0;
/// A press that is refused being shaken off, in seconds.
pub(crate) const REFUSE: f32 = 0.32;
/// How long it stays to be read whose turn it is instead, in seconds.
pub(crate) const WHOSE_TURN: f32 = 1.8;
/// From one refusal to the next of presses that keep coming, in seconds.
pub(crate) const REFUSE_AGAIN: f32 = 0.4;

/// Whatever arrives: fast first, settling softly.
pub(crate) const ARRIVE: EaseFunction = EaseFunction::CubicOut;
/// Whatever leaves.
pub(crate) const LEAVE: EaseFunction = EaseFunction::CubicIn;
/// Whatever goes from one place to another.
pub(crate) const TRAVEL: EaseFunction = EaseFunction::CubicInOut;
/// Whatever lands with a little life.
pub(crate) const SETTLE: EaseFunction = EaseFunction::BackOut;

/// How many times as fast everything runs at the slow speed.
pub(crate) const SLOW_SPEED: f32 = 0.6;
/// How many times faster everything runs at the fast speed.
pub(crate) const FAST_SPEED: f32 = 2.0;
/// How many times faster everything runs while hurried by a press.
pub(crate) const HURRY_SPEED: f32 = 8.0;
/// A sound that gives way to one that matters more, until it is quiet.
pub(crate) const STEAL: std::time::Duration = std::time::Duration::from_millis(20);
/// A bus stepping back for what is to be heard, and coming back after it, in seconds.
pub(crate) const DUCK: f32 = 0.08;
/// See [`DUCK`].
pub(crate) const DUCK_LEAVES: f32 = 0.5;
/// All sound going when another window takes the focus, and coming back, in seconds.
pub(crate) const MUTE: f32 = 0.3;
/// For how long nothing can be done before a screen reader is told so, in seconds.
pub(crate) const SPOKEN_IDLE: f32 = 2.5;
/// How long the focus may take to another screen before a screen reader is told that nothing has it, in seconds.
pub(crate) const SPOKEN_ARRIVAL: f32 = 0.5;
/// How long the focus may take to what a person is asked, in seconds.
pub(crate) const SPOKEN_QUESTION: f32 = 4.0;
/// After how many seconds a missing sound device is looked for again.
pub(crate) const SOUND_DEVICE_AGAIN: f32 = 3.0;
/// After how many seconds without a frame a sound device is taken for gone.
pub(crate) const SOUND_DEVICE_LOST: f32 = 2.0;
/// The wind getting stronger, in seconds.
pub(crate) const WIND_RISES: f32 = 0.9;
/// The wind falling when a turn is banked or lost, in seconds.
pub(crate) const WIND_FALLS: f32 = 1.2;
/// The wind stopping before a decisive roll, in seconds.
pub(crate) const WIND_HOLDS: f32 = 0.25;
/// The signature of a seat is heard again no sooner than this, in seconds.
pub(crate) const TURN_AGAIN: f32 = 3.0;

/// A tenth of the time for which roll may be guarded after a pairing was chosen.
pub(crate) const GUARD_TENTH: f32 = 0.1;
/// A tenth of the time for which the focus stays where it goes on by itself, and how much longer that is while a screen
/// reader speaks.
pub(crate) const SCAN_TENTH: f32 = 0.1;
/// See [`SCAN_TENTH`].
pub(crate) const SCAN_SPOKEN: f32 = 2.0;
/// How long one button is held to take what has the focus, in seconds.
pub(crate) const SCAN_HOLD: f32 = 0.8;
/// How long one button takes nothing after what is offered has changed, so that a press meant for what was there before
/// does no harm, in seconds.
pub(crate) const SCAN_GUARD: f32 = 0.5;
/// How long after the last thing under way drawing goes on at full rate: longer than anything that follows of itself, like
/// the sky closing in and a line about the dice, in seconds.
pub(crate) const RESTS_AFTER: f32 = 2.5;
/// What frames are counted in.
pub(crate) const SECOND: std::time::Duration = std::time::Duration::from_secs(1);
/// From frame to frame while only flags, lamps and clouds move, in focus and out of it.
pub(crate) const AMBIENT_FRAME: std::time::Duration = std::time::Duration::from_micros(33_333);
/// See [`AMBIENT_FRAME`].
pub(crate) const AMBIENT_UNFOCUSED_FRAME: std::time::Duration =
    std::time::Duration::from_millis(100);
/// From frame to frame while nothing moves.
pub(crate) const STILL_FRAME: std::time::Duration = std::time::Duration::from_millis(250);
/// From frame to frame while something is under way out of focus.
pub(crate) const UNFOCUSED_FRAME: std::time::Duration = std::time::Duration::from_micros(16_667);
/// The longest that the window stays unseen after a start; where reading takes longer, one sees that it does.
pub(crate) const UNSEEN_WINDOW: std::time::Duration = std::time::Duration::from_secs(1);
/// How long pads are left alone that have nothing to say although they were heard.
pub(crate) const PAD_BREATH: std::time::Duration = std::time::Duration::from_millis(8);
/// How long who rolled what in the roll-off, or that it was a tie, can be read, in seconds.
pub(crate) const ROLL_OFF_READ: f32 = 0.7;
/// The dice shaken before a throw, in seconds.
pub(crate) const SHAKE: f32 = 0.35;
/// The winning moment on the board before the results, in seconds.
pub(crate) const WIN: f32 = 2.4;
