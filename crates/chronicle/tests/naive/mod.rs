//! A second reckoning: slow, on the boards before and after each action, with every chance on a list of its own.

use std::collections::{BTreeMap, BTreeSet};

use cant_stop_chronicle::statistics::{DiceStatistics, Tested};
use cant_stop_records::RecordedSeat;
use cant_stop_rules::{Action, Column, Game, Stage};

use crate::support::{Recorded, shares};

/// Most chances with a range worked out from every one of them; above, both sides only come near it.
pub const EXACT: usize = 3000;

/// Counts of one player.
#[derive(Default)]
pub struct Naive {
    pub games: u64,
    /// Games finished or not.
    pub all_games: u64,
    pub wins: f64,
    /// Wins and the chance of each game, by the number of seats.
    pub tables: BTreeMap<u8, (f64, Vec<f64>)>,
    /// The rolls, by the number of all 1,296 that would have busted.
    pub risks: Vec<u16>,
    pub busts: u64,
    pub lengths: Vec<usize>,
    pub banked: u64,
    pub lost: u64,
    pub visited: [u64; 11],
    pub claimed: [u64; 11],
    /// The boldest roll in a game, by its file and whether it was survived.
    bold: BTreeMap<(String, bool), u16>,
    /// Games, wins and losses, and the chance of each game that one of the two won.
    pub against: BTreeMap<String, ([u64; 2], Vec<f64>)>,
}

impl Naive {
    pub fn win_chances(&self) -> Vec<f64> {
        let tables = self.tables.values();
        tables.flat_map(|(_, chances)| chances.clone()).collect()
    }

    pub fn three_boldest(&self, survived: bool) -> Vec<u16> {
        let rolls = self.bold.iter().filter(|((_, was), _)| *was == survived);
        let mut rolls: Vec<u16> = rolls.map(|(_, &busts)| busts).collect();
        rolls.sort_unstable_by(|one, other| other.cmp(one));
        rolls.truncate(3);
        rolls
    }
}

/// Number of all rolls that name no column in which a runner could step.
fn risk(game: &Game) -> u16 {
    let is_taken = |column: &&Column| game.runner(**column).is_some();
    let free = 3 - Column::ALL.iter().filter(is_taken).count();
    let open = Column::ALL.map(|column| {
        let has_room = game
            .runner(column)
            .map_or(free > 0, |height| height < column.height());
        game.owner(column).is_none() && has_room
    });
    let mut busts = 0;
    for roll in 0..1296_usize {
        let dice = [roll % 6, roll / 6 % 6, roll / 36 % 6, roll / 216];
        let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        let is_open = |&(one, other): &(usize, usize)| open[dice[one] + dice[other]];
        busts += u16::from(!pairs.iter().any(is_open));
    }
    busts
}

/// Adds a game.
pub fn count(
    recorded: &Recorded,
    who: &dyn Fn(&RecordedSeat) -> Option<String>,
    all: &mut BTreeMap<String, Naive>,
) {
    if recorded.header.inherited() > 0 {
        return;
    }
    let names: Vec<Option<String>> = recorded.header.seats().iter().map(who).collect();
    for name in names.iter().flatten().collect::<BTreeSet<_>>() {
        all.entry(name.clone()).or_default().all_games += 1;
    }
    for (seat, name) in names.iter().enumerate() {
        if let Some(name) = name {
            play_of(recorded, seat, all.get_mut(name).unwrap());
        }
    }
    let end = recorded.played.game();
    if end.stage() == Stage::Over {
        wins(&end, &names, all);
    }
}

/// Adds what one seat did.
fn play_of(recorded: &Recorded, seat: usize, naive: &mut Naive) {
    let mut game = recorded.played.start();
    let mut rolls = 0;
    let mut visited = BTreeSet::new();
    let mut dared = None;
    let mut bold = Vec::new();
    let mut dare = |survived, dared: Option<u16>| bold.extend(dared.map(|busts| (survived, busts)));
    for &action in recorded.played.actions() {
        let (next, _) = game.apply(action).unwrap();
        if game.turn().index() == seat {
            match action {
                Action::Roll => {
                    dared = Some(risk(&game)).filter(|busts| game.may_stop() && *busts > 0)
                }
                Action::Dice(_) => {
                    naive.risks.push(risk(&game));
                    rolls += 1;
                    if next.stage() != Stage::Pairing {
                        naive.busts += 1;
                        let up = |column: &Column| {
                            let from = game.square(game.turn(), *column);
                            game.runner(*column)
                                .map_or(0, |height| u64::from(height - from))
                        };
                        naive.lost += Column::ALL.iter().map(up).sum::<u64>();
                        dare(false, dared);
                    }
                }
                Action::Choose(_) => {
                    dare(true, dared);
                    let moved = Column::ALL.into_iter();
                    visited
                        .extend(moved.filter(|&column| next.runner(column) != game.runner(column)));
                }
                Action::Stop => {
                    for column in Column::ALL {
                        let [before, after] =
                            [game, next].map(|game_| game_.square(game.turn(), column));
                        naive.banked += u64::from(after.saturating_sub(before));
                    }
                }
                Action::RollOff(_) | Action::Keep(_) => {}
            }
            let ends = matches!(action, Action::Stop)
                || matches!(action, Action::Dice(_)) && next.stage() != Stage::Pairing;
            if ends {
                naive.lengths.push(std::mem::take(&mut rolls));
                for column in std::mem::take(&mut visited) {
                    naive.visited[column.index()] += 1;
                }
            }
        }
        game = next;
    }
    for (survived, busts) in bold {
        let key = (recorded.file.clone(), survived);
        let most = naive.bold.entry(key).or_default();
        *most = busts.max(*most);
    }
    for column in Column::ALL {
        let is_own = game
            .owner(column)
            .is_some_and(|owner| owner.index() == seat);
        naive.claimed[column.index()] += u64::from(is_own);
    }
}

/// Adds how a finished game ended.
fn wins(end: &Game, names: &[Option<String>], all: &mut BTreeMap<String, Naive>) {
    let won = |name: &String| {
        let seats = end.winners().iter();
        let own = seats.filter(|seat| names[seat.index()].as_ref() == Some(name));
        own.count() as f64 / end.winners().len() as f64
    };
    let seats = |name: &String| {
        let own = names.iter().flatten().filter(|other| *other == name);
        own.count() as f64
    };
    let people: BTreeSet<&String> = names.iter().flatten().collect();
    for &name in &people {
        let own = seats(name);
        let naive = all.get_mut(name).unwrap();
        naive.games += 1;
        naive.wins += won(name);
        let table = naive.tables.entry(end.seats()).or_default();
        table.0 += won(name);
        table.1.push(own / names.len() as f64);
        for &other in people.iter().filter(|&&other| other != name) {
            let (met, chances) = naive.against.entry(other.clone()).or_default();
            met[0] += 1;
            met[1] += u64::from(won(name) > 0.0 && won(other) == 0.0);
            if (won(name) > 0.0) != (won(other) > 0.0) {
                chances.push(own / (own + seats(other)));
            }
        }
    }
}

/// Range of a count with these chances, leaving out at most 2.5 % at either end.
pub fn range_95(chances: &[f64]) -> [u64; 2] {
    if chances.len() > EXACT {
        let mean: f64 = chances.iter().sum();
        let spread = chances.iter().map(|p| p * (1.0 - p)).sum::<f64>().sqrt();
        return [-1.96, 1.96].map(|z| (mean + z * spread).round().max(0.0) as u64);
    }
    let shares = shares(chances.iter().copied());
    let from = |count: usize| shares[count..].iter().sum::<f64>();
    let low = (0..shares.len()).find(|&count| 1.0 - from(count + 1) > 0.025);
    let high = (0..shares.len()).find(|&count| from(count + 1) <= 0.025);
    [low.unwrap() as u64, high.unwrap() as u64]
}

/// All dice of the seats that are wanted, couple by couple.
pub fn dice(games: &[Recorded], wanted: impl Fn(&RecordedSeat) -> bool) -> Vec<[u8; 2]> {
    let mut couples = Vec::new();
    for recorded in games.iter().filter(|game| game.header.inherited() == 0) {
        let mut game = recorded.played.start();
        for &action in recorded.played.actions() {
            if wanted(&recorded.header.seats()[game.turn().index()]) {
                match action {
                    Action::RollOff(dice) => couples.push(dice),
                    Action::Dice([a, b, c, d]) => couples.extend([[a, b], [c, d]]),
                    _ => {}
                }
            }
            game = game.apply(action).unwrap().0;
        }
    }
    couples
}

/// Holds dice that were counted against the couples themselves.
pub fn compare_dice(found: &DiceStatistics, couples: &[[u8; 2]]) {
    let faces: Vec<u8> = couples.iter().flatten().copied().collect();
    assert_eq!(found.dice, faces.len() as u64);
    let outcomes = |tested: &Tested,
                    all: usize,
                    ways: &dyn Fn(usize) -> f64,
                    seen: &dyn Fn(usize) -> usize| {
        let mut sum = 0.0;
        for (at, counted) in tested.counts.iter().enumerate() {
            let expected = all as f64 * ways(at);
            assert!((counted.counted - seen(at) as f64).abs() < 1e-9);
            assert!((counted.expected - expected).abs() < 1e-6);
            sum += (counted.counted - expected).powi(2) / expected;
            let spread = 1.96 * (expected * (1.0 - ways(at))).sqrt();
            let [low, high] = counted.fair_95.map(|end| end as f64);
            let off = [low - (expected - spread), high - (expected + spread)];
            assert!(off.iter().all(|off| off.abs() < 2.0), "{off:?}");
        }
        assert!((tested.test.statistic - sum).abs() < 1e-6 * sum.max(1.0));
        let free = tested.test.degrees_of_freedom as usize;
        assert_eq!(free, tested.counts.len() - 1);
    };
    outcomes(&found.faces, faces.len(), &|_| 1.0 / 6.0, &|at| {
        let same = faces.iter().filter(|&&face| usize::from(face) == at + 1);
        same.count()
    });
    let ways = |at: usize| (6.0 - (at as f64 - 5.0).abs()) / 36.0;
    outcomes(&found.sums, couples.len(), &ways, &|at| {
        let is_it = |[one, other]: &&[u8; 2]| usize::from(one + other) == at + 2;
        couples.iter().filter(is_it).count()
    });
    outcomes(&found.pairs, couples.len(), &|_| 1.0 / 36.0, &|at| {
        let pair = [at / 6 + 1, at % 6 + 1];
        let is_it = |couple: &&[u8; 2]| couple.map(usize::from) == pair;
        couples.iter().filter(is_it).count()
    });
}
