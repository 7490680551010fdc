//! Intents: the only way for seats to act, and the reasons of refusals.

use bevy::prelude::*;
use cant_stop_dice::Start;
use cant_stop_rules::{Action, Columns, Move, Reason, Seat, ToAct};

use super::{BeatQueue, Match, RefereeSystems, Shown};
use crate::core::seats::{SeatKind, Seats};

/// Act of a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(
    clippy::large_enum_variant,
    reason = "one is made for every press; being able to copy it is worth more than its size"
)]
pub enum Act {
    /// Throw the dice automatically.
    Roll,
    /// Throw the dice by hand, as they left it.
    RollByHand([Start; 4]),
    /// Choose the move of a pairing.
    Choose(Move),
    /// End the turn and bank its progress.
    Stop,
    /// Keep the squares in these columns and give up the others.
    Keep(Columns),
    /// Undo the last choice of a move; a roll cannot be undone.
    TakeBack,
}

impl Act {
    /// Action for the rules; `None` for undo.
    fn action(self) -> Option<Action> {
        match self {
            Act::Roll | Act::RollByHand(_) => Some(Action::Roll),
            Act::Choose(mv) => Some(Action::Choose(mv)),
            Act::Stop => Some(Action::Stop),
            Act::Keep(columns) => Some(Action::Keep(columns)),
            Act::TakeBack => None,
        }
    }
}

/// Request of a seat to act, from people and bots alike.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayerIntent {
    /// Acting seat.
    pub seat: Seat,
    /// Requested act.
    pub act: Act,
}

/// Reason why an intent was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another seat or the dice are to act.
    NotYourTurn,
    /// Earlier beats are still being shown.
    StillShowing,
    /// Undo is impossible: no choice to undo, a bot's seat, or a disk error.
    NoWayBack,
    /// The rules forbid it.
    Illegal(Reason),
}

/// Refusal of an intent; nothing has changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct IntentRefused {
    /// Seat of the intent.
    pub seat: Seat,
    /// Reason.
    pub why: Refusal,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayerIntent>();
    app.add_message::<IntentRefused>();
    app.add_systems(Update, carry_out_intents.in_set(RefereeSystems::CarryOut));
}

fn carry_out_intents(
    mut intents: MessageReader<PlayerIntent>,
    mut refused: MessageWriter<IntentRefused>,
    current: Option<ResMut<Match>>,
    seats: Option<Res<Seats>>,
    shown: Option<ResMut<Shown>>,
    mut queue: ResMut<BeatQueue>,
    mut notices: ResMut<super::Notices>,
) {
    let played = current.filter(|current| current.policy().is_played);
    let (Some(mut current), Some(seats), Some(mut shown)) = (played, seats, shown) else {
        intents.clear();
        return;
    };
    for &PlayerIntent { seat, act } in intents.read() {
        let why = if !queue.is_idle() {
            Refusal::StillShowing
        } else if current.game().to_act() != ToAct::Seat(seat) {
            Refusal::NotYourTurn
        } else if let Some(action) = act.action() {
            let by_hand = match act {
                Act::RollByHand(dice) => Some(dice),
                _ => None,
            };
            match current.carry_out_asked(action, by_hand, &mut queue) {
                Ok(()) => continue,
                Err(illegal) => Refusal::Illegal(illegal.reason),
            }
        } else if seats.get(seat).kind == SeatKind::Person && current.take_back(&mut notices) {
            // No beat is running: the table shows the earlier position at once.
            shown.game = *current.game();
            continue;
        } else {
            Refusal::NoWayBack
        };
        refused.write(IntentRefused { seat, why });
    }
}
