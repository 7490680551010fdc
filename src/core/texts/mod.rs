//! The keys of all texts: the build makes a constant of each one in the English locale files.
//!
//! `action-roll` there is [`ACTION_ROLL`] here. A text that is not there does not compile, and one that nothing says is
//! reported as never used.

/// The key of a text in the locale files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextKey(&'static str);

impl TextKey {
    /// The key as the locale files have it.
    pub(crate) const fn as_str(self) -> &'static str {
        self.0
    }
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
