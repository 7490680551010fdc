//! Nothing that is installed names a folder of the machine that made it.

use super::{Evidence, Verdict};
use crate::Result;

pub(super) fn prove(evidence: &Evidence<'_>) -> Result<Verdict> {
    for place in evidence.places {
        let place = place.to_string_lossy();
        for entry in &evidence.stage.entries {
            if let Some(at) = find(&entry.bytes, place.as_bytes()) {
                let end = entry.bytes.len().min(at + 100);
                let found = String::from_utf8_lossy(&entry.bytes[at..end]);
                return Ok(Verdict::Fails(format!("{} holds {found}…", entry.path)));
            }
        }
    }
    Ok(Verdict::Holds(format!(
        "{} folders are named nowhere",
        evidence.places.len()
    )))
}

/// Byte offset of a text. Compares mostly the first byte only: a program has many millions.
fn find(bytes: &[u8], text: &[u8]) -> Option<usize> {
    let first = *text.first()?;
    let starts = bytes.iter().enumerate().filter(|(_, byte)| **byte == first);
    starts
        .map(|(at, _)| at)
        .find(|at| bytes[*at..].starts_with(text))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found() {
        assert_eq!(find(b"a//b/c", b"/b"), Some(2));
        assert_eq!(find(b"a//b/c", b"/c/"), None);
        assert_eq!(find(b"", b"/"), None);
    }
}
