//! Why nothing could be laid out, packed or proven.

use std::fmt;
use std::path::Path;

/// One sentence for the terminal.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure(String);

/// Result whose error is a sentence for the reader.
pub type Result<T> = std::result::Result<T, Failure>;

impl Failure {
    /// Something is not as it should be.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    /// For `map_err`: a file or folder refused what was done with it.
    pub fn at<E: fmt::Display>(path: &Path) -> impl FnOnce(E) -> Self {
        move |error| Self(format!("{}: {error}.", path.display()))
    }

    /// For `map_err`: one of our own texts or pictures cannot be read.
    pub fn of<E: fmt::Display>(what: &str) -> impl FnOnce(E) -> Self {
        move |error| Self(format!("{what}: {error}."))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
