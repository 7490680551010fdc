//! The dice of a day.

use chacha20::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::Day;

/// Key of ChaCha, 32 bytes, that keeps the dice of days apart from all other random numbers.
const KEY: &[u8; 32] = b"Can't Stop: the dice of each day";

/// Faces of the four dice, 1 to 6 and all equally likely, of a roll of that day; `roll` counts from 0.
///
/// They come from ChaCha8 with a key of their own: the day, counted from 1 January 1970, is the stream, and every roll has a
/// block of 64 bytes. A byte below 252 is a face by its remainder; others are left out, so that no face is likelier.
pub fn faces(day: Day, roll: u32) -> [u8; 4] {
    let mut generator = ChaCha8Rng::from_seed(*KEY);
    generator.set_stream(day.number() as u64);
    generator.set_block_pos(u64::from(roll));
    let mut word = [0; 4];
    let mut used = word.len();
    let mut byte = || {
        if used == word.len() {
            word = generator.next_u32().to_le_bytes();
            used = 0;
        }
        used += 1;
        word[used - 1]
    };
    [(); 4].map(|()| {
        loop {
            let drawn = byte();
            if drawn < 252 {
                return drawn % 6 + 1;
            }
        }
    })
}

/// Returns `true` if these rolls, from the first on, are those of the day.
pub fn is_of_day(day: Day, rolls: impl IntoIterator<Item = [u8; 4]>) -> bool {
    let mut numbered = (0..).zip(rolls);
    numbered.all(|(roll, dice)| dice == faces(day, roll))
}
