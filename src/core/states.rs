//! The states of the app: which screen, which dialog, and where the turn stands.

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

/// Which dialog is open.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// None: the screen itself.
    #[default]
    None,
    /// The game is paused.
    Pause,
    /// Everything that can be set.
    Settings,
    /// What keys and buttons do.
    Controls,
    /// How the game is played.
    Rules,
    /// The board, column by column, in words.
    Board,
    /// The last turns.
    History,
    /// Who made what the game is made of.
    Credits,
    /// Whether to leave the game although it is not saved.
    Quit,
    /// Whether the dice are fair.
    Fairness,
    /// What the table being set agrees on.
    TableRules,
    /// What can be played alone.
    Alone,
    /// All games of this device.
    Chronicle,
    /// How somebody fared in them.
    Player,
    /// What is remembered of somebody.
    Identity,
    /// Writing another name for somebody.
    NewName,
    /// A poster, an animation and a text of a game, to be shared.
    Share,
    /// Who plays, and with what.
    Seats,
    /// The same for one seat.
    Seat,
    /// What somebody wants to play with from now on.
    Device,
    /// What somebody plays with whose device is missing.
    MissingDevice,
    /// Who sits at one place of the table being set.
    Place,
    /// Writing the name there.
    Naming,
    /// Whether somebody plays with what nobody has had yet.
    Newcomer,
    /// Whether an unfinished game is given up for a new one.
    GiveUp,
    /// Whether text is to be large.
    Sofa,
    /// Whether one button is to do everything.
    OneButton,
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
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .add_sub_state::<TurnPhase>();
}
