//! Advice: what Summit would do, and the chances to win after every choice.

use cant_stop_rules::{Action, Game, Stage};

use crate::board::Board;
use crate::turn::Chances;
use crate::{Thinker, weights};

/// Chance of each seat to win, 0 to 1, by the number of the seat; 0 for seats that are not there.
pub type SeatChances = [f64; 4];

/// One thing that the seat to act may do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Each seat's chance after it, if all seats play on as advised.
    pub chances: SeatChances,
}

/// Legal actions of the seat to act, with their values.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    seat: usize,
    best: usize,
    /// Everything that is legal: options in the order of [`Game::legal_moves`]; to roll before to stop.
    pub choices: Vec<Choice>,
}

impl Advice {
    /// The choice worth most to the seat to act; of equals, the first.
    pub fn best(&self) -> Choice {
        self.choices[self.best]
    }

    /// The chance to win that the seat to act has after this action; `None` if it is not legal.
    pub fn chance(&self, action: Action) -> Option<f64> {
        let choice = self.choices.iter().find(|choice| choice.action == action)?;
        Some(choice.chances[self.seat])
    }

    /// Loss by this action beside the best choice for the seat to act, 0 to 1; `None` if it is not legal.
    pub fn cost(&self, action: Action) -> Option<f64> {
        let best = self.best().chances[self.seat];
        self.chance(action).map(|chance| best - chance)
    }
}

/// Evaluates all legal actions; `None` when no seat has to decide. It takes some milliseconds, most at the beginning of
/// a turn: call it off the main thread.
///
/// ```
/// use cant_stop_bots::advise;
/// use cant_stop_rules::{Action, Game, Position, Variant};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let game = Game::try_from(Position::start(Variant::default(), 2)?)?;
/// let (game, _) = game.apply(Action::Roll)?;
/// let (game, _) = game.apply(Action::Dice([3, 4, 3, 4]))?;
/// let advice = advise(&game).ok_or("there is something to decide")?;
/// assert_eq!(advice.choices.len(), game.legal_moves().len());
/// assert_eq!(advice.cost(advice.best().action), Some(0.0));
/// # Ok(())
/// # }
/// ```
pub fn advise(game: &Game) -> Option<Advice> {
    let mut adviser = Adviser::new(game);
    adviser.advise(game)
}

/// Each seat's chance to win, if all seats play on as advised.
///
/// Before the first turn, when the beginner is not known, all seats are worth the same.
pub fn winning_chances(game: &Game) -> SeatChances {
    Adviser::new(game).chances(game)
}

/// Advises through a game, and remembers the turn it is in.
pub(crate) struct Adviser(Thinker<'static>);

impl Adviser {
    pub(crate) fn new(game: &Game) -> Adviser {
        Adviser(Thinker::new(weights::network(game.seats())).for_all())
    }

    pub(crate) fn advise(&mut self, game: &Game) -> Option<Advice> {
        let mut choices = Vec::new();
        self.0.evaluate(game, |action, chances| {
            choices.push(Choice {
                action,
                chances: by_seat(game, chances),
            });
        });
        let seat = game.turn().index();
        let best = match game.stop_wins() {
            true => choices
                .iter()
                .position(|choice| choice.action == Action::Stop),
            // The first of equals, as a player takes it.
            false => (0..choices.len()).rev().max_by(|&one, &other| {
                choices[one].chances[seat].total_cmp(&choices[other].chances[seat])
            }),
        }?;
        Some(Advice {
            seat,
            best,
            choices,
        })
    }

    pub(crate) fn chances(&mut self, game: &Game) -> SeatChances {
        match game.stage() {
            Stage::RollOff => alike(game),
            Stage::Over => shared(game),
            Stage::Rolling => {
                let mut rolling = alike(game);
                self.0
                    .evaluate_roll(game, |chances| rolling = by_seat(game, chances));
                rolling
            }
            _ => self
                .advise(game)
                .map_or(alike(game), |advice| advice.best().chances),
        }
    }

    /// Each seat's chance after a bust.
    pub(crate) fn bust(&self, game: &Game) -> SeatChances {
        by_seat(game, self.0.bust(&Board::of(game)))
    }
}

/// Chances counted from the seat to move, by the numbers of the seats; sums of rounded numbers can be a little off 0 to 1.
/// For a seat alone they are turns.
fn by_seat(game: &Game, chances: Chances) -> SeatChances {
    let (seats, turn) = (usize::from(game.seats()), game.turn().index());
    std::array::from_fn(|seat| match seat < seats {
        true if seats > 1 => chances[(seat + seats - turn) % seats].clamp(0.0, 1.0),
        true => chances[seat],
        false => 0.0,
    })
}

fn alike(game: &Game) -> SeatChances {
    let mut chances = [0.0; 4];
    for seat in game.each_seat() {
        chances[seat.index()] = 1.0 / f64::from(game.seats());
    }
    chances
}

fn shared(game: &Game) -> SeatChances {
    let winners = game.winners();
    let mut chances = [0.0; 4];
    for seat in winners.iter() {
        chances[seat.index()] = 1.0 / winners.len() as f64;
    }
    chances
}
