//! All rolls of four dice, grouped by what they allow.

use std::sync::OnceLock;

use crate::board::COLUMNS;

/// A roll, whatever the order of its dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roll {
    /// The indices of the two columns that each of the three splits names.
    pub splits: [[u8; 2]; 3],
    /// Probability, 0 to 1.
    pub chance: f64,
}

/// The 126 different rolls.
pub(crate) fn rolls() -> &'static [Roll] {
    static ROLLS: OnceLock<Vec<Roll>> = OnceLock::new();
    ROLLS.get_or_init(|| {
        let mut rolls = Vec::with_capacity(126);
        for roll in 0..1296_u16 {
            let dice = [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|face| face as u8);
            let [a, b, c, d] = dice;
            if !dice.is_sorted() {
                continue;
            }
            rolls.push(Roll {
                splits: [[a + b, c + d], [a + c, b + d], [a + d, b + c]],
                chance: orders(dice) / 1296.0,
            });
        }
        rolls
    })
}

/// Number of orders of these dice.
fn orders(dice: [u8; 4]) -> f64 {
    let mut orders = 24;
    for face in 0..6 {
        let same = dice.iter().filter(|&&die| die == face).count();
        orders /= (1..=same).product::<usize>().max(1);
    }
    orders as f64
}

/// The moves that three placed runners can make: a step of the first, second, third; of first and second, first and
/// third, second and third; two steps of the first, second, third.
pub(crate) const TRIPLE_MOVES: usize = 9;

/// Rolls that allow the same moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    /// Up to three moves, by their places in the list of [`TRIPLE_MOVES`]; the last one repeated if there are fewer.
    pub moves: [u8; 3],
    /// Probability, 0 to 1.
    pub chance: f64,
}

/// Outcomes of a roll when all three runners are placed.
#[derive(Clone, Debug, Default)]
pub(crate) struct TripleRolls {
    /// The chance of a bust, 0 to 1.
    pub bust: f64,
    /// All other rolls.
    pub outcomes: Vec<Outcome>,
}

/// Every set of three columns, ascending.
pub(crate) fn triples() -> impl Iterator<Item = [usize; 3]> {
    (0..COLUMNS)
        .flat_map(|a| (a + 1..COLUMNS).flat_map(move |b| (b + 1..COLUMNS).map(move |c| [a, b, c])))
}

/// Number of sets of three columns.
pub(crate) const TRIPLES: usize = 165;

/// The place of a set of three ascending columns among all of them.
#[inline]
pub(crate) fn triple_place([a, b, c]: [usize; 3]) -> usize {
    const PLACES: [[[u8; COLUMNS]; COLUMNS]; COLUMNS] = {
        let mut places = [[[0; COLUMNS]; COLUMNS]; COLUMNS];
        let mut place = 0;
        let mut a = 0;
        while a < COLUMNS {
            let mut b = a + 1;
            while b < COLUMNS {
                let mut c = b + 1;
                while c < COLUMNS {
                    places[a][b][c] = place;
                    place += 1;
                    c += 1;
                }
                b += 1;
            }
            a += 1;
        }
        places
    };
    usize::from(PLACES[a][b][c])
}

/// Outcomes for three placed runners, by the bits of the runners that can still step (the lowest for the first).
pub(crate) fn triple_rolls(columns: [usize; 3]) -> &'static [TripleRolls; 8] {
    static TABLES: [OnceLock<[TripleRolls; 8]>; TRIPLES] = [const { OnceLock::new() }; TRIPLES];
    TABLES[triple_place(columns)]
        .get_or_init(|| std::array::from_fn(|usable| group(columns, usable)))
}

fn group(columns: [usize; 3], usable: usize) -> TripleRolls {
    let which = |sum: u8| {
        columns
            .iter()
            .position(|&column| column == usize::from(sum))
            .filter(|place| usable >> place & 1 == 1)
    };
    let mut by_moves = std::collections::BTreeMap::<u16, f64>::new();
    for roll in rolls() {
        let mut moves = 0_u16;
        for [first, second] in roll.splits.map(|split| split.map(which)) {
            let place = match (first, second) {
                (None, None) => continue,
                (Some(one), None) | (None, Some(one)) => one,
                (Some(one), Some(other)) if one == other => 6 + one,
                // 0 + 1, 0 + 2, 1 + 2 are the moves 3, 4, 5.
                (Some(one), Some(other)) => 2 + one + other,
            };
            moves |= 1 << place;
        }
        *by_moves.entry(moves).or_default() += roll.chance;
    }
    let mut table = TripleRolls::default();
    for (moves, chance) in by_moves {
        let mut places = (0..TRIPLE_MOVES as u8).filter(|place| moves >> place & 1 == 1);
        match places.next() {
            None => table.bust = chance,
            Some(first) => {
                let second = places.next().unwrap_or(first);
                let third = places.next().unwrap_or(second);
                table.outcomes.push(Outcome {
                    moves: [first, second, third],
                    chance,
                });
            }
        }
    }
    table
}
