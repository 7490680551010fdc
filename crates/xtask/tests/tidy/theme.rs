//! Colours and durations come from the theme.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

/// Colours of others. Functions that make one from numbers are refused by `clippy.toml`. `Color::WHITE`, which leaves a
/// picture as it is, and `Color::NONE` are no colours of ours.
const COLOURS: [&str; 2] = ["Color::BLACK", "palettes"];

/// Code that only the theme writes: it resolves the roles of colours, and stacks the layers of the interface.
const OWNED: [&str; 6] = [
    "BackgroundColor(",
    "BorderColor::",
    "TextColor(",
    "color.set_alpha",
    "SpriteColorLens",
    "GlobalZIndex(",
];

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
    expect_none(rust_files(&["src/"]).iter().flat_map(colours));
}

#[test]
fn durations_come_from_the_theme() {
    expect_none(rust_files(&["src/"]).iter().flat_map(durations));
}

#[test]
fn the_theme_alone_colours_and_stacks() {
    expect_none(rust_files(&["src/"]).iter().flat_map(owned));
}

fn owned(file: &File) -> Vec<String> {
    if has_its_own(file) {
        return Vec::new();
    }
    let rust = Rust::read(&file.text).without_tests();
    OWNED
        .iter()
        .flat_map(|owned| rust.find(owned).into_iter().map(move |at| (owned, at)))
        .map(|(owned, at)| format!("{}: {owned} belongs to src/ui", file.at(at)))
        .collect()
}

fn has_its_own(file: &File) -> bool {
    file.is_in("src/ui/") || file.is("/tests.rs") || file.path.contains("/tests/")
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
        .map(|at| format!("{}: a colour that is not from src/ui", file.at(at)))
        .collect()
}

/// Returns `true` if a text is `#rrggbb` or `#rrggbbaa`.
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
                    "{}: a duration that is not from src/ui",
                    file.at(at)
                ));
            }
        }
    }
    complaints
}

#[test]
fn a_colour_is_found() {
    let bad = "use bevy::color::palettes::css;\nlet b = Color::BLACK;\nlet c = \"#56B4E9\";";
    assert_eq!(colours(&File::sample("src/play/hud/a.rs", bad)).len(), 3);
    assert!(colours(&File::sample("src/ui/color/palette.rs", bad)).is_empty());
    let good = "let a = Role::Paper;\nlet b = \"#7\";\nlet c = Color::NONE;";
    assert!(colours(&File::sample("src/play/hud/a.rs", good)).is_empty());
}

#[test]
fn a_colour_set_elsewhere_is_found() {
    let bad = "a(BackgroundColor(b));\nsprite.color.set_alpha(0.5);\nc(GlobalZIndex(7));";
    assert_eq!(owned(&File::sample("src/play/hud/a.rs", bad)).len(), 3);
    assert!(owned(&File::sample("src/ui/a.rs", bad)).is_empty());
    let good = "a(fill(Role::Ink));\nb: Changed<BackgroundColor>,\nc(Layer::Dialog.z());";
    assert!(owned(&File::sample("src/play/hud/a.rs", good)).is_empty());
}

#[test]
fn a_duration_is_found() {
    let bad = "a(Duration::from_millis(200));\nb(Timer::from_seconds(\n    0.5, c));";
    assert_eq!(durations(&File::sample("src/play/hud/a.rs", bad)).len(), 2);
    let good = "a(Duration::from_secs_f32(motion::SETTLE));\nb(Timer::new(c, d));";
    assert!(durations(&File::sample("src/play/hud/a.rs", good)).is_empty());
}
