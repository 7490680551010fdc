//! No words in the code: what people read comes from the locale files.

use crate::sources::{Source, game};
use crate::tree::expect_none;

/// Constructors that show a text as it is.
const SHOWN: [&str; 6] = [
    "Text::new",
    "Text2d::new",
    "TextSpan::new",
    "Text",
    "Text2d",
    "TextSpan",
];

#[test]
fn no_words_in_the_code() {
    expect_none(game().flat_map(spoken));
}

fn spoken(Source { file, rust }: &Source) -> Vec<String> {
    if file.is_in("src/ui/") || file.path == "src/core/locale.rs" {
        return Vec::new();
    }
    let mut complaints = Vec::new();
    for call in SHOWN {
        for at in rust.find(call) {
            if let Some(text) = rust.string_at(at + call.len())
                && text.contains(char::is_alphabetic)
            {
                complaints.push(format!(
                    "{}: “{text}” belongs in the locale files",
                    file.at(at)
                ));
            }
        }
    }
    complaints
}

#[test]
fn words_are_found() {
    let bad =
        "a(Text::new(\"Roll\"), Text2d(\"Stop\"), TextSpan::new(\n    \"!\"), Text::new(name));";
    assert_eq!(spoken(&Source::sample("src/play/hud/a.rs", bad)).len(), 2);
}
