//! Deciding by a network: the own turn solved exactly, on boards whose value the network predicts.

use std::sync::Arc;

use cant_stop_rules::{Action, Game, Stage};

use crate::board::Board;
use crate::endgame::Endgame;
use crate::net::{Network, NetworkLeaf};
use crate::plan::Plan;
use crate::turn::{Chances, Leaf, PairCache};

/// Decides by a network, and remembers its plan for the turn.
///
/// Values are the chances of the seats to win, counted from the seat to act. At tables of three or four only one that is
/// `for_all` works out those of the others, which it does not need to decide. For a network that plays
/// alone, the first number is the turns it still takes, less than 0.
pub struct Thinker<'a> {
    network: &'a Network,
    /// Evaluates the chances of all seats where there are more than two.
    evaluates_all: bool,
    /// Extra cost of a bust, in the unit of the values.
    bust_penalty: f64,
    /// The endgame, once there is one that was solved whole.
    endgame: Option<Arc<Endgame>>,
    plan: Option<AnyPlan>,
    pairs: PairCache,
}

/// A plan for two needs one number for each position, one for more needs them all.
enum AnyPlan {
    Own(Plan<f64>),
    All(Plan<Chances>),
}

impl AnyPlan {
    fn value_at(&self, game: &Game) -> Option<Chances> {
        match self {
            AnyPlan::Own(plan) => plan.value_at(game).map(|own| own_only(game, own)),
            AnyPlan::All(plan) => plan.value_at(game),
        }
    }

    fn rolling_at(&self, game: &Game) -> Option<Chances> {
        match self {
            AnyPlan::Own(plan) => plan.rolling_at(game).map(|own| own_only(game, own)),
            AnyPlan::All(plan) => plan.rolling_at(game),
        }
    }
}

/// Chances by the share of the seat to act alone: with two seats that gives both.
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
    /// A player that values boards by this network, made for as many seats as will play.
    pub(crate) fn new(network: &'a Network) -> Thinker<'a> {
        Thinker {
            network,
            evaluates_all: false,
            bust_penalty: 0.0,
            endgame: None,
            plan: None,
            pairs: PairCache::default(),
        }
    }

    /// Summit in a hurry: it finishes in as few turns as it can, without regard to other seats.
    pub fn in_a_hurry() -> Thinker<'static> {
        Thinker::new(crate::weights::alone())
    }

    /// The same, but it works out the chances of all seats, which takes longer where there are more than two.
    pub(crate) fn for_all(self) -> Thinker<'a> {
        Thinker {
            evaluates_all: true,
            ..self
        }
    }

    /// Adds `bust_penalty` to the cost of a bust.
    pub(crate) fn with_bust_penalty(self, bust_penalty: f64) -> Thinker<'a> {
        Thinker {
            bust_penalty,
            ..self
        }
    }

    /// Returns `true` if it thinks by this very network.
    pub(crate) fn is_by(&self, network: &Network) -> bool {
        std::ptr::eq(self.network, network)
    }

    /// Number of seats that its network is made for.
    fn seats(&self) -> usize {
        self.network.layout.seats
    }

    /// The action of most value to the seat to act.
    pub fn decide(&mut self, game: &Game) -> Action {
        if game.must_roll() {
            return Action::Roll;
        }
        // Rounding must not make a roll that hardly ever busts look as good as winning.
        if game.stop_wins() {
            return Action::Stop;
        }
        self.best(game).0
    }

    /// The action of most value to the seat to act, and that value.
    fn best(&mut self, game: &Game) -> (Action, Chances) {
        let mut best = (Action::Roll, [f64::NEG_INFINITY; 4]);
        self.evaluate(game, |action, value| {
            if value[0] > best.1[0] {
                best = (action, value);
            }
        });
        best
    }

    /// The value of every legal action of the seat to act. Of equals, the first is the one to take.
    pub fn evaluate(&mut self, game: &Game, mut report: impl FnMut(Action, Chances)) {
        match game.stage() {
            Stage::Pairing => self.evaluate_options(game, report),
            Stage::Keeping => {
                let keep = game.keep_choice().into_iter();
                for keep in keep.flat_map(|keep| keep.choices()) {
                    let mut next = *game;
                    next.play_unchecked(Action::Keep(keep));
                    report(Action::Keep(keep), self.passed(&next));
                }
            }
            Stage::Deciding if game.may_roll() => {
                self.ready(game);
                let plan = self.plan.as_ref();
                let rolling = plan.and_then(|plan| plan.rolling_at(game));
                let best = plan.and_then(|plan| plan.value_at(game));
                let (Some(rolling), Some(best)) = (rolling, best) else {
                    return;
                };
                report(Action::Roll, rolling);
                // The value of rolling is summed in another order, which may make it differ in the last place.
                if game.may_stop() {
                    let stopping = match best[0] > rolling[0] + 1e-12 {
                        true => best,
                        false => self.stopping(game),
                    };
                    report(Action::Stop, stopping);
                }
            }
            _ => {}
        }
    }

    /// A new plan from here.
    fn plan(&mut self, game: &Game) -> AnyPlan {
        let evaluates_all = self.evaluates_all && self.seats() > 2;
        let pairs = &mut self.pairs;
        let board = Board::of(game);
        let endgame = self.endgame.as_ref();
        if let Some(endgame) = endgame.filter(|endgame| endgame.knows(&board)) {
            return AnyPlan::Own(Plan::new(game, &mut endgame.leaf(&board), pairs));
        }
        let mut leaf = NetworkLeaf::new(self.network, &board);
        leaf.bust_penalty = self.bust_penalty;
        match evaluates_all {
            false => AnyPlan::Own(Plan::new(game, &mut leaf, pairs)),
            true => AnyPlan::All(Plan::new(game, &mut leaf, pairs)),
        }
    }

    /// Solves the endgame if it is small enough and was not solved yet.
    fn look_for_endgame(&mut self, game: &Game) {
        if self.seats() == 2 {
            let board = Board::of(game);
            let known = self.endgame.as_ref();
            if known.is_none_or(|endgame| !endgame.knows(&board)) {
                self.endgame = Endgame::of(&board);
            }
        }
    }

    /// The value of a roll that was called before its dice are thrown.
    pub(crate) fn evaluate_roll(&mut self, game: &Game, report: impl FnOnce(Chances)) {
        self.ready(game);
        if let Some(rolling) = self.plan.as_ref().and_then(|plan| plan.rolling_at(game)) {
            report(rolling);
        }
    }

    /// Makes a plan that comes by here, if there is none.
    fn ready(&mut self, game: &Game) {
        let comes_by = |plan: &AnyPlan| plan.value_at(game).is_some();
        if !self.plan.as_ref().is_some_and(comes_by) {
            self.look_for_endgame(game);
            self.plan = Some(self.plan(game));
        }
    }

    fn evaluate_options(&mut self, game: &Game, mut report: impl FnMut(Action, Chances)) {
        let mut best = (None, f64::NEG_INFINITY);
        for &mv in game.legal_moves().iter() {
            let mut next = *game;
            next.play_unchecked(Action::Choose(mv));
            let known = self.plan.as_ref().and_then(|plan| plan.value_at(&next));
            let (plan, value) = match known {
                Some(value) => (None, value),
                None => {
                    self.look_for_endgame(&next);
                    let plan = self.plan(&next);
                    let value = plan.value_at(&next).expect("it was made for this");
                    (Some(plan), value)
                }
            };
            if value[0] > best.1 {
                best = (plan, value[0]);
            }
            report(Action::Choose(mv), value);
        }
        if let (Some(plan), _) = best {
            self.plan = Some(plan);
        }
    }

    /// The value of stopping now; with three pawns, keeping the best squares.
    fn stopping(&mut self, game: &Game) -> Chances {
        let mut next = *game;
        next.play_unchecked(Action::Stop);
        match next.stage() {
            Stage::Keeping => self.best(&next).1,
            // Alone, no turn is left to take.
            Stage::Over if self.seats() == 1 => [0.0; 4],
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

    /// The value of a board to the seat whose turn just ended.
    fn passed(&self, next: &Game) -> Chances {
        let mut board = Board::of(next);
        // Back to the seat that moved, as whose loss of a turn the board is seen.
        board.turn = (board.turn + board.seats - 1) % board.seats;
        self.bust(&board)
    }

    /// The value of a bust on this board to the seat to move.
    pub(crate) fn bust(&self, board: &Board) -> Chances {
        if let Some(endgame) = self.endgame.as_ref().filter(|endgame| endgame.knows(board)) {
            return of_two(Leaf::<f64>::bust(&mut endgame.leaf(board)));
        }
        let mut leaf = NetworkLeaf::new(self.network, board);
        match self.seats() {
            1 | 2 => of_two(Leaf::<f64>::bust(&mut leaf)),
            _ => Leaf::<Chances>::bust(&mut leaf),
        }
    }
}
