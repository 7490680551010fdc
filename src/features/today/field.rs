//! Field of a day as bars: the number of players, of a thousand, for each number of turns.

use bevy::prelude::*;

use super::words::measured;
use crate::opponents::DayMeasure;
use crate::ui::prelude::*;

/// Height of the highest bar, and width of a bar at a text scale of 1, in design units.
const HEIGHT: f32 = 120.0;
const WIDTH: f32 = 44.0;
const ROUND: f32 = 6.0;
/// Least number of players for a bar; rarer results at both ends are left out.
const FEWEST: u32 = 5;

/// Draws the measure of a day in sentences and as bars; the bar of these turns stands out.
pub(crate) fn tell(
    rows: &mut ChildSpawnerCommands,
    measure: &DayMeasure,
    turns: Option<u32>,
    text_scale: f32,
) {
    for said in measured(measure, turns) {
        rows.spawn(note(said, Role::Paper));
    }
    let counts = measure.field.counts();
    let most = counts.iter().copied().max().unwrap_or(1).max(1);
    let own = turns.map(|turns| turns as usize);
    let shown = |place: &usize| {
        counts.get(*place).is_some_and(|count| *count >= FEWEST) || own == Some(*place)
    };
    let places = 0..counts.len().max(own.map_or(0, |own| own + 1));
    let (Some(first), Some(last)) = (places.clone().find(shown), places.rev().find(shown)) else {
        return;
    };
    let line = row(TIGHT).wrapped(TIGHT).padded(GAP, 0.0).fixed();
    let line = line.aligned(AlignItems::FlexEnd);
    rows.spawn(line).with_children(|bars| {
        for place in first..=last {
            let count = counts.get(place).copied().unwrap_or_default();
            let color = match (own == Some(place), measure.par as usize == place) {
                (true, _) => Role::Gold,
                (false, true) => Role::Paper,
                _ => Role::Calm,
            };
            let share = count as f32 / most as f32;
            bars.spawn(upright(place, share, color, text_scale));
        }
    });
    let note = medium_label(texts::ALONE_FIELD_NOTE, TextSize::Small, Role::PaperDim);
    rows.spawn((note, Node::default().padded(GAP, 0.0).fixed()));
}

fn upright(turns: usize, share: f32, color: Role, text_scale: f32) -> impl Bundle {
    let width = WIDTH * (0.4 + 0.6 * text_scale);
    let height = match share {
        0.0 => 0.0,
        _ => (HEIGHT * share).max(ROUND),
    };
    let length = Node {
        border_radius: BorderRadius::top(px(ROUND)),
        ..Node::default().sized(Vec2::new(width, height))
    };
    (
        column(TIGHT / 2.0).aligned(AlignItems::Center),
        children![
            (length, fill(color)),
            label(Words::literal(turns.to_string()), TextSize::Small, color),
        ],
    )
}
