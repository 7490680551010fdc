//! Intents: the only way for seats to act, and the reasons of refusals.

use bevy::prelude::*;
use cant_stop_dice::Start;
use cant_stop_rules::{Action, Columns, Move, Reason, Seat, ToAct};

use super::{BeatQueue, Match, RefereeSystems, Shown};
use crate::core::seats::{SeatKind, Seats};

/// Something a seat can do.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(
    clippy::large_enum_variant,
    reason = "one is made for every press; being able to copy it is worth more than its size"
)]
pub enum Act {
    /// Throw the dice; they are thrown by themselves.
    Roll,
    /// Throw the dice as they left the player's hand.
    RollByHand([Start; 4]),
    /// Choose a pairing's move.
    Choose(Move),
    /// End the turn and bank its progress.
    Stop,
    /// Keep the squares in these columns and give up the others.
    Keep(Columns),
    /// Take the move chosen last back; dice never are.
    TakeBack,
}

impl Act {
    /// The action it asks the rules for; none for taking one back.
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

/// A seat asks for something; people and bots use the same message.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayerIntent {
    /// Seat that asks.
    pub seat: Seat,
    /// Requested act.
    pub act: Act,
}

/// Why an intent was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another seat, or chance, is to act.
    NotYourTurn,
    /// Earlier beats are still being shown.
    StillShowing,
    /// There is nothing that could be taken back, or the seat is a bot's, or the disk does not let it be.
    NoWayBack,
    /// The rules do not allow it, for this reason.
    Illegal(Reason),
}

/// An intent was not carried out; nothing has changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct IntentRefused {
    /// Seat that asked.
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
            // Nothing is being shown: the game goes back to what was shown before.
            shown.game = *current.game();
            continue;
        } else {
            Refusal::NoWayBack
        };
        refused.write(IntentRefused { seat, why });
    }
}
