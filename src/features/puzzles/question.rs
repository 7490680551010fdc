//! Question: the board, the dice and a button per choice; after the answer, the worth of each choice.

use bevy::prelude::*;
use cant_stop_puzzles::{Choice, Puzzle};

use super::posed::{OnPage, Posed};
use super::stored::StoredPuzzles;
use super::words;
use crate::core::locale::SpokenGroup;
use crate::play::small_board::{self, Example};
use crate::ui::prelude::*;
use crate::ui::widgets::die_icon;

/// Room of the board at a text scale of 1, in design units, and the sides of dice, marks and signs.
const BOARD: Vec2 = Vec2::new(640.0, 420.0);
const DIE: f32 = 64.0;
const MARK: f32 = 40.0;
const SIGN: f32 = 34.0;
/// Share of its height that the board loses where text is twice as large: more of the page stays in view.
const LOWER: f32 = 0.1;
const BAR: f32 = 12.0;

/// Draws the position as it lies on the table.
pub(super) fn board(parts: &mut ChildSpawnerCommands, puzzle: &Puzzle, settings: &Settings) {
    let lower = LOWER * (settings.text_scale.factor() - 1.0);
    let room = Vec2::new(BOARD.x, BOARD.y * (1.0 - lower));
    let spoken = words::board(puzzle, settings.locale());
    let passage = (readable(spoken), passage_node());
    parts.spawn(passage).with_children(|parts| {
        small_board::show(parts, &Example::still(puzzle.game()), room, settings);
    });
}

/// Draws the situation, and below it the choices or the answer.
pub(super) fn question(parts: &mut ChildSpawnerCommands, page: &OnPage) {
    let puzzle = &page.puzzle;
    parts.spawn(passage_heading(words::heading(page), TextSize::Label));
    let said = words::situation(puzzle);
    parts.spawn((
        readable(said.clone()),
        passage_node(),
        children![
            mark_icon(Mark::ALL[puzzle.game().turn().index()], MARK),
            paragraph(said.clone(), TextSize::Body, Role::Paper),
        ],
    ));
    if let Some(rules) = words::rules(puzzle) {
        parts.spawn(note(rules, Role::Gold));
    }
    if let Some(dice) = puzzle.game().dice() {
        parts.spawn((
            row(GAP).padded(GAP, TIGHT).fixed(),
            Children::spawn(SpawnIter(dice.into_iter().map(|face| die_icon(face, DIE)))),
        ));
    }
    match page.answer {
        None => choices(parts, puzzle, said),
        Some(taken) => answer(parts, page, taken),
    }
}

/// Draws a button per choice; `said` is spoken before them.
fn choices(parts: &mut ChildSpawnerCommands, puzzle: &Puzzle, said: Words) {
    let group = (SpokenGroup(said), column(APART).padded(GAP, TIGHT).fixed());
    parts.spawn(group).with_children(|list| {
        for (place, choice) in puzzle.choices().iter().enumerate() {
            let look = ButtonLook::Secondary;
            let node = button_node(look).padded(GAP, TIGHT);
            let answer = move |mut posed: ResMut<Posed>, mut stored: ResMut<StoredPuzzles>| {
                posed.answer(place, &mut stored);
            };
            let mut button = list.spawn((
                Key::of(place),
                button_in(node, words::choice(choice.action), look),
                on_press(answer),
            ));
            if place == 0 {
                button.insert(FocusNext);
            }
        }
    });
}

/// Draws the verdict, the worth of each choice, and the reason.
fn answer(parts: &mut ChildSpawnerCommands, page: &OnPage, taken: Choice) {
    let puzzle = &page.puzzle;
    parts.spawn(note(words::verdict(puzzle, taken), Role::Paper));
    parts.spawn(column(TIGHT).fixed()).with_children(|list| {
        for choice in puzzle.choices() {
            list.spawn(worth(*choice, *choice == puzzle.best(), *choice == taken));
        }
    });
    if let Some(why) = words::why(puzzle, taken) {
        parts.spawn(note(why, Role::Paper));
    }
    parts.spawn(note(words::source(page), Role::PaperDim));
}

/// Worth of a choice; the best one and the one taken have a sign.
fn worth(choice: Choice, is_best: bool, is_taken: bool) -> impl Bundle {
    let said = words::worth(choice);
    let (sign, ink) = match (is_best, is_taken) {
        (true, _) => (Some(Art::IconCheck), Role::Gold),
        (false, true) => (Some(Art::IconClose), Role::Paper),
        (false, false) => (None, Role::PaperDim),
    };
    let sign = sign.map(|sign| icon(sign, Vec2::splat(SIGN)));
    let sign = Children::spawn(SpawnIter(sign.into_iter()));
    let room = Node {
        width: px(SIGN),
        ..Node::default().fixed()
    };
    let text = paragraph(said.clone(), TextSize::Small, ink);
    (
        readable(said),
        passage_node().stacked(TIGHT),
        children![
            (row(TIGHT), children![(room, sign), text]),
            bar(choice.worth.games() as f32, BAR, ink),
        ],
    )
}
