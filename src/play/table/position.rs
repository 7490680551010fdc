//! Pieces on the board: read from the game that is shown, or made up for the title.

use bevy::prelude::*;

use super::TableSystems;
use super::places::{self, RunnerAt, SquareSpot};
use crate::referee::Shown;
use crate::ui::prelude::*;

/// Number of flags that the player has won. The feature that awards them sets it; the table flies them on the title.
///
/// ```
/// use bevy::prelude::*;
/// use cant_stop::play::table::OwnFlags;
///
/// fn award_flag(mut flags: ResMut<OwnFlags>) {
///     flags.0 += 1;
/// }
/// ```
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnFlags(pub usize);

/// Pieces on the board, by mark instead of by seat.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Position {
    /// Heights of the squares, by mark and column; 0 for none.
    squares: [[u8; 11]; 4],
    /// Heights of the runners, by column; 0 for none.
    runners: [u8; 11],
    /// Owner of each column, whose flag flies there.
    owners: [Option<Mark>; 11],
    /// Mark of the player on turn, who owns the runners.
    turn: Option<Mark>,
    /// Marks of the winners, whose columns shine brightest.
    winners: [bool; 4],
}

impl Position {
    /// Pieces on the board in this game.
    pub(super) fn of(game: &Game, seats: &Seats) -> Position {
        let mut position = Position {
            turn: mark_of(seats, game.turn()),
            ..default()
        };
        let marked = |seat| Some((seat, mark_of(seats, seat)?.index()));
        for column in Column::ALL {
            let at = column.index();
            position.runners[at] = game.runner(column).unwrap_or(0);
            position.owners[at] = game.owner(column).and_then(|seat| mark_of(seats, seat));
            if position.owners[at].is_some() {
                continue; // the flag stands for the square on the top space
            }
            for (seat, mark) in game.each_seat().filter_map(marked) {
                position.squares[mark][at] = game.square(seat, column);
            }
        }
        for (_, mark) in game.winners().iter().filter_map(marked) {
            position.winners[mark] = true;
        }
        position
    }

    /// The picture on the title: a climb under way.
    pub(super) fn decoration() -> Position {
        let mut position = Position {
            turn: Some(Mark::Disc),
            ..default()
        };
        let column = |number: usize| number - 2;
        position.owners[column(7)] = Some(Mark::Square);
        position.runners[column(6)] = 9;
        position.runners[column(8)] = 7;
        for (mark, number, height) in [
            (Mark::Disc, 6, 6),
            (Mark::Disc, 8, 3),
            (Mark::Diamond, 8, 3),
            (Mark::Triangle, 5, 4),
            (Mark::Triangle, 9, 6),
            (Mark::Diamond, 4, 2),
            (Mark::Square, 10, 3),
        ] {
            position.squares[mark.index()][column(number)] = height;
        }
        position
    }

    /// On the title a flag of the player flies for every match won on the way up, from the shoulders of
    /// the mountain inwards; after the last one at its summit too.
    pub(super) fn fly_won(&mut self, matches: usize, mark: Mark) {
        const COLUMNS: [usize; 11] = [12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7];
        let count = if matches < 10 { matches } else { COLUMNS.len() };
        for number in COLUMNS.into_iter().take(count) {
            let column = number - 2;
            self.owners[column] = Some(mark);
            self.runners[column] = 0;
            for squares in &mut self.squares {
                squares[column] = 0;
            }
        }
    }

    /// A position in which this mark owns the column.
    #[cfg(test)]
    pub(super) fn owned(column: Column, mark: Mark) -> Position {
        let mut position = Position::default();
        position.owners[column.index()] = Some(mark);
        position
    }

    /// Mark of the player on turn.
    pub(super) fn turn(&self) -> Option<Mark> {
        self.turn
    }

    /// The height of the runner in the column, if there is one.
    pub(super) fn runner(&self, column: Column) -> Option<u8> {
        Some(self.runners[column.index()]).filter(|&height| height > 0)
    }

    /// Owner of the column, whose flag flies there.
    pub(super) fn owner(&self, column: Column) -> Option<Mark> {
        self.owners[column.index()]
    }

    /// Returns `true` once the game has been won.
    pub(super) fn has_winners(&self) -> bool {
        self.winners.contains(&true)
    }

    /// Returns `true` if the column is one of the winners'.
    pub(super) fn is_winning(&self, column: Column) -> bool {
        self.owner(column)
            .is_some_and(|mark| self.winners[mark.index()])
    }

    /// The height of the mark's square in the column, if there is one.
    pub(super) fn square(&self, mark: Mark, column: Column) -> Option<u8> {
        Some(self.squares[mark.index()][column.index()]).filter(|&height| height > 0)
    }

    /// Spot of the mark's square among the others on its space.
    pub(super) fn square_spot(&self, mark: Mark, column: Column) -> Option<SquareSpot> {
        let height = self.square(mark, column)?;
        let here = |other: &Mark| self.square(*other, column) == Some(height);
        let count = |marks: &[Mark]| marks.iter().filter(|other| here(other)).count();
        let index = count(&Mark::ALL[..mark.index()]);
        let runner = match self.runner(column) {
            Some(at) if at == height => RunnerAt::Here,
            Some(at) if at + 1 == height => RunnerAt::Below,
            _ => RunnerAt::Elsewhere,
        };
        Some(places::square_spot(index, count(&Mark::ALL), runner))
    }

    /// Anchor of the rope of the runner in the column: its square, or the foot.
    pub(super) fn anchor(&self, column: Column) -> Vec2 {
        let square = self.turn.and_then(|mark| {
            let height = self.square(mark, column)?;
            Some(places::space(column, height) + self.square_spot(mark, column)?.offset)
        });
        square.unwrap_or_else(|| places::foot(column))
    }
}

/// The mark of a seat; `None` if the seat is not taken.
pub(super) fn mark_of(seats: &Seats, seat: Seat) -> Option<Mark> {
    seats.0.get(seat.index()).map(|plan| plan.mark)
}

/// Shows a climb under way on the title, with the player's own flags.
fn decorate(
    screen: Res<State<Screen>>,
    (flags, last): (Res<OwnFlags>, Res<LastTable>),
    mut position: ResMut<Position>,
) {
    if screen.is_changed() || flags.is_changed() {
        *position = Position::decoration();
        position.fly_won(flags.0, last.first_mark().unwrap_or(Mark::Disc));
    }
}

fn read_game(
    screen: Res<State<Screen>>,
    (shown, seats): (If<Res<Shown>>, If<Res<Seats>>),
    mut position: ResMut<Position>,
) {
    if screen.is_changed() || shown.is_changed() {
        *position = Position::of(&shown.game, &seats);
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_before = in_state(Screen::Title).or_else(in_state(Screen::Join));
    let is_on_table = in_state(Screen::Play).or_else(in_state(Screen::Results));
    let read = (decorate.run_if(is_before), read_game.run_if(is_on_table));
    app.init_resource::<Position>()
        .init_resource::<OwnFlags>()
        .add_systems(Update, read.in_set(TableSystems::Read));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(number: u8) -> Column {
        Column::new(number).expect("a column")
    }

    fn seats() -> Seats {
        let plan = |mark| SeatPlan {
            name: String::new(),
            mark,
            kind: SeatKind::Person,
        };
        Seats(vec![plan(Mark::Diamond), plan(Mark::Disc)])
    }

    fn position(line: &str) -> Position {
        Position::of(&line.parse().expect("a position"), &seats())
    }

    #[test]
    fn a_flag_flies_on_the_title_for_every_match_that_is_won() {
        let flown = |matches| {
            let mut position = Position::decoration();
            position.fly_won(matches, Mark::Diamond);
            let own = |column: &Column| position.owner(*column) == Some(Mark::Diamond);
            Column::ALL.iter().filter(|column| own(column)).count()
        };
        let all: Vec<usize> = (0..=10).map(flown).collect();
        assert_eq!(all, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
    }

    #[test]
    fn runners_are_tied_to_the_foot_and_then_to_their_square() {
        let first = position("3 .........../........... 6:2 A decide");
        assert_eq!(first.runner(column(6)), Some(2));
        assert_eq!(first.anchor(column(6)), places::foot(column(6)));
        let later = position("3 ....2....../2.......... 6:4 A decide");
        assert_eq!(later.square(Mark::Diamond, column(6)), Some(2));
        assert_eq!(later.runner(column(6)), Some(4));
        let tent = places::space(column(6), 2) + Vec2::new(0.0, 2.0);
        assert_eq!(later.anchor(column(6)), tent);
    }

    #[test]
    fn squares_that_share_a_space_stand_side_by_side() {
        let position = position("3 ....2....../....2...... - A decide");
        let spots = [Mark::Disc, Mark::Diamond].map(|mark| position.square_spot(mark, column(6)));
        assert!(spots.iter().all(Option::is_some));
        assert_ne!(spots[0], spots[1]);
        assert_eq!(position.square_spot(Mark::Square, column(6)), None);
    }

    #[test]
    fn a_claimed_column_has_a_flag_and_no_squares() {
        let position = position("3 3.....1..../........... - B decide");
        assert_eq!(position.owner(column(2)), Some(Mark::Diamond));
        let squares = Mark::ALL.map(|mark| position.square(mark, column(2)));
        assert_eq!(squares, [None; 4]);
        assert!(!position.is_winning(column(2)));
    }
}
