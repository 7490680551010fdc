//! Sections of the page of a player: wins, luck, turns, columns, bold rolls, and results against each opponent.

use bevy::prelude::*;
use cant_stop_chronicle::statistics::{BoldRoll, PlayerStatistics, Turns};

use super::super::{
    dice_page::{heading, note},
    figures::player_words,
    games_page::watch_on_press,
    measure::{amount, measure, most},
};
use crate::core::locale::Words;
use crate::core::numbers::decimal;
use crate::core::texts;
use crate::ui::color::Role;
use crate::ui::kit::list_row;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{Ink, medium_label};

/// Turns of this many rolls and more share a bar.
const MANY: usize = 8;

/// Lists everything.
pub(super) fn list(list: &mut ChildSpawnerCommands, one: &PlayerStatistics, text_scale: f32) {
    wins(list, one, text_scale);
    luck(list, one, text_scale);
    turns(list, &one.turns, text_scale);
    columns(list, one, text_scale);
    if !one.survived.is_empty() || !one.fell.is_empty() {
        list.spawn(heading(texts::PLAYER_BOLD));
        for (rolls, key) in [
            (&one.survived, texts::PLAYER_SURVIVED),
            (&one.fell, texts::PLAYER_FELL),
        ] {
            for roll in rolls {
                list.spawn(bold(roll, key));
            }
        }
    }
    if !one.against.is_empty() {
        list.spawn(heading(texts::PLAYER_AGAINST));
        let most = most(one.against.iter().map(|against| &against.wins));
        for against in &one.against {
            let title = Words::new(texts::PLAYER_AGAINST_ONE)
                .with("name", player_words(&against.other))
                .with("games", against.games as f64);
            list.spawn(measure(title, &against.wins, most, text_scale));
        }
    }
}

fn wins(list: &mut ChildSpawnerCommands, one: &PlayerStatistics, text_scale: f32) {
    list.spawn(heading(texts::PLAYER_WINS));
    if one.games == 0 {
        list.spawn(note(Words::new(texts::PLAYER_NO_WINS)));
        return;
    }
    list.spawn(note(Words::new(texts::CHRONICLE_BAND)));
    let tables = one.tables.iter().map(|table| &table.wins);
    let most = most(tables.chain([&one.wins]));
    for table in &one.tables {
        let title = Words::new(texts::PLAYER_WINS_OF)
            .with("games", table.games as f64)
            .with("seats", table.seats);
        list.spawn(measure(title, &table.wins, most, text_scale));
    }
    if one.tables.len() > 1 {
        let title = Words::new(texts::PLAYER_WINS_ALL).with("games", one.games as f64);
        list.spawn(measure(title, &one.wins, most, text_scale));
    }
}

fn luck(list: &mut ChildSpawnerCommands, one: &PlayerStatistics, text_scale: f32) {
    if one.rolls == 0 {
        return;
    }
    list.spawn(heading(texts::PLAYER_LUCK));
    let title = Words::new(texts::PLAYER_BUSTS).with("rolls", one.rolls as f64);
    let most = most([&one.busts]);
    list.spawn(measure(title, &one.busts, most, text_scale));
    let stray = decimal(100.0 * one.dice.faces.test.p);
    list.spawn(note(Words::new(texts::PLAYER_FACES).with("percent", stray)));
}

fn turns(list: &mut ChildSpawnerCommands, turns: &Turns, text_scale: f32) {
    if turns.count == 0 {
        return;
    }
    list.spawn(heading(texts::PLAYER_TURNS));
    list.spawn(note(
        Words::new(texts::PLAYER_TURNS_NOTE)
            .with("turns", turns.count as f64)
            .with("rolls", decimal(turns.mean_rolls))
            .with("banked", turns.banked as f64)
            .with("lost", turns.lost as f64),
    ));
    let (few, many) = turns.by_rolls.split_at(turns.by_rolls.len().min(MANY - 1));
    let many: u64 = many.iter().sum();
    let largest = few.iter().copied().chain([many]).max().unwrap_or(1).max(1);
    let row = |title: Words, count: u64| {
        amount(
            title,
            Words::literal(count.to_string()),
            count as f64 / largest as f64,
            Role::Paper,
            text_scale,
        )
    };
    for (place, &count) in few.iter().enumerate() {
        let title = Words::new(texts::HISTORY_ROLLS).with("rolls", place + 1);
        list.spawn(row(title, count));
    }
    if many > 0 {
        let title = Words::new(texts::PLAYER_ROLLS_MANY).with("rolls", MANY);
        list.spawn(row(title, many));
    }
}

fn columns(list: &mut ChildSpawnerCommands, one: &PlayerStatistics, text_scale: f32) {
    let largest = one.columns.iter().map(|column| column.visited).max();
    let Some(largest) = largest.filter(|&largest| largest > 0) else {
        return;
    };
    list.spawn(heading(texts::PLAYER_COLUMNS));
    for column in &one.columns {
        let figures = Words::new(texts::PLAYER_COLUMN)
            .with("visited", column.visited as f64)
            .with("claimed", column.claimed as f64);
        list.spawn(amount(
            Words::literal(column.column.number().to_string()),
            figures,
            column.visited as f64 / largest as f64,
            Role::Paper,
            text_scale,
        ));
    }
}

/// Row of a bold roll, which starts the replay of its game.
fn bold(roll: &BoldRoll, key: texts::TextKey) -> impl Bundle + use<> {
    let words = Words::new(key)
        .with("percent", roll.chance.percent())
        .with("turn", roll.turn);
    (
        list_row(words.clone()),
        watch_on_press(roll.file.clone()),
        children![(medium_label(words, TextSize::Small, Role::Paper), Ink(1.0))],
    )
}
