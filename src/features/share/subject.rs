//! The game that is shared, with its turns and the decisive one, worked out away from the main thread.

use std::time::SystemTime;

use bevy::tasks::futures_lite::future::yield_now;
use cant_stop_bots::{LookingBack, SeatChances};
use cant_stop_keepsake::{Turn, decisive, turns};
use cant_stop_rules::notation::Playthrough;
use chrono::NaiveDate;

use crate::core::day::day_of;
use crate::core::seats::{SeatPlan, Seats};
use crate::referee::GameLog;

pub(super) struct Subject {
    pub(super) played: Playthrough,
    pub(super) seats: Vec<SeatPlan>,
    pub(super) date: NaiveDate,
    pub(super) turns: Vec<Turn>,
    /// The turn that decided most, counted from 0, and the chance of its seat to win before and after.
    pub(super) decisive: Option<(usize, [f64; 2])>,
}

impl Subject {
    /// Reads the game and finds its decisive turn; yields between turns.
    pub(super) async fn prepare(log: GameLog, seats: Seats, when: SystemTime) -> Subject {
        let played = log.played();
        let mut subject = Subject {
            turns: turns(&played),
            played,
            seats: seats.0,
            date: log.climb.map_or(day_of(when), |climb| climb.day.date()),
            decisive: None,
        };
        // A climb alone is neither won nor lost.
        if subject.seats.len() == 1 {
            return subject;
        }
        let mut looking = LookingBack::new(&subject.played.start());
        for &action in subject.played.actions() {
            // What was played can be played again.
            if looking.see(action).is_err() {
                break;
            }
            yield_now().await;
        }
        let review = looking.end();
        let turns = review.turns.iter().map(|turn| turn.chances);
        let chances: Vec<SeatChances> = turns.chain([review.last]).collect();
        subject.decisive = decisive(&subject.turns, &chances).map(|(index, _)| {
            let seat = subject.turns[index].seat.index();
            (index, [chances[index][seat], chances[index + 1][seat]])
        });
        subject
    }

    pub(super) fn place_of(&self, number: u32) -> Option<usize> {
        self.turns.iter().position(|turn| turn.number == number)
    }
}
