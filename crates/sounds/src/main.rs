//! Writes every sound of the game into a directory, or checks those that lie there.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cant_stop_sounds::{
    Sound, Verdict, catalogue, compare, decode, loudness, rms, true_peak, unexpected,
};
use clap::Parser;

/// Writes every sound of the game as Ogg Vorbis.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Compare the files that are there with what would be written, and write nothing.
    #[arg(long)]
    check: bool,
    /// Where the files are.
    directory: PathBuf,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = if arguments.check {
        check(&arguments.directory)
    } else {
        write(&arguments.directory)
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn write(directory: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(directory)
        .map_err(|error| format!("Cannot make {}: {error}.", directory.display()))?;
    println!(
        "{:<16} {:>8} {:>9} {:>9} {:>9} {:>9}",
        "name", "seconds", "peak dB", "rms dB", "LUFS", "bytes"
    );
    for sound in catalogue() {
        let file = sound
            .encode(&sound.render())
            .map_err(|error| format!("{}: {error}.", sound.name))?;
        let path = directory.join(sound.file());
        fs::write(&path, &file)
            .map_err(|error| format!("Cannot write {}: {error}.", path.display()))?;
        let heard = decode(&file).map_err(|error| format!("{}: {error}.", sound.name))?;
        println!(
            "{:<16} {:>8.2} {:>9.1} {:>9.1} {:>9.1} {:>9}",
            sound.name,
            heard.seconds(),
            true_peak(&heard),
            rms(&heard),
            loudness(&heard),
            file.len()
        );
    }
    Ok(())
}

fn check(directory: &Path) -> Result<(), Box<dyn Error>> {
    let sounds: Vec<Sound> = catalogue().collect();
    let mut verdicts = Vec::new();
    for name in unexpected(directory, &sounds)
        .map_err(|error| format!("Cannot look into {}: {error}.", directory.display()))?
    {
        verdicts.push((name, Verdict::Unexpected));
    }
    for sound in &sounds {
        let made = sound
            .encode(&sound.render())
            .map_err(|error| format!("{}: {error}.", sound.name))?;
        verdicts.push((sound.file(), compare(directory, sound, &made)));
    }
    for (name, verdict) in verdicts
        .iter()
        .filter(|(_, verdict)| !matches!(verdict, Verdict::Same))
    {
        println!("{name}: {verdict}");
    }
    let bad = verdicts
        .iter()
        .filter(|(_, verdict)| !verdict.is_good())
        .count();
    if bad > 0 {
        return Err(format!(
            "{bad} of {} files are not as the generator makes them.",
            verdicts.len()
        )
        .into());
    }
    println!(
        "All {} files are as the generator makes them.",
        verdicts.len()
    );
    Ok(())
}
