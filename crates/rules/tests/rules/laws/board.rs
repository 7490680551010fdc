//! Laws of the board: the pieces on it, and their changes.

use cant_stop_rules::{Action, Column, Game, Landing, Seat, Stage};

/// At most three runners, all above the own square and none in a claimed column; claimed columns hold one square; with
/// three pawns no seat has more than three squares.
pub fn is_sound(game: &Game) {
    let mut runners = 0;
    for column in Column::ALL {
        if let Some(height) = game.runner(column) {
            runners += 1;
            assert!(height > game.square(game.turn(), column) && height <= column.height());
            assert_eq!(game.owner(column), None);
        }
        assert_eq!(
            game.claimed().contains(column),
            game.owner(column).is_some()
        );
        for seat in Seat::ALL {
            let owns = game.owner(column) == Some(seat);
            let square = game.square(seat, column);
            assert_eq!(square == column.height(), owns);
            assert!(square <= column.height());
            assert!(square == 0 || owns || game.owner(column).is_none());
            assert!(square == 0 || game.each_seat().any(|each| each == seat));
        }
    }
    assert!(runners <= 3);
    assert_eq!(game.runners_free(), 3 - runners);
    if game.variant().three_pawns && !matches!(game.stage(), Stage::Keeping | Stage::Over) {
        let count = |seat| {
            Column::ALL
                .iter()
                .filter(|&&column| game.square(seat, column) > 0)
                .count()
        };
        assert!(game.each_seat().all(|seat| count(seat) <= 3), "{game}");
    }
}

pub fn claimed_columns_stay(game: &Game, next: &Game) {
    for column in game.claimed() {
        assert_eq!(next.owner(column), game.owner(column));
        assert_eq!(next.runner(column), None);
        assert!(
            Seat::ALL
                .iter()
                .all(|&seat| next.square(seat, column) == game.square(seat, column))
        );
    }
}

pub fn squares_change_at_the_end_of_a_turn_only(game: &Game, action: Action, next: &Game) {
    let ends = matches!(action, Action::Stop | Action::Keep(_));
    assert_eq!(squares(game) == squares(next), !ends);
}

/// The heights of all squares.
pub fn squares(game: &Game) -> Vec<u8> {
    Seat::ALL
        .iter()
        .flat_map(|&seat| Column::ALL.map(|column| game.square(seat, column)))
        .collect()
}

/// With jumps, no two pieces share a space.
pub fn jumps_end_on_no_square(game: &Game) {
    if game.variant().landing != Landing::Jump {
        return;
    }
    for column in Column::ALL {
        let mut taken: Vec<u8> = game
            .each_seat()
            .map(|seat| game.square(seat, column))
            .chain(game.runner(column))
            .filter(|&height| height > 0)
            .collect();
        taken.sort_unstable();
        assert!(taken.is_sorted_by(|one, other| one < other), "{game}");
    }
}
