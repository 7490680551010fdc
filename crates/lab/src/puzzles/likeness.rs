//! Whether two positions ask nearly the same.

use cant_stop_rules::Position;

/// Positions to choose a move of the same dice are alike if pieces stand fewer spaces apart than this in all.
const ALIKE_TO_PAIR: u32 = 8;

/// Positions to roll or to stop, in which the runners say more, are alike from fewer spaces.
const ALIKE_TO_DECIDE: u32 = 4;

/// Whether the two ask nearly the same, seen in a mirror or not.
pub(crate) fn are_alike(one: &Position, other: &Position) -> bool {
    are_alike_as_they_are(one, other) || are_alike_as_they_are(one, &mirrored(other))
}

fn are_alike_as_they_are(one: &Position, other: &Position) -> bool {
    let table = |place: &Position| (place.settings, place.seats, place.stage, sorted(place.dice));
    if table(one) != table(other) {
        return false;
    }
    let most = match one.dice {
        Some(_) => ALIKE_TO_PAIR,
        None => ALIKE_TO_DECIDE,
    };
    let apart = |one: &[u8], other: &[u8]| -> u32 {
        let each = one.iter().zip(other);
        each.map(|(&one, &other)| u32::from(one.abs_diff(other)))
            .sum()
    };
    let runners = |place: &Position| place.runners.map(|runner| runner.unwrap_or(0));
    let seats = usize::from(one.seats);
    // Seat by seat from the one to move.
    let squares: u32 = (0..seats)
        .map(|after| {
            let row = |place: &Position| place.squares[(place.turn.index() + after) % seats];
            apart(&row(one), &row(other))
        })
        .sum();
    squares + apart(&runners(one), &runners(other)) < most
}

fn sorted(dice: Option<[u8; 4]>) -> Option<[u8; 4]> {
    dice.map(|mut dice| {
        dice.sort_unstable();
        dice
    })
}

/// The position with column 2 for column 12 and so on.
fn mirrored(place: &Position) -> Position {
    let mut mirrored = *place;
    mirrored.squares.iter_mut().for_each(|row| row.reverse());
    mirrored.owners.reverse();
    mirrored.runners.reverse();
    mirrored.dice = place.dice.map(|dice| dice.map(|die| 7 - die));
    mirrored
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_rules::Game;

    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        let place = |text: &str| text.parse::<Game>().unwrap().position().unwrap();
        are_alike(&place(one), &place(other))
    }

    #[test]
    fn a_position_is_like_itself_in_a_mirror_and_from_the_other_seat() {
        let place = "3 ....3....../.....7..... 6:4,10:1 A pair 2435";
        assert!(alike(place, place));
        assert!(alike(
            place,
            "3 ......3..../.....7..... 4:1,8:4 A pair 5342"
        ));
        assert!(alike(
            place,
            "3 .....7...../....3...... 6:4,10:1 B pair 2345"
        ));
        assert!(alike(
            place,
            "3 ....2....../.....6..... 6:5,10:1 A pair 2435"
        ));
    }

    #[test]
    fn other_dice_rules_or_boards_are_another_question() {
        let place = "3 ....3....../.....7..... 6:4,10:1 A pair 2435";
        assert!(!alike(
            place,
            "3 ....3....../.....7..... 6:4,10:1 A pair 2434"
        ));
        assert!(!alike(
            place,
            "3j ....3....../.....7..... 6:4,10:1 A pair 2435"
        ));
        assert!(!alike(
            place,
            "3 ....3....../...4.4..2.1 6:4,10:1 A pair 2435"
        ));
        assert!(!alike(place, "3 ....3....../.....7..... 6:4,10:1 A decide"));
    }
}
