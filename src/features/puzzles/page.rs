//! Page of the puzzles: views of the puzzle and of the button below it.

use bevy::prelude::*;

use super::own::OwnChoices;
use super::posed::{OnPage, Posed};
use super::rating::Strength;
use super::{PAGE, question, scale, stored::StoredPuzzles, words};
use crate::core::locale::SpokenGroup;
use crate::ui::prelude::*;
use crate::ui::solo::{PageBody, PageButtons, SoloPage};

/// Least widths of the board and of the question beside it at a text scale of 1, in design units.
const BOARD: f32 = 680.0;
const QUESTION: f32 = 620.0;

/// Body of the page; without a puzzle while own games are searched.
#[derive(PartialEq)]
pub(super) struct Body {
    page: Option<OnPage>,
    strength: Strength,
    settings: Settings,
}

impl View for Body {
    type Container = PageBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let Some(page) = &self.page else {
            parts.spawn(note(texts::PUZZLE_LOOKING, Role::Paper));
            return;
        };
        // Large text wraps below the board instead of into a narrow column.
        let question = QUESTION * self.settings.text_scale.factor();
        parts.spawn(sides()).with_children(|parts| {
            parts.spawn(side(BOARD)).with_children(|side| {
                question::board(side, &page.puzzle, &self.settings);
            });
            parts.spawn(side(question)).with_children(|side| {
                question::question(side, page);
            });
        });
        scale::draw(parts, self.strength);
    }
}

pub(super) fn body(
    in_view: Res<InView<SoloPage>>,
    posed: Res<Posed>,
    stored: Res<StoredPuzzles>,
    settings: Res<Settings>,
) -> Option<Body> {
    (in_view.0 == PAGE).then(|| Body {
        page: posed.0.clone(),
        strength: Strength::of(&stored),
        settings: settings.clone(),
    })
}

/// Button in the last row of the dialog; none while an answer is awaited.
#[derive(PartialEq)]
pub(super) enum NextButton {
    /// Skips the search through own games.
    Skip,
    /// Asks the next puzzle. The verdict on the answer is spoken before it.
    Next(Words),
}

impl View for NextButton {
    type Container = PageButtons;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        match self {
            NextButton::Skip => {
                let skip = |mut own: ResMut<OwnChoices>| own.is_skipped = true;
                let words = Words::new(texts::PUZZLE_SKIP);
                parts.spawn(button(words, ButtonLook::Secondary, skip));
            }
            NextButton::Next(verdict) => {
                let clear = |mut posed: ResMut<Posed>| posed.0 = None;
                let next = button(texts::PUZZLE_NEXT, ButtonLook::Primary, clear);
                parts.spawn((
                    SpokenGroup(verdict.clone()),
                    Node::default(),
                    children![(FocusNext, next)],
                ));
            }
        }
    }
}

pub(super) fn next_button(in_view: Res<InView<SoloPage>>, posed: Res<Posed>) -> Option<NextButton> {
    if in_view.0 != PAGE {
        return None;
    }
    Some(match &posed.0 {
        None => NextButton::Skip,
        Some(page) => NextButton::Next(words::verdict(&page.puzzle, page.answer?)),
    })
}
