//! Documents that come with the program: its licences, its changes, and the crates that it is built of.

use super::{Entry, Source, gzip};
use crate::inventory::{licences, sbom};
use crate::{Checkout, Failure, Release, Result, template};

/// The file of copyrights before anything is put into it.
const COPYRIGHT: &str = include_str!("../../templates/copyright");

/// Beginnings of the terms in the credits, and Debian's short names of these licences.
const TERMS: [(&str, &str); 4] = [
    ("SIL Open Font License 1.1", "OFL-1.1"),
    ("CC BY 3.0", "CC-BY-3.0"),
    ("CC0 1.0", "CC0-1.0"),
    ("MIT", "Expat"),
];

/// The few lines for who has unpacked an archive.
const READ_ME: &str = include_str!("../../templates/README.txt");

/// As Linux distributions keep them: the long ones packed.
pub(super) fn packed(source: &Source<'_>) -> Result<Vec<Entry>> {
    let licences = licences(source.libraries)?;
    let changes = source.checkout.text(".github/CHANGELOG.md")?;
    Ok(vec![
        Entry::file("README", read_me(source)?),
        Entry::file("copyright", copyright(source.checkout, source.release)?),
        Entry::file("changelog.gz", gzip(changes.as_bytes())?),
        Entry::file("third-party-licences.txt.gz", gzip(licences.as_bytes())?),
        Entry::file("sbom.cdx.json", sbom(source.libraries, source.release)?),
    ])
}

/// As everybody else opens them.
pub(super) fn plain(source: &Source<'_>) -> Result<Vec<Entry>> {
    Ok(vec![
        Entry::file("README.txt", read_me(source)?),
        Entry::file("LICENSE.txt", source.checkout.text("LICENSE")?),
        Entry::file("changes.txt", source.checkout.text(".github/CHANGELOG.md")?),
        Entry::file("third-party-licences.txt", licences(source.libraries)?),
        Entry::file("sbom.cdx.json", sbom(source.libraries, source.release)?),
    ])
}

fn read_me(source: &Source<'_>) -> Result<String> {
    template::fill(READ_ME, source.release, &[])
}

/// Copyright holders and licences, in the machine-readable format of Debian.
fn copyright(checkout: &Checkout, release: &Release) -> Result<String> {
    let ofl = checkout.text("assets/fonts/OFL.txt")?;
    let expat = checkout.text("LICENSE")?;
    let expat = expat.split_once("Permission").map_or("", |(_, rest)| rest);
    let text = |name| spdx::license_id(name).map_or("", |licence| licence.text());
    let gaps = [
        ("ASSETS", &*assets(&checkout.text("assets/CREDITS.md")?)?),
        ("EXPAT", &indented(&format!("Permission{expat}"))),
        ("OFL", &indented(&ofl)),
        ("CC_BY", &indented(text("CC-BY-3.0"))),
        ("CC_ZERO", &indented(text("CC0-1.0"))),
    ];
    template::fill(COPYRIGHT, release, &gaps)
}

/// A paragraph for each path between backticks in the first table of the credits.
fn assets(credits: &str) -> Result<String> {
    let mut paragraphs = Vec::new();
    for [files, author, terms] in credited(credits) {
        let known = TERMS.iter().find(|(begin, _)| terms.starts_with(begin));
        let mut named = files.split('`').skip(1).step_by(2).peekable();
        let (Some((_, licence)), Some(_)) = (known, named.peek()) else {
            let row = format!("{files} | {author} | {terms}");
            let sentence = format!("No path or no known licence is in the credits of {row}.");
            return Err(Failure::new(sentence));
        };
        let author = author.replace('`', "");
        paragraphs.extend(
            named.map(|file| {
                format!("Files: assets/{file}\nCopyright: {author}\nLicense: {licence}")
            }),
        );
    }
    if paragraphs.is_empty() {
        return Err(Failure::new("assets/CREDITS.md credits no author."));
    }
    Ok(paragraphs.join("\n\n"))
}

/// The rows of the first table: files, author, licence.
fn credited(credits: &str) -> Vec<[&str; 3]> {
    credits
        .lines()
        .skip_while(|line| !line.starts_with("| --- "))
        .skip(1)
        .map_while(|line| {
            let mut cells = line.strip_prefix("| ")?.split(" | ");
            Some([
                cells.next()?,
                cells.next()?,
                cells.next()?.trim_end_matches(" |"),
            ])
        })
        .collect()
}

/// A text as it goes on under a heading: indented, and with a point for an empty line.
fn indented(text: &str) -> String {
    let lines = text.trim().lines().map(|line| match line.trim_end() {
        "" => " .".to_owned(),
        line => format!(" {line}"),
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn assets_have_the_licence_of_their_row_and_an_unknown_one_is_refused() {
        let table = "# C\n\n| a | b | c |\n| --- | --- | --- |\n";
        let rows = "| `f_*.ogg` (cut), `g.ogg` | X, in `y` | MIT, below |\n\n| h | i |\n";
        assert_eq!(
            assets(&format!("{table}{rows}")).unwrap(),
            "Files: assets/f_*.ogg\nCopyright: X, in y\nLicense: Expat\n\n\
             Files: assets/g.ogg\nCopyright: X, in y\nLicense: Expat"
        );
        for row in ["| `f.ogg` | X | ask him |\n", "| f.ogg | X | MIT |\n"] {
            let sentence = assets(&format!("{table}{row}")).unwrap_err().to_string();
            assert!(sentence.contains("f.ogg"), "{sentence}");
        }
    }
}
