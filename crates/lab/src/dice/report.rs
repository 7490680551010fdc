//! Results of the throws: every test, the settling of the dice, and the verdict.

use std::fmt::{self, Display};

use serde::Serialize;

use super::checks::{Check, Counter};
use super::thrown::{Plan, STRONG, Thrown};

/// Chance that fair dice are called unfair, all tests together.
const FALSE_ALARMS: f64 = 0.001;

/// Width of the names of tests, in characters.
const WIDTH: usize = 27;

/// Counts over all throws.
pub(crate) struct Tally {
    counters: Vec<Counter>,
    automatic: Vec<Thrown>,
    hand: Vec<Thrown>,
}

impl Tally {
    pub(crate) fn new() -> Tally {
        Tally {
            counters: Counter::all(),
            automatic: Vec::new(),
            hand: Vec::new(),
        }
    }

    /// Counts one throw; throws come in the order of their numbers.
    pub(crate) fn count(&mut self, thrown: &Thrown) {
        // No throw is in two couples, or they would not be independent.
        let before = self.automatic.last();
        let before = before.filter(|_| thrown.number % 2 == 1);
        for counter in &mut self.counters {
            counter.count(thrown, before);
        }
        match thrown.kind.is_automatic() {
            true => self.automatic.push(*thrown),
            false => self.hand.push(*thrown),
        }
    }
}

/// Results of the throws.
#[derive(Serialize)]
pub(crate) struct Report {
    pub engine: &'static str,
    /// Seed of the first throw.
    pub seed: u64,
    pub loaded_percent: u8,
    pub checks: Vec<Check>,
    pub automatic: Settling,
    /// Throws by recorded gestures, if there were any.
    pub hand: Option<Settling>,
    /// Number of tests that count for the verdict.
    pub deciding_tests: usize,
    /// A deciding test with a p below this calls the dice unfair.
    pub smallest_fair_p: f64,
    /// No test calls the dice unfair.
    pub fair: bool,
}

/// Settling of throws; the shares, 0 to 1, are of those in which a die did not settle by itself.
#[derive(Serialize)]
pub(crate) struct Settling {
    pub throws: usize,
    pub cocked: f64,
    pub nudged: f64,
    pub rethrown: f64,
    pub placed: f64,
    pub seconds_median: f32,
    pub seconds_percentile_99: f32,
    pub seconds_maximum: f32,
    /// The longest in which no die was thrown again: a second throw takes a time of its own.
    pub seconds_maximum_thrown_once: f32,
}

impl Settling {
    fn new(throws: &[Thrown]) -> Option<Settling> {
        let count = throws.len();
        let share = |has: fn(&Thrown) -> bool| {
            throws.iter().filter(|thrown| has(thrown)).count() as f64 / count as f64
        };
        let mut seconds: Vec<f32> = throws.iter().map(|thrown| thrown.seconds).collect();
        seconds.sort_unstable_by(f32::total_cmp);
        let once = throws.iter().filter(|thrown| thrown.rethrows == 0);
        let last = count.checked_sub(1)?;
        Some(Settling {
            throws: count,
            cocked: share(|thrown| thrown.nudges + thrown.rethrows + thrown.places > 0),
            nudged: share(|thrown| thrown.nudges > 0),
            rethrown: share(|thrown| thrown.rethrows > 0),
            placed: share(|thrown| thrown.places > 0),
            seconds_median: seconds[last / 2],
            seconds_percentile_99: seconds[last * 99 / 100],
            seconds_maximum: seconds[last],
            seconds_maximum_thrown_once: once.map(|thrown| thrown.seconds).fold(0.0, f32::max),
        })
    }
}

impl Report {
    pub(crate) fn new(plan: &Plan, tally: Tally) -> Report {
        let checks: Vec<Check> = tally.counters.into_iter().map(Counter::check).collect();
        let deciding_tests = checks.iter().filter(|check| check.decides).count();
        // Dividing the allowance among the tests keeps the chance that any of them errs below it.
        let smallest_fair_p = FALSE_ALARMS / deciding_tests as f64;
        Report {
            engine: cant_stop_dice::ENGINE,
            seed: plan.seed,
            loaded_percent: plan.loaded_percent,
            fair: !checks.iter().any(|check| check.is_unfair(smallest_fair_p)),
            checks,
            automatic: Settling::new(&tally.automatic).expect("there are automatic throws"),
            hand: Settling::new(&tally.hand),
            deciding_tests,
            smallest_fair_p,
        }
    }
}

impl Check {
    pub(crate) fn is_unfair(&self, smallest_fair_p: f64) -> bool {
        self.decides && self.test.p < smallest_fair_p
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "{} automatic throws of four dice from seed {}, {}; strong from {STRONG} edges/s on",
            self.automatic.throws, self.seed, self.engine
        )?;
        if self.loaded_percent > 0 {
            writeln!(
                f,
                "The first die is loaded: it shows a six in {} % of throws whatever it fell on.",
                self.loaded_percent
            )?;
        }
        for group in self.checks.chunk_by(|a, b| a.throws == b.throws) {
            let name = format!("{:?} throws", group[0].throws).to_lowercase();
            writeln!(
                f,
                "\n{name:WIDTH$}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>13}{:>5}{:>10}",
                1, 2, 3, 4, 5, 6, "chi-square", "df", "p"
            )?;
            group.iter().try_for_each(|check| self.line(f, check))?;
        }
        writeln!(f, "\nAutomatic throws: {}", self.automatic)?;
        if let Some(hand) = &self.hand {
            writeln!(f, "{} throws by recorded gestures: {hand}", hand.throws)?;
        }
        let verdict = if self.fair { "fair" } else { "UNFAIR" };
        write!(
            f,
            "\nThe dice look {verdict}: once in a thousand experiments fair dice give a p below {:.6} in any of the {} tests \
             that count.",
            self.smallest_fair_p, self.deciding_tests
        )
    }
}

impl Report {
    fn line(&self, f: &mut fmt::Formatter, check: &Check) -> fmt::Result {
        let counts = match check.counts.as_slice() {
            counts @ [_, _, _, _, _, _] => {
                counts.iter().map(|count| format!("{count:>8}")).collect()
            }
            _ => format!("{:48}", ""),
        };
        let remark = match check.is_unfair(self.smallest_fair_p) {
            true => "  UNFAIR",
            false if check.decides => "",
            false => "  too few to count",
        };
        writeln!(
            f,
            "{:WIDTH$}{counts}{:>13.2}{:>5}{:>10.6}{remark}",
            check.name, check.test.statistic, check.test.degrees_of_freedom, check.test.p
        )
    }
}

impl Display for Settling {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [cocked, nudged, rethrown, placed] =
            [self.cocked, self.nudged, self.rethrown, self.placed].map(|share| 100.0 * share);
        write!(
            f,
            "cocked {cocked:.3} % (nudged {nudged:.3} %, thrown again {rethrown:.3} %, set down {placed:.3} %); \
             settled after {:.2} s median, {:.2} s 99th percentile, {:.2} s at most, {:.2} s where no die was thrown again",
            self.seconds_median,
            self.seconds_percentile_99,
            self.seconds_maximum,
            self.seconds_maximum_thrown_once
        )
    }
}
