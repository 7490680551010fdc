//! What people set and the game keeps: language, text, sound, pace, and the table they last sat at.

mod controls;
mod days;
mod display;
mod evening;
mod language;
mod looks;
mod one_button;
mod pace;
mod players;
mod puzzles;
mod roster;
mod scenery;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;
mod way_up;

use bevy::prelude::*;

pub use controls::{
    KeyLabels, StoredKeyboard, StoredLeftKeys, StoredMouse, StoredPad, StoredRightKeys,
};
pub use days::{StoredDay, StoredDays};
pub use display::{FrameLimit, WindowKind};
pub use evening::{Deed, EveningGame, EveningSeat, SERIES, StoredEvening};
pub use language::Language;
pub use looks::{LineSpacing, PlayerColors, PointerSize, TextScale, Typeface};
pub use one_button::{OneButton, ScanTime};
pub use pace::{BotSpeed, Guard, Odds, Speed};
pub use players::{OwnGuard, OwnHints, PlayerSettings};
pub use puzzles::StoredPuzzles;
pub use roster::{NOBODY, Renamed, StoredRoster};
pub use scenery::{DiceChoice, SceneryChoice};
pub use way_up::{NEEDED, Reward, Stage, Standing, StoredStage, StoredWayUp, rewards_won};

use crate::core::seats::Mark;
use crate::core::store::{StoreApp as _, Stored};

/// Everything on the settings screen.
#[derive(Resource, Reflect, Clone, Debug, PartialEq)]
pub struct Settings {
    /// The language of everything written.
    pub language: Language,
    /// The size of everything written.
    pub text_scale: TextScale,
    /// The letters of everything written.
    pub typeface: Typeface,
    /// How far the lines of a paragraph stand apart.
    pub line_spacing: LineSpacing,
    /// The pointer of the mouse.
    pub pointer: PointerSize,
    /// More contrast: darker grounds, lines around widgets and pieces.
    pub high_contrast: bool,
    /// The colours of the players.
    pub colors: PlayerColors,
    /// Lines that say what is heard, where it means something.
    pub captions: bool,
    /// Whether screen readers that run are told what is on the screen.
    pub screen_reader: bool,
    /// The scenery around the table, if it has been won.
    pub scenery: SceneryChoice,
    /// What the dice are made of, if that has been won.
    pub dice: DiceChoice,
    /// Whether all sceneries and dice can be chosen, won or not.
    pub everything_unlocked: bool,
    /// What the game fills.
    pub window: WindowKind,
    /// The monitor it does so on, counted from 1; 0 is the one it is on.
    pub monitor: u8,
    /// How often it is drawn at most.
    pub frames: FrameLimit,
    /// The volume of everything, 0 to [`Settings::LOUDEST`].
    pub master: u8,
    /// The volume of music, 0 to [`Settings::LOUDEST`].
    pub music: u8,
    /// The volume of the wind, 0 to [`Settings::LOUDEST`].
    pub mountain: u8,
    /// The volume of dice and pieces, 0 to [`Settings::LOUDEST`].
    pub table: u8,
    /// The volume of buttons and messages, 0 to [`Settings::LOUDEST`].
    pub interface: u8,
    /// The same on both ears.
    pub mono: bool,
    /// What is loud less loud, and what is soft less soft.
    pub night: bool,
    /// Whether score and wind follow the risk of the next roll.
    pub tension_sounds: bool,
    /// No sound while another window has the focus.
    pub mute_unfocused: bool,
    /// How strongly pads shake with the dice, 0 to [`Settings::LOUDEST`].
    pub rumble: u8,
    /// How fast the table plays.
    pub speed: Speed,
    /// How fast it plays the turns of bots.
    pub bot_speed: BotSpeed,
    /// How long roll is guarded after a pairing was chosen.
    pub guard: Guard,
    /// Less movement: things fade instead of travelling, nothing shakes.
    pub reduced_motion: bool,
    /// Whether a roll on which much hangs slows down before it ends.
    pub slow_decisive: bool,
    /// Whether the sky over the table follows the risk of the next roll.
    pub weather: bool,
    /// When odds are shown.
    pub odds: Odds,
    /// Whether a hint can be asked for.
    pub hints: bool,
    /// Whether the dice are shaken from one press to the next, instead of while the button is held.
    pub press_to_shake: bool,
    /// Whether a direction that is held repeats.
    pub repeat_held: bool,
    /// Whether messages stay until something is pressed, and no question ends by itself.
    pub messages_stay: bool,
    /// How one button does everything.
    pub one_button: OneButton,
    /// How long the focus stays on everything then.
    pub scan_time: ScanTime,
    /// The name of the only key or button that counts then; empty where all of them do.
    pub switch: String,
    /// Whether what happens for the first time is told in a line.
    pub tips: bool,
}

impl Settings {
    /// The highest volume, and the strongest rumble.
    pub const LOUDEST: u8 = 10;
    /// Stands for the key or button that was pressed last, until its name is written instead.
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

/// A place at the last table.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct LastPlace {
    /// The name.
    pub name: String,
    /// The mark's place in the list of marks.
    pub mark: u8,
    /// `person`, `empty` or the key of an opponent.
    pub who: String,
}

/// The table as it was last left; empty before the first game.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct LastTable {
    /// The four places.
    pub places: Vec<LastPlace>,
    /// Columns needed to win.
    pub columns_to_win: u8,
    /// What happens on another player's square: `share`, `jump` or `press_on`.
    pub landing: String,
    /// How far the duty to bring runners on goes: `after_split` or `before_split`.
    pub obligation: String,
    /// Whether everybody owns three squares only.
    pub three_pawns: bool,
}

/// What has been said once to those who play here, and is not said again.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Whether the first climb has been offered.
    pub first_climb: bool,
    /// The tips that were given.
    pub tips: Vec<String>,
}

impl LastTable {
    /// The mark of the first person who sat there, if anybody did.
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

impl Stored for Told {
    const FILE: &str = "settings.toml";
    const GROUP: &str = "told";
}

pub(crate) fn plugin(app: &mut App) {
    app.store::<Settings>()
        .store::<Told>()
        .store::<LastTable>()
        .store::<PlayerSettings>();
}
