//! Days that are climbed: par, the field, and what climbing day by day adds up to.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use cant_stop_bots::Opponent;
use cant_stop_days::{Climb, Day, Diary, Field, Played, Strip, Turn, faces, is_of_day, par};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Variant};
use proptest::prelude::*;

fn first() -> Day {
    "2026-11-23".parse().unwrap()
}

fn days(count: usize) -> impl Iterator<Item = Day> {
    std::iter::successors(Some(first()), |day| Some(day.next())).take(count)
}

fn played(turns: u32) -> Played {
    Played { turns, field: None }
}

#[test]
fn a_climb_is_a_game_by_the_rules_with_the_dice_of_the_day() {
    for day in days(10) {
        let mut bot = Opponent::Ibex.bot();
        let climb = Climb::of(day, |game| bot.decide(game));
        let mut game = Playthrough::alone(Variant::default()).unwrap();
        for &action in &climb.actions {
            game.play(action).unwrap();
        }
        assert_eq!(game.game().winners().len(), 1);
        assert_eq!(game.game().turn_number(), climb.turns);
        let dice = climb.actions.iter().filter_map(|action| match action {
            Action::Dice(dice) => Some(*dice),
            _ => None,
        });
        assert!(is_of_day(day, dice));
        let strip = Strip::of(&climb.actions);
        assert_eq!(strip.0.len() as u32, climb.turns);
        let stops = climb.actions.iter();
        let stops = stops.filter(|action| **action == Action::Stop).count();
        let busts = strip.0.iter().filter(|turn| **turn == Turn::Bust).count();
        assert_eq!(busts + stops, climb.turns as usize);
        assert_eq!(strip.to_string().parse(), Ok(strip));
        let text = game.to_string();
        assert!(text.starts_with("3:1 "), "{text}");
        assert_eq!(text.parse::<Playthrough>().unwrap(), game);
    }
}

#[test]
fn par_repeats_and_no_weaker_bot_beats_it_in_the_long_run() {
    let sum = |turns: &dyn Fn(Day) -> u32| -> u32 { days(40).map(turns).sum() };
    let pars = sum(&par);
    assert_eq!(pars, sum(&par));
    for opponent in [Opponent::Ibex, Opponent::Owl, Opponent::Marmot] {
        let turns = sum(&|day| {
            let mut bot = opponent.bot();
            Climb::of(day, |game| bot.decide(game)).turns
        });
        assert!(turns > pars, "{opponent:?}: {turns}, par {pars}");
    }
}

#[test]
fn a_field_is_nearly_as_good_as_par_and_repeats() {
    let fields: Vec<Field> = days(20).map(|day| Field::of(day, 20)).collect();
    assert_eq!(fields[3], Field::of(first().next().next().next(), 20));
    let mut in_pieces = Field::default();
    in_pieces.join(first(), 0..7);
    in_pieces.join(first(), 7..20);
    assert_eq!(in_pieces, fields[0]);
    let mean = fields.iter().map(Field::mean).sum::<f64>() / 20.0;
    let pars = days(20).map(par).sum::<u32>();
    let par = f64::from(pars) / 20.0;
    assert!((mean - par).abs() < 0.8, "{mean} beside {par}");
    for field in &fields {
        assert_eq!(field.players(), 20);
        assert!(field.deviation() > 0.0);
        assert_eq!(field.behind(0), 100.0);
        assert_eq!(field.behind(1000), 0.0);
        assert_eq!(Field::known(field.counts().to_vec()), *field);
    }
    let full = Field::known(vec![u32::MAX; 3]);
    assert_eq!((full.players(), full.behind(0)), (u32::MAX, 100.0));
}

#[test]
fn one_day_in_a_week_may_be_missed() {
    let streak = |climbed: &str, today: usize| {
        let here = days(climbed.len()).zip(climbed.chars());
        let here = here.filter(|(_, mark)| *mark == 'x');
        let here = here.map(|(day, _)| (day, played(7)));
        let streak = Diary::of(here).streak(days(today + 1).last().unwrap());
        (streak.now, streak.longest)
    };
    // From a Monday on.
    assert_eq!(streak("xxxxxxx", 6), (7, 7));
    assert_eq!(streak("xx.xxxx", 6), (6, 6));
    assert_eq!(streak("xx.x.xx", 6), (2, 3));
    assert_eq!(streak("xx.xxxx.xxxxxx", 13), (12, 12));
    assert_eq!(streak("xxxxxx..xxxxx", 12), (11, 11), "one in either week");
    assert_eq!(streak("xxx", 3), (3, 3), "today is not over");
    assert_eq!(streak("xxx", 4), (3, 3));
    assert_eq!(streak("xxx", 5), (0, 3));
    assert_eq!(streak("", 5), (0, 0));
    // A day of the least year there is, as a file may hold it, takes no longer.
    let ancient = Day::new(-262_143, 1, 1).unwrap();
    let streak = Diary::of([ancient, first()].map(|day| (day, played(7)))).streak(first());
    assert_eq!((streak.now, streak.longest), (1, 1));
}

#[test]
fn what_luck_explains_grows_narrower_with_the_days() {
    let with = |count: usize| {
        let (turns, field) = (7, Some((6.5, 2.0)));
        let entries = days(count).map(|day| (day, Played { turns, field }));
        Diary::of(entries).averages().unwrap()
    };
    assert_eq!(Diary::of([(first(), played(7))]).averages(), None);
    let (few, many) = (with(4), with(100));
    assert!((few.luck.1 - few.luck.0 - 3.92).abs() < 1e-9);
    assert!((many.luck.1 - many.luck.0 - 0.784).abs() < 1e-9);
    assert_eq!((few.turns, few.field), (7.0, 6.5));
}

#[test]
fn no_day_counts_twice_and_none_before_the_latest_begun() {
    let today = first().next();
    let diary = Diary::of([(first(), played(6)), (first(), played(3))]);
    assert_eq!(diary.get(first()).unwrap().turns, 6);
    assert!(!diary.may_count(first(), Some(first())));
    assert!(diary.may_count(today, Some(first())));
    assert!(
        diary.may_count(today, Some(today)),
        "it may be gone on with"
    );
    assert!(!diary.may_count(today.previous().previous(), Some(first())));
}

proptest! {
    #[test]
    fn streaks_keep_their_laws(climbed in proptest::collection::vec(any::<bool>(), 0..60), more in 0_usize..9) {
        let here = days(climbed.len()).zip(&climbed).filter(|(_, there)| **there);
        let diary = Diary::of(here.map(|(day, _)| (day, played(7))));
        let today = days(climbed.len() + more + 1).last().unwrap();
        let streak = diary.streak(today);
        prop_assert!(streak.now <= streak.longest);
        prop_assert!(streak.longest as usize <= diary.len());
        prop_assert_eq!(diary.is_empty(), streak.longest == 0);
        // Climbing today never shortens a streak.
        let with_today = days(climbed.len()).zip(&climbed).filter(|(_, there)| **there);
        let with_today = with_today.map(|(day, _)| (day, played(7))).chain([(today, played(7))]);
        let longer = Diary::of(with_today).streak(today);
        prop_assert_eq!(longer.now, streak.now + u32::from(diary.get(today).is_none()));
    }

    #[test]
    fn every_roll_has_four_faces(number in 0_i64..40_000, roll in any::<u32>()) {
        let day = Day::from(chrono::NaiveDate::default() + chrono::Days::new(number as u64));
        let dice = faces(day, roll);
        let distinct: BTreeSet<u8> = dice.into_iter().collect();
        prop_assert!(distinct.iter().all(|face| (1..=6).contains(face)));
        prop_assert_eq!(day.number(), number);
    }
}
