//! After a game of the way up: how the match stands, what the character says, what was won, and what comes next.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{
    next_steps::{ACTIONS, more},
    panel::heading,
};
use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Seats;
use crate::core::settings::{Stage, StoredWayUp};
use crate::core::texts;
pub(super) use crate::features::way_up::PlayedOfWay;
use crate::features::way_up::{BackToTheMountain, PlayStage, StageGame, match_now, words};
use crate::opponents::characters;
use crate::referee::{LeaveGame, ShareGame, WatchFinished};
use crate::ui::color::{Palette, Role, Tint, fill};
use crate::ui::focus::FocusFirst;
use crate::ui::layout::LARGE;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, button_in, button_node, column, icon, label, medium_label, row,
};

/// The side of the face, and of the sign beside what was won.
const FACE: f32 = 112.0;
const SIGN: f32 = 40.0;

/// Tells all of it at the top of the first page.
pub(super) fn tell(
    rows: &mut ChildSpawnerCommands,
    played: PlayedOfWay,
    way: &StoredWayUp,
    seats: &Seats,
    palette: Palette,
    text_scale: f32,
) {
    let game = match played {
        PlayedOfWay::Nothing => return,
        PlayedOfWay::ByOthers(_) => {
            rows.spawn(note(Words::new(texts::WAY_RESULT_OTHERS), Role::Paper));
            return;
        }
        PlayedOfWay::Counted(game) => game,
    };
    rows.spawn(Node {
        flex_shrink: 0.0,
        ..row(0.0)
    })
    .with_children(|parts| {
        let opponent = game.stage.opponent;
        // Large words need the room of the face.
        if text_scale <= LARGE {
            parts.spawn(characters::face(Some(opponent), FACE));
        }
        match_now::say(parts, characters::name(opponent), line(&game), palette);
    });
    rows.spawn((
        Node {
            flex_shrink: 0.0,
            padding: px(GAP).all(),
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            ..column(TIGHT)
        },
        fill(Role::Well),
    ))
    .with_children(|card| {
        standing(card, &game, seats);
        card.spawn(note(outlook(&game, seats), Role::PaperDim));
        if let Some(reward) = game.reward {
            card.spawn(won(words::prize(reward, true)));
        }
        if game.reward.is_some() && way.is_all_won() {
            card.spawn(note(Words::new(texts::WAY_RESULT_TOP), Role::Gold));
        }
    });
    rows.spawn(heading(texts::RESULTS_CLIMB));
}

/// What the character says: that it was beaten once the match is won; until then it plays on as it began.
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

/// How the match stands: both names with their wins, and a piece for every win.
fn standing(card: &mut ChildSpawnerCommands, game: &StageGame, seats: &Seats) {
    let [person, character] = names(seats);
    let words = Words::new(texts::WAY_RESULT_STANDING)
        .with("person", person)
        .with("wins", game.standing.wins)
        .with("losses", game.standing.losses)
        .with("name", character);
    card.spawn((
        Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(TIGHT),
            ..row(GAP)
        },
        Spoken(words.clone()),
    ))
    .with_children(|figures| {
        figures.spawn(label(words, TextSize::Label, Role::Paper));
        figures
            .spawn(Node {
                margin: UiRect::left(auto()),
                ..row(GAP)
            })
            .with_children(|both| {
                match_now::pieces(both, game.standing.wins, Role::Gold, true);
                match_now::pieces(both, game.standing.losses, Role::Danger, false);
            });
    });
}

/// Who has won the match, or what decides it.
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

/// What was won for the first time.
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
                // All the room there is beside the sign, and as many lines as it takes.
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
            ),
        ],
    )
}

/// What can be done next: the next game, or once a match is won, the mountain with its new flag.
pub(super) fn actions(
    under: &mut ChildSpawnerCommands,
    stage: Stage,
    played: PlayedOfWay,
    text_scale: f32,
) {
    let decided = match played {
        PlayedOfWay::Counted(game) => game.standing.is_won(),
        _ => Some(false),
    };
    let rows = || Node {
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(GAP),
        row_gap: px(GAP),
        ..default()
    };
    let next = match decided {
        None => Some(texts::WAY_NEXT),
        Some(false) => Some(texts::WAY_TRY_AGAIN),
        Some(true) => None,
    };
    under
        .spawn(Node {
            flex_shrink: 0.0,
            ..column(GAP)
        })
        .with_children(|steps| {
            steps.spawn(rows()).with_children(|row| {
                if let Some(next) = next {
                    row.spawn((
                        step(Words::new(next), ButtonLook::Primary),
                        FocusFirst,
                        observe(move |_: On<Activate>, mut commands: Commands| {
                            commands.trigger(PlayStage(stage));
                        }),
                    ));
                }
                let look = match next {
                    Some(_) => ButtonLook::Secondary,
                    None => ButtonLook::Primary,
                };
                let mut back = row.spawn((
                    step(Words::new(texts::WAY_BACK), look),
                    observe(|_: On<Activate>, mut commands: Commands| {
                        commands.trigger(BackToTheMountain);
                    }),
                ));
                if next.is_none() {
                    back.insert(FocusFirst);
                }
            });
            steps.spawn(rows()).with_children(|row| {
                row.spawn((
                    more(texts::WATCH_AGAIN, Art::IconPlay, text_scale),
                    observe(|_: On<Activate>, mut commands: Commands| {
                        commands.trigger(WatchFinished);
                    }),
                ));
                row.spawn((
                    more(texts::SHARE_OPEN, Art::IconShare, text_scale),
                    observe(|_: On<Activate>, mut commands: Commands| {
                        commands.trigger(ShareGame::default());
                    }),
                ));
                row.spawn((
                    more(texts::RESULTS_TITLE, Art::IconClose, text_scale),
                    observe(|_: On<Activate>, mut commands: Commands| {
                        commands.trigger(LeaveGame);
                    }),
                ));
            });
        });
}

fn step(words: Words, look: ButtonLook) -> impl Bundle {
    let node = Node {
        flex_grow: 1.0,
        min_height: px(ACTIONS),
        padding: UiRect::axes(px(GAP), px(TIGHT)),
        ..button_node(look)
    };
    button_in(node, words, look)
}
