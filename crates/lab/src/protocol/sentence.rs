//! Errors of serde as sentences of this protocol.

use serde_json::error::Category;

/// One lower-case sentence that says what is wrong with a line, and at which character of it.
pub(crate) fn sentence(error: &serde_json::Error) -> String {
    let text = error.to_string();
    // Every request is one line: its number says nothing.
    let what = match text.rfind(" at line ") {
        Some(end) => &text[..end],
        None => &text,
    };
    let place = match error.column() {
        0 => String::new(),
        column => format!(", at column {column} of the line"),
    };
    match error.classify() {
        Category::Syntax | Category::Eof => format!("this is not JSON: {what}{place}"),
        Category::Data | Category::Io => format!("{what}{place}"),
    }
}
