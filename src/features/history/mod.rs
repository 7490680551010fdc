//! The last turns: who rolled how often, how far the runners came, and how it ended; the newest first.

mod board_in_words;

use bevy::prelude::*;

use crate::core::settings::Odds;
use crate::play::hud::past_turns::{end, in_full};
use crate::referee::{GameStory, PastTurn, ShowHistory, TurnEnd};
use crate::ui::prelude::*;

pub(crate) const HISTORY: Dialog = Dialog::named("History");

const WIDTH: f32 = 1040.0;
const MARK: f32 = 36.0;
const TURNS: usize = 16;

fn open(
    story: If<Res<GameStory>>,
    seats: If<Res<Seats>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let turns = story.turns().iter().rev().take(TURNS);
    let turns = turns.map(|turn| told(turn, seats.get(turn.seat), settings.odds));
    let turns: Vec<_> = turns.collect();
    let none = turns
        .is_empty()
        .then(|| medium_label(texts::HISTORY_NONE, TextSize::Body, Role::PaperDim));
    let list = Children::spawn((SpawnIter(none.into_iter()), SpawnIter(turns.into_iter())));
    commands.spawn(dialog(
        HISTORY,
        WIDTH,
        children![
            label(texts::HISTORY_HEADING, TextSize::Heading, Role::Paper),
            (scroll_view(GAP), list),
            last_row(children![(done_button(texts::HISTORY_DONE), FocusFirst)]),
        ],
    ));
}

fn told(turn: &PastTurn, plan: &SeatPlan, odds: Odds) -> impl Bundle + use<> {
    let (end, details) = (end(turn), in_full(turn, odds));
    let spoken = Words::titled(&plan.name, Words::dotted(end.clone(), details.clone()));
    let color = match turn.end {
        TurnEnd::Bust => Role::PaperDim,
        _ => Role::Gold,
    };
    let node = Node {
        border: UiRect::left(px(6)),
        ..column(TIGHT / 2.0).padded(GAP * 1.5, TIGHT * 1.5)
    };
    let name = label(Words::literal(&plan.name), TextSize::Body, Role::Paper);
    let cells = children![
        mark_icon(plan.mark, MARK),
        (name, Node::default().grown(1.0)),
        label(end, TextSize::Body, color),
    ];
    (
        node.rounded(RADIUS_SMALL).fixed(),
        Spoken(spoken),
        fill(Role::Well),
        Edges::all(Role::Player(plan.mark)),
        children![
            (row(GAP), cells),
            medium_label(details, TextSize::Small, Role::PaperDim),
        ],
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(board_in_words::plugin)
        .add_systems(OnEnter(HISTORY), open)
        .add_observer(|_: On<ShowHistory>, mut dialogs: ResMut<Dialogs>| dialogs.open(HISTORY));
}
