//! The statistics beside a second reckoning, which counts on the boards and not by events, and knows no tables of odds.
//!
//! `CANT_STOP_GAMES=10000` sets the number of games.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod naive;
mod support;

use std::collections::BTreeMap;

use cant_stop_chronicle::chance::Counted;
use cant_stop_chronicle::index::Index;
use cant_stop_chronicle::quality::SeatQuality;
use cant_stop_chronicle::statistics::{BoldRoll, Player, PlayerStatistics, Roster, Statistics};
use cant_stop_records::RecordedSeat;
use naive::Naive;
use support::{Recorded, count_or, games, record};

fn roster() -> Roster {
    let mut roster = Roster::default();
    roster.merge("Lovelace", "Ada");
    roster.leave_out("Guest");
    roster
}

/// The same people without a roster.
fn who(seat: &RecordedSeat) -> Option<String> {
    match (&seat.bot, seat.name.as_str()) {
        (Some(bot), _) => Some(format!("bot {bot}")),
        (None, "Guest") => None,
        (None, "Ada" | "Lovelace") => Some("Ada".to_owned()),
        (None, name) => Some(name.to_owned()),
    }
}

fn key(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Bot(bot) => format!("bot {bot}"),
    }
}

/// A count and its range beside all chances one by one.
fn agree(what: &str, counted: &Counted, count: f64, chances: &[f64]) {
    let expected: f64 = chances.iter().sum();
    for (found, wanted) in [(counted.counted, count), (counted.expected, expected)] {
        let is_near = (found - wanted).abs() < 1e-6;
        assert!(is_near, "{what}: {counted:?}, not {wanted}");
    }
    let range = naive::range_95(chances);
    let off = [0, 1].map(|end| counted.fair_95[end].abs_diff(range[end]));
    let may_be_off = u64::from(chances.len() > naive::EXACT);
    assert!(
        off.iter().all(|&off| off <= may_be_off),
        "{what}: {counted:?}, not {range:?}"
    );
}

fn boldest(rolls: &[BoldRoll]) -> Vec<u16> {
    rolls.iter().map(|roll| roll.chance.busts).collect()
}

fn compare(found: &PlayerStatistics, naive: &Naive) {
    let name = key(&found.player);
    assert_eq!(found.games, naive.games, "{name}");
    assert_eq!(found.quality.unwrap().games, naive.all_games, "{name}");
    let chances = naive.win_chances();
    agree(&format!("{name} wins"), &found.wins, naive.wins, &chances);
    let mut tables = naive.tables.iter();
    for table in &found.tables {
        let (&seats, (wins, chances)) = tables.next().unwrap();
        assert_eq!((table.seats, table.games), (seats, chances.len() as u64));
        agree(&format!("{name} at {seats}"), &table.wins, *wins, chances);
    }
    assert!(tables.next().is_none());
    assert_eq!(found.rolls, naive.risks.len() as u64);
    let chances = naive.risks.iter();
    let chances: Vec<f64> = chances.map(|&busts| f64::from(busts) / 1296.0).collect();
    let busts = naive.busts as f64;
    agree(&format!("{name} busts"), &found.busts, busts, &chances);

    let turns = &found.turns;
    assert_eq!(turns.count, naive.lengths.len() as u64);
    let sum: usize = naive.lengths.iter().sum();
    assert!((turns.mean_rolls * turns.count as f64 - sum as f64).abs() < 1e-6);
    for (at, &count) in turns.by_rolls.iter().enumerate() {
        let same = naive.lengths.iter().filter(|&&rolls| rolls == at + 1);
        let same = same.count() as u64;
        assert_eq!(count, same, "{name}: turns of {} rolls", at + 1);
    }
    let steps = (turns.banked, turns.lost);
    assert_eq!(steps, (naive.banked, naive.lost), "{name}");
    let columns = found.columns.map(|column| (column.visited, column.claimed));
    let expected: Vec<(u64, u64)> = naive.visited.into_iter().zip(naive.claimed).collect();
    assert_eq!(columns.to_vec(), expected, "{name}");
    for (rolls, survived) in [(&found.survived, true), (&found.fell, false)] {
        assert_eq!(boldest(rolls), naive.three_boldest(survived), "{name}");
    }

    let against = found.against.iter();
    let against: Vec<(String, u64, u64)> = against
        .map(|met| (key(&met.other), met.games, met.wins.counted as u64))
        .collect();
    let expected = naive.against.iter();
    let mut expected: Vec<_> = expected
        .map(|(name, &([games, wins], _))| (name.clone(), games, wins))
        .collect();
    expected.sort_by_key(|(name, ..)| (name.starts_with("bot "), name.clone()));
    assert_eq!(against, expected, "{name}");
    for met in &found.against {
        let (_, chances) = &naive.against[&key(&met.other)];
        agree("head to head", &met.wins, met.wins.counted, chances);
    }
}

#[test]
fn two_reckonings_agree() {
    let games = games(4, count_or(300));
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), &games);
    let mut index = Index::open(folder.path()).unwrap();
    assert_eq!(index.games().count(), games.len());
    for game in &games {
        let seats = game.header.seats().len();
        index.note_quality(&game.file, vec![SeatQuality::default(); seats]);
    }
    let found = Statistics::of(index.games(), &roster());
    assert_eq!(found.games, games.len() as u64);
    // Games left before their end, and such as continue another one, are among them.
    let any = |is: &dyn Fn(&Recorded) -> bool| games.iter().any(is);
    assert!(any(&|game| game.played.game().winners().is_empty()));
    assert!(any(&|game| game.header.inherited() > 0));

    let mut naive = BTreeMap::new();
    for game in &games {
        naive::count(game, &who, &mut naive);
    }
    assert_eq!(found.players.len(), naive.len());
    for player in &found.players {
        compare(player, &naive[&key(&player.player)]);
        let dice = naive::dice(&games, |seat| who(seat) == Some(key(&player.player)));
        naive::compare_dice(&player.dice, &dice);
    }
    naive::compare_dice(&found.dice, &naive::dice(&games, |_| true));
}

#[test]
fn a_name_that_is_taken_again_stays_that_of_one_person() {
    let mut roster = Roster::default();
    for (earlier, now) in [("Ada", "Eva"), ("Eva", "Ada"), ("Ada", "Ada")] {
        roster.merge(earlier, now);
    }
    assert_eq!([roster.name("Ada"), roster.name("Eva")], [Some("Ada"); 2]);
}
