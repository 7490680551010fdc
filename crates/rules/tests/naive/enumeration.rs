//! The counts by enumeration, counted again by the rulebook.

use std::collections::BTreeMap;

use cant_stop_rules::Game;

use crate::positions::table;
use crate::rulebook::Table;

const COUNTED: &str = include_str!("../perft.txt");

/// The deepest counts would take the slow way minutes.
const DEEPEST: usize = 2;

#[test]
fn the_rulebook_counts_the_same() {
    let mut compared = 0;
    for line in COUNTED.lines().filter(|line| !line.starts_with('#')) {
        let [start, rolls, positions, held, busts] = line.split(" | ").collect::<Vec<_>>()[..]
        else {
            assert!(line.is_empty(), "{line}");
            continue;
        };
        let rolls: usize = rolls.parse().unwrap();
        if rolls <= DEEPEST {
            let counted = count(&table(&start.parse::<Game>().unwrap()), rolls);
            let written = [positions, held, busts].map(|count| count.parse().unwrap());
            assert_eq!(counted, written, "{line}");
            compared += 1;
        }
    }
    assert!(compared > 10);
}

/// Distinct tables after `rolls` rolls that held, the ways there, and the ways that bust with the last roll.
fn count(start: &Table, rolls: usize) -> [u128; 3] {
    // Only the runners change within a turn.
    let mut ways: BTreeMap<BTreeMap<u8, u8>, u128> = BTreeMap::from([(start.runners.clone(), 1)]);
    let mut busts = 0;
    for _ in 0..rolls {
        busts = 0;
        let mut next = BTreeMap::new();
        for (runners, ways) in ways {
            let table = Table {
                runners,
                ..start.clone()
            };
            // Rolls of the same faces in another order lead to the same places.
            for (dice, orders) in faces() {
                let options = table.options(dice);
                if options.is_empty() {
                    busts += ways * orders;
                }
                for option in options {
                    *next.entry(table.advance(&option).runners).or_insert(0) += ways * orders;
                }
            }
        }
        ways = next;
    }
    [ways.len() as u128, ways.values().sum(), busts]
}

/// The 126 different rolls, each with its number of orders.
fn faces() -> BTreeMap<[u8; 4], u128> {
    let mut faces = BTreeMap::new();
    for roll in 0..1296_u16 {
        let mut dice =
            [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|face| face as u8 + 1);
        dice.sort_unstable();
        *faces.entry(dice).or_insert(0) += 1;
    }
    assert_eq!(faces.len(), 126);
    faces
}
