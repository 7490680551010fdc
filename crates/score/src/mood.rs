//! State of the match, as the game tells it to the score.

/// Screen the music is for.
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
    /// Screen shown.
    pub scene: Scene,
    /// The chance that the next roll busts, 0 to 1.
    pub risk: f32,
    /// Set while the dice of a roll that decides the match are in the air.
    pub decisive: bool,
    /// Set in a bot's turn.
    pub bots: bool,
    /// Set while `risk` is that of a pairing that is only pointed at.
    pub preview: bool,
    /// Set once a seat is one column from winning.
    pub late: bool,
    /// Set while the match that is shown is over.
    pub over: bool,
}
