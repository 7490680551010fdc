//! Page of the makers and the licences, from the credits file.

use bevy::prelude::*;

use crate::core::locale::{Spoken, Words};
use crate::core::texts::{self, TextKey};
use crate::ui::color::Role;
use crate::ui::kit::Flex;
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{self, column, label};

/// The file that the assets come with.
const CREDITS_FILE: &str = include_str!("../../../assets/CREDITS.md");
/// The licence of the game itself.
const LICENCE: &str = env!("CARGO_PKG_LICENSE");
/// The heading below which libraries are listed.
const LIBRARIES: &str = "## Libraries";

/// The rows of the tables in a text, without their headings: what, and by whom or under which licence.
fn rows(text: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| -> Option<Vec<String>> {
        let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?;
        let cells = inside.split('|').map(|cell| cell.trim().replace('`', ""));
        Some(cells.collect())
    };
    let lines: Vec<_> = text.lines().map(cells).collect();
    let is_rule = |row: &Option<Vec<String>>| {
        row.as_ref()
            .is_some_and(|row| row.iter().all(|cell| cell.starts_with("---")))
    };
    let mut rows = Vec::new();
    for (index, row) in lines.iter().enumerate() {
        let heads = lines.get(index + 1).is_some_and(is_rule);
        if let Some(row) = row
            && !heads
            && !is_rule(&Some(row.clone()))
        {
            rows.push(row.clone());
        }
    }
    rows
}

/// Assets by others, and libraries.
fn listed() -> [Vec<Vec<String>>; 2] {
    let (assets, libraries) = CREDITS_FILE
        .split_once(LIBRARIES)
        .unwrap_or((CREDITS_FILE, ""));
    [rows(assets), rows(libraries)]
}

/// A row in one line: "what · by whom · licence".
fn line(row: &[String]) -> Words {
    let mut cells = row.iter().map(|cell| Words::literal(cell.clone()));
    let first = cells.next().unwrap_or_else(|| Words::literal(""));
    cells.fold(first, |what, who| {
        Words::new(texts::CREDITS_BY)
            .with("what", what)
            .with("who", who)
    })
}

fn paragraph(words: Words) -> impl Bundle {
    (
        Spoken(words.clone()),
        widgets::paragraph(words, TextSize::Small, Role::Paper),
    )
}

fn heading(key: TextKey) -> impl Bundle {
    label(Words::new(key), TextSize::Label, Role::Gold)
}

/// Draws the page.
pub(super) fn draw(list: &mut ChildSpawnerCommands) {
    let [assets, libraries] = listed();
    let page = column(TIGHT).fixed().padded(GAP, TIGHT);
    list.spawn(page).with_children(|page| {
        page.spawn(paragraph(Words::new(texts::CREDITS_GAME)));
        page.spawn(paragraph(
            Words::new(texts::CREDITS_OWN).with("licence", LICENCE),
        ));
        page.spawn(heading(texts::CREDITS_FONTS));
        for row in &assets {
            page.spawn(paragraph(line(row)));
        }
        page.spawn(heading(texts::CREDITS_LIBRARIES));
        page.spawn(paragraph(Words::new(texts::CREDITS_LIBRARIES_NOTE)));
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
        assert!(assets.iter().any(
            |row| row[0].contains("Quicksand-Bold") && row[2].contains("SIL Open Font License")
        ));
        assert!(libraries.len() >= 10);
        assert!(
            libraries
                .iter()
                .all(|row| row.len() == 2 && !row[1].is_empty())
        );
        assert!(libraries.iter().any(|row| row[0] == "bevy"));
    }
}
