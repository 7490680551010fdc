//! The eight parts of the score.

/// A part that has a level of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stem {
    /// The bass: the root of each bar.
    Drone,
    /// The harp.
    Harp,
    /// Bells: calm.
    Light,
    /// Bowed glass: risk.
    Frost,
    /// Frame drum: some risk.
    Drum,
    /// Heart: much of it.
    Heart,
    /// Horns: the second voice of the dawn, and the answer to a claim.
    Horn,
    /// The whistle.
    Lead,
}

/// Number of stems.
pub(crate) const STEMS: usize = 8;

impl Stem {
    /// All of them, in the order of the gain table.
    pub const ALL: [Self; STEMS] = [
        Self::Drone,
        Self::Harp,
        Self::Light,
        Self::Frost,
        Self::Drum,
        Self::Heart,
        Self::Horn,
        Self::Lead,
    ];

    /// Its place in [`Stem::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Heading of its block in a section.
    pub fn heading(self) -> &'static str {
        const HEADINGS: [&str; STEMS] = [
            "drone", "harp", "light", "frost", "drum", "heart", "horn", "lead",
        ];
        HEADINGS[self.index()]
    }

    /// The pitches it may play, as semitones above C.
    pub fn allowed(self) -> &'static [u8] {
        match self {
            Self::Drone | Self::Harp | Self::Horn | Self::Lead => &[2, 4, 7, 9, 11],
            Self::Light => &[1, 2, 4, 6, 7, 9, 11],
            Self::Frost => &[0, 2, 4, 5, 7, 9, 11],
            Self::Drum | Self::Heart => &[],
        }
    }
}
