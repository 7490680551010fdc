//! Do the files in a directory still come from this generator?

use std::path::Path;
use std::{fmt, fs, io};

use fundsp::prelude::log10;

use crate::audio::Audio;
use crate::encode::{decode, origin};
use crate::sound::Sound;

/// Level of the difference, in dB relative to the sound, that the encoder of another processor may make.
const STRAY: f64 = -40.0;

/// Comparison of a file with the sound that the generator makes now.
#[derive(Debug)]
pub enum Verdict {
    /// Equal in every byte.
    Same,
    /// Made of the same samples; only the encoder rounded differently, by this many dB below the sound.
    SameSamples(f64),
    /// Another sound: this many dB below the sound lies the difference, or the lengths or channels are not the same.
    Different(Option<f64>),
    /// There is no such file.
    Missing,
    /// A file that no sound of the catalogue has.
    Unexpected,
    /// It cannot be read.
    Unreadable(io::Error),
    /// It cannot be decoded.
    Undecodable(String),
}

impl Verdict {
    /// Returns `true` if the file was made of the same samples.
    pub fn is_good(&self) -> bool {
        matches!(self, Self::Same | Self::SameSamples(_))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Same => write!(f, "the same"),
            Self::SameSamples(decibels) => {
                write!(
                    f,
                    "the same samples, encoded with a difference of {decibels:.1} dB"
                )
            }
            Self::Different(Some(decibels)) => {
                write!(f, "another sound, the difference is at {decibels:.1} dB")
            }
            Self::Different(None) => {
                write!(f, "another sound, of another length or number of channels")
            }
            Self::Missing => write!(f, "missing"),
            Self::Unexpected => write!(f, "not a sound of the catalogue"),
            Self::Unreadable(error) => write!(f, "cannot be read: {error}"),
            Self::Undecodable(error) => write!(f, "{error}"),
        }
    }
}

/// Compares the file of `sound` in `directory` with `made`, the file that the generator makes of it now.
pub fn compare(directory: &Path, sound: &Sound, made: &[u8]) -> Verdict {
    let file = match fs::read(directory.join(sound.file())) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Verdict::Missing,
        Err(error) => return Verdict::Unreadable(error),
    };
    if file == made {
        return Verdict::Same;
    }
    match (decode(&file), decode(made)) {
        (Ok(found), Ok(wanted)) => {
            let same_samples = origin(&file).is_some() && origin(&file) == origin(made);
            match difference(&found, &wanted) {
                Some(decibels) if same_samples && decibels <= STRAY => {
                    Verdict::SameSamples(decibels)
                }
                other => Verdict::Different(other),
            }
        }
        (Err(error), _) | (_, Err(error)) => Verdict::Undecodable(error),
    }
}

/// Names of the files in `directory` that are not `expected`, sorted. Directories in it are others' business.
pub fn unexpected(directory: &Path, expected: &[String]) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !entry.file_type()?.is_dir() && !expected.contains(&name) {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// Level of the difference, in dB relative to `wanted`; `None` for sounds of different length, rate or channels.
fn difference(found: &Audio, wanted: &Audio) -> Option<f64> {
    let alike = found.rate() == wanted.rate() && found.len() == wanted.len();
    if !alike || found.channels().len() != wanted.channels().len() {
        return None;
    }
    let pairs = found
        .channels()
        .iter()
        .flatten()
        .zip(wanted.channels().iter().flatten());
    let (mut strayed, mut whole) = (0.0, 0.0);
    for (found, wanted) in pairs {
        let (found, wanted) = (f64::from(*found), f64::from(*wanted));
        strayed += (found - wanted) * (found - wanted);
        whole += wanted * wanted;
    }
    Some(10.0 * log10(strayed / whole))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use super::*;
    use crate::catalogue::catalogue;
    use crate::encode::encode;

    /// A short sound of the catalogue.
    fn tick() -> Sound {
        catalogue().find(|sound| sound.name == "focus_1").unwrap()
    }

    /// The verdict on `file`, as that of [`tick`] in a directory of its own called `place`.
    fn verdict(place: &str, file: &[u8]) -> Verdict {
        let name = format!("cant-stop-sounds-{}-{place}", std::process::id());
        let directory = std::env::temp_dir().join(name);
        fs::create_dir_all(&directory).unwrap();
        fs::write(directory.join(tick().file()), file).unwrap();
        let made = tick().encode(&tick().render()).unwrap();
        let verdict = compare(&directory, &tick(), &made);
        fs::remove_dir_all(&directory).unwrap();
        verdict
    }

    #[test]
    fn the_same_bytes_are_the_same() {
        let file = tick().encode(&tick().render()).unwrap();
        assert!(matches!(verdict("same", &file), Verdict::Same));
    }

    #[test]
    fn the_same_samples_encoded_otherwise_are_told_apart() {
        let finer = |by: f32| encode(tick().form.quality + by, &tick().render()).unwrap();
        let slightly = verdict("slightly", &finer(0.001));
        assert!(matches!(slightly, Verdict::SameSamples(_)), "{slightly}");
        let clearly = verdict("clearly", &finer(0.1));
        assert!(matches!(clearly, Verdict::Different(Some(_))), "{clearly}");
    }

    #[test]
    fn a_slightly_louder_sound_is_another() {
        let louder = tick().encode(&tick().render().amplified(1.001)).unwrap();
        let verdict = verdict("louder", &louder);
        assert!(matches!(verdict, Verdict::Different(Some(_))), "{verdict}");
    }

    #[test]
    fn a_longer_sound_is_another() {
        let mut samples = tick().render().channels()[0].clone();
        samples.resize(samples.len() + 100, 0.0);
        let longer = tick().encode(&Audio::new(vec![samples])).unwrap();
        let verdict = verdict("longer", &longer);
        assert!(matches!(verdict, Verdict::Different(None)), "{verdict}");
    }

    #[test]
    fn undecodable_files_are_named() {
        let verdict = verdict("none", b"no sound");
        assert!(matches!(verdict, Verdict::Undecodable(_)), "{verdict}");
    }

    #[test]
    fn directories_are_not_asked_about() {
        let name = format!("cant-stop-sounds-{}-inside", std::process::id());
        let directory = std::env::temp_dir().join(name);
        fs::create_dir_all(directory.join("score")).unwrap();
        fs::write(directory.join("stray.ogg"), b"").unwrap();
        let found = unexpected(&directory, &[tick().file()]).unwrap();
        fs::remove_dir_all(&directory).unwrap();
        assert_eq!(found, ["stray.ogg"]);
    }

    #[test]
    fn a_missing_file_is_named() {
        let verdict = compare(Path::new("no/such/directory"), &tick(), b"");
        assert!(matches!(verdict, Verdict::Missing), "{verdict}");
    }
}
