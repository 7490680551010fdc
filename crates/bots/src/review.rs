//! A look back at a game: the course of the chances, the most costly decisions, and the luck.

use cant_stop_rules::{Action, Game, IllegalAction, Seat, Stage};

use crate::advice::{Adviser, SeatChances};

/// Number of the most costly decisions that are named.
pub const COSTLIEST: usize = 3;

/// The chances when a turn began.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnBegun {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Seat to move.
    pub seat: Seat,
    /// Each seat's chance to win, by its number.
    pub chances: SeatChances,
}

/// A decision that was worse than another would have been.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slip {
    /// Index of the action in the game, from 0.
    pub place: usize,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Seat that decided.
    pub seat: Seat,
    /// The action taken.
    pub taken: Action,
    /// The best action.
    pub better: Action,
    /// Loss in the chance to win, 0 to 1.
    pub cost: f64,
}

/// A look back at a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The chances turn by turn.
    pub turns: Vec<TurnBegun>,
    /// The chances after the last action.
    pub last: SeatChances,
    /// The decisions that cost most, the worst first; at most [`COSTLIEST`], none that cost nothing.
    pub slips: Vec<Slip>,
    /// By seat, what all dice of the game, its own and the others', added to its chance to win or took from it.
    pub luck: SeatChances,
    /// By seat, loss by its own decisions beside the best ones; 0 or less.
    pub skill: SeatChances,
    /// By seat, gain by the others' decisions.
    pub gifts: SeatChances,
    /// By seat, the rest: the change in the value of the boards once the next turn was thought through.
    pub afterthought: SeatChances,
}

/// Looks back at a game that began as `start` and went on with these actions, to the end or to any point.
///
/// # Errors
///
/// If one of the actions is not legal.
pub fn review(start: &Game, actions: &[Action]) -> Result<Review, IllegalAction> {
    let mut looking = LookingBack::new(start);
    for &action in actions {
        looking.see(action)?;
    }
    Ok(looking.end())
}

/// A look back under way, action by action: each takes a player's time to think, some milliseconds, so that the caller
/// can do other work in between.
///
/// Everything is measured by the value of the boards between equals; what is seen in them only a turn later is counted
/// apart, as afterthought.
pub struct LookingBack {
    adviser: Adviser,
    game: Game,
    /// Number of actions seen.
    seen: usize,
    review: Review,
    /// The chances when the dice were called.
    before_dice: Option<SeatChances>,
    /// The chances after the last action, as they looked from before it.
    now: Option<SeatChances>,
}

impl LookingBack {
    /// At a game that begins like this.
    pub fn new(start: &Game) -> LookingBack {
        LookingBack {
            adviser: Adviser::new(start),
            game: *start,
            seen: 0,
            review: Review {
                turns: Vec::new(),
                last: [0.0; 4],
                slips: Vec::new(),
                luck: [0.0; 4],
                skill: [0.0; 4],
                gifts: [0.0; 4],
                afterthought: [0.0; 4],
            },
            before_dice: None,
            now: None,
        }
    }

    /// Adds the next action of the game.
    ///
    /// # Errors
    ///
    /// If it is not legal.
    pub fn see(&mut self, action: Action) -> Result<(), IllegalAction> {
        let game = self.game;
        let (next, _) = game.apply(action)?;
        self.see_turn(&game);
        match action {
            Action::Dice(_) => self.dice(&game, &next),
            Action::RollOff(_) => {}
            _ => self.decision(&game, action),
        }
        self.game = next;
        self.seen += 1;
        Ok(())
    }

    /// Finishes the look back.
    pub fn end(mut self) -> Review {
        let last = self.adviser.chances(&self.game);
        self.think_again(last);
        let mut review = self.review;
        review.last = last;
        review
            .slips
            .sort_by(|one, other| other.cost.total_cmp(&one.cost));
        review.slips.truncate(COSTLIEST);
        review
    }

    /// Notes the chances if a turn begins here.
    fn see_turn(&mut self, game: &Game) {
        let turn = game.turn_number();
        let last = self.review.turns.last();
        let is_new = last.is_none_or(|last| last.turn != turn);
        if game.stage() == Stage::Deciding && is_new {
            let chances = self.adviser.chances(game);
            self.think_again(chances);
            self.review.turns.push(TurnBegun {
                turn,
                seat: game.turn(),
                chances,
            });
        }
    }

    /// Sets the chances of this moment, and adds their change to the afterthought.
    fn think_again(&mut self, chances: SeatChances) {
        let before = self.now.replace(chances).unwrap_or(chances);
        let change = chances.iter().zip(before);
        for (sum, (after, before)) in self.review.afterthought.iter_mut().zip(change) {
            *sum += after - before;
        }
    }

    /// Counts what the dice brought: the best that can be made of them against what rolling was worth.
    fn dice(&mut self, game: &Game, next: &Game) {
        let before = self.before_dice.take();
        let before = before.unwrap_or_else(|| self.adviser.chances(game));
        let after = match next.stage() {
            Stage::Pairing => self.adviser.chances(next),
            _ => self.adviser.bust(game),
        };
        for (luck, (after, before)) in self.review.luck.iter_mut().zip(after.iter().zip(before)) {
            *luck += after - before;
        }
        self.now = Some(after);
    }

    /// Counts what a decision cost its seat, and gave the others.
    fn decision(&mut self, game: &Game, action: Action) {
        let Some(advice) = self.adviser.advise(game) else {
            return;
        };
        let Some(taken) = advice.choices.iter().find(|choice| choice.action == action) else {
            return;
        };
        let (seat, best) = (game.turn(), advice.best());
        self.now = Some(taken.chances);
        if action == Action::Roll {
            self.before_dice = self.now;
        }
        for other in game.each_seat() {
            let place = other.index();
            let sum = match other == seat {
                true => &mut self.review.skill[place],
                false => &mut self.review.gifts[place],
            };
            *sum += taken.chances[place] - best.chances[place];
        }
        let cost = best.chances[seat.index()] - taken.chances[seat.index()];
        if cost > 0.0 {
            self.review.slips.push(Slip {
                place: self.seen,
                turn: game.turn_number(),
                seat,
                taken: action,
                better: best.action,
                cost,
            });
        }
    }
}
