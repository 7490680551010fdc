//! A look back at a game: how the chances went, which decisions cost most, and what was luck.

use cant_stop_rules::{Action, Game, IllegalAction, Seat, Stage};

use crate::advice::{Adviser, SeatChances};

/// How many of the most costly decisions are named.
pub const COSTLIEST: usize = 3;

/// The chances when a turn began.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnBegun {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whose turn it was.
    pub seat: Seat,
    /// Each seat's chance to win, by its number.
    pub chances: SeatChances,
}

/// A decision that was worse than Summit's would have been.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slip {
    /// Which of the actions it was, counted from 0.
    pub place: usize,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub taken: Action,
    /// What Summit would have done.
    pub better: Action,
    /// How much of the chance to win it cost, 0 to 1.
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
    /// By seat, what its own decisions won or lost beside Summit's: 0 for the same ones, else mostly less.
    pub skill: SeatChances,
    /// By seat, what is left: how much better or worse the boards looked once the next turn was thought through, and what
    /// Summit's choices differ from those that are best between equals.
    pub afterthought: SeatChances,
}

/// Looks back at a game that began as `start` and went on with these actions, to the end or to any point.
///
/// Everything is measured by Summit's value of the boards; what it sees in them only a turn later is counted apart, as
/// afterthought. Takes
/// about as long as Summit would for the whole game, some tenths of a second: to be done away from the main thread.
///
/// # Errors
///
/// When one of the actions is not legal.
pub fn review(start: &Game, actions: &[Action]) -> Result<Review, IllegalAction> {
    let mut looking = Looking {
        adviser: Adviser::new(start),
        review: Review {
            turns: Vec::new(),
            last: [0.0; 4],
            slips: Vec::new(),
            luck: [0.0; 4],
            skill: [0.0; 4],
            afterthought: [0.0; 4],
        },
        before_dice: None,
        now: None,
    };
    let mut game = *start;
    for (place, &action) in actions.iter().enumerate() {
        looking.see_turn(&game);
        let (next, _) = game.apply(action)?;
        match action {
            Action::Dice(_) => looking.dice(&game, &next),
            Action::RollOff(_) => {}
            _ => looking.decision(place, &game, action),
        }
        game = next;
    }
    let last = looking.adviser.chances(&game);
    looking.think_again(last);
    let mut review = looking.review;
    review.last = last;
    review
        .slips
        .sort_by(|one, other| other.cost.total_cmp(&one.cost));
    review.slips.truncate(COSTLIEST);
    Ok(review)
}

/// The look back under way.
struct Looking {
    adviser: Adviser,
    review: Review,
    /// The chances when the dice were called.
    before_dice: Option<SeatChances>,
    /// The chances after the last action, as they looked from before it.
    now: Option<SeatChances>,
}

impl Looking {
    /// Notes the chances if a turn begins here.
    fn see_turn(&mut self, game: &Game) {
        let turn = game.turn_number();
        let is_new = self
            .review
            .turns
            .last()
            .is_none_or(|last| last.turn != turn);
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

    /// Takes these for the chances now, and notes by how much they looked otherwise before.
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

    /// Counts what a decision cost.
    fn decision(&mut self, place: usize, game: &Game, action: Action) {
        let Some(advice) = self.adviser.advise(game) else {
            return;
        };
        // Summit's choice may not be the one held best between equals, as a plan takes it to be.
        self.think_again(advice.best().chances);
        let seat = game.turn();
        let taken = advice.choices.iter().find(|choice| choice.action == action);
        self.now = taken.map(|taken| taken.chances);
        if action == Action::Roll {
            self.before_dice = taken.map(|taken| taken.chances);
        }
        let cost = advice.cost(action).unwrap_or(0.0);
        let [own, best] = [action, advice.best().action].map(|action| advice.chance(action));
        self.review.skill[seat.index()] += own.zip(best).map_or(0.0, |(own, best)| own - best);
        if cost > 0.0 {
            self.review.slips.push(Slip {
                place,
                turn: game.turn_number(),
                seat,
                taken: action,
                better: advice.best().action,
                cost,
            });
        }
    }
}
