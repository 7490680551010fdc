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
    /// Commit that was checked out, with a mark if it was changed.
    tree: &'a str,
    holds: bool,
    took: Duration,
    figures: Vec<String>,
}

impl<'a> Row<'a> {
    /// Takes the figures from what the proof printed: its last lines with a digit.
    pub(super) fn new(
        proof: &'a Proof,
        tree: &'a str,
        holds: bool,
        took: Duration,
        printed: &str,
    ) -> Self {
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
            tree,
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

/// The page with the results so far, in the order of all proofs: a row of this run, or else the row that the page had.
pub(super) fn page(all: &[Proof], rows: &[Row], earlier: &str) -> String {
    let head = "# Proofs\n\n| proof | about | of | result | seconds | figures |\n| --- | --- | --- | --- | --- | --- |\n";
    let result = |proof: &Proof| {
        let of_proof = |row: &&Row| row.proof == proof;
        let is_kept = |line: &&str| line.starts_with(&beginning(proof));
        let kept = || earlier.lines().find(is_kept).map(str::to_owned);
        rows.iter().find(of_proof).map(line).or_else(kept)
    };
    let lines = all.iter().filter_map(result).map(|line| line + "\n");
    head.to_owned() + &lines.collect::<String>()
}

fn line(row: &Row) -> String {
    let Row { tree, took, .. } = row;
    let result = if row.holds { "holds" } else { "**failed**" };
    let (about, figures) = (cell(&row.proof.about), cell(&row.figures.join("<br>")));
    let (begins, seconds) = (beginning(row.proof), took.as_secs_f64());
    format!("{begins} {about} | {tree} | {result} | {seconds:.0} | {figures} |")
}

/// Beginning of a row: the command, in its column.
fn beginning(proof: &Proof) -> String {
    format!("| `{}` |", cell(&proof.command))
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_last_figures_and_no_noise() {
        let proof = Proof::new("cargo xtask soak", "games");
        let printed = "1\n2 games | 3\nfour\n5 kills\n6\n\
            ==> cargo test: done in 7.0 s\n   Compiling a v8\n10:00 INFO a: 9\n";
        let rows = [Row::new(
            &proof,
            "v1",
            false,
            Duration::from_secs(90),
            printed,
        )];
        let line =
            "| `cargo xtask soak` | games | v1 | **failed** | 90 | 2 games \\| 3<br>5 kills<br>6 |";
        assert_eq!(
            page(std::slice::from_ref(&proof), &rows, "").lines().last(),
            Some(line)
        );
        assert_eq!(failures(&rows), 1);
    }

    #[test]
    fn tests_are_counted_where_there_is_nothing_else() {
        let proof = Proof::new("a | b", "");
        let row = |printed: &str| Row::new(&proof, "", true, Duration::ZERO, printed).to_string();
        let counts = "running 2 tests\ntest result: ok. 2 passed\n";
        let result = "`a | b`: holds after 0 s; ";
        assert_eq!(row(counts), format!("{result}test result: ok. 2 passed"));
        assert_eq!(row(&format!("95 %\n{counts}")), format!("{result}95 %"));
    }

    #[test]
    fn a_proof_keeps_its_row_until_it_runs_again() {
        let all = ["a", "a | b", "c"].map(|command| Proof::new(command, ""));
        let row = |at: usize, tree| Row::new(&all[at], tree, true, Duration::ZERO, "");
        let first = page(&all, &[row(2, "v1"), row(1, "v1")], "");
        let second = page(&all, &[row(1, "v2")], &first);
        let lines: Vec<&str> = second.lines().skip(4).collect();
        let of = |command: &str, tree| format!("| `{command}` |  | {tree} | holds | 0 |  |");
        assert_eq!(lines, [of("a \\| b", "v2"), of("c", "v1")]);
    }
}
