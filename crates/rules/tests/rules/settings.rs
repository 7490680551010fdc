//! Settings that tables can and cannot play by.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Game, Position, Seat, Settings, SettingsError};

#[test]
fn only_some_settings_go_together() {
    let check = |columns_to_win, seats, three_pawns| {
        let settings = Settings {
            columns_to_win,
            three_pawns,
            ..Settings::default()
        };
        let refused = settings.check(seats);
        assert_eq!(Game::new(settings, seats).err(), refused.err());
        assert_eq!(Position::start(settings, seats).err(), refused.err());
        refused
    };
    for seats in 2..=4 {
        assert_eq!(check(3, seats, false), Ok(()));
        assert_eq!(check(3, seats, true), Ok(()));
    }
    for columns in [4, 5] {
        assert_eq!(check(columns, 2, false), Ok(()));
        assert_eq!(check(columns, 3, false), Ok(()));
        let for_four = SettingsError::ColumnsForFour(columns);
        assert_eq!(check(columns, 4, false), Err(for_four));
        let for_pawns = SettingsError::ColumnsForThreePawns(columns);
        assert_eq!(check(columns, 2, true), Err(for_pawns));
    }
    for columns in [0, 2, 6, 255] {
        let refused = Err(SettingsError::Columns(columns));
        assert_eq!(check(columns, 2, false), refused);
    }
    for seats in [0, 1, 5, 255] {
        assert_eq!(check(3, seats, false), Err(SettingsError::Seats(seats)));
    }
    assert_eq!(Settings::default().columns_to_win, 3);
}

#[test]
fn one_seat_plays_alone_only() {
    let common = Settings::default();
    assert!(Game::alone(common).is_ok());
    assert!(Playthrough::begun_by(common, 1, Seat::ALL[0]).is_err());
    let odd = Settings {
        columns_to_win: 6,
        ..common
    };
    assert_eq!(Game::alone(odd).err(), Some(SettingsError::Columns(6)));
}

#[test]
fn a_game_is_small() {
    let size = size_of::<Game>();
    assert!(size <= 160, "a game is {size} bytes");
}
