//! The table of bust chances for every set of runners.

mod report;

use cant_stop_rules::{BustChance, Column, Columns, Game, Position, Seat, Settings};

use crate::cli::{Finding, Outcome};
use report::Report;

/// Print the chance of a bust for every set of runners
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// Columns that are claimed, such as 6,7: no runner is there, and none can come
    #[arg(long, value_name = "COLUMNS", value_delimiter = ',', value_parser = column)]
    claimed: Vec<Column>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

const NOTES: &str = "\
Each line says how many of the 1,296 ordered rolls bust when the runners are in these columns, none of them on its top
space. The numbers are exact.

Examples:
  cant-stop-lab odds                     all 232 sets of runners on an open board
  cant-stop-lab odds --claimed 6,7,8     with the middle gone
  cant-stop-lab odds --json > odds.json  the same for programs

Exit codes:
  0  here is the table
  2  the command line makes no sense, or the result could not be written";

fn column(text: &str) -> Result<Column, String> {
    let number: u8 = text
        .trim()
        .parse()
        .map_err(|_| "this is not the number of a column, 2 to 12".to_owned())?;
    Column::try_from(number).map_err(|error| error.to_string())
}

/// The chance of a bust with runners in these columns.
struct Line {
    runners: Columns,
    chance: BustChance,
}

/// Works out the table.
pub(crate) fn run(args: &Args) -> Outcome {
    let claimed: Columns = args.claimed.iter().copied().collect();
    if claimed == Columns::ALL {
        return Err("every column is claimed: leave one open to roll for".to_owned());
    }
    let lines = sets_of_runners(Columns::ALL.minus(claimed))
        .into_iter()
        .map(|runners| {
            let chance = with_runners(claimed, runners)?.bust_chance();
            Ok(Line { runners, chance })
        })
        .collect::<Result<Vec<Line>, String>>()?;
    let report = Report::new(claimed, &lines);
    Ok(Finding {
        is_good: true,
        report: if args.json {
            report.to_json()
        } else {
            report.to_string()
        },
    })
}

/// Every set of none to three of these columns, the small ones first, each size ascending.
fn sets_of_runners(open: Columns) -> Vec<Columns> {
    let mut sets = vec![Columns::EMPTY];
    let mut from = 0;
    for _ in 0..cant_stop_rules::RUNNERS {
        let to = sets.len();
        for index in from..to {
            let smaller = sets[index];
            let last = smaller.iter().last();
            let higher = open.iter().filter(|&column| Some(column) > last);
            sets.extend(higher.map(|column| smaller.with(column)));
        }
        from = to;
    }
    sets
}

/// A game with these columns claimed by whomever and runners on the first space of these others.
fn with_runners(claimed: Columns, runners: Columns) -> Result<Game, String> {
    // Three seats that play to five columns can own ten without any of them having won.
    let settings = Settings {
        columns_to_win: 5,
        ..Settings::default()
    };
    let mut position = Position::start(settings, 3).map_err(|error| error.to_string())?;
    for (column, owner) in claimed.iter().zip(Seat::ALL[..3].iter().cycle()) {
        position.owners[column.index()] = Some(*owner);
        position.squares[owner.index()][column.index()] = column.height();
    }
    for column in runners {
        position.runners[column.index()] = Some(1);
    }
    Game::try_from(position).map_err(|error| error.to_string())
}
