//! The kinds of things to see, told by what the art calls their pictures.

use cant_stop::core::art::Picture;

/// Things that have to be told from what is behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Runners.
    Runner,
    /// Squares, on the board and beside names.
    Mark,
    /// The cloth of flags.
    Flag,
    /// Outlines around the spaces a move would step on.
    Target,
    /// Signs on buttons.
    Icon,
}

/// Prefixes of the names of pictures, each with what they show.
const PREFIXES: [(&str, Kind); 6] = [
    ("climber", Kind::Runner),
    ("camp_", Kind::Mark),
    ("tent_", Kind::Mark),
    ("flag", Kind::Flag),
    ("ledge_target", Kind::Target),
    ("icon_", Kind::Icon),
];

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [
        Kind::Runner,
        Kind::Mark,
        Kind::Flag,
        Kind::Target,
        Kind::Icon,
    ];

    /// Kind of a picture, if it shows something that counts.
    pub fn of(picture: &Picture) -> Option<Kind> {
        let name = picture.art.file_stem();
        // The pole of a flag only carries the cloth.
        let mut known = PREFIXES.into_iter().filter(|_| !name.ends_with("pole"));
        known.find_map(|(prefix, kind)| name.starts_with(prefix).then_some(kind))
    }

    /// Its name in the report.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Runner => "climber",
            Kind::Mark => "mark",
            Kind::Flag => "flag",
            Kind::Target => "target",
            Kind::Icon => "icon",
        }
    }
}
