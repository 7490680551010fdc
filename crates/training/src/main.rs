//! Trains the value networks of Can't Stop's opponents by self-play.

mod adam;
mod calibration;
mod checkpoint;
mod config;
mod evaluation;
mod exploration;
mod learner;
mod play;
mod random;
mod replay_buffer;
mod run;
mod self_play;

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cant_stop_bots::net::Network;
use clap::{Parser, Subcommand};

use calibration::calibrate;
use config::{Config, Kind};
use run::{Files, Run};

/// Trains the value networks of Can't Stop's opponents by self-play.
#[derive(Parser)]
#[command(name = "cant-stop-training", version)]
struct Args {
    /// How many threads play; as many as the machine has cores if not given
    #[arg(long, global = true, value_name = "T")]
    threads: Option<NonZeroUsize>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Train(Train),
    Calibrate(Calibrate),
}

/// Train a network.
///
/// The same command gives the same network, on however many threads: all chance comes from the seed. Beside FILE.net,
/// FILE.csv gets its learning curve and FILE.checkpoint all that the run is: the same command goes on from there, also to
/// more turns.
#[derive(clap::Args)]
struct Train {
    /// Which network
    kind: Kind,

    /// Where the network is written
    #[arg(long, value_name = "FILE.net")]
    out: PathBuf,

    /// A network to begin with; none to begin from nothing
    #[arg(long, value_name = "FILE.net")]
    from: Option<PathBuf>,

    /// How many games the warm-up of a network from nothing has; its own number if not given
    #[arg(long, value_name = "N")]
    warm_up_games: Option<u64>,

    /// How many turns of self-play there are; the network's own number if not given
    #[arg(long, value_name = "N")]
    turns: Option<u64>,

    /// After how many turns a checkpoint and an evaluation come; the network's own number if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    evaluation_every: Option<u64>,

    /// How many games an evaluation plays against each opponent; the network's own number if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    evaluation_games: Option<u64>,
}

/// Show whether the chances that the game tells come true when Summit plays against itself.
#[derive(clap::Args)]
struct Calibrate {
    /// Which network: two, three or four
    kind: Kind,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 3000)]
    games: u64,

    /// By all rules, as often as in training, not only by the common ones
    #[arg(long)]
    all_rules: bool,
}

impl Train {
    fn config(&self) -> Config {
        let config = self.kind.config();
        Config {
            warm_up_games: self.warm_up_games.unwrap_or(config.warm_up_games),
            turns: self.turns.unwrap_or(config.turns),
            evaluation_every: self.evaluation_every.unwrap_or(config.evaluation_every),
            evaluation_games: self.evaluation_games.unwrap_or(config.evaluation_games),
            ..config
        }
    }

    fn run(&self) -> Result<String, String> {
        let files = Files {
            network: self.out.clone(),
        };
        let from = self.from.as_deref().map(|path| read(path, self.kind));
        let mut run = Run::new(self.config(), from.transpose()?.as_ref(), files)?;
        run.train()?;
        Ok(run.curve().to_owned())
    }
}

impl Calibrate {
    fn run(&self) -> Result<String, String> {
        match self.kind {
            Kind::Alone => Err("alone predicts turns, no chances; name another network".to_owned()),
            kind => Ok(calibrate(kind, self.all_rules, self.games)),
        }
    }
}

/// The network of this kind in a file.
fn read(path: &Path, kind: Kind) -> Result<Network, String> {
    let bytes = fs::read(path).map_err(|error| error.to_string());
    let network = bytes.and_then(|b| Network::from_bytes(&b).map_err(|error| error.to_string()));
    let network = network.map_err(|error| format!("`{}`: {error}", path.display()))?;
    match network.layout == kind.layout() {
        true => Ok(network),
        false => Err(format!(
            "`{}`: it is a network for another number of seats; name another file",
            path.display()
        )),
    }
}

fn run(args: &Args) -> Result<String, String> {
    let threads = args.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| error.to_string())?;
    pool.install(|| match &args.command {
        Command::Train(train) => train.run(),
        Command::Calibrate(calibrate) => calibrate.run(),
    })
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("error: {sentence}");
            ExitCode::from(2)
        }
    }
}
