//! Page of the makers and the licences, from the credits file.

use bevy::prelude::*;

use crate::ui::prelude::*;
use crate::ui::widgets;

/// File that the assets come with.
const CREDITS_FILE: &str = include_str!("../../../assets/CREDITS.md");
const LICENCE: &str = env!("CARGO_PKG_LICENSE");
/// Heading above the list of libraries.
const LIBRARIES: &str = "## Libraries";

/// Rows of the tables in a text, without their headings: a work, and its author or licence.
fn rows(text: &str) -> Vec<Vec<String>> {
    let is_rule = |line: &str| line.starts_with("| ---");
    let next = text.lines().skip(1).chain([""]);
    let lines = text.lines().zip(next);
    lines
        .filter(|(line, next)| !is_rule(line) && !is_rule(next))
        .filter_map(|(line, _)| line.trim().strip_prefix('|')?.strip_suffix('|'))
        .map(|inside| {
            let cells = inside.split('|');
            cells.map(|cell| cell.trim().replace('`', "")).collect()
        })
        .collect()
}

/// Assets by others, and libraries.
fn listed() -> [Vec<Vec<String>>; 2] {
    let both = CREDITS_FILE.split_once(LIBRARIES);
    let (assets, libraries) = both.unwrap_or((CREDITS_FILE, ""));
    [rows(assets), rows(libraries)]
}

fn line(row: &[String]) -> Words {
    let cells = row.iter().map(Words::literal);
    let line = cells.reduce(|what, who| texts::CREDITS_BY.with("what", what).with("who", who));
    line.unwrap_or_else(|| Words::literal(""))
}

fn paragraph(words: impl Into<Words>) -> impl Bundle {
    let words = words.into();
    let text = widgets::paragraph(words.clone(), TextSize::Small, Role::Paper);
    (Spoken(words), text)
}

pub(super) fn draw(list: &mut ChildSpawnerCommands) {
    let [assets, libraries] = listed();
    let page = column(TIGHT).fixed().padded(GAP, TIGHT);
    let heading = |key| label(key, TextSize::Label, Role::Gold);
    list.spawn(page).with_children(|page| {
        page.spawn(paragraph(texts::CREDITS_GAME));
        page.spawn(paragraph(texts::CREDITS_OWN.with("licence", LICENCE)));
        page.spawn(heading(texts::CREDITS_FONTS));
        for row in &assets {
            page.spawn(paragraph(line(row)));
        }
        page.spawn(heading(texts::CREDITS_LIBRARIES));
        page.spawn(paragraph(texts::CREDITS_LIBRARIES_NOTE));
        for row in &libraries {
            page.spawn(paragraph(line(row)));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_and_libraries_are_found_with_their_licences() {
        let [assets, libraries] = listed();
        let is_font = |row: &Vec<String>| {
            row[0].contains("Quicksand-Bold") && row[2].contains("SIL Open Font License")
        };
        assert!(assets.iter().any(is_font));
        assert!(libraries.len() >= 10);
        let is_whole = |row: &Vec<String>| row.len() == 2 && !row[1].is_empty();
        assert!(libraries.iter().all(is_whole));
        assert!(libraries.iter().any(|row| row[0] == "bevy"));
    }
}
