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
        Ok(Raw::to(path, file))
    }
}

impl<W: Write> Raw<W> {
    /// Begins the table.
    fn to(path: &Path, out: W) -> Raw<W> {
        let mut out = BufWriter::new(out);
        let problem = writeln!(out, "{HEADING}").err();
        Raw {
            path: path.to_owned(),
            lines: Mutex::new(Lines {
                out,
                next: 0,
                waiting: BTreeMap::new(),
                problem,
            }),
        }
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
