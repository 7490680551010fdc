//! What a text field makes of text that was written or pasted.

use cant_stop_records::is_hidden;

/// A text without control characters and without spaces before it, at most `limit` characters long, and where the caret
/// stands in it. The text is given in two parts, before and after the caret; what is too much goes from before the caret,
/// for there it was just written or pasted.
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
