//! The whole state of a game, and its getters.

use crate::runners::Runners;
use crate::{Column, Columns, RollOff, Seat, SeatSet, Variant, VariantError};

/// A game at one moment: a plain value, copied freely, changed only by [`Game::apply`] and [`Game::after`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) variant: Variant,
    pub(crate) seats: u8,
    pub(crate) stage: Stage,
    /// Number of events of the current action that still follow; 0 between actions.
    pub(crate) unfinished: u8,
    pub(crate) turn: Seat,
    pub(crate) turn_number: u32,
    pub(crate) squares: [[u8; 11]; 4],
    /// The columns claimed, by owner.
    pub(crate) owned: [Columns; 4],
    pub(crate) runners: Runners,
    pub(crate) last_roll: Option<[u8; 4]>,
    pub(crate) roll_off: RollOff,
    pub(crate) winners: SeatSet,
}

/// Seat or chance that must act next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToAct {
    /// Dice must be rolled.
    Chance(ChanceKind),
    /// This seat must decide something.
    Seat(Seat),
    /// None: the game is over, or this is a snapshot between two events of one action.
    None,
}

/// Dice that must be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChanceKind {
    /// Two dice of the roll-off, for the seat [`Game::turn`].
    RollOff,
    /// Four dice.
    Roll,
}

/// Decision or dice that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A roll of two dice in the roll-off.
    RollOff,
    /// The seat's decision to roll or to stop; a turn begins and ends here.
    Deciding,
    /// The four dice.
    Rolling,
    /// The seat's choice of a pairing.
    Pairing,
    /// The seat's choice of the squares it keeps, having more than it owns pawns.
    Keeping,
    /// Nothing more: the game is won.
    Over,
}

impl Game {
    /// A new game with empty board, waiting for the first dice of the roll-off.
    ///
    /// # Errors
    ///
    /// If this number of seats cannot play by this variant.
    pub fn new(variant: Variant, seats: u8) -> Result<Game, VariantError> {
        variant.check(seats)?;
        Ok(Game {
            variant,
            seats,
            stage: Stage::RollOff,
            unfinished: 0,
            turn: Seat::ALL[0],
            turn_number: 0,
            squares: [[0; 11]; 4],
            owned: [Columns::EMPTY; 4],
            runners: Runners::NONE,
            last_roll: None,
            roll_off: RollOff::among(Seat::ALL.into_iter().take(usize::from(seats)).collect()),
            winners: SeatSet::EMPTY,
        })
    }

    /// A new game for one seat alone, which begins at once: a roll-off takes two seats.
    ///
    /// ```
    /// use cant_stop_rules::{Game, Variant, Stage};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let game = Game::alone(Variant::default())?;
    /// assert_eq!((game.seats(), game.stage(), game.turn_number()), (1, Stage::Deciding, 1));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the parts of this variant do not fit each other.
    pub fn alone(variant: Variant) -> Result<Game, VariantError> {
        Ok(Game {
            seats: 1,
            stage: Stage::Deciding,
            turn_number: 1,
            roll_off: RollOff::among(SeatSet::EMPTY),
            ..Game::new(variant, 2)?
        })
    }

    /// The variant the game is played by.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Number of seats: 2 to 4, or 1 that plays alone.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seats that play, ascending.
    pub fn each_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(usize::from(self.seats))
    }

    /// Seat or chance that must act next.
    #[inline]
    pub fn to_act(&self) -> ToAct {
        match self.stage {
            _ if self.unfinished > 0 => ToAct::None,
            Stage::RollOff => ToAct::Chance(ChanceKind::RollOff),
            Stage::Rolling => ToAct::Chance(ChanceKind::Roll),
            Stage::Deciding | Stage::Pairing | Stage::Keeping => ToAct::Seat(self.turn),
            Stage::Over => ToAct::None,
        }
    }

    /// Decision or dice that the game waits for.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Seat to move: in the roll-off the seat that rolls now; when the game is over, the seat of the last turn.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Number of the turn, 1 for the first of the game; 0 in the roll-off.
    pub fn turn_number(&self) -> u32 {
        self.turn_number
    }

    /// Height of the seat's square in the column, 0 if it has none. The owner of a claimed column keeps its square on
    /// the top space, all other seats have none there.
    #[inline]
    pub fn square(&self, seat: Seat, column: Column) -> u8 {
        self.squares[seat.index()][column.index()]
    }

    /// Height of the runner in the column, if there is one.
    #[inline]
    pub fn runner(&self, column: Column) -> Option<u8> {
        self.runners.height(column)
    }

    /// Number of runners not on the board, 0 to 3.
    #[inline]
    pub fn runners_free(&self) -> u8 {
        self.runners.free()
    }

    /// The claimed columns of all seats.
    #[inline]
    pub fn claimed(&self) -> Columns {
        let [first, second, third, fourth] = self.owned;
        first.union(second).union(third).union(fourth)
    }

    /// Owner of the column, if it is claimed.
    #[inline]
    pub fn owner(&self, column: Column) -> Option<Seat> {
        self.each_seat()
            .find(|&seat| self.owned[seat.index()].contains(column))
    }

    /// Number of columns that the seat owns.
    #[inline]
    pub fn columns_owned(&self, seat: Seat) -> u8 {
        self.owned[seat.index()].len()
    }

    /// The roll that waits for a pairing; `None` unless the stage is [`Stage::Pairing`].
    #[inline]
    pub fn dice(&self) -> Option<[u8; 4]> {
        self.last_roll.filter(|_| self.stage == Stage::Pairing)
    }

    /// The last four dice rolled in the game, until the next roll.
    pub fn last_roll(&self) -> Option<[u8; 4]> {
        self.last_roll
    }

    /// The current round of the roll-off; once the first turn began, the round that settled it.
    pub fn roll_off(&self) -> &RollOff {
        &self.roll_off
    }

    /// The seats that won: one, or several that share a full board; empty until the game is over.
    #[inline]
    pub fn winners(&self) -> SeatSet {
        self.winners
    }

    /// The columns in which the seat has a square, claimed ones included.
    pub(crate) fn squares_of(&self, seat: Seat) -> Columns {
        let stands = |column: &Column| self.square(seat, *column) > 0;
        Column::ALL.into_iter().filter(stands).collect()
    }

    /// Returns `true` if a seat that is not to move has its square on this space.
    #[inline]
    pub(crate) fn is_anothers(&self, column: Column, height: u8) -> bool {
        self.each_seat()
            .any(|seat| seat != self.turn && self.square(seat, column) == height)
    }

    /// Height of the seat to move in the column: its runner, or else its own square; 0 for neither.
    #[inline]
    pub(crate) fn reached(&self, column: Column) -> u8 {
        self.runner(column)
            .unwrap_or(self.square(self.turn, column))
    }
}
