//! The JSON that the referee and programs that play bots speak; `crates/lab/README.md` documents it.

pub(crate) mod answer;
mod columns;
pub(crate) mod dice;
mod position;
pub(crate) mod question;
pub(crate) mod read;
mod sentence;
mod squares;

pub(crate) use columns::{ColumnSet, OptionColumns};
pub(crate) use position::{Position, Rules, VERSIONS, Version};
pub(crate) use sentence::sentence;
