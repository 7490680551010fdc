//! The command line of the tools.

use std::path::PathBuf;
use std::process::ExitCode;

use cant_stop::StartArgs;
use cant_stop_testkit::walk::Part;
use clap::{Parser, Subcommand, ValueEnum};

use crate::demo::demo;
use crate::listen::listen;
use crate::proof::{LookFor, look};
use crate::weight::weigh;

/// Tools for those who make the game: pictures of all of it, and proofs over its frames.
#[derive(Parser, Clone, Debug)]
#[command(version)]
pub struct Args {
    #[command(subcommand)]
    tool: Tool,
}

#[derive(Subcommand, Clone, Debug)]
enum Tool {
    /// Play one seeded game between bots off-screen and write a PNG of every screen and turn phase into DIR.
    Demo {
        /// The folder for the pictures.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// Show these parts only.
        #[arg(long, value_name = "PART", value_delimiter = ',')]
        only: Vec<Part>,
        #[command(flatten)]
        start: StartArgs,
    },
    /// Play that game and measure its frames: can everything be told from what is behind it, does anything flash?
    Look {
        /// The folder for the report, and for the pictures that fail.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// The laws to measure.
        #[arg(long = "for", value_name = "WHAT", value_delimiter = ',', default_values = ["contrast", "flashes"])]
        what: Vec<Measure>,
        /// Measure these parts only.
        #[arg(long, value_name = "PART", value_delimiter = ',')]
        only: Vec<Part>,
        /// Measure at a few moments only.
        #[arg(long)]
        few: bool,
        #[command(flatten)]
        start: StartArgs,
    },
    /// Play a recorded game without a window and leave what is heard: the mix, every bus, the cues, a sheet, a report.
    Listen {
        /// The record of a game whose dice were thrown by themselves.
        #[arg(value_name = "RECORD")]
        record: PathBuf,
        /// The folder for what is heard.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        #[command(flatten)]
        start: StartArgs,
    },
    /// Count textures and overdraw in the middle of a storm.
    Weigh {
        /// A folder for nothing else.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
}

/// Law that can be measured.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Measure {
    /// The contrast of everything against what is behind it.
    Contrast,
    /// Number and area of flashes.
    Flashes,
}

/// Runs the tool that is asked for, and says in one sentence what keeps it from running.
pub fn run(args: Args) -> ExitCode {
    let done = match args.tool {
        Tool::Demo {
            folder,
            only,
            start,
        } => demo(&folder, &start, &only).map(|()| true),
        Tool::Look {
            folder,
            what,
            only,
            few,
            start,
        } => {
            let look_for = LookFor {
                contrast: what.contains(&Measure::Contrast),
                flashes: what.contains(&Measure::Flashes),
                few,
            };
            look(&folder, look_for, &start, &only)
        }
        Tool::Listen {
            record,
            folder,
            start,
        } => listen(&record, &folder, |settings| start.choose(settings)),
        Tool::Weigh { folder } => weigh(&folder).map(|weight| {
            print!("{weight}");
            if !weight.is_light() {
                eprintln!("That is more than a frame may weigh.");
            }
            weight.is_light()
        }),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
