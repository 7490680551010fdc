//! Reading a game, from a record or from notation.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use cant_stop_records::{LARGEST, read};
use cant_stop_rules::notation::Playthrough;

/// A game that was read.
pub(super) struct Source {
    /// Names of the players, letters for a game that came as notation.
    pub(super) names: Vec<String>,
    pub(super) playthrough: Playthrough,
    /// A last line was cut off and left out.
    pub(super) torn: bool,
}

impl Source {
    /// Reads the game in a file, or on standard input if the file is `-`. A problem is told in a sentence without its name.
    pub(super) fn read(file: &Path) -> Result<Source, String> {
        let bytes = bytes_of(file).map_err(|error| format!("it cannot be read: {error}"))?;
        if bytes.len() as u64 > LARGEST {
            return Err("it is larger than any game".to_owned());
        }
        match bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
            Some(b'3'..=b'5') => Source::of_notation(&bytes),
            Some(b'{') => {
                let reading = read(&bytes).map_err(|problem| problem.to_string())?;
                let seats = reading.header.seats().iter();
                Ok(Source {
                    torn: reading.whole < bytes.len(),
                    names: seats.map(|seat| seat.name.clone()).collect(),
                    playthrough: reading.playthrough,
                })
            }
            Some(_) => Err("it is neither a record nor notation".to_owned()),
            None => Err("it is empty".to_owned()),
        }
    }

    fn of_notation(bytes: &[u8]) -> Result<Source, String> {
        let text = str::from_utf8(bytes).map_err(|_| "it is not text".to_owned())?;
        let playthrough: Playthrough = text.trim().parse().map_err(|error| format!("{error}"))?;
        let names = ["A", "B", "C", "D"].map(str::to_owned).into_iter();
        Ok(Source {
            names: names
                .take(usize::from(playthrough.start().seats()))
                .collect(),
            playthrough,
            torn: false,
        })
    }
}

/// At most a little more than any game takes.
fn bytes_of(file: &Path) -> io::Result<Vec<u8>> {
    let input: Box<dyn Read> = match file.to_str() {
        Some("-") => Box::new(io::stdin()),
        _ => Box::new(File::open(file)?),
    };
    let mut bytes = Vec::new();
    input.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
