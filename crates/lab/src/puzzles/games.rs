//! Games among the characters, and the positions of them that could be asked about.

use cant_stop_bots::{Advice, Bot, Opponent, advise};
use cant_stop_puzzles::{Choice, Difficulty, Puzzle, Question, Worth, legal};
use cant_stop_rules::{Action, Game, Landing, Obligation, Position, Settings, Stage, ToAct};

use crate::random::Stream;

/// By how much of the chance to win Summit must think one choice better than any other.
const CLEARLY: f64 = 0.03;

/// A roll that fewer of the 1,296 rolls would bust needs no thought.
const HARMLESS: u16 = 130;

/// A game of more turns is not watched any further.
const MOST_TURNS: u32 = 200;

/// A position that could be asked about.
pub(crate) struct Candidate {
    pub game: Game,
    /// What Summit thinks of it.
    pub advice: Advice,
}

impl Candidate {
    /// What would be asked, and whether the answer would be to stop.
    pub(crate) fn kind(&self) -> (Question, bool) {
        match self.advice.best().action {
            Action::Choose(_) => (Question::Pairing, false),
            action => (Question::Deciding, action == Action::Stop),
        }
    }

    /// The puzzle that it would be if everything were worth what Summit thinks.
    pub(crate) fn as_thought(&self) -> Option<Puzzle> {
        let seat = self.game.turn().index();
        let choices = self.advice.choices.iter().map(|choice| {
            Some(Choice {
                action: choice.action,
                worth: Worth::new(choice.chances[seat], 0.0)?,
            })
        });
        let choices: Vec<Choice> = choices.collect::<Option<_>>()?;
        Puzzle::new(&self.game, choices, Difficulty::default()).ok()
    }
}

/// What is worth asking of the game of this number: one position of each kind at most, so that no game is asked about again
/// and again.
pub(crate) fn candidates(seed: u64, number: u64) -> Vec<Candidate> {
    let mut chance = Stream::new(seed, number);
    let mut game = start(&mut chance);
    let mut players: Vec<Box<dyn Bot>> = game
        .each_seat()
        .map(|_| {
            let place = chance.below(Opponent::CHARACTERS.len() as u32);
            Opponent::CHARACTERS[place as usize].bot()
        })
        .collect();
    let mut found = Vec::new();
    while game.turn_number() <= MOST_TURNS {
        let action = match game.to_act() {
            ToAct::Nobody => break,
            ToAct::Chance(_) => Action::Dice(chance.dice()),
            ToAct::Seat(seat) => {
                found.extend(candidate(&game));
                players[seat.index()].decide(&game)
            }
        };
        game.play_unchecked(action);
    }
    one_of_each_kind(found, &mut chance)
}

/// The first turn at a table drawn by lot: mostly of two, and mostly by the common rules.
fn start(chance: &mut Stream) -> Game {
    let seats = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4][chance.below(10) as usize];
    let common = Settings::default();
    let settings = match chance.below(20) {
        0 => Settings {
            landing: Landing::Jump,
            ..common
        },
        1 => Settings {
            landing: Landing::PressOn,
            ..common
        },
        2 => Settings {
            obligation: Obligation::BeforeSplit,
            ..common
        },
        3 => Settings {
            three_pawns: true,
            ..common
        },
        4 if seats < 4 => Settings {
            columns_to_win: 4,
            ..common
        },
        _ => common,
    };
    Position::start(settings, seats)
        .ok()
        .and_then(|start| Game::try_from(start).ok())
        .expect("such tables can be set")
}

/// The position, if Summit finds one choice clearly best and it takes some thought to see.
fn candidate(game: &Game) -> Option<Candidate> {
    if legal(game).len() < 2 || needs_no_thought(game) {
        return None;
    }
    let advice = advise(game)?;
    let best = advice.best().action;
    let others = advice.choices.iter().filter(|other| other.action != best);
    let gap = others
        .filter_map(|other| advice.cost(other.action))
        .fold(f64::INFINITY, f64::min);
    let mut next = *game;
    next.play_unchecked(best);
    (gap >= CLEARLY && !next.stop_wins()).then_some(Candidate {
        game: *game,
        advice,
    })
}

/// Whether stopping wins at once, or hardly any roll could bust.
fn needs_no_thought(game: &Game) -> bool {
    game.stage() == Stage::Deciding && (game.stop_wins() || game.bust_chance().busts < HARMLESS)
}

/// One candidate of each kind, drawn by lot.
fn one_of_each_kind(mut found: Vec<Candidate>, chance: &mut Stream) -> Vec<Candidate> {
    let mut drawn: Vec<Candidate> = Vec::new();
    while !found.is_empty() {
        let candidate = found.swap_remove(chance.below(found.len() as u32) as usize);
        if drawn.iter().all(|other| other.kind() != candidate.kind()) {
            drawn.push(candidate);
        }
    }
    drawn
}
