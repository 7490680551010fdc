//! Texts with gaps: the forms in the folder `templates`, and what is put into them.

use cant_stop_identity::{CONTACT, HOMEPAGE, ID, MAKERS, MAKERS_ID, PROGRAM, TITLE};

use crate::{Failure, Release, Result};

/// Licences of the game and of the assets in it, as an expression of SPDX.
pub const LICENCES: &str = "MIT AND OFL-1.1 AND CC-BY-3.0 AND CC0-1.0";

/// Fills every gap `@NAME@` of a form: the names of the game, the version, and what else is given.
pub fn fill(form: &str, release: &Release, more: &[(&str, &str)]) -> Result<String> {
    let (date, year) = (release.date("%Y-%m-%d"), release.date("%Y"));
    let always = [
        ("CONTACT", CONTACT),
        ("DATE", &date),
        ("HOMEPAGE", HOMEPAGE),
        ("ID", ID),
        ("LICENCES", LICENCES),
        ("MAKERS", MAKERS),
        ("MAKERS_ID", MAKERS_ID),
        ("PROGRAM", PROGRAM),
        ("TITLE", TITLE),
        ("VERSION", &release.version),
        ("YEAR", &year),
    ];
    let mut text = form.replace("\r\n", "\n");
    for (name, value) in more.iter().chain(&always) {
        text = text.replace(&format!("@{name}@"), value);
    }
    match text.split('@').skip(1).step_by(2).find(is_gap) {
        Some(gap) => Err(Failure::new(format!("Nothing fills the gap `{gap}`."))),
        None => Ok(text),
    }
}

fn is_gap(between: &&str) -> bool {
    !between.is_empty() && between.bytes().all(|b| b.is_ascii_uppercase() || b == b'_')
}

/// A text as it stands inside XML.
pub fn xml(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn open_gaps_are_refused() {
        let release = Release {
            version: "1.2.3".to_owned(),
            history: Vec::new(),
            time: 0,
        };
        let filled = fill("@PROGRAM@ @VERSION@ @X@", &release, &[("X", "y")]);
        assert_eq!(filled.unwrap(), "cant-stop 1.2.3 y");
        assert!(fill("a @UNKNOWN@ b", &release, &[]).is_err());
    }
}
