//! Says why the game ends, also to somebody who started it from a menu and sees no terminal.

use std::io::IsTerminal;

use cant_stop_identity::TITLE;

/// Says a sentence where it will be read: on standard error, and in a box if nobody looks at a terminal.
pub(super) fn say(sentence: &str) {
    eprintln!("{sentence}");
    if !std::io::stderr().is_terminal() {
        show(sentence);
    }
}

/// What desktops bring along to show a box with, how they are asked, and the exit codes of a box that was shown: Escape
/// closes it as well as its button does.
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
fn show(sentence: &str) {
    use std::process::{Command, Stdio};

    let has_display = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    if !has_display {
        return;
    }
    // A sentence that begins with a hyphen would be taken for an option.
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

/// The sentence for a box that breaks no lines and knows the letters of old terminals only.
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
fn show(sentence: &str) {
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
    fn old_boxes_get_short_lines_of_the_same_words() {
        let sentence = "Can’t Stop has ended by a fault of its own; your game is saved, start it again to go on.";
        let plain = plain(sentence);
        assert!(plain.lines().all(|line| line.len() <= 60), "{plain}");
        let words: Vec<_> = plain.split_whitespace().collect();
        assert_eq!(words.join(" ").replace('\'', "’"), sentence);
    }
}
