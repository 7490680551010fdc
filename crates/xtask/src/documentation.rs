//! Stands in for rustdoc while documentation tests run, so that the documentation is made, and held sound, on the way.
//!
//! `cargo doc` would compile the metadata of the whole engine again. For documentation tests cargo hands rustdoc the
//! crates that are built already, and with those the documentation itself costs seconds.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::cargo::exit_code;

/// Where this program learns that it is rustdoc now, and which program is the real one.
const REAL: &str = "XTASK_REAL_RUSTDOC";

/// Options of a run of tests that mean nothing where documentation is made, and how many values follow each.
const OF_TESTS: [(&str, usize); 3] = [
    ("--test", 0),
    ("--test-run-directory", 1),
    ("--test-args", 1),
];

/// Lets `cargo`, which runs documentation tests, make the documentation as well, with all warnings denied.
///
/// # Errors
///
/// When the file of this program is not known.
pub fn made_with(cargo: &mut Command) -> Result<&mut Command, String> {
    let own = env::current_exe().map_err(|error| format!("Where is this program? {error}"))?;
    let real = env::var_os("RUSTDOC").unwrap_or_else(|| "rustdoc".into());
    Ok(cargo.env("RUSTDOC", own).env(REAL, real))
}

/// Does what rustdoc is asked for where this program was started in its place; `None` where it was not.
///
/// A library whose documentation was made and tested since it was built is passed over.
pub fn stand_in() -> Option<ExitCode> {
    let real = env::var_os(REAL)?;
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    let Some(documentation) = documenting(&args) else {
        return Some(ExitCode::from(run(&real, &args)));
    };
    let line = documentation.join(OsStr::new("\n"));
    let stamp = stamp(&documentation);
    if is_newer(&stamp, &line, &documentation) {
        return Some(ExitCode::SUCCESS);
    }
    let code = match run(&real, &documentation) {
        0 => run(&real, &args),
        failed => failed,
    };
    if code == 0 {
        // A stamp that cannot be written only costs the next run its time.
        fs::write(&stamp, line.as_encoded_bytes()).ok();
    }
    Some(ExitCode::from(code))
}

/// The file that says with which arguments a library was documented last, and by its age when.
fn stamp(args: &[OsString]) -> PathBuf {
    let name = args.iter().skip_while(|arg| *arg != "--crate-name").nth(1);
    let name = name.cloned().unwrap_or_default();
    folder().join(name).with_extension("documented")
}

/// Returns `true` if the stamp has these arguments and is newer than all libraries they name, the documented one among them.
fn is_newer(stamp: &Path, line: &OsStr, args: &[OsString]) -> bool {
    let modified = |path: &Path| fs::metadata(path).and_then(|about| about.modified());
    let (Ok(made), Ok(with)) = (modified(stamp), fs::read(stamp)) else {
        return false;
    };
    let libraries = args.iter().filter_map(|arg| arg.to_str()?.split_once('='));
    with == line.as_encoded_bytes()
        && libraries
            .filter(|(_, path)| path.ends_with(".rlib") || path.ends_with(".so"))
            .all(|(_, path)| modified(Path::new(path)).is_ok_and(|built| built < made))
}

fn run(rustdoc: &OsStr, args: &[OsString]) -> u8 {
    match Command::new(rustdoc).args(args).status() {
        Ok(status) => exit_code(status),
        Err(error) => {
            eprintln!("`{}` cannot be started: {error}.", rustdoc.display());
            1
        }
    }
}

/// The arguments that make the documentation of the library whose tests these arguments run; `None` for others.
///
/// Private items are documented, too: in a program it is they that link to each other.
fn documenting(args: &[OsString]) -> Option<Vec<OsString>> {
    args.iter().find(|arg| *arg == "--test")?;
    let mut kept = Vec::new();
    let mut left = args.iter();
    while let Some(arg) = left.next() {
        match OF_TESTS.iter().find(|(option, _)| arg == option) {
            Some((_, values)) => left.by_ref().take(*values).for_each(drop),
            None => kept.push(arg.clone()),
        }
    }
    kept.extend(["--document-private-items", "--deny=warnings", "--out-dir"].map(OsString::from));
    kept.push(folder().into());
    Some(kept)
}

/// The folder `doc` of the target folder, which has this program two floors down.
fn folder() -> PathBuf {
    let own = env::current_exe().unwrap_or_default();
    let target = own.ancestors().nth(2).unwrap_or(&own);
    target.join("doc")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_become_documentation() {
        let args =
            "--edition=2024 --test src/lib.rs --test-run-directory a --test-args b --extern c=d";
        let args: Vec<OsString> = args.split(' ').map(OsString::from).collect();
        let made = documenting(&args).expect("these run tests");
        assert_eq!(
            made[..4],
            ["--edition=2024", "src/lib.rs", "--extern", "c=d"]
        );
        assert!(made.iter().any(|arg| arg == "--deny=warnings"));
        assert_eq!(documenting(&["-vV".into()]), None);
    }

    #[test]
    fn what_was_built_or_asked_for_anew_is_documented_again() {
        let folder = env::temp_dir().join(format!("xtask-stamp-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let library = folder.join("libc.rlib");
        let stamp = folder.join("c.documented");
        let set_age = |path: &Path, age: u64| {
            let then = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(age);
            let file = fs::File::options().append(true).create(true).open(path);
            file.and_then(|file| file.set_modified(then))
                .expect("a file");
        };
        let args = [OsString::from(format!("c={}", library.display()))];
        let line = args.join(OsStr::new("\n"));
        set_age(&library, 100);
        assert!(!is_newer(&stamp, &line, &args), "never documented");
        fs::write(&stamp, line.as_encoded_bytes()).expect("a stamp");
        set_age(&stamp, 200);
        assert!(is_newer(&stamp, &line, &args));
        assert!(!is_newer(&stamp, OsStr::new("--deny=warnings"), &args));
        set_age(&library, 300);
        assert!(!is_newer(&stamp, &line, &args), "built anew");
        fs::remove_dir_all(&folder).ok();
    }
}
