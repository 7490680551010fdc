//! Random dice and random players, repeatable from a seed.

use cant_stop_rules::{Action, ChanceKind, Column, Columns, Game, Move, ToAct};

/// A small generator (xorshift with a final multiplication), good enough to wander through games.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((high * end as u64) >> 32) as usize
    }

    fn dice<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.below(6) as u8 + 1)
    }

    /// Random next action, `None` when the game is over. Seats that may stop do so `caution` times in ten.
    pub fn action(&mut self, game: &Game, caution: usize) -> Option<Action> {
        match game.to_act() {
            ToAct::None => None,
            ToAct::Chance(ChanceKind::RollOff) => Some(Action::RollOff(self.dice())),
            ToAct::Chance(ChanceKind::Roll) => Some(Action::Dice(self.dice())),
            ToAct::Seat(_) if game.may_stop() && self.below(10) < caution => Some(Action::Stop),
            ToAct::Seat(_) if game.may_roll() => Some(Action::Roll),
            ToAct::Seat(_) if let Some(choice) = game.keep_choice() => {
                let choices: Vec<_> = choice.choices().collect();
                let any = choices[self.below(choices.len())];
                // A seat that gives up random squares, again and again, never gets to the top of three columns.
                let left = |columns: &Columns| -> u8 {
                    let left = |column: Column| column.height() - game.square(game.turn(), column);
                    columns.iter().map(left).sum()
                };
                let furthest = choices.into_iter().min_by_key(left).unwrap_or(any);
                Some(Action::Keep(if self.below(10) == 0 {
                    any
                } else {
                    furthest
                }))
            }
            ToAct::Seat(_) => {
                let options = game.legal_moves();
                Some(Action::Choose(options[self.below(options.len())]))
            }
        }
    }
}

/// Every ordered roll of four dice.
pub fn all_rolls() -> impl Iterator<Item = [u8; 4]> {
    (0..1296).map(|n: u16| [n / 216, n / 36 % 6, n / 6 % 6, n % 6].map(|face| face as u8 + 1))
}

/// Every move there could ever be.
pub fn all_moves() -> Vec<Move> {
    let pairs = Column::ALL
        .iter()
        .flat_map(|&first| Column::ALL.map(|second| (first, second)));
    let twos = pairs
        .filter(|(first, second)| first <= second)
        .map(|(first, second)| Move::two(first, second));
    Column::ALL.into_iter().map(Move::one).chain(twos).collect()
}
