//! Pieces on the board: the players' squares, and the runners by column.

use std::fmt;

use cant_stop_rules::Column;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::read::{Number, at_most, exactly};

/// Height of every seat's square by column, a row for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Squares {
    /// The rows, those past `seats` zero.
    pub rows: [[u8; 11]; 4],
    /// Number of seats with a row.
    pub seats: usize,
}

#[derive(Clone, Copy, Default)]
struct Row([u8; 11]);

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Row, D::Error> {
        let heights = exactly(input, "eleven heights, one for each column")?;
        Ok(Row(heights.map(|Number(height)| height)))
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Squares, D::Error> {
        let (rows, seats) = at_most(input, "squares of two to four players")?;
        Ok(Squares {
            rows: rows.map(|Row(heights)| heights),
            seats,
        })
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_seq(self.rows.iter().take(self.seats))
    }
}

/// Height of the runner in each column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Runners(pub [Option<u8>; 11]);

impl<'de> Deserialize<'de> for Runners {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Runners, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Runners;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object with the height of each runner by column")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Runners, A::Error> {
                let mut heights = [None; 11];
                while let Some(Key(column)) = map.next_key()? {
                    let Number(height) = map.next_value()?;
                    if heights[column.index()].replace(height).is_some() {
                        return Err(A::Error::custom(format_args!(
                            "column {column} has two runners"
                        )));
                    }
                }
                Ok(Runners(heights))
            }
        }
        input.deserialize_map(Reader)
    }
}

impl Serialize for Runners {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let placed = |column: Column| Some((column.number(), self.0[column.index()]?));
        output.collect_map(Column::ALL.into_iter().filter_map(placed))
    }
}

/// A column as the key of an object.
struct Key(Column);

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Key, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Key;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the number of a column")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Key, E> {
                const NAMES: [&str; 11] =
                    ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
                match NAMES.iter().position(|&known| known == name) {
                    Some(index) => Ok(Key(Column::ALL[index])),
                    None => Err(E::custom(format_args!(
                        "\"{name}\" is no column to have a runner: they are numbered 2 to 12"
                    ))),
                }
            }
        }
        input.deserialize_str(Reader)
    }
}
