//! Tools of the makers that ship with the game: the demo that writes pictures, and an app to compare frames with.

mod demo;
mod empty;

pub use demo::demo;
pub use empty::empty;
