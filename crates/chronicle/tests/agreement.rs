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
use cant_stop_chronicle::statistics::{
    BoldRoll, Filter, Player, PlayerStatistics, Roster, Statistics,
};
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

fn reckoned(games: &[Recorded]) -> BTreeMap<String, Naive> {
    let mut all = BTreeMap::new();
    for game in games {
        naive::count(game, &who, &mut all);
    }
    all
}

/// A count and its range beside all chances one by one.
fn agree(what: &str, counted: &Counted, count: f64, chances: &[f64]) {
    assert!(
        (counted.counted - count).abs() < 1e-6,
        "{what}: {counted:?}, not {count}"
    );
    let expected: f64 = chances.iter().sum();
    assert!(
        (counted.expected - expected).abs() < 1e-6,
        "{what}: {counted:?}, not {expected}"
    );
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
    agree(
        &format!("{name} wins"),
        &found.wins,
        naive.wins,
        &naive.win_chances(),
    );
    let mut tables = naive.tables.iter();
    for table in &found.tables {
        let (&seats, (wins, chances)) = tables.next().unwrap();
        assert_eq!((table.seats, table.games), (seats, chances.len() as u64));
        agree(&format!("{name} at {seats}"), &table.wins, *wins, chances);
        let [low, high] = table.share_95;
        let share = wins.round() / chances.len() as f64;
        assert!(low <= share && share <= high);
    }
    assert!(tables.next().is_none());
    assert_eq!(found.rolls, naive.risks.len() as u64);
    let chances: Vec<f64> = naive
        .risks
        .iter()
        .map(|&busts| f64::from(busts) / 1296.0)
        .collect();
    agree(
        &format!("{name} busts"),
        &found.busts,
        naive.busts as f64,
        &chances,
    );

    let turns = &found.turns;
    assert_eq!(turns.count, naive.lengths.len() as u64);
    let sum: usize = naive.lengths.iter().sum();
    assert!((turns.mean_rolls * turns.count as f64 - sum as f64).abs() < 1e-6);
    for (at, &count) in turns.by_rolls.iter().enumerate() {
        let same = naive
            .lengths
            .iter()
            .filter(|&&rolls| rolls == at + 1)
            .count();
        assert_eq!(count, same as u64, "{name}: turns of {} rolls", at + 1);
    }
    assert_eq!(
        (turns.banked, turns.lost),
        (naive.banked, naive.lost),
        "{name}"
    );
    let columns = found.columns.map(|column| (column.visited, column.claimed));
    let expected: Vec<(u64, u64)> = naive.visited.into_iter().zip(naive.claimed).collect();
    assert_eq!(columns.to_vec(), expected, "{name}");
    assert_eq!(
        boldest(&found.survived),
        naive.three_boldest(true),
        "{name}"
    );
    assert_eq!(boldest(&found.fell), naive.three_boldest(false), "{name}");

    let against: Vec<(String, u64, u64, u64)> = found
        .against
        .iter()
        .map(|met| {
            (
                key(&met.other),
                met.games,
                met.wins.counted as u64,
                met.losses,
            )
        })
        .collect();
    let expected = naive.against.iter();
    let mut expected: Vec<_> = expected
        .map(|(name, &([games, wins, losses], _))| (name.clone(), games, wins, losses))
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
    let found = Statistics::of(index.games(), &roster(), &Filter::default());
    let over = games
        .iter()
        .filter(|game| !game.played.game().winners().is_empty());
    assert_eq!(
        (found.games, found.finished),
        (games.len() as u64, over.count() as u64)
    );
    assert!(found.finished < found.games);
    let played_on = games.iter().filter(|game| game.header.inherited() > 0);
    assert_eq!(found.played_on, played_on.count() as u64);
    assert!(found.played_on > 0);

    let naive = reckoned(&games);
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

#[test]
fn filters_leave_the_games_that_fit() {
    let games = games(5, 120);
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), &games);
    let index = Index::open(folder.path()).unwrap();
    let count = |filter: Filter| Statistics::of(index.games(), &roster(), &filter).games;
    let fits =
        |fit: &dyn Fn(&Recorded) -> bool| games.iter().filter(|game| fit(game)).count() as u64;
    let common = cant_stop_rules::Variant::default();
    let all = Filter::default;
    assert_eq!(count(all()), 120);
    let player = Some(Player::Person("Ada".to_owned()));
    let (variant, seats, bots) = (Some(common), Some(3), Some(false));
    let state = Some(cant_stop_chronicle::index::State::InProgress);
    let is_ada = |seat: &RecordedSeat| who(seat).as_deref() == Some("Ada");
    let by_ada = fits(&|game| game.header.seats().iter().any(is_ada));
    let by_common = fits(&|game| game.header.variant() == common);
    let of_three = fits(&|game| game.header.seats().len() == 3);
    let of_people = fits(&|game| game.header.seats().iter().all(|seat| seat.bot.is_none()));
    for (filter, expected) in [
        (Filter { player, ..all() }, by_ada),
        (Filter { variant, ..all() }, by_common),
        (Filter { seats, ..all() }, of_three),
        (Filter { bots, ..all() }, of_people),
        (Filter { state, ..all() }, 1),
    ] {
        assert_eq!(count(filter.clone()), expected, "{filter:?}");
        assert!((1..120).contains(&expected), "{filter:?}");
    }
}
