//! A count as a bar, before the band that fair luck keeps to in 95 of 100 cases, with a line at what is expected.

use bevy::prelude::*;
use cant_stop_chronicle::chance::Counted;

use super::figures::beside;
use crate::core::locale::Words;
use crate::core::numbers::decimal;
use crate::core::texts;
use crate::ui::color::{Role, Tint, fill};
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::GAP;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{label, medium_label};

/// How high a row is, and the band and the bar in it.
const ROW: f32 = 34.0;
const BAND: f32 = 30.0;
const BAR: f32 = 16.0;
/// How wide the line of what is expected is.
const LINE: f32 = 4.0;
/// How round the ends of a bar are.
const ROUND: f32 = 4.0;
/// How much of the band covers what lies behind it.
const BAND_ALPHA: f32 = 0.3;
/// How wide titles and figures are, in percent.
const TITLE: f32 = 30.0;
const FIGURES: f32 = 26.0;

/// The largest of what is drawn for these counts: all bars of a group have one scale.
pub(super) fn most<'a>(counts: impl IntoIterator<Item = &'a Counted>) -> f64 {
    let largest = counts
        .into_iter()
        .map(|one| one.counted.max(one.fair_95[1] as f64).max(one.expected))
        .fold(1.0, f64::max);
    1.04 * largest
}

/// A count in a row of its own: what it counts, its bar, and the figures.
pub(super) fn measure(title: Words, counted: &Counted, most: f64, text_scale: f32) -> impl Bundle {
    let figures = beside(counted);
    let spoken = Words::new(texts::CHRONICLE_BESIDE_SPOKEN)
        .with("title", title.clone())
        .with("figures", figures.clone())
        .with("expected", decimal(counted.expected));
    let color = match counted.is_usual() {
        true => Role::Paper,
        false => Role::Gold,
    };
    let [low, high] = counted.fair_95.map(|end| end as f64);
    let parts = [
        (0.0, most, ROW - 4.0, Tint::from(Role::Well)),
        (low, high, BAND, Role::Calm.faint(BAND_ALPHA)),
        (0.0, counted.counted, BAR, color.into()),
    ];
    let place = |at: f64| (100.0 * at / most) as f32;
    row(
        title,
        spoken,
        figures,
        text_scale,
        Children::spawn((
            SpawnIter(
                parts
                    .map(|(from, to, height, tint)| part(place(from), place(to), height, tint))
                    .into_iter(),
            ),
            Spawn(line(place(counted.expected))),
        )),
    )
}

/// A number that is nobody's luck, in a row with a bar.
pub(super) fn amount(
    title: Words,
    figures: Words,
    share: f64,
    color: Role,
    text_scale: f32,
) -> impl Bundle {
    let spoken = Words::new(texts::SPOKEN_VALUE)
        .with("title", title.clone())
        .with("value", figures.clone());
    let to = (100.0 * share.clamp(0.0, 1.0)) as f32;
    row(
        title,
        spoken,
        figures,
        text_scale,
        children![
            part(0.0, 100.0, ROW - 4.0, Role::Well.into()),
            part(0.0, to, BAR, color.into()),
        ],
    )
}

fn row(
    title: Words,
    spoken: Words,
    figures: Words,
    text_scale: f32,
    bar: impl Bundle,
) -> impl Bundle {
    let is_large = text_scale > 1.0;
    let basis = |share: f32| if is_large { auto() } else { percent(share) };
    (
        readable(spoken),
        Node {
            flex_wrap: if is_large {
                FlexWrap::Wrap
            } else {
                FlexWrap::NoWrap
            },
            justify_content: JustifyContent::SpaceBetween,
            ..passage_node()
        },
        children![
            (
                medium_label(title, TextSize::Small, Role::Paper),
                Node {
                    flex_basis: basis(TITLE),
                    ..default()
                },
            ),
            (
                Node {
                    height: px(ROW),
                    flex_grow: 1.0,
                    flex_basis: if is_large { percent(100) } else { px(0) },
                    margin: UiRect::right(px(GAP)),
                    ..default()
                },
                bar,
            ),
            (
                label(figures, TextSize::Small, Role::Paper),
                Node {
                    flex_basis: basis(FIGURES),
                    ..default()
                },
            ),
        ],
    )
}

/// A part of a bar, from and to so many percent.
fn part(from: f32, to: f32, height: f32, tint: Tint) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: percent(from),
            width: percent((to - from).max(0.0)),
            top: px((ROW - height) / 2.0),
            height: px(height),
            border_radius: BorderRadius::all(px(ROUND)),
            ..default()
        },
        fill(tint),
    )
}

/// The line of what is expected.
fn line(at: f32) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: percent(at),
            width: px(LINE),
            margin: UiRect::left(px(-LINE / 2.0)),
            height: px(ROW),
            border_radius: BorderRadius::all(px(ROUND)),
            ..default()
        },
        fill(Role::Calm),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_drawn_fits_on_the_scale_of_its_group() {
        let count = |counted, expected, fair_95| Counted {
            counted,
            expected,
            fair_95,
        };
        let group = [count(3.0, 2.0, [0, 5]), count(40.0, 9.5, [4, 16])];
        assert!(most(&group) > 40.0);
        assert!(most(&group[..1]) > 5.0);
        assert!(most(&[]) > 0.0, "nothing is divided by");
    }
}
