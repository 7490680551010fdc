//! The page of all dice: faces, sums of two and pairs, each beside the counts of fair dice.

use bevy::prelude::*;
use cant_stop_chronicle::statistics::{DiceStatistics, Tested};

use super::measure::{measure, most};
use crate::ui::prelude::*;

/// Size of a cell of the table of pairs, at a text scale of 1.
const CELL: Vec2 = Vec2::new(96.0, 44.0);

pub(super) fn list(list: &mut ChildSpawnerCommands, dice: &DiceStatistics, text_scale: f32) {
    if dice.dice == 0 {
        return;
    }
    let count = texts::FAIRNESS_TOTAL.with("dice", dice.dice as f64);
    let couples = Words::new(texts::CHRONICLE_SUMS_NOTE);
    // Outcomes go up by one from the first.
    for (title, about, tested, first) in [
        (texts::CHRONICLE_FACES, count, &dice.faces, 1),
        (texts::CHRONICLE_SUMS, couples, &dice.sums, 2),
    ] {
        list.spawn(heading(title));
        let both = Words::dotted(about, verdict(tested));
        list.spawn(note(both, Role::PaperDim));
        let most = most(&tested.counts);
        for (number, counted) in (first..).zip(&tested.counts) {
            let number = Words::literal(number.to_string());
            list.spawn(measure(number, counted, most, text_scale));
        }
    }
    list.spawn(heading(texts::CHRONICLE_PAIRS));
    list.spawn(note(verdict(&dice.pairs), Role::PaperDim));
    pairs(list, &dice.pairs, text_scale);
}

pub(super) fn heading(key: TextKey) -> impl Bundle {
    let node = Node {
        margin: UiRect::top(px(TIGHT)),
        ..Node::default().fixed()
    };
    (label(key, TextSize::Label, Role::Gold), node)
}

/// Share of fair dice that stray as far.
fn verdict(tested: &Tested) -> Words {
    texts::CHRONICLE_STRAY.with("percent", decimal(100.0 * tested.test.p))
}

/// Lists the counts of each face of the second die with each of the first: a row for each face of the first.
fn pairs(list: &mut ChildSpawnerCommands, tested: &Tested, text_scale: f32) {
    let faces = (1..=6).map(|face: u8| face.to_string());
    let faces = [String::new()].into_iter().chain(faces);
    let header = faces.map(|face| (face, Role::PaperDim, Role::Clear));
    list.spawn(table_row(header.collect(), text_scale));
    for (first, row) in (1..).zip(tested.counts.chunks(6)) {
        let counts = row
            .iter()
            .map(|counted| (counted.counted as u64).to_string());
        let counts: Vec<String> = counts.collect();
        let spoken = Words::literal(format!("{first}: {}", counts.join(", ")));
        let mut cells = vec![(first.to_string(), Role::PaperDim, Role::Clear)];
        for (says, counted) in counts.into_iter().zip(row) {
            let is_usual = counted.is_usual();
            let color = if is_usual { Role::Paper } else { Role::Gold };
            cells.push((says, color, Role::Well));
        }
        list.spawn((table_row(cells, text_scale), readable(spoken)));
    }
}

/// Row of cells: texts, their colours, and the grounds behind them.
fn table_row(cells: Vec<(String, Role, Role)>, text_scale: f32) -> impl Bundle {
    let mut node = row(TIGHT / 2.0).fixed().rounded(RADIUS_SMALL);
    node.align_self = AlignSelf::Center;
    let cells = cells.into_iter().map(move |(says, color, ground)| {
        let node = Node {
            width: px(CELL.x * (0.4 + 0.6 * text_scale)),
            min_height: px(CELL.y * text_scale),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..Node::default().rounded(RADIUS_SMALL / 2.0)
        };
        let text = medium_label(Words::literal(says), TextSize::Small, color);
        (node, fill(ground), children![text])
    });
    (node, Children::spawn(SpawnIter(cells)))
}
