//! Settings that tables can and cannot play by.

use cant_stop_rules::{Game, Landing, Obligation, Settings, SettingsError};

#[test]
fn only_two_or_three_seats_play_to_more_than_three_columns() {
    let check = |columns_to_win, seats| {
        let settings = Settings {
            columns_to_win,
            ..Settings::default()
        };
        assert_eq!(
            Game::new(settings, seats).err(),
            settings.check(seats).err()
        );
        settings.check(seats)
    };
    for seats in 2..=4 {
        assert_eq!(check(3, seats), Ok(()));
    }
    for columns in [4, 5] {
        assert_eq!(check(columns, 2), Ok(()));
        assert_eq!(check(columns, 3), Ok(()));
        assert_eq!(
            check(columns, 4),
            Err(SettingsError::ColumnsForFour(columns))
        );
    }
    for columns in [0, 2, 6, 255] {
        assert_eq!(check(columns, 2), Err(SettingsError::Columns(columns)));
    }
    for seats in [0, 1, 5, 255] {
        assert_eq!(check(3, seats), Err(SettingsError::Seats(seats)));
    }
}

#[test]
fn three_pawns_play_to_three_columns() {
    for (landing, obligation) in Landing::ALL
        .into_iter()
        .flat_map(|landing| Obligation::ALL.map(|obligation| (landing, obligation)))
    {
        for columns_to_win in 3..=5 {
            let settings = Settings {
                columns_to_win,
                landing,
                obligation,
                three_pawns: true,
            };
            let expected = match columns_to_win {
                3 => Ok(()),
                _ => Err(SettingsError::ColumnsForThreePawns(columns_to_win)),
            };
            assert_eq!(settings.check(2), expected);
            assert_eq!(settings.check(3), expected);
        }
    }
}

#[test]
fn the_common_game_is_the_default() {
    assert_eq!(
        Settings::default(),
        Settings {
            columns_to_win: 3,
            ..Settings::default()
        }
    );
}

#[test]
fn a_new_game_is_empty() {
    for seats in 2..=4 {
        let game = Game::new(Settings::default(), seats).unwrap();
        assert_eq!(game.seats(), seats);
        assert_eq!(game.each_seat().count(), usize::from(seats));
        assert_eq!(game.settings(), Settings::default());
        assert_eq!(game.runners_free(), 3);
        assert!(game.winners().is_empty());
    }
    assert!(
        size_of::<Game>() <= 160,
        "a game is {} bytes",
        size_of::<Game>()
    );
}
