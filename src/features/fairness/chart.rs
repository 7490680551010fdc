//! Chart of faces: for each a track with the range of fair dice, and a mark at its own share.

use bevy::prelude::*;

use super::{Counts, counts::BAND, recorded::RecordedDice, throwing::Throwing};
use crate::core::locale::{Spoken, Words};
use crate::core::texts;
use crate::ui::color::{Fill, Role, fill};
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{die_icon, label, medium_label};

/// Opacity of the range of fair dice.
const BAND_ALPHA: f32 = 0.22;
/// Height of a track, in design units.
const TRACK: f32 = 190.0;
/// Standard deviations that fit above the middle of a track.
const REACH: f64 = 5.0;
/// Side of a mark.
const MARK: f32 = 18.0;
/// Side of the picture of a face.
const FACE: f32 = 44.0;
/// Least width of a chart.
const LEAST_WIDTH: f32 = 600.0;

/// Dice of a chart.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chart {
    /// Those of all games kept on this device.
    Recorded,
    /// Those thrown on this page.
    Thrown,
}

/// The mark of a face, 0 to 5.
#[derive(Component, Clone, Copy)]
pub(super) struct MarkOf(Chart, usize);

/// The share of a face in figures.
#[derive(Component, Clone, Copy)]
pub(super) struct FigureOf(Chart, usize);

/// The line with the number of dice.
#[derive(Component, Clone, Copy)]
pub(super) struct TotalOf(Chart);

pub(super) fn chart(chart: Chart) -> impl Bundle {
    let title = Words::new(match chart {
        Chart::Recorded => texts::FAIRNESS_KEPT,
        Chart::Thrown => texts::FAIRNESS_THROWN,
    });
    (
        Node {
            flex_grow: 1.0,
            flex_basis: px(LEAST_WIDTH),
            ..widgets::column(TIGHT)
        },
        children![
            label(title, TextSize::Label, Role::Paper),
            (
                TotalOf(chart),
                Spoken(total_words(&Counts::default())),
                medium_label(
                    total_words(&Counts::default()),
                    TextSize::Small,
                    Role::PaperDim
                ),
            ),
            (
                Node {
                    column_gap: px(TIGHT),
                    justify_content: JustifyContent::SpaceBetween,
                    ..default()
                },
                Children::spawn(SpawnIter((0..6).map(move |face| column(chart, face)))),
            ),
        ],
    )
}

fn column(chart: Chart, face: usize) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            flex_grow: 1.0,
            flex_basis: px(0),
            ..widgets::column(TIGHT)
        },
        children![
            track(chart, face),
            die_icon(face as u8 + 1, FACE),
            (
                FigureOf(chart, face),
                medium_label(Words::literal("–"), TextSize::Small, Role::Paper),
                TextLayout::justify(Justify::Center),
            ),
        ],
    )
}

fn track(chart: Chart, face: usize) -> impl Bundle {
    let across = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        ..default()
    };
    let range = Node {
        top: percent(place(BAND)),
        bottom: percent(place(BAND)),
        ..across.clone()
    };
    let middle = Node {
        top: percent(50),
        height: px(2),
        ..across
    };
    (
        Node {
            width: percent(100),
            height: px(TRACK),
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            overflow: Overflow::clip(),
            ..default()
        },
        fill(Role::Well),
        children![
            (range, fill(Role::Calm.faint(BAND_ALPHA))),
            (middle, fill(Role::Calm)),
            (
                MarkOf(chart, face),
                Node {
                    position_type: PositionType::Absolute,
                    width: px(MARK),
                    height: px(MARK),
                    left: percent(50),
                    top: percent(50),
                    margin: UiRect {
                        left: px(-MARK / 2.0),
                        top: px(-MARK / 2.0),
                        ..default()
                    },
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                fill(Role::Paper),
                Visibility::Hidden,
            ),
        ],
    )
}

/// Place of a deviation on a track, in percent from the top; larger ones lie at its end.
fn place(deviation: f64) -> f32 {
    let reach = REACH * 0.96;
    (50.0 - 50.0 * deviation.clamp(-reach, reach) / REACH) as f32
}

fn total_words(counts: &Counts) -> Words {
    match counts.total() {
        0 => Words::new(texts::FAIRNESS_NONE),
        total => Words::new(texts::FAIRNESS_TOTAL).with("dice", total as f64),
    }
}

/// Share in percent with one decimal, in the notation of the language.
fn share_words(share: f64) -> Words {
    let tenths = (share * 1000.0).round() as u32;
    let decimal = Words::new(texts::DECIMAL)
        .with("whole", (tenths / 10).to_string())
        .with("tenth", (tenths % 10).to_string());
    Words::new(texts::SETTINGS_PERCENT).with("percent", decimal)
}

/// Updates both charts to the counts.
pub(super) fn show_counts(
    recorded: Res<RecordedDice>,
    throwing: Res<Throwing>,
    mut marks: Query<(&MarkOf, &mut Node, &mut Visibility, &mut Fill)>,
    mut figures: Query<(&FigureOf, &mut Words), Without<TotalOf>>,
    mut totals: Query<(&TotalOf, &mut Words, &mut Spoken)>,
) {
    let thrown = throwing.counts();
    let counts_of = |chart: Chart| match chart {
        Chart::Recorded => recorded.counts.unwrap_or_default(),
        Chart::Thrown => thrown,
    };
    for (&MarkOf(chart, face), mut node, mut visibility, mut color) in &mut marks {
        let counts = counts_of(chart);
        let deviation = counts.deviation(face);
        let top = percent(place(deviation));
        if node.top != top {
            node.top = top;
        }
        visibility.set_if_neq(match counts.total() {
            0 => Visibility::Hidden,
            _ => Visibility::Inherited,
        });
        color.set_if_neq(fill(match deviation.abs() > BAND {
            true => Role::Danger,
            false => Role::Paper,
        }));
    }
    for (&FigureOf(chart, face), mut words) in &mut figures {
        let counts = counts_of(chart);
        words.set_if_neq(match counts.total() {
            0 => Words::literal("–"),
            _ => share_words(counts.share(face)),
        });
    }
    for (&TotalOf(chart), mut words, mut spoken) in &mut totals {
        let said = total_words(&counts_of(chart));
        if *words != said {
            spoken.0 = said.clone();
            *words = said;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_band_lies_around_the_middle_and_everything_on_the_track() {
        assert!((place(0.0) - 50.0).abs() < 1e-6);
        assert!(place(BAND) > 10.0 && place(BAND) < 40.0);
        assert!((place(BAND) + place(-BAND) - 100.0).abs() < 1e-4);
        for deviation in [-1e9, -5.0, 5.0, 1e9] {
            assert!((0.0..=100.0).contains(&place(deviation)));
        }
    }

    #[test]
    fn shares_are_told_to_a_tenth() {
        let words = share_words(1.0 / 6.0);
        let decimal = Words::new(texts::DECIMAL)
            .with("whole", "16")
            .with("tenth", "7");
        assert_eq!(
            words,
            Words::new(texts::SETTINGS_PERCENT).with("percent", decimal)
        );
    }
}
