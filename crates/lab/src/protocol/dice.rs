//! Four dice: a list of four numbers from 1 to 6.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::read::{Number, exactly};

/// Faces of four dice, each 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Dice(pub [u8; 4]);

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Dice, D::Error> {
        let dice = exactly(input, "four dice")?.map(|Number(die)| die);
        match dice.iter().find(|die| !(1..=6).contains(*die)) {
            Some(die) => Err(D::Error::custom(format_args!(
                "a die shows 1 to 6, not {die}"
            ))),
            None => Ok(Dice(dice)),
        }
    }
}
