//! What the game tells the score.

/// Which screen the music is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Scene {
    /// Nothing is played, and the clock runs.
    #[default]
    Silent,
    /// The title and what leads to a match.
    Title,
    /// A match.
    Play,
    /// After a match.
    Results,
}

/// The state of the match, as often as the game likes: only changes matter.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Mood {
    /// Which screen is shown.
    pub scene: Scene,
    /// The chance that the next roll busts, 0 to 1.
    pub risk: f32,
    /// Whether the dice of a roll that decides the match are in the air.
    pub decisive: bool,
    /// Whether it is a bot's turn.
    pub bots: bool,
    /// Whether `risk` is that of a pairing that is only pointed at.
    pub preview: bool,
    /// Whether a seat is one column from winning.
    pub late: bool,
}
