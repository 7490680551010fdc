//! The notes of the music: eight chords of two bars, and a melody in the five notes D, E, F sharp, A and B.
//!
//! Pitches are MIDI note numbers, 62 is the D above middle C. Times are in beats.

/// Seconds that a beat takes, a slow walking pace.
pub(crate) const BEAT: f64 = 1.125;

/// Beats that a chord lasts.
pub(crate) const CHORD_BEATS: f64 = 8.0;

/// What sounds for two bars.
pub(crate) struct Section {
    /// The lowest voice.
    pub(crate) bass: f64,
    /// The sustained voices above it.
    pub(crate) chord: [f64; 4],
    /// The plucked voice: beat within the section, pitch, strength (0 to 1).
    pub(crate) melody: &'static [(f64, f64, f64)],
}

/// The whole piece. The last chord leads back to the first.
pub(crate) const SECTIONS: [Section; 8] = [
    Section {
        bass: 38.0,
        chord: [54.0, 57.0, 62.0, 64.0],
        melody: &[
            (1.0, 69.0, 0.7),
            (2.0, 74.0, 0.8),
            (3.5, 78.0, 0.9),
            (5.0, 76.0, 0.6),
        ],
    },
    Section {
        bass: 47.0,
        chord: [54.0, 57.0, 62.0, 66.0],
        melody: &[
            (1.0, 74.0, 0.8),
            (2.5, 71.0, 0.7),
            (4.0, 69.0, 0.6),
            (6.0, 66.0, 0.45),
        ],
    },
    Section {
        bass: 43.0,
        chord: [55.0, 59.0, 62.0, 66.0],
        melody: &[
            (1.0, 71.0, 0.7),
            (1.5, 74.0, 0.75),
            (3.0, 78.0, 0.9),
            (4.5, 81.0, 0.8),
            (6.5, 78.0, 0.5),
        ],
    },
    Section {
        bass: 45.0,
        chord: [52.0, 57.0, 62.0, 64.0],
        melody: &[
            (1.0, 76.0, 0.8),
            (2.0, 74.0, 0.6),
            (3.5, 76.0, 0.7),
            (5.5, 69.0, 0.5),
        ],
    },
    Section {
        bass: 42.0,
        chord: [57.0, 62.0, 64.0, 69.0],
        melody: &[
            (1.0, 81.0, 0.85),
            (2.0, 78.0, 0.7),
            (3.0, 76.0, 0.65),
            (4.5, 74.0, 0.6),
            (6.5, 69.0, 0.45),
        ],
    },
    Section {
        bass: 40.0,
        chord: [55.0, 59.0, 62.0, 66.0],
        melody: &[(1.0, 71.0, 0.7), (2.5, 76.0, 0.8), (4.0, 78.0, 0.7)],
    },
    Section {
        bass: 43.0,
        chord: [55.0, 59.0, 62.0, 69.0],
        melody: &[
            (0.5, 83.0, 0.8),
            (1.5, 81.0, 0.75),
            (3.0, 78.0, 0.7),
            (4.5, 74.0, 0.6),
            (6.0, 76.0, 0.5),
        ],
    },
    Section {
        bass: 45.0,
        chord: [52.0, 57.0, 59.0, 64.0],
        melody: &[(1.0, 76.0, 0.7), (2.5, 71.0, 0.55), (4.0, 69.0, 0.5)],
    },
];
