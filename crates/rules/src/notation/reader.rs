//! A place in a line being read.

use super::{NotationError, Problem};

/// Unread rest of a line.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(line: &'a str) -> Reader<'a> {
        Reader {
            rest: line,
            column: 1,
        }
    }

    /// Column of the next character, the first being 1.
    pub(super) fn column(&self) -> usize {
        self.column
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn skip(&mut self, text: &str) {
        self.rest = &self.rest[text.len()..];
        self.column += text.chars().count();
    }

    /// Reads this text if it comes next.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let found = self.rest.starts_with(text);
        if found {
            self.skip(text);
        }
        found
    }

    /// Reads this text, which must come next.
    pub(super) fn demand(&mut self, text: &str, what: &'static str) -> Result<(), NotationError> {
        match self.take(text) {
            true => Ok(()),
            false => Err(self.expected(what)),
        }
    }

    /// Reads the next character if it means something.
    pub(super) fn one<T>(
        &mut self,
        what: &'static str,
        means: impl Fn(char) -> Option<T>,
    ) -> Result<T, NotationError> {
        let mut chars = self.rest.chars();
        let value = chars
            .next()
            .and_then(means)
            .ok_or_else(|| self.expected(what))?;
        self.rest = chars.as_str();
        self.column += 1;
        Ok(value)
    }

    /// Reads a number in digits, without superfluous zeros, that means something.
    pub(super) fn number<T>(
        &mut self,
        what: &'static str,
        means: impl Fn(u32) -> Option<T>,
    ) -> Result<T, NotationError> {
        let end = self
            .rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(self.rest.len());
        let digits = &self.rest[..end];
        let value = digits
            .parse()
            .ok()
            .filter(|_| digits == "0" || !digits.starts_with('0'))
            .and_then(means)
            .ok_or_else(|| self.expected(what))?;
        self.skip(digits);
        Ok(value)
    }

    /// Reads the next word, up to a space or the end, if it means something.
    pub(super) fn word<T>(
        &mut self,
        what: &'static str,
        means: impl Fn(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let end = self.rest.find(' ').unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        let value = means(word).ok_or_else(|| self.expected(what))?;
        self.skip(word);
        Ok(value)
    }

    /// The error that something else must stand here.
    pub(super) fn expected(&self, what: &'static str) -> NotationError {
        self.error(Problem::Expected(what))
    }

    /// The error that something is wrong here.
    pub(super) fn error(&self, problem: Problem) -> NotationError {
        NotationError {
            column: self.column,
            problem,
        }
    }
}
