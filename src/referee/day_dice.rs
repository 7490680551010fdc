//! Dice of a day: every climb of one day gets the same rolls.

use cant_stop_days::{Day, is_of_day};
use cant_stop_records::{Header, RecordProblem};
use cant_stop_rules::Action;
use cant_stop_rules::notation::Playthrough;

/// Daily climb of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClimbOfDay {
    /// Day of the dice.
    pub day: Day,
    /// First attempt, the only one that counts.
    pub counts: bool,
}

/// Day of a recorded daily climb; `None` for other games.
///
/// # Errors
///
/// If the header has an invalid day, or the rolls are not those of the day.
pub(crate) fn day_of_record(
    header: &Header,
    played: &Playthrough,
) -> Result<Option<Day>, RecordProblem> {
    let Some(day) = header.day() else {
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
