//! Lists of columns: an option, and the columns that keep their square.

use cant_stop_rules::{Column, Columns, Move};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::read::{Number, at_most};

/// An option as a program names it: one column, or two in either order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OptionColumns(pub Move);

impl<'de> Deserialize<'de> for OptionColumns {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<OptionColumns, D::Error> {
        const WHAT: &str = "an option of one column or two";
        let (numbers, len) = at_most::<D, Number, 2>(input, WHAT)?;
        let columns = numbers.map(column::<D::Error>);
        match (len, columns) {
            (1, [first, _]) => Ok(OptionColumns(Move::one(first?))),
            (2, [first, second]) => Ok(OptionColumns(Move::two(first?, second?))),
            _ => Err(D::Error::invalid_length(len, &WHAT)),
        }
    }
}

/// Different columns, listed in any order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ColumnSet(pub Columns);

impl<'de> Deserialize<'de> for ColumnSet {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<ColumnSet, D::Error> {
        let (numbers, len) = at_most::<D, Number, 11>(input, "a list of different columns")?;
        let mut set = Columns::EMPTY;
        for number in numbers.into_iter().take(len) {
            let column = column(number)?;
            if set.contains(column) {
                return Err(D::Error::custom(format_args!(
                    "column {column} is listed twice"
                )));
            }
            set = set.with(column);
        }
        Ok(ColumnSet(set))
    }
}

fn column<E: Error>(Number(number): Number) -> Result<Column, E> {
    Column::try_from(number).map_err(E::custom)
}
