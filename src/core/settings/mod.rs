//! What people set and the game keeps: language, text, sound, pace, and the table they last sat at.

mod controls;
mod damage;
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

use std::path::PathBuf;

use bevy::{
    platform::dirs::preferences_dir,
    prelude::*,
    settings::{ReflectSettingsGroup, SaveSettings, SettingsGroup, SettingsPlugin},
};

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

pub(crate) use damage::{Damage, Damaged};

use self::damage::Files;
use crate::core::seats::Mark;

/// The folder of the game inside the platform's folder for settings.
const FOLDER: &str = "cant-stop";

/// Another folder to keep settings in, for tests and portable copies. Insert it before the plugins.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFolder(pub PathBuf);

/// Whether nothing was ever set on this machine.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct FirstStart(pub(crate) bool);

/// Everything on the settings screen.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "game")]
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
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "table", file = "last_table")]
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
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "told")]
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

impl Settings {
    /// A file edited by hand may say anything.
    fn clamp(&mut self) {
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

/// Writes changes at once: a person who pulls the plug keeps what was set.
fn save_settings(
    settings: Res<Settings>,
    last_table: Res<LastTable>,
    players: Res<PlayerSettings>,
    told: Res<Told>,
    roster: Res<StoredRoster>,
    evening: Res<StoredEvening>,
    days: Res<StoredDays>,
    way_up: Res<StoredWayUp>,
    puzzles: Res<StoredPuzzles>,
    mut commands: Commands,
) {
    let changed = (settings.is_changed() && !settings.is_added())
        || (last_table.is_changed() && !last_table.is_added())
        || (players.is_changed() && !players.is_added())
        || (told.is_changed() && !told.is_added())
        || (roster.is_changed() && !roster.is_added())
        || (evening.is_changed() && !evening.is_added())
        || (days.is_changed() && !days.is_added())
        || (way_up.is_changed() && !way_up.is_added())
        || (puzzles.is_changed() && !puzzles.is_added());
    if changed {
        commands.queue(SaveSettings::IfChanged);
    }
}

/// After damage all files are written as the settings are now, so that it is reported once.
fn save_mended(damage: Res<Damage>, mut commands: Commands) {
    if !damage.0.is_empty() {
        commands.queue(SaveSettings::Always);
    }
}

/// The folder that settings are kept in; none on a system without one.
fn folder(app: &App) -> Option<PathBuf> {
    match app.world().get_resource::<SettingsFolder>() {
        Some(SettingsFolder(folder)) => {
            Some(std::path::absolute(folder).unwrap_or_else(|_| folder.clone()))
        }
        None => Some(preferences_dir()?.join(FOLDER)),
    }
}

/// Takes all settings from their files, and finds what could not be taken.
fn load(app: &mut App) {
    let folder = folder(app).unwrap_or_else(|| PathBuf::from(FOLDER));
    let mut files = Files::read(&folder);
    app.insert_resource(FirstStart(files.is_empty()));
    // Joining an absolute path to the platform's folder gives the absolute path.
    app.add_plugins(SettingsPlugin::new(&folder.to_string_lossy()));
    let world = app.world_mut();
    world.resource_mut::<Settings>().clamp();
    let types = world.resource::<AppTypeRegistry>().clone();
    let types = types.read();
    files.compare(world.resource::<Settings>(), &types);
    files.compare(world.resource::<LastTable>(), &types);
    files.compare(world.resource::<PlayerSettings>(), &types);
    files.compare(world.resource::<Told>(), &types);
    files.compare(world.resource::<StoredRoster>(), &types);
    files.compare(world.resource::<StoredEvening>(), &types);
    files.compare(world.resource::<StoredDays>(), &types);
    files.compare(world.resource::<StoredWayUp>(), &types);
    files.compare(world.resource::<StoredPuzzles>(), &types);
    controls::compare(&mut files, world, &types);
    world.insert_resource(files.damage());
}

pub(crate) fn plugin(app: &mut App) {
    controls::register(app);
    app.register_type::<Settings>()
        .register_type::<LastTable>()
        .register_type::<PlayerSettings>()
        .register_type::<Told>()
        .register_type::<StoredRoster>()
        .register_type::<StoredEvening>()
        .register_type::<StoredDays>()
        .register_type::<StoredWayUp>()
        .register_type::<StoredPuzzles>();
    load(app);
    app.add_systems(PreStartup, save_mended)
        .add_systems(Last, save_settings);
}
