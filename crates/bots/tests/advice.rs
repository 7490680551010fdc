//! Advice and the look back at a game.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_bots::{COSTLIEST, Opponent, advise, review, winning_chances};
use cant_stop_rules::{Action, Column, Game, Move, Position, Stage, Variant};
use support::{Dice, advance, play, table};

fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

fn start(seats: u8) -> Game {
    Game::try_from(Position::start(Variant::default(), seats).unwrap()).unwrap()
}

/// A game between opponents, from the roll-off to its end: how it began and all actions.
fn played(opponents: &[Opponent], seed: u64) -> (Game, Vec<Action>) {
    let begin = table(opponents.len() as u8);
    (begin, play(begin, opponents, seed).1)
}

#[test]
fn advice_weighs_everything_that_is_legal() {
    let game = start(2).apply(Action::Roll).unwrap().0;
    let game = game.apply(Action::Dice([1, 1, 6, 6])).unwrap().0;
    let advice = advise(&game).unwrap();
    let actions: Vec<Action> = advice.choices.iter().map(|choice| choice.action).collect();
    let moves = game.legal_moves();
    let options: Vec<Action> = moves.iter().map(|&mv| Action::Choose(mv)).collect();
    assert_eq!(actions, options);
    // Two steps in the middle are worth less than 2 and 12 together, of which each has three spaces.
    let middle = Action::Choose(Move::two(column(7), column(7)));
    assert_eq!(advice.cost(advice.best().action), Some(0.0));
    assert!(advice.cost(middle).unwrap() >= 0.0);
    assert_eq!(advice.chance(Action::Stop), None);
    for choice in &advice.choices {
        assert!((choice.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
}

#[test]
fn advice_is_worth_most_and_what_summit_does() {
    for seats in 2..=4 {
        let mut dice = Dice::new(u64::from(seats));
        let mut asked = 0;
        let mut game = start(seats);
        while asked < 12 {
            let Some((next, _)) = advance(&game, &mut dice, &mut |game| {
                let action = Opponent::Summit.bot().decide(game);
                if game.may_stop() || game.stage() == Stage::Pairing {
                    let advice = advise(game).unwrap();
                    let best = advice.best().action;
                    for choice in &advice.choices {
                        assert!(advice.cost(choice.action).unwrap() >= 0.0);
                    }
                    assert_eq!(best, action);
                    asked += 1;
                }
                action
            }) else {
                break;
            };
            game = next;
        }
    }
}

#[test]
fn no_advice_comes_without_a_decision() {
    assert_eq!(advise(&table(2)), None);
    let rolling = start(2).apply(Action::Roll).unwrap().0;
    assert_eq!(advise(&rolling), None);
    let before = winning_chances(&start(2))[0];
    assert!((winning_chances(&rolling)[0] - before).abs() < 1e-9);
    assert_eq!(winning_chances(&table(3))[..3], [1.0 / 3.0; 3]);
}

#[test]
fn a_stop_that_wins_is_worth_everything() {
    for (line, least_cost) in [
        ("3 ....b.b..../........... 2:3 A decide", 1e-6),
        // A roll hardly ever busts here, and what comes of it adds up to a little more than 1.
        ("3 ...9.c.9.../........... 7:13 A decide", 0.0),
    ] {
        let game: Game = line.parse().unwrap();
        let advice = advise(&game).unwrap();
        assert_eq!(advice.best().action, Action::Stop);
        assert_eq!(advice.best().chances, [1.0, 0.0, 0.0, 0.0]);
        assert!(advice.cost(Action::Roll).unwrap() >= least_cost);
        assert!(advice.choices[0].chances[1] >= 0.0, "{advice:?}");
        for opponent in Opponent::ALL {
            assert_eq!(opponent.bot().decide(&game), Action::Stop);
        }
    }
}

#[test]
fn a_review_tells_who_played_well() {
    let (begin, actions) = played(&[Opponent::Summit, Opponent::Marmot], 4);
    let review = review(&begin, &actions).unwrap();
    assert!(review.turns.len() > 5);
    for (number, turn) in review.turns.iter().enumerate() {
        assert_eq!(turn.turn as usize, number + 1);
        assert!((turn.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    }
    assert!(review.last == [1.0, 0.0, 0.0, 0.0] || review.last == [0.0, 1.0, 0.0, 0.0]);
    // No seat does better than the best play; the timid one throws most away.
    let (skill, luck, slips) = (&review.skill, &review.luck, &review.slips);
    assert!(skill[0] <= 0.0, "{skill:?}");
    assert!(skill[1] < skill[0] - 0.05, "{skill:?}");
    assert_eq!(slips.len(), COSTLIEST);
    assert!(slips.is_sorted_by(|one, other| one.cost >= other.cost));
    for slip in slips {
        assert_eq!(actions[slip.place], slip.taken);
        assert_ne!(slip.taken, slip.better);
    }
    // One seat gains by the dice as much as the other loses.
    assert!((luck[0] + luck[1]).abs() < 1e-6, "{luck:?}");
}

#[test]
fn luck_decisions_and_afterthoughts_are_the_way_from_the_first_chances_to_the_last() {
    for seats in 2..=4 {
        let (begin, actions) = played(&Opponent::ALL[..seats], 7);
        let review = review(&begin, &actions).unwrap();
        for seat in 0..seats {
            let way = review.last[seat] - review.turns[0].chances[seat];
            let parts = [review.luck, review.skill, review.gifts, review.afterthought];
            let told: f64 = parts.iter().map(|part| part[seat]).sum();
            assert!(
                (way - told).abs() < 1e-6,
                "seat {seat} of {seats}: {way} {told}"
            );
        }
    }
}

#[test]
fn a_review_takes_any_part_of_a_game() {
    let (begin, actions) = played(&[Opponent::Ibex; 3], 5);
    for length in [0, 3, 40] {
        let review = review(&begin, &actions[..length]).unwrap();
        assert!((review.last.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    }
    let mut wrong = actions.clone();
    wrong.insert(5, Action::Stop);
    assert!(review(&begin, &wrong).is_err());
}
