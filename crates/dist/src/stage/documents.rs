//! Documents that come with the program: its licences, its changes, and the crates that it is built of.

use std::fmt::Write;

use super::{Entry, Source, gzip};
use crate::inventory::sbom;
use crate::{Checkout, Failure, Release, Result, template};

/// The file of copyrights before anything is put into it.
const COPYRIGHT: &str = include_str!("../../templates/copyright");

/// The few lines for who has unpacked an archive.
const READ_ME: &str = include_str!("../../templates/README.txt");

/// As Linux distributions keep them: the long ones packed.
pub(super) fn packed(source: &Source<'_>) -> Result<Vec<Entry>> {
    let licences = source.inventory.licences()?;
    let changes = source.checkout.text(".github/CHANGELOG.md")?;
    Ok(vec![
        Entry::file("README", read_me(source)?),
        Entry::file("copyright", copyright(source.checkout, source.release)?),
        Entry::file("changelog.gz", gzip(changes.as_bytes())?),
        Entry::file("third-party-licences.txt.gz", gzip(licences.as_bytes())?),
        Entry::file("sbom.cdx.json", sbom(source.inventory, source.release)?),
    ])
}

/// As everybody else opens them.
pub(super) fn plain(source: &Source<'_>) -> Result<Vec<Entry>> {
    Ok(vec![
        Entry::file("README.txt", read_me(source)?),
        Entry::file("LICENSE.txt", source.checkout.text("LICENSE")?),
        Entry::file("changes.txt", source.checkout.text(".github/CHANGELOG.md")?),
        Entry::file("third-party-licences.txt", source.inventory.licences()?),
        Entry::file("sbom.cdx.json", sbom(source.inventory, source.release)?),
    ])
}

fn read_me(source: &Source<'_>) -> Result<String> {
    template::fill(READ_ME, source.release, &[])
}

/// Copyright holders and licences, in the machine-readable format of Debian.
fn copyright(checkout: &Checkout, release: &Release) -> Result<String> {
    let mut fonts = String::new();
    for [files, author, _] in credited(&checkout.text("assets/CREDITS.md")?) {
        for file in files.split(", ") {
            let file = file.trim_matches('`');
            let _ = writeln!(
                fonts,
                "Files: assets/{file}\nCopyright: {author}\nLicense: OFL-1.1\n"
            );
        }
    }
    if fonts.is_empty() {
        return Err(Failure::new("assets/CREDITS.md credits no author."));
    }
    let ofl = checkout.text("assets/fonts/OFL.txt")?;
    let expat = checkout.text("LICENSE")?;
    let expat = expat.split_once("Permission").map_or("", |(_, rest)| rest);
    let gaps = [
        ("FONTS", fonts.trim()),
        ("EXPAT", &indented(&format!("Permission{expat}"))),
        ("OFL", &indented(&ofl)),
    ];
    template::fill(COPYRIGHT, release, &gaps)
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
    fn the_fonts_are_found_in_the_credits() {
        let credits = "# C\n\n| a | b | c |\n| --- | --- | --- |\n| `f.ttf`, `g.ttf` | X | OFL |\n\n| h | i |\n";
        assert_eq!(credited(credits), [["`f.ttf`, `g.ttf`", "X", "OFL"]]);
    }
}
