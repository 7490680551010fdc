//! Keepsakes of a finished game of Can't Stop: posters of its board, and an animation of one turn.
//!
//! Both are drawn without any window from the game's own pictures and letters: words in the player's language and
//! the colours of the palette in force are given. The same game gives the same bytes.

mod animation;
mod board;
mod colors;
mod kit;
mod light;
mod painter;
mod poster;
mod rock_light;
mod text;
mod turns;

pub use animation::{Animation, AnimationWords, LARGEST};
pub use board::{Mark, SeatLook};
pub use colors::{Colors, Rgb};
pub use kit::Kit;
pub use painter::Written;
pub use poster::{Drawn, Poster, PosterWords, Shape};
pub use turns::{Turn, decisive, turns};
