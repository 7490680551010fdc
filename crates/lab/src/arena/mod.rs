//! The arena: matches between bots, built-in ones and programs of anybody's own.

mod bot_name;
mod fault;
mod play;
mod player;
mod program;
mod report;
mod tally;
mod text;

use std::time::{Duration, Instant};

use cant_stop_rules::{Game, Position, Settings};
use clap::Args;

use crate::cli::{Finding, Outcome};
use crate::parallel::{Threads, Work};
use crate::random::Stream;
use crate::table::TableRules;
use bot_name::BotName;
pub(crate) use bot_name::{built_in, built_in_names};
use player::Player;
use program::Program;
use report::Report;
use tally::Tally;

/// Let bots play matches, every one against every other.
///
/// A bot is one of ours, by its name; or net: and a file of weights by which to think as Summit does; or a program of your
/// own: cmd: and its command line, which is split as a shell would and run without one. A program gets one line of JSON per
/// decision on its standard input and answers with one line:
///
/// {"ask":"pairing","position":P,"dice":[…],"options":[[…],…]} is answered by {"option":[6,10]}.
/// {"ask":"decide","position":P} is answered by {"roll":true} or {"roll":false}; it is asked whenever stopping is allowed.
/// {"ask":"keep","position":P,"choices":[[…],…]} is answered by {"keep":[…]}; P is the position before the stop.
///
/// P is the position of `cant-stop-lab referee --help`, to_move the bot's seat. A program is started once for each thread
/// and goes on from game to game. An answer that is not legal, not JSON, or late forfeits the game, and so does a program
/// that ends; it is started again for the next game.
///
/// Two bots play the same number of games from either seat, seat 0 beginning, and in games 2k and 2k+1 each seat rolls the
/// same dice. At a table of more seats the bot named first sits in each of them equally often and the other in all others,
/// and each seat rolls the same dice until the first has sat everywhere. So the seed decides everything, whatever the number
/// of threads, if a program answers by the question alone.
/// (Against itself a bot therefore plays every game once for each seat: divide the games by the seats in your mind before
/// you trust the interval.)
///
/// The report counts the turns that a winner took in games won at the table, busts among all turns that ended, and
/// decisions by the time taken to decide. A game of more than 1,000 turns is broken off and won by nobody.
#[derive(Args)]
#[command(about = "Let bots play matches, every one against every other", verbatim_doc_comment, after_help = EXAMPLES)]
pub(crate) struct Options {
    // The names are asked for, so that a new bot is in the list at once.
    #[arg(long = "bot", value_name = "BOT", required = true, help = bot_help())]
    bots: Vec<BotName>,

    /// How many games every two bots play, a multiple of the number of seats.
    #[arg(long, value_name = "N", default_value_t = 1200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// How many seats play: the first bot of two has one, the second all others.
    #[arg(long, value_name = "SEATS", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,

    /// The seed of the dice.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,

    /// How long a program may take to answer. The first answer includes starting it.
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    move_time: Duration,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    rules: TableRules,
}

const EXAMPLES: &str = "\
Examples:
  cant-stop-lab arena --bot rule-of-28 --bot rule-of-28 --games 10000
  cant-stop-lab arena --bot rule-of-28 --bot 'cmd:python3 my_bot.py' --move-time 1
  cant-stop-lab arena --bot rule-of-28 --bot 'cmd:./mine' --bot 'cmd:./yours --deep' --json

Exit codes:
  0  no game was forfeited
  1  at least one game was forfeited
  2  the command line makes no sense, a program cannot be started, or the result could not be written";

fn bot_help() -> String {
    format!(
        "A bot: {}, net:FILE for a network, or cmd:COMMAND for a program. Two or more are needed",
        built_in_names()
    )
}

fn seconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.001..=86_400.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "this must be a number of seconds from 0.001 to 86400".to_owned())
}

/// Of so many pairs of games between built-in bots one is timed, the first included.
const CLOCKED: u64 = 32;

/// Two bots that play against each other, by their places on the command line.
type Pair = [usize; 2];

/// A thread's own players, one for each bot, and what it counted, for each pair.
struct Worker {
    players: Vec<Player>,
    tallies: Vec<Tally>,
}

/// Plays all matches and reports what came of them.
pub(crate) fn run(options: &Options) -> Outcome {
    if options.bots.len() < 2 {
        return Err("a match takes two bots: give --bot twice or more".to_owned());
    }
    if !options.games.is_multiple_of(u64::from(options.seats)) {
        return Err(format!(
            "each bot sits in each seat equally often, so the games must be a multiple of {}",
            options.seats
        ));
    }
    let settings = options.rules.settings(options.seats)?;
    let start = beginning(settings, options.seats)?;
    check_networks(options)?;
    check_programs(options)?;
    let threads = options.threads.count();
    let pairs = pairs(options.bots.len());
    let begun = Instant::now();
    let tallies = play_all(options, &start, &pairs, threads);
    let seconds = begun.elapsed().as_secs_f64();
    let is_good = tallies.iter().all(|tally| tally.forfeits() == 0);
    let report = Report::new(options, settings, &pairs, &tallies, seconds, threads);
    Ok(Finding {
        is_good,
        report: if options.json {
            report.to_json()
        } else {
            report.to_string()
        },
    })
}

/// The game that every match begins with.
fn beginning(settings: Settings, seats: u8) -> Result<Game, String> {
    let position = Position::start(settings, seats).map_err(|error| error.to_string())?;
    Game::try_from(position).map_err(|error| error.to_string())
}

/// A network plays at the tables it was taught for; one that plays alone never looks at the others.
fn check_networks(options: &Options) -> Result<(), String> {
    for name in &options.bots {
        if let BotName::Network { nets, .. } = name {
            let seats = nets[0].layout.seats;
            if ![1, usize::from(options.seats)].contains(&seats) {
                return Err(format!("`{name}` is a network for {seats} seats"));
            }
        }
    }
    Ok(())
}

/// Starts every program once, so that a misspelt command is noticed before any game.
fn check_programs(options: &Options) -> Result<(), String> {
    for name in &options.bots {
        if let BotName::Program { command, .. } = name {
            Program::new(command, options.move_time)
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

fn play_all(options: &Options, start: &Game, pairs: &[Pair], threads: usize) -> Vec<Tally> {
    let rounds = options.games / u64::from(options.seats);
    let programs = options
        .bots
        .iter()
        .any(|name| matches!(name, BotName::Program { .. }));
    let work = Work {
        pieces: rounds * pairs.len() as u64,
        batch: if programs { 1 } else { 16 },
        name: "rounds of games",
    };
    let hire = || Worker {
        players: options
            .bots
            .iter()
            .map(|name| Player::new(name, options.move_time))
            .collect(),
        tallies: vec![Tally::default(); pairs.len()],
    };
    let workers = work.share_out(threads, hire, |worker, piece| {
        let pair = (piece / rounds) as usize;
        worker.play_round(start, options.seed, pairs[pair], pair, piece % rounds);
    });
    let mut sums = vec![Tally::default(); pairs.len()];
    for worker in workers {
        for (sum, tally) in sums.iter_mut().zip(worker.tallies) {
            sum.add(tally);
        }
    }
    sums
}

impl Worker {
    /// Plays a round of a pair: the same dice in the same seats, the first bot in each of them once.
    fn play_round(&mut self, start: &Game, seed: u64, bots: Pair, pair: usize, k: u64) {
        let [first, second] = bots;
        let (before, from) = self.players.split_at_mut(second);
        let (one, other) = (&mut before[first], &mut from[0]);
        let seats = u64::from(start.seats());
        let clock = k.is_multiple_of(CLOCKED) || one.is_program() || other.is_program();
        let tally = &mut self.tallies[pair];
        for seat in 0..seats {
            let mut dice: Vec<Stream> = (0..seats)
                .map(|stream| Stream::new(seed, seats * k + stream))
                .collect();
            let sides = std::array::from_fn(|other| usize::from(other as u64 != seat));
            let played = play::play(start, [&mut *one, &mut *other], sides, &mut dice, clock);
            tally.count(seats * k + seat, played, sides, seats as usize);
        }
    }
}
