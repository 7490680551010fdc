//! A board between two turns, as plain numbers: the key of all learned values.

use cant_stop_rules::{Column, Game, Landing, Obligation, Variant};

/// Number of columns.
pub(crate) const COLUMNS: usize = Column::ALL.len();

/// Spaces of each column, its top one included.
pub(crate) const HEIGHTS: [u8; COLUMNS] = {
    let mut heights = [0; COLUMNS];
    let mut index = 0;
    while index < COLUMNS {
        heights[index] = Column::ALL[index].height();
        index += 1;
    }
    heights
};

/// Owner of a column without a claim.
pub(crate) const FREE: u8 = u8::MAX;

/// Board without runners at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// The variant the game is played by.
    pub(crate) variant: Variant,
    /// Number of seats, 2 to 4.
    pub(crate) seats: usize,
    /// The seat whose turn begins.
    pub(crate) turn: usize,
    /// Height of each seat's square by column, 0 for none; a claimed column's owner stands on its top.
    pub(crate) squares: [[u8; COLUMNS]; 4],
    /// Seat that owns each column, or `FREE`.
    pub(crate) owners: [u8; COLUMNS],
}

impl Board {
    /// The board that lies under the runners of a game, with the turn of the seat to move.
    pub(crate) fn of(game: &Game) -> Board {
        let mut board = Board {
            variant: game.variant(),
            seats: usize::from(game.seats()),
            turn: game.turn().index(),
            squares: [[0; COLUMNS]; 4],
            owners: [FREE; COLUMNS],
        };
        for seat in game.each_seat() {
            for column in Column::ALL {
                board.squares[seat.index()][column.index()] = game.square(seat, column);
            }
        }
        for column in Column::ALL {
            if let Some(owner) = game.owner(column) {
                board.owners[column.index()] = owner.index() as u8;
            }
        }
        board
    }

    /// Number of columns that the seat owns.
    pub(crate) fn owned(&self, seat: usize) -> usize {
        self.owners
            .iter()
            .filter(|&&owner| usize::from(owner) == seat)
            .count()
    }

    /// The same board when the next seat's turn begins.
    pub(crate) fn passed(&self) -> Board {
        Board {
            turn: (self.turn + 1) % self.seats,
            ..*self
        }
    }

    /// The board with column 2 for column 12 and so on, which is worth the same.
    pub(crate) fn mirrored(&self) -> Board {
        let mut mirrored = *self;
        for squares in &mut mirrored.squares {
            squares.reverse();
        }
        mirrored.owners.reverse();
        mirrored
    }

    /// The board after the seat to move banked its runners at these heights, its turn not yet passed on; with three
    /// pawns, before it chose which squares to keep.
    pub(crate) fn banked(&self, runners: impl IntoIterator<Item = (usize, u8)>) -> Board {
        let mut board = *self;
        for (column, height) in runners {
            if height >= HEIGHTS[column] {
                for squares in &mut board.squares {
                    squares[column] = 0;
                }
                board.owners[column] = self.turn as u8;
            }
            board.squares[self.turn][column] = height;
        }
        board
    }

    /// Share of each seat in the win, if the game is over on this board: all to the seat that has enough columns; on
    /// a full board equal parts to the seats that own most.
    pub(crate) fn verdict(&self) -> Option<[f64; 4]> {
        let owned: [usize; 4] = std::array::from_fn(|seat| self.owned(seat));
        let target = usize::from(self.variant.columns_to_win);
        let most = owned.into_iter().max().unwrap_or(0);
        if most < target && self.owners.contains(&FREE) {
            return None;
        }
        let winners = owned.iter().filter(|&&count| count == most).count() as f64;
        Some(owned.map(|count| if count == most { 1.0 / winners } else { 0.0 }))
    }

    /// True if a seat other than the one to move has its square on this space.
    pub(crate) fn is_anothers(&self, column: usize, height: u8) -> bool {
        (0..self.seats).any(|seat| seat != self.turn && self.squares[seat][column] == height)
    }

    /// The space on which the next step above this height ends.
    pub(crate) fn next_space(&self, column: usize, height: u8) -> u8 {
        let mut to = height + 1;
        if self.variant.landing == Landing::Jump {
            while to < HEIGHTS[column] && self.is_anothers(column, to) {
                to += 1;
            }
        }
        to
    }

    /// True if free runners must be brought on to the board before anything else.
    pub(crate) fn must_place(&self) -> bool {
        self.variant.obligation == Obligation::BeforeSplit
    }
}
