//! The states of the app: the screen and the phase of the turn. A new one is also named in `app::unchanged`.

use bevy::prelude::*;

/// Screen that is shown; exactly one at a time.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// While pictures, fonts and sounds are read.
    #[default]
    Loading,
    /// Title screen, the first one.
    Title,
    /// Setup of the table: seats and rules.
    Join,
    /// The game.
    Play,
    /// Results of a finished game.
    Results,
}

/// Phase of the turn, as people see it. Entities of a phase spawn when it is entered and despawn when it is left.
///
/// People and bots can act in [`Pairing`](TurnPhase::Pairing), [`Deciding`](TurnPhase::Deciding) and
/// [`Keeping`](TurnPhase::Keeping). In all other phases something is being shown and input is refused.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Play)]
pub enum TurnPhase {
    /// Dice are in the air, for a turn or for the roll-off.
    #[default]
    Rolling,
    /// A pairing is to be chosen.
    Pairing,
    /// A pairing has been chosen: its runners go up.
    Moving,
    /// Roll or stop.
    Deciding,
    /// The roll left nothing to choose: the runners fall.
    Busted,
    /// The turn was ended: runners become squares, or squares are given up.
    Banking,
    /// Choice of the squares to keep, if there are more of them than pawns.
    Keeping,
    /// A flag is planted on a claimed column, or the game is won.
    Claimed,
    /// The turn passes to the next seat.
    Passing,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_sub_state::<TurnPhase>();
}
