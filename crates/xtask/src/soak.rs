//! `cargo xtask soak`: the tests of whole games again, with more of them than every run has time for.

use crate::Failure;
use crate::cargo::{cargo, run};

/// The proofs: a test, the variable that says how many, and how many here.
const PROOFS: [(&str, &str, &str); 3] = [
    (
        "bot_match::games_end_without_animation",
        "CANT_STOP_GAMES",
        "1000",
    ),
    (
        "bot_match::animation_changes_no_outcome",
        "CANT_STOP_ANIMATED_GAMES",
        "20",
    ),
    (
        "kills::killed_games_resume_where_they_were",
        "CANT_STOP_KILLS",
        "200",
    ),
];

/// Plays 1,000 games without animation and 20 with it, and kills and resumes 200.
///
/// # Errors
///
/// With the exit code of the first proof that fails.
pub fn soak() -> Result<(), Failure> {
    for (test, count, number) in PROOFS {
        run(cargo()?
            .args(["test", "--workspace", "--test", "play", "--"])
            .args(["--exact", test, "--nocapture"])
            .env(count, number))?;
    }
    Ok(())
}
