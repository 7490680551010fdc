//! Many games of every kind are watched again: each ends as it was recorded, at whatever speed and after whatever seeking.
//!
//! `CANT_STOP_REPLAYS=1000` sets the number of games.

use cant_stop_records::{HandThrow, HandThrows, write_by_hand};
use cant_stop_rules::{ChanceKind, Landing, Obligation};
use rand::rngs::StdRng;

use crate::prelude::*;

/// The marks of the seats.
const MARKS: [&str; 4] = ["disc", "square", "triangle", "diamond"];
/// One game in this number is watched as it would be shown, dice and all; the others at once.
const AS_SHOWN: u32 = 5;
/// One game in this number is watched from its beginning to its end, unless it is watched as it would be shown.
const WHOLE: u32 = 4;

fn any_rules(random: &mut StdRng, seats: u8) -> Variant {
    let settings = Variant {
        columns_to_win: random.random_range(3..=5),
        landing: Landing::ALL[random.random_range(0..3)],
        obligation: Obligation::ALL[random.random_range(0..2)],
        three_pawns: random.random_range(0..4) == 0,
    };
    match settings.check(seats) {
        Ok(()) => settings,
        Err(_) => Variant::default(),
    }
}

/// A game, at times cut off before its end or begun by a seat without a roll-off.
fn any_game(random: &mut StdRng) -> Playthrough {
    let seats = random.random_range(2..=4);
    let settings = any_rules(random, seats);
    let mut played = match random.random_range(0..4) {
        0 => Playthrough::begun_by(settings, seats, Seat::ALL[usize::from(seats) - 1]),
        _ => Ok(Playthrough::new(settings, seats).unwrap()),
    }
    .unwrap();
    let most = match random.random_range(0..5) {
        0 => random.random_range(1..60),
        _ => usize::MAX,
    };
    while played.game().to_act() != ToAct::None && played.actions().len() < most {
        let mut die = || random.random_range(1..=6);
        let game = played.game();
        let action = match game.to_act() {
            ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([die(), die()]),
            ToAct::Chance(ChanceKind::Roll) => Action::Dice([die(), die(), die(), die()]),
            _ => Opponent::Ibex.bot().decide(&game),
        };
        played.play(action).unwrap();
    }
    played
}

/// Its record, with a few throws that no hand made: however dice are said to have left it, they show what they showed.
fn record(random: &mut StdRng, played: &Playthrough) -> Vec<u8> {
    let seats = MARKS.iter().take(usize::from(played.game().seats()));
    let seats = seats
        .map(|mark| RecordedSeat::person("Ada", mark))
        .collect();
    let header = Header::new("none", random.random(), played.game().variant(), seats)
        .begun_by(played.first());
    let mut by_hand = HandThrows::new();
    for (at, &action) in played.actions().iter().enumerate() {
        if action == Action::Roll && random.random_range(0..30) == 0 {
            let mut numbers = || [(); 13].map(|()| random.random_range(-3.0..3.0));
            by_hand.insert(at, HandThrow([(); 4].map(|()| numbers())));
        }
    }
    write_by_hand(&header, played.actions(), &by_hand)
}

#[test]
fn games_end_as_they_were_recorded() {
    let mut random = StdRng::seed_from_u64(25);
    let mut session = Session::of_match();
    let path = session.folder.join("watched.jsonl");
    for number in 1..=count("CANT_STOP_REPLAYS", 5) {
        let played = any_game(&mut random);
        fs::write(&path, record(&mut random, &played)).unwrap();
        let as_shown = number % AS_SHOWN == 0;
        let speeds = [Speed::Instant, Speed::Normal];
        session.set_speed(speeds[usize::from(as_shown)]);
        session.watch(path.clone());
        for _ in 0..number % 4 {
            session.resource_mut::<Watching>().change_speed();
        }
        // One is watched from its beginning, the others from anywhere near their end.
        let length = played.actions().len();
        let from = match number % WHOLE {
            0 if !as_shown => 0,
            _ => length.saturating_sub(random.random_range(0..40)),
        };
        let anywhere = [(); 8].map(|()| random.random_range(0..=length));
        let jumps = &anywhere[..random.random_range(0..8)];
        for to in jumps.iter().copied().chain([from]) {
            session.trigger(Seek::To(to));
            session.frames(random.random_range(1..9));
            if !session.resource::<Watching>().is_playing() {
                session.resource_mut::<Watching>().toggle();
            }
        }
        let (end, rules) = (played.game(), played.to_string());
        session.until(&format!("the end of {rules}"), |session| {
            session.shown() == Some(end) && session.is_idle()
        });
        session.leave();
        session.frames(3);
    }
}
