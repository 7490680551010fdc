//! The last turns: who rolled how often, how far the runners came, and how it ended; the newest first.

mod board_in_words;

use bevy::prelude::*;

use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::{Spoken, Words};
use crate::core::seats::{Mark, SeatPlan, Seats};
use crate::core::settings::{Odds, Settings};
use crate::core::texts;
use crate::play::hud::past_turns::{end, in_full};
use crate::referee::{GameStory, PastTurn, ShowHistory, TurnEnd};
use crate::ui::color::{Edges, Role, fill};
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{column, label, mark_icon, medium_label, scroll_view};

/// Dialog of the last turns.
pub(crate) const HISTORY: Dialog = Dialog::named("History");

const WIDTH: f32 = 1040.0;
const MARK: f32 = 36.0;
/// Number of turns listed.
const TURNS: usize = 16;

fn open(
    story: Option<Res<GameStory>>,
    seats: Option<Res<Seats>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let turns: Vec<Told> = match (story, seats) {
        (Some(story), Some(seats)) => {
            let latest = story.turns().iter().rev().take(TURNS);
            latest
                .map(|turn| Told::of(turn, seats.get(turn.seat), settings.odds))
                .collect()
        }
        _ => Vec::new(),
    };
    commands.spawn(dialog(
        HISTORY,
        WIDTH,
        children![
            label(
                Words::new(texts::HISTORY_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            (
                scroll_view(GAP),
                Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                    if turns.is_empty() {
                        list.spawn(medium_label(
                            Words::new(texts::HISTORY_NONE),
                            TextSize::Body,
                            Role::PaperDim,
                        ));
                    }
                    for turn in turns {
                        spawn_turn(list, turn);
                    }
                })),
            ),
            last_row(children![(
                done_button(Words::new(texts::HISTORY_DONE)),
                FocusFirst
            )]),
        ],
    ));
}

/// A turn as it is told.
struct Told {
    mark: Mark,
    name: String,
    end: Words,
    is_bust: bool,
    details: Words,
}

impl Told {
    fn of(turn: &PastTurn, plan: &SeatPlan, odds: Odds) -> Told {
        Told {
            mark: plan.mark,
            name: plan.name.clone(),
            end: end(turn),
            is_bust: turn.end == TurnEnd::Bust,
            details: in_full(turn, odds),
        }
    }
}

fn spawn_turn(list: &mut ChildSpawner, turn: Told) {
    let spoken = Words::new(texts::SPOKEN_VALUE)
        .with("title", &turn.name)
        .with(
            "value",
            Words::new(texts::DOT_LIST)
                .with("first", turn.end.clone())
                .with("second", turn.details.clone()),
        );
    let row = Node {
        flex_shrink: 0.0,
        padding: UiRect::axes(px(GAP * 1.5), px(TIGHT * 1.5)),
        border: UiRect::left(px(6)),
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..column(TIGHT / 2.0)
    };
    list.spawn((
        row,
        Spoken(spoken),
        fill(Role::Well),
        Edges::all(Role::Player(turn.mark)),
    ))
    .with_children(|lines| {
        lines.spawn(widgets::row(GAP)).with_children(|cells| {
            cells.spawn(mark_icon(turn.mark, MARK));
            cells.spawn((
                label(Words::literal(turn.name), TextSize::Body, Role::Paper),
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
            ));
            let color = if turn.is_bust {
                Role::PaperDim
            } else {
                Role::Gold
            };
            cells.spawn(label(turn.end, TextSize::Body, color));
        });
        lines.spawn(medium_label(turn.details, TextSize::Small, Role::PaperDim));
    });
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(board_in_words::plugin)
        .add_systems(OnEnter(HISTORY), open)
        .add_observer(|_: On<ShowHistory>, mut dialogs: ResMut<Dialogs>| dialogs.open(HISTORY));
}
