//! Every throw as a line of a table in a file, for others to test.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::thrown::{Kind, Thrown};

/// The names of the columns.
const HEADING: &str = "throw,seed,kind,gesture,\
start_side_1,start_side_2,start_side_3,start_side_4,\
end_side_1,end_side_2,end_side_3,end_side_4,\
face_1,face_2,face_3,face_4,\
steps,nudges,rethrows,places";

/// The file that throws are written to, in order.
pub(crate) struct Raw<W: Write = File> {
    path: PathBuf,
    out: BufWriter<W>,
}

impl Raw {
    /// Begins a file, or says in one sentence why there can be none.
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
            out,
        })
    }

    pub(crate) fn write(&mut self, thrown: &Thrown) -> Result<(), String> {
        let written = self.out.write_all(line(thrown).as_bytes());
        written.map_err(|error| cannot_be_written(&self.path, &error))
    }

    /// Ends the file, or says in one sentence why it is not whole.
    pub(crate) fn finish(mut self) -> Result<(), String> {
        let written = self.out.flush();
        written.map_err(|error| cannot_be_written(&self.path, &error))
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
    use super::super::tests::thrown;
    use super::*;

    #[test]
    fn a_full_disk_is_reported_in_one_sentence() {
        let path = Path::new("dice.csv");
        assert!(Raw::begin(path, &mut [0; 10][..]).is_err());

        let mut disk = [0; 1_000];
        let mut raw = Raw::begin(path, &mut disk[..]).unwrap();
        let failed = (0..1_000).find_map(|number| raw.write(&thrown(number)).err());
        let sentence = failed.expect("no disk takes everything");
        assert!(
            sentence.starts_with("dice.csv cannot be written: "),
            "{sentence}"
        );

        // What is left in memory at the end must arrive as well.
        let mut disk = [0; 250];
        let mut raw = Raw::begin(path, &mut disk[..]).unwrap();
        for number in 0..3 {
            raw.write(&thrown(number)).unwrap();
        }
        assert!(raw.finish().is_err());
    }
}
