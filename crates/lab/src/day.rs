//! The mountains of days: par, a field of players, and what every bot needs.

use std::fmt::Write as _;

use cant_stop_bots::Opponent;
use cant_stop_days::{Climb, Day, Field, faces, par};
use rayon::prelude::*;
use serde::Serialize;

use crate::cli::{Finding, Outcome};

/// Climb the mountains of some days
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// The first day
    #[arg(long, value_name = "YYYY-MM-DD")]
    from: Day,

    /// How many days, 1 to 10,000
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    days: u32,

    /// How many players climb each as well, 0 to 10,000
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(..=10_000))]
    players: u32,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

const NOTES: &str = "\
A mountain is climbed alone: three columns in as few turns as possible, with dice that are the same for everybody on that
day. Par is what Summit needs who counts nothing but turns; the field are players who decide nearly as well.

Examples:
  cant-stop-lab day --from 2026-11-24                    a week, climbed by every bot
  cant-stop-lab day --from 2026-01-01 --days 365 --json  a year for programs

Exit codes:
  0  here are the days
  2  the command line makes no sense, or the result could not be written";

/// How a day was climbed by all.
#[derive(Serialize)]
struct Line {
    day: String,
    first_roll: [u8; 4],
    par: u32,
    field_mean: f64,
    field_deviation: f64,
    /// The turns of every bot, in the order of the list.
    bots: Vec<u32>,
}

/// Climbs them all.
pub(crate) fn run(args: &Args) -> Outcome {
    let days: Vec<Day> = std::iter::successors(Some(args.from), |day| Some(day.next()))
        .take(args.days as usize)
        .collect();
    let lines: Vec<Line> = days
        .par_iter()
        .map(|&day| line(day, args.players))
        .collect();
    let report = if args.json {
        serde_json::to_string_pretty(&lines).map_err(|error| error.to_string())?
    } else {
        table(&lines)
    };
    Ok(Finding {
        is_good: true,
        report,
    })
}

fn line(day: Day, players: u32) -> Line {
    let field = Field::of(day, players);
    let turns = |opponent: Opponent| {
        let mut bot = opponent.bot();
        Climb::of(day, |game| bot.decide(game)).turns
    };
    Line {
        day: day.to_string(),
        first_roll: faces(day, 0),
        par: par(day),
        field_mean: field.mean(),
        field_deviation: field.deviation(),
        bots: Opponent::ALL.into_iter().map(turns).collect(),
    }
}

fn table(lines: &[Line]) -> String {
    let names = Opponent::ALL
        .map(|opponent| format!("{:>10}", opponent.key()))
        .join(" ");
    let mut text = format!("day         dice      par  field          {names}\n");
    for line in lines {
        let dice = line.first_roll.map(|face| face.to_string()).join(" ");
        let bots: Vec<String> = line
            .bots
            .iter()
            .map(|turns| format!("{turns:>10}"))
            .collect();
        // Writing to a string never fails.
        let _ = writeln!(
            text,
            "{}  {dice}  {:>5}  {:>5.2} ± {:<5.2}  {}",
            line.day,
            line.par,
            line.field_mean,
            line.field_deviation,
            bots.join(" ")
        );
    }
    let mean =
        |of: &dyn Fn(&Line) -> f64| lines.iter().map(of).sum::<f64>() / lines.len().max(1) as f64;
    let bots: Vec<String> = (0..Opponent::ALL.len())
        .map(|bot| format!("{:>10.2}", mean(&|line| f64::from(line.bots[bot]))))
        .collect();
    let _ = writeln!(
        text,
        "mean                 {:>5.2}  {:>5.2}          {}",
        mean(&|line| f64::from(line.par)),
        mean(&|line| line.field_mean),
        bots.join(" ")
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_a_line_and_every_bot_a_place_in_it() {
        let from: Day = "2026-11-24".parse().expect("a day");
        let lines = [line(from, 5), line(from.next(), 5)];
        let text = table(&lines);
        assert_eq!(text.lines().count(), 4, "{text}");
        assert!(text.contains("2026-11-24  4 6 1 6"), "{text}");
        assert!(
            lines
                .iter()
                .all(|line| line.bots.len() == Opponent::ALL.len())
        );
    }
}
