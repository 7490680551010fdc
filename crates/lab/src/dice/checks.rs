//! The chi-square tests: the throws and outcomes that each counts, and what fair dice would do.

use cant_stop_chronicle::chance::ChiSquare;
use serde::Serialize;

use super::thrown::{DICE, Kind, Thrown};

/// Fewest counts that every outcome must be expected to have for a test to decide anything.
const ENOUGH: f64 = 5.0;

/// Throws that a test counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Throws {
    Automatic,
    Weak,
    Strong,
    Hand,
}

impl Throws {
    fn contain(self, kind: Kind) -> bool {
        match self {
            Throws::Automatic => kind.is_automatic(),
            Throws::Weak => kind == Kind::Weak,
            Throws::Strong => kind == Kind::Strong,
            Throws::Hand => !kind.is_automatic(),
        }
    }
}

/// Expectation of fair dice about a table of counts.
#[derive(Clone, Copy)]
enum Law {
    /// The outcomes of the first row are equally likely.
    Faces,
    /// All 36 outcomes are equally likely.
    Pairs,
    /// The outcomes are equally likely in each row.
    Rows,
    /// The outcomes of the second row are as likely as those of the first.
    SameRows,
}

/// Row and column, 1 to 6, of each outcome of a throw, given the throw before it where the two make a couple.
type Cells = Box<dyn Fn(&Thrown, Option<&Thrown>) -> Vec<(u8, u8)>>;

/// Counts for one test.
pub(crate) struct Counter {
    throws: Throws,
    name: String,
    law: Law,
    cells: Cells,
    table: [[u64; 6]; 6],
}

impl Counter {
    /// Counters of all tests, by the throws they count.
    pub(crate) fn all() -> Vec<Counter> {
        use Throws::{Automatic, Hand, Strong, Weak};

        let mut all = Vec::new();
        let mut add = |throws, name: String, law, cells| {
            all.push(Counter {
                throws,
                name,
                law,
                cells,
                table: [[0; 6]; 6],
            });
        };
        for throws in [Automatic, Weak, Strong, Hand] {
            add(throws, "all dice".to_owned(), Law::Faces, faces(0..DICE));
            if matches!(throws, Automatic | Hand) {
                for die in 0..DICE {
                    let name = format!("die {}", die + 1);
                    add(throws, name, Law::Faces, faces(die..die + 1));
                }
            }
            if throws == Automatic {
                for (one, other) in (0..DICE).flat_map(|one| (one + 1..DICE).map(move |o| (one, o)))
                {
                    let name = format!("dice {} and {}", one + 1, other + 1);
                    let cells: Cells =
                        Box::new(move |thrown, _| vec![(thrown.faces[one], thrown.faces[other])]);
                    add(throws, name, Law::Pairs, cells);
                }
                for die in 0..DICE {
                    let name = format!("die {}, and in the next roll", die + 1);
                    add(throws, name, Law::Pairs, couple(die, die));
                }
                let name = format!("die {DICE}, and die 1 of the next");
                add(throws, name, Law::Pairs, couple(DICE - 1, 0));
                let name = "weak against strong".to_owned();
                let cells: Cells = Box::new(|thrown, _| {
                    let row = if thrown.kind == Kind::Weak { 1 } else { 2 };
                    thrown.faces.map(|face| (row, face)).to_vec()
                });
                add(throws, name, Law::SameRows, cells);
            }
            let by_side: Cells = Box::new(|thrown, _| {
                let sides = thrown.start_sides.into_iter();
                sides.zip(thrown.faces).collect()
            });
            let name = "number by starting side".to_owned();
            add(throws, name, Law::Rows, by_side);
        }
        all
    }

    pub(crate) fn count(&mut self, thrown: &Thrown, before: Option<&Thrown>) {
        if self.throws.contain(thrown.kind) {
            for (row, column) in (self.cells)(thrown, before) {
                self.table[usize::from(row) - 1][usize::from(column) - 1] += 1;
            }
        }
    }

    /// The test of what was counted.
    pub(crate) fn check(self) -> Check {
        let table = &self.table;
        let (test, rows) = match self.law {
            Law::Faces => (ChiSquare::of_uniform(&table[0]), 1),
            Law::Pairs => (ChiSquare::of_uniform(table.as_flattened()), 6),
            Law::Rows => (ChiSquare::of_uniform_rows(table), 6),
            Law::SameRows => (ChiSquare::of_independence(&table[..2]), 2),
        };
        Check {
            throws: self.throws,
            counts: table[..rows].as_flattened().to_vec(),
            decides: test.least_expected >= ENOUGH,
            name: self.name,
            test,
        }
    }
}

fn faces(dice: std::ops::Range<usize>) -> Cells {
    Box::new(move |thrown, _| {
        let faces = thrown.faces[dice.clone()].iter();
        faces.map(|&face| (1, face)).collect()
    })
}

/// A die of the first throw of a couple with one of the second.
fn couple(first: usize, second: usize) -> Cells {
    Box::new(move |thrown, before| {
        let pair = |before: &Thrown| (before.faces[first], thrown.faces[second]);
        before.map(pair).into_iter().collect()
    })
}

/// One test of what was counted.
#[derive(Serialize)]
pub(crate) struct Check {
    pub throws: Throws,
    pub name: String,
    /// Count of each outcome; of a table, row by row.
    pub counts: Vec<u64>,
    #[serde(flatten)]
    pub test: ChiSquare,
    /// Enough was thrown for it to count in the verdict.
    pub decides: bool,
}
