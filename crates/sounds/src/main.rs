//! Writes every sound of the game into a directory, or checks those that lie there.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cant_stop_sounds::{
    INSTRUMENTS, Sound, Verdict, catalogue, compare, decode, loudness, rms, true_peak, unexpected,
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

/// The sounds of one folder.
struct Folder {
    path: PathBuf,
    sounds: Vec<Sound>,
}

/// What lies in `directory` and below it.
fn folders(directory: &Path) -> [Folder; 2] {
    [
        Folder {
            path: directory.to_owned(),
            sounds: catalogue().collect(),
        },
        Folder {
            path: directory.join("score"),
            sounds: INSTRUMENTS.to_vec(),
        },
    ]
}

fn write(directory: &Path) -> Result<(), Box<dyn Error>> {
    println!(
        "{:<16} {:>8} {:>9} {:>9} {:>9} {:>9}",
        "name", "seconds", "peak dB", "rms dB", "LUFS", "bytes"
    );
    for folder in folders(directory) {
        fs::create_dir_all(&folder.path)
            .map_err(|error| format!("Cannot make {}: {error}.", folder.path.display()))?;
        for sound in &folder.sounds {
            write_sound(&folder.path, sound)?;
        }
    }
    Ok(())
}

fn write_sound(folder: &Path, sound: &Sound) -> Result<(), Box<dyn Error>> {
    let named = |error| format!("{}: {error}.", sound.name);
    let file = sound.encode(&sound.render()).map_err(named)?;
    let path = folder.join(sound.file());
    fs::write(&path, &file)
        .map_err(|error| format!("Cannot write {}: {error}.", path.display()))?;
    let heard = decode(&file).map_err(named)?;
    println!(
        "{:<16} {:>8.2} {:>9.1} {:>9.1} {:>9.1} {:>9}",
        sound.name,
        heard.seconds(),
        true_peak(&heard),
        rms(&heard),
        loudness(&heard),
        file.len()
    );
    Ok(())
}

fn check(directory: &Path) -> Result<(), Box<dyn Error>> {
    let mut verdicts = Vec::new();
    for folder in folders(directory) {
        verdicts.extend(check_folder(&folder)?);
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

fn check_folder(folder: &Folder) -> Result<Vec<(String, Verdict)>, Box<dyn Error>> {
    let strangers = unexpected(&folder.path, &folder.sounds)
        .map_err(|error| format!("Cannot look into {}: {error}.", folder.path.display()))?;
    let mut verdicts: Vec<_> = strangers
        .into_iter()
        .map(|name| (name, Verdict::Unexpected))
        .collect();
    for sound in &folder.sounds {
        let made = sound
            .encode(&sound.render())
            .map_err(|error| format!("{}: {error}.", sound.name))?;
        verdicts.push((sound.file(), compare(&folder.path, sound, &made)));
    }
    Ok(verdicts)
}
