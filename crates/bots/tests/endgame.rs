//! Small endgames, solved whole by asking the rules about every roll, beside what Summit says of them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::{BTreeMap, HashMap};

use cant_stop_bots::{advise, winning_chances};
use cant_stop_rules::{Action, Column, Game, Landing, Obligation, Position, Seat, Stage, Variant};

/// The different rolls, each with its number among the 1,296 ordered ones.
fn rolls() -> BTreeMap<[u8; 4], f64> {
    let mut rolls = BTreeMap::new();
    for roll in 0..1296_u16 {
        let mut dice =
            [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|face| face as u8 + 1);
        dice.sort_unstable();
        *rolls.entry(dice).or_insert(0.0) += 1.0;
    }
    rolls
}

/// A game of two solved by going round until nothing changes: for every position the chance of the first seat.
struct Solved {
    chances: HashMap<Position, f64>,
    rolls: BTreeMap<[u8; 4], f64>,
}

impl Solved {
    fn new(game: &Game) -> Solved {
        let mut solved = Solved {
            chances: HashMap::new(),
            rolls: rolls(),
        };
        let mut order = Vec::new();
        solved.gather(game, &mut order);
        loop {
            let mut change: f64 = 0.0;
            for game in &order {
                let position = game.position().unwrap();
                let chance = solved.decision(game);
                let old = solved.chances.insert(position, chance).unwrap();
                change = change.max((chance - old).abs());
            }
            if change < 1e-12 {
                return solved;
            }
        }
    }

    /// Lists every position in which a seat decides to roll or stop, those that come later first.
    fn gather(&mut self, game: &Game, order: &mut Vec<Game>) {
        if game.stage() != Stage::Deciding || self.chances.contains_key(&game.position().unwrap()) {
            return;
        }
        self.chances.insert(game.position().unwrap(), 0.5);
        if game.may_stop() {
            self.gather(&game.apply(Action::Stop).unwrap().0, order);
        }
        let rolled = game.apply(Action::Roll).unwrap().0;
        let dice: Vec<[u8; 4]> = self.rolls.keys().copied().collect();
        for dice in dice {
            let paired = rolled.apply(Action::Dice(dice)).unwrap().0;
            self.gather(&paired, order);
            for &mv in paired.legal_moves().iter() {
                self.gather(&paired.apply(Action::Choose(mv)).unwrap().0, order);
            }
        }
        order.push(*game);
    }

    /// The chance of the first seat, where a seat decides or the game is over.
    fn chance(&self, game: &Game) -> f64 {
        match game.stage() {
            Stage::Over => f64::from(u8::from(game.winners().contains(Seat::ALL[0]))),
            _ => self.chances[&game.position().unwrap()],
        }
    }

    /// The better of two chances for the seat to act.
    fn better(game: &Game, one: f64, other: f64) -> f64 {
        match game.turn().index() {
            0 => one.max(other),
            _ => one.min(other),
        }
    }

    fn pairing(&self, game: &Game) -> f64 {
        let options = game.legal_moves();
        let chances = options
            .iter()
            .map(|&mv| self.chance(&game.apply(Action::Choose(mv)).unwrap().0));
        chances
            .reduce(|one, other| Solved::better(game, one, other))
            .unwrap()
    }

    fn rolling(&self, game: &Game) -> f64 {
        let rolled = game.apply(Action::Roll).unwrap().0;
        let each = self.rolls.iter().map(|(&dice, &orders)| {
            let paired = rolled.apply(Action::Dice(dice)).unwrap().0;
            orders / 1296.0
                * match paired.stage() {
                    Stage::Pairing => self.pairing(&paired),
                    _ => self.chance(&paired),
                }
        });
        each.sum()
    }

    fn decision(&self, game: &Game) -> f64 {
        let roll = self.rolling(game);
        match game.may_stop() {
            true => Solved::better(
                game,
                roll,
                self.chance(&game.apply(Action::Stop).unwrap().0),
            ),
            false => roll,
        }
    }
}

/// Puts the seat's square `spaces` spaces below the top.
fn below(position: &mut Position, seat: usize, number: u8, spaces: u8) {
    let column = Column::new(number).unwrap();
    position.squares[seat][column.index()] = column.height() - spaces;
}

fn claim(position: &mut Position, seat: usize, number: u8) {
    let column = Column::new(number).unwrap();
    position.squares[1 - seat][column.index()] = 0;
    position.squares[seat][column.index()] = column.height();
    position.owners[column.index()] = Some(Seat::ALL[seat]);
}

/// All tops one space away but for a few columns; both seats need one column more.
fn last_column(variant: Variant) -> Game {
    let mut position = Position::start(variant, 2).unwrap();
    for seat in 0..2 {
        for number in 2..=12 {
            below(&mut position, seat, number, 1);
        }
    }
    below(&mut position, 0, 7, 3);
    below(&mut position, 1, 6, 2);
    below(&mut position, 1, 8, 3);
    for (seat, number) in [(0, 2), (0, 5), (1, 12), (1, 9)] {
        claim(&mut position, seat, number);
    }
    Game::try_from(position).unwrap()
}

/// A game to five columns with three left, and both seats near their tops.
fn three_left(variant: Variant) -> Game {
    let variant = Variant {
        columns_to_win: 5,
        ..variant
    };
    let mut position = Position::start(variant, 2).unwrap();
    for (seat, numbers) in [(0, [2, 3, 6, 9]), (1, [12, 11, 4, 10])] {
        for number in numbers {
            claim(&mut position, seat, number);
        }
    }
    for (seat, spaces) in [(0, [2, 3, 1]), (1, [3, 2, 2])] {
        for (number, spaces) in [5, 7, 8].into_iter().zip(spaces) {
            below(&mut position, seat, number, spaces);
        }
    }
    Game::try_from(position).unwrap()
}

/// Asserts that Summit knows every chance of the endgame to a millionth, and that nothing it would do loses any.
fn assert_known(game: &Game) {
    let solved = Solved::new(game);
    assert!(solved.chances.len() > 30);
    let mut decisions = 0;
    for (&position, &chance) in solved.chances.iter().step_by(3) {
        let game = Game::try_from(position).unwrap();
        let said = winning_chances(&game);
        assert!(
            (said[0] - chance).abs() < 1e-6,
            "{said:?} {chance} {game:?}"
        );
        assert!((said[0] + said[1] - 1.0).abs() < 1e-9);
        let advice = advise(&game).unwrap();
        let after = match advice.best().action {
            Action::Roll => solved.rolling(&game),
            action => solved.chance(&game.apply(action).unwrap().0),
        };
        assert!(
            (after - chance).abs() < 1e-6,
            "{advice:?} {chance} {game:?}"
        );
        let rolled = game.apply(Action::Roll).unwrap().0;
        for &dice in solved.rolls.keys().step_by(17) {
            let paired = rolled.apply(Action::Dice(dice)).unwrap().0;
            if paired.stage() == Stage::Pairing {
                let advice = advise(&paired).unwrap();
                let after = solved.chance(&paired.apply(advice.best().action).unwrap().0);
                assert!((after - solved.pairing(&paired)).abs() < 1e-6);
                decisions += 1;
            }
        }
    }
    assert!(decisions > 10);
}

#[test]
fn summit_knows_the_last_column() {
    for landing in Landing::ALL {
        for obligation in Obligation::ALL {
            assert_known(&last_column(Variant {
                landing,
                obligation,
                ..Variant::default()
            }));
        }
    }
}

#[test]
fn summit_knows_a_board_with_three_columns_left() {
    assert_known(&three_left(Variant::default()));
    for obligation in Obligation::ALL {
        assert_known(&three_left(Variant {
            landing: Landing::Jump,
            obligation,
            ..Variant::default()
        }));
    }
}
