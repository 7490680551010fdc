//! The colours of the game: dusk around it, near-black behind pieces, gold for what matters now.

use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::prelude::*;

use crate::ground::{seats::Mark, settings::PlayerColors};

/// Near black: behind pieces, and text on light buttons.
pub const INK: Color = Color::srgb_u8(0x14, 0x18, 0x1f);
/// The sky at its top, and before there is one.
pub(crate) const NIGHT_TOP: Color = Color::srgb_u8(0x0d, 0x14, 0x30);
/// Text and whatever has to stand out.
pub const PAPER: Color = Color::srgb_u8(0xfa, 0xfa, 0xff);
/// Secondary text; at least 4.5:1 on `PANEL` and on the night sky.
pub const PAPER_DIM: Color = Color::srgb_u8(0xc3, 0xcb, 0xe4);
/// What matters now: the main button, the move in view.
pub(crate) const GOLD: Color = Color::srgb_u8(0xff, 0xd2, 0x5e);
/// The background of panels.
pub(crate) const PANEL: Color = Color::srgba(0.078, 0.094, 0.122, 0.95);
/// The hairline around panels.
pub(crate) const PANEL_EDGE: Color = Color::srgba(0.98, 0.98, 1.0, 0.12);
/// What lies behind a dialog.
pub(crate) const VEIL: Color = Color::srgba(0.03, 0.04, 0.09, 0.8);
/// How much of the sky is covered with [`INK`] where contrast is to be high.
pub(crate) const DARKENED: f32 = 0.92;
/// Secondary buttons.
pub(crate) const SLATE: Color = Color::srgb_u8(0x2a, 0x36, 0x54);
/// Pairing cards at rest, and the wells of a panel.
pub(crate) const WELL: Color = Color::srgb_u8(0x22, 0x29, 0x41);
/// A space of the board.
pub(crate) const LEDGE: Color = Color::srgb_u8(0x3a, 0x46, 0x68);
/// Runners, whoever's turn it is.
pub(crate) const RUNNER: Color = Color::WHITE;
/// Low risk.
pub(crate) const CALM: Color = Color::srgb_u8(0x8f, 0xe3, 0xc0);
/// How much of the band that fair dice stay in covers what lies behind it.
pub(crate) const BAND_ALPHA: f32 = 0.22;
/// High risk, refusals and problems.
pub(crate) const DANGER: Color = Color::srgb_u8(0xff, 0x8f, 0x7a);
/// The first pair of dice in a pairing.
pub(crate) const PAIR_FIRST: Color = GOLD;
/// The second pair of dice in a pairing.
pub(crate) const PAIR_SECOND: Color = Color::srgb_u8(0x7f, 0x8f, 0xc9);

/// Dice, where no picture covers them.
pub(crate) const IVORY: Color = Color::srgb_u8(0xf4, 0xef, 0xe2);
/// The floor of the tray.
pub(crate) const FELT: Color = Color::srgb_u8(0x28, 0x3b, 0x5a);
/// The walls and the edge of the tray.
pub(crate) const TRAY_FRAME: Color = Color::srgb_u8(0x16, 0x1e, 0x3b);
/// Where a die keeps all light from the floor.
pub(crate) const SHADE: Color = Color::BLACK;
/// The light over the tray.
pub(crate) const LAMPLIGHT: Color = Color::srgb(1.0, 0.97, 0.91);
/// The light in the tray from everywhere else.
pub(crate) const SKYLIGHT: Color = Color::srgb(0.82, 0.88, 1.0);
/// The glow around a climber's headlamp.
pub(crate) const HEADLAMP: Color = Color::srgba(1.0, 0.95, 0.8, 0.8);

/// The usual colours of the four players, in the order of [`Mark::ALL`].
pub const CLASSIC: [Color; 4] = [
    Color::srgb_u8(0x56, 0xb4, 0xe9),
    Color::srgb_u8(0xf0, 0xe4, 0x42),
    Color::srgb_u8(0xd5, 0x5e, 0x00),
    Color::srgb_u8(0xcc, 0x79, 0xa7),
];

/// The colours of the four players in a set, in the same order.
const fn players(colors: PlayerColors) -> [Color; 4] {
    match colors {
        PlayerColors::Classic => CLASSIC,
        PlayerColors::Vivid => [
            Color::srgb_u8(0xb3, 0xfd, 0xec),
            Color::srgb_u8(0xe4, 0xc5, 0x64),
            Color::srgb_u8(0xf5, 0x7b, 0x95),
            Color::srgb_u8(0xa0, 0x5e, 0xfb),
        ],
        PlayerColors::Soft => [
            Color::srgb_u8(0xc3, 0xeb, 0xfc),
            Color::srgb_u8(0xe8, 0xba, 0x5e),
            Color::srgb_u8(0xc8, 0x67, 0x43),
            Color::srgb_u8(0xd6, 0x7e, 0xdb),
        ],
    }
}

/// The set of colours that players wear now, by its place in [`PlayerColors::ALL`]. It belongs to the one screen that
/// people look at, and pieces take their colour from it in hundreds of places.
static WORN: AtomicUsize = AtomicUsize::new(0);

/// Lets players wear these colours from now on; says how those of each mark change, if they do.
pub(crate) fn wear(colors: PlayerColors) -> Option<[(Color, Color); 4]> {
    let new = PlayerColors::ALL
        .into_iter()
        .position(|set| set == colors)?;
    let old = WORN.swap(new, Ordering::Relaxed);
    let (from, to) = (players(PlayerColors::ALL[old]), players(colors));
    (old != new).then(|| Mark::ALL.map(|mark| (from[mark.index()], to[mark.index()])))
}

/// The colour that goes with a mark.
pub(crate) fn mark_color(mark: Mark) -> Color {
    players(PlayerColors::ALL[WORN.load(Ordering::Relaxed)])[mark.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two opaque colours after WCAG, 1 to 21.
    fn contrast(a: Color, b: Color) -> f32 {
        let luminance = |color: Color| {
            let c = color.to_linear();
            0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The sky at its brightest on an evening.
    const DUSK: Color = Color::srgb_u8(0xe0, 0x78, 0x5f);

    /// What is to be seen of a colour behind what darkens the sky: light is mixed as the graphics card does.
    fn darkened(color: Color) -> Color {
        let (under, over) = (color.to_linear(), INK.to_linear());
        (under * (1.0 - DARKENED) + over * DARKENED).into()
    }

    #[test]
    fn with_high_contrast_text_has_seven_to_one() {
        for (text, ground) in [
            (PAPER, INK),
            (PAPER_DIM, INK),
            (PAPER_DIM, NIGHT_TOP),
            (PAPER_DIM, WELL),
            (PAPER, SLATE),
            (INK, GOLD),
            (GOLD, INK),
            (DANGER, INK),
            (CALM, INK),
            (PAPER_DIM, darkened(DUSK)),
            (PAPER, darkened(Color::WHITE)),
        ] {
            let ratio = contrast(text, ground);
            assert!(ratio >= 7.0, "{text:?} on {ground:?} has {ratio}");
        }
    }

    /// The sky a little below its middle, where it is brightest behind text.
    const NIGHT_MIDDLE: Color = Color::srgb_u8(0x2b, 0x2a, 0x5e);

    #[test]
    fn text_can_be_read_on_everything_it_is_written_on() {
        for (text, ground) in [
            (PAPER, INK),
            (PAPER_DIM, INK),
            (PAPER_DIM, NIGHT_MIDDLE),
            (PAPER_DIM, WELL),
            (PAPER, SLATE),
            (PAPER, WELL),
            (INK, GOLD),
            (DANGER, INK),
            (CALM, INK),
        ] {
            let ratio = contrast(text, ground);
            assert!(ratio >= 4.5, "{text:?} on {ground:?} has {ratio}");
        }
    }

    #[test]
    fn every_player_stands_out_from_the_board_and_carries_dark_text() {
        for player in PlayerColors::ALL.into_iter().flat_map(players) {
            assert!(contrast(player, INK) >= 4.5, "{player:?}");
        }
    }

    #[test]
    fn climbers_and_what_matters_now_stand_out_from_the_board_and_dice_from_the_tray() {
        for (front, ground, least) in [
            (RUNNER, INK, 4.5),
            (GOLD, INK, 4.5),
            (PAIR_SECOND, INK, 4.5),
            (IVORY, FELT, 4.5),
            (GOLD, FELT, 4.5),
            (PAIR_SECOND, FELT, 3.0),
        ] {
            let ratio = contrast(front, ground);
            assert!(ratio >= least, "{front:?} on {ground:?} has {ratio}");
        }
    }

    /// What people see who lack one kind of cones, for linear light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, “A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency”, 2009, severity 1.0.
    const EYES: [(&str, [[f32; 3]; 3]); 4] = [
        ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        (
            "protan",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "deutan",
            [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        ),
        (
            "tritan",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ];
    /// How far apart two players' colours are at least, in Oklab, where people just see 0.02: four times that.
    const APART: f32 = 0.08;

    fn seen_by(color: Color, cones: [[f32; 3]; 3]) -> Oklaba {
        let light = color.to_linear();
        let [red, green, blue] = cones
            .map(|[r, g, b]| (r * light.red + g * light.green + b * light.blue).clamp(0.0, 1.0));
        LinearRgba::rgb(red, green, blue).into()
    }

    fn pairs() -> impl Iterator<Item = (Color, Color)> {
        PlayerColors::ALL
            .map(players)
            .into_iter()
            .flat_map(|set| (0..4).flat_map(move |a| (0..a).map(move |b| (set[a], set[b]))))
    }

    #[test]
    fn players_are_told_apart_by_all_eyes() {
        for (eyes, cones) in EYES {
            for (a, b) in pairs() {
                let (x, y) = (seen_by(a, cones), seen_by(b, cones));
                let distance = Vec3::new(x.lightness - y.lightness, x.a - y.a, x.b - y.b).length();
                assert!(
                    distance >= APART,
                    "{eyes}: {a:?} and {b:?} are {distance} apart"
                );
            }
        }
    }

    /// Without any colour the shapes tell players apart; the greys are not the same either (1.26:1 at the least).
    #[test]
    fn players_are_not_the_same_grey() {
        for (a, b) in pairs() {
            let ratio = contrast(a, b);
            assert!(ratio >= 1.2, "{a:?} and {b:?} have {ratio}");
        }
    }
}
