//! How players and letters look: the colours of the four marks, and how large text is, in which letters and how far apart.

use bevy::prelude::*;

/// How large text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum TextScale {
    /// As designed.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Larger,
    /// Three quarters larger.
    Huge,
    /// Twice as large.
    Double,
}

impl TextScale {
    /// All sizes, from small to large.
    pub const ALL: [TextScale; 5] = [
        TextScale::Normal,
        TextScale::Large,
        TextScale::Larger,
        TextScale::Huge,
        TextScale::Double,
    ];

    /// The size for a television: on one of 43 inches at three metres the capitals of the smallest text are 16 arc minutes
    /// high, the least that ISO 9241-303 asks for; on the seven inches of a handheld at 40 cm they are 20.
    pub const TV: TextScale = TextScale::Larger;

    /// The factor, 1 to 2.
    pub const fn factor(self) -> f32 {
        match self {
            TextScale::Normal => 1.0,
            TextScale::Large => 1.25,
            TextScale::Larger => 1.5,
            TextScale::Huge => 1.75,
            TextScale::Double => 2.0,
        }
    }
}

/// The letters of everything written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
#[reflect(Default)]
pub enum Typeface {
    /// Round, as the game was drawn.
    #[default]
    Quicksand,
    /// No two letters alike, for whom letters change places or blur.
    Atkinson,
}

impl Typeface {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Typeface; 2] = [Typeface::Quicksand, Typeface::Atkinson];

    /// Its own name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Typeface::Quicksand => "Quicksand",
            Typeface::Atkinson => "Atkinson Hyperlegible",
        }
    }
}

/// The pointer of the mouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum PointerSize {
    /// The system's.
    #[default]
    System,
    /// The game's own, two to three times as large as most systems draw theirs.
    Large,
    /// Twice as large again.
    Larger,
}

impl PointerSize {
    /// All sizes, from small to large.
    pub const ALL: [PointerSize; 3] =
        [PointerSize::System, PointerSize::Large, PointerSize::Larger];
}

/// How far the lines of a paragraph stand apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum LineSpacing {
    /// As in all other text.
    #[default]
    Usual,
    /// Half a line of air between them.
    Wide,
}

impl LineSpacing {
    /// Both, in the order in which they are offered.
    pub const ALL: [LineSpacing; 2] = [LineSpacing::Usual, LineSpacing::Wide];

    /// The height of a line, of its letters' size.
    pub const fn factor(self) -> f32 {
        match self {
            LineSpacing::Usual => 1.2,
            LineSpacing::Wide => 1.5,
        }
    }
}

/// The colours that the four marks have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum PlayerColors {
    /// Sky blue, yellow, vermilion, pink.
    #[default]
    Classic,
    /// Mint, gold, rose, violet: further apart in lightness.
    Vivid,
    /// Ice, amber, rust, orchid: soft colours.
    Soft,
}

impl PlayerColors {
    /// All sets, in the order in which they are offered.
    pub const ALL: [PlayerColors; 3] = [
        PlayerColors::Classic,
        PlayerColors::Vivid,
        PlayerColors::Soft,
    ];
}
