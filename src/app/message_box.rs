//! Error messages on standard error, and in a message box without a terminal.

use std::io::{self, IsTerminal as _, Write as _};

use cant_stop_identity::TITLE;

/// Shows an error message: on standard error, and in a box if standard error is no terminal.
pub(super) fn show_error(sentence: &str) {
    // The terminal may be gone.
    let _ = writeln!(io::stderr(), "{sentence}");
    if !io::stderr().is_terminal() {
        show_box(sentence);
    }
}

/// Programs of desktops that show a message box, their options, and the exit codes of a box that was shown. Escape
/// closes a box like its button.
#[cfg(not(any(windows, target_os = "macos")))]
const PROGRAMS: [(&str, &[&str], &[i32]); 5] = [
    (
        "zenity",
        &["--error", "--no-markup", "--title", TITLE, "--text"],
        &[0, 1],
    ),
    ("kdialog", &["--title", TITLE, "--error"], &[0]),
    ("gxmessage", &["-center", "-title", TITLE], &[0]),
    ("xmessage", &["-center", "-title", TITLE], &[0]),
    ("notify-send", &[TITLE], &[0]),
];

#[cfg(not(any(windows, target_os = "macos")))]
fn show_box(sentence: &str) {
    use std::process::{Command, Stdio};

    if !super::window::has_display() {
        return;
    }
    // A leading hyphen would be parsed as an option.
    let sentence = sentence.trim_start_matches('-');
    let _shown = PROGRAMS.iter().any(|(program, options, shown)| {
        let sentence = match *program {
            "xmessage" => plain(sentence),
            _ => sentence.to_owned(),
        };
        Command::new(program)
            .args(*options)
            .arg(sentence)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.code().is_some_and(|code| shown.contains(&code)))
    });
}

/// Wraps a sentence and replaces typographic characters, for boxes that support neither.
#[cfg(not(any(windows, target_os = "macos")))]
fn plain(sentence: &str) -> String {
    const WIDTH: usize = 60;
    let mut lines = String::new();
    let mut column = 0;
    for word in sentence.replace('’', "'").split(' ') {
        let width = word.chars().count();
        if column > 0 {
            let breaks = column + width >= WIDTH;
            lines.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        lines.push_str(word);
        column += width;
    }
    lines
}

#[cfg(any(windows, target_os = "macos"))]
fn show_box(sentence: &str) {
    let _closed = rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(TITLE)
        .set_description(sentence)
        .show();
}

#[cfg(all(test, not(any(windows, target_os = "macos"))))]
mod tests {
    use super::*;

    #[test]
    fn plain_text_is_wrapped_and_keeps_its_words() {
        let sentence = "Can’t Stop crashed. Your game is saved; restart to continue. The report is in /a/folder.";
        let plain = plain(sentence);
        assert!(plain.lines().all(|line| line.len() <= 60), "{plain}");
        let words: Vec<_> = plain.split_whitespace().collect();
        assert_eq!(words.join(" ").replace('\'', "’"), sentence);
    }
}
