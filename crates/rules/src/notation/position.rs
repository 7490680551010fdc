//! Writing a position.

use core::fmt;

use super::fields::{Shorthand, letter, write_dice};
use crate::{Column, Game, RollOff, Seat, Stage};

/// Heights as they are written, 0 to 13.
const HEIGHTS: [char; 14] = [
    '.', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd',
];

/// The height that is written so.
pub(super) fn height(c: char) -> Option<u8> {
    let place = HEIGHTS.iter().position(|&height| height == c)?;
    Some(place as u8)
}

/// Stages and their words.
pub(super) const WAITING: [(Stage, &str); 6] = [
    (Stage::RollOff, "begin"),
    (Stage::Deciding, "decide"),
    (Stage::Rolling, "roll"),
    (Stage::Pairing, "pair"),
    (Stage::Keeping, "keep"),
    (Stage::Over, "over"),
];

/// The game's position in the [notation](crate::notation). Neither a snapshot between two events of one action nor a
/// position of one seat can be read back.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", Shorthand(self.variant))?;
        for seat in self.each_seat() {
            f.write_str(if seat.index() == 0 { "" } else { "/" })?;
            for column in Column::ALL {
                let height = usize::from(self.square(seat, column));
                write!(f, "{}", HEIGHTS.get(height).copied().unwrap_or('!'))?;
            }
        }
        f.write_str(" ")?;
        write_runners(f, self)?;
        let waiting = WAITING
            .iter()
            .find(|(stage, _)| *stage == self.stage && self.unfinished == 0);
        write!(
            f,
            " {} {} ",
            letter(self.turn),
            waiting.map_or("none", |(_, word)| word)
        )?;
        match &self.last_roll {
            Some(dice) => write_dice(f, dice)?,
            None => f.write_str("-")?,
        }
        write!(f, " {} ", self.turn_number)?;
        write_roll_off(f, &self.roll_off)
    }
}

fn write_runners(f: &mut fmt::Formatter<'_>, game: &Game) -> fmt::Result {
    let placed = game.runners.placed();
    if placed.is_empty() {
        return f.write_str("-");
    }
    for (place, column) in placed.iter().enumerate() {
        let comma = if place == 0 { "" } else { "," };
        write!(f, "{comma}{column}:{}", game.reached(column))?;
    }
    Ok(())
}

fn write_roll_off(f: &mut fmt::Formatter<'_>, round: &RollOff) -> fmt::Result {
    if round.still_in().is_empty() {
        return f.write_str("-");
    }
    let rolled = |seat: Seat| round.rolled(seat);
    round.still_in().iter().try_for_each(|seat| {
        write!(f, "{}", letter(seat))?;
        write_dice(f, rolled(seat).as_ref().map_or(&[], |dice| &dice[..]))
    })
}
