//! What the throws showed, in words and as JSON.

use std::fmt::{self, Display};

use serde::Serialize;

use super::Options;
use super::tally::{PAIRS, Tally};
use crate::chi_square::ChiSquare;
use crate::quantile::quantile;

/// How rarely fair dice may be called unfair, all tests together.
const FALSE_ALARMS: f64 = 0.001;

/// What the throws showed.
#[derive(Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    throws: u64,
    seed: u64,
    loaded_percent: u8,
    dice: Vec<Die>,
    pairs: Vec<Pair>,
    /// A test with a p below this calls the dice unfair.
    smallest_fair_p: f64,
    /// Whether no test calls the dice unfair.
    pub fair: bool,
    help: HelpShares,
    settle_seconds: SettleSeconds,
    speed: Speed,
}

#[derive(Serialize)]
struct Die {
    /// Counted from 1.
    die: usize,
    /// How often each face came up, from 1 to 6.
    counts: [u64; 6],
    #[serde(flatten)]
    test: ChiSquare,
}

#[derive(Serialize)]
struct Pair {
    /// Counted from 1.
    dice: [usize; 2],
    #[serde(flatten)]
    test: ChiSquare,
}

/// The shares of throws, 0 to 1, in which a die did not settle by itself.
#[derive(Serialize)]
struct HelpShares {
    cocked: f64,
    nudged: f64,
    rethrown: f64,
    placed: f64,
}

#[derive(Serialize)]
struct SettleSeconds {
    fastest: f32,
    median: f32,
    percentile_95: f32,
    percentile_99: f32,
    maximum: f32,
}

#[derive(Serialize)]
struct Speed {
    seconds: f64,
    threads: usize,
    throws_per_second: f64,
    throws_per_second_per_thread: f64,
}

impl Report {
    pub(crate) fn new(options: &Options, tally: Tally, threads: usize, seconds: f64) -> Report {
        let dice: Vec<Die> = (1..)
            .zip(tally.faces)
            .map(|(die, counts)| Die {
                die,
                counts,
                test: ChiSquare::of_uniform(&counts),
            })
            .collect();
        let pairs: Vec<Pair> = PAIRS
            .iter()
            .zip(&tally.pairs)
            .map(|(&(first, second), counts)| Pair {
                dice: [first + 1, second + 1],
                test: ChiSquare::of_uniform(counts),
            })
            .collect();
        // Dividing the allowance among the tests keeps the chance that any of them errs below it.
        let smallest_fair_p = FALSE_ALARMS / (dice.len() + pairs.len()) as f64;
        let mut tests = dice
            .iter()
            .map(|die| die.test)
            .chain(pairs.iter().map(|pair| pair.test));
        let fair = tests.all(|test| test.p >= smallest_fair_p);

        let mut durations = tally.durations;
        durations.sort_unstable_by(f32::total_cmp);
        let throws = options.throws as f64;
        Report {
            engine: cant_stop_dice::ENGINE,
            throws: options.throws,
            seed: options.seed,
            loaded_percent: options.loaded,
            dice,
            pairs,
            smallest_fair_p,
            fair,
            help: HelpShares {
                cocked: tally.cocked as f64 / throws,
                nudged: tally.nudged as f64 / throws,
                rethrown: tally.rethrown as f64 / throws,
                placed: tally.placed as f64 / throws,
            },
            settle_seconds: SettleSeconds {
                fastest: quantile(&durations, 0.0),
                median: quantile(&durations, 0.5),
                percentile_95: quantile(&durations, 0.95),
                percentile_99: quantile(&durations, 0.99),
                maximum: quantile(&durations, 1.0),
            },
            speed: Speed {
                seconds,
                threads,
                throws_per_second: throws / seconds,
                throws_per_second_per_thread: throws / seconds / threads as f64,
            },
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report holds nothing that JSON cannot")
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "{} throws of four dice from seed {}, {}",
            self.throws, self.seed, self.engine
        )?;
        if self.loaded_percent > 0 {
            writeln!(
                f,
                "The first die is loaded: it shows a six in {} % of throws whatever it fell on.",
                self.loaded_percent
            )?;
        }
        writeln!(
            f,
            "\n{:8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>13}{:>5}{:>10}",
            "", 1, 2, 3, 4, 5, 6, "chi-square", "df", "p"
        )?;
        for die in &self.dice {
            write!(f, "die {:<4}", die.die)?;
            for count in die.counts {
                write!(f, "{count:>8}")?;
            }
            write_test(f, &die.test)?;
        }
        for pair in &self.pairs {
            let [first, second] = pair.dice;
            write!(f, "dice {first} and {second}{:44}", "")?;
            write_test(f, &pair.test)?;
        }
        let verdict = if self.fair { "fair" } else { "UNFAIR" };
        writeln!(
            f,
            "\nThe dice look {verdict}: fair dice give a p below {:.6} here once in a thousand experiments.",
            self.smallest_fair_p
        )?;
        let percent = |share: f64| format!("{:.3} %", 100.0 * share);
        writeln!(
            f,
            "\nCocked {}: nudged {}, thrown again {}, set down {} of throws",
            percent(self.help.cocked),
            percent(self.help.nudged),
            percent(self.help.rethrown),
            percent(self.help.placed)
        )?;
        let times = &self.settle_seconds;
        writeln!(
            f,
            "Settled after {:.2} s at best, {:.2} s median, {:.2} s 95th and {:.2} s 99th percentile, {:.2} s at most",
            times.fastest, times.median, times.percentile_95, times.percentile_99, times.maximum
        )?;
        write!(
            f,
            "{:.0} throws per second on {} thread(s), {:.0} per thread",
            self.speed.throws_per_second,
            self.speed.threads,
            self.speed.throws_per_second_per_thread
        )
    }
}

fn write_test(f: &mut fmt::Formatter, test: &ChiSquare) -> fmt::Result {
    writeln!(
        f,
        "{:>13.2}{:>5}{:>10.6}",
        test.statistic, test.degrees_of_freedom, test.p
    )
}
