//! Settings of the game and of its players, and the last table.

mod controls;
mod display;
mod language;
mod looks;
mod names;
mod one_button;
mod pace;
mod players;
mod roster;
mod scenery;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use bevy::prelude::*;

pub use controls::{
    KeyLabels, StoredKeyboard, StoredLeftKeys, StoredMouse, StoredPad, StoredRightKeys,
};
pub use display::{FrameLimit, WindowKind};
pub use language::Language;
pub use looks::{LineSpacing, PlayerColors, PointerSize, TextScale, Typeface};
pub(crate) use names::{PlayerForgotten, PlayerRenamed};
pub use one_button::{OneButton, ScanTime};
pub use pace::{BotSpeed, Guard, Odds, Speed};
pub use players::{OwnGuard, OwnHints, PlayerSettings};
pub(crate) use roster::KnownPlayers;
pub use roster::{ANONYMOUS, Renamed, StoredRoster};
pub use scenery::{DiceChoice, SceneryChoice};

use crate::core::seats::Mark;
use crate::core::store::{StoreApp as _, Stored};

/// Values of the settings screen.
#[derive(Resource, Reflect, Clone, Debug, PartialEq)]
pub struct Settings {
    /// Language of all text.
    pub language: Language,
    /// Size of all text.
    pub text_scale: TextScale,
    /// Typeface of all text.
    pub typeface: Typeface,
    /// Line spacing of paragraphs.
    pub line_spacing: LineSpacing,
    /// Mouse pointer.
    pub pointer: PointerSize,
    /// High contrast: darker grounds, outlines around widgets and pieces.
    pub high_contrast: bool,
    /// Colours of the players.
    pub colors: PlayerColors,
    /// Captions for sounds that carry meaning.
    pub captions: bool,
    /// Support for screen readers.
    pub screen_reader: bool,
    /// Scenery around the table, if unlocked.
    pub scenery: SceneryChoice,
    /// Material of the dice, if unlocked.
    pub dice: DiceChoice,
    /// Makes all sceneries and dice available without winning them.
    pub everything_unlocked: bool,
    /// Window mode.
    pub window: WindowKind,
    /// Monitor of the window, counted from 1; 0 keeps the current one.
    pub monitor: u8,
    /// Upper limit of the frame rate.
    pub frames: FrameLimit,
    /// Master volume, 0 to [`Settings::LOUDEST`].
    pub master: u8,
    /// Volume of the music, 0 to [`Settings::LOUDEST`].
    pub music: u8,
    /// Volume of the wind, 0 to [`Settings::LOUDEST`].
    pub mountain: u8,
    /// Volume of dice and pieces, 0 to [`Settings::LOUDEST`].
    pub table: u8,
    /// Volume of buttons and messages, 0 to [`Settings::LOUDEST`].
    pub interface: u8,
    /// Mono output.
    pub mono: bool,
    /// Dynamic range compression ("night mode").
    pub night: bool,
    /// Makes score and wind follow the risk of the next roll.
    pub tension_sounds: bool,
    /// Mutes the game while another window has the focus.
    pub mute_unfocused: bool,
    /// Rumble of pads with the dice, 0 to [`Settings::LOUDEST`].
    pub rumble: u8,
    /// Animation speed.
    pub speed: Speed,
    /// Animation speed in turns of bots.
    pub bot_speed: BotSpeed,
    /// Lockout of Roll after a pairing.
    pub guard: Guard,
    /// Reduced motion: fades instead of movement, no shaking.
    pub reduced_motion: bool,
    /// Plays a decisive roll in slow motion.
    pub slow_decisive: bool,
    /// Makes the sky over the table follow the risk of the next roll.
    pub weather: bool,
    /// Display of the odds.
    pub odds: Odds,
    /// Offers hints.
    pub hints: bool,
    /// Shakes the dice from one press to the next, instead of while the button is held.
    pub press_to_shake: bool,
    /// Auto-repeats held directions.
    pub repeat_held: bool,
    /// Keeps messages until a press; no question times out.
    pub messages_stay: bool,
    /// One-button mode.
    pub one_button: OneButton,
    /// Interval of the automatic scan in one-button mode.
    pub scan_time: ScanTime,
    /// Name of the switch of one-button mode; if empty, every key and button is one.
    pub switch: String,
    /// Shows one-line tips on first occurrence.
    pub tips: bool,
}

impl Settings {
    /// Highest volume, and strongest rumble.
    pub const LOUDEST: u8 = 10;
    /// Placeholder for the key or button pressed last, until its name replaces it.
    pub(crate) const LAST_PRESSED: &str = "last pressed";
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::default(),
            text_scale: TextScale::default(),
            typeface: Typeface::default(),
            line_spacing: LineSpacing::default(),
            pointer: PointerSize::default(),
            high_contrast: false,
            colors: PlayerColors::default(),
            captions: false,
            screen_reader: true,
            scenery: SceneryChoice::default(),
            dice: DiceChoice::default(),
            everything_unlocked: false,
            window: WindowKind::default(),
            monitor: 0,
            frames: FrameLimit::default(),
            master: 8,
            music: 6,
            mountain: 6,
            table: 8,
            interface: 6,
            mono: false,
            night: false,
            tension_sounds: true,
            mute_unfocused: false,
            rumble: 8,
            speed: Speed::default(),
            bot_speed: BotSpeed::default(),
            guard: Guard::default(),
            reduced_motion: false,
            slow_decisive: true,
            weather: true,
            odds: Odds::default(),
            hints: true,
            press_to_shake: false,
            repeat_held: true,
            messages_stay: false,
            one_button: OneButton::default(),
            scan_time: ScanTime::default(),
            switch: String::new(),
            tips: true,
        }
    }
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
        .add_plugins(names::plugin);
}
