//! Text and plain fields read back as the game written.

use cant_stop_rules::{Game, Stage};

/// The position's line gives an equal game; its plain fields give an equal position.
pub fn reads_back(game: &Game) {
    let line = game.to_string();
    assert_eq!(line.parse().as_ref(), Ok(game), "{line}");
    assert_eq!(game.position().is_none(), game.stage() == Stage::RollOff);
    if let Some(position) = game.position() {
        let again = Game::try_from(position).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(again.position(), Some(position), "{line}");
        assert_eq!(again.legal_moves(), game.legal_moves(), "{line}");
        assert_eq!(again.winners(), game.winners(), "{line}");
    }
}
