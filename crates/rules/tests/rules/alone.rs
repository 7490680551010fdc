//! Games of one seat, which plays alone.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Game, Position, Seat, Settings, SettingsError, Stage};

use crate::random::Random;

#[test]
fn one_seat_rolls_and_stops_until_it_has_won() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let mut played = Playthrough::alone(Settings::default()).expect("the common rules");
        let seat = played.game().turn();
        while let Some(action) = random.action(&played.game(), 4) {
            assert_eq!(played.game().turn(), seat, "no other seat takes a turn");
            played.play(action).expect("a legal action");
        }
        let game = played.game();
        assert!(game.winners().contains(seat) && game.columns_owned(seat) >= 3);
        let written = played.to_string();
        assert_eq!(written.parse(), Ok(played.clone()), "{written}");
        assert_eq!(
            Playthrough::of(played.start(), played.actions()),
            Some(played)
        );
    }
}

#[test]
fn a_game_alone_is_written_with_one_seat_and_no_beginner() {
    let played: Playthrough = "3:1 1546=6+10 .".parse().expect("a game alone");
    assert_eq!(played.first(), None);
    assert_eq!(
        (played.game().turn_number(), played.game().stage()),
        (2, Stage::Deciding)
    );
    for wrong in ["3:1A", "3:1 (65)", "3:0", "6:1"] {
        assert!(wrong.parse::<Playthrough>().is_err(), "{wrong}");
    }
}

#[test]
fn a_table_still_takes_two() {
    let settings = Settings::default();
    assert_eq!(Game::new(settings, 1).err(), Some(SettingsError::Seats(1)));
    assert_eq!(
        Position::start(settings, 1).err(),
        Some(SettingsError::Seats(1))
    );
    assert!(Playthrough::begun_by(settings, 1, Seat::ALL[0]).is_err());
    let odd = Settings {
        columns_to_win: 6,
        ..settings
    };
    assert_eq!(Game::alone(odd).err(), Some(SettingsError::Columns(6)));
}
