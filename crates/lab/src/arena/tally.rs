//! Counts over all games between two bots.

use super::fault::Fault;
use super::play::{End, Played, SeatCounts};

/// Counts over games between two bots, independent of the order of the games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub games: u64,
    pub broken_off: u64,
    /// Games won at the table and not by a forfeit.
    pub won: u64,
    /// Turns that the winners of those took.
    pub winners_turns: u64,
    pub sides: [Side; 2],
}

/// One of two bots.
#[derive(Clone, Debug, Default)]
pub(crate) struct Side {
    /// Games won from each seat, the one that begins first; those included that the opponent forfeited.
    pub wins: [u64; 4],
    pub counts: SeatCounts,
    /// Games forfeited, by kind, and the first of them.
    pub forfeits: [u64; 4],
    pub first_forfeit: Option<(u64, Fault)>,
}

impl Tally {
    /// Counts one game; `sides` has the bot, 0 or 1, of each of the first `seats` seats.
    pub(crate) fn count(&mut self, number: u64, played: Played, sides: [usize; 4], seats: usize) {
        self.games += 1;
        for (side, counts) in sides.into_iter().zip(played.seats).take(seats) {
            self.sides[side].counts.add(counts);
        }
        match played.end {
            End::BrokenOff => self.broken_off += 1,
            End::Won(seat) => {
                self.won += 1;
                self.winners_turns += played.seats[seat.index()].turns;
                self.sides[sides[seat.index()]].wins[seat.index()] += 1;
            }
            End::Forfeited(seat, fault) => {
                let side = sides[seat.index()];
                // The other bot wins, in the first of its seats after this one.
                let after = (1..seats).map(|after| (seat.index() + after) % seats);
                for other in after.filter(|&other| sides[other] != side).take(1) {
                    self.sides[1 - side].wins[other] += 1;
                }
                self.sides[side].forfeits[fault.kind as usize] += 1;
                self.sides[side].record_first(number, *fault);
            }
        }
    }

    /// Adds what came of other games between the same two.
    pub(crate) fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.broken_off += other.broken_off;
        self.won += other.won;
        self.winners_turns += other.winners_turns;
        for (side, other) in self.sides.iter_mut().zip(other.sides) {
            side.add(other);
        }
    }

    pub(crate) fn forfeits(&self) -> u64 {
        self.sides.iter().flat_map(|side| side.forfeits).sum()
    }
}

impl Side {
    fn record_first(&mut self, number: u64, fault: Fault) {
        let known = self.first_forfeit.as_ref();
        if known.is_none_or(|(first, _)| number < *first) {
            self.first_forfeit = Some((number, fault));
        }
    }

    fn add(&mut self, other: Side) {
        let sums = self.wins.iter_mut().chain(&mut self.forfeits);
        for (sum, more) in sums.zip(other.wins.into_iter().chain(other.forfeits)) {
            *sum += more;
        }
        self.counts.add(other.counts);
        if let Some((number, fault)) = other.first_forfeit {
            self.record_first(number, fault);
        }
    }
}
