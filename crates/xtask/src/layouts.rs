//! `cargo xtask layouts`: every screen in every size, language and size of text, held against the laws of the layout.

use crate::Failure;
use crate::cargo::{cargo, run};

/// Tests every screen in the whole grid of 8 sizes, 3 sizes of text and every language, and in the pseudo-language;
/// every other run tests each size with a few of them.
pub fn layouts() -> Result<(), Failure> {
    run(cargo()?
        .args(["test", "--workspace", "--test", "look"])
        .env("CANT_STOP_LAYOUTS", "all"))
}
