//! One harness for every table that can be set: whole games, watched by every law.

use cant_stop_rules::Settings;

use crate::laws;

/// The tables that can be set: seats and columns to win.
pub const TABLES: [(u8, u8); 7] = [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5), (4, 3)];

#[test]
fn every_table_plays_by_the_laws() {
    for (seats, columns_to_win) in TABLES {
        let settings = Settings {
            columns_to_win,
            ..Settings::default()
        };
        assert_eq!(settings.check(seats), Ok(()));
        let mut winners = [0; 4];
        for seed in 0..40 {
            let game = laws::play(settings, seats, 3, seed);
            game.winners()
                .iter()
                .for_each(|seat| winners[seat.index()] += 1);
        }
        let played = usize::from(seats);
        assert!(winners[played..].iter().all(|&wins| wins == 0));
        assert!(
            winners[..played].iter().filter(|&&wins| wins > 0).count() > 1,
            "always the same seat wins"
        );
    }
}

#[test]
fn a_full_board_is_met_in_play() {
    let settings = Settings {
        columns_to_win: 5,
        ..Settings::default()
    };
    let shared = (0..40)
        .filter(|&seed| laws::play(settings, 3, 4, seed).winners().len() == 2)
        .count();
    assert!(shared > 0, "no game of 40 filled the board");
}
