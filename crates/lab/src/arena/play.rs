//! One game between two players.

use std::time::{Duration, Instant};

use cant_stop_rules::{Action, Game, Seat, ToAct};

use super::fault::Fault;
use super::player::Player;
use crate::random::Stream;

/// A game of more turns than this is broken off: players who always roll, or never get anywhere, would go on for ever.
pub(crate) const MOST_TURNS: u32 = 1000;

/// Result of a game.
pub(crate) struct Played {
    pub end: End,
    pub seats: [SeatCounts; 4],
}

/// End of a game.
pub(crate) enum End {
    Won(Seat),
    Forfeited(Seat, Box<Fault>),
    /// No seat won in [`MOST_TURNS`].
    BrokenOff,
}

/// Counts of one seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatCounts {
    /// Turns that it stopped or that bust.
    pub turns: u64,
    pub busts: u64,
    /// Questions it was asked.
    pub decisions: u64,
    /// Decisions that were timed, and their time in all.
    pub timed: u64,
    pub thinking: Duration,
}

impl SeatCounts {
    pub(crate) fn add(&mut self, other: SeatCounts) {
        self.turns += other.turns;
        self.busts += other.busts;
        self.decisions += other.decisions;
        self.timed += other.timed;
        self.thinking += other.thinking;
    }
}

/// Plays a game from the start to its end, `sides` saying which of the two players sits in each seat; each seat has
/// dice of its own, so that another's turns do not shift them.
///
/// A seat is asked which option to choose whenever there is one, whether to roll or stop whenever it may stop, and
/// which squares to keep whenever it must choose. A turn that can only begin or go on with a roll is rolled. Its
/// decisions are timed if `is_timed` says so: reading the clock takes longer than many a decision.
pub(crate) fn play(
    start: &Game,
    players: [&mut Player; 2],
    sides: [usize; 4],
    dice: &mut [Stream],
    is_timed: bool,
) -> Played {
    let mut seats = [SeatCounts::default(); 4];
    let mut game = *start;
    let mut decided = game;
    let end = loop {
        let seat = game.turn();
        let turn = game.turn_number();
        if turn > MOST_TURNS {
            break End::BrokenOff;
        }
        if game.may_roll() {
            decided = game;
        }
        let counts = &mut seats[seat.index()];
        let action = match game.to_act() {
            // The seat that stopped last has won, or shares a full board, which counts as a win.
            ToAct::None if game.winners().contains(seat) => break End::Won(seat),
            ToAct::None => break End::Won(game.winners().iter().next().unwrap_or(seat)),
            ToAct::Chance(_) => Action::Dice(dice[seat.index()].dice()),
            ToAct::Seat(_) if game.must_roll() => Action::Roll,
            ToAct::Seat(_) => {
                let begun = is_timed.then(Instant::now);
                let decision = players[sides[seat.index()]].decide(&game, &decided);
                counts.decisions += 1;
                if let Some(begun) = begun {
                    counts.timed += 1;
                    counts.thinking += begun.elapsed();
                }
                match decision {
                    Ok(action) => action,
                    Err(fault) => break End::Forfeited(seat, Box::new(fault)),
                }
            }
        };
        game.play_unchecked(action);
        let is_bust = matches!(action, Action::Dice(_)) && game.turn_number() != turn;
        counts.busts += u64::from(is_bust);
        counts.turns += u64::from(is_bust || action == Action::Stop);
    };
    Played { end, seats }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_bots::Bot;
    use cant_stop_rules::{Position, Variant};

    use super::super::fault::FaultKind;
    use super::*;
    use crate::yardsticks::BuiltIn;

    /// Takes the first option and rolls for ever, or does the one thing it is told instead.
    struct Stubborn(Option<Action>);

    impl Bot for Stubborn {
        fn decide(&mut self, game: &Game) -> Action {
            let first = game.legal_moves().first().copied();
            self.0.unwrap_or(first.map_or(Action::Roll, Action::Choose))
        }
    }

    fn stubborn(action: Option<Action>) -> Player {
        Player::BuiltIn(Box::new(Stubborn(action)))
    }

    fn played(mut one: Player, mut other: Player) -> Played {
        let start = Game::try_from(Position::start(Variant::default(), 2).unwrap()).unwrap();
        let mut dice = [0, 1].map(|stream| Stream::new(1, stream));
        let players = [&mut one, &mut other];
        play(&start, players, [0, 1, 0, 0], &mut dice, true)
    }

    #[test]
    fn a_game_that_gets_nowhere_is_broken_off() {
        let played = played(stubborn(None), stubborn(None));
        assert!(matches!(played.end, End::BrokenOff));
        let [one, other, ..] = played.seats;
        assert_eq!(one.turns + other.turns, u64::from(MOST_TURNS));
        assert_eq!((one.busts, other.busts), (one.turns, other.turns));
    }

    #[test]
    fn who_does_what_is_not_allowed_forfeits() {
        let good = || Player::BuiltIn(BuiltIn::RuleOf28.bot());
        let played = played(good(), stubborn(Some(Action::Stop)));
        let End::Forfeited(seat, fault) = played.end else {
            panic!("stopping instead of choosing is illegal");
        };
        assert_eq!((seat, fault.kind), (Seat::ALL[1], FaultKind::Illegal));
        assert_eq!(fault.why, "a pairing must be chosen first");
        assert_eq!(played.seats[1].decisions, 1);
    }
}
