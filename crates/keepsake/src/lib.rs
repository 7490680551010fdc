//! What can be shown of a finished game of Can't Stop: a poster of its board, and an animation of one turn.
//!
//! Both are drawn without any window from the game's own pictures and letters: words in the language of whoever shares
//! them and colours of the palette in force are given. The same game gives the same bytes.

mod animation;
mod board;
mod colors;
mod kit;
mod painter;
mod poster;
mod text;
mod turns;

pub use animation::{Animation, AnimationWords, LARGEST};
pub use board::{Mark, SeatLook};
pub use colors::{Colors, Rgb, contrast};
pub use kit::{Kit, KitError};
pub use painter::Written;
pub use poster::{Drawn, Poster, PosterWords, SIZE};
pub use turns::{Turn, decisive, turns};
