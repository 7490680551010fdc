//! The page of puzzles: costly choices from own games first, then puzzles of the pool, and the rating of the answers.

mod own;
mod posed;
mod question;
mod strength;
mod words;

use bevy::prelude::*;

use self::{
    own::OwnChoices,
    posed::{OnPage, Posed, Strength},
};
use crate::core::locale::{SpokenGroup, Words};
use crate::core::settings::{Settings, StoredPuzzles};
use crate::core::states::Menu;
use crate::core::store::StoreApp as _;
use crate::core::texts;
use crate::features::alone::parts::{note, side};
use crate::features::alone::{AlonePage, PageBody, PageButtons};
use crate::ui::color::Role;
use crate::ui::kit::{AddView, Flex, FocusNext, View, ViewSystems, button};
use crate::ui::spacing::{GAP, WIDE};
use crate::ui::tabs::InView;
use crate::ui::widgets::{ButtonLook, row};

/// Least widths of the board and of the question beside it at a text scale of 1, in design units.
const BOARD: f32 = 680.0;
const QUESTION: f32 = 620.0;

/// Body of the page; without a puzzle while own games are searched.
#[derive(PartialEq)]
struct Body {
    page: Option<OnPage>,
    strength: Strength,
    settings: Settings,
}

impl View for Body {
    type Container = PageBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let Some(page) = &self.page else {
            parts.spawn(note(Words::new(texts::PUZZLE_LOOKING), Role::Paper));
            return;
        };
        parts
            .spawn(Node {
                align_items: AlignItems::default(),
                ..row(WIDE).wrapped(GAP).fixed()
            })
            .with_children(|sides| {
                sides.spawn(side(BOARD)).with_children(|side| {
                    question::board(side, &page.puzzle, &self.settings, self.settings.locale());
                });
                // Large text wraps below the board instead of into a narrow column.
                let question = QUESTION * self.settings.text_scale.factor();
                sides
                    .spawn(side(question))
                    .with_children(|side| question::question(side, page));
            });
        strength::scale(parts, self.strength);
    }
}

fn body(
    in_view: Res<InView<AlonePage>>,
    posed: Res<Posed>,
    stored: Res<StoredPuzzles>,
    settings: Res<Settings>,
) -> Option<Body> {
    (in_view.0 == AlonePage::Puzzle).then(|| Body {
        page: posed.0.clone(),
        strength: posed::strength(&stored),
        settings: settings.clone(),
    })
}

/// Button in the last row of the dialog.
#[derive(PartialEq)]
enum Buttons {
    /// Skips the search through own games.
    Skip,
    /// Asks the next puzzle, once this one is answered; the verdict is spoken before it.
    Next(Option<Words>),
}

impl View for Buttons {
    type Container = PageButtons;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        match self {
            Buttons::Skip => {
                _ = parts.spawn(button(
                    Words::new(texts::PUZZLE_SKIP),
                    ButtonLook::Secondary,
                    |mut own: ResMut<OwnChoices>| own.is_skipped = true,
                ))
            }
            Buttons::Next(None) => {}
            Buttons::Next(Some(verdict)) => {
                _ = parts.spawn((
                    SpokenGroup(verdict.clone()),
                    Node::default(),
                    children![(
                        FocusNext,
                        button(
                            Words::new(texts::PUZZLE_NEXT),
                            ButtonLook::Secondary,
                            |mut posed: ResMut<Posed>| posed.clear(),
                        ),
                    )],
                ))
            }
        }
    }
}

fn buttons(in_view: Res<InView<AlonePage>>, posed: Res<Posed>) -> Option<Buttons> {
    (in_view.0 == AlonePage::Puzzle).then(|| match &posed.0 {
        None => Buttons::Skip,
        Some(page) => {
            let verdict = |taken| words::verdict(&page.puzzle, taken);
            Buttons::Next(page.taken().map(verdict))
        }
    })
}

pub(crate) fn plugin(app: &mut App) {
    let in_view = |in_view: Res<InView<AlonePage>>| in_view.0 == AlonePage::Puzzle;
    app.store::<StoredPuzzles>()
        .init_resource::<Posed>()
        .init_resource::<OwnChoices>()
        .add_view(body)
        .add_view(buttons)
        .add_systems(OnEnter(Menu::Alone), (own::search, posed::clear_answered))
        .add_systems(
            Update,
            posed::pose
                .before(ViewSystems::Build)
                .run_if(in_state(Menu::Alone).and_then(in_view)),
        );
}
