//! The game that is shared: read, looked back on, and told turn by turn. All of it is worked out away from the main thread.

use std::time::SystemTime;

use bevy::tasks::futures_lite::future::yield_now;
use cant_stop_bots::{LookingBack, SeatChances};
use cant_stop_keepsake::{Turn, decisive, turns};
use cant_stop_rules::notation::Playthrough;

use crate::core::day::day_of;
use crate::core::seats::{SeatPlan, Seats};
use crate::referee::GameLog;

/// A game ready to be shared.
pub(super) struct Subject {
    pub(super) played: Playthrough,
    pub(super) seats: Vec<SeatPlan>,
    /// The day it was played, as 2026-11-23.
    pub(super) date: String,
    pub(super) turns: Vec<Turn>,
    /// The turn that decided most, counted from 0, and the chance of its seat to win before and after.
    pub(super) decisive: Option<(usize, [f64; 2])>,
    /// What all dice gave or took, by seat, in shares of a game.
    pub(super) luck: SeatChances,
}

impl Subject {
    /// Works everything out; others go before it now and then.
    pub(super) async fn prepare(log: GameLog, seats: Seats, when: SystemTime) -> Subject {
        let played = log.played();
        let turns = turns(&played);
        // Nobody has a chance to win or to lose alone.
        if played.start().seats() == 1 {
            return Subject {
                played,
                seats: seats.0,
                date: log
                    .climb
                    .map_or_else(|| day_of(when).to_string(), |climb| climb.day.to_string()),
                turns,
                decisive: None,
                luck: SeatChances::default(),
            };
        }
        let mut looking = LookingBack::new(&played.start());
        for &action in played.actions() {
            // What was played can be played again.
            if looking.see(action).is_err() {
                break;
            }
            yield_now().await;
        }
        let review = looking.end();
        let chances: Vec<SeatChances> = review
            .turns
            .iter()
            .map(|turn| turn.chances)
            .chain([review.last])
            .collect();
        let decisive = decisive(&turns, &chances).map(|(index, _)| {
            let seat = turns[index].seat.index();
            (index, [chances[index][seat], chances[index + 1][seat]])
        });
        Subject {
            played,
            seats: seats.0,
            date: day_of(when).to_string(),
            turns,
            decisive,
            luck: review.luck,
        }
    }

    /// The place of a turn among all, by its number.
    pub(super) fn place_of(&self, number: u32) -> Option<usize> {
        self.turns.iter().position(|turn| turn.number == number)
    }
}
