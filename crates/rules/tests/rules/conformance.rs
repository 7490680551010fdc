//! One harness for every table that can be set: whole games, watched by every law.

use std::collections::HashSet;

use cant_stop_rules::Variant;

use crate::laws;

/// Every table that can be set: its variant and seats.
pub fn tables() -> Vec<(Variant, u8)> {
    Variant::tables().collect()
}

#[test]
fn sixty_tables_can_be_set() {
    // 3 columns: 3 landings, 2 obligations, 2 kinds of pawns, 3 numbers of seats; 4 and 5 columns: no pawns, 2 numbers.
    let tables: HashSet<(Variant, u8)> = tables().into_iter().collect();
    assert_eq!(tables.len(), 3 * 2 * 2 * 3 + 2 * 3 * 2 * 2);
}

#[test]
fn every_table_plays_by_the_laws() {
    for (variant, seats) in tables() {
        let mut winners = [0; 4];
        for seed in 0..8 {
            let game = laws::play(variant, seats, 3, seed);
            game.winners()
                .iter()
                .for_each(|seat| winners[seat.index()] += 1);
        }
        let played = usize::from(seats);
        assert!(winners[played..].iter().all(|&wins| wins == 0));
        assert!(
            winners[..played].iter().filter(|&&wins| wins > 0).count() > 1,
            "always the same seat wins"
        );
    }
}

#[test]
fn a_full_board_is_met_in_play() {
    let variant = Variant {
        columns_to_win: 5,
        ..Variant::default()
    };
    let shared = (0..40)
        .filter(|&seed| laws::play(variant, 3, 4, seed).winners().len() == 2)
        .count();
    assert!(shared > 0, "no game of 40 filled the board");
}
