//! Files of other packages: waves, FLAC, and the samples of a sound font.

use std::path::{Path, PathBuf};
use std::{fmt, fs};

/// Packages that the recordings come from, and how each is unpacked into one folder.
pub const PACKAGES: [(&str, &str); 3] = [
    (
        "tonejs-instrument-harp-wav 1.1.0",
        "npm pack tonejs-instrument-harp-wav@1.1.0",
    ),
    (
        "sonic-pi-samples",
        "apt-get download sonic-pi-samples && dpkg-deb -x *.deb .",
    ),
    (
        "fluid-soundfont-gm",
        "apt-get download fluid-soundfont-gm && dpkg-deb -x *.deb .",
    ),
];

/// File of the sound font.
const FONT: &str = "FluidR3_GM.sf2";

/// A file, or a part of one.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// WAV of 16 bits.
    Wave(&'static str),
    /// FLAC.
    Flac(&'static str),
    /// Sample of the sound font, by its name.
    Font(&'static str),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wave(file) | Self::Flac(file) => write!(f, "{file}"),
            Self::Font(sample) => write!(f, "“{sample}” of {FONT}"),
        }
    }
}

/// One channel as it was recorded.
pub(super) struct Raw {
    /// Full scale at ±1.
    pub(super) samples: Vec<f64>,
    /// Samples per second.
    pub(super) rate: u32,
}

impl Source {
    /// Reads the source, which lies anywhere below `folder`.
    pub(super) fn read(self, folder: &Path) -> Result<Raw, String> {
        let file = match self {
            Self::Wave(file) | Self::Flac(file) => file,
            Self::Font(_) => FONT,
        };
        let path = found(folder, file).ok_or_else(|| {
            format!(
                "{file} is not below {}: unpack the packages there.",
                folder.display()
            )
        })?;
        let damaged =
            |error: &dyn fmt::Display| format!("{} cannot be read: {error}.", path.display());
        match self {
            Self::Wave(_) => wave(&path).map_err(|error| damaged(&error)),
            Self::Flac(_) => flac(&path).map_err(|error| damaged(&error)),
            Self::Font(sample) => {
                let bytes = fs::read(&path).map_err(|error| damaged(&error))?;
                of_font(&bytes, sample).ok_or_else(|| damaged(&format!("it has no “{sample}”")))
            }
        }
    }
}

/// The file of this name in `folder` or below it.
fn found(folder: &Path, name: &str) -> Option<PathBuf> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).ok()?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if entry.file_name() == name {
                return Some(path);
            }
        }
    }
    None
}

fn wave(path: &Path) -> Result<Raw, hound::Error> {
    let mut reader = hound::WavReader::open(path)?;
    let (rate, channels) = (reader.spec().sample_rate, reader.spec().channels);
    let samples: Result<Vec<i16>, _> = reader.samples::<i16>().collect();
    let samples = samples?.into_iter().map(f64::from);
    Ok(folded(
        samples,
        usize::from(channels),
        rate,
        f64::from(i16::MAX),
    ))
}

fn flac(path: &Path) -> Result<Raw, claxon::Error> {
    let mut reader = claxon::FlacReader::open(path)?;
    let info = reader.streaminfo();
    let samples: Result<Vec<i32>, _> = reader.samples().collect();
    let full = f64::from(1_u32 << (info.bits_per_sample - 1));
    let samples = samples?.into_iter().map(f64::from);
    Ok(folded(
        samples,
        info.channels as usize,
        info.sample_rate,
        full,
    ))
}

/// All channels as one.
fn folded(samples: impl Iterator<Item = f64>, channels: usize, rate: u32, full: f64) -> Raw {
    let samples: Vec<f64> = samples.collect();
    let frames = samples.chunks(channels.max(1));
    let mean = |frame: &[f64]| frame.iter().sum::<f64>() / (frame.len() as f64 * full);
    Raw {
        samples: frames.map(mean).collect(),
        rate,
    }
}

/// A sample of a SoundFont 2 file: its header is one of 46 bytes in `shdr`, its 16-bit samples lie in `smpl`.
fn of_font(bytes: &[u8], name: &str) -> Option<Raw> {
    const HEADER: usize = 46;
    let headers = chunk(bytes, b"shdr")?;
    let header = headers.chunks_exact(HEADER).find(|header| {
        let text = header[..20].split(|byte| *byte == 0).next();
        text == Some(name.as_bytes())
    })?;
    let number = |at: usize| {
        let bytes = header.get(at..at + 4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(bytes)).ok()
    };
    let (start, end, rate) = (number(20)?, number(24)?, number(36)?);
    let pairs = chunk(bytes, b"smpl")?
        .get(2 * start..2 * end)?
        .chunks_exact(2);
    let samples = pairs.map(|pair| f64::from(i16::from_le_bytes([pair[0], pair[1]])));
    Some(Raw {
        samples: samples.map(|sample| sample / f64::from(i16::MAX)).collect(),
        rate: u32::try_from(rate).ok()?,
    })
}

/// Content of the chunk of this name in a RIFF file, within its lists.
fn chunk<'a>(bytes: &'a [u8], wanted: &[u8; 4]) -> Option<&'a [u8]> {
    let mut at = 12;
    while at + 8 <= bytes.len() {
        let name = bytes.get(at..at + 4)?;
        let length = u32::from_le_bytes(bytes.get(at + 4..at + 8)?.try_into().ok()?) as usize;
        if name == wanted {
            return bytes.get(at + 8..at + 8 + length);
        }
        // A list begins with its kind, and its chunks follow.
        at += if name == b"LIST" {
            12
        } else {
            8 + length + length % 2
        };
    }
    None
}
