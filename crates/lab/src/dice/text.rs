//! Results of the throws, in words.

use std::fmt::{self, Display};

use super::check::Check;
use super::report::{Automatic, ByStrength, Hand, Report, Rest};

/// Width of the names of tests, in characters.
const WIDTH: usize = 27;

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let request = &self.request;
        writeln!(
            f,
            "{} automatic throws of four dice from seed {}, {}",
            request.throws, request.seed, self.engine
        )?;
        if request.loaded_percent > 0 {
            writeln!(
                f,
                "The first die is loaded: it shows a six in {} % of throws whatever it fell on.",
                request.loaded_percent
            )?;
        }
        let lines = Lines {
            smallest_fair_p: self.smallest_fair_p,
        };
        lines.automatic(f, &self.automatic)?;
        writeln!(f)?;
        write_rest(f, &self.rest)?;
        if let Some(hand) = &self.hand {
            lines.hand(f, hand)?;
            writeln!(f)?;
            write_rest(f, &hand.rest)?;
        }
        let verdict = if self.fair { "fair" } else { "UNFAIR" };
        writeln!(
            f,
            "\nThe dice look {verdict}: once in a thousand experiments fair dice give a p below {:.6} in any of the {} tests \
             that count.",
            self.smallest_fair_p, self.deciding_tests
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

/// Writes tests, a line each, and marks the ones that call the dice unfair.
struct Lines {
    smallest_fair_p: f64,
}

impl Lines {
    fn automatic(&self, f: &mut fmt::Formatter, tests: &Automatic) -> fmt::Result {
        write_heading(f, "automatic throws")?;
        self.check(f, &tests.all_dice)?;
        for check in tests
            .dice
            .iter()
            .chain(&tests.pairs)
            .chain(&tests.consecutive)
        {
            self.check(f, check)?;
        }
        self.check(f, &tests.start_and_end.labels_on)?;
        self.bare(f, &tests.start_and_end.labels_off)?;
        let speed = tests.strong_speed;
        let strengths = [
            (&tests.weak, format!("weak: below {speed} edges/s")),
            (&tests.strong, format!("strong: {speed} edges/s on")),
        ];
        for (strength, name) in strengths {
            write_heading(f, &name)?;
            self.strength(f, strength)?;
        }
        self.check(f, &tests.weak_against_strong)
    }

    fn strength(&self, f: &mut fmt::Formatter, tests: &ByStrength) -> fmt::Result {
        self.check(f, &tests.all_dice)?;
        self.check(f, &tests.labels_on)
    }

    fn hand(&self, f: &mut fmt::Formatter, tests: &Hand) -> fmt::Result {
        writeln!(
            f,
            "\n{} throws by {} recorded gestures",
            tests.throws, tests.gestures
        )?;
        write_heading(f, "hand throws")?;
        self.check(f, &tests.all_dice)?;
        for check in &tests.dice {
            self.check(f, check)?;
        }
        self.check(f, &tests.start_and_end.labels_on)?;
        self.bare(f, &tests.start_and_end.labels_off)
    }

    fn check(&self, f: &mut fmt::Formatter, check: &Check) -> fmt::Result {
        let remark = match check.decides {
            true if check.test.p < self.smallest_fair_p => "  UNFAIR",
            true => "",
            false => "  too few to count",
        };
        write_check(f, check, remark)
    }

    /// A test of dice without their labels.
    fn bare(&self, f: &mut fmt::Formatter, check: &Check) -> fmt::Result {
        write_check(f, check, "  without labels: does not count")
    }
}

fn write_heading(f: &mut fmt::Formatter, name: &str) -> fmt::Result {
    writeln!(
        f,
        "\n{name:WIDTH$}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>13}{:>5}{:>10}",
        1, 2, 3, 4, 5, 6, "chi-square", "df", "p"
    )
}

fn write_check(f: &mut fmt::Formatter, check: &Check, remark: &str) -> fmt::Result {
    write!(f, "{:WIDTH$}", check.name)?;
    for face in 0..6 {
        match check.counts.as_slice() {
            counts @ [_, _, _, _, _, _] => write!(f, "{:>8}", counts[face])?,
            _ => write!(f, "{:8}", "")?,
        }
    }
    writeln!(
        f,
        "{:>13.2}{:>5}{:>10.6}{remark}",
        check.test.statistic, check.test.degrees_of_freedom, check.test.p
    )
}

fn write_rest(f: &mut fmt::Formatter, rest: &Rest) -> fmt::Result {
    let percent = |share: f64| format!("{:.3} %", 100.0 * share);
    writeln!(
        f,
        "Cocked {}: nudged {}, thrown again {}, set down {} of throws",
        percent(rest.help.cocked),
        percent(rest.help.nudged),
        percent(rest.help.rethrown),
        percent(rest.help.placed)
    )?;
    let times = &rest.settle_seconds;
    writeln!(
        f,
        "Settled after {:.2} s at best, {:.2} s median, {:.2} s 95th and {:.2} s 99th percentile, {:.2} s at most, \
         {:.2} s where no die was thrown again",
        times.fastest,
        times.median,
        times.percentile_95,
        times.percentile_99,
        times.maximum,
        times.maximum_thrown_once
    )
}
