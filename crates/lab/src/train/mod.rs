//! The experiment that teaches the value networks: first by games of the linear player, then by games against themselves.

mod adam;
mod course;
mod exam;
mod itself;
mod kept;
mod learner;
mod play;
mod subject;

use std::path::PathBuf;

use cant_stop_bots::net::Part;
use clap::{Args, ValueEnum};

use crate::cli::{Finding, Outcome};
use crate::network;
use crate::parallel::Threads;
use course::Course;
use subject::Subject;

/// Teach a value network by games.
///
/// First the network watches games that linear players play with detours, and learns what came of them. Then it plays
/// itself, for two and two-house against the Rule of 28 and the linear player, else against itself: in every turn it solves
/// what its first roll can become, or for two late in the game what any roll can, and learns that as the worth of the board
/// the turn began on, put right by all that the next turns found out. Boards that it would avoid are among them, because
/// openings and some choices are random, and because it learns what such a rival makes of every stop that it passes by.
///
/// The same command gives the same network on the same machine, on however many threads: all chance comes from the seed.
/// The network is written after every exam. With --course, everything else is too, and a course that was stopped goes on
/// as if it had not been. With --from, a new course begins with a network: it has its weights as they are rounded in the
/// file, but neither the boards nor the slopes of the course that made it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// Which network.
    #[arg(long, value_enum, default_value_t = Subject::Two)]
    subject: Subject,

    /// Where the network is written.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// A network to begin with; none to begin from nothing.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// A course that was kept, for as many seats, to begin with all that it learned, but none of the boards it remembers.
    /// Given several times, it teaches all their networks together: what they say is the mean of what each says, and it is
    /// that which is put right.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    after: Vec<PathBuf>,

    /// How many games of linear players it watches first; none if it goes on from a network or after a course.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    games: u64,

    /// How many turns it plays against itself.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    turns: u64,

    /// In how many of ten games its rival is the Rule of 28, for two (8 if not given) and two-house (2); in the others it is
    /// the linear player.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=10))]
    rule_of_28: Option<u32>,

    /// Teaches two networks, one for boards on which no column is claimed and one for all others.
    #[arg(long)]
    parts: bool,

    /// How far a weight moves at most per step, at the beginning of self-play.
    #[arg(long, value_name = "RATE", default_value_t = 0.001, value_parser = rate)]
    rate: f32,

    /// The same at its end.
    #[arg(long, value_name = "RATE", default_value_t = 0.000_05, value_parser = rate)]
    last_rate: f32,

    /// The seed of all chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// After how many turns of self-play each exam comes.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    exam_every: u64,

    /// How many games an exam has against each examiner.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    exam_games: u64,

    #[command(flatten)]
    threads: Threads,

    /// Where the course itself is kept after every exam. If the file is there, the course goes on from it as if it had
    /// never stopped: the same command goes on with a course.
    #[arg(long, value_name = "FILE")]
    course: Option<PathBuf>,

    /// Stops after so many exams, to go on another time.
    #[arg(long, value_name = "N", requires = "course")]
    pause_after: Option<u64>,

    /// Where the learning curve is written, one line of CSV per exam.
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  cant-stop-lab train --out two.net                             a network for two seats
  cant-stop-lab train --out two.net --course two.course         the same; once more, and it goes on if it was stopped
  cant-stop-lab train --out two.net --from two.net --seed 2     learns more from there
  cant-stop-lab train --out more.net --after two.course --rate 0.0003  the same, and with the slopes of that course
  cant-stop-lab train --out two.net --after a.course --after b.course --parts  goes on with two together
  cant-stop-lab train --subject three --out three.net --curve three.csv

Exit codes:
  0  the network is written
  2  the command line makes no sense, or a file could not be read or written";

impl Options {
    /// For which parts of the game it teaches a network each.
    fn parts(&self) -> &'static [Part] {
        match self.parts {
            true => &[Part::Unclaimed, Part::Claimed],
            false => &[Part::Whole],
        }
    }

    /// The options that decide what comes of a course, as one would type them.
    fn decisive(&self) -> String {
        let Options {
            games,
            turns,
            rate,
            last_rate,
            seed,
            exam_every,
            exam_games,
            parts,
            ..
        } = self;
        let parts = if *parts { " --parts" } else { "" };
        let subject = self.subject.to_possible_value();
        let subject = subject.as_ref().map_or("", |value| value.get_name());
        let from = self.from.as_ref();
        let from = from.map_or(String::new(), |from| format!(" --from {}", from.display()));
        let after = self.after.iter();
        let after: String = after
            .map(|after| format!(" --after {}", after.display()))
            .collect();
        let rivals = self.rule_of_28;
        let rivals = rivals.map_or(String::new(), |tenths| format!(" --rule-of-28 {tenths}"));
        format!(
            "--subject {subject} --games {games} --turns {turns} --rate {rate} --last-rate {last_rate} --seed {seed} \
             --exam-every {exam_every} --exam-games {exam_games}{parts}{rivals}{from}{after}"
        )
    }
}

/// How far a weight moves: more than nothing, and no further than weights are apart.
fn rate(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(rate) if rate > 0.0 && rate <= 1.0 => Ok(rate),
        _ => Err("a number above 0 and no more than 1".to_owned()),
    }
}

/// Teaches a network and reports its last exam.
pub(crate) fn run(options: &Options) -> Outcome {
    if options.rule_of_28.is_some() && options.subject.usual_tenths().is_none() {
        return Err(
            "--rule-of-28 is for two and two-house; the others meet only themselves".to_owned(),
        );
    }
    let (net, games) = match &options.from {
        None => (course::fresh(options.subject, options.seed), options.games),
        Some(path) => {
            let mut nets = network::read(path)?;
            let name = path.display();
            let net = nets.swap_remove(0);
            if !nets.is_empty() {
                return Err(format!(
                    "`{name}`: it holds several networks, and a course begins with one; name another file"
                ));
            }
            if net.layout != options.subject.layout() {
                return Err(format!(
                    "`{name}`: it is a network for another number of seats; choose another subject"
                ));
            }
            (net, 0)
        }
    };
    let mut course = Course::new(options, &net)?;
    if options.after.is_empty() {
        course.watch(games);
    }
    course.play()?;
    Ok(Finding {
        report: course.report(),
        is_good: true,
    })
}
