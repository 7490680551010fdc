//! Cleans the words of a record for the screen: a file from another person can hold anything.

/// The most characters a player's name has.
///
/// The game takes no longer one. A longer name in a record is cut when it is read; the record stays as it is.
pub const NAME_LENGTH: usize = 12;

/// The most characters of a word that people do not choose: a mark, a bot, the engine.
const KEY_LENGTH: usize = 64;

/// Name of a player whose own name has no visible character.
const NAMELESS: &str = "?";

/// A player's name as it can be shown anywhere: on one line, at most [`NAME_LENGTH`] characters, none of them hidden or
/// a command to a terminal.
///
/// ```
/// use cant_stop_records::clean_name;
///
/// assert_eq!(clean_name("Ada"), "Ada");
/// assert_eq!(clean_name("Ada\u{1b}[2J\n1. Leo: wins"), "Ada[2J 1. Le");
/// assert_eq!(clean_name("A\u{200b}d\u{202e}a "), "Ada");
/// assert_eq!(clean_name("\u{200b}"), "?");
/// ```
pub fn clean_name(name: &str) -> String {
    match clean(name, NAME_LENGTH) {
        name if name.is_empty() => NAMELESS.to_owned(),
        name => name,
    }
}

/// Any other word of a header, cleaned like a name.
pub(crate) fn clean_key(key: &str) -> String {
    clean(key, KEY_LENGTH)
}

/// The text without hidden characters, with single spaces between its words, cut to `length` characters.
fn clean(text: &str, length: usize) -> String {
    let visible: String = text.chars().filter(|&c| !is_hidden(c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    let cut: String = words.join(" ").chars().take(length).collect();
    cut.trim_end().to_owned()
}

/// Returns `true` if a character has no glyph of its own: controls, marks that turn the direction of writing, joiners,
/// fillers, selectors and tags. Spaces and ends of lines are none of them.
///
/// These are the characters that Unicode calls control, bidirectional control or default ignorable, beside the marks
/// of annotations.
pub fn is_hidden(c: char) -> bool {
    c.is_control() && !c.is_whitespace()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_that_people_type_stay_as_they_are() {
        let names = "Ada|Zoë|José M.ª|O’Neill & Co|李小龍|Ναυσικά|😀|a";
        for name in names.split('|') {
            assert_eq!(clean_name(name), name);
        }
    }

    #[test]
    fn hidden_characters_are_left_out() {
        for hidden in "\0\u{7}\u{1b}\u{7f}\u{9b}\u{200d}\u{2066}\u{feff}\u{e0041}".chars() {
            let name = clean_name(&format!("A{hidden}da{hidden}"));
            assert_eq!(name, "Ada", "{hidden:?}");
            assert_eq!(clean_name(&hidden.to_string()), NAMELESS);
        }
    }

    #[test]
    fn a_name_is_one_line_of_single_spaces() {
        for space in "\n|\r\n|\t|\u{85}|\u{a0}|\u{2028}|\u{2029}|\u{3000}|  ".split('|') {
            let name = clean_name(&format!("{space}Ada{space}B{space}"));
            assert_eq!(name, "Ada B", "{space:?}");
        }
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(clean_name(&"x".repeat(65_536)), "x".repeat(NAME_LENGTH));
        assert_eq!(clean_name("eleven char and more"), "eleven char");
        assert_eq!(clean_name(&"ñ".repeat(20)).chars().count(), NAME_LENGTH);
    }

    proptest! {
        #[test]
        fn every_name_comes_out_short_visible_and_final(name in any::<String>()) {
            let clean = clean_name(&name);
            prop_assert!((1..=NAME_LENGTH).contains(&clean.chars().count()));
            prop_assert!(!clean.chars().any(|c| c.is_control() || is_hidden(c)));
            prop_assert_eq!(clean.trim(), &clean);
            prop_assert_eq!(clean_name(&clean), clean);
        }
    }
}
