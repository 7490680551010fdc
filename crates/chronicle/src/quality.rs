//! Quality of a seat's decisions: their loss beside the best ones that Summit sees.
//!
//! Looking back at a game takes a player's time to think at every action, about half a second in all. So it runs only
//! on request, game by game, and the [`Index`](crate::index::Index) keeps the result.

use cant_stop_bots::LookingBack;
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game, Stage};
use serde::{Deserialize, Serialize};

/// Quality of one seat's decisions in one game, or in several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatQuality {
    /// Number of its decisions between two or more legal actions.
    pub decisions: u64,
    /// Loss of its decisions beside the best ones, in games: the sum of all chances to win that they gave away.
    pub lost: f64,
}

impl SeatQuality {
    /// Games lost in a hundred decisions; `None` before the first.
    pub fn per_hundred(&self) -> Option<f64> {
        (self.decisions > 0).then(|| 100.0 * self.lost / self.decisions as f64)
    }

    /// Adds what was decided in another game.
    pub fn add(&mut self, other: &SeatQuality) {
        self.decisions += other.decisions;
        self.lost += other.lost;
    }
}

/// Losses are rounded to this part of a game.
const FINEST: f64 = 1e9;

/// Quality of each seat's decisions, in order. Takes as long as Summit would think about the same game.
pub fn quality(played: &Playthrough) -> Vec<SeatQuality> {
    let mut game = played.start();
    let mut looking = LookingBack::new(&game);
    let mut seats = vec![SeatQuality::default(); usize::from(game.seats())];
    for &action in played.actions() {
        // A playthrough holds nothing that is not legal.
        let Ok((next, _)) = game.apply(action) else {
            break;
        };
        if is_decision(&game, action) {
            seats[game.turn().index()].decisions += 1;
        }
        if looking.see(action).is_err() {
            break;
        }
        game = next;
    }
    let review = looking.end();
    for (seat, skill) in seats.iter_mut().zip(review.skill) {
        // Never −0, and no finer than text gives it back unchanged.
        seat.lost = ((0.0 - skill).max(0.0) * FINEST).round() / FINEST;
    }
    seats
}

/// Returns `true` if another action was legal.
fn is_decision(game: &Game, action: Action) -> bool {
    match action {
        Action::Roll | Action::Stop => game.may_stop(),
        Action::Choose(_) => game.legal_moves().len() > 1,
        Action::Keep(_) => game.stage() == Stage::Keeping,
        Action::Dice(_) | Action::RollOff(_) => false,
    }
}
