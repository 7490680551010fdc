//! The arena: matches between bots, built-in ones and programs of anybody's own.

mod bot_name;
mod fault;
mod group;
mod matches;
mod play;
mod player;
mod program;
mod report;
mod tally;
mod text;

use std::time::{Duration, Instant};

use cant_stop_rules::{Game, Position};

use crate::finding::{Finding, Outcome};
use crate::parallel::Threads;
use crate::table::TableRules;
use bot_name::BotName;
pub(crate) use bot_name::{built_in, built_in_names};
use program::Program;
use report::Report;

/// Let bots play matches, every one against every other
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    // The names are asked for, so that a new bot is in the list at once.
    #[arg(long = "bot", value_name = "BOT", required = true)]
    #[arg(help = format!("A bot, given twice or more: {}, cmd:COMMAND or cmd2:COMMAND", built_in_names()))]
    bots: Vec<BotName>,

    /// Games that every two bots play, a multiple of the number of seats
    #[arg(long, value_name = "N", default_value_t = 1200, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,

    /// Seats at the table: the first bot of two has one, the second all others
    #[arg(long, value_name = "SEATS", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,

    /// The seed of the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,

    /// Time limit for an answer of a program, its start included
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    move_time: Duration,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    rules: TableRules,
}

const NOTES: &str = "\
A program is asked one line of JSON per decision and answers with one: {\"option\":[6,10]}, {\"roll\":true} or
{\"keep\":[2,7,8]}. Other keys of an answer are ignored, and 6.0 counts as 6. It goes on from game to game; every question
holds the number of its game. `cmd2:` asks with positions in the notation of crates/rules. It forfeits a game by an answer
that is illegal, no JSON, longer than 65,536 bytes or late, and by ending. The questions, how games are arranged and what is
counted: \"A bot of your own\" in crates/lab/README.md; the rules of a table: crates/rules/README.md.

Examples:
  cant-stop-lab arena --bot rule-of-28 --bot rule-of-28 --games 10000
  cant-stop-lab arena --bot rule-of-28 --bot 'cmd:python3 my_bot.py' --move-time 1
  cant-stop-lab arena --bot rule-of-28 --bot 'cmd:./mine' --bot 'cmd:./yours --deep' --json

Exit codes:
  0  no game was forfeited
  1  at least one game was forfeited
  2  the command line makes no sense, a program cannot be started, or the result could not be written";

fn seconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.001..=86_400.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "this must be a number of seconds from 0.001 to 86400".to_owned())
}

/// Two bots that play against each other, by their indices on the command line.
type Pair = [usize; 2];

/// Plays all matches and reports what came of them.
pub(crate) fn run(args: &Args) -> Outcome {
    if args.bots.len() < 2 {
        return Err("a match takes two bots: give --bot twice or more".to_owned());
    }
    if !args.games.is_multiple_of(u64::from(args.seats)) {
        return Err(format!(
            "each bot sits in each seat equally often, so the games must be a multiple of {}",
            args.seats
        ));
    }
    let variant = args.rules.variant(args.seats)?;
    let start = Position::start(variant, args.seats).map_err(|error| error.to_string())?;
    let start = Game::try_from(start).map_err(|error| error.to_string())?;
    check_programs(args)?;
    let threads = args.threads.count();
    let pairs = pairs(args.bots.len());
    let begun = Instant::now();
    let tallies = matches::play_all(args, &start, &pairs, threads);
    let seconds = begun.elapsed().as_secs_f64();
    let is_good = tallies.iter().all(|tally| tally.forfeits() == 0);
    let report = Report::new(args, variant, &pairs, &tallies, seconds, threads);
    Ok(Finding::of(&report, is_good, args.json))
}

/// Starts every program once, so that a misspelt command is noticed before any game.
fn check_programs(args: &Args) -> Result<(), String> {
    let is_program = |name: &BotName| matches!(name, BotName::Program { .. });
    if args.bots.iter().any(is_program) {
        group::end_all_on_ctrl_c();
    }
    for name in &args.bots {
        if let BotName::Program {
            command, version, ..
        } = name
        {
            Program::new(command, *version, args.move_time)
                .start()
                .map_err(|error| format!("`{name}` cannot be started: {error}"))?;
        }
    }
    Ok(())
}

fn pairs(bots: usize) -> Vec<Pair> {
    (0..bots)
        .flat_map(|first| (first + 1..bots).map(move |second| [first, second]))
        .collect()
}
