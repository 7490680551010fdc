//! Throws dice on several threads at once.

use cant_stop_dice::{Throw, simulate};

use super::tally::{DICE, Tally};
use crate::parallel::Work;

/// Throws handed to a thread at a time.
const BATCH: u64 = 50;

/// Makes this many throws, the first with this seed, with the first die loaded in this percentage of them.
///
/// The counts do not depend on the number of threads.
pub(crate) fn throw(throws: u64, seed: u64, loaded: u8, threads: usize) -> Tally {
    let work = Work {
        pieces: throws,
        batch: BATCH,
        name: "throws",
    };
    let tallies = work.share_out(threads, Tally::new, |tally, number| {
        throw_once(number, seed, loaded, tally);
    });
    let mut sum = Tally::new();
    tallies.into_iter().for_each(|tally| sum.add(tally));
    sum
}

fn throw_once(number: u64, seed: u64, loaded: u8, tally: &mut Tally) {
    let recording = simulate(&Throw::automatic(seed.wrapping_add(number), DICE));
    let mut faces: [u8; DICE] = recording
        .faces
        .as_slice()
        .try_into()
        .expect("as many faces as dice");
    if number % 100 < u64::from(loaded) {
        faces[0] = 6;
    }
    tally.count_faces(faces);
    tally.count_rest(&recording);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_threads_changes_no_count() {
        let one = throw(120, 9, 0, 1);
        let three = throw(120, 9, 0, 3);
        assert_eq!(one.faces, three.faces);
        assert_eq!(one.pairs, three.pairs);
        assert_eq!(one.durations.len(), 120);
    }

    #[test]
    fn loading_touches_only_the_first_die() {
        let fair = throw(100, 9, 0, 1);
        let loaded = throw(100, 9, 100, 1);
        assert_eq!(loaded.faces[0], [0, 0, 0, 0, 0, 100]);
        assert_eq!(loaded.faces[1..], fair.faces[1..]);
    }
}
