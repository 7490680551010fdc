//! What luck alone does to counts: the range it keeps to, and tests of whether it was luck.

mod chi_square;
mod counted;
mod fair_range;
mod wilson;

pub use chi_square::ChiSquare;
pub use counted::Counted;
pub use fair_range::{EXACT_TRIALS, Trials};
pub use wilson::wilson_95;
