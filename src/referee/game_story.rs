//! Statistics of a game: turns, busts, luck, the longest turn and the boldest roll.

use bevy::prelude::*;
use cant_stop_rules::{Action, BustChance, Event as GameEvent, Game, Seat, Stage};

use super::Beat;
use super::past_turn::{PastTurn, steps_at_stake};
use super::standing::{ahead, progress};

/// Statistics of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SeatStory {
    /// Turns begun.
    pub turns: u32,
    /// Turns that ended in a bust.
    pub busts: u32,
    /// Rolls of four dice.
    pub rolls: u32,
    /// Expected number of busts: the sum of the bust chances of all rolls.
    pub expected_busts: f32,
    /// Maximum number of rolls in one turn.
    pub longest_turn: u32,
    /// Riskiest roll that did not bust.
    pub boldest: Option<Boldest>,
}

/// A risky roll that did not bust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boldest {
    /// Bust chance, of 1,296 rolls.
    pub chance: BustChance,
    /// Number of steps at stake.
    pub steps: u32,
}

/// Claim of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Turn of the game, counted from 1.
    pub turn: usize,
    /// Owner.
    pub seat: Seat,
}

/// Statistics of the current or the last game.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct GameStory {
    seats: Vec<SeatStory>,
    rolls_this_turn: u32,
    /// The seat that rolls could have stopped instead.
    could_stop: bool,
    /// Progress by seat, before the first turn and after each one.
    standings: Vec<Vec<u32>>,
    claims: Vec<Claim>,
    turns: Vec<PastTurn>,
}

impl GameStory {
    /// Starts the statistics. Without a roll-off, the first turn has begun.
    pub fn new(start: &Game) -> GameStory {
        let mut story = GameStory {
            seats: vec![SeatStory::default(); usize::from(start.seats())],
            rolls_this_turn: 0,
            could_stop: false,
            standings: Vec::new(),
            claims: Vec::new(),
            turns: Vec::new(),
        };
        if start.stage() != Stage::RollOff {
            let began = GameEvent::TurnBegan { seat: start.turn() };
            story.record(start, &began);
        }
        story
    }

    /// Statistics after some actions.
    pub fn of(start: Game, actions: &[Action]) -> GameStory {
        let mut story = GameStory::new(&start);
        let mut game = start;
        for &action in actions {
            let Ok((_, events)) = game.apply(action) else {
                break;
            };
            for event in events {
                story.record(&game, &event);
                game = game.after(&event);
            }
        }
        story
    }

    /// Statistics of a seat.
    pub fn seat(&self, seat: Seat) -> SeatStory {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// Progress by seat, before the first turn and after each one; see [`progress`].
    pub fn standings(&self) -> &[Vec<u32>] {
        &self.standings
    }

    /// Claimed columns in order.
    pub fn claims(&self) -> &[Claim] {
        &self.claims
    }

    /// Finished turns in order.
    pub fn turns(&self) -> &[PastTurn] {
        &self.turns
    }

    /// Number of changes of the lead.
    pub fn lead_changes(&self) -> usize {
        let leaders: Vec<Seat> = self
            .standings
            .iter()
            .filter_map(|standing| {
                let all = standing.iter().enumerate();
                let all: Vec<(Seat, u32)> = all
                    .filter_map(|(seat, way)| Some((Seat::new(u8::try_from(seat).ok()?)?, *way)))
                    .collect();
                ahead(&all)
            })
            .collect();
        leaders.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }

    /// Adds the progress of every seat.
    fn record_standing(&mut self, game: &Game) {
        let standing = game.each_seat().map(|seat| progress(game, seat));
        self.standings.push(standing.collect());
    }

    /// Adds an event; `before` is the game before it.
    fn record(&mut self, before: &Game, event: &GameEvent) {
        let over = PastTurn::ended_by(event, before, self.rolls_this_turn);
        self.turns.extend(over);
        match *event {
            GameEvent::TurnBegan { seat } => {
                self.record_standing(before);
                self.rolls_this_turn = 0;
                self.of_seat(seat).turns += 1;
            }
            GameEvent::RollCalled { .. } => self.could_stop = before.may_stop(),
            GameEvent::Rolled { seat, .. } => {
                let after = before.after(event);
                let chance = before.bust_chance();
                let steps = steps_at_stake(before);
                self.rolls_this_turn += 1;
                let (rolls, could_stop) = (self.rolls_this_turn, self.could_stop);
                let story = self.of_seat(seat);
                story.rolls += 1;
                story.longest_turn = story.longest_turn.max(rolls);
                story.expected_busts += f32::from(chance.busts) / f32::from(BustChance::ROLLS);
                // Where the rules made the seat roll, or nothing could go wrong, it was not bold.
                let is_bold = could_stop && chance.busts > 0 && !after.legal_moves().is_empty();
                if is_bold && steps > 0 && story.boldest.is_none_or(|best| chance > best.chance) {
                    story.boldest = Some(Boldest { chance, steps });
                }
            }
            GameEvent::Claimed { seat, .. } => self.claims.push(Claim {
                turn: self.standings.len(),
                seat,
            }),
            GameEvent::Won { .. } => self.record_standing(before),
            GameEvent::Busted { seat, .. } => self.of_seat(seat).busts += 1,
            _ => {}
        }
    }

    fn of_seat(&mut self, seat: Seat) -> &mut SeatStory {
        &mut self.seats[seat.index()]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(record_beat);
}

fn record_beat(beat: On<Beat>, mut story: If<ResMut<GameStory>>) {
    story.record(&beat.before, &beat.event);
}

#[cfg(test)]
mod tests {
    use cant_stop_bots::Opponent;
    use cant_stop_rules::{Column, ToAct, Variant};
    use chacha20::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::referee::{COLUMN, TurnEnd};

    /// Plays a whole game of bots and records the statistics after every event.
    fn played(seed: u64) -> (Game, Vec<(GameEvent, GameStory)>) {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::new(Variant::default(), 3).expect("three seats can play");
        let mut story = GameStory::new(&game);
        let mut told = Vec::new();
        loop {
            let mut face = || generator.random_range(1..=6);
            let action = match game.to_act() {
                ToAct::Seat(_) => Opponent::Ibex.bot().decide(&game),
                ToAct::Chance(cant_stop_rules::ChanceKind::RollOff) => {
                    Action::RollOff([face(), face()])
                }
                ToAct::Chance(_) => Action::Dice([(); 4].map(|()| face())),
                ToAct::None => return (game, told),
            };
            let (_, events) = game.apply(action).expect("a legal action");
            for event in events {
                story.record(&game, &event);
                game = game.after(&event);
                told.push((event, story.clone()));
            }
        }
    }

    #[test]
    fn every_finished_turn_is_recorded_once() {
        for seed in 0..4 {
            let (game, told) = played(seed);
            let (_, story) = told.last().expect("a game has events");
            for seat in game.each_seat() {
                let of_seat = || story.turns().iter().filter(|turn| turn.seat == seat);
                let figures = story.seat(seat);
                assert_eq!(of_seat().count(), figures.turns as usize);
                assert_eq!(of_seat().map(|turn| turn.rolls).sum::<u32>(), figures.rolls);
                let busts = of_seat().filter(|turn| turn.end == TurnEnd::Bust);
                assert_eq!(busts.count(), figures.busts as usize);
                let banked = of_seat().filter(|turn| turn.end == TurnEnd::Stop);
                let mut climbs = banked.flat_map(|turn| &turn.climbs);
                assert!(climbs.all(|climb| climb.to > climb.from));
            }
        }
    }

    #[test]
    fn a_game_without_a_roll_off_begins_with_its_first_turn() {
        let alone = Game::alone(Variant::default()).expect("the common rules");
        let story = GameStory::new(&alone);
        assert_eq!(story.seat(alone.turn()).turns, 1);
        assert_eq!(story.standings().len(), 1);
    }

    #[test]
    fn standings_follow_every_turn_and_end_with_the_winner_at_the_top() {
        for seed in 0..8 {
            let (game, told) = played(seed);
            let (_, story) = told.last().expect("a game has events");
            let turns: u32 = game.each_seat().map(|seat| story.seat(seat).turns).sum();
            assert_eq!(story.standings().len(), turns as usize + 1);
            let last = story.standings().last().expect("there is one");
            for seat in game.each_seat() {
                let whole = last[seat.index()] == 3 * COLUMN;
                assert_eq!(whole, game.winners().contains(seat));
            }
            let owned = Column::ALL
                .iter()
                .filter(|column| game.owner(**column).is_some());
            assert_eq!(story.claims().len(), owned.count());
            assert!(story.lead_changes() < story.standings().len());
        }
    }

    #[test]
    fn a_turn_that_busts_leaves_every_standing_as_it_was() {
        let (_, told) = played(1);
        let mut busted = false;
        let mut busts = 0;
        for (event, story) in &told {
            match event {
                GameEvent::Busted { .. } => busted = true,
                GameEvent::TurnBegan { .. } => {
                    if let [.., before, after] = story.standings()
                        && std::mem::take(&mut busted)
                    {
                        busts += 1;
                        assert_eq!(before, after);
                    }
                }
                _ => {}
            }
        }
        assert!(busts > 0);
    }
}
