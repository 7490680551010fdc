//! The states of the app: the screen and the phase of the turn.

use bevy::prelude::*;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// While pictures, fonts and sounds are read.
    #[default]
    Loading,
    /// Where everything begins.
    Title,
    /// Who plays, and by which rules.
    Join,
    /// The game.
    Play,
    /// How the game went.
    Results,
}

/// Where the turn stands, as people see it. What belongs to a phase appears when it is entered and goes when it is left.
///
/// People and bots can act in [`Pairing`](TurnPhase::Pairing), [`Deciding`](TurnPhase::Deciding) and
/// [`Keeping`](TurnPhase::Keeping). In all other phases something is being shown and nobody can act.
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
    /// Which squares to keep is to be chosen, where there are more of them than pawns.
    Keeping,
    /// A flag is planted on a claimed column, or the game is won.
    Claimed,
    /// The turn passes to the next seat.
    Passing,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_sub_state::<TurnPhase>();
}
