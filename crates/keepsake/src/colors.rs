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
    /// What matters most; the first pair of dice.
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

/// The contrast of two colours after WCAG, 1 to 21.
pub fn contrast(one: Rgb, other: Rgb) -> f32 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(color: Rgb) -> f32 {
    let [red, green, blue] = color.map(|part| {
        let part = f32::from(part) / 255.0;
        match part <= 0.040_45 {
            true => part / 12.92,
            false => ((part + 0.055) / 1.055).powf(2.4),
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// A share of the way, 0 to 1, from one colour to another.
pub(crate) fn mixed(from: Rgb, to: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|part| {
        let [from, to] = [from, to].map(|color| f32::from(color[part]));
        (from + (to - from) * share).round() as u8
    })
}
