//! Faults by which a bot forfeits a game.

use serde::Serialize;

/// Kind of fault by which a bot forfeits a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// The answer is not legal.
    Illegal,
    /// The answer is not JSON: no text, or a line that is too long.
    NotJson,
    /// The answer did not come in time.
    Late,
    /// The program ended, or could not be started.
    Ended,
}

impl FaultKind {
    pub(crate) const ALL: [FaultKind; 4] = [Self::Illegal, Self::NotJson, Self::Late, Self::Ended];

    pub(crate) fn name(self) -> &'static str {
        match self {
            FaultKind::Illegal => "illegal",
            FaultKind::NotJson => "not JSON",
            FaultKind::Late => "late",
            FaultKind::Ended => "ended",
        }
    }
}

/// Why a bot forfeits a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Fault {
    pub kind: FaultKind,
    /// A lower-case sentence.
    pub why: String,
    /// The line it was asked, if it came to that.
    pub question: Option<String>,
    /// The line it answered, if it did; what came of it, if it did not end.
    pub answer: Option<String>,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, why: impl Into<String>) -> Fault {
        Fault {
            kind,
            why: why.into(),
            question: None,
            answer: None,
        }
    }
}
