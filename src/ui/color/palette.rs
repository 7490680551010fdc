//! Palette: dusk around the board, near-black behind pieces, gold for emphasis.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Light, Scenery};

use super::role::Role;
use super::tint::Tint;
use crate::core::settings::{PlayerColors, Settings};
use crate::core::surroundings::{Surroundings, SurroundingsSystems};

/// Opacity of the cover over the sky in high contrast.
const DARKENED: f32 = 0.92;

/// Least contrast of dark words on a player's colour in high contrast, and the light that the colour gains per step until
/// it is reached.
const STARK: f32 = 7.0;
const BRIGHTER: f32 = 1.04;

/// Colours in force, by the settings. A change recolours every entity that names a role.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Palette {
    players: PlayerColors,
    high_contrast: bool,
    surroundings: Surroundings,
}

impl Palette {
    /// Palette of these settings, in the default scenery.
    pub fn of(settings: &Settings) -> Palette {
        Palette {
            players: settings.colors,
            high_contrast: settings.high_contrast,
            ..default()
        }
    }

    /// Same palette in these surroundings.
    pub fn amid(mut self, surroundings: Surroundings) -> Palette {
        self.surroundings = surroundings;
        self
    }

    pub(crate) fn scenery(self) -> Scenery {
        self.surroundings.scenery
    }

    /// Light of sun, moon and weather in this scenery.
    pub(crate) fn light(self) -> &'static Light {
        self.scenery().light()
    }

    pub(crate) fn dice(self) -> Dice {
        self.surroundings.dice
    }

    /// Returns `true` in high contrast: grounds are opaque, and text has 7:1.
    pub fn is_high_contrast(self) -> bool {
        self.high_contrast
    }

    /// Resolves a role or a tint.
    pub fn color(self, of: impl Into<Tint>) -> Color {
        of.into().resolve(|role| self.role(role))
    }

    fn role(self, role: Role) -> Color {
        match role {
            Role::Clear => Color::NONE,
            Role::AsPainted | Role::Runner => Color::WHITE,
            Role::Ink => Color::srgb_u8(0x14, 0x18, 0x1f),
            Role::NightTop => Color::srgb_u8(0x0d, 0x14, 0x30),
            Role::Paper | Role::Ring => Color::srgb_u8(0xfa, 0xfa, 0xff),
            Role::PaperDim => Color::srgb_u8(0xc3, 0xcb, 0xe4),
            Role::Gold => Color::srgb_u8(0xff, 0xd2, 0x5e),
            Role::Page if self.high_contrast => self.role(Role::Ink),
            Role::Page => Color::srgb_u8(0x1b, 0x21, 0x36),
            Role::Panel => Color::srgba(0.078, 0.094, 0.122, 0.97),
            Role::PanelEdge => Color::srgba(0.98, 0.98, 1.0, 0.12),
            Role::Veil => Color::srgba(0.03, 0.04, 0.09, 0.97),
            Role::Darkness if self.high_contrast => self.role(Role::Ink).with_alpha(DARKENED),
            Role::Darkness => Color::NONE,
            Role::Slate => Color::srgb_u8(0x2a, 0x36, 0x54),
            Role::Well => Color::srgb_u8(0x22, 0x29, 0x41),
            // A darker ledge gives numbers and runners on it more contrast.
            Role::Ledge if self.high_contrast => Color::srgb_u8(0x2d, 0x36, 0x53),
            Role::Ledge => Color::srgb_u8(0x3a, 0x46, 0x68),
            Role::Shelf => painted(self.light().shelf(self.high_contrast)),
            Role::Meadow => painted(self.light().meadow(self.high_contrast)),
            Role::Pocket if self.high_contrast => self.role(Role::Ink),
            Role::Pocket => Color::srgb_u8(0x10, 0x14, 0x2a),
            Role::Shade => painted(self.light().shade_color()),
            Role::Calm => Color::srgb_u8(0x8f, 0xe3, 0xc0),
            Role::Danger => Color::srgb_u8(0xff, 0x8f, 0x7a),
            Role::Risk => Color::srgb_u8(0xf2, 0x8f, 0x5c),
            Role::PairSecond => Color::srgb_u8(0xaa, 0xb8, 0xef),
            Role::Ivory => Color::srgb_u8(0xf4, 0xef, 0xe2),
            Role::Dice(dice) => painted(dice.body()),
            Role::Slab => Color::srgb_u8(0x46, 0x50, 0x7f),
            Role::Cliff => Color::srgb_u8(0x34, 0x3b, 0x66),
            Role::DieShade => Color::BLACK,
            Role::Lamplight => Color::srgb(1.0, 0.92, 0.78),
            Role::Skylight => Color::srgb(0.82, 0.88, 1.0),
            // A dimmer headlamp gives figures in its light more contrast.
            Role::Headlamp if self.high_contrast => Color::srgb(0.84, 0.8, 0.67),
            Role::Headlamp => Color::srgb(1.0, 0.95, 0.8),
            Role::Badge(mark) if self.high_contrast => {
                under_ink(self.role(Role::Player(mark)), self.role(Role::Ink))
            }
            Role::Player(mark) | Role::Badge(mark) => players(self.players)[mark.index()],
            Role::Exact(color) => color,
        }
    }
}

/// Colours of the four players in a set, in the order of [`Mark::ALL`](crate::core::seats::Mark::ALL).
const fn players(colors: PlayerColors) -> [Color; 4] {
    match colors {
        PlayerColors::Classic => [
            Color::srgb_u8(0x56, 0xb4, 0xe9),
            Color::srgb_u8(0xf0, 0xe4, 0x42),
            Color::srgb_u8(0xea, 0x7c, 0x30),
            Color::srgb_u8(0xc1, 0x70, 0xa0),
        ],
        PlayerColors::Vivid => [
            Color::srgb_u8(0xb3, 0xfd, 0xec),
            Color::srgb_u8(0xe4, 0xc5, 0x64),
            Color::srgb_u8(0xf5, 0x7b, 0x95),
            Color::srgb_u8(0xa0, 0x5e, 0xfb),
        ],
        PlayerColors::Soft => [
            Color::srgb_u8(0xc3, 0xeb, 0xfc),
            Color::srgb_u8(0xe8, 0xba, 0x5e),
            Color::srgb_u8(0xd2, 0x76, 0x50),
            Color::srgb_u8(0xd6, 0x7e, 0xdb),
        ],
    }
}

/// Brightens a colour until ink on it is as clear as in high contrast.
fn under_ink(color: Color, ink: Color) -> Color {
    let mut bright = color;
    while contrast(bright, ink) < STARK {
        let light = bright.to_linear() * BRIGHTER;
        let [red, green, blue] = [light.red, light.green, light.blue].map(|it| it.min(1.0));
        bright = Color::linear_rgb(red, green, blue);
    }
    bright
}

/// Updates the palette from the settings and the surroundings.
fn choose_palette(
    settings: Res<Settings>,
    surroundings: Res<Surroundings>,
    mut palette: ResMut<Palette>,
) {
    palette.set_if_neq(Palette::of(&settings).amid(*surroundings));
}

/// WCAG contrast of two opaque colours, 1 to 21.
pub(crate) fn contrast(a: impl Into<Color>, b: impl Into<Color>) -> f32 {
    let (a, b) = (a.into().luminance(), b.into().luminance());
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Colour of sRGB channels.
fn painted([red, green, blue]: [u8; 3]) -> Color {
    Color::srgb_u8(red, green, blue)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>().add_systems(
        PreUpdate,
        choose_palette
            .run_if(resource_changed::<Settings>.or_else(resource_changed::<Surroundings>))
            .after(SurroundingsSystems),
    );
}

#[cfg(test)]
mod tests {
    use cant_stop_scenery::Eyes;

    use super::*;
    use crate::core::seats::Mark;

    fn color(of: impl Into<Tint>) -> Color {
        Palette::default().color(of)
    }

    /// Brightest part of the sky at dusk.
    const DUSK: Color = Color::srgb_u8(0xe0, 0x78, 0x5f);

    /// Colour as seen through the cover of the sky, blended in linear light like on the graphics card.
    fn darkened(color: Color) -> Color {
        let stark = Palette {
            high_contrast: true,
            ..default()
        };
        let (under, over) = (color.to_linear(), stark.color(Role::Darkness).to_linear());
        (under * (1.0 - over.alpha) + over.with_alpha(1.0) * over.alpha).into()
    }

    #[test]
    fn the_settings_choose_the_palette() {
        for high_contrast in [false, true] {
            let palette = Palette::of(&Settings {
                high_contrast,
                ..default()
            });
            assert_eq!(palette.is_high_contrast(), high_contrast);
            let sky_is_covered = palette.color(Role::Darkness).alpha() > 0.5;
            assert_eq!(sky_is_covered, high_contrast);
        }
    }

    #[test]
    fn with_high_contrast_text_has_seven_to_one() {
        for (text, ground) in [
            (Role::Paper, color(Role::Ink)),
            (Role::PaperDim, color(Role::Ink)),
            (Role::PaperDim, color(Role::NightTop)),
            (Role::PaperDim, color(Role::Well)),
            (Role::Paper, color(Role::Slate)),
            (Role::Ink, color(Role::Gold)),
            (Role::Gold, color(Role::Ink)),
            (Role::Danger, color(Role::Ink)),
            (Role::Calm, color(Role::Ink)),
            (Role::PaperDim, darkened(DUSK)),
            (Role::Paper, darkened(Color::WHITE)),
        ] {
            let ratio = contrast(color(text), ground);
            assert!(ratio >= 7.0, "{text:?} on {ground:?} has {ratio}");
        }
    }

    /// Brightest part of the sky behind text, a little below its middle.
    const NIGHT_MIDDLE: Color = Color::srgb_u8(0x2b, 0x2a, 0x5e);

    /// Text on its grounds, but for those where it has seven to one anyway; runners on the board; dice on the slab.
    #[test]
    fn what_is_read_or_seen_stands_out_from_its_ground() {
        let all: [(Role, Tint, f32); 8] = [
            (Role::PaperDim, NIGHT_MIDDLE.into(), 4.5),
            (Role::Paper, Role::Well.into(), 4.5),
            (Role::Ink, Role::Risk.into(), 4.5),
            (Role::Runner, Role::Ink.into(), 4.5),
            (Role::PairSecond, Role::Ink.into(), 4.5),
            (Role::Ivory, Role::Slab.into(), 4.5),
            (Role::Gold, Role::Slab.into(), 4.5),
            (Role::PairSecond, Role::Slab.into(), 3.0),
        ];
        for (front, ground, least) in all {
            let ratio = contrast(color(front), color(ground));
            assert!(ratio >= least, "{front:?} on {ground:?} has {ratio}");
        }
    }

    #[test]
    fn every_player_stands_out_from_the_board_and_carries_dark_text_to_all_eyes() {
        for player in PlayerColors::ALL.into_iter().flat_map(players) {
            for eyes in Eyes::ALL {
                for dark in [Role::Ink, Role::Pocket] {
                    let ratio = contrast(seen_by(player, eyes), seen_by(color(dark), eyes));
                    assert!(ratio >= 4.5, "{player:?} on {dark:?} to {eyes:?}: {ratio}");
                }
            }
        }
    }

    #[test]
    fn with_high_contrast_dark_words_on_a_players_colour_have_seven_to_one() {
        for players in PlayerColors::ALL {
            let palette = Palette {
                players,
                high_contrast: true,
                ..default()
            };
            for mark in Mark::ALL {
                let ratio = contrast(palette.color(Role::Badge(mark)), color(Role::Ink));
                assert!(ratio >= 7.0, "{players:?}, {mark:?}: {ratio}");
            }
        }
    }

    /// Minimum distance of two players' colours in Oklab: four times the just noticeable difference of 0.02.
    const APART: f32 = 0.08;

    fn seen_by(color: Color, eyes: Eyes) -> LinearRgba {
        let light = color.to_linear();
        let [red, green, blue] = eyes.see([light.red, light.green, light.blue]);
        LinearRgba::rgb(red, green, blue)
    }

    fn pairs() -> impl Iterator<Item = (Color, Color)> {
        PlayerColors::ALL
            .map(players)
            .into_iter()
            .flat_map(|set| (0..4).flat_map(move |a| (0..a).map(move |b| (set[a], set[b]))))
    }

    #[test]
    fn players_differ_under_colour_vision_deficiencies() {
        for eyes in Eyes::ALL {
            for (a, b) in pairs() {
                let [x, y] = [a, b].map(|color| Oklaba::from(seen_by(color, eyes)));
                let distance = Vec3::new(x.lightness - y.lightness, x.a - y.a, x.b - y.b).length();
                assert!(
                    distance >= APART,
                    "{eyes:?}: {a:?} and {b:?} are {distance} apart"
                );
            }
        }
    }

    /// Without colour, shapes distinguish players; their greys differ as well (at least 1.2:1).
    #[test]
    fn players_are_not_the_same_grey() {
        for (a, b) in pairs() {
            let ratio = contrast(a, b);
            assert!(ratio >= 1.2, "{a:?} and {b:?} have {ratio}");
        }
    }

    #[test]
    fn snow_and_light_follow_the_scenery_and_words_do_not() {
        let evening = Palette::default();
        assert_eq!(color(Role::Dice(Dice::Ivory)), color(Role::Ivory));
        for scenery in Scenery::ALL.into_iter().skip(1) {
            let palette = evening.amid(Surroundings {
                scenery,
                ..default()
            });
            assert_ne!(palette.color(Role::Shelf), evening.color(Role::Shelf));
            assert_ne!(palette.light(), evening.light());
            for role in [Role::Paper, Role::Gold, Role::Panel, Role::Ink] {
                assert_eq!(palette.color(role), evening.color(role), "{role:?}");
            }
        }
    }
}
