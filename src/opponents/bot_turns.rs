//! Bots: asked off the main thread when it is their turn, given time to be followed, and heard through the same door as people.

use bevy::prelude::*;
use cant_stop_rules::Action;

use crate::core::background::ShortWork;
use crate::referee::{Act, Match, Pace, PlayerIntent, RefereeSystems, WhoseTurn};
use crate::ui::prelude::*;

/// A bot at work on a decision.
#[derive(Resource)]
struct Thinking {
    seat: Seat,
    opponent: Opponent,
    game: Game,
    /// There before the pause ends, or after it.
    decision: BackgroundTask<Action>,
    /// The pause in which people see what there is to decide, in virtual time.
    pause: Timer,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (ask_bots, hear_bots)
            .chain()
            .after(RefereeSystems::Pace)
            .before(RefereeSystems::CarryOut),
    );
}

fn ask_bots(
    mut commands: Commands,
    current: Option<Res<Match>>,
    seats: Option<Res<Seats>>,
    whose_turn: Res<WhoseTurn>,
    (pace, short_work): (Res<Pace>, Res<ShortWork>),
    thinking: Option<Res<Thinking>>,
) {
    let (Some(current), Some(seats)) = (current, seats) else {
        if thinking.is_some() {
            commands.remove_resource::<Thinking>();
        }
        return;
    };
    let game = *current.game();
    if let Some(thinking) = thinking {
        // Another game, another position or another seat to act: the answer is of no use.
        let sits = seats.0.get(thinking.seat.index());
        let stays = sits.is_some_and(|plan| plan.kind == SeatKind::Bot(thinking.opponent));
        if thinking.game != game || !stays {
            commands.remove_resource::<Thinking>();
        }
        return;
    }
    let Some((seat, opponent)) = whose_turn.bot() else {
        return;
    };
    let pause = if pace.animate {
        motion::BOT_THINKS
    } else {
        0.0
    };
    commands.insert_resource(Thinking {
        seat,
        opponent,
        game,
        decision: short_work.begin(async move { opponent.bot().decide(&game) }),
        pause: Timer::from_seconds(pause, TimerMode::Once),
    });
}

fn hear_bots(
    mut commands: Commands,
    time: Res<Time<Virtual>>,
    mut thinking: If<ResMut<Thinking>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let decision = thinking.decision.look().copied();
    // No bot acts behind a menu; the seat may even change hands there.
    if time.is_paused() {
        return;
    }
    let rested = thinking.pause.tick(time.delta()).is_finished();
    let (true, Some(decision)) = (rested, decision) else {
        return;
    };
    let act = match decision {
        Action::Roll => Act::Roll,
        Action::Choose(mv) => Act::Choose(mv),
        Action::Stop => Act::Stop,
        Action::Keep(columns) => Act::Keep(columns),
        Action::RollOff(_) | Action::Dice(_) => {
            unreachable!("a bot decides for its seat, not for chance")
        }
    };
    intents.write(PlayerIntent {
        seat: thinking.seat,
        act,
    });
    commands.remove_resource::<Thinking>();
}
