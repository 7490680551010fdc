//! The laws under random dice and players.

use cant_stop_rules::{Action, Column, Columns, Game, Seat, SeatSet, Variant};
use proptest::prelude::*;

use crate::conformance::tables;
use crate::laws;
use crate::random::{Random, all_moves};
use crate::table::{column, mv};

fn table() -> impl Strategy<Value = (Variant, u8)> {
    prop::sample::select(tables())
}

fn columns() -> impl Strategy<Value = Columns> {
    prop::sample::subsequence(Column::ALL.to_vec(), 0..=11).prop_map(Columns::from_iter)
}

/// Any action, sensible or not; mostly those that lead on.
fn action() -> impl Strategy<Value = Action> {
    let moves = prop::sample::select(all_moves());
    prop_oneof![
        2 => prop::array::uniform2(1u8..=6).prop_map(Action::RollOff),
        4 => Just(Action::Roll),
        4 => prop::array::uniform4(1u8..=6).prop_map(Action::Dice),
        20 => moves.prop_map(Action::Choose),
        1 => Just(Action::Stop),
        1 => columns().prop_map(Action::Keep),
        1 => any::<[u8; 2]>().prop_map(Action::RollOff),
        1 => any::<[u8; 4]>().prop_map(Action::Dice),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_keeps_the_laws((variant, seats) in table(), caution in 1usize..=10, seed: u64) {
        laws::play(variant, seats, caution, seed);
    }

    #[test]
    fn a_refused_action_changes_nothing((variant, seats) in table(), actions in prop::collection::vec(action(), 0..400)) {
        let mut game = Game::new(variant, seats).unwrap();
        for action in actions {
            let before = game;
            match game.apply(action) {
                Ok((next, events)) => {
                    prop_assert_eq!(events.iter().fold(before, |game, event| game.after(event)), next);
                    prop_assert!(next != before);
                    game = next;
                }
                Err(refused) => {
                    prop_assert_eq!(refused.action, action);
                    prop_assert_eq!(game, before);
                }
            }
        }
    }

    #[test]
    fn events_of_another_game_do_no_harm((variant, seats) in table(), seeds: [u64; 2], length in 0usize..300) {
        let mut game = Game::new(variant, seats).unwrap();
        let [mut random, mut elsewhere] = seeds.map(Random::new);
        let mut other = Game::new(Variant { three_pawns: true, ..Variant::default() }, 4).unwrap();
        for _ in 0..length {
            let Some(action) = elsewhere.action(&other, 2) else { break };
            let (next, events) = other.apply(action).unwrap();
            other = next;
            for event in events.iter().filter(|_| random.below(2) == 0) {
                game = game.after(event);
            }
            for mv in game.legal_moves().iter() {
                game.preview(*mv);
                prop_assert!(game.apply(Action::Choose(*mv)).is_ok());
            }
            for action in [Action::Roll, Action::Stop, Action::Dice([1, 2, 3, 3]), Action::RollOff([1, 1]), Action::Keep(Columns::EMPTY)] {
                let _ = game.apply(action);
            }
            let _ = (game.to_string(), game.position(), game.keep_choice(), game.on_anothers_square());
            prop_assert!(game.bust_chance().percent() <= 100);
            prop_assert!(!game.stop_wins() || game.may_stop());
            prop_assert!(game.pairings().is_none() || game.dice().is_some());
        }
    }

    #[test]
    fn illegal_actions_unchecked_do_no_harm((variant, seats) in table(), actions in prop::collection::vec(action(), 0..200)) {
        let mut game = Game::new(variant, seats).unwrap();
        for action in actions {
            game.play_unchecked(action);
            let _ = (game.legal_moves(), game.pairings(), game.may_stop(), game.stop_wins(), game.to_string());
        }
    }

    #[test]
    fn a_set_of_columns_keeps_what_is_put_in(one in columns(), other in columns()) {
        let list = |set: Columns| set.iter().collect::<Vec<_>>();
        let both = |keep: fn(bool, bool) -> bool| {
            let kept = |&column: &Column| keep(one.contains(column), other.contains(column));
            Column::ALL.into_iter().filter(kept).collect::<Vec<_>>()
        };
        prop_assert_eq!(list(one), both(|one, _| one));
        prop_assert_eq!(list(one.union(other)), both(|one, other| one || other));
        prop_assert_eq!(list(one.intersection(other)), both(|one, other| one && other));
        prop_assert_eq!(list(one.minus(other)), both(|one, other| one && !other));
        prop_assert_eq!(usize::from(one.len()), list(one).len());
        prop_assert_eq!(one.iter().len(), list(one).len());
        prop_assert_eq!(one.is_empty(), one == Columns::EMPTY);
        for column in Column::ALL {
            prop_assert!(one.with(column).contains(column) && !one.without(column).contains(column));
        }
    }

    #[test]
    fn a_set_of_seats_keeps_what_is_put_in(members: [bool; 4]) {
        let seats: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| members[seat.index()]).collect();
        let set = SeatSet::from_iter(seats.iter().rev().chain(&seats).copied());
        prop_assert!(set.iter().eq(seats.iter().copied()));
        prop_assert_eq!(set.len(), seats.len());
        prop_assert_eq!(set.is_empty(), seats.is_empty());
        prop_assert_eq!(set == SeatSet::EMPTY, seats.is_empty());
        prop_assert!(Seat::ALL.iter().all(|&seat| set.contains(seat) == members[seat.index()]));
        prop_assert_eq!(set.only(), if let [seat] = seats[..] { Some(seat) } else { None });
    }

    #[test]
    fn moves_are_ordered_like_their_columns(a in 2u8..=12, b in 2u8..=12, c in 2u8..=12, d in 2u8..=12) {
        prop_assert_eq!(mv(&[a, b]), mv(&[b, a]));
        prop_assert_eq!(mv(&[a, b]).is_double(), a == b);
        prop_assert!(!mv(&[a]).is_double());
        let sorted = [column(a.min(b)), column(a.max(b))];
        let both = mv(&[a, b]);
        prop_assert_eq!(both.columns(), &sorted[..]);
        let all = [mv(&[a]), mv(&[a, b]), mv(&[c]), mv(&[c, d])];
        for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (one, other))) {
            prop_assert_eq!(one.cmp(other), one.columns().cmp(other.columns()));
        }
    }

    #[test]
    fn numbers_outside_name_nothing(number: u8) {
        prop_assert_eq!(Column::try_from(number).is_ok(), (2..=12).contains(&number));
        prop_assert_eq!(Seat::try_from(number).is_ok(), number < 4);
    }
}
