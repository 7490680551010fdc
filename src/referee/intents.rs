//! The one door to the game: what a seat wants to do, and why it may not.

use bevy::prelude::*;
use cant_stop_dice::Start;
use cant_stop_rules::{Action, Columns, Move, Reason, Seat, ToAct};

use super::{BeatQueue, RefereeSystems, Table};

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
}

impl From<Act> for Action {
    fn from(act: Act) -> Action {
        match act {
            Act::Roll | Act::RollByHand(_) => Action::Roll,
            Act::Choose(mv) => Action::Choose(mv),
            Act::Stop => Action::Stop,
            Act::Keep(columns) => Action::Keep(columns),
        }
    }
}

/// A seat asks for something; people and bots use the same message.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayerIntent {
    /// Who asks.
    pub seat: Seat,
    /// What for.
    pub act: Act,
}

/// Why an intent was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another seat, or chance, is to act.
    NotYourTurn,
    /// What happened before is still being shown.
    StillShowing,
    /// The rules do not allow it, for this reason.
    Illegal(Reason),
}

/// An intent was not carried out; nothing has changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct IntentRefused {
    /// Who asked.
    pub seat: Seat,
    /// Why not.
    pub why: Refusal,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayerIntent>();
    app.add_message::<IntentRefused>();
    app.add_systems(Update, hear_intents.in_set(RefereeSystems::Hear));
}

fn hear_intents(
    mut intents: MessageReader<PlayerIntent>,
    mut refused: MessageWriter<IntentRefused>,
    table: Option<ResMut<Table>>,
    mut queue: ResMut<BeatQueue>,
    mut notices: ResMut<super::Notices>,
) {
    let Some(mut table) = table else {
        intents.clear();
        return;
    };
    for &PlayerIntent { seat, act } in intents.read() {
        let why = if !queue.is_idle() {
            Refusal::StillShowing
        } else if table.game().to_act() != ToAct::Seat(seat) {
            Refusal::NotYourTurn
        } else {
            let by_hand = match act {
                Act::RollByHand(dice) => Some(dice),
                _ => None,
            };
            match table.carry_out_asked(act.into(), by_hand, &mut queue, &mut notices) {
                Ok(()) => continue,
                Err(illegal) => Refusal::Illegal(illegal.reason),
            }
        };
        refused.write(IntentRefused { seat, why });
    }
}
