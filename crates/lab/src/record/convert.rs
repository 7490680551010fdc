//! The same game in another form.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use cant_stop_records::{Header, write};

use super::source::Source;
use super::{ConvertOptions, Form};
use crate::cli::{Finding, Outcome};

pub(super) fn run(options: &ConvertOptions) -> Outcome {
    let mut source = Source::read_one(&options.file)?;
    name_players(&mut source, &options.names)?;
    let text = in_form(&source, options.to);
    let Some(out) = &options.out else {
        return Ok(Finding {
            report: text,
            is_good: true,
        });
    };
    save(out, &text).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            format!("{} exists already: choose another name", out.display())
        }
        _ => format!("{} cannot be written: {error}", out.display()),
    })?;
    Ok(Finding {
        report: String::new(),
        is_good: true,
    })
}

/// Gives the players of a game without names the ones asked for.
fn name_players(source: &mut Source, names: &[String]) -> Result<(), String> {
    if names.is_empty() {
        return Ok(());
    }
    let mut seats = source.header.seats.clone();
    if source.form != Form::Notation {
        return Err("the game has names already: leave --name out".to_owned());
    }
    if names.len() != seats.len() {
        return Err(format!(
            "there are {} players and {} names: give --name once for each player",
            seats.len(),
            names.len()
        ));
    }
    for (seat, name) in seats.iter_mut().zip(names) {
        name.clone_into(&mut seat.name);
    }
    let old = &source.header;
    source.header = Header::new(&old.engine, old.seed, old.settings(), seats);
    Ok(())
}

fn in_form(source: &Source, form: Form) -> String {
    match form {
        Form::Notation => source.playthrough.to_string() + "\n",
        Form::Json => {
            let written = source.to_written();
            serde_json::to_string(&written).expect("games always serialise") + "\n"
        }
        Form::Record => {
            // A record of the first version is written as one of today, with checksums of its own.
            let old = &source.header;
            let header = Header::new(&old.engine, old.seed, old.settings(), old.seats.clone());
            let bytes = write(&header, source.playthrough.actions());
            String::from_utf8(bytes).expect("records are text")
        }
    }
}

/// Writes a file that does not exist yet.
fn save(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
