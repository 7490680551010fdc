//! Sanitises text typed or pasted into a field.

use cant_stop_records::is_hidden;

/// Removes control characters and leading spaces and truncates to `limit` characters; returns the text and the caret's byte
/// offset. The parts are the text before and after the caret. Truncation starts before the caret, where text was inserted.
pub(super) fn clean(before: &str, after: &str, limit: usize) -> (String, usize) {
    let printable = |text: &str| {
        text.chars()
            .filter(|c| !c.is_control() && !is_hidden(*c))
            .collect::<String>()
    };
    let mut before = printable(before).trim_start().to_owned();
    let mut after = printable(after);
    if before.is_empty() {
        after = after.trim_start().to_owned();
    }
    while before.chars().count() + after.chars().count() > limit {
        if before.pop().is_none() {
            after.pop();
        }
    }
    let caret = before.len();
    (before + &after, caret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_text_is_cleaned_and_cut_where_it_was_pasted() {
        for (before, after, expected) in [
            ("Ana", "", ("Ana", 3)),
            ("\tA\u{1b}[31mn\n", "a\u{7}", ("A[31mna", 6)),
            ("  ", " Ana", ("Ana", 0)),
            (" Ñá", "ñez", ("Ñáñez", 4)),
            ("Maximiliana", "tor", ("Maximtor", 5)),
            ("", "Maximiliana", ("Maximili", 0)),
        ] {
            let (text, caret) = clean(before, after, 8);
            assert_eq!((text.as_str(), caret), expected, "{before:?} {after:?}");
        }
    }
}
