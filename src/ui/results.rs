//! Places of the results that other modules fill: entries for the next steps, and panels on the pages of a finished game.

use bevy::prelude::*;
use cant_stop_rules::{Column, Game, Seat};

use crate::core::locale::{Argument, Words};
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Results;

pub(crate) type ResultsPage = PageOf<Results>;

/// Page with the course of the game, which panels of any feature share. A game of one seat has this page only.
pub(crate) const CLIMB: ResultsPage = PageOf::new(10, texts::RESULTS_CLIMB);

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
            column(TIGHT)
                .growing(220.0)
                .padded(GAP, GAP)
                .rounded(RADIUS_SMALL),
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

/// Headline with the names of the winners, at a table of this many seats.
pub(crate) fn headline(names: &[&str], seats: usize) -> Words {
    match names {
        [winner] if seats == 1 => texts::ALONE_HEADLINE.with("name", *winner),
        [winner] => texts::RESULTS_WINS.with("name", *winner),
        _ => texts::RESULTS_SHARE.with("names", list_names(names)),
    }
}

/// Columns that a seat owns, with the turns that they took: "6 · 7 · 8 in 11 turns"; a dash for no column.
pub(crate) fn how(game: &Game, seat: Seat, turns: impl Into<Argument>) -> Words {
    let columns = Column::ALL.into_iter();
    let owned = columns.filter(|column| game.owner(*column) == Some(seat));
    let owned: Vec<String> = owned.map(|column| column.number().to_string()).collect();
    let columns = match owned[..] {
        [] => "–".to_owned(),
        _ => owned.join(" · "),
    };
    texts::RESULTS_HOW
        .with("columns", columns)
        .with("turns", turns)
}

/// Names as they are read out: "Ada", "Ada and Bruno", "Ada, Bruno and Chiara".
pub(crate) fn list_names(names: &[&str]) -> Words {
    match names {
        [] => Words::literal(""),
        [only] => Words::literal(*only),
        [first @ .., last] => {
            // Spanish has another word before the sound of an I that is not part of a diphthong.
            let name = last.to_lowercase();
            let mut sounds = name.trim_start_matches('h').chars();
            let joint = match (sounds.next(), sounds.next()) {
                (Some('i'), Some('a' | 'e' | 'o')) => texts::RESULTS_AND,
                (Some('i' | 'í'), _) => texts::RESULTS_AND_I,
                _ => texts::RESULTS_AND,
            };
            let words = joint.with("first", first.join(", "));
            words.with("last", *last)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    #[test]
    fn winners_are_named_alone_and_together() {
        let names = ["Ada", "Bruno", "Chiara"];
        let say = |language, count| Locale(language).say(&headline(&names[..count], 3));
        assert_eq!(say(Language::En, 1), "Ada wins");
        assert_eq!(say(Language::En, 2), "Ada and Bruno share the win");
        let spanish = "Ada, Bruno y Chiara comparten la victoria";
        assert_eq!(say(Language::Es, 3), spanish);
        let names = Locale(Language::Es).say(&list_names(&["Marmota", "Íbice"]));
        assert_eq!(names, "Marmota e Íbice");
    }
}
