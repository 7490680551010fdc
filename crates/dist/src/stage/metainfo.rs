//! Metadata of the game for shops, in the format of AppStream.

use std::fmt::Write;

use cant_stop_identity::{HOMEPAGE, ID};

use super::{Entry, Source};
use crate::Result;
use crate::release::Version;
use crate::shop::PICTURES;
use crate::template::{fill, xml};
use crate::words::Words;

/// The file before anything is put into it.
const FORM: &str = include_str!("../../templates/metainfo.xml");

/// The one file.
pub(super) fn file(source: &Source<'_>) -> Result<Vec<Entry>> {
    let words = source.words;
    let gaps = [
        (
            "SUMMARY",
            translated(words, "summary", 2, |one| Ok(vec![one.text("summary")?]))?,
        ),
        (
            "DESCRIPTION",
            translated(words, "p", 4, |one| {
                Ok(vec![one.text("about")?, one.text("helps")?])
            })?,
        ),
        (
            "KEYWORDS",
            translated(words, "keyword", 4, Words::keywords)?,
        ),
        ("SCREENSHOTS", screenshots(words)?),
        ("RELEASES", releases(&source.release.history)),
    ];
    let gaps: Vec<(&str, &str)> = gaps.iter().map(|(gap, text)| (*gap, text.trim())).collect();
    let text = fill(FORM, source.release, &gaps)?;
    Ok(vec![Entry::file(format!("{ID}.metainfo.xml"), text)])
}

/// Elements with the texts of each language, behind spaces.
fn translated<'a>(
    all: &'a [Words],
    element: &str,
    indent: usize,
    texts: impl Fn(&'a Words) -> Result<Vec<&'a str>>,
) -> Result<String> {
    let mut lines = String::new();
    for words in all {
        let language = language(words);
        for text in texts(words)? {
            let text = xml(text);
            let _ = writeln!(
                lines,
                "{:indent$}<{element}{language}>{text}</{element}>",
                ""
            );
        }
    }
    Ok(lines)
}

fn screenshots(all: &[Words]) -> Result<String> {
    let mut lines = String::new();
    for (index, picture) in PICTURES.iter().enumerate() {
        let kind = if index == 0 { " type=\"default\"" } else { "" };
        let _ = writeln!(lines, "    <screenshot{kind}>");
        for words in all {
            let (language, caption) = (language(words), xml(picture.caption(words)?));
            let _ = writeln!(lines, "      <caption{language}>{caption}</caption>");
        }
        for words in all {
            let (language, path) = (language(words), picture.path(words));
            let _ = writeln!(lines, "      <image{language}>{HOMEPAGE}/{path}</image>");
        }
        lines.push_str("    </screenshot>\n");
    }
    Ok(lines)
}

fn releases(history: &[Version]) -> String {
    let mut lines = String::new();
    for Version { number, date } in history {
        let _ = writeln!(lines, "    <release version=\"{number}\" date=\"{date}\"/>");
    }
    lines
}

fn language(words: &Words) -> String {
    match words.is_default() {
        true => String::new(),
        false => format!(" xml:lang=\"{}\"", words.language()),
    }
}
