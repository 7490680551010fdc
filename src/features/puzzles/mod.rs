//! The page of puzzles, "What would you do?": somebody's own costliest choices first, then positions of other games by their
//! difficulty, and how strong the answers are.

mod own;
mod posed;
mod question;
mod strength;
mod words;

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, observe},
};

use self::{
    own::OwnChoices,
    posed::{OnPage, Posed},
};
use crate::core::locale::{SpokenGroup, Words};
use crate::core::settings::{Settings, StoredPuzzles};
use crate::core::states::Menu;
use crate::core::store::StoreApp as _;
use crate::core::texts;
use crate::features::alone::parts::{note, side};
use crate::features::alone::{AlonePage, PageBody, PageButtons, page_is_other};
use crate::ui::color::Role;
use crate::ui::spacing::{GAP, WIDE};
use crate::ui::tabs::InView;
use crate::ui::widgets::{ButtonLook, button};

/// The least widths of the board, and of what is asked beside it at a text scale of 1, in design units.
const BOARD: f32 = 680.0;
const QUESTION: f32 = 620.0;

/// The focus goes there, where it can be seen: what had it is gone.
#[derive(Component)]
struct FocusNext;

fn follow_focus(
    there: Query<Entity, Added<FocusNext>>,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    if let Some(entity) = there.iter().next()
        && visible.0
    {
        focus.set(entity, FocusCause::Navigated);
    }
}

/// Writes the page.
fn write(
    posed: Res<Posed>,
    stored: Res<StoredPuzzles>,
    settings: Res<Settings>,
    own: Res<OwnChoices>,
    mut was_answered: Local<bool>,
    bodies: Query<Entity, With<PageBody>>,
    buttons: Query<Entity, With<PageButtons>>,
    mut commands: Commands,
) {
    let page = posed.0.as_ref();
    let is_answered = page.is_some_and(|page| page.answer.is_some());
    // What had the focus is no more: it goes on with the next question.
    let goes_on = (*was_answered || own.is_skipped) && !is_answered && posed.is_changed();
    *was_answered = is_answered || *was_answered && page.is_none();
    for body in &bodies {
        commands
            .entity(body)
            .despawn_children()
            .with_children(|body| match page {
                None => _ = body.spawn(note(Words::new(texts::PUZZLE_LOOKING), Role::Paper)),
                Some(page) => sides(body, page, &stored, &settings, goes_on),
            });
    }
    for row in &buttons {
        commands
            .entity(row)
            .despawn_children()
            .with_children(|row| match page {
                Some(page) => next_button(row, page),
                None => skip_button(row),
            });
    }
}

/// The board on one side, what is asked or was answered on the other.
fn sides(
    body: &mut ChildSpawnerCommands,
    page: &OnPage,
    stored: &StoredPuzzles,
    settings: &Settings,
    goes_on: bool,
) {
    let puzzle = &page.puzzle;
    body.spawn((
        Node {
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            column_gap: px(WIDE),
            row_gap: px(GAP),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|sides| {
        sides
            .spawn(side(BOARD))
            .with_children(|side| question::board(side, puzzle, settings, settings.locale()));
        // Large text stands below the board rather than in a narrow column.
        let question = QUESTION * settings.text_scale.factor();
        sides.spawn(side(question)).with_children(|side| {
            question::situation(side, page);
            let Some(taken) = page.answer else {
                question::choices(side, puzzle, goes_on);
                return;
            };
            let action = puzzle.choices().get(taken).map(|choice| choice.action);
            let action = action.unwrap_or(puzzle.best().action);
            side.spawn(note(words::verdict(puzzle, action), Role::Paper));
            question::worths(side, puzzle, taken);
            if let Some(why) = words::why(puzzle, action) {
                side.spawn(note(why, Role::Paper));
            }
            side.spawn(note(words::source(page), Role::PaperDim));
        });
    });
    strength::tell(body, posed::strength(stored));
}

/// The button to the next one, once there is an answer; it says first how that was.
fn next_button(row: &mut ChildSpawnerCommands, page: &OnPage) {
    let Some(choice) = page
        .answer
        .and_then(|taken| page.puzzle.choices().get(taken))
    else {
        return;
    };
    row.spawn((
        SpokenGroup(words::verdict(&page.puzzle, choice.action)),
        Node::default(),
        Pickable::IGNORE,
        children![(
            FocusNext,
            button(Words::new(texts::PUZZLE_NEXT), ButtonLook::Secondary),
            observe(|_: On<Activate>, mut posed: ResMut<Posed>| posed.next()),
        )],
    ));
}

/// The button to a puzzle of the game, for whoever does not wait until one's own games are looked through.
fn skip_button(row: &mut ChildSpawnerCommands) {
    row.spawn((
        button(Words::new(texts::PUZZLE_SKIP), ButtonLook::Secondary),
        observe(|_: On<Activate>, mut own: ResMut<OwnChoices>| own.is_skipped = true),
    ));
}

/// An answer that was read is gone when the dialog is opened again.
fn go_on(mut posed: ResMut<Posed>) {
    let is_answered = |page: &OnPage| page.answer.is_some();
    if posed.0.as_ref().is_some_and(is_answered) {
        posed.next();
    }
}

pub(crate) fn plugin(app: &mut App) {
    let is_other = page_is_other(AlonePage::Puzzle).or_else(resource_changed::<Posed>);
    let in_view = |in_view: Res<InView<AlonePage>>| in_view.0 == AlonePage::Puzzle;
    app.store::<StoredPuzzles>()
        .init_resource::<Posed>()
        .init_resource::<OwnChoices>()
        .add_systems(OnEnter(Menu::Alone), (own::begin, go_on))
        .add_systems(
            Update,
            (posed::pose, write.run_if(is_other), follow_focus)
                .chain()
                .run_if(in_state(Menu::Alone).and_then(in_view)),
        );
}
