//! A game played again, to count its events.

use std::collections::BTreeMap;

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Columns, Event, Game};

use super::seat::{Bold, SeatDigest};

/// Adds what happened in a game to its seats.
pub(super) fn count(played: &Playthrough, seats: &mut [SeatDigest]) {
    let mut walk = Walk {
        risks: vec![BTreeMap::new(); seats.len()],
        seats,
        turn: Turn::default(),
    };
    let mut game = played.start();
    for &action in played.actions() {
        // A playthrough holds nothing that is not legal.
        let Ok((next, events)) = game.apply(action) else {
            break;
        };
        walk.before(&game, action);
        for event in &events {
            walk.see(event);
        }
        game = next;
    }
    walk.end();
}

struct Walk<'a> {
    seats: &'a mut [SeatDigest],
    /// By seat, number of its rolls by the number of ordered rolls that bust.
    risks: Vec<BTreeMap<u16, u32>>,
    turn: Turn,
}

/// Counts of a turn until it ends.
#[derive(Default)]
struct Turn {
    rolls: usize,
    visited: Columns,
    /// Spaces that runners have climbed.
    climbed: u32,
    /// The roll under way, if it can bust and stopping was allowed before it.
    bold: Option<Bold>,
}

impl Walk<'_> {
    /// Counts an action, given the game before it.
    fn before(&mut self, game: &Game, action: Action) {
        let place = game.turn().index();
        let seat = &mut self.seats[place];
        match action {
            Action::RollOff([first, second]) => add_couple(seat, first, second),
            Action::Roll => {
                let busts = game.bust_chance().busts;
                let turn = game.turn_number();
                self.turn.bold = (game.may_stop() && busts > 0).then_some(Bold { busts, turn });
            }
            Action::Dice([first, second, third, fourth]) => {
                add_couple(seat, first, second);
                add_couple(seat, third, fourth);
                *self.risks[place]
                    .entry(game.bust_chance().busts)
                    .or_default() += 1;
                self.turn.rolls += 1;
            }
            Action::Choose(_) => keep_boldest(&mut seat.survived, self.turn.bold.take()),
            Action::Stop | Action::Keep(_) => {}
        }
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::RunnerPlaced { column, from, to }
            | Event::RunnerAdvanced { column, from, to } => {
                self.turn.visited = self.turn.visited.with(column);
                self.turn.climbed += u32::from(to.saturating_sub(from));
            }
            Event::Busted { seat, lost } => {
                let bold = self.turn.bold.take();
                let seat = &mut self.seats[seat.index()];
                seat.busts += 1;
                seat.lost += u32::from(lost);
                keep_boldest(&mut seat.fell, bold);
                end_turn(seat, &mut self.turn);
            }
            Event::Stopped { seat } => {
                let seat = &mut self.seats[seat.index()];
                seat.banked += self.turn.climbed;
                end_turn(seat, &mut self.turn);
            }
            Event::Claimed { seat, column } => {
                let seat = &mut self.seats[seat.index()];
                seat.claimed = seat.claimed.with(column);
            }
            _ => {}
        }
    }

    /// Writes down what was counted apart; a turn that has not ended is left out.
    fn end(mut self) {
        for (seat, risks) in self.seats.iter_mut().zip(&mut self.risks) {
            seat.risks = std::mem::take(risks).into_iter().collect();
        }
    }
}

/// Counts two dice, each 1 to 6.
fn add_couple(seat: &mut SeatDigest, first: u8, second: u8) {
    let [first, second] = [first, second].map(|face| usize::from(face.saturating_sub(1)));
    let row = seat.couples.get_mut(first);
    if let Some(count) = row.and_then(|row| row.get_mut(second)) {
        *count += 1;
    }
}

fn keep_boldest(boldest: &mut Option<Bold>, bold: Option<Bold>) {
    if let Some(bold) = bold
        && boldest.is_none_or(|boldest| bold.busts > boldest.busts)
    {
        *boldest = Some(bold);
    }
}

fn end_turn(seat: &mut SeatDigest, turn: &mut Turn) {
    let Turn { rolls, visited, .. } = std::mem::take(turn);
    if seat.lengths.len() < rolls {
        seat.lengths.resize(rolls, 0);
    }
    if let Some(count) = rolls.checked_sub(1).and_then(|at| seat.lengths.get_mut(at)) {
        *count += 1;
    }
    for column in visited {
        seat.visited[column.index()] += 1;
    }
}
