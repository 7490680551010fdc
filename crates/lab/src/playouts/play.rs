//! One random game after the other.

use cant_stop_rules::{Action, ChanceKind, Columns, Game, Stage, ToAct};

use crate::random::Stream;

/// What came of games, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub games: u64,
    pub turns: u64,
    pub rolls: u64,
    /// Turns that ended in a bust.
    pub busts: u64,
    pub decisions: u64,
    /// Games won by each seat; a game that several seats share counts for each of them.
    pub wins: [u64; 4],
}

impl Tally {
    /// Adds what came of other games.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.turns += other.turns;
        self.rolls += other.rolls;
        self.busts += other.busts;
        self.decisions += other.decisions;
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
    }
}

/// Plays random games and counts what comes of them.
pub(crate) struct Player {
    chance: Stream,
    pub tally: Tally,
}

impl Player {
    /// A player that has not played yet.
    pub(crate) fn new(seed: u64) -> Player {
        Player {
            chance: Stream::new(seed, 0),
            tally: Tally::default(),
        }
    }

    /// Plays the game of this number from the start to its end; what comes of it depends on nothing played before.
    pub(crate) fn play(&mut self, start: &Game, number: u64) {
        self.chance.go_to(number);
        let mut game = *start;
        let mut stops = 0;
        loop {
            let action = match game.to_act() {
                ToAct::Seat(_) => {
                    self.tally.decisions += 1;
                    self.choose(&game)
                }
                ToAct::Chance(ChanceKind::Roll) => {
                    self.tally.rolls += 1;
                    Action::Dice(self.chance.dice())
                }
                ToAct::Chance(ChanceKind::RollOff) | ToAct::Nobody => break,
            };
            stops += u64::from(action == Action::Stop);
            game.play_unchecked(action);
        }
        let turns = u64::from(game.turn_number());
        self.tally.games += 1;
        self.tally.turns += turns;
        self.tally.busts += turns - stops;
        for winner in game.winners().iter() {
            self.tally.wins[winner.index()] += 1;
        }
    }

    /// What the seat to act does.
    fn choose(&mut self, game: &Game) -> Action {
        match game.stage() {
            Stage::Pairing => {
                let options = game.options();
                Action::Choose(options[self.chance.below(options.len() as u32) as usize])
            }
            Stage::Keeping => Action::Keep(self.keep(game)),
            _ if game.may_stop() && self.chance.coin() => Action::Stop,
            _ => Action::Roll,
        }
    }
    /// The squares that the seat to act keeps, every possible set of them equally likely.
    fn keep(&mut self, game: &Game) -> Columns {
        let Some(choice) = game.keep_choice() else {
            return Columns::EMPTY;
        };
        let mut kept = Columns::EMPTY;
        for (passed, column) in (0..).zip(choice.from) {
            let wanted = choice.count - kept.len();
            if self.chance.below(u32::from(choice.from.len() - passed)) < u32::from(wanted) {
                kept = kept.with(column);
            }
        }
        kept
    }
}
