//! `cant-stop-dist`: lays the game out and packs it. `cargo xtask dist` builds the program and then starts this one.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use cant_stop_dist::inventory::libraries;
use cant_stop_dist::pack::{self, Job, Made};
use cant_stop_dist::prove::{self, Evidence, Unproven};
use cant_stop_dist::stage::Source;
use cant_stop_dist::words::Words;
use cant_stop_dist::{Checkout, Failure, Platform, Release, Result, Stage};
use clap::Parser;

/// Lays the game out as it is installed, and packs it. Runs in the root of the repository.
#[derive(Parser, Debug)]
#[command(version)]
struct Args {
    /// The program to be installed.
    #[arg(long, value_name = "FILE", required_unless_present = "shop")]
    binary: Option<PathBuf>,

    /// The system it was built for.
    #[arg(long, value_enum, default_value_t = Platform::HOST)]
    target: Platform,

    /// Lay everything out in this folder, as under /usr, and pack nothing.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["out", "prove"])]
    stage: Option<PathBuf>,

    /// The folder for the packages.
    #[arg(long, value_name = "DIR", default_value = "target/dist")]
    out: PathBuf,

    /// Have others' tools judge what was made.
    #[arg(long)]
    prove: bool,

    /// Fail also if one of these proofs cannot be made here.
    #[arg(long, requires = "prove")]
    strict: bool,

    /// Leave what pages about the game show in this folder, whose folder `frames` has those of the demonstration.
    #[arg(long, value_name = "DIR", exclusive = true)]
    shop: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    let here = env::current_dir().map_err(Failure::of("The current folder"))?;
    let checkout = Checkout::at(&here)?;
    let words = Words::read(&checkout)?;
    if let Some(folder) = &args.shop {
        return shop(&checkout, &words, folder);
    }
    let Some(binary) = &args.binary else {
        return Err(Failure::new("--binary says what is to be installed."));
    };
    let release = Release::read(&checkout)?;
    let stage = Stage::lay_out(&Source {
        checkout: &checkout,
        release: &release,
        platform: args.target,
        binary,
        libraries: &libraries(&checkout, args.target)?,
        words: &words,
    })?;
    if let Some(folder) = &args.stage {
        stage.write_to(folder)?;
        println!("{} files are in {}", stage.entries.len(), folder.display());
        return Ok(());
    }
    let scratch = tempfile::tempdir().map_err(Failure::of("A folder for a while"))?;
    let out = std::path::absolute(&args.out).map_err(Failure::at(&args.out))?;
    let made = pack::all(&Job {
        checkout: &checkout,
        release: &release,
        words: &words,
        stage: &stage,
        out: &out,
        scratch: scratch.path(),
    })?;
    let packages = report(made)?;
    println!("The checksums are in {}", pack::sum_up(&out)?.display());
    if args.prove {
        let folder = scratch.path().join("proofs");
        let open = prove_all(&stage, &packages, &folder, &here)?.join(", ");
        if args.strict && !open.is_empty() {
            return Err(Failure::new(format!("Not every proof was made: {open}.")));
        }
    }
    Ok(())
}

fn shop(checkout: &Checkout, words: &[Words], folder: &Path) -> Result<()> {
    let files = cant_stop_dist::shop::lay_out(checkout, words, &folder.join("frames"))?;
    files.iter().try_for_each(|file| file.write_to(folder))?;
    println!("{} files are in {}", files.len(), folder.display());
    Ok(())
}

/// Says what was made and what was not, and returns the packages.
fn report(made: Vec<Made>) -> Result<Vec<PathBuf>> {
    let mut packages = Vec::new();
    for made in made {
        match made {
            Made::Package(path) => {
                let size = fs::metadata(&path).map_err(Failure::at(&path))?.len();
                println!("{size:>12}  {}", path.display());
                packages.push(path);
            }
            Made::Nothing(why) => println!("{why}"),
        }
    }
    Ok(packages)
}

/// Tells every verdict, and returns the names of the proofs that were not made.
fn prove_all(
    stage: &Stage,
    packages: &[PathBuf],
    folder: &Path,
    checkout: &Path,
) -> Result<Vec<&'static str>> {
    stage.write_to(folder)?;
    let home = |name: &str| env::var_os(name).map(PathBuf::from);
    let places: Vec<PathBuf> = [home("HOME"), home("CARGO_HOME"), home("CARGO_TARGET_DIR")]
        .into_iter()
        .flatten()
        .chain([checkout.to_owned()])
        // A root alone is in every path.
        .filter(|place| place.components().count() > 1)
        .collect();
    let verdicts = prove::all(&Evidence {
        stage,
        folder,
        packages,
        places: &places,
    });
    let (mut wrong, mut open) = (0, Vec::new());
    for (name, verdict) in verdicts {
        match verdict {
            Ok(what) => println!("{name}: holds ({what})"),
            Err(Unproven::Open(why)) => {
                open.push(name);
                println!("{name}: not proven ({why})");
            }
            Err(Unproven::Fails(what)) => {
                wrong += 1;
                println!("{name}: FAILS\n{what}");
            }
        }
    }
    if !open.is_empty() {
        // With their number: a page of figures takes lines that have one.
        println!("{} proofs were not made: {}", open.len(), open.join(", "));
    }
    match wrong {
        0 => Ok(open),
        1 => Err(Failure::new("One proof fails.")),
        many => Err(Failure::new(format!("{many} proofs fail."))),
    }
}
