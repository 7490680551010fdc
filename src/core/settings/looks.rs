//! Appearance of players and text: colours of the marks, size, typeface and spacing.

use bevy::prelude::*;

/// Text size.
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
    /// All sizes, ascending.
    pub const ALL: [TextScale; 5] = [
        TextScale::Normal,
        TextScale::Large,
        TextScale::Larger,
        TextScale::Huge,
        TextScale::Double,
    ];

    /// Default on a television: on 43 inches at 3 m, capitals of the smallest text are 16 arc minutes high, the minimum of
    /// ISO 9241-303; on a handheld of 7 inches at 40 cm they are 20.
    pub const TV: TextScale = TextScale::Larger;

    /// Scale factor, 1 to 2.
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

/// Typeface of all text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
#[reflect(Default)]
pub enum Typeface {
    /// Rounded, the default look.
    #[default]
    Quicksand,
    /// Distinct letterforms for dyslexia and low vision.
    Atkinson,
}

impl Typeface {
    /// All typefaces, in display order.
    pub const ALL: [Typeface; 2] = [Typeface::Quicksand, Typeface::Atkinson];

    /// Proper name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Typeface::Quicksand => "Quicksand",
            Typeface::Atkinson => "Atkinson Hyperlegible",
        }
    }
}

/// Size of the mouse pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum PointerSize {
    /// System pointer.
    #[default]
    System,
    /// Own pointer, two to three times as large as that of most systems.
    Large,
    /// Own pointer, twice as large again.
    Larger,
}

impl PointerSize {
    /// All sizes, ascending.
    pub const ALL: [PointerSize; 3] =
        [PointerSize::System, PointerSize::Large, PointerSize::Larger];
}

/// Line spacing of paragraphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum LineSpacing {
    /// As in all other text.
    #[default]
    Usual,
    /// Half a line of extra space.
    Wide,
}

impl LineSpacing {
    /// All spacings, in display order.
    pub const ALL: [LineSpacing; 2] = [LineSpacing::Usual, LineSpacing::Wide];

    /// Line height as a multiple of the font size.
    pub const fn factor(self) -> f32 {
        match self {
            LineSpacing::Usual => 1.2,
            LineSpacing::Wide => 1.5,
        }
    }
}

/// Colour set of the four marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum PlayerColors {
    /// Sky blue, yellow, vermilion, pink.
    #[default]
    Classic,
    /// Mint, gold, rose, violet: larger steps in lightness.
    Vivid,
    /// Ice, amber, rust, orchid: soft colours.
    Soft,
}

impl PlayerColors {
    /// All sets, in display order.
    pub const ALL: [PlayerColors; 3] = [
        PlayerColors::Classic,
        PlayerColors::Vivid,
        PlayerColors::Soft,
    ];
}
