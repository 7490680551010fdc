//! Whole games at all kinds of tables, in the notation: each line replays, and ends where the line after it says.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Game, Stage, Variant};

const WRITTEN: &str = include_str!("../playthroughs.txt");

/// The games, and the positions they end in.
fn games() -> Vec<(&'static str, &'static str)> {
    let mut lines = WRITTEN
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut games = Vec::new();
    while let Some(line) = lines.next() {
        let end = lines.next().and_then(|end| end.strip_prefix("= "));
        games.push((line, end.expect("a position follows every game")));
    }
    games
}

#[test]
fn the_games_end_where_they_always_did() {
    for (line, end) in games() {
        let played: Playthrough = line
            .parse()
            .unwrap_or_else(|error| panic!("{error}\n{line}"));
        assert_eq!(played.game().to_string(), end, "{line}");
        assert_eq!(played.game().stage(), Stage::Over, "{line}");
        assert_eq!(played.to_string(), line);
    }
}

#[test]
fn every_setting_is_played() {
    let games = games();
    let games = games.iter().map(|(line, _)| line.parse().unwrap());
    let played: Vec<Game> = games.map(|played: Playthrough| played.game()).collect();
    let any = |fits: &dyn Fn(&Game) -> bool| played.iter().any(fits);
    for (variant, _) in Variant::tables().filter(|(variant, _)| variant.columns_to_win == 3) {
        assert!(any(&|game| game.variant() == variant), "{variant:?}");
    }
    assert!(any(&|game| game.variant().columns_to_win == 4));
    assert!(any(&|game| game.variant().columns_to_win == 5));
    assert!(any(&|game| game.winners().len() > 1), "a shared board");
}
