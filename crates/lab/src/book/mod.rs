//! Statistics of all games in a folder: players, wins, boldness, and the fairness of the dice.

mod report;
mod text;

use std::path::PathBuf;

use cant_stop_chronicle::index::Index;
use cant_stop_chronicle::statistics::{Filter, Player, Roster, Statistics};

use crate::finding::{Finding, Outcome};
use crate::parallel::progress_bar;
use report::Report;

/// Add up all games in a folder of records
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// The folder: its records, and those in its folders `finished` and `unfinished`
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,

    /// Count what was played under one name for another; may be given again
    #[arg(long, value_name = "EARLIER=NOW", value_parser = renaming)]
    same: Vec<(String, String)>,

    /// Make no statistics of a name; may be given again
    #[arg(long, value_name = "NAME")]
    without: Vec<String>,

    /// Only games in which this person sat
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Only games at tables with this number of seats
    #[arg(long, value_name = "SEATS", value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: Option<u8>,

    /// Only games without bots
    #[arg(long)]
    no_bots: bool,

    /// Look back at finished games as Summit does, and say what decisions lost: about half a second a game, once for each
    #[arg(long)]
    quality: bool,

    /// Leave no file beside the records
    #[arg(long)]
    keep_nothing: bool,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

const NOTES: &str = "\
What was read is kept in FOLDER/book.json, so that next time only records that are new or changed are read. The file can be
deleted at any time. Beside what luck decides stands what is expected and, in brackets, the range that fair luck keeps to in
95 of 100 cases: of twenty such counts one is outside although nothing but luck was at work.

Examples:
  cant-stop-lab book ~/.local/share/cant-stop/records
  cant-stop-lab book records --same Lovelace=Ada --without Guest --no-bots
  cant-stop-lab book records --quality --json

Exit codes:
  0  every record could be read
  1  a record is damaged or none; all others are counted
  2  the command line makes no sense, or the folder could not be read";

/// Two names around a sign.
fn renaming(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((earlier, now)) if !earlier.is_empty() && !now.is_empty() => {
            Ok((earlier.to_owned(), now.to_owned()))
        }
        _ => Err("write the earlier name, =, and the name now".to_owned()),
    }
}

/// Adds the games up.
pub(crate) fn run(args: &Args) -> Outcome {
    let bar = progress_bar(0, "records");
    let opened = Index::open_watched(&args.folder, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let mut index = opened.map_err(|error| {
        let folder = args.folder.display();
        format!("{folder}: the folder cannot be read: {error}")
    })?;
    if args.quality {
        look_back(&mut index)?;
    }
    if !args.keep_nothing {
        // A folder that cannot be written: everything is read again next time, and that is all.
        index.keep().ok();
    }
    let mut roster = Roster::default();
    for (earlier, now) in &args.same {
        roster.merge(earlier, now);
    }
    for name in &args.without {
        roster.leave_out(name);
    }
    let filter = Filter {
        player: args.player.clone().map(Player::Person),
        seats: args.seats,
        bots: args.no_bots.then_some(false),
        ..Filter::default()
    };
    let report = Report::new(&index, Statistics::of(index.games(), &roster, &filter));
    Ok(Finding {
        is_good: report.unusable.is_empty(),
        report: match args.json {
            true => serde_json::to_string_pretty(&report).expect("reports always serialise"),
            false => report.to_string(),
        },
    })
}

/// Looks back at every finished game that has not been looked back at yet.
fn look_back(index: &mut Index) -> Result<(), String> {
    let games = index.not_looked_back();
    let bar = progress_bar(games.len() as u64, "games looked back at");
    for file in games {
        let looked = index.look_back(&file);
        looked.map_err(|problem| format!("{file}: {problem}"))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}
