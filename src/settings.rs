//! What people set and the game keeps: language, text, sound, pace, and the table they last sat at.

mod rumble;

use std::path::PathBuf;

use bevy::{
    prelude::*,
    settings::{ReflectSettingsGroup, SaveSettings, SettingsGroup, SettingsPlugin},
};

pub use rumble::PlayerRumble;

use crate::locale::Language;

/// The folder of the game inside the platform's folder for settings.
const FOLDER: &str = "cant-stop";

/// Another folder to keep settings in, for tests and portable copies. Insert it before the plugins.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFolder(pub PathBuf);

/// How large text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum TextScale {
    /// As designed.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Larger,
    /// Twice as large.
    Double,
}

impl TextScale {
    /// All sizes, from small to large.
    pub const ALL: [TextScale; 4] = [
        TextScale::Normal,
        TextScale::Large,
        TextScale::Larger,
        TextScale::Double,
    ];

    /// The factor, 1 to 2.
    pub const fn factor(self) -> f32 {
        match self {
            TextScale::Normal => 1.0,
            TextScale::Large => 1.25,
            TextScale::Larger => 1.5,
            TextScale::Double => 2.0,
        }
    }
}

/// How fast the table plays what happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Speed {
    /// At a pace that can be followed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Without animation.
    Instant,
}

impl Speed {
    /// All speeds, from slow to fast.
    pub const ALL: [Speed; 3] = [Speed::Normal, Speed::Fast, Speed::Instant];
}

/// How fast the table plays the turns of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum BotSpeed {
    /// As those of people.
    #[default]
    AsPeople,
    /// See [`Speed::Normal`].
    Normal,
    /// See [`Speed::Fast`].
    Fast,
    /// See [`Speed::Instant`].
    Instant,
}

impl BotSpeed {
    /// All speeds: that of people, then from slow to fast.
    pub const ALL: [BotSpeed; 4] = [
        BotSpeed::AsPeople,
        BotSpeed::Normal,
        BotSpeed::Fast,
        BotSpeed::Instant,
    ];

    /// The speed, where that of people is `people`.
    pub const fn among(self, people: Speed) -> Speed {
        match self {
            BotSpeed::AsPeople => people,
            BotSpeed::Normal => Speed::Normal,
            BotSpeed::Fast => Speed::Fast,
            BotSpeed::Instant => Speed::Instant,
        }
    }
}

/// When the chance of losing the turn is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Odds {
    /// Before every roll.
    #[default]
    Always,
    /// Once the turn is over: how great it was.
    AfterTurn,
    /// Not at all.
    Never,
}

impl Odds {
    /// All choices, from the most to the least that is shown.
    pub const ALL: [Odds; 3] = [Odds::Always, Odds::AfterTurn, Odds::Never];
}

/// How long roll does not take a press after a pairing was chosen, so that a second press of the same finger does not
/// throw away the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum Guard {
    /// Not at all.
    Off,
    /// For half a second.
    #[default]
    Half,
    /// For a second.
    Whole,
}

impl Guard {
    /// All choices, from short to long.
    pub const ALL: [Guard; 3] = [Guard::Off, Guard::Half, Guard::Whole];

    /// In tenths of a second.
    pub const fn tenths(self) -> u8 {
        match self {
            Guard::Off => 0,
            Guard::Half => 5,
            Guard::Whole => 10,
        }
    }
}

/// Everything on the settings screen.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "game")]
pub struct Settings {
    /// The language of everything written.
    pub language: Language,
    /// The size of everything written.
    pub text_scale: TextScale,
    /// The volume of music, 0 to [`Settings::LOUDEST`].
    pub music: u8,
    /// The volume of dice and pieces, 0 to [`Settings::LOUDEST`].
    pub table: u8,
    /// The volume of buttons and messages, 0 to [`Settings::LOUDEST`].
    pub interface: u8,
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
}

impl Settings {
    /// The highest volume, and the strongest rumble.
    pub const LOUDEST: u8 = 10;
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::default(),
            text_scale: TextScale::default(),
            music: 6,
            table: 8,
            interface: 6,
            rumble: 8,
            speed: Speed::default(),
            bot_speed: BotSpeed::default(),
            guard: Guard::default(),
            reduced_motion: false,
            slow_decisive: true,
            weather: true,
            odds: Odds::default(),
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
    /// What happens on another player's camp: `share`, `jump` or `press_on`.
    pub landing: String,
    /// How far the duty to bring climbers on goes: `after_split` or `before_split`.
    pub obligation: String,
    /// Whether everybody owns three camps only.
    pub three_pawns: bool,
}

/// A file edited by hand may say anything.
fn clamp_volumes(mut settings: ResMut<Settings>) {
    let settings = settings.bypass_change_detection();
    for volume in [
        &mut settings.music,
        &mut settings.table,
        &mut settings.interface,
        &mut settings.rumble,
    ] {
        *volume = (*volume).min(Settings::LOUDEST);
    }
}

/// Writes changes at once: a person who pulls the plug keeps what was set.
fn save_settings(
    settings: Res<Settings>,
    last_table: Res<LastTable>,
    rumble: Res<PlayerRumble>,
    mut commands: Commands,
) {
    let changed = (settings.is_changed() && !settings.is_added())
        || (last_table.is_changed() && !last_table.is_added())
        || (rumble.is_changed() && !rumble.is_added());
    if changed {
        commands.queue(SaveSettings::IfChanged);
    }
}

pub(crate) fn plugin(app: &mut App) {
    let folder = match app.world().get_resource::<SettingsFolder>() {
        // Joining an absolute path to the platform's folder gives the absolute path.
        Some(SettingsFolder(folder)) => std::path::absolute(folder)
            .unwrap_or_else(|_| folder.clone())
            .to_string_lossy()
            .into_owned(),
        None => FOLDER.to_owned(),
    };
    app.register_type::<Settings>()
        .register_type::<LastTable>()
        .register_type::<PlayerRumble>()
        .add_plugins(SettingsPlugin::new(&folder))
        .add_systems(PreStartup, clamp_volumes)
        .add_systems(Last, save_settings);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use super::*;

    fn app_with(folder: &std::path::Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(SettingsFolder(folder.to_owned()))
            .add_plugins(plugin);
        app.update();
        app
    }

    #[test]
    fn what_is_set_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app_with(folder.path());
        assert_eq!(*app.world().resource::<Settings>(), Settings::default());

        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.language = Language::It;
        settings.text_scale = TextScale::Double;
        settings.music = 0;
        settings.bot_speed = BotSpeed::Instant;
        settings.guard = Guard::Whole;
        settings.odds = Odds::AfterTurn;
        app.world_mut()
            .resource_mut::<LastTable>()
            .places
            .push(LastPlace {
                name: "Zoë".to_owned(),
                mark: 2,
                who: "person".to_owned(),
            });
        let mut last = app.world_mut().resource_mut::<LastTable>();
        last.columns_to_win = 4;
        last.landing = "jump".to_owned();
        last.three_pawns = true;
        app.update();

        let again = app_with(folder.path());
        assert_eq!(
            again.world().resource::<Settings>(),
            app.world().resource::<Settings>()
        );
        assert_eq!(
            again.world().resource::<LastTable>(),
            app.world().resource::<LastTable>()
        );
    }

    #[test]
    fn one_damaged_value_spoils_no_other() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(
            folder.path().join("last_table.toml"),
            "[table]\ncolumns_to_win = \"many\"\nlanding = \"jump\"\nobligation = 7\nthree_pawns = true\n",
        )
        .unwrap();
        let app = app_with(folder.path());
        let expected = LastTable {
            landing: "jump".to_owned(),
            three_pawns: true,
            ..default()
        };
        assert_eq!(*app.world().resource::<LastTable>(), expected);
    }

    #[test]
    fn a_broken_file_gives_the_defaults() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(
            folder.path().join("settings.toml"),
            "[game]\nmusic = 200\nspeed = \"Warp\"\nguard = 3\nodds = \"Never\"\n",
        )
        .unwrap();
        std::fs::write(folder.path().join("last_table.toml"), "not toml at all [").unwrap();
        let app = app_with(folder.path());
        let expected = Settings {
            music: Settings::LOUDEST,
            odds: Odds::Never,
            ..default()
        };
        assert_eq!(*app.world().resource::<Settings>(), expected);
        assert_eq!(*app.world().resource::<LastTable>(), LastTable::default());
    }
}
