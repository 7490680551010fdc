//! The page of all dice: faces, sums of two and pairs, each beside the counts of fair dice.

use bevy::prelude::*;
use cant_stop_chronicle::chance::Counted;
use cant_stop_chronicle::statistics::{DiceStatistics, Tested};

use super::measure::{measure, most};
use crate::core::locale::Words;
use crate::core::numbers::decimal;
use crate::core::texts;
use crate::ui::color::{Role, fill};
use crate::ui::kit::passage;
use crate::ui::readable::readable;
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{label, medium_label, row};

/// Size of a cell of the table of pairs, at a text scale of 1.
const CELL: Vec2 = Vec2::new(96.0, 44.0);

/// Lists everything about some dice.
pub(super) fn list(list: &mut ChildSpawnerCommands, dice: &DiceStatistics, text_scale: f32) {
    if dice.dice == 0 {
        return;
    }
    let count = Words::new(texts::FAIRNESS_TOTAL).with("dice", dice.dice as f64);
    group(
        list,
        texts::CHRONICLE_FACES,
        count,
        &dice.faces,
        1,
        text_scale,
    );
    let couples = Words::new(texts::CHRONICLE_SUMS_NOTE);
    group(
        list,
        texts::CHRONICLE_SUMS,
        couples,
        &dice.sums,
        2,
        text_scale,
    );
    list.spawn(heading(texts::CHRONICLE_PAIRS));
    list.spawn(note(verdict(&dice.pairs)));
    pairs(list, &dice.pairs, text_scale);
}

pub(super) fn heading(key: texts::TextKey) -> impl Bundle {
    (
        label(Words::new(key), TextSize::Label, Role::Gold),
        Node {
            margin: UiRect::top(px(TIGHT)),
            flex_shrink: 0.0,
            ..default()
        },
    )
}

pub(super) fn note(words: Words) -> impl Bundle {
    passage(words, TextSize::Small, Role::PaperDim)
}

/// Lists outcomes that go up by one from `first`, under a note on all of them.
fn group(
    list: &mut ChildSpawnerCommands,
    title: texts::TextKey,
    about: Words,
    tested: &Tested,
    first: usize,
    text_scale: f32,
) {
    list.spawn(heading(title));
    let both = Words::new(texts::DOT_LIST)
        .with("first", about)
        .with("second", verdict(tested));
    list.spawn(note(both));
    let most = most(&tested.counts);
    for (place, counted) in tested.counts.iter().enumerate() {
        let number = Words::literal((first + place).to_string());
        list.spawn(measure(number, counted, most, text_scale));
    }
}

/// Share of fair dice that stray as far.
fn verdict(tested: &Tested) -> Words {
    Words::new(texts::CHRONICLE_STRAY).with("percent", decimal(100.0 * tested.test.p))
}

/// Lists the counts of each face of the second die with each of the first: a row for each face of the first.
fn pairs(list: &mut ChildSpawnerCommands, tested: &Tested, text_scale: f32) {
    list.spawn(table_row(header(), text_scale));
    for (first, row) in tested.counts.chunks(6).enumerate() {
        let counts: Vec<u64> = row.iter().map(|counted| counted.counted as u64).collect();
        let said: Vec<String> = counts.iter().map(u64::to_string).collect();
        let spoken = Words::literal(format!("{}: {}", first + 1, said.join(", ")));
        let usual = row.iter().map(Counted::is_usual);
        let cells = counts.into_iter().zip(usual);
        let cells = std::iter::once(Cell::Face(first + 1))
            .chain(cells.map(|(count, usual)| Cell::Count(count, usual)))
            .collect();
        list.spawn((table_row(cells, text_scale), readable(spoken)));
    }
}

/// A cell of the table.
#[derive(Clone, Copy)]
enum Cell {
    Corner,
    Face(usize),
    Count(u64, bool),
}

fn header() -> Vec<Cell> {
    std::iter::once(Cell::Corner)
        .chain((1..=6).map(Cell::Face))
        .collect()
}

fn table_row(cells: Vec<Cell>, text_scale: f32) -> impl Bundle {
    (
        Node {
            flex_shrink: 0.0,
            align_self: AlignSelf::Center,
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            ..row(TIGHT / 2.0)
        },
        Children::spawn(SpawnIter(
            cells
                .into_iter()
                .map(move |cell| table_cell(cell, text_scale)),
        )),
    )
}

fn table_cell(cell: Cell, text_scale: f32) -> impl Bundle {
    let (says, color, ground) = match cell {
        Cell::Corner => (String::new(), Role::PaperDim, Role::Clear),
        Cell::Face(face) => (face.to_string(), Role::PaperDim, Role::Clear),
        Cell::Count(count, true) => (count.to_string(), Role::Paper, Role::Well),
        Cell::Count(count, false) => (count.to_string(), Role::Gold, Role::Well),
    };
    (
        Node {
            width: px(CELL.x * (0.4 + 0.6 * text_scale)),
            min_height: px(CELL.y * text_scale),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::all(px(RADIUS_SMALL / 2.0)),
            ..default()
        },
        fill(ground),
        children![medium_label(Words::literal(says), TextSize::Small, color)],
    )
}
