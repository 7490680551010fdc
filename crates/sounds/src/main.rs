//! Writes every sound of the game into a directory, or checks those that lie there.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cant_stop_sounds::{
    INSTRUMENTS, PACKAGES, RECORDINGS, Sound, Verdict, catalogue, compare, decode, loudness, rms,
    true_peak, unexpected,
};
use clap::Parser;

/// Writes every sound of the game as Ogg Vorbis.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Compare the files that are there with what would be written, and write nothing.
    #[arg(long)]
    check: bool,
    /// Cut the recorded samples of the score anew, from packages unpacked in this folder.
    #[arg(long, value_name = "FOLDER", conflicts_with = "check")]
    recordings: Option<PathBuf>,
    /// Folder of the files.
    directory: PathBuf,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match &arguments.recordings {
        _ if arguments.check => check(&arguments.directory),
        Some(packages) => write_recordings(packages, &arguments.directory.join("score")),
        None => write(&arguments.directory),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Folders of the game's sounds, each with what it holds: `directory`, and the score below it.
fn folders(directory: &Path) -> [(PathBuf, Vec<Sound>); 2] {
    [
        (directory.to_owned(), catalogue().collect()),
        (directory.join("score"), INSTRUMENTS.to_vec()),
    ]
}

fn write(directory: &Path) -> Result<(), Box<dyn Error>> {
    println!(
        "{:<16} {:>8} {:>9} {:>9} {:>9} {:>9}",
        "name", "seconds", "peak dB", "rms dB", "LUFS", "bytes"
    );
    for (folder, sounds) in folders(directory) {
        fs::create_dir_all(&folder)
            .map_err(|error| format!("Cannot make {}: {error}.", folder.display()))?;
        for sound in sounds {
            write_file(&folder, &sound.name, sound.encode(&sound.render()))?;
        }
    }
    Ok(())
}

/// Cuts every recording from the packages in `packages`.
fn write_recordings(packages: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    for recording in RECORDINGS {
        let audio = recording.render(packages).map_err(|error| {
            let unpacked = PACKAGES.map(|(name, command)| format!("  {name}: {command}\n"));
            format!("{error}\nThe packages:\n{}", unpacked.concat())
        })?;
        write_file(folder, recording.name, recording.encode(&audio))?;
    }
    Ok(())
}

fn write_file(
    folder: &Path,
    name: &str,
    file: Result<Vec<u8>, String>,
) -> Result<(), Box<dyn Error>> {
    let named = |error| format!("{name}: {error}.");
    let file = file.map_err(named)?;
    let path = folder.join(format!("{name}.ogg"));
    fs::write(&path, &file)
        .map_err(|error| format!("Cannot write {}: {error}.", path.display()))?;
    let heard = decode(&file).map_err(named)?;
    println!(
        "{:<16} {:>8.2} {:>9.1} {:>9.1} {:>9.1} {:>9}",
        name,
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
    for (folder, sounds) in folders(directory) {
        verdicts.extend(check_folder(&folder, &sounds)?);
    }
    let (all, mut bad) = (verdicts.len(), 0);
    for (name, verdict) in verdicts {
        bad += u32::from(!verdict.is_good());
        if !matches!(verdict, Verdict::Same) {
            println!("{name}: {verdict}");
        }
    }
    if bad > 0 {
        return Err(format!("{bad} of {all} files are not as the generator makes them.").into());
    }
    println!("All {all} files are as the generator makes them.");
    Ok(())
}

fn check_folder(folder: &Path, sounds: &[Sound]) -> Result<Vec<(String, Verdict)>, Box<dyn Error>> {
    let recorded = RECORDINGS.iter().map(|recording| recording.file());
    let expected: Vec<String> = sounds.iter().map(Sound::file).chain(recorded).collect();
    let strangers = unexpected(folder, &expected)
        .map_err(|error| format!("Cannot look into {}: {error}.", folder.display()))?;
    let mut verdicts: Vec<_> = strangers
        .into_iter()
        .map(|name| (name, Verdict::Unexpected))
        .collect();
    for sound in sounds {
        let made = sound
            .encode(&sound.render())
            .map_err(|error| format!("{}: {error}.", sound.name))?;
        verdicts.push((sound.file(), compare(folder, sound, &made)));
    }
    Ok(verdicts)
}
