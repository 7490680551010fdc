//! Colours, layers and durations come from the theme.

use std::ops::Range;

use crate::sources::{Source, game};
use crate::tree::expect_none;

/// Code that only the theme writes: colours of others, roles of colours that are resolved, layers that are stacked. Functions
/// that make a colour from numbers are refused by `clippy.toml`. `Color::WHITE`, which leaves a picture as it is, and
/// `Color::NONE` are no colours of ours.
const OWNED: [&str; 8] = [
    "Color::BLACK",
    "palettes",
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
fn the_theme_alone_colours_stacks_and_times() {
    expect_none(game().flat_map(foreign));
}

/// Places of a file that belong to the theme.
fn foreign(source: &Source) -> Vec<String> {
    let Source { file, rust } = source;
    if file.is_in("src/ui/") {
        return Vec::new();
    }
    let is_code = |string: &&Range<usize>| is_colour_code(&file.text[(*string).clone()]);
    let codes = rust.strings.iter().filter(is_code).map(|it| it.start);
    let calls = DURATIONS.iter().flat_map(|call| rust.find(call));
    let durations = calls.filter(|at| {
        let argument = rust.code[*at..].split('(').nth(1).unwrap_or_default();
        argument
            .trim_start()
            .starts_with(|c: char| c.is_ascii_digit())
    });
    let numbers = codes.chain(durations);
    let numbers = numbers.map(|at| format!("{}: not from src/ui", file.at(at)));
    numbers.chain(source.mentions(&OWNED)).collect()
}

/// Returns `true` if a text is `#rrggbb` or `#rrggbbaa`.
fn is_colour_code(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| {
        matches!(digits.len(), 6 | 8) && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

fn count(path: &str, text: &str) -> usize {
    foreign(&Source::sample(path, text)).len()
}

#[test]
fn what_belongs_to_the_theme_is_found() {
    let colours = "use bevy::color::palettes::css;\nlet b = Color::BLACK;\nlet c = \"#56B4E9\";";
    let others = "a(BackgroundColor(b));\nsprite.color.set_alpha(0.5);\nc(GlobalZIndex(7));";
    let durations = "a(Duration::from_millis(200));\nb(Timer::from_seconds(\n    0.5, c));";
    for (bad, found) in [(colours, 3), (others, 3), (durations, 2)] {
        assert_eq!(count("src/play/hud/a.rs", bad), found);
        assert_eq!(count("src/ui/color/palette.rs", bad), 0);
    }
}

#[test]
fn what_comes_from_the_theme_is_not() {
    let good = "let a = Role::Paper;\nlet b = \"#7\";\nlet c = Color::NONE;\na(fill(Role::Ink));\n\
                    b: Changed<BackgroundColor>,\nc(Layer::Dialog.z());\n\
                    a(Duration::from_secs_f32(motion::SETTLE));\nb(Timer::new(c, d));";
    assert_eq!(count("src/play/hud/a.rs", good), 0);
}
