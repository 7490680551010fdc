//! Rust source with comments and the insides of strings told apart from code.

use std::ops::Range;

/// A source text and what is code in it. All texts have the same length, so that an offset means the same in each.
pub struct Rust<'a> {
    /// As it was read.
    pub text: &'a str,
    /// With comments and the insides of literals as spaces.
    pub code: String,
    /// Where the insides of string literals are.
    pub strings: Vec<Range<usize>>,
}

impl<'a> Rust<'a> {
    /// Reads a whole file.
    pub fn read(text: &'a str) -> Self {
        let mut reader = Reader {
            bytes: text.as_bytes(),
            code: text.as_bytes().to_vec(),
            strings: Vec::new(),
        };
        reader.read();
        Self {
            text,
            code: String::from_utf8(reader.code).expect("only whole characters are blanked"),
            strings: reader.strings,
        }
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
            let blank: String = self.code[start..end]
                .bytes()
                .map(|byte| if byte == b'\n' { '\n' } else { ' ' })
                .collect();
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

struct Reader<'a> {
    bytes: &'a [u8],
    code: Vec<u8>,
    strings: Vec<Range<usize>>,
}

impl Reader<'_> {
    fn read(&mut self) {
        let mut at = 0;
        while at < self.bytes.len() {
            at = match self.bytes[at] {
                b'/' if self.starts(at, b"//") => self.line_comment(at),
                b'/' if self.starts(at, b"/*") => self.block_comment(at),
                b'"' => self.string(at),
                b'\'' => self.character(at),
                b'r' | b'b' | b'c' if !self.in_name(at) => self.prefixed(at),
                _ => at + 1,
            };
        }
    }

    fn starts(&self, at: usize, with: &[u8]) -> bool {
        self.bytes[at..].starts_with(with)
    }

    fn in_name(&self, at: usize) -> bool {
        at > 0 && is_name(char::from(self.bytes[at - 1]))
    }

    fn blank(&mut self, range: Range<usize>) {
        for byte in &mut self.code[range] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    }

    fn line_comment(&mut self, start: usize) -> usize {
        let end = find(self.bytes, start, b"\n").unwrap_or(self.bytes.len());
        self.blank(start..end);
        end
    }

    fn block_comment(&mut self, start: usize) -> usize {
        let mut depth = 0_usize;
        let mut at = start;
        while at < self.bytes.len() {
            if self.starts(at, b"/*") {
                depth += 1;
                at += 2;
            } else if self.starts(at, b"*/") {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    break;
                }
            } else {
                at += 1;
            }
        }
        self.blank(start..at);
        at
    }

    /// A string that begins with the quote at `quote`.
    fn string(&mut self, quote: usize) -> usize {
        let mut at = quote + 1;
        while at < self.bytes.len() && self.bytes[at] != b'"' {
            at += if self.bytes[at] == b'\\' { 2 } else { 1 };
        }
        self.inside(quote + 1..at.min(self.bytes.len()))
    }

    fn inside(&mut self, range: Range<usize>) -> usize {
        self.blank(range.clone());
        self.strings.push(range.clone());
        range.end + 1
    }

    /// A raw string, or a name that only begins like one.
    fn prefixed(&mut self, start: usize) -> usize {
        let mut at = start;
        while at < self.bytes.len() && matches!(self.bytes[at], b'b' | b'c' | b'r') {
            at += 1;
        }
        if self.bytes[at - 1] != b'r' {
            return at;
        }
        let hashes = self.bytes[at..]
            .iter()
            .take_while(|byte| **byte == b'#')
            .count();
        let quote = at + hashes;
        if self.bytes.get(quote) != Some(&b'"') {
            return at;
        }
        let mut close = vec![b'"'];
        close.resize(hashes + 1, b'#');
        let end = find(self.bytes, quote + 1, &close).unwrap_or(self.bytes.len());
        self.inside(quote + 1..end) + hashes
    }

    /// A character literal, or the quote of a lifetime.
    fn character(&mut self, quote: usize) -> usize {
        let inside = quote + 1;
        let first = self.bytes.get(inside).copied().unwrap_or(b' ');
        let end = if first == b'\\' {
            find(self.bytes, inside + 2, b"'")
        } else {
            let width = std::str::from_utf8(&self.bytes[inside..])
                .ok()
                .and_then(|rest| rest.chars().next())
                .map_or(1, char::len_utf8);
            Some(inside + width).filter(|end| self.bytes.get(*end) == Some(&b'\''))
        };
        let Some(end) = end else {
            return inside;
        };
        self.blank(inside..end);
        end + 1
    }
}

fn find(bytes: &[u8], from: usize, what: &[u8]) -> Option<usize> {
    bytes
        .get(from..)?
        .windows(what.len())
        .position(|window| window == what)
        .map(|found| from + found)
}

#[cfg(test)]
mod samples {
    use super::*;

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
}
