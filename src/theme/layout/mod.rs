//! Where the parts of a screen stand in the visible area.

mod play;
mod story;

pub(crate) use story::LARGE;
