//! Saved games: whether they are sound, what happened in them, and the same in other forms.

mod check;
mod convert;
mod show;
mod source;
mod words;

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::Outcome;

/// Check, show or convert a saved game.
///
/// A game can be given in three forms, told apart by what is in them: a record as the game saves it (JSON lines with checksums), one line
/// of notation as the rules crate documents it, or JSON as `convert --to json` writes it. A file named `-` is standard input.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Say of each game whether all of it is sound: checksums, and every action by the rules
    Check(CheckOptions),
    /// Tell a game turn by turn
    Show(ShowOptions),
    /// Write a game in another form
    Convert(ConvertOptions),
}

#[derive(Args)]
struct CheckOptions {
    /// The games
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct ShowOptions {
    /// The game
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print each action with what it caused, as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct ConvertOptions {
    /// The game
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The form to write
    #[arg(long, value_enum)]
    to: Form,

    /// Where to write it, a file that does not exist yet; standard output if not given
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// What a player is called, once per seat; only for games that come without names
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
}

/// The forms of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// One line: settings, seats and actions, without names
    Notation,
    /// One JSON object
    Json,
    /// What the game saves, with fresh checksums
    Record,
}

const EXAMPLES: &str = "\
Examples:
  cant-stop-lab record check records/finished/*.jsonl       are they all sound?
  cant-stop-lab record show records/current.jsonl           the game so far
  cant-stop-lab record convert game.jsonl --to notation     one line to send to somebody
  echo '3:2 (65) (31) 1546=6+10 .' | cant-stop-lab record convert - --to record --name Ada --name Leo

Exit codes:
  0  every game is sound
  1  a game that was checked is damaged, is none, or could not be read
  2  the command line makes no sense, something could not be read or written, or there is no game to show or convert";

/// Does what is asked for.
pub(crate) fn run(options: &Options) -> Outcome {
    match &options.task {
        Task::Check(options) => check::run(options),
        Task::Show(options) => show::run(options),
        Task::Convert(options) => convert::run(options),
    }
}
