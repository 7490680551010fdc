//! Every throw as a line of a table in a file, for others to test.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use super::thrown::{Kind, Thrown};

/// The names of the columns.
const HEADING: &str = "throw,seed,kind,gesture,\
start_side_1,start_side_2,start_side_3,start_side_4,\
end_side_1,end_side_2,end_side_3,end_side_4,\
face_1,face_2,face_3,face_4,\
steps,nudges,rethrows,places";

/// The file that throws are written to, in order, by whichever thread made them.
pub(crate) struct Raw<W: Write = File> {
    path: PathBuf,
    lines: Mutex<Lines<W>>,
}

struct Lines<W: Write> {
    out: BufWriter<W>,
    /// The number of the throw that is written next.
    next: u64,
    /// Lines whose turn has not come.
    waiting: BTreeMap<u64, String>,
    /// Why nothing more can be written.
    problem: Option<io::Error>,
}

impl Raw {
    /// Begins a file.
    ///
    /// # Errors
    ///
    /// One sentence that says why there can be no such file.
    pub(crate) fn create(path: &Path) -> Result<Raw, String> {
        let file = match File::create_new(path) {
            // A pipe or a device is there to be written to; a file may hold what took an hour.
            Err(error)
                if error.kind() == io::ErrorKind::AlreadyExists
                    && fs::metadata(path).is_ok_and(|there| !there.is_file()) =>
            {
                File::options().write(true).open(path)
            }
            created => created,
        };
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                format!("{} exists already: choose another name", path.display())
            }
            _ => cannot_be_written(path, &error),
        })?;
        Raw::begin(path, file).map_err(|error| cannot_be_written(path, &error))
    }
}

impl<W: Write> Raw<W> {
    /// Begins the table. The heading goes out at once, so that a full disk is known before the first throw.
    fn begin(path: &Path, out: W) -> io::Result<Raw<W>> {
        let mut out = BufWriter::new(out);
        writeln!(out, "{HEADING}")?;
        out.flush()?;
        Ok(Raw {
            path: path.to_owned(),
            lines: Mutex::new(Lines {
                out,
                next: 0,
                waiting: BTreeMap::new(),
                problem: None,
            }),
        })
    }

    /// Writes a throw once all before it are written.
    pub(crate) fn write(&self, thrown: &Thrown) {
        let mut lines = self.lines();
        lines.waiting.insert(thrown.number, line(thrown));
        lines.write_those_in_turn();
    }

    /// Whether something could not be written; the rest is not tried.
    pub(crate) fn has_failed(&self) -> bool {
        self.lines().problem.is_some()
    }

    /// Ends the file.
    ///
    /// # Errors
    ///
    /// One sentence that says why it is not whole.
    pub(crate) fn finish(self) -> Result<(), String> {
        let mut lines = self.lines();
        let problem = lines.problem.take().or_else(|| lines.out.flush().err());
        problem.map_or(Ok(()), |error| Err(cannot_be_written(&self.path, &error)))
    }

    fn lines(&self) -> MutexGuard<'_, Lines<W>> {
        self.lines.lock().expect("nobody panics while writing")
    }
}

impl<W: Write> Lines<W> {
    fn write_those_in_turn(&mut self) {
        while self.problem.is_none()
            && let Some(line) = self.waiting.remove(&self.next)
        {
            self.problem = self.out.write_all(line.as_bytes()).err();
            self.next += 1;
        }
    }
}

fn cannot_be_written(path: &Path, error: &io::Error) -> String {
    format!("{} cannot be written: {error}", path.display())
}

fn line(thrown: &Thrown) -> String {
    let (kind, gesture) = match thrown.kind {
        Kind::Weak => ("weak", String::new()),
        Kind::Strong => ("strong", String::new()),
        Kind::Hand(gesture) => ("hand", gesture.to_string()),
    };
    let dice = [thrown.start_sides, thrown.end_sides, thrown.faces];
    let dice: Vec<String> = dice.iter().flatten().map(u8::to_string).collect();
    format!(
        "{},{},{kind},{gesture},{},{},{},{},{}\n",
        thrown.number,
        thrown.seed,
        dice.join(","),
        thrown.steps,
        thrown.nudges,
        thrown.rethrows,
        thrown.places
    )
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    fn thrown(number: u64, kind: Kind) -> Thrown {
        Thrown {
            number,
            seed: 100 + number,
            kind,
            start_sides: [1, 2, 3, 4],
            end_sides: [5, 6, 1, 2],
            faces: [3, 3, 6, 1],
            steps: 181,
            seconds: 1.5,
            nudges: 1,
            rethrows: 0,
            places: 0,
        }
    }

    /// A disk with room for so many bytes.
    struct Disk {
        bytes: Vec<u8>,
        room: usize,
    }

    impl Write for &mut Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.bytes.len() + bytes.len() > self.room {
                return Err(io::ErrorKind::StorageFull.into());
            }
            self.bytes.extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_stand_in_order_whoever_comes_first() {
        let mut disk = Disk {
            bytes: Vec::new(),
            room: 10_000,
        };
        let raw = Raw::begin(Path::new("dice.csv"), &mut disk).unwrap();
        raw.write(&thrown(1, Kind::Strong));
        raw.write(&thrown(2, Kind::Hand(23)));
        raw.write(&thrown(0, Kind::Weak));
        raw.finish().unwrap();
        let text = String::from_utf8(disk.bytes).unwrap();
        let (heading, lines) = text.split_once('\n').unwrap();
        assert_eq!(heading, HEADING);
        assert_eq!(
            lines,
            "0,100,weak,,1,2,3,4,5,6,1,2,3,3,6,1,181,1,0,0\n\
             1,101,strong,,1,2,3,4,5,6,1,2,3,3,6,1,181,1,0,0\n\
             2,102,hand,23,1,2,3,4,5,6,1,2,3,3,6,1,181,1,0,0\n"
        );
        assert_eq!(heading.split(',').count(), 20);
    }

    #[test]
    fn a_full_disk_is_told_in_one_sentence() {
        let full = &mut Disk {
            bytes: Vec::new(),
            room: 10,
        };
        assert!(Raw::begin(Path::new("dice.csv"), full).is_err());

        let nearly = &mut Disk {
            bytes: Vec::new(),
            room: 1_000,
        };
        let raw = Raw::begin(Path::new("dice.csv"), nearly).unwrap();
        let failed_at = (0..1_000).find(|&number| {
            raw.write(&thrown(number, Kind::Weak));
            raw.has_failed()
        });
        assert!(failed_at.is_some(), "writing goes on for ever");
        let sentence = raw.finish().unwrap_err();
        assert!(
            sentence.starts_with("dice.csv cannot be written: "),
            "{sentence}"
        );

        // What is left in memory at the end must arrive as well.
        let nearly = &mut Disk {
            bytes: Vec::new(),
            room: 250,
        };
        let raw = Raw::begin(Path::new("dice.csv"), nearly).unwrap();
        raw.write(&thrown(0, Kind::Weak));
        raw.write(&thrown(1, Kind::Weak));
        raw.write(&thrown(2, Kind::Weak));
        assert!(!raw.has_failed());
        assert!(raw.finish().is_err());
    }
}
