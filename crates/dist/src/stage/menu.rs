//! The entry in the menu of a Linux desktop; on Wayland the window finds its icon through it.

use std::fmt::Write;

use cant_stop_identity::{ID, PROGRAM, TITLE};

use super::{Entry, Source};
use crate::Result;
use crate::words::Words;

/// Path of the entry in the tree, as in `share/applications/org.example.Name.desktop`.
pub fn desktop_file() -> String {
    format!("share/applications/{ID}.desktop")
}

/// The entry of a tree at any prefix: it starts the program by its name, wherever on the path of programs that is.
pub(super) fn entry(source: &Source<'_>) -> Result<Vec<Entry>> {
    let text = starts_with(source.words, PROGRAM)?;
    Ok(vec![Entry::file(format!("{ID}.desktop"), text)])
}

/// The entry that starts the game by this command.
pub fn starts_with(words: &[Words], command: &str) -> Result<String> {
    let mut text = format!("[Desktop Entry]\nType=Application\nVersion=1.0\nName={TITLE}\n");
    for words in words {
        let language = match words.is_default() {
            true => String::new(),
            false => format!("[{}]", words.locale()),
        };
        let keywords = words.keywords()?.join(";");
        let lines = [
            ("GenericName", words.text("genre")?),
            ("Comment", words.text("summary")?),
            ("Keywords", &format!("{keywords};")),
        ];
        for (key, value) in lines {
            // Writing into a text cannot fail.
            let _ = writeln!(text, "{key}{language}={value}");
        }
    }
    text.push_str(&format!(
        "Exec={command}\nIcon={ID}\nTerminal=false\nCategories=Game;BoardGame;\nStartupNotify=true\nStartupWMClass={ID}\n"
    ));
    Ok(text)
}
