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
        Kind::ALL
            .into_iter()
            .find(|kind| kind.prefixes().iter().any(|it| name.starts_with(it)))
            // The pole only carries the cloth.
            .filter(|_| !name.ends_with("pole"))
    }

    /// Prefixes of the names of its pictures.
    fn prefixes(self) -> &'static [&'static str] {
        match self {
            Kind::Runner => &["climber"],
            Kind::Mark => &["camp_", "tent_"],
            Kind::Flag => &["flag"],
            Kind::Target => &["ledge_target"],
            Kind::Icon => &["icon_"],
        }
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
