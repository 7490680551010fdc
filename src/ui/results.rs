//! Places of the results that other modules fill: entries for the next steps, and panels on the pages of a finished game.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::color::{Role, fill};
use crate::ui::kit::Flex;
use crate::ui::pages::PageOf;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, label, mark_icon, medium_label, row};

/// Side of a mark beside a moment.
const MARK: f32 = 36.0;

/// Container of the entries for the next steps.
#[derive(Component)]
pub(crate) struct ResultsEntries;

/// Container of the panels. A panel shows itself on its page only: its model reads `InView<ResultsPage>`.
#[derive(Component)]
pub(crate) struct ResultsPanels;

/// Marker of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Results;

/// Page of the results.
pub(crate) type ResultsPage = PageOf<Results>;

/// Page with the course of the game, which panels of any feature share. A game of one seat has this page only.
pub(crate) const CLIMB: ResultsPage = PageOf::new(10, texts::RESULTS_CLIMB);

/// Heading of a panel.
pub(crate) fn heading(key: TextKey) -> impl Bundle {
    (
        label(Words::new(key), TextSize::Label, Role::Paper),
        Node::default().fixed(),
    )
}

/// Card of a notable moment: its title, its seat, its value and a drawing of it.
pub(crate) fn moment(
    cards: &mut ChildSpawnerCommands,
    seats: &Seats,
    seat: Seat,
    title: TextKey,
    value: Words,
    drawing: impl FnOnce(&mut ChildSpawnerCommands),
) {
    cards
        .spawn((
            Node {
                flex_basis: px(220),
                flex_grow: 1.0,
                padding: px(GAP).all(),
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..column(TIGHT)
            },
            fill(Role::Well),
        ))
        .with_children(|card| {
            card.spawn(medium_label(
                Words::new(title),
                TextSize::Small,
                Role::PaperDim,
            ));
            card.spawn((
                row(TIGHT * 1.5),
                children![
                    mark_icon(seats.get(seat).mark, MARK),
                    label(value, TextSize::Small, Role::Paper)
                ],
            ));
            drawing(card);
        });
}

/// Names as they are read out: "Ada", "Ada and Bruno", "Ada, Bruno and Chiara".
pub(crate) fn list_names(names: &[&str]) -> Words {
    match names {
        [] => Words::literal(""),
        [only] => Words::literal(*only),
        [first @ .., last] => Words::new(texts::RESULTS_AND)
            .with("first", first.join(", "))
            .with("last", *last),
    }
}
