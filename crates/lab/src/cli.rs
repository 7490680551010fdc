//! The command line: which experiments there are, and what their exit codes mean.

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::dice;

/// Experiments that prove Can't Stop fair.
#[derive(Parser)]
#[command(name = "cant-stop-lab", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    experiment: Experiment,
}

#[derive(Subcommand)]
enum Experiment {
    Dice(dice::Options),
}

const EXIT_CODES: &str = "\
Exit codes:
  0  the experiment found nothing wrong
  1  the experiment found something wrong
  2  the command line makes no sense, or the result could not be written";

/// What an experiment found.
pub(crate) struct Finding {
    /// The report, ready to be printed.
    pub report: String,
    /// Whether nothing wrong was found.
    pub is_good: bool,
}

/// Runs the experiment named on the command line and prints its report.
pub(crate) fn run() -> ExitCode {
    let finding = match Cli::parse().experiment {
        Experiment::Dice(options) => dice::run(&options),
    };
    if let Err(error) = writeln!(std::io::stdout(), "{}", finding.report.trim_end()) {
        eprintln!("error: the report could not be written: {error}");
        return ExitCode::from(2);
    }
    if finding.is_good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn complaint(arguments: &[&str]) -> String {
        let line = ["cant-stop-lab"].iter().chain(arguments);
        match Cli::try_parse_from(line) {
            Ok(_) => panic!("{arguments:?} should be refused"),
            Err(error) => {
                assert_eq!(error.exit_code(), 2);
                error.to_string()
            }
        }
    }

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn senseless_options_are_refused_with_a_reason() {
        assert!(complaint(&["dice", "--throws", "5"]).contains("at least 180"));
        assert!(complaint(&["dice", "--throws", "many"]).contains("whole number"));
        assert!(complaint(&["dice", "--loaded", "101"]).contains("101"));
        assert!(complaint(&["dice", "--threads", "0"]).contains('0'));
    }

    #[test]
    fn the_defaults_are_the_documented_ones() {
        let Experiment::Dice(options) = Cli::try_parse_from(["cant-stop-lab", "dice"])
            .unwrap()
            .experiment;
        assert_eq!((options.throws, options.seed), (20_000, 1));
    }
}
