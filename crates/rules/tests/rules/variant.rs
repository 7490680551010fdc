//! Variants that tables can and cannot play by.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Game, Position, Seat, Variant, VariantError};

#[test]
fn only_some_variants_are_playable() {
    let check = |columns_to_win, seats, three_pawns| {
        let variant = Variant {
            columns_to_win,
            three_pawns,
            ..Variant::default()
        };
        let refused = variant.check(seats);
        assert_eq!(Game::new(variant, seats).err(), refused.err());
        assert_eq!(Position::start(variant, seats).err(), refused.err());
        refused
    };
    for seats in 2..=4 {
        assert_eq!(check(3, seats, false), Ok(()));
        assert_eq!(check(3, seats, true), Ok(()));
    }
    for columns in [4, 5] {
        assert_eq!(check(columns, 2, false), Ok(()));
        assert_eq!(check(columns, 3, false), Ok(()));
        let for_four = VariantError::ColumnsForFour(columns);
        assert_eq!(check(columns, 4, false), Err(for_four));
        let for_pawns = VariantError::ColumnsForThreePawns(columns);
        assert_eq!(check(columns, 2, true), Err(for_pawns));
    }
    for columns in [0, 2, 6, 255] {
        let refused = Err(VariantError::Columns(columns));
        assert_eq!(check(columns, 2, false), refused);
    }
    for seats in [0, 1, 5, 255] {
        assert_eq!(check(3, seats, false), Err(VariantError::Seats(seats)));
    }
    assert_eq!(Variant::default().columns_to_win, 3);
}

#[test]
fn one_seat_plays_alone_only() {
    let common = Variant::default();
    assert!(Game::alone(common).is_ok());
    assert!(Playthrough::begun_by(common, 1, Seat::ALL[0]).is_err());
    let odd = Variant {
        columns_to_win: 6,
        ..common
    };
    assert_eq!(Game::alone(odd).err(), Some(VariantError::Columns(6)));
}

#[test]
fn a_game_is_small() {
    let size = size_of::<Game>();
    assert!(size <= 160, "a game is {size} bytes");
}
