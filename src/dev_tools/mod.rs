//! Tools of the makers that ship with the game: the demo that writes pictures.

mod demo;

pub use demo::demo;
