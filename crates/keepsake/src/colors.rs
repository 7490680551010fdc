//! The colours that are given, by what they are for.

/// Red, green and blue, as screens have them.
pub type Rgb = [u8; 3];

/// The palette in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The sky at its top.
    pub night: Rgb,
    /// Behind words and pieces.
    pub ink: Rgb,
    /// Words.
    pub paper: Rgb,
    /// Words of less weight.
    pub paper_dim: Rgb,
    /// Accent; the first pair of dice.
    pub gold: Rgb,
    /// The second pair of dice.
    pub second: Rgb,
    /// A space of the board.
    pub space: Rgb,
    /// A bust.
    pub danger: Rgb,
    /// Wells in a panel.
    pub well: Rgb,
}
