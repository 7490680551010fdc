//! Page of results: one row a proof.

use std::fmt;
use std::time::Duration;

use super::document::Proof;

/// Lines of a proof's output that stand on the page.
const LINES: usize = 3;
/// Beginnings of lines that tell of building and starting, not of what was found.
const NOISE: [&str; 9] = [
    "==>",
    "Compiling",
    "Finished",
    "Running",
    "running",
    "Doc-tests",
    "warning:",
    "error:",
    "Blocking",
];
/// Second words of the lines of a log.
const LEVELS: [&str; 3] = ["INFO", "WARN", "ERROR"];
/// Beginning of lines that count tests: figures only where a proof prints no other.
const COUNT: &str = "test ";

/// Result of one proof.
pub(super) struct Row<'a> {
    proof: &'a Proof,
    holds: bool,
    took: Duration,
    figures: Vec<String>,
}

impl<'a> Row<'a> {
    /// Takes the figures from what the proof printed: its last lines with a digit.
    pub(super) fn new(proof: &'a Proof, holds: bool, took: Duration, printed: &str) -> Self {
        let has_figure = |line: &&str| {
            line.contains(|c: char| c.is_ascii_digit())
                && !NOISE.iter().any(|start| line.starts_with(start))
                && !is_log(line)
        };
        let lines = printed.lines().map(str::trim).filter(has_figure);
        let (counts, found): (Vec<&str>, Vec<&str>) =
            lines.partition(|line| line.starts_with(COUNT));
        let lines = if found.is_empty() { counts } else { found };
        let last = &lines[lines.len().saturating_sub(LINES)..];
        let figures = last.iter().copied().map(str::to_owned).collect();
        Self {
            proof,
            holds,
            took,
            figures,
        }
    }
}

/// Returns `true` for a line that a program logged.
fn is_log(line: &str) -> bool {
    let second = line.split_whitespace().nth(1);
    second.is_some_and(|word| LEVELS.contains(&word))
}

impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = if self.holds { "holds" } else { "FAILED" };
        let (command, seconds) = (&self.proof.command, self.took.as_secs_f64());
        write!(f, "`{command}`: {result} after {seconds:.0} s")?;
        let mut figures = self.figures.iter();
        figures.try_for_each(|line| write!(f, "; {line}"))
    }
}

/// Proofs that failed.
pub(super) fn failures(rows: &[Row]) -> usize {
    rows.iter().filter(|row| !row.holds).count()
}

/// The page with the results so far.
pub(super) fn page(rows: &[Row]) -> String {
    let head = "# Proofs\n\n| proof | about | result | seconds | figures |\n| --- | --- | --- | --- | --- |\n";
    let row = |row: &Row| {
        let Row { proof, took, .. } = row;
        let result = if row.holds { "holds" } else { "**failed**" };
        let seconds = took.as_secs_f64();
        let texts = [&proof.command, &proof.about, &row.figures.join("<br>")];
        let [command, about, figures] = texts.map(|text| text.replace('|', "\\|"));
        format!("| `{command}` | {about} | {result} | {seconds:.0} | {figures} |\n")
    };
    head.to_owned() + &rows.iter().map(row).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_last_figures_and_no_noise() {
        let proof = Proof {
            command: "cargo xtask soak".to_owned(),
            about: "games".to_owned(),
        };
        let printed = "1\n2 games | 3\nfour\n5 kills\n6\n\
            ==> cargo test: done in 7.0 s\n   Compiling a v8\n10:00 INFO a: 9\n";
        let rows = [Row::new(&proof, false, Duration::from_secs(90), printed)];
        let row =
            "| `cargo xtask soak` | games | **failed** | 90 | 2 games \\| 3<br>5 kills<br>6 |";
        assert_eq!(page(&rows).lines().last(), Some(row));
        assert_eq!(failures(&rows), 1);
    }

    #[test]
    fn tests_are_counted_where_there_is_nothing_else() {
        let proof = Proof {
            command: "a | b".to_owned(),
            about: String::new(),
        };
        let row = |printed: &str| Row::new(&proof, true, Duration::ZERO, printed).to_string();
        let counts = "running 2 tests\ntest result: ok. 2 passed\n";
        let result = "`a | b`: holds after 0 s; ";
        assert_eq!(row(counts), format!("{result}test result: ok. 2 passed"));
        assert_eq!(row(&format!("95 %\n{counts}")), format!("{result}95 %"));
        let page = page(&[Row::new(&proof, true, Duration::ZERO, counts)]);
        assert!(page.contains("| `a \\| b` |"));
    }
}
