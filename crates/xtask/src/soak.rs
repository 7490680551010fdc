//! `cargo xtask soak`: the long proofs, tests that run with more cases than every run has time for.

use crate::Failure;
use crate::cargo::{cargo, run};

/// The proofs: a test binary, a test in it, the variable that says how many, and how many here.
const PROOFS: [&str; 7] = [
    "naive agreement:: CANT_STOP_POSITIONS 1000000",
    "play bot_match::games_end_without_animation CANT_STOP_GAMES 1000",
    "play bot_match::animation_changes_no_outcome CANT_STOP_ANIMATED_GAMES 200",
    "play house_rules::bots_play_by_every_rule_to_the_end CANT_STOP_TABLES 300",
    "play kills::killed_games_resume_where_they_were CANT_STOP_KILLS 1000",
    "play damaged:: CANT_STOP_DAMAGED 10000",
    "play monkey:: CANT_STOP_EVENTS 10000000",
];

/// Compares a million positions with the naive rules; plays 1,000 games without animation, 200 with it and 300 rounds by
/// other rules; kills and resumes 1,000 games; starts with 10,000 damaged files; does ten million things with six devices.
///
/// The game is optimised for it, which compiles it once more and saves hours; everything below it stays as it is.
pub fn soak() -> Result<(), Failure> {
    for proof in PROOFS {
        let words: Vec<&str> = proof.split(' ').collect();
        let [binary, test, count, number] = words[..] else {
            return Err(format!("{proof} has four words").into());
        };
        run(cargo()?
            .args(["test", "--workspace", "--test", binary])
            .args(["--config", "profile.dev.package.cant-stop.opt-level=1"])
            .arg("--")
            .args([test, "--nocapture"])
            .env(count, number))?;
    }
    Ok(())
}
