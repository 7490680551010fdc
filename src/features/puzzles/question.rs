//! The question: the board, the dice and a button per choice; after the answer, what each choice was worth.

use bevy::prelude::*;
use cant_stop_puzzles::{Choice, Puzzle};
use cant_stop_rules::Column;

use super::{
    posed::{OnPage, Posed},
    words,
};
use crate::core::art::{Art, Picture};
use crate::core::locale::{Locale, SpokenGroup};
use crate::core::seats::Mark;
use crate::core::settings::{Settings, StoredPuzzles};
use crate::features::alone::parts::note;
use crate::play::small_board::{self, Example};
use crate::ui::color::Role;
use crate::ui::kit::{Flex, FocusNext, Key, bar, on_press};
use crate::ui::readable::{passage_heading, passage_node, readable};
use crate::ui::spacing::{APART, GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, button_in, button_node, column, icon, mark_icon, paragraph, row,
};

/// Room of the board at a text scale of 1, in design units, and the sides of dice, marks and signs.
const BOARD: Vec2 = Vec2::new(640.0, 420.0);
const DIE: f32 = 64.0;
const MARK: f32 = 40.0;
const SIGN: f32 = 34.0;
/// Share of its height that the board loses where text is twice as large: more of the page stays in view.
const LOWER: f32 = 0.1;
/// Radius of the corners of a die, as a share of its side.
const ROUND: f32 = 0.2;
/// Height of the bar of a choice.
const BAR: f32 = 12.0;

/// Draws the position as it lies on the table.
pub(super) fn board(
    parts: &mut ChildSpawnerCommands,
    puzzle: &Puzzle,
    settings: &Settings,
    locale: Locale,
) {
    let heights = Column::ALL.map(Column::height);
    let example = Example {
        columns: Column::ALL.to_vec(),
        rows: heights.into_iter().max().unwrap_or(0),
        before: *puzzle.game(),
        after: *puzzle.game(),
        verdicts: Vec::new(),
    };
    let lower = LOWER * (settings.text_scale.factor() - 1.0);
    let room = Vec2::new(BOARD.x, BOARD.y * (1.0 - lower));
    parts
        .spawn((
            readable(words::board(puzzle, locale)),
            Node {
                flex_direction: FlexDirection::Column,
                ..passage_node()
            },
        ))
        .with_children(|parts| small_board::show(parts, &example, room, settings));
}

/// Draws the situation, and below it the choices or their worths.
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
            Children::spawn(SpawnIter(dice.into_iter().map(die))),
        ));
    }
    let choices = puzzle.choices().iter();
    let Some(taken) = page.taken() else {
        parts
            .spawn((SpokenGroup(said), column(APART).padded(GAP, TIGHT).fixed()))
            .with_children(|list| {
                for (place, choice) in choices.enumerate() {
                    let mut button = list.spawn(choice_button(place, choice));
                    if place == 0 {
                        button.insert(FocusNext);
                    }
                }
            });
        return;
    };
    parts.spawn(note(words::verdict(puzzle, taken), Role::Paper));
    let best = puzzle.best().action;
    parts.spawn(column(TIGHT).fixed()).with_children(|list| {
        for choice in choices {
            list.spawn(worth(choice, choice.action == best, choice.action == taken));
        }
    });
    if let Some(why) = words::why(puzzle, taken) {
        parts.spawn(note(why, Role::Paper));
    }
    parts.spawn(note(words::source(page), Role::PaperDim));
}

/// Picture of a die that shows `face`.
fn die(face: u8) -> impl Bundle {
    (
        ImageNode::default(),
        Picture::new(Art::DIE_FACES[usize::from(face) - 1], Vec2::splat(DIE)),
        Node {
            width: px(DIE),
            height: px(DIE),
            border_radius: BorderRadius::all(px(DIE * ROUND)),
            flex_shrink: 0.0,
            ..default()
        },
    )
}

fn choice_button(place: usize, choice: &Choice) -> impl Bundle + use<> {
    let node = button_node(ButtonLook::Secondary).padded(GAP, TIGHT);
    (
        Key::of(place),
        button_in(node, words::choice(choice.action), ButtonLook::Secondary),
        on_press(
            move |mut posed: ResMut<Posed>, mut stored: ResMut<StoredPuzzles>| {
                posed.answer(place, &mut stored);
            },
        ),
    )
}

/// Worth of a choice; the best one and the one taken have a sign.
fn worth(choice: &Choice, is_best: bool, is_taken: bool) -> impl Bundle + use<> {
    let games = choice.worth.games();
    let said = words::worth(words::choice(choice.action), games);
    let (sign, ink) = match (is_best, is_taken) {
        (true, _) => (Some(Art::IconCheck), Role::Gold),
        (false, true) => (Some(Art::IconClose), Role::Paper),
        (false, false) => (None, Role::PaperDim),
    };
    let place = Node {
        width: px(SIGN),
        flex_shrink: 0.0,
        ..default()
    };
    let sign = sign.map(|sign| icon(sign, Vec2::splat(SIGN)));
    (
        readable(said.clone()),
        passage_node().stacked(TIGHT),
        children![
            (
                row(TIGHT),
                children![
                    (place, Children::spawn(SpawnIter(sign.into_iter()))),
                    paragraph(said, TextSize::Small, ink),
                ],
            ),
            bar(games as f32, BAR, ink),
        ],
    )
}
