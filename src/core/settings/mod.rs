//! Settings of the game and of its players, and the last table.

mod choices;
mod controls;
mod language;
mod names;
mod players;
mod roster;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use bevy::prelude::*;

pub use choices::{
    BotSpeed, CaptionGround, DiceChoice, FrameLimit, Guard, LineSpacing, Odds, OneButton,
    PlayerColors, PointerSize, ScanTime, SceneryChoice, Speed, TextScale, Typeface, WindowKind,
};
pub use controls::{KeyLabels, StoredLayout};
pub use language::Language;
pub(crate) use names::{PlayerForgotten, PlayerRenamed};
pub use players::{OwnGuard, OwnHints, PlayerSettings};
pub(crate) use roster::KnownPlayers;
pub use roster::{ANONYMOUS, Renamed, StoredRoster};

use crate::core::seats::Mark;
use crate::core::store::{StoreApp as _, Stored};

/// Defines [`Settings`] from lines of a field, its type and its default.
macro_rules! settings {
    ($($(#[$about:meta])+ $field:ident: $kind:ty = $default:expr,)+) => {
        /// Values of the settings screen.
        #[derive(Resource, Reflect, Clone, Debug, PartialEq)]
        pub struct Settings {
            $($(#[$about])+ pub $field: $kind,)+
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($field: $default,)+ }
            }
        }
    };
}

settings! {
    /// Language of all text.
    language: Language = default(),
    /// Size of all text.
    text_scale: TextScale = default(),
    /// Typeface of all text.
    typeface: Typeface = default(),
    /// Line spacing of paragraphs.
    line_spacing: LineSpacing = default(),
    /// Mouse pointer: the system's, or a larger one of our own (`src/ui/pointer.rs`).
    pointer: PointerSize = default(),
    /// High contrast: darker grounds, outlines around widgets and pieces.
    high_contrast: bool = false,
    /// Colours of the players.
    colors: PlayerColors = default(),
    /// Captions for sounds that carry meaning.
    captions: bool = false,
    /// Captions for dice and pieces, if captions are on.
    caption_dice: bool = true,
    /// Captions for turns and refusals, if captions are on.
    caption_turns: bool = true,
    /// Captions for the wind, if captions are on.
    caption_wind: bool = true,
    /// Ground of captions.
    caption_ground: CaptionGround = default(),
    /// Support for screen readers.
    screen_reader: bool = true,
    /// Scenery around the table, if unlocked.
    scenery: SceneryChoice = default(),
    /// Material of the dice, if unlocked.
    dice: DiceChoice = default(),
    /// Makes all sceneries and dice available without winning them.
    everything_unlocked: bool = false,
    /// Window mode.
    window: WindowKind = default(),
    /// Monitor of the window, counted from 1; 0 keeps the current one.
    monitor: u8 = 0,
    /// Upper limit of the frame rate.
    frames: FrameLimit = default(),
    /// Master volume, 0 to [`Settings::LOUDEST`].
    master: u8 = 8,
    /// Volume of the music, 0 to [`Settings::LOUDEST`].
    music: u8 = 6,
    /// Volume of the wind, 0 to [`Settings::LOUDEST`].
    mountain: u8 = 6,
    /// Volume of dice and pieces, 0 to [`Settings::LOUDEST`].
    table: u8 = 8,
    /// Volume of buttons and messages, 0 to [`Settings::LOUDEST`].
    interface: u8 = 6,
    /// Mono output.
    mono: bool = false,
    /// Dynamic range compression ("night mode").
    night: bool = false,
    /// Makes score and wind follow the risk of the next roll.
    tension_sounds: bool = true,
    /// Mutes the game while another window has the focus.
    mute_unfocused: bool = false,
    /// Rumble of pads with the dice, 0 to [`Settings::LOUDEST`].
    rumble: u8 = 8,
    /// Animation speed.
    speed: Speed = default(),
    /// Animation speed in turns of bots.
    bot_speed: BotSpeed = default(),
    /// Lockout of Roll after a pairing.
    guard: Guard = default(),
    /// Reduced motion: fades instead of movement, no shaking.
    reduced_motion: bool = false,
    /// Plays a decisive roll in slow motion.
    slow_decisive: bool = true,
    /// Makes the sky over the table follow the risk of the next roll.
    weather: bool = true,
    /// Display of the odds.
    odds: Odds = default(),
    /// Offers hints.
    hints: bool = true,
    /// Shakes the dice from one press to the next, instead of while the button is held.
    press_to_shake: bool = false,
    /// Auto-repeats held directions.
    repeat_held: bool = true,
    /// Keeps messages until a press; no question times out but the one for a button of a pad.
    messages_stay: bool = false,
    /// One-button mode.
    one_button: OneButton = default(),
    /// Interval of the automatic scan in one-button mode.
    scan_time: ScanTime = default(),
    /// Name of the switch of one-button mode; if empty, every key and button is one.
    switch: String = String::new(),
    /// Shows one-line tips on first occurrence.
    tips: bool = true,
}

impl Settings {
    /// Highest volume, and strongest rumble.
    pub const LOUDEST: u8 = 10;
    /// Placeholder for the key or button pressed last, until its name replaces it.
    pub(crate) const LAST_PRESSED: &str = "last pressed";
}

/// A seat of the last table.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct LastPlace {
    /// The name.
    pub name: String,
    /// Index in [`Mark::ALL`].
    pub mark: u8,
    /// `person`, `empty` or the key of an opponent.
    pub who: String,
}

/// Last setup of the table; empty before the first game.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct LastTable {
    /// The four seats.
    pub places: Vec<LastPlace>,
    /// Columns needed to win.
    pub columns_to_win: u8,
    /// Rule for landing on another player's square: `share`, `jump` or `press_on`.
    pub landing: String,
    /// Rule for when runners must be placed: `after_split` or `before_split`.
    pub obligation: String,
    /// Limits each player to three squares.
    pub three_pawns: bool,
}

/// Tips and offers that have been shown, each once.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct SeenTips {
    /// The tutorial has been offered.
    pub first_climb: bool,
    /// Keys of the tips shown.
    pub tips: Vec<String>,
}

impl LastTable {
    /// Returns the mark of the first person; `None` if the table had only bots.
    pub fn first_mark(&self) -> Option<Mark> {
        let person = self.places.iter().find(|place| place.who == "person")?;
        Mark::ALL.get(usize::from(person.mark)).copied()
    }
}

impl Stored for Settings {
    const FILE: &str = "settings.toml";
    const GROUP: &str = "game";

    fn mend(&mut self) {
        for volume in [
            &mut self.master,
            &mut self.music,
            &mut self.mountain,
            &mut self.table,
            &mut self.interface,
            &mut self.rumble,
        ] {
            *volume = (*volume).min(Settings::LOUDEST);
        }
        if self.switch == Settings::LAST_PRESSED {
            self.switch.clear();
        }
    }
}

impl Stored for LastTable {
    const FILE: &str = "last_table.toml";
    const GROUP: &str = "table";
}

impl Stored for SeenTips {
    const FILE: &str = "settings.toml";
    const GROUP: &str = "told";
}

pub(crate) fn plugin(app: &mut App) {
    app.store::<Settings>()
        .store::<SeenTips>()
        .store::<LastTable>()
        .store::<PlayerSettings>()
        .store::<StoredRoster>()
        .add_plugins(names::plugin);
}
