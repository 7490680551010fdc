//! Results of a game of the way up: standing of the match, words of the character, what was won, and the next step.

use bevy::prelude::*;

use super::{BackToTheMountain, PlayStage, PlayedOfWay, StageGame, StoredWayUp, card, words};
use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::texts;
use crate::opponents::characters;
use crate::ui::color::{Palette, Role, Tint, fill};
use crate::ui::entries::{AddEntry, Entry};
use crate::ui::kit::{Flex, View};
use crate::ui::layout::LARGE;
use crate::ui::panels::AddPanel;
use crate::ui::results::{ResultsEntries, ResultsPage, ResultsPanels, heading};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, icon, label, medium_label, row};

/// Side of the face, and of the sign beside what was won.
const FACE: f32 = 112.0;
const SIGN: f32 = 40.0;

/// Panel above the course of the game.
#[derive(PartialEq)]
enum Played {
    /// The game does not count, because others sat at the table.
    ByOthers,
    Counted {
        game: StageGame,
        is_all_won: bool,
        seats: Seats,
        palette: Palette,
        text_scale: f32,
    },
}

impl View for Played {
    type Container = ResultsPanels;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let Played::Counted {
            game,
            is_all_won,
            seats,
            palette,
            text_scale,
        } = self
        else {
            parts.spawn(note(Words::new(texts::WAY_RESULT_OTHERS), Role::Paper));
            return;
        };
        parts.spawn(row(0.0).fixed()).with_children(|parts| {
            let opponent = game.stage.opponent;
            // Large words need the room of the face.
            if *text_scale <= LARGE {
                parts.spawn(characters::face(Some(opponent), FACE));
            }
            card::say(parts, characters::name(opponent), line(game), *palette);
        });
        let card = (
            Node {
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..column(TIGHT).fixed().padded(GAP, GAP)
            },
            fill(Role::Well),
        );
        parts.spawn(card).with_children(|card| {
            standing(card, game, seats);
            card.spawn(note(outlook(game, seats), Role::PaperDim));
            if let Some(reward) = game.reward {
                card.spawn(won(words::prize(reward, true)));
                if *is_all_won {
                    card.spawn(note(Words::new(texts::WAY_RESULT_TOP), Role::Gold));
                }
            }
        });
        parts.spawn(heading(texts::RESULTS_CLIMB));
    }
}

fn played(
    in_view: Res<InView<ResultsPage>>,
    played: Res<PlayedOfWay>,
    way: Res<StoredWayUp>,
    (seats, palette): (Res<Seats>, Res<Palette>),
    settings: Res<Settings>,
) -> Option<Played> {
    if in_view.0 != ResultsPage::Climb {
        return None;
    }
    match *played {
        PlayedOfWay::Nothing => None,
        PlayedOfWay::ByOthers(_) => Some(Played::ByOthers),
        PlayedOfWay::Counted(game) => Some(Played::Counted {
            game,
            is_all_won: way.is_all_won(),
            seats: seats.clone(),
            palette: *palette,
            text_scale: settings.text_scale.factor(),
        }),
    }
}

/// Line of the character: it was beaten once the match is won; until then it repeats the one from before the game.
fn line(game: &StageGame) -> Words {
    match (game.is_won, game.standing.is_won()) {
        (false, _) => words::wins(game.stage),
        (true, Some(true)) => words::beaten(game.stage),
        (true, _) => words::before(game.stage),
    }
}

fn note(words: Words, color: Role) -> impl Bundle {
    medium_label(words, TextSize::Small, color)
}

fn names(seats: &Seats) -> [&str; 2] {
    let name = |place: usize| seats.0.get(place).map_or("", |plan| plan.name.as_str());
    [name(0), name(1)]
}

/// Standing of the match: both names with their wins, and a piece for every win.
fn standing(card: &mut ChildSpawnerCommands, game: &StageGame, seats: &Seats) {
    let [person, character] = names(seats);
    let words = Words::new(texts::WAY_RESULT_STANDING)
        .with("person", person)
        .with("wins", game.standing.wins)
        .with("losses", game.standing.losses)
        .with("name", character);
    card.spawn((row(GAP).wrapped(TIGHT), Spoken(words.clone())))
        .with_children(|figures| {
            figures.spawn(label(words, TextSize::Label, Role::Paper));
            figures
                .spawn(Node {
                    margin: UiRect::left(auto()),
                    ..row(GAP)
                })
                .with_children(|both| {
                    card::pieces(both, game.standing.wins, Role::Gold, true);
                    card::pieces(both, game.standing.losses, Role::Danger, false);
                });
        });
}

/// Winner of the match, or the player who begins its next game.
fn outlook(game: &StageGame, seats: &Seats) -> Words {
    let names = names(seats);
    match game.standing.is_won() {
        Some(true) => Words::new(texts::WAY_RESULT_WON),
        Some(false) => Words::new(texts::WAY_RESULT_LOST).with("name", names[1]),
        None => {
            let first = usize::from(game.standing.next_first());
            Words::new(texts::WAY_RESULT_GOES_ON).with("next", names[first])
        }
    }
}

/// Reward that was won for the first time.
fn won(words: Words) -> impl Bundle {
    (
        row(TIGHT),
        children![
            (
                icon(Art::IconFlag, Vec2::splat(SIGN)),
                Tint::from(Role::Gold)
            ),
            (
                label(words, TextSize::Small, Role::Gold),
                // Fills the row beside the sign and breaks into lines.
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
            ),
        ],
    )
}

/// Entry for the next game; none once the match is won.
fn next(played: Res<PlayedOfWay>) -> Option<Entry> {
    let is_won = match *played {
        PlayedOfWay::Nothing => return None,
        PlayedOfWay::ByOthers(_) => Some(false),
        PlayedOfWay::Counted(game) => game.standing.is_won(),
    };
    match is_won {
        None => Some(Entry::new(texts::WAY_NEXT)),
        Some(false) => Some(Entry::new(texts::WAY_TRY_AGAIN)),
        Some(true) => None,
    }
}

fn play_next(played: Res<PlayedOfWay>, mut commands: Commands) {
    if let Some(stage) = played.stage() {
        commands.trigger(PlayStage(stage));
    }
}

fn back(played: Res<PlayedOfWay>) -> Option<Entry> {
    played.stage().map(|_| Entry::new(texts::WAY_BACK))
}

pub(super) fn plugin(app: &mut App) {
    app.add_panel(10, played)
        .add_entry(ResultsEntries, 10, next, play_next)
        .add_entry(ResultsEntries, 15, back, |mut commands: Commands| {
            commands.trigger(BackToTheMountain);
        });
}
