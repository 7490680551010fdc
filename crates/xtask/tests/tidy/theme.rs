//! Colours and durations come from the theme.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

/// Colours of others. Functions that make one from numbers are refused by `clippy.toml`. `Color::WHITE`, which leaves a
/// picture as it is, and `Color::NONE` are no colours of ours.
const COLOURS: [&str; 2] = ["Color::BLACK", "palettes"];

/// Ways to make a duration from a number. Clippy cannot tell a number on the spot from a constant of the theme.
const DURATIONS: [&str; 6] = [
    "Duration::from_secs",
    "Duration::from_millis",
    "Duration::from_micros",
    "Duration::from_secs_f32",
    "Duration::from_secs_f64",
    "Timer::from_seconds",
];

#[test]
fn colours_come_from_the_theme() {
    expect_none(rust_files(&["src/"]).iter().flat_map(colours).collect());
}

#[test]
fn durations_come_from_the_theme() {
    expect_none(rust_files(&["src/"]).iter().flat_map(durations).collect());
}

fn has_its_own(file: &File) -> bool {
    file.is_in("src/theme/") || file.is("/tests.rs")
}

fn colours(file: &File) -> Vec<String> {
    if has_its_own(file) {
        return Vec::new();
    }
    let rust = Rust::read(&file.text).without_tests();
    let calls = COLOURS.iter().flat_map(|call| rust.find(call));
    let codes = rust
        .strings
        .iter()
        .filter(|string| is_colour_code(&file.text[(*string).clone()]))
        .map(|string| string.start);
    calls
        .chain(codes)
        .map(|at| format!("{}: a colour that is not from src/theme", file.at(at)))
        .collect()
}

/// Whether a text is `#rrggbb` or `#rrggbbaa`.
fn is_colour_code(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| {
        matches!(digits.len(), 6 | 8) && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

fn durations(file: &File) -> Vec<String> {
    if has_its_own(file) {
        return Vec::new();
    }
    let rust = Rust::read(&file.text).without_tests();
    let mut complaints = Vec::new();
    for call in DURATIONS {
        for at in rust.find(call) {
            let argument = rust.code[at..]
                .split('(')
                .nth(1)
                .unwrap_or_default()
                .trim_start();
            if argument.starts_with(|c: char| c.is_ascii_digit()) {
                complaints.push(format!(
                    "{}: a duration that is not from src/theme",
                    file.at(at)
                ));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_colour_is_found() {
        let bad = "use bevy::color::palettes::css;\nlet b = Color::BLACK;\nlet c = \"#56B4E9\";";
        assert_eq!(colours(&File::sample("src/hud/a.rs", bad)).len(), 3);
        assert!(colours(&File::sample("src/theme/palette.rs", bad)).is_empty());
        let good = "let a = palette::PAPER;\nlet b = \"#7\";\nlet c = Color::NONE;";
        assert!(colours(&File::sample("src/hud/a.rs", good)).is_empty());
    }

    #[test]
    fn a_duration_is_found() {
        let bad = "a(Duration::from_millis(200));\nb(Timer::from_seconds(\n    0.5, c));";
        assert_eq!(durations(&File::sample("src/hud/a.rs", bad)).len(), 2);
        let good = "a(Duration::from_secs_f32(motion::SETTLE));\nb(Timer::new(c, d));";
        assert!(durations(&File::sample("src/hud/a.rs", good)).is_empty());
    }
}
