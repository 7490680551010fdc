//! Deciding by networks: the own turn solved exactly, on boards that the networks value.

use std::sync::Arc;

use cant_stop_rules::{Action, Game, Stage};

use crate::board::Board;
use crate::endgame::Endgame;
use crate::net::{Net, NetLeaf};
use crate::plan::Plan;
use crate::turn::{Chances, Leaf};

/// Decides by networks, and remembers its plan for the turn.
///
/// Worths are the chances of the seats to win, counted from the seat to act. At tables of three or four only
/// [`Thinker::for_all`] works out those of the others, which it does not need to decide. For a network that plays alone,
/// the first number is the turns it still takes, less than 0.
pub struct Thinker<'a> {
    nets: &'a [Net],
    /// Whether it works out the chances of all seats where there are more than two.
    tells_all: bool,
    /// How much worse than it is a bust looks to it.
    dread: f64,
    /// Whether it looks for endgames to solve whole.
    solves: bool,
    /// The endgame, once there is one that was solved whole.
    endgame: Option<Arc<Endgame>>,
    plan: Option<AnyPlan>,
}

/// A plan for two needs one number for each position, one for more needs them all.
enum AnyPlan {
    Own(Plan<f64>),
    All(Plan<Chances>),
}

impl AnyPlan {
    fn worth_at(&self, game: &Game) -> Option<Chances> {
        match self {
            AnyPlan::Own(plan) => plan.worth_at(game).map(|own| own_only(game, own)),
            AnyPlan::All(plan) => plan.worth_at(game),
        }
    }

    fn rolling_at(&self, game: &Game) -> Option<Chances> {
        match self {
            AnyPlan::Own(plan) => plan.rolling_at(game).map(|own| own_only(game, own)),
            AnyPlan::All(plan) => plan.rolling_at(game),
        }
    }
}

/// What is known when the share of the seat to act is: with two seats, everything.
fn own_only(game: &Game, own: f64) -> Chances {
    match game.seats() {
        2 => of_two(own),
        _ => [own, 0.0, 0.0, 0.0],
    }
}

fn of_two(own: f64) -> Chances {
    [own, 1.0 - own, 0.0, 0.0]
}

impl<'a> Thinker<'a> {
    /// A player that values boards by the mean of these networks, one at least, made for as many seats as will play.
    pub fn new(nets: &'a [Net]) -> Thinker<'a> {
        Thinker {
            nets,
            tells_all: false,
            dread: 0.0,
            solves: true,
            endgame: None,
            plan: None,
        }
    }

    /// Summit told to hurry: it finishes in as few turns as it can, as if nobody else were there.
    pub fn in_a_hurry() -> Thinker<'static> {
        Thinker::new(crate::weights::alone())
    }

    /// One that works out the chances of all seats, which takes longer where there are more than two.
    pub fn for_all(nets: &'a [Net]) -> Thinker<'a> {
        Thinker {
            tells_all: true,
            ..Thinker::new(nets)
        }
    }

    /// One to whom a bust looks so much worse than it is.
    pub(crate) fn dreading(nets: &'a [Net], dread: f64) -> Thinker<'a> {
        Thinker {
            dread,
            ..Thinker::new(nets)
        }
    }

    /// One that asks the networks to the end, as it must to learn.
    pub fn without_endgames(nets: &'a [Net]) -> Thinker<'a> {
        Thinker {
            solves: false,
            ..Thinker::new(nets)
        }
    }

    /// Whether it thinks by these very networks.
    pub(crate) fn is_by(&self, nets: &[Net]) -> bool {
        std::ptr::eq(self.nets, nets)
    }

    /// For how many seats its networks are made.
    fn seats(&self) -> usize {
        self.nets[0].layout.seats
    }

    /// The action worth most to the seat to act.
    pub fn decide(&mut self, game: &Game) -> Action {
        if game.may_roll() && !game.may_stop() {
            return Action::Roll;
        }
        self.judge(game).0
    }

    /// The action worth most to the seat to act, and what it is worth.
    pub fn judge(&mut self, game: &Game) -> (Action, Chances) {
        let mut best = (Action::Roll, [f64::NEG_INFINITY; 4]);
        self.weigh(game, |action, worth| {
            if worth[0] > best.1[0] {
                best = (action, worth);
            }
        });
        best
    }

    /// What every legal action of the seat to act is worth. Of equals, the first is the one to take.
    pub fn weigh(&mut self, game: &Game, mut tell: impl FnMut(Action, Chances)) {
        match game.stage() {
            Stage::Pairing => self.weigh_options(game, tell),
            Stage::Keeping => {
                for keep in game
                    .keep_choice()
                    .into_iter()
                    .flat_map(|keep| keep.choices())
                {
                    let mut next = *game;
                    next.play_unchecked(Action::Keep(keep));
                    tell(Action::Keep(keep), self.passed(&next));
                }
            }
            Stage::Deciding if game.may_roll() => {
                self.ready(game);
                let plan = self.plan.as_ref();
                let rolling = plan.and_then(|plan| plan.rolling_at(game));
                let best = plan.and_then(|plan| plan.worth_at(game));
                let (Some(rolling), Some(best)) = (rolling, best) else {
                    return;
                };
                tell(Action::Roll, rolling);
                // Rolling is worth its sum in another order, which may differ in the last place.
                if game.may_stop() {
                    let stopping = match best[0] > rolling[0] + 1e-12 {
                        true => best,
                        false => self.stopping(game),
                    };
                    tell(Action::Stop, stopping);
                }
            }
            _ => {}
        }
    }

    /// A new plan from here.
    fn plan(&self, game: &Game) -> AnyPlan {
        let board = Board::of(game);
        if let Some(endgame) = self
            .endgame
            .as_ref()
            .filter(|endgame| endgame.knows(&board))
        {
            return AnyPlan::Own(Plan::new(game, &mut endgame.leaf(&board)));
        }
        let mut leaf = NetLeaf::new(self.nets, &board);
        leaf.dread = self.dread;
        match self.tells_all && self.seats() > 2 {
            false => AnyPlan::Own(Plan::new(game, &mut leaf)),
            true => AnyPlan::All(Plan::new(game, &mut leaf)),
        }
    }

    /// Solves the endgame if it is small enough and was not solved yet.
    fn look_for_endgame(&mut self, game: &Game) {
        if self.solves && self.seats() == 2 {
            let board = Board::of(game);
            if !self
                .endgame
                .as_ref()
                .is_some_and(|endgame| endgame.knows(&board))
            {
                self.endgame = Endgame::of(&board);
            }
        }
    }

    /// What a roll that was called is worth before its dice are thrown.
    pub(crate) fn weigh_roll(&mut self, game: &Game, tell: impl FnOnce(Chances)) {
        self.ready(game);
        if let Some(rolling) = self.plan.as_ref().and_then(|plan| plan.rolling_at(game)) {
            tell(rolling);
        }
    }

    /// Makes a plan that comes by here, if there is none.
    fn ready(&mut self, game: &Game) {
        let comes_by = |plan: &AnyPlan| plan.worth_at(game).is_some();
        if !self.plan.as_ref().is_some_and(comes_by) {
            self.look_for_endgame(game);
            self.plan = Some(self.plan(game));
        }
    }

    fn weigh_options(&mut self, game: &Game, mut tell: impl FnMut(Action, Chances)) {
        let mut best = (None, f64::NEG_INFINITY);
        for &mv in game.options().iter() {
            let mut next = *game;
            next.play_unchecked(Action::Choose(mv));
            let known = self.plan.as_ref().and_then(|plan| plan.worth_at(&next));
            let (plan, worth) = match known {
                Some(worth) => (None, worth),
                None => {
                    self.look_for_endgame(&next);
                    let plan = self.plan(&next);
                    let worth = plan.worth_at(&next).expect("it was made for this");
                    (Some(plan), worth)
                }
            };
            if worth[0] > best.1 {
                best = (plan, worth[0]);
            }
            tell(Action::Choose(mv), worth);
        }
        if let (Some(plan), _) = best {
            self.plan = Some(plan);
        }
    }

    /// What stopping now is worth; with three pawns, keeping the best squares.
    fn stopping(&mut self, game: &Game) -> Chances {
        let mut next = *game;
        next.play_unchecked(Action::Stop);
        match next.stage() {
            Stage::Keeping => self.judge(&next).1,
            Stage::Over => {
                let verdict = Board::of(&next).verdict().unwrap_or([0.0; 4]);
                let (seats, turn) = (usize::from(game.seats()), game.turn().index());
                std::array::from_fn(|after| match after < seats {
                    true => verdict[(turn + after) % seats],
                    false => 0.0,
                })
            }
            _ => self.passed(&next),
        }
    }

    /// What a board is worth to the seat whose turn just ended.
    fn passed(&self, next: &Game) -> Chances {
        let mut board = Board::of(next);
        // Back to the seat that moved, as whose loss of a turn the board is seen.
        board.turn = (board.turn + board.seats - 1) % board.seats;
        self.bust(&board)
    }

    /// What a bust on this board is worth to the seat to move.
    pub fn bust(&self, board: &Board) -> Chances {
        if let Some(endgame) = self.endgame.as_ref().filter(|endgame| endgame.knows(board)) {
            return of_two(Leaf::<f64>::bust(&mut endgame.leaf(board)));
        }
        let mut leaf = NetLeaf::new(self.nets, board);
        match self.seats() {
            1 | 2 => of_two(Leaf::<f64>::bust(&mut leaf)),
            _ => Leaf::<Chances>::bust(&mut leaf),
        }
    }
}
