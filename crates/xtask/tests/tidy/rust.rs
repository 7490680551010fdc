//! Rust source with comments and the insides of strings told apart from code.

use std::ops::Range;

use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, tokenize};

/// A source text and what is code in it. All texts have the same length, so that an offset means the same in each.
pub struct Rust<'a> {
    /// As it was read.
    pub text: &'a str,
    /// With comments and the insides of literals as spaces.
    pub code: String,
    /// Ranges of the insides of string literals.
    pub strings: Vec<Range<usize>>,
    /// Ranges of the comments.
    pub comments: Vec<Range<usize>>,
}

impl<'a> Rust<'a> {
    /// Reads a whole file.
    pub fn read(text: &'a str) -> Self {
        let mut rust = Self {
            text,
            code: String::with_capacity(text.len()),
            strings: Vec::new(),
            comments: Vec::new(),
        };
        let mut start = 0;
        for token in tokenize(text, FrontmatterAllowed::No) {
            let end = start + token.len as usize;
            match token.kind {
                TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => {
                    rust.code.push_str(&blank(&text[start..end]));
                    rust.comments.push(start..end);
                }
                TokenKind::Literal { kind, .. } => rust.literal(kind, start..end),
                _ => rust.code.push_str(&text[start..end]),
            }
            start = end;
        }
        rust
    }

    /// Adds a literal: its quotes are code, and so is what is no text, such as a number.
    fn literal(&mut self, kind: LiteralKind, range: Range<usize>) {
        let whole = &self.text[range.clone()];
        let is_character = matches!(kind, LiteralKind::Char { .. } | LiteralKind::Byte { .. });
        let quote = if is_character { '\'' } else { '"' };
        let ends = whole.find(quote).zip(whole.rfind(quote));
        let Some((open, close)) = ends.filter(|(open, close)| open < close) else {
            self.code.push_str(whole);
            return;
        };
        self.code.push_str(&whole[..=open]);
        self.code.push_str(&blank(&whole[open + 1..close]));
        self.code.push_str(&whole[close..]);
        if !is_character {
            self.strings
                .push(range.start + open + 1..range.start + close);
        }
    }

    /// The names in the code, each with its offset; keywords are among them.
    pub fn names(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut start = 0;
        tokenize(&self.code, FrontmatterAllowed::No)
            .map(move |token| {
                let range = start..start + token.len as usize;
                start = range.end;
                (token.kind, range)
            })
            .filter(|(kind, _)| *kind == TokenKind::Ident)
            .map(|(_, range)| (range.start, &self.code[range]))
    }

    /// The same without what is compiled for tests only.
    pub fn without_tests(mut self) -> Self {
        const MARK: &str = "#[cfg(test)]";
        let mut from = 0;
        while let Some(found) = self.code[from..].find(MARK) {
            let start = from + found;
            let end = end_of_item(&self.code, start + MARK.len());
            self.strings
                .retain(|string| string.start < start || string.start >= end);
            let blank = blank(&self.code[start..end]);
            self.code.replace_range(start..end, &blank);
            from = end;
        }
        self
    }

    /// The offsets at which `word` stands in the code and is no part of a longer name.
    pub fn find(&self, word: &str) -> Vec<usize> {
        let starts_name = word.starts_with(is_name);
        let ends_name = word.ends_with(is_name);
        self.code
            .match_indices(word)
            .filter(|(at, _)| {
                let before = self.code[..*at].chars().next_back();
                let after = self.code[at + word.len()..].chars().next();
                let goes_on = starts_name && before.is_some_and(is_name)
                    || ends_name && after.is_some_and(is_name);
                !goes_on
            })
            .map(|(at, _)| at)
            .collect()
    }

    /// The string literal that begins at or after `offset` with nothing but spaces, line breaks and `(` before it.
    pub fn string_at(&self, offset: usize) -> Option<&'a str> {
        let string = self.strings.iter().find(|string| string.start >= offset)?;
        let between = self.code[offset..string.start].trim_end_matches(['"', '#', 'r']);
        between
            .chars()
            .all(|c| c.is_whitespace() || c == '(')
            .then(|| &self.text[string.clone()])
    }
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Past the item that begins at `from`: past its body in braces, or its semicolon.
fn end_of_item(code: &str, from: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, byte) in code.bytes().enumerate().skip(from) {
        match byte {
            b';' if depth == 0 => return offset + 1,
            b'{' => depth += 1,
            b'}' if depth <= 1 => return offset + 1,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

/// A space for every byte, and the line breaks.
fn blank(text: &str) -> String {
    let bytes = text.bytes();
    bytes
        .map(|byte| if byte == b'\n' { '\n' } else { ' ' })
        .collect()
}

#[test]
fn comments_and_strings_are_no_code() {
    let text = r####"a("x//y", 'z', '\'', r#"b"c"#); // d
/* e /* f */ g */ fn h<'i>(j: &'i str, k: &[u8] = b"l\"m") {}"####;
    let rust = Rust::read(text);
    let names: Vec<&str> = rust
        .code
        .split(|c: char| !is_name(c))
        .filter(|name| !name.is_empty())
        .collect();
    assert_eq!(
        names,
        ["a", "r", "fn", "h", "i", "j", "i", "str", "k", "u8", "b"]
    );
    let strings: Vec<&str> = rust
        .strings
        .iter()
        .map(|range| &text[range.clone()])
        .collect();
    assert_eq!(strings, ["x//y", "b\"c", "l\\\"m"]);
}

#[test]
fn what_is_for_tests_is_cut_out() {
    let text = "fn a() {}\n#[cfg(test)]\nmod b;\nfn c() {}\n#[cfg(test)]\nmod d { fn e() { \"f\"; } }\nfn g() {}";
    let rust = Rust::read(text).without_tests();
    for (name, left) in [("a", 1), ("b", 0), ("c", 1), ("d", 0), ("e", 0), ("g", 1)] {
        assert_eq!(rust.find(name).len(), left, "{name}");
    }
    assert!(rust.strings.is_empty());
}

#[test]
fn words_are_found_whole() {
    let rust = Rust::read("f32 af32 f32x (f32)");
    assert_eq!(rust.find("f32"), [0, 15]);
}

#[test]
fn a_string_is_found_after_a_call() {
    let text = "New(\n    \"a\", \"b\"); Other(x, \"c\"); Raw(r\"d\")";
    let rust = Rust::read(text);
    let after = |call: &str| rust.string_at(text.find(call).unwrap() + call.len());
    assert_eq!(after("New"), Some("a"));
    assert_eq!(after("Other"), None);
    assert_eq!(after("Raw"), Some("d"));
}
