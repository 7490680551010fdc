//! A recorded game as it is heard, without ears: the mix, every bus, the cues, a sheet to look at, and the laws that must
//! hold of it.

#[cfg(test)]
mod broken;
mod event_laws;
mod finding;
mod heard;
mod laws;
mod levels;
mod replay;
mod sheet;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use std::fmt::{Display, Write as _};
use std::fs;
use std::path::Path;

use cant_stop::core::settings::{Settings, Speed};
use cant_stop_records::{Reading, read};

use self::finding::Finding;
use self::heard::Heard;
use self::levels::RATE;
use self::replay::{Length, replay};

/// Plays `record` and leaves in `folder` what is heard of it. Returns `true` if every law holds.
pub(crate) fn listen(
    record: &Path,
    folder: &Path,
    choose: impl Fn(&mut Settings),
) -> Result<bool, String> {
    let reading = open(record)?;
    fs::create_dir_all(folder)
        .map_err(|error| format!("{} cannot be made: {error}.", folder.display()))?;
    let heard = replay(&reading, Length::Whole, choose)?;
    let loud = replay(&reading, Length::Short, at_full_volume)?;
    keep(&heard, folder)?;
    let mut findings = laws::usual(&heard);
    let mut report = lines(&findings);
    let at_full = laws::always(&loud);
    let _ = writeln!(report, "\nAt full volume, as fast as it goes:");
    report += &lines(&at_full);
    findings.extend(at_full);
    let cost = 100.0 * heard.cost;
    let _ = writeln!(
        report,
        "\nThe mix took {cost:.1} % of a core in this build."
    );
    print!("{report}");
    save(&folder.join("report.txt"), report.as_bytes())?;
    let broken = findings.iter().filter(|finding| !finding.holds()).count();
    if broken > 0 {
        eprintln!("{broken} of {} laws do not hold.", findings.len());
    }
    Ok(broken == 0)
}

/// Everything as loud and as fast as it can be set.
fn at_full_volume(settings: &mut Settings) {
    settings.speed = Speed::Instant;
    for volume in [
        &mut settings.master,
        &mut settings.music,
        &mut settings.mountain,
        &mut settings.table,
        &mut settings.interface,
    ] {
        *volume = Settings::LOUDEST;
    }
}

fn lines(findings: &[Finding]) -> String {
    findings
        .iter()
        .map(|finding| format!("{finding}\n"))
        .collect()
}

fn open(record: &Path) -> Result<Reading, String> {
    let bytes = fs::read(record)
        .map_err(|error| format!("{} cannot be read: {error}.", record.display()))?;
    read(&bytes).map_err(|problem| format!("{} is no game: {problem}.", record.display()))
}

/// The mix and every bus as sound files, the cues as a log, and the sheet with its spectrogram beside it.
fn keep(heard: &Heard, folder: &Path) -> Result<(), String> {
    write_sound(&heard.mix, &folder.join("mix.wav"))?;
    for (name, frames) in &heard.buses {
        write_sound(frames, &folder.join(format!("{name}.wav")))?;
    }
    save(&folder.join("cues.txt"), heard.log().as_bytes())?;
    let picture = folder.join("spectrogram.png");
    sheet::draw_spectrogram(heard, &picture).map_err(|error| cannot(&picture, &error))?;
    save(&folder.join("sheet.svg"), sheet::svg(heard).as_bytes())
}

fn write_sound(frames: &[[f32; 2]], path: &Path) -> Result<(), String> {
    let spec = hound::WavSpec {
        channels: 2,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let written = hound::WavWriter::create(path, spec).and_then(|mut file| {
        for sample in frames.as_flattened() {
            file.write_sample((sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16)?;
        }
        file.finalize()
    });
    written.map_err(|error| cannot(path, &error))
}

fn save(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| cannot(path, &error))
}

fn cannot(path: &Path, error: &dyn Display) -> String {
    format!("{} cannot be written: {error}.", path.display())
}
