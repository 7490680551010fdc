//! Games that a network plays against itself, and the λ-return of every turn.

use cant_stop_bots::net::{Network, TURNS};
use cant_stop_bots::{Board, Thinker};
use cant_stop_rules::{Action, Event, Game};

use crate::config::{Config, Kind};
use crate::exploration::{Exploration, random_action};
use crate::learner::Sample;
use crate::play::{MOST_TURNS, play_turn};
use crate::random::Random;

/// A turn that was played.
struct Turn {
    board: Board,
    /// What the network predicts of the board, in the numbers of a target.
    prediction: [f64; 4],
    /// What the turn made of it: the value after its first roll, or before that roll if it was solved whole.
    value: [f64; 4],
    /// Whether it was played as it was valued, so that the next turn tells something about it.
    is_greedy: bool,
}

/// A game under way.
struct Playing<'a> {
    config: &'a Config,
    network: &'a Network,
    thinker: Thinker<'a>,
    exploration: Exploration,
    game: Game,
    random: &'a mut Random,
}

/// Plays a game, with exploration in this share of all games, and gives the λ-return of every board on which a turn began.
pub(crate) fn self_play(
    config: &Config,
    network: &Network,
    exploration: f32,
    random: &mut Random,
) -> Vec<Sample> {
    let start = config.kind.start(random);
    let mut playing = Playing {
        config,
        network,
        thinker: Thinker::new(network).without_endgames(),
        exploration: Exploration::drawn(exploration, random),
        game: start,
        random,
    };
    let mut turns = Vec::new();
    while playing.game.turn_number() < MOST_TURNS && playing.game.winners().is_empty() {
        if config.kind == Kind::Alone && playing.game.turn() != start.turn() {
            playing.game = playing.game.after(&Event::TurnBegan { seat: start.turn() });
        }
        match playing.game.turn_number() <= playing.exploration.opening {
            true => play_turn(&mut playing.game, playing.random, random_action),
            false => turns.push(playing.turn()),
        }
    }
    returns(&turns, config.lambda)
}

/// The λ-returns: the value of each turn, and of every later one the temporal difference, less by λ from turn to turn.
fn returns(turns: &[Turn], lambda: f64) -> Vec<Sample> {
    let mut samples = Vec::with_capacity(turns.len());
    let mut next: Option<(&Turn, [f64; 4])> = None;
    for turn in turns.iter().rev() {
        let mut target = turn.value;
        if let Some((next, next_target)) = next.filter(|_| turn.is_greedy) {
            let seats = turn.board.seats;
            for (after, target) in target.iter_mut().enumerate().take(seats) {
                let seen = (turn.board.turn + after + seats - next.board.turn) % seats;
                *target += lambda * (next_target[seen] - next.prediction[seen]);
            }
        }
        samples.push(Sample {
            board: turn.board,
            target: target.map(|number| number as f32),
        });
        next = Some((turn, target));
    }
    samples
}

impl Playing<'_> {
    /// Plays a turn.
    fn turn(&mut self) -> Turn {
        let turn = self.game.turn_number();
        let board = Board::of(&self.game);
        let is_whole = board.claimed() >= self.config.solved_whole_from;
        let rolling = is_whole.then(|| self.value(&self.game.clone(), Action::Roll));
        self.game.play_unchecked(Action::Roll);
        self.game
            .play_unchecked(Action::Dice(crate::random::dice(self.random)));
        let mut is_greedy = true;
        let value = if self.game.turn_number() > turn {
            // The first roll has bust.
            rolling.unwrap_or_else(|| self.thinker.bust(&board))
        } else {
            let game = self.game;
            let best = self.thinker.decide(&game);
            let value = rolling.unwrap_or_else(|| self.value(&game, best));
            let exploration = self.exploration;
            let thinker = &mut self.thinker;
            play_turn(&mut self.game, self.random, |game, random| {
                if exploration.is_due(game, random) {
                    is_greedy = false;
                    return random_action(game, random);
                }
                thinker.decide(game)
            });
            value
        };
        let (prediction, value) = match self.config.kind {
            // The turns to come, this one included, from their number below 0 without it.
            Kind::Alone => {
                let prediction = self.network.predict(&board)[0] / TURNS;
                let value = (1.0 - value[0]) / TURNS;
                ([prediction, 0.0, 0.0, 0.0], [value, 0.0, 0.0, 0.0])
            }
            _ => (self.network.predict(&board), value),
        };
        Turn {
            board,
            prediction,
            value,
            is_greedy,
        }
    }

    /// The value of the best action of a position, which is this one.
    ///
    /// With more than two seats only that of the seat to act is solved; what is left for the others is divided among them as
    /// the turn played to its end several times leaves it.
    fn value(&mut self, game: &Game, best: Action) -> [f64; 4] {
        let (_, mut value) = self.thinker.best(game);
        let (seats, seat) = (usize::from(game.seats()), game.turn().index());
        if seats == 2 {
            return value;
        }
        let mut others = [0.0; 4];
        for _ in 0..self.config.playouts {
            let mut end = *game;
            end.play_unchecked(best);
            let thinker = &mut self.thinker;
            play_turn(&mut end, self.random, |game, _| thinker.decide(game));
            let left = outcome(self.network, &Board::of(&end));
            for after in 1..seats {
                others[after] += left[(seat + after) % seats];
            }
        }
        let all: f64 = others.iter().sum();
        for after in 1..seats {
            value[after] = match all > 0.0 {
                true => others[after] * (1.0 - value[0]) / all,
                false => (1.0 - value[0]) / (seats - 1) as f64,
            };
        }
        value
    }
}

/// What each seat has of a board between two turns, by its number.
fn outcome(network: &Network, board: &Board) -> [f64; 4] {
    board.verdict().unwrap_or_else(|| {
        let seen = network.predict(board);
        std::array::from_fn(|seat| match seat < board.seats {
            true => seen[(seat + board.seats - board.turn) % board.seats],
            false => 0.0,
        })
    })
}
