//! What is asked: the board, the dice, and a button for every choice; after the answer, what each was worth.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_puzzles::{Choice, Puzzle};
use cant_stop_rules::Column;

use super::{
    FocusNext,
    posed::{OnPage, Posed},
    words,
};
use crate::core::art::{Art, Picture};
use crate::core::locale::{Locale, SpokenGroup, Words};
use crate::core::seats::Mark;
use crate::core::settings::{Settings, StoredPuzzles};
use crate::play::small_board;
use crate::play::small_board::Example;
use crate::ui::color::{Role, fill};
use crate::ui::readable::{passage_heading, passage_node, readable};
use crate::ui::spacing::{APART, GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, column, icon, label, mark_icon, paragraph, row,
};

/// The room for the board at a text scale of 1, in design units, and the sides of dice, marks and signs.
const BOARD: Vec2 = Vec2::new(640.0, 420.0);
/// How much lower it is where text is twice as large, for then there is less to be seen of the page at a time.
const LOWER: f32 = 0.1;
const DIE: f32 = 64.0;
const MARK: f32 = 40.0;
const SIGN: f32 = 34.0;
/// How round the corners of a die are, of its side.
const ROUND: f32 = 0.2;
/// How high a bar is that shows what a choice is worth.
const BAR: f32 = 12.0;

/// A button that takes the choice at this place.
#[derive(Component, Clone, Copy)]
struct Takes(usize);

/// The position as it lies on the table.
pub(super) fn board(
    parts: &mut ChildSpawnerCommands,
    puzzle: &Puzzle,
    settings: &Settings,
    locale: Locale,
) {
    let example = Example {
        columns: Column::ALL.to_vec(),
        rows: Column::ALL
            .map(Column::height)
            .into_iter()
            .max()
            .unwrap_or(0),
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
                align_items: AlignItems::Center,
                ..passage_node()
            },
        ))
        .with_children(|parts| small_board::show(parts, &example, room, settings));
}

/// Whose move it is, what was rolled and by which rules.
pub(super) fn situation(parts: &mut ChildSpawnerCommands, page: &OnPage) {
    let puzzle = &page.puzzle;
    parts.spawn(passage_heading(words::heading(page), TextSize::Label));
    let said = words::situation(puzzle);
    parts.spawn((
        readable(said.clone()),
        passage_node(),
        children![
            mark_icon(Mark::ALL[puzzle.game().turn().index()], MARK),
            paragraph(said, TextSize::Body, Role::Paper),
        ],
    ));
    if let Some(rules) = words::rules(puzzle) {
        parts.spawn((
            readable(rules.clone()),
            passage_node(),
            children![paragraph(rules, TextSize::Small, Role::Gold)],
        ));
    }
    if let Some(dice) = puzzle.game().dice() {
        parts.spawn((
            Node {
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                flex_shrink: 0.0,
                ..row(GAP)
            },
            Pickable::IGNORE,
            Children::spawn(SpawnIter(dice.into_iter().map(die))),
        ));
    }
}

/// A die that shows this face.
fn die(face: u8) -> impl Bundle {
    let art = match face {
        1 => Art::DieFace1,
        2 => Art::DieFace2,
        3 => Art::DieFace3,
        4 => Art::DieFace4,
        5 => Art::DieFace5,
        _ => Art::DieFace6,
    };
    (
        ImageNode::default(),
        Picture::new(art, Vec2::splat(DIE)),
        Node {
            width: px(DIE),
            height: px(DIE),
            border_radius: BorderRadius::all(px(DIE * ROUND)),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// A button for every choice; the first takes the focus if it `has_focus`.
pub(super) fn choices(parts: &mut ChildSpawnerCommands, puzzle: &Puzzle, has_focus: bool) {
    parts
        .spawn((
            SpokenGroup(words::situation(puzzle)),
            Node {
                flex_shrink: 0.0,
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                ..column(APART)
            },
            Pickable::IGNORE,
        ))
        .with_children(|list| {
            for (place, choice) in puzzle.choices().iter().enumerate() {
                let mut button = list.spawn(choice_button(place, words::choice(choice.action)));
                if place == 0 && has_focus {
                    button.insert(FocusNext);
                }
            }
        });
}

fn choice_button(place: usize, said: Words) -> impl Bundle {
    (
        Takes(place),
        bare_button_in(
            Node {
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                ..button_node(ButtonLook::Secondary)
            },
            said.clone(),
            ButtonLook::Secondary,
        ),
        children![(
            label(said, TextSize::Label, Role::Paper),
            TextLayout::justify(Justify::Center),
            Ink(1.0),
        )],
        observe(
            |pressed: On<Activate>,
             buttons: Query<&Takes>,
             mut posed: ResMut<Posed>,
             mut stored: ResMut<StoredPuzzles>| {
                if let Ok(Takes(place)) = buttons.get(pressed.entity) {
                    posed.answer(*place, &mut stored);
                }
            },
        ),
    )
}

/// What every choice was worth, the best and the one that was taken marked.
pub(super) fn worths(parts: &mut ChildSpawnerCommands, puzzle: &Puzzle, taken: usize) {
    let best = puzzle.best().action;
    parts
        .spawn((
            Node {
                flex_shrink: 0.0,
                ..column(TIGHT)
            },
            Pickable::IGNORE,
        ))
        .with_children(|list| {
            for (place, choice) in puzzle.choices().iter().enumerate() {
                list.spawn(worth(choice, choice.action == best, place == taken));
            }
        });
}

fn worth(choice: &Choice, is_best: bool, is_taken: bool) -> impl Bundle + use<> {
    let games = choice.worth.games();
    let said = words::worth(words::choice(choice.action), games);
    let (sign, ink) = match (is_best, is_taken) {
        (true, _) => (Some(Art::IconCheck), Role::Gold),
        (false, true) => (Some(Art::IconClose), Role::Paper),
        (false, false) => (None, Role::PaperDim),
    };
    (
        readable(said.clone()),
        Node {
            align_items: AlignItems::Stretch,
            flex_direction: FlexDirection::Column,
            row_gap: px(TIGHT),
            ..passage_node()
        },
        Children::spawn(SpawnWith(move |rows: &mut ChildSpawner| {
            rows.spawn((row(TIGHT), Pickable::IGNORE))
                .with_children(|line| {
                    match sign {
                        Some(sign) => line.spawn(icon(sign, Vec2::splat(SIGN))),
                        None => line.spawn(Node {
                            width: px(SIGN),
                            flex_shrink: 0.0,
                            ..default()
                        }),
                    };
                    line.spawn(paragraph(said, TextSize::Small, ink));
                });
            rows.spawn(bar(games, ink));
        })),
    )
}

/// A bar as long as so many games of 100.
fn bar(games: f64, color: Role) -> impl Bundle {
    let node = |width| Node {
        width,
        height: px(BAR),
        border_radius: BorderRadius::all(px(BAR / 2.0)),
        ..default()
    };
    (
        node(percent(100)),
        fill(Role::Slate),
        Pickable::IGNORE,
        children![(node(percent(games as f32)), fill(color), Pickable::IGNORE,)],
    )
}
