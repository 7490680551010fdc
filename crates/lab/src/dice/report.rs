//! Results of the throws: every test, the settling of the dice, the speed, and the verdict.

use serde::Serialize;
use statrs::statistics::{Data, OrderStatistics};

use super::check::Check;
use super::group::Group;
use super::tally::{PAIRS, Tally};
use super::thrown::{DICE, STRONG};

/// Chance that fair dice are called unfair, all tests together.
const FALSE_ALARMS: f64 = 0.001;

/// Request that the report repeats.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Request {
    /// Automatic throws.
    pub throws: u64,
    pub hand_throws: u64,
    pub seed: u64,
    pub loaded_percent: u8,
}

/// Results of the throws.
#[derive(Serialize)]
pub(crate) struct Report {
    pub engine: &'static str,
    #[serde(flatten)]
    pub request: Request,
    /// Tests of the faces of automatic throws.
    #[serde(flatten)]
    pub automatic: Automatic,
    #[serde(flatten)]
    pub rest: Rest,
    /// Throws by recorded gestures, if there were any.
    pub hand: Option<Hand>,
    /// Number of tests that count for the verdict.
    pub deciding_tests: usize,
    /// A deciding test with a p below this calls the dice unfair.
    pub smallest_fair_p: f64,
    /// No test calls the dice unfair.
    pub fair: bool,
    pub speed: Speed,
}

/// Every test of automatic throws.
#[derive(Serialize)]
pub(crate) struct Automatic {
    pub all_dice: Check,
    pub dice: Vec<Check>,
    pub pairs: Vec<Check>,
    pub consecutive: Vec<Check>,
    pub start_and_end: StartAndEnd,
    pub weak: ByStrength,
    pub strong: ByStrength,
    pub weak_against_strong: Check,
    /// Least speed of strong throws, in edges per second.
    pub strong_speed: f32,
}

/// Tests of the end of a throw against its start.
#[derive(Serialize)]
pub(crate) struct StartAndEnd {
    /// With the labels put on: the number at the end, by the side of the die that began on top.
    pub labels_on: Check,
    /// With bare dice: the side at the end, by the side at the start. For information.
    pub labels_off: Check,
}

/// Every test of throws of about one strength.
#[derive(Serialize)]
pub(crate) struct ByStrength {
    pub throws: u64,
    pub all_dice: Check,
    pub labels_on: Check,
}

/// Every test of throws by recorded gestures.
#[derive(Serialize)]
pub(crate) struct Hand {
    pub throws: u64,
    pub gestures: usize,
    pub all_dice: Check,
    pub dice: Vec<Check>,
    pub start_and_end: StartAndEnd,
    #[serde(flatten)]
    pub rest: Rest,
}

/// Settling of throws.
#[derive(Serialize)]
pub(crate) struct Rest {
    pub help: HelpShares,
    pub settle_seconds: SettleSeconds,
}

/// The shares of throws, 0 to 1, in which a die did not settle by itself.
#[derive(Serialize)]
pub(crate) struct HelpShares {
    pub cocked: f64,
    pub nudged: f64,
    pub rethrown: f64,
    pub placed: f64,
}

#[derive(Serialize)]
pub(crate) struct SettleSeconds {
    pub fastest: f64,
    pub median: f64,
    pub percentile_95: f64,
    pub percentile_99: f64,
    pub maximum: f64,
    /// The longest in which no die was thrown again.
    pub maximum_thrown_once: f32,
}

#[derive(Serialize)]
pub(crate) struct Speed {
    pub seconds: f64,
    pub threads: usize,
    pub throws_per_second: f64,
    pub throws_per_second_per_thread: f64,
}

impl Report {
    pub(crate) fn new(request: Request, tally: &Tally, gestures: usize, speed: Speed) -> Report {
        let group = tally.automatic();
        let automatic = Automatic::new(tally, &group);
        let hand = (tally.hand.throws > 0).then(|| Hand::new(&tally.hand, gestures));
        let deciding: Vec<&Check> = automatic
            .checks()
            .into_iter()
            .chain(hand.iter().flat_map(Hand::checks))
            .filter(|check| check.decides)
            .collect();
        // Dividing the allowance among the tests keeps the chance that any of them errs below it.
        let deciding_tests = deciding.len();
        let smallest_fair_p = FALSE_ALARMS / deciding_tests as f64;
        let fair = deciding.iter().all(|check| check.test.p >= smallest_fair_p);
        Report {
            engine: cant_stop_dice::ENGINE,
            request,
            rest: Rest::new(group),
            automatic,
            hand,
            deciding_tests,
            smallest_fair_p,
            fair,
            speed,
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report holds nothing that JSON cannot")
    }
}

impl Automatic {
    fn new(tally: &Tally, group: &Group) -> Automatic {
        let pairs = PAIRS
            .iter()
            .zip(&tally.pairs)
            .map(|(&(one, other), table)| {
                Check::pairs(format!("dice {} and {}", one + 1, other + 1), table)
            });
        let next = (1..)
            .zip(&tally.next)
            .map(|(die, table)| Check::pairs(format!("die {die}, and in the next roll"), table));
        let last_and_first = Check::pairs(
            format!("die {DICE}, and die 1 of the next"),
            &tally.last_and_first,
        );
        Automatic {
            all_dice: Check::faces("all dice", &group.all_faces()),
            dice: dice(group),
            pairs: pairs.collect(),
            consecutive: next.chain([last_and_first]).collect(),
            start_and_end: StartAndEnd::new(group),
            weak: ByStrength::new(&tally.weak),
            strong: ByStrength::new(&tally.strong),
            weak_against_strong: Check::same_faces(
                "weak against strong",
                &[tally.weak.all_faces(), tally.strong.all_faces()],
            ),
            strong_speed: STRONG,
        }
    }

    /// Every test of them.
    fn checks(&self) -> Vec<&Check> {
        let mut checks = vec![&self.all_dice, &self.weak_against_strong];
        checks.extend(self.dice.iter().chain(&self.pairs).chain(&self.consecutive));
        checks.extend(self.start_and_end.checks());
        for strength in [&self.weak, &self.strong] {
            checks.extend([&strength.all_dice, &strength.labels_on]);
        }
        checks
    }
}

impl StartAndEnd {
    fn new(group: &Group) -> StartAndEnd {
        StartAndEnd {
            labels_on: Check::numbers_by_side(&group.numbers_by_side),
            labels_off: Check::sides_by_side(&group.sides_by_side),
        }
    }

    fn checks(&self) -> [&Check; 2] {
        [&self.labels_on, &self.labels_off]
    }
}

impl ByStrength {
    fn new(group: &Group) -> ByStrength {
        ByStrength {
            throws: group.throws,
            all_dice: Check::faces("all dice", &group.all_faces()),
            labels_on: Check::numbers_by_side(&group.numbers_by_side),
        }
    }
}

impl Hand {
    fn new(group: &Group, gestures: usize) -> Hand {
        Hand {
            throws: group.throws,
            gestures,
            all_dice: Check::faces("all dice", &group.all_faces()),
            dice: dice(group),
            start_and_end: StartAndEnd::new(group),
            rest: Rest::new(group.clone()),
        }
    }

    /// Every test of them.
    fn checks(&self) -> Vec<&Check> {
        let mut checks = vec![&self.all_dice];
        checks.extend(&self.dice);
        checks.extend(self.start_and_end.checks());
        checks
    }
}

fn dice(group: &Group) -> Vec<Check> {
    let dice = (1..).zip(&group.faces);
    dice.map(|(die, counts)| Check::faces(format!("die {die}"), counts))
        .collect()
}

impl Rest {
    fn new(group: Group) -> Rest {
        let mut seconds = Data::new(group.seconds);
        let of_throws = |count: u64| count as f64 / group.throws as f64;
        Rest {
            help: HelpShares {
                cocked: of_throws(group.cocked),
                nudged: of_throws(group.nudged),
                rethrown: of_throws(group.rethrown),
                placed: of_throws(group.placed),
            },
            settle_seconds: SettleSeconds {
                fastest: seconds.quantile(0.0),
                median: seconds.median(),
                percentile_95: seconds.quantile(0.95),
                percentile_99: seconds.quantile(0.99),
                maximum: seconds.quantile(1.0),
                maximum_thrown_once: group.longest_once,
            },
        }
    }
}

impl Speed {
    /// Speed of this number of throws in this time.
    pub(crate) fn new(throws: u64, seconds: f64, threads: usize) -> Speed {
        let throws_per_second = throws as f64 / seconds;
        Speed {
            seconds,
            threads,
            throws_per_second,
            throws_per_second_per_thread: throws_per_second / threads as f64,
        }
    }
}
