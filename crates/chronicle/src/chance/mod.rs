//! Statistics of luck: the range in which fair luck keeps counts, and tests against it.

mod chi_square;
mod counted;
mod fair_range;
mod wilson;

pub use chi_square::ChiSquare;
pub use counted::Counted;
pub use fair_range::Trials;
pub use wilson::wilson_95;
