//! Throws by hand: how the dice left it, to the last bit, so that they can be seen to fall as they fell.

use std::collections::BTreeMap;

use data_encoding::BASE64_NOPAD;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers kept of a die: its place, its turn as a quaternion, its velocity and its spin.
const OF_A_DIE: usize = 13;
/// The bytes of four dice.
const BYTES: usize = 4 * OF_A_DIE * size_of::<f32>();

/// State of four dice as they left a hand: for each its place (3 numbers), its turn as a quaternion (4), its velocity
/// (3) and its spin (3), in the units of the physics that threw them.
///
/// In a record it is text of 278 characters: the bytes of the numbers, the lowest first, in base 64.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandThrow(pub [[f32; OF_A_DIE]; 4]);

/// The throws by hand of a game, by the places of the rolls they answer among all actions, counted from 0.
pub type HandThrows = BTreeMap<usize, HandThrow>;

impl HandThrow {
    fn bytes(&self) -> Vec<u8> {
        let numbers = self.0.as_flattened().iter();
        numbers.flat_map(|number| number.to_le_bytes()).collect()
    }

    /// Returns `true` if a die can have all the numbers.
    pub(crate) fn is_finite(&self) -> bool {
        self.0
            .as_flattened()
            .iter()
            .all(|number| number.is_finite())
    }

    /// Reads the bytes back; `None` for too few or too many, and for numbers that no die has.
    fn of_bytes(bytes: &[u8]) -> Option<HandThrow> {
        let bytes: &[u8; BYTES] = bytes.try_into().ok()?;
        let mut dice = [[0.0; OF_A_DIE]; 4];
        let numbers = dice.as_flattened_mut().iter_mut();
        for (number, bytes) in numbers.zip(bytes.as_chunks().0) {
            *number = f32::from_le_bytes(*bytes);
        }
        Some(HandThrow(dice)).filter(HandThrow::is_finite)
    }
}

impl Serialize for HandThrow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BASE64_NOPAD.encode(&self.bytes()))
    }
}

impl<'de> Deserialize<'de> for HandThrow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HandThrow, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = BASE64_NOPAD.decode(text.as_bytes());
        let thrown = bytes.ok().and_then(|bytes| HandThrow::of_bytes(&bytes));
        thrown.ok_or_else(|| D::Error::custom("no throw by hand"))
    }
}
