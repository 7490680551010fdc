//! The notation of the sections: plain text, one cell per eighth.
//!
//! A section begins with `bars N` and `level DB`. A line that ends with a colon begins a block: the name of a stem, and for
//! the lead the number of the take. The lines of a block hold bars between `|`; a bar is twelve cells, or one `.` for a
//! bar without a note. Cells:
//!
//! - `.` nothing begins here, and what rings goes on ringing
//! - `D4` a note, `D3+A3` a chord; `D4p` is soft, `D4f` is strong; `D4?` is a soft ornament that one pass of
//!   three leaves out, so that a section does not come back quite as it was
//! - `A4~` a note that is slurred into the next: one breath, and no tongue between them
//! - `-` holds the note before it for one more eighth (for stems that sustain)
//! - `x` a stroke of the drum, `h` a beat of the heart, with `p` and `f` as above
//!
//! A comment begins with `;` and ends with the line.

use std::str::FromStr;

use crate::pitch::midi;
use crate::stem::{STEMS, Stem};

/// Eighths of a bar.
const CELLS: usize = 12;

/// Dynamics of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Marked `p`.
    Soft,
    /// Without a mark.
    Medium,
    /// Marked `f`.
    Strong,
}

/// One note of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// Eighths since the section began.
    pub at: u32,
    /// MIDI note number; [`Note::UNPITCHED`] for drum and heart.
    pub pitch: u8,
    /// Eighths that it is held. A stem that rings, not sustains, pays no heed.
    pub length: u32,
    /// Dynamics.
    pub strength: Strength,
    /// Set where a pass may leave it out.
    pub ornament: bool,
    /// Set where the note runs into the one that follows it.
    pub slurred: bool,
}

impl Note {
    /// Returns `true` where this note is slurred into `next`.
    pub(crate) fn runs_into(&self, next: &Note) -> bool {
        self.slurred && self.at + self.length == next.at
    }

    /// Stands for the pitch of drum and heart.
    pub const UNPITCHED: u8 = 0;
}

/// One section: its notes as written.
#[derive(Debug, Default)]
pub struct Section {
    /// Number of bars.
    pub bars: u32,
    /// Level above the usual one, in dB.
    pub(crate) level: f32,
    /// The notes of each stem but the lead, in order of time.
    pub(crate) stems: [Vec<Note>; STEMS],
    /// The takes of the lead.
    pub takes: Vec<Vec<Note>>,
}

/// Parses `text`, the content of `file`, as a section.
///
/// # Errors
///
/// If it is not a section, with the line, counted from 1.
pub fn parse(file: &str, text: &str) -> Result<Section, String> {
    let mut reader = Reader::default();
    let mut last = 0;
    let wrong = |line: usize| move |wrong: String| format!("{file}:{line}: {wrong}");
    for (line, text) in (1..).zip(text.lines()) {
        last = line;
        let text = text.split(';').next().unwrap_or_default().trim();
        reader.line(text).map_err(wrong(line))?;
    }
    reader.finish().map_err(wrong(last))
}

#[derive(Default)]
struct Reader {
    written: Section,
    block: Option<Stem>,
    /// Bars of the block so far.
    bars: u32,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if line.is_empty() {
            return Ok(());
        }
        if let Some(heading) = line.strip_suffix(':') {
            return self.heading(heading.trim());
        }
        if let Some(bars) = line.strip_prefix("bars ") {
            self.written.bars = number(bars)?;
            return Ok(());
        }
        if let Some(level) = line.strip_prefix("level ") {
            self.written.level = number(level)?;
            return Ok(());
        }
        for bar in line.split('|').map(str::trim).filter(|bar| !bar.is_empty()) {
            self.bar(bar)?;
        }
        Ok(())
    }

    fn heading(&mut self, heading: &str) -> Result<(), String> {
        self.close()?;
        let mut words = heading.split_whitespace();
        let word = words.next().unwrap_or_default();
        let stem = Stem::ALL.into_iter().find(|stem| stem.heading() == word);
        let stem = stem.ok_or_else(|| format!("`{word}` is no stem"))?;
        if stem == Stem::Lead {
            let next = self.written.takes.len() + 1;
            if words.next().and_then(|number| number.parse().ok()) != Some(next) {
                return Err(format!("take {next} of the lead was expected"));
            }
            self.written.takes.push(Vec::new());
        } else if !self.written.stems[stem.index()].is_empty() {
            return Err(format!("{word} is there twice"));
        }
        self.block = Some(stem);
        self.bars = 0;
        Ok(())
    }

    fn bar(&mut self, bar: &str) -> Result<(), String> {
        let stem = self.block.ok_or("a bar before the first stem")?;
        let start = self.bars * CELLS as u32;
        self.bars += 1;
        let cells: Vec<&str> = bar.split_whitespace().collect();
        if cells == ["."] {
            return Ok(());
        }
        if cells.len() != CELLS {
            return Err(format!(
                "bar {} has {} cells, not {CELLS}",
                self.bars,
                cells.len()
            ));
        }
        for (index, text) in cells.into_iter().enumerate() {
            self.cell(stem, start + index as u32, text)?;
        }
        Ok(())
    }

    fn cell(&mut self, stem: Stem, at: u32, text: &str) -> Result<(), String> {
        let notes = match stem {
            Stem::Lead => self.written.takes.last_mut(),
            _ => self.written.stems.get_mut(stem.index()),
        };
        let notes = notes.ok_or("a note before its stem")?;
        match text {
            "." => {}
            "-" => hold(notes, at)?,
            _ => {
                for name in text.split('+') {
                    notes.push(note(stem, at, name)?);
                }
            }
        }
        Ok(())
    }

    /// The block must be as long as the section.
    fn close(&self) -> Result<(), String> {
        match self.block {
            Some(stem) if self.bars != self.written.bars => Err(format!(
                "{} has {} bars, not {}",
                stem.heading(),
                self.bars,
                self.written.bars
            )),
            _ => Ok(()),
        }
    }

    fn finish(self) -> Result<Section, String> {
        self.close()?;
        if self.written.bars == 0 {
            return Err("no bars".to_owned());
        }
        Ok(self.written)
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    let number = text.trim().parse();
    number.map_err(|_| format!("`{text}` is no number"))
}

/// Lengthens the notes that end at `at`.
fn hold(notes: &mut [Note], at: u32) -> Result<(), String> {
    let mut held = false;
    for note in notes.iter_mut().rev().take_while(|note| note.at < at) {
        if note.at + note.length == at {
            note.length += 1;
            held = true;
        }
    }
    if held {
        Ok(())
    } else {
        Err("`-` without a note before it".to_owned())
    }
}

fn note(stem: Stem, at: u32, text: &str) -> Result<Note, String> {
    let slurred = text.ends_with('~');
    let text = text.strip_suffix('~').unwrap_or(text);
    let ornament = text.ends_with('?');
    let (name, strength) = if let Some(name) = text.strip_suffix(['p', '?']) {
        (name, Strength::Soft)
    } else if let Some(name) = text.strip_suffix('f') {
        (name, Strength::Strong)
    } else {
        (text, Strength::Medium)
    };
    let pitch = match (stem, name) {
        (Stem::Drum, "x") | (Stem::Heart, "h") => Some(Note::UNPITCHED),
        (Stem::Drum | Stem::Heart, _) => None,
        _ => midi(name),
    };
    let pitch = pitch.ok_or_else(|| format!("`{text}` is no note of {}", stem.heading()))?;
    Ok(Note {
        at,
        pitch,
        length: 1,
        strength,
        ornament,
        slurred,
    })
}
