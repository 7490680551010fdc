//! Chart of faces: for each a track with the range of fair dice, and a mark at its own share.

use bevy::prelude::*;

use super::{Counts, counts::BAND};
use crate::ui::prelude::*;
use crate::ui::widgets::die_icon;

/// Opacity of the range of fair dice.
const BAND_ALPHA: f32 = 0.22;
const TRACK: f32 = 190.0;
/// Standard deviations that fit above the middle of a track.
const REACH: f64 = 5.0;
const MARK: f32 = 18.0;
const FACE: f32 = 44.0;
const LEAST_WIDTH: f32 = 600.0;

/// Chart of counts, `None` while they are read.
pub(super) fn chart(title: TextKey, counts: Option<Counts>) -> impl Bundle {
    let reading = || Words::new(texts::FAIRNESS_READING);
    let total = counts.as_ref().map_or_else(reading, total_words);
    let counts = counts.unwrap_or_default();
    let faces = (0..6).map(move |face| face_column(&counts, face));
    let mut line = Node::default().justified(JustifyContent::SpaceBetween);
    line.column_gap = px(TIGHT);
    (
        column(TIGHT).growing(LEAST_WIDTH),
        children![
            label(title, TextSize::Label, Role::Paper),
            (
                Spoken(total.clone()),
                medium_label(total, TextSize::Small, Role::PaperDim),
            ),
            (line, Children::spawn(SpawnIter(faces))),
        ],
    )
}

fn face_column(counts: &Counts, face: usize) -> impl Bundle + use<> {
    let share = match counts.total() {
        0 => Words::literal("–"),
        _ => share_words(counts.share(face)),
    };
    let share = medium_label(share, TextSize::Small, Role::Paper);
    let deviation = (counts.total() > 0).then(|| counts.deviation(face));
    (
        column(TIGHT).aligned(AlignItems::Center).growing(0.0),
        children![
            track(deviation),
            die_icon(face as u8 + 1, FACE),
            (share, TextLayout::justify(Justify::Center)),
        ],
    )
}

/// Range of fair dice, with a mark at the deviation.
fn track(deviation: Option<f64>) -> impl Bundle {
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
        ..across.clone()
    };
    let track = Node {
        width: percent(100),
        height: px(TRACK),
        overflow: Overflow::clip(),
        ..Node::default().rounded(RADIUS_SMALL)
    };
    let mark = deviation.map(|deviation| {
        let mark = Node {
            left: percent(50),
            top: percent(place(deviation)),
            margin: UiRect::left(px(-MARK / 2.0)).with_top(px(-MARK / 2.0)),
            ..across.sized(Vec2::splat(MARK)).rounded(f32::MAX)
        };
        let is_odd = deviation.abs() > BAND;
        let color = if is_odd { Role::Danger } else { Role::Paper };
        (mark, fill(color))
    });
    (
        track,
        fill(Role::Well),
        Children::spawn((
            Spawn((range, fill(Role::Calm.faint(BAND_ALPHA)))),
            Spawn((middle, fill(Role::Calm))),
            SpawnIter(mark.into_iter()),
        )),
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
        total => texts::FAIRNESS_TOTAL.with("dice", total as f64),
    }
}

/// Share in percent with one decimal, in the notation of the language.
fn share_words(share: f64) -> Words {
    let tenths = (share * 1000.0).round() as u32;
    let decimal = texts::DECIMAL
        .with("whole", (tenths / 10).to_string())
        .with("tenth", (tenths % 10).to_string());
    texts::SETTINGS_PERCENT.with("percent", decimal)
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
        let decimal = texts::DECIMAL.with("whole", "16").with("tenth", "7");
        assert_eq!(words, texts::SETTINGS_PERCENT.with("percent", decimal));
    }
}
