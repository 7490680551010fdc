//! Dice of a day: every climb of that day gets the same rolls.

use cant_stop_days::{Day, is_of_day};
use cant_stop_records::{Header, RecordProblem};
use cant_stop_rules::Action;
use cant_stop_rules::notation::Playthrough;

/// Day whose dice a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClimbOfDay {
    /// The day.
    pub day: Day,
    /// Whether it is the one attempt that counts.
    pub counts: bool,
}

/// Day whose dice a recorded game was played with; `None` if it was played with dice of its own.
///
/// # Errors
///
/// If the header names no valid day, or the dice are others.
pub(crate) fn day_of_record(
    header: &Header,
    played: &Playthrough,
) -> Result<Option<Day>, RecordProblem> {
    let Some(day) = &header.day else {
        return Ok(None);
    };
    let rolls = played.actions().iter().filter_map(|action| match action {
        Action::Dice(dice) => Some(*dice),
        _ => None,
    });
    match day.parse() {
        Ok(day) if played.start().seats() == 1 && is_of_day(day, rolls) => Ok(Some(day)),
        _ => Err(RecordProblem::Damaged { line: 1 }),
    }
}
