//! Durations, rates and easing of all motion.

use std::time::Duration;

use bevy::prelude::*;

/// Transition of a widget to a new state, in seconds.
pub(crate) const FOCUS: f32 = 0.14;
/// Entrance of a screen or dialog, in seconds.
pub(crate) const SCREEN: f32 = 0.22;
/// Exit of a screen or dialog, in seconds; shorter than the entrance, because players want to go on.
pub(crate) const SCREEN_LEAVES: f32 = 0.16;
/// Blink period of the caret, in seconds.
pub(crate) const CARET: f32 = 1.1;
/// Placing a runner on the board, in seconds: one and a half eighths of the score.
pub(crate) const PLACE: f32 = 0.45;
/// Advance of a runner by one space, in seconds: an eighth of the score, so that its tones are even.
pub(crate) const ADVANCE: f32 = 0.30;
/// Additional time of an advance for every space passed over, in seconds.
pub(crate) const PASS_OVER: f32 = 0.12;
/// Pause after a pairing before its runners move, in seconds.
pub(crate) const CHOSEN: f32 = 0.24;
/// Flight of a sum from the dice to the board, in seconds.
pub(crate) const COIN: f32 = 0.5;
/// Stagger between items that appear together, in seconds.
pub(crate) const ONE_BY_ONE: f32 = 0.06;
/// Removal of a square, in seconds.
pub(crate) const PACK: f32 = 0.6;
/// Transformation of a runner into a square, in seconds.
pub(crate) const BANK: f32 = 0.30;
/// Claim of a column, in seconds.
pub(crate) const CLAIM: f32 = 1.1;
/// Bust, in seconds.
pub(crate) const BUST: f32 = 1.3;
/// Words in the sky for a bust, a claim or a win, in seconds.
pub(crate) const RIBBON: f32 = 1.15;
/// Speech bubble of a bot, in seconds.
pub(crate) const BUBBLE: f32 = 1.6;
/// Dawn after the match, in seconds.
pub(crate) const DAWN: f32 = 2.2;
/// Decay rate of the backdrop's move from screen to screen, per second.
pub(crate) const VIEW_RATE: f32 = 2.6;
/// Angular frequency of the lamps' pulse, in radians per second.
pub(crate) const BREATH: f32 = 1.7;
/// Interval between looks of an idle runner, in seconds.
pub(crate) const LOOK_AROUND: f32 = 5.3;
/// Angular frequency of waving flags, in radians per second.
pub(crate) const FLAG_WAVE: f32 = 4.2;
/// Emission of confetti after the match, in seconds.
pub(crate) const CONFETTI: f32 = 6.0;
/// One hop of a cheering runner, in seconds.
pub(crate) const HOP: f32 = 0.62;
/// Reveal of the lines of a finished game, in seconds.
pub(crate) const UNROLL: f32 = 1.4;
/// Wisp of snow blown off a peak, in seconds.
pub(crate) const WISP: f32 = 1.9;
/// The light along the path of the way up, from one station to the next.
pub(crate) const PATH: f32 = 0.9;
/// From the fire to where a puff of smoke is gone.
pub(crate) const SMOKE: f32 = 5.0;
/// From the top of a waterfall to its foot.
pub(crate) const WATERFALL: f32 = 1.7;
/// Change from a clear sky to the worst weather, in seconds.
pub(crate) const WEATHER: f32 = 1.6;
/// Handover to the next seat, in seconds.
pub(crate) const HANDOVER: f32 = 0.45;
/// Flight of the star to the tent of a new leader, in seconds.
pub(crate) const LEAD: f32 = 0.7;
/// Move of the thrown dice into their row, in seconds.
pub(crate) const GATHER: f32 = 0.35;
/// Move of the dice into the hand, and back if they are not thrown, in seconds.
pub(crate) const TAKE: f32 = 0.2;
/// Fade-in of the numbers on thrown dice, in seconds.
pub(crate) const UNVEIL: f32 = 0.25;
/// Fade-in of a move preview, in seconds.
pub(crate) const PREVIEW: f32 = 0.16;
/// A hollow behind a piece opens or closes.
pub(crate) const POCKET: f32 = 0.14;
/// Walk of a runner to its tent at the bivouac, in seconds.
pub(crate) const WALK_IN: f32 = 0.45;
/// Rise of a tent at the bivouac, in seconds.
pub(crate) const PITCH: f32 = 0.28;
/// Flight of the sparks over the fire at the bivouac, in seconds.
pub(crate) const SPARKS: f32 = 0.9;
/// Angular frequency of the fire at the bivouac, in radians per second.
pub(crate) const FLICKER: f32 = 7.3;
/// Thinking time of a bot, in seconds.
pub(crate) const BOT_THINKS: f32 = 0.8;
/// Initial position of an animated rule example, in seconds.
pub(crate) const EXAMPLE_BEFORE: f32 = 1.2;
/// Move of an animated rule example, in seconds.
pub(crate) const EXAMPLE_MOVE: f32 = 0.6;
/// See [`EXAMPLE_BEFORE`].
pub(crate) const EXAMPLE_AFTER: f32 = 2.4;
/// See [`EXAMPLE_BEFORE`].
pub(crate) const EXAMPLE_FADE: f32 = 0.24;
/// Number of times that an animated rule example is played before it comes to rest.
pub(crate) const EXAMPLE_CYCLES: f32 = 4.0;
/// Rumble of the weakest and of the strongest contact of the dice.
pub(crate) const RUMBLE: [Duration; 2] = [Duration::from_millis(30), Duration::from_millis(90)];
/// Display of a caption, in seconds.
pub(crate) const CAPTION: f32 = 2.2;
/// Maximum delay of events while the disk does not respond, in seconds.
pub(crate) const DISK_PATIENCE: f32 = 10.0;
/// Delay of events by the disk after which it is said that they wait for it, in seconds.
pub(crate) const DISK_WORD: f32 = 1.5;
/// Maximum time that a frame, or the end of the game, blocks on the disk.
pub(crate) const DISK_MOMENT: Duration = Duration::from_secs(2);
/// Display of a toast, in seconds.
pub(crate) const TOAST: f32 = 6.0;
/// Shake after a refused press, in seconds.
pub(crate) const REFUSE: f32 = 0.32;
/// Display of the player to act after a refused press, in seconds.
pub(crate) const WHOSE_TURN: f32 = 1.8;
/// Rate limit of refusals, in seconds.
pub(crate) const REFUSE_AGAIN: f32 = 0.4;
/// Most seconds between the two presses of a double click.
pub(crate) const DOUBLE_CLICK: f32 = 0.5;

/// Easing of entrances: fast first, then slowing down.
pub(crate) const ARRIVE: EaseFunction = EaseFunction::CubicOut;
/// Easing of exits.
pub(crate) const LEAVE: EaseFunction = EaseFunction::CubicIn;
/// Easing of moves between two places.
pub(crate) const TRAVEL: EaseFunction = EaseFunction::CubicInOut;
/// Easing of landings, with a slight overshoot.
pub(crate) const SETTLE: EaseFunction = EaseFunction::BackOut;

/// Speed factor of slow animation.
pub(crate) const SLOW_SPEED: f32 = 0.6;
/// Speed factor of fast animation.
pub(crate) const FAST_SPEED: f32 = 2.0;
/// Speed factor of fast-forwarding, after a press.
pub(crate) const HURRY_SPEED: f32 = 8.0;
/// Fade-out of a sound that is cut off by a more important one.
pub(crate) const STEAL: Duration = Duration::from_millis(20);
/// Ducking of a bus, in seconds.
pub(crate) const DUCK: f32 = 0.08;
/// Recovery from ducking, in seconds.
pub(crate) const DUCK_LEAVES: f32 = 0.5;
/// Fade of all sound when the window loses or regains the focus, in seconds.
pub(crate) const MUTE: f32 = 0.3;
/// Idle time before a screen reader is told that nothing can be done, in seconds.
pub(crate) const SPOKEN_IDLE: f32 = 2.5;
/// Grace period for the focus to reach a new screen, before a screen reader is told that there is none, in seconds.
pub(crate) const SPOKEN_ARRIVAL: f32 = 0.5;
/// Grace period for the focus to reach a question, in seconds.
pub(crate) const SPOKEN_QUESTION: f32 = 4.0;
/// Retry interval for a missing sound device, in seconds.
pub(crate) const SOUND_DEVICE_AGAIN: f32 = 3.0;
/// Timeout without a frame after which a sound device counts as lost, in seconds.
pub(crate) const SOUND_DEVICE_LOST: f32 = 2.0;
/// Rise of the wind, in seconds.
pub(crate) const WIND_RISES: f32 = 0.9;
/// Fall of the wind after a turn, in seconds.
pub(crate) const WIND_FALLS: f32 = 1.2;
/// Stop of the wind before a decisive roll, in seconds.
pub(crate) const WIND_HOLDS: f32 = 0.25;
/// Minimum interval between two signatures of a seat, in seconds.
pub(crate) const TURN_AGAIN: f32 = 3.0;

/// Unit of the lockout of Roll, in seconds.
pub(crate) const GUARD_TENTH: f32 = 0.1;
/// Unit of the scan interval, in seconds.
pub(crate) const SCAN_TENTH: f32 = 0.1;
/// Factor on the scan interval while a screen reader speaks.
pub(crate) const SCAN_SPOKEN: f32 = 2.0;
/// Length of a long press in one-button mode, in seconds.
pub(crate) const SCAN_HOLD: f32 = 0.8;
/// Lockout of the switch after the offer has changed, in seconds: the press was meant for the previous widget.
pub(crate) const SCAN_GUARD: f32 = 0.5;
/// Longest time between presses that hurry a game on to its results and beyond, in seconds.
pub(crate) const RUSH: f32 = 0.7;
/// Seconds after which no press extends that any more.
pub(crate) const RUSH_AT_MOST: f32 = 2.0;
/// Idle time before the frame rate drops, in seconds; longer than effects that follow an event, such as weather or
/// captions.
pub(crate) const RESTS_AFTER: f32 = 2.5;
/// Time without input before what moves by itself comes to rest, in seconds: a screen without players costs no battery.
pub(crate) const ALONE_AFTER: f32 = 15.0;
/// Slowing down of what moves by itself, in seconds.
pub(crate) const COMES_TO_REST: f32 = 3.0;
/// One second.
pub(crate) const SECOND: Duration = Duration::from_secs(1);
/// Time between two counts of dice that are thrown in the background.
pub(crate) const COUNT_AGAIN: Duration = Duration::from_millis(100);
/// Frame time while only flags, lamps and clouds move, with the focus.
pub(crate) const AMBIENT_FRAME: Duration = Duration::from_micros(33_333);
/// Same without the focus.
pub(crate) const AMBIENT_UNFOCUSED_FRAME: Duration = Duration::from_millis(100);
/// Frame time while nothing moves.
pub(crate) const STILL_FRAME: Duration = SECOND;
/// Same for a screen reader, whose presses wake nothing.
pub(crate) const READ_FRAME: Duration = Duration::from_millis(100);
/// Frame time of full activity without the focus.
pub(crate) const UNFOCUSED_FRAME: Duration = Duration::from_micros(16_667);
/// Maximum time before the window is shown; after that it shows the progress of loading.
pub(crate) const UNSEEN_WINDOW: Duration = Duration::from_secs(1);
/// Period of asking the pads for their charge.
pub(crate) const BATTERY_POLL: Duration = Duration::from_secs(60);
/// Back-off of the pad listener after an empty event.
pub(crate) const PAD_BREATH: Duration = Duration::from_millis(8);
/// Display of a roll in the roll-off, or of a tie, in seconds.
pub(crate) const ROLL_OFF_READ: f32 = 0.7;
/// Shake of the dice before a throw, in seconds.
pub(crate) const SHAKE: f32 = 0.35;
/// Pause on the winning board before the results, in seconds.
pub(crate) const WIN: f32 = 2.4;
