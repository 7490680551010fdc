//! Sections of the page of a player: wins, luck, turns, columns, bold rolls, and results against each opponent.

use bevy::prelude::*;
use cant_stop_chronicle::statistics::{BoldRoll, PlayerStatistics, Turns};

use super::super::measure::{amount, measure, most};
use super::super::{dice_page::heading, figures::player_words, games_page::watch_on_press};
use crate::ui::prelude::*;

/// Turns of this many rolls and more share a bar.
const MANY: usize = 8;

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
            let title = texts::PLAYER_AGAINST_ONE
                .with("name", player_words(&against.other))
                .with("games", against.games as f64);
            list.spawn(measure(title, &against.wins, most, text_scale));
        }
    }
}

fn wins(list: &mut ChildSpawnerCommands, one: &PlayerStatistics, text_scale: f32) {
    list.spawn(heading(texts::PLAYER_WINS));
    if one.games == 0 {
        list.spawn(note(texts::PLAYER_NO_WINS, Role::PaperDim));
        return;
    }
    list.spawn(note(texts::CHRONICLE_BAND, Role::PaperDim));
    let tables = one.tables.iter().map(|table| &table.wins);
    let most = most(tables.chain([&one.wins]));
    for table in &one.tables {
        let title = texts::PLAYER_WINS_OF
            .with("games", table.games as f64)
            .with("seats", table.seats);
        list.spawn(measure(title, &table.wins, most, text_scale));
    }
    if one.tables.len() > 1 {
        let title = texts::PLAYER_WINS_ALL.with("games", one.games as f64);
        list.spawn(measure(title, &one.wins, most, text_scale));
    }
}

fn luck(list: &mut ChildSpawnerCommands, one: &PlayerStatistics, text_scale: f32) {
    if one.rolls == 0 {
        return;
    }
    list.spawn(heading(texts::PLAYER_LUCK));
    let title = texts::PLAYER_BUSTS.with("rolls", one.rolls as f64);
    let most = most([&one.busts]);
    list.spawn(measure(title, &one.busts, most, text_scale));
    let stray = decimal(100.0 * one.dice.faces.test.p);
    let faces = texts::PLAYER_FACES.with("percent", stray);
    list.spawn(note(faces, Role::PaperDim));
}

fn turns(list: &mut ChildSpawnerCommands, turns: &Turns, text_scale: f32) {
    if turns.count == 0 {
        return;
    }
    list.spawn(heading(texts::PLAYER_TURNS));
    let said = texts::PLAYER_TURNS_NOTE
        .with("turns", turns.count as f64)
        .with("rolls", decimal(turns.mean_rolls))
        .with("banked", turns.banked as f64)
        .with("lost", turns.lost as f64);
    list.spawn(note(said, Role::PaperDim));
    let (few, many) = turns.by_rolls.split_at(turns.by_rolls.len().min(MANY - 1));
    let many: u64 = many.iter().sum();
    let few = (1..).zip(few);
    let few = few.map(|(rolls, count)| (texts::HISTORY_ROLLS.with("rolls", rolls), *count));
    let mut rows: Vec<(Words, u64)> = few.collect();
    if many > 0 {
        rows.push((texts::PLAYER_ROLLS_MANY.with("rolls", MANY), many));
    }
    let largest = rows.iter().map(|(_, count)| *count).max();
    let largest = largest.unwrap_or(1).max(1) as f64;
    for (title, count) in rows {
        let figures = Words::literal(count.to_string());
        list.spawn(amount(title, figures, count as f64 / largest, text_scale));
    }
}

fn columns(list: &mut ChildSpawnerCommands, one: &PlayerStatistics, text_scale: f32) {
    let largest = one.columns.iter().map(|column| column.visited).max();
    let largest = largest.unwrap_or_default();
    if largest == 0 {
        return;
    }
    list.spawn(heading(texts::PLAYER_COLUMNS));
    for column in &one.columns {
        let figures = texts::PLAYER_COLUMN
            .with("visited", column.visited as f64)
            .with("claimed", column.claimed as f64);
        let number = Words::literal(column.column.number().to_string());
        let share = column.visited as f64 / largest as f64;
        list.spawn(amount(number, figures, share, text_scale));
    }
}

/// Row of a bold roll, which starts the replay of its game.
fn bold(roll: &BoldRoll, key: TextKey) -> impl Bundle + use<> {
    let words = Words::new(key)
        .with("percent", roll.chance.percent())
        .with("turn", roll.turn);
    (
        list_row(words.clone()),
        watch_on_press(roll.file.clone()),
        children![(medium_label(words, TextSize::Small, Role::Paper), Ink(1.0))],
    )
}
