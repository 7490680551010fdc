//! Name of a puzzle.

use core::fmt;
use core::str::FromStr;

use cant_stop_rules::Game;

/// Name of a puzzle in files of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u32);

impl Name {
    /// The name of what is asked in this position.
    pub(crate) fn of(game: &Game) -> Name {
        // FNV-1a: Fowler, Noll, Vo 1991.
        Name(position(game).bytes().fold(0x811c_9dc5, |hash: u32, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        }))
    }
}

/// The position without what happened before it, which a puzzle does not know.
pub(crate) fn position(game: &Game) -> String {
    let whole = game.to_string();
    let mut fields: Vec<&str> = whole.split(' ').take(6).collect();
    if fields.last() == Some(&"-") {
        fields.pop();
    }
    fields.join(" ")
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// Reads what [`fmt::Display`] writes.
impl FromStr for Name {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Name, &'static str> {
        let name = u32::from_str_radix(text, 16).map(Name).ok();
        name.filter(|name| name.to_string() == text)
            .ok_or("a puzzle is called by eight digits, 0 to 9 and a to f")
    }
}
