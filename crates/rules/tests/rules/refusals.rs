//! Refused actions, and the snapshots between two events, in which every action is.

use std::collections::HashSet;

use cant_stop_rules::{
    Action, Event, Game, IllegalAction, NotAColumn, NotASeat, Reason, Stage, Use, VariantError,
};

use crate::table::{column, game, mv, seat};

const ROLL_OFF: Action = Action::RollOff([1, 2]);

fn refused(game: &Game, action: Action) -> Reason {
    let refusal = game.apply(action).unwrap_err();
    assert_eq!(refusal.action, action);
    refusal.reason
}

#[test]
fn a_die_shows_one_to_six() {
    let begin = game("3 .........../........... - A begin");
    for dice in [[0, 1], [1, 7], [255, 255]] {
        assert_eq!(refused(&begin, Action::RollOff(dice)), Reason::NoSuchFace);
    }
    let rolling = game("3 .........../........... - A roll");
    for dice in [[0, 1, 1, 1], [1, 1, 1, 7], [6, 6, 200, 6]] {
        assert_eq!(refused(&rolling, Action::Dice(dice)), Reason::NoSuchFace);
    }
}

#[test]
fn nothing_is_legal_between_two_events_or_after_the_game() {
    let (choose, dice) = (Action::Choose(mv(&[3, 7])), Action::Dice([1; 4]));
    let pairing = game("3 .........../........... - A pair 1234");
    let (_, events) = pairing.apply(choose).unwrap();
    let winners = [seat(0)].into_iter().collect();
    for (game, reason) in [
        (pairing.after(&events[0]), Reason::Unfinished),
        (pairing.after(&Event::Won { winners }), Reason::Over),
    ] {
        for action in [Action::Roll, Action::Stop, choose, dice, ROLL_OFF] {
            assert_eq!(refused(&game, action), reason);
        }
    }
}

#[test]
fn a_roll_that_busts_shows_its_dice_and_why_before_it_does() {
    let before = game("3 .........../........... 2:3,3:1,12:3 A roll");
    let (_, events) = before.apply(Action::Dice([1, 1, 1, 1])).unwrap();
    let rolled = before.after(&events[0]);
    assert_eq!(rolled.stage(), Stage::Pairing);
    assert_eq!(rolled.dice(), Some([1; 4]));
    assert!(rolled.legal_moves().is_empty());
    assert_eq!(rolled.pairings().unwrap()[0].uses, [Use::OnTop; 2]);
    assert_eq!(rolled.runner(column(2)), Some(3), "still there");
    let busted = rolled.after(&events[1]);
    assert_eq!((busted.turn(), busted.runners_free()), (seat(0), 3));
}

/// The games after each event of an action.
fn snapshots(before: Game, action: Action) -> Vec<Game> {
    let (_, events) = before.apply(action).unwrap();
    let after = |game: &mut Game, event: &Event| {
        *game = game.after(event);
        Some(*game)
    };
    events.iter().scan(before, after).collect()
}

#[test]
fn runners_climb_one_step_at_a_time() {
    let pairing = game("3 .........../........... - A pair 3434");
    let choose = Action::Choose(mv(&[7, 7]));
    let climbing = snapshots(pairing, choose).into_iter();
    let heights: Vec<_> = climbing.map(|game| game.runner(column(7))).collect();
    assert_eq!(heights, [None, Some(1), Some(2)]);
}

#[test]
fn a_claim_comes_after_the_square_is_there() {
    let before = game("3 2........../........... 2:3 B decide");
    let [stopped, banked, claimed, began] = snapshots(before, Action::Stop)[..] else {
        panic!("a stop, a square, a claim and a turn")
    };
    let two = column(2);
    let squares = |game: Game| [0, 1].map(|number| game.square(seat(number), two));
    assert_eq!((stopped.runner(two), squares(stopped)), (Some(3), [2, 0]));
    assert_eq!((banked.runner(two), squares(banked)), (None, [2, 3]));
    assert_eq!(banked.owner(two), None);
    assert_eq!(
        (claimed.owner(two), squares(claimed)),
        (Some(seat(1)), [0, 3])
    );
    assert_eq!((claimed.turn(), began.turn()), (seat(1), seat(0)));
}

#[test]
fn refusals_are_one_lower_case_sentence_each() {
    let reasons = [
        Reason::RollOffFirst,
        Reason::DecideFirst,
        Reason::DiceFirst,
        Reason::PairFirst,
        Reason::MoveFirst,
        Reason::OnAnothersSquare,
        Reason::KeepFirst,
        Reason::NotAKeep,
        Reason::NotAnOption,
        Reason::NoSuchFace,
        Reason::Unfinished,
        Reason::Over,
    ];
    let action = Action::Roll;
    let mut sentences: Vec<String> = reasons
        .map(|reason| IllegalAction { action, reason }.to_string())
        .to_vec();
    sentences.extend([NotAColumn(13).to_string(), NotASeat(4).to_string()]);
    let variant = [
        VariantError::Seats(5),
        VariantError::Columns(2),
        VariantError::ColumnsForFour(5),
        VariantError::ColumnsForThreePawns(4),
    ];
    sentences.extend(variant.map(|error| error.to_string()));
    for sentence in &sentences {
        assert!(!sentence.starts_with(char::is_uppercase) && !sentence.ends_with('.'));
    }
    let different: HashSet<&String> = sentences.iter().collect();
    assert_eq!(different.len(), sentences.len(), "{sentences:?}");
}
